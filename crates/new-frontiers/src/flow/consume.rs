//! NF-144 to NF-154: Consume, the second part of Trade, Consume.

use super::{Part, Spending, spend::Need, trade};
use crate::action::Action;
use crate::effect::{Gains, Power};
use crate::event::{Decision, Event, Giver};
use crate::ids::Phase;
use crate::query;
use crate::state::{Source, State};
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// A player uses Consume powers, each once, until none can be used (NF-061, NF-144).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Consuming {
    /// Who.
    pub seat: Seat,
    /// Which of the powers have been used, in the order of `query::powers`.
    pub used: u128,
    /// Goods consumed so far (NF-149).
    pub n_consumed: u8,
    /// Whether the player is asked.
    pub asking: bool,
}

impl Part<State> for Consuming {
    fn asks(&self, _: &State) -> Option<Seat> {
        self.asking.then_some(self.seat)
    }

    fn decision(&self, state: &State) -> Decision {
        if self.usable(state).next().is_some() { Decision::Consume } else { Decision::SellMore }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(
            self.usable(state).map(|(n, source, _)| Action::Consume(source, self.number(state, n, source))),
        );
        // NF-152: selling one more good is optional, but powers that must be used come first.
        let must = !into.is_empty();
        if self.seller(state).is_some() {
            into.extend(trade::sellable(state, self.seat).iter().map(Action::Sell));
            if !must {
                into.push(Action::Pass);
            }
        }
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        self.asking = false;
        match action {
            Action::Consume(source, number) => {
                let wanted = self
                    .usable(state)
                    .find(|(n, on, _)| *on == source && self.number(state, *n, source) == number);
                if let Some((n, source, power)) = wanted {
                    self.use_power(state, n, source, power, log);
                }
            }
            Action::Sell(colony) => {
                self.used |= self.seller(state).map_or(0, |n| 1 << n);
                let kind = state.take_good(self.seat, colony);
                let price = state.pack[kind].price;
                state.push(self);
                trade::earn(state, self.seat, kind, price, log);
            }
            // The player declined: the optional sale counts as used.
            _ => {
                self.used |= self.seller(state).map_or(0, |n| 1 << n);
                state.push(self);
            }
        }
    }

    fn run(mut self, state: &mut State, log: &mut Log<Event>) {
        let sells = self.seller(state).is_some();
        let mut usable = self.usable(state);
        match (usable.next(), usable.next().is_some()) {
            (None, _) if !sells => {
                drop(usable);
                self.finish(state, log);
            }
            // If only one power must be used, there is nothing to choose.
            (Some((n, source, power)), false) if !sells => {
                drop(usable);
                self.use_power(state, n, source, power, log);
            }
            _ => {
                drop(usable);
                self.asking = true;
                state.push(self);
            }
        }
    }
}

impl Consuming {
    /// Consume waits until Trade is finished.
    pub(crate) fn begin(state: &mut State, seat: Seat) {
        state.push(Consuming { seat, used: 0, n_consumed: 0, asking: false });
    }

    /// Powers that must be used and can be used: number, tile, power.
    fn usable<'a>(&self, state: &'a State) -> impl Iterator<Item = (u32, Source, Power)> + use<'a> {
        let Consuming { seat, used, .. } = *self;
        query::powers(&state.pack, &state.empires[seat], Phase::Consume)
            .zip(0..)
            .filter(move |(_, n)| used >> n & 1 == 0)
            .filter(move |((_, power), _)| Need::of(state, seat, *power).is_some())
            .map(|((source, power), n)| (n, source, power))
    }

    /// The number of an unused power to sell one more, if there is anything to sell.
    fn seller(&self, state: &State) -> Option<u32> {
        if trade::sellable(state, self.seat).is_empty() {
            return None;
        }
        query::powers(&state.pack, &state.empires[self.seat], Phase::Consume)
            .zip(0..)
            .find(|((_, power), n)| self.used >> n & 1 == 0 && *power == Power::ConsumeSell)
            .map(|(_, n)| n)
    }

    /// The number of the power `n` among the Consume powers of its tile.
    fn number(&self, state: &State, n: u32, source: Source) -> u8 {
        let powers = query::powers(&state.pack, &state.empires[self.seat], Phase::Consume);
        powers.take(n as usize).filter(|(on, _)| *on == source).count() as u8
    }

    fn use_power(mut self, state: &mut State, n: u32, source: Source, power: Power, log: &mut Log<Event>) {
        self.used |= 1 << n;
        let need = Need::of(state, self.seat, power);
        state.push(self);
        if let Some((need, gains)) = need {
            Spending::begin(state, self.seat, source, need, gains, log);
        }
    }

    /// A power has been paid for with this many goods.
    pub(crate) fn consumed(state: &mut State, n_goods: u8) {
        if let Some(super::Frame::Consuming(consuming)) = state.frames.last_mut() {
            consuming.n_consumed += n_goods;
        }
    }

    /// NF-149, NF-150: what all consumed goods together bring.
    fn finish(&self, state: &mut State, log: &mut Log<Event>) {
        let (pack, empire) = (state.pack, state.empires[self.seat]);
        for (source, power) in query::powers(&pack, &empire, Phase::Consume) {
            if let Power::ConsumePerGood { vp, with, bonus } = power {
                let more = if empire.developments.has(with) { bonus } else { 0 };
                let vp = vp.saturating_mul(self.n_consumed).saturating_add(more);
                let gains = Gains { vp, ..Gains::default() };
                state.gain(self.seat, gains, Giver::Power(source), log);
            }
        }
    }
}
