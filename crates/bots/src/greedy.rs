//! A player that tries every action in imagined states and takes the one with the best result.

use crate::Bot;
use engine::{Chance, Game, Log, Quick, Seat, Turn, Viewer};
use std::cell::LazyCell;

/// How many states are imagined for an action that shows something hidden.
const N_WORLDS: usize = 8;

/// Evaluates a state for a seat.
pub trait Evaluate<G: Game>: Send {
    /// How many actions [`Greedy`] continues: those that are best at once. Games with many actions limit it.
    const N_CONTINUED: usize = usize::MAX;

    /// The value of `view` for `seat`, in thousandths of a point; only differences matter.
    fn worth(&self, view: &G::View, seat: Seat) -> i64;

    /// The value of an imagined state for `seat`.
    fn of_world(&self, world: &G, seat: Seat) -> i64 {
        self.worth(&world.view(Viewer::Seat(seat)), seat)
    }
}

/// The value of an action for the seat that is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// The value of the state after it, in thousandths of a point.
    pub worth: i64,
}

/// Takes the action after which the state has the highest value.
///
/// If the same seat is asked again after an action, the best answer to that question counts, and so on for `ahead`
/// questions; actions of others are not predicted.
#[derive(Clone, Debug)]
pub struct Greedy<E> {
    judge: E,
    ahead: u8,
    luck: Quick,
}

impl<E> Greedy<E> {
    /// A player that uses `judge`, looks one own decision ahead, and breaks ties at random with `seed`.
    pub const fn seeded(judge: E, seed: u64) -> Self {
        Self { judge, ahead: 1, luck: Quick::seeded(seed) }
    }

    /// The same player looking `ahead` own decisions further than the first.
    #[must_use]
    pub fn looking(self, ahead: u8) -> Self {
        Self { ahead, ..self }
    }

    /// All legal actions, best first; equal ones in the order of `turn.legal`.
    pub fn advice<G: Game>(&mut self, turn: &Turn<G>) -> Vec<Advice<G::Action>>
    where
        E: Evaluate<G>,
    {
        let mut advice = self.weighed(turn);
        advice.sort_by_key(|advice| std::cmp::Reverse(advice.worth));
        advice
    }

    /// All legal actions with their values, in the order of `turn.legal`.
    pub(crate) fn weighed<G: Game>(&mut self, turn: &Turn<G>) -> Vec<Advice<G::Action>>
    where
        E: Evaluate<G>,
    {
        let seeds: [u64; N_WORLDS] = std::array::from_fn(|_| self.luck.word());
        let imagine = |seed: u64| G::imagine(&turn.view, turn.seat, Chance::seeded(seed));
        let first = imagine(seeds[0]);
        let others = LazyCell::new(|| seeds[1..].iter().copied().map(imagine).collect::<Vec<G>>());
        let weigh = |action, ahead| {
            let (worth, revealed) = self.tried(&first, turn.seat, action, ahead);
            // An action that shows nothing hidden has the same value in all imagined states.
            if !revealed {
                return Advice { action, worth };
            }
            let tried = |world: &G| self.tried(world, turn.seat, action, ahead).0;
            let elsewhere: i64 = others.iter().map(tried).sum();
            Advice { action, worth: (worth + elsewhere) / N_WORLDS as i64 }
        };
        let legal = turn.legal.iter().copied();
        if turn.legal.len() <= E::N_CONTINUED {
            return legal.map(|action| weigh(action, self.ahead)).collect();
        }
        let mut advice: Vec<_> = legal.map(|action| weigh(action, 0)).collect();
        let mut best: Vec<usize> = (0..advice.len()).collect();
        best.sort_by_key(|at| std::cmp::Reverse(advice[*at].worth));
        for at in best.into_iter().take(E::N_CONTINUED) {
            let continued = weigh(advice[at].action, self.ahead).worth;
            advice[at].worth = advice[at].worth.max(continued);
        }
        advice
    }

    /// The value of `world` after an action, and whether the action showed something hidden.
    fn tried<G: Game>(&self, world: &G, seat: Seat, action: G::Action, ahead: u8) -> (i64, bool)
    where
        E: Evaluate<G>,
    {
        let mut log = Log::silent();
        let mut world = world.clone();
        world.apply(seat, action, &mut log);
        (self.foreseen(&world, seat, ahead), log.revealed())
    }

    fn foreseen<G: Game>(&self, world: &G, seat: Seat, ahead: u8) -> i64
    where
        E: Evaluate<G>,
    {
        let mut legal = Vec::new();
        if ahead > 0 {
            world.legal(seat, &mut legal);
        }
        let best = legal.into_iter().map(|action| {
            let mut next = world.clone();
            next.apply(seat, action, &mut Log::silent());
            self.foreseen(&next, seat, ahead - 1)
        });
        best.max().unwrap_or_else(|| self.judge.of_world(world, seat))
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Greedy<E> {
    fn choose(&mut self, turn: &Turn<G>) -> G::Action {
        if let [only] = turn.legal[..] {
            return only;
        }
        let advice = self.weighed(turn);
        let best = advice.iter().map(|advice| advice.worth).max();
        let equals: Vec<G::Action> =
            advice.iter().filter(|advice| Some(advice.worth) == best).map(|advice| advice.action).collect();
        equals[self.luck.below(equals.len())]
    }
}
