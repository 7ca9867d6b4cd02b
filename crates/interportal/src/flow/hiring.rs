//! Mercenaries: any standardised ships for half their price (X4-077, X4R-153).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Lending, Offer, Seek, Verdict, lending, politics};
use crate::action::{Action, Unit};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::ids::{Resource, Standard};
use crate::notation::{ActionKind, Permission};
use crate::realm::Make;
use crate::state::State;
use crate::thing::Thing;
use crate::war::WarEvent;
use crate::warfare::Warfare;
use crate::why::Fault;

/// X4-077: half the price, rounded down (X4R-003).
fn price(state: &State, standard: Standard) -> i16 {
    i16::from(state.pack[standard].cost.awe / 2)
}

/// Whether there is a place for a mercenary, whichever it is.
fn has_room(state: &State, seat: Seat) -> Verdict {
    if lending::sites(state, seat).is_empty() { Err(Fault::TooMany.into()) } else { Ok(()) }
}

fn may_pay(state: &State, seat: Seat, standard: Standard) -> Verdict {
    Books::open(state, seat).has(Resource::Awe, price(state, standard))
}

fn list(state: &State, seat: Seat, seek: Seek, first: Verdict, to: &mut dyn FnMut(Action, Verdict)) {
    if !matches!(seek.only(), None | Some(Thing::Unit(Unit::Standard(_)))) {
        return;
    }
    let first = first.and_then(|()| has_room(state, seat));
    if seek.is_legal() && first.is_err() {
        return;
    }
    for standard in Standard::all().filter(|it| seek.wants(Thing::Unit(Unit::Standard(*it)))) {
        let verdict = first.and_then(|()| may_pay(state, seat, standard));
        to(Action::Warfare(Warfare::Hire(standard)), verdict);
    }
}

pub(super) fn offers(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    // X4R-L27: a law may forbid it.
    let may = state.may_now(Permission::HireMercenaries);
    let first = may.and_then(|()| politics::has_token(state, seat, ActionKind::Treaty));
    list(state, seat, seek, first, to);
}

/// The first ship of an action; more can follow.
pub(super) fn begin(state: &mut State, seat: Seat, standard: Standard, log: &mut Log<Event>) {
    politics::spend(state, seat, ActionKind::Treaty);
    hire(state, seat, standard, log);
}

fn hire(state: &mut State, seat: Seat, standard: Standard, log: &mut Log<Event>) {
    let price = price(state, standard);
    state.realms[seat].accounts[Resource::Awe] -= price;
    log.tell(Event::War(WarEvent::Hired(seat, standard, price as u8)));
    state.push(Hiring { seat });
    state.push(Lending::of(seat, Make::Standard(standard)));
}

/// Further ships of the same action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hiring {
    seat: Seat,
}

impl Part<State> for Hiring {
    fn asks(&self, state: &State) -> Option<Seat> {
        let pays = || Standard::all().any(|it| may_pay(state, self.seat, it).is_ok());
        (has_room(state, self.seat).is_ok() && pays()).then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::War(crate::war::WarDecision::Hire)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        Offer::list(self, state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Warfare(Warfare::Hire(standard)) = action {
            hire(state, self.seat, standard, log);
        }
    }
}

impl Offer for Hiring {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        list(state, self.seat, seek, Ok(()), to);
        if seek.wants(Thing::of(Action::Done)) {
            to(Action::Done, Ok(()));
        }
    }
}
