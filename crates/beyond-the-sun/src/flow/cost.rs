//! BTS-039, BTS-098, BTS-107: costs are paid together and in full before anything else.

use super::leaders::{credit, research_token};
use super::{Doing, Part, Scope, Source, prospect};
use crate::action::Action;
use crate::effect::Effect;
use crate::event::{Decision, Event};
use crate::ids::{Leader, Place};
use crate::state::State;
use crate::tableau::hull;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// A cost that leaves a choice: whom to pay, how to pay a recall, which ships to give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Paying {
    pub seat: Seat,
    pub effect: Effect,
    pub option: u8,
    pub scope: Scope,
    /// How many recalls are paid as ore, once that is decided.
    pub as_ore: Option<u8>,
    /// Ships still to be given.
    pub ships: u8,
    /// Ore that tokens and tiles have saved.
    pub less: u8,
    /// Whether no more is taken off.
    pub settled: bool,
}

/// Begins an option: its cost is paid, then its items follow.
pub(crate) fn begin(
    state: &mut State,
    seat: Seat,
    effect: Effect,
    option: u8,
    scope: Scope,
    log: &mut Log<Event>,
) {
    let choice = state.pack.pack().code.options(effect)[usize::from(option)];
    let mut paying = Paying {
        seat,
        effect,
        option,
        scope,
        as_ore: None,
        ships: choice.cost.ships,
        less: 0,
        settled: false,
    };
    if choice.cost.ore_to_player > 0 {
        paying.scope.paid = None;
    }
    paying.go_on(state, log);
}

impl Paying {
    /// Decides everything that leaves no choice, asks for the rest, and pays when everything is decided.
    fn go_on(mut self, state: &mut State, log: &mut Log<Event>) {
        let choice = state.pack.pack().code.options(self.effect)[usize::from(self.option)];
        let cost = choice.cost;
        if cost.ore_to_player > 0 && self.scope.paid.is_none() {
            let mut able = self.opponents(state);
            let (first, second) = (able.next(), able.next());
            drop(able);
            match (first, second) {
                (Some(only), None) => self.scope.paid = Some(only),
                _ => return state.push(self),
            }
        }
        if self.as_ore.is_none() {
            let may = [0, 1].map(|as_ore| prospect::may_recall(state, &self, as_ore));
            match may {
                [true, true] => return state.push(self),
                [_, as_ore] => self.as_ore = Some(u8::from(as_ore)),
            }
        }
        let as_ore = self.as_ore.unwrap_or_default();
        while !self.settled {
            let (first, second) = self.cheaper(state);
            let Some(first) = first else {
                self.settled = true;
                break;
            };
            if second.is_some() || prospect::may_pay_full(state, &self) {
                return state.push(self);
            }
            // If there is only one way to pay, there is nothing to choose.
            self.less += state.save(self.seat, first, log);
        }
        if self.ships > 0 {
            return state.push(self);
        }
        state.pay_ore(self.seat, self.price(state), log);
        if let Some(paid) = self.scope.paid.filter(|_| cost.ore_to_player > 0) {
            state.tableaus[self.seat].ore -= u16::from(cost.ore_to_player);
            state.tableaus[paid].ore += u16::from(cost.ore_to_player);
            state.this_turn.changed = true;
            log.tell(Event::PaidTo(self.seat, paid, cost.ore_to_player));
        }
        state.recall(self.seat, cost.recall - as_ore, log);
        if let (Source::Leader(leader), 1..) = (self.scope.on, cost.tokens) {
            state.this_turn.changed = true;
            state.spend_tokens(self.seat, leader, cost.tokens, log);
        }
        state.push(Doing { seat: self.seat, items: choice.items, scope: Scope { extra: 0, ..self.scope } });
        if cost.ships > 0 {
            state.ships_left(self.seat, log);
        }
    }

    /// The ore that is left to pay.
    pub(crate) fn price(&self, state: &State) -> u8 {
        let choice = &state.pack.pack().code.options(self.effect)[usize::from(self.option)];
        let ore = state.ore_price(self.seat, choice, self.scope) + self.as_ore.unwrap_or_default();
        ore.saturating_sub(self.less)
    }

    /// Leaders who would reduce the ore so that the option can still be carried out.
    fn cheaper(&self, state: &State) -> (Option<Leader>, Option<Leader>) {
        if self.price(state) == 0 {
            return (None, None);
        }
        let choice = &state.pack.pack().code.options(self.effect)[usize::from(self.option)];
        let token = research_token(state, self.seat).filter(|_| choice.research);
        let leaders = [token, credit(state, self.seat)].into_iter().flatten();
        let mut may = leaders.filter(|(leader, _)| prospect::may_save(state, self, *leader));
        (may.next().map(|(leader, _)| leader), may.next().map(|(leader, _)| leader))
    }

    /// Opponents with whom the option can be carried out.
    fn opponents<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Seat> + 'a {
        let others = state.clockwise(self.seat).skip(1);
        others.filter(|other| prospect::may_pay(state, self, *other))
    }
}

impl Part<State> for Paying {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, state: &State) -> Decision {
        let cost = state.pack.pack().code.options(self.effect)[usize::from(self.option)].cost;
        if cost.ore_to_player > 0 && self.scope.paid.is_none() {
            Decision::PayWhom
        } else if self.as_ore.is_none() {
            Decision::PayRecall
        } else if !self.settled {
            Decision::PayLess(self.price(state))
        } else {
            Decision::PayShip
        }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        match self.decision(state) {
            Decision::PayWhom => into.extend(self.opponents(state).map(Action::PayTo)),
            Decision::PayRecall => into.extend([Action::PayPopulation, Action::PayOre]),
            Decision::PayLess(_) => {
                let (first, second) = self.cheaper(state);
                into.extend(first.into_iter().chain(second).map(Action::Less));
                if prospect::may_pay_full(state, self) {
                    into.push(Action::PayFull);
                }
            }
            _ => {
                let first = into.len();
                own_ships(state, self.seat, |level, place| into.push(Action::Return(level, place)));
                prospect::keep_possible(state, self.seat, into, first, |after, action, log| {
                    self.apply(after, action, log);
                });
            }
        }
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::PayTo(seat) => self.scope.paid = Some(seat),
            Action::PayPopulation => self.as_ore = Some(0),
            Action::PayOre => self.as_ore = Some(1),
            Action::Less(leader) => self.less += state.save(self.seat, leader, log),
            Action::PayFull => self.settled = true,
            Action::Return(level, place) => {
                let mat = state.mat_card(self.seat);
                let tableau = &mut state.tableaus[self.seat];
                tableau.remove_ship(place, level);
                tableau.put_supply(mat);
                self.ships -= 1;
                log.tell(Event::ReturnedShip(self.seat, hull(level), state.spot(place)));
            }
            _ => return,
        }
        self.go_on(state, log);
    }
}

/// Every level and place at which `seat` has a ship.
pub(crate) fn own_ships(state: &State, seat: Seat, mut each: impl FnMut(u8, Place)) {
    let tableau = &state.tableaus[seat];
    for place in tableau.with_ships() {
        tableau.levels(place).for_each(|level| each(level, place));
    }
}

impl State {
    /// BTS-098: ore goes to the stock.
    pub(crate) fn pay_ore(&mut self, seat: Seat, n: u8, log: &mut Log<Event>) {
        if n > 0 {
            self.tableaus[seat].ore -= u16::from(n);
            self.this_turn.changed = true;
            log.tell(Event::Paid(seat, n));
        }
    }

    /// BTS-099: ore comes from the stock.
    pub(crate) fn gain_ore(&mut self, seat: Seat, n: u8, log: &mut Log<Event>) {
        if n > 0 {
            self.tableaus[seat].ore += u16::from(n);
            self.this_turn.changed = true;
            log.tell(Event::Gained(seat, n));
        }
    }

    /// BTS-107: population goes back to supply.
    pub(crate) fn recall(&mut self, seat: Seat, n: u8, log: &mut Log<Event>) {
        if n > 0 {
            let mat = self.mat_card(seat);
            (0..n).for_each(|_| self.tableaus[seat].recall(mat));
            self.this_turn.changed = true;
            log.tell(Event::Recalled(seat, n));
        }
    }
}
