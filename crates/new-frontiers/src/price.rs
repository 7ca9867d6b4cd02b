//! The parts of a price: the printed number and everything that lowers it.

use crate::cards::Pack;
use crate::event::Giver;
use crate::ids::{Development, Kind, World};
use crate::query;
use crate::state::Empire;
use engine::Bits;
use serde::Serialize;

/// A price and its parts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Price {
    /// The number on the tile: cost, or defence of a military world that is paid for.
    pub printed: u8,
    /// What lowers the price, and by how much.
    pub less: Vec<(Giver, u8)>,
}

impl Price {
    /// A price that nothing lowers.
    pub const fn printed(printed: u8) -> Self {
        Self { printed, less: Vec::new() }
    }

    /// What is to be paid (NF-050, NF-064).
    pub fn total(&self) -> u8 {
        self.less.iter().fold(self.printed, |cost, (_, less)| cost.saturating_sub(*less))
    }

    /// NF-048 to NF-050: the price of a development, with the selector's bonus if `selects`.
    pub(crate) fn of_development(pack: &Pack, empire: &Empire, it: Development, selects: bool) -> Self {
        let card = &pack[it];
        let discounts = query::each_develop_discount(pack, empire, selects);
        let less = discounts.map(|(giver, less)| (giver, less[usize::from(card.large)]));
        Self { printed: card.cost, less: less.filter(|(_, less)| *less > 0).collect() }
    }

    /// NF-092: the price of a world that is settled as the `declared` kind; for a military world also what lets its
    /// owner pay (NF-111, NF-112).
    pub(crate) fn of_world(
        pack: &Pack,
        empire: &Empire,
        it: World,
        declared: Option<Kind>,
        fresh: Bits<World>,
    ) -> Self {
        let discounts = query::each_settle_discount(pack, empire, it, declared, fresh);
        let peace = query::peacemaker(pack, empire, fresh).filter(|_| pack[it].military);
        let less = discounts.chain(peace).map(|(source, less)| (Giver::Power(source), less));
        Self { printed: pack[it].value, less: less.filter(|(_, less)| *less > 0).collect() }
    }
}
