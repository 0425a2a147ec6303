//! Measures Joker's deck: plays games between equal players and says how often each card can be used, how often it is, and
//! what using it does.

mod play;
mod table;

use crate::deck;
use anyhow::{Context, Result, bail};
use bots::arena::Player;
use indicatif::{ProgressBar, ProgressStyle};
use play::{Count, Played, play};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// Games that are played unless said otherwise: enough for the aims.
const GAMES: u32 = 2_000;
/// Quick players who look at each card and at the answer's captures.
const PLAYER: &str = "level:2@300";

/// What is asked for.
struct Wish {
    games: u32,
    player: Player,
    seed: String,
    write: bool,
}

impl Wish {
    fn read(args: &[String]) -> Result<Wish> {
        let mut wish = Wish { games: GAMES, player: player(PLAYER)?, seed: "balance".into(), write: false };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let mut value = || args.next().with_context(|| format!("{arg} needs a value"));
            match arg.as_str() {
                "--player" => wish.player = player(value()?)?,
                "--seed" => wish.seed = value()?.clone(),
                "--write" => wish.write = true,
                number => wish.games = number.parse().with_context(|| format!("{number:?} is no number of games"))?,
            }
        }
        if wish.games == 0 { bail!("at least one game") } else { Ok(wish) }
    }
}

fn player(text: &str) -> Result<Player> {
    text.parse().map_err(|error: String| anyhow::anyhow!(error))
}

/// `balance [games] [--player p] [--seed s] [--write]`: prints the table and the aims; with `--write` it puts the values that
/// follow into the deck and keeps the table beside it.
pub fn run(args: &[String]) -> Result<()> {
    let wish = Wish::read(args)?;
    let next = AtomicU32::new(0);
    let done = Mutex::new(Vec::with_capacity(wish.games as usize));
    let bar = ProgressBar::new(u64::from(wish.games));
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")?);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| -> Result<()> {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| work(&wish, &next, &done, &bar))).collect();
        workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(|_| bail!("a game failed")))
    })?;
    bar.finish();
    let mut games = done.into_inner().context("counting")?;
    // Which thread was first does not matter: sums are made in the order of the games.
    games.sort_by_key(|(number, _)| *number);
    let mut count = Count::default();
    games.iter().for_each(|(_, played)| count.add(played));
    let report = table::report(&count, &format!("{}", wish.player), &wish.seed);
    println!("{report}");
    if wish.write {
        let folder = deck::folder();
        std::fs::write(folder.join("balance.md"), &report).context("writing the table")?;
        table::write_values(&count, &folder)?;
        deck::run(&[])?;
    }
    Ok(())
}

fn work(wish: &Wish, next: &AtomicU32, done: &Mutex<Vec<(u32, Played)>>, bar: &ProgressBar) -> Result<()> {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= wish.games {
            return Ok(());
        }
        let played = play(&wish.player, &wish.seed, number)?;
        if let Ok(mut done) = done.lock() {
            done.push((number, played));
        }
        bar.inc(1);
    }
}
