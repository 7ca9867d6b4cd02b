//! Interportal: politics, economy and war between the portals for two to six players.

pub mod cards;
pub mod council;
pub mod council_words;
pub mod ids;
pub mod notation;
pub mod words;

pub mod action;
pub mod affair;
pub mod agent;
pub mod attack;
pub mod battlefield;
pub mod cell;
mod combat;
mod control;
pub mod drawing;
pub mod duel;
pub mod economy;
pub mod event;
mod flow;
pub mod hex;
pub mod intrigue;
mod manning;
mod moment;
pub mod motion;
pub mod now;
pub mod object;
pub mod odds;
pub mod office;
mod open;
mod options;
pub mod realm;
pub mod score;
pub mod service;
mod setup;
pub mod siege;
pub mod state;
mod stock;
pub mod tactical;
pub mod tactical_words;
pub mod tactics;
#[doc(hidden)]
pub mod testing;
pub mod thing;
mod view;
pub mod war;
pub mod warfare;
pub mod why;

pub use action::Action;
pub use affair::Affair;
pub use agent::Agency;
pub use cell::Cell;
pub use council::Council;
pub use council_words::{CouncilDecision, CouncilEvent, CouncilFault};
pub use economy::{Books, Tally};
pub use event::{Decision, Event};
pub use hex::{Hex, HexSet};
pub use motion::{Bill, Matter, Motion};
pub use options::{BattleMode, Length, Options};
pub use realm::Realm;
pub use setup::deal;
pub use state::{Board, State};
pub use tactical::TacticalAction;
pub use tactical_words::{TacticalDecision, TacticalEvent, TacticalFault};
pub use tactics::Tactics;
pub use thing::Thing;
pub use view::View;
pub use warfare::Warfare;
pub use why::Reason;

use std::ops::RangeInclusive;

use engine::{Chance, Dealer, Game, Outcome, Seat, Viewer};

impl Game for State {
    const NAME: &'static str = "interportal";
    const RULES: u32 = 19;

    type Options = Options;
    type Action = Action;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Thing = Thing;
    type Reason = Reason;

    /// X4R-001.
    fn seats(options: &Options) -> RangeInclusive<u8> {
        let game = &options.pack.pack().game;
        game.players_min..=game.players_max
    }

    fn new(n_seats: u8, options: &Options, dealer: Dealer) -> Self {
        // The first income is part of the set-up: nobody has seen anything yet.
        let mut silent = dealer.silent();
        let mut state = setup::deal(n_seats, options, dealer);
        flow::begin(&mut state, &mut silent);
        state
    }

    fn n_seats(&self) -> u8 {
        self.n_players()
    }

    engine::asked_by_frames!();

    fn allows(&self, seat: Seat, action: Action) -> bool {
        flow::allows(self, seat, action)
    }

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
