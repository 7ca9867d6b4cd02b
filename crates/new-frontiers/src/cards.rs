//! The component pack: every tile, piece and number of the game as typed tables.
//!
//! The standard pack is `cards/pack.toml`; an owner of the printed game may override entries by id.

mod carried;
mod colonies;
mod developments;
mod goals;
mod limits;
mod lines;
mod masks;
mod pieces;
mod raw;
mod read;
mod sheet;
mod statistics;
mod tiles;

use std::ops;

use engine::Index;

use crate::ids::{Development, Goal, Home, Keyword, Kind, Tile, World};

pub use goals::{Counts, GoalCard, GoalRule, Moment, Step, Store, Stored};
pub use masks::Masks;
pub use pieces::{Chip, Chips, CreditSupply, Ends, GoodCard, Limits, Mat, Meta, SetUp};
pub use sheet::sheet;
pub use tiles::{
    ColonyCard, Colour, DevelopmentCard, HomeCard, Name, Origin, Place, Points, Side, TileCard, WorldCard,
    Yield,
};

/// The files of the standard pack in the repository.
pub(crate) const STANDARD_FILES: &[(&str, &str)] = &[("pack.toml", include_str!("../cards/pack.toml"))];

/// Entries that were different in earlier standard packs.
const FORMER: &[(&str, &str)] = &[
    ("former/1.toml", include_str!("../cards/former/1.toml")),
    ("former/2.toml", include_str!("../cards/former/2.toml")),
];

pack::shelve!(Pack: raw::SECTIONS, STANDARD_FILES, read::read, FORMER);

/// All components of the game.
#[derive(Debug)]
pub struct Pack {
    /// What the pack says of itself.
    pub meta: Meta,
    /// What each origin means, by `Origin`.
    pub origins: [String; 4],
    /// World tiles, by `World`.
    pub worlds: Vec<WorldCard>,
    /// Home colonies, by `Home`.
    pub homes: Vec<HomeCard>,
    /// Faces of developments, by `Development`.
    pub developments: Vec<DevelopmentCard>,
    /// Action tiles, by `Tile`.
    pub tiles: Vec<TileCard>,
    /// Goal tiles, by `Goal`.
    pub goals: Vec<GoalCard>,
    /// Goods, by `Kind`.
    pub goods: Vec<GoodCard>,
    /// Names of the keywords, by `Keyword`.
    pub keywords: Vec<Name>,
    /// Numbers of pieces and spaces.
    pub limits: Limits,
    /// Chips in the box.
    pub chips: Chips,
    /// What ends the game.
    pub ends: Ends,
    /// Set-up for two to five players.
    pub setups: Vec<SetUp>,
    /// The mat of small developments.
    pub small_mat: Mat,
    /// The mat of large developments.
    pub large_mat: Mat,
    /// Sets of tiles that the rules use.
    pub masks: Masks,
    fingerprint: u64,
    content: u64,
}

impl Pack {
    /// The set-up for a number of players.
    ///
    /// # Panics
    /// If it is not from 2 to 5.
    pub fn setup(&self, players: usize) -> &SetUp {
        let fits = |setup: &&SetUp| usize::from(setup.players) == players;
        self.setups.iter().find(fits).expect("two to five players")
    }

    /// Fingerprint of everything that rules read; a match remembers it. Names, texts and notes can be corrected
    /// without changing it.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }
}

macro_rules! by_index {
    ($($id:ident => $table:ident: $card:ident,)*) => {$(
        impl ops::Index<$id> for Pack {
            type Output = $card;

            fn index(&self, id: $id) -> &$card {
                &self.$table[usize::from(id.index())]
            }
        }
    )*};
}

by_index! {
    World => worlds: ColonyCard,
    Home => homes: HomeCard,
    Development => developments: DevelopmentCard,
    Tile => tiles: TileCard,
    Goal => goals: GoalCard,
    Kind => goods: GoodCard,
    Keyword => keywords: Name,
}
