//! Odds of battles on the tactical map, from what a seat may see (X4R-228, X4R-335).

use engine::{Chance, Dealer, Game, Seat, Viewer};
use interportal::ids::{Group, Kind};
use interportal::odds::{Encounter, Odds, tactical_odds};
use interportal::testing::{Play, chart, enlist, fit_out, launch, reseed, swap_berths};
use interportal::{BattleMode, Decision, Hex, Options, State, TacticalDecision, deal};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn here() -> Hex {
    Hex::new(1, 0).expect("a hex")
}

fn table(group: &str, change: impl FnOnce(&mut State)) -> State {
    let options = Options { battles: BattleMode::Tactical, ..Options::default() };
    let mut state = deal(2, &options, Dealer::seeded(1));
    state.first = ME;
    chart(&mut state);
    state.systems[here().at()].kind = Some(Kind::Nebula);
    state.systems[here().at()].group = Group::from_id(group);
    change(&mut state);
    state
}

fn before(state: &State, viewer: Seat, seat: Seat, n_runs: u32, seed: u64) -> Odds {
    let view = state.view(Viewer::Seat(viewer));
    let encounter = Encounter::before(&view, seat, here(), &[0]).expect("a group is there");
    tactical_odds(&view, viewer, &encounter, n_runs, Chance::seeded(seed))
}

/// X4R-228: strong fleets win, weak ones lose; every run ends in one way, and there are as many as time allows.
#[test]
fn x4r_228_tactical_odds() {
    let odds = |ship: &str, n: usize| {
        before(&table("core-guard", |it| enlist(it, ME, Hex::corner(2, 0), ship, n)), ME, ME, 4000, 1)
    };
    let titans = odds("std-pillar-titan", 3);
    assert!(titans.tactical && titans.n_runs > 1 && titans.n_runs < 2000, "{titans:?}");
    assert_eq!(titans.won + titans.drawn + titans.lost, titans.n_runs);
    assert_eq!((titans.losses.len(), titans.won * 100 / titans.n_runs >= 80), (3, true), "{titans:?}");
    let corvette = odds("std-steel-corvette", 1);
    assert!(corvette.won == 0 && corvette.losses[0].1 > 0, "{corvette:?}");
    assert_eq!(
        before(&table("core-guard", |it| enlist(it, ME, here(), "std-steel-corvette", 1)), ME, ME, 3, 1)
            .n_runs,
        3
    );
}

/// X4R-335: imagined battles end as often in a victory as battles in which all units act by themselves.
#[test]
fn x4r_335_as_units_act_by_themselves() {
    const FIGHTS: u32 = 60;
    let fleet = |state: &mut State, hex: Hex| enlist(state, ME, hex, "std-storm-cruiser", 2);
    let mut won = 0;
    for seed in 0..FIGHTS {
        let mut state = table("core-guard", |state| fleet(state, here()));
        reseed(&mut state, u64::from(seed));
        let mut play = Play::begun(state);
        play.play("p1 pass; p2 pass; p1 pass; p2 pass");
        while let Some(Decision::Tactical(asked)) = play.decision() {
            let line = match asked {
                TacticalDecision::Deploy(..) | TacticalDecision::Face(..) => "line-up".to_owned(),
                TacticalDecision::Act(..) => "by-itself".to_owned(),
                _ => play.legal(ME)[0].clone(),
            };
            play.play(&format!("p1 {line}"));
        }
        won += u32::from(play.state.system(here()).group.is_none());
    }
    let state = table("core-guard", |state| fleet(state, Hex::corner(2, 0)));
    let all = (0..4).map(|seed| before(&state, ME, ME, 4000, seed));
    let (expected, n_runs) = all.fold((0, 0), |sum, it| (sum.0 + it.won, sum.1 + it.n_runs));
    let (played, expected) = (100 * won / FIGHTS, 100 * expected / n_runs);
    assert!(played.abs_diff(expected) <= 20, "{played} % were won, {expected} % of {n_runs} expected");
}

/// X4R-300, X4R-301: the odds of two tables that look alike are the same for a viewer, whatever is hidden.
#[test]
fn x4r_300_tactical_odds_tell_no_secret() {
    let alike = |swapped: bool| {
        table("core-guard", |state| {
            let places = [Hex::corner(2, 0), Hex::corner(1, 1)];
            let (first, second) = if swapped { (places[1], places[0]) } else { (places[0], places[1]) };
            launch(state, YOU, first, "battleship", 1);
            launch(state, YOU, second, "corvette", 1);
            if swapped {
                state.realms[YOU].fleets.swap(0, 1);
                swap_berths(state, YOU);
                fit_out(state, YOU, "battleship", &["planet-breaker"]);
            }
        })
    };
    let (one, other) = (alike(false), alike(true));
    let seen = |state: &State, seat: Seat| state.view(Viewer::Seat(seat));
    assert_eq!(seen(&one, ME), seen(&other, ME), "they look alike");
    assert_ne!(seen(&one, YOU), seen(&other, YOU), "they are not");
    let first = before(&one, ME, YOU, 12, 3);
    assert_eq!(first, before(&other, ME, YOU, 12, 3));
    assert!(first.losses.is_empty(), "which ships are in the fleet is a secret");
    assert_ne!(before(&one, YOU, YOU, 12, 3), before(&other, YOU, YOU, 12, 3), "their owner knows better");
}
