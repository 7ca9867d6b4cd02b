//! A trader that tries its best choices to the end of the turn and asks the network then.

use super::{CREDIT, Trader};
use crate::net::Learned;
use crate::{Bot, Chances};
use engine::{Chance, Game, Log, Quick, Seat, Turn, Viewer};
use merchant_of_venus::{Action, Decision, State};

/// How far a captain tries its choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// This many of the trader's best choices are tried.
    pub n_candidates: usize,
    /// In this many imagined states.
    pub n_worlds: usize,
    /// Until this many turns have ended.
    pub n_turns: u8,
}

/// A choice that the trader values this much less than its best one is not tried, in credits.
const MARGIN: i64 = 120;

/// A choice must be better than the trader's by this many standard errors: a few imagined states tell little.
const SURE: f32 = 1.0;

/// More choices than any turn needs.
const LONGEST: usize = 400;

/// Tries the trader's best choices in imagined states, with all seats played by the trader, and takes the one after
/// which the network sees the best chances; in doubt it does what the trader would.
#[derive(Clone, Debug)]
pub struct Captain {
    trader: Trader,
    judge: Learned,
    foresight: Foresight,
    luck: Quick,
}

impl Captain {
    /// A captain that asks `judge`, with the random numbers of `seed`.
    pub fn seeded(judge: Learned, foresight: Foresight, seed: u64) -> Self {
        // The two must not use the same random numbers.
        Self { trader: Trader::seeded(seed), judge, foresight, luck: Quick::seeded(!seed) }
    }

    /// The chances of `seat` after an action, if everybody trades on.
    fn played_on(&self, mut world: State, seat: Seat, action: Action, traders: &mut [Trader]) -> f32 {
        world.apply(seat, action, &mut Log::silent());
        let mut n_turns = 0;
        for _ in 0..LONGEST {
            let Some(asked) = world.awaiting().iter().next() else { break };
            let Some(decision) = world.decision(asked) else { break };
            if decision == Decision::Start {
                n_turns += 1;
                if n_turns >= self.foresight.n_turns {
                    break;
                }
            }
            let mut legal = Vec::new();
            world.legal(asked, &mut legal);
            let turn = Turn { seat: asked, view: world.view(Viewer::Seat(asked)), decision, legal };
            let action = traders[usize::from(asked.0)].choose(&turn);
            world.apply(asked, action, &mut Log::silent());
        }
        self.judge.chances(&world)[usize::from(seat.0)]
    }
}

impl Bot<State> for Captain {
    fn choose(&mut self, turn: &Turn<State>) -> Action {
        self.choose_while(turn, &|| true)
    }

    fn choose_while(&mut self, turn: &Turn<State>, goes_on: &dyn Fn() -> bool) -> Action {
        if let [only] = turn.legal[..] {
            return only;
        }
        let advice = self.trader.advice(turn);
        let least = advice[0].worth - MARGIN * CREDIT;
        let good = advice.iter().filter(|advice| advice.worth >= least);
        let tried: Vec<Action> = good.map(|it| it.action).take(self.foresight.n_candidates).collect();
        if tried.len() == 1 {
            return tried[0];
        }
        let seeds: Vec<u64> = (0..self.foresight.n_worlds).map(|_| self.luck.word()).collect();
        let n_seats = turn.view.merchants.n_seats();
        let mut traders: Vec<Trader> = (0..n_seats).map(|_| Trader::seeded(self.luck.word())).collect();
        let mut outcomes = |action: Action| -> Vec<f32> {
            let world = |seed: &u64| State::imagine(&turn.view, turn.seat, Chance::seeded(*seed));
            seeds.iter().map(|seed| self.played_on(world(seed), turn.seat, action, &mut traders)).collect()
        };
        let first = outcomes(tried[0]);
        let mut best = (0.0, tried[0]);
        for action in &tried[1..] {
            if !goes_on() {
                break;
            }
            let gain = lower_end(&first, &outcomes(*action));
            if gain > best.0 {
                best = (gain, *action);
            }
        }
        best.1
    }
}

/// How much better the second values are than the first, less what may be chance.
fn lower_end(first: &[f32], second: &[f32]) -> f32 {
    let n = first.len().max(2) as f32;
    let gains = || first.iter().zip(second).map(|(first, second)| second - first);
    let mean = gains().sum::<f32>() / n;
    let spread = gains().map(|gain| (gain - mean) * (gain - mean)).sum::<f32>() / (n - 1.0);
    mean - SURE * (spread / n).sqrt()
}
