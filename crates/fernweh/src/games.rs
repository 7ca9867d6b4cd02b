//! The games as the commands know them.

use crate::cli::Language;
use crate::failure::Failure;
use sim::Reported;
use web::game::Pages;

/// A game that all commands can deal with.
pub(crate) trait Commanded: Pages + Reported {
    /// Makes the components in `text`, which stands in `file`, those of the game from now on.
    fn install(packs: &mut Packs, file: &str, text: &str) -> Result<(), Failure>;
    /// The word of an options line that makes a match use the installed components, if there are any.
    fn word(packs: &Packs) -> Option<String>;
    /// All components with what they do.
    fn sheet(packs: &Packs, lang: Language) -> String;
}

/// What is done with a game that is known by name only.
pub(crate) trait Command {
    /// What comes of it.
    type Out;

    /// Does it.
    fn of<G: Commanded>(self) -> Self::Out;
}

macro_rules! listed {
    (playable: [$($game:ident)*], coming: [$($soon:ident)*]) => {
        /// The names of the games. Where nobody has chosen one, it is the first.
        pub(crate) const NAMES: &[&str] = &[$(<::$game::State as engine::Game>::NAME),*];

        /// The packs that replace the standard ones.
        #[derive(Clone, Copy, Debug, Default)]
        pub(crate) struct Packs {
            $($game: Option<&'static ::$game::cards::Pack>),*
        }

        $(impl Commanded for ::$game::State {
            fn install(packs: &mut Packs, file: &str, text: &str) -> Result<(), Failure> {
                packs.$game = Some(::$game::cards::Pack::with(file, text).map_err(Failure::input)?);
                Ok(())
            }

            fn word(packs: &Packs) -> Option<String> {
                packs.$game.map(|pack| format!("pack={:016x}", pack.fingerprint()))
            }

            fn sheet(packs: &Packs, lang: Language) -> String {
                let pack = packs.$game.unwrap_or_else(|| ::$game::cards::Pack::standard());
                pack.sheet(lang.into())
            }
        })*

        /// Does `command` with the game called `name`.
        pub(crate) fn with<C: Command>(name: &str, command: C) -> Result<C::Out, Failure> {
            match name {
                $(<::$game::State as engine::Game>::NAME => Ok(command.of::<::$game::State>()),)*
                _ => Err(unknown(name)),
            }
        }
    };
}

games::each!(listed);

fn unknown(name: &str) -> Failure {
    Failure::input(format_args!("there is no game `{name}`: choose from {}", NAMES.join(", ")))
}
