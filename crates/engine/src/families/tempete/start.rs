use super::cards::{self, ADVERTISEMENT, LAST};
use super::moves::victim_of;
use super::table::{Held, Pool, Table};
use super::world::World;
use super::{Next, Stage, Tempete};
use crate::ground::{Course, Past, impossible, read_fen};
use crate::protocol::{CardId, Darts, ErrorCode, Events, Fault, Options, Setup};
use board::{Bitboard, Color, Fen, Kind, Kinds, Laws, Piece, PieceId, Position, Side, Square};

/// Cards in a full hand.
const HAND: usize = 5;
const WHITE_BLACK: [&str; 2] = ["white", "black"];
/// All kinds but the die's.
const KINDS: Kinds = Kinds(0x7f);

fn bad(path: impl Into<String>, reason: &'static str) -> Fault {
    Fault::new(ErrorCode::BadSetup, path, reason)
}

impl Tempete {
    /// A game from its start or from the set-up.
    ///
    /// # Errors
    /// `bad-option` (card 71 excluded), `unknown-card`, `bad-setup`: what the FEN says cannot be, or the set-up contradicts
    /// itself (rules/tempete.md §10).
    pub fn new(options: &Options) -> Result<Tempete, Fault> {
        let world = read_world(&options.setup)?;
        let table = read_table(options)?;
        let mut game = Tempete {
            turn: world.position.turn,
            world,
            table,
            stage: Stage::Draw,
            next: Next::Begin,
            played: None,
            opening: None,
            past: Past::default(),
            always_ask: options.always_ask,
            host_darts: options.darts == Darts::Host,
            preview_for: None,
        };
        game.advance(&mut Events::dropped());
        Ok(game)
    }
}

/// The cards' places.
fn read_table(options: &Options) -> Result<Table, Fault> {
    let setup = &options.setup;
    let mut left = Pool::default();
    (1..=LAST).map(CardId::number).for_each(|card| left.insert(card));
    for (text, path) in &options.exclude {
        let card = known(text, path)?;
        if card == ADVERTISEMENT {
            return Err(Fault::new(ErrorCode::BadOption, path, "card-not-excludable").with("card", card));
        }
        left.remove(card);
    }
    let mut table = Table::empty();
    table.game = left;
    let mut take = |texts: &[String], path: &str| {
        let card = |(i, text): (usize, &String)| {
            let path = format!("{path}[{i}]");
            let card = known(text, &path)?;
            if !table.game.has(card) {
                return Err(Fault::new(ErrorCode::UnknownCard, path, "unknown-card").with("given", text));
            }
            if !left.has(card) {
                return Err(bad(path, "card-twice").with("card", card));
            }
            left.remove(card);
            Ok(card)
        };
        texts.iter().enumerate().map(card).collect::<Result<Vec<CardId>, Fault>>()
    };
    let mut hands = [Vec::new(), Vec::new()];
    for (color, hand) in setup.hands.iter().flatten().enumerate() {
        hands[color] = take(hand, &format!("setup.hands.{}", WHITE_BLACK[color]))?;
    }
    let mut order = take(setup.deck.as_deref().unwrap_or_default(), "setup.deck")?;
    let mut discard = take(&setup.discard, "setup.discard")?;
    // The top comes first in a set-up and last here.
    order.reverse();
    discard.reverse();
    table.dry = setup.deck.as_ref().is_some_and(Vec::is_empty);
    if setup.deck.is_none() {
        table.pool = left;
    }
    table.order = order;
    table.discard = discard;
    let open = |color: usize, place: usize| place < usize::from(options.revealed[color]);
    for (color, hand) in hands.into_iter().enumerate() {
        let held = |(place, card)| Held { card, open: open(color, place), seen: open(color, place) };
        table.hands[color] = hand.into_iter().enumerate().map(held).collect();
    }
    if setup.hands.is_none() {
        for color in Color::BOTH {
            table.due.extend((0..HAND).map(|place| (color, open(color.index(), place))));
        }
    }
    Ok(table)
}

/// The card of an id from outside.
fn known(text: &str, path: &str) -> Result<CardId, Fault> {
    let card = CardId::read(text).filter(|card| cards::card(*card).is_some());
    card.ok_or_else(|| {
        let given: String = text.chars().take(40).collect();
        Fault::new(ErrorCode::UnknownCard, path, "unknown-card").with("given", given)
    })
}

/// The board with everything on it.
fn read_world(setup: &Setup) -> Result<World, Fault> {
    let mut fen = match &setup.fen {
        Some(text) => read_fen(text)?,
        None => Fen {
            board: Position::start().board,
            turn: Color::White,
            castling: Position::start().castling,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        },
    };
    let laws = Laws { berolina: setup.march, ..Laws::CHESS };
    fen.check_kinds(KINDS).map_err(impossible)?;
    fen.kings().map_err(impossible)?;
    fen.check_kings_apart().map_err(impossible)?;
    fen.check_castling().map_err(impossible)?;
    fen.check_en_passant(&laws).map_err(impossible)?;
    let mut ids = fen.board.occupied().count() as u16;
    let mut fresh = || {
        ids += 1;
        PieceId(ids - 1)
    };
    let parts = fuse(&mut fen, setup, &mut fresh)?;
    let course = Course::new(fen.fullmoves, fen.halfmoves);
    let mut world = World::new(fen.position(laws), course);
    for (host, id, kind) in parts {
        world.lots_mut().part(host, id, kind);
    }
    for color in Color::BOTH {
        for (i, kind) in setup.captured[color.index()].iter().enumerate() {
            if !KINDS.has(*kind) {
                let path = format!("setup.captured.{}[{i}]", color.name());
                return Err(bad(path, "kind-not-in-game").with("kind", kind.name()).with("square", "-"));
            }
            let id = fresh();
            world.lots_mut().add(color, id, *kind);
        }
    }
    crown(&mut world, setup)?;
    mark(&mut world, setup)?;
    // Who stepped past a square may be none that is taken en passant.
    let plain = |at: Square| {
        let stepped = world.position.board.get(at);
        stepped.is_some_and(|piece| piece.kinds == Kind::Pawn.into() && piece.side != Side::Neutral)
    };
    let passed = world.position.en_passant.filter(|passed| !setup.march && victim_of(*passed).is_some_and(plain));
    world.position.en_passant = passed;
    world.settle();
    world.position.check_opponent().map_err(impossible)?;
    Ok(world)
}

/// Gives fused pieces their other kinds; what the parts were as pieces.
fn fuse(
    fen: &mut Fen,
    setup: &Setup,
    fresh: &mut impl FnMut() -> PieceId,
) -> Result<Vec<(PieceId, PieceId, Kind)>, Fault> {
    let mut parts = Vec::new();
    let mut done = Bitboard::EMPTY;
    for (i, (square, kinds)) in setup.fused.iter().enumerate() {
        let path = format!("setup.fused[{i}]");
        let piece = piece_on(&fen.board, *square, &format!("{path}.square"))?;
        if done.has(*square) {
            return Err(bad(format!("{path}.square"), "named-twice").with("given", square));
        }
        done.insert(*square);
        let all: Kinds = kinds.iter().copied().collect();
        let lettered = piece.kinds.iter().all(|kind| all.has(kind));
        let double = all.len() as usize != kinds.len();
        if !lettered || double || !all.is_fused() || all.has(Kind::Wounded) {
            return Err(bad(format!("{path}.kinds"), "fused-kinds").with("square", square));
        }
        for kind in all.iter().filter(|kind| !piece.kinds.has(*kind)) {
            parts.push((piece.id, fresh(), kind));
        }
        fen.board.put(*square, Piece { kinds: all, ..piece });
        // A fused king or rook does not castle.
        fen.castling = fen.castling.touched(*square);
    }
    // A second king may hide in a fused piece.
    fen.kings().map_err(impossible)?;
    Ok(parts)
}

fn piece_on(board: &board::Board, square: Square, path: &str) -> Result<Piece, Fault> {
    board.get(square).ok_or_else(|| bad(path, "square-empty").with("square", square))
}

/// Royals that are no kings.
fn crown(world: &mut World, setup: &Setup) -> Result<(), Fault> {
    for color in Color::BOTH {
        let Some(square) = setup.royal[color.index()] else { continue };
        let path = format!("setup.royal.{}", color.name());
        let piece = piece_on(&world.position.board, square, &path)?;
        if piece.side != color.into() {
            return Err(bad(path, "not-own-piece").with("color", color.name()).with("square", square));
        }
        if world.position.royals[color.index()] != Some(square) {
            world.position.royals[color.index()] = Some(square);
            for kingside in [true, false] {
                world.position.castling = world.position.castling.without(color, kingside);
            }
        }
    }
    Ok(())
}

/// Holes, neutral pieces, magnets, traps.
fn mark(world: &mut World, setup: &Setup) -> Result<(), Fault> {
    for (i, square) in setup.holes.iter().enumerate() {
        if world.position.board.occupied().has(*square) {
            return Err(bad(format!("setup.holes[{i}]"), "piece-on-hole").with("square", square));
        }
        world.position.masks.closed.insert(*square);
    }
    for (i, square) in setup.neutral.iter().enumerate() {
        let path = format!("setup.neutral[{i}]");
        let piece = piece_on(&world.position.board, *square, &path)?;
        if world.royals().has(*square) {
            return Err(bad(path, "neutral-royal").with("square", square));
        }
        world.position.board.put(*square, Piece { side: Side::Neutral, ..piece });
        world.position.castling = world.position.castling.touched(*square);
    }
    for (i, square) in setup.magnets.iter().enumerate() {
        piece_on(&world.position.board, *square, &format!("setup.magnets[{i}]"))?;
        world.magnets.insert(*square);
    }
    for color in Color::BOTH {
        for (i, square) in setup.traps[color.index()].iter().enumerate() {
            if world.position.masks.closed.has(*square) {
                let path = format!("setup.traps.{}[{i}]", color.name());
                return Err(bad(path, "trap-on-hole").with("square", square));
            }
            world.traps[color.index()].insert(*square);
        }
    }
    Ok(())
}
