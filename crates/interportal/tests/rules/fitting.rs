//! Blueprints and their equipment (X4-121 to X4-126, chapters 1.8 and 4.5).

use engine::Seat;
use interportal::ids::Ship;
use interportal::testing::{Play, drawing, learn, tech};
use interportal::why::{Fault, Reason};
use interportal::{Decision, Event};

const ME: Seat = Seat(0);

fn ship(id: &str) -> Ship {
    Ship::from_id(id).expect("a ship")
}

/// X4-123, X4-125, X4R-084, X4R-085: a fresh blueprint is empty; an item costs its price and an action.
#[test]
fn x4r_085_fitting() {
    let table = |techs: &[&str]| Play::table(|state| learn(state, ME, techs));
    assert_eq!(table(&[]).why("p1 blueprint corvette"), Some(Reason::NeedsTech(tech("ships-ks"))));
    let mut play = table(&["ships-ks", "energy-weapons-1"]);
    assert!(drawing(&play.state, ME, "corvette", 1).is_empty(), "X4-123");
    play.play("p1 refit corvette");
    assert_eq!(play.decision(), Some(Decision::Fit(ship("corvette"), 1)));
    assert_eq!(play.legal(ME), ["fit light-gun 1"], "X4R-086: the marker is for fighters alone");
    assert_eq!(play.why("p1 item torpedo"), Some(Reason::NeedsTech(tech("missiles-2"))));
    assert_eq!(play.why("p1 item target-marker"), Some(Reason::Fault(Fault::DoesNotFit)));
    play.play("p1 fit light-gun 1; p1 done");
    assert_eq!(drawing(&play.state, ME, "corvette", 1), ["light-gun"]);
    assert_eq!(play.accounts(ME)[0], 14 - 2, "X4-125");
    assert_eq!(play.events(), [Event::Fitted(ME, 2)], "X4R-301: everybody hears the price alone");
    assert_eq!(play.decision(), Some(Decision::Act(interportal::state::Phase::Economy, 1)));
    assert_eq!(
        play.why("p1 blueprint corvette"),
        Some(Reason::Fault(Fault::DoesNotFit)),
        "nothing else fits"
    );
}

/// X4-125, X4R-087: an item is overwritten for its price; what adds nothing twice is fitted once.
#[test]
fn x4_125_overwriting() {
    let techs = ["ships-ks", "ships-us", "energy-weapons-1", "projectile-weapons-1", "protection-1"];
    let mut play = Play::table(|state| learn(state, ME, &techs)).with(ME, [30, 0, 0, 0]);
    play.play(
        "p1 refit corvette; p1 fit light-gun 1; p1 done; p1 refit corvette; p1 fit kinetic-gun 1; p2 pass",
    );
    assert_eq!(drawing(&play.state, ME, "corvette", 1), ["kinetic-gun"]);
    assert_eq!(play.accounts(ME)[0], 30 - 2 - 1);
    play.play("p1 refit frigate; p1 fit hologram-field 3; p1 done; p1 refit frigate");
    assert!(!play.may(ME, "fit hologram-field 4"), "X4R-087");
    assert_eq!(play.why("p1 item hologram-field"), Some(Reason::Fault(Fault::FittedAlready)));
    play.play("p1 fit simple-armour 4; p1 refit frigate");
    assert!(play.may(ME, "fit simple-armour 3"), "armour adds up");
}

/// X4-195, X4-198: variants are fitted apart; another set of slots empties the first.
#[test]
fn x4_198_sets_and_variants() {
    let techs = ["ships-ks", "ships-us", "missiles-1", "missiles-2", "projectile-weapons-1"];
    let mut play = Play::table(|state| learn(state, ME, &techs)).with(ME, [30, 0, 0, 0]);
    play.play("p1 refit fighter; p1 fit hunter-gun 1; p1 end; p2 pass");
    assert_eq!(drawing(&play.state, ME, "fighter", 1), ["hunter-gun"]);
    assert!(drawing(&play.state, ME, "fighter", 2).is_empty(), "X4-195");
    play.play("p1 refit destroyer; p1 fit kinetic-gun 2");
    assert!(!play.may(ME, "fit torpedo 1"), "X4R-086: too large");
    play.play("p1 refit destroyer set 2; p1 fit torpedo 1; p1 done");
    assert_eq!(drawing(&play.state, ME, "destroyer", 1), ["torpedo"], "X4-198");
}
