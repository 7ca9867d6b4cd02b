//! What technologies and cards change about purchases (chapters 4.4 to 4.6): free items, rebates, capacity, centres.

use engine::Seat;
use interportal::ids::{EventCard, Government, PlanetaryEvent, Resource};
use interportal::realm::Held;
use interportal::testing::{Play, build, clear, drawing, found, hold, learn};
use interportal::why::{Fault, Reason};
use interportal::{Books, Decision, Hex, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const FAR: Hex = Hex::corner(2, 0);

fn home(state: &State) -> Hex {
    state.realms[ME].capital
}

/// X4-326, X4R-095, X4R-374: one of the items just unlocked, into any number of blueprints, one slot each.
#[test]
fn x4r_095_a_free_item() {
    let mut play = Play::table(|state| learn(state, ME, &["ships-ks", "ships-us"])).with(ME, [0, 0, 40, 0]);
    play.play("p1 research projectile-weapons-1");
    assert_eq!(play.decision(), Some(Decision::ChooseItem));
    assert!(play.may(ME, "choose kinetic-gun"));
    play.play("p1 choose kinetic-gun");
    assert_eq!(play.decision(), Some(Decision::ChooseBlueprint));
    play.play("p1 refit corvette");
    assert!(!play.may(ME, "refit corvette"), "one slot each");
    play.play("p1 refit destroyer; p1 done");
    assert_eq!(drawing(&play.state, ME, "corvette", 1), ["kinetic-gun"]);
    assert_eq!(drawing(&play.state, ME, "destroyer", 1), ["kinetic-gun"]);
    assert_eq!((play.accounts(ME)[0], play.decision().map(|it| it.rule())), (0, Some("X4R-291")));
}

/// X4-320: the free research ship carries the diplomat; only its own variant gets it.
#[test]
fn x4_320_the_new_ship_is_fitted() {
    let mut play = Play::table(|_| {}).with(ME, [0, 0, 40, 0]);
    play.play("p1 research diplomatic-corps; p1 buy research-ship 2");
    assert_eq!(drawing(&play.state, ME, "research-ship", 2), ["diplomat"]);
    assert!(drawing(&play.state, ME, "research-ship", 1).is_empty());
}

/// X4R-BM01: stolen plans fit any item, even without its technology, into one blueprint.
#[test]
fn x4r_269_stolen_plans() {
    let mut play = Play::table(|state| {
        learn(state, ME, &["ships-ks"]);
        interportal::testing::pocket(state, ME, &["bm-stolen-plans"]);
    });
    play.play("p1 play bm-stolen-plans; p1 choose light-gun; p1 refit corvette");
    assert_eq!(drawing(&play.state, ME, "corvette", 1), ["light-gun"]);
    assert_eq!(play.decision().map(|it| it.rule()), Some("X4R-291"), "one blueprint");
}

/// X4R-376: the military directorate's first military unit of a round costs 2 A less, the second does not.
#[test]
fn x4r_376_first_of_a_round() {
    let mut play = Play::table(|state| {
        state.realms[ME].government = Government::from_id("military-directorate").expect("one");
        learn(state, ME, &["ships-ks", "ships-us"]);
        found(state, ME, FAR, "garden-world", 3);
        build(state, ME, FAR, "capacity-building-3", None);
    })
    .with(ME, [30, 30, 0, 0]);
    let price = |play: &Play| {
        let ship = interportal::ids::Ship::from_id("destroyer").expect("a ship");
        Books::open(&play.state, ME)
            .unit_quote(interportal::action::Unit::Ship(ship, 1), home(&play.state))
            .awe
    };
    assert_eq!(price(&play), 3);
    play.play("p1 buy destroyer; p1 at 3,0; p1 done");
    assert_eq!((price(&play), play.accounts(ME)[0]), (5, 27));
    play.until_round(2).until_economy();
    assert_eq!(price(&play), 3, "anew in each round");
}

/// X4R-375: a lower price for one technology is used by the next one.
#[test]
fn x4r_375_a_rebate_for_one_purchase() {
    let mut play = Play::table(|state| {
        let card = EventCard::from_id("song-of-the-wave").expect("a card");
        let hex = home(state);
        hold(state, ME, Held { card, hex: Some(hex), level: 1 });
    })
    .with(ME, [0, 0, 40, 0]);
    let tech = interportal::testing::tech("refineries");
    let full = Books::open(&play.state, ME).tech_cost(tech);
    play.play("p1 study song-of-the-wave");
    assert_eq!(Books::open(&play.state, ME).tech_cost(tech), full.saturating_sub(4).max(2));
    play.play("p1 research drives-1; p2 pass");
    assert_eq!(Books::open(&play.state, ME).tech_cost(tech), full, "used up");
}

/// X4R-E207: immigration lowers one raise of its own colony.
#[test]
fn x4r_375_a_rebate_for_a_colony() {
    let mut play = Play::table(|state| {
        found(state, ME, FAR, "garden-world", 1);
        interportal::testing::drawn(state, PlanetaryEvent::from_id("immigration").expect("an event"));
        let colony = state.colonies.iter_mut().find(|colony| colony.hex == FAR).expect("a colony");
        let event = PlanetaryEvent::from_id("hot-core").expect("an event");
        colony.events.push(interportal::state::Happened::of(event, 0, false));
    })
    .with(ME, [0, 60, 0, 0]);
    play.play("p1 raise 2,0");
    let cost = |play: &Play, hex: Hex| {
        let colony = play.state.colony_at(hex).expect("a colony");
        Books::open(&play.state, ME).raise_cost(colony)
    };
    assert_eq!(cost(&play, FAR), Some(20 - 6));
    assert_eq!(cost(&play, home(&play.state)), Some(20), "only there");
}

/// X4-225: with a centre the colony may rise to level 4 at once; without a free slot it must, and pays for it.
#[test]
fn x4_225_a_centre_raises() {
    let table = |n: usize, food: i16| {
        Play::table(|state| {
            learn(state, ME, &["refineries", "economic-centre"]);
            learn(state, YOU, &["economic-centre"]);
            clear(state, home(state));
            found(state, ME, FAR, "garden-world", 3);
            (0..n).for_each(|_| build(state, ME, FAR, "fortress", None));
        })
        .with(ME, [60, food, 0, 0])
    };
    let mut play = table(2, 40);
    play.play("p1 build centre; p1 at 2,0; p1 done");
    assert_eq!(play.decision(), Some(Decision::Crown(FAR)));
    play.play("p1 use");
    let level = |play: &Play| play.state.colony_at(FAR).map(|colony| colony.level);
    assert_eq!((level(&play), play.accounts(ME)[1]), (Some(4), 40 - 30));
    let mut full = table(3, 40);
    full.play("p1 build centre; p1 at 2,0; p1 done");
    assert_eq!((level(&full), full.accounts(ME)[1]), (Some(4), 40 - 30), "it must");
    let poor = table(3, 29);
    assert!(!poor.may(ME, "at 2,0"));
}

/// X4R-058: a colony that loses its centre loses a level, and its owner chooses which buildings go.
#[test]
fn x4r_058_slots_that_are_gone() {
    let mut play = Play::table(|state| {
        found(state, ME, FAR, "garden-world", 4);
        build(state, ME, FAR, "centre", None);
        ["fortress", "planetary-shield", "missile-base", "fortress"]
            .iter()
            .for_each(|id| build(state, ME, FAR, id, None));
    });
    play.play("p1 tear-down; p1 slot 2,0 1");
    assert_eq!(play.decision(), Some(Decision::LoseBuilding(FAR)));
    play.play("p1 slot 2,0 2");
    let left = play.state.colony_at(FAR).map(|colony| (colony.level, colony.buildings.len()));
    assert_eq!(left, Some((3, 3)));
}

/// X4-357, X4R-098: with mass production a capacity building saves its step in capacity each round.
#[test]
fn x4r_098_mass_production() {
    let mut play = Play::table(|state| learn(state, ME, &["mass-production"])).with(ME, [30, 0, 0, 0]);
    play.play("p1 build resource-building-1 A; p1 done");
    assert_eq!(play.state.realms[ME].spent, [1, 0], "2 gcap less 1");
    let colony = play.state.colony_at(home(&play.state)).expect("a colony");
    assert_eq!(colony.industry[0], 1);
    play.until_round(2).until_economy();
    let colony = play.state.colony_at(home(&play.state)).expect("a colony");
    assert_eq!(colony.industry[0], 0, "each round");
}

/// X4-384, X4R-099: robotronics turns capacity into resources of the colony, up to the steps there.
#[test]
fn x4r_099_robotronics() {
    let mut play = Play::table(|state| learn(state, ME, &["robotronics"])).with(ME, [0, 0, 0, 0]);
    assert!(play.may(ME, "transform 3,0 gcap A") && play.may(ME, "transform 3,0 scap C"));
    play.play("p1 transform 3,0 gcap A");
    assert_eq!((play.accounts(ME)[0], play.state.realms[ME].spent), (1, [1, 0]));
    assert!(play.choices(ME, "transform").is_empty(), "one step");
    assert_eq!(play.decision(), Some(Decision::Act(interportal::state::Phase::Economy, 0)), "no action");
    let none = Play::table(|_| {});
    assert!(none.choices(ME, "transform").is_empty());
}

/// X4-414, X4R-101: further copies of an item cost 1 capacity each instead of their price.
#[test]
fn x4r_101_bulk_fitting() {
    let techs = ["ships-ks", "ships-us", "projectile-weapons-1", "military-industrial-complex"];
    let mut play = Play::table(|state| learn(state, ME, &techs)).with(ME, [30, 0, 0, 0]);
    let mut plain = Play::table(|state| learn(state, ME, &techs[..3])).with(ME, [30, 0, 0, 0]);
    play.play("p1 refit destroyer; p1 fit kinetic-gun 1");
    while play.may(ME, "spend gcap") {
        play.play("p1 done");
    }
    assert_eq!(play.decision(), Some(Decision::ChooseBlueprint));
    let (awe, spent) = (play.accounts(ME)[0], play.state.realms[ME].spent.iter().sum::<u8>());
    play.play("p1 refit destroyer");
    assert_eq!(drawing(&play.state, ME, "destroyer", 1).len(), 2);
    assert_eq!(play.accounts(ME)[0], awe);
    assert_eq!(play.state.realms[ME].spent.iter().sum::<u8>(), spent + 1);
    assert_eq!(play.why("p1 blueprint destroyer"), Some(Reason::Fault(Fault::DoesNotFit)), "no slot is left");
    plain.play("p1 refit destroyer; p1 fit kinetic-gun 1");
    assert_eq!(plain.decision().map(|it| it.rule()), Some("X4R-291"));
    assert_eq!(plain.accounts(ME)[Resource::Food as usize], 0);
}
