//! MV-060 to MV-083: moving space by space.

use super::upgrades::assign;
use super::{Entering, Part, Steering, landing};
use crate::action::Action;
use crate::effect::{Deed, Quantity, Window};
use crate::event::{Decision, Event};
use crate::ids::Space;
use crate::query::Kind;
use crate::state::{Board, Slot, State};
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// The ship continues if it can.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Advancing;

impl Part<State> for Advancing {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let turn = &state.turn;
        if turn.ended {
            return landing::cut_short(state, log);
        }
        let seat = turn.seat;
        let ship = state.merchants[seat].ship;
        let steps_left = turn.n_steps < state.pack.constants.steps_max;
        if !steps_left || (turn.n_steps > 0 && state.kind(ship) == Kind::City) {
            return landing::halt(state, log);
        }
        // MV-083: a jump is free, so the last point is enough to reach the telegate.
        if turn.gate {
            let leads = state.navigation().is_none_or(|number| state.gate_target(number).is_some());
            if state.has_gate_target() && (leads || state.usable(seat, Window::LeavingNav).next().is_some()) {
                return state.push(Moving);
            }
            // MV-081: the telegate is ignored, and the ship continues as from any space.
            state.board.turn.gate = false;
            log.tell(Event::GateIgnored(seat));
        }
        if state.turn.points == 0 {
            return landing::halt(state, log);
        }
        let can_go = state.kind(ship) == Kind::Nav || !state.steps().is_empty();
        if can_go { state.push(Moving) } else { landing::halt(state, log) }
    }
}

/// The player moves the ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Moving;

impl Board {
    /// Where a telegate leads from here; `None` if it is this one or there is none (MV-081).
    pub(crate) fn gate_target(&self, number: u8) -> Option<Space> {
        let target = self.telegate(number)?;
        (target != self.merchants[self.turn.seat].ship).then_some(target)
    }

    /// Whether any other telegate lies on the board.
    pub(crate) fn has_gate_target(&self) -> bool {
        (1..=6).any(|number| self.gate_target(number).is_some())
    }

    /// The exit for the navigation value (MV-072).
    pub(crate) fn exit(&self, value: u8) -> Option<Space> {
        let exits = self.pack.pack()[self.merchants[self.turn.seat].ship].exits?;
        Some(exits[usize::from(value) - 1])
    }

    /// Whether the player has only changed and assigned dice since the roll.
    pub(crate) fn is_before_first_step(&self) -> bool {
        self.turn.n_steps == 0
    }

    /// Whether the ship is about to leave a navigation space or telegate with a free choice.
    pub(crate) fn has_free_course(&self) -> bool {
        if self.turn.gate {
            return self.has_gate_target();
        }
        self.kind(self.merchants[self.turn.seat].ship) == Kind::Nav && !self.steps().is_empty()
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
        into.extend(state.may_land());
        if !turn.dice.is_empty() {
            state.list_assignments(into, first || is_nav || turn.gate);
        }
        if first {
            state.list_usable(seat, Window::AfterRoll, into);
        }
        if state.can_open_hatch(seat) {
            into.push(Action::Cargo);
        }
        state.list_complete(seat, false, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
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
            Action::Cargo => state.open_hatch(),
            _ => {}
        }
    }
}

/// One step along a line, paid for.
pub(super) fn step(state: &mut State, to: Space, log: &mut Log<Event>) {
    let seat = state.turn.seat;
    let from = state.merchants[seat].ship;
    let green = state.green_cost(seat);
    let line = state.pack.pack()[from].lines.iter().find(|line| line.to == to).expect("a line leads there");
    let cost = state.step_cost(line, green);
    let turn = &mut state.board.turn;
    turn.points -= cost;
    turn.came_from = Some(from);
    turn.n_steps += 1;
    turn.hatch = false;
    state.board.merchants[seat].ship = to;
    log.tell(Event::Moved(seat, to));
    Entering::enter(state);
}

/// MV-078 to MV-083: the ship moves to the other telegate without cost; from there every direction is allowed.
pub(super) fn jump(state: &mut State, number: u8, log: &mut Log<Event>) {
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

/// MV-073, MV-075: the value leads back, or another player decides.
fn drift(state: &mut State, log: &mut Log<Event>) {
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
fn lost(state: &mut State, log: &mut Log<Event>) {
    state.board.turn.ended = true;
    log.tell(Event::TurnEnded(state.turn.seat));
}
