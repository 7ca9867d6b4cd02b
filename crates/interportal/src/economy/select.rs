//! Selecting things of the state: what a filter says of colonies, buildings, ships and the rest.

use engine::{Index, Seat, Seats};

use super::Books;
use super::sight::Sight;
use crate::cards::{BuildingCard, GroundType, ShipCard};
use crate::hex::Hex;
use crate::ids::{Area, Building, Ground, Resource, Tech};
use crate::notation::{Actor, Field, Filter, Flag, Named, Owner, Property, Selector, Subject, Test};
use crate::realm::{Held, Make, Vessel};
use crate::state::{Passed, Treaty};

/// Whether all tests of a filter hold; what cannot be told does not hold.
pub(super) fn fits(filter: &Filter, property: impl Fn(&Property) -> Option<bool>) -> bool {
    filter.iter().all(|test| property(&test.property).is_some_and(|it| it != test.not))
}

/// A building of the seat, on a colony or in a system.
#[derive(Clone, Copy)]
pub(super) struct Site {
    pub(super) card: &'static BuildingCard,
    pub(super) resource: Option<Resource>,
    pub(super) hex: Hex,
}

impl<'s> Books<'s> {
    /// The hull that a ship is built on.
    pub(super) fn hull(&self, vessel: &Vessel) -> &'static ShipCard {
        match vessel.make {
            Make::Blueprint(ship, _) => &self.pack[ship],
            Make::Standard(ship) => &self.pack[self.pack[ship].base],
            Make::Kosme(ship) => &self.pack[self.pack[ship].base],
        }
    }

    /// All buildings of the seat, with its routes and gates.
    pub(super) fn sites(&self) -> Vec<Site> {
        let mut sites = Vec::new();
        for colony in self.state.colonies.iter() {
            for standing in colony.buildings.iter().filter(|standing| standing.seat == self.seat) {
                let card = &self.pack[standing.building];
                sites.push(Site { card, resource: standing.resource, hex: colony.hex });
            }
        }
        let space = |id: &str| Building::from_id(id).map(|building| &self.pack[building]);
        for hex in Hex::all() {
            let system = self.state.system(hex);
            let route = (system.route == Some(self.seat)).then(|| space("trade-route")).flatten();
            let gate = system.gates.has(self.seat).then(|| space("artificial-gate")).flatten();
            sites.extend(route.into_iter().chain(gate).map(|card| Site { card, resource: None, hex }));
        }
        sites
    }
}

impl Sight<'_, '_> {
    /// How many things there are; nothing if the state does not tell.
    pub(super) fn count(&self, of: &Selector) -> Option<i32> {
        let (books, here) = (self.books, self.here);
        let (state, seat, filter) = (books.state, books.seat, &of.filter);
        let realm = &state.realms[seat];
        let level = |level: u8, property: &Property| match property {
            Property::Level(relation, n) => Some(relation.holds(level, *n)),
            _ => None,
        };
        let n = match of.subject {
            Subject::Colony => state
                .colonies_of(seat)
                .filter(|it| fits(filter, |test| books.of_colony(it, here, test)))
                .count(),
            Subject::Building => {
                let sites = books.sites();
                sites.iter().filter(|it| fits(filter, |test| books.of_building(it, self, test))).count()
            }
            Subject::Ship => {
                realm.ships.iter().filter(|it| fits(filter, |test| books.of_ship(it, here, test))).count()
            }
            Subject::Unit => {
                let ships =
                    realm.ships.iter().filter(|it| fits(filter, |test| books.of_ship(it, here, test)));
                ships.count() + self.n_ground(filter)
            }
            Subject::Ground => self.n_ground(filter),
            Subject::Network => {
                let levels = state.systems.iter().map(|system| system.networks[seat]).filter(|it| *it > 0);
                levels.filter(|it| fits(filter, |test| level(*it, test))).count()
            }
            Subject::Watch => {
                let levels = state.systems.iter().map(|system| system.watches[seat]).filter(|it| *it > 0);
                levels.filter(|it| fits(filter, |test| level(*it, test))).count()
            }
            Subject::Tech => {
                // Without saying otherwise, technologies are those of the holder.
                let asks = |test: &Test| {
                    matches!(test.property, Property::Flag(Flag::Available) | Property::Owner(_))
                };
                let own = !filter.iter().any(asks);
                let techs = Tech::all().filter(|tech| !own || realm.techs.has(*tech));
                techs.filter(|tech| fits(filter, |test| books.of_tech(*tech, test))).count()
            }
            Subject::Policy => realm.policies.len(),
            Subject::Advisor => {
                realm.advisors.iter().filter(|it| fits(filter, |test| level(it.level, test))).count()
            }
            Subject::Law => {
                let by = |passed: &Passed, test: &Property| match test {
                    Property::Flag(Flag::Active) => Some(true),
                    Property::By(actor) => Some((*actor == Actor::Me) == (passed.seat == seat)),
                    _ => None,
                };
                state.laws.iter().filter(|it| fits(filter, |test| by(it, test))).count()
            }
            Subject::Treaty => {
                let kind = |treaty: &Treaty, test: &Property| match test {
                    Property::Treaty(kinds) => Some(kinds.contains(&treaty.kind)),
                    _ => None,
                };
                let own = state.treaties.iter().filter(|treaty| treaty.partners.has(seat));
                own.filter(|it| fits(filter, |test| kind(it, test))).count()
            }
            Subject::Player => {
                let partners = state.treaties.iter().filter(|treaty| treaty.partners.has(seat));
                let mut together = Seats::NONE;
                partners.flat_map(|treaty| treaty.partners.iter()).for_each(|other| together.add(other));
                let others = state.realms.seats().filter(|other| *other != seat);
                let is = |other: Seat, test: &Property| match test {
                    Property::Flag(Flag::Discovered) => Some(realm.discovered.has(other)),
                    Property::Flag(Flag::TreatyPartner) => Some(together.has(other)),
                    _ => None,
                };
                others.filter(|other| fits(filter, |test| is(*other, test))).count()
            }
            Subject::Card => {
                let is = |held: &Held, test: &Property| match test {
                    Property::Level(relation, n) => Some(relation.holds(held.level, *n)),
                    Property::Deck(None) => Some(true),
                    Property::Deck(Some(deck)) => Some(books.pack[held.card].deck == *deck),
                    _ => None,
                };
                let held = state.hidden.hands[seat].events.iter();
                held.filter(|it| fits(filter, |test| is(it, test))).count()
            }
            Subject::System => {
                let on_map = Hex::all().filter(|hex| state.is_on_map(*hex));
                let is = |hex: Hex, test: &Property| books.of_system(hex, state.system(hex), here, test);
                on_map.filter(|hex| fits(filter, |test| is(*hex, test))).count()
            }
            Subject::Group => {
                let is = |hex: Hex, group, test: &Property| match test {
                    Property::Flag(Flag::Here) => Some(here == Some(hex)),
                    Property::Id(ids) => Some(ids.contains(&Named::Group(group))),
                    _ => None,
                };
                let groups = Hex::all().filter_map(|hex| Some((hex, state.system(hex).group?)));
                groups.filter(|(hex, group)| fits(filter, |test| is(*hex, *group, test))).count()
            }
            _ => return None,
        };
        Some(n as i32)
    }

    fn n_ground(&self, filter: &Filter) -> usize {
        let armies = self.books.state.realms[self.books.seat].armies.iter();
        let is = |ground: Ground, hex: Hex, test: &Property| match test {
            Property::Flag(Flag::Ground | Flag::Military | Flag::Regular) => Some(true),
            Property::Flag(Flag::Ship | Flag::Civil | Flag::Standard | Flag::Kosme) => Some(false),
            Property::Flag(Flag::Mercenary | Flag::SmallCraft) => Some(false),
            Property::Flag(Flag::Vehicle) => Some(self.books.pack[ground].unit_type == GroundType::Vehicle),
            Property::Flag(Flag::Here) => Some(self.here == Some(hex)),
            Property::Id(ids) => Some(ids.contains(&Named::Ground(ground))),
            Property::Owner(owner) => Some(*owner != Owner::Other),
            _ => None,
        };
        let units = armies.flat_map(|army| Ground::all().map(move |it| (it, army.hex, army.units[it.at()])));
        units
            .filter(|(it, hex, _)| fits(filter, |test| is(*it, *hex, test)))
            .map(|(.., n)| usize::from(n))
            .sum()
    }

    /// A field added up over things; nothing if they have no such field.
    pub(super) fn total(&self, of: &Selector, field: Field) -> Option<i32> {
        let (books, here) = (self.books, self.here);
        let filter = &of.filter;
        Some(match (of.subject, field) {
            (Subject::Colony, Field::Level) => {
                let colonies = books.state.colonies_of(books.seat);
                let fitting = colonies.filter(|it| fits(filter, |test| books.of_colony(it, here, test)));
                fitting.map(|colony| i32::from(colony.level)).sum()
            }
            (Subject::Building, Field::Step) => {
                let sites = books.sites();
                let fitting =
                    sites.iter().filter(|it| fits(filter, |test| books.of_building(it, self, test)));
                fitting.map(|site| i32::from(site.card.step.unwrap_or(1))).sum()
            }
            (Subject::Ship, Field::Cost | Field::Hull) => {
                let ships = books.state.realms[books.seat].ships.iter();
                let fitting = ships.filter(|it| fits(filter, |test| books.of_ship(it, here, test)));
                let number = |vessel: &Vessel| match field {
                    Field::Cost => books.printed_cost(vessel),
                    _ => vessel.hull,
                };
                fitting.map(|vessel| i32::from(number(vessel))).sum()
            }
            _ => return None,
        })
    }
}

impl Books<'_> {
    /// The printed A price of a ship.
    fn printed_cost(&self, vessel: &Vessel) -> u8 {
        match vessel.make {
            Make::Blueprint(ship, _) => self.pack[ship].cost.awe,
            Make::Standard(ship) => self.pack[ship].cost.awe,
            Make::Kosme(ship) => self.pack[self.pack[ship].base].cost.awe,
        }
    }

    /// How many research areas are finished (X4R-093).
    pub(super) fn finished_areas(&self) -> usize {
        let realm = &self.state.realms[self.seat];
        let owned =
            |area| Tech::all().filter(|tech| self.pack[*tech].area == area).all(|tech| realm.techs.has(tech));
        Area::all().filter(|area| owned(*area)).count()
    }
}
