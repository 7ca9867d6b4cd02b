//! A player that draws what it gets at the set-up by what many games have measured.

use crate::net::maths::exp;
use crate::{Bot, Ranking};
use engine::{Quick, Turn};

/// A choice whose owners won so many of a hundred games less is drawn about a third as often.
const SPREAD: f32 = 8.0;

/// Draws homes, mats and leaders by their measured worth ([`Ranking::measured`]), and leaves everything else to `bot`.
///
/// A network never learns what a home is worth that it never chooses, so before the first turn it always prefers the
/// same ones.
#[derive(Clone, Debug)]
pub struct Opened<B> {
    bot: B,
    luck: Quick,
}

impl<B> Opened<B> {
    /// `bot`, with the random numbers of `seed` for the draws.
    pub const fn seeded(bot: B, seed: u64) -> Self {
        // The two must not use the same random numbers.
        Self { bot, luck: Quick::seeded(!seed) }
    }

    /// What is drawn, if all choices have been measured.
    fn drawn<G: Ranking>(&mut self, turn: &Turn<G>) -> Option<G::Action> {
        let worths = turn.legal.iter().map(|action| G::measured(*action)).collect::<Option<Vec<f32>>>()?;
        let best = worths.iter().copied().fold(f32::MIN, f32::max);
        let weights: Vec<f32> = worths.iter().map(|worth| exp((worth - best) / SPREAD)).collect();
        let mut at = (self.luck.word() >> 40) as f32 / (1u64 << 24) as f32 * weights.iter().sum::<f32>();
        let chosen = weights.iter().position(|weight| {
            at -= weight;
            at < 0.0
        });
        turn.legal.get(chosen.or(weights.len().checked_sub(1))?).copied()
    }
}

impl<G: Ranking, B: Bot<G>> Bot<G> for Opened<B> {
    fn choose(&mut self, turn: &Turn<G>) -> G::Action {
        self.drawn(turn).unwrap_or_else(|| self.bot.choose(turn))
    }

    fn choose_while(&mut self, turn: &Turn<G>, goes_on: &dyn Fn() -> bool) -> G::Action {
        self.drawn(turn).unwrap_or_else(|| self.bot.choose_while(turn, goes_on))
    }
}
