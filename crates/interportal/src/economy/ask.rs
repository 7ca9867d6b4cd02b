//! Numbers, conditions and filters as effects ask for them while they run.

use super::Books;
use super::select::{Site, fits};
use super::sight::Sight;
use crate::hex::Hex;
use crate::ids::Tech;
use crate::notation::{Condition, Expr, Filter, Flag, Permission, Property};
use crate::realm::Vessel;
use crate::state::{Colony, Standing};

impl Books<'_> {
    /// Whether no law and no crisis forbids something.
    pub(crate) fn may_now(&self, permission: Permission) -> Result<(), crate::why::Reason> {
        self.board.may_now(permission)
    }

    fn at(&self, here: Option<Hex>) -> Sight<'_, '_> {
        Sight { here, ..Sight::of(self) }
    }

    /// A number of an effect whose card lies here; nothing if something that it speaks of is not at hand.
    pub(crate) fn number(&self, expr: &Expr, here: Option<Hex>) -> Option<i32> {
        self.at(here).number(expr)
    }

    /// Whether something is so for an effect whose card lies here.
    pub(crate) fn holds(&self, condition: &Condition, here: Option<Hex>) -> Option<bool> {
        self.at(here).holds(condition)
    }

    /// Whether a filter of a card that lies here means this system.
    pub(crate) fn fits_system(&self, hex: Hex, filter: &Filter, here: Option<Hex>) -> bool {
        let board = self.board;
        fits(filter, |property| match property {
            Property::Flag(Flag::AdjacentOwn) => Some(board.presence(self.seat).grown().has(hex)),
            Property::Flag(Flag::ForeignUnits) => {
                let mut others = board.realms.seats().filter(|other| *other != self.seat);
                let neutral = board.system(hex).group.is_some();
                Some(neutral || others.any(|other| board.presence(other).has(hex)))
            }
            other => self.of_system(hex, board.system(hex), here, other),
        })
    }

    /// Whether a filter means this building.
    pub(crate) fn fits_building(&self, standing: Standing, hex: Hex, filter: &Filter) -> bool {
        let site = Site { card: &self.pack[standing.building], resource: standing.resource, hex };
        fits(filter, |property| self.of_building(&site, &Sight::of(self), property))
    }

    /// Whether a filter means this technology.
    pub(crate) fn fits_tech(&self, tech: Tech, filter: &Filter) -> bool {
        fits(filter, |property| self.of_tech(tech, property))
    }

    /// Whether a filter means this ship, where its owner knows it to be.
    pub(crate) fn fits_ship(&self, vessel: &Vessel, filter: &Filter) -> bool {
        fits(filter, |property| self.of_ship(vessel, None, property))
    }

    /// Whether a filter means this colony.
    pub(crate) fn fits_colony(&self, colony: &Colony, filter: &Filter) -> bool {
        fits(filter, |property| self.of_colony(colony, None, property))
    }
}
