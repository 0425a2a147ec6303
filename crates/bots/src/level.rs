use crate::evaluate::Family;

/// How a level plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Most search nodes for a decision unless the options say otherwise.
    pub nodes: u32,
    /// Most milliseconds for a decision unless the options say otherwise: a brake for slow machines and slow games.
    pub millis: u32,
    /// Deepest iteration of the search, in decisions.
    pub depth: u8,
    /// How far, in centipawns, a move's score may be misjudged at the root: the beginner's mistakes.
    pub blur: i32,
    /// The same during the first moves of a game, where several are good: variety.
    pub opening_blur: i32,
    /// How many deals of what it cannot see it imagines, in games that hide something.
    pub deals: u32,
}

const fn level(nodes: u32, millis: u32, depth: u8, blur: i32, opening_blur: i32, deals: u32) -> Level {
    Level { nodes, millis, depth, blur, opening_blur, deals }
}

/// The levels, 1 to 8.
///
/// | level | nodes     | ms     | depth | blur | in the opening | deals | plays like                                      |
/// |-------|-----------|--------|-------|------|----------------|-------|-------------------------------------------------|
/// | 1     | 400       | 500    | 1     | 140  | 140            | 1     | a beginner: sees what hangs, overlooks replies   |
/// | 2     | 1,500     | 500    | 2     | 80   | 80             | 2     | one who minds the reply                          |
/// | 3     | 6,000     | 1,000  | 4     | 35   | 35             | 2     | a casual player                                  |
/// | 4     | 25,000    | 1,500  | –     | 8    | 15             | 3     | the default: about 200 ms in a browser           |
/// | 5     | 80,000    | 2,500  | –     | 4    | 12             | 4     | thinks for under a second                        |
/// | 6     | 250,000   | 4,000  | –     | 0    | 10             | 5     | a club player                                    |
/// | 7     | 700,000   | 7,000  | –     | 0    | 8              | 6     | a strong one                                     |
/// | 8     | 2,000,000 | 12,000 | –     | 0    | 6              | 8     | as strong as it gets                             |
///
/// Whichever limit is met first ends the search. The blur is the spread of a bell-shaped error, at most three times that.
pub const LEVELS: [Level; 8] = [
    level(400, 500, 1, 140, 140, 1),
    level(1_500, 500, 2, 80, 80, 2),
    level(6_000, 1_000, 4, 35, 35, 2),
    level(25_000, 1_500, Level::DEEPEST, 8, 15, 3),
    level(80_000, 2_500, Level::DEEPEST, 4, 12, 4),
    level(250_000, 4_000, Level::DEEPEST, 0, 10, 5),
    level(700_000, 7_000, Level::DEEPEST, 0, 8, 6),
    level(2_000_000, 12_000, Level::DEEPEST, 0, 6, 8),
];

impl Level {
    /// No iteration is deeper.
    pub const DEEPEST: u8 = 64;

    /// The level of a number; numbers outside of 1 … 8 count as the nearest.
    pub fn of(number: u8) -> &'static Level {
        &LEVELS[usize::from(number.clamp(1, 8)) - 1]
    }

    /// Its node limit in a family: fewer where a node costs more.
    pub fn nodes_for(&self, family: &str) -> u32 {
        (self.nodes / Family::of(family).price.max(1)).max(1)
    }
}
