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

/// A rich table whose first seat knows these technologies; the second has passed.
fn alone(techs: &[&str]) -> Play {
    let mut play = Play::table(|state| {
        learn(state, ME, techs);
        state.first = Seat(1);
    })
    .with(ME, [90, 0, 0, 0]);
    play.play("p2 pass");
    play
}

/// Fits items one after the other, each into the first slot that takes it.
fn fit(play: &mut Play, hull: &str, items: &[&str]) {
    for item in items {
        play.play(&format!("p1 refit {hull}"));
        let line = play.legal(ME).into_iter().find(|line| line.starts_with(&format!("fit {item} ")));
        play.play(&format!("p1 {}", line.unwrap_or_else(|| panic!("{item} fits nowhere"))));
        while play.may(ME, "done") {
            play.play("p1 done");
        }
    }
}

/// X4-273, X4-304: veteran crews and cloaks use no slot.
#[test]
fn x4_304_without_a_slot() {
    let mut play = alone(&["ships-ks", "ships-us", "excellence-initiative", "hybrid-war", "missiles-1"]);
    fit(&mut play, "corvette", &["veteran-crew"]);
    assert_eq!(drawing(&play.state, ME, "corvette", 1), ["veteran-crew"], "a corvette has no slot");
    play.play("p1 refit corvette");
    assert_eq!(play.why("p1 item veteran-crew"), Some(Reason::Fault(Fault::FittedAlready)), "once");
    let mut play = alone(&["ships-us", "hybrid-war", "missiles-1"]);
    fit(&mut play, "destroyer", &["decoys", "cloak"]);
    assert_eq!(
        drawing(&play.state, ME, "destroyer", 1),
        ["decoys", "cloak"],
        "beside what fills the only slot"
    );
}

/// X4-281: thrusters need no slot beside a rotation drive, and go with it.
#[test]
fn x4_281_thrusters() {
    let techs = ["ships-hs", "drives-1", "drives-2", "missiles-1"];
    let mut plain = alone(&techs);
    fit(&mut plain, "cruiser", &["manoeuvring-thrusters", "decoys"]);
    assert_eq!(drawing(&plain.state, ME, "cruiser", 1), ["decoys"], "they share the only slot");
    let mut play = alone(&techs);
    fit(&mut play, "cruiser", &["rotation-drive"]);
    play.play("p1 refit cruiser; p1 fit manoeuvring-thrusters 4");
    while play.may(ME, "done") {
        play.play("p1 done");
    }
    assert_eq!(drawing(&play.state, ME, "cruiser", 1), ["rotation-drive", "manoeuvring-thrusters"]);
    fit(&mut play, "cruiser", &["decoys"]);
    assert_eq!(drawing(&play.state, ME, "cruiser", 1), ["decoys"]);
}

/// X4-295, X4-302: sensors need no slot with advanced sensors, assault ramps none on ships with a hangar.
#[test]
fn x4_302_by_technology_and_hull() {
    let fitted = |techs: &[&str], hull: &str, items: &[&str]| {
        let mut play = alone(techs);
        fit(&mut play, hull, &items[..items.len() - 1]);
        play.play(&format!("p1 refit {hull}"));
        play.legal(ME)
            .iter()
            .filter(|line| line.starts_with(&format!("fit {} ", items[items.len() - 1])))
            .count()
    };
    let frigate = |techs: &[&str]| fitted(techs, "frigate", &["decoys", "sensors"]);
    let (two, three) =
        (["ships-us", "missiles-1", "sensors-1"], ["ships-us", "missiles-1", "sensors-1", "sensors-3"]);
    assert_eq!((frigate(&two), frigate(&three)), (2, 3), "its two slots, and none at all");
    assert_eq!(fitted(&["ships-gs", "invasion-tactics"], "carrier", &["assault-ramp"]), 2);
}
