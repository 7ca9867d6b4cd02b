//! Salvage, a toy for two or three: bid a card in secret, win a relic, stow it, dig for better cards.
//!
//! It is small, but has one of everything that the engine must support: a face-down deck, hands, a bag, a sealed
//! choice that all make at once, frames on a stack, an optional step with a cost, a card that only one seat has
//! looked at, and a variant.

pub(crate) mod flow;
pub(crate) mod notation;
pub(crate) mod reasons;
pub(crate) mod state;
pub(crate) mod view;

pub(crate) use notation::{Action, Thing};
pub(crate) use reasons::Reason;
pub(crate) use state::{Card, Event, Frame, Hold, Options, Relic, Toy};
pub(crate) use view::View;

use engine::{BySeat, Chance, Dealer, Game, Log, Outcome, Seat, Seats, Viewer};
use serde::Serialize;
use std::ops::RangeInclusive;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Decision {
    Bid,
    Stow(Relic),
    Dig,
    Keep(Card),
}

impl Game for Toy {
    const NAME: &'static str = "salvage";
    const RULES: u32 = 1;

    type Options = Options;
    type Action = Action;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Thing = Thing;
    type Reason = Reason;

    fn seats(_: &Options) -> RangeInclusive<u8> {
        2..=3
    }

    fn new(n_seats: u8, options: &Options, dealer: Dealer) -> Self {
        state::set_up(n_seats, *options, dealer)
    }

    fn n_seats(&self) -> u8 {
        self.hands.n_seats()
    }

    fn awaiting(&self) -> Seats {
        flow::awaiting(self)
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        flow::decision(self, seat)
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        flow::legal(self, seat, into);
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        flow::apply(self, seat, action, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, seat: Seat, chance: Chance) -> Self {
        view::imagine(view, seat, chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = matches!(self.top(), Frame::Over);
        let points: BySeat<i32> = self.hands.map(|seat, _| self.points(seat));
        over.then(|| {
            Outcome::ranked(points, &self.hands.map(|_, hand| hand.iter().map(|c| i32::from(c.0)).sum()))
        })
    }

    fn things(&self, seat: Seat, into: &mut Vec<Thing>) {
        into.extend(self.hands[seat].iter().copied().map(Thing::Card));
        into.extend([Thing::Hold(Hold::Left), Thing::Hold(Hold::Right), Thing::Deck]);
    }

    fn thing(action: Action) -> Option<Thing> {
        match action {
            Action::Bid(card) => Some(Thing::Card(card)),
            Action::Stow(hold) => Some(Thing::Hold(hold)),
            Action::Dig => Some(Thing::Deck),
            Action::Drop | Action::Keep | Action::Bury | Action::Pass => None,
        }
    }

    fn why_not(&self, seat: Seat, thing: Thing) -> Option<Reason> {
        reasons::why_not(self, seat, thing)
    }
}
