//! The Movement phase (chapters 1.4, 4.3, 4.12 and 4.27): fleets, lanes, carrying, dangers.

use engine::Seat;
use interportal::ids::{Government, Kind};
use interportal::realm::Stock;
use interportal::state::Phase;
use interportal::testing::{Play, berths, chart, enlist, land, launch, learn, reseed};
use interportal::why::{Fault, Reason};
use interportal::{Decision, Event, Hex, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r).expect("a hex")
}

/// A table for two on a charted map, at the beginning of its first Movement phase. The home of the first seat is 3,0.
fn movement(change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::table(|state| {
        chart(state);
        for seat in [ME, YOU] {
            state.realms[seat].accounts = Stock::new(|_| 50);
        }
        change(state);
    });
    play.play("p1 pass; p2 pass");
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Movement, 0)));
    play
}

fn fault(fault: Fault) -> Option<Reason> {
    Some(Reason::Fault(fault))
}

/// X4-141, X4R-038, X4R-171: one action moves one civil ship, a step for each point of movement, openly (X4-142).
#[test]
fn x4_141_a_civil_ship_moves() {
    let mut play = movement(|_| {});
    assert_eq!(play.choices(ME, "move"), ["ship 1", "ship 2", "ship 3"]);
    play.play("p1 move ship 1");
    assert_eq!(play.choices(ME, "go"), ["2,0", "2,1", "3,-1"], "the map ends at its rim");
    assert_eq!(play.why("p1 system 0,0"), fault(Fault::TooFar));
    play.play("p1 go 2,0");
    assert_eq!(play.state.realms[ME].ships[0].at, Some(hex(2, 0)));
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Movement, 1)), "one step, then the move is over");
    assert_eq!(play.why("p1 ship 1"), fault(Fault::HasMoved), "X4R-307");
    assert!(!play.revealed(), "nothing hidden was shown");
}

/// X4-141: what quickens ships gives them more steps, fighters excepted (X4-144).
#[test]
fn x4_141_drives_quicken() {
    let mut play = movement(|state| {
        learn(state, ME, &["drives-2"]);
        launch(state, ME, hex(3, 0), "fighter", 1);
    });
    play.play("p1 move ship 1; p1 go 2,0");
    assert_eq!(play.decision().map(|it| it.rule()), Some("X4R-171"), "a second step");
    play.play("p1 go 1,0");
    assert_eq!(play.why("p1 fleet 1"), fault(Fault::NoMovement), "X4R-306");
}

/// X4-142, X4-143, X4R-172, X4R-300: ships are left behind and fleets join; others see markers, not ships.
#[test]
fn x4r_172_splitting_and_merging() {
    let mut play = movement(|state| {
        learn(state, ME, &["drives-2"]);
        launch(state, ME, hex(3, 0), "cruiser", 2);
        launch(state, ME, hex(3, 0), "corvette", 1);
    });
    play.play("p1 move 1");
    assert_eq!(play.choices(ME, "leave"), ["4", "6"], "ships that are alike are named once");
    play.play("p1 leave 6; p1 go 2,0; p1 leave 4");
    assert_eq!(berths(&play.state, ME)[3..], [Some(2), Some(0), Some(1)]);
    assert!(!play.revealed());
    let split = |event: &&Event| matches!(event, Event::Regrouped(..));
    assert_eq!(play.events().iter().filter(split).count(), 2, "that ships stayed behind, not which");
    assert_eq!(play.why("p1 ship 5"), fault(Fault::LastShip));
    play.play("p1 go 1,0; p1 stop");
    let places: Vec<Hex> = play.state.realms[ME].fleets.iter().flatten().map(|it| it.hex).collect();
    assert_eq!(places, [hex(1, 0), hex(3, 0), hex(2, 0)]);
    assert_eq!(play.why("p1 fleet 3"), fault(Fault::HasMoved), "X4R-362: left behind after a step");
    play.play("p1 move 2; p1 go 2,0; p1 join 3");
    assert_eq!(berths(&play.state, ME)[3..], [Some(2), Some(0), Some(2)]);
    assert_eq!(play.state.realms[ME].fleets[1], None, "its marker is free again");
}

/// X4R-172, X4R-363: another fleet that has not moved comes along and has used as many steps.
#[test]
fn x4r_172_taking_along() {
    let mut play = movement(|state| {
        launch(state, ME, hex(3, 0), "cruiser", 1);
        launch(state, ME, hex(2, 0), "cruiser", 1);
        learn(state, ME, &["drives-2"]);
    });
    play.play("p1 move 1; p1 go 2,0; p1 take 2; p1 go 1,0");
    assert_eq!(play.why("p1 system 0,0"), fault(Fault::NoSteps));
    assert_eq!(berths(&play.state, ME)[3..], [Some(0), Some(0)]);
    assert_eq!(play.state.realms[ME].fleets.iter().flatten().count(), 1);
}

/// X4R-307: without a move ships of a system are regrouped once a round; that is an action.
#[test]
fn x4r_307_regrouping() {
    let mut play = movement(|state| {
        launch(state, ME, hex(3, 0), "cruiser", 2);
        launch(state, ME, hex(2, 0), "corvette", 1);
    });
    assert_eq!(play.choices(ME, "regroup"), ["3,0"], "one ship alone has nothing to regroup");
    play.play("p1 regroup 3,0");
    assert_eq!(play.choices(ME, "shift"), ["4 new"]);
    play.play("p1 shift 4 new; p1 done");
    assert_eq!(berths(&play.state, ME)[3..], [Some(2), Some(0), Some(1)]);
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Movement, 1)));
    assert_eq!(play.why("p1 system 3,0"), fault(Fault::Regrouped));
    play.play("p1 move 3; p1 go 2,0; p1 stop");
}

/// X4-144, X4R-174, X4R-306: small craft move in hangars only, and nobody strands them.
#[test]
fn x4_144_hangars() {
    let mut play = movement(|state| {
        launch(state, ME, hex(3, 0), "carrier", 1);
        launch(state, ME, hex(3, 0), "fighter", 7);
        learn(state, ME, &["drives-2"]);
    });
    play.play("p1 move 1");
    assert_eq!(play.why("p1 system 2,0"), fault(Fault::NotCarried), "six places for seven fighters");
    play.play("p1 leave 5; p1 go 2,0; p1 leave 4");
    assert_eq!(play.why("p1 system 1,0"), fault(Fault::NoSteps));
    assert!(play.choices(ME, "go").is_empty(), "fighters alone go nowhere");
    assert!(play.may(ME, "stop"));
}

/// X4-144, X4R-173, X4R-361: an army travels aboard a fleet with room for it and goes ashore at a colony.
#[test]
fn x4r_173_armies_aboard() {
    let mut play = movement(|state| {
        launch(state, ME, hex(3, 0), "transporter", 1);
        land(state, ME, hex(3, 0), "infantry", 3);
        land(state, ME, hex(3, 0), "tank", 4);
    });
    play.play("p1 move 1");
    assert_eq!(play.choices(ME, "load"), ["1"], "three places");
    assert_eq!(play.why("p1 army 2"), fault(Fault::NotCarried));
    play.play("p1 load 1; p1 go 2,0");
    let army = play.state.realms[ME].armies[0].expect("an army");
    assert_eq!((army.hex, army.aboard()), (hex(2, 0), Some(0)));
    assert_eq!(play.why("p1 army 1"), fault(Fault::NotYours), "no colony to go ashore");
}

/// X4-233, X4R-175: the first trade route of a move gives a further step; X4-240: with lifelines each does.
#[test]
fn x4r_175_routes_quicken() {
    let routes = |state: &mut State| {
        for place in [hex(2, 0), hex(1, 0), hex(1, -1)] {
            state.systems[place.at()].route = Some(YOU);
        }
    };
    let mut play = movement(routes);
    play.play("p1 move ship 1; p1 go 2,0; p1 go 1,0");
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Movement, 1)), "once, of any builder (X4-236)");
    let mut play = movement(|state| {
        routes(state);
        learn(state, ME, &["drives-3"]);
    });
    play.play("p1 move ship 1; p1 go 2,0; p1 go 1,0; p1 go 1,-1");
    // X4R-387: to and fro between two routes is no way to move forever.
    let n_steps = (0..100).take_while(|step| {
        let to = if step % 2 == 0 { "1,0" } else { "1,-1" };
        let can = play.choices(ME, "go").iter().any(|hex| hex == to);
        if can {
            play.play(&format!("p1 go {to}"));
        }
        can
    });
    assert_eq!(n_steps.count(), 8, "one step of its own and ten by routes, three of which were made before");
    let mut play = movement(|state| {
        routes(state);
        launch(state, YOU, hex(2, 0), "cruiser", 1);
        state.systems[hex(2, 0).at()].blockade = Some(YOU);
        state.systems[hex(2, 0).at()].gates.add(ME);
    });
    play.play("p1 move ship 1; p1 go 2,0");
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Movement, 1)), "X4-152: a blockade interrupts it");
}

/// X4-217, X4-315, X4R-014: own gates are adjacent to each other, and with the portal drive to every own ship.
#[test]
fn x4_217_gates() {
    let gates = |state: &mut State| {
        state.systems[hex(3, 0).at()].gates.add(ME);
        state.systems[hex(-2, 0).at()].gates.add(ME);
        state.systems[hex(0, 2).at()].gates.add(YOU);
    };
    let mut play = movement(gates);
    play.play("p1 move ship 1");
    assert_eq!(play.choices(ME, "go"), ["2,0", "-2,0", "2,1", "3,-1"], "not to the gate of another (X4-218)");
    let mut play = movement(|state| {
        gates(state);
        state.realms[ME].government = Government::from_id("lobbycracy-gate").expect("a government");
    });
    play.play("p1 move ship 1");
    assert!(play.may(ME, "go 0,2"), "X4-218: to the gates of all others");
    play.play("p1 stop; p1 end; p2 move ship 1");
    assert!(!play.may(YOU, "go 3,0"), "X4-218: not the other way round");
    let mut play = movement(|state| {
        gates(state);
        state.systems[hex(3, 0).at()].gates.remove(ME);
        learn(state, ME, &["drives-3"]);
    });
    play.play("p1 move ship 1; p1 go -2,0");
    assert_eq!(play.state.realms[ME].ships[0].at, Some(hex(-2, 0)), "X4-315");
}

/// X4R-042, X4-234: a storm ends the movement and may damage; a trade route makes it an ordinary system.
#[test]
fn x4r_042_storms() {
    let storm = |state: &mut State| {
        state.systems[hex(2, 0).at()].kind = Some(Kind::Storm);
        learn(state, ME, &["drives-2"]);
        launch(state, ME, hex(3, 0), "cruiser", 6);
    };
    let mut play = movement(storm);
    play.play("p1 move 1; p1 go 2,0");
    assert!(play.revealed(), "dice were rolled");
    assert_eq!(play.why("p1 system 1,0"), fault(Fault::MoveEnded));
    let damaged = play.events().iter().filter(|it| matches!(it, Event::Damaged(..))).count();
    let hulls = play.state.realms[ME].ships.iter().map(|vessel| usize::from(vessel.hull)).sum::<usize>();
    assert_eq!(hulls, 3 + 12 - damaged, "1 hull point on a 1");
    let mut play = movement(|state| {
        storm(state);
        state.systems[hex(2, 0).at()].route = Some(ME);
    });
    play.play("p1 move 1; p1 go 2,0");
    assert!(!play.revealed());
    assert!(play.may(ME, "go 1,0"), "X4-234");
}

/// X4R-043: in a black hole small and civil ships are destroyed on a 1, others lose 2 hull points.
#[test]
fn x4r_043_black_holes() {
    let (mut lost, mut damaged) = (0, 0);
    for seed in 0..30 {
        let mut play = movement(|state| {
            state.systems[hex(2, 0).at()].kind = Some(Kind::BlackHole);
            launch(state, ME, hex(3, 0), "battleship", 1);
            reseed(state, seed);
        });
        play.play("p1 move 1; p1 go 2,0; p1 stop; p1 move ship 1; p1 go 2,0");
        lost += usize::from(play.state.realms[ME].ships.len() == 3);
        let hull = play.state.realms[ME].ships.last().map(|vessel| vessel.hull);
        assert!(matches!(hull, Some(1 | 3)), "2 hull points or none");
        damaged += usize::from(hull == Some(1));
    }
    assert!((1..15).contains(&lost) && (1..15).contains(&damaged), "{lost} lost, {damaged} damaged of 30");
}

/// X4R-044: a supernova is entered only where a trade route lies on it.
#[test]
fn x4r_044_supernovae() {
    let mut play = movement(|state| state.systems[hex(2, 0).at()].kind = Some(Kind::Supernova));
    play.play("p1 move ship 1");
    assert_eq!(play.why("p1 system 2,0"), fault(Fault::NeedsRoute));
    let mut play = movement(|state| {
        state.systems[hex(2, 0).at()].kind = Some(Kind::Supernova);
        state.systems[hex(2, 0).at()].route = Some(YOU);
    });
    play.play("p1 move ship 1; p1 go 2,0");
}

/// X4R-308, X4-510: hostile neutral units end a movement; who is already with them may leave.
#[test]
fn x4r_308_neutral_units() {
    let mut play = movement(|state| {
        learn(state, ME, &["drives-2"]);
        launch(state, ME, hex(1, 0), "cruiser", 1);
        launch(state, ME, hex(0, 0), "cruiser", 1);
    });
    play.play("p1 move 1; p1 go 0,0");
    assert_eq!(play.why("p1 system 0,1"), fault(Fault::MoveEnded), "the core guard");
    play.play("p1 stop; p1 move 2; p1 go 0,1; p1 go 0,2");
}

/// X4R-292: in the Movement phase a seat without any unit is not asked.
#[test]
fn x4r_292_without_units() {
    let mut play = movement(|state| state.realms[YOU].ships.clear());
    play.play("p1 pass");
    assert_eq!(play.state.round, 2);
}

/// X4R-292: who has moved everything is not asked again; whether ships can regroup is asked by their number alone.
#[test]
fn x4r_292_all_units_have_moved() {
    let one = |state: &mut State| {
        while state.realms[ME].ships.len() > 1 {
            state.realms[ME].ships.pop();
        }
    };
    let mut play = movement(one);
    play.play("p1 move ship 1; p1 stop");
    assert_eq!((play.asked(), play.state.round), (Some(YOU), 1), "its turn is over");
    play.play("p2 pass");
    assert_eq!(play.state.round, 2, "and it is not asked to pass");
    let fleet = |n: usize| {
        let mut play = movement(|state| enlist(state, ME, hex(1, 0), "std-arrow-destroyer", n));
        play.play("p1 move ship 1; p1 stop; p1 move ship 2; p1 stop; p2 pass");
        play.play("p1 move ship 3; p1 stop; p1 move 1; p1 stop");
        (play.asked(), play.state.round)
    };
    assert_eq!(fleet(2), (Some(ME), 1), "two ships can");
}
