//! Prices in resources of any kinds (X4R-294), and event cards that are sold or handed in (X4-056, X4-060).

use engine::{Log, Part, Seat, Secret};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict, exploring};
use crate::action::Action;
use crate::affair::Affair;
use crate::cards::Explored;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::ids::{EventCard, Resource};
use crate::object::Object;
use crate::state::State;
use crate::thing::Thing;
use crate::why::Fault;

/// So many resources are paid: each that is named is used up before the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Giving {
    seat: Seat,
    left: u8,
}

impl Giving {
    pub(super) const fn of(seat: Seat, left: u8) -> Self {
        Self { seat, left }
    }
}

impl Part<State> for Giving {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat).filter(|_| self.left > 0)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::PayAny(self.left)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Affair(Affair::Pay(resource)) = action else { return };
        let account = &mut state.board.realms[self.seat].accounts[resource];
        let paid = i16::from(self.left).min(*account);
        *account -= paid;
        log.tell(Event::Gained(self.seat, resource, -paid));
        state.push(Self { left: self.left - paid as u8, ..self });
    }
}

impl Offer for Giving {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let books = Books::open(state, self.seat);
        for resource in Resource::ALL.into_iter().filter(|it| seek.wants(Thing::Object(Object::Account(*it))))
        {
            to(Action::Affair(Affair::Pay(resource)), books.has(resource, 1));
        }
    }
}

/// Event cards are given away: sold until the holder has enough, or a fixed number as a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Analysing {
    pub(super) seat: Seat,
    /// How many more must be handed in; nothing if they are sold.
    pub(super) left: Option<u8>,
}

/// The event cards of a seat, open ones first; each kind once.
pub(super) fn cards(state: &State, seat: Seat) -> impl Iterator<Item = EventCard> {
    let open = state.cards_of(seat).map(|held| held.card);
    let all = move || open.clone().chain(state.hidden.hands[seat].events.iter().copied());
    let before = all.clone();
    all()
        .enumerate()
        .filter(move |(place, card)| !before().take(*place).any(|it| it == *card))
        .map(|(_, it)| it)
}

/// How many event cards a seat has.
pub(super) fn n_cards(state: &State, seat: Seat) -> usize {
    state.cards_of(seat).count() + state.hidden.hands[seat].events.len()
}

/// X4R-262: an event card leaves its owner and goes to the discards of its deck; a known one first.
pub(super) fn discard(state: &mut State, seat: Seat, card: EventCard, log: &mut Log<Event>) {
    let (open, secret) = (&mut state.board.cards, &mut state.hidden.hands[seat].events);
    if let Some(place) = open.iter().position(|(holder, held)| *holder == seat && held.card == card) {
        open.remove(place);
        state.touch(seat);
    } else if let Some(place) = secret.iter().position(|held| *held == card) {
        secret.remove(place);
        // Everybody learns what was held.
        Secret::keep(card).open(log);
    }
    let deck = Explored::Event(state.pack[card].deck);
    let place = exploring::DECKS.iter().position(|kind| state.pack[*kind].explore_draws == deck);
    place.into_iter().for_each(|place| state.board.discards[place].push(card));
}

/// X4-056: sells a card.
pub(super) fn sell(state: &mut State, seat: Seat, card: EventCard, log: &mut Log<Event>) {
    let price = i16::from(Books::open(state, seat).discovery_price());
    discard(state, seat, card, log);
    state.realms[seat].accounts[Resource::Research] += price;
    log.tell(Event::Analysed(seat, card, price as u8));
}

impl Part<State> for Analysing {
    fn asks(&self, state: &State) -> Option<Seat> {
        let open = n_cards(state, self.seat) > 0 && self.left != Some(0);
        Some(self.seat).filter(|_| open)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Analyse
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Affair(Affair::Analyse(card)) = action else { return };
        state.push(Self { left: self.left.map(|left| left - 1), ..self });
        if self.left.is_some() {
            discard(state, self.seat, card, log);
            log.tell(Event::Analysed(self.seat, card, 0));
        } else {
            sell(state, self.seat, card, log);
        }
    }
}

impl Offer for Analysing {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for card in cards(state, self.seat).filter(|it| seek.wants(Thing::Card(*it))) {
            to(Action::Affair(Affair::Analyse(card)), Ok(()));
        }
        if seek.wants(Thing::of(Action::Done)) {
            let owed: Verdict = Err(Fault::NotThere.into());
            to(Action::Done, if self.left.is_none() { Ok(()) } else { owed });
        }
    }
}

/// X4-061: a gift to the High Council has been paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Gift {
    pub(super) seat: Seat,
}

impl Part<State> for Gift {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        log.tell(Event::Gift(self.seat));
        crate::score::book(state, self.seat, "vp-gift", log);
    }
}
