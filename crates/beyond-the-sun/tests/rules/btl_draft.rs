//! BTL-007 to BTL-013: leaders are drafted, their instructions carried out, tokens laid.

use beyond_the_sun::ids::{Colour, Leader, Module};
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Cause, Decision, Event, Options, Reason};
use std::collections::BTreeSet;

/// A match with leaders before anybody has picked.
fn table(n_seats: u8, seed: u64) -> Play {
    Play::set_up(n_seats, &Options::with([Module::Leaders]), seed)
}

/// The seats in turn order, as `p1`.
fn turn_order(play: &Play) -> Vec<String> {
    play.board().clockwise(play.board().first).map(|seat| seat.to_string()).collect()
}

/// BTL-007: the rows are laid out after the normal set-up, each from its own shuffled deck.
#[test]
fn btl_007_leaders_come_after_the_normal_set_up() {
    let mut play = Play::set_up(3, &Options { expert: true, ..Options::with([Module::Leaders]) }, 4);
    for _ in 0..3 {
        assert!(play.board().offered.is_empty(), "mats come first");
        let seat = play.asked().expect("a seat");
        let mat = play.offered(&seat, "mat")[0].clone();
        play.play(&format!("{seat} mat {mat}"));
    }
    assert_eq!(play.decision(), Some(Decision::PickLeader));
    assert!(play.revealed(), "what was shuffled has been shown");
    let rows: BTreeSet<u64> = (0..30).map(|seed| table(4, seed).board().offered.word()).collect();
    assert!(rows.len() > 25, "the decks are shuffled");
    let seen = (0..30).fold(0, |seen, seed| seen | table(4, seed).board().offered.word());
    assert_eq!(seen.count_ones() as usize, Leader::COUNT, "any leader may be drawn");
}

/// BTL-008: players + 2 leaders of each colour lie open.
#[test]
fn btl_008_two_rows() {
    for n_seats in 2..=4 {
        let play = table(n_seats, 1);
        for colour in Colour::ALL {
            let row = play.board().offered.iter().filter(|it| play.board().pack[*it].colour == colour);
            assert_eq!(row.count(), usize::from(n_seats) + 2, "{colour}, {n_seats} players");
        }
    }
}

/// BTL-009, BTL-010: backwards from the last player, then forwards from the start player with the other colour.
#[test]
fn btl_009_btl_010_forward_and_back() {
    let mut play = table(3, 2);
    let order = turn_order(&play);
    let colour = |id: &str| play_colour(id);
    for seat in order.iter().rev() {
        assert_eq!(play.asked().as_ref(), Some(seat), "in reverse turn order");
        let offered = play.offered(seat, "leader");
        let colours: BTreeSet<_> = offered.iter().map(|it| colour(it)).collect();
        assert_eq!(colours.len(), 2, "either row");
        // The first two take a military leader, the start player a political one.
        let wanted = if *seat == order[0] { Colour::Political } else { Colour::Military };
        let pick = offered.iter().find(|it| colour(it) == wanted).expect("one of the colour");
        play.play(&format!("{seat} leader {pick}"));
    }
    assert_eq!(play.asked().as_ref(), Some(&order[0]), "the start player picks twice in a row");
    let political = play.board().offered.iter().find(|it| play.board().pack[*it].colour == Colour::Political);
    let thing = format!("leader {}", political.expect("one is left"));
    assert_eq!(play.why_not(&order[0], &thing), Some(Reason::ColourTaken));
    for seat in &order {
        assert_eq!(play.asked().as_ref(), Some(seat), "in turn order");
        let own = if *seat == order[0] { Colour::Political } else { Colour::Military };
        let offered = play.offered(seat, "leader");
        assert!(offered.iter().all(|it| colour(it) != own), "the other colour alone");
        play.play(&format!("{seat} leader {}", offered[0]));
    }
    for (seat, tableau) in play.board().tableaus.iter() {
        assert!(tableau.retinue.leaders.iter().all(Option::is_some), "{seat} has one of each colour");
    }
}

fn play_colour(id: &str) -> Colour {
    let leader = Leader::from_id(id).expect("a leader");
    beyond_the_sun::cards::Pack::standard()[leader].colour
}

/// BTL-011: leaders that nobody took leave the game.
#[test]
fn btl_011_the_rest_goes_back() {
    let mut play = table(2, 3);
    while play.decision() == Some(Decision::PickLeader) {
        assert!(!play.board().offered.is_empty());
        let seat = play.asked().expect("a seat");
        let leader = play.offered(&seat, "leader")[0].clone();
        play.play(&format!("{seat} leader {leader}"));
    }
    assert!(play.board().offered.is_empty());
}

/// BTL-012, BTL-049: in turn order, and a player with several instructions orders them, that of the mat included.
#[test]
fn btl_012_btl_049_set_ups_in_the_order_of_their_owner() {
    let (mut play, first) = Play::drafted("hivemind-expert", ["astrochemist", "military-investor"]);
    let first = first.as_str();
    assert_eq!((play.decision(), play.asked().as_deref()), (Some(Decision::OrderSetUps), Some(first)));
    let all = ["hivemind-expert", "astrochemist", "military-investor"];
    assert_eq!(play.offered(first, "set-up"), all, "mat and leaders at the same time");
    let ore = play.goods(first).0;
    play.play(&format!("{first} set-up astrochemist"));
    assert_eq!(play.offered(first, "set-up"), ["hivemind-expert", "military-investor"]);
    assert_eq!((play.goods(first).0 - ore, play.tableau(first).automated), (1, [0, 1, 0]));
    play.play(&format!("{first} set-up hivemind-expert"));
    assert_eq!(play.decision(), Some(Decision::Predict(2)));
    play.play(&format!("{first} predict science\n{first} predict military\n{first} predict commerce"));
    assert_eq!(play.goods(first).0 - ore, 3, "what is left is no choice any more");
    let me = seat_of(first);
    let due = play.events().iter().rev().find_map(|event| match event {
        Event::Due(seat, Cause::LeaderSetUp(_)) if *seat == me => Some(()),
        _ => None,
    });
    assert!(due.is_some());
    assert_ne!(
        play.asked().as_deref(),
        Some(first).filter(|_| play.decision() == Some(Decision::OrderSetUps))
    );
}

/// BTL-013: tokens are laid when all instructions have been carried out, as many as printed.
#[test]
fn btl_013_tokens_and_tiles() {
    let (mut play, first) = Play::drafted("uns-expert", ["opportunist", "fleet-director"]);
    let me = seat_of(&first);
    play.play(&format!("{first} set-up fleet-director"));
    assert_eq!(play.decision(), Some(Decision::Jump(1)));
    assert!(!play.offers(&format!("{first} more fleet-director")), "no token lies there yet");
    assert_eq!(play.why_not(&first, "leader fleet-director"), Some(Reason::NoTokenLeft));
    play.play(&format!("{first} done"));
    let mut laid = Vec::new();
    while play.decision() != Some(Decision::Act) {
        let seat = play.asked().expect("a seat");
        let action = play.legal_of(&seat)[0].clone();
        play.play(&format!("{seat} {action}"));
        laid.extend(play.events().iter().copied().filter(|it| matches!(it, Event::LaidTokens(..))));
    }
    laid.extend(play.events().iter().copied().filter(|it| matches!(it, Event::LaidTokens(..))));
    let leader = |id| Leader::from_id(id).expect("a leader");
    assert!(laid.contains(&Event::LaidTokens(me, leader("opportunist"), 2)));
    assert!(laid.contains(&Event::LaidTokens(me, leader("fleet-director"), 3)));
    let retinue = &play.tableau(&first).retinue;
    assert_eq!(retinue.tokens, [2, 3]);
    let (play, first) = Play::drafted("uns-expert", ["opportunist", "guerrilla-tactician"]);
    assert_eq!(play.tableau(&first).retinue.tile.strength, 0, "its tile comes by its instruction");
}
