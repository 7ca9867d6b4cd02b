//! BTS-052 to BTS-058: resource trade, one exchange at a time.

use super::leaders::credit;
use super::{Part, cost, prospect, triggers};
use crate::action::Action;
use crate::cards::TradeRates;
use crate::effect::{Ability, Exchange};
use crate::event::{Decision, Event};
use crate::ids::Leader;
use crate::state::{Board, State};
use crate::tableau::hull;
use crate::why::Reason;
use engine::{Index, Log, Refusal, Seat, Unsaid, require};
use serde::{Deserialize, Serialize};

/// Exchanges being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Trading {
    pub seat: Seat,
    /// Exchanges made so far.
    pub n: u8,
    /// Whether this is the production phase, and not a bonus.
    pub phase: bool,
    /// Ore that the credit tile takes off the next exchange.
    pub less: u8,
}

impl Trading {
    /// The ore in the cost of each exchange now, by `Exchange`.
    fn prices(&self, state: &State) -> [u8; Exchange::COUNT] {
        state.trade_rates(self.seat).map(|rate| rate.saturating_sub(self.less))
    }

    /// The leader whose credit may be used, if it makes an exchange that costs ore possible.
    fn credit(&self, state: &State) -> Option<Leader> {
        let (leader, less) = credit(state, self.seat).filter(|_| self.less == 0)?;
        let helped = Trading { less, ..*self };
        let rates = state.trade_rates(self.seat);
        let helps = |exchange: &Exchange| {
            let there = *exchange != Exchange::ShipToPop || state.tableaus[self.seat].has_ships();
            rates[exchange.at()] > 0 && there && helped.may::<Unsaid>(state, rates, *exchange).is_ok()
        };
        Exchange::ALL.iter().any(helps).then_some(leader)
    }

    /// BTS-053 to BTS-057: whether an exchange can be made at these rates, before the credit tile. Which ship is
    /// exchanged is not considered.
    fn may<R: Refusal<Reason>>(
        &self,
        state: &State,
        rates: [u8; Exchange::COUNT],
        exchange: Exchange,
    ) -> Result<(), R> {
        let (tableau, rate) = (&state.tableaus[self.seat], rates[exchange.at()]);
        let (need, have) = (u16::from(rate.saturating_sub(self.less)), tableau.ore);
        require(have >= need, || {
            let printed = state.trade_rates_printed()[exchange.at()];
            Reason::too_little_ore(printed.into(), 0, need, have)
        })?;
        match exchange {
            // BTS-054: population never replaces supply here.
            Exchange::OreToPop => require(tableau.n_supply() > 0, || Reason::NoSupply),
            Exchange::ShipToPop => Ok(()),
            Exchange::PopToOre => {
                let have = tableau.pop;
                require(have > 0, || Reason::TooLittlePopulation { need: 1, have })?;
                // A credit is only for an exchange that costs ore.
                require(self.less == 0 || rate > 0, || Reason::CannotBeUsed)
            }
        }
    }

    /// Why an exchange cannot be made.
    pub(crate) fn why_not(&self, state: &State, exchange: Exchange) -> Option<Reason> {
        self.may(state, state.trade_rates(self.seat), exchange).err()
    }

    fn exchanges(&self, state: &State, into: &mut Vec<Action>) {
        let rates = state.trade_rates(self.seat);
        let may = |exchange| self.may::<Unsaid>(state, rates, exchange).is_ok();
        if may(Exchange::OreToPop) {
            into.push(Action::Buy);
        }
        if may(Exchange::ShipToPop) {
            cost::own_ships(state, self.seat, |level, place| into.push(Action::Retire(level, place)));
        }
        if may(Exchange::PopToOre) {
            into.push(Action::Sell);
        }
    }
}

impl Board {
    /// The printed ore in the cost of each exchange, by `Exchange`.
    pub fn trade_rates_printed(&self) -> [u8; Exchange::COUNT] {
        let pack = self.pack.pack();
        let TradeRates { ore_to_pop, ship_to_pop, pop_to_ore } = pack.common.trade;
        [ore_to_pop, ship_to_pop, pop_to_ore].map(|effect| pack.code.options(effect)[0].cost.ore)
    }

    /// The ore in the cost of each exchange for `seat`, by `Exchange`.
    pub fn trade_rates(&self, seat: Seat) -> [u8; Exchange::COUNT] {
        let pack = self.pack.pack();
        let mut rates = self.trade_rates_printed();
        if self.may_have(seat, pack.masks.easing) {
            self.abilities(seat).for_each(|(_, ability)| {
                if let Ability::TradeRate(exchange, rate) = ability {
                    rates[exchange.at()] = rate;
                }
            });
        }
        rates
    }
}

impl Part<State> for Trading {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Trade
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let first = into.len();
        self.exchanges(state, into);
        if self.less > 0 {
            return;
        }
        into.extend(self.credit(state).map(Action::Less));
        into.push(Action::Done);
        if !self.phase {
            prospect::keep_possible(state, self.seat, into, first, |after, action, log| {
                self.apply(after, action, log);
            });
        }
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let seat = self.seat;
        let mat = state.mat_card(seat);
        let pay = |state: &mut State, exchange: Exchange| {
            let rate = self.prices(state)[exchange.at()];
            state.tableaus[seat].ore -= u16::from(rate);
        };
        match action {
            Action::Buy => {
                pay(state, Exchange::OreToPop);
                let tableau = &mut state.tableaus[seat];
                tableau.pop += u8::from(tableau.take_supply());
                log.tell(Event::Bought(seat));
            }
            Action::Retire(level, place) => {
                pay(state, Exchange::ShipToPop);
                let tableau = &mut state.tableaus[seat];
                tableau.remove_ship(place, level);
                tableau.pop += 1;
                log.tell(Event::Retired(seat, hull(level), state.spot(place)));
            }
            Action::Sell => {
                pay(state, Exchange::PopToOre);
                state.tableaus[seat].recall(mat);
                state.tableaus[seat].ore += 1;
                log.tell(Event::Sold(seat));
            }
            Action::Less(leader) => {
                self.less = state.save(seat, leader, log);
                return state.push(self);
            }
            _ => {
                if self.phase {
                    triggers::triggered(state, seat, |ability| match ability {
                        Ability::OnTrades(least, effect) if self.n >= least => Some(effect),
                        _ => None,
                    });
                }
                return;
            }
        }
        self.n = self.n.saturating_add(1);
        self.less = 0;
        state.this_turn.changed = true;
        state.push(self);
        // BTS-056: losing a ship may cost control.
        if matches!(action, Action::Retire(..)) {
            state.ships_left(seat, log);
        }
    }
}
