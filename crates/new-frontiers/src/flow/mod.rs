//! The course of play: a stack of frames, the top one being what happens now.
//!
//! A frame is plain data. Some ask a seat; the others run by themselves. The loop takes frames off and runs
//! them until one asks.

mod consume;
mod develop;
mod explore;
mod goals;
pub(crate) mod homes;
mod produce;
mod resolve;
mod returning;
mod revealing;
pub(crate) mod round;
mod scoring;
pub(crate) mod settle;
pub(crate) mod settle_legal;
mod spend;
mod store;
pub(crate) mod trade;

use crate::action::Action;
use crate::event::{Decision, Event};
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

pub(crate) use consume::Consuming;
pub(crate) use develop::Developing;
pub(crate) use explore::Exploring;
pub(crate) use goals::Keeping;
pub(crate) use homes::ChoosingHome;
pub(crate) use produce::Producing;
pub(crate) use resolve::Resolving;
pub(crate) use returning::Returning;
pub(crate) use revealing::{Beginning, Revealing};
pub(crate) use round::Selecting;
pub(crate) use scoring::Counting;
pub(crate) use settle::Settling;
pub(crate) use spend::Spending;
pub(crate) use store::{Storing, Taxing};
pub(crate) use trade::Trading;

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

frames!(ChoosingHome Selecting Resolving Developing Exploring Returning Settling Producing Trading Consuming
    Spending Counting Keeping Beginning Revealing Storing Taxing);

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
        let runs_by_itself =
            |state: &Self, top: &Frame| !matches!(top, Frame::Over) && top.asks(state).is_none();
        while self.frames.last().is_some_and(|top| runs_by_itself(self, top)) {
            let frame = self.frames.pop().unwrap_or_default();
            frame.run(self, log);
        }
    }
}
