//! Odds of battles, worked out from what a seat may see (X4R-228, X4R-369).

use engine::{Chance, Game, Seat, Seats, Viewer};
use interportal::duel::Chances;
use interportal::ids::{Group, Kind};
use interportal::odds::{Encounter, Odds, odds};
use interportal::testing::{
    Play, Side, chart, dealt, enlist, fit_out, found, land, launch, reseed, skirmish,
};
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

/// Battles in chapter 4.28 are fought to the end of round 8; the side with more hull points left has won.
fn measured(n_seats: u8, round: u8, group: &str, ship: &str, n: usize) -> [u32; 2] {
    const FIGHTS: u64 = 400;
    let mut state = dealt(n_seats, 1);
    state.round = round;
    state.systems[hex(1, 0).at()].kind = Some(Kind::AsteroidField);
    state.systems[hex(1, 0).at()].group = Group::from_id(group);
    enlist(&mut state, ME, hex(1, 0), ship, n);
    let (mut won, mut lost) = (0, 0);
    for seed in 0..FIGHTS {
        let [own, neutral] = skirmish(&state, ME, hex(1, 0), 8, None, seed);
        let hull = |side: &Side| side.left.iter().map(|left| u32::from(left[2])).sum::<u32>();
        won += u32::from(hull(&own) > hull(&neutral));
        lost += own.left.iter().filter(|left| left[2] == 0).count() as u32;
    }
    [100 * won / FIGHTS as u32, 100 * lost / (FIGHTS as u32 * n as u32)]
}

/// X4R-228, X4R-335: every line of the table of quick battles in chapter 4.28.
#[test]
fn x4r_228_the_table_of_battles() {
    let lines = [
        (2, 1, "pirate-fleet", "std-arrow-destroyer", 2, [100, 2]),
        (2, 6, "pirate-fleet", "std-arrow-destroyer", 2, [41, 67]),
        (2, 1, "pirate-fleet", "std-steel-corvette", 3, [90, 22]),
        (2, 1, "core-guard", "std-storm-cruiser", 3, [99, 6]),
        (4, 1, "core-guard", "std-storm-cruiser", 3, [79, 36]),
        (2, 1, "core-guard", "std-lance-destroyer", 4, [93, 27]),
        (4, 1, "core-guard", "std-lance-destroyer", 4, [59, 58]),
    ];
    let off: Vec<String> = lines
        .into_iter()
        .map(|(n_seats, round, group, ship, n, expected)| {
            (
                measured(n_seats, round, group, ship, n),
                format!("{n} {ship}, {n_seats} seats, round {round}"),
                expected,
            )
        })
        .filter(|(found, _, expected)| (0..2).any(|at| found[at].abs_diff(expected[at]) > 6))
        .map(|(found, battle, expected)| format!("{battle}: {found:?} %, the table says {expected:?} %"))
        .collect();
    assert!(off.is_empty(), "{}", off.join("\n"));
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

/// X4R-234: guns on the planet fire in the battle, so the odds of an attack count them; those of a third player do not
/// fire.
#[test]
fn x4r_234_odds_count_guns_on_the_planet() {
    let won = |owner: Seat, n_guns: u8| {
        let mut state = dealt(3, 1);
        chart(&mut state);
        enlist(&mut state, ME, hex(2, 0), "std-storm-cruiser", 2);
        enlist(&mut state, YOU, hex(1, 0), "std-storm-cruiser", 1);
        found(&mut state, owner, hex(1, 0), "garden-world", 1);
        if n_guns > 0 {
            land(&mut state, owner, hex(1, 0), "anti-orbital-gun", n_guns);
        }
        Chances::of_attack(&state, &[(ME, 0)], Seats::only(YOU), hex(1, 0), 400, 1).won
    };
    let (with, without) = (won(YOU, 6), won(YOU, 0));
    assert!(with + 40 < without, "{with} of {without}");
    assert_eq!(won(Seat(2), 6), won(Seat(2), 0));
}

/// X4R-336: the chance that a target falls in a round is the one with which it does, and to aim at a unit makes it fall more
/// often than to aim at another one.
#[test]
fn x4r_336_the_chance_that_a_target_falls() {
    let met = |seed: u64| {
        let mut play = Play::table(|state| {
            chart(state);
            state.systems[hex(1, 0).at()].group = Group::from_id("core-guard");
            enlist(state, ME, hex(1, 0), "std-storm-cruiser", 3);
            reseed(state, 3);
        });
        play.play("p1 pass; p2 pass; p1 pass; p2 pass");
        reseed(&mut play.state, seed);
        play
    };
    let view = seen(&met(0).state, ME);
    let encounter = Encounter::now(&view).expect("a battle");
    let alive = |state: &State, target: usize| {
        let left = state.neutrals.iter().find(|it| it.hex == hex(1, 0));
        left.is_some_and(|left| left.hulls[target - 1] > 0)
    };
    let target = (2..=5_u8).find(|n| alive(&met(0).state, (*n).into())).expect("a corvette is left");
    let told = encounter.aimed(&view, target, false, RUNS, 1) * 100 / RUNS;
    let fallen = (0..200).filter(|seed| {
        let mut play = met(*seed);
        play.play(&format!("p1 at {target}"));
        !alive(&play.state, target.into())
    });
    let fallen = fallen.count() as u32 / 2;
    assert!(told.abs_diff(fallen) <= 12, "{told} % told, {fallen} % fallen");
    assert_eq!(encounter.aimed(&view, 7, false, RUNS, 1), 0, "who is not there does not fall");
    let order = encounter.order(&view);
    assert_eq!(order.iter().filter(|(own, _)| *own).count(), 3, "{order:?}");
    let near = encounter.firing(&view, 3);
    assert!(near[0] == 3 && encounter.firing(&view, 1)[0] <= near[0], "{near:?}");
}
