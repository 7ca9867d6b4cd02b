//! The goal tiles of the variant.

use pack::{Reading, Spanned};

use super::raw::RawGoal;
use super::read::in_order;
use super::{Name, Origin};
use crate::ids::Goal;
use engine::words;

words! {
    /// How a goal measures.
    GoalRule {
        /// Different ones shown by own tiles.
        Categories = "categories",
        /// How many on the own mat.
        Amount = "amount",
        /// How many stored.
        Stockpile = "stockpile",
    }
}

words! {
    /// What a goal counts.
    Counts {
        /// Phases with an own power.
        Phases = "phases",
        /// Single Consume powers.
        ConsumePowers = "consume_powers",
        /// Kinds of colonies.
        Kinds = "kinds",
        /// Keywords.
        Keywords = "keywords",
        /// Unused colonists.
        UnusedColonists = "unused_colonists",
        /// Stored worlds.
        Worlds = "worlds",
        /// Stored goods.
        Goods = "goods",
        /// Stored credits.
        Credits = "credits",
    }
}

words! {
    /// When something may be stored for a goal.
    Moment {
        /// After Explore.
        Explore = "explore",
        /// After Settle.
        Settle = "settle",
        /// After Produce.
        Produce = "produce",
        /// With each sale.
        Sale = "sale",
    }
}

words! {
    /// What may be stored for a goal.
    Stored {
        /// A world that must be returned.
        ReturnedWorld = "returned world",
        /// Own goods.
        OwnGoods = "own goods",
        /// Credits received for the sale.
        SaleCredits = "credits of the sale",
    }
}

/// Storing for a goal.
#[derive(Clone, Debug)]
pub struct Store {
    /// When.
    pub after: Vec<Moment>,
    /// What.
    pub what: Stored,
    /// How many at one time, if limited.
    pub per_action: Option<u8>,
    /// How many at most.
    pub max: u8,
}

/// One step of a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// From so many on.
    pub amount: u8,
    /// So many points.
    pub vp: u8,
}

/// A goal tile.
#[derive(Clone, Debug)]
pub struct GoalCard {
    /// Printed name.
    pub name: Name,
    /// How it measures.
    pub rule: GoalRule,
    /// What it counts.
    pub counts: Counts,
    /// Points by amount, rising.
    pub steps: Vec<Step>,
    /// What may be stored for it.
    pub store: Option<Store>,
    /// What it says.
    pub text: Name,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: Option<String>,
}

impl GoalCard {
    /// Points for so many: the highest step reached counts.
    pub fn vp(&self, amount: u8) -> u8 {
        self.steps.iter().rev().find(|step| step.amount <= amount).map_or(0, |step| step.vp)
    }
}

pub(super) fn goals(reading: &mut Reading<'_, '_>) -> Option<Vec<GoalCard>> {
    let known: Vec<_> = Goal::all().map(Goal::id).collect();
    let goals =
        in_order(reading, "goal", &known, |raw: &RawGoal| &raw.id, |reading, _, raw| goal(reading, raw))?;
    Some(goals.into_iter().map(Spanned::into_inner).collect())
}

fn goal(reading: &mut Reading<'_, '_>, raw: RawGoal) -> Option<GoalCard> {
    let rule = match raw.counts.get_ref() {
        Counts::Phases | Counts::Kinds | Counts::Keywords => GoalRule::Categories,
        Counts::ConsumePowers | Counts::UnusedColonists => GoalRule::Amount,
        Counts::Worlds | Counts::Goods | Counts::Credits => GoalRule::Stockpile,
    };
    if rule != *raw.rule.get_ref() {
        let counts = raw.counts.get_ref();
        reading.fault(
            raw.rule.span(),
            format!("expected \"{rule}\", as it counts {counts}, found \"{}\"", raw.rule.get_ref()),
        );
    }
    let steps: Vec<_> =
        raw.steps.get_ref().iter().map(|[amount, vp]| Step { amount: *amount, vp: *vp }).collect();
    if steps.is_empty() || !steps.is_sorted_by(|a, b| a.amount < b.amount && a.vp < b.vp) {
        reading.fault(raw.steps.span(), "expected steps that rise in amount and points");
    }
    let store = match (raw.store_after, raw.store_what, raw.max, raw.store_per_action) {
        (Some(after), Some(what), Some(max), per_action) => {
            if steps.last().is_some_and(|last| last.amount > *max.get_ref()) {
                reading.fault(max.span(), "only this many can be stored, so the last step cannot be reached");
            }
            Some(Store {
                after,
                what: what.into_inner(),
                per_action: per_action.map(Spanned::into_inner),
                max: max.into_inner(),
            })
        }
        (None, None, None, None) => None,
        _ => {
            reading.fault(raw.id.span(), "`store_after`, `store_what` and `max` go together");
            return None;
        }
    };
    if store.is_some() != (rule == GoalRule::Stockpile) {
        reading
            .fault(raw.id.span(), "goals of the rule \"stockpile\", and no others, say what may be stored");
    }
    Some(GoalCard {
        name: raw.name,
        rule,
        counts: raw.counts.into_inner(),
        steps,
        store,
        text: raw.text,
        origin: raw.origin,
        note: raw.note,
    })
}
