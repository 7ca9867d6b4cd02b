//! The trader's plan, as people can read it.

use super::Weights;
use super::chart::Chart;
use super::sight::{Sight, Voyage};
use engine::{Chance, Game, Log, Turn};
use merchant_of_venus::ids::System;
use merchant_of_venus::{Action, Decision, State};

/// What a trader plans after an action.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Itinerary {
    /// Where it wants to stop, in order.
    pub stops: Vec<Stop>,
    /// What the stops bring in each round of the plan, in credits, with what the cargo after the last one is worth;
    /// none if the plan is over in this round.
    pub each_round: Option<i32>,
}

/// A stop of a plan.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stop {
    /// Where it is.
    pub system: System,
    /// In how many rounds from now it is reached; 0 for this round.
    pub rounds: u8,
    /// What it brings, in credits: below 0 where the trader buys more than it sells.
    pub brings: i32,
}

impl Itinerary {
    /// What a trader in the seat of `turn` plans after `action`. It is empty if the ship of another is steered.
    pub fn after(turn: &Turn<State>, action: Action) -> Self {
        if turn.decision == Decision::Steer {
            return Self::default();
        }
        let chart = Chart::of(&turn.view, turn.seat);
        let weights = Weights::default();
        let sight = Sight { chart: &chart, weights: &weights, captain: turn.seat, root: turn.decision };
        let voyage = match action {
            Action::Head(space) => sight.headed(&turn.view, Some(space)),
            Action::Launch => sight.headed(&turn.view, None),
            _ => {
                let mut world = State::imagine(&turn.view, turn.seat, Chance::seeded(0));
                world.apply(turn.seat, action, &mut Log::silent());
                sight.voyage(&world)
            }
        };
        Self::of(&chart, &voyage)
    }

    fn of(chart: &Chart, voyage: &Voyage) -> Self {
        let (mut stops, mut begun, mut brings) = (Vec::<Stop>::new(), 0.0, 0.0);
        for visit in voyage.stops.iter().flatten() {
            let system = chart.moorings[visit.mooring].system;
            let (rounds, gained) = ((begun + visit.turns).round() as u8, visit.gained.round() as i32);
            begun += visit.until;
            brings += visit.gained;
            match stops.last_mut() {
                // A ship that stays for another turn makes one stop.
                Some(last) if last.system == system => last.brings += gained,
                _ => stops.push(Stop { system, rounds, brings: gained }),
            }
        }
        let each_round = (begun >= 1.0).then(|| ((brings + voyage.cargo) / begun).round() as i32);
        Self { stops, each_round }
    }
}
