//! A tie between winners: they vote on a military or an economic decision (X4-158, X4R-285).

use engine::{Log, Part, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict};
use crate::action::Action;
use crate::affair::{Affair, Criterion};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::state::State;

/// Votes that can be bought at once.
const BOUGHT: u8 = 20;

/// The tied players vote, one after the other from the one with the marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Deciding {
    left: Seats,
    /// Votes bought by the one who votes now; nothing before that is chosen.
    bought: Option<u8>,
    /// Votes cast, by `Criterion`.
    cast: [u8; Criterion::COUNT],
}

impl Deciding {
    pub(super) const fn of(tied: Seats) -> Self {
        Self { left: tied, bought: None, cast: [0; Criterion::COUNT] }
    }

    fn seat(&self, state: &State) -> Option<Seat> {
        state.in_order().find(|seat| self.left.has(*seat))
    }
}

impl Part<State> for Deciding {
    /// Accounts lie open, so who cannot pay for a vote is not asked how many to buy (X4R-304).
    fn asks(&self, state: &State) -> Option<Seat> {
        let pays = |seat: &Seat| {
            let books = Books::open(state, *seat);
            books.has_culture(i16::from(books.vote_cost())).is_ok()
        };
        self.seat(state).filter(|seat| self.bought.is_some() || pays(seat))
    }

    fn decision(&self, _: &State) -> Decision {
        if self.bought.is_none() { Decision::BuyVotes } else { Decision::Decide }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Some(seat) = self.seat(state) else { return };
        match action {
            Action::Affair(Affair::Votes(votes)) => {
                let price = i16::from(Books::open(state, seat).vote_cost()) * i16::from(votes);
                state.realms[seat].pay_culture(price);
                self.bought = Some(votes);
            }
            Action::Affair(Affair::Decide(criterion)) => {
                let votes = Books::open(state, seat).votes().saturating_add(self.bought.unwrap_or(0));
                let cast = &mut self.cast[criterion as usize];
                *cast = cast.saturating_add(votes);
                log.tell(Event::Voted(seat, criterion, votes));
                self.left.remove(seat);
                self.bought = None;
            }
            _ => return,
        }
        state.push(self);
    }

    /// A tie of votes means military.
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if self.seat(state).is_some() {
            return state.push(Self { bought: Some(0), ..self });
        }
        let [military, economic] = self.cast;
        let criterion = if economic > military { Criterion::Economic } else { Criterion::Military };
        state.criterion = Some(criterion);
        log.tell(Event::Decided(criterion));
    }
}

impl Offer for Deciding {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let Some(seat) = self.seat(state) else { return };
        let books = Books::open(state, seat);
        let price = i16::from(books.vote_cost());
        let mut offer = |affair: Affair, verdict: Verdict| {
            let action = Action::Affair(affair);
            if seek.means(action) {
                to(action, verdict);
            }
        };
        if self.bought.is_none() {
            for votes in 0..=BOUGHT {
                offer(Affair::Votes(votes), books.has_culture(price * i16::from(votes)));
            }
            return;
        }
        Criterion::ALL.into_iter().for_each(|criterion| offer(Affair::Decide(criterion), Ok(())));
    }
}
