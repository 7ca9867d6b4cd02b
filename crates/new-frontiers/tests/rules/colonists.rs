//! NF-098 to NF-102: how Settle ends the game, and a supply that runs short.

use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event, Reason};

/// Everybody takes the first offered action until the next selection or the end.
fn finish_action(play: &mut Play) {
    while play.decision().is_some_and(|decision| decision != Decision::Select) {
        let seat = play.asked().expect("someone is asked");
        let line = format!("{seat} {}", play.legal_of(&seat)[0]);
        play.play(&line);
    }
}

/// NF-098: eight colonies of any player, the home among them, end the game after the round.
#[test]
fn nf_098_eight_colonies_end_the_game() {
    let settled = ["comet_zone", "iron_hills", "glass_desert", "new_vinland", "spice_world", "swarm_nest"];
    for (n_settled, home, near) in [(5, "old_earth", false), (6, "old_earth", true)] {
        let colonies = settled[..n_settled].join(" ");
        let mut play = Play::deal(&format!(
            "seats 3\np2 home {home} credits 9 colonists 3\np2 colonies {colonies}\np2 explored artist_settlement"
        ));
        play.play("p1 select settle\np1 colonists\np2 settle artist_settlement");
        assert!(!play.board().ending.is_near(), "p3 still settles");
        play.play("p3 colonists");
        assert_eq!((play.board().ending.colonies, play.board().ending.is_near()), (near, near));
        play.play("p2 select retreat_into_isolation\np3 select trade_consume");
        assert_eq!(play.asked().is_none(), near, "the round is played to its end");
    }
}

/// NF-099: four or fewer colonists left after Settle end the game after the round.
#[test]
fn nf_099_four_colonists_left_end_the_game() {
    for (before, near) in [(13, false), (12, false), (11, true), (7, true), (0, true)] {
        let mut play = Play::deal(&format!("seats 3\nsupply colonists {before}"));
        play.play("p1 select settle");
        finish_action(&mut play);
        assert_eq!(play.board().colonists, u8::saturating_sub(before, 7));
        assert_eq!(
            (play.board().ending.colonists, play.board().ending.is_near()),
            (near, near),
            "{before} before"
        );
        play.play("p2 select retreat_into_isolation\np3 select trade_consume");
        assert_eq!(play.asked().is_none(), near);
    }
}

/// NF-100: during Settle, and in other actions, the number of colonists left does not matter.
#[test]
fn nf_100_only_the_end_of_settle_counts() {
    let mut play =
        Play::deal("seats 3\nsupply colonists 6\np1 home barnard_foundries*\np1 colonies emigrant_port");
    play.play("p1 select settle\np1 colonists\np2 colonists");
    assert_eq!((play.board().colonists, play.board().ending.is_near()), (1, false), "p3 still settles");

    let mut play =
        Play::deal("seats 3\nsupply colonists 5\np1 home barnard_foundries*\np1 colonies emigrant_port");
    play.play("p1 select trade_consume\np1 pass");
    assert_eq!((play.empire("p1").colonists, play.board().colonists), (1, 4));
    assert!(!play.board().ending.is_near(), "not in Consume");
    play.play("p2 select explore");
    finish_action(&mut play);
    play.play("p3 select retreat_into_isolation");
    assert_eq!(
        (play.board().round, play.board().ending.is_near()),
        (2, false),
        "nor at the end of the round"
    );
}

/// NFD-07: 5 left after Settle is no end, 4 is; 4 after Explore is none until a Settle ends with 4 or fewer.
#[test]
fn nfd_07_settle_end_check() {
    for (before, left, near) in [(12, 5, false), (11, 4, true)] {
        let mut play = Play::deal(&format!("seats 3\nsupply colonists {before}"));
        play.play("p1 select settle\np1 colonists\np2 colonists\np3 colonists");
        assert_eq!((play.board().colonists, play.board().ending.is_near()), (left, near));
    }
    let mut play = Play::deal(
        "seats 3\nsupply colonists 5\np1 developments homesteading_pioneers\np2 credits 2 colonists 1\np2 explored iron_hills",
    );
    play.play("p1 select explore");
    finish_action(&mut play);
    assert_eq!((play.board().colonists, play.board().ending.is_near()), (4, false));
    play.play("p2 select settle\np2 settle iron_hills");
    assert!(!play.board().ending.is_near());
    finish_action(&mut play);
    assert!(play.board().ending.colonists);
}

/// NF-101: a short supply goes to players in order; the last one gets what is left.
#[test]
fn nf_101_late_players_have_what_is_left() {
    let mut play = Play::deal("seats 3\nsupply colonists 4");
    play.play("p1 select settle\np1 colonists\np2 colonists\np3 pass");
    assert_eq!(["p1", "p2", "p3"].map(|seat| play.empire(seat).colonists), [3, 1, 0]);
    let took = |seat, n| Event::TookColonists(seat_of(seat), n);
    let took: Vec<_> = [took("p1", 2), took("p2", 1), took("p3", 0)].into();
    let said: Vec<_> =
        play.events().iter().filter(|event| matches!(event, Event::TookColonists(..))).copied().collect();
    assert_eq!(said, took);

    let mut play = Play::deal("seats 3\nsupply colonists 0");
    play.play("p1 select settle");
    assert_eq!((play.empire("p1").colonists, play.board().colonists), (0, 0), "the bonus too");
}

/// NF-102: a player who finds the supply empty may do nothing, although there is a world to settle.
#[test]
fn nf_102_an_empty_supply_forces_nobody_to_settle() {
    let mut play =
        Play::deal("seats 3\nsupply colonists 5\np3 credits 2 colonists 1\np3 explored iron_hills");
    play.play("p1 select settle\np1 colonists\np2 colonists");
    assert_eq!(play.legal_of("p3"), ["pass", "settle iron_hills"]);
    assert_eq!(play.why_not("p3", "colonists"), Some(Reason::NoColonistsLeft));
    let before = *play.empire("p3");
    let mut settles = play.clone();
    play.play("p3 pass");
    assert_eq!(*play.empire("p3"), before);
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Select)));
    settles.play("p3 settle iron_hills");
    assert_eq!(settles.colonies("p3"), ["iron_hills", "home"]);
}
