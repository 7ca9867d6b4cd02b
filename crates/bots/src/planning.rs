//! A player that plays every action on in its head, with everybody answering as it would itself.

use crate::{Advice, Bot, Evaluate};
use engine::{Chance, Game, Log, Quick, Seat, Turn, Viewer};
use std::cell::LazyCell;

/// How far and how often an action is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The table is judged when it has come to rest so many times.
    pub n_rests: u8,
    /// So many worlds are imagined for an action that leads to something hidden.
    pub n_worlds: u8,
    /// So many actions are played on beyond the first rest: those that look best there.
    pub n_candidates: usize,
}

impl Reach {
    /// Far enough to see the action that is selected carried out by everybody.
    pub const ACTION: Self = Self { n_rests: 1, n_worlds: 4, n_candidates: usize::MAX };
}

/// A game that comes to rest between two actions.
pub trait Resting: Game {
    /// Whether nothing is half done at a table where this is asked, so that it can be judged fairly.
    fn is_rest(decision: Self::Decision) -> bool;
}

/// Takes the action after which the table will look best once it has come to rest.
///
/// After the action everybody is imagined to do what looks best to them at once, by the same judge; whoever
/// is asked at a table that rests tries each answer up to the next rest. So the work for one move is bounded:
/// the number of actions times worlds times rests, with one short look ahead for each decision in between.
#[derive(Clone, Debug)]
pub struct Planner<E> {
    judge: E,
    reach: Reach,
    luck: Quick,
}

impl<E> Planner<E> {
    /// A player that asks `judge`, looks as far as `reach`, and imagines what it cannot see by the luck of
    /// `seed`.
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

    /// All legal actions with their worth, in the order of `turn.legal`.
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
            // As long as nothing hidden comes up, other worlds look much the same.
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
        // Whatever looked worse at the first rest stays behind what was played on.
        let behind = |at: usize| Advice { action: turn.legal[at], worth: worst - 1 - (least - shallow[at]) };
        weighed.into_iter().enumerate().map(|(at, advice)| advice.unwrap_or_else(|| behind(at))).collect()
    }

    /// What each action is worth at the first rest, and what the last of the candidates is worth there; nothing
    /// is worked out where all of them are candidates.
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

    /// What `world` is worth some rests after an action, and whether something hidden came up until then.
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

    /// Everybody does what looks best at once, until nothing is half done.
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

    /// The next rest that looks best to `seat`, who is asked at this one, and whether something hidden came up.
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
        self.judge.worth(&world.view(Viewer::Seat(seat)), seat)
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
