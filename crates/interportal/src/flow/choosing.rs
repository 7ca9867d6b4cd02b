//! Which building is upgraded or torn down (X4-130, X4R-059).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::buying::Purchase;
use super::{Offer, Paying, Seek, Verdict, build};
use crate::action::Action;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::ids::Building;
use crate::state::State;
use crate::thing::Thing;
use crate::why::Fault;

/// Which building is meant: one to upgrade, or one to tear down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Choosing {
    pub(super) seat: Seat,
    /// The step it gets; nothing if it goes.
    pub(super) to: Option<Building>,
}

impl Part<State> for Choosing {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::ChooseBuilding
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Slot(hex, place) = action else { return };
        let seat = self.seat;
        match self.to {
            Some(to) => {
                let what = Purchase::Upgrade(to, place);
                state.push(Paying { seat, what, hex, fleet: None, off: [0; 2], free: false });
            }
            None => build::tear_down(state, seat, hex, place, log),
        }
    }
}

impl Offer for Choosing {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let books = Books::open(state, self.seat);
        for (hex, standing, place) in build::own_buildings(state, self.seat) {
            if !seek.wants(Thing::Slot(hex, place)) {
                continue;
            }
            let verdict = match self.to {
                None => Ok(()),
                Some(step) => {
                    let upgrades = &state.pack[step].upgrades;
                    let fits = upgrades.iter().any(|upgrade| upgrade.from == standing.building);
                    let quote = books.building_quote(step, Some(standing.building), hex);
                    if fits { books.affords(&quote) } else { Err(Fault::NothingToUpgrade.into()) }
                }
            };
            to(Action::Slot(hex, place), verdict);
        }
    }
}
