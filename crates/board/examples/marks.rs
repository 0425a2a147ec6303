//! Counts `tests/marks.perft` anew with the slow generator and writes it back:
//! `cargo run --release -p orkan-board --example marks`.

// Only the counting is used here; the tests use the rest.
#[allow(dead_code)]
#[path = "../tests/kernel/slow.rs"]
mod slow;
#[allow(dead_code)]
#[path = "../tests/kernel/table.rs"]
mod table;

use slow::Slow;

/// A depth with more leaves than this is the last one.
const ENOUGH: u64 = 50_000;

fn main() -> std::io::Result<()> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/marks.perft");
    let text = std::fs::read_to_string(path)?;
    let mut entries = table::read(&text).into_iter();
    let mut out = String::new();
    for line in text.lines() {
        // A line with counts closes an entry.
        match line.starts_with("leaves ").then(|| entries.next()).flatten() {
            Some(entry) => {
                let counts: Vec<String> = leaves(&Slow::from(&entry.position)).iter().map(u64::to_string).collect();
                println!("{:14} {}", entry.name, counts.join(" "));
                out += &format!("leaves {}\n", counts.join(" "));
            }
            None => out += &format!("{line}\n"),
        }
    }
    std::fs::write(path, out)
}

fn leaves(position: &Slow) -> Vec<u64> {
    let mut counts = Vec::new();
    for depth in 1.. {
        let count = position.perft(depth);
        counts.push(count);
        if count > ENOUGH || count == 0 {
            break;
        }
    }
    counts
}
