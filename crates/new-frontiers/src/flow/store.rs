//! NFG-012 to NFG-022: storing for goals that are face up.

use super::{Part, trade};
use crate::action::Action;
use crate::cards::{Moment, Store, Stored, Yield};
use crate::effect::Power;
use crate::event::{Decision, Event};
use crate::ids::{Goal, Phase, Tile};
use crate::query;
use crate::state::{Colony, State, Stockpile};
use crate::why::Reason;
use engine::{Index, Log, Refusal, Seat, Unsaid, require};
use serde::{Deserialize, Serialize};

/// NFG-013, NFG-014: how much more of this `seat` may store now, given how much it has stored at this moment; 0 if no
/// face-up goal needs it.
pub(crate) fn room(state: &State, seat: Seat, what: Stored, when: Moment, n_stored: u8) -> u8 {
    let Some(goals) = &state.goals else { return 0 };
    let mut stores = goals.open.iter().filter_map(|goal| state.pack[goal].store.as_ref());
    let Some(store) = stores.find(|store| store.what == what && store.after.contains(&when)) else {
        return 0;
    };
    let at_once = store.per_action.map_or(u8::MAX, |most| most.saturating_sub(n_stored));
    left(&goals.stockpiles[seat], store).min(at_once)
}

/// NFG-014: how much more may be stored in the rest of the game.
fn left(stockpile: &Stockpile, store: &Store) -> u8 {
    let has = match store.what {
        Stored::ReturnedWorld => stockpile.worlds.len(),
        Stored::OwnGoods => stockpile.goods.iter().sum(),
        Stored::SaleCredits => stockpile.credits,
    };
    store.max.saturating_sub(has)
}

/// NFG-013, R4: whether any player could store for `goal` in the action that was just selected, if the goal were
/// turned up now. It considers only open information, so that the answer reveals nothing.
pub(crate) fn may_serve(state: &State, goal: Goal, tile: Tile) -> bool {
    let (Some(goals), Some(store)) = (&state.goals, &state.pack[goal].store) else { return false };
    let has_room = |seat: &Seat| left(&goals.stockpiles[*seat], store) > 0;
    let mut seats = state.empires.seats().filter(has_room);
    let at = |moment| store.after.contains(&moment);
    match (tile, store.what) {
        (Tile::Explore, Stored::ReturnedWorld) if at(Moment::Explore) => {
            let selector = state.discs[usize::from(state.n_selected)];
            seats.any(|seat| may_exceed(state, seat, n_explored(state, seat, seat == selector)))
        }
        (Tile::Settle, Stored::ReturnedWorld) if at(Moment::Settle) => {
            seats.any(|seat| may_exceed(state, seat, n_drawn_by_settling(state, seat)))
        }
        (Tile::Produce, Stored::OwnGoods) if at(Moment::Produce) => seats.any(|seat| {
            let empire = &state.empires[seat];
            empire.colonies().iter().any(|it| query::card(&state.pack, empire, it).yields != Yield::None)
        }),
        (Tile::TradeConsume, Stored::SaleCredits) if at(Moment::Sale) => {
            seats.any(|seat| !trade::sellable(state, seat).is_empty())
        }
        _ => false,
    }
}

/// NF-084: whether this many new worlds, or as many as the bag has, exceed the limit of `seat`.
fn may_exceed(state: &State, seat: Seat, n_new: u8) -> bool {
    let n_new = n_new.min(state.bag.len());
    state.empires[seat].n_worlds() + n_new > state.pack.limits.worlds_held
}

/// NF-077, NF-078, NF-081: worlds that `seat` gets in Explore.
fn n_explored(state: &State, seat: Seat, selects: bool) -> u8 {
    let powers = query::powers(&state.pack, &state.empires[seat], Phase::Explore);
    let n_extra = powers.map(|(_, power)| if let Power::ExploreDraw(n) = power { n } else { 0 }).sum::<u8>();
    1 + u8::from(selects) + n_extra
}

/// NF-106, NF-113: worlds that `seat` draws if it settles as often as it may.
fn n_drawn_by_settling(state: &State, seat: Seat) -> u8 {
    let powers = query::powers(&state.pack, &state.empires[seat], Phase::Settle);
    let (n_worlds, n_drawn) = powers.fold((1, 0), |(n_worlds, n_drawn), (_, power)| match power {
        Power::SettleMore => (n_worlds + 1, n_drawn),
        Power::AfterSettleDraw(n) => (n_worlds, n_drawn + n),
        _ => (n_worlds, n_drawn),
    });
    n_worlds * n_drawn
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
        let colonies = state.empires[self.seat].colonies().iter();
        into.extend(colonies.filter_map(|colony| self.may::<Unsaid>(state, colony).ok()));
        into.push(Action::Done);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::StoreGood(colony) = action else { return };
        let kind = state.take_good(self.seat, colony);
        // It does not return to the supply, so goods may run short from now on (NFG-023).
        state.board.goods[kind.at()] -= 1;
        put(state, self.seat, |stockpile| stockpile.goods[kind.at()] += 1);
        log.tell(Event::StoredGood(self.seat, kind));
        Storing { n_stored: self.n_stored + 1, ..self }.go_on(state);
    }
}

impl Storing {
    /// NFG-021: whether the good of `colony` may be stored.
    pub(crate) fn may<R: Refusal<Reason>>(&self, state: &State, colony: Colony) -> Result<Action, R> {
        require(state.empires[self.seat].goods.has(colony), || Reason::NoGood)?;
        Ok(Action::StoreGood(colony))
    }

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

/// NFG-022: any number of the credits of a sale may be stored.
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

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
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
