//! Pieces, chips, limits and set-up numbers.

use serde::Deserialize;

use super::{Name, Origin};

/// The goods of one kind.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoodCard {
    /// Printed name.
    pub name: Name,
    /// Colour of the pieces.
    pub colour: Name,
    /// Pieces in the box.
    pub count: u8,
    /// Credits for one.
    pub price: u8,
    /// How sure the values are.
    pub origin: Origin,
}

/// How many credits there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CreditSupply {
    /// As many as are needed.
    Unlimited,
}

/// Numbers of pieces and spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Colonists in the box.
    pub colonist_pieces: u8,
    /// World tiles in the bag.
    pub world_tiles: u8,
    /// Development tiles in the box.
    pub development_tiles: u8,
    /// Copies in a small stack.
    pub small_stack_size: u8,
    /// Action tiles.
    pub action_tiles: u8,
    /// Empire mats.
    pub empire_mats: u8,
    /// Goal tiles.
    pub goal_tiles: u8,
    /// Stockpile boards.
    pub stockpile_boards: u8,
    /// Discs of each colour.
    pub discs_per_player: u8,
    /// Colours of players.
    pub player_colours: u8,
    /// Worlds laid out in Explore.
    pub explore_layout: u8,
    /// Explored worlds one may keep.
    pub worlds_held: u8,
    /// Light spaces for developments on a mat.
    pub light_development_spaces: u8,
    /// Red spaces for developments on a mat.
    pub red_development_spaces: u8,
    /// Spaces that a small development takes.
    pub small_spaces: u8,
    /// Spaces that a large development takes.
    pub large_spaces: u8,
    /// Colonists that a home takes at set-up.
    pub colonists_per_home: u8,
    /// The supply of credits.
    pub credits: CreditSupply,
    /// How sure the values are.
    pub origin: Origin,
}

/// What ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ends {
    /// Spaces filled by developments.
    pub development_spaces: u8,
    /// Colonies, the home included.
    pub colonies: u8,
    /// Colonists left in the supply, or fewer.
    pub colonists_left: u8,
    /// Points left in the pool.
    pub vp_pool_left: u8,
    /// How sure the values are.
    pub origin: Origin,
}

/// Set-up for one number of players.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// Number of players.
    pub players: u8,
    /// Copies in each small stack.
    pub copies_per_small_stack: u8,
    /// Large developments on offer.
    pub large_tiles: u8,
    /// Points in the pool.
    pub vp_pool: u8,
    /// Colonists in the supply, before the homes take theirs.
    pub colonist_pool: u8,
    /// Credits by place in the order.
    pub start_credits: Vec<u8>,
    /// Tiles selected in a round.
    pub selections_per_round: u8,
    /// Place in the order owning each disc, first disc first.
    pub disc_owner: Vec<u8>,
    /// Printed space of each disc.
    pub disc_spaces: Vec<u8>,
    /// How sure the values are.
    pub origin: Origin,
}

/// A mat of developments.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mat {
    /// Rows.
    pub rows: u8,
    /// Columns.
    pub columns: u8,
    /// Columns of stacks that are never flipped.
    #[serde(default)]
    pub fixed_columns: Vec<u8>,
    /// Columns of stacks that a coin flips in later games.
    pub flipped_columns: Vec<u8>,
    /// How sure the values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: Option<String>,
}

/// One value of a chip.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chip {
    /// Printed value.
    pub value: u8,
    /// Pieces in the box.
    pub count: u8,
}

/// Chips in the box.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chips {
    /// Point chips.
    pub vp: Vec<Chip>,
    /// Value of the point chips kept apart for the last round.
    pub vp_reserve_value: u8,
    /// Credit chips.
    pub credits: Vec<Chip>,
    /// How sure the values are.
    pub origin: Origin,
}

/// What the pack says of itself.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meta {
    /// Name of the game.
    pub game: String,
    /// Who invented it.
    pub designer: String,
    /// Fewest and most players.
    pub players: [u8; 2],
    /// Fewest and most rounds of a usual game.
    pub rounds_expected: [u8; 2],
    /// Version of the pack.
    pub pack_version: u32,
    /// Languages of its names.
    pub languages: Vec<String>,
    /// Page that explains the notation of powers.
    pub notation: String,
    /// How far the pack can be trusted.
    pub statement: String,
}
