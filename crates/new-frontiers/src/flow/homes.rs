//! NF-032: in player order, everybody chooses a side of the dealt mat.

use super::{Part, Selecting};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::ids::Home;
use crate::state::{Colony, State};
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// The player at this place of the order chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ChoosingHome {
    /// Place in player order, from 0.
    pub place: u8,
}

impl Part<State> for ChoosingHome {
    fn asks(&self, state: &State) -> Option<Seat> {
        // With two players the discs of both are first and second, so the first discs are the players in order.
        Some(state.discs[usize::from(self.place)])
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::ChooseHome
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let seat = state.discs[usize::from(self.place)];
        into.extend(sides(state, seat).map(Action::Home));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Home(home) = action else { return };
        let seat = state.discs[usize::from(self.place)];
        log.tell(Event::ChoseHome(seat, home));
        move_in(state, seat, home, log);
        if self.place + 1 < state.empires.n_seats() {
            state.push(ChoosingHome { place: self.place + 1 });
        } else {
            Selecting::begin_round(state, log);
        }
    }
}

/// The two sides of the mat of `seat`.
pub(crate) fn sides(state: &State, seat: Seat) -> impl Iterator<Item = Home> {
    let (pack, mat) = (state.pack, state.empires[seat].mat);
    Home::all().filter(move |home| pack[*home].mat == mat)
}

/// NF-033, NF-034: the home gets its colonist from the supply, and its good if it is a windfall colony.
pub(crate) fn move_in(state: &mut State, seat: Seat, home: Home, log: &mut Log<Event>) {
    state.empires[seat].home = Some(home);
    state.colonists -= state.pack.limits.colonists_per_home;
    state.put_windfall_good(seat, Colony::HOME, None, log);
}
