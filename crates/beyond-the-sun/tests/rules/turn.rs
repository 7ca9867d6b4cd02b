//! BTS-020, BTS-023 to BTS-033: turns, phases, and where the pawn may go.

use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Decision, Event, Reason};

/// A whole turn that leaves the boards unchanged.
fn idle(play: &mut Play, seat: &str) {
    assert_eq!((play.asked().as_deref(), play.decision()), (Some(seat), Some(Decision::Act)));
    play.play(&format!("{seat} go basic-recruit\n{seat} mine"));
}

/// The space of a pawn as it is written.
fn pawn(play: &Play, seat: &str) -> Option<String> {
    play.tableau(seat).pawn.map(|space| space.to_string())
}

/// BTS-020: the start player stays the same for the whole game, so that all have equally many turns.
#[test]
fn bts_020_the_start_player_stays() {
    let mut play = Play::deal("first p2\nround 4\nlast-round 5");
    for round in [4, 5] {
        for seat in ["p2", "p3", "p1"] {
            assert_eq!((play.board().first, play.board().round), (seat_of("p2"), round));
            idle(&mut play, seat);
        }
    }
    assert_eq!(play.asked(), None, "everybody has had two turns");
}

/// BTS-023, BTS-025: the player to the left is next, turn after turn.
#[test]
fn bts_023_bts_025_turns_go_clockwise() {
    let mut play = Play::deal("seats 4\nfirst p3");
    for seat in ["p3", "p4", "p1", "p2", "p3", "p4"] {
        assert_eq!(
            play.why_not(if seat == "p1" { "p2" } else { "p1" }, "space basic-recruit"),
            Some(Reason::NotYourTurn(seat_of(seat)))
        );
        idle(&mut play, seat);
    }
}

/// BTS-024: action, production and achievement, in this order.
#[test]
fn bts_024_three_phases_in_order() {
    let mut play =
        Play::deal("achievements empire transcendence industrial-giant specialist\np1 removed food 4 ore 3");
    let asked = |play: &Play, thing: &str| play.why_not("p1", thing);
    assert_eq!(asked(&play, "mine"), Some(Reason::AskedSomethingElse(Decision::Act)));
    assert_eq!(asked(&play, "achievement industrial-giant"), Some(Reason::AskedSomethingElse(Decision::Act)));
    play.play("p1 go basic-recruit");
    assert_eq!(asked(&play, "space basic-research-1"), Some(Reason::AskedSomethingElse(Decision::Produce)));
    assert_eq!(
        asked(&play, "achievement industrial-giant"),
        Some(Reason::AskedSomethingElse(Decision::Produce))
    );
    play.play("p1 mine");
    assert_eq!(asked(&play, "grow"), Some(Reason::AskedSomethingElse(Decision::Claim)));
    play.play("p1 claim industrial-giant");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Act)));
}

/// BTS-026: the pawn moves to a space, and the action beside that space is carried out, no other.
#[test]
fn bts_026_the_action_beside_the_space() {
    let mut play = Play::deal("p1 researched I-2 I-4\np1 ships a2 1 1\np1 outpost a2 food\np1 ore 4");
    play.play("p1 go advanced-robotics");
    assert_eq!((pawn(&play, "p1").as_deref(), play.goods("p1")), (Some("advanced-robotics"), (7, 2)));
    assert_eq!(play.decision(), Some(Decision::Produce));
    let mut play = Play::deal("p1 researched I-2 I-4\np1 ships a2 1 1\np1 outpost a2 food\np1 ore 4");
    play.play("p1 go terraforming 2");
    assert_eq!(pawn(&play, "p1").as_deref(), Some("terraforming 2"));
    assert_eq!(play.goods("p1"), (1, 1), "3 ore and 1 recall for the second space, not 4 ore");
    assert!(play.events().contains(&Event::Recalled(seat_of("p1"), 1)));
}

/// BTS-027: a space with the pawn of another is closed.
#[test]
fn bts_027_occupied_spaces_are_closed() {
    let play = Play::deal(
        "p1 ore 5\np1 researched I-1\np2 researched I-1\np2 pawn narrow-beam-lasers\np3 pawn basic-research-2",
    );
    assert_eq!(
        play.offered("p1", "go"),
        [
            "basic-research-1",
            "basic-research-1 2",
            "basic-research-2 2",
            "basic-build-jump",
            "basic-build-jump 2",
            "basic-recruit"
        ]
    );
    assert_eq!(play.why_not("p1", "space narrow-beam-lasers"), Some(Reason::Occupied(seat_of("p2"))));
    assert_eq!(play.why_not("p1", "space basic-research-2"), Some(Reason::Occupied(seat_of("p3"))));
}

/// BTS-028: the pawn must leave its space.
#[test]
fn bts_028_the_pawn_must_move() {
    let mut play = Play::deal("p1 researched I-4\np1 pawn advanced-robotics");
    assert!(!play.offers("p1 go advanced-robotics"));
    assert_eq!(play.why_not("p1", "space advanced-robotics"), Some(Reason::StandingThere));
    play.play("p1 go basic-recruit\np1 mine");
    idle(&mut play, "p2");
    idle(&mut play, "p3");
    assert!(play.offers("p1 go advanced-robotics"), "it may come back the turn after");
}

/// BTS-029: another space of the same card, or a second space of the same action, is a move.
#[test]
fn bts_029_another_space_of_the_same_card() {
    let card = "p1 researched I-2\np1 ships a2 1 1\np1 outpost a2 food\np1 ore 4\np1 pawn terraforming";
    let play = Play::deal(card);
    assert!(play.offers("p1 go terraforming 2") && !play.offers("p1 go terraforming"));
    let mut play = Play::deal(
        "slot III-3 metahuman-chambers\nslot III-4 capital-ship\np1 researched III-3 III-4\np1 ore 4 pop 3
        p1 pawn metahuman-chambers",
    );
    assert!(!play.offers("p1 go metahuman-chambers"));
    play.play("p1 go metahuman-chambers 2");
    assert_eq!(play.offered("p1", "research"), ["IV-2"], "it is the same action again");
}

/// BTS-030: inside the basics the pawn must move as well, but the lowest action may be taken turn after turn.
#[test]
fn bts_030_the_lowest_action_may_be_repeated() {
    let mut play = Play::deal("seats 2\np1 pawn basic-build-jump");
    assert!(!play.offers("p1 go basic-build-jump"), "the only space of two players");
    assert_eq!(play.why_not("p1", "space basic-build-jump"), Some(Reason::StandingThere));
    for _ in 0..3 {
        idle(&mut play, "p1");
        assert_eq!(pawn(&play, "p1").as_deref(), Some("basic-recruit"));
        idle(&mut play, "p2");
    }
    assert_eq!(play.goods("p1"), (3 * 2, 2 + 3));
}

/// BTS-031: nobody blocks the lowest action.
#[test]
fn bts_031_the_lowest_action_is_never_blocked() {
    let play = Play::deal("seats 4\np1 pawn basic-recruit\np2 pawn basic-recruit\np3 pawn basic-recruit");
    assert!(play.offers("p1 go basic-recruit"));
    assert_eq!(play.why_not("p1", "space basic-recruit"), None);
}

/// BTS-032: the spaces of a technology are for those who have a cube beside it.
#[test]
fn bts_032_only_researched_technologies() {
    let play = Play::deal("p1 ore 9\np2 researched I-1 I-4");
    assert_eq!(play.why_not("p1", "space advanced-robotics"), Some(Reason::NotResearched));
    assert!(!play.offers("p1 go advanced-robotics") && !play.offers("p1 go narrow-beam-lasers"));
    let play = Play::deal("p1 ore 9\np1 researched I-4");
    assert!(play.offers("p1 go advanced-robotics") && !play.offers("p1 go narrow-beam-lasers"));
}

/// BTS-033: spaces printed on the board need no research.
#[test]
fn bts_033_the_board_needs_no_research() {
    let play = Play::deal("guild technocrats-guild\np1 ore 5");
    assert!(play.tableau("p1").researched.is_empty());
    for space in ["basic-research-1", "basic-build-jump", "basic-recruit", "technocrats-guild"] {
        assert!(play.offers(&format!("p1 go {space}")), "{space}");
    }
}
