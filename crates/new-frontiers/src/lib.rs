//! New Frontiers: build an empire of worlds and developments for two to five players.

pub mod cards;
pub mod effect;
pub mod ids;
pub mod words;

pub mod action;
pub mod event;
mod flow;
mod gain;
pub mod goals;
pub mod now;
mod options;
mod price;
pub mod query;
pub mod score;
mod setup;
pub mod state;
#[doc(hidden)]
pub mod testing;
pub mod thing;
mod view;
pub mod why;

pub use action::Action;
pub use event::{Decision, Event, Giver};
pub use options::Options;
pub use price::Price;
pub use state::{Board, Colony, Empire, Ending, Goals, Source, State, Stockpile, View};
pub use thing::Thing;
pub use why::Reason;

use engine::{Chance, Dealer, Game, Outcome, Seat, Viewer};
use std::ops::RangeInclusive;

impl Game for State {
    const NAME: &'static str = "new-frontiers";
    const RULES: u32 = 3;

    type Options = Options;
    type Action = Action;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Thing = Thing;
    type Reason = Reason;

    /// NF-001.
    fn seats(_: &Options) -> RangeInclusive<u8> {
        2..=5
    }

    fn new(n_seats: u8, options: &Options, dealer: Dealer) -> Self {
        setup::deal(n_seats, options, dealer)
    }

    fn n_seats(&self) -> u8 {
        self.empires.n_seats()
    }

    engine::asked_by_frames!();

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, _: Seat, chance: Chance) -> Self {
        view::imagine(view, chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }

    fn things(&self, seat: Seat, into: &mut Vec<Thing>) {
        thing::all(self, seat, into);
    }

    fn thing(action: Action) -> Option<Thing> {
        Some(Thing::of(action))
    }

    fn why_not(&self, seat: Seat, thing: Thing) -> Option<Reason> {
        why::not(self, seat, thing)
    }
}
