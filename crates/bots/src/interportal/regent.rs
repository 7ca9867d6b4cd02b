//! A player of Interportal that tries each action of its turn and carries it out to its end.

use super::plan::Planning;
use super::time::rounds_left;
use super::{Judge, Table, Worth};
use crate::{Advice, Bot};
use engine::{Chance, Game, Log, Quick, Seat, Turn, Viewer};
use interportal::action::Craft;
use interportal::affair::{Affair, Cabinet};
use interportal::hex::Hex;
use interportal::ids::{Capacity, Resource};
use interportal::notation::ActionKind;
use interportal::state::Phase;
use interportal::{Action, Books, Decision, State};

/// Choices in a row that are followed within one action.
const LONGEST: usize = 24;

/// States that are imagined for a choice whose result is drawn.
const N_WORLDS: usize = 4;

/// What is added to the price of an action when its gain is compared with that of others.
const OVERHEAD: i64 = 40;

/// Takes the action that brings most for its price, and passes if none brings more than it costs.
///
/// Within an action all further choices are those with the best immediate value. Nothing that happens after the action
/// counts: passing is as good as the present state, though it may begin the next phase.
#[derive(Clone, Debug)]
pub struct Regent {
    judge: Judge,
    wits: Wits,
    luck: Quick,
}

/// How far a regent thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wits {
    /// Takes the action with the greatest gain.
    Plain,
    /// Plans all its actions until the end of the phase.
    Sharp,
}

/// The seat that thinks, and how many rounds it expects.
#[derive(Clone, Copy)]
pub(super) struct Mind<'j> {
    judge: &'j Judge,
    wits: Wits,
    pub(super) seat: Seat,
    rounds: i64,
}

impl Regent {
    /// A player that uses `judge` and imagines hidden information with the random numbers of `seed`.
    pub const fn seeded(judge: Judge, wits: Wits, seed: u64) -> Self {
        Self { judge, wits, luck: Quick::seeded(seed) }
    }

    /// All legal actions, best first; equal ones in the order of `turn.legal`.
    pub fn advice(&mut self, turn: &Turn<State>) -> Vec<Advice<Action>> {
        let mut advice = self.weighed(turn);
        advice.sort_by_key(|advice| std::cmp::Reverse(advice.worth));
        advice
    }

    fn weighed(&mut self, turn: &Turn<State>) -> Vec<Advice<Action>> {
        let mind =
            Mind { judge: &self.judge, wits: self.wits, seat: turn.seat, rounds: rounds_left(&turn.view) };
        let seeds: [u64; N_WORLDS] = std::array::from_fn(|_| self.luck.word());
        let imagine = |seed: u64| State::imagine(&turn.view, turn.seat, Chance::seeded(seed));
        let world = imagine(seeds[0]);
        if let Decision::Act(phase, _) = turn.decision {
            return mind.acting(&world, &turn.legal, phase);
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
                return Advice { action, worth: worth.total() };
            }
            if others.is_empty() {
                others.extend(seeds[1..].iter().map(|seed| imagine(*seed)));
            }
            let elsewhere: i64 = others.iter().map(|world| mind.outlook(world, action).0.total()).sum();
            Advice { action, worth: (worth.total() + elsewhere) / N_WORLDS as i64 }
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
    pub(super) fn worth(&self, world: &State) -> Worth {
        self.judge.split(&world.view(Viewer::Seat(self.seat)), self.seat, self.rounds)
    }

    /// The actions of a turn with their ratings.
    fn acting(&self, world: &State, legal: &[Action], phase: Phase) -> Vec<Advice<Action>> {
        let now = self.worth(world);
        let rated: Vec<Rated> = legal.iter().map(|action| self.rate(world, now, *action)).collect();
        let mut advice: Vec<Advice<Action>> =
            rated.iter().map(|it| Advice { action: it.action, worth: it.net }).collect();
        // Moves hardly depend on each other, and what they find is not known.
        if self.wits == Wits::Sharp && phase != Phase::Movement {
            let plan = Planning { mind: self, rated: &rated, phase, round: world.round };
            for at in plan.candidates() {
                advice[at].worth = plan.worth(world, advice[at].action) - now.total();
            }
        }
        advice
    }

    /// How good an action of the turn is. Passing is 0.
    pub(super) fn rate(&self, world: &State, now: Worth, action: Action) -> Rated {
        let plain = |net: i64| Rated { action, net, for_price: net };
        if is_idle(action) {
            return plain(i64::MIN / 2);
        }
        if matches!(action, Action::Pass | Action::End) {
            return plain(0);
        }
        if matches!(action, Action::Affair(Affair::Auction(_))) {
            return plain(if world.realms[self.seat].accounts[Resource::Awe] >= 8 { 10 } else { -10 });
        }
        let then = self.outlook(world, action).0;
        let (gain, cost) = (then.lasting - now.lasting, now.accounts - then.accounts);
        let net = gain - cost;
        if net <= 0 {
            return plain(net - 1);
        }
        let for_price = if cost <= 0 { net * 100 } else { 1 + gain * 100 / (cost + OVERHEAD) };
        Rated { action, net, for_price }
    }

    /// The value after an action has been carried out, and whether something hidden was shown.
    fn outlook(&self, world: &State, action: Action) -> (Worth, bool) {
        if let Some(hex) = unexplored(world, action) {
            return (self.discovered(world, hex), false);
        }
        let (mut next, mut log) = (*world, Log::silent());
        next.apply(self.seat, action, &mut log);
        (self.rest(&mut next, &mut log), log.revealed())
    }

    /// The own choices are made until nothing is unfinished.
    pub(super) fn rest(&self, world: &mut State, log: &mut Log<interportal::Event>) -> Worth {
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
                        let after = |action: &Action| self.soon(world, *action).total();
                        let Some(best) = legal.iter().rev().copied().max_by_key(after) else { break };
                        best
                    }
                },
            };
            if let Some(hex) = unexplored(world, action) {
                return self.discovered(world, hex);
            }
            world.apply(self.seat, action, log);
        }
        self.worth(world)
    }

    /// The value right after a choice, once it is paid.
    fn soon(&self, world: &State, action: Action) -> Worth {
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
    fn discovered(&self, world: &State, hex: Hex) -> Worth {
        let view = world.view(Viewer::Seat(self.seat));
        let table = Table::new(&view, self.seat, self.rounds, &self.judge.weights);
        let is_fleet = matches!(world.decision(self.seat), Some(Decision::Move(Craft::Fleet(_), _)));
        let found = if is_fleet { table.passage(hex) } else { table.discovery(hex) };
        let worth = self.judge.split(&view, self.seat, self.rounds);
        Worth { lasting: worth.lasting + found, ..worth }
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
            _ => None,
        }
    }
}

/// An action of a turn: what it brings more than it costs, and what it brings for its price.
#[derive(Clone, Copy)]
pub(super) struct Rated {
    pub(super) action: Action,
    pub(super) net: i64,
    pub(super) for_price: i64,
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
        Action::TearDown | Action::Exchange(..) | Action::Regroup(_) | Action::Blockade(_) => true,
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
