//! NF-137 to NF-143: Trade, the first part of Trade, Consume.

use super::{Part, Taxing};
use crate::action::Action;
use crate::effect::Power;
use crate::event::{Decision, Event};
use crate::ids::{Kind, Phase};
use crate::query;
use crate::state::{Colony, State};
use crate::why::Reason;
use engine::{Bits, Log, Refusal, Seat, Unsaid, require};
use serde::{Deserialize, Serialize};

/// A player may sell one good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Trading {
    /// Who.
    pub seat: Seat,
}

impl Part<State> for Trading {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Trade
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(sellable(state, self.seat).iter().map(Action::Sell));
        into.push(Action::Pass);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Sell(colony) = action else { return };
        let kind = state.take_good(self.seat, colony);
        let price = price(state, self.seat, kind);
        earn(state, self.seat, kind, price, log);
    }
}

impl Trading {
    /// Asks, if there is a good that can be sold.
    pub(crate) fn begin(state: &mut State, seat: Seat) {
        if !sellable(state, seat).is_empty() {
            state.push(Trading { seat });
        }
    }
}

/// Goods that can be sold (NF-073, NF-139).
pub(crate) fn sellable(state: &State, seat: Seat) -> Bits<Colony> {
    let goods = state.empires[seat].goods.iter();
    goods.filter(|colony| may_sell::<Unsaid>(state, seat, *colony).is_ok()).collect()
}

/// NF-073, NF-139: whether `seat` may sell the good of `colony`.
pub(crate) fn may_sell<R: Refusal<Reason>>(state: &State, seat: Seat, colony: Colony) -> Result<Action, R> {
    let (pack, empire) = (&state.pack, &state.empires[seat]);
    require(query::good(pack, empire, colony).is_some(), || Reason::NoGood)?;
    require(!query::card(pack, empire, colony).untradable, || Reason::Untradable)?;
    Ok(Action::Sell(colony))
}

/// NF-140 to NF-142: the price of a good with all Trade powers.
pub(crate) fn price(state: &State, seat: Seat, kind: Kind) -> u8 {
    query::powers(&state.pack, &state.empires[seat], Phase::Trade).fold(
        state.pack[kind].price,
        |price, (_, power)| match power {
            Power::Trade(more) => price.saturating_add(more),
            Power::TradeVs(more, only) if only == kind => price.saturating_add(more),
            _ => price,
        },
    )
}

/// Carries out a sale.
pub(crate) fn earn(state: &mut State, seat: Seat, kind: Kind, price: u8, log: &mut Log<Event>) {
    state.empires[seat].credits += u16::from(price);
    log.tell(Event::Sold(seat, kind, price));
    Taxing::begin(state, seat, price);
}
