//! Native speed of perft: `cargo run --release -p orkan-board --example perft`.
use board::{Fen, Laws};
use std::time::Instant;

fn main() {
    let table = include_str!("../tests/chess.perft");
    let mut name = "";
    let mut position = None;
    for line in table.lines() {
        match line.split_once(' ') {
            Some(("name", text)) => name = text,
            Some(("fen", text)) => position = Fen::read(text).ok().map(|fen| fen.position(Laws::CHESS)),
            Some(("leaves", text)) => {
                let (Some(position), depth) = (&position, text.split(' ').count()) else { continue };
                let start = Instant::now();
                let leaves = position.perft(depth as u32);
                let seconds = start.elapsed().as_secs_f64();
                let right = text.split(' ').next_back() == Some(leaves.to_string().as_str());
                let verdict = if right { "as known" } else { "WRONG" };
                println!(
                    "{name:12} depth {depth} {leaves:10} leaves {verdict} {:6.1} M/s",
                    leaves as f64 / seconds / 1e6
                );
            }
            _ => {}
        }
    }
}
