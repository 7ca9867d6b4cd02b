//! Beyond the Sun: research technologies and settle systems for two to four players.

pub mod cards;
pub mod effect;
pub mod ids;
pub mod words;

pub mod action;
pub mod anarchists;
pub mod event;
mod flow;
pub mod now;
mod options;
pub mod query;
pub mod retinue;
pub mod score;
mod setup;
pub mod space;
pub mod state;
pub mod tableau;
#[doc(hidden)]
pub mod testing;
pub mod thing;
mod view;
pub mod why;

pub use action::Action;
pub use anarchists::{ANARCHISTS, Anarchists, Deed, Difficulty, Skip, SoloResult, solo_result};
pub use event::{Cause, Decision, Event, Spot};
pub use now::{Forecast, Phase};
pub use options::Options;
pub use retinue::Retinue;
pub use space::{Holder, Owned, Printed, Space};
pub use state::{Achieved, Board, Claim, Colony, Laid, Marker, Outpost, State, View};
pub use tableau::Tableau;
pub use thing::Thing;
pub use why::Reason;

use engine::{Chance, Dealer, Game, Outcome, Seat, Viewer};
use std::ops::RangeInclusive;

impl Game for State {
    const NAME: &'static str = "beyond-the-sun";
    const RULES: u32 = 4;

    type Options = Options;
    type Action = Action;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Thing = Thing;
    type Reason = Reason;

    /// BTS-001; a single player plays against the anarchists.
    fn seats(options: &Options) -> RangeInclusive<u8> {
        if options.solo.is_some() { 1..=1 } else { 2..=4 }
    }

    fn new(n_seats: u8, options: &Options, dealer: Dealer) -> Self {
        setup::deal(n_seats, options, dealer)
    }

    fn n_seats(&self) -> u8 {
        self.n_players()
    }

    engine::asked_by_frames!();

    fn view(&self, _: Viewer) -> View {
        view::view(self)
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
