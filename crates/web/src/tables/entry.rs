//! The list of games, and how a table of each is set up or taken up again.

use super::{AnyTable, Playing};
use crate::daily::Challenge;
use crate::game::{Alone, Level, OwnLevel, Pages, Switch};
use crate::i18n::Lang;
use crate::lesson::Lesson;
use crate::pages::layout::Shell;
use engine::{Broken, Game, Match, Refused, Saved, Unreadable};
use maud::Markup;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The games that can be played.
pub const GAMES: &[Entry] = &[
    Entry::of::<new_frontiers::State>(),
    Entry::of::<beyond_the_sun::State>(),
    Entry::of::<merchant_of_venus::State>(),
];

/// A game in the list, known by name only.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name in addresses, commands and the database.
    pub name: &'static str,
    /// The number of its rules.
    pub rules: u32,
    /// Its bots, weakest first.
    pub bots: &'static [&'static str],
    /// Its name for people.
    pub title: fn(Lang) -> String,
    /// Its variants.
    pub switches: fn(Lang) -> Vec<Switch>,
    /// The name of a bot for people.
    pub bot_name: fn(&str, Lang) -> String,
    /// What a bot can do, for people.
    pub bot_text: fn(&str, Lang) -> String,
    /// The class of its stage.
    pub stage: &'static str,
    /// The page with its cards.
    pub cards: fn(&Shell<'_>, Option<&str>) -> Option<Markup>,
    /// Its guided first game.
    pub lesson: fn() -> Option<&'static Lesson>,
    /// How it is played as the challenge of the day.
    pub challenge: fn() -> Option<Challenge>,
    /// How hard it can be made for one alone.
    pub levels: fn(Lang) -> Vec<Level>,
    /// How hard it can be made by a number of one's own.
    pub own_level: fn(Lang) -> Option<OwnLevel>,
    /// What a variant needs.
    pub needs: fn(&str) -> Option<&'static str>,
    /// Why words of an options line do not go together with so many seats.
    pub conflict: fn(&[&str], u8, Lang) -> Option<String>,
    /// What the points and the place of one alone mean, with this line of options.
    pub alone: fn(&str, i32, u8, Lang) -> Option<Alone>,
    /// How many can play with this line of options.
    pub seats: fn(&str) -> Result<RangeInclusive<u8>, Unreadable>,
    /// The line of options in its one spelling, and the fingerprint of the components.
    pub options: fn(&str) -> Result<(String, u64), Unreadable>,
    /// Sets a table up for so many seats, with these options, from this seed.
    pub create: fn(u8, &str, u64) -> Result<AnyTable, NotSetUp>,
    /// Takes a table up again.
    pub restore: fn(&Saved) -> Result<AnyTable, Broken>,
}

impl Entry {
    /// The entry of a game.
    pub const fn of<G: Pages>() -> Self {
        Self {
            name: G::NAME,
            rules: G::RULES,
            bots: G::BOTS,
            title: G::title,
            switches: G::switches,
            bot_name: G::bot_name,
            bot_text: G::bot_text,
            stage: G::STAGE,
            cards: G::cards,
            lesson: G::lesson,
            challenge: G::challenge,
            levels: G::levels,
            own_level: G::own_level,
            needs: G::needs,
            conflict: G::conflict,
            alone: |line, points, place, lang| G::alone(&line.parse().ok()?, points, place, lang),
            seats: |line| line.parse().map(|options| G::seats(&options)),
            options: |line| {
                line.parse::<G::Options>().map(|options| (options.to_string(), G::pack(&options)))
            },
            create: create::<G>,
            restore: |saved| {
                Match::restore(saved).map(|played| Arc::new(Playing::<G>::new(played)) as AnyTable)
            },
        }
    }

    /// The bot that sits down where nobody has chosen one: neither the weakest nor, for a newcomer's sake, the
    /// strongest.
    pub fn usual_bot(&self) -> Option<&'static str> {
        self.bots.get(self.bots.len() / 2).copied()
    }
}

fn create<G: Pages>(n_seats: u8, options: &str, seed: u64) -> Result<AnyTable, NotSetUp> {
    let options: <G as Game>::Options = options.parse().map_err(NotSetUp::Options)?;
    let played = Match::<G>::new(n_seats, options, seed).map_err(NotSetUp::Seats)?;
    Ok(Arc::new(Playing::new(played)))
}

/// Why a table cannot be set up like that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotSetUp {
    /// The line of options cannot be read.
    Options(Unreadable),
    /// The game is for another number of players.
    Seats(Refused),
}
