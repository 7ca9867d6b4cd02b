//! A player that likes good actions better but does not always take the best one.

use crate::net::maths::exp;
use crate::{Bot, Evaluate, Greedy};
use engine::{Game, Quick, Turn};

/// Chooses at random, and the more often the higher the value of an action is.
#[derive(Clone, Debug)]
pub struct Noisy<E> {
    looks: Greedy<E>,
    luck: Quick,
    /// An action that is so much worse is taken about a third as often.
    noise: f32,
}

impl<E> Noisy<E> {
    /// A player that uses `judge`; an action that is worse by `noise`, in the unit of the judge, is taken about a
    /// third as often.
    pub fn seeded(judge: E, noise: f32, seed: u64) -> Self {
        // The two must not use the same random numbers.
        Self { looks: Greedy::seeded(judge, seed).looking(0), luck: Quick::seeded(!seed), noise }
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Noisy<E> {
    fn choose(&mut self, turn: &Turn<G>) -> G::Action {
        if let [only] = turn.legal[..] {
            return only;
        }
        let advice = self.looks.weighed(turn);
        let best = advice.iter().map(|advice| advice.worth).max().unwrap_or_default();
        let weights: Vec<f32> =
            advice.iter().map(|advice| exp((advice.worth - best) as f32 / self.noise)).collect();
        let mut at = (self.luck.word() >> 40) as f32 / (1u64 << 24) as f32 * weights.iter().sum::<f32>();
        let chosen = weights.iter().position(|weight| {
            at -= weight;
            at < 0.0
        });
        advice[chosen.unwrap_or(advice.len() - 1)].action
    }
}
