//! The component pack: every card, board and number of the game as typed tables.
//!
//! The standard pack is `cards/*.toml`; an owner of the printed game may override entries by id.

mod anarchists;
mod boards;
mod check;
mod check_effects;
mod check_leaders;
mod faces;
mod leaders;
mod masks;
mod mats;
mod notation;
mod raw;
mod raw_boards;
mod raw_mats;
mod raw_setup;
mod read;
mod read_anarchists;
mod read_boards;
mod read_cards;
mod read_leaders;
mod read_mats;
mod read_setup;
mod setup;
mod sheet;
mod sheet_solo;

use std::ops;

use engine::Index;

use crate::effect::Code;
use crate::ids::{
    Achievement, AnarchistAction, AnarchistEvent, Basic, EventId, Faction, Guild, Leader, Mat, Side, Slot,
    System, Tech, Tile, Type,
};

pub use anarchists::{
    AnarchistActionCard, AnarchistEventCard, DifficultyCard, Level, ResultCard, SoloTable, ThreatTrack,
    Verdict,
};
pub use boards::{BasicCard, Exploration, GuildCard, PlaceCard, PlaceKind, Point, SlotCard, TechBoard};
pub use faces::{
    AchievementCard, AchievementDeck, ActionCard, Border, EventCard, Name, Origin, Solo, Stays, SystemCard,
    TechCard,
};
pub use leaders::{Kind, LeaderCard, TileCard};
pub use masks::{Bearers, Masks};
pub use mats::{Common, FactionCard, Growth, MatAbility, MatCard, MatOption, Prediction, TradeRates};
pub use setup::{Deal, DisplayRow, Meta, Revealed, ScoreTable, SetUp, TypeCard};
pub use sheet::sheet;

/// The standard pack in the repository.
pub(crate) const STANDARD_FILES: &[(&str, &str)] = &[
    ("setup.toml", include_str!("../cards/setup.toml")),
    ("boards.toml", include_str!("../cards/boards.toml")),
    ("techs.toml", include_str!("../cards/techs.toml")),
    ("events.toml", include_str!("../cards/events.toml")),
    ("systems.toml", include_str!("../cards/systems.toml")),
    ("achievements.toml", include_str!("../cards/achievements.toml")),
    ("factions.toml", include_str!("../cards/factions.toml")),
    ("leaders.toml", include_str!("../cards/leaders.toml")),
    ("anarchists.toml", include_str!("../cards/anarchists.toml")),
];

/// Entries that were different in earlier standard packs.
const FORMER: &[(&str, &str)] = &[("former/1.toml", include_str!("../cards/former/1.toml"))];

pack::shelve!(Pack: raw::SECTIONS, STANDARD_FILES, read::read, FORMER);

/// All components of the game.
#[derive(Debug)]
pub struct Pack {
    /// General information about the pack.
    pub meta: Meta,
    /// The effects of all components.
    pub code: Code,
    /// Names of the types, by `Type`.
    pub types: Vec<TypeCard>,
    /// Technologies, by `Tech`.
    pub techs: Vec<TechCard>,
    /// Events, by `EventId`.
    pub events: Vec<EventCard>,
    /// Systems, by `System`.
    pub systems: Vec<SystemCard>,
    /// Achievements, by `Achievement`.
    pub achievements: Vec<AchievementCard>,
    /// How the technology board is drawn.
    pub tech_board: TechBoard,
    /// Slots of the technology board, by `Slot`.
    pub slots: Vec<SlotCard>,
    /// Actions of the basics box, by `Basic`.
    pub basics: Vec<BasicCard>,
    /// Guilds, by `Guild`.
    pub guilds: Vec<GuildCard>,
    /// Sides of the exploration board, by `Side`.
    pub sides: Vec<Exploration>,
    /// Factions, by `Faction`.
    pub factions: Vec<FactionCard>,
    /// Faction mats, by `Mat`.
    pub mats: Vec<MatCard>,
    /// Prediction cards, by level.
    pub predictions: Vec<Prediction>,
    /// Leaders, by `Leader`.
    pub leaders: Vec<LeaderCard>,
    /// Tiles, by `Tile`.
    pub tiles: Vec<TileCard>,
    /// What all mats have in common.
    pub common: Common,
    /// Set-up for two to four players.
    pub setups: Vec<SetUp>,
    /// How many cards of each sort are dealt.
    pub deal: Deal,
    /// VP that are not printed on cards.
    pub score: ScoreTable,
    /// Everything that only the solo game has.
    pub solo: SoloTable,
    /// Sets of cards that the rules use.
    pub masks: Masks,
    fingerprint: u64,
    content: u64,
}

impl Pack {
    /// The set-up for a number of players.
    ///
    /// # Panics
    /// If it is not from 2 to 4.
    pub fn setup(&self, players: usize) -> &SetUp {
        let fits = |setup: &&SetUp| usize::from(setup.players) == players;
        self.setups.iter().find(fits).expect("two to four players")
    }

    /// Fingerprint of everything that rules read; a match remembers it. Names, texts and notes can be corrected
    /// without changing it.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }
}

impl ops::Index<AnarchistAction> for Pack {
    type Output = AnarchistActionCard;

    fn index(&self, id: AnarchistAction) -> &AnarchistActionCard {
        &self.solo.actions[id.at()]
    }
}

impl ops::Index<AnarchistEvent> for Pack {
    type Output = AnarchistEventCard;

    fn index(&self, id: AnarchistEvent) -> &AnarchistEventCard {
        &self.solo.events[id.at()]
    }
}

macro_rules! by_index {
    ($($id:ident => $table:ident: $card:ident,)*) => {$(
        impl ops::Index<$id> for Pack {
            type Output = $card;

            fn index(&self, id: $id) -> &$card {
                &self.$table[id.at()]
            }
        }
    )*};
}

by_index! {
    Type => types: TypeCard,
    Tech => techs: TechCard,
    EventId => events: EventCard,
    System => systems: SystemCard,
    Achievement => achievements: AchievementCard,
    Slot => slots: SlotCard,
    Basic => basics: BasicCard,
    Guild => guilds: GuildCard,
    Side => sides: Exploration,
    Faction => factions: FactionCard,
    Mat => mats: MatCard,
    Leader => leaders: LeaderCard,
    Tile => tiles: TileCard,
}
