//! MV-054 to MV-083: assigning dice and moving space by space.

use super::{Entering, Part, Steering, Unloading, landing, start};
use crate::action::Action;
use crate::cards::TechnologyType;
use crate::effect::{Deed, Quantity, Trigger, Window};
use crate::event::{Decision, Event};
use crate::ids::{Source, Space, Technology};
use crate::query::Kind;
use crate::state::{Board, Slot, State};
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// The ship goes on if it can.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Advancing;

impl Part<State> for Advancing {
    fn run(self, state: &mut State, log: &mut impl Log<Event>) {
        let turn = &state.turn;
        if turn.ended {
            return landing::cut_short(state, log);
        }
        let seat = turn.seat;
        let ship = state.merchants[seat].ship;
        let steps_left = turn.n_steps < state.pack.constants.steps_max;
        if turn.points == 0 || !steps_left || (turn.n_steps > 0 && state.kind(ship) == Kind::City) {
            return landing::halt(state, log);
        }
        if turn.gate {
            if state.navigation().is_none_or(|number| state.gate_target(number).is_some())
                || state.usable(seat, Window::LeavingNav).next().is_some()
            {
                return state.push(Moving);
            }
            // MV-081: the telegate is ignored, and the ship moves on as from any space.
            state.board.turn.gate = false;
            log.tell(Event::GateIgnored(seat));
        }
        let can_go = state.kind(ship) == Kind::Nav || !state.steps().is_empty();
        if can_go { state.push(Moving) } else { landing::halt(state, log) }
    }
}

/// The player moves the ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Moving;

impl Board {
    /// Where a telegate leads from here; nowhere if it is this one or none (MV-081).
    pub(crate) fn gate_target(&self, number: u8) -> Option<Space> {
        let target = self.telegate(number)?;
        (target != self.merchants[self.turn.seat].ship).then_some(target)
    }

    /// The exit that the navigation value names (MV-072).
    pub(crate) fn exit(&self, value: u8) -> Option<Space> {
        let exits = self.pack.pack()[self.merchants[self.turn.seat].ship].exits?;
        Some(exits[usize::from(value) - 1])
    }

    /// Whether nothing was done since the roll but to change and assign dice.
    pub(crate) fn is_before_first_step(&self) -> bool {
        self.turn.n_steps == 0
    }

    /// Whether a navigation space or telegate is about to be left with a free choice.
    pub(crate) fn has_free_course(&self) -> bool {
        if self.turn.gate {
            return (1..=6).any(|number| self.gate_target(number).is_some());
        }
        self.kind(self.merchants[self.turn.seat].ship) == Kind::Nav && !self.steps().is_empty()
    }

    /// MV-055: how many more dice may be assigned.
    pub(crate) fn n_assignable(&self) -> u8 {
        let seat = self.turn.seat;
        let most = self.modified(seat, Quantity::AssignLimit, i32::from(self.level(seat))).max(0) as u8;
        let mut used = 0_u8;
        for (place, (_, die)) in self.turn.assigned.iter().enumerate() {
            used += u8::from(!self.turn.assigned[..place].iter().any(|(_, other)| other == die));
        }
        most.saturating_sub(used)
    }

    /// A die that can still serve one more slot, by its value: a free one, or one on double duty.
    fn die_for_slot(&self, value: u8) -> Option<u8> {
        if self.n_assignable() > 0
            && let Some(free) = self.free_die(value)
        {
            return Some(free);
        }
        let seat = self.turn.seat;
        let assigned = &self.turn.assigned;
        let n_slots = |die: u8| assigned.iter().filter(|(_, other)| *other == die).count();
        if assigned.iter().any(|(_, die)| n_slots(*die) > 1)
            || self.modified(seat, Quantity::DoubleDuty, 0) == 0
        {
            return None;
        }
        assigned.iter().map(|(_, die)| *die).find(|die| self.turn.dice[usize::from(*die)] == value)
    }

    fn values_for_slot(&self) -> impl Iterator<Item = u8> + use<'_> {
        (1..=6).filter(|value| self.die_for_slot(*value).is_some())
    }

    /// Whether a die value may be assigned to thrust (MV-058, MV-199).
    pub(crate) fn is_thrust(&self, seat: Seat, value: u8) -> bool {
        let pack = self.pack.pack();
        let amplified = self.merchants[seat].amplifier.and_then(|variant| {
            let card = pack.technologies.iter().find(|card| !card.variants.is_empty())?;
            card.variants.get(usize::from(variant.0))
        });
        amplified.unwrap_or(&pack.dashboard.thrust_values).contains(&value)
    }

    fn list_assignments(&self, into: &mut Vec<Action>, navigation: bool) {
        let seat = self.turn.seat;
        let owned = &self.merchants[seat].technologies;
        let pack = self.pack.pack();
        if navigation && self.navigation().is_none() {
            into.extend(self.values_for_slot().map(Action::Navigate));
        }
        let first = self.is_before_first_step();
        if first && self.assigned(Slot::Thrust).is_none() {
            let fits = |value: &u8| self.is_thrust(seat, *value);
            into.extend(self.values_for_slot().filter(fits).map(Action::Thrust));
        }
        for technology in Technology::all() {
            if owned[technology.at()] > 0
                && pack[technology].kind == TechnologyType::Upgrade
                && self.assigned(Slot::Upgrade(technology)).is_none()
            {
                into.extend(self.values_for_slot().map(|value| Action::Power(technology, value)));
            }
        }
    }
}

impl Part<State> for Moving {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(state.turn.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Move
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let turn = &state.turn;
        let seat = turn.seat;
        let ship = state.merchants[seat].ship;
        let kind = state.kind(ship);
        let is_nav = kind == Kind::Nav;
        if turn.gate {
            if state.navigation().is_none_or(|number| state.gate_target(number).is_some()) {
                into.push(Action::Jump);
            } else {
                into.push(Action::Ignore);
            }
            if !into.contains(&Action::Ignore) && state.modified(seat, Quantity::IgnoreTelegate, 0) > 0 {
                into.push(Action::Ignore);
            }
        } else if is_nav {
            match state.navigation().and_then(|value| state.exit(value)) {
                Some(exit) if state.steps().contains(&exit) => into.push(Action::Go(exit)),
                _ => into.push(Action::Drift),
            }
        } else {
            into.extend(state.steps().iter().copied().map(Action::Go));
        }
        if turn.gate || is_nav {
            state.list_usable(seat, Window::LeavingNav, into);
        }
        let first = state.is_before_first_step();
        if !first && !turn.gate && state.can_land_on(ship) {
            into.push(Action::Land);
        }
        if !turn.dice.is_empty() {
            state.list_assignments(into, first || is_nav || turn.gate);
        }
        if first {
            state.list_usable(seat, Window::AfterRoll, into);
            if start::can_open_hatch(state, seat) {
                into.push(Action::Cargo);
            }
        }
        state.list_complete(seat, false, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        let seat = state.turn.seat;
        if action == Action::Land {
            return landing::halt(state, log);
        }
        state.push(Advancing);
        match action {
            Action::Go(space) => step(state, space, log),
            Action::Navigate(value) => assign(state, Slot::Navigation, value, log),
            Action::Power(technology, value) => assign(state, Slot::Upgrade(technology), value, log),
            Action::Thrust(value) => {
                assign(state, Slot::Thrust, value, log);
                let more = state.roll(log);
                state.board.turn.dice.push(more);
                log.tell(Event::Thrust(seat, more));
                state.refresh_points();
            }
            Action::Jump => {
                let number = match state.navigation() {
                    Some(number) => number,
                    None => state.roll(log),
                };
                jump(state, number, log);
            }
            Action::Ignore => {
                state.board.turn.gate = false;
                log.tell(Event::GateIgnored(seat));
            }
            Action::Drift => drift(state, log),
            Action::Use(source) => state.use_ability(seat, source, log),
            Action::Complete(source) => state.complete(seat, source, log),
            Action::Cargo => {
                state.board.turn.hatch = true;
                state.push(Unloading { overboard: true });
            }
            _ => {}
        }
    }
}

/// MV-056: a die is assigned and stays so until the turn ends.
fn assign(state: &mut State, slot: Slot, value: u8, log: &mut impl Log<Event>) {
    let seat = state.turn.seat;
    let die = state.die_for_slot(value).expect("only dice that can serve are offered");
    state.board.turn.assigned.push((slot, die));
    log.tell(Event::Assigned(seat, slot, value));
    if let Slot::Upgrade(technology) = slot {
        state.react_of(seat, Trigger::Assign, Some(Source::Technology(technology)));
    }
}

/// One step along a line, paid for.
pub(super) fn step(state: &mut State, to: Space, log: &mut impl Log<Event>) {
    let seat = state.turn.seat;
    let from = state.merchants[seat].ship;
    let green = state.green_cost(seat);
    let line = state.pack.pack()[from].lines.iter().find(|line| line.to == to).expect("a line leads there");
    let cost = state.step_cost(line, green);
    let turn = &mut state.board.turn;
    turn.points -= cost;
    turn.came_from = Some(from);
    turn.n_steps += 1;
    state.board.merchants[seat].ship = to;
    log.tell(Event::Moved(seat, to));
    Entering::enter(state);
}

/// MV-078 to MV-083: the ship is put on the other telegate, for nothing; from there any direction is open.
pub(super) fn jump(state: &mut State, number: u8, log: &mut impl Log<Event>) {
    let seat = state.turn.seat;
    let target = state.gate_target(number);
    let turn = &mut state.board.turn;
    turn.gate = false;
    let Some(target) = target else {
        log.tell(Event::GateIgnored(seat));
        return;
    };
    turn.came_from = None;
    turn.heading = None;
    state.board.merchants[seat].ship = target;
    log.tell(Event::Jumped(seat, number));
    state.did(seat, Deed::Jump);
}

/// MV-073, MV-075: the value leads back, or somebody else decides.
fn drift(state: &mut State, log: &mut impl Log<Event>) {
    if state.navigation().is_some() {
        return lost(state, log);
    }
    if !state.is_solo() {
        return state.push(Steering);
    }
    let value = state.roll(log);
    match state.exit(value).filter(|exit| state.steps().contains(exit)) {
        Some(exit) => step(state, exit, log),
        None => lost(state, log),
    }
}

/// MV-075: the turn ends on the navigation space.
fn lost(state: &mut State, log: &mut impl Log<Event>) {
    state.board.turn.ended = true;
    log.tell(Event::TurnEnded(state.turn.seat));
}
