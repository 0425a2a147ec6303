use engine::chance::Draws;
use engine::protocol::*;
use engine::*;
fn main() {
    let mut times: Vec<(f64, usize, String)> = Vec::new();
    let mut worst: Vec<(f64, String, usize)> = Vec::new();
    for seed in 0..300u64 {
        let mut d = Draws::from_number(seed);
        let mut s = Session::new("tempete", Options::default(), &seed.to_string()).unwrap();
        for _ in 0..120 {
            if s.outcome().is_some() {
                break;
            }
            let t = std::time::Instant::now();
            let l = s.legal(&Filter::ALL);
            let dt = t.elapsed().as_secs_f64() * 1e6;
            let mut dt = dt;
            if dt > 60.0 {
                for _ in 0..7 {
                    let t = std::time::Instant::now();
                    let _ = s.legal(&Filter::ALL);
                    dt = dt.min(t.elapsed().as_secs_f64() * 1e6);
                }
            }
            let v = s.view(Viewer::All);
            let who = if let Actor::Player(c) = s.actor() { c } else { board::Color::White };
            let hand: Vec<String> = v.hands.get(who).iter().flatten().map(|c| c.to_string()).collect();
            times.push((dt, l.len(), format!("{:?} {hand:?}", s.phase())));
            let c = &l[d.below(l.len() as u32) as usize];
            s.play(&c.action.to_string()).unwrap();
        }
    }
    times.sort_by(|a, b| a.0.total_cmp(&b.0));
    let n = times.len();
    println!("n {n} median {:.1} p99 {:.1} max {:.1} us", times[n / 2].0, times[n * 99 / 100].0, times[n - 1].0);
    for t in &times[n - 12..] {
        println!("{:.1} us {} plays {}", t.0, t.1, t.2);
    }
    let _ = &mut worst;
}
