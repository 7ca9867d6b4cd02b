//! A player of Interportal that tries each action of its turn and carries it out to its end.

use super::sight::Sight;
use super::time::rounds_left;
use super::{Judge, Table, Weights, service, tactics, war};
use crate::{Advice, Bot};
use engine::{Chance, Game, Log, Quick, Seat, Turn, Viewer};
use interportal::action::Craft;
use interportal::affair::{Affair, Cabinet};
use interportal::hex::Hex;
use interportal::ids::{Capacity, Resource};
use interportal::notation::ActionKind;
use interportal::war::WarDecision;
use interportal::warfare::{Pact, Warfare};
use interportal::{Action, Agency, Books, Decision, State};

/// Choices in a row that are followed within one action.
const LONGEST: usize = 24;

/// The rating of what is never done.
const NEVER: i64 = i64::MIN / 2;

/// States that are imagined for a choice whose result is drawn.
pub(super) const N_WORLDS: usize = 4;

/// Takes the action with the greatest gain, and passes if none brings more than it costs.
///
/// Within an action all further choices are those with the best immediate value. Nothing that happens after the action
/// counts: passing is as good as the present state, though it may begin the next phase.
#[derive(Clone, Debug)]
pub struct Regent {
    judge: Judge,
    luck: Quick,
}

/// The seat that thinks, and how many rounds it expects.
#[derive(Clone, Copy)]
pub(super) struct Mind<'j> {
    judge: &'j Judge,
    pub(super) seat: Seat,
    pub(super) rounds: i64,
}

impl Regent {
    /// A player that uses `judge` and imagines hidden information with the random numbers of `seed`.
    pub const fn seeded(judge: Judge, seed: u64) -> Self {
        Self { judge, luck: Quick::seeded(seed) }
    }

    /// All legal actions, best first; equal ones in the order of `turn.legal`.
    pub fn advice(&mut self, turn: &Turn<State>) -> Vec<Advice<Action>> {
        let mut advice = self.weighed(turn);
        advice.sort_by_key(|advice| std::cmp::Reverse(advice.worth));
        advice
    }

    pub(super) const fn judge(&self) -> &Judge {
        &self.judge
    }

    /// The seat that is asked, as it thinks.
    pub(super) fn mind(&self, turn: &Turn<State>) -> Mind<'_> {
        Mind { judge: &self.judge, seat: turn.seat, rounds: rounds_left(&turn.view) }
    }

    fn weighed(&mut self, turn: &Turn<State>) -> Vec<Advice<Action>> {
        let mind = Mind { judge: &self.judge, seat: turn.seat, rounds: rounds_left(&turn.view) };
        let seeds: [u64; N_WORLDS] = std::array::from_fn(|_| self.luck.word());
        let imagine = |seed: u64| State::imagine(&turn.view, turn.seat, Chance::seeded(seed));
        let world = imagine(seeds[0]);
        if let Decision::Act(..) = turn.decision {
            return mind.acting(&world, &turn.legal);
        }
        if let Some(action) = mind.by_rule(&world, turn.decision, &turn.legal) {
            let worth = |other: Action| i64::from(other == action);
            return turn
                .legal
                .iter()
                .map(|action| Advice { action: *action, worth: worth(*action) })
                .collect();
        }
        let mut others: Vec<State> = Vec::new();
        let mut weigh = |action: Action| {
            let (worth, revealed) = mind.outlook(&world, action);
            if !revealed {
                return Advice { action, worth };
            }
            if others.is_empty() {
                others.extend(seeds[1..].iter().map(|seed| imagine(*seed)));
            }
            let elsewhere: i64 = others.iter().map(|world| mind.outlook(world, action).0).sum();
            Advice { action, worth: (worth + elsewhere) / N_WORLDS as i64 }
        };
        turn.legal.iter().map(|action| weigh(*action)).collect()
    }
}

impl Bot<State> for Regent {
    fn choose(&mut self, turn: &Turn<State>) -> Action {
        if let [only] = turn.legal[..] {
            return only;
        }
        self.advice(turn)[0].action
    }
}

impl Mind<'_> {
    pub(super) const fn weights(&self) -> &Weights {
        &self.judge.weights
    }

    pub(super) fn worth(&self, world: &State) -> i64 {
        self.judge.within(&world.view(Viewer::Seat(self.seat)), self.seat, self.rounds)
    }

    /// What the own seat thinks of a state.
    fn at_table<T>(&self, world: &State, think: impl FnOnce(&Table<'_>) -> T) -> T {
        let view = world.view(Viewer::Seat(self.seat));
        think(&Table::new(&view, self.seat, self.rounds, &self.judge.weights))
    }

    /// The actions of a turn with their ratings.
    fn acting(&self, world: &State, legal: &[Action]) -> Vec<Advice<Action>> {
        let now = self.worth(world);
        let sight = Sight::of(world, self.seat, &self.judge.weights);
        let rate = |action: &Action| {
            let missed = sight.misses(*action);
            Advice { action: *action, worth: if missed { NEVER } else { self.rate(world, now, *action) } }
        };
        legal.iter().map(rate).collect()
    }

    /// How much more an action of the turn brings than it costs. Passing is 0.
    fn rate(&self, world: &State, now: i64, action: Action) -> i64 {
        if let Some(worth) = self.rate_alliance(world, action) {
            return worth;
        }
        if let Some(worth) = war::rating(world, self.seat, self.rounds, action) {
            return worth;
        }
        if is_idle(action) {
            return NEVER;
        }
        if matches!(action, Action::Pass | Action::End) {
            return 0;
        }
        if let Action::Motion(motion) = action {
            return self.rate_motion(world, motion);
        }
        if let Action::Move(Craft::Fleet(fleet)) = action {
            return self.at_table(world, |table| table.rate_move(fleet));
        }
        if matches!(action, Action::Affair(Affair::Auction(_))) {
            return if world.realms[self.seat].accounts[Resource::Awe] >= 8 { 10 } else { -10 };
        }
        let net = self.outlook(world, action).0 - now;
        // What brings nothing is worse than passing.
        if net <= 0 { net - 1 } else { net }
    }

    /// The value after an action has been carried out, and whether something hidden was shown.
    pub(super) fn outlook(&self, world: &State, action: Action) -> (i64, bool) {
        if let Some(hex) = unexplored(world, action) {
            return (self.discovered(world, hex), false);
        }
        let (mut next, mut log) = (*world, Log::silent());
        next.apply(self.seat, action, &mut log);
        (self.rest(&mut next, &mut log), log.revealed())
    }

    /// The value when nothing is unfinished.
    fn rest(&self, world: &mut State, log: &mut Log<interportal::Event>) -> i64 {
        self.settle(world, log).map_or_else(|| self.worth(world), |hex| self.discovered(world, hex))
    }

    /// The own choices are made until nothing is unfinished, or until a system would be turned up, which is the answer.
    pub(super) fn settle(&self, world: &mut State, log: &mut Log<interportal::Event>) -> Option<Hex> {
        let mut legal = Vec::new();
        for _ in 0..LONGEST {
            let asked = world.awaiting().has(self.seat).then(|| world.decision(self.seat)).flatten();
            let Some(decision) = asked.filter(|decision| !matches!(decision, Decision::Act(..))) else {
                break;
            };
            legal.clear();
            world.legal(self.seat, &mut legal);
            let action = match legal[..] {
                [only] => only,
                _ => match self.by_rule(world, decision, &legal) {
                    Some(action) => action,
                    None => {
                        let after = |action: &Action| self.soon(world, *action);
                        let Some(best) = legal.iter().rev().copied().max_by_key(after) else { break };
                        best
                    }
                },
            };
            if let Some(hex) = unexplored(world, action) {
                return Some(hex);
            }
            world.apply(self.seat, action, log);
        }
        None
    }

    /// The value right after a choice, once it is paid.
    fn soon(&self, world: &State, action: Action) -> i64 {
        if let Some(hex) = unexplored(world, action) {
            return self.discovered(world, hex);
        }
        let mut next = *world;
        next.apply(self.seat, action, &mut Log::silent());
        while next.awaiting().has(self.seat) && matches!(next.decision(self.seat), Some(Decision::Pay(_))) {
            let mut legal = Vec::new();
            next.legal(self.seat, &mut legal);
            let Some(action) = legal.last().copied() else { break };
            next.apply(self.seat, action, &mut Log::silent());
        }
        self.worth(&next)
    }

    /// The value of turning up a tile: what is under it, nobody knows.
    fn discovered(&self, world: &State, hex: Hex) -> i64 {
        let view = world.view(Viewer::Seat(self.seat));
        let table = Table::new(&view, self.seat, self.rounds, &self.judge.weights);
        self.judge.within(&view, self.seat, self.rounds) + table.discovery(hex)
    }

    /// Choices that are made without looking ahead.
    fn by_rule(&self, world: &State, decision: Decision, legal: &[Action]) -> Option<Action> {
        let realm = &world.realms[self.seat];
        match decision {
            Decision::Pay(_) => {
                let books = Books::open(world, self.seat);
                let spare = |capacity: Capacity| books.capacity_left(capacity) >= 5;
                let spend =
                    legal.iter().copied().find(|action| matches!(action, Action::Spend(it) if spare(*it)));
                spend.or_else(|| legal.iter().copied().find(|action| *action == Action::Done))
            }
            Decision::PayAny(_) => legal.iter().copied().max_by_key(|action| match action {
                Action::Affair(Affair::Pay(resource)) => realm.accounts[*resource],
                _ => i16::MIN,
            }),
            Decision::Battle(hex, _) => {
                // X4R-231: it leaves when too little is left of its ships.
                let group = world.neutrals.iter().find(|neutral| neutral.hex == hex);
                let theirs: i64 =
                    group.map_or(0, |group| group.hulls.iter().map(|hull| i64::from(*hull)).sum());
                let own: i64 =
                    realm.ships.iter().filter(|it| it.at.is_none()).map(|it| i64::from(it.hull)).sum();
                let choice = if 2 * own >= theirs { Action::Fight } else { Action::Retreat };
                legal.iter().copied().find(|action| *action == choice)
            }
            Decision::Agent(decision) => service::answer(world, self.seat, decision, legal),
            Decision::War(WarDecision::Treaty(Pact::Alliance, by)) if self.shares_with(world, by) => {
                legal.iter().copied().find(|action| *action == Action::Warfare(Warfare::Accept))
            }
            Decision::War(asked) => war::answer(world, self.seat, asked, legal),
            Decision::Tactical(asked) => tactics::answer(world, self.seat, asked, legal),
            Decision::Move(Craft::Fleet(fleet), _) => {
                self.at_table(world, |table| table.command(fleet, legal))
            }
            // Fleets move in the Movement phase, where they arrive for battles and landings.
            Decision::PickCraft => {
                let civil = |action: &&Action| !matches!(action, Action::Move(Craft::Fleet(_)));
                let better = |action: &&Action| self.soon(world, **action);
                legal.iter().filter(civil).max_by_key(better).copied()
            }
            Decision::Berth(_) => legal.iter().copied().find(|action| matches!(action, Action::Fleet(_))),
            Decision::Bid(_) => {
                let awe = realm.accounts[Resource::Awe] / 4;
                let most = awe.clamp(0, 4) as u8;
                let bids = legal.iter().copied().filter_map(|action| match action {
                    Action::Affair(Affair::Bid(bid)) if bid <= most => Some((bid, action)),
                    _ => None,
                });
                bids.max_by_key(|(bid, _)| *bid).map(|(_, action)| action)
            }
            Decision::Council(decision) => self.in_council(world, decision, legal),
            _ => None,
        }
    }
}

/// A step into a system that nobody has explored.
fn unexplored(world: &State, action: Action) -> Option<Hex> {
    match action {
        Action::Go(hex) if world.system(hex).kind.is_none() => Some(hex),
        _ => None,
    }
}

/// Actions that are never tried, as they bring nothing by themselves.
const fn is_idle(action: Action) -> bool {
    match action {
        Action::TearDown
        | Action::Abandon
        | Action::Exchange(..)
        | Action::Regroup(_)
        | Action::Blockade(_)
        | Action::Agency(Agency::Order(..)) => true,
        Action::Affair(affair) => matches!(
            affair,
            Affair::GiveUp(_)
                | Affair::Release(_)
                | Affair::ConvertAction(_)
                | Affair::Sell(ActionKind::Free | ActionKind::Government)
                | Affair::Delegation(_)
                | Affair::Invest(..)
                | Affair::Cabinet(Cabinet::Parts | Cabinet::Commission)
        ),
        _ => false,
    }
}
