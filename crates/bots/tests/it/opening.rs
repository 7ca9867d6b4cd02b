//! What bots choose before the first turn: what games by lot have measured.

use bots::{Bot, Judged, Level, Ranking};
use engine::{Dealer, Turn, Viewer};
use std::collections::BTreeMap;

/// How often `normal` takes each of the first choices of these deals.
fn taken<G: Judged>(n_seats: u8, options: &str, n_deals: u64) -> BTreeMap<String, u32>
where
    <G::Options as std::str::FromStr>::Err: std::fmt::Debug,
{
    let options = options.parse().expect("options");
    let mut taken = BTreeMap::new();
    for deal in 0..n_deals {
        let state = G::new(n_seats, &options, Dealer::seeded(deal));
        let seat = state.awaiting().iter().next().expect("a seat chooses first");
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let decision = state.decision(seat).expect("it is asked");
        let turn = Turn { seat, view: state.view(Viewer::Seat(seat)), decision, legal };
        let action = Level::NORMAL.player::<G>(deal).choose(&turn);
        *taken.entry(action.to_string()).or_default() += 1;
    }
    taken
}

#[test]
fn every_home_is_chosen_sometimes() {
    let taken = taken::<new_frontiers::State>(3, "", 400);
    assert_eq!(taken.len(), 16, "{taken:?}");
}

#[test]
fn every_expert_mat_is_chosen_sometimes() {
    let taken = taken::<beyond_the_sun::State>(3, "expert new-factions", 200);
    assert_eq!(taken.len(), 6, "{taken:?}");
}

#[test]
fn every_home_mat_and_leader_of_the_standard_packs_is_measured() {
    use beyond_the_sun::ids::{Leader, Mat};
    for home in new_frontiers::ids::Home::all() {
        let action = new_frontiers::Action::Home(home);
        assert!(new_frontiers::State::measured(action).is_some(), "{action}");
    }
    let measured = beyond_the_sun::State::measured;
    let expert = |mat: &Mat| mat.id().ends_with("-expert");
    for action in Mat::all().filter(expert).map(beyond_the_sun::Action::Mat) {
        assert!(measured(action).is_some(), "{action}");
    }
    for action in Leader::all().map(beyond_the_sun::Action::Lead) {
        assert!(measured(action).is_some(), "{action}");
    }
}
