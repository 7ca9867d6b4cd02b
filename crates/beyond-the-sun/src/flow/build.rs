//! BTS-140 to BTS-143: building ships.

use super::Part;
use crate::action::Action;
use crate::effect::{Ability, Cube, Spot};
use crate::event::{Decision, Event};
use crate::ids::Place;
use crate::state::State;
use engine::{Bits, Log, Seat};
use serde::{Deserialize, Serialize};

/// A ship about to be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Building {
    pub seat: Seat,
    /// The cube it is made of.
    pub cube: Cube,
    pub level: u8,
    pub at: Spot,
    /// BTS-105: whether population stands in for supply, which may be declined.
    pub stands_in: bool,
}

impl Building {
    /// Builds at once if there is nothing to choose.
    pub(crate) fn begin(
        state: &mut State,
        seat: Seat,
        cube: Cube,
        level: u8,
        at: Spot,
        log: &mut impl Log<Event>,
    ) {
        let tableau = &state.tableaus[seat];
        let stands_in = cube == Cube::Supply && tableau.n_supply() == 0;
        let from_pop = cube == Cube::Pop || stands_in;
        if from_pop && tableau.pop == 0 {
            return;
        }
        let cube = if from_pop { Cube::Pop } else { Cube::Supply };
        let building = Building { seat, cube, level, at, stands_in };
        let mut sites = building.sites(state).iter();
        match (sites.next(), sites.next()) {
            (Some(only), None) if !stands_in => building.place(state, only, log),
            (Some(_), _) => state.push(building),
            (None, _) => {}
        }
    }

    fn sites(&self, state: &State) -> Bits<Place> {
        match self.at {
            Spot::SolOrYard => state.build_sites(self.seat),
            Spot::DeepSpace => Bits::only(Place::DeepSpace),
            Spot::Sol => Bits::only(Place::Sol),
            Spot::Any | Spot::Here => {
                state.places().iter().filter(|place| state.may_enter(*place, self.level)).collect()
            }
        }
    }

    fn place(self, state: &mut State, place: Place, log: &mut impl Log<Event>) {
        let seat = self.seat;
        let mut level = self.level;
        if seat == state.turn && !state.this_turn.built {
            state.this_turn.built = true;
            let more = |ability| if let Ability::FirstBuildBonus(more) = ability { more } else { 0 };
            let more: u8 = state.abilities(seat).map(|(_, ability)| more(ability)).sum();
            level = (level + more).min(4);
        }
        let tableau = &mut state.tableaus[seat];
        if self.cube == Cube::Pop {
            tableau.pop -= 1;
        } else {
            tableau.take_supply();
        }
        tableau.add_ship(place, level);
        state.this_turn.changed = true;
        log.tell(Event::Built(seat, level, state.spot(place)));
        state.correct_control(log);
    }
}

impl Part for Building {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        if self.stands_in { Decision::BuildFromPopulation(self.level) } else { Decision::Build(self.level) }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(self.sites(state).iter().map(Action::Build));
        if self.stands_in {
            into.push(Action::Pass);
        }
    }

    fn apply(self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        if let Action::Build(place) = action {
            self.place(state, place, log);
        }
    }

    fn run(self, _: &mut State, _: &mut impl Log<Event>) {}
}
