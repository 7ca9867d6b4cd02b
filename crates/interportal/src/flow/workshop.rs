//! Study of anomalies, repair of fleets and conversion of ships (X4R-084, X4R-103, X4R-225, X4R-264).

use engine::{Log, Seat};

use super::{Effecting, Seek, Verdict, research};
use crate::action::{Action, Unit};
use crate::affair::Affair;
use crate::cards::{BuildSite, EventFace, Special};
use crate::economy::{Books, Quote};
use crate::event::Event;
use crate::hex::Hex;
use crate::ids::{Capacity, Equipment, EventCard, Resource, Ship, named};
use crate::realm::{MARKERS, Make, Vessel};
use crate::state::{Colony, State};
use crate::thing::Thing;
use crate::why::{Fault, Reason};

pub(super) fn offers(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    seek: Seek,
    to: &mut dyn FnMut(Action, Verdict),
) {
    if matches!(seek.only(), None | Some(Thing::Card(_))) {
        for held in state.cards_of(seat) {
            if seek.wants(Thing::Card(held.card)) {
                to(Action::Affair(Affair::Study(held.card)), may_study(state, books, seat, held.card));
            }
        }
    }
    let whole = |vessel: &Vessel| vessel.hull >= state.hull(vessel.make).hu;
    let repairs = || seek.only().is_some() || !state.realms[seat].ships.iter().all(whole);
    if matches!(seek.only(), None | Some(Thing::Fleet(_))) && repairs() {
        for fleet in 1..=MARKERS as u8 {
            let marker = state.realms[seat].fleets[usize::from(fleet) - 1];
            if marker.is_some() && seek.wants(Thing::Fleet(fleet)) {
                to(Action::Affair(Affair::Repair(fleet)), may_repair(state, books, seat, fleet));
            }
        }
    }
    if matches!(seek.only(), None | Some(Thing::Unit(_))) {
        let (pack, realm) = (state.pack.pack(), &state.realms[seat]);
        let is_listing = seek.only().is_none();
        let open = |ship: &Ship| {
            let advanced = pack[*ship].advanced;
            advanced.is_some_and(|advanced| !is_listing || pack.fits.unlocks(advanced, realm.techs))
        };
        for ship in Ship::all().filter(open) {
            for variant in 1..=pack[ship].variants {
                let unit = Unit::Ship(ship, variant);
                let has = || realm.ships.iter().any(|vessel| unit.make() == Some(vessel.make));
                if seek.wants(Thing::Unit(unit)) && (!is_listing || has()) {
                    let verdict = may_convert(state, books, seat, ship, variant);
                    to(Action::Affair(Affair::Convert(unit)), verdict.map(|_| ()));
                }
            }
        }
    }
}

/// X4R-099: capacity of a system with capacity buildings becomes resources that are produced there.
pub(super) fn transforms(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    seek: Seek,
    to: &mut dyn FnMut(Action, Verdict),
) {
    if !state.tally(seat).has(Special::ConvertCapacity)
        || !matches!(seek.only(), None | Some(Thing::System(_)))
    {
        return;
    }
    for colony in state.colonies_of(seat).filter(|colony| seek.wants(Thing::System(colony.hex))) {
        let left = books.industry(colony.hex).saturating_sub(colony.industry[1]);
        if left == 0 {
            continue;
        }
        for resource in Resource::ALL.into_iter().filter(|it| yields(state, colony, *it)) {
            for capacity in Capacity::ALL {
                let have = books.capacity_left(capacity);
                let reason = Reason::NoCapacity { capacity, need: 1, have };
                let verdict = if have > 0 { Ok(()) } else { Err(reason) };
                to(Action::Affair(Affair::Transform(colony.hex, capacity, resource)), verdict);
            }
        }
    }
}

/// Whether a colony or one of its buildings yields a resource.
fn yields(state: &State, colony: &Colony, resource: Resource) -> bool {
    let planet = state.system(colony.hex).planet.map(|planet| &state.pack.pack()[planet]);
    let planet = planet.is_some_and(|card| card.yield_per_level[resource] > 0);
    let built = colony.buildings.iter().any(|standing| standing.resource == Some(resource));
    planet || built || colony.choice == Some(resource)
}

pub(super) fn transform(
    state: &mut State,
    seat: Seat,
    hex: Hex,
    capacity: Capacity,
    resource: Resource,
    log: &mut Log<Event>,
) {
    if let Some(colony) = state.board.colony_mut(hex) {
        colony.industry[1] += 1;
    }
    let realm = &mut state.board.realms[seat];
    realm.spent[capacity as usize] += 1;
    realm.accounts[resource] += 1;
    log.tell(Event::Gained(seat, resource, 1));
}

/// X4R-264: an own research ship in the system of the card, once per card and round, up to level 3.
fn may_study(state: &State, books: &Books<'_>, seat: Seat, card: EventCard) -> Verdict {
    let realm = &state.realms[seat];
    let held = state.cards_of(seat).find(|held| held.card == card).ok_or(Fault::NotThere)?;
    let face = &state.pack.pack()[card];
    if !has_next(face, held.level) {
        return Err(Fault::HighestLevel.into());
    }
    if realm.office.studied.has(card) {
        return Err(Fault::OncePerRound.into());
    }
    let hex = held.hex.filter(|hex| state.research_ships(seat).has(*hex)).ok_or(Fault::NoResearchShip)?;
    let needs = face.level_2_needs.as_ref().filter(|_| held.level == 1);
    if needs.is_some_and(|needs| books.holds(needs, Some(hex)) != Some(true)) {
        return Err(Fault::DoesNotFit.into());
    }
    books.has(Resource::Research, i16::from(books.study_cost()))
}

/// X4R-263: whether an anomaly has something for the level after this one.
pub(super) const fn has_next(face: &EventFace, level: u8) -> bool {
    match level {
        1 => face.effect_2.is_some() || face.special_2.is_some(),
        2 => face.effect_3.is_some(),
        _ => false,
    }
}

pub(super) fn study(state: &mut State, seat: Seat, card: EventCard, log: &mut Log<Event>) {
    let price = Books::open(state, seat).study_cost();
    let realm = &mut state.board.realms[seat];
    realm.accounts[Resource::Research] -= i16::from(price);
    realm.office.studied.add(card);
    deepen(state, seat, card, price, log);
}

/// X4R-263: an anomaly gets its next level, which was paid with so much research; what it says is carried out.
pub(super) fn deepen(state: &mut State, seat: Seat, card: EventCard, price: u8, log: &mut Log<Event>) {
    let face = &state.pack.pack()[card];
    let mut cards = state.board.cards.iter_mut();
    let Some((_, held)) = cards.find(|(holder, held)| *holder == seat && held.card == card) else { return };
    held.level += 1;
    let (level, hex) = (held.level, held.hex);
    log.tell(Event::Studied(seat, card, level, price));
    state.touch(seat);
    let effect = if level == 2 { face.effect_2.as_ref() } else { face.effect_3.as_ref() };
    if let (Some(effect), Some(hex)) = (effect, hex) {
        state.push(Effecting::card(seat, hex, **effect));
    }
}

/// Hull points that a fleet lacks.
fn damage(state: &State, seat: Seat, fleet: u8) -> u8 {
    let berths = state.hidden.hands[seat].berths.of_ships();
    let ships = state.realms[seat].ships.iter().zip(berths);
    let aboard = ships.filter(|(_, berth)| *berth == Some(fleet));
    aboard.map(|(vessel, _)| state.hull(vessel.make).hu.saturating_sub(vessel.hull)).sum()
}

/// Hull points that can be paid now.
fn repairable(state: &State, books: &Books<'_>, seat: Seat, fleet: u8) -> u8 {
    let damage = damage(state, seat, fleet);
    let price = books.repair_cost();
    if price == 0 {
        return damage;
    }
    let awe = state.realms[seat].accounts[Resource::Awe] / i16::from(price);
    damage.min(awe.clamp(0, 200) as u8).min(books.capacity_left(Capacity::Space) / price)
}

/// X4R-225: ships in a system where their owner produces space capacity.
fn may_repair(state: &State, books: &Books<'_>, seat: Seat, fleet: u8) -> Verdict {
    let marker = state.realms[seat].fleets[usize::from(fleet) - 1].ok_or(Fault::NotThere)?;
    if damage(state, seat, fleet - 1) == 0 {
        return Err(Fault::Undamaged.into());
    }
    if !state.sites(seat, BuildSite::Scap).has(marker.hex) {
        return Err(Fault::NoShipyard.into());
    }
    let price = books.repair_cost();
    books.affords(&Quote { awe: price, capacity: [0, price], saved: 0 })?;
    books.has(Resource::Awe, i16::from(price))
}

/// X4R-225: as many hull points as can be paid.
pub(super) fn repair(state: &mut State, seat: Seat, fleet: u8, log: &mut Log<Event>) {
    let books = Books::open(state, seat);
    let (price, n) = (books.repair_cost(), repairable(state, &books, seat, fleet - 1));
    let realm = &mut state.board.realms[seat];
    realm.accounts[Resource::Awe] -= i16::from(price * n);
    realm.spent[Capacity::Space as usize] += price * n;
    restore(state, seat, fleet, n, log);
}

/// X4R-BM14: the fleets that lack hull points. Whether there is one lies open, as all ships of fleets do.
pub(super) fn damaged_fleets(state: &State, seat: Seat, to: &mut dyn FnMut(Action, Verdict)) {
    for (fleet, _) in (1..).zip(&state.realms[seat].fleets).filter(|(_, marker)| marker.is_some()) {
        let whole = damage(state, seat, fleet - 1) == 0;
        to(Action::Affair(Affair::Repair(fleet)), if whole { Err(Fault::Undamaged.into()) } else { Ok(()) });
    }
}

/// X4R-BM14: a fleet regains all hull points for nothing, wherever it is.
pub(super) fn repair_all(state: &mut State, seat: Seat, fleet: u8, log: &mut Log<Event>) {
    restore(state, seat, fleet, damage(state, seat, fleet - 1), log);
}

/// So many hull points come back, in the order of the list; everybody sees which ships they are.
fn restore(state: &mut State, seat: Seat, fleet: u8, n: u8, log: &mut Log<Event>) {
    let berths = state.hidden.hands[seat].berths.show(log);
    let mut left = n;
    for ship in (0..berths.len()).filter(|ship| berths[*ship] == fleet - 1) {
        let full = state.hull(state.realms[seat].ships[ship].make).hu;
        let vessel = &mut state.board.realms[seat].ships[ship];
        let gained = full.saturating_sub(vessel.hull).min(left);
        vessel.hull += gained;
        left -= gained;
    }
    log.tell(Event::Repaired(seat, fleet, n));
    state.stir();
    state.touch(seat);
}

/// X4R-225: units with repair restore hull points of ships in their system, once per round and for nothing.
pub(super) fn mend(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let damaged = |state: &State, ship: usize| {
        let vessel = &state.realms[seat].ships[ship];
        vessel.hull < state.hull(vessel.make).hu
    };
    let n_ships = state.realms[seat].ships.len();
    if !(0..n_ships).any(|ship| damaged(state, ship)) {
        return;
    }
    let mut mended = 0;
    for helper in 0..n_ships {
        let Some(hex) = whereabouts(state, seat, helper) else { continue };
        for _ in 0..repairs(state, seat, state.realms[seat].ships[helper].make) {
            let near = |ship: &usize| damaged(state, *ship) && whereabouts(state, seat, *ship) == Some(hex);
            if let Some(ship) = (0..n_ships).find(near) {
                state.board.realms[seat].ships[ship].hull += 1;
                mended += 1;
            }
        }
    }
    if mended > 0 {
        // Everybody sees which ships are whole again, and so where they are.
        state.hidden.hands[seat].berths.show(log);
        log.tell(Event::Mended(seat, mended));
        state.stir();
    }
}

/// X4R-K21: hull points that a ship of this make restores.
fn repairs(state: &State, seat: Seat, make: Make) -> u8 {
    let hull = state.hull(make).keywords.iter().find(|used| used.keyword.id() == "repair");
    let built_in = hull.and_then(|used| used.x).unwrap_or(0);
    built_in + u8::from(state.is_fitted(seat, make, named!(Equipment, "logistics-centre")))
}

/// Where a ship is, as its owner knows.
pub(super) fn whereabouts(state: &State, seat: Seat, ship: usize) -> Option<Hex> {
    let realm = &state.realms[seat];
    let fleet = state.hidden.hands[seat].berths.fleet(ship);
    realm.ships[ship].at.or(fleet.and_then(|fleet| realm.fleets[usize::from(fleet)]).map(|it| it.hex))
}

/// X4R-103: the first such ship in a system that produces space capacity, and what the conversion costs.
fn may_convert(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    ship: Ship,
    variant: u8,
) -> Result<(usize, Quote), Reason> {
    let pack = state.pack.pack();
    let advanced = &pack[pack[ship].advanced.ok_or(Fault::NoAdvanced)?];
    research::needs(state, seat, &advanced.unlocked_by)?;
    let yards = state.sites(seat, BuildSite::Scap);
    let is = |at: &usize| {
        let make = state.realms[seat].ships[*at].make;
        let here = whereabouts(state, seat, *at);
        make == Make::Blueprint(ship, variant) && here.is_some_and(|hex| yards.has(hex))
    };
    let at = (0..state.realms[seat].ships.len()).find(is).ok_or(Fault::NoShipyard)?;
    let awe = advanced.cost.awe.saturating_sub(pack[ship].cost.awe).max(1);
    let quote = Quote { awe, capacity: [0, advanced.hu.saturating_sub(pack[ship].hu)], saved: 0 };
    books.affords(&quote)?;
    books.has(Resource::Awe, i16::from(awe))?;
    Ok((at, quote))
}

/// X4R-103: the ship becomes its advanced version.
pub(super) fn convert(state: &mut State, seat: Seat, unit: Unit, log: &mut Log<Event>) {
    let Unit::Ship(ship, variant) = unit else { return };
    let Ok((at, quote)) = may_convert(state, &Books::open(state, seat), seat, ship, variant) else { return };
    let pack = state.pack.pack();
    let Some(advanced) = pack[ship].advanced else { return };
    // Everybody sees that such a ship is there.
    state.hidden.hands[seat].berths.show(log);
    let realm = &mut state.board.realms[seat];
    realm.accounts[Resource::Awe] -= i16::from(quote.awe);
    realm.spent[Capacity::Space as usize] += quote.capacity[Capacity::Space as usize];
    let vessel = &mut realm.ships[at];
    vessel.make = Make::Blueprint(advanced, variant.min(pack[advanced].variants));
    vessel.hull += pack[advanced].hu.saturating_sub(pack[ship].hu);
    log.tell(Event::Converted(seat, advanced, quote.awe));
    state.stir();
    state.touch(seat);
}
