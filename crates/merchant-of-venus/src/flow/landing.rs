//! MV-113 to MV-121: the end of movement and the First Contact phase.

use super::upgrades::assign;
use super::{Closing, Declaring, Part, Trading};
use crate::action::Action;
use crate::effect::{Deed, DeedKind, Window};
use crate::event::{Decision, Event};
use crate::ids::{System, Technology};
use crate::query::Kind;
use crate::state::{Slot, State};
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// The last step of a turn.
pub(super) fn finish_turn(state: &mut State) {
    state.push(Closing);
    state.push(Declaring);
}

/// A rule has ended the turn where the ship is (MV-165).
pub(super) fn cut_short(state: &mut State, _: &mut Log<Event>) {
    let ship = state.merchants[state.turn.seat].ship;
    state.board.turn.ends_on = state.pack[ship].system;
    finish_turn(state);
}

/// Movement ends here: by landing, with the last point, or because no line can be paid.
pub(super) fn halt(state: &mut State, log: &mut Log<Event>) {
    let seat = state.turn.seat;
    let ship = state.merchants[seat].ship;
    let system = state.pack[ship].system;
    state.board.turn.ends_on = system;
    state.board.turn.gate = false;
    state.board.turn.hatch = false;
    let landed = match state.kind(ship) {
        Kind::City => Some(DeedKind::City),
        Kind::Base | Kind::Port | Kind::Merchant(..) => Some(DeedKind::Port),
        Kind::Asteroid => Some(DeedKind::Asteroid),
        _ => None,
    };
    finish_turn(state);
    if let Some(kind) = landed {
        log.tell(Event::Landed(seat, ship));
        state.did(
            seat,
            super::supply::Done { deed: Deed::Land, category: None, state: None, kind: Some(kind) },
        );
        if kind != DeedKind::Asteroid {
            state.push(Trading);
            let unknown = system.filter(|system| state.discovered[system.at()].is_none());
            if let (Some(system), Kind::City | Kind::Port) = (unknown, state.kind(ship)) {
                state.push(Contacting { system });
            }
        }
    }
    state.push(Ending);
}

/// The window after movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Ending;

impl Part<State> for Ending {
    fn asks(&self, state: &State) -> Option<Seat> {
        let seat = state.turn.seat;
        let mut late = Vec::new();
        state.list_late_upgrades(&mut late);
        (!late.is_empty() || state.usable(seat, Window::EndOfMove).next().is_some()).then_some(seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::EndOfMove
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let seat = state.turn.seat;
        state.list_usable(seat, Window::EndOfMove, into);
        state.list_late_upgrades(into);
        if state.can_open_hatch(seat) {
            into.push(Action::Cargo);
        }
        into.push(Action::Done);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if action == Action::Done {
            return;
        }
        state.push(self);
        match action {
            Action::Use(source) => state.use_ability(state.turn.seat, source, log),
            Action::Power(technology, value) => assign(state, Slot::Upgrade(technology), value, log),
            Action::Cargo => state.open_hatch(),
            _ => {}
        }
    }
}

/// MV-115 to MV-120: a culture is discovered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Contacting {
    system: System,
}

impl Part<State> for Contacting {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let seat = state.turn.seat;
        let culture = state.hidden.contacts[self.system.at()].open(log);
        let pack = state.pack.pack();
        // MV-117: the three market tokens in one of their six orders.
        let order = state.chance.below(6, log) as usize;
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let board = &mut state.board;
        board.markets[culture.at()] = orders[order];
        board.discovered[self.system.at()] = Some(culture);
        let contact = &mut board.contacts[culture.at()];
        contact.system = Some(self.system);
        contact.owner = Some(seat);
        contact.credits = pack.contacts[culture.at()].credits;
        board.merchants.seats().for_each(|seat| board.seen[seat].remove(self.system));
        board.turn.contact = true;
        for technology in Technology::all().filter(|it| pack[*it].culture == culture) {
            let n = std::mem::take(&mut board.tech_supply[technology.at()]);
            board.tech_offers[culture.at()][technology.at()] += n;
        }
        state.restock(culture, u8::MAX);
        log.tell(Event::Discovered(seat, self.system, culture));
        state.did(seat, Deed::FirstContact);
    }
}
