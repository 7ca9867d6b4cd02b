//! Cards that are drawn or lie open: laws, events, black market, crises, wonders and investor groups.

use serde::Deserialize;

use super::entry::entry;
use super::{CapacityCost, Price, Special, Text};
use crate::ids::{
    AlwaysLaw, Crisis, Deck, EventCard, Investor, Law, MarketCard, PlanetaryEvent, Tech, Wonder,
};
use crate::notation::{Condition, Program};
use engine::words;

words! {
    /// What is named when an always-law is put to the vote.
    Naming {
        /// A candidate.
        Candidate = "candidate",
        /// A player.
        Player = "player",
        /// An active law.
        ActiveLaw = "active-law",
        /// Two or more allied players.
        Players = "players",
        /// A war.
        War = "war",
    }
}

/// Numbers of laws and votes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LawNumbers {
    /// Always-laws.
    pub always_laws: u8,
    /// Law cards.
    pub law_cards: u8,
    /// Law cards that can be active (X4R-126).
    pub active_max: u8,
    /// Votes per round.
    pub votes_per_round: u8,
    /// Law cards in hand for each law action.
    pub hand_limit_per_law_action: u8,
    /// Law cards in hand for each free action.
    pub hand_limit_per_free_action: u8,
    /// Neutral votes with two players (X4R-289).
    pub two_player_neutral_votes: u8,
    /// How they fall.
    pub two_player_neutral_roll: NeutralRoll,
    /// The rules of the ledger that it states.
    pub rules: Vec<String>,
}

/// The results of a die for each way to vote.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NeutralRoll {
    /// For yes.
    pub yes: Vec<u8>,
    /// For no.
    pub no: Vec<u8>,
    /// For abstention.
    pub abstain: Vec<u8>,
}

entry! {
    /// A law that can always be put to the vote (X4R-L01 to X4R-L06).
    AlwaysLawCard: AlwaysLaw, notation [effect] {
        /// What is named with it.
        names: Naming,
        /// The fewest players with whom it is there.
        players_min: u8,
        /// What happens when it passes.
        effect: Text<Program>,
    }
}

entry! {
    /// A law card (X4R-L07 to X4R-L30).
    LawCard: Law, notation [effect] {
        /// Copies in the deck.
        copies: u8,
        /// Effect on every player while it is active.
        effect: Text<Program>,
    }
}

words! {
    /// Where a drawn card goes.
    After {
        /// Into the explorer's hand.
        Hand = "hand",
        /// Under its deck.
        UnderDeck = "under-deck",
        /// To the colony.
        Colony = "colony",
    }
}

words! {
    /// Where cards of a deck are drawn.
    DeckPlace {
        /// Asteroid fields.
        AsteroidField = "asteroid-field",
        /// Nebulae.
        Nebula = "nebula",
        /// Anomalies.
        Anomaly = "anomaly",
        /// Storms.
        Storm = "storm",
        /// Black holes.
        BlackHole = "black-hole",
        /// Colonies.
        Colony = "colony",
    }
}

entry! {
    /// A deck of events.
    DeckCard: Deck, notation [] {
        /// Cards in it.
        cards: u8,
        /// Where they are drawn.
        system_kind: DeckPlace,
        /// Where they go.
        after: After,
    }
}

words! {
    /// The phase in which a card is played from the hand.
    HandWhen {
        /// The Movement phase.
        Movement = "movement",
    }
}

entry! {
    /// An event that exploring draws (X4R-EA1 to X4R-EB6).
    EventFace: EventCard, notation [effect effect_2 effect_3 level_2_needs hand_effect] {
        /// Its deck.
        deck: Deck,
        /// Copies in the deck.
        copies: u8,
        /// Whether it goes into the hand.
        keep: bool,
        /// Whether it brings neutral units (X4-147).
        creates_neutrals: bool,
        /// What happens when it is drawn; of an anomaly, level I.
        effect: Option<Text<Program>>,
        /// Level II of an anomaly.
        effect_2: Option<Text<Program>>,
        /// Level III of an anomaly.
        effect_3: Option<Text<Program>>,
        /// What level II needs.
        level_2_needs: Option<Text<Condition>>,
        /// What it does when played from the hand.
        hand_effect: Option<Text<Program>>,
        /// When that can be.
        hand_when: Option<HandWhen>,
        /// Procedure.
        special: Option<Special>,
        /// Procedure of level II.
        special_2: Option<Special>,
    }
}

entry! {
    /// A planetary event (X4R-E101 to X4R-E308).
    PlanetaryEventCard: PlanetaryEvent, notation [effect] {
        /// Its deck.
        deck: Deck,
        /// Copies in the deck.
        copies: u8,
        /// What it does.
        effect: Option<Text<Program>>,
        /// Procedure.
        special: Option<Special>,
    }
}

words! {
    /// When a black-market card can be played.
    PlayMoment {
        /// An own turn of the Politics phase.
        Politics = "politics",
        /// An own turn of the Economy phase.
        Economy = "economy",
        /// Any own turn.
        OwnTurn = "own-turn",
        /// Any moment of the Movement or Battles phase.
        MovementOrBattles = "movement-or-battles",
        /// With an own illegal action.
        OwnIllegalIa = "own-illegal-ia",
        /// When votes are fixed.
        Vote = "vote",
        /// At the start of a round of a ground battle.
        GroundBattle = "ground-battle",
        /// In the approach stage of a battle.
        ApproachStage = "approach-stage",
    }
}

/// Numbers of the black market.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketNumbers {
    /// Cards in the deck.
    pub cards: u8,
    /// Cards on display at most (X4-170).
    pub display_max: u8,
    /// Cards drawn per round.
    pub draw_per_round: u8,
    /// Cards on display at the start (X4R-028).
    pub start_display: u8,
    /// The least bid that wins.
    pub bid_min_to_win: u8,
    /// How often a card can be called per round (X4R-268).
    pub calls_per_card_and_round: u8,
    /// The rules of the ledger that it states.
    pub rules: Vec<String>,
}

entry! {
    /// A black-market card (X4R-BM01 to X4R-BM17).
    MarketFace: MarketCard, notation [effect] {
        /// Copies in the deck.
        copies: u8,
        /// When it can be played.
        play: PlayMoment,
        /// What it does.
        effect: Option<Text<Program>>,
        /// Procedure.
        special: Option<Special>,
    }
}

/// When a crisis is rolled (X4-167).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrisisNumbers {
    /// From so many colonies on average.
    pub condition_average_colonies_min: u8,
    /// From so many points of a player.
    pub condition_vp_min: u8,
    /// The rules of the ledger that it states.
    pub rules: Vec<String>,
}

entry! {
    /// A crisis (X4R-CR1 to X4R-CR6).
    CrisisCard: Crisis, notation [effect] {
        /// The result of the die.
        roll: u8,
        /// Rounds that it lasts at most; 0 if it is over at once.
        rounds: u8,
        /// Effect on every player while it lasts.
        effect: Option<Text<Program>>,
        /// Procedure.
        special: Option<Special>,
    }
}

/// How wonders are built (X4R-281).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WonderNumbers {
    /// Stages.
    pub stages: u8,
    /// Price of a stage.
    pub stage_cost: Price,
    /// Capacity price of a stage.
    pub stage_capacity: CapacityCost,
    /// Stages that a player can build per round.
    pub stages_per_player_and_round: u8,
    /// Technologies that they need.
    pub unlocked_by: Vec<Tech>,
    /// The rules of the ledger that it states.
    pub rules: Vec<String>,
}

entry! {
    /// A space wonder (X4R-W1 to X4R-W6).
    WonderCard: Wonder, notation [effect] {
        /// Points for its completion.
        vp: u8,
        /// Effect for its owner.
        effect: Option<Text<Program>>,
        /// Procedure.
        special: Option<Special>,
    }
}

entry! {
    /// An investor group (X4-MS01 to X4-MS07).
    InvestorCard: Investor, notation [request reward milestone] {
        /// Its place in the order of checking (X4R-276).
        check_order: u8,
        /// Its request.
        request: Text<Condition>,
        /// Reward for the first who meet it.
        reward: Text<Program>,
        /// Its milestone.
        milestone: Text<Condition>,
        /// Points for the first who reach it.
        milestone_vp: u8,
    }
}
