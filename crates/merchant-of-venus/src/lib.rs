//! Merchant of Venus: trade among fourteen cultures for one to four players (standard game).

pub mod cards;
pub mod effect;
pub mod ids;

pub mod action;
pub mod eval;
pub mod event;
mod flow;
pub mod now;
mod options;
pub mod query;
pub mod score;
mod setup;
pub mod state;
#[doc(hidden)]
pub mod testing;
pub mod thing;
mod view;
pub mod why;
pub mod words;

pub use action::{Action, Cargo};
pub use event::{Decision, Event};
pub use options::Options;
pub use state::{Board, Merchant, State, ThisTurn, Token, View};
pub use thing::Thing;
pub use why::Reason;

use engine::{Chance, Dealer, Game, Outcome, Seat, Viewer};
use std::ops::RangeInclusive;

impl Game for State {
    const NAME: &'static str = "merchant-of-venus";
    const RULES: u32 = 3;

    type Options = Options;
    type Action = Action;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Thing = Thing;
    type Reason = Reason;

    fn seats(_: &Options) -> RangeInclusive<u8> {
        1..=4
    }

    fn new(n_seats: u8, options: &Options, dealer: Dealer) -> Self {
        setup::deal(n_seats, options, dealer)
    }

    fn n_seats(&self) -> u8 {
        self.merchants.n_seats()
    }

    engine::asked_by_frames!();

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, seat: Seat, chance: Chance) -> Self {
        view::imagine(view, seat, chance)
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
