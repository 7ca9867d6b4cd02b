//! NF-047 to NF-058: everybody may buy one development.

use super::Part;
use crate::action::Action;
use crate::effect::Power;
use crate::event::{Decision, Event, Giver};
use crate::ids::{Development, Phase};
use crate::query;
use crate::state::State;
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// A player may buy a development.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Developing {
    /// Who.
    pub seat: Seat,
    /// Whether this player selected Develop and pays less (NF-049).
    pub selects: bool,
}

impl Part<State> for Developing {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Develop
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(self.affordable(state).map(Action::Develop));
        into.push(Action::Pass);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let seat = self.seat;
        let Action::Develop(development) = action else {
            log.tell(Event::DidNotDevelop(seat));
            return;
        };
        let pack = state.pack;
        let before = state.empires[seat];
        let cost = query::develop_cost(&pack, &before, development, self.selects);
        state.stock[development.at()] -= 1;
        let empire = &mut state.empires[seat];
        empire.credits -= u16::from(cost);
        empire.developments.add(development);
        log.tell(Event::Developed(seat, development, cost));
        // NF-062: uses the powers of `before`, so that the new tile does not reduce its own price.
        for (source, power) in query::powers(&pack, &before, Phase::Develop) {
            if let Power::AfterDevelop(gains) = power {
                state.gain(seat, gains, Giver::Power(source), log);
            }
        }
    }
}

impl Developing {
    /// Asks, unless the player cannot buy anything.
    pub(crate) fn begin(state: &mut State, seat: Seat, selects: bool, log: &mut Log<Event>) {
        let frame = Developing { seat, selects };
        if frame.affordable(state).next().is_some() {
            state.push(frame);
        } else {
            log.tell(Event::DidNotDevelop(seat));
        }
    }

    fn affordable<'a>(&self, state: &'a State) -> impl Iterator<Item = Development> + use<'a> {
        let empire = &state.empires[self.seat];
        let pack = &state.pack;
        let less = query::develop_discounts(pack, empire, self.selects);
        state.faces.without(empire.developments).iter().filter(move |development| {
            state.stock[development.at()] > 0
                && u16::from(query::discounted(pack, *development, less)) <= empire.credits
                && query::has_room(pack, empire, *development)
        })
    }
}
