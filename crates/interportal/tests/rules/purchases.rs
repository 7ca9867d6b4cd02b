//! Buying units: prices, capacity, places and fleets (X4-110 to X4-127, chapters 4.5 and 4.27).

use engine::Seat;
use interportal::action::Unit;
use interportal::ids::{Capacity, Ground, Ship};
use interportal::realm::{Make, Vessel};
use interportal::testing::{Play, berths, build, found, learn, tech};
use interportal::why::{Fault, Reason};
use interportal::{Books, Decision, Event, Hex};

const ME: Seat = Seat(0);

fn left(play: &Play) -> [u8; 2] {
    Capacity::ALL.map(|capacity| Books::open(&play.state, ME).capacity_left(capacity))
}

/// X4-119, X4-120, X4-122: a research ship costs 3 A, a colony ship 5 A; each is one action.
#[test]
fn x4_119_civil_ships() {
    let mut play = Play::table(|_| {});
    play.play("p1 buy research-ship; p1 done");
    let ship = Ship::from_id("research-ship").expect("a ship");
    let home = play.state.realms[ME].capital;
    assert_eq!(play.events(), [Event::Bought(ME, Unit::Ship(ship, 1), home, 3)]);
    play.play("p1 buy colony-ship; p1 done");
    assert_eq!(play.accounts(ME)[0], 14 - 3 - 5);
    let ships = &play.state.realms[ME].ships;
    assert_eq!(ships.len(), 5);
    assert!(ships.iter().all(|vessel| vessel.at == Some(home)), "X4-116, X4R-330: markers of their own");
    assert_eq!(play.asked(), Some(Seat(1)), "X4-105: two purchases are two actions");
}

/// X4-110, X4-111: 1 scap for each hull point of a ship; what is spent comes back in the next round.
#[test]
fn x4_110_capacity() {
    let mut play = Play::table(|_| {}).with(ME, [30, 30, 0, 30]);
    assert_eq!(left(&play), [3, 2]);
    play.play("p1 buy research-ship; p1 done; p1 buy research-ship 2; p1 done; p2 pass");
    assert_eq!(left(&play), [3, 0]);
    let reason = Reason::NoCapacity { capacity: Capacity::Space, need: 1, have: 0 };
    assert_eq!(play.why("p1 unit colony-ship"), Some(reason));
    play.until_round(2).until_economy();
    assert_eq!(left(&play), [3, 2], "X4-111");
}

/// X4-114, X4R-298: spare capacity of both kinds lowers a price in A by 1 each, never below 1.
#[test]
fn x4_114_capacity_lowers_prices() {
    let mut play = Play::table(|_| {});
    play.play("p1 buy research-ship");
    assert_eq!(play.decision(), Some(Decision::Pay(3)));
    assert_eq!(play.legal(ME), ["spend gcap", "spend scap", "done"]);
    play.play("p1 spend gcap");
    assert_eq!(play.decision(), Some(Decision::Pay(2)));
    play.play("p1 spend scap");
    assert_eq!((play.accounts(ME)[0], left(&play)), (14 - 1, [2, 0]), "at 1 A it is paid");
    let mut poor = Play::table(|_| {}).with(ME, [1, 0, 0, 0]);
    poor.play("p1 buy research-ship");
    assert!(!poor.may(ME, "done"), "3 A are not there");
    poor.play("p1 spend gcap; p1 spend gcap");
    assert_eq!(poor.accounts(ME)[0], 0);
}

/// X4-112, X4R-081: ships come where space capacity is produced.
#[test]
fn x4_112_places() {
    let far = Hex::corner(2, 0);
    let mut play = Play::table(|state| {
        found(state, ME, far, "garden-world", 2);
        learn(state, ME, &["ships-ks", "defence-troops"]);
    });
    play.play("p1 buy colony-ship; p1 done; p1 buy corvette; p1 done");
    let marker = play.state.realms[ME].fleets[0].expect("a fleet");
    assert_eq!(marker.hex, play.state.realms[ME].capital, "X4R-081: only the home world builds it");
    let mut yard = Play::table(|state| {
        found(state, ME, far, "garden-world", 2);
        build(state, ME, far, "capacity-building-1", None);
        learn(state, ME, &["ships-ks"]);
    });
    yard.play("p1 buy corvette");
    assert_eq!(yard.choices(ME, "at"), ["2,0", "3,0"]);
    yard.state.systems[far.at()].blockade = Some(Seat(1));
    assert_eq!(
        yard.choices(ME, "at"),
        Vec::<String>::new(),
        "X4R-082: one place is left and needs no question"
    );
}

/// X4R-307: bought ships join a fleet of their system or form a new one; nobody else hears which.
#[test]
fn x4r_307_fleets() {
    let mut play = Play::table(|state| learn(state, ME, &["ships-ks"]));
    play.play("p1 buy corvette; p1 done");
    assert_eq!(berths(&play.state, ME)[3], Some(0));
    play.play("p1 buy corvette");
    assert_eq!(play.legal(ME), ["fleet 1", "new"]);
    let mut other = play.clone();
    play.play("p1 fleet 1; p1 done");
    other.play("p1 new; p1 done");
    assert_eq!((berths(&play.state, ME)[4], berths(&other.state, ME)[4]), (Some(0), Some(1)));
    assert_eq!(play.events(), other.events(), "X4R-300: what is bought and where is open, the fleet is not");
    assert_eq!(other.state.realms[ME].fleets.iter().flatten().count(), 2);
}

/// X4-121, X4-127, X4-195: blueprints and standardised ships need their ship size; fighters have two variants.
#[test]
fn x4_127_standardised_ships() {
    let play = Play::table(|_| {});
    assert_eq!(play.why("p1 unit corvette"), Some(Reason::NeedsTech(tech("ships-ks"))));
    assert_eq!(play.why("p1 unit std-light-corvette"), Some(Reason::NeedsTech(tech("ships-ks"))));
    let play = Play::table(|state| learn(state, ME, &["ships-ks"]));
    for line in ["buy corvette", "buy std-light-corvette", "buy fighter", "buy fighter 2"] {
        assert!(play.may(ME, line), "{line}");
    }
    assert_eq!(play.why("p1 unit watch"), Some(Reason::Fault(Fault::NotForSale)));
}

/// X4-110, X4-112: ground units cost ground capacity and stand on a colony.
#[test]
fn x4_110_ground_units() {
    let mut play = Play::table(|state| learn(state, ME, &["defence-troops"]));
    play.play("p1 buy infantry; p1 buy tank; p1 done");
    let realm = &play.state.realms[ME];
    let n = |id: &str| realm.ground[engine::Index::at(Ground::from_id(id).expect("a unit"))];
    assert_eq!((n("infantry"), n("tank")), (1, 1));
    assert_eq!(realm.armies.iter().flatten().map(|army| army.hex).collect::<Vec<_>>(), [realm.capital]);
    assert_eq!(left(&play)[1], 2, "no space capacity");
    assert_eq!(play.why("p2 unit militia"), Some(Reason::Fault(Fault::NotForSale)), "X4-204");
}

/// X4R-297: at most 64 ships.
#[test]
fn x4r_297_no_more_than_64_ships() {
    let mut play = Play::table(|_| {});
    let ship = Ship::from_id("research-ship").expect("a ship");
    let at = Some(play.state.realms[ME].capital);
    while play.state.realms[ME].ships.len() < 64 {
        let vessel = Vessel { make: Make::Blueprint(ship, 1), at, ..Vessel::default() };
        play.state.realms[ME].ships.push(vessel);
    }
    assert_eq!(play.why("p1 unit colony-ship"), Some(Reason::Fault(Fault::TooMany)));
}
