//! The overview page: upkeep, reasons and goals of war, sources of points.

use serde::Deserialize;

use super::entry::entry;
use super::{Name, Text};
use crate::ids::{Building, UpkeepRow, VpSource, WarGoal, WarReason};
use crate::notation::Expr;
use engine::words;

words! {
    /// What an upkeep is paid for.
    UpkeepObject {
        /// A building.
        Building = "building",
        /// A policy or an advisor.
        Political = "political",
        /// A unit.
        Unit = "unit",
        /// A war.
        War = "war",
    }
}

words! {
    /// For how much of it.
    UpkeepPer {
        /// Each step.
        Step = "step",
        /// Each one.
        Each = "each",
        /// As its own entry says.
        AsStated = "as-stated",
        /// Every two levels.
        TwoLevels = "per-2-levels",
        /// Each pip.
        Pip = "per-pip",
        /// Every two pips.
        TwoPips = "per-2-pips",
        /// Twice that of the unit, and at least so much.
        TwiceUnit = "twice-unit-upkeep-min",
    }
}

/// Amounts by resource, one for each step.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UpkeepAmount {
    /// Food.
    #[serde(rename = "F")]
    pub food: Vec<u8>,
    /// Culture.
    #[serde(rename = "C")]
    pub culture: Vec<u8>,
}

entry! {
    /// A row of the overview of upkeep (X4-UP01 to X4-UP11).
    UpkeepCard: UpkeepRow, notation [] {
        /// What it is paid for.
        object: UpkeepObject,
        /// How much.
        amount: UpkeepAmount,
        /// For how much of it.
        per: UpkeepPer,
        /// The buildings meant.
        #[serde(default)]
        applies_to: Vec<Building>,
    }
}

words! {
    /// How long a reason for war can be used.
    Validity {
        /// To the end of the next round.
        EndOfNextRound = "end-of-next-round",
        /// Only when war is declared.
        Declaration = "declaration",
    }
}

entry! {
    /// A reason for war (X4-WR01 to X4-WR05, and the raid).
    ReasonCard: WarReason, notation [] {
        /// What happened.
        text: Name,
        /// The goal that it gives.
        goal: WarGoal,
        /// Goals at most.
        goals_max: u8,
        /// How long it can be used.
        valid_until: Validity,
        /// Whether the declaration costs nothing.
        free: bool,
    }
}

words! {
    /// How a goal of war is fulfilled.
    GoalKind {
        /// It is so at a Closing phase.
        State = "state",
        /// It happens.
        Event = "event",
    }
}

entry! {
    /// A goal of war.
    WarGoalCard: WarGoal, notation [] {
        /// How it is fulfilled.
        kind: GoalKind,
        /// What it is.
        text: Name,
    }
}

words! {
    /// How points are counted.
    VpPer {
        /// For each.
        Each = "each",
        /// Once.
        Once = "once",
        /// For every two.
        Two = "per-2",
    }
}

words! {
    /// How points are kept (X4R-284).
    VpStored {
        /// Counted anew at every check.
        State = "state",
        /// Kept for good.
        Permanent = "permanent",
        /// Kept, and moved with a conquered wonder.
        PermanentMoves = "permanent-moves",
    }
}

words! {
    /// The moment that books points.
    Booking {
        /// An advisor reaches level 3.
        AdvisorLevel3 = "advisor-level-3",
        /// A wonder is completed.
        WonderCompleted = "wonder-completed",
        /// A research area is finished.
        AreaFinished = "area-finished",
        /// A milestone is reached.
        MilestoneFulfilled = "milestone-fulfilled",
        /// A goal is fulfilled.
        GoalFulfilled = "goal-fulfilled",
        /// A titan is destroyed.
        TitanDestroyed = "titan-destroyed",
        /// A gift is given.
        GiftGiven = "gift-given",
    }
}

entry! {
    /// A source of points (X4-VP01 to X4-VP11).
    SourceCard: VpSource, notation [count_expr] {
        /// Half points.
        half_points: u8,
        /// For how much.
        per: VpPer,
        /// How they are kept.
        stored: VpStored,
        /// How often they count now.
        count_expr: Option<Text<Expr>>,
        /// What books them.
        booked_on: Option<Booking>,
    }
}
