//! Prices and points that effects change.

use engine::Bits;

use super::Books;
use super::amount::Steps;
use super::force::Force;
use super::sight::Sight;
use crate::cards::Pack;
use crate::ids::{Deed, Tech};
use crate::notation::{Property, Quantity, Unit};
use crate::state::Colony;

/// Prices of technologies for one seat.
#[derive(Debug)]
pub struct TechPrices {
    pack: &'static Pack,
    known: Bits<Tech>,
    rebate: i32,
    steps: Steps,
}

impl TechPrices {
    /// Research for a technology.
    pub fn of(&self, tech: Tech) -> u8 {
        let rebate = if self.known.has(tech) { self.rebate } else { 0 };
        let base = i32::from(self.pack[tech].cost.research) - rebate;
        self.steps.on(base).max(i32::from(self.pack.technology.min_cost)) as u8
    }
}

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

    /// X4-109, X4R-094: research for technologies, with the rebate for what another player has researched.
    pub fn tech_prices(&self) -> TechPrices {
        let numbers = &self.pack.technology;
        let others = self.board.realms.iter().filter(|(seat, _)| *seat != self.seat);
        let known = others.fold(Bits::EMPTY, |known: Bits<Tech>, (_, realm)| known.or(realm.techs));
        let rebate = self.changed(Quantity::RebateTech, i32::from(numbers.rebate_known), |_, _| None);
        let steps = self.steps(&Sight::of(self), Quantity::CostTech, |_, _| None);
        TechPrices { pack: self.pack, known, rebate, steps }
    }

    /// Research for one technology.
    pub fn tech_cost(&self, tech: Tech) -> u8 {
        self.tech_prices().of(tech)
    }

    /// X4-347: the action that raises the state size, and the culture it costs.
    ///
    /// # Panics
    /// Never: the pack has the action.
    pub fn state_size_price(&self) -> (Deed, u8) {
        let deed = Deed::from_id("buy-state-size").expect("the pack sells state size");
        let card = &self.pack[deed];
        let sight = Sight::of(self);
        let costs = card.cost_expr.as_ref().map_or(&[][..], |costs| &costs.0[..]);
        let parts = costs.iter().flatten().filter(|part| part.unit == Unit::Culture);
        let price: i32 = parts.filter_map(|part| sight.number(&part.number)).sum();
        let less = card.reduction_expr.as_ref().and_then(|expr| sight.number(expr)).unwrap_or(0);
        (deed, (price - less).max(0) as u8)
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
