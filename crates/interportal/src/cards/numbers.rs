//! Numbers of the rules: set-up, economy, war and victory.

use serde::Deserialize;

use super::{Name, Price, Ratio};
use crate::ids::{Building, Government, Group, Ship};

/// Defines a table of numbers.
macro_rules! numbers {
    ($($(#[$meta:meta])* $name:ident { $($(#[$about:meta])* $field:ident: $type:ty,)* })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$about])* pub $field: $type,)*
            /// How sure its values are.
            pub origin: Option<crate::cards::Origin>,
            /// Fields that come from elsewhere.
            #[serde(default)]
            pub origin_of: std::collections::BTreeMap<String, crate::cards::Origin>,
            /// The rules of the ledger that it states.
            #[serde(default)]
            pub rules: Vec<String>,
        }
    )*};
}
pub(super) use numbers;

/// Units that a player starts with.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartUnits {
    /// Their hull.
    pub ship: Ship,
    /// How many.
    pub n: u8,
    /// Their variants, from 1.
    pub variants: Vec<u8>,
}

/// Food for a colony level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaiseCost {
    /// The level.
    pub to: u8,
    /// Its price.
    pub cost: Price,
}

/// A price with capacity in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RepairCost {
    /// AWE.
    #[serde(rename = "A")]
    pub awe: u8,
    /// Space capacity.
    pub scap: u8,
}

/// A loss of income.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncomeLoss {
    /// AWE.
    #[serde(rename = "A")]
    pub awe: i8,
}

numbers! {
    /// What the pack says of itself.
    Meta {
        /// Name of the game.
        name: Name,
    }
    /// Players, phases and turns.
    GameNumbers {
        /// Fewest players.
        players_min: u8,
        /// Most players.
        players_max: u8,
        /// The round from which there is a Politics phase (X4-007).
        politics_from_round: u8,
        /// Fewest actions of a turn (X4-002).
        actions_per_turn_min: u8,
        /// Most actions of a turn.
        actions_per_turn_max: u8,
    }
    /// What a player starts with.
    PlayerNumbers {
        /// Accounts (X4R-021).
        accounts: Price,
        /// Level of the home world (X4R-022).
        home_level: u8,
        /// Buildings of the home world.
        home_buildings: Vec<Building>,
        /// Units on the home world (X4R-023).
        units: Vec<StartUnits>,
        /// Government (X4R-024).
        government: Government,
        /// Fleet markers (X4R-016).
        fleet_markers: u8,
        /// Army markers.
        army_markers: u8,
    }
    /// What lies open at the start, and how much can.
    Displays {
        /// Advisors at the start (X4R-028).
        advisors_start: u8,
        /// Advisors at most (X4-023).
        advisors_max: u8,
        /// Black-market cards at the start.
        black_market_start: u8,
        /// Black-market cards at most (X4-170).
        black_market_max: u8,
        /// The group that guards the core.
        core_guard: Group,
    }
    /// How much can be held in hand.
    HandLimits {
        /// Advisors (X4-024).
        advisors: u8,
        /// Returned planets (X4R-063).
        returned_planets: u8,
    }
    /// Colony levels.
    ColonyNumbers {
        /// Price of each level (X4R-053).
        raise_cost: Vec<RaiseCost>,
        /// Least price of a level.
        min_cost: u8,
        /// Raises of a colony per round (X4R-054).
        raises_per_colony_and_round: u8,
        /// Building slots for each level (X4-128).
        slots_per_level: u8,
        /// Votes for each level (X4-089).
        votes_per_level: u8,
        /// Ground capacity for each level (X4-113).
        gcap_per_level: u8,
        /// Militia for each level (X4-204).
        militia_per_level: u8,
        /// Levels at which a planetary event is drawn.
        events_at_levels: Vec<u8>,
    }
    /// Exchange with the bank.
    ExchangeNumbers {
        /// Ratio at the start (X4R-027).
        start_ratio: u8,
        /// Best ratio (X4-062).
        best_ratio: u8,
        /// What an investment improves it by.
        investment_step: u8,
    }
    /// State size.
    StateSizeNumbers {
        /// At the start (X4R-026).
        start: u8,
    }
    /// Bankruptcy.
    BankruptcyNumbers {
        /// How many times its upkeep a removed object is worth (X4R-072).
        removed_object_cancels_upkeep_times: u8,
        /// Sanction levels for what cannot be covered (X4R-073).
        unpaid_sanction_levels: u8,
    }
    /// Capacity.
    CapacityNumbers {
        /// Space capacity of the capital (X4-113).
        home_scap: u8,
        /// Capacity for each hull point of a unit (X4-110).
        per_hull_point: u8,
        /// What each further capacity takes off a price (X4-114).
        cost_reduction_per_capacity: u8,
        /// A of a building's price for each ground capacity (X4-129).
        building_gcap_per_price: u8,
    }
    /// Prices of technologies.
    TechnologyNumbers {
        /// Rebate for one that another player has (X4-109).
        rebate_known: u8,
        /// Least price (X4R-094).
        min_cost: u8,
    }
    /// Politics.
    PoliticsNumbers {
        /// Policies at most (X4-020).
        policy_limit: u8,
        /// Advisors at most (X4-028).
        advisor_limit: u8,
        /// Price of a vote (X4-088).
        vote_cost: Price,
        /// Abstentions for one resource (X4-092).
        abstentions_per_resource: u8,
        /// Highest level of a network (X4-449).
        network_level_max: u8,
        /// Highest level of a watch (X4-503).
        watch_level_max: u8,
        /// What police adds to institution actions (X4-289).
        police_surcharge_ia: Price,
        /// What police adds to underground actions (X4-032).
        police_surcharge_underground: Price,
        /// What each level of a watch adds (X4-504).
        watch_surcharge_per_level: Price,
        /// Price of a sold discovery (X4-056).
        discovery_sale: Price,
        /// Cards for a random planet (X4-148).
        planet_for_cards: u8,
    }
    /// Sanctions.
    SanctionNumbers {
        /// Levels at most (X4R-129).
        levels_max: u8,
        /// Levels per round at most.
        per_round_max: u8,
        /// Whether violated immunity goes beyond that (X4-266).
        immunity_exempt: bool,
        /// Votes for each level (X4R-130).
        votes_per_level: i8,
        /// Income for each level.
        income_per_level: IncomeLoss,
        /// What each level adds to treaties.
        treaty_cost_per_level: Price,
        /// Levels from which laws and trade are closed (X4R-131).
        no_laws_and_trade_from: u8,
        /// Price of removing one (X4R-132).
        remove_cost: Price,
    }
    /// Repair.
    RepairNumbers {
        /// Price of a hull point (X4R-225).
        cost_per_hull: RepairCost,
    }
    /// The galactic core.
    CoreNumbers {
        /// Points (X4R-273).
        vp: u8,
        /// Income.
        income: Price,
        /// Votes.
        votes: u8,
    }
    /// War.
    WarNumbers {
        /// Least price without reason (X4R-157).
        x_min: u8,
        /// What the target pays to prevent it (X4-080).
        prevent_factor: Ratio,
        /// Goals without reason at most (X4R-158).
        goals_max_without_reason: u8,
        /// Goals of a just war at most.
        goals_max_just_war: u8,
        /// Highest pips of the die (X4R-161).
        die_max: u8,
        /// Pips in the first round.
        die_start: u8,
        /// Pips for 1 culture of the attacker (X4-169).
        attacker_upkeep_per_pips: u8,
        /// Pips for 1 culture of the defender.
        defender_upkeep_per_pips: u8,
        /// Payment for each goal (X4R-162).
        payment_per_goal: Price,
        /// Rounds of truce (X4R-163).
        truce_rounds: u8,
    }
    /// Points needed for victory (X4R-283).
    Threshold {
        /// Short game.
        short: u8,
        /// Standard game.
        standard: u8,
        /// Long game.
        long: u8,
    }
    /// Victory of a federation (X4R-135).
    FederationNumbers {
        /// Fewest players.
        players_min: u8,
        /// Fewest members.
        members_min: u8,
        /// Fewest players outside.
        outsiders_min: u8,
        /// Share of the threshold for the first member.
        target_factor_base: Ratio,
        /// Share for each further member.
        target_factor_per_further_member: Ratio,
    }
    /// Election as sovereign (X4R-137).
    SovereignNumbers {
        /// Fewest players.
        players_min: u8,
        /// Share of the threshold that a candidate needs.
        candidate_vp_share: Ratio,
        /// Sanction levels that a candidate may have.
        candidate_sanctions_max: u8,
        /// Rounds between two candidatures.
        candidate_every_rounds: u8,
        /// Other players that must say yes.
        yes_from_other_players_min: u8,
    }
    /// The end.
    EndNumbers {
        /// The last round (X4R-286).
        round_limit: u8,
    }
}
