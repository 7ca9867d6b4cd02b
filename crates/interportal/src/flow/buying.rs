//! What can be bought: unlocked, with a place to come to, and paid (X4-110 to X4-113, X4R-297).

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::site::Sites;
use super::{Verdict, research};
use crate::action::{Action, Unit};
use crate::economy::Books;
use crate::hex::Hex;
use crate::ids::{Building, Resource, Ship, named};
use crate::notation::{Permission, Quantity};
use crate::realm::{Make, Marker, SHIPS, Vessel};
use crate::state::{Board, State};
use crate::why::Fault;

/// What is bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Purchase {
    /// A unit.
    Unit(Unit),
    /// A building, with the resource that it yields.
    Building(Building, Option<Resource>),
    /// A higher step of the building in this slot, from 1.
    Upgrade(Building, u8),
    /// An item for a slot of a blueprint.
    Item(super::fitting::Order),
}

impl Unit {
    /// The unit that a ship is, if it can be bought; nobody buys a Kosme ship.
    pub(crate) const fn of(make: Make) -> Option<Self> {
        match make {
            Make::Blueprint(ship, variant) => Some(Self::Ship(ship, variant)),
            Make::Standard(ship) => Some(Self::Standard(ship)),
            Make::Kosme(_) => None,
        }
    }

    /// What a ship of it is built as; nothing for ground units.
    pub(crate) const fn make(self) -> Option<Make> {
        match self {
            Self::Ship(ship, variant) => Some(Make::Blueprint(ship, variant)),
            Self::Standard(ship) => Some(Make::Standard(ship)),
            Self::Ground(_) => None,
        }
    }
}

/// Whether a unit can be bought somewhere.
pub(super) fn may_buy(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    unit: Unit,
    sites: &Sites<'_>,
) -> Verdict {
    let pack = state.pack.pack();
    let (techs, site, for_sale) = match unit {
        Unit::Ship(ship, _) => (&pack[ship].unlocked_by, pack[ship].site, pack[ship].level_max.is_none()),
        Unit::Standard(ship) => (&pack[ship].unlocked_by, pack[ship].site, true),
        Unit::Ground(ground) => (&pack[ground].unlocked_by, pack[ground].site, pack[ground].buyable),
    };
    if !for_sale {
        return Err(Fault::NotForSale.into());
    }
    may_settle(state, unit)?;
    research::needs(state, seat, techs)?;
    let mut verdict = Err(Fault::NoSite.into());
    for hex in sites.at(site).iter() {
        verdict = may_place(state, books, seat, unit, hex, false);
        if verdict.is_ok() {
            break;
        }
    }
    verdict
}

/// All units that can be bought now.
pub(super) fn list(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    sites: &Sites<'_>,
    to: &mut dyn FnMut(Action, Verdict),
) {
    let techs = state.realms[seat].techs;
    let plain = books.sells_as_printed();
    let fixed = plain
        || books.is_same_everywhere([Quantity::CostUnit, Quantity::CapcostUnit])
            && !books.is_granted(Quantity::CostUnit);
    let capital = state.realms[seat].capital;
    let most = books.most_awe();
    // Variants of a hull cost the same and need the same room, unless their blueprints are shown.
    let mut last: Option<(Ship, bool)> = None;
    for sale in state.pack.pack().fits.sales.iter().filter(|sale| sale.needs.without(techs).is_empty()) {
        let unit = sale.unit;
        let hull = if let Unit::Ship(ship, _) = unit { Some(ship) } else { None };
        let is_shown = books.is_shown(unit);
        let is_open = match last {
            Some((ship, is_open)) if hull == Some(ship) && !is_shown => is_open,
            _ => {
                let quote = || match plain && !is_shown {
                    true => books.printed_quote(unit),
                    false => books.unit_quote(unit, capital),
                };
                let pays = || (is_shown || sale.awe <= most) && books.affords(&quote()).is_ok();
                let pays = !fixed || pays();
                let fits = |hex: Hex| may_place(state, books, seat, unit, hex, fixed).is_ok();
                pays && sites.at(sale.site).iter().any(fits)
            }
        };
        last = hull.filter(|_| !is_shown).map(|ship| (ship, is_open));
        if is_open && may_settle(state, unit).is_ok() {
            to(Action::Buy(unit), Ok(()));
        }
    }
}

/// X4R-297, X4-110: whether there is room for a unit in a system of its sites, and whether it can be paid.
pub(super) fn may_place(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    unit: Unit,
    hex: Hex,
    free: bool,
) -> Verdict {
    let realm = &state.realms[seat];
    let here = |marker: &Option<Marker>| {
        marker.is_none_or(|it| it.hex == hex && it.aboard().is_none() && !it.is_privateer())
    };
    let room = match unit.make() {
        Some(make) => realm.ships.len() < SHIPS && (!state.is_secret(make) || realm.fleets.iter().any(here)),
        None => realm.armies.iter().any(here),
    };
    if !room {
        return Err(Fault::TooMany.into());
    }
    if free { Ok(()) } else { books.affords(&books.unit_quote(unit, hex)) }
}

impl Vessel {
    /// A ship fresh from the yard.
    pub(crate) fn built(board: &Board, make: Make) -> Self {
        Self { make, hull: board.hull(make).hu, ..Self::default() }
    }
}

/// X4R-L14: a law may forbid colony ships.
fn may_settle(state: &State, unit: Unit) -> Verdict {
    match unit {
        Unit::Ship(ship, _) if ship == named!(Ship, "colony-ship") => {
            state.may_now(Permission::BuyColonyShip)
        }
        _ => Ok(()),
    }
}
