//! The worth of states for every seat, and the chances that follow from it.

use super::chart::Chart;
use super::itinerary::Itinerary;
use super::sight::{Sight, turns_after};
use super::trader::is_on_the_way;
use super::{CREDIT, Trader, Weights};
use crate::{Odds, Reckoned, Reckoning};
use engine::{Chance, Game, Seat, Turn};
use merchant_of_venus::{Action, Decision, State};

impl Reckoned for State {
    /// From `fit_chances merchant-of-venus 2,3,4,1 normal,hard,expert 480 1`; calibration in docs/bots.md.
    const ODDS: Odds = Odds {
        sharpness: [4.89, 3.36, 2.52, 2.12, 2.37],
        alone: [[-8.31, -13.8, -14.14, -14.26, -8.3], [1.72, 2.68, 2.64, 2.65, 1.71]],
    };

    fn reckon(turn: &Turn<Self>, about: &[Action]) -> Reckoning<Action> {
        let world = State::imagine(&turn.view, turn.seat, Chance::seeded(0));
        let weights = Weights::default();
        let worth = |seat: Seat| {
            let chart = Chart::of(&world, seat);
            let sight = Sight { chart: &chart, weights: &weights, captain: seat, root: Decision::Start };
            (sight.worth(&world) * CREDIT as f64) as i64
        };
        // Who steers the ship of another changes what that player has.
        let steers = turn.decision == Decision::Steer;
        let whose = if steers { turn.view.turn.seat } else { turn.seat };
        let after: Vec<_> = Trader::seeded(0).valued(turn, about);
        let best = after.first().map(|best| best.worth);
        let now = |seat: Seat| best.filter(|_| seat == whose).unwrap_or_else(|| worth(seat));
        Reckoning {
            now: world.merchants.seats().map(now).collect(),
            whose,
            left: turns_after(&turn.view, turn.seat) as f32 / f32::from(turn.view.pack.constants.rounds),
            after,
        }
    }

    /// On the way one step is like another if it leads to the same place.
    fn is_other_plan(turn: &Turn<Self>, one: Action, other: Action) -> bool {
        let first = |action: Action| Itinerary::after(turn, action).stops.first().map(|stop| stop.system);
        !(is_on_the_way(turn.decision) || turn.decision == Decision::Start) || first(one) != first(other)
    }
}
