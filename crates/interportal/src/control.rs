//! Who controls a system, who can see whom, and which systems are adjacent for whom (X4-150, X4R-014, X4R-177).

use engine::Seat;

use crate::cards::Hostility;
use crate::economy::Books;
use crate::flow::wormhole_card;
use crate::hex::{Hex, HexSet};
use crate::ids::Kind;
use crate::notation::Permission;
use crate::state::Board;

impl Board {
    /// X4R-177: the systems where a seat has something that counts for control: fleets, starbases, watches.
    ///
    /// `watched` are the systems that anybody watches.
    pub(crate) fn forces(&self, seat: Seat, watched: HexSet) -> HexSet {
        let realm = &self.realms[seat];
        let fleets = realm.fleets.iter().flatten().filter(|marker| marker.course.counts());
        let bases =
            realm.ships.iter().filter(|vessel| vessel.at.is_some() && self.hull(vessel.make).military);
        let mut forces: HexSet = fleets.map(|marker| marker.hex).collect();
        bases.filter_map(|vessel| vessel.at).for_each(|hex| forces.add(hex));
        let watched = watched.iter().filter(|hex| self.system(*hex).watches[seat] > 0);
        watched.for_each(|hex| forces.add(hex));
        // X4R-258.
        self.paid.iter().filter(|(_, payer, _)| *payer == seat).for_each(|(hex, ..)| forces.add(*hex));
        forces
    }

    /// The systems that anybody watches.
    pub(crate) fn watched(&self) -> HexSet {
        self.systems_where(|system| !system.watches.is_empty())
    }

    /// The same for one system.
    pub(crate) fn has_force(&self, seat: Seat, hex: Hex) -> bool {
        let realm = &self.realms[seat];
        let base = || {
            let mut ships = realm.ships.iter();
            ships.any(|vessel| vessel.at == Some(hex) && self.hull(vessel.make).military)
        };
        self.has_fleet(seat, hex)
            || self.system(hex).watches[seat] > 0
            || self.pays_pirates(seat, hex)
            || base()
    }

    /// Whether a seat has a fleet or a starbase in a system that can be attacked.
    pub fn has_warships(&self, seat: Seat, hex: Hex) -> bool {
        let is_base =
            |vessel: &crate::realm::Vessel| vessel.at == Some(hex) && self.hull(vessel.make).military;
        self.has_fleet(seat, hex) || self.realms[seat].ships.iter().any(is_base)
    }

    /// X4-510: whether a seat has a fleet in a system that others can count.
    pub(crate) fn has_fleet(&self, seat: Seat, hex: Hex) -> bool {
        let mut fleets = self.realms[seat].fleets.iter().flatten();
        fleets.any(|marker| marker.hex == hex && marker.course.counts())
    }

    /// X4-150, X4R-177: who has the most hull points of fleets, starbases and watches controls a system, nobody in a
    /// tie; without any, the owner of the colony there does.
    pub fn controller(&self, hex: Hex) -> Option<Seat> {
        let mut all = self.realms.seats().filter(|seat| self.has_force(*seat, hex));
        let Some(first) = all.next() else { return self.colony_at(hex).map(|colony| colony.seat) };
        if all.next().is_none() {
            return Some(first);
        }
        let here = || self.named.iter().filter(move |named| named.hex == hex);
        let most = here().map(|named| named.hull).max()?;
        let mut strongest = here().filter(|named| named.hull == most);
        let only = strongest.next().map(|named| named.seat);
        only.filter(|_| strongest.next().is_none())
    }

    /// X4-069, X4R-305: the systems in which others can meet a seat: its colonies and what is not cloaked.
    pub(crate) fn visible(&self, seat: Seat) -> HexSet {
        let realm = &self.realms[seat];
        let mut all: HexSet = self.colonies_of(seat).map(|colony| colony.hex).collect();
        let ships = realm.ships.iter().filter(|vessel| vessel.course.counts());
        ships.filter_map(|vessel| vessel.at).for_each(|hex| all.add(hex));
        let fleets = realm.fleets.iter().flatten().filter(|marker| marker.course.counts());
        fleets.for_each(|marker| all.add(marker.hex));
        all
    }

    /// Whether two players are at war (X4R-159).
    pub fn at_war(&self, one: Seat, other: Seat) -> bool {
        self.wars.iter().any(|war| {
            let (attackers, defenders) = (war.attackers, war.defenders);
            attackers.has(one) && defenders.has(other) || attackers.has(other) && defenders.has(one)
        })
    }

    /// X4-153: whether a fleet that entered a system must stop there: an enemy at war stands in it, and the fleet does
    /// not control it.
    pub(crate) fn must_stop(&self, seat: Seat, hex: Hex) -> bool {
        let enemy = |other: Seat| self.has_fleet(other, hex);
        let mut enemies = self.realms.seats().filter(|other| self.at_war(seat, *other));
        enemies.any(enemy) && self.controller(hex) != Some(seat)
    }

    /// X4R-257: whether neutral units there fight a unit that stays.
    pub(crate) fn is_hostile(&self, hex: Hex, military: bool) -> bool {
        let group = self.system(hex).group;
        group.is_some_and(|group| military || self.pack[group].hostile_to == Hostility::All)
    }

    /// X4-234, X4R-042, X4R-043: whether a system is dangerous; a trade route makes it safe.
    pub fn is_dangerous(&self, hex: Hex) -> bool {
        let system = self.system(hex);
        system.route.is_none() && system.kind.is_some_and(|kind| self.pack[kind].dangerous)
    }

    /// X4R-044: whether a system that is turned up can be entered.
    pub(crate) fn can_be_entered(&self, hex: Hex) -> bool {
        let system = self.system(hex);
        system.kind != Some(Kind::Supernova) || system.route.is_some()
    }

    /// X4-152, X4-233: whether there is a trade route that works.
    pub(crate) fn has_route(&self, hex: Hex) -> bool {
        let system = self.system(hex);
        let blocked = system.blockade.is_some() || system.group.is_some() || self.closed.contains(&hex);
        system.route.is_some() && !blocked
    }

    /// X4R-309: whether there is something in a system that a seat could blockade.
    pub(crate) fn can_be_blockaded(&self, seat: Seat, hex: Hex) -> bool {
        let system = self.system(hex);
        let colony = self.colony_at(hex).is_some_and(|colony| colony.seat != seat);
        let route = system.route.is_some_and(|builder| builder != seat);
        colony || route || system.gates.iter().any(|owner| owner != seat)
    }

    /// X4R-014, X4-217, X4-218, X4-315, X4R-EX9, X4R-W4: the systems that a seat can reach from one in a single step.
    pub(crate) fn lanes(&self, seat: Seat, from: Hex) -> HexSet {
        let mut lanes: HexSet = from.neighbours().filter(|hex| self.is_on_map(*hex)).collect();
        let any = self.systems_where(|system| !system.gates.is_empty());
        if !any.is_empty() {
            let books = Books::open(self, seat);
            let own = || any.iter().filter(|hex| self.system(*hex).gates.has(seat)).collect();
            let gates = if books.is_allowed(Permission::ForeignGates) { any } else { own() };
            if gates.has(from) || books.is_allowed(Permission::GateJump) {
                lanes = lanes.or(gates);
            }
        }
        if let Some([one, other]) = self.wormhole.filter(|ends| ends.contains(&from))
            && wormhole_card(self, seat).is_some()
        {
            lanes.add(if from == one { other } else { one });
        }
        // X4R-W4: looked up only for who has a wonder, as few have.
        let own = |hex: Hex| self.colony_at(hex).is_some_and(|colony| colony.seat == seat);
        let wonder = self.wonders.iter().flatten().any(|built| built.seat == seat);
        if wonder && own(from) && Books::open(self, seat).is_allowed(Permission::ColoniesAdjacent) {
            self.colonies_of(seat).for_each(|colony| lanes.add(colony.hex));
        }
        lanes.without(from)
    }
}
