//! Numbers of institution actions: what police, watches and cards make of their prices and bids (X4R-140).

use super::Books;
use super::amount::{large, small};
use super::force::Force;
use super::sight::Sight;
use crate::agent::Mission;
use crate::hex::Hex;
use crate::notation::{Actor, Flag, Named, Property, Quantity};
use crate::state::Colony;
use engine::Seat;

/// The institution action whose price is asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deal {
    /// Which.
    pub(crate) mission: Mission,
    /// In which system.
    pub(crate) hex: Hex,
    /// Who suffers from it.
    pub(crate) victim: Option<Seat>,
}

impl Books<'_> {
    /// X4-289: culture that each own police adds to institution actions of others.
    pub(crate) fn police_surcharge(&self) -> i16 {
        let base = i32::from(self.pack.politics.police_surcharge_ia.culture);
        let surcharge = self.changed(Quantity::PoliceSurcharge, base, |_, _| None).max(0);
        let count = self.changed(Quantity::PoliceCount, 1, |_, _| None).max(0);
        large(surcharge.saturating_mul(count))
    }

    /// X4-500: as how many police one own police counts in bids.
    pub(crate) fn police_count(&self) -> i16 {
        large(self.changed(Quantity::PoliceCount, 1, |_, _| None))
    }

    /// X4-504: the level at which an own watch works; none works at level 0.
    pub(crate) fn watch_level(&self, level: u8) -> i16 {
        match level {
            0 => 0,
            level => large(self.changed(Quantity::WatchLevel, i32::from(level), |_, _| None)),
        }
    }

    /// What is added to own networks where a level is needed.
    pub(crate) fn network_prereq(&self) -> u8 {
        small(self.changed(Quantity::NetworkPrereq, 0, |_, _| None))
    }

    /// X4-437: the culture that a dialogue gives, of so much before cards.
    pub(crate) fn dialogue(&self, base: i16) -> i16 {
        large(self.changed(Quantity::IaDialogue, i32::from(base), |_, _| None))
    }

    /// What is added to own bids in arrests.
    pub(crate) fn arrest_bonus(&self) -> i16 {
        large(self.changed(Quantity::BidArrest, 0, |_, _| None))
    }

    /// Own illegal actions per round that cannot be arrested.
    pub(crate) fn unarrestable(&self) -> u8 {
        small(self.changed(Quantity::IaUnarrestable, 0, |_, _| None))
    }

    /// X4R-A09: the price of a series of watch levels, in the resource it is paid in.
    pub(crate) fn watch_price(&self, base: i16) -> i16 {
        large(self.changed(Quantity::CostWatch, i32::from(base), |_, _| None))
    }

    /// X4-092: abstentions for which the seat receives a resource.
    pub(crate) fn abstentions_each(&self) -> u8 {
        self.changed(Quantity::AbstainPer, 2, |_, _| None).clamp(1, 100) as u8
    }

    /// X4-233, X4R-L30: how often in a round routes quicken a unit of the seat.
    pub(crate) fn route_uses(&self) -> u8 {
        self.changed(Quantity::RouteUses, 1, |_, _| None).clamp(0, 100) as u8
    }

    /// X4R-A07: places that each transporter of the seat has besides its own.
    pub(crate) fn transporter_bonus(&self) -> i32 {
        self.changed(Quantity::Transporter, 0, |_, _| None).clamp(-100, 100)
    }

    /// X4R-246: levels that a colony loses that the seat conquers.
    pub(crate) fn conquest_loss(&self) -> u8 {
        small(self.changed(Quantity::ConquestLevelLoss, 1, |_, _| None))
    }

    /// X4-204: militia of a colony of the seat.
    pub(crate) fn militia(&self, colony: &Colony) -> u8 {
        let about = |force: &Force, property: &Property| self.of_colony(colony, force.here, property);
        let base = i32::from(self.pack.colony_levels.militia_per_level);
        let each = self.changed(Quantity::Militia, base, about).clamp(0, 20);
        each as u8 * colony.level
    }

    /// X4R-140: what cards make of a price after surcharges: those of the actor, and those of others against it.
    pub(crate) fn deed_price(&self, deal: Deal, price: i16) -> i16 {
        let illegal = deal.mission.is_illegal(self.pack);
        let is = |force: &Force, property: &Property, own: bool, holder: Seat| {
            Some(match property {
                Property::Flag(Flag::Illegal) => illegal,
                Property::Flag(Flag::Here) => force.here == Some(deal.hex),
                Property::Flag(Flag::AgainstMe) => !own && deal.victim == Some(holder),
                Property::By(Actor::Me) => own,
                Property::By(Actor::Other) => !own,
                Property::Id(ids) => ids.contains(&Named::Deed(deal.mission.deed())),
                _ => return None,
            })
        };
        let own = |force: &Force, property: &Property| is(force, property, true, self.seat);
        let mut price = self.changed(Quantity::CostIa, i32::from(price), own);
        for holder in self.board.realms.seats().filter(|holder| *holder != self.seat) {
            let books = Books::open(self.board, holder);
            if !books.is_changed(Quantity::CostIa) {
                continue;
            }
            for force in books.changing(Quantity::CostIa) {
                let filter = &force.change().filter;
                let aims = |property: &Property| {
                    matches!(property, Property::Flag(Flag::AgainstMe) | Property::By(Actor::Other))
                };
                let meant = filter.iter().any(|test| aims(&test.property))
                    && super::select::fits(filter, |property| is(&force, property, false, holder));
                if meant {
                    price = books.stepped(
                        &Sight { here: force.here, ..Sight::of(&books) },
                        force.change(),
                        price,
                    );
                }
            }
        }
        price.clamp(0, i32::from(i16::MAX)) as i16
    }
}
