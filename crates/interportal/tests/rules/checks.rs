//! The worked checks of the ledger (chapter 4.26) that set-up, income and upkeep answer.

use engine::{BySeat, Seat, Seats};
use interportal::ids::{Capacity, Resource};
use interportal::state::War;
use interportal::testing::{build, dealt, found, fresh, launch, learn};
use interportal::{Books, Hex, HexSet, State};

const ME: Seat = Seat(0);

fn net(state: &State) -> [i16; 4] {
    let income = Books::open(&fresh(state), ME).income().net();
    Resource::ALL.map(|resource| income[resource])
}

/// X4R-X01: the first income brings a fresh player to A 14, F 8, R 9, C 9; X4R-075 and the line after X4R-030.
#[test]
fn x4r_075_first_income() {
    let state = dealt(2, 1);
    assert_eq!(net(&state), [4, 2, 3, 3]);
    let accounts = state.realms[ME].accounts;
    let after = [Resource::Awe, Resource::Food, Resource::Research, Resource::Culture];
    assert_eq!(
        after.map(|resource| accounts[resource] + Books::open(&fresh(&state), ME).income().net()[resource]),
        [14, 8, 9, 9]
    );
    let counted = fresh(&state);
    let books = Books::open(&counted, ME);
    assert_eq!((books.capacity(Capacity::Ground), books.capacity(Capacity::Space)), (3, 2), "X4R-076");
}

/// X4R-X02: a resource building takes 1 food, unless it yields food (X4-134).
#[test]
fn x4_134_resource_building() {
    let mut state = dealt(2, 1);
    let home = state.realms[ME].capital;
    build(&mut state, ME, home, "resource-building-1", Some(Resource::Awe));
    assert_eq!(net(&state), [6, 1, 3, 3]);
    let mut state = dealt(2, 1);
    build(&mut state, ME, home, "resource-building-1", Some(Resource::Food));
    assert_eq!(net(&state), [4, 4, 3, 3]);
    let card = &state.pack[interportal::ids::Building::from_id("resource-building-1").expect("a building")];
    assert_eq!((card.cost.awe, card.capacity.gcap), (3, 2));
}

/// X4R-X03: 4 corvettes cost 1 food, 6 cost 2, 2 destroyers 1; counted per blueprint (X4-199, X4R-088).
#[test]
fn x4r_088_upkeep_of_ships() {
    let upkeep = |ships: &[(&str, usize)]| {
        let mut state = dealt(2, 1);
        let home = state.realms[ME].capital;
        let before = Books::open(&fresh(&state), ME).upkeep().units;
        ships.iter().for_each(|(id, n)| launch(&mut state, ME, home, id, *n));
        Books::open(&fresh(&state), ME).upkeep().units - before
    };
    assert_eq!(
        [upkeep(&[("corvette", 4)]), upkeep(&[("corvette", 6)]), upkeep(&[("destroyer", 2)])],
        [1, 2, 1]
    );
    assert_eq!(upkeep(&[("corvette", 2), ("destroyer", 1)]), 0, "each blueprint on its own");
    assert_eq!(upkeep(&[("research-ship", 1)]), 1, "X4-119: with the two of the start");
    assert_eq!(upkeep(&[("titan", 1)]), 4);
}

/// X4R-X13: two gates and an embassy cost 6 food (X4-186).
#[test]
fn x4_186_gates_and_embassy() {
    let mut state = dealt(2, 1);
    let home = state.realms[ME].capital;
    let before = Books::open(&fresh(&state), ME).upkeep().buildings;
    build(&mut state, ME, home, "embassy", None);
    for hex in [home, Hex::corner(2, 0)] {
        state.systems[hex.at()].gates.add(ME);
    }
    assert_eq!(Books::open(&fresh(&state), ME).upkeep().buildings - before, 6);
}

/// X4R-X14: the third development aid with 4 points costs 5 + 10 + 12 culture (X4-058).
#[test]
fn x4_058_development_aid() {
    let mut state = dealt(2, 1);
    state.realms[ME].aids = 2;
    state.realms[ME].booked[0] = 8;
    assert_eq!(Books::open(&fresh(&state), ME).aid_cost(), 27);
    state.realms[ME].booked[0] = 9;
    assert_eq!(Books::open(&fresh(&state), ME).aid_cost(), 28, "3 times 4 1/2 is 13");
}

/// X4R-X15: with the war die at 5 the attacker pays 5 culture and the defender 2 (X4-169).
#[test]
fn x4_169_war_upkeep() {
    let mut state = dealt(2, 1);
    let (attackers, defenders) = (Seats::only(ME), Seats::only(Seat(1)));
    state.wars.push(War { attackers, defenders, die: 5, extra: BySeat::new(2, |_| 0), ..War::default() });
    let wars = |seat| Books::open(&fresh(&state), seat).upkeep().wars;
    assert_eq!((wars(ME), wars(Seat(1))), (5, 2));
}

/// X4R-X16: a connected colony of level 3 gives 3 A, with lifelines 6 (X4-139, X4-240).
#[test]
fn x4_240_lifelines() {
    let mut state = dealt(2, 1);
    let home = state.realms[ME].capital;
    let (between, far) = (Hex::new(2, 0).expect("a hex"), Hex::new(1, 0).expect("a hex"));
    assert_eq!(home.distance(far), 2);
    found(&mut state, ME, far, "garden-world", 3);
    assert_eq!(Books::open(&fresh(&state), ME).income().connections[Resource::Awe], 0);
    state.systems[between.at()].route = Some(Seat(1));
    assert_eq!(Books::open(&fresh(&state), ME).connected(), HexSet::only(far), "X4-236: of any builder");
    assert_eq!(Books::open(&fresh(&state), ME).income().connections[Resource::Awe], 3);
    learn(&mut state, ME, &["drives-3"]);
    assert_eq!(Books::open(&fresh(&state), ME).income().connections[Resource::Awe], 6);
}

/// X4R-X17: a centre doubles an AWE building of step 2 with exotic mining: (4 + 1) x 2 (X4-223).
#[test]
fn x4_223_centre_doubles_last() {
    let mut state = dealt(2, 1);
    let home = state.realms[ME].capital;
    build(&mut state, ME, home, "resource-building-2", Some(Resource::Awe));
    learn(&mut state, ME, &["exotic-mining"]);
    assert_eq!(Books::open(&fresh(&state), ME).income().buildings[Resource::Awe], 5);
    build(&mut state, ME, home, "centre", None);
    assert_eq!(Books::open(&fresh(&state), ME).income().buildings[Resource::Awe], 10);
    let counted = fresh(&state);
    let books = Books::open(&counted, ME);
    assert_eq!((books.capacity(Capacity::Ground), books.capacity(Capacity::Space)), (2 + 2, 1 + 2), "X4-223");
}

/// X4R-X18: level 3 with Massenadministration costs 9 food (X4-355).
#[test]
fn x4_355_cheaper_levels() {
    let mut state = dealt(2, 1);
    let hex = Hex::corner(2, 0);
    found(&mut state, ME, hex, "garden-world", 2);
    learn(&mut state, ME, &["mass-administration"]);
    let colony = *state.colony_at(hex).expect("the colony");
    assert_eq!(Books::open(&fresh(&state), ME).raise_cost(&colony), Some(17));
    assert_eq!(Books::open(&fresh(&state), ME).state_size(), (2, 5));
}
