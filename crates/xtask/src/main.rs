//! `cargo xtask <command>`: build steps and measurements. One file a command, and this table.

mod balance;
mod catalogue;
mod deck;
mod hashes;
mod r#match;
mod perft;
mod run;
mod size;
mod soak;
mod wasm;

use anyhow::Result;
use std::process::ExitCode;

/// A command: its name, what it does in a line, and the function that gets the arguments behind the name.
struct Command {
    name: &'static str,
    what: &'static str,
    run: fn(&[String]) -> Result<()>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "balance",
        what: "measures Joker's deck: balance [games] [--player random|level:2@300] [--seed text] [--write]",
        run: balance::run,
    },
    Command {
        name: "wasm",
        what: "builds pkg/dist/orkan.wasm, pkg/src/generated/engine.* and the catalogue",
        run: wasm::run,
    },
    Command { name: "catalogue", what: "writes what TypeScript must know of the engine", run: catalogue::run },
    Command { name: "deck", what: "packs Joker's cards, deck/*.json, into deck/deck.bin", run: deck::run },
    Command { name: "hashes", what: "hashes of random games, for comparing builds", run: hashes::run },
    Command { name: "perft", what: "counts the tree of decisions: perft <variant> <depth> [fen]", run: perft::run },
    Command { name: "match", what: "plays bots against each other and scores them", run: r#match::run },
    Command { name: "soak", what: "random games of Tempête with every invariant held at every step", run: soak::run },
    Command { name: "size", what: "sizes of the built wasm file: raw, gzip, brotli", run: size::run },
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(command) = args.first().and_then(|name| COMMANDS.iter().find(|command| command.name == name)) else {
        eprintln!("cargo xtask <command>\n");
        for command in COMMANDS {
            eprintln!("  {:<10} {}", command.name, command.what);
        }
        return ExitCode::from(2);
    };
    match (command.run)(&args[1..]) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask {}: {error:#}", command.name);
            ExitCode::FAILURE
        }
    }
}
