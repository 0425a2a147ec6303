//! Random options and set-ups of Tempête.

use engine::chance::Draws;
use serde_json::{Value, json};

fn square(index: usize) -> String {
    format!("{}{}", (b'a' + (index % 8) as u8) as char, index / 8 + 1)
}

fn letter_kind(letter: char) -> &'static str {
    match letter.to_ascii_lowercase() {
        'p' => "pawn",
        'n' => "knight",
        'b' => "bishop",
        'r' => "rook",
        'q' => "queen",
        'z' => "zebra",
        _ => "king",
    }
}

/// Options with a set-up in five of six games.
pub fn options(draws: &mut Draws) -> Value {
    let mut options = json!({});
    if draws.below(2) == 0 {
        options["windows"] = json!("always");
    }
    if draws.below(4) == 0 {
        options["chance"] = json!("host");
    }
    if draws.below(3) == 0 {
        options["darts"] = json!("host");
    }
    if draws.below(3) == 0 {
        options["revealed"] = json!({"white": draws.below(6), "black": draws.below(6)});
    }
    if draws.below(4) == 0 {
        let out: Vec<String> = (0..draws.below(30)).map(|_| (1 + draws.below(70)).to_string()).collect();
        options["exclude"] = json!(out);
    }
    if draws.below(6) > 0 {
        options["setup"] = setup(draws, options.get("exclude").cloned().unwrap_or_else(|| json!([])));
    }
    options
}

fn setup(draws: &mut Draws, exclude: Value) -> Value {
    let mut board = [None; 64];
    let mut free: Vec<usize> = (0..64).collect();
    let mut take = |draws: &mut Draws| free.swap_remove(draws.below(free.len() as u32) as usize);
    let (white, black) = (take(draws), take(draws));
    board[white] = Some('K');
    board[black] = Some('k');
    for color in 0..2 {
        let mut add = |draws: &mut Draws, letter: char, most: u32| {
            for _ in 0..draws.below(most + 1) {
                let at = take(draws);
                board[at] = Some(if color == 0 { letter } else { letter.to_ascii_lowercase() });
            }
        };
        add(draws, 'P', 8);
        for (letter, most) in [('N', 2), ('B', 2), ('R', 2), ('Q', 1), ('Z', 1)] {
            add(draws, letter, most);
        }
    }
    let men: Vec<(usize, char)> = board.iter().enumerate().filter_map(|(at, man)| man.map(|man| (at, man))).collect();
    let officers: Vec<(usize, char)> = men.iter().copied().filter(|(_, man)| !matches!(man, 'K' | 'k')).collect();
    let mut setup = json!({"fen": fen(&board, draws.below(2) == 0)});
    let some = |draws: &mut Draws, from: &[(usize, char)], most: u32| {
        let mut squares: Vec<String> = Vec::new();
        for _ in 0..draws.below(most + 1) {
            if from.is_empty() {
                break;
            }
            let at = square(from[draws.below(from.len() as u32) as usize].0);
            if !squares.contains(&at) {
                squares.push(at);
            }
        }
        squares
    };
    if draws.below(2) == 0 {
        setup["neutral"] = json!(some(draws, &officers, 3));
        setup["magnets"] = json!(some(draws, &men, 2));
    }
    let empty: Vec<(usize, char)> = (0..64).filter(|at| board[*at].is_none()).map(|at| (at, ' ')).collect();
    if draws.below(2) == 0 {
        let holes = some(draws, &empty, 4);
        let land: Vec<(usize, char)> = empty.iter().copied().filter(|(at, _)| !holes.contains(&square(*at))).collect();
        setup["holes"] = json!(holes);
        setup["traps"] = json!({"white": some(draws, &land, 3), "black": some(draws, &land, 3)});
    }
    if draws.below(3) == 0 {
        let neutral = setup["neutral"].as_array().cloned().unwrap_or_default();
        let fit = |kinds: &str| {
            let man = officers.iter().find(|(at, man)| kinds.contains(*man) && !neutral.contains(&json!(square(*at))));
            man.map(|(at, _)| square(*at))
        };
        let mut royal = json!({});
        if let Some(at) = fit("PNBZ").filter(|_| draws.below(3) > 0) {
            royal["white"] = json!(at);
        }
        if let Some(at) = fit("pnbz").filter(|_| draws.below(3) > 0) {
            royal["black"] = json!(at);
        }
        setup["royal"] = royal;
    }
    if draws.below(2) == 0 {
        let mut fused = Vec::new();
        for (at, man) in officers.iter().take(2) {
            let other = ["pawn", "knight", "bishop", "rook"][draws.below(4) as usize];
            if other != letter_kind(*man) {
                fused.push(json!({"square": square(*at), "kinds": [letter_kind(*man), other]}));
            }
        }
        setup["fused"] = json!(fused);
    }
    if draws.below(2) == 0 {
        let pile = |draws: &mut Draws| {
            let kinds = ["pawn", "knight", "bishop", "rook", "queen", "zebra"];
            (0..draws.below(5)).map(|_| kinds[draws.below(6) as usize]).collect::<Vec<_>>()
        };
        setup["captured"] = json!({"white": pile(draws), "black": pile(draws)});
    }
    setup["marchOfThePeople"] = json!(draws.below(5) == 0);
    if draws.below(2) == 0 {
        hands(draws, &mut setup, &exclude);
    }
    setup
}

fn hands(draws: &mut Draws, setup: &mut Value, exclude: &Value) {
    let out = exclude.as_array().cloned().unwrap_or_default();
    let mut cards: Vec<String> =
        (1..=72).map(|number: u32| number.to_string()).filter(|card| !out.contains(&json!(card))).collect();
    let mut deal = |draws: &mut Draws, most: u32| {
        let count = draws.below(most + 1);
        (0..count)
            .filter_map(|_| {
                let place = draws.below(cards.len().max(1) as u32) as usize;
                (place < cards.len()).then(|| cards.swap_remove(place))
            })
            .collect::<Vec<String>>()
    };
    setup["hands"] = json!({"white": deal(draws, 5), "black": deal(draws, 5)});
    match draws.below(3) {
        0 => setup["deck"] = json!(deal(draws, 12)),
        1 => setup["deck"] = json!([]),
        _ => {}
    }
    setup["discard"] = json!(deal(draws, 6));
}

fn fen(board: &[Option<char>; 64], white: bool) -> String {
    let rank = |rank: usize| {
        let mut text = String::new();
        let mut gap = 0;
        for file in 0..8 {
            match board[rank * 8 + file] {
                None => gap += 1,
                Some(man) => {
                    if gap > 0 {
                        text.push_str(&gap.to_string());
                        gap = 0;
                    }
                    text.push(man);
                }
            }
        }
        if gap > 0 {
            text.push_str(&gap.to_string());
        }
        text
    };
    let ranks: Vec<String> = (0..8).rev().map(rank).collect();
    format!("{} {} - - 0 1", ranks.join("/"), if white { 'w' } else { 'b' })
}
