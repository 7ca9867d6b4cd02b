//! MV-137, D-84: spaceport contracts, in the variant that has them.

use super::{Place, Refusal};
use crate::ids::Site;
use crate::state::Board;
use engine::{Index, Seat};

impl Board {
    /// What building on a site costs `seat`: nothing more if it holds the contract.
    pub fn price_of_site(&self, seat: Seat, site: Site) -> u32 {
        if self.contracts[site.at()] == Some(seat) { 0 } else { self.price_of_port(seat) }
    }

    /// What a contract costs `seat`.
    pub fn price_of_contract(&self, seat: Seat) -> u16 {
        self.price_of_port(seat).min(u16::MAX.into()) as u16
    }

    /// Whether a site lies in the system where the ship of `seat` does business.
    pub(crate) fn is_site_here(&self, seat: Seat, site: Site) -> bool {
        let (pack, ship) = (self.pack.pack(), self.merchants[seat].ship);
        self.place(ship).is_some() && pack[pack[site].space].system == pack[ship].system
    }

    /// Whether `seat` can buy the contract of a site now.
    pub fn can_contract(&self, seat: Seat, site: Site) -> Result<(), Refusal> {
        if !self.contracts_and_markers {
            return Err(Refusal::NoContracts);
        }
        let culture = self.place(self.merchants[seat].ship).and_then(Place::culture);
        let Some(culture) = culture.filter(|_| self.is_site_here(seat, site)) else {
            return Err(Refusal::NotOffered);
        };
        if self.ports[site.at()].is_some() || self.contracts[site.at()].is_some() {
            return Err(Refusal::NoneLeft);
        }
        if !self.can_buy_more() {
            return Err(Refusal::NoActionLeft);
        }
        self.afford(seat, culture, self.price_of_contract(seat), self.pack.pack().constants.spaceport_price)
    }
}
