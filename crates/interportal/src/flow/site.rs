//! Where units and buildings can be placed.

use std::cell::Cell;

use engine::{Index, Seat};

use crate::cards::{BuildSite, Buildable, Character, Pack};
use crate::hex::{Hex, HexSet};
use crate::ids::{Kind, PlanetaryEvent};
use crate::notation::Permission;
use crate::state::{Board, Colony, Standing};

/// The sites of one seat, each kind looked up once.
pub(super) struct Sites<'s> {
    board: &'s Board,
    seat: Seat,
    found: [Cell<Option<HexSet>>; BuildSite::COUNT],
}

impl<'s> Sites<'s> {
    pub(super) const fn of(board: &'s Board, seat: Seat) -> Self {
        Self { board, seat, found: [const { Cell::new(None) }; BuildSite::COUNT] }
    }

    /// The systems where something of this site can come.
    pub(super) fn at(&self, site: BuildSite) -> HexSet {
        let found = &self.found[site as usize];
        found.get().unwrap_or_else(|| {
            let sites = self.board.sites(self.seat, site);
            found.set(Some(sites));
            sites
        })
    }
}

/// X4R-E205, X4R-E303: whether ships can be built where a planetary event lies.
fn makes_yard(pack: &Pack, event: PlanetaryEvent) -> bool {
    let effect = pack.planetary_events[event.at()].effect.as_ref().map(|text| **text);
    effect.is_some_and(|it| pack.standings.permissions(it).contains(&Permission::ShipyardHere))
}

impl Board {
    fn own(&self, seat: Seat, fits: impl Fn(&Colony) -> bool) -> HexSet {
        self.colonies_of(seat).filter(|colony| fits(colony)).map(|colony| colony.hex).collect()
    }

    fn is_free(&self, hex: Hex) -> bool {
        self.system(hex).blockade.is_none()
    }

    /// X4R-081, X4R-082: the systems where a seat produces space capacity.
    fn shipyards(&self, seat: Seat) -> HexSet {
        let pack = self.pack.pack();
        let capital = self.realms[seat].capital;
        let yards = self.colonies.iter().filter(|colony| self.is_free(colony.hex));
        let builds = |colony: &&Colony| {
            let home = colony.seat == seat && colony.hex == capital;
            let own = colony.buildings.iter().filter(|standing| standing.seat == seat);
            let events = colony.events.iter().filter(|_| colony.seat == seat);
            home || own.into_iter().any(|standing| pack[standing.building].shipyard)
                || events.into_iter().any(|it| makes_yard(pack, it.event))
        };
        let bases = self.realms[seat].ships.iter().filter(|vessel| self.hull(vessel.make).yields.scap > 0);
        let bases: HexSet = bases.filter_map(|vessel| vessel.at.filter(|hex| self.is_free(*hex))).collect();
        yards.filter(builds).map(|colony| colony.hex).collect::<HexSet>().or(bases)
    }

    /// The systems with an own research ship.
    pub(crate) fn research_ships(&self, seat: Seat) -> HexSet {
        let is = |make| Some(self.hull(make).id) == self.pack.fits.research_ship;
        let ships = self.realms[seat].ships.iter().filter(|vessel| is(vessel.make));
        ships.filter_map(|vessel| vessel.at).collect()
    }

    /// Systems in which a seat has anything that can be seen: colonies, civil ships, fleets.
    pub(crate) fn presence(&self, seat: Seat) -> HexSet {
        let realm = &self.realms[seat];
        let ships: HexSet = realm.ships.iter().filter_map(|vessel| vessel.at).collect();
        let fleets: HexSet = realm.fleets.iter().flatten().map(|marker| marker.hex).collect();
        self.own(seat, |_| true).or(ships).or(fleets)
    }

    /// Whether a system is discovered and no neutral units stand in it (X4R-312).
    fn is_open(&self, hex: Hex) -> bool {
        let system = self.system(hex);
        system.kind.is_some() && system.group.is_none()
    }

    fn allows(&self, hex: Hex, thing: Buildable) -> bool {
        let limited = self.system(hex).kind.and_then(|kind| self.pack.pack()[kind].buildable.as_ref());
        limited.is_none_or(|allowed| allowed.contains(&thing))
    }

    /// The systems where something of this site can come, before slots and prices are looked at.
    pub(crate) fn sites(&self, seat: Seat, site: BuildSite) -> HexSet {
        match site {
            // X4R-083: sites of partners that share them in this phase.
            BuildSite::Scap => {
                let lends = |other: &Seat| self.realms[*other].office.lends.has(seat);
                let partners = self.realms.seats().filter(lends);
                partners.fold(self.shipyards(seat), |all, other| all.or(self.shipyards(other)))
            }
            BuildSite::Gcap | BuildSite::HomeOrColony => self.own(seat, |colony| self.is_free(colony.hex)),
            BuildSite::OwnColony | BuildSite::OwnColonyWithResource => self.own(seat, |_| true),
            BuildSite::Gate => self.gate_sites(seat),
            BuildSite::Route => self.route_sites(seat),
            BuildSite::Starbase => self.starbase_sites(seat),
            BuildSite::DiplomatHere => self.embassy_sites(seat),
            // Watches come with the actions of characters.
            BuildSite::ErectWatch | BuildSite::None => HexSet::NONE,
        }
    }

    /// X4-214, X4R-397: a colony of another player with an own diplomat in its system, one embassy a player.
    fn embassy_sites(&self, seat: Seat) -> HexSet {
        let foreign = self.colonies.iter().filter(|colony| colony.seat != seat);
        let open = foreign.map(|colony| colony.hex).filter(|hex| !self.has_embassy(seat, *hex));
        // X4-435: an ambassador builds on all planets of its host.
        let envoy = |hex: Hex| {
            let host = self.colony_at(hex).map(|colony| colony.seat);
            host.is_some_and(|host| self.realms[seat].service.envoys[usize::from(host.0)] > 0)
        };
        open.filter(|hex| envoy(*hex) || self.has_character(seat, Character::Diplomat, *hex)).collect()
    }

    /// Whether a seat has an embassy on the colony of a system.
    pub(crate) fn has_embassy(&self, seat: Seat, hex: Hex) -> bool {
        let is = |standing: &Standing| {
            standing.seat == seat && self.pack.pack()[standing.building].site == BuildSite::DiplomatHere
        };
        self.colony_at(hex).is_some_and(|colony| colony.buildings.iter().any(is))
    }

    /// X4-219, X4R-078, X4R-312: at an own colony or research ship, one gate a player.
    fn gate_sites(&self, seat: Seat) -> HexSet {
        let near = self.own(seat, |_| true).or(self.research_ships(seat));
        let gate = self.pack.fits.gate.map(Buildable::Building);
        let free = |hex: &Hex| self.is_open(*hex) && !self.system(*hex).gates.has(seat);
        let fits = |hex: &Hex| free(hex) && gate.is_some_and(|gate| self.allows(*hex, gate));
        near.iter().filter(fits).collect()
    }

    /// X4-137, X4R-045, X4R-078, X4R-312: next to a route or an own colony, at an own research ship, and on a
    /// supernova next to own units, routes or colonies; one route a system.
    fn route_sites(&self, seat: Seat) -> HexSet {
        let routes = self.systems_where(|system| system.route.is_some());
        let novae = self.systems_where(|system| system.kind == Some(Kind::Supernova));
        let beside = routes.or(self.own(seat, |_| true)).grown().or(self.research_ships(seat));
        let mut near = beside.except(novae);
        if !novae.is_empty() {
            let own = |hex: &Hex| self.system(*hex).route == Some(seat);
            let own_routes = routes.iter().filter(own).collect();
            near = near.or(self.presence(seat).or(own_routes).grown().and(novae));
        }
        let route = self.pack.fits.route.map(Buildable::Building);
        let fits = |hex: &Hex| self.is_open(*hex) && route.is_some_and(|route| self.allows(*hex, route));
        near.except(routes).iter().filter(fits).collect()
    }

    /// X4-200, X4R-078, X4R-312: at an own research ship in a system that the seat controls; one starbase a system.
    fn starbase_sites(&self, seat: Seat) -> HexSet {
        let base = |hex: Hex| {
            let all = self.realms.as_slice().iter().flat_map(|realm| realm.ships.iter());
            all.filter(|vessel| self.hull(vessel.make).once_per_system).any(|vessel| vessel.at == Some(hex))
        };
        let near = self.research_ships(seat).iter().filter(|hex| self.is_open(*hex));
        near.filter(|hex| !base(*hex) && self.controller(*hex) == Some(seat)).collect()
    }
}
