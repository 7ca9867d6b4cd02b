//! What tiles do: the power notation as values that parse, print and compare.

mod cursor;
mod group;
mod holes;
mod lines;
mod notation;

pub use group::{Group, Noun, With};
pub use pack::Misread;

use crate::ids::{Development, Keyword, Kind, Phase};

/// What a power or bonus gives at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, serde::Serialize)]
pub struct Gains {
    /// Credits, from the unlimited supply.
    pub credits: u8,
    /// Victory points, from the pool.
    pub vp: u8,
    /// Colonists, from the supply.
    pub colonists: u8,
}

/// What a power is limited to: worlds of a kind or tiles with a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// Worlds of this kind.
    Kind(Kind),
    /// Worlds with this keyword.
    Keyword(Keyword),
}

/// Which goods a power takes or makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Good {
    /// Goods of the owner's choice.
    Any,
    /// Goods of one kind.
    Kind(Kind),
}

/// The goods that one use of a Consume power takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Parts {
    /// How many of each kind, by `Kind`.
    pub of: [u8; 4],
    /// How many of the owner's choice.
    pub any: u8,
}

/// One power of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Power {
    /// Developments cost less.
    DevelopCost(u8),
    /// Large developments cost less.
    DevelopLargeCost(u8),
    /// Gain after each development bought.
    AfterDevelop(Gains),
    /// Draw worlds from the bag after taking one.
    ExploreDraw(u8),
    /// Gain once in Explore, whether or not there is a world to take.
    ExploreGain(Gains),
    /// Permanent strength.
    Military(u8),
    /// Strength against some worlds.
    MilitaryVs(u8, Target),
    /// Worlds that are paid for cost less.
    SettleCost(u8),
    /// For some worlds: cheaper when paid for, stronger when conquered.
    CostOrMilitaryVs {
        /// Credits less.
        cost: u8,
        /// Strength more.
        military: u8,
        /// For these worlds only.
        target: Target,
    },
    /// May discard one good for strength until the action ends.
    DiscardForMilitary {
        /// The good to discard.
        good: Good,
        /// Strength more.
        military: u8,
    },
    /// May pay for a military world without the keyword alien.
    PayForMilitary {
        /// Credits less than its defence.
        less: u8,
    },
    /// May settle one more world.
    SettleMore,
    /// May replace a non-military colony by an explored world of its kind.
    ReplaceColony {
        /// How much more the new world may cost.
        up_to: u8,
    },
    /// May replace this colony by an explored non-military, non-alien world.
    ReplaceThis,
    /// Gain before the main choice of Settle.
    SettleGain(Gains),
    /// Draw worlds after each world settled.
    AfterSettleDraw(u8),
    /// Gain after each world settled.
    AfterSettleGain(Gains),
    /// Produce on one empty windfall colony.
    Windfall(Good),
    /// Gain once in Produce.
    ProduceGain(Gains),
    /// Gain in Produce for each tile of a group.
    ProduceGainPer(Gains, Group),
    /// Gain in Produce if nobody produced more of a kind.
    ProduceGainIfMost(Gains, Kind),
    /// Gain when a good is put on this colony in Produce.
    WhenProduces(Gains),
    /// More credits for the good sold.
    Trade(u8),
    /// More credits for the good sold if it is of this kind.
    TradeVs(u8, Kind),
    /// Consume these goods for a gain.
    Consume(Parts, Gains),
    /// Consume so many goods of different kinds for a gain.
    ConsumeDifferent(u8, Gains),
    /// Consume up to so many goods for a gain each.
    ConsumeUpTo(u8, Good, Gains),
    /// Consume up to so many goods of different kinds for a gain each.
    ConsumeUpToDifferent(u8, Gains),
    /// Gain without a good.
    ConsumeNothing(Gains),
    /// May sell one more good at its printed price.
    ConsumeSell,
    /// Points for each good consumed by other powers, more with one other tile.
    ConsumePerGood {
        /// Points for each good.
        vp: u8,
        /// The tile that adds to it.
        with: Development,
        /// Points with that tile.
        bonus: u8,
    },
}

impl Power {
    /// The phase that the power belongs to.
    pub const fn phase(self) -> Phase {
        match self {
            Self::DevelopCost(_) | Self::DevelopLargeCost(_) | Self::AfterDevelop(_) => Phase::Develop,
            Self::ExploreDraw(_) | Self::ExploreGain(_) => Phase::Explore,
            Self::Military(_)
            | Self::MilitaryVs(..)
            | Self::SettleCost(_)
            | Self::CostOrMilitaryVs { .. }
            | Self::DiscardForMilitary { .. }
            | Self::PayForMilitary { .. }
            | Self::SettleMore
            | Self::ReplaceColony { .. }
            | Self::ReplaceThis
            | Self::SettleGain(_)
            | Self::AfterSettleDraw(_)
            | Self::AfterSettleGain(_) => Phase::Settle,
            Self::Windfall(_)
            | Self::ProduceGain(_)
            | Self::ProduceGainPer(..)
            | Self::ProduceGainIfMost(..)
            | Self::WhenProduces(_) => Phase::Produce,
            Self::Trade(_) | Self::TradeVs(..) => Phase::Trade,
            Self::Consume(..)
            | Self::ConsumeDifferent(..)
            | Self::ConsumeUpTo(..)
            | Self::ConsumeUpToDifferent(..)
            | Self::ConsumeNothing(_)
            | Self::ConsumeSell
            | Self::ConsumePerGood { .. } => Phase::Consume,
        }
    }

    /// Whether it is a Settle power with strength: conditional, alternative or by discarding.
    pub const fn is_military(self) -> bool {
        matches!(
            self,
            Self::Military(_)
                | Self::MilitaryVs(..)
                | Self::CostOrMilitaryVs { .. }
                | Self::DiscardForMilitary { .. }
        )
    }
}

/// One part of a score line; the first `Per` that fits a tile counts it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Clause {
    /// So many points for each tile of the group.
    Per(u8, Group),
    /// So many points for each point of permanent strength.
    PerStrength(u8),
    /// Points for one, two, three and four different kinds among the colonies.
    TableByKind([u8; 4]),
}

/// A score line: the meaning of the printed "?".
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scoring(pub Vec<Clause>);

/// What the selector of an action tile gets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bonus {
    /// A gain at once, before the action.
    Gain(Gains),
    /// A second world from the layout, after everybody.
    PickOneMore,
    /// All credits on the tile.
    TakeTileCredits,
    /// The disc moves to the first place.
    MoveFirst,
    /// The disc swaps with the one in front.
    MoveUp,
    /// Three goals to look at, one to keep.
    DrawGoals,
    /// A power for this action.
    Power(Power),
}

/// What one string of `powers` can be.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Line {
    /// A power.
    Power(Power),
    /// A score line.
    Score(Scoring),
    /// The tile has the kind its owner declares.
    Joker,
    /// The good on this colony is never sold.
    Untradable,
}
