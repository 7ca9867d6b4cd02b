//! Cards of the black market that are played in battles (chapter 4.19).

use engine::Seat;
use interportal::ids::{Building, Group, Kind, MarketCard};
use interportal::testing::{Play, build, chart, enlist, launch, pocket, reseed};
use interportal::{Decision, Event, Hex, TacticalDecision};

use super::landings::siege;
use super::tactical;

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn card(id: &str) -> MarketCard {
    MarketCard::from_id(id).expect("a card")
}

fn played(play: &Play, id: &str) -> bool {
    play.events().contains(&Event::Played(ME, card(id))) && play.state.played.contains(&card(id))
}

/// X4R-BM13: the attacker of a ground battle blows up the fortress, or else a missile base; without either there is no
/// use for it.
#[test]
fn x4r_bm13_demolition_charge() {
    let ground = |buildings: &'static [&str]| {
        let mut play = siege(2, 1, 2, 9, |state| {
            buildings.iter().for_each(|id| build(state, YOU, super::clashes::hex(), id, None));
            pocket(state, ME, &["bm-demolition-charge"]);
        });
        let hex = super::clashes::hex();
        play.play(&format!("p1 invade {hex}"));
        play
    };
    let standing = |play: &Play, id: &str| {
        let colony = play.state.colony_at(super::clashes::hex()).expect("a colony");
        colony.buildings.iter().filter(|it| Some(it.building) == Building::from_id(id)).count()
    };
    let mut play = ground(&["missile-base"]);
    assert!(play.may(ME, "play bm-demolition-charge"));
    play.play("p1 play bm-demolition-charge");
    assert!(played(&play, "bm-demolition-charge"));
    assert_eq!(standing(&play, "missile-base"), 0, "3 damage");
    assert!(!ground(&[]).may(ME, "play bm-demolition-charge"), "nothing to blow up");
    let mut play = ground(&["fortress", "missile-base"]);
    play.play("p1 play bm-demolition-charge");
    assert_eq!(standing(&play, "missile-base"), 1, "the fortress comes first");
}

/// X4R-BM15: in a quick battle a corvette of the enemy changes sides when its enemy is first asked.
#[test]
fn x4r_bm15_defector() {
    let here = Hex::new(1, 0).expect("a hex");
    let battle = |group: &str, ship: &str, n: usize| {
        let mut play = Play::table(|state| {
            chart(state);
            state.systems[here.at()].kind = Some(Kind::Nebula);
            state.systems[here.at()].group = Group::from_id(group);
            enlist(state, ME, here, ship, n);
            pocket(state, ME, &["bm-defector"]);
            reseed(state, 5);
        });
        play.play("p1 pass; p2 pass; p1 pass; p2 pass");
        play
    };
    let mut play = battle("pirate-fleet", "std-steel-corvette", 2);
    assert!(
        matches!(play.decision(), Some(Decision::Battle(_, 2))),
        "the first round is fought without a question"
    );
    let before = play.state.realms[ME].ships.len();
    play.play("p1 play bm-defector");
    assert!(played(&play, "bm-defector") && !play.may(ME, "play bm-defector"));
    while let Some(Decision::Battle(..)) = play.decision() {
        play.play("p1 fight");
    }
    let joined = |it: &Event| matches!(it, Event::ShipCaptured(ME, ..));
    assert!(play.events().iter().any(joined), "{} ships, {before} before", play.state.realms[ME].ships.len());
}

/// X4R-BM15: on the tactical map it is played while units are placed.
#[test]
fn x4r_bm15_in_the_approach_stage() {
    let mut play = tactical::meeting(
        Kind::Nebula,
        &super::weapons::units(2, "corvette", "emergency-weapon", ""),
        |state| {
            launch(state, ME, tactical::here(), "cruiser", 1);
            pocket(state, ME, &["bm-defector"]);
        },
    );
    assert!(matches!(play.decision(), Some(Decision::Tactical(TacticalDecision::Deploy(..)))));
    play.play("p1 play bm-defector");
    assert!(played(&play, "bm-defector"));
    while let Some(Decision::Tactical(TacticalDecision::Deploy(..) | TacticalDecision::Face(..))) =
        play.decision()
    {
        play.play("p1 line-up");
    }
    assert!(!play.may(ME, "play bm-defector"));
    let mut joined = false;
    while let Some(Decision::Tactical(asked)) = play.decision() {
        let line = match asked {
            TacticalDecision::Act(..) => "by-itself".to_owned(),
            _ => play.legal(ME)[0].clone(),
        };
        play.play(&format!("p1 {line}"));
        joined |= play.events().iter().any(|it| matches!(it, Event::ShipCaptured(ME, ..)));
    }
    assert!(joined, "after the battle it joins the fleet");
}
