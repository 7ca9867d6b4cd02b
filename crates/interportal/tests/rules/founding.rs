//! Founding colonies (X4-102 to X4-104, X4R-060, X4R-061) and bankruptcy (X4R-072, X4R-073, X4R-328).

use engine::Seat;
use interportal::ids::{Group, Kind, Planet, Resource};
use interportal::testing::{Play, launch};
use interportal::why::{Fault, Reason};
use interportal::{Books, Decision, Hex, State};

const ME: Seat = Seat(0);
const FAR: Hex = Hex::corner(2, 0);

/// The colony ship stands on a planet.
fn arrived(state: &mut State, planet: &str) {
    state.systems[FAR.at()].kind = Some(Kind::Planet);
    state.systems[FAR.at()].planet = Planet::from_id(planet);
    state.realms[ME].ships[2].at = Some(FAR);
}

/// X4-102, X4-103, X4R-327: after income a colony ship becomes a colony of level 1, and its upkeep ends.
#[test]
fn x4_102_founding() {
    let mut play = Play::table(|state| arrived(state, "garden-world"));
    assert_eq!((play.asked(), play.decision()), (Some(ME), Some(Decision::Found(FAR))));
    assert_eq!(play.accounts(ME), [14, 8, 9, 9], "income came first");
    assert_eq!(Books::open(&play.state, ME).upkeep().units, 1);
    play.play("p1 found; p1 plain");
    assert_eq!(Books::open(&play.state, ME).upkeep().units, 0, "X4-103");
    let colony = play.state.colony_at(FAR).expect("a colony");
    assert_eq!((colony.seat, colony.level, colony.events.len()), (ME, 1, 0));
    assert_eq!(play.why("p1 system 2,0"), Some(Reason::Fault(Fault::RaisedThisRound)), "X4R-054");
}

/// X4-104: with events, card I of the planet is drawn and lies open.
#[test]
fn x4_104_with_events() {
    let mut play = Play::table(|state| arrived(state, "garden-world"));
    play.play("p1 found");
    assert_eq!(play.decision(), Some(Decision::FoundWithEvents(FAR)));
    play.play("p1 event");
    assert!(play.revealed());
    let colony = play.state.colony_at(FAR).expect("a colony");
    let deck = play.state.pack[colony.events[0].event].deck.id();
    assert_eq!((colony.events.len(), deck), (1, "planetary-1"));
}

/// X4R-060: the owner may decline; X4R-061: not beside neutral units.
#[test]
fn x4r_060_waiting() {
    let mut play = Play::table(|state| arrived(state, "garden-world"));
    play.play("p1 wait");
    assert!(play.state.colony_at(FAR).is_none());
    assert_eq!(play.decision().map(|decision| decision.rule()), Some("X4R-291"));
    let guarded = Play::table(|state| {
        arrived(state, "garden-world");
        state.systems[FAR.at()].group = Some(Group::default());
    });
    assert_eq!(guarded.decision().map(|decision| decision.rule()), Some("X4R-291"), "X4R-061");
}

/// X4R-052: on a paradise world the resource is chosen when founded.
#[test]
fn x4r_052_paradise() {
    let mut play = Play::table(|state| arrived(state, "paradise-world"));
    play.play("p1 found");
    assert_eq!(play.decision(), Some(Decision::ChooseYield(FAR)));
    play.play("p1 produce R; p1 plain");
    assert_eq!(play.state.colony_at(FAR).and_then(|colony| colony.choice), Some(Resource::Research));
}

/// X4R-072, X4R-328: a debt is covered by exchange as long as that is possible, from resources of one's choice.
#[test]
fn x4r_328_exchange_first() {
    let mut play = Play::table(|state| {
        let home = state.realms[ME].capital;
        launch(state, ME, home, "titan", 3);
    });
    assert_eq!(play.decision(), Some(Decision::Owe(Resource::Food, 4)));
    assert_eq!(play.accounts(ME), [14, 0, 9, 9], "X4-099");
    assert_eq!(play.why("p1 unit titan"), Some(Reason::Fault(Fault::ExchangeFirst)));
    assert_eq!(play.legal(ME), ["exchange A F", "exchange R F", "exchange C F"]);
    play.play("p1 exchange A F; p1 exchange A F; p1 exchange C F; p1 exchange R F");
    assert_eq!(play.accounts(ME), [6, 0, 5, 5]);
    assert_eq!(play.decision().map(|decision| decision.rule()), Some("X4R-291"), "X4R-074: it acts as usual");
}

/// X4R-072: then objects with upkeep in that resource, each worth twice its upkeep.
#[test]
fn x4r_072_objects() {
    let mut play = Play::table(|state| {
        let home = state.realms[ME].capital;
        launch(state, ME, home, "titan", 3);
        state.realms[ME].accounts = Default::default();
    });
    // The only exchange was made without a question.
    assert_eq!(play.decision(), Some(Decision::Owe(Resource::Food, 9)), "X4R-328");
    assert_eq!(play.legal(ME), ["slot 3,0 1", "dismiss titan", "dismiss colony-ship"]);
    play.play("p1 dismiss titan");
    assert_eq!(play.decision(), Some(Decision::Owe(Resource::Food, 1)), "9 less 8");
    play.play("p1 slot 3,0 1");
    assert_eq!(play.decision().map(|decision| decision.rule()), Some("X4R-291"));
    let realm = &play.state.realms[ME];
    assert_eq!((realm.sanctions, realm.ships.len()), (0, 5));
}

/// X4R-073, X4R-328: what cannot be covered is forgiven for a sanction level.
#[test]
fn x4r_073_forgiven() {
    let play = Play::table(|state| {
        let home = state.realms[ME].capital;
        state.systems[home.at()].blockade = Some(Seat(1));
        state.realms[ME].sanctions = 1;
        state.realms[ME].accounts =
            interportal::realm::Stock::new(|it| if it == Resource::Awe { 0 } else { 3 });
    });
    assert_eq!((play.accounts(ME), play.state.realms[ME].sanctions), ([0, 1, 3, 3], 2));
    assert_eq!(play.decision().map(|decision| decision.rule()), Some("X4R-291"));
}
