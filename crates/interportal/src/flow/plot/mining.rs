//! Mines on main routes: the first unit of another player that comes or goes triggers them (X4-474 to X4-476).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::super::{Offer, Seek, Verdict, hazard};
use crate::action::{Action, Craft};
use crate::agent::Agency;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::{Equipment, Resource, named};
use crate::intrigue::{AgentDecision, AgentEvent};
use crate::realm::Make;
use crate::state::State;
use crate::thing::Thing;

/// A mine is triggered; its owner pays for it or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Springing {
    owner: Seat,
    hex: Hex,
    victim: Seat,
    craft: Craft,
}

/// X4-474: a unit goes from one system to another; mines of others in either are triggered.
pub(in crate::flow) fn trip(
    state: &mut State,
    seat: Seat,
    craft: Craft,
    between: [Hex; 2],
    log: &mut Log<Event>,
) {
    for place in (0..state.mines.len()).rev() {
        let (hex, owner) = state.mines[place];
        if !between.contains(&hex) || !state.is_foreign(owner, seat) {
            continue;
        }
        if clears(state, seat, craft) {
            clear(state, owner, hex, seat, log);
        } else {
            state.push(Springing { owner, hex, victim: seat, craft });
        }
    }
}

/// X4-476: whether the unit can clear mines.
fn clears(state: &State, seat: Seat, craft: Craft) -> bool {
    let fitted = |make: Make| state.is_fitted(seat, make, named!(Equipment, "mines"));
    match craft {
        Craft::Ship(ship) => {
            state.realms[seat].ships.get(usize::from(ship)).is_some_and(|it| fitted(it.make))
        }
        Craft::Fleet(fleet) => state.crew(seat, fleet).any(|(_, it)| fitted(it.make)),
    }
}

fn remove(state: &mut State, owner: Seat, hex: Hex, log: &mut Log<Event>) -> u8 {
    if let Some(place) = state.mines.iter().position(|it| *it == (hex, owner)) {
        state.mines.remove(place);
    }
    state.hidden.hands[owner].mines.take(hex, log)
}

/// X4-476, X4R-444: the mine is cleared, and its owner pays its price as far as possible.
fn clear(state: &mut State, owner: Seat, hex: Hex, by: Seat, log: &mut Log<Event>) {
    state.hidden.hands[by].berths.show(log);
    let force = remove(state, owner, hex, log);
    let culture = &mut state.board.realms[owner].accounts[Resource::Culture];
    let paid = i16::from(force).min(*culture);
    *culture -= paid;
    log.tell(Event::Gained(owner, Resource::Culture, -paid));
    log.tell(Event::Agent(AgentEvent::Cleared(by, hex)));
}

impl Springing {
    fn is_gone(&self, state: &State) -> bool {
        match self.craft {
            Craft::Ship(ship) => state.realms[self.victim].ships.get(usize::from(ship)).is_none(),
            Craft::Fleet(fleet) => state.realms[self.victim].fleets[usize::from(fleet)].is_none(),
        }
    }

    /// X4-474: a random ship of a fleet, or the ship itself.
    fn hit(self, state: &mut State, log: &mut Log<Event>) {
        let force = remove(state, self.owner, self.hex, log);
        state.realms[self.owner].pay_culture(i16::from(force));
        log.tell(Event::Agent(AgentEvent::Sprung(self.owner, self.victim, self.hex, force)));
        log.tell(Event::Gained(self.owner, Resource::Culture, -i16::from(force)));
        let (seat, at) = (self.victim, self.hex);
        match self.craft {
            Craft::Ship(ship) => hazard::damage(state, seat, usize::from(ship), at, force, log),
            Craft::Fleet(fleet) => {
                let n = state.crew(seat, fleet).count() as u32;
                let place = state.chance.below(n.max(1), log) as usize;
                let ship = state.crew(seat, fleet).nth(place).map(|(ship, _)| ship);
                if let Some(ship) = ship {
                    state.hidden.hands[seat].berths.show(log);
                    hazard::damage(state, seat, ship, at, force, log);
                    hazard::shed(state, seat, fleet, at, log);
                }
            }
        }
    }

    fn may_spring(&self, state: &State) -> Verdict {
        let force = state.hidden.hands[self.owner].mines.force(self.hex);
        Books::open(state, self.owner).has_culture(i16::from(force))
    }
}

impl Part<State> for Springing {
    /// X4R-304: who has no culture is not asked.
    fn asks(&self, state: &State) -> Option<Seat> {
        let able = Books::open(state, self.owner).has_culture(1).is_ok();
        (able && !self.is_gone(state)).then_some(self.owner)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Agent(AgentDecision::Spring(self.victim, self.hex))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if action == Action::Agency(Agency::Spring) {
            self.hit(state, log);
        } else {
            self.run(state, log);
        }
    }

    /// X4-475: without payment nothing happens, but the mine is gone.
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        remove(state, self.owner, self.hex, log);
        log.tell(Event::Agent(AgentEvent::Sprung(self.owner, self.victim, self.hex, 0)));
    }
}

impl Offer for Springing {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let spring = Action::Agency(Agency::Spring);
        if seek.wants(Thing::of(spring)) {
            to(spring, self.may_spring(state));
        }
        let spare = Action::Agency(Agency::Spare);
        if seek.wants(Thing::of(spare)) {
            to(spare, Ok(()));
        }
    }
}
