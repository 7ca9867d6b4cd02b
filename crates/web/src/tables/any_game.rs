//! A game whose type is forgotten, and the list of all of them.

use super::{AnyTable, Playing};
use crate::art::Lid;
use crate::daily::Challenge;
use crate::game::{Alone, CardsPage, Level, OwnLevel, Pages, Switch};
use crate::i18n::Lang;
use crate::lesson::Lesson;
use crate::pages::assets::Asset;
use crate::rulebook::{self, Sheet};
use engine::{Broken, Game, Match, Refused, Saved, Unreadable};
use maud::Markup;
use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;

macro_rules! listed {
    (playable: [$($game:ident)*], coming: [$($soon:ident)*]) => {
        Games {
            playable: &[$(of::<::$game::State>()),*],
            coming: &[$(&crate::pages::$soon::LID),*],
        }
    };
}

/// All games there are.
pub const GAMES: Games = games::each!(listed);

/// Some game or other.
pub type AnyGame = &'static dyn Entry;

/// The games of a server.
#[derive(Clone, Copy, Debug)]
pub struct Games {
    /// Those that can be played. Where nobody has chosen one, it is the first.
    pub playable: &'static [AnyGame],
    /// Those that are announced.
    pub coming: &'static [&'static Lid],
}

impl Games {
    /// The game called `name`, if it can be played.
    pub fn find(self, name: &str) -> Option<AnyGame> {
        self.playable.iter().copied().find(|game| game.name() == name)
    }

    /// The lids of all games, in the order of the first page.
    pub fn lids(self) -> Vec<&'static Lid> {
        let mut lids: Vec<_> =
            self.playable.iter().map(|game| game.lid()).chain(self.coming.iter().copied()).collect();
        lids.sort_by_key(|lid| lid.place);
        lids
    }

    /// The lids of the games that can be played, in the order of the list.
    pub fn playable_lids(self) -> Vec<&'static Lid> {
        self.playable.iter().map(|game| game.lid()).collect()
    }

    /// The lids of the games whose cards can be looked at.
    pub fn with_cards(self) -> Vec<&'static Lid> {
        self.playable.iter().filter(|game| game.cards().is_some()).map(|game| game.lid()).collect()
    }
}

/// What the server does with a game before there is a table. Implemented once, for all [`Pages`]; what the
/// methods are for is said there.
pub trait Entry: fmt::Debug + Send + Sync {
    /// Its name in addresses, commands and the database.
    fn name(&self) -> &'static str;
    /// The number of its rules.
    fn rules(&self) -> u32;
    /// See [`Pages::LID`].
    fn lid(&self) -> &'static Lid;
    /// See [`Pages::BOTS`].
    fn bots(&self) -> &'static [&'static str];
    /// See [`Pages::STAGE`].
    fn stage(&self) -> &'static str;
    /// See [`Pages::SHEET`].
    fn sheet(&self) -> Option<&'static Asset>;
    /// See [`Pages::MORE_SHEETS`].
    fn more_sheets(&self) -> &'static [Asset];
    /// See [`Pages::ICONS`].
    fn icons(&self) -> Option<&'static Asset>;
    /// See [`Pages::SCRIPTS`].
    fn scripts(&self) -> &'static [&'static str];
    /// The ledger of its rules in a language.
    fn ledger(&self, lang: Lang) -> Option<&'static str>;
    /// See [`Pages::CARDS`].
    fn cards(&self) -> Option<CardsPage>;
    /// See [`Pages::RULEBOOK`].
    fn rulebook(&self) -> &'static [Sheet];
    /// The names of [`Pages::PICTURES`].
    fn pictures(&self) -> Vec<&'static str>;
    /// One of [`Pages::PICTURES`], drawn for readers of a language.
    fn picture(&self, name: &str, lang: Lang) -> Option<Markup>;
    /// See [`Pages::switches`].
    fn switches(&self, lang: Lang) -> Vec<Switch>;
    /// See [`Pages::bot_name`].
    fn bot_name(&self, bot: &str, lang: Lang) -> String;
    /// See [`Pages::bot_text`].
    fn bot_text(&self, bot: &str, lang: Lang) -> String;
    /// See [`Pages::lessons`].
    fn lessons(&self) -> &'static [Lesson];
    /// The guided first game, if there is one.
    fn lesson(&self) -> Option<&'static Lesson> {
        self.lessons().first()
    }
    /// See [`Pages::challenge`].
    fn challenge(&self) -> Option<Challenge>;
    /// See [`Pages::levels`].
    fn levels(&self, lang: Lang) -> Vec<Level>;
    /// See [`Pages::own_level`].
    fn own_level(&self, lang: Lang) -> Option<OwnLevel>;
    /// See [`Pages::needs`].
    fn needs(&self, word: &str) -> Option<&'static str>;
    /// See [`Pages::conflict`].
    fn conflict(&self, words: &[&str], n_seats: u8, lang: Lang) -> Option<String>;
    /// See [`Pages::alone`]; the options are a line here.
    fn alone(&self, options: &str, points: i32, place: u8, lang: Lang) -> Option<Alone>;
    /// See [`Pages::written`].
    fn written(&self, points: i32) -> String;
    /// See [`Pages::POINT`].
    fn point(&self) -> i32;
    /// How many can play with this line of options.
    fn seats(&self, options: &str) -> Result<RangeInclusive<u8>, Unreadable>;
    /// The line of options in its one spelling, and the fingerprint of the components.
    fn options(&self, options: &str) -> Result<(String, u64), Unreadable>;
    /// Sets a table up for so many seats, with these options, from this seed.
    fn create(&self, n_seats: u8, options: &str, seed: u64) -> Result<AnyTable, NotSetUp>;
    /// Takes a table up again.
    fn restore(&self, saved: &Saved) -> Result<AnyTable, Broken>;

    /// See [`Pages::USUAL_BOT`].
    fn usual_bot(&self) -> Option<&'static str>;
    /// The bot with this name, whether pages offer it or not.
    fn bot(&self, name: &str) -> Option<&'static str>;
}

/// A game for the list.
pub const fn of<G: Pages>() -> AnyGame {
    &Of::<G>(PhantomData)
}

/// Stands for the game `G`.
struct Of<G>(PhantomData<fn() -> G>);

impl<G: Pages> fmt::Debug for Of<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::NAME)
    }
}

impl<G: Pages> Entry for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn lid(&self) -> &'static Lid {
        G::LID
    }

    fn bots(&self) -> &'static [&'static str] {
        G::BOTS
    }

    fn usual_bot(&self) -> Option<&'static str> {
        G::BOTS.get(G::USUAL_BOT).copied()
    }

    fn bot(&self, name: &str) -> Option<&'static str> {
        G::BOTS.iter().chain(G::OTHER_BOTS).find(|bot| **bot == name).copied()
    }

    fn stage(&self) -> &'static str {
        G::STAGE
    }

    fn sheet(&self) -> Option<&'static Asset> {
        G::SHEET
    }

    fn more_sheets(&self) -> &'static [Asset] {
        G::MORE_SHEETS
    }

    fn icons(&self) -> Option<&'static Asset> {
        G::ICONS
    }

    fn scripts(&self) -> &'static [&'static str] {
        G::SCRIPTS
    }

    fn ledger(&self, lang: Lang) -> Option<&'static str> {
        G::LEDGER.map(|texts| texts[lang as usize])
    }

    fn cards(&self) -> Option<CardsPage> {
        G::CARDS
    }

    fn rulebook(&self) -> &'static [Sheet] {
        G::RULEBOOK
    }

    fn pictures(&self) -> Vec<&'static str> {
        G::PICTURES.iter().map(|picture| picture.name).collect()
    }

    fn picture(&self, name: &str, lang: Lang) -> Option<Markup> {
        rulebook::drawn::<G>(name, lang)
    }

    fn switches(&self, lang: Lang) -> Vec<Switch> {
        G::switches(lang)
    }

    fn bot_name(&self, bot: &str, lang: Lang) -> String {
        G::bot_name(bot, lang)
    }

    fn bot_text(&self, bot: &str, lang: Lang) -> String {
        G::bot_text(bot, lang)
    }

    fn lessons(&self) -> &'static [Lesson] {
        G::lessons()
    }

    fn challenge(&self) -> Option<Challenge> {
        G::challenge()
    }

    fn levels(&self, lang: Lang) -> Vec<Level> {
        G::levels(lang)
    }

    fn own_level(&self, lang: Lang) -> Option<OwnLevel> {
        G::own_level(lang)
    }

    fn needs(&self, word: &str) -> Option<&'static str> {
        G::needs(word)
    }

    fn conflict(&self, words: &[&str], n_seats: u8, lang: Lang) -> Option<String> {
        G::conflict(words, n_seats, lang)
    }

    fn alone(&self, options: &str, points: i32, place: u8, lang: Lang) -> Option<Alone> {
        G::alone(&options.parse().ok()?, points, place, lang)
    }

    fn written(&self, points: i32) -> String {
        G::written(points)
    }

    fn point(&self) -> i32 {
        G::POINT
    }

    fn seats(&self, options: &str) -> Result<RangeInclusive<u8>, Unreadable> {
        options.parse().map(|options| G::seats(&options))
    }

    fn options(&self, options: &str) -> Result<(String, u64), Unreadable> {
        options.parse::<G::Options>().map(|options| (options.to_string(), G::pack(&options)))
    }

    fn create(&self, n_seats: u8, options: &str, seed: u64) -> Result<AnyTable, NotSetUp> {
        let options: <G as Game>::Options = options.parse().map_err(NotSetUp::Options)?;
        let played = Match::<G>::new(n_seats, options, seed).map_err(NotSetUp::Seats)?;
        Ok(Arc::new(Playing::new(played)))
    }

    fn restore(&self, saved: &Saved) -> Result<AnyTable, Broken> {
        Match::restore(saved).map(|played| Arc::new(Playing::<G>::new(played)) as AnyTable)
    }
}

/// Why a table cannot be set up like that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotSetUp {
    /// The line of options cannot be read.
    Options(Unreadable),
    /// The game is for another number of players.
    Seats(Refused),
}
