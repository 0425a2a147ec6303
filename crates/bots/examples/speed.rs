use bots::{Bot, BotOptions};
use engine::{Session, protocol::Options};
fn main() {
    for v in ["chess", "ordo", "ordo-vulneris", "occasio", "occado"] {
        for fen in ["", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"] {
            let s =
                Session::new(v, if fen.is_empty() { Options::default() } else { Options::from_fen(fen) }, "1").unwrap();
            let n: u32 = std::env::args().nth(1).map_or(25000, |x| x.parse().unwrap());
            let t = std::time::Instant::now();
            let a = Bot::new(BotOptions { level: 8, max_nodes: Some(n), ..BotOptions::default() }).analyse(&s).unwrap();
            let d = t.elapsed().as_secs_f64();
            println!(
                "{v}: {:.0} ms, {:.0} knps, depth {} score {} line {}",
                d * 1e3,
                a.nodes as f64 / d / 1e3,
                a.depth,
                a.score,
                a.line.join(" ")
            );
        }
    }
}
