//! Many random games of Tempête with the checks of the engine's tests.

#[path = "../../engine/tests/common/soak/mod.rs"]
mod games;

use anyhow::{Context, Result, anyhow, bail};
use games::Report;
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

const USAGE: &str = "cargo xtask soak [--games N] [--seed N] [--actions N] [--threads N]\n\
    Plays the games with the seeds from --seed on, at most so many actions of each, and stops at the first that breaks an \
    invariant. One game again: --seed S --games 1.";

/// What is asked for.
struct Wanted {
    games: u64,
    first: u64,
    actions: usize,
    threads: usize,
}

fn read(args: &[String]) -> Result<Wanted> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut wanted = Wanted { games: 20_000, first: 0, actions: 90, threads };
    let mut rest = args.iter();
    while let Some(key) = rest.next() {
        let value = rest.next().with_context(|| format!("{key} needs a value\n\n{USAGE}"))?;
        let number = || value.parse::<u64>().with_context(|| format!("{key} needs a number, not '{value}'"));
        match key.as_str() {
            "--games" => wanted.games = number()?,
            "--seed" => wanted.first = number()?,
            "--actions" => wanted.actions = number()? as usize,
            "--threads" => wanted.threads = number()?.max(1) as usize,
            _ => bail!("{key} is unknown\n\n{USAGE}"),
        }
    }
    Ok(wanted)
}

/// Plays the games that the arguments ask for on several threads and prints what they came to.
pub fn run(args: &[String]) -> Result<()> {
    let wanted = read(args)?;
    let style = ProgressStyle::with_template("{prefix:>14} {bar:30} {pos}/{len} {msg} {elapsed} (still {eta})")?;
    let bar = ProgressBar::new(wanted.games).with_style(style).with_prefix("tempete");
    bar.tick();
    let next = AtomicU64::new(0);
    let total = Mutex::new((Report::default(), None::<String>));
    thread::scope(|scope| {
        for _ in 0..wanted.threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= wanted.games {
                        return;
                    }
                    let played = games::soak(wanted.first.saturating_add(number), wanted.actions);
                    let Ok(mut total) = total.lock() else { return };
                    match played {
                        Ok(report) => total.0.add(report),
                        Err(why) => {
                            total.1.get_or_insert(why);
                            next.store(wanted.games, Ordering::Relaxed);
                        }
                    }
                    bar.set_message(format!("{} actions", total.0.actions));
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let (report, broken) = total.into_inner().map_err(|_| anyhow!("a game was broken off"))?;
    if let Some(why) = broken {
        bail!("{why}");
    }
    print(&wanted, &report);
    Ok(())
}

fn print(wanted: &Wanted, report: &Report) {
    let ends: Vec<String> = report.ends.iter().map(|(end, count)| format!("{count} {end}")).collect();
    let never = report.never_played();
    let rarest = report.played.iter().min_by_key(|(_, count)| **count);
    println!(
        "{} games from seed {}: {} actions, {} cards played, {} cancelled and compared to the last bit; ended: {}",
        report.games,
        wanted.first,
        report.actions,
        report.played.values().sum::<u64>(),
        report.cancelled,
        if ends.is_empty() { "none".to_string() } else { ends.join(", ") },
    );
    if let Some((card, count)) = rarest {
        println!("rarest card played: {card}, {count} times; never played: {}", never.join(" "));
    }
}
