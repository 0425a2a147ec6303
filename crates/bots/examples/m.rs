use bots::arena::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let m = Match { variant: a[1].clone(), a: a[2].parse().unwrap(), b: a[3].parse().unwrap(), seed: "orkan".into(), turns: 200 };
    let n: u32 = a[4].parse().unwrap();
    let mut t = Tally::default();
    let start = std::time::Instant::now();
    for i in 0..n {
        let p = m.game(i).unwrap();
        t.add(&p);
        println!("{} {}: game {i} {:?} {} turns; {:?} {:?} {:.0}s", m.variant, m.a, p.outcome.map(|o| (o.winner, o.reason)), p.turns, t.games, t.score(), start.elapsed().as_secs_f64());
    }
}
