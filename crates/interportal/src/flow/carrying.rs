//! Units without a movement of their own travel in hangars and transporters (X4-144, X4R-173, X4R-174).

use std::iter;

use engine::{Index, List, Seat};

use super::muster;
use crate::action::Craft;
use crate::economy::Books;
use crate::hex::Hex;
use crate::ids::{Equipment, Ground, Keyword, named};
use crate::notation::Item;
use crate::realm::{MARKERS, Make, Vessel};
use crate::state::State;

/// Places of one ship: hull points in hangars, ground units in transporters.
#[derive(Clone, Copy, Default)]
struct Hold {
    hangar: u16,
    transporter: u16,
}

impl State {
    /// X4-144: whether a ship has no movement of its own.
    pub(super) fn is_carried(&self, vessel: &Vessel) -> bool {
        self.hull(vessel.make).strategic == 0
    }

    /// The ships of a fleet with their places in the list, for the eyes of their owner.
    pub(super) fn crew(&self, seat: Seat, fleet: u8) -> impl Iterator<Item = (usize, &Vessel)> {
        let ships = &self.realms[seat].ships;
        let mut left = self.hidden.hands[seat].berths.aboard(fleet);
        iter::from_fn(move || {
            let ship = left.trailing_zeros() as usize;
            let vessel = ships.get(ship)?;
            left &= left - 1;
            Some((ship, vessel))
        })
    }

    /// X4R-306: the lowest strategic movement of the ships of a fleet that are not carried.
    pub(super) fn fleet_stride(&self, seat: Seat, fleet: u8) -> u8 {
        let books = Books::open(self, seat);
        let flying = self.crew(seat, fleet).filter(|(_, vessel)| !self.is_carried(vessel));
        let stride = flying.map(|(_, vessel)| books.stride(vessel)).min().unwrap_or(0);
        stride.saturating_sub(self.delay(seat, Craft::Fleet(fleet)))
    }

    fn hold(&self, seat: Seat, vessel: &Vessel) -> Hold {
        let hull = self.hull(vessel.make);
        let number = |keyword: Keyword| {
            let used = hull.keywords.iter().find(|used| used.keyword == keyword);
            u16::from(used.and_then(|used| used.x).unwrap_or(0))
        };
        let equipment = named!(Equipment, "hangar");
        let hangar = |item: Item| item == Item::Equipment(equipment);
        let pack = self.pack.pack();
        let fitted = match vessel.make {
            Make::Blueprint(ship, variant) => {
                let drawing = self.hidden.hands[seat].drawings.get(pack, ship, variant);
                drawing.items().filter(|fitting| hangar(fitting.item())).count()
            }
            Make::Standard(ship) => pack[ship].equipment.iter().filter(|outfit| hangar(outfit.0)).count(),
            Make::Kosme(ship) => pack[ship].equipment.iter().filter(|outfit| hangar(outfit.0)).count(),
        };
        // X4-275: each hangar that is fitted has two places.
        let (hangar, transporter) = (named!(Keyword, "hangar"), named!(Keyword, "transporter"));
        let places = match number(transporter) {
            0 => 0,
            n => (i32::from(n) + Books::open(self, seat).transporter_bonus()).max(0) as u16,
        };
        Hold { hangar: number(hangar) + 2 * fitted as u16, transporter: places }
    }

    /// Hull points of small craft in a fleet.
    fn craft(&self, seat: Seat, fleet: u8) -> u16 {
        let carried = self.crew(seat, fleet).filter(|(_, vessel)| self.is_carried(vessel));
        carried.map(|(_, vessel)| u16::from(vessel.hull)).sum()
    }

    fn holds(&self, seat: Seat, fleet: u8) -> Hold {
        self.crew(seat, fleet).fold(Hold::default(), |sum, (_, vessel)| {
            let hold = self.hold(seat, vessel);
            Hold { hangar: sum.hangar + hold.hangar, transporter: sum.transporter + hold.transporter }
        })
    }

    /// X4R-174: whether the hangars and transporters of a fleet hold its small craft, the armies aboard, and one more.
    pub(super) fn can_carry(&self, seat: Seat, fleet: u8, more: Option<u8>) -> bool {
        let realm = &self.realms[seat];
        let craft = self.craft(seat, fleet);
        let mut units = [0_u16; Ground::COUNT];
        for army in 0..MARKERS as u8 {
            let aboard = realm.armies[usize::from(army)].is_some_and(|marker| marker.aboard() == Some(fleet));
            if aboard || more == Some(army) {
                let troops = self.hidden.hands[seat].troops.army(army);
                units.iter_mut().zip(troops).for_each(|(sum, n)| *sum += u16::from(n));
            }
        }
        if craft == 0 && units.iter().all(|n| *n == 0) {
            return true;
        }
        let hold = self.holds(seat, fleet);
        // The largest units go into transporters, where each takes one place.
        let mut kinds: List<(u16, u16), { Ground::COUNT }> = List::new();
        Ground::all().for_each(|it| kinds.push((u16::from(self.pack[it].hu), units[it.at()])));
        kinds.sort_unstable_by(|one, other| other.cmp(one));
        let (mut places, mut load) = (hold.transporter, craft);
        for (hull, n) in kinds.iter() {
            let seated = places.min(*n);
            places -= seated;
            load += (n - seated) * hull;
        }
        load <= hold.hangar
    }

    /// X4R-174: places for small craft in a system without a hangar: of an own colony and of own starbases.
    pub(super) fn docks(&self, seat: Seat, hex: Hex) -> u16 {
        let places = &self.pack.pack().places;
        let colony = self.colony_at(hex).is_some_and(|colony| colony.seat == seat);
        let bases = self.realms[seat].ships.iter().filter(|vessel| vessel.at == Some(hex));
        let n_bases = bases.filter(|vessel| self.hull(vessel.make).military).count() as u16;
        let colony = if colony { u16::from(places.colony_small_craft) } else { 0 };
        colony + n_bases * u16::from(places.starbase_small_craft)
    }

    /// Small craft of these fleets that have a place neither in their hangars nor in docks.
    fn surplus(&self, seat: Seat, hex: Hex, fleets: impl Iterator<Item = u8>) -> u16 {
        let (mut craft, mut places) = (0, self.docks(seat, hex));
        for fleet in fleets {
            craft += self.craft(seat, fleet);
            places += self.holds(seat, fleet).hangar;
        }
        craft.saturating_sub(places)
    }

    fn fleets_at(&self, seat: Seat, hex: Hex) -> impl Iterator<Item = u8> + use<> {
        let fleets = self.realms[seat].fleets;
        (0..MARKERS as u8).filter(move |it| fleets[usize::from(*it)].is_some_and(|marker| marker.hex == hex))
    }

    /// X4R-174: whether what a fleet leaves in a system has a place there.
    pub(super) fn rest_has_room(&self, seat: Seat, fleet: u8, hex: Hex) -> bool {
        self.surplus(seat, hex, self.fleets_at(seat, hex).filter(|other| *other != fleet)) == 0
    }

    /// X4R-047, X4R-223: small craft without a place after a loss are lost too.
    pub(super) fn shed(&mut self, seat: Seat, fleet: u8) -> List<Vessel, 64> {
        let mut lost = List::new();
        let Some(marker) = self.realms[seat].fleets[usize::from(fleet)] else { return lost };
        while self.surplus(seat, marker.hex, self.fleets_at(seat, marker.hex)) > 0 {
            let craft = self.crew(seat, fleet).filter(|(_, vessel)| self.is_carried(vessel)).last();
            let Some((ship, vessel)) = craft.map(|(ship, vessel)| (ship, *vessel)) else { break };
            lost.push(vessel);
            muster::remove(self, seat, ship);
        }
        lost
    }
}
