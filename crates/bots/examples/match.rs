use bots::arena::{Match, Tally};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let m = Match {
        variant: args[1].clone(),
        a: args[2].parse().unwrap(),
        b: args[3].parse().unwrap(),
        seed: args.get(5).cloned().unwrap_or("1".into()),
        turns: 200,
    };
    let games: u32 = args[4].parse().unwrap();
    let verbose = std::env::var("V").is_ok();
    let next = AtomicU32::new(0);
    let tally = Mutex::new(Tally::default());
    let start = std::time::Instant::now();
    std::thread::scope(|s| {
        for _ in 0..2 {
            s.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    if i >= games {
                        break;
                    }
                    let p = m.game(i).unwrap();
                    if verbose {
                        println!("{i}: {:?} {} {:?}\n{}", p.halves, p.turns, p.outcome, p.actions.join(" "));
                    }
                    tally.lock().unwrap().add(&p);
                }
            });
        }
    });
    let t = tally.into_inner().unwrap();
    let (s, e) = t.score();
    println!(
        "{} {} v {}: {:.1} % ± {:.1}  {:?} draws {:?} turns {:.0} {:.0}s",
        m.variant,
        m.a,
        m.b,
        s * 100.0,
        e * 100.0,
        t.games,
        t.draws,
        t.turns as f64 / games as f64,
        start.elapsed().as_secs_f64()
    );
}
