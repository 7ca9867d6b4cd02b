//! Systems, routes and gates, and what ships carry through dangers (chapters 1.4, 1.8, 1.9, 4.3 and 4.12).

use super::tables::{hex, movement, rich};
use engine::Seat;
use interportal::ids::{Capacity, EventCard, Government, Group, Kind, Resource};
use interportal::realm::{Make, Vessel};
use interportal::state::Phase;
use interportal::testing::{
    clear, dealt, enlist, found, fresh, land, launch, lay, learn, reseed, stack, stack_planets,
};
use interportal::why::{Fault, Reason};
use interportal::{Books, Decision, Event, Hex, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const NEAR: Hex = Hex::corner(2, 0);
const FAR: Hex = Hex::corner(1, 0);

/// X4R-039, X4R-041, X4R-040: asteroid fields, anomalies and nebulae do not hinder movement.
#[test]
fn x4r_039_no_hindrance() {
    for kind in [Kind::AsteroidField, Kind::Anomaly, Kind::Nebula, Kind::Storm] {
        let mut play = movement(|state| {
            learn(state, ME, &["drives-2"]);
            state.systems[NEAR.at()].kind = Some(kind);
            reseed(state, 5);
        });
        play.play("p1 move ship 1; p1 go 2,0");
        let goes_on = play.may(ME, "go 1,0");
        assert_eq!(goes_on, kind != Kind::Storm, "{kind}");
    }
    let mut play = movement(|state| {
        lay(state, NEAR, Kind::Anomaly);
        stack(state, Kind::Anomaly, &["song-of-the-wave"]);
    });
    play.play("p1 move ship 1; p1 go 2,0");
    let drawn = Event::EventDrawn(ME, NEAR, EventCard::from_id("song-of-the-wave").expect("it"));
    assert!(play.events().contains(&drawn), "X4R-041: its own deck");
}

/// X4-235, X4R-045: a route may come on a supernova next to own units, at the price of a dangerous system.
#[test]
fn x4r_045_routes_on_supernovae() {
    let price = |kind: Kind| {
        let mut play = rich(|state| {
            learn(state, ME, &["drives-1"]);
            state.systems[FAR.at()].kind = Some(kind);
            state.systems[FAR.at()].route = None;
            state.realms[ME].ships[0].at = Some(NEAR);
            found(state, ME, NEAR, "rock-world", 1);
        });
        play.play("p1 build trade-route");
        let before = play.accounts(ME)[0];
        play.play("p1 at 1,0; p1 done");
        assert_eq!(play.state.system(FAR).route, Some(ME));
        before - play.accounts(ME)[0]
    };
    assert_eq!((price(Kind::Supernova), price(Kind::Storm), price(Kind::Nebula)), (10, 10, 6));
}

/// X4R-046: who is in a storm already suffers nothing more.
#[test]
fn x4r_046_only_on_entering() {
    for seed in 0..30 {
        let mut play = movement(|state| {
            state.systems[NEAR.at()].kind = Some(Kind::BlackHole);
            state.realms[ME].ships[0].at = Some(NEAR);
            launch(state, ME, NEAR, "corvette", 2);
            reseed(state, seed);
        });
        play.until_round(3);
        assert_eq!(play.state.realms[ME].ships.len(), 5, "seed {seed}");
    }
}

/// X4R-047: small craft roll together with their carrier.
#[test]
fn x4r_047_carried_ships() {
    let mut hits = 0;
    for seed in 0..60 {
        let mut play = movement(|state| {
            state.systems[FAR.at()].kind = Some(Kind::BlackHole);
            launch(state, ME, NEAR, "carrier", 1);
            launch(state, ME, NEAR, "fighter", 6);
            reseed(state, seed);
        });
        play.play("p1 move 1; p1 go 1,0; p1 stop");
        let damaged = play.events().iter().filter(|it| matches!(it, Event::Damaged(..))).count();
        assert!(
            damaged <= 1 && play.state.realms[ME].ships.len() == 10,
            "seed {seed}: no fighter rolls alone"
        );
        hits += damaged;
    }
    assert!(hits > 0);
}

/// X4R-312: nothing is built beside hostile neutral units, and nothing in undiscovered systems.
#[test]
fn x4r_312_where_nothing_is_built() {
    let sites = |change: fn(&mut State)| {
        let mut play = rich(|state| {
            learn(state, ME, &["drives-1", "drives-3"]);
            state.realms[ME].ships[0].at = Some(FAR);
            change(state);
        });
        play.play("p1 build artificial-gate");
        play.may(ME, "at 1,0")
    };
    assert!(sites(|_| {}));
    assert!(!sites(|state| state.systems[FAR.at()].group = Group::from_id("pirate-fleet")));
    assert!(!sites(|state| lay(state, FAR, Kind::Nebula)));
}

/// X4-219: a gate needs 1 scap and no slot, at an own research ship or colony.
#[test]
fn x4_219_gates() {
    let mut play = rich(|state| {
        learn(state, ME, &["drives-3"]);
        state.realms[ME].ships[0].at = Some(FAR);
    });
    let spent = play.state.realms[ME].spent;
    play.play("p1 build artificial-gate; p1 at 1,0; p1 done");
    assert!(play.state.system(FAR).gates.has(ME));
    assert_eq!(play.state.realms[ME].spent, [spent[0], spent[1] + 1]);
    assert!(play.state.colony_at(FAR).is_none(), "without a colony, so without a slot");
}

/// X4-218: with the lobby of the gate all gates count as own ones, but not the other way round.
#[test]
fn x4_218_foreign_gates() {
    let goes = |government: &str, owner: Seat| {
        let mut play = movement(|state| {
            state.realms[ME].government = Government::from_id(government).expect("one");
            for at in [NEAR, hex(-1, 0)] {
                state.systems[at.at()].gates.add(owner);
            }
            state.realms[ME].ships[0].at = Some(NEAR);
            state.realms[YOU].ships[0].at = Some(NEAR);
        });
        play.play("p1 move ship 1");
        let mine = play.may(ME, "go -1,0");
        play.play("p1 stop; p1 end; p2 move ship 1");
        (mine, play.may(YOU, "go -1,0"))
    };
    assert_eq!(goes("republic", YOU), (false, true));
    assert_eq!(goes("lobbycracy-gate", YOU), (true, true));
    assert_eq!(goes("lobbycracy-gate", ME), (true, false), "not vice versa");
}

/// X4-138, X4-233, X4-236: a route quickens everybody, no matter who built it.
#[test]
fn x4_236_routes_serve_all() {
    let goes_on = |builder: Option<Seat>| {
        let mut play = movement(|state| state.systems[NEAR.at()].route = builder);
        play.play("p1 move ship 1; p1 go 2,0");
        play.may(ME, "go 1,0")
    };
    assert_eq!([None, Some(ME), Some(YOU)].map(goes_on), [false, true, true]);
}

/// X4-238: routes may be built on planets; next to colony and home world a chain connects.
#[test]
fn x4_238_routes_on_planets() {
    let mut play = rich(|state| {
        learn(state, ME, &["drives-1"]);
        found(state, ME, NEAR, "rock-world", 1);
    });
    play.play("p1 build trade-route");
    assert!(play.may(ME, "at 2,0"), "on the colony");
    assert!(!Books::open(&play.state, ME).connected().has(NEAR));
    play.play("p1 at 2,0; p1 done");
    assert!(Books::open(&play.state, ME).connected().has(NEAR), "its own system, next to the home world");
}

/// X4-239: a route cannot be torn down.
#[test]
fn x4_239_routes_stay() {
    let play = rich(|state| {
        let home = state.realms[ME].capital;
        clear(state, home);
        state.systems[home.at()].route = Some(ME);
    });
    assert_eq!(play.why("p1 tear-down"), Some(Reason::Fault(Fault::NothingToRemove)));
}

/// X4-189: a connected colony brings as much A as its level, 1 to 4.
#[test]
fn x4_189_connections() {
    let awe = [1, 2, 3, 4].map(|level| {
        let mut state = dealt(2, 1);
        found(&mut state, ME, NEAR, "garden-world", level);
        state.systems[NEAR.at()].route = Some(ME);
        Books::open(&fresh(&state), ME).income().connections[Resource::Awe]
    });
    assert_eq!(awe, [1, 2, 3, 4]);
}

/// X4-201: an advanced starbase brings 2 scap.
#[test]
fn x4_201_starbases() {
    let scap = |id: &str| {
        let mut state = dealt(2, 1);
        let before = Books::open(&fresh(&state), ME).capacity(Capacity::Space);
        launch(&mut state, ME, NEAR, id, 1);
        Books::open(&fresh(&state), ME).capacity(Capacity::Space) - before
    };
    assert_eq!((scap("starbase"), scap("advanced-starbase")), (1, 2));
}

/// X4-202: a transporter carries 3 ground units, an advanced one 6.
#[test]
fn x4_202_transporters() {
    let loads = |id: &str, n: u8| {
        let mut play = movement(|state| {
            launch(state, ME, hex(3, 0), id, 1);
            land(state, ME, hex(3, 0), "infantry", n);
        });
        play.play("p1 move 1");
        play.may(ME, "load 1")
    };
    assert_eq!([3, 4].map(|n| loads("transporter", n)), [true, false]);
    assert_eq!([6, 7].map(|n| loads("advanced-transporter", n)), [true, false]);
}

/// X4R-201: ground units aboard are lost with their ship.
#[test]
fn x4r_201_lost_with_their_ship() {
    let mut lost = 0;
    for seed in 0..40 {
        let mut play = movement(|state| {
            launch(state, ME, NEAR, "transporter", 1);
            land(state, ME, NEAR, "infantry", 2);
            state.systems[FAR.at()].group = Group::from_id("core-guard");
            reseed(state, seed);
        });
        play.play("p1 move 1; p1 load 1; p1 go 1,0; p1 stop; p1 end; p2 pass; p1 pass");
        while matches!(play.decision(), Some(Decision::Battle(..))) {
            play.play("p1 fight");
        }
        if play.state.realms[ME].fleets[0].is_none() {
            lost += 1;
            assert_eq!(play.state.realms[ME].ground.iter().sum::<u8>(), 0);
            assert!(play.state.realms[ME].armies.iter().all(Option::is_none));
        }
    }
    assert!(lost > 0);
}

/// X4R-272: the galactic centre lies open and is guarded; colonies and their buildings have no place there.
#[test]
fn x4r_272_the_galactic_centre() {
    let state = dealt(4, 1);
    let centre = state.system(Hex::CENTRE);
    assert_eq!((centre.kind, centre.group.map(Group::id)), (Some(Kind::GalacticCentre), Some("core-guard")));
    let mut play = rich(|state| {
        learn(state, ME, &["drives-1", "drives-3", "defence-troops"]);
        state.systems[Hex::CENTRE.at()].group = None;
        state.realms[ME].ships[0].at = Some(Hex::CENTRE);
        launch(state, ME, Hex::CENTRE, "corvette", 1);
        stack_planets(state, &[]);
    });
    for line in ["build trade-route", "build artificial-gate", "buy starbase"] {
        let mut there = play.clone();
        there.play(&format!("p1 {line}"));
        let placed =
            there.may(ME, "at 0,0") || there.events().iter().any(|it| matches!(it, Event::Bought(..)));
        assert!(placed || there.decision().is_some_and(|it| matches!(it, Decision::Pay(_))), "{line}");
    }
    play.play("p1 build capacity-building-1");
    assert!(!play.may(ME, "at 0,0"));
}

/// X4R-345, X4R-177: a Kosme ship controls the galactic centre but does not hold the core.
#[test]
fn x4r_345_kosme_ships_and_the_core() {
    let core = |kosme: bool| {
        let mut play = movement(|state| {
            state.systems[Hex::CENTRE.at()].group = None;
            let kind = interportal::ids::Kosme::from_id("kosme-cruiser").expect("a ship");
            let make = if kosme { Make::Kosme(kind) } else { Make::Standard(Default::default()) };
            let vessel = Vessel { make, hull: 2, ..Vessel::default() };
            interportal::testing::join(state, ME, Hex::CENTRE, vessel);
        });
        let controls = play.state.controller(Hex::CENTRE);
        play.until_round(2);
        (controls, play.state.core)
    };
    assert_eq!(core(true), (Some(ME), None));
    assert_eq!(core(false).0, Some(ME));
}

/// X4R-362: ships left behind before the first step can still move, those left behind on the way cannot.
#[test]
fn x4r_362_left_behind() {
    let table = || movement(|state| launch(state, ME, NEAR, "cruiser", 2));
    let mut before = table();
    before.play("p1 move 1; p1 leave 4; p1 go 1,0; p1 stop");
    assert!(before.may(ME, "move 2"));
    let mut after = table();
    after.play("p1 move 1; p1 go 1,0; p1 leave 4; p1 stop");
    assert_eq!(after.why("p1 fleet 2"), Some(Reason::Fault(Fault::HasMoved)));
}

/// X4R-364: an explorer that is lost on entering draws no card.
#[test]
fn x4r_364_lost_explorers() {
    let (mut lost, mut safe) = (0, 0);
    for seed in 0..60 {
        let mut play = movement(|state| {
            lay(state, FAR, Kind::BlackHole);
            state.realms[ME].ships[0].at = Some(NEAR);
            reseed(state, seed);
        });
        play.play("p1 move ship 1; p1 go 1,0");
        let drawn = play.events().iter().any(|it| matches!(it, Event::EventDrawn(..)));
        let first = play.events().iter().position(|it| matches!(it, Event::ShipLost(..)));
        let event = play.events().iter().position(|it| matches!(it, Event::EventDrawn(..)));
        if first.is_some() && event.is_none_or(|event| first < Some(event)) {
            assert!(!drawn, "seed {seed}");
            lost += 1;
        } else {
            safe += usize::from(drawn);
        }
    }
    assert!(lost > 0 && safe > 0, "{lost} lost, {safe} safe");
}

/// X4-154: neutral units and fleets fight in the Battles phase.
#[test]
fn x4_154_battles_in_their_phase() {
    let mut play = movement(|state| {
        state.systems[NEAR.at()].group = Group::from_id("pirate-fleet");
        enlist(state, ME, NEAR, "std-storm-cruiser", 3);
    });
    play.play("p1 pass; p2 pass");
    let at = |wanted: fn(&Event) -> bool| play.events().iter().position(wanted).expect("it happened");
    let (phase, battle) = (
        at(|it| *it == Event::PhaseBegan(Phase::Battles)),
        at(|it| matches!(it, Event::BattleRound(ME, _, 1))),
    );
    assert!(phase < battle);
}

/// X4-313: improved drives give every ship but fighters and bombers a step more.
#[test]
fn x4_313_a_step_more() {
    let goes_on = |techs: &[&str]| {
        let mut play = movement(|state| learn(state, ME, techs));
        play.play("p1 move ship 1; p1 go 2,0");
        let first = play.may(ME, "go 1,0");
        if first {
            play.play("p1 go 1,0");
        }
        [first, play.may(ME, "go 1,-1")]
    };
    assert_eq!([goes_on(&["drives-1"]), goes_on(&["drives-2"])], [[false; 2], [true, false]]);
    let small = movement(|state| {
        learn(state, ME, &["drives-2"]);
        launch(state, ME, NEAR, "fighter", 1);
    });
    assert!(!small.may(ME, "move 1"), "fighters are carried");
}
