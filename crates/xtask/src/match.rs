//! Players against each other, with a score and how far it may be off.

use anyhow::{Context, Result, anyhow, bail};
use bots::arena::{Match, Played, Tally};
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

const USAGE: &str = "cargo xtask match [--variant chess|ordo|…|all] [--a PLAYER] [--b PLAYER] [--games N] [--seed TEXT] \
    [--turns N] [--threads N]\n\
    PLAYER: random, greedy, level:1 … level:8, or level:4@5000 for another node limit;\n\
    honest:4 … plays like level:4, but never lies and never challenges.";

/// What is asked for.
struct Wanted {
    variants: Vec<String>,
    a: String,
    b: String,
    games: u32,
    seed: String,
    turns: u32,
    threads: usize,
}

/// Plays the match that the arguments ask for, game by game on several threads, and prints a line per variant. The same
/// arguments give the same games on every machine, whatever the number of threads.
pub fn run(args: &[String]) -> Result<()> {
    let wanted = read(args)?;
    for variant in &wanted.variants {
        play(variant, &wanted)?;
    }
    Ok(())
}

fn read(args: &[String]) -> Result<Wanted> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut wanted = Wanted {
        variants: vec!["chess".into()],
        a: "level:4".into(),
        b: "random".into(),
        games: 20,
        seed: "orkan".into(),
        turns: 200,
        threads: cores,
    };
    let mut rest = args.iter();
    while let Some(key) = rest.next() {
        let value = rest.next().with_context(|| format!("{key} needs a value\n\n{USAGE}"))?;
        let number = || value.parse::<u32>().with_context(|| format!("{key} needs a number, not '{value}'"));
        match key.as_str() {
            "--variant" if value == "all" => {
                wanted.variants = engine::variants().iter().map(|info| info.id.to_string()).collect();
            }
            "--variant" => wanted.variants = value.split(',').map(str::to_string).collect(),
            "--a" => wanted.a = value.clone(),
            "--b" => wanted.b = value.clone(),
            "--games" => wanted.games = number()?,
            "--seed" => wanted.seed = value.clone(),
            "--turns" => wanted.turns = number()?,
            "--threads" => wanted.threads = number()?.max(1) as usize,
            _ => bail!("{key} is unknown\n\n{USAGE}"),
        }
    }
    for variant in &wanted.variants {
        engine::variant(variant).map_err(|_| anyhow!("there is no game '{variant}'"))?;
    }
    for player in [&wanted.a, &wanted.b] {
        player.parse::<bots::arena::Player>().map_err(|said| anyhow!(said))?;
    }
    Ok(wanted)
}

fn play(variant: &str, wanted: &Wanted) -> Result<()> {
    let player = |text: &str| text.parse().map_err(|said: String| anyhow!(said));
    let contest = Match {
        variant: variant.to_string(),
        a: player(&wanted.a)?,
        b: player(&wanted.b)?,
        seed: wanted.seed.clone(),
        turns: wanted.turns,
    };
    let style = ProgressStyle::with_template("{prefix:>14} {bar:30} {pos}/{len} {msg} {elapsed} (still {eta})")?;
    let bar = ProgressBar::new(u64::from(wanted.games)).with_style(style).with_prefix(variant.to_string());
    bar.tick();
    let next = AtomicU32::new(0);
    let games: Mutex<Vec<Option<Result<Played>>>> = Mutex::new((0..wanted.games).map(|_| None).collect());
    let tally = Mutex::new(Tally::default());
    thread::scope(|scope| {
        for _ in 0..wanted.threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= wanted.games {
                        return;
                    }
                    let played = contest.game(number).map_err(|fault| anyhow!("game {number} of {variant}: {fault}"));
                    if let (Ok(played), Ok(mut tally)) = (&played, tally.lock()) {
                        tally.add(played);
                        let (mean, error) = tally.score();
                        bar.set_message(format!("{:.1} % ± {:.1}", 100.0 * mean, 100.0 * error));
                    }
                    if let Ok(mut games) = games.lock()
                        && let Some(place) = games.get_mut(number as usize)
                    {
                        *place = Some(played);
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let games = games.into_inner().map_err(|_| anyhow!("a game of {variant} was broken off"))?;
    let games = games.into_iter().flatten().collect::<Result<Vec<Played>>>()?;
    report(&contest, &games);
    Ok(())
}

/// One line: who, the score with 1.96 standard errors, wins, draws with their reasons, losses, and a number by which two
/// runs can be told to be the same.
fn report(contest: &Match, games: &[Played]) {
    let mut tally = Tally::default();
    games.iter().for_each(|played| tally.add(played));
    let (mean, error) = tally.score();
    let [won, drawn, lost] = tally.games;
    let reason = |(reason, count): &(Option<_>, u32)| {
        format!("{count} {}", reason.map_or("cut", engine::protocol::EndReason::name))
    };
    let reasons: Vec<String> = tally.draws.iter().map(reason).collect();
    let reasons = if reasons.is_empty() { String::new() } else { format!(" ({})", reasons.join(", ")) };
    println!(
        "{:>14}  {} – {}: {:.1} % ± {:.1}  +{won} ={drawn}{reasons} -{lost}  {:.1} turns a game  {:016x}",
        contest.variant,
        contest.a,
        contest.b,
        100.0 * mean,
        100.0 * error,
        tally.turns as f64 / games.len().max(1) as f64,
        Tally::fingerprint(games),
    );
}
