//! The course of play as a stack of frames. The top frame is what happens now.
//!
//! A frame is plain data. Some frames ask a seat; the others run without asking. A game lists its kinds of frames
//! with [`frames!`](crate::frames), implements [`Part`] for each, and removes frames from its stack until one of them
//! asks.

use crate::{Game, Log, Seat};

/// One kind of frame: who is asked, what is asked, what is legal, what follows.
///
/// A frame that never asks implements only [`run`](Part::run); a frame that always asks implements everything else.
pub trait Part<G: Game>: Copy {
    /// Who is asked; `None` for a frame that runs without asking.
    fn asks(&self, _state: &G) -> Option<Seat> {
        None
    }

    /// What is asked.
    fn decision(&self, _state: &G) -> G::Decision {
        unreachable!("it asks nothing")
    }

    /// Adds the legal actions to `into`.
    fn legal(&self, _state: &G, _into: &mut Vec<G::Action>) {}

    /// Does what was chosen. The frame has been removed from the stack; it pushes itself again if it is not finished.
    fn apply(self, _state: &mut G, _action: G::Action, _log: &mut Log<G::Event>) {}

    /// Continues without asking. The frame has been removed from the stack.
    fn run(self, _state: &mut G, _log: &mut Log<G::Event>) {}
}

/// Makes the enum `Frame` of a game out of its kinds of frames: `frames!(State: Choosing Paying);`.
///
/// It adds one more kind, `Over`: the game has ended, and nobody is asked.
#[macro_export]
macro_rules! frames {
    ($state:ty: $($name:ident)*) => {
        /// What happens now or waits to continue.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ::serde::Serialize, ::serde::Deserialize)]
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
            /// Who is asked.
            pub(crate) fn asks(&self, state: &$state) -> Option<$crate::Seat> {
                match self {
                    $(Frame::$name(part) => $crate::Part::asks(part, state),)*
                    Frame::Over => None,
                }
            }

            /// What is asked.
            pub(crate) fn decision(&self, state: &$state) -> Option<<$state as $crate::Game>::Decision> {
                match self {
                    $(Frame::$name(part) => Some($crate::Part::decision(part, state)),)*
                    Frame::Over => None,
                }
            }

            /// Adds the legal actions to `into`.
            pub(crate) fn legal(&self, state: &$state, into: &mut Vec<<$state as $crate::Game>::Action>) {
                match self {
                    $(Frame::$name(part) => $crate::Part::legal(part, state, into),)*
                    Frame::Over => {}
                }
            }

            /// Does what was chosen; the frame has been removed from the stack.
            fn apply(
                self,
                state: &mut $state,
                action: <$state as $crate::Game>::Action,
                log: &mut $crate::Log<<$state as $crate::Game>::Event>,
            ) {
                match self {
                    $(Frame::$name(part) => $crate::Part::apply(part, state, action, log),)*
                    Frame::Over => {}
                }
            }

            /// Continues without asking; the frame has been removed from the stack.
            fn run(
                self,
                state: &mut $state,
                log: &mut $crate::Log<<$state as $crate::Game>::Event>,
            ) {
                match self {
                    $(Frame::$name(part) => $crate::Part::run(part, state, log),)*
                    Frame::Over => {}
                }
            }
        }
    };
}
