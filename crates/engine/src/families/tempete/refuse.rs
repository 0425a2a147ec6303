use super::cards::{self, Card};
use super::special::Special;
use super::{Stage, Tempete, World};
use crate::effects::{Choice, Context, Men, Room, Step, Take, Unread, Way, Whose};
use crate::ground::refuse_move;
use crate::protocol::{Action, CardId, Pick, Refusal, RefusalCode, Verb, Void};
use board::{Bitboard, Color, Square};
use std::ops::ControlFlow;

impl From<Void> for RefusalCode {
    fn from(void: Void) -> RefusalCode {
        match void {
            Void::Mates => RefusalCode::VoidMates,
            Void::TakesKing => RefusalCode::VoidTakesKing,
            Void::KeepsKingInCheck => RefusalCode::VoidKeepsKingInCheck,
        }
    }
}

/// What a card asks for before anything can be chosen is not so.
fn unmet() -> Refusal {
    plain(RefusalCode::NoTarget).hint("card-condition")
}

fn plain(code: RefusalCode) -> Refusal {
    Refusal::new(code)
}

impl Tempete {
    /// A true reason why an action is not legal.
    pub(super) fn refused(&self, action: &Action) -> Refusal {
        let window = plain(RefusalCode::WrongWindow);
        match action.verb {
            Verb::Move => self.refused_move(action),
            Verb::Card => self.refused_play(action),
            Verb::Discard => self.refused_discard(action),
            Verb::Place if self.stage == Stage::Place => self.refused_place(action),
            Verb::Guess if self.stage == Stage::Guess => self.refused_guess(action),
            Verb::Dart if self.stage == Stage::Dart => plain(RefusalCode::Malformed),
            Verb::Drawn if self.stage == Stage::Draw => plain(RefusalCode::NoTarget),
            Verb::Place | Verb::Guess | Verb::Dart | Verb::Drawn | Verb::End | Verb::Pass => window,
            _ => plain(RefusalCode::Other),
        }
    }

    fn refused_move(&self, action: &Action) -> Refusal {
        let Some(mv) = action.as_move() else { return plain(RefusalCode::Malformed) };
        let board = &self.world.position.board;
        if self.stage != Stage::Main {
            return Refusal::at(RefusalCode::WrongWindow, board, mv.from);
        }
        if self.world.is_vetoed(mv.from, mv.to) {
            let mut refusal = Refusal::at(RefusalCode::VetoedMove, board, mv.from);
            refusal.squares.push(mv.to);
            return refusal;
        }
        let position = self.world.position_to_explain(mv);
        refuse_move(&position, mv, RefusalCode::Hole).unwrap_or_else(|| {
            let code = if self.world.exposes(mv) {
                let check = self.world.position.in_check(self.turn);
                if check { RefusalCode::MustParryCheck } else { RefusalCode::OwnKingAttacked }
            } else if self.obliged_kind().is_some_and(|kind| !board.kind(kind).has(mv.from)) {
                RefusalCode::ObligedKind
            } else {
                RefusalCode::Malformed
            };
            Refusal::at(code, board, mv.from)
        })
    }

    fn refused_discard(&self, action: &Action) -> Refusal {
        let Some(by) = self.player() else { return plain(RefusalCode::WrongWindow) };
        plain(match action.card {
            Some(card) if !self.table.holds(by, card) => RefusalCode::CardNotHeld,
            _ if self.table.spent[by.index()] => RefusalCode::CardAlreadyPlayed,
            _ => RefusalCode::WrongWindow,
        })
    }

    fn refused_place(&self, action: &Action) -> Refusal {
        let board = &self.world.position.board;
        let Some(square) = action.square() else { return plain(RefusalCode::Malformed) };
        let code = if self.world.position.masks.closed.has(square) {
            return Refusal::at(RefusalCode::Hole, board, square).hint("square-is-hole");
        } else if board.occupied().has(square) {
            return Refusal::at(RefusalCode::Blocked, board, square).hint("square-taken");
        } else if !Bitboard::EDGE.has(square) {
            RefusalCode::Unreachable
        } else {
            // Free, on the edge, and yet not offered.
            let takes = self.attacks_from(square);
            return Refusal::at(RefusalCode::Other, board, square).hint(if takes {
                "place-attacks-king"
            } else {
                "place-leaves-no-move"
            });
        };
        Refusal::at(code, board, square)
    }

    fn refused_guess(&self, action: &Action) -> Refusal {
        let board = &self.world.position.board;
        match action.square() {
            Some(square) if board.occupied().has(square) => {
                Refusal::at(RefusalCode::Blocked, board, square).hint("square-taken")
            }
            Some(square) => Refusal::at(RefusalCode::NoTarget, board, square).hint("kind-not-gone"),
            None => plain(RefusalCode::Malformed),
        }
    }

    /// Who must act, if it is a player.
    fn player(&self) -> Option<Color> {
        match self.stage {
            Stage::Draw | Stage::Dart => None,
            _ => Some(self.asked_player()),
        }
    }

    /// Why the card cannot be played at all, whatever is picked; the card and its player if it could be.
    fn against_card(&self, id: Option<CardId>) -> Result<(&'static Card, Color), Refusal> {
        let by = self.player().ok_or_else(|| plain(RefusalCode::WrongWindow))?;
        let held = id.filter(|id| self.table.holds(by, *id)).and_then(cards::card);
        let card = held.ok_or_else(|| plain(RefusalCode::CardNotHeld))?;
        if self.table.spent[by.index()] {
            Err(plain(RefusalCode::CardAlreadyPlayed))
        } else if !self.in_window(card.timing) {
            Err(plain(RefusalCode::WrongWindow))
        } else if !self.may_play(card, by) {
            Err(plain(RefusalCode::ObligedKind).hint("obliged-no-card"))
        } else {
            Ok((card, by))
        }
    }

    /// Why the card has no legal play now; `None` if it has one.
    pub(super) fn refused_card(&self, action: &Action) -> Option<Refusal> {
        let (card, by) = match self.against_card(action.card) {
            Ok(found) => found,
            Err(refusal) => return Some(refusal),
        };
        let known = self.world.known_to(by);
        let mut void = None;
        let found = self.plays_of(&known, card, by, &mut |_, why, _| match why {
            Some(_) => {
                void = void.or(why);
                ControlFlow::Continue(())
            }
            None => ControlFlow::Break(()),
        });
        if found.is_break() {
            return None;
        }
        if let Some(void) = void {
            return Some(plain(void.into()));
        }
        let cx = Context { cards: &self.table.discard, ..Context::new(&known, by) };
        if card.does(Special::Cancel) {
            return Some(plain(RefusalCode::NoTarget));
        }
        if !cx.open(&card.effect) || card.effect.picks.is_empty() {
            return Some(unmet());
        }
        let held = card.effect.picks.iter().find_map(|choice| held_fast(&cx, choice));
        Some(held.unwrap_or_else(|| plain(RefusalCode::NoTarget)))
    }

    /// Why this play of a card is not legal.
    fn refused_play(&self, action: &Action) -> Refusal {
        let (card, by) = match self.against_card(action.card) {
            Ok(found) => found,
            Err(refusal) => return refusal,
        };
        if !action.bold.is_empty() {
            return plain(RefusalCode::Malformed);
        }
        if let Some((_, void)) = self.find_play(card, action, by) {
            let mut refusal = plain(void.map_or(RefusalCode::Other, RefusalCode::from));
            refusal.squares = action.picks.iter().filter_map(|pick| pick.square()).collect();
            return refusal;
        }
        let known = self.world.known_to(by);
        let cx = Context { cards: &self.table.discard, ..Context::new(&known, by) };
        if card.does(Special::Cancel) {
            return plain(RefusalCode::NoTarget);
        }
        if !cx.open(&card.effect) {
            return unmet();
        }
        let possible = |slots: &_| known.attempt(card, slots, by, &mut crate::protocol::Events::dropped()).is_ok();
        match cx.read(&card.effect, &action.picks, possible) {
            Err(unread) => against_pick(&cx, card, &unread),
            Ok(_) => plain(RefusalCode::Other),
        }
    }
}

/// A piece that a choice would allow if it were not held on its square.
fn held_fast(cx: &Context<World>, choice: &Choice<Special>) -> Option<Refusal> {
    let men = match choice {
        Choice::Piece(men) | Choice::Pieces { men, .. } | Choice::AsMany { men, .. } => men,
        Choice::Silent(choice) => return held_fast(cx, choice),
        _ => return None,
    };
    let none = crate::effects::Slots::new();
    let standing = men.standing(cx, &none);
    let held = standing.without(men.find(cx, &none));
    held.first().filter(|_| held == standing).map(|square| held_at(cx.world, square))
}

fn held_at(world: &World, square: Square) -> Refusal {
    let barred = world.position.masks.barred.has(square);
    let code = if barred { RefusalCode::Barred } else { RefusalCode::Frozen };
    Refusal::at(code, &world.position.board, square)
}

/// Why the pick at which a play stops being one does not fit.
fn against_pick(cx: &Context<World>, card: &Card, unread: &Unread) -> Refusal {
    let board = &cx.world.position.board;
    let Some(choice) = card.effect.picks.get(unread.choice) else {
        // All chosen, and the steps cannot be done.
        let straight = matches!(card.effect.steps.first(), Some(Step::March { .. } | Step::Special(Special::Castle)));
        let first = unread.slots.square(0);
        return match (unread.left_over, straight) {
            (true, _) => plain(RefusalCode::Malformed).hint("choices-too-many"),
            (false, true) => match first {
                Some(from) => Refusal::at(RefusalCode::Blocked, board, from).hint("way-not-free"),
                None => plain(RefusalCode::NoTarget),
            },
            (false, false) if card.effect.picks.is_empty() => unmet(),
            (false, false) => plain(RefusalCode::NoTarget),
        };
    };
    match (choice, unread.pick) {
        (Choice::Silent(_), _) => held_fast(cx, choice).unwrap_or_else(|| silent(cx, choice, unread)),
        (Choice::Promotion { .. }, _) => plain(RefusalCode::PromotionNeeded),
        (_, None) => plain(RefusalCode::Malformed).hint("choices-missing"),
        (Choice::Piece(men) | Choice::Pieces { men, .. } | Choice::AsMany { men, .. }, Some(Pick::Square(square))) => {
            against_piece(cx, men, unread, square)
        }
        (Choice::Square { room, .. }, Some(Pick::Square(square))) => {
            let code = against_square(cx, *room, square);
            let refusal = Refusal::at(code, board, square);
            match code {
                RefusalCode::Hole => refusal.hint("square-is-hole"),
                RefusalCode::Blocked => refusal.hint("square-taken"),
                _ => refusal,
            }
        }
        (Choice::Way { piece, way }, Some(Pick::Square(square))) => {
            let from = unread.slots.square(*piece).unwrap_or(square);
            if let Some(hint) = royal_on(cx, way, square) {
                return Refusal::at(RefusalCode::NoTarget, board, square).hint(hint);
            }
            let mut refusal = Refusal::at(against_way(cx, way, from, square), board, from);
            refusal.squares.push(square);
            refusal.against(board, Bitboard::of(square) & board.occupied())
        }
        (Choice::Kind(_) | Choice::Captured { .. } | Choice::Special(_), Some(Pick::Kind(_)))
        | (Choice::Card, Some(Pick::Card(_))) => plain(RefusalCode::NoTarget),
        _ => plain(RefusalCode::Malformed),
    }
}

/// A choice made for the player that comes to nothing.
fn silent(cx: &Context<World>, choice: &Choice<Special>, unread: &Unread) -> Refusal {
    let board = &cx.world.position.board;
    let Choice::Silent(choice) = choice else { return plain(RefusalCode::NoTarget) };
    match (&**choice, unread.slots.square(0)) {
        (Choice::Way { .. }, Some(from)) => {
            let ahead = from.ahead(cx.world.position.walks(from));
            let shielded = ahead.is_some_and(|at| cx.world.position.masks.shielded.has(at));
            let code = if shielded { RefusalCode::Shielded } else { RefusalCode::NoTarget };
            Refusal::at(code, board, from)
        }
        _ => plain(RefusalCode::NoTarget),
    }
}

fn against_piece(cx: &Context<World>, men: &Men<Special>, unread: &Unread, square: Square) -> Refusal {
    let board = &cx.world.position.board;
    let (occupied, own) = (board.occupied(), board.side(cx.by));
    let wants_own = matches!(men.whose, Whose::Own | Whose::Movable);
    let code = if !occupied.has(square) {
        RefusalCode::NoPiece
    } else if wants_own
        && !(own | board.side(board::Side::Neutral)).has(square)
        && !men.standing(cx, &unread.slots).has(square)
    {
        RefusalCode::NotYourPiece
    } else if men.standing(cx, &unread.slots).has(square) && !men.find(cx, &unread.slots).has(square) {
        return held_at(cx.world, square);
    } else {
        RefusalCode::NoTarget
    };
    Refusal::at(code, board, square)
}

fn against_square(cx: &Context<World>, room: Room, square: Square) -> RefusalCode {
    let board = &cx.world.position.board;
    let own = room == Room::FreeOrOwn && board.side(cx.by).has(square);
    if cx.world.position.masks.closed.has(square) {
        RefusalCode::Hole
    } else if board.occupied().has(square) && !own {
        RefusalCode::Blocked
    } else {
        RefusalCode::NoTarget
    }
}

/// What keeps a piece from going where a royal stands, if that alone does.
fn royal_on(cx: &Context<World>, way: &Way<Special>, square: Square) -> Option<&'static str> {
    let own = cx.world.position.board.side(cx.by).has(square);
    let onto_own = matches!(way, Way::Special(Special::Cannibal | Special::Merge));
    match cx.world.royals().has(square) {
        true if own && onto_own => Some("royal-spared"),
        true if !own && !onto_own && !only_free(way) => Some("king-never-captured"),
        _ => None,
    }
}

/// Whether the way leads to free squares only.
fn only_free(way: &Way<Special>) -> bool {
    match way {
        Way::Own { take } | Way::Like { take, .. } | Way::Straight { take, .. } => *take == Take::Never,
        Way::Special(special) => matches!(special, Special::Relay | Special::Leapfrog),
        _ => false,
    }
}

fn against_way(cx: &Context<World>, way: &Way<Special>, from: Square, to: Square) -> RefusalCode {
    let world = cx.world;
    let board = &world.position.board;
    let free_only = only_free(way);
    let fresh = match way {
        Way::Like { fresh, .. } => *fresh,
        Way::Special(special) => matches!(special, Special::Bounce | Special::Cylinder | Special::Relay),
        _ => false,
    };
    if world.position.masks.closed.has(to) {
        RefusalCode::Hole
    } else if !free_only && world.position.masks.shielded.has(to) {
        RefusalCode::Shielded
    } else if board.occupied().has(to) && (free_only || board.side(cx.by).has(to)) {
        RefusalCode::Blocked
    } else if fresh && cx.normal(from).has(to) {
        // It gets there without the card.
        RefusalCode::NoTarget
    } else {
        RefusalCode::Unreachable
    }
}
