//! Changing a quantity: sets, factors, additions, bounds, and what comes last (X4R-002).

use super::Books;
use super::force::Force;
use super::sight::Sight;
use crate::notation::{Apply, Change, Expr, Op, Property, Quantity};

/// A change whose numbers have been worked out.
#[derive(Clone, Copy)]
struct Step {
    op: Op,
    /// A number, or the two parts of a fraction.
    by: (i32, i32),
    min: Option<i32>,
    max: Option<i32>,
}

impl Step {
    /// What it makes of a value. Its own bounds limit only what it does itself.
    fn on(self, value: i32) -> i32 {
        let (over, under) = self.by;
        let new = match self.op {
            Op::Set => over,
            Op::Times => (value * over).div_euclid(under),
            Op::Plus => value + over,
            Op::Minus => value - over,
        };
        let new = self.min.map_or(new, |min| new.max(min.min(value)));
        self.max.map_or(new, |max| new.min(max.max(value)))
    }
}

impl Quantity {
    /// Whether its holder likes it low: prices and upkeep.
    const fn is_burden(self) -> bool {
        matches!(
            self,
            Self::CostTech
                | Self::CostUnit
                | Self::CostBuilding
                | Self::CostFit
                | Self::CostLevel
                | Self::CostAdvisorUpgrade
                | Self::CostVote
                | Self::CostTreaty
                | Self::CostIa
                | Self::CostKosme
                | Self::CostWatch
                | Self::CostRepair
                | Self::CostStudy
                | Self::CostExpeditionResearch
                | Self::CostGift
                | Self::CostWonderStage
                | Self::CapcostUnit
                | Self::CapcostBuilding
                | Self::UpkeepPolicy
                | Self::UpkeepAdvisor
                | Self::UpkeepBuilding
                | Self::UpkeepBuildingsTotal
                | Self::UpkeepUnit
                | Self::UpkeepUnitsTotal
                | Self::UpkeepWatch
                | Self::UpkeepWar
                | Self::WarPips
                | Self::StateSizeUsed
                | Self::AbstainPer
                | Self::Ratio
                | Self::WarXMin
                | Self::Debt
                | Self::ConquestLevelLoss
        )
    }
}

impl Books<'_> {
    /// A quantity, changed by all that is in force for it and says something about the thing in question.
    pub(super) fn changed(
        &self,
        quantity: Quantity,
        base: i32,
        about: impl Fn(&Force, &Property) -> Option<bool>,
    ) -> i32 {
        self.changed_for(&Sight::of(self), quantity, base, about)
    }

    /// The same, seen from where a purchase is placed or an action is done.
    pub(super) fn changed_for(
        &self,
        sight: &Sight<'_, '_>,
        quantity: Quantity,
        base: i32,
        about: impl Fn(&Force, &Property) -> Option<bool>,
    ) -> i32 {
        let fitting = self.forces.iter().filter(|force| {
            force.change.quantity == quantity
                && super::select::fits(&force.change.filter, |property| about(force, property))
        });
        let (last, usual): (Vec<&Force>, Vec<&Force>) =
            fitting.partition(|force| force.apply == Some(Apply::Last));
        let steps = |forces: &[&Force]| -> Vec<Step> {
            let seen = |force: &&Force| step(&Sight { here: force.here, ..*sight }, force.change);
            forces.iter().filter_map(seen).collect()
        };
        let granted =
            self.state.realms[self.seat].granted.iter().filter(|granted| granted.quantity == quantity);
        let granted: i32 = granted.map(|granted| i32::from(granted.by)).sum();
        let mut value = order(quantity, base, &steps(&usual)) + granted;
        for force in usual.iter().filter(|force| force.change.by.is_none()) {
            value = force.change.min.map_or(value, |min| value.max(i32::from(min)));
            value = force.change.max.map_or(value, |max| value.min(i32::from(max)));
        }
        steps(&last).iter().fold(value, |value, step| step.on(value))
    }
}

/// The numbers of a change; nothing if it only bounds, or if something it speaks of is not at hand.
fn step(sight: &Sight<'_, '_>, change: &Change) -> Option<Step> {
    let (op, factor) = change.by.as_ref()?;
    let mut by = match factor {
        Expr::Fraction(over, under) => (i32::from(*over), i32::from(*under)),
        other => (sight.number(other)?, 1),
    };
    if let Some(term) = &change.term {
        by.0 *= sight.number(&term.of)?.div_euclid(i32::from(term.per));
        by.0 = term.cap.map_or(by.0, |cap| by.0.min(i32::from(cap)));
    }
    Some(Step { op: *op, by, min: change.min.map(i32::from), max: change.max.map(i32::from) })
}

fn order(quantity: Quantity, base: i32, steps: &[Step]) -> i32 {
    let of = |op: Op| steps.iter().filter(move |step| step.op == op).copied();
    let sets = of(Op::Set).map(|step| step.on(base));
    let set = if quantity.is_burden() { sets.min() } else { sets.max() };
    let value = of(Op::Times).fold(set.unwrap_or(base), |value, step| step.on(value));
    let value = of(Op::Plus).fold(value, |value, step| step.on(value));
    // What stops at a bound comes before what goes on below it, so that no reduction is lost.
    let mut falls: Vec<Step> = of(Op::Minus).collect();
    falls.sort_by_key(|step| std::cmp::Reverse(step.min.unwrap_or(i32::MIN)));
    falls.into_iter().fold(value, |value, step| step.on(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn step(op: Op, by: i32, min: Option<i32>) -> Step {
        Step { op, by: (by, 1), min, max: None }
    }

    /// X4R-002: sets, then factors, then additions; a bound limits its own reduction alone.
    #[test]
    fn x4r_002_order() {
        let steps = [
            step(Op::Plus, 3, None),
            step(Op::Set, 4, None),
            Step { by: (1, 2), ..step(Op::Times, 0, None) },
        ];
        assert_eq!(order(Quantity::Votes, 9, &steps), 5);
        let falls = [step(Op::Minus, 5, None), step(Op::Minus, 5, Some(2))];
        assert_eq!(order(Quantity::CostTech, 10, &falls), 0, "first down to 5, then to 0");
        assert_eq!(order(Quantity::CostTech, 6, &falls), -3, "6 falls to 2, then by 5");
        assert_eq!(step(Op::Minus, 3, Some(1)).on(0), 0, "a bound never raises");
    }

    /// Of several sets the holder has the best.
    #[test]
    fn the_best_of_several_sets() {
        let sets = [step(Op::Set, 4, None), step(Op::Set, 2, None)];
        assert_eq!(order(Quantity::PriceDiscovery, 3, &sets), 4);
        assert_eq!(order(Quantity::CostVote, 5, &sets), 2);
    }
}
