//! What advanced hulls can do (X4-203), and what only standardised ships have (X4R-255, X4R-256).

use engine::Seat;
use interportal::action::Unit;
use interportal::ids::{Capacity, Ship, Standard};
use interportal::testing::{Play, chart, enlist, fit_out, fresh, launch, learn, skirmish};
use interportal::why::{Fault, Reason};
use interportal::{Books, Decision, Hex, State};

use super::weapons::{SEEDS, altered, dummies, fights, here, left, units, with};

const ME: Seat = Seat(0);

/// X4-203, X4R-K01: an advanced fighter evades by 2, a fighter by 1.
#[test]
fn x4_203_fighters_evade() {
    // On 2+ and 1 worse against a swarm; three targets, each harder.
    let lost = |hull: &str| {
        let state = with(&dummies(6, hull), 1, "titan", "ure-beam");
        let destroyed = |[_, group]: [interportal::testing::Side; 2]| {
            group.left.iter().filter(|left| left[2] == 0).count() as u32
        };
        fights(&state, 1).map(destroyed).sum::<u32>()
    };
    let (plain, advanced) = (lost("fighter"), lost("advanced-fighter"));
    assert!(advanced + 50 < plain, "{advanced} of the advanced were destroyed, {plain} of the others");
}

/// X4-203, X4R-K19: an advanced destroyer stops a piece of equipment.
#[test]
fn x4_203_destroyers_stop_equipment() {
    let stopped = |hull: &str| {
        let table = altered(&units(1, "titan", "", "sensors salvage-module"), "");
        let state = with(&table, 3, hull, "kinetic-gun kinetic-gun");
        fights(&state, 3).map(|[_, group]| group.stopped[0]).max()
    };
    assert_eq!((stopped("advanced-destroyer"), stopped("destroyer")), (Some(1), Some(0)));
}

/// X4-203, X4R-K21: an advanced frigate repairs 1 point a turn.
#[test]
fn x4_203_frigates_repair() {
    let hull = |id: &str| {
        let mut state = with(&dummies(1, "transporter"), 1, id, "");
        state.realms[ME].ships.last_mut().expect("a ship").hull = 1;
        skirmish(&state, ME, here(), 1, None, 1)[0].left[0][2]
    };
    assert_eq!((hull("advanced-frigate"), hull("frigate")), (2, 1));
}

/// X4-203, X4R-K20: an advanced cruiser boards without a boarding party, an advanced carrier cannot be boarded.
#[test]
fn x4_203_cruisers_board() {
    let boarded = |own: &str, other: &str| {
        let state = with(&dummies(1, other), 4, own, "light-gun");
        let all = (0..SEEDS).map(|seed| skirmish(&state, ME, here(), 8, Some((1, true)), seed));
        all.filter(|[_, group]| group.captured[0]).count()
    };
    assert!(boarded("advanced-cruiser", "carrier") > 20);
    assert_eq!(boarded("cruiser", "carrier"), 0);
    assert_eq!(boarded("advanced-cruiser", "advanced-carrier"), 0, "X4R-K23: repulsion");
}

/// X4-203, X4-297: an advanced battlecruiser is stabilised, so its weapons reach 1 further.
#[test]
fn x4_203_battlecruisers_are_stabilised() {
    let lost = |hull: &str| 10 * SEEDS as u32 - left(&with(&dummies(1, "titan"), 1, hull, "broadside"), 2)[1];
    assert!(lost("advanced-battlecruiser") > 100, "range 2 and the distance is 3");
    assert_eq!(lost("battlecruiser"), 0);
}

/// X4-203, X4R-K24: close-range attacks hit an advanced battleship only with a 6 while it has a shield.
#[test]
fn x4_203_battleships_are_untouchable() {
    let lost = |hull: &str, points: u32| {
        points * SEEDS as u32 - left(&with(&dummies(1, hull), 3, "bomber", "nox-bombs"), 3)[1]
    };
    let (plain, advanced) = (lost("battleship", 5), lost("advanced-battleship", 8));
    assert!(advanced * 2 < plain, "{advanced} points were lost, of a battleship {plain}");
}

/// X4-203, X4R-174: an advanced carrier has room for twelve hull points, a carrier for six.
#[test]
fn x4_203_carriers_carry_twelve() {
    let table = |hull: &'static str, n: usize| {
        let mut play = Play::table(|state| {
            chart(state);
            state.realms[ME].accounts = interportal::realm::Stock::new(|_| 90);
            let home = state.realms[ME].capital;
            launch(state, ME, home, hull, 1);
            launch(state, ME, home, "fighter", n);
        });
        play.play("p1 pass; p2 pass; p1 move 1");
        play
    };
    assert!(table("advanced-carrier", 12).may(ME, "go 2,0"));
    let full = Some(Reason::Fault(Fault::NotCarried));
    assert_eq!(table("advanced-carrier", 13).why("p1 system 2,0"), full);
    assert_eq!(table("carrier", 7).why("p1 system 2,0"), full);
}

fn standard(id: &str) -> Standard {
    Standard::from_id(id).expect("a standardised ship")
}

/// X4R-255, X4-127: a standardised ship is bought like others: its own price each, capacity and a place.
#[test]
fn x4r_255_bought_like_others() {
    let mut play = Play::table(|state| {
        learn(state, ME, &["ships-us"]);
        state.first = Seat(1);
    })
    .with(ME, [40, 0, 0, 0]);
    play.play("p2 pass; p1 buy std-arrow-destroyer");
    let home = play.state.realms[ME].capital;
    assert_eq!(play.decision(), Some(Decision::Pay(7)), "only the home world produces space capacity");
    let before = play.state.realms[ME].ships.len();
    while play.may(ME, "done") {
        play.play("p1 done");
    }
    assert_eq!((play.accounts(ME)[0], play.state.realms[ME].ships.len()), (40 - 7, before + 1));
    assert_eq!(play.state.realms[ME].fleets[0].map(|marker| marker.hex), Some(home));
    assert_eq!(play.state.realms[ME].spent[Capacity::Space as usize], 2, "X4-110: two hull points");
    let short = play.why("p1 unit std-arrow-destroyer");
    assert!(matches!(short, Some(Reason::NoCapacity { need: 2, .. })), "{short:?}");
    assert!(matches!(play.why("p1 unit std-prism-cruiser"), Some(Reason::NeedsTech(_))), "X4-127");
}

/// X4R-255: a standardised ship costs the upkeep of its basic hull.
#[test]
fn x4r_255_upkeep_of_the_basic_hull() {
    let upkeep = |place: &dyn Fn(&mut State, Hex)| {
        let mut state = interportal::testing::dealt(2, 1);
        let home = state.realms[ME].capital;
        place(&mut state, home);
        Books::open(&fresh(&state), ME).upkeep().units
    };
    for ship in Standard::all() {
        let base: Ship = interportal::testing::dealt(2, 1).pack[ship].base;
        for n in 1..=4 {
            let own = upkeep(&|state, home| launch(state, ME, home, base.id(), n));
            let standardised = upkeep(&|state, home| enlist(state, ME, home, ship.id(), n));
            assert_eq!(standardised, own, "{n} {ship}");
        }
    }
}

/// X4R-256: standardised fighters carry their own guns, whatever the variants of their owner carry.
#[test]
fn x4r_256_no_variants() {
    let lost = |state: &State| 12 * SEEDS as u32 - left(state, 3)[1];
    let mut state = dummies(6, "bomber");
    enlist(&mut state, ME, here(), "std-fighter", 2);
    let standardised = lost(&state);
    assert!(standardised > 200, "{standardised}: hunter guns on 4+");
    fit_out(&mut state, ME, "fighter", &["target-marker"]);
    assert_eq!(lost(&state), standardised, "a marker in the own blueprint changes nothing");
    let own = lost(&with(&dummies(6, "bomber"), 2, "fighter", "target-marker"));
    assert_eq!(own, 0, "own fighters of that blueprint do no harm");
    let quote = |unit: Unit| {
        let mut state = fresh(&state);
        learn(&mut state, ME, &["ships-ks"]);
        Books::open(&state, ME).unit_quote(unit, state.realms[ME].capital).awe
    };
    let fighter = Ship::from_id("fighter").expect("a ship");
    assert_eq!((quote(Unit::Standard(standard("std-fighter"))), quote(Unit::Ship(fighter, 1))), (2, 1));
}

/// X4-203: scouting, repulsion and massive bombardment are done by the advanced corvette, the advanced carrier and the
/// titan, and not by their basic hulls.
#[test]
fn x4_203_on_the_map() {
    use super::tactical::{arena, dummy, fleet, meeting};
    use interportal::testing::{on_turn, station};
    let deploys = |hull: &str| {
        let play =
            meeting(interportal::ids::Kind::Nebula, &dummy(), |state| fleet(state, 1, hull, "light-gun"));
        play.may(ME, "deploy 4,3")
    };
    assert!(deploys("advanced-corvette") && !deploys("corvette"), "three columns beyond the zone");
    let enters = |hull: &str| {
        let mut play = arena(&units(1, hull, "convex-gun", ""), |state| fleet(state, 1, "corvette", ""));
        station(&mut play.state, 1, (4, 3), 0);
        station(&mut play.state, 2, (6, 3), 3);
        on_turn(&mut play.state, 1, 1);
        play.may(ME, "fly 5,3")
    };
    assert!(!enters("advanced-carrier") && enters("carrier"), "repulsion");
    let razes = |hull: &str| {
        let play = super::clashes::meeting(2, 1, |state| {
            interportal::testing::launch(state, ME, super::clashes::hex(), hull, 1);
            interportal::testing::found(state, Seat(1), super::clashes::hex(), "garden-world", 2);
        });
        play.may(ME, "raze 1,0")
    };
    assert!(razes("titan") && !razes("battleship"), "massive bombardment");
}

/// X4-203: what each advanced hull and the titan are good at by themselves, and that their basic hulls are not.
#[test]
fn x4_203_every_hull() {
    let state = interportal::testing::dealt(2, 1);
    let ship = |id: &str| &state.pack[Ship::from_id(id).expect("a ship")];
    let has = |id: &str, keyword: &str| {
        let used = ship(id).keywords.iter().find(|used| used.keyword.id() == keyword);
        used.map(|used| used.x.unwrap_or(0))
    };
    for (hull, keyword, x, basic) in [
        ("fighter", "evade", 2, Some(1)),
        ("corvette", "scout", 0, None),
        ("destroyer", "emp-attack", 1, None),
        ("frigate", "repair", 1, None),
        ("cruiser", "boarding", 2, None),
        ("battlecruiser", "stabilisers", 0, None),
        ("battleship", "untouchable", 0, None),
        ("carrier", "repulsion", 0, None),
        ("carrier", "hangar", 12, Some(6)),
    ] {
        assert_eq!(has(&format!("advanced-{hull}"), keyword), Some(x), "{hull}: {keyword}");
        assert_eq!(has(hull, keyword), basic, "{hull}: {keyword}");
    }
    assert_eq!(has("titan", "massive-bombardment"), Some(0));
}
