//! Perft against known counts: chess positions from the literature, odd ones from the slow generator.
use crate::slow::Slow;
use crate::table;

/// Depths with more leaves than this are left to the fast generator.
const SLOW_LEAVES: u64 = 20_000;
/// Depths with more leaves than this are left to the `perft` example.
const FAST_LEAVES: u64 = 200_000_000;

fn hold(text: &str, least_depth: usize) {
    for entry in table::read(text) {
        let counted = entry.leaves.iter().zip(1..).take_while(|(leaves, _)| **leaves <= FAST_LEAVES);
        let mut reached = 0;
        for (leaves, depth) in counted {
            assert_eq!(entry.position.perft(depth), *leaves, "{} to depth {depth}", entry.name);
            if *leaves <= SLOW_LEAVES {
                assert_eq!(Slow::from(&entry.position).perft(depth), *leaves, "{} slowly to depth {depth}", entry.name);
            }
            reached = depth as usize;
        }
        assert!(reached >= least_depth, "{} only to depth {reached}", entry.name);
    }
}

#[test]
fn well_known_positions() {
    hold(include_str!("../chess.perft"), 5);
}

#[test]
fn marked_positions() {
    hold(include_str!("../marks.perft"), 3);
}
