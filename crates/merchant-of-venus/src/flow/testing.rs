//! MV-084 to MV-091: tests, and what follows when a hazard test fails.

use super::upgrades::assign;
use super::{Part, pirates};
use crate::action::Action;
use crate::effect::{Deed, Trigger, Window};
use crate::event::{Decision, Event};
use crate::ids::{Dial, Stat};
use crate::query::Kind;
use crate::state::{Slot, State};
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// What a test is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum For {
    /// A hazard space.
    Hazard,
    /// A card, which waits for the result.
    Card,
    /// A pirate.
    Pirate,
}

/// A test is rolled; if it fails, abilities may help.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Testing {
    what: For,
    pub(crate) stat: Stat,
    /// The die that failed; 0 before it is rolled.
    die: u8,
    /// Counts as passed without a roll.
    passed: bool,
    /// Whether the time to assign dice to upgrades is over.
    braced: bool,
}

impl Testing {
    const fn new(what: For, stat: Stat) -> Self {
        Self { what, stat, die: 0, passed: false, braced: false }
    }

    pub(crate) const fn hazard(stat: Stat) -> Self {
        Self::new(For::Hazard, stat)
    }

    pub(crate) const fn card(stat: Stat) -> Self {
        Self::new(For::Card, stat)
    }

    /// Dice were assigned before the ability was chosen.
    pub(crate) const fn pirate(stat: Stat) -> Self {
        Self { braced: true, ..Self::new(For::Pirate, stat) }
    }

    pub(crate) fn is_hazard(&self) -> bool {
        self.what == For::Hazard
    }

    /// The die is to be thrown again.
    pub(crate) fn again(&mut self) {
        self.die = 0;
    }

    /// It counts as passed.
    pub(crate) fn pass(&mut self) {
        self.passed = true;
        self.die = 0;
    }

    /// D-20: whether a die could still be assigned to an upgrade before the roll.
    fn can_brace(&self, state: &State) -> bool {
        !self.braced && !self.passed && state.can_brace(self.stat)
    }

    fn conclude(self, state: &mut State, passed: bool, log: &mut Log<Event>) {
        let seat = state.turn.seat;
        match self.what {
            For::Card => state.board.turn.passed = Some(passed),
            For::Pirate => pirates::conclude(state, self.stat, passed, log),
            For::Hazard if passed => {
                // A test that an ability passed was not passed by the roll.
                if !self.passed {
                    state.did(seat, Deed::HazardPass);
                    state.react(seat, Trigger::HazardPass);
                }
            }
            For::Hazard => match self.stat.dial() {
                Some(dial) if state.merchants[seat].dials[dial.at()] > state.pack[dial].min => {
                    state.push(Failing { dial });
                }
                _ => end_turn(state, log),
            },
        }
    }
}

fn end_turn(state: &mut State, log: &mut Log<Event>) {
    state.board.turn.ended = true;
    log.tell(Event::TurnEnded(state.turn.seat));
}

impl Part<State> for Testing {
    fn asks(&self, state: &State) -> Option<Seat> {
        (self.die > 0 || self.can_brace(state)).then_some(state.turn.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        if self.die > 0 { Decision::AcceptTest(self.stat) } else { Decision::Brace(self.stat) }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        if self.die == 0 {
            into.push(Action::Done);
            return state.list_upgrades(into, |it| state.braces(it, self.stat));
        }
        into.push(Action::Accept);
        state.list_usable(state.turn.seat, Window::InTest, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Use(source) => {
                state.push(self);
                state.use_ability(state.turn.seat, source, log);
            }
            Action::Power(technology, value) => {
                state.push(self);
                assign(state, Slot::Upgrade(technology), value, log);
            }
            Action::Done => state.push(Testing { braced: true, ..self }),
            _ => self.conclude(state, false, log),
        }
    }

    fn run(mut self, state: &mut State, log: &mut Log<Event>) {
        if self.passed {
            return self.conclude(state, true, log);
        }
        let seat = state.turn.seat;
        let die = state.roll(log);
        let more = match (self.what, state.kind(state.merchants[seat].ship)) {
            (For::Pirate, Kind::Pirate(pirate)) => state.pirate_modifier(seat, pirate),
            _ => 0,
        };
        let value = state.strength(seat, self.stat);
        log.tell(Event::Tested(seat, self.stat, die, value));
        if i32::from(die) + more <= value {
            return self.conclude(state, true, log);
        }
        (self.die, self.braced) = (die, true);
        state.push(self);
        if state.usable(seat, Window::InTest).next().is_none() {
            state.board.frames.pop();
            self.conclude(state, false, log);
        }
    }
}

/// MV-086, MV-089: the turn ends, or the dial is lowered permanently.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Failing {
    dial: Dial,
}

impl Part<State> for Failing {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(state.turn.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::LowerOrEnd(self.dial)
    }

    fn legal(&self, _: &State, into: &mut Vec<Action>) {
        into.extend([Action::Lower, Action::End]);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let seat = state.turn.seat;
        if action == Action::Lower {
            state.board.merchants[seat].dials[self.dial.at()] -= 1;
            state.board.turn.lowered[self.dial.at()] = true;
            log.tell(Event::Lowered(seat, self.dial));
        } else {
            end_turn(state, log);
        }
    }
}
