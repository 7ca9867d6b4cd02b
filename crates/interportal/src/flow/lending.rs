//! Kosme ships and mercenaries: where they come and which fleet they join (X4-065, X4-066, X4-077).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict, muster};
use crate::action::Action;
use crate::cards::BuildSite;
use crate::event::{Decision, Event};
use crate::hex::{Hex, HexSet};
use crate::realm::{MARKERS, Make, Mark, SHIPS, Vessel};
use crate::state::State;
use crate::thing::Thing;
use crate::why::Fault;

/// A Kosme ship or a mercenary comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Lending {
    seat: Seat,
    pub(super) make: Make,
    at: Option<Hex>,
}

/// The home world and colonies where there is room for a ship that comes in this way, whichever it is (X4R-297).
pub(super) fn sites(state: &State, seat: Seat) -> HexSet {
    let realm = &state.realms[seat];
    if realm.ships.len() >= SHIPS {
        return HexSet::NONE;
    }
    let room =
        |hex: &Hex| realm.fleets.iter().any(|it| it.is_none_or(|it| it.hex == *hex && !it.is_privateer()));
    state.sites(seat, BuildSite::HomeOrColony).iter().filter(room).collect()
}

impl Lending {
    pub(super) const fn of(seat: Seat, make: Make) -> Self {
        Self { seat, make, at: None }
    }

    fn sites(&self, state: &State) -> HexSet {
        sites(state, self.seat)
    }

    fn here(&self, state: &State, hex: Hex) -> bool {
        state.realms[self.seat].fleets.iter().flatten().any(|it| it.hex == hex && !it.is_privateer())
    }

    fn join(self, state: &mut State, hex: Hex, fleet: Option<u8>, log: &mut Log<Event>) {
        let mut vessel = Vessel::built(state, self.make);
        match self.make {
            Make::Kosme(kosme) => log.tell(Event::KosmeCame(self.seat, kosme, hex)),
            // X4-077: other ships that come in this way are hired.
            _ => vessel.course.set(Mark::Mercenary, true),
        }
        muster::place(state, self.seat, vessel, hex, fleet);
        state.overlook(self.seat, log);
    }
}

impl Part<State> for Lending {
    fn asks(&self, state: &State) -> Option<Seat> {
        let open = match self.at {
            None => self.sites(state).iter().nth(1).is_some(),
            Some(hex) => self.here(state, hex),
        };
        Some(self.seat).filter(|_| open)
    }

    fn decision(&self, _: &State) -> Decision {
        self.at.map_or(Decision::Place, Decision::Berth)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match (action, self.at) {
            (Action::At(hex), _) => state.push(Self { at: Some(hex), ..self }),
            (Action::Fleet(fleet), Some(hex)) => self.join(state, hex, Some(fleet - 1), log),
            (_, Some(hex)) => self.join(state, hex, None, log),
            _ => {}
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        match self.at {
            None => {
                let only = self.sites(state).iter().next();
                only.into_iter().for_each(|hex| state.push(Self { at: Some(hex), ..self }));
            }
            Some(hex) => self.join(state, hex, None, log),
        }
    }
}

impl Offer for Lending {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let Some(hex) = self.at else {
            for hex in self.sites(state).iter().filter(|hex| seek.wants(Thing::System(*hex))) {
                to(Action::At(hex), Ok(()));
            }
            return;
        };
        let fleets = &state.realms[self.seat].fleets;
        for (marker, fleet) in fleets.iter().zip(1..=MARKERS as u8) {
            if marker.is_some() && seek.wants(Thing::Fleet(fleet)) {
                let here = marker.is_some_and(|it| it.hex == hex && !it.is_privateer());
                to(Action::Fleet(fleet), if here { Ok(()) } else { Err(Fault::NoSite.into()) });
            }
        }
        if seek.wants(Thing::of(Action::New)) {
            let free = fleets.iter().any(Option::is_none);
            to(Action::New, if free { Ok(()) } else { Err(Fault::TooMany.into()) });
        }
    }
}
