//! BTS-052 to BTS-058: resource trade, one exchange at a time.

use super::{Part, cost, triggers};
use crate::action::Action;
use crate::effect::{Ability, Effect, Exchange};
use crate::event::{Decision, Event};
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// Exchanges being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Trading {
    pub seat: Seat,
    /// Exchanges made so far.
    pub n: u8,
    /// Whether this is the production phase, and not a bonus.
    pub phase: bool,
}

impl State {
    /// The ore in the cost of an exchange for `seat`.
    pub(crate) fn trade_rate(&self, seat: Seat, exchange: Exchange) -> u8 {
        let trade = &self.pack.common.trade;
        let printed: Effect = match exchange {
            Exchange::OreToPop => trade.ore_to_pop,
            Exchange::ShipToPop => trade.ship_to_pop,
            Exchange::PopToOre => trade.pop_to_ore,
        };
        let own = self.abilities(seat).find_map(|(_, ability)| match ability {
            Ability::TradeRate(of, rate) if of == exchange => Some(rate),
            _ => None,
        });
        own.unwrap_or_else(|| self.pack.code.options(printed)[0].cost.ore)
    }
}

impl Part for Trading {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Trade
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let seat = self.seat;
        let tableau = &state.tableaus[seat];
        let has = |ore: u8| tableau.ore >= u16::from(ore);
        // BTS-054: population never stands in here.
        if tableau.n_supply() > 0 && has(state.trade_rate(seat, Exchange::OreToPop)) {
            into.push(Action::Buy);
        }
        if has(state.trade_rate(seat, Exchange::ShipToPop)) {
            cost::own_ships(state, seat, |level, place| into.push(Action::Retire(level, place)));
        }
        if tableau.pop > 0 && has(state.trade_rate(seat, Exchange::PopToOre)) {
            into.push(Action::Sell);
        }
        into.push(Action::Done);
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        let seat = self.seat;
        let mat = state.mat_card(seat);
        let pay = |state: &mut State, exchange| {
            let rate = state.trade_rate(seat, exchange);
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
                log.tell(Event::Retired(seat, level, place));
            }
            Action::Sell => {
                pay(state, Exchange::PopToOre);
                state.tableaus[seat].recall(mat);
                state.tableaus[seat].ore += 1;
                log.tell(Event::Sold(seat));
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
        state.this_turn.changed = true;
        state.push(self);
        // BTS-056: a ship less may cost control.
        if matches!(action, Action::Retire(..)) {
            state.correct_control(log);
        }
    }

    fn run(self, _: &mut State, _: &mut impl Log<Event>) {}
}
