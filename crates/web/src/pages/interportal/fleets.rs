//! Where ships are and what a viewer may know of them: own fleets ship by ship, others by their named hull points.

use engine::Seat;
use interportal::cards::{NeutralHull, Pack, ShipCard};
use interportal::ids::{Class, Group};
use interportal::realm::{Berths, Make, Vessel};
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

/// The fleet of each ship of a seat, if the viewer knows it: of the own ones, and of all with the eye of heaven (X4R-W5).
fn berths(view: &View, seat: Seat, viewer: Option<Seat>) -> Option<Berths> {
    let own = view.hand.filter(|_| viewer == Some(seat)).map(|hand| hand.berths);
    own.or_else(|| view.fleets[seat].map(|watched| watched.berths))
}

/// The ships of a fleet, with their places in the list of ships; nothing of a fleet that the viewer does not see.
pub(super) fn ships(view: &View, seat: Seat, fleet: u8, viewer: Option<Seat>) -> Vec<(usize, Vessel)> {
    let Some(berths) = berths(view, seat, viewer) else { return vec![] };
    let ships = view.realms[seat].ships.iter().enumerate();
    ships.filter(|(n, _)| berths.fleet(*n) == Some(fleet)).map(|(n, ship)| (n, *ship)).collect()
}

/// The fleets of a seat in a system.
fn fleets_at(view: &View, seat: Seat, hex: Hex) -> impl Iterator<Item = u8> {
    let all = (0_u8..).zip(view.realms[seat].fleets);
    all.filter(move |(_, marker)| marker.is_some_and(|marker| marker.hex == hex)).map(|(fleet, _)| fleet)
}

/// X4R-W5: the fleets of other players in a system, for a viewer who sees all: whose each is, and its classes of ships.
pub(super) fn watched_at(view: &View, viewer: Seat, hex: Hex) -> Vec<(Seat, Vec<(Class, usize)>)> {
    let pack = view.pack.pack();
    let others = view.realms.seats().filter(|seat| *seat != viewer && view.fleets[*seat].is_some());
    let each = others.flat_map(|seat| fleets_at(view, seat, hex).map(move |fleet| (seat, fleet)));
    each.map(|(seat, fleet)| (seat, classes(pack, &ships(view, seat, fleet, Some(viewer))))).collect()
}

/// Hull points of the fleets of a seat in a system: of those that the viewer sees what they have, of others what was named.
pub(super) fn hull_at(view: &View, seat: Seat, hex: Hex, viewer: Option<Seat>) -> Option<u16> {
    if berths(view, seat, viewer).is_some() {
        let ships = fleets_at(view, seat, hex).flat_map(|fleet| ships(view, seat, fleet, viewer));
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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Index, Viewer};
    use interportal::ids::Wonder;
    use interportal::state::Built;
    use interportal::testing::{dealt, fresh, launch};

    const ME: Seat = Seat(0);
    const YOU: Seat = Seat(1);

    /// X4R-W5: the eye of heaven shows hull points and classes of foreign fleets; without it they stay unknown.
    #[test]
    fn x4r_w5_the_eye_of_heaven_shows_foreign_fleets() {
        let mut state = dealt(2, 1);
        let hex = state.colonies_of(YOU).next().expect("a home world").hex;
        launch(&mut state, YOU, hex, "cruiser", 2);
        let blind = state.view(Viewer::Seat(ME));
        assert_eq!(hull_at(&blind, YOU, hex, Some(ME)), None);
        assert!(watched_at(&blind, ME, hex).is_empty());
        let eye = Wonder::from_id("eye-of-heaven").expect("a wonder");
        state.wonders[eye.at()] = Some(Built { seat: ME, hex: state.realms[ME].capital, stages: 3 });
        // What was worked out before the wonder stood is not used again.
        let state = fresh(&state);
        let seeing = state.view(Viewer::Seat(ME));
        assert!(hull_at(&seeing, YOU, hex, Some(ME)) > Some(0));
        let seen = watched_at(&seeing, ME, hex);
        assert!(
            seen.iter().any(|(seat, classes)| *seat == YOU && classes.contains(&(Class::Hs, 2))),
            "{seen:?}"
        );
        assert_eq!(hull_at(&state.view(Viewer::Spectator), YOU, hex, None), None);
    }
}
