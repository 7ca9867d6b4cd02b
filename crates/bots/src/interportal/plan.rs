//! Plans of a regent: all its actions until the end of a phase.

use super::regent::{Mind, Rated};
use engine::{Game, Log};
use interportal::affair::Affair;
use interportal::state::Phase;
use interportal::{Action, Decision, State};

/// Actions whose plans a sharp regent works out: those with the greatest gain, and those with the greatest gain for
/// their price.
const N_CANDIDATES: [usize; 2] = [4, 2];

/// Actions of a plan.
const N_PLANNED: usize = 12;

/// An action that brings less than this at once is part of no plan.
const HOPELESS: i64 = -150;

/// Decisions of others that are passed over between two actions of a plan.
const N_PASSED: usize = 24;

/// All own actions until the end of a phase, as if all others passed.
pub(super) struct Planning<'m> {
    pub(super) mind: &'m Mind<'m>,
    /// What can be done first.
    pub(super) rated: &'m [Rated],
    pub(super) phase: Phase,
    pub(super) round: u8,
}

impl Planning<'_> {
    /// The actions with which a plan might begin, by their place.
    pub(super) fn candidates(&self) -> Vec<usize> {
        let is_deed = |it: &Rated| !matches!(it.action, Action::Pass | Action::End) && it.net > HOPELESS;
        let mut all: Vec<usize> = (0..self.rated.len()).filter(|at| is_deed(&self.rated[*at])).collect();
        all.sort_by_key(|at| std::cmp::Reverse(self.rated[*at].net));
        let mut best: Vec<usize> = all.iter().copied().take(N_CANDIDATES[0]).collect();
        all.sort_by_key(|at| std::cmp::Reverse(self.rated[*at].for_price));
        let others = all.into_iter().filter(|at| !best.contains(at)).take(N_CANDIDATES[1]);
        let others: Vec<usize> = others.collect();
        best.extend(others);
        best
    }

    /// The value at the end of the best plan that begins with an action.
    pub(super) fn worth(&self, world: &State, action: Action) -> i64 {
        let mut first = *world;
        first.apply(self.mind.seat, action, &mut Log::silent());
        self.mind.rest(&mut first, &mut Log::silent());
        let by_net = self.followed(first, |rated| rated.net);
        by_net.max(self.followed(first, |rated| rated.for_price))
    }

    /// The value after all actions that bring more than they cost, the best of an order first.
    fn followed(&self, mut world: State, order: impl Fn(&Rated) -> i64) -> i64 {
        let mind = self.mind;
        let (mut legal, mut now) = (Vec::new(), mind.worth(&world));
        for _ in 0..N_PLANNED {
            if !self.is_on_turn(&mut world) {
                break;
            }
            legal.clear();
            world.legal(mind.seat, &mut legal);
            let tried = legal.iter().filter(|action| self.is_hopeful(**action));
            let best = tried.map(|action| mind.rate(&world, now, *action)).max_by_key(&order);
            let Some(best) = best.filter(|best| best.net > 0) else { break };
            world.apply(mind.seat, best.action, &mut Log::silent());
            mind.rest(&mut world, &mut Log::silent());
            now = mind.worth(&world);
        }
        now.total()
    }

    /// Whether an action is part of a plan: what could not be done before, and what was not too bad then.
    fn is_hopeful(&self, action: Action) -> bool {
        let before = self.rated.iter().find(|rated| rated.action == action);
        !matches!(action, Action::Pass | Action::End | Action::Affair(Affair::Auction(_)))
            && before.is_none_or(|rated| rated.net > HOPELESS)
    }

    /// Whether the seat has a turn in this phase once all others have passed.
    fn is_on_turn(&self, world: &mut State) -> bool {
        let mut legal = Vec::new();
        for _ in 0..N_PASSED {
            if world.round != self.round {
                return false;
            }
            let Some(seat) = world.awaiting().iter().next() else { return false };
            let act = matches!(world.decision(seat), Some(Decision::Act(phase, _)) if phase == self.phase);
            if seat == self.mind.seat {
                return act;
            }
            legal.clear();
            world.legal(seat, &mut legal);
            let pass = legal.iter().copied().find(|action| *action == Action::Pass);
            let Some(action) = pass.or_else(|| legal.first().copied()) else { return false };
            world.apply(seat, action, &mut Log::silent());
        }
        false
    }
}
