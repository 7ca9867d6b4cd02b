//! BTS-085, BTS-122, BTS-173, BTS-182: systems beside the board, events on places, and colonies of neutral systems.

use beyond_the_sun::ids::Place;
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Decision, Reason};

/// BTS-122: a system that an event has brought is a place like others, joined by one line; it is not replaced.
#[test]
fn bts_122_systems_beside_the_board() {
    let mut play = Play::deal(
        "beside tau-ceti b1\np1 ships x1 4 1\np1 outpost x1 food\np2 ships x1 2\np1 researched I-2\np1 ore 4",
    );
    assert!(
        play.board().neighbours(Place::B1).has(Place::X1) && play.board().neighbours(Place::X1).len() == 1
    );
    play.play("p1 go terraforming\np1 colonise x1\np1 spend 4\np1 done\np1 marker ore");
    assert_eq!((play.colonies("p1"), play.system("x1")), (vec!["tau-ceti".to_owned()], None));
    assert!(!play.board().places().has(Place::X1), "the place is gone");
    assert_eq!(
        (play.ships("p1"), play.ships("p2")),
        (vec!["deep-space 1".to_owned()], vec!["deep-space 2".to_owned()])
    );
}

/// BTS-085: an event on a system goes with it when it is colonised, and scores for the owner.
#[test]
fn bts_085_an_event_goes_with_the_colony() {
    let mut play = Play::deal(
        "p1 ore 2\np1 researched I-1\nevent II-1 outer-sector-leaders-meeting\ndeck 2 plasma-cannon letters-of-marque
        p2 ships a2 2\np2 outpost a2 food\np2 researched I-2\np2 ore 4\ndeck A wolf-359",
    );
    play.play("p1 go basic-research-2\np1 research II-1");
    assert_eq!(play.offered("p1", "attach"), ["a1", "a2", "b1", "b2"]);
    play.play("p1 attach a2\np1 done\np2 done\np3 done\np1 choose plasma-cannon\np1 mine");
    assert_eq!((play.sheet("p1").events, play.sheet("p2").events), (0, 2), "p2 controls the system");
    play.play("p2 go terraforming\np2 colonise a2\np2 mine\np3 go basic-build-jump\np3 pass\np3 jump 1 sol a2\np3 done");
    assert_eq!(play.board().controller(Place::A2), Some(seat_of("p3")), "the new system on that place");
    assert_eq!((play.sheet("p2").events, play.sheet("p3").events), (2, 0));
}

/// BTS-174: an exception: Stealth Terraformers colonise what nobody controlled when the turn began.
#[test]
fn bts_174_neutral_systems() {
    let mut play = Play::deal(
        "slot III-3 stealth-terraformers-r\np1 researched III-3\np1 ore 4\np1 ships sol 2 a1 2\np2 ships a1 4\np2 outpost a1 food
        deck A wolf-359",
    );
    play.play("p1 go stealth-terraformers-r\np1 jump 2 sol a2\np1 done");
    assert_eq!(play.legal_of("p1"), ["colonise a2"]);
    assert_eq!(play.why_not("p1", "place a1"), Some(Reason::ControlledBefore));
    assert_eq!(play.why_not("p1", "place b1"), Some(Reason::TooWeak { need: 4, have: 0 }));
    let play = Play::deal(
        "slot III-3 stealth-terraformers-r\np1 researched III-3\np1 ore 4\np1 ships sol 2\np2 outpost a1 food\np2 outpost a2 food",
    );
    assert_eq!(play.why_not("p1", "space stealth-terraformers-r"), Some(Reason::NothingToColonise));
}

/// BTS-190: the jumps before a mandatory colonising must leave one possible.
#[test]
fn bts_190_jumps_must_lead_to_a_colony() {
    let mut play = Play::deal(
        "slot II-3 terranova-cruisers\np1 researched II-3\np1 ore 4\np1 ships sol 2\nplace a1 sirius",
    );
    play.play("p1 go terranova-cruisers");
    assert_eq!(
        play.legal_of("p1"),
        ["jump 2 sol a2"],
        "Sirius is too strong, and staying is no way to a colony"
    );
    assert_eq!(play.why_not("p1", "done"), Some(Reason::Mandatory));
    play.play("p1 jump 2 sol a2");
    assert_eq!(play.legal_of("p1"), ["done"], "whichever line the ship would take, it would be gone");
}

/// BTS-190: Stealth Terraformers may take a longer path, as long as every jump leaves a colony possible.
#[test]
fn bts_190_stealth_terraformers_must_colonise() {
    let table = "place a1 ross-128\nplace a2 sirius\nslot III-1 stealth-terraformers-r\np1 researched III-1\np1 ore 4";
    let mut play = Play::deal(&format!("{table}\np1 ships sol 2"));
    play.play("p1 go stealth-terraformers-r");
    assert_eq!(play.legal_of("p1"), ["jump 2 sol a1", "jump 2 sol a2"]);
    play.play("p1 jump 2 sol a2");
    assert!(!play.offers("p1 done"), "there is nothing to colonise");
    assert_eq!(play.offered("p1", "jump"), ["2 a2 sol", "2 a2 deep-space"]);
    play.play("p1 jump 2 a2 sol\np1 jump 2 sol a1\np1 colonise a1");
    assert_eq!(play.colonies("p1"), ["ross-128"]);
    let play = Play::deal(&format!("{table}\np1 ships sol 1"));
    assert_eq!(
        play.why_not("p1", "space stealth-terraformers-r"),
        Some(Reason::NothingToColonise),
        "too weak"
    );
}

/// BTS-168: bonuses of systems taken by the jumps of Stealth Terraformers wait until the colony is settled.
#[test]
fn bts_168_held_bonuses() {
    let mut play = Play::deal(
        "slot III-3 stealth-terraformers-r\np1 researched III-3\np1 ore 4\np1 ships sol 2 1\nplace a1 sirius\nplace a2 ross-128
        deck A wolf-359\np1 pop 0",
    );
    play.play("p1 go stealth-terraformers-r\np1 jump 2 sol a2\np1 jump 1 sol a1\np1 done");
    assert_eq!((play.decision(), play.goods("p1")), (Some(Decision::Colonise), (0, 0)), "no bonus yet");
    assert_eq!(play.outposts("p1"), ["a1 ore", "a2 food"]);
    play.play("p1 colonise a2");
    assert_eq!(
        play.goods("p1"),
        (2 + 1, 0),
        "2 ore of the colony and 1 of Sirius; the population of Ross 128 is lost"
    );
}
