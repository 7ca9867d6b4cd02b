//! Buildings, routes and colony levels (X4-128 to X4-140, chapters 1.9, 4.4 and 4.5).

use engine::Seat;
use interportal::ids::{Building, Capacity, Kind, Resource};
use interportal::testing::{Play, build, found, learn, tech};
use interportal::why::{Fault, Reason};
use interportal::{Books, Hex};

const ME: Seat = Seat(0);
const FAR: Hex = Hex::corner(2, 0);

fn left(play: &Play) -> [u8; 2] {
    Capacity::ALL.map(|capacity| Books::open(&play.state, ME).capacity_left(capacity))
}

fn income(play: &Play, resource: Resource) -> i16 {
    Books::open(&play.state, ME).income().net()[resource]
}

/// X4-128, X4-129, X4-131, X4-134: a slot, 3 A and 2 gcap; it works at once.
#[test]
fn x4_128_slots() {
    let mut play = Play::table(|_| {});
    let before = income(&play, Resource::Research);
    play.play("p1 build resource-building-1 R; p1 done");
    assert_eq!((play.accounts(ME)[0], left(&play)), (14 - 3, [1, 2]), "X4-129");
    assert_eq!(income(&play, Resource::Research), before + 2, "X4-131, X4-133");
    assert_eq!(play.why("p1 building capacity-building-1"), Some(Reason::Fault(Fault::NoSlot)));
}

/// X4-135, X4-136: a capacity building raises both pools at once.
#[test]
fn x4_135_capacity_buildings() {
    let mut play = Play::table(|_| {});
    play.play("p1 build capacity-building-1; p1 done");
    assert_eq!(left(&play), [3 + 1 - 2, 2 + 1]);
    assert_eq!(income(&play, Resource::Food), 2 - 1, "X4-136");
}

/// X4-132: the planet must produce the resource; X4-404: with Terrainformung any.
#[test]
fn x4_132_resources_of_the_planet() {
    let table = |techs: &[&str]| {
        Play::table(|state| {
            let home = state.realms[ME].capital;
            build(state, ME, home, "resource-building-1", Some(Resource::Awe));
            found(state, ME, FAR, "rock-world", 1);
            learn(state, ME, techs);
        })
    };
    let lines = |play: &Play| play.choices(ME, "build resource-building-1");
    assert_eq!(lines(&table(&[])), ["A"]);
    assert_eq!(lines(&table(&["terraforming"])), ["A", "F", "R", "C"], "X4-404");
}

/// X4-130, X4-221, X4-379: an upgrade costs the difference and needs its technology.
#[test]
fn x4_130_upgrades() {
    let table = |techs: &[&str]| {
        Play::table(|state| {
            let home = state.realms[ME].capital;
            build(state, ME, home, "resource-building-1", Some(Resource::Awe));
            learn(state, ME, techs);
        })
    };
    assert_eq!(
        table(&[]).why("p1 building resource-building-2"),
        Some(Reason::NeedsTech(tech("refineries")))
    );
    let mut play = table(&["refineries", "automated-factories"]);
    let awe = play.accounts(ME)[0];
    play.play("p1 upgrade resource-building-2");
    assert_eq!(play.legal(ME), ["slot 3,0 2"]);
    assert_eq!(play.why("p1 slot 3,0 1"), Some(Reason::Fault(Fault::NothingToUpgrade)));
    play.play("p1 slot 3,0 2; p1 done");
    assert_eq!((play.accounts(ME)[0], left(&play)), (awe - 3, [2, 2]));
    let home = play.state.colony_at(play.state.realms[ME].capital).expect("a home world");
    assert_eq!(home.buildings[1].building.id(), "resource-building-2");
}

/// X4-137, X4-140, X4-232, X4R-078: routes beside routes and own planets, 6 A or 10 A, 1 scap, one a system.
#[test]
fn x4_137_routes() {
    let storm = Hex::new(2, 0).expect("a hex");
    let mut play = Play::table(|state| {
        learn(state, ME, &["drives-1"]);
        state.systems[storm.at()].kind = Some(Kind::Storm);
    })
    .with(ME, [40, 0, 0, 0]);
    play.play("p1 build trade-route");
    assert_eq!(play.choices(ME, "at"), ["2,0", "3,0"], "undiscovered systems are out (X4R-312)");
    play.play("p1 at 3,0; p1 done");
    assert_eq!((play.accounts(ME)[0], left(&play)), (34, [3, 1]), "X4-140");
    play.play("p1 build trade-route; p1 done");
    assert_eq!(play.accounts(ME)[0], 24, "X4-140: 10 A in a dangerous system");
    assert_eq!(play.state.system(storm).route, Some(ME));
    assert_eq!(play.state.system(storm).kind, Some(Kind::Storm));
    play.play("p2 pass");
    let space = Reason::NoCapacity { capacity: Capacity::Space, need: 1, have: 0 };
    let no_site = Reason::Fault(Fault::NoSite);
    assert!([Some(space), Some(no_site)].contains(&play.why("p1 building trade-route")), "X4R-078");
}

/// X4-222, X4-361: one centre, with Multipolare Wirtschaft two.
#[test]
fn x4_222_centres() {
    let table = |techs: &[&str]| {
        Play::table(|state| {
            found(state, ME, FAR, "garden-world", 3);
            build(state, ME, FAR, "centre", None);
            learn(state, ME, techs);
        })
    };
    let one = table(&["economic-centre"]);
    assert_eq!(one.why("p1 building centre"), Some(Reason::Fault(Fault::CentreLimit)));
    assert_eq!(table(&["economic-centre", "multipolar-economy"]).why("p1 building centre"), None);
}

/// X4R-053, X4R-054, X4R-055: food for a level, once per round, up to the highest level.
#[test]
fn x4r_053_levels() {
    let mut play = Play::table(|_| {}).with(ME, [0, 50, 0, 0]);
    play.play("p1 raise 3,0");
    assert_eq!(play.accounts(ME)[1], 30);
    assert_eq!(play.why("p1 system 3,0"), Some(Reason::Fault(Fault::RaisedThisRound)));
    play.until_round(2).until_economy();
    if play.asked() == Some(Seat(1)) {
        play.play("p2 pass");
    }
    assert_eq!(play.why("p1 system 3,0"), Some(Reason::Fault(Fault::HighestLevel)), "X4R-055");
    let poor = Play::table(|_| {}).with(ME, [0, 11, 0, 0]);
    let reason = Reason::TooExpensive { resource: Resource::Food, need: 20, have: 11 };
    assert_eq!(poor.why("p1 system 3,0"), Some(reason));
}

/// X4R-059, X4R-055: a building is torn down for nothing; without its centre a colony falls to its highest level.
#[test]
fn x4r_059_tearing_down() {
    let mut play = Play::table(|state| {
        found(state, ME, FAR, "garden-world", 4);
        build(state, ME, FAR, "centre", None);
    });
    play.play("p1 tear-down");
    assert_eq!(play.legal(ME), ["slot 3,0 1", "slot 2,0 1"]);
    let before = play.accounts(ME);
    play.play("p1 slot 2,0 1");
    assert_eq!(play.accounts(ME), before, "nothing is refunded");
    assert_eq!(play.state.colony_at(FAR).map(|colony| colony.level), Some(3), "X4R-055");
    assert_eq!(play.decision().map(|decision| decision.rule()), Some("X4R-291"), "it was an action");
}

/// X4-221, X4-317, X4-342: what the steps of buildings cost, built directly or from a lower step, and their upkeep.
#[test]
fn x4_221_differences() {
    let state = interportal::testing::dealt(2, 1);
    let (books, home) = (Books::open(&state, ME), state.realms[ME].capital);
    let id =
        |kind: &str, step: u8| Building::from_id(&format!("{kind}-building-{step}")).expect("a building");
    for kind in ["resource", "capacity"] {
        let price = |to: u8, from: Option<u8>| {
            let quote = books.building_quote(id(kind, to), from.map(|from| id(kind, from)), home);
            [quote.awe, quote.capacity[Capacity::Ground as usize], quote.capacity[Capacity::Space as usize]]
        };
        assert_eq!([1, 2, 3].map(|step| price(step, None)), [[3, 2, 0], [6, 3, 0], [9, 5, 0]], "{kind}");
        assert_eq!([price(2, Some(1)), price(3, Some(2))], [[3, 1, 0], [3, 2, 0]], "{kind}");
        let upkeep = |step: u8| state.pack[id(kind, step)].upkeep.food;
        assert_eq!([1, 2, 3].map(upkeep), [1, 2, 3], "{kind}");
    }
}
