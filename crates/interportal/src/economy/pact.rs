//! Prices of treaties and wars, and what trade treaties bring (X4-071 to X4-080, X4R-130, X4R-157).

use engine::Seat;

use super::Books;
use super::amount::large;
use crate::notation::{Property, Quantity};
use crate::warfare::Pact;

impl Books<'_> {
    /// X4R-130, X4R-296: culture that a treaty with a partner costs who proposes it.
    pub fn treaty_cost(&self, pact: Pact, partner: Seat) -> i16 {
        let deed = pact.deed();
        let networks =
            |seat: Seat| self.board.systems_where(|system| system.networks[seat] > 0).iter().count();
        // X4-074: 1 for each network of both.
        let base = match pact {
            Pact::IntelligenceAgreement => (networks(self.seat) + networks(partner)) as i32,
            _ => self.pack[deed].cost.map_or(0, |price| i32::from(price.culture)),
        };
        let changed = self.changed(Quantity::CostTreaty, base, |_, property| match property {
            Property::Treaty(kinds) => Some(kinds.contains(&deed)),
            _ => None,
        });
        let sanctions = i16::from(self.board.realms[self.seat].sanctions);
        large(changed) + sanctions * i16::from(self.pack.sanctions.treaty_cost_per_level.culture)
    }

    /// X4R-157: the least price of a war without reason.
    pub fn least_stake(&self) -> u8 {
        self.changed(Quantity::WarXMin, i32::from(self.pack.war.x_min), |_, _| None).clamp(0, 250) as u8
    }

    /// X4-080: what the target pays to prevent a war of this seat that cost so much.
    pub fn prevention(&self, stake: u8) -> i16 {
        let counted = self.changed(Quantity::WarX, i32::from(stake), |_, _| None).max(0);
        let factor = self.pack.war.prevent_factor;
        large(counted.saturating_mul(i32::from(factor.0)) / i32::from(factor.1))
    }

    /// X4R-158: goals that a declaration can name, of so many that it usually can.
    pub(crate) fn war_goals(&self, base: u8) -> u8 {
        self.changed(Quantity::WarGoals, i32::from(base), |_, _| None).clamp(1, 3) as u8
    }

    /// X4R-069: resources that are exchanged for each trade treaty.
    pub fn trade_units(&self) -> u8 {
        self.changed(Quantity::TradeTreatyUnits, 1, |_, _| None).clamp(1, 100) as u8
    }
}
