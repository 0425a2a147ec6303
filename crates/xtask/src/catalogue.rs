//! What TypeScript must know of the engine: the games, their cards, and the keys of all sentences, so that a missing
//! translation is a type error.

use crate::run;
use anyhow::{Context, Result};
use engine::effects::Term;
use engine::protocol::{Fault, Refusal, RefusalCode, Timing};
use std::fmt::Write;
use std::fs;

/// Languages with rules pages.
const LANGS: &[&str] = &["en", "de", "fr"];

const HEAD: &str = "// Written by `cargo xtask catalogue`; not to be edited.\n";

/// Writes `pkg/src/generated/catalogue.ts`, `joker.ts` and `rules-<lang>.ts`.
pub fn run(_args: &[String]) -> Result<()> {
    let generated = run::root().join("pkg/src/generated");
    fs::create_dir_all(&generated)?;
    for (name, text) in told()? {
        fs::write(generated.join(name), text)?;
    }
    for lang in LANGS {
        fs::write(generated.join(format!("rules-{lang}.ts")), rules(lang)?)?;
    }
    Ok(())
}

/// What the engine tells of itself, file by file. It must be that of the wasm file it is shipped with.
pub fn told() -> Result<[(&'static str, String); 2]> {
    Ok([("catalogue.ts", catalogue()?), ("joker.ts", joker()?)])
}

fn catalogue() -> Result<String> {
    let mut out = String::from(HEAD);
    out.push_str("import type { CardId, CardInfo, VariantId, VariantInfo } from \"../types.js\";\n\n");
    out.push_str("/** A line of the engine's table of games. */\n");
    out.push_str("export type VariantEntry = Omit<VariantInfo, \"title\" | \"summary\" | \"rules\">;\n\n");
    out.push_str("/** A card without its words. */\n");
    out.push_str("export type CardEntry = Omit<CardInfo, \"title\" | \"text\"> & { id: CardId };\n\n");

    out.push_str("export const VARIANTS: readonly VariantEntry[] = [\n");
    for info in engine::variants() {
        writeln!(
            out,
            "  {{ id: {}, family: {}, hasChance: {}, hasHiddenInformation: {}, hasCards: {}, reconstruction: {}, ownDeck: {} }},",
            text(info.id)?,
            text(info.family)?,
            info.has_chance,
            info.has_hidden_information,
            info.has_cards,
            info.reconstruction,
            info.own_deck,
        )?;
    }
    out.push_str("];\n\nexport const CARDS: Partial<Record<VariantId, readonly CardEntry[]>> = {\n");
    for info in engine::variants() {
        let cards = (info.cards)();
        if cards.is_empty() {
            continue;
        }
        writeln!(out, "  {}: [", text(info.id)?)?;
        for card in cards {
            writeln!(
                out,
                "    {{ id: {}, timing: {}, value: {}, advanced: {} }},",
                text(&card.id.to_string())?,
                card.timing.map(Timing::name).map_or(Ok("null".into()), text)?,
                card.value.map_or("null".into(), |value| value.to_string()),
                card.advanced,
            )?;
        }
        out.push_str("  ],\n");
    }
    out.push_str("};\n\n");

    out.push_str("/** Why an action is refused. */\nexport type RefusalCode =\n");
    for (i, code) in RefusalCode::ALL.iter().enumerate() {
        let end = if i + 1 == RefusalCode::ALL.len() { ";" } else { "" };
        writeln!(out, "  | {}{end}", serde_json::to_string(code)?)?;
    }
    out.push_str(
        "\n/** Keys of the sentences that say more about a refusal than its code. */\nexport type RefusalHint =\n",
    );
    for (i, hint) in Refusal::HINTS.iter().enumerate() {
        let end = if i + 1 == Refusal::HINTS.len() { ";" } else { "" };
        writeln!(out, "  | {}{end}", text(hint)?)?;
    }
    out.push_str(
        "\n/** Keys of the sentences about failures, each with the words it gets. */\nexport interface FaultParams {\n",
    );
    for (reason, params) in Fault::REASONS {
        let members: Vec<String> = params.iter().map(|param| format!("{param}: string")).collect();
        let members =
            if members.is_empty() { "Record<never, never>".into() } else { format!("{{ {} }}", members.join("; ")) };
        writeln!(out, "  {}: {members};", text(reason)?)?;
    }
    out.push_str("}\n\nexport type FaultReason = keyof FaultParams;\n");
    Ok(out)
}

/// What Joker's cards do: their texts are made from it.
fn joker() -> Result<String> {
    let mut out = String::from(HEAD);
    out.push_str("import type { JokerCard } from \"../lang/cards/joker/effect.js\";\n\n");
    let terms: Vec<&str> = Term::ALL.into_iter().map(Term::name).collect();
    writeln!(
        out,
        "/** The vocabulary in its order. */\nexport const TERMS = {} as const;\n",
        serde_json::to_string(&terms)?
    )?;
    // As text: scripts that never ask for the deck then do not build it.
    let mut deck = Vec::new();
    for card in engine::families::joker::deck() {
        let bold: Vec<&str> = card.bold.iter().map(|kind| kind.name()).collect();
        let terms: Vec<&str> = card.effect.terms().into_iter().map(Term::name).collect();
        deck.push(format!(
            "{{\"id\":{},\"bold\":{},\"terms\":{},\"effect\":{}}}",
            text(&card.id.to_string())?,
            serde_json::to_string(&bold)?,
            serde_json::to_string(&terms)?,
            serde_json::to_string(&card.effect)?,
        ));
    }
    let deck = text(&format!("[{}]", deck.join(",")))?;
    writeln!(out, "const TEXT = {deck};\n")?;
    out.push_str("let deck: readonly JokerCard[] | null = null;\n\n/** The deck of Joker, AA first. */\n");
    out.push_str("export function deckOfJoker(): readonly JokerCard[] {\n  deck ??= JSON.parse(TEXT) as readonly JokerCard[];\n  return deck;\n}\n");
    Ok(out)
}

/// Imports the rules page of every game; a missing page is a build error.
fn rules(lang: &str) -> Result<String> {
    let mut imports = String::from(HEAD);
    let mut table =
        String::from("\n/** The rules of the games as Markdown. */\nexport const rules: Record<string, string> = {\n");
    for (i, info) in engine::variants().iter().enumerate() {
        writeln!(imports, "import page{i} from \"../lang/rules/{lang}/{}.md\";", info.id)?;
        writeln!(table, "  {}: page{i},", text(info.id)?)?;
    }
    table.push_str("};\n");
    Ok(imports + &table)
}

/// A text as a TypeScript literal.
fn text(text: &str) -> Result<String> {
    serde_json::to_string(text).context("writing a text")
}
