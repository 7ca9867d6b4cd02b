//! The course of play as a stack of frames. The top frame is what happens now.
//!
//! A frame is plain data. Some ask a seat; the others run by themselves. A game lists its kinds of frames with
//! [`frames!`](crate::frames), which also makes the loop that takes frames off the stack until one asks. It implements
//! [`Part`] for each kind, and [`asked_by_frames!`](crate::asked_by_frames) gives its `impl Game` the methods that
//! follow from the top frame.

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

/// Makes the enum `Frame` of a game out of its kinds of frames, and the loop over them:
/// `frames!(State: Choosing Paying);`.
///
/// There is one more kind, `Over`: the game has ended, and nobody is asked. The state keeps its stack in
/// `self.board.frames`. A game that must do something before every look at the top frame says so at the end:
/// `frames!(State: Choosing Paying; before |state, log| state.refresh(log));`.
#[macro_export]
macro_rules! frames {
    ($state:ty: $($name:ident)* $(; before |$each:ident, $tells:pat_param| $before:expr)?) => {
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

        impl $state {
            /// What happens now.
            pub(crate) fn top(&self) -> Frame {
                self.board.frames.last().copied().unwrap_or_default()
            }

            /// Puts a frame on the stack: it is the next to run or to ask.
            #[inline]
            pub(crate) fn push(&mut self, frame: impl Into<Frame>) {
                self.board.frames.push(frame.into());
            }

            /// Does a legal action and runs on to the next decision.
            pub(crate) fn go(
                &mut self,
                action: <$state as $crate::Game>::Action,
                log: &mut $crate::Log<<$state as $crate::Game>::Event>,
            ) {
                let frame = self.board.frames.pop().unwrap_or_default();
                frame.apply(self, action, log);
                self.run(log);
            }

            /// Runs the frames that ask nobody.
            pub(crate) fn run(&mut self, log: &mut $crate::Log<<$state as $crate::Game>::Event>) {
                loop {
                    $({
                        let ($each, $tells) = (&mut *self, &mut *log);
                        $before;
                    })?
                    let top = self.top();
                    if matches!(top, Frame::Over) || top.asks(self).is_some() {
                        return;
                    }
                    self.board.frames.pop();
                    top.run(self, log);
                }
            }
        }
    };
}

/// The methods of `impl Game` that follow from the top frame of [`frames!`](crate::frames): who is asked, what, what
/// may be done, and doing it.
#[macro_export]
macro_rules! asked_by_frames {
    () => {
        fn awaiting(&self) -> $crate::Seats {
            self.top().asks(self).map_or($crate::Seats::NONE, $crate::Seats::only)
        }

        fn decision(&self, seat: $crate::Seat) -> Option<Self::Decision> {
            let top = self.top();
            if top.asks(self) == Some(seat) { top.decision(self) } else { None }
        }

        fn legal(&self, seat: $crate::Seat, into: &mut Vec<Self::Action>) {
            let top = self.top();
            if top.asks(self) == Some(seat) {
                top.legal(self, into);
            }
        }

        fn apply(&mut self, _: $crate::Seat, action: Self::Action, log: &mut $crate::Log<Self::Event>) {
            self.go(action, log);
        }
    };
}
