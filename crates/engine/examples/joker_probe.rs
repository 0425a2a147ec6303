use engine::chance::Draws;
use engine::families::joker;
use engine::protocol::{Events, Filter, Options, Verb};
use engine::{Rules, State};
use std::collections::HashMap;
use std::time::Instant;
fn main() {
    let games: u64 = std::env::args().nth(1).map_or(50, |t| t.parse().unwrap());
    let mut held: HashMap<String, [u64; 4]> = HashMap::new();
    let mut times: Vec<(u64, String)> = Vec::new();
    let mut turns = 0u64; let mut reasons: HashMap<String, u32> = HashMap::new();
    for seed in 0..games {
        let mut state = State::new("joker", &Options::default()).unwrap();
        let mut draws = Draws::from_number(seed);
        let mut list = Vec::new();
        for _ in 0..1200 {
            if state.outcome().is_some() { break }
            list.clear();
            let State::Joker(j) = &state else { panic!() };
            let chance = state.actor() == engine::protocol::Actor::Chance;
            let start = Instant::now();
            state.list(&Filter::ALL, &mut list);
            let ns = start.elapsed().as_nanos() as u64;
            if !chance {
                let own = j.face_up(state.turn()); let other = j.face_up(!state.turn());
                times.push((ns, format!("{own:?} vs {other:?} n={}", list.len())));
                if let Some(card) = own {
                    let n = list.iter().filter(|l| l.action.verb == Verb::Card).count() as u64;
                    let e = held.entry(card.to_string()).or_default();
                    e[0] += 1; e[1] += u64::from(n > 0); e[2] = e[2].max(n); e[3] += n;
                }
            }
            let i = draws.below(list.len() as u32) as usize;
            let action = list[i].action.clone();
            state.apply(&action, &mut Events::dropped());
        }
        turns += u64::from(state.course().turn_number);
        *reasons.entry(format!("{:?}", state.outcome())).or_default() += 1;
    }
    times.sort();
    println!("median {} p99 {}", times[times.len()/2].0, times[times.len()*99/100].0);
    for (ns, what) in times.iter().rev().take(12) { println!("{ns} {what}"); }
    println!("turns {} {reasons:?}", turns / games);
    let mut all: Vec<_> = held.into_iter().collect();
    all.sort_by_key(|(_, e)| e[1] * 1000 / e[0]);
    for (card, e) in all { println!("{card} held {} usable {:.2} max {} mean {:.1}", e[0], e[1] as f64 / e[0] as f64, e[2], e[3] as f64 / e[0] as f64); }
    let _ = joker::deck();
}
