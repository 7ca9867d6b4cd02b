//! What players do for actions: government, underground, cabinet, treaties, laws, institutions, economy.

use serde::Deserialize;

use super::entry::entry;
use super::{CapacityCost, Character, Price, Text};
use crate::ids::{Crisis, Deed, WarReason};
use crate::notation::{Condition, Costs, Expr, Program};
use engine::words;

words! {
    /// A group of actions.
    DeedGroup {
        /// Government actions (X4-012).
        Government = "government",
        /// Underground actions (X4-031).
        Underground = "underground",
        /// Cabinet actions (X4-053).
        Cabinet = "cabinet",
        /// Treaties (X4-071).
        Treaty = "treaty",
        /// Laws (X4-082).
        Law = "law",
        /// Institution actions (X4-419).
        Institution = "institution",
        /// Actions of the Economy phase (X4R-084).
        Economy = "economy",
    }
}

words! {
    /// When an action can be done.
    DeedPhase {
        /// In the Politics phase.
        Politics = "politics",
        /// In the Economy phase.
        Economy = "economy",
        /// In the Movement phase.
        Movement = "movement",
        /// In every phase.
        Any = "any",
    }
}

words! {
    /// The political action that an action costs.
    Political {
        /// None.
        None = "none",
        /// One of any kind.
        Any = "any",
        /// A government action.
        Government = "government",
        /// A treaty action.
        Treaty = "treaty",
        /// A law action.
        Law = "law",
        /// An institution action.
        Institution = "institution",
        /// The character's own, or else an institution action (X4-420).
        OwnIa = "own-ia",
    }
}

words! {
    /// What an action aims at; the notation page tells each in full.
    Target {
        /// A government that can be introduced.
        Government = "government",
        /// A policy of the own government.
        PolicyOfOwnGovernment = "policy-of-own-government",
        /// An advisor of the display or the hand.
        AdvisorInDisplayOrHand = "advisor-in-display-or-hand",
        /// An own advisor.
        OwnAdvisor = "own-advisor",
        /// A unit with a character.
        UnitWithCharacter = "unit-with-character",
        /// An own fleet.
        OwnFleet = "own-fleet",
        /// An own civil unit.
        OwnCivilUnit = "own-civil-unit",
        /// A fleet of pirates.
        PirateFleet = "pirate-fleet",
        /// The deck of asteroid events.
        AsteroidDeck = "asteroid-deck",
        /// An own colony and an empty system.
        OwnPlanetAndEmptySystem = "own-planet-and-empty-system",
        /// An own civil ship or transporter.
        OwnCivilShipOrTransporter = "own-civil-ship-or-transporter",
        /// An own network.
        OwnNetwork = "own-network",
        /// The home world of another player.
        ForeignHomeWorld = "foreign-home-world",
        /// Event cards in hand.
        HandCards = "hand-cards",
        /// A pair of resources.
        RatioPair = "ratio-pair",
        /// A Kosme ship.
        KosmeShip = "kosme-ship",
        /// A discovered player.
        DiscoveredPlayer = "discovered-player",
        /// Standardised ships.
        StandardisedShips = "standardised-ships",
        /// An own treaty.
        OwnTreaty = "own-treaty",
        /// All neutral units of a system.
        NeutralUnits = "neutral-units",
        /// A unit of a war-weary player.
        WearyEnemyUnit = "weary-enemy-unit",
        /// An ability of a foreign advisor.
        AdvisorAbility = "advisor-ability",
        /// The owner of the planet.
        PlanetOwner = "planet-owner",
        /// The colony there.
        ColonyHere = "colony-here",
        /// The war card or a treaty card.
        WarOrTreatyCard = "war-or-treaty-card",
        /// The player on turn.
        PlayerOnTurn = "player-on-turn",
        /// An always-law.
        AlwaysLaw = "always-law",
        /// The owner of the planet or route there.
        OwnerHere = "owner-here",
        /// The own network there.
        OwnNetworkHere = "own-network-here",
        /// The acting ship.
        ActorUnit = "actor-unit",
        /// An own ship of class KS on a network.
        OwnKsShip = "own-ks-ship",
        /// An advisor of the planet's owner.
        AdvisorOfOwner = "advisor-of-owner",
        /// Resources of the owner.
        ResourcesOfOwner = "resources-of-owner",
        /// A card of the owner.
        CardOfOwner = "card-of-owner",
        /// Own units there.
        OwnUnitsHere = "own-units-here",
        /// The system.
        SystemHere = "system-here",
        /// The resource buildings there.
        ResourceBuildingsHere = "resource-buildings-here",
        /// A civil unit of another player.
        CivilUnit = "civil-unit",
        /// A watch of another player.
        Watch = "watch",
        /// A building of another player, or one to be built.
        Building = "building",
        /// Units in a nebula.
        UnitsInNebula = "units-in-nebula",
        /// A technology of the planet's owner.
        TechOfOwner = "tech-of-owner",
        /// A planet of a player at war.
        PlanetOfPlayerAtWar = "planet-of-player-at-war",
        /// A unit that was seen this round.
        UnitAfterRecon = "unit-after-recon",
        /// A foreign network there.
        ForeignNetworkHere = "foreign-network-here",
        /// Another player than the victim.
        OtherPlayer = "other-player",
        /// The illegal action being performed.
        IllegalIa = "illegal-ia",
        /// The own watch there.
        OwnWatchHere = "own-watch-here",
        /// A technology.
        Technology = "technology",
        /// A unit.
        Unit = "unit",
        /// An own colony.
        OwnColony = "own-colony",
        /// A slot of a blueprint.
        BlueprintSlot = "blueprint-slot",
        /// An own building.
        OwnBuilding = "own-building",
        /// A displayed card of the black market.
        BlackMarketCard = "black-market-card",
        /// An anomaly card in hand.
        AnomalyCard = "anomaly-card",
        /// An own ship with an advanced version.
        OwnBasicShip = "own-basic-ship",
        /// A wonder.
        Wonder = "wonder",
    }
}

words! {
    /// The table that a price is taken from.
    CostOf {
        /// Recruiting price of the advisor.
        AdvisorCost = "advisor.cost",
        /// Price of the advisor's next level.
        AdvisorNextLevel = "advisor.next-level",
        /// Price of the unit.
        UnitCost = "unit.cost",
        /// Price of the building.
        BuildingCost = "building.cost",
        /// Price of the item.
        ItemCost = "item.cost",
        /// Price of the colony level.
        EconomyLevel = "economy.level",
        /// Difference between the hulls.
        Convert = "convert",
    }
}

words! {
    /// Whether an institution action is allowed by law.
    Legality {
        /// Legal.
        Legal = "legal",
        /// Illegal: it can be answered with an arrest.
        Illegal = "illegal",
        /// Neither.
        None = "none",
    }
}

words! {
    /// What police and watches add to a price (X4R-140).
    Surcharge {
        /// Police always, watches on illegal actions.
        Standard = "standard",
        /// Watches alone.
        WatchesOnly = "watches-only",
        /// Nothing.
        None = "none",
    }
}

words! {
    /// When a price is paid, if not at once.
    PayWhen {
        /// When the trap is sprung.
        Trigger = "trigger",
    }
}

words! {
    /// For how long uses are counted.
    LimitPer {
        /// A round.
        Round = "round",
        /// A phase.
        Phase = "phase",
    }
}

words! {
    /// For whom uses are counted.
    LimitScope {
        /// Each target.
        Target = "target",
        /// Each player.
        Player = "player",
        /// Each ship class.
        ShipClass = "ship-class",
        /// All players together.
        Game = "game",
    }
}

/// How often an action can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// So many times.
    pub n: u8,
    /// In this time.
    pub per: LimitPer,
    /// Counted for these.
    pub scope: LimitScope,
}

entry! {
    /// An action; without an effect of its own it is a procedure, which the notation page tells under its id.
    DeedCard: Deed, notation [prerequisite cost_expr cost_alt_expr extra_cost_expr reduction_expr effect] {
        /// Its group.
        group: DeedGroup,
        /// When it can be done.
        phase: DeedPhase,
        /// The political action it costs.
        political: Political,
        /// Whether it answers to something.
        reaction: bool,
        /// Who can perform it.
        #[serde(default)]
        actor: Vec<Character>,
        /// Whether it is legal.
        legality: Option<Legality>,
        /// What police and watches add.
        surcharge: Option<Surcharge>,
        /// What must be so.
        prerequisite: Option<Text<Condition>>,
        /// What it aims at: one of these.
        #[serde(default)]
        target: Vec<Target>,
        /// Fixed price.
        cost: Option<Price>,
        /// Fixed price that may be paid instead.
        cost_alt: Option<Price>,
        /// Worked-out price.
        cost_expr: Option<Text<Costs>>,
        /// Worked-out price that may be paid instead.
        cost_alt_expr: Option<Text<Costs>>,
        /// Price for covering it up.
        extra_cost_expr: Option<Text<Costs>>,
        /// Taken off the price, after surcharges.
        reduction_expr: Option<Text<Expr>>,
        /// The table that the price is taken from.
        cost_of: Option<CostOf>,
        /// Capacity price.
        capacity: Option<CapacityCost>,
        /// What each police adds.
        police_surcharge: Option<Price>,
        /// Whether it can be arrested.
        arrestable: Option<bool>,
        /// How often.
        limit: Option<Limit>,
        /// Points that it gives.
        vp: Option<u8>,
        /// The crisis during which alone it is there.
        only_while: Option<Crisis>,
        /// Whether the partner must agree.
        consent: Option<bool>,
        /// Whether it lasts.
        standing: Option<bool>,
        /// How many of them a pair of players can have; 0 if it does not join two.
        per_pair_max: Option<u8>,
        /// The least number that can be chosen.
        x_min: Option<u8>,
        /// The greatest number that can be chosen.
        x_max: Option<u8>,
        /// The reason for war that it gives its victim.
        war_reason: Option<WarReason>,
        /// Whether players bid.
        #[serde(default)]
        bid: bool,
        /// When it is paid, if not at once.
        pay_when: Option<PayWhen>,
        /// Whether it can be repeated in one action.
        #[serde(default)]
        repeatable: bool,
        /// What it does, if that is written in the notation.
        effect: Option<Text<Program>>,
    }
}
