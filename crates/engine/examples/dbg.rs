use engine::protocol::*;
use engine::*;
use serde_json::{from_str, json, to_string};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let o: serde_json::Value = from_str(&a[1]).unwrap();
    let seed = a[2].clone();
    let mut s = Session::new("tempete", Options::read(&o, variant("tempete").unwrap()).unwrap(), &seed).unwrap();
    let acts: Vec<&str> = a[3].split_whitespace().collect();
    let from: usize = a.get(4).map_or(0, |n| n.parse().unwrap());
    for (i, x) in acts.iter().enumerate() {
        let e = s.play(x);
        if i + from >= acts.len() {
            let v = s.view(Viewer::All);
            println!("{x}: {:?} {:?} turn {:?}", v.phase, v.actor, v.turn);
            for ev in e.unwrap() {
                println!("   {}", to_string(&ev).unwrap());
            }
            for r in (0..8).rev() {
                println!(
                    "   {}",
                    (0..8)
                        .map(|f| v.board[r * 8 + f].as_ref().map_or(". ".into(), |p| {
                            let mut t: String = p.kinds.iter().map(|k| k.0.letter()).collect();
                            if p.origin.0 == board::Color::White {
                                t = t.to_uppercase();
                            }
                            if p.color.0 == board::Side::Neutral {
                                t = format!("n:{t}");
                            }
                            if p.royal {
                                t.push('!');
                            }
                            for m in &p.marks {
                                t.push_str(&format!("[{}]", &m[..2]));
                            }
                            t.push(' ');
                            t
                        }))
                        .map(|t| format!("{t:>8}"))
                        .collect::<String>()
                );
            }
            println!(
                "   check {} squares {} eff {} pend {}",
                json!(v.check),
                json!(v.squares),
                json!(v.effects),
                json!(v.pending)
            );
        } else if let Err(e) = e {
            println!("{x}: {e} {:?}", e.refusal);
        }
    }
}
