//! Networks, watches and civil units are given up (X4R-350, X4R-392).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict, muster, picking};
use crate::action::{Action, Unit};
use crate::affair::Affair;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::realm::{Make, Vessel};
use crate::state::{State, System};
use crate::thing::{Thing, Word};
use crate::why::Fault;

/// A seat names what it gives up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Abandoning {
    pub(super) seat: Seat,
}

fn is_civil(state: &State, vessel: &Vessel) -> bool {
    vessel.at.is_some() && !state.hull(vessel.make).military
}

/// The own civil units by their places in the list; those that are alike are offered once.
fn civil(state: &State, seat: Seat) -> impl Iterator<Item = u8> {
    let ships = &state.realms[seat].ships;
    let places = (0..ships.len()).filter(move |ship| is_civil(state, &ships[*ship]));
    places.filter(|ship| !ships[..*ship].contains(&ships[*ship])).map(|ship| ship as u8)
}

/// The systems with an own network, or with an own watch.
fn levels(state: &State, seat: Seat, watch: bool) -> impl Iterator<Item = Hex> {
    Hex::all().filter(move |hex| {
        let system = state.system(*hex);
        (if watch { system.watches[seat] } else { system.networks[seat] }) > 0
    })
}

/// X4R-350: without an action, if there is anything to give up.
pub(super) fn offer(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    if seek.wants(Thing::Word(Word::Abandon)) {
        let levels = |system: &System| system.networks[seat] > 0 || system.watches[seat] > 0;
        let near = |all: u8, it: &System| all | it.networks.near(seat) | it.watches.near(seat);
        let some = || state.systems.iter().fold(0, near) != 0;
        let any = state.realms[seat].ships.iter().any(|vessel| is_civil(state, vessel))
            || some() && state.systems.iter().any(levels);
        to(Action::Abandon, if any { Ok(()) } else { Err(Fault::NothingToAbandon.into()) });
    }
}

impl Part<State> for Abandoning {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Abandon
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let seat = self.seat;
        match action {
            Action::Ship(ship) => {
                let place = usize::from(ship) - 1;
                if let Make::Blueprint(ship, variant) = state.realms[seat].ships[place].make {
                    log.tell(Event::Abandoned(seat, Unit::Ship(ship, variant)));
                }
                muster::remove(state, seat, place);
            }
            Action::Affair(Affair::AbandonNetwork(hex)) => {
                picking::set_level(state, seat, hex, false, 0, log);
            }
            Action::Affair(Affair::AbandonWatch(hex)) => picking::set_level(state, seat, hex, true, 0, log),
            _ => {}
        }
    }
}

impl Offer for Abandoning {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let ships = civil(state, self.seat).map(|ship| Action::Ship(ship + 1));
        let networks = levels(state, self.seat, false).map(Affair::AbandonNetwork);
        let watches = levels(state, self.seat, true).map(Affair::AbandonWatch);
        for action in ships.chain(networks.chain(watches).map(Action::Affair)) {
            if seek.means(action) {
                to(action, Ok(()));
            }
        }
    }
}
