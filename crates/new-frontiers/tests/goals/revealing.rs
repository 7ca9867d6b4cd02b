//! NFG-016: between the selection of an action and its execution a stockpile goal may be turned up.

use super::{EIGHT, goal, keeper, open, stockpile};
use engine::{Game, Viewer};
use new_frontiers::ids::Goal;
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event, Reason};

const TILES: [&str; 7] = [
    "set_galactic_goals",
    "develop",
    "explore",
    "settle",
    "produce",
    "trade_consume",
    "send_diplomatic_envoys",
];

const STOCKPILE_GOALS: [&str; 3] = ["exploration", "stockpile_resources", "trade_taxes"];

/// The actions in which something can be stored.
const STORING: [&str; 4] = ["explore", "settle", "produce", "trade_consume"];

/// p3 keeps `kept` and p1 selects next. p2 could store in each action in which that is possible.
fn table(kept: &str) -> Play {
    let seven = EIGHT.rsplit_once(' ').expect("many").0;
    Play::deal(&format!(
        "seats 3
         p1 credits 5 colonists 2
         p1 explored comet_zone
         p1 colonies iron_hills
         p2 colonies spice_world*
         p2 explored {seven}
         p2 developments terraforming_robots
         goals keeper p3 {kept}"
    ))
}

/// NFG-016: a stockpile goal may be turned up, and no other.
#[test]
fn nfg_016_only_stockpile_goals_are_turned_up_by_choice() {
    for kept in Goal::all() {
        let mut play = table(kept.id());
        play.play("p1 select produce");
        let stores = STOCKPILE_GOALS.contains(&kept.id());
        assert_eq!(play.legal_of("p3"), if stores { vec!["reveal", "pass"] } else { vec!["pass"] }, "{kept}");
        let reason = play.why_not("p3", "reveal");
        assert_eq!(reason, (!stores).then_some(Reason::NotAStockpileGoal), "{kept}");
    }
}

/// NFG-016: the goal may be turned up after the selection of an action that stores, before any part of that action.
#[test]
fn nfg_016_after_the_selection_and_before_the_action() {
    for tile in STORING {
        let mut play = table("trade_taxes");
        let before = *play.board();
        play.play(&format!("p1 select {tile}"));
        assert_eq!(
            (play.asked().as_deref(), play.decision()),
            (Some("p3"), Some(Decision::RevealGoal)),
            "{tile}"
        );
        let after = play.board();
        assert_eq!(after.empires, before.empires, "{tile}");
        assert_eq!(
            (after.discs, after.layout, after.bag),
            (before.discs, before.layout, before.bag),
            "{tile}"
        );
        assert_eq!((after.vp_pool, after.colonists), (before.vp_pool, before.colonists), "{tile}");
        play.play("p3 reveal");
        assert_eq!((keeper(&play), open(&play)), (None, vec!["trade_taxes".to_owned()]), "{tile}");
        assert_eq!(play.events()[0], Event::RevealedGoal(seat_of("p3"), goal("trade_taxes")), "{tile}");
        assert!(play.revealed(), "what everybody has seen cannot be taken back");
    }
}

/// NFG-016: also after the owner's own selection, and after a selection later in the round.
#[test]
fn nfg_016_after_any_selection() {
    let mut play = table("trade_taxes");
    for (seat, tile) in [("p1", "produce"), ("p2", "trade_consume"), ("p3", "explore")] {
        assert_eq!((play.asked().as_deref(), play.decision()), (Some(seat), Some(Decision::Select)));
        play.play(&format!("{seat} select {tile}"));
        assert_eq!((play.asked().as_deref(), play.decision()), (Some("p3"), Some(Decision::RevealGoal)));
        play.play("p3 pass");
        while play.decision() != Some(Decision::Select) {
            let seat = play.asked().expect("the game goes on");
            let last = play.legal_of(&seat).pop().expect("an action");
            play.play(&format!("{seat} {last}"));
        }
    }
}

/// NFG-016: at no other moment: not during a selection and not during an action.
#[test]
fn nfg_016_at_no_other_moment() {
    let mut play = table("trade_taxes");
    let mut n_asked = 0;
    for _ in 0..40 {
        let seat = play.asked().expect("the game goes on");
        if play.decision() == Some(Decision::RevealGoal) {
            n_asked += 1;
            assert!(play.board().underway().is_none(), "no action is being executed");
            assert!(matches!(play.events().last(), Some(Event::Selected(..))), "somebody has just selected");
            play.play("p3 pass");
            assert_eq!(
                (keeper(&play).as_deref(), open(&play)),
                (Some("p3"), vec![]),
                "it may stay face down"
            );
            continue;
        }
        assert!(!play.offers("p3 reveal"), "{:?}", play.decision());
        // Goals would turn it up (NFG-010), so everybody selects something else.
        let legal = play.legal_of(&seat);
        let other =
            legal.iter().find(|action| *action != "select set_galactic_goals").expect("other actions");
        play.play(&format!("{seat} {other}"));
    }
    assert!(n_asked >= 3, "asked {n_asked} times");
}

/// NFG-016, NFG-009, R4: being asked reveals nothing: with every goal the same seat is asked the same question at the
/// same time, and the others get the same information.
#[test]
fn nfg_016_being_asked_does_not_tell() {
    for tile in TILES {
        let observed = |kept: &str, script: &str| {
            let mut play = table(kept);
            play.play(&format!("p1 select {tile}{script}"));
            let mut views = [Viewer::Seat(seat_of("p2")), Viewer::Spectator]
                .map(|viewer| play.state().view(viewer))
                .to_vec();
            // In Goals p1 draws, and sees which goals cannot be the kept one.
            if tile != "set_galactic_goals" {
                views.push(play.state().view(Viewer::Seat(seat_of("p1"))));
            }
            (play.asked(), play.decision(), play.events().to_vec(), views, play.revealed())
        };
        let scripts = if STORING.contains(&tile) { ["", "\np3 pass"].as_slice() } else { &[""] };
        for script in scripts {
            let first = observed("skilled_workers", script);
            assert!(Goal::all().all(|kept| observed(kept.id(), script) == first), "{tile}{script}");
        }
    }
}

/// NFG-016: nobody is asked without a goal that lies face down.
#[test]
fn nfg_016_nobody_is_asked_without_a_goal() {
    for tile in TILES {
        let mut play = Play::deal("seats 3\ngoals open diversity");
        play.play(&format!("p1 select {tile}"));
        assert_ne!(play.decision(), Some(Decision::RevealGoal), "{tile}");
    }
}

/// NFG-016, R4: once all three stockpile goals are face up, everybody knows that the kept goal is none of them.
#[test]
fn nfg_016_nor_when_there_is_nothing_to_ask() {
    let asked = |open: &[&str], tile: &str| {
        let mut play = Play::deal(&format!(
            "seats 3
             p2 colonies spice_world*
             p2 explored {EIGHT}
             goals open {}
             goals keeper p3 diversity",
            open.join(" ")
        ));
        play.play(&format!("p1 select {tile}"));
        play.decision() == Some(Decision::RevealGoal)
    };
    for (hidden, tile) in STOCKPILE_GOALS.into_iter().zip(["explore", "produce", "trade_consume"]) {
        let others: Vec<_> = STOCKPILE_GOALS.into_iter().filter(|goal| *goal != hidden).collect();
        assert!(asked(&others, tile), "it may be {hidden}");
        assert!(!asked(&STOCKPILE_GOALS, tile), "it cannot be {hidden}");
    }
}

/// NFG-013, NFG-016: everybody can store for the goal in the action before which it was turned up.
#[test]
fn nfg_016_turned_up_in_time() {
    let mut play = table("stockpile_resources");
    play.play("p1 select produce\np3 reveal");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p1"), Some(Decision::StoreGoods)));
    play.play("p1 store good iron_hills\np2 store good spice_world");
    let stored = ["p1", "p2", "p3"].map(|seat| stockpile(&play, seat).goods.iter().sum::<u8>());
    assert_eq!(stored, [1, 1, 0]);
}
