//! BTS-161 to BTS-172: outposts on places just taken, and the bonuses for taking them.

use super::{Frame, Part, Scope, Source, Weighing, marker, triggers};
use crate::action::Action;
use crate::effect::{Ability, Effect};
use crate::event::{Cause, Decision, Event};
use crate::ids::{Place, Sort, System};
use crate::state::{Marker, Outpost, State};
use engine::{Bits, Index, List, Log, Seat};
use serde::{Deserialize, Serialize};

/// Outposts to be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Placing {
    pub seat: Seat,
    pub places: Bits<Place>,
}

impl Placing {
    fn next(&self) -> Option<Place> {
        self.places.nth(0)
    }

    fn place(mut self, state: &mut State, place: Place, sort: Sort, log: &mut Log<Event>) {
        let seat = self.seat;
        let marker = if state.is_anarchists(seat) {
            // BTA-068: when the last marker is gone, the game is over and no further outpost is placed.
            if !state.use_marker(log) {
                return;
            }
            Marker::Threat
        } else {
            state.board.tableaus[seat].take_marker(state.board.pack.pack(), sort)
        };
        state.outposts[place.at()] = Some(Outpost { seat, marker });
        log.tell(Event::TookControl(seat, state.spot(place), marker));
        self.places.remove(place);
        if !self.places.is_empty() {
            state.push(self);
        }
    }
}

impl Part<State> for Placing {
    fn asks(&self, state: &State) -> Option<Seat> {
        let place = self.next()?;
        marker::only(state, self.seat, state.spec(place)).is_none().then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        self.next().map_or(Decision::Act, Decision::PlaceOutpost)
    }

    fn legal(&self, _: &State, into: &mut Vec<Action>) {
        if let Some(place) = self.next() {
            into.extend(Sort::ALL.map(|sort| Action::Outpost(place, sort)));
        }
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Outpost(place, sort) = action {
            self.place(state, place, sort, log);
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let Some(place) = self.next() else { return };
        let sort = marker::only(state, self.seat, state.spec(place));
        self.place(state, place, sort.unwrap_or(Sort::Food), log);
    }
}

/// Take-control bonuses to be carried out; with several the faction orders them (BTS-172).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Rewarding {
    pub seat: Seat,
    pub places: Bits<Place>,
    /// Those that another faction controlled directly before.
    pub from_others: Bits<Place>,
}

impl Rewarding {
    /// Places whose bonus is due now; a bonus that waits for the others comes last.
    fn due(&self, state: &State) -> Bits<Place> {
        let card = |place: Place| state.systems[place.at()].map(|system| &state.pack.pack()[system]);
        let with = |late: bool| -> Bits<Place> {
            let fits = |place: &Place| {
                card(*place).is_some_and(|card| card.control_deferred == late)
                    && self.bonus(state, *place).is_some()
            };
            self.places.iter().filter(fits).collect()
        };
        let early = with(false);
        if early.is_empty() { with(true) } else { early }
    }

    /// The bonus of a place, unless it is given only once and has been used (BTL-059).
    fn bonus(&self, state: &State, place: Place) -> Option<(System, Effect)> {
        let system = state.systems[place.at()]?;
        let card = &state.pack[system];
        let used = card.control_once_per_faction && state.tableaus[self.seat].retinue.marked.has(system);
        (!card.control.is_none() && !used).then_some((system, card.control))
    }

    fn reward(mut self, state: &mut State, place: Place, log: &mut Log<Event>) {
        state.unlock(log);
        let seat = self.seat;
        self.places.remove(place);
        if !self.places.is_empty() {
            state.push(self);
        }
        set_off(state, seat, self.from_others.has(place));
        if let Some((system, effect)) = self.bonus(state, place) {
            let once = state.pack[system].control_once_per_faction;
            let on = if once { Source::Once(system) } else { Source::Elsewhere };
            let scope = Scope { on, ..Scope::default() };
            state.push(Weighing { scope, ..Weighing::bonus(seat, effect, Cause::Control(system)) });
        }
    }
}

/// What abilities give `seat` for a place that it has taken, possibly from another faction.
fn set_off(state: &mut State, seat: Seat, from_other: bool) {
    let own_turn = state.is_turn_of(seat);
    triggers::triggered(state, seat, |ability| match ability {
        Ability::OnTakeControl { own_turn: only, effect, .. } if own_turn || !only => Some(effect),
        Ability::OnTakeControlFrom { effect, .. } if from_other => Some(effect),
        _ => None,
    });
}

/// R60: the system of a place becomes a colony while its reward waits. The system's own bonus is lost; the gains from
/// abilities for taking the place are not.
pub(crate) fn lose_bonus(state: &mut State, place: Place, log: &mut Log<Event>) {
    let mut takers = List::<Option<(Seat, bool)>, 4>::new();
    for frame in state.board.frames.iter_mut() {
        if let Frame::Rewarding(waiting) = frame
            && waiting.places.has(place)
        {
            waiting.places.remove(place);
            takers.push(Some((waiting.seat, waiting.from_others.has(place))));
        }
    }
    if !takers.is_empty() {
        state.unlock(log);
    }
    for (seat, from_other) in takers.iter().flatten() {
        set_off(state, *seat, *from_other);
    }
}

impl Part<State> for Rewarding {
    fn asks(&self, state: &State) -> Option<Seat> {
        (self.due(state).len() > 1).then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::OrderBonuses
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(self.due(state).iter().map(Action::Bonus));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Bonus(place) = action {
            self.reward(state, place, log);
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if let Some(place) = self.due(state).nth(0).or_else(|| self.places.nth(0)) {
            self.reward(state, place, log);
        }
    }
}
