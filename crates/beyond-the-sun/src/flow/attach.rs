//! Events that lay cards beside or on the exploration board, and one that sends ships away.

use super::{Part, colonise, prospect};
use crate::action::Action;
use crate::effect::Site;
use crate::event::{Decision, Event};
use crate::ids::{EventId, Place, System, SystemDeck};
use crate::state::{Dyson, Laid, State};
use engine::{Bits, Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// A choice of the place for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Attaching {
    pub seat: Seat,
    /// What is laid down.
    pub what: Attached,
}

/// What is laid down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Attached {
    /// The system that is already at this place, to be connected to another.
    System(Place),
    /// An event, for its VP, on a yard or on a system.
    Event(EventId, u8, Site),
}

impl Attaching {
    /// A new system beside the board.
    pub(crate) fn system(
        state: &mut State,
        seat: Seat,
        deck: SystemDeck,
        to: Option<Place>,
        log: &mut Log<Event>,
    ) {
        let free = [Place::X1, Place::X2].into_iter().find(|place| state.systems[place.at()].is_none());
        let Some((place, system)) = free.and_then(|place| Some((place, state.draw_system(deck, log)?)))
        else {
            return;
        };
        state.systems[place.at()] = Some(system);
        state.this_turn.changed = true;
        log.tell(Event::Discovered(place, system));
        match to {
            Some(to) => join(state, place, to),
            None => state.push(Attaching { seat, what: Attached::System(place) }),
        }
    }

    /// An event laid on a place.
    pub(crate) fn event(
        state: &mut State,
        seat: Seat,
        event: Option<EventId>,
        vp: u8,
        site: Site,
        log: &mut Log<Event>,
    ) {
        let Some(event) = event else { return };
        let attaching = Attaching { seat, what: Attached::Event(event, vp, site) };
        let sites = attaching.sites(state);
        let dyson = attaching.dyson_site(state);
        match (sites.nth(0), sites.nth(1)) {
            (None, _) if dyson.is_some() => state.push(attaching),
            (Some(only), None) if dyson.is_none() => attaching.lay(state, only, log),
            (Some(_), _) => state.push(attaching),
            (None, _) => {}
        }
    }

    /// BTL-055: the system under the Dyson sphere, on which an event can be laid although it is not a place.
    fn dyson_site(&self, state: &State) -> Option<System> {
        let of_system = matches!(self.what, Attached::Event(_, _, Site::System));
        state.dyson.filter(|_| of_system).map(|dyson| dyson.system)
    }

    /// BTS-207: a system under an event is not a place.
    pub(crate) fn dyson(state: &mut State, event: Option<EventId>, deck: SystemDeck, log: &mut Log<Event>) {
        if let Some((event, system)) = event.zip(state.draw_system(deck, log)) {
            state.dyson = Some(Dyson { event, system });
            state.this_turn.changed = true;
            log.tell(Event::DysonBegan(system));
        }
    }

    fn sites(&self, state: &State) -> Bits<Place> {
        match self.what {
            Attached::System(_) => state.side().systems,
            Attached::Event(_, _, Site::Yard) => state.side().yards,
            Attached::Event(_, _, Site::System) => state.open_to_events().without(state.side().yards),
        }
    }

    fn lay(self, state: &mut State, place: Place, log: &mut Log<Event>) {
        match self.what {
            Attached::System(beside) => join(state, beside, place),
            Attached::Event(event, vp, _) => {
                state.board.laid.push(Laid { event, vp, place: Some(place), owner: None });
                log.tell(Event::LaidEvent(event, place));
            }
        }
        state.this_turn.changed = true;
    }
}

fn join(state: &mut State, beside: Place, to: Place) {
    let at = usize::from(beside == Place::X2);
    state.board.joined[at] = Some(to);
}

impl Part<State> for Attaching {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        match self.what {
            Attached::System(_) => Decision::AttachSystem,
            Attached::Event(event, ..) => Decision::LayEvent(event),
        }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(self.sites(state).iter().map(Action::Attach));
        into.extend(self.dyson_site(state).map(Action::AttachDyson));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match (action, self.what) {
            (Action::Attach(place), _) => self.lay(state, place, log),
            (Action::AttachDyson(system), Attached::Event(event, vp, _)) => {
                state.board.laid.push(Laid { event, vp, place: None, owner: None });
                state.this_turn.changed = true;
                log.tell(Event::LaidEventOnDyson(event, system));
            }
            _ => {}
        }
    }
}

/// A choice of the place whose ships go to Deep Space. Control stays as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Scattering {
    pub seat: Seat,
}

impl Part<State> for Scattering {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Scatter
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let first = into.len();
        into.extend(state.open_to_events().iter().map(Action::Scatter));
        prospect::keep_possible(state, self.seat, into, first, |after, action, log| {
            self.apply(after, action, log);
        });
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Scatter(place) = action {
            colonise::expel(state, place, log);
        }
    }
}
