//! Numbers that follow from others: capacities, slots, upkeep, to-hit numbers and tiles.

use engine::Index;
use pack::Spanned;

use super::read::Notation;
use super::tables::Located;
use super::{BuildingCard, DeedGroup, KeywordUse, NeutralHull, Outfit, Parameter, ShipCard, UpkeepObject};
use crate::drawing;
use crate::ids::{Class, Equipment, Kind, Ship, Weapon};
use crate::notation::Item;

pub(super) fn check(notation: &mut Notation<'_, '_>, pack: &Located) {
    keywords(notation, pack);
    weapons(notation, pack);
    loadouts(notation, pack);
    drawings(notation, pack);
    buildings(notation, pack);
    layouts(notation, pack);
    start(notation, pack);
    deeds(notation, pack);
}

/// A keyword carries the numbers that its own entry lists, and no others.
fn keywords(notation: &mut Notation<'_, '_>, pack: &Located) {
    let given = |used: &KeywordUse| -> Vec<Parameter> {
        let all = [
            (used.x.is_some(), Parameter::X),
            (used.r.is_some(), Parameter::R),
            (used.d.is_some(), Parameter::D),
            (used.n.is_some(), Parameter::N),
            (used.hit_step.is_some(), Parameter::HitStep),
            (used.classes.is_some(), Parameter::Classes),
            (used.vs.is_some(), Parameter::Vs),
        ];
        all.into_iter().filter(|(given, _)| *given).map(|(_, parameter)| parameter).collect()
    };
    let mut of = |span: std::ops::Range<usize>, uses: &[KeywordUse]| {
        for used in uses {
            let mut expected = pack.keywords[used.keyword.at()].get_ref().params.clone();
            expected.sort_unstable();
            if given(used) != expected {
                let names: Vec<_> = expected.iter().map(|it| it.id()).collect();
                let names = if names.is_empty() { "nothing".to_owned() } else { names.join(", ") };
                let message = format!("keyword \"{}\" carries {names}", used.keyword);
                notation.reading.fault_of(&span, "keywords", message);
            }
        }
    };
    pack.ships.iter().for_each(|entry| of(entry.span(), &entry.get_ref().keywords));
    pack.weapons.iter().for_each(|entry| of(entry.span(), &entry.get_ref().keywords));
    pack.grounds.iter().for_each(|entry| of(entry.span(), &entry.get_ref().keywords));
}

/// Scaled to-hit numbers are worked out as X4-247 says, and classes without effect have none.
fn weapons(notation: &mut Notation<'_, '_>, pack: &Located) {
    for entry in &pack.weapons {
        let card = entry.get_ref();
        for class in Class::ALL {
            let found = card.lines[0].hit.of(class);
            let harmless = card.no_effect.contains(&class);
            let expected = card.scaled_by.map(|scaling| scaling.against(class).filter(|_| !harmless));
            if expected.is_some_and(|expected| expected != found) || harmless && found.is_some() {
                let message = format!("the number against {class} does not fit `scaled_by` and `no_effect`");
                notation.reading.fault_of(&entry.span(), "lines", message);
            }
        }
    }
}

/// Ships that are fitted in advance keep to the slots of their hull.
fn loadouts(notation: &mut Notation<'_, '_>, pack: &Located) {
    let flaw = |hull: &ShipCard, set: u8, weapons: &[Weapon], outfit: &[Outfit]| -> Option<(&str, String)> {
        let Some(slots) = hull.slot_sets.get(usize::from(set)) else {
            return Some(("slot_set", format!("\"{}\" has no such set of slots", hull.id)));
        };
        let mut slots = slots.iter().flat_map(|it| std::iter::repeat_n(it, usize::from(it.n)));
        for weapon in weapons {
            let card = pack.weapons[weapon.at()].get_ref();
            // Slots are listed as the weapons are, so that one pass decides.
            if !slots.any(|slot| card.fits(slot, hull.id)) {
                return Some(("weapons", format!("\"{weapon}\" finds no slot of \"{}\"", hull.id)));
            }
        }
        let slots_of = |item: &Equipment| {
            let card = pack.equipments[item.at()].get_ref();
            let built_in = card.slot_free_with_builtin;
            let free = built_in.is_some_and(|it| hull.keywords.iter().any(|used| used.keyword == it));
            if free { 0 } else { card.slots }
        };
        let used: u8 = outfit
            .iter()
            .map(|Outfit(item)| match item {
                Item::Equipment(item) => slots_of(item),
                Item::Protection(item) => pack.protections[item.at()].get_ref().slots,
                Item::Weapon(_) => 0,
            })
            .sum();
        (used > hull.eq).then(|| ("equipment", format!("\"{}\" has {} equipment slots", hull.id, hull.eq)))
    };
    let hull = |ship: Ship| pack.ships[ship.at()].get_ref();
    for entry in &pack.standards {
        let card = entry.get_ref();
        let base = hull(card.base);
        if let Some((field, message)) = flaw(base, card.slot_set, &card.weapons, &card.equipment) {
            notation.reading.fault_of(&entry.span(), field, message);
        }
        for (same, field) in [
            (card.class == base.class, "class"),
            (card.upkeep == base.upkeep, "upkeep"),
            (card.capacity == base.capacity, "capacity"),
        ] {
            if !same {
                notation.reading.fault_of(&entry.span(), field, format!("\"{}\" has another one", base.id));
            }
        }
    }
    for entry in &pack.kosmes {
        let card = entry.get_ref();
        if let Some((field, message)) = flaw(hull(card.base), card.slot_set, &card.weapons, &card.equipment) {
            notation.reading.fault_of(&entry.span(), field, message);
        }
    }
    for entry in &pack.groups {
        for units in &entry.get_ref().units {
            if let NeutralHull::Ship(ship) = units.unit
                && let Some((_, message)) = flaw(hull(ship), units.slot_set, &units.weapons, &units.equipment)
            {
                notation.reading.fault_of(&entry.span(), "units", message);
            }
        }
    }
    for entry in &pack.ships {
        let card = entry.get_ref();
        let needs = card.capacity.gcap + card.capacity.scap + card.capacity.gcap_or_scap;
        if needs != card.hu * pack.capacity.per_hull_point {
            let message = format!("expected the {} hull points (X4-110)", card.hu);
            notation.reading.fault_of(&entry.span(), "capacity", message);
        }
    }
}

/// A match has room for the slots of all blueprints.
fn drawings(notation: &mut Notation<'_, '_>, pack: &Located) {
    let equipment = pack.equipments.iter().map(Spanned::get_ref);
    if let Some(card) = drawing::slotless(equipment).nth(drawing::SLOTLESS) {
        let message = format!("at most {} items can do without a slot", drawing::SLOTLESS);
        notation.reading.fault_of(&pack.equipments[card.id.at()].span(), "slots", message);
    }
    let mut used = 0;
    for entry in &pack.ships {
        let card = entry.get_ref();
        used += drawing::room(card);
        if card.slot_sets.len() > drawing::SETS {
            let message = format!("a hull has at most {} sets of slots", drawing::SETS);
            notation.reading.fault_of(&entry.span(), "slot_sets", message);
        }
        if drawing::n_slots(card) > drawing::SLOTS {
            let message = format!("a blueprint has at most {} slots", drawing::SLOTS);
            notation.reading.fault_of(&entry.span(), "eq", message);
        }
        if used > drawing::ROOM {
            let message = format!("all blueprints together need {used} places, at most {}", drawing::ROOM);
            notation.reading.fault_of(&entry.span(), "variants", message);
            return;
        }
    }
}

/// Prices, capacities and upkeep of buildings agree with each other and with the overview.
fn buildings(notation: &mut Notation<'_, '_>, pack: &Located) {
    for entry in &pack.buildings {
        let card = entry.get_ref();
        let expected = card.cost.awe.div_ceil(pack.capacity.building_gcap_per_price);
        if card.slots > 0 && card.capacity.gcap != expected {
            notation.reading.fault_of(
                &entry.span(),
                "capacity",
                format!("expected gcap = {expected} (X4-129)"),
            );
        }
        for upgrade in &card.upgrades {
            let from = pack.buildings[upgrade.from.at()].get_ref();
            if from.family != card.family || from.step >= card.step {
                let message = format!("\"{}\" is no lower step of the same family", from.id);
                notation.reading.fault_of(&entry.span(), "upgrades", message);
            } else if from.cost.awe + upgrade.cost.awe != card.cost.awe {
                let message = format!("from \"{}\" it costs the difference (X4-130)", from.id);
                notation.reading.fault_of(&entry.span(), "upgrades", message);
            }
        }
    }
    for entry in pack.upkeeps.iter().filter(|entry| entry.get_ref().object == UpkeepObject::Building) {
        let row = entry.get_ref();
        for building in &row.applies_to {
            let card: &Spanned<BuildingCard> = &pack.buildings[building.at()];
            let step = usize::from(card.get_ref().step.unwrap_or(1)) - 1;
            let expected = row.amount.food.get(step).or(row.amount.food.last()).copied();
            if expected != Some(card.get_ref().upkeep.food) {
                let message = format!("\"{}\" of the overview says otherwise", row.id);
                notation.reading.fault_of(&card.span(), "upkeep", message);
            }
        }
    }
}

/// X4R-034 to X4R-036: the tiles of every map fill it exactly.
fn layouts(notation: &mut Notation<'_, '_>, pack: &Located) {
    for (at, entry) in pack.layouts.iter().enumerate() {
        let card = entry.get_ref();
        let mut wrong =
            |field: &str, message: String| notation.reading.fault_of(&entry.span(), field, message);
        if usize::from(card.players) != at + 2 {
            wrong("players", format!("expected {}", at + 2));
        }
        if card.home_corners.len() != usize::from(card.players) {
            wrong("home_corners", format!("expected {} corners", card.players));
        }
        let mut corners: Vec<u8> = card.home_corners.iter().copied().chain(card.lost_home_corner).collect();
        corners.sort_unstable();
        if !corners.windows(2).all(|pair| pair[0] < pair[1]) || corners.last().is_some_and(|last| *last > 5) {
            wrong("home_corners", "expected corners from 0 to 5, each once".to_owned());
        }
        if !(3..=4).contains(&card.radius) {
            wrong("radius", "expected 3 or 4".to_owned());
            continue;
        }
        let radius = usize::from(card.radius);
        let expected = 3 * radius * (radius + 1) - corners.len();
        if card.tiles.pile().len() != expected {
            wrong("tiles", format!("expected {expected} tiles for this map"));
        }
        for (((kind, all), (_, near)), ((_, ring), (_, rest))) in
            (card.tiles.by_kind().into_iter().zip(pack.home_cluster.tiles.by_kind()))
                .zip(pack.ring_1.tiles.by_kind().into_iter().zip(card.rest.by_kind()))
        {
            if u16::from(all) != u16::from(near) * u16::from(card.players) + u16::from(ring) + u16::from(rest)
            {
                wrong("rest", format!("the numbers of {kind} do not add up to `tiles`"));
            }
        }
    }
    if pack.home_cluster.tiles.pile().len() != 3 {
        notation.reading.fault(0..0, "[home_cluster] needs 3 tiles, one for each neighbour of a corner");
    }
    if pack.ring_1.tiles.pile().len() != 6 {
        notation.reading.fault(0..0, "[ring_1] needs 6 tiles");
    }
    let lost = &pack.kinds[Kind::LostHomeWorld.at()];
    if lost.get_ref().planet.is_none_or(|planet| pack.planets[planet.at()].get_ref().cards == 0) {
        notation.reading.fault_of(&lost.span(), "planet", "expected a planet that has a card");
    }
}

/// What players start with can be had.
fn start(notation: &mut Notation<'_, '_>, pack: &Located) {
    let slots: u8 = pack.player.home_buildings.iter().map(|it| pack.buildings[it.at()].get_ref().slots).sum();
    if slots > pack.player.home_level * pack.colony_levels.slots_per_level {
        notation.reading.fault(0..0, "[player] has more home_buildings than the home world has slots");
    }
    for units in &pack.player.units {
        let variants = pack.ships[units.ship.at()].get_ref().variants;
        if units.variants.len() != usize::from(units.n)
            || units.variants.iter().any(|it| !(1..=variants).contains(it))
        {
            let message =
                format!("[player] needs a variant from 1 to {variants} for each \"{}\"", units.ship);
            notation.reading.fault(0..0, message);
        }
    }
    let levels: Vec<u8> = pack.colony_levels.raise_cost.iter().map(|raise| raise.to).collect();
    if levels != [2, 3, 4] {
        notation.reading.fault(0..0, "[colony_levels] needs a raise_cost to 2, 3 and 4, in this order");
    }
}

/// Every action has one price, and only institution actions have an actor.
fn deeds(notation: &mut Notation<'_, '_>, pack: &Located) {
    for entry in &pack.deeds {
        let card = entry.get_ref();
        let prices = [card.cost.is_some(), card.cost_expr.is_some(), card.cost_of.is_some()];
        if prices.into_iter().filter(|given| *given).count() != 1 {
            let message = "expected exactly one of `cost`, `cost_expr` and `cost_of`";
            notation.reading.fault(entry.span(), message);
        }
        let institution = card.group == DeedGroup::Institution;
        if [card.actor.is_empty(), card.legality.is_none(), card.surcharge.is_none()] != [!institution; 3] {
            let message = "institution actions, and no others, have `actor`, `legality` and `surcharge`";
            notation.reading.fault(entry.span(), message);
        }
    }
}
