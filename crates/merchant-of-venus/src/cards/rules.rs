//! The numbers of the rules: set-up, constants, round track, dashboard, solo game.

use pack::Spanned;
use serde::Deserialize;

use super::Name;
use crate::ids::{Origin, Space};
use engine::words;

/// General information about the pack.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named as they are written")]
pub struct Meta {
    pub id: String,
    pub title: Name,
    pub edition: String,
    pub players_min: u8,
    pub players_max: u8,
}

/// MV-026, MV-027: start money by place in the order of turns.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartMoney {
    /// Number of players.
    pub players: Spanned<u8>,
    /// Credits, the start player first.
    pub credits: Vec<u16>,
    /// How sure it is.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// What everybody starts with.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Where ships start.
    pub space: Space,
    /// The pilot's level.
    pub pilot_level: u8,
    /// Open missions.
    pub missions: u8,
    /// Passengers drawn.
    pub passengers: u8,
    /// Laser and shield, one of these.
    pub dial_choice: [[u8; 2]; 2],
    /// Cargo holds.
    pub holds: u8,
    /// How sure it is.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// A colour of the players.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named as they are written")]
pub struct PlayerColour {
    pub id: String,
    pub name: Name,
    pub origin: Origin,
    pub note: String,
}

/// Numbers of the rules, named as in the pack.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named as they are written")]
pub struct Constants {
    pub rounds: u8,
    pub speed_dice: u8,
    pub steps_max: u8,
    pub buy_actions_after_landing: u8,
    pub sell_actions_after_landing: u8,
    pub buy_actions_first_contact: u8,
    pub sell_actions_first_contact: u8,
    pub pilot_upgrade_price: u16,
    pub second_mission_price: u16,
    pub second_mission_fame: u8,
    pub open_missions_max: u8,
    pub reward_exchange_credits: u16,
    pub reward_buy_price: u16,
    pub spaceport_price: u16,
    pub spaceport_final_sale: u16,
    pub spaceport_fee: u16,
    pub home_discount_per_level: u16,
    pub pirate_loss_credits: u16,
    pub pirate_laser_credits_per_infamy: u16,
    pub pirate_shield_fame: u8,
    pub drill_credits: u16,
    pub overboard_dice: u8,
    pub credits_per_fame: u16,
    pub credits_per_fame_double: u16,
    pub price_min: u16,
    pub origin: Origin,
    pub note: String,
}

/// Fame for promotions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named as they are written")]
pub struct PromotionFame {
    pub level2: u8,
    pub level3: u8,
    pub origin: Origin,
    pub note: String,
}

/// The round track.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundTrack {
    /// A space for each round.
    pub spaces: Spanned<Vec<TrackSpace>>,
    /// How sure it is.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// A space of the round track.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackSpace {
    /// Its round.
    pub round: u8,
    /// What happens at its start.
    pub events: Vec<TrackEvent>,
}

words! {
    /// What happens at the start of a round.
    TrackEvent {
        /// A passenger appears (MV-044).
        Passenger = "passenger",
        /// Drill tokens pay and return (MV-045).
        Drill = "drill",
    }
}

/// A line of the component list.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentCard {
    /// What it is.
    pub id: Spanned<String>,
    /// Its name.
    pub name: Name,
    /// How many there are.
    pub count: Spanned<u16>,
    /// Whether it can run out (MV-015).
    pub limited: bool,
    /// How sure it is.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// The dashboard.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named as they are written")]
pub struct Dashboard {
    pub holds_start: u8,
    pub holds_max: u8,
    pub hold_capacity: u8,
    pub hold_fame: Vec<u8>,
    pub upgrade_slots: u8,
    pub upgrade_fame: Vec<u8>,
    pub drive_slots: u8,
    pub nav_slots: u8,
    pub thrust_slots: u8,
    pub fuzzy_dice_slots: u8,
    pub thrust_values: Vec<u8>,
    pub origin: Origin,
    pub note: String,
}

/// A dial.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DialCard {
    /// Which one.
    pub id: Spanned<String>,
    /// Its name.
    pub name: Name,
    /// Its lowest value.
    pub min: u8,
    /// Its highest value.
    pub max: u8,
    /// Fame by value.
    pub fame: Vec<u8>,
    /// How sure it is.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// The solo rules.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    /// Start money.
    pub start_credits: u16,
    /// Challenges drawn from each tier.
    pub challenges_per_tier: u8,
    /// Kinds of encounter cards that stay in the box.
    pub remove_encounter_kinds: Vec<super::EncounterKind>,
    /// Who steers without a navigation die.
    pub left_neighbour: LeftNeighbour,
    /// Credits needed to win.
    pub win_credits: i32,
    /// How sure it is.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// Who replaces the left neighbour in the solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeftNeighbour {
    /// The effect die.
    EffectDie,
}

/// A rating of the solo game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named as they are written")]
pub struct Rating {
    pub min: i32,
    pub name: Name,
    pub origin: Origin,
    pub note: String,
}
