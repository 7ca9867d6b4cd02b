//! What an option needs, if that can be determined without looking ahead.

use super::{Code, Cost, Cube, Item, Items, Research, Step};

/// What an option needs besides its cost. If that is available, the option can be carried out in full and will change
/// something. Most options are like this; for the others every path must be followed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Needs {
    /// Available population, besides what the cost recalls.
    pub pop: u8,
    /// A slot to research.
    pub research: Option<Research>,
    /// A system to colonise, and whether a neutral one.
    pub colonise: Option<bool>,
    /// A ship on the board, whose move is the change. Without a ship something else may change, and then more must be
    /// checked.
    pub ship: bool,
}

impl Needs {
    /// What these items need after this cost; `None` if more must be checked.
    pub(super) fn of(code: &Code, cost: Cost, items: Items) -> Option<Self> {
        if cost.ore_to_player > 0 || cost.ships > 0 || cost.tokens > 0 {
            return None;
        }
        let mut needs = Self::default();
        let mut changes = !cost.is_free();
        let mut left = items;
        while !code.is_sure(left)
            && let Some(item) = code.next(left)
        {
            match *item {
                Item::Step(Step::Convert { cube: Cube::Pop, .. }, _) => needs.pop += 1,
                Item::Step(Step::Research(research), _) if needs.can_add(research) => {
                    needs.pop += 1;
                    needs.research = Some(research);
                }
                Item::Step(Step::Colonise { neutral }, _) if needs.colonise.is_none() => {
                    needs.colonise = Some(neutral);
                }
                _ => return None,
            }
            changes = true;
            left = left.rest();
        }
        let sure = |fits: fn(Step) -> bool| {
            code.items(left).iter().any(|item| matches!(*item, Item::Step(step, None) if fits(step)))
        };
        changes |= sure(|step| matches!(step, Step::Gain(1..)));
        needs.ship = !changes && sure(|step| matches!(step, Step::Jump { n: 1.., .. } | Step::Warp(1..)));
        // Research that may be skipped, but not always (BTS-202), cannot be decided here.
        let later = code.any_step_of(left, &|step| matches!(step, Step::Research(_) | Step::Copy { .. }));
        ((changes || needs.ship) && !later).then_some(needs)
    }

    fn can_add(&self, research: Research) -> bool {
        self.research.is_none() && research.plus.is_none() && !research.modes.with_supply
    }
}
