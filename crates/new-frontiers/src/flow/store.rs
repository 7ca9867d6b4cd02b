//! NFG-012 to NFG-022: storing for goals that lie open.

use super::Part;
use crate::action::Action;
use crate::cards::{Moment, Stored};
use crate::event::{Decision, Event};
use crate::state::{State, Stockpile};
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// NFG-013, NFG-014: how much more of such things `seat` may store at this moment, at which it has stored so
/// many already; 0 without an open goal for it.
pub(crate) fn room(state: &State, seat: Seat, what: Stored, when: Moment, n_stored: u8) -> u8 {
    let Some(goals) = &state.goals else { return 0 };
    let mut stores = goals.open.iter().filter_map(|goal| state.pack[goal].store.as_ref());
    let Some(store) = stores.find(|store| store.what == what && store.after.contains(&when)) else {
        return 0;
    };
    let stockpile = &goals.stockpiles[seat];
    let has = match what {
        Stored::ReturnedWorld => stockpile.worlds.len(),
        Stored::OwnGoods => stockpile.goods.iter().sum(),
        Stored::SaleCredits => stockpile.credits,
    };
    let at_once = store.per_action.map_or(u8::MAX, |most| most.saturating_sub(n_stored));
    store.max.saturating_sub(has).min(at_once)
}

/// Changes what `seat` has stored.
pub(crate) fn put(state: &mut State, seat: Seat, change: impl FnOnce(&mut Stockpile)) {
    if let Some(goals) = &mut state.board.goals {
        change(&mut goals.stockpiles[seat]);
    }
}

/// NFG-021: after Produce a player may store goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Storing {
    /// Who.
    pub(crate) seat: Seat,
    /// Goods stored in this action.
    pub(crate) n_stored: u8,
}

impl Part<State> for Storing {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::StoreGoods
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(state.empires[self.seat].goods.iter().map(Action::StoreGood));
        into.push(Action::Done);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        let Action::StoreGood(colony) = action else { return };
        let kind = state.take_good(self.seat, colony);
        // It does not go back to the supply, so goods may run short from now on (NFG-023).
        state.board.goods[kind.at()] -= 1;
        put(state, self.seat, |stockpile| stockpile.goods[kind.at()] += 1);
        log.tell(Event::StoredGood(self.seat, kind));
        Storing { n_stored: self.n_stored + 1, ..self }.go_on(state);
    }
}

impl Storing {
    /// Asks, if there is something to store and a goal to store it for.
    pub(crate) fn begin(state: &mut State, seat: Seat) {
        Storing { seat, n_stored: 0 }.go_on(state);
    }

    fn go_on(self, state: &mut State) {
        let room = room(state, self.seat, Stored::OwnGoods, Moment::Produce, self.n_stored);
        if room > 0 && !state.empires[self.seat].goods.is_empty() {
            state.push(self);
        }
    }
}

/// NFG-022: of the credits of a sale any number may be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Taxing {
    /// Who.
    pub(crate) seat: Seat,
    /// At most so many.
    pub(crate) most: u8,
}

impl Part<State> for Taxing {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::StoreCredits(self.most)
    }

    fn legal(&self, _: &State, into: &mut Vec<Action>) {
        into.extend((1..=self.most).map(Action::StoreCredits));
        into.push(Action::Pass);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        let Action::StoreCredits(n) = action else { return };
        state.empires[self.seat].credits -= u16::from(n);
        put(state, self.seat, |stockpile| stockpile.credits += n);
        log.tell(Event::StoredCredits(self.seat, n));
    }
}

impl Taxing {
    /// Asks, if there is a goal to store credits for.
    pub(crate) fn begin(state: &mut State, seat: Seat, price: u8) {
        let most = price.min(room(state, seat, Stored::SaleCredits, Moment::Sale, 0));
        if most > 0 {
            state.push(Taxing { seat, most });
        }
    }
}
