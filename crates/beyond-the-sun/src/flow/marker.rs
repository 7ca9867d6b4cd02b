//! BTS-135 to BTS-139, BTS-183 to BTS-185: markers taken off the tracks, for automation and for colonies.

use super::{Part, Triggering, triggers};
use crate::action::Action;
use crate::effect::{Ability, Sorts};
use crate::event::{Decision, Event};
use crate::ids::{Sort, System};
use crate::state::{Marker, State};
use engine::{Bits, Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// The only sort of marker that `seat` can take for these specialisations; `None` if there is a choice. If both
/// tracks are empty there is no choice, because a substitute is placed in both cases.
pub(crate) fn only(state: &State, seat: Seat, spec: Bits<Sort>) -> Option<Sort> {
    let pack = state.pack.pack();
    let tableau = &state.tableaus[seat];
    let choice = spec.len() != 1 || state.either_track(seat);
    // BTA-010: the sort of an anarchist marker does not matter.
    if !choice || state.is_anarchists(seat) || Sort::ALL.iter().all(|sort| tableau.is_empty(pack, *sort)) {
        return spec.nth(0).or(Some(Sort::Food));
    }
    None
}

/// A marker for the automation track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Automating {
    pub seat: Seat,
    pub sorts: Sorts,
}

impl Automating {
    /// Automates without asking if there is nothing to choose.
    pub(crate) fn begin(self, state: &mut State, log: &mut Log<Event>) {
        let spec = Sort::ALL.into_iter().filter(|sort| self.sorts.has(*sort)).collect();
        match only(state, self.seat, spec) {
            Some(_) if self.is_sort_worth_asking(state) => state.push(self),
            Some(sort) => self.automate(state, sort, log),
            None => state.push(self),
        }
    }

    /// R61: if both tracks are empty, a substitute is placed in both cases, but an ability may depend on what was
    /// automated. An ability that this marker unlocks counts, too (R28).
    fn is_sort_worth_asking(&self, state: &State) -> bool {
        let asks = |ability: &Ability| matches!(ability, Ability::OnAutomate(..));
        (self.sorts == Sorts::Any || state.either_track(self.seat))
            && !state.is_anarchists(self.seat)
            && (state.mat_card(self.seat).abilities.iter().any(|card| asks(&card.ability))
                || state.abilities(self.seat).any(|(_, ability)| asks(&ability)))
    }

    fn automate(self, state: &mut State, sort: Sort, log: &mut Log<Event>) {
        let seat = self.seat;
        let tableau = &mut state.board.tableaus[seat];
        let marker = tableau.take_marker(state.board.pack.pack(), sort);
        tableau.automated[marker_at(marker)] += 1;
        state.this_turn.changed = true;
        log.tell(Event::Automated(seat, marker));
        state.unlock(log);
        state.push(Triggering {});
        triggers::on_automate(state, seat, sort);
    }
}

fn marker_at(marker: Marker) -> usize {
    match marker {
        Marker::Of(sort) => sort.at(),
        Marker::Substitute | Marker::Threat => 2,
    }
}

impl Part<State> for Automating {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Automate
    }

    fn legal(&self, _: &State, into: &mut Vec<Action>) {
        into.extend(Sort::ALL.map(Action::Automate));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Automate(sort) = action {
            self.automate(state, sort, log);
        }
    }
}

/// Markers for a new colony, which is the last colony of its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Marking {
    pub seat: Seat,
    pub system: System,
    pub left: u8,
}

impl Marking {
    fn mark(mut self, state: &mut State, sort: Sort, log: &mut Log<Event>) {
        let tableau = &mut state.board.tableaus[self.seat];
        let marker = tableau.take_marker(state.board.pack.pack(), sort);
        let colony = tableau.colonies.iter_mut().find(|colony| colony.system == self.system);
        if let Some(free) = colony.and_then(|colony| colony.markers.iter_mut().find(|it| it.is_none())) {
            *free = Some(marker);
        }
        log.tell(Event::Marked(self.seat, self.system, marker));
        self.left -= 1;
        if self.left > 0 {
            state.push(self);
        }
    }
}

impl Part<State> for Marking {
    fn asks(&self, state: &State) -> Option<Seat> {
        only(state, self.seat, state.pack[self.system].spec).is_none().then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::PlaceMarker(self.system)
    }

    fn legal(&self, _: &State, into: &mut Vec<Action>) {
        into.extend(Sort::ALL.map(Action::Marker));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Marker(sort) = action {
            self.mark(state, sort, log);
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let sort = only(state, self.seat, state.pack[self.system].spec);
        self.mark(state, sort.unwrap_or(Sort::Food), log);
    }
}
