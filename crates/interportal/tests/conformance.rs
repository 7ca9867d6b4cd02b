//! The laws of every game, for every way to play this one.
//!
//! `FERNWEH_SOAK=1000` plays that many games for each way to play in place of one.

use engine::testing::{conforms, soaks};
use engine::{Game, Log, Quick, Seat};
use interportal::testing::{is_sound, midgame};
use interportal::{Action, BattleMode, Length, Options, State, Tally};

/// Games for each way to play.
#[expect(clippy::disallowed_methods, reason = "the length of a soak is set from outside")]
fn n_games(usual: u64) -> u64 {
    std::env::var("FERNWEH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// More actions than any game has.
const LONGEST: usize = 60_000;

#[test]
fn two_seats() {
    conforms::<State>(2, &Options::default(), 0..n_games(1), LONGEST);
}

#[test]
fn three_seats() {
    let options = Options { length: Length::Short, ..Options::default() };
    conforms::<State>(3, &options, 0..n_games(1), LONGEST);
}

#[test]
fn four_seats_with_crises() {
    let options = Options { crises: true, ..Options::default() };
    conforms::<State>(4, &options, 0..n_games(1), LONGEST);
}

#[test]
fn five_seats() {
    conforms::<State>(5, &Options::default(), 0..n_games(1), LONGEST);
}

#[test]
fn six_seats() {
    let options = Options { length: Length::Long, ..Options::default() };
    conforms::<State>(6, &options, 0..n_games(1), LONGEST);
}

/// X4R-018: battles on the tactical map.
#[test]
fn tactical_battles() {
    for (n_seats, length) in [(2, Length::Long), (4, Length::Standard)] {
        let options = Options { battles: BattleMode::Tactical, length, ..Options::default() };
        conforms::<State>(n_seats, &options, 0..n_games(1), LONGEST);
    }
}

/// What is kept as counted is what counting anew gives, after every action.
#[test]
fn tallies_equal_a_fresh_count() {
    for n_seats in 2..=6 {
        for seed in 0..n_games(2) {
            soaks::<State>(n_seats, &Options::default(), seed, LONGEST, |state| {
                for seat in (0..n_seats).map(Seat) {
                    assert_eq!(
                        *state.tally(seat),
                        Tally::count(state, seat),
                        "{seat} in round {}",
                        state.round
                    );
                }
            });
        }
    }
}

/// What must hold after every action, beside the laws of all games, on tables where everybody is rich from the start, so
/// that politics and late rules are met often. `soak.rs` checks the same on usual tables.
#[test]
fn rich_tables_stay_sound() {
    for (n_seats, battles) in
        [(2, BattleMode::Quick), (4, BattleMode::Quick), (2, BattleMode::Tactical), (3, BattleMode::Tactical)]
    {
        for seed in 0..n_games(1) {
            let mut state = midgame(n_seats, seed);
            state.battles = battles;
            let mut luck = Quick::seeded(seed);
            let mut legal = Vec::new();
            for n in 0..LONGEST {
                let Some(seat) = state.awaiting().iter().next() else { break };
                legal.clear();
                state.legal(seat, &mut legal);
                assert!(!legal.is_empty(), "{n_seats} seats, seed {seed}, action {n}: {seat} has no action");
                let mut action = legal[luck.below(legal.len())];
                // Passing is left to a second draw, so that turns are used.
                if action == Action::Pass {
                    action = legal[luck.below(legal.len())];
                }
                let line = action.to_string();
                assert_eq!(line.parse::<Action>().ok(), Some(action), "`{line}` is read back");
                state.apply(seat, action, &mut Log::silent());
                is_sound(&state);
                for seat in (0..n_seats).map(Seat) {
                    assert_eq!(*state.tally(seat), Tally::count(&state, seat), "{seat} after `{line}`");
                }
            }
            assert!(state.outcome().is_some(), "{n_seats} seats, seed {seed}: the game ends");
        }
    }
}
