//! A value for a game that is known by name only. The games follow from the one list.

use crate::error::Error;
use crate::matches::Matches;
use bots::net::Featured;
use engine::Game;
use sim::Reported;

/// A game of the package.
pub(crate) trait Playable: Reported + Featured {}

impl<G: Reported + Featured> Playable for G {}

/// A type that each game has its own form of.
pub(crate) trait Family {
    /// The form of `G`.
    type Of<G: Playable>;
}

/// Makes a value of a family for the game that is named.
pub(crate) trait Make<F: Family> {
    /// Makes it.
    fn make<G: Playable>(self) -> Result<F::Of<G>, Error>;
}

/// What is done with a game that is known by name only.
pub(crate) trait Command {
    /// What comes of it.
    type Out;

    /// Does it.
    fn of<G: Playable>(self) -> Self::Out;
}

macro_rules! listed {
    (playable: [$($game:ident)*], coming: [$($soon:ident)*]) => { forms! { ($) $($game)* } };
}

/// The dollar sign is passed, because a macro that defines a macro has no other way to write one.
macro_rules! forms {
    (($dollar:tt) $($game:ident)*) => {
        /// The names of the games.
        pub(crate) const NAMES: &[&str] = &[$(<::$game::State as Game>::NAME),*];

        /// The form of one of the games.
        pub(crate) enum Any<F: Family> {
            $(
                #[doc = "The form of this game."]
                $game(F::Of<::$game::State>)
            ),*
        }

        impl Clone for Any<Matches> {
            fn clone(&self) -> Self {
                match self { $(Self::$game(table) => Self::$game(table.clone())),* }
            }
        }

        /// Makes a value for the game called `name`.
        pub(crate) fn make<F: Family>(name: &str, maker: impl Make<F>) -> Result<Any<F>, Error> {
            match name {
                $(<::$game::State as Game>::NAME => maker.make::<::$game::State>().map(Any::$game),)*
                _ => Err(unknown(name)),
            }
        }

        /// Does `command` with the game called `name`.
        pub(crate) fn with<C: Command>(name: &str, command: C) -> Result<C::Out, Error> {
            match name {
                $(<::$game::State as Game>::NAME => Ok(command.of::<::$game::State>()),)*
                _ => Err(unknown(name)),
            }
        }

        /// Evaluates the same expression with the form of any game.
        macro_rules! on {
            ($dollar any:expr, $dollar it:ident => $dollar body:expr) => {
                match $dollar any { $($crate::any::Any::$game($dollar it) => $dollar body),* }
            };
        }
        pub(crate) use on;
    };
}

games::each!(listed);

fn unknown(name: &str) -> Error {
    Error::value(format_args!("there is no game `{name}`: choose from {}", NAMES.join(", ")))
}
