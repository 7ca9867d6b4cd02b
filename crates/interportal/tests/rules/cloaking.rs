//! Cloaks, detection, and civil units that flee (X4-293, X4-304 to X4-308, X4R-182, X4R-305).

use engine::{Seat, Seats};
use interportal::ids::Group;
use interportal::realm::{Mark, Stock};
use interportal::state::War;
use interportal::testing::{Play, chart, equip, launch, learn, reseed};
use interportal::why::{Fault, Reason};
use interportal::{Event, Hex, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r).expect("a hex")
}

fn movement(change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::table(|state| {
        chart(state);
        for seat in [ME, YOU] {
            state.realms[seat].accounts = Stock::new(|_| 50);
        }
        change(state);
    });
    play.play("p1 pass; p2 pass");
    play
}

fn is_cloaked(play: &Play, fleet: usize) -> bool {
    play.state.realms[ME].fleets[fleet].is_some_and(|marker| marker.course.is(Mark::Cloaked))
}

fn war(state: &mut State) {
    let (attackers, defenders) = (Seats::only(ME), Seats::only(YOU));
    state.wars.push(War { attackers, defenders, ..War::default() });
}

/// Two destroyers with cloaks, and two steps.
fn cloaked(state: &mut State) {
    learn(state, ME, &["drives-2"]);
    equip(state, ME, "destroyer", 1, "cloak");
    launch(state, ME, hex(1, 0), "destroyer", 2);
}

/// X4-305, X4R-305: a cloaked fleet passes enemies and neutral units, and counts for nothing.
#[test]
fn x4r_305_cloaked_fleets() {
    let mut play = movement(|state| {
        cloaked(state);
        launch(state, YOU, hex(0, 1), "battleship", 2);
        war(state);
    });
    play.play("p1 move 1");
    assert!(is_cloaked(&play, 0));
    play.play("p1 go 0,1");
    assert!(play.state.named.is_empty(), "nobody names hull points");
    assert_eq!(play.state.controller(hex(0, 1)), Some(YOU));
    play.play("p1 go 0,2");
    let mut play = movement(cloaked);
    play.play("p1 move 1; p1 go 0,0; p1 go -1,0");
    assert_eq!(play.state.realms[ME].fleets[0].map(|it| it.hex), Some(hex(-1, 0)), "X4R-308");
}

/// X4-306, X4R-367: a fleet is cloaked only if all its ships are.
#[test]
fn x4r_367_wholly_cloaked() {
    let mut play = movement(|state| {
        cloaked(state);
        launch(state, ME, hex(1, 0), "corvette", 1);
    });
    play.play("p1 move 1");
    assert!(!is_cloaked(&play, 0));
    play.play("p1 leave 6");
    assert!(is_cloaked(&play, 0) && !is_cloaked(&play, 1));
    let mut detected = movement(|state| {
        cloaked(state);
        state.realms[ME].fleets[0].as_mut().expect("a fleet").course.set(Mark::Detected, true);
    });
    detected.play("p1 move 1");
    assert!(!is_cloaked(&detected, 0), "X4-308: once detected it stays visible");
}

/// X4-069, X4R-305: nobody discovers a player by a cloaked unit.
#[test]
fn x4r_305_no_discovery() {
    let approach = |cloak: bool| {
        let mut play = movement(|state| {
            if cloak {
                equip(state, ME, "destroyer", 1, "cloak");
            }
            launch(state, ME, hex(-1, 0), "destroyer", 1);
        });
        play.play("p1 move 1; p1 go -2,0; p1 stop");
        play.state.realms[YOU].discovered.has(ME)
    };
    assert_eq!([approach(false), approach(true)], [true, false]);
}

/// X4-293, X4-308: improved sensors detect what is cloaked; the cloak works again after a whole movement.
#[test]
fn x4_293_detection() {
    let mut play = movement(|state| {
        cloaked(state);
        learn(state, YOU, &["sensors-1", "sensors-2"]);
        equip(state, YOU, "research-ship", 1, "sensors");
        state.realms[YOU].ships[0].at = Some(hex(0, 1));
    });
    play.play("p1 move 1; p1 go 0,1");
    assert!(play.revealed());
    assert!(play.events().iter().any(|it| matches!(it, Event::Detected(ME, _))));
    assert!(!is_cloaked(&play, 0));
    assert_eq!(play.why("p1 cloak"), Some(Reason::Fault(Fault::NoCloak)), "the movement has begun");
    play.play("p1 go 0,2; p1 stop");
    play.until_round(2);
    while !play.may(ME, "move 1") {
        let seat = play.asked().expect("somebody");
        play.play(&format!("{seat} pass"));
    }
    play.play("p1 move 1");
    assert!(!is_cloaked(&play, 0), "once detected it is inactive");
    play.play("p1 cloak");
    assert!(is_cloaked(&play, 0));
    assert_eq!(play.why("p1 fleet 1"), Some(Reason::Fault(Fault::HasMoved)), "that was its movement");
}

/// X4-295, X4-398: advanced sensors detect in adjacent systems too, improved ones do not.
#[test]
fn x4_295_advanced_sensors() {
    let found = |techs: &[&str]| {
        let mut play = movement(|state| {
            cloaked(state);
            learn(state, YOU, techs);
            equip(state, YOU, "research-ship", 1, "sensors");
            state.realms[YOU].ships[0].at = Some(hex(0, 2));
        });
        play.play("p1 move 1; p1 go 0,1");
        !is_cloaked(&play, 0)
    };
    assert!(!found(&["sensors-2"]));
    assert!(found(&["sensors-2", "sensors-3"]));
}

/// X4R-182, X4R-183, X4R-311: civil ships alone beside hostile neutral units withdraw on 3 or more, or are destroyed.
#[test]
fn x4r_182_civil_ships_flee() {
    let pirates = Group::from_id("pirate-fleet");
    let (mut lost, mut fled) = (0, 0);
    for seed in 0..240 {
        let mut play = movement(|state| {
            state.systems[hex(2, 0).at()].group = pirates;
            reseed(state, seed);
        });
        play.play("p1 move ship 1; p1 go 2,0; p1 end; p2 pass; p1 pass");
        if play.state.realms[ME].ships.len() == 2 {
            lost += 1;
        } else {
            assert_eq!(play.state.realms[ME].ships[0].at, Some(hex(3, 0)), "back where it came from");
            fled += 1;
        }
    }
    assert!((60..=100).contains(&lost), "a third is lost, on 1 and 2: {lost} lost, {fled} fled");
    let mut guarded = movement(|state| {
        state.systems[hex(2, 0).at()].group = pirates;
        launch(state, ME, hex(2, 0), "battleship", 1);
    });
    guarded.play("p1 move ship 1; p1 go 2,0; p1 end; p2 pass; p1 pass");
    assert_eq!(guarded.state.realms[ME].ships[0].at, Some(hex(2, 0)), "X4R-311: its fleet is there");
}

/// X4R-368: who cannot go back goes to the adjacent safe system nearest to the capital.
#[test]
fn x4r_368_another_refuge() {
    let fled = (0..12).find_map(|seed| {
        let mut play = movement(|state| {
            state.systems[hex(1, 0).at()].group = Group::from_id("pirate-fleet");
            state.realms[ME].ships[0].at = Some(hex(1, 0));
            reseed(state, seed);
        });
        play.play("p1 pass; p2 pass");
        Some(play.state.realms[ME].ships[0].at).filter(|_| play.state.realms[ME].ships.len() == 3)
    });
    assert_eq!(fled, Some(Some(hex(2, 0))));
}

/// X4-200: a starbase is built by a research ship in a system that its owner controls.
#[test]
fn x4_200_starbases_need_control() {
    let sites = |n_ships: usize| {
        let mut play = Play::table(|state| {
            chart(state);
            learn(state, ME, &["defence-troops"]);
            state.realms[ME].ships[0].at = Some(hex(1, 0));
            state.realms[ME].ships[1].at = Some(hex(2, 0));
            launch(state, ME, hex(1, 0), "cruiser", 1);
            launch(state, YOU, hex(1, 0), "cruiser", n_ships);
            state.realms[ME].accounts = Stock::new(|_| 50);
        });
        if play.may(ME, "buy starbase") {
            play.play("p1 buy starbase");
        }
        play.decision().map(|it| it.rule())
    };
    assert_ne!(sites(0), Some("X4R-291"), "it is being bought");
    assert_eq!(sites(1), Some("X4R-291"), "a tie: nobody controls");
}

/// X4-305, X4-151: the same fleet without cloaks ends its move beside an enemy, and its owner names its hull points.
#[test]
fn x4_305_only_the_cloak_lets_it_pass() {
    let moved = |cloak: bool| {
        let mut play = movement(|state| {
            learn(state, ME, &["drives-2"]);
            if cloak {
                equip(state, ME, "destroyer", 1, "cloak");
            }
            launch(state, ME, hex(1, 0), "destroyer", 2);
            launch(state, YOU, hex(0, 1), "battleship", 2);
            war(state);
        });
        play.play("p1 move 1; p1 go 0,1");
        (play.may(ME, "go 0,2"), play.state.named.len())
    };
    assert_eq!([moved(true), moved(false)], [(true, 0), (false, 2)]);
}
