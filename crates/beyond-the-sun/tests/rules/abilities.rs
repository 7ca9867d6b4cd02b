//! Lasting abilities of technologies, colonies and expert mats.

use beyond_the_sun::testing::Play;
use beyond_the_sun::{Cause, Decision, Event};
use engine::Seat;

/// BTS-134: a lasting ability is everybody's who has researched the card: wormholes lead from anywhere but Sol
/// and Deep Space to anywhere.
#[test]
fn bts_134_wormholes() {
    let table = "slot III-1 wormhole-technology\np1 ships sol 1 a1 2";
    let mut without = Play::deal(table);
    without.play("p1 go basic-build-jump\np1 pass");
    assert_eq!(
        without.offered("p1", "jump"),
        ["1 sol a1", "1 sol a2", "2 a1 sol", "2 a1 deep-space", "2 a1 yard-left"]
    );
    let mut with = Play::deal(&format!("{table}\np1 researched III-1"));
    with.play("p1 go basic-build-jump\np1 pass");
    assert_eq!(
        with.offered("p1", "jump"),
        [
            "1 sol a1",
            "1 sol a2",
            "2 a1 sol",
            "2 a1 deep-space",
            "2 a1 a2",
            "2 a1 b1",
            "2 a1 b2",
            "2 a1 yard-left",
            "2 a1 yard-right"
        ]
    );
}

/// BTS-161, BTS-164: with either track the marker is chosen, and goes back to its own track.
#[test]
fn bts_161_a_marker_from_either_track() {
    let mut play = Play::deal("slot III-1 subatomic-fabrication\np1 researched III-1\np1 ships sol 1");
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a2\np1 done");
    assert_eq!(play.legal_of("p1"), ["outpost a2 food", "outpost a2 ore"], "Barnard's Star shows food");
    play.play("p1 outpost a2 ore");
    assert_eq!(play.tableau("p1").removed, [0, 1]);
}

/// Terraforming with Android Rights Movement and a system to colonise.
fn rights(pop: u8) -> Play {
    let mut play = Play::deal(&format!(
        "slot III-1 android-rights-movement
        p1 researched I-2 III-1
        p1 ore 4 pop {pop}
        p1 ships a1 2
        p1 outpost a1 food"
    ));
    play.play("p1 go terraforming 2");
    play
}

/// BTS-107: one recall of an action may be paid as ore; without population it has to be.
#[test]
fn bts_107_a_recall_paid_as_ore() {
    let mut play = rights(1);
    assert_eq!(play.decision(), Some(Decision::PayRecall));
    assert_eq!(play.legal_of("p1"), ["pay population", "pay ore"]);
    play.play("p1 pay population");
    assert_eq!(play.goods("p1"), (1, 0));
    let mut play = rights(1);
    play.play("p1 pay ore");
    assert_eq!(play.goods("p1"), (0, 1));
    let play = rights(0);
    assert_eq!((play.decision(), play.goods("p1")), (Some(Decision::Colonise), (0, 0)));
}

/// An any-time ability is used once a turn, before the action or between the phases.
/// BTS-083: and the colony scores besides.
#[test]
fn bts_083_any_time_once() {
    let mut play = Play::deal("p1 colonies 61-cygni\np1 pop 2");
    assert!(play.offers("p1 use 61-cygni"));
    play.play("p1 use 61-cygni");
    assert_eq!((play.goods("p1"), play.decision()), ((2, 1), Some(Decision::Act)));
    assert!(!play.offers("p1 use 61-cygni"));
    play.play("p1 go basic-recruit\np1 mine");
    assert_eq!(play.asked().as_deref(), Some("p2"), "nothing is left to use");
    assert_eq!(play.sheet("p1").colonies, 3);

    let mut play = Play::deal("p1 colonies 61-cygni\np1 pop 2");
    play.play("p1 go basic-recruit\np1 mine");
    assert_eq!(
        (play.decision(), play.legal_of("p1")),
        (Some(Decision::AnyTime), vec!["use 61-cygni".to_owned(), "done".to_owned()])
    );
    play.play("p1 done");
    assert_eq!(play.asked().as_deref(), Some("p2"));
}

/// BTS-067, BTS-075: Giga-Corporations exchanges markers on achievements; the claim stays.
#[test]
fn bts_067_markers_on_achievements_are_exchanged() {
    let mut play = Play::deal(
        "achievements empire transcendence polymath specialist
        slot IV-1 giga-corporations
        p1 researched IV-1
        p1 claimed transcendence",
    );
    assert_eq!(play.offered("p1", "swap"), ["transcendence food", "transcendence ore"]);
    play.play("p1 swap transcendence food");
    assert_eq!(play.tableau("p1").removed, [1, 0]);
    assert_eq!(play.sheet("p1").achievements, 5);
    assert_eq!(play.offered("p1", "swap"), Vec::<String>::new());
}

/// BTS-212: the last marker of a track is rewarded once, after the bonuses of what took it.
#[test]
fn bts_212_the_last_marker_of_a_track() {
    let mut play = Play::deal(
        "expert
        p1 mat nishida-expert
        p1 removed ore 7
        p1 pop 1",
    );
    play.play("p1 go basic-research-1\np1 research I-4");
    let due = |n| Event::Due(Seat(0), Cause::Mat(n));
    let order: Vec<&Event> = play.events().iter().filter(|it| matches!(it, Event::Due(..))).collect();
    assert!(order.ends_with(&[&due(0), &due(1)]), "first what automating ore brings: {order:?}");
    assert_eq!((play.tableau("p1").ore, play.tableau("p1").vp), (1 + 2 + 1, 3));

    let mut play = Play::deal(
        "expert
        p1 mat nishida-expert
        p1 removed ore 7
        place a1 sirius
        p1 ships sol 1",
    );
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a1\np1 done");
    let order: Vec<&Event> = play.events().iter().filter(|it| matches!(it, Event::Due(..))).collect();
    assert_eq!(order.len(), 2);
    assert_eq!(*order[1], due(1), "after the bonus of Sirius");
    assert_eq!(play.tableau("p1").ore, 1 + 2);
}

/// BTS-022: abilities of expert mats are gained during play and never lost.
#[test]
fn bts_022_abilities_are_unlocked() {
    let mut play = Play::deal("expert\np1 mat martian-expert\np1 removed food 3");
    play.play("p1 go basic-build-jump\np1 do");
    assert_eq!(play.ships("p1"), ["sol 1 2"], "the first ship of the turn is one level higher");
    let mut play = Play::deal("expert\np1 mat martian-expert\np1 removed food 2");
    play.play("p1 go basic-build-jump\np1 do");
    assert_eq!(play.ships("p1"), ["sol 1 1"]);

    let mut play = Play::deal("expert\np1 mat belt-expert\np1 removed ore 3");
    play.play("p1 go basic-recruit\np1 mine");
    assert_eq!(play.decision(), Some(Decision::Jump(1)), "after ore production");

    let mut play = Play::deal(
        "expert\np1 mat belt-expert\np1 colonies ross-128\np1 researched I-2\np1 ore 4\np1 ships a2 2\np1 outpost a2 food",
    );
    play.play("p1 go terraforming\np1 colonise a2");
    assert_eq!(play.tableau("p1").ore, 2, "after each colonising");
}
