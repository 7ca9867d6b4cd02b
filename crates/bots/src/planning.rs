//! A player that continues every action in imagined states, with all seats answering as it would itself.

use crate::{Advice, Bot, Evaluate};
use engine::{Chance, Game, Log, Quick, Seat, Turn};
use std::cell::LazyCell;

/// How far and how often an action is continued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The state is evaluated after this many rests.
    pub n_rests: u8,
    /// This many states are imagined for an action that shows something hidden.
    pub n_worlds: u8,
    /// This many actions are continued beyond the first rest: those with the best values there.
    pub n_candidates: usize,
}

impl Reach {
    /// Far enough for all seats to carry out the selected action.
    pub const ACTION: Self = Self { n_rests: 1, n_worlds: 4, n_candidates: usize::MAX };
}

/// A game with rests: moments between two actions at which nothing is unfinished.
pub trait Resting: Game {
    /// Whether nothing is unfinished in a state with this decision, so that its value is comparable.
    fn is_rest(decision: Self::Decision) -> bool;
}

/// Takes the action after which the next rest has the highest value.
///
/// After the action every seat is assumed to take the action with the best immediate value by the same evaluation; a
/// seat that is asked at a rest tries each answer up to the next rest. So the work for one move is limited: the
/// number of actions times imagined states times rests, with one short look ahead for each decision in between.
#[derive(Clone, Debug)]
pub struct Planner<E> {
    judge: E,
    reach: Reach,
    luck: Quick,
}

impl<E> Planner<E> {
    /// A player that uses `judge`, looks as far as `reach`, and imagines hidden information with the random numbers
    /// of `seed`.
    pub const fn seeded(judge: E, reach: Reach, seed: u64) -> Self {
        Self { judge, reach, luck: Quick::seeded(seed) }
    }

    /// All legal actions, best first; equal ones in the order of `turn.legal`.
    pub fn advice<G: Resting>(&mut self, turn: &Turn<G>) -> Vec<Advice<G::Action>>
    where
        E: Evaluate<G>,
    {
        let mut advice = self.weighed(turn);
        advice.sort_by_key(|advice| std::cmp::Reverse(advice.worth));
        advice
    }

    /// All legal actions with their values, in the order of `turn.legal`.
    fn weighed<G: Resting>(&mut self, turn: &Turn<G>) -> Vec<Advice<G::Action>>
    where
        E: Evaluate<G>,
    {
        let (first, n_others) = (self.luck.word(), self.reach.n_worlds.saturating_sub(1));
        let seeds: Vec<u64> = (0..n_others).map(|_| self.luck.word()).collect();
        let imagine = |seed: u64| G::imagine(&turn.view, turn.seat, Chance::seeded(seed));
        let (first, others) =
            (imagine(first), LazyCell::new(|| seeds.into_iter().map(imagine).collect::<Vec<G>>()));
        let n_rests = self.reach.n_rests;
        let (shallow, least) = self.shallow(&first, turn);
        let weigh = |action| {
            let (worth, revealed) = self.played_on(&first, turn.seat, action, n_rests);
            // As long as nothing hidden is shown, other imagined states have nearly the same value.
            if !revealed {
                return Advice { action, worth };
            }
            let elsewhere: i64 =
                others.iter().map(|world| self.played_on(world, turn.seat, action, n_rests).0).sum();
            Advice { action, worth: (worth + elsewhere) / i64::from(n_others + 1) }
        };
        let far = |worth: i64| worth >= least;
        let weighed = turn.legal.iter().zip(&shallow).map(|(action, at)| far(*at).then(|| weigh(*action)));
        let weighed: Vec<Option<Advice<G::Action>>> = weighed.collect();
        let worst = weighed.iter().flatten().map(|advice| advice.worth).min().unwrap_or_default();
        // An action that had a lower value at the first rest stays behind those that were continued.
        let behind = |at: usize| Advice { action: turn.legal[at], worth: worst - 1 - (least - shallow[at]) };
        weighed.into_iter().enumerate().map(|(at, advice)| advice.unwrap_or_else(|| behind(at))).collect()
    }

    /// The value of each action at the first rest, and the value of the last candidate there; nothing is computed if
    /// all of them are candidates.
    fn shallow<G: Resting>(&self, world: &G, turn: &Turn<G>) -> (Vec<i64>, i64)
    where
        E: Evaluate<G>,
    {
        let n_candidates = self.reach.n_candidates;
        if self.reach.n_rests == 1 || turn.legal.len() <= n_candidates {
            return (vec![0; turn.legal.len()], 0);
        }
        let worth = |action: &G::Action| self.played_on(world, turn.seat, *action, 1).0;
        let shallow: Vec<i64> = turn.legal.iter().map(worth).collect();
        let mut ranked = shallow.clone();
        ranked.sort_unstable_by_key(|worth| std::cmp::Reverse(*worth));
        (shallow, ranked[n_candidates.max(1) - 1])
    }

    /// The value of `world` some rests after an action, and whether something hidden was shown until then.
    fn played_on<G: Resting>(&self, world: &G, seat: Seat, action: G::Action, n_rests: u8) -> (i64, bool)
    where
        E: Evaluate<G>,
    {
        let mut log = Log::silent();
        let mut world = world.clone();
        world.apply(seat, action, &mut log);
        self.come_to_rest(&mut world, &mut log);
        let mut revealed = log.revealed();
        for _ in 1..n_rests {
            let Some(asked) = world.awaiting().iter().next() else { break };
            let (next, shown) = self.best_rest(&world, asked);
            world = next;
            revealed |= shown;
        }
        (self.worth(&world, seat), revealed)
    }

    /// All seats take the action with the best immediate value, until nothing is unfinished.
    fn come_to_rest<G: Resting>(&self, world: &mut G, log: &mut Log<G::Event>)
    where
        E: Evaluate<G>,
    {
        let mut legal = Vec::new();
        while let Some(seat) = world.awaiting().iter().next() {
            if world.decision(seat).is_none_or(|decision| G::is_rest(decision)) {
                return;
            }
            legal.clear();
            world.legal(seat, &mut legal);
            let after = |action: &G::Action| {
                let mut next = world.clone();
                next.apply(seat, *action, &mut Log::silent());
                self.worth(&next, seat)
            };
            let best = match legal[..] {
                [only] => Some(only),
                _ => legal.iter().copied().max_by_key(after),
            };
            world.apply(seat, best.expect("a seat that is asked can act"), log);
        }
    }

    /// The best next rest for `seat`, which is asked at this rest, and whether something hidden was shown.
    fn best_rest<G: Resting>(&self, world: &G, seat: Seat) -> (G, bool)
    where
        E: Evaluate<G>,
    {
        let mut legal = Vec::new();
        world.legal(seat, &mut legal);
        let rests = legal.into_iter().map(|action| {
            let (mut next, mut log) = (world.clone(), Log::silent());
            next.apply(seat, action, &mut log);
            self.come_to_rest(&mut next, &mut log);
            (self.worth(&next, seat), next, log.revealed())
        });
        let (_, next, revealed) =
            rests.max_by_key(|(worth, ..)| *worth).expect("a seat that is asked can act");
        (next, revealed)
    }

    fn worth<G: Resting>(&self, world: &G, seat: Seat) -> i64
    where
        E: Evaluate<G>,
    {
        self.judge.of_world(world, seat)
    }
}

impl<G: Resting, E: Evaluate<G>> Bot<G> for Planner<E> {
    fn choose(&mut self, turn: &Turn<G>) -> G::Action {
        if let [only] = turn.legal[..] {
            return only;
        }
        self.advice(turn)[0].action
    }
}
