//! The course of play: a stack of frames, the top one being what happens now.
//!
//! A frame is plain data. Some ask a seat; the others run by themselves. The loop takes frames off and runs
//! them until one asks.

mod act;
mod anarchists;
mod attach;
mod build;
mod choose;
mod claim;
pub(crate) mod colonise;
mod control;
mod copy;
mod cost;
mod doing;
mod jump;
mod keep;
pub(crate) mod leaders;
mod marker;
mod produce;
pub(crate) mod prospect;
mod reach;
mod research;
mod reward;
mod select;
mod setting_up;
mod shift;
mod ships;
mod step;
mod trade;
mod triggers;
mod turn;
mod upgrade;

use crate::action::Action;
use crate::event::{Decision, Event};
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

pub(crate) use act::{Acted, Acting};
pub(crate) use anarchists::{Deciding, Erupting, Infiltrating, Plotting, Uprising};
pub(crate) use attach::{Attaching, Scattering};
pub(crate) use build::Building;
pub(crate) use choose::Choosing;
pub(crate) use claim::{Claiming, Pausing, Swapping};
pub(crate) use colonise::{Colonising, Settled, Settling};
pub(crate) use copy::Copying;
pub(crate) use cost::Paying;
pub(crate) use doing::{Doing, Repeating, Scope, Sharing, Source, Weighing};
pub(crate) use jump::{Jumping, Warping};
pub(crate) use keep::{Chartering, Keeping};
pub(crate) use leaders::{
    ActingAgain, Adopting, Arranging, Committing, Drafting, Predicting, Sponsoring, Tiling,
};
pub(crate) use marker::{Automating, Marking};
pub(crate) use produce::Producing;
pub(crate) use research::{Researching, Seeking, Turned};
pub(crate) use reward::{Placing, Rewarding};
pub(crate) use select::Selecting;
pub(crate) use setting_up::{PickingMat, Preparing};
pub(crate) use shift::Shifting;
pub(crate) use ships::{Banishing, Donating};
pub(crate) use trade::Trading;
pub(crate) use triggers::Triggering;
pub(crate) use turn::Turning;
pub(crate) use upgrade::Upgrading;

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

frames!(PickingMat Preparing Turning Acting Acted Producing Trading Claiming Pausing Swapping Doing Weighing
    Repeating Sharing Choosing Paying Building Jumping Warping Upgrading Placing Rewarding Triggering Colonising
    Settling Marking Automating Shifting Researching Turned Seeking Selecting Keeping Chartering Copying
    Attaching Scattering Banishing Donating Drafting Arranging Predicting Adopting Sponsoring Tiling Committing
    ActingAgain Settled Uprising Plotting Deciding Erupting Infiltrating);

/// The `asks` and `decision` of a frame that only runs.
macro_rules! runs_by_itself {
    () => {
        fn asks(&self, _: &State) -> Option<Seat> {
            None
        }

        fn decision(&self, _: &State) -> Decision {
            Decision::Act
        }

        fn legal(&self, _: &State, _: &mut Vec<Action>) {}

        fn apply(self, _: &mut State, _: Action, _: &mut impl Log<Event>) {}
    };
}
pub(crate) use runs_by_itself;

impl State {
    /// What happens now.
    pub(crate) fn top(&self) -> Frame {
        self.frames.last().copied().unwrap_or_default()
    }

    #[inline]
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
        while let Some(top) = self.frames.last()
            && !matches!(top, Frame::Over)
            && (top.asks(self).is_none() || self.has_ended())
        {
            if self.has_ended() {
                return self.close(log);
            }
            let frame = self.frames.pop().unwrap_or_default();
            frame.run(self, log);
        }
    }
}

/// BTS-027 to BTS-031: whether the pawn of `seat` may enter a space at all.
pub(crate) fn may_enter(state: &State, seat: Seat, space: crate::space::Space) -> bool {
    !act::blocked(state, seat).contains(&space)
}
