//! Where ships are and what a viewer may know of them: own fleets ship by ship, others by their named hull points.

use engine::Seat;
use interportal::cards::{NeutralHull, Pack, ShipCard};
use interportal::ids::{Class, Group};
use interportal::realm::{Make, Vessel};
use interportal::{Hex, View};

/// The hull that a ship is built on.
pub(super) fn hull(pack: &Pack, make: Make) -> &ShipCard {
    match make {
        Make::Blueprint(ship, _) => &pack[ship],
        Make::Standard(standard) => &pack[pack[standard].base],
        Make::Kosme(kosme) => &pack[pack[kosme].base],
    }
}

/// How many fleets of a seat stand in a system.
pub(super) fn n_at(view: &View, seat: Seat, hex: Hex) -> usize {
    view.realms[seat].fleets.iter().flatten().filter(|marker| marker.hex == hex).count()
}

/// The ships of an own fleet, with their places in the list of ships; nothing of the fleets of others.
pub(super) fn ships(view: &View, seat: Seat, fleet: u8, viewer: Option<Seat>) -> Vec<(usize, Vessel)> {
    let Some(hand) = view.hand.filter(|_| viewer == Some(seat)) else { return vec![] };
    let ships = view.realms[seat].ships.iter().enumerate();
    ships.filter(|(n, _)| hand.berths.fleet(*n) == Some(fleet)).map(|(n, ship)| (n, *ship)).collect()
}

/// Hull points of the fleets of a seat in a system: of the viewer's own what they have, of others what was named.
pub(super) fn hull_at(view: &View, seat: Seat, hex: Hex, viewer: Option<Seat>) -> Option<u16> {
    if viewer == Some(seat) {
        let here = (0_u8..).zip(&view.realms[seat].fleets);
        let here = here.filter(|(_, marker)| marker.is_some_and(|marker| marker.hex == hex));
        let ships = here.flat_map(|(fleet, _)| ships(view, seat, fleet, viewer));
        return Some(ships.map(|(_, ship)| u16::from(ship.hull)).sum());
    }
    view.named.iter().find(|named| named.hex == hex && named.seat == seat).map(|named| named.hull)
}

/// Civil ships and starbases of a seat in a system: the icon of each kind, and how many.
pub(super) fn civil_at(view: &View, seat: Seat, hex: Hex) -> Vec<(&'static str, usize)> {
    let pack = view.pack.pack();
    let mut kinds: Vec<(&'static str, usize)> = Vec::new();
    for ship in view.realms[seat].ships.iter().filter(|ship| ship.at == Some(hex)) {
        let icon = icon(hull(pack, ship.make));
        match kinds.iter_mut().find(|(kind, _)| *kind == icon) {
            Some((_, n)) => *n += 1,
            None => kinds.push((icon, 1)),
        }
    }
    kinds
}

/// The icon of a hull.
pub(super) fn icon(card: &ShipCard) -> &'static str {
    match card.id.id() {
        "colony-ship" => "colony-ship",
        "research-ship" => "research-ship",
        "agent" => "agent",
        "diplomat" => "diplomat",
        "starbase" => "starbase",
        "watch" => "watch",
        _ => match card.class {
            Class::Ks => "ship-1",
            Class::Us => "ship-2",
            Class::Hs => "ship-3",
            Class::Gs | Class::Mk => "ship-4",
        },
    }
}

/// The units of a neutral group as they are with so many players in this round: hull and number.
pub(super) fn neutral_units(view: &View, group: Group) -> Vec<(NeutralHull, u8)> {
    let (n, round) = (view.n_players(), view.round);
    let units = view.pack.pack()[group].units.iter().filter(|units| {
        units.players_min.is_none_or(|least| least <= n)
            && units.players_max.is_none_or(|most| most >= n)
            && units.from_round.is_none_or(|from| from <= round)
    });
    units.map(|units| (units.unit, units.n)).collect()
}

/// Hull points of one neutral unit.
pub(super) fn neutral_points(pack: &Pack, unit: NeutralHull) -> u8 {
    match unit {
        NeutralHull::Ship(ship) => pack[ship].hu,
        NeutralHull::Unit(unit) => pack[unit].hu,
    }
}

/// Hull points of the neutral units in a system; nothing where there are none.
pub(super) fn neutral_hull(view: &View, hex: Hex) -> Option<u32> {
    let group = view.system(hex).group?;
    if let Some(damaged) = view.neutrals.iter().find(|it| it.hex == hex) {
        return Some(damaged.hulls.iter().map(|hull| u32::from(*hull)).sum());
    }
    let pack = view.pack.pack();
    let units = neutral_units(view, group);
    Some(units.into_iter().map(|(unit, n)| u32::from(n) * u32::from(neutral_points(pack, unit))).sum())
}

/// How many ships of each class, largest first: `(HS, 2)`.
pub(super) fn classes(pack: &Pack, ships: &[(usize, Vessel)]) -> Vec<(Class, usize)> {
    let count = |class: Class| ships.iter().filter(|(_, ship)| hull(pack, ship.make).class == class).count();
    Class::ALL.into_iter().rev().map(|class| (class, count(class))).filter(|(_, n)| *n > 0).collect()
}
