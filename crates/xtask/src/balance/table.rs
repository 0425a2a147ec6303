use super::play::{Count, Tally};
use anyhow::{Context, Result, ensure};
use engine::families::joker::{Card, deck};
use std::fmt::Write;
use std::path::Path;

fn share(part: f64, whole: u32) -> f64 {
    if whole == 0 { 0.0 } else { part / f64::from(whole) }
}

impl Tally {
    fn usable_share(&self) -> f64 {
        share(f64::from(self.usable), self.held)
    }

    fn swing_mean(&self) -> f64 {
        share(self.swing, self.used)
    }

    /// How much better those fare who use it than those who could but do not, in games.
    fn effect(&self) -> Option<f64> {
        let left = self.usable - self.used;
        (self.used >= 20 && left >= 20).then(|| share(self.result_used, self.used) - share(self.result_left, left))
    }

    /// The value that follows: what a use costs or wins on the board is set off against points, and what can seldom be used
    /// counts more. Cards nobody has used keep theirs.
    fn value(&self, card: &Card) -> u16 {
        if self.used < 10 {
            return card.value;
        }
        let points = 75.0 - 22.0 * self.swing_mean() + 60.0 * (0.62 - self.usable_share());
        ((points / 25.0).round() * 25.0).clamp(25.0, 200.0) as u16
    }
}

/// The aims and the table, as Markdown.
pub fn report(count: &Count, player: &str, seed: &str) -> String {
    let mut out = String::new();
    let games = count.games;
    let _ = writeln!(out, "# The deck, measured\n");
    let _ = writeln!(out, "{games} games of {player} against {player}, seed “{seed}”: `cargo xtask balance`.\n");
    aims(count, &mut out);
    let _ = writeln!(
        out,
        "\n**usable**: share of the turns it was held in which it could be used. **used**: share of these in which it was. \
         **masked**: of the uses, as a masquerade. **swing**: change of material by a use, in pawns. **effect**: how much \
         better those did who used it than those who could have, in games out of a hundred.\n"
    );
    let _ = writeln!(out, "| card | held | usable % | used % | masked % | swing | effect | value |");
    let _ = writeln!(out, "|---|---|---|---|---|---|---|---|");
    for (card, tally) in deck().iter().zip(&count.cards) {
        let effect = tally.effect().map_or("–".into(), |effect| format!("{:+.0}", 100.0 * effect));
        let _ = writeln!(
            out,
            "| {} | {} | {:.0} | {:.0} | {:.0} | {:+.1} | {effect} | {} |",
            card.id,
            tally.held,
            100.0 * tally.usable_share(),
            100.0 * share(f64::from(tally.used), tally.usable),
            100.0 * share(f64::from(tally.masquerades), tally.used),
            tally.swing_mean(),
            tally.value(card),
        );
    }
    out
}

fn aims(count: &Count, out: &mut String) {
    let games = count.games;
    let of = |name: &str| count.endings.iter().find(|(ending, _)| *ending == name).map_or(0, |(_, count)| *count);
    let percent = |part: f64| 100.0 * share(part, games);
    let (points, mates) = (percent(f64::from(of("points"))), percent(f64::from(of("checkmate"))));
    let white = percent(count.white);
    let mut turns = count.turns.clone();
    turns.sort_unstable();
    let median = turns.get(turns.len() / 2).copied().unwrap_or_default();
    let held = |tally: &&(&Card, &Tally)| tally.1.held >= 20;
    let cards: Vec<(&Card, &Tally)> = deck().iter().zip(&count.cards).collect();
    let named = |wanted: &dyn Fn(&Tally) -> bool| {
        let ids = cards.iter().filter(held).filter(|(_, tally)| wanted(tally)).map(|(card, _)| card.id.to_string());
        let ids: Vec<String> = ids.collect();
        if ids.is_empty() { "none".into() } else { ids.join(" ") }
    };
    let rare = named(&|tally| tally.usable_share() < 0.1);
    let always = named(&|tally| tally.usable == tally.held);
    let mark = |met: bool| if met { "✓" } else { "✗" };
    let _ = writeln!(out, "| aim | measured | |");
    let _ = writeln!(out, "|---|---|---|");
    let mut line = |aim: &str, measured: String, met: bool| {
        let _ = writeln!(out, "| {aim} | {measured} | {} |", mark(met));
    };
    line("25–60 % of games end by points", format!("{points:.1} %"), (25.0..=60.0).contains(&points));
    let rest: u32 = count.endings.iter().filter(|(name, _)| *name != "points").map(|(_, count)| count).sum();
    line("the rest mostly by mate", format!("{mates:.1} % of all"), 2 * of("checkmate") > rest);
    line("White scores 45–58 %", format!("{white:.1} %"), (45.0..=58.0).contains(&white));
    line("median game 30–80 turns", format!("{median}"), (30..=80).contains(&median));
    line("no card unusable in more than 90 % of its turns", rare.clone(), rare == "none");
    line("no card usable always", always.clone(), always == "none");
    let endings: Vec<String> = count.endings.iter().map(|(name, count)| format!("{name} {count}")).collect();
    let mean = share(count.points as f64, games);
    let _ = writeln!(out, "\nEndings: {}. Points of both together: {mean:.0} a game.", endings.join(", "));
}

/// Puts the values into the files of the deck.
pub fn write_values(count: &Count, folder: &Path) -> Result<()> {
    for family in b'a'..=b'p' {
        let path = folder.join(format!("{}.json", family as char));
        let text = std::fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
        let (mut lines, mut cards) = (Vec::new(), 0);
        for line in text.lines() {
            lines.push(match card_of(line) {
                None => line.to_string(),
                Some((card, tally)) => {
                    cards += 1;
                    with_value(line, tally(count).value(card))?
                }
            });
        }
        ensure!(cards == 16, "{} has {cards} lines with a card, not 16", path.display());
        std::fs::write(&path, lines.join("\n") + "\n").with_context(|| format!("writing {}", path.display()))?;
    }
    Ok(())
}

/// The card a line of a deck file is about.
fn card_of(line: &str) -> Option<(&'static Card, impl Fn(&Count) -> Tally)> {
    let id = line.trim_start().strip_prefix("{\"id\":\"")?.get(..2)?;
    let (index, card) = deck().iter().enumerate().find(|(_, card)| card.id.to_string() == id)?;
    Some((card, move |count: &Count| count.cards[index]))
}

fn with_value(line: &str, value: u16) -> Result<String> {
    const KEY: &str = "\"value\":";
    let start = line.find(KEY).context("a card without value")? + KEY.len();
    let length = line[start..].find(|letter: char| !letter.is_ascii_digit()).unwrap_or_default();
    ensure!(length > 0, "a card without value: {line}");
    Ok(format!("{}{value}{}", &line[..start], &line[start + length..]))
}
