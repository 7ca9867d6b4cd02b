//! The worth of states for every seat, and the chances that follow from it.

use super::regent::{N_WORLDS, Regent};
use super::time::rounds_left;
use super::{Judge, Weights};
use crate::{Advice, N_TIMES, Odds, Reckoned, Reckoning};
use engine::{Chance, Game, Seat, Turn, Viewer};
use interportal::{Action, Decision, State};

/// A game has about so many rounds.
const LONG: f32 = 13.0;

impl Reckoned for State {
    /// From `fit_chances interportal 2,3,4 normal,hard,expert 252 2`; calibration in docs/bots.md. Nobody plays alone.
    const ODDS: Odds = Odds { sharpness: [578.5, 275.6, 261.2, 228.7, 615.1], alone: [[0.0; N_TIMES]; 2] };

    /// Every action is carried out to its end; passing leaves the state as it is.
    fn reckon(turn: &Turn<Self>, about: &[Action]) -> Reckoning<Action> {
        let judge = Judge { weights: Weights::finishing() };
        let regent = Regent::seeded(judge, 0);
        let mind = regent.mind(turn);
        let imagine = |n: usize| State::imagine(&turn.view, turn.seat, Chance::seeded(n as u64));
        let world = imagine(0);
        let worth = |seat: Seat| judge.within(&world.view(Viewer::Seat(seat)), seat, mind.rounds);
        let mut now: Vec<i64> = world.realms.seats().map(worth).collect();
        let mine = usize::from(turn.seat.0);
        let tried = |action: &Action| {
            if matches!(action, Action::Pass | Action::End) {
                return Advice { action: *action, worth: now[mine] };
            }
            let (worth, revealed) = mind.outlook(&world, *action);
            if !revealed {
                return Advice { action: *action, worth };
            }
            let elsewhere: i64 = (1..N_WORLDS).map(|n| mind.outlook(&imagine(n), *action).0).sum();
            Advice { action: *action, worth: (worth + elsewhere) / N_WORLDS as i64 }
        };
        let after: Vec<Advice<Action>> = about.iter().map(tried).collect();
        // In the middle of an action nothing has its worth yet: it is paid for, but not there.
        if !matches!(turn.decision, Decision::Act(..)) {
            now[mine] = after.first().map_or(now[mine], |best| best.worth);
        }
        Reckoning { now, whose: turn.seat, left: rounds_left(&turn.view) as f32 / LONG, after }
    }
}
