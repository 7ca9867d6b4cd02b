//! Selecting things of the state: what a filter says of colonies, buildings, ships and the rest.

use engine::{Index, Seat, Seats};

use super::Books;
use super::sight::Sight;
use crate::cards::{BuildingCard, GroundType, ShipCard};
use crate::hex::Hex;
use crate::ids::{Area, Ground, Resource, Tech};
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

    /// The buildings of the seat on colonies.
    pub(super) fn standing(&self) -> impl Iterator<Item = Site> {
        let (pack, seat) = (self.pack, self.seat);
        self.board.colonies.iter().flat_map(move |colony| {
            let own = colony.buildings.iter().filter(move |standing| standing.seat == seat);
            own.map(move |standing| Site {
                card: &pack[standing.building],
                resource: standing.resource,
                hex: colony.hex,
            })
        })
    }

    /// All buildings of the seat, with its routes and gates.
    pub(super) fn sites(&self) -> impl Iterator<Item = Site> {
        let card = |building| &self.pack[building];
        let (route, gate) = (self.pack.fits.route.map(card), self.pack.fits.gate.map(card));
        let seat = self.seat;
        let in_space = Hex::all().flat_map(move |hex| {
            let system = self.board.system(hex);
            let route = route.filter(|_| system.route == Some(seat));
            let gate = gate.filter(|_| system.gates.has(seat));
            route.into_iter().chain(gate).map(move |card| Site { card, resource: None, hex })
        });
        self.standing().chain(in_space)
    }
}

impl Sight<'_, '_> {
    /// How many things there are; nothing if the state does not tell.
    pub(super) fn count(&self, of: &Selector) -> Option<i32> {
        let (books, here) = (self.books, self.here);
        let (board, seat, filter) = (books.board, books.seat, &of.filter);
        let realm = &board.realms[seat];
        let level = |level: u8, property: &Property| match property {
            Property::Level(relation, n) => Some(relation.holds(level, *n)),
            _ => None,
        };
        let n = match of.subject {
            Subject::Colony => board
                .colonies_of(seat)
                .filter(|it| fits(filter, |test| books.of_colony(it, here, test)))
                .count(),
            Subject::Building => {
                books.sites().filter(|it| fits(filter, |test| books.of_building(it, self, test))).count()
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
                let levels = board.systems.iter().map(|system| system.networks[seat]).filter(|it| *it > 0);
                levels.filter(|it| fits(filter, |test| level(*it, test))).count()
            }
            Subject::Watch => {
                let levels = board.systems.iter().map(|system| system.watches[seat]).filter(|it| *it > 0);
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
                board.laws.iter().filter(|it| fits(filter, |test| by(it, test))).count()
            }
            Subject::Treaty => {
                let kind = |treaty: &Treaty, test: &Property| match test {
                    Property::Treaty(kinds) => Some(kinds.contains(&treaty.kind)),
                    _ => None,
                };
                let own = board.treaties.iter().filter(|treaty| treaty.partners.has(seat));
                own.filter(|it| fits(filter, |test| kind(it, test))).count()
            }
            Subject::Player => {
                let partners = board.treaties.iter().filter(|treaty| treaty.partners.has(seat));
                let mut together = Seats::NONE;
                partners.flat_map(|treaty| treaty.partners.iter()).for_each(|other| together.add(other));
                let others = board.realms.seats().filter(|other| *other != seat);
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
                // What is held in secret counts too, but nothing that all can read asks for it.
                board.cards_of(seat).filter(|it| fits(filter, |test| is(it, test))).count()
            }
            Subject::System => {
                let on_map = Hex::all().filter(|hex| board.is_on_map(*hex));
                let is = |hex: Hex, test: &Property| books.of_system(hex, board.system(hex), here, test);
                on_map.filter(|hex| fits(filter, |test| is(*hex, test))).count()
            }
            Subject::Group => {
                let is = |hex: Hex, group, test: &Property| match test {
                    Property::Flag(Flag::Here) => Some(here == Some(hex)),
                    Property::Id(ids) => Some(ids.contains(&Named::Group(group))),
                    _ => None,
                };
                let groups = Hex::all().filter_map(|hex| Some((hex, board.system(hex).group?)));
                groups.filter(|(hex, group)| fits(filter, |test| is(*hex, *group, test))).count()
            }
            _ => return None,
        };
        Some(n as i32)
    }

    fn n_ground(&self, filter: &Filter) -> usize {
        let ground = &self.books.board.realms[self.books.seat].ground;
        let is = |it: Ground, test: &Property| match test {
            Property::Flag(Flag::Ground | Flag::Military | Flag::Regular) => Some(true),
            Property::Flag(Flag::Ship | Flag::Civil | Flag::Standard | Flag::Kosme) => Some(false),
            Property::Flag(Flag::Mercenary | Flag::SmallCraft) => Some(false),
            Property::Flag(Flag::Vehicle) => Some(self.books.pack[it].unit_type == GroundType::Vehicle),
            Property::Id(ids) => Some(ids.contains(&Named::Ground(it))),
            Property::Owner(owner) => Some(*owner != Owner::Other),
            _ => None,
        };
        let fitting = Ground::all().filter(|it| fits(filter, |test| is(*it, test)));
        fitting.map(|it| usize::from(ground[it.at()])).sum()
    }

    /// A field added up over things; nothing if they have no such field.
    pub(super) fn total(&self, of: &Selector, field: Field) -> Option<i32> {
        let (books, here) = (self.books, self.here);
        let filter = &of.filter;
        Some(match (of.subject, field) {
            (Subject::Colony, Field::Level) => {
                let colonies = books.board.colonies_of(books.seat);
                let fitting = colonies.filter(|it| fits(filter, |test| books.of_colony(it, here, test)));
                fitting.map(|colony| i32::from(colony.level)).sum()
            }
            (Subject::Building, Field::Step) => {
                let fitting =
                    books.sites().filter(|it| fits(filter, |test| books.of_building(it, self, test)));
                fitting.map(|site| i32::from(site.card.step.unwrap_or(1))).sum()
            }
            (Subject::Ship, Field::Cost | Field::Hull) => {
                let ships = books.board.realms[books.seat].ships.iter();
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
        let realm = &self.board.realms[self.seat];
        let owned =
            |area| Tech::all().filter(|tech| self.pack[*tech].area == area).all(|tech| realm.techs.has(tech));
        Area::all().filter(|area| owned(*area)).count()
    }
}
