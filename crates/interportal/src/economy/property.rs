//! What a filter says of one colony, building, ship, system or technology.

use super::Books;
use super::select::Site;
use super::sight::Sight;
use crate::hex::Hex;
use crate::ids::{Keyword, Ship, Tech, named};
use crate::notation::{Company, Flag, Named, Near, Owner, Place, Property};
use crate::realm::{Make, Vessel};
use crate::state::{Colony, System};

impl Books<'_> {
    fn has_research_ship(&self, hex: Hex) -> bool {
        let research_ship = named!(Ship, "research-ship");
        let ships = &self.board.realms[self.seat].ships;
        ships.iter().any(|vessel| vessel.at == Some(hex) && self.hull(vessel).id == research_ship)
    }

    /// A property of a colony of the seat.
    pub(super) fn of_colony(&self, colony: &Colony, here: Option<Hex>, property: &Property) -> Option<bool> {
        Some(match property {
            Property::Flag(Flag::Home) => colony.home && colony.founder == self.seat,
            Property::Flag(Flag::EnemyHome) => colony.home && colony.founder != self.seat,
            Property::Flag(Flag::Conquered) => colony.founder != self.seat,
            Property::Flag(Flag::Connected) => self.connected().has(colony.hex),
            Property::Flag(Flag::Developed) => self.is_developed(colony),
            Property::Flag(Flag::Here) => here == Some(colony.hex),
            Property::Level(relation, level) => relation.holds(colony.level, *level),
            Property::Planet(planets) => {
                self.board.system(colony.hex).planet.is_some_and(|planet| planets.contains(&planet))
            }
            Property::SlottedBuildings(relation, n) => relation.holds(self.n_slotted(colony), *n),
            _ => return None,
        })
    }

    /// A property of a building.
    pub(super) fn of_building(
        &self,
        site: &Site,
        sight: &Sight<'_, '_>,
        property: &Property,
    ) -> Option<bool> {
        Some(match property {
            Property::Flag(Flag::Connected) => {
                self.connected().has(site.hex) || site.hex == self.board.realms[self.seat].capital
            }
            Property::Flag(Flag::Here) => sight.here == Some(site.hex),
            Property::Flag(Flag::Slotted) => site.card.slots > 0,
            Property::Flag(Flag::Site) => sight.site? == site.hex,
            Property::Id(ids) => ids.contains(&Named::Building(site.card.id)),
            Property::Building(kinds) => kinds.contains(&site.card.kind),
            Property::Resource(resources) => site.resource.is_some_and(|it| resources.contains(&it)),
            Property::Step(relation, step) => relation.holds(site.card.step?, *step),
            _ => return None,
        })
    }

    /// A property of a ship of the seat.
    pub(super) fn of_ship(&self, vessel: &Vessel, here: Option<Hex>, property: &Property) -> Option<bool> {
        let hull = self.hull(vessel);
        let has = |keyword: Keyword| hull.keywords.iter().any(|used| used.keyword == keyword);
        let regular = matches!(vessel.make, Make::Blueprint(..)) && !vessel.is_mercenary();
        Some(match property {
            Property::Flag(Flag::Ship) => true,
            Property::Flag(Flag::Ground | Flag::Vehicle) => false,
            Property::Flag(Flag::Military) => hull.military,
            Property::Flag(Flag::Civil) => !hull.military,
            Property::Flag(Flag::Standard) => matches!(vessel.make, Make::Standard(_)),
            Property::Flag(Flag::Regular) => regular,
            Property::Flag(Flag::Kosme) => matches!(vessel.make, Make::Kosme(_)),
            Property::Flag(Flag::Mercenary) => vessel.is_mercenary(),
            Property::Flag(Flag::SmallCraft) => has(named!(Keyword, "small-craft")),
            // Where ships of fleets are is secret, so no effect that all can read asks for it.
            Property::Flag(Flag::Here) => here.is_some() && here == vessel.at,
            Property::Id(ids) => {
                matches!(vessel.make, Make::Blueprint(ship, _) if ids.contains(&Named::Ship(ship)))
            }
            Property::Hull(ships) => ships.contains(&hull.id),
            Property::Class(relation, class) => relation.holds(hull.class, *class),
            Property::At(Place::GalacticCentre) => vessel.at == Some(Hex::CENTRE),
            Property::Owner(owner) => *owner != Owner::Other,
            _ => return None,
        })
    }

    pub(super) fn of_system(
        &self,
        hex: Hex,
        system: &System,
        here: Option<Hex>,
        property: &Property,
    ) -> Option<bool> {
        let kind = system.kind;
        Some(match property {
            Property::Flag(Flag::Here) => here == Some(hex),
            Property::Flag(Flag::Discovered) => kind.is_some(),
            Property::Flag(Flag::Undiscovered) => kind.is_none(),
            Property::Flag(Flag::Safe) => {
                let calm = kind.is_some_and(|kind| {
                    let card = &self.pack[kind];
                    // A route makes a dangerous system safe (X4-234).
                    system.route.is_some() || !card.dangerous && !card.route_cost_dangerous
                });
                calm && system.group.is_none()
            }
            Property::System(kinds) => kind.is_some_and(|kind| kinds.contains(&kind)),
            Property::With(Company::ResearchShip) => self.has_research_ship(hex),
            Property::Adjacent(Near::Here) => here?.distance(hex) == 1,
            Property::Adjacent(Near::ResearchShip) => {
                hex.neighbours().any(|next| self.has_research_ship(next))
            }
            Property::Within(n) => here?.distance(hex) <= *n,
            _ => return None,
        })
    }

    pub(super) fn of_tech(&self, tech: Tech, property: &Property) -> Option<bool> {
        let realm = &self.board.realms[self.seat];
        let card = &self.pack[tech];
        Some(match property {
            Property::Flag(Flag::Available) => {
                !realm.techs.has(tech) && card.arrows_from.iter().all(|before| realm.techs.has(*before))
            }
            Property::Area(area) => card.area == *area,
            Property::Cost(relation, cost) => relation.holds(card.cost.research, *cost),
            Property::Owner(Owner::Own) => realm.techs.has(tech),
            Property::Owner(Owner::Other) => {
                self.board.realms.iter().any(|(seat, realm)| seat != self.seat && realm.techs.has(tech))
            }
            Property::Owner(Owner::Any) => true,
            _ => return None,
        })
    }
}
