//! BTS-112 to BTS-134: researching a technology: the slot, the cube, the event, the type, the card, the bonus.

use super::anarchists::turn_up_event;
use super::{Part, Scope, Selecting, Source, Weighing, triggers};
use crate::action::Action;
use crate::cards::Stays;
use crate::effect::{Modes, Research};
use crate::event::{Cause, Decision, Event};
use crate::ids::{EventId, Slot, Tech, Type};
use crate::state::State;
use crate::why::Reason;
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// A choice of the slot (BTS-112).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Researching {
    pub seat: Seat,
    pub level: u8,
    pub known: bool,
    pub no_prereq: bool,
    pub no_bonus: bool,
    pub with_supply: bool,
}

impl Researching {
    /// Asks for the slot, unless there is no slot or no cube for it.
    pub(crate) fn begin(state: &mut State, seat: Seat, research: Research, _: Scope) {
        let Modes { known, no_prereq, no_bonus, with_supply } = research.modes;
        let level = state.research_level(seat, research);
        let tableau = &state.tableaus[seat];
        let has_cube = tableau.pop > 0 || with_supply && tableau.n_supply() > 0;
        if has_cube && state.can_research(seat, level, research.modes) {
            state.push(Researching { seat, level, known, no_prereq, no_bonus, with_supply });
        }
    }

    fn modes(&self) -> Modes {
        let Researching { known, no_prereq, no_bonus, with_supply, .. } = *self;
        Modes { known, no_prereq, no_bonus, with_supply }
    }

    /// Whether the technology of a slot can be chosen.
    pub(crate) fn may(&self, state: &State, slot: Slot) -> Result<(), Reason> {
        state.may_research(self.seat, slot, self.level, self.modes())
    }
}

impl Part<State> for Researching {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Research(self.level)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(state.open_slots(self.seat, self.level, self.modes()).map(Action::Research));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Research(slot) = action else { return };
        let seat = self.seat;
        let tableau = &mut state.tableaus[seat];
        if !(self.with_supply && tableau.take_supply()) {
            tableau.pop -= 1;
        }
        tableau.researched.add(slot);
        state.this_turn.changed = true;
        log.tell(Event::Researched(seat, slot, state.slots[slot.at()]));
        if let Some(tech) = state.slots[slot.at()] {
            if !self.no_bonus {
                immediate(state, seat, tech);
            }
            return learned(state, seat, tech);
        }
        state.push(Seeking { seat, slot });
        turn_up_event(state, slot, seat, log);
        // BTS-121: the event comes after the cube and before the card.
        if let Some(event) = state.hidden.events[slot.at()].take() {
            let event = event.open(log);
            state.board.turned.add(event);
            log.tell(Event::EventTurned(seat, event));
            state.push(Turned { event });
            let scope = Scope { on: Source::Event(event), ..Scope::default() };
            let effect = state.pack[event].effect;
            state.push(Weighing { seat, effect, optional: false, scope, cause: None });
            triggers::on_event(state, seat);
        }
    }
}

/// BTS-132, BTS-133: the immediate bonus.
pub(crate) fn immediate(state: &mut State, seat: Seat, tech: Tech) {
    let effect = state.pack[tech].immediate;
    if !effect.is_none() {
        state.push(Weighing::bonus(seat, effect, Cause::Immediate(tech)));
    }
}

/// A researched technology is face up: what comes before its bonus.
pub(crate) fn learned(state: &mut State, seat: Seat, tech: Tech) {
    if state.is_turn_of(seat) {
        state.this_turn.learned.add(tech);
    }
    triggers::on_research(state, seat, state.pack[tech].level);
}

/// BTS-122: an event that has been carried out goes to its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Turned {
    pub event: EventId,
}

impl Part<State> for Turned {
    fn run(self, state: &mut State, _: &mut Log<Event>) {
        if state.pack[self.event].stays == Stays::Achievements {
            state.board.lasting.add(self.event);
        }
    }
}

/// A choice of the type sought (BTS-124, BTS-125).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Seeking {
    pub seat: Seat,
    pub slot: Slot,
}

impl Part<State> for Seeking {
    fn asks(&self, state: &State) -> Option<Seat> {
        (state.types_for(self.seat, self.slot).len() > 1).then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::SeekType(self.slot)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(state.types_for(self.seat, self.slot).iter().map(Action::Seek));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Seek(kind) = action {
            Selecting::begin(state, self.seat, self.slot, Some(kind), log);
        }
    }

    /// The event may have removed the last card of the type; then any card is allowed.
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let kind: Option<Type> = state.types_for(self.seat, self.slot).nth(0);
        Selecting::begin(state, self.seat, self.slot, kind, log);
    }
}
