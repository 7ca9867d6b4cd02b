//! The course of play: a stack of frames, the top one being what happens now.
//!
//! A frame is plain data. Some ask a seat; the others run by themselves. The loop takes frames off and runs
//! them until one asks.

mod abilities;
mod cargo;
mod carry;
mod carry_asks;
mod counting;
mod entering;
mod landing;
mod missions;
mod moving;
mod pilots;
mod pirates;
mod rewards;
mod round;
mod shuttle;
mod start;
mod steering;
pub(crate) mod supply;
mod testing;
mod titles;
mod trading;
mod trading_legal;

use crate::action::Action;
use crate::event::{Decision, Event};
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

pub(crate) use cargo::Unloading;
pub(crate) use carry::Carrying;
pub(crate) use counting::Counting;
pub(crate) use entering::Entering;
pub(crate) use landing::{Contacting, Ending};
pub(crate) use missions::{Completing, Declaring};
pub(crate) use moving::{Advancing, Moving};
pub(crate) use pilots::{ChoosingPilot, SettingDials};
pub(crate) use pirates::{Losing, Meeting};
pub(crate) use rewards::{Rewarding, Stowing};
pub(crate) use round::{Closing, Playing};
pub(crate) use shuttle::Shuttling;
pub(crate) use start::Starting;
pub(crate) use steering::{Coursing, Steering};
pub(crate) use testing::{Failing, Testing};
pub(crate) use trading::Trading;

/// One kind of frame: who is asked what, what may be done, what follows.
pub(crate) trait Part: Copy {
    /// Who is asked; `None` for a frame that runs by itself.
    fn asks(&self, state: &State) -> Option<Seat>;
    /// What is asked.
    fn decision(&self, state: &State) -> Decision;
    /// Adds what may be done to `into`.
    fn legal(&self, state: &State, into: &mut Vec<Action>);
    /// Does what was chosen. The frame has been taken off and puts itself back if it is not done.
    fn apply(self, state: &mut State, action: Action, log: &mut impl Log<Event>);
    /// Goes on without being asked. The frame has been taken off.
    fn run(self, state: &mut State, log: &mut impl Log<Event>);
}

/// The rest of a part that never asks.
macro_rules! runs_by_itself {
    () => {
        fn asks(&self, _: &State) -> Option<Seat> {
            None
        }

        fn decision(&self, _: &State) -> Decision {
            unreachable!("it asks nothing")
        }

        fn legal(&self, _: &State, _: &mut Vec<Action>) {}

        fn apply(self, _: &mut State, _: Action, _: &mut impl Log<Event>) {}
    };
}
pub(crate) use runs_by_itself;

macro_rules! frames {
    ($($name:ident)*) => {
        /// What happens now or waits to go on.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub(crate) enum Frame {
            $(
                #[doc = concat!("See `", stringify!($name), "`.")]
                $name($name),
            )*
            /// The game is over.
            #[default]
            Over,
        }

        $(impl From<$name> for Frame {
            fn from(part: $name) -> Self {
                Frame::$name(part)
            }
        })*

        impl Frame {
            pub(crate) fn asks(&self, state: &State) -> Option<Seat> {
                match self {
                    $(Frame::$name(part) => part.asks(state),)*
                    Frame::Over => None,
                }
            }

            pub(crate) fn decision(&self, state: &State) -> Option<Decision> {
                match self {
                    $(Frame::$name(part) => Some(part.decision(state)),)*
                    Frame::Over => None,
                }
            }

            pub(crate) fn legal(&self, state: &State, into: &mut Vec<Action>) {
                match self {
                    $(Frame::$name(part) => part.legal(state, into),)*
                    Frame::Over => {}
                }
            }

            fn apply(self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
                match self {
                    $(Frame::$name(part) => part.apply(state, action, log),)*
                    Frame::Over => {}
                }
            }

            fn run(self, state: &mut State, log: &mut impl Log<Event>) {
                match self {
                    $(Frame::$name(part) => part.run(state, log),)*
                    Frame::Over => {}
                }
            }
        }
    };
}

frames!(ChoosingPilot SettingDials Playing Starting Advancing Moving Entering Steering Coursing Testing Failing
    Meeting Losing Carrying Stowing Rewarding Shuttling Ending Contacting Trading Unloading Completing Declaring
    Closing Counting);

impl State {
    /// What happens now.
    pub(crate) fn top(&self) -> Frame {
        self.frames.last().copied().unwrap_or_default()
    }

    pub(crate) fn push(&mut self, frame: impl Into<Frame>) {
        self.board.frames.push(frame.into());
    }

    /// Does a legal action and runs on to the next decision.
    pub(crate) fn go(&mut self, action: Action, log: &mut impl Log<Event>) {
        let frame = self.frames.pop().unwrap_or_default();
        frame.apply(self, action, log);
        self.run(log);
    }

    /// Runs whatever needs no decision.
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        while let Some(top) = self.frames.last().copied() {
            if matches!(top, Frame::Over) || top.asks(self).is_some() {
                return;
            }
            self.board.frames.pop();
            top.run(self, log);
        }
    }
}
