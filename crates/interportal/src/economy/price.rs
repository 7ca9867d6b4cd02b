//! Prices and points that effects change.

use super::Books;
use super::force::Force;
use super::sight::Sight;
use crate::ids::{Deed, Tech};
use crate::notation::{Property, Quantity, Unit};
use crate::state::Colony;

impl Books<'_> {
    /// X4R-053: food for the next level of a colony; nothing if it has the highest.
    pub fn raise_cost(&self, colony: &Colony) -> Option<u8> {
        if colony.level >= self.max_level(colony) {
            return None;
        }
        let numbers = &self.pack.colony_levels;
        let raise = numbers.raise_cost.iter().find(|raise| raise.to == colony.level + 1)?;
        let about = |force: &Force, property: &Property| self.of_colony(colony, force.here, property);
        let cost = self.changed(Quantity::CostLevel, i32::from(raise.cost.food), about);
        Some(cost.max(i32::from(numbers.min_cost)) as u8)
    }

    /// X4-109, X4R-094: research for a technology, with the rebate if another player has researched it.
    pub fn tech_cost(&self, tech: Tech) -> u8 {
        let numbers = &self.pack.technology;
        let others = self.board.realms.iter().filter(|(seat, _)| *seat != self.seat);
        let known = others.into_iter().any(|(_, realm)| realm.techs.has(tech));
        let rebate = if known {
            self.changed(Quantity::RebateTech, i32::from(numbers.rebate_known), |_, _| None)
        } else {
            0
        };
        let base = i32::from(self.pack[tech].cost.research) - rebate;
        self.changed(Quantity::CostTech, base, |_, _| None).max(i32::from(numbers.min_cost)) as u8
    }

    /// X4-058: culture for the next development aid.
    pub fn aid_cost(&self) -> u16 {
        let aid = Deed::from_id("cab-development-aid").expect("the pack has development aid");
        let uses = Some(self.board.realms[self.seat].aids);
        let sight = Sight { uses, ..Sight::of(self) };
        let costs = self.pack[aid].cost_expr.as_ref().map_or(&[][..], |costs| &costs.0[..]);
        let parts = costs.iter().flatten().filter(|part| part.unit == Unit::Culture);
        parts.filter_map(|part| sight.number(&part.number)).sum::<i32>() as u16
    }

    /// X4R-284: half points of a seat: those kept for good and those that are counted now.
    pub fn half_points(&self) -> u8 {
        let kept = i32::from(self.board.realms[self.seat].half_points);
        let sight = Sight::of(self);
        let counted = self.pack.sources.iter().filter_map(|source| {
            let count = sight.number(source.count_expr.as_ref()?)?;
            Some(count * i32::from(source.half_points))
        });
        (kept + counted.sum::<i32>()) as u8
    }
}
