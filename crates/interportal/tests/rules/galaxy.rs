//! The galaxy map (chapter 4.3) and its planets (4.4).

use engine::Seat;
use interportal::cards::{Explored, Pack};
use interportal::ids::{Group, Kind, Planet, Resource};
use interportal::testing::{build, dealt, found, fresh, introduce, learn, tile};
use interportal::{Books, Hex, State};

const ME: Seat = Seat(0);

fn count(state: &State, hexes: impl Iterator<Item = Hex>) -> [usize; 7] {
    let tiles: Vec<Kind> = hexes.map(|hex| tile(state, hex)).collect();
    let kinds = [
        Kind::Planet,
        Kind::AsteroidField,
        Kind::Nebula,
        Kind::Anomaly,
        Kind::Storm,
        Kind::BlackHole,
        Kind::Supernova,
    ];
    kinds.map(|kind| tiles.iter().filter(|tile| **tile == kind).count())
}

/// X4R-031: radius 3 with 2 and 3 players, 4 with more.
#[test]
fn x4r_031_radius() {
    assert_eq!([2, 3, 4, 5, 6].map(|n| dealt(n, 1).radius), [3, 3, 4, 4, 4]);
    let state = dealt(3, 1);
    assert_eq!(Hex::all().filter(|hex| state.is_on_map(*hex)).count(), 37);
}

/// X4R-033: the corners of the home worlds, in seat order (X4R-019).
#[test]
fn x4r_033_home_worlds() {
    let corners = |n: u8| -> Vec<u8> {
        let state = dealt(n, 4);
        let of =
            |hex: Hex| (0..6).find(|corner| Hex::corner(state.radius, *corner) == hex).expect("a corner");
        state.realms.iter().map(|(_, realm)| of(realm.capital)).collect()
    };
    let expected: [&[u8]; 5] = [&[0, 3], &[0, 2, 4], &[0, 1, 3, 4], &[0, 1, 2, 3, 4], &[0, 1, 2, 3, 4, 5]];
    for (n, expected) in (2..).zip(expected) {
        assert_eq!(corners(n), expected);
    }
}

/// X4R-034: next to every home world lie a planet, an asteroid field and a nebula.
#[test]
fn x4r_034_home_clusters() {
    for (n, seed) in (2..=6).zip(20..) {
        let state = dealt(n, seed);
        for (_, realm) in state.realms.iter() {
            let near = realm.capital.neighbours().filter(|hex| state.is_on_map(*hex));
            assert_eq!(count(&state, near), [1, 1, 1, 0, 0, 0, 0]);
        }
    }
}

/// X4R-035: around the galactic centre lie a supernova, a black hole, a storm, two anomalies and a planet.
#[test]
fn x4r_035_ring_one() {
    for n in 2..=6 {
        assert_eq!(count(&dealt(n, 8), Hex::ring(1)), [1, 0, 0, 2, 1, 1, 1]);
    }
}

/// X4R-036: all tiles together are those of the table; they lie elsewhere with another seed.
#[test]
fn x4r_036_tile_mix() {
    let mixes = [
        [12, 6, 5, 5, 3, 2, 1],
        [14, 5, 4, 4, 3, 2, 1],
        [22, 10, 8, 7, 4, 3, 2],
        [23, 9, 8, 6, 4, 2, 2],
        [25, 8, 7, 6, 4, 2, 2],
    ];
    for (n, mix) in (2..).zip(mixes) {
        let state = dealt(n, 30);
        assert_eq!(count(&state, Hex::within(state.radius)), mix, "{n} players");
    }
    let laid = |seed| -> Vec<Kind> { Hex::within(4).map(|hex| tile(&dealt(6, seed), hex)).collect() };
    assert_ne!(laid(1), laid(2));
}

/// X4R-037: the lost home world of five players is a guarded paradise world of level 4.
#[test]
fn x4r_037_lost_home_world() {
    let state = dealt(5, 1);
    let hex = Hex::corner(4, 5);
    let system = state.system(hex);
    assert_eq!(
        (system.kind, system.planet.map(Planet::id)),
        (Some(Kind::LostHomeWorld), Some("paradise-world"))
    );
    assert_eq!(system.group.map(Group::id), Some("sleeping-guardians"));
    let mut state = state;
    let planet = system.planet;
    found(&mut state, ME, hex, "paradise-world", 1);
    state.systems[hex.at()].kind = Some(Kind::LostHomeWorld);
    assert_eq!(state.system(hex).planet, planet);
    let colony = *state.colony_at(hex).expect("the colony");
    assert_eq!(Books::open(&fresh(&state), ME).max_level(&colony), 4);
}

/// X4R-042, X4R-043: storms and black holes are dangerous and end the movement; X4R-044: supernovae are closed.
#[test]
fn x4r_042_dangerous_systems() {
    let pack = Pack::standard();
    let dangerous: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| pack[*kind].dangerous).collect();
    assert_eq!(dangerous, [Kind::Storm, Kind::BlackHole]);
    assert!(dangerous.iter().all(|kind| pack[*kind].ends_movement));
    let closed = pack[Kind::Supernova].effect.as_ref().map(|effect| effect.written().to_owned());
    assert_eq!(closed.as_deref(), Some("forbid enter-without-route"));
}

/// X4R-048: what exploring draws.
#[test]
fn x4r_048_exploring_draws() {
    let pack = Pack::standard();
    let draws = |kind: Kind| match pack[kind].explore_draws {
        Explored::Nothing => "nothing",
        Explored::PlanetCard => "a planet",
        Explored::Event(deck) => deck.id(),
    };
    let expected = ["a planet", "asteroid", "nebula", "anomaly", "storm", "black-hole"];
    assert_eq!(Kind::ALL.map(draws)[..6], expected);
    assert!(Kind::ALL[6..].iter().all(|kind| draws(*kind) == "nothing"));
}

/// X4R-052: level times the yield of the planet, for every kind of planet.
#[test]
fn x4r_052_planet_yields() {
    let hex = Hex::corner(2, 0);
    for planet in Planet::all().filter(|planet| planet.id() != "home-world") {
        let mut state = dealt(2, 1);
        let before = Books::open(&fresh(&state), ME).income().planets;
        found(&mut state, ME, hex, planet.id(), 2);
        let choice = state.pack[planet].yield_choice_per_level.map(|_| Resource::Research);
        if let Some(colony) = state.colonies.iter_mut().find(|colony| colony.hex == hex) {
            colony.choice = choice;
        }
        let after = Books::open(&fresh(&state), ME).income().planets;
        let gained = Resource::ALL.map(|resource| after[resource] - before[resource]);
        let expected = match planet.id() {
            "garden-world" | "ocean-world" | "jungle-world" => [0, 2, 0, 0],
            "desert-world" | "rock-world" | "gas-giant-with-moons" => [2, 0, 0, 0],
            "ice-world" | "paradise-world" | "ring-planet" => [0, 0, 2, 0],
            "relic-world" => [0, 0, 0, 2],
            "volcanic-world" => [4, 0, 0, 0],
            other => panic!("{other}"),
        };
        assert_eq!(gained, expected, "{planet}");
    }
}

/// X4R-053: 6, 12 and 18 food; X4-224, X4R-055: level 4 needs a centre, which adds one to the highest level.
#[test]
fn x4r_053_raising_colonies() {
    let hex = Hex::corner(2, 0);
    let cost = |level: u8, centre: bool| {
        let mut state = dealt(2, 1);
        found(&mut state, ME, hex, "garden-world", level);
        if centre {
            build(&mut state, ME, hex, "centre", None);
        }
        let colony = *state.colony_at(hex).expect("the colony");
        Books::open(&fresh(&state), ME).raise_cost(&colony)
    };
    assert_eq!([1, 2, 3].map(|level| cost(level, false)), [Some(10), Some(20), None]);
    assert_eq!([3, 4].map(|level| cost(level, true)), [Some(30), None]);
}

/// X4R-055 and the table: volcanic worlds end at level 2, with Terrainformung or the policy at 3, never above 4.
#[test]
fn x4r_055_highest_levels() {
    let hex = Hex::corner(2, 0);
    let mut state = dealt(2, 1);
    found(&mut state, ME, hex, "volcanic-world", 2);
    let highest =
        |state: &State| Books::open(&fresh(state), ME).max_level(state.colony_at(hex).expect("the colony"));
    assert_eq!(highest(&state), 2);
    introduce(&mut state, ME, "geoforming");
    assert_eq!(highest(&state), 3);
    learn(&mut state, ME, &["terraforming"]);
    assert_eq!(highest(&state), 3);
    build(&mut state, ME, hex, "centre", None);
    build(&mut state, ME, hex, "centre", None);
    assert_eq!(highest(&state), 4);
}

/// X4R-056: fully developed is the highest level with a building in every slot; a half point (X4-175).
#[test]
fn x4r_056_fully_developed() {
    let hex = Hex::corner(2, 0);
    let mut state = dealt(2, 1);
    found(&mut state, ME, hex, "garden-world", 3);
    let points = |state: &State| Books::open(&fresh(state), ME).half_points();
    build(&mut state, ME, hex, "fortress", None);
    build(&mut state, ME, hex, "missile-base", None);
    assert_eq!(points(&state), 0, "a slot is free");
    build(&mut state, ME, hex, "resource-building-1", Some(Resource::Food));
    assert_eq!(points(&state), 1);
    learn(&mut state, ME, &["metropolises"]);
    assert_eq!(points(&state), 0, "X4-359: another slot is free");
}
