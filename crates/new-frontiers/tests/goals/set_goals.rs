//! NFG-004 to NFG-008, NFG-010, NFG-011: selecting Set Galactic Goals.

use super::{goal, keeper, of, open, stockpile};
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Empire, Event, Stockpile};

const STACK: &str = "goals stack diversity conscription exploration trade_taxes skilled_workers";

/// NFG-004, NF-045: nobody but the selector gets or does anything.
#[test]
fn nfg_004_the_others_do_nothing() {
    let others = "p2 credits 9 colonists 3\np2 explored comet_zone\np3 colonies iron_hills*";
    let mut play = Play::deal(&format!("seats 3\n{others}\n{STACK}"));
    let before = *play.board();
    play.play("p1 select set_galactic_goals\np1 keep diversity\np1 under conscription");
    let after = play.board();
    let p1 = seat_of("p1");
    assert_eq!(after.empires[p1], Empire { credits: before.empires[p1].credits + 1, ..before.empires[p1] });
    for seat in ["p2", "p3"].map(seat_of) {
        assert_eq!(after.empires[seat], before.empires[seat]);
    }
    assert_eq!(["p1", "p2", "p3"].map(|seat| stockpile(&play, seat)), [Stockpile::default(); 3]);
    assert_eq!(
        (after.colonists, after.vp_pool, after.goods),
        (before.colonists, before.vp_pool, before.goods)
    );
    assert_eq!((after.faces, after.stock, after.bag), (before.faces, before.stock, before.bag));
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Select)));
}

/// NFG-005, NFD-16: of P1 P2 P3 P4 the third selects Goals: P1 P3 P2 P4. This is valid at once, nobody selects twice,
/// and the order stays for the next rounds.
#[test]
fn nfd_16_the_selector_swaps_with_the_one_in_front() {
    let mut play = Play::deal("seats 4\ngoals");
    play.play("p1 select trade_consume\np2 select produce\np3 select set_galactic_goals");
    assert_eq!(play.order(), "p1 p3 p2 p4");
    assert!(play.events().contains(&Event::MovedUp(seat_of("p3"))));
    let kept = play.legal_of("p3")[0].clone();
    play.play(&format!("p3 {kept}"));
    let under = play.legal_of("p3")[0].clone();
    play.play(&format!("p3 {under}"));
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p4"), Some(Decision::Select)));
    play.play("p4 select settle\np4 colonists\np1 colonists\np3 colonists\np2 colonists");
    assert_eq!((play.asked().as_deref(), play.board().round), (Some("p1"), 2));
    play.play("p1 select produce");
    assert_eq!((play.asked().as_deref(), play.order().as_str()), (Some("p3"), "p1 p3 p2 p4"));
}

/// NFG-005: while goals are looked at, the selector is still the player who selected, not the player now at that
/// place.
#[test]
fn nfg_005_the_selector_stays_the_selector() {
    let mut play = Play::deal("seats 3\ngoals");
    play.play("p1 select produce\np2 select set_galactic_goals");
    assert_eq!((play.order().as_str(), play.decision()), ("p2 p1 p3", Some(Decision::KeepGoal)));
    assert_eq!(["p1", "p2", "p3"].map(|seat| play.board().selects(seat_of(seat))), [false, true, false]);
}

/// NFG-005: a player who is first already stays first and gets the other bonuses.
#[test]
fn nfg_005_the_first_stays_first() {
    let mut play = Play::deal(&format!("seats 3\norder p3 p1 p2\n{STACK}"));
    play.play("p3 select set_galactic_goals");
    assert_eq!((play.order().as_str(), play.empire("p3").credits), ("p3 p1 p2", 1));
    assert!(!play.events().iter().any(|event| matches!(event, Event::MovedUp(_))));
    assert_eq!(play.decision(), Some(Decision::KeepGoal));
}

/// NFG-005: with two players the disc that selected moves; the disc in front of it may be the player's other one.
#[test]
fn nfg_005_two_players() {
    let mut play = Play::deal("seats 2\ngoals stack diversity");
    play.play("p1 select trade_consume\np2 select produce\np1 select set_galactic_goals");
    assert_eq!(play.order(), "p1 p1 p2 p2");
    play.play("p2 select settle\np2 colonists\np1 colonists");
    play.play("p1 select produce\np1 select set_galactic_goals");
    assert_eq!((play.order().as_str(), play.asked().as_deref()), ("p1 p1 p2 p2", Some("p2")));
    assert!(!play.events().iter().any(|event| matches!(event, Event::MovedUp(_))), "nothing moved");
}

/// NFG-006: 1 credit for the selector, from the tile.
#[test]
fn nfg_006_one_credit() {
    let mut play = Play::deal(&format!("seats 3\np1 credits 4\np2 credits 4\n{STACK}"));
    play.play("p1 select set_galactic_goals");
    assert_eq!(["p1", "p2", "p3"].map(|seat| play.empire(seat).credits), [5, 4, 0]);
}

/// NFG-007: the top three are drawn, or all if there are fewer.
#[test]
fn nfg_007_three_or_all() {
    let cases = [
        ("diversity conscription exploration trade_taxes", vec!["diversity", "conscription", "exploration"]),
        ("trade_taxes exploration diversity", vec!["trade_taxes", "exploration", "diversity"]),
        ("exploration diversity", vec!["exploration", "diversity"]),
    ];
    for (stack, drawn) in cases {
        let mut play = Play::deal(&format!("seats 3\ngoals stack {stack}"));
        play.play("p1 select set_galactic_goals");
        let keep: Vec<_> = drawn.iter().map(|goal| format!("keep {goal}")).collect();
        assert_eq!(play.legal_of("p1"), keep);
        assert!(play.events().contains(&Event::DrewGoals(seat_of("p1"), drawn.len() as u8)));
    }
}

/// NFG-007: the last goal of the stack must be kept; there is nothing to choose.
#[test]
fn nfg_007_the_last_goal_is_kept() {
    let mut play =
        Play::deal("seats 3\ngoals open conscription\ngoals keeper p3 diversity\ngoals stack exploration");
    play.play("p1 select set_galactic_goals");
    assert_eq!(
        (keeper(&play).as_deref(), open(&play)),
        (Some("p1"), vec!["diversity".into(), "conscription".into()])
    );
    assert!(
        play.said().iter().any(|(_, event)| *event == Event::KeptThis(seat_of("p1"), goal("exploration")))
    );
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Select)));
}

/// NFG-007: from an empty stack no goal is drawn, and a face-down goal stays face down; the other bonuses apply.
#[test]
fn nfg_007_an_empty_stack() {
    let mut play = Play::deal("seats 3\ngoals keeper p3 diversity\ngoals stack");
    play.play("p1 select produce\np2 select set_galactic_goals");
    assert_eq!((play.order().as_str(), play.empire("p2").credits), ("p2 p1 p3", 1));
    assert_eq!((keeper(&play).as_deref(), open(&play)), (Some("p3"), vec![]));
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p3"), Some(Decision::Select)));
}

/// NFG-008: one of the drawn goals is kept, which is compulsory; the others are put under the stack.
#[test]
fn nfg_008_one_is_kept() {
    let mut play = Play::deal(&format!("seats 3\n{STACK}"));
    play.play("p1 select set_galactic_goals");
    assert_eq!(play.decision(), Some(Decision::KeepGoal));
    assert!(!play.offers("p1 pass"));
    play.play("p1 keep conscription");
    assert_eq!((keeper(&play).as_deref(), open(&play)), (Some("p1"), vec![]), "it lies face down");
    assert_eq!(play.decision(), Some(Decision::PutUnder));
    assert_eq!(play.legal_of("p1"), ["under diversity", "under exploration"]);
}

/// NFG-008: the others go under the stack in the order that is chosen. Two goals lie on top of them.
#[test]
fn nfg_008_the_others_go_under_in_any_order() {
    for (first, second) in [("diversity", "exploration"), ("exploration", "diversity")] {
        let mut play = Play::deal(&format!("seats 3\n{STACK}"));
        play.play(&format!("p1 select set_galactic_goals\np1 keep conscription\np1 under {first}"));
        play.play("p2 select trade_consume\np3 select produce");
        play.play("p1 select set_galactic_goals");
        let drawn = ["trade_taxes", "skilled_workers", first].map(|goal| format!("keep {goal}"));
        assert_eq!(play.legal_of("p1"), drawn, "{second} lies under {first}");
    }
}

/// NFG-008: of two drawn goals, the one that is not kept goes under the stack without a question.
#[test]
fn nfg_008_of_two_goals() {
    let mut play = Play::deal("seats 3\ngoals stack exploration diversity");
    play.play("p1 select set_galactic_goals\np1 keep diversity");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Select)));
    play.play("p2 select trade_consume\np3 select produce");
    play.play("p1 select produce\np2 select set_galactic_goals");
    assert_eq!(keeper(&play).as_deref(), Some("p2"), "exploration was the last and is kept");
    assert_eq!(open(&play), ["diversity"]);
}

/// NFG-010: when a second goal is taken, the former one is turned up: not when goals are drawn, but before the new
/// one is kept.
#[test]
fn nfg_010_only_one_lies_face_down() {
    let mut play = Play::deal(&format!("seats 3\ngoals keeper p3 volunteer_programme\n{STACK}"));
    play.play("p1 select set_galactic_goals");
    assert_eq!((keeper(&play).as_deref(), open(&play)), (Some("p3"), vec![]), "drawing turns nothing up");
    play.play("p1 keep diversity");
    assert_eq!((keeper(&play).as_deref(), open(&play)), (Some("p1"), vec!["volunteer_programme".into()]));
    let (p1, p3) = (seat_of("p1"), seat_of("p3"));
    assert_eq!(play.events(), [Event::RevealedGoal(p3, goal("volunteer_programme")), Event::KeptGoal(p1)]);
    assert_eq!(play.decision(), Some(Decision::PutUnder), "it was turned up before anything else was done");
}

/// NFG-010: a player who takes a second goal turns up the first one.
#[test]
fn nfg_010_the_own_goal_too() {
    let mut play = Play::deal(&format!("seats 3\ngoals keeper p1 volunteer_programme\n{STACK}"));
    play.play("p1 select set_galactic_goals\np1 keep diversity");
    assert_eq!((keeper(&play).as_deref(), open(&play)), (Some("p1"), vec!["volunteer_programme".into()]));
}

/// NFG-011: a goal belongs to nobody: it scores for all players, no matter who took it.
#[test]
fn nfg_011_goals_score_for_everybody() {
    let colonists = "p1 colonists 1\np2 colonists 4\np3 colonists 7";
    let mut play = Play::deal(&format!("seats 3\n{colonists}\ngoals keeper p1 conscription"));
    let points = |play: &Play| ["p1", "p2", "p3"].map(|seat| of(play, seat).goals);
    assert_eq!(points(&play), [0, 0, 0], "it lies face down");
    play.play("p1 select set_galactic_goals");
    let keep = play.legal_of("p1")[0].clone();
    play.play(&format!("p1 {keep}"));
    assert_eq!(points(&play), [0, 2, 8]);
}
