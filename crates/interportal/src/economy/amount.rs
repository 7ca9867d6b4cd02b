//! Changing a quantity: sets, factors, additions, bounds, and what comes last (X4R-002).

use engine::List;

use super::Books;
use super::force::Force;
use super::sight::Sight;
use crate::notation::{Apply, Change, Expr, Op, Program, Property, Quantity};
use crate::realm::Granted;

/// X4R-466: a number is at most this, whatever effects make of it, and never below 0.
pub(super) fn small(value: i32) -> u8 {
    value.clamp(0, i32::from(u8::MAX)) as u8
}

/// X4R-466: upkeep, debts and prices of characters are at most this, so that no sum of them is too large for an account.
const LARGEST: i32 = 1_000;

/// The same for income, which can be below 0.
pub(super) fn either(value: i32) -> i16 {
    value.clamp(-LARGEST, LARGEST) as i16
}

/// The same for numbers that can be larger.
pub(super) fn large(value: i32) -> i16 {
    value.clamp(0, LARGEST) as i16
}

/// A change whose numbers have been worked out.
#[derive(Clone, Copy, Default, Debug)]
pub struct Step {
    /// What is done.
    pub op: Op,
    /// A number, or the two parts of a fraction.
    pub by: (i16, i16),
    /// The least that it leaves.
    pub min: Option<u8>,
    /// The most that it leaves.
    pub max: Option<u8>,
}

impl Step {
    /// What it makes of a value. Its own bounds limit only what it does itself.
    pub fn on(self, value: i32) -> i32 {
        let (over, under) = (i32::from(self.by.0), i32::from(self.by.1));
        let new = match self.op {
            Op::Set => over,
            // Numbers of any pack stay numbers, however large its effects are.
            Op::Times => value.saturating_mul(over).div_euclid(under.max(1)),
            Op::Plus => value.saturating_add(over),
            Op::Minus => value.saturating_sub(over),
        };
        let new = self.min.map_or(new, |min| new.max(i32::from(min).min(value)));
        self.max.map_or(new, |max| new.min(i32::from(max).max(value)))
    }

    /// Whether it can be added to others of its kind.
    const fn is_plain(&self) -> bool {
        matches!(self.op, Op::Plus | Op::Minus) && self.min.is_none() && self.max.is_none()
    }
}

/// All that changes a quantity of one thing. Made once, it can be asked for many prices.
#[derive(Debug)]
pub(super) struct Steps {
    quantity: Quantity,
    /// What is granted by name.
    granted: i32,
    /// What is in force for it; nothing is, usually, and then no list is filled.
    changes: Option<Changes>,
}

/// Steps one after the other: a few in place, as the standard pack has them, and any number of further ones.
#[derive(Debug)]
struct Sequence<const N: usize> {
    few: List<Step, N>,
    further: Vec<Step>,
}

impl<const N: usize> Sequence<N> {
    fn none() -> Self {
        Self { few: List::new(), further: Vec::new() }
    }

    fn push(&mut self, step: Step) {
        if self.few.len() < N {
            self.few.push(step);
        } else {
            self.further.push(step);
        }
    }

    fn iter(&self) -> impl Iterator<Item = &Step> {
        self.few.iter().chain(&self.further)
    }

    fn is_empty(&self) -> bool {
        self.few.is_empty()
    }
}

/// The changes in force for a quantity of one thing.
#[derive(Debug)]
struct Changes {
    /// Sets, factors, and additions with bounds of their own.
    usual: Sequence<24>,
    /// Additions and reductions without bounds.
    plus: i32,
    minus: i32,
    /// Bounds on what has come of all this.
    min: i32,
    max: i32,
    /// What comes after all else.
    last: Sequence<8>,
}

impl Changes {
    fn none() -> Self {
        let (usual, last) = (Sequence::none(), Sequence::none());
        Self { usual, plus: 0, minus: 0, min: i32::MIN, max: i32::MAX, last }
    }
}

impl Steps {
    /// What becomes of a value.
    pub(super) fn on(&self, base: i32) -> i32 {
        let Some(changes) = &self.changes else { return base + self.granted };
        let rising = if changes.usual.is_empty() {
            base.saturating_add(changes.plus)
        } else {
            changes.order(self.quantity, base)
        };
        let value = rising.saturating_sub(changes.minus).saturating_add(self.granted);
        let value = value.max(changes.min).min(changes.max);
        changes.last.iter().fold(value, |value, step| step.on(value))
    }
}

impl Changes {
    /// Sets, factors and additions, then the reductions that stop at a bound, from the highest bound down: so no
    /// reduction is lost to a bound that is not its own.
    fn order(&self, quantity: Quantity, base: i32) -> i32 {
        let of = |op: Op| self.usual.iter().filter(move |step| step.op == op);
        let sets = of(Op::Set).map(|step| step.on(base));
        let set = if quantity.is_burden() { sets.min() } else { sets.max() };
        let value = of(Op::Times).fold(set.unwrap_or(base), |value, step| step.on(value));
        let value = of(Op::Plus).fold(value, |value, step| step.on(value));
        let mut value = value.saturating_add(self.plus);
        let mut bound = u8::MAX;
        loop {
            let falls = of(Op::Minus).filter(|step| step.min.unwrap_or(0) == bound);
            value = falls.fold(value, |value, step| step.on(value));
            let below = of(Op::Minus).map(|step| step.min.unwrap_or(0)).filter(|min| *min < bound);
            let Some(next) = below.max() else { break };
            bound = next;
        }
        value
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
        // Most quantities are changed by nothing.
        if !self.is_changed(quantity) {
            return base + self.granted(quantity);
        }
        self.steps(&Sight::of(self), quantity, about).on(base)
    }

    /// What is granted by name.
    pub(super) fn granted(&self, quantity: Quantity) -> i32 {
        let realm = &self.board.realms[self.seat];
        let sum = |all: &[Granted]| -> i32 {
            all.iter().map(|it| if it.quantity == quantity { i32::from(it.by) } else { 0 }).sum()
        };
        sum(&realm.granted) + sum(&realm.office.passing)
    }

    /// All that changes a quantity, seen from where a purchase is placed or an action is done.
    pub(super) fn steps(
        &self,
        sight: &Sight<'_, '_>,
        quantity: Quantity,
        about: impl Fn(&Force, &Property) -> Option<bool>,
    ) -> Steps {
        let granted = self.granted(quantity);
        let mut changes: Option<Changes> = None;
        if !self.is_changed(quantity) {
            return Steps { quantity, granted, changes };
        }
        for force in self.changing(quantity) {
            let change = force.change();
            if self.is_used_up(&force) {
                continue;
            }
            if !super::select::fits(&change.filter, |property| about(&force, property)) {
                continue;
            }
            let changes = changes.get_or_insert_with(Changes::none);
            if change.by.is_none() {
                changes.min = change.min.map_or(changes.min, |min| changes.min.max(i32::from(min)));
                changes.max = change.max.map_or(changes.max, |max| changes.max.min(i32::from(max)));
                continue;
            }
            let Some(step) = step(&Sight { here: force.here, ..*sight }, change) else { continue };
            match (force.apply(), step.op) {
                (Some(Apply::Last), _) => changes.last.push(step),
                (_, Op::Plus) if step.is_plain() => changes.plus += i32::from(step.by.0),
                (_, Op::Minus) if step.is_plain() => changes.minus += i32::from(step.by.0),
                _ => changes.usual.push(step),
            }
        }
        Steps { quantity, granted, changes }
    }
}

/// The bit of a quantity that changes once per round.
const fn once_bit(quantity: Quantity) -> u8 {
    match quantity {
        Quantity::CostUnit => 1,
        Quantity::CapcostUnit => 2,
        Quantity::CostBuilding => 4,
        Quantity::CapcostBuilding => 8,
        _ => 16,
    }
}

const fn is_once(force: &Force) -> bool {
    matches!(force.apply(), Some(Apply::FirstPerRound | Apply::OnePerRound))
}

impl Books<'_> {
    /// Whether a change for one purchase a round was used in this round.
    fn is_used_up(&self, force: &Force) -> bool {
        let bit = once_bit(force.change().quantity);
        is_once(force) && self.board.realms[self.seat].done.once & bit != 0
    }

    /// The bits of the changes for one purchase a round that a purchase uses.
    pub(super) fn uses_once(
        &self,
        quantities: [Quantity; 2],
        about: impl Fn(&Force, &Property) -> Option<bool>,
    ) -> u8 {
        let used = |quantity: Quantity| {
            let fits = |force: &Force| super::select::fits(&force.change().filter, |it| about(force, it));
            let any = self.changing(quantity).any(|force| is_once(&force) && fits(&force));
            if any { once_bit(quantity) } else { 0 }
        };
        quantities.map(used).into_iter().sum()
    }
}

impl Books<'_> {
    /// What the effect of an item makes of a quantity of the ship that carries it.
    pub(super) fn by_item(
        &self,
        sight: &Sight<'_, '_>,
        effect: Program,
        quantity: Quantity,
        value: i32,
    ) -> i32 {
        let standings = &self.pack.standings;
        let changes = standings.numbers(effect).map(|number| &standings.get(number).change);
        let steps = changes.filter(|change| change.quantity == quantity);
        steps.filter_map(|change| step(sight, change)).fold(value, |value, step| step.on(value))
    }
}

impl Books<'_> {
    /// What one change makes of a value.
    pub(super) fn stepped(&self, sight: &Sight<'_, '_>, change: &Change, value: i32) -> i32 {
        step(sight, change).map_or(value, |step| step.on(value))
    }
}

/// The numbers of a change; nothing if something it speaks of is not at hand.
fn step(sight: &Sight<'_, '_>, change: &Change) -> Option<Step> {
    let (op, factor) = change.by.as_ref()?;
    let mut by = match factor {
        Expr::Fraction(over, under) => (i32::from(*over), i16::from(*under)),
        other => (sight.number(other)?, 1),
    };
    if let Some(term) = &change.term {
        by.0 = by.0.saturating_mul(sight.number(&term.of)?.div_euclid(i32::from(term.per).max(1)));
        by.0 = term.cap.map_or(by.0, |cap| by.0.min(i32::from(cap)));
    }
    let over = by.0.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
    Some(Step { op: *op, by: (over, by.1), min: change.min, max: change.max })
}

/// What these changes make of a value, for tests of their order (X4R-002).
pub fn changed(quantity: Quantity, base: i32, all: &[Step]) -> i32 {
    let mut usual = Sequence::none();
    all.iter().filter(|step| !step.is_plain()).for_each(|step| usual.push(*step));
    let of = |op: Op| all.iter().filter(move |step| step.is_plain() && step.op == op);
    let sum = |op: Op| of(op).map(|step| i32::from(step.by.0)).sum();
    let (plus, minus) = (sum(Op::Plus), sum(Op::Minus));
    Steps { quantity, granted: 0, changes: Some(Changes { usual, plus, minus, ..Changes::none() }) }.on(base)
}
