//! Odds of battles, worked out from what a seat may see (X4R-228, X4R-369).

use engine::{Chance, Game, Seat, Viewer};
use interportal::ids::{Group, Kind};
use interportal::odds::{Encounter, Odds, odds};
use interportal::testing::{Play, chart, dealt, enlist, fit_out, launch, reseed};
use interportal::{Hex, State, View};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const RUNS: u32 = 2000;

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r).expect("a hex")
}

fn table(group: &str, change: impl FnOnce(&mut State)) -> State {
    let mut state = dealt(2, 1);
    chart(&mut state);
    state.systems[hex(1, 0).at()].kind = Some(Kind::AsteroidField);
    state.systems[hex(1, 0).at()].group = Group::from_id(group);
    change(&mut state);
    state
}

fn seen(state: &State, seat: Seat) -> View {
    state.view(Viewer::Seat(seat))
}

fn before(state: &State, viewer: Seat, seat: Seat, fleets: &[u8]) -> Odds {
    let view = seen(state, viewer);
    let encounter = Encounter::before(&view, seat, hex(1, 0), fleets).expect("a group is there");
    odds(&view, viewer, &encounter, RUNS, Chance::seeded(7))
}

/// X4R-228: the figures of chapter 4.28, and every run ends in one way.
#[test]
fn x4r_228_odds_of_known_battles() {
    let share = |group: &str, ship: &str, n: usize| {
        let odds = before(&table(group, |state| enlist(state, ME, hex(2, 0), ship, n)), ME, ME, &[0]);
        assert_eq!((odds.n_runs, odds.won + odds.drawn + odds.lost), (RUNS, RUNS));
        assert_eq!(odds.losses.len(), n);
        [odds.won, odds.drawn, odds.lost].map(|n| 100 * n / RUNS)
    };
    let arrows = share("pirate-fleet", "std-arrow-destroyer", 2);
    assert!(arrows[0] >= 85 && arrows[2] == 0, "{arrows:?} %");
    let corvettes = share("pirate-fleet", "std-steel-corvette", 3);
    assert!(corvettes[0] + corvettes[1] >= 90 && corvettes[0] >= 30, "{corvettes:?} %");
    let cruisers = share("core-guard", "std-storm-cruiser", 3);
    assert!(cruisers[0] >= 80, "{cruisers:?} %");
    let corvette = share("core-guard", "std-steel-corvette", 1);
    assert!(corvette[0] == 0 && corvette[2] >= 95, "{corvette:?} %");
}

/// The odds before a battle are those of the battle itself, which asks the same dice in the same way.
#[test]
fn x4r_369_odds_of_the_battle_going_on() {
    let mut won = 0;
    for seed in 0..200 {
        let mut play = Play::table(|state| {
            chart(state);
            state.systems[hex(1, 0).at()].group = Group::from_id("core-guard");
            enlist(state, ME, hex(1, 0), "std-storm-cruiser", 2);
            reseed(state, seed);
        });
        play.play("p1 pass; p2 pass; p1 pass; p2 pass");
        while let Some(encounter) = Encounter::now(&seen(&play.state, ME)) {
            let units = encounter.units(&seen(&play.state, ME), ME);
            assert!(units.iter().any(|unit| unit.own && unit.left[2] > 0));
            assert!(units.iter().any(|unit| !unit.own && unit.left[2] > 0));
            play.play("p1 fight");
        }
        won += u32::from(play.state.system(hex(1, 0)).group.is_none());
    }
    let state = table("core-guard", |state| {
        state.systems[hex(1, 0).at()].kind = Some(Kind::Nebula);
        enlist(state, ME, hex(2, 0), "std-storm-cruiser", 2);
    });
    let odds = before(&state, ME, ME, &[0]);
    let (played, expected) = (100 * won / 200, 100 * odds.won / RUNS);
    assert!(played.abs_diff(expected) <= 10, "{played} % were won, {expected} % expected");
}

/// X4R-300, X4R-301: odds depend on nothing hidden: two tables that look alike have the same odds for a viewer.
#[test]
fn x4r_300_odds_tell_no_secret() {
    let alike = |swapped: bool| {
        table("core-guard", |state| {
            let places = [hex(2, 0), hex(1, 1)];
            let (first, second) = if swapped { (places[1], places[0]) } else { (places[0], places[1]) };
            // Both fleets are there in either table; which ship is in which is the secret.
            launch(state, YOU, first, "battleship", 1);
            launch(state, YOU, second, "corvette", 1);
            if swapped {
                state.realms[YOU].fleets.swap(0, 1);
                interportal::testing::swap_berths(state, YOU);
                fit_out(state, YOU, "battleship", &["planet-breaker"]);
            }
            launch(state, ME, hex(2, 0), "cruiser", 2);
        })
    };
    let (one, other) = (alike(false), alike(true));
    assert_eq!(seen(&one, ME), seen(&other, ME), "they look alike");
    assert_ne!(seen(&one, YOU), seen(&other, YOU), "they are not");
    let both = |viewer: Seat| [&one, &other].map(|state| before(state, viewer, YOU, &[0]));
    let [first, second] = both(ME);
    assert_eq!(first, second);
    assert!(first.losses.is_empty(), "which ships are in the fleet is a secret");
    let [first, second] = both(YOU);
    assert_ne!(first, second, "their owner knows better");
}
