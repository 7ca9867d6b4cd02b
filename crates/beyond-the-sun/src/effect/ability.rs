//! Lasting abilities of technologies, colonies, mats and of systems on the board.

use crate::ids::Sort;
use engine::words;

use super::Effect;

words! {
    /// One of the three exchanges of resource trade.
    Exchange {
        /// Ore for population.
        OreToPop = "ore-to-pop",
        /// A ship for population.
        ShipToPop = "ship-to-pop",
        /// Population for ore.
        PopToOre = "pop-to-ore",
    }
}

/// An ability of every owner of the card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ability {
    /// Of a known technology with two prerequisites one may be missing.
    SkipOnePrerequisite,
    /// One recall in the cost of an action may be paid as 1 ore.
    RecallAsOre,
    /// A marker may come from either track.
    EitherTrack,
    /// Jumps may lead from any place but Sol and Deep Space to any place.
    Wormhole,
    /// In the own turn while nothing is being resolved.
    AnyTime {
        /// At most once in each own turn.
        once: bool,
        /// What is done.
        effect: Effect,
    },
    /// Markers on achievements may be exchanged for production markers.
    SwapAchievementMarkers,
    /// Once in the own turn the pawn may go to an occupied space.
    PushPawn,
    /// Actions with `colonise` cost less ore.
    ColoniseActionDiscount(u8),
    /// Guilds cost less ore.
    GuildDiscount(u8),
    /// Whenever a guild is opened.
    OnGuildOpened(Effect),
    /// After taking control of a place.
    OnTakeControl {
        /// Only in the own turn.
        own_turn: bool,
        /// At most once in each own turn.
        once: bool,
        /// What is done.
        effect: Effect,
    },
    /// After taking control of a place that another faction controlled directly before.
    OnTakeControlFrom {
        /// At most once in each own turn.
        once: bool,
        /// What is done.
        effect: Effect,
    },
    /// When researching a technology of this level or higher.
    OnResearch(u8, Effect),
    /// After automating a marker of this sort.
    OnAutomate(Sort, Effect),
    /// When the last marker leaves a production track.
    OnLastMarker(Effect),
    /// At the end of a production phase with this many exchanges.
    OnTrades(u8, Effect),
    /// The ore in the cost of an exchange.
    TradeRate(Exchange, u8),
    /// The first ship built in each own turn has a higher level.
    FirstBuildBonus(u8),
    /// An action that built a ship may build one more.
    ExtraShip,
    /// After choosing ore production.
    OnMinePhase(Effect),
    /// After each colonising.
    OnColonise(Effect),
    /// When the owner reveals an event, before it is carried out.
    OnEvent(Effect),
    /// Types are predicted for the three upper levels.
    Predictions,
    /// One of two options is chosen at the first use.
    ChooseOneForever,
    /// At the end of the own action phase.
    AfterAction {
        /// At most once in each own turn.
        once: bool,
        /// What is done.
        effect: Effect,
    },
    /// Before production: a token for the action of a technology researched in this turn.
    TokenExtraAction,
    /// A token that reduces the ore for research by this much.
    TokenResearchDiscount(u8),
    /// A token to place a built ship anywhere.
    TokenPlaceAny,
    /// A token for so many more jumps.
    TokenMoreJumps(u8),
    /// A token to build a ship so many levels higher.
    TokenPrototype(u8),
    /// A private achievement that only the owner may claim, for so many VP.
    PrivateAchievementVp(u8),
    /// A tile that the owner turns face down to pay less ore, once for each time it is turned up again.
    Credit {
        /// How much less.
        ore: u8,
        /// What turning it up again costs.
        repay: u8,
    },
    /// A tile under one ship, for so much more strength.
    ShipTile(u8),
    /// More strength, by this number, where the owner already has control and a ship.
    DefenceBonus(u8),
    /// A private system, connected to Sol.
    PrivateSystem,
    /// On the board: a jump into it needs more steps.
    EntryCost(u8),
    /// On the board: ships of a lower level may not enter.
    EntryMinLevel(u8),
    /// On the board: the controller may build ships here.
    CountsAsYard,
}

impl Ability {
    /// What it does when it is used or triggered.
    pub const fn effect(self) -> Option<Effect> {
        match self {
            Self::AnyTime { effect, .. }
            | Self::OnGuildOpened(effect)
            | Self::OnTakeControl { effect, .. }
            | Self::OnTakeControlFrom { effect, .. }
            | Self::OnResearch(_, effect)
            | Self::OnAutomate(_, effect)
            | Self::OnLastMarker(effect)
            | Self::OnTrades(_, effect)
            | Self::OnMinePhase(effect)
            | Self::OnColonise(effect)
            | Self::OnEvent(effect)
            | Self::AfterAction { effect, .. } => Some(effect),
            _ => None,
        }
    }

    /// Whether it applies to a system on the board instead of an owner.
    pub const fn is_board_rule(self) -> bool {
        matches!(self, Self::EntryCost(_) | Self::EntryMinLevel(_) | Self::CountsAsYard)
    }

    /// Whether it may be used at most once in a turn.
    pub const fn is_once(self) -> bool {
        match self {
            Self::AnyTime { once, .. }
            | Self::OnTakeControl { once, .. }
            | Self::OnTakeControlFrom { once, .. }
            | Self::AfterAction { once, .. } => once,
            _ => false,
        }
    }

    /// Whether each use takes a token off the card (BTL-018).
    pub const fn needs_token(self) -> bool {
        matches!(
            self,
            Self::TokenExtraAction
                | Self::TokenResearchDiscount(_)
                | Self::TokenPlaceAny
                | Self::TokenMoreJumps(_)
                | Self::TokenPrototype(_)
        )
    }

    /// Whether only a leader can have it: it uses tokens, tiles or cards of leaders.
    pub const fn is_of_leader(self) -> bool {
        self.needs_token()
            || matches!(
                self,
                Self::PrivateAchievementVp(_)
                    | Self::Credit { .. }
                    | Self::ShipTile(_)
                    | Self::DefenceBonus(_)
                    | Self::PrivateSystem
            )
    }
}
