//! Random positions: odd ones with everything the kernel knows, and orthodox ones with marks only.
use board::{Bitboard, Board, Castling, Color, Kind, Kinds, Laws, Masks, Piece, PieceId, Position, Side, Square};
use proptest::prelude::*;

fn square() -> impl Strategy<Value = Square> {
    (0u8..64).prop_map(Square::wrapping)
}

fn color() -> impl Strategy<Value = Color> {
    prop::bool::ANY.prop_map(|black| if black { Color::Black } else { Color::White })
}

fn kind() -> impl Strategy<Value = Kind> {
    prop_oneof![
        6 => Just(Kind::Pawn),
        2 => Just(Kind::Knight),
        3 => Just(Kind::Bishop),
        3 => Just(Kind::Rook),
        2 => Just(Kind::Queen),
        1 => Just(Kind::King),
        1 => Just(Kind::Zebra),
        1 => Just(Kind::Wounded),
    ]
}

#[derive(Clone, Copy, Debug)]
enum Mark {
    None,
    Frozen,
    Barred,
    Shielded,
    Pedestal,
}

fn mark() -> impl Strategy<Value = Mark> {
    prop_oneof![
        9 => Just(Mark::None),
        1 => Just(Mark::Frozen),
        1 => Just(Mark::Barred),
        1 => Just(Mark::Shielded),
        1 => Just(Mark::Pedestal),
    ]
}

/// Where a piece goes, what it is, and its mark.
type Placed = (Square, Kinds, Side, Color, Mark);

fn odd_piece() -> impl Strategy<Value = Placed> {
    let kinds = (kind(), prop::option::weighted(0.2, kind()))
        .prop_map(|(first, second)| second.map_or(first.into(), |second| Kinds::of(first).with(second)));
    (square(), kinds, color(), prop::bool::weighted(0.15), mark()).prop_map(|(square, kinds, origin, neutral, mark)| {
        (square, kinds, if neutral { Side::Neutral } else { origin.into() }, origin, mark)
    })
}

fn plain_piece() -> impl Strategy<Value = Placed> {
    (square(), kind(), color(), mark()).prop_map(|(square, kind, color, mark)| {
        let kind = if matches!(kind, Kind::King | Kind::Zebra) { Kind::Pawn } else { kind };
        (square, Kinds::of(kind), color.into(), color, mark)
    })
}

fn laws() -> impl Strategy<Value = Laws> {
    let kinds = || (0u8..128).prop_map(|bits| Kinds(bits & 0b101_1110));
    let usual = Laws::CHESS;
    let flags = prop::collection::vec(prop::bool::weighted(0.25), 7);
    (flags, kinds(), kinds()).prop_map(move |(odd, promotions, others)| Laws {
        check: !odd[0],
        kings_apart: odd[1],
        castling_minds_attack: !odd[2],
        en_passant: !odd[3],
        double_from_first: odd[4],
        berolina: odd[5],
        captured_close: odd[6],
        promotions: if odd[0] { promotions } else { usual.promotions },
        neutral_promotions: if odd[1] { others } else { usual.neutral_promotions },
        royal_promotions: usual.royal_promotions,
    })
}

/// The laws under which the fast path works.
fn orthodox_laws() -> impl Strategy<Value = Laws> {
    let promotions = prop_oneof![4 => Just(Laws::CHESS.promotions), 1 => Just(Kinds::NONE)];
    (prop::bool::ANY, prop::bool::ANY, promotions).prop_map(|(en_passant, close, promotions)| Laws {
        en_passant,
        captured_close: close,
        promotions,
        ..Laws::CHESS
    })
}

/// What a random position is built from.
#[derive(Clone, Debug)]
struct Plan {
    pieces: Vec<Placed>,
    turn: Color,
    laws: Laws,
    closed: Vec<Square>,
    homes: Option<u8>,
    passant: Option<(u8, bool, bool)>,
    stray: Option<Square>,
    royals: Royals,
}

#[derive(Clone, Debug)]
enum Royals {
    /// Kings, on these squares if they are not at home.
    Kings([Square; 2]),
    /// The n-th piece of each colour, if any.
    Any([Option<usize>; 2]),
}

fn plan(
    piece: impl Strategy<Value = Placed>,
    laws: impl Strategy<Value = Laws>,
    royals: impl Strategy<Value = Royals>,
) -> impl Strategy<Value = Position> {
    let pieces = prop::collection::vec(piece, 2..26);
    let passant = prop::option::weighted(0.3, (0u8..8, prop::bool::ANY, prop::bool::ANY));
    let rest = (
        prop::collection::vec(square(), 0..4),
        prop::option::weighted(0.35, 1u8..16),
        passant,
        prop::option::weighted(0.05, square()),
        royals,
    );
    (pieces, color(), laws, rest).prop_map(|(pieces, turn, laws, (closed, homes, passant, stray, royals))| {
        Plan { pieces, turn, laws, closed, homes, passant, stray, royals }.build()
    })
}

pub fn odd() -> impl Strategy<Value = Position> {
    let any = [prop::option::weighted(0.9, 0usize..20), prop::option::weighted(0.9, 0usize..20)];
    let royals = prop_oneof![[square(), square()].prop_map(Royals::Kings), any.prop_map(Royals::Any),];
    plan(odd_piece(), laws(), royals)
}

pub fn orthodox() -> impl Strategy<Value = Position> {
    plan(plain_piece(), orthodox_laws(), [square(), square()].prop_map(Royals::Kings))
}

impl Plan {
    fn build(self) -> Position {
        let mut position = Position {
            board: Board::empty(),
            turn: self.turn,
            royals: [None, None],
            castling: Castling(self.homes.unwrap_or(0)),
            en_passant: self.stray,
            masks: Masks::NONE,
            laws: self.laws,
        };
        for (id, (square, kinds, side, origin, _)) in (0..).zip(&self.pieces) {
            let piece = Piece { id: PieceId(id), kinds: *kinds, side: *side, origin: *origin };
            position.board.put(*square, piece);
        }
        self.pass(&mut position);
        self.crown(&mut position);
        if matches!(self.royals, Royals::Kings(_)) {
            Plan::settle(&mut position);
        }
        self.mark(&mut position);
        position
    }

    /// Lets an enemy pawn have stepped two squares, an own one standing beside it.
    fn pass(&self, position: &mut Position) {
        let Some((file, right, from_first)) = self.passant else { return };
        let enemy = !self.turn;
        let first = u8::from(!(from_first && self.laws.double_from_first));
        let at = |file: u8, own: u8| Square::new(file, enemy.rank(own));
        position.board.take(at(file, first));
        position.board.take(at(file, first + 1));
        position.board.put(at(file, first + 2), Piece::new(PieceId(100), Kind::Pawn, enemy));
        let beside = if right { file + 1 } else { file.wrapping_sub(1) };
        if beside < 8 {
            position.board.put(at(beside, first + 2), Piece::new(PieceId(101), Kind::Pawn, self.turn));
        }
        position.en_passant = Some(at(file, first + 1));
    }

    fn crown(&self, position: &mut Position) {
        for color in Color::BOTH {
            match &self.royals {
                Royals::Any(nth) => {
                    let pieces = position.board.side(color);
                    position.royals[color.index()] = nth[color.index()].and_then(|nth| pieces.into_iter().nth(nth));
                }
                Royals::Kings(at) => {
                    let rank = color.rank(0);
                    let rights = [(true, 7), (false, 0)].map(|(side, file)| (position.castling.has(color, side), file));
                    let mut king = at[color.index()];
                    for (_, file) in rights.into_iter().filter(|(right, _)| *right) {
                        king = Square::new(4, rank);
                        position.board.put(Square::new(file, rank), Piece::new(PieceId(102), Kind::Rook, color));
                    }
                    if color == Color::Black && position.royals[0] == Some(king) {
                        king = Square::wrapping(king.index() as u8 + 27);
                    }
                    position.board.put(king, Piece::new(PieceId(103), Kind::King, color));
                    position.royals[color.index()] = Some(king);
                }
            }
        }
    }

    /// A home rook may have come to stand where a royal stood.
    fn settle(position: &mut Position) {
        for color in Color::BOTH {
            let own = position.board.side(color);
            let royal = position.royals[color.index()].filter(|square| own.has(*square));
            position.royals[color.index()] = royal.or((own & position.board.kind(Kind::King)).first());
        }
    }

    fn mark(&self, position: &mut Position) {
        let occupied = position.board.occupied();
        let marked = |wanted: fn(&Mark) -> bool| -> Bitboard {
            let pieces = self.pieces.iter().filter(|(.., mark)| wanted(mark));
            pieces.map(|(square, ..)| *square).collect::<Bitboard>() & occupied
        };
        let neutral = position.board.side(Side::Neutral);
        position.masks = Masks {
            closed: self.closed.iter().copied().collect::<Bitboard>().without(occupied),
            pedestals: marked(|mark| matches!(mark, Mark::Pedestal)),
            frozen: marked(|mark| matches!(mark, Mark::Frozen)),
            // Those on dark squares may move all the same.
            thawed: marked(|mark| matches!(mark, Mark::Frozen)).without(neutral) & Bitboard(0xaa55_aa55_aa55_aa55),
            barred: marked(|mark| matches!(mark, Mark::Barred)),
            shielded: marked(|mark| matches!(mark, Mark::Shielded)),
        };
    }
}
