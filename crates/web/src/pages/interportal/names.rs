//! Names of places and pieces, amounts in words, and keys of elements that a choice lights.

mod places;

use crate::called::called;
use crate::i18n::{Lang, t};
pub(super) use crate::pages::breaks::cut;
use engine::Seat;
use interportal::action::{Craft, Fitting, Unit};
use interportal::affair::{Cabinet, Criterion, Underground};
use interportal::cards::{Name, Pack};
use interportal::duel::{Duel, Fighter};
use interportal::economy::Quote;
use interportal::ids::{Building, Capacity, Deed, Resource, Ship, Tech};
use interportal::notation::{ActionKind, Item};
use interportal::odds::{Combatant, Encounter, HullOf};
use interportal::office::Tokens;
use interportal::realm::{Make, Stock};
use interportal::state::Phase;
use interportal::words::Words;
use interportal::{Hex, View};

/// The sentences and names of the cards.
pub(super) fn words(pack: &Pack, lang: Lang) -> Words<'_> {
    Words::new(lang, pack)
}

/// The name in the reader's language.
pub(super) fn name(name: &Name, lang: Lang) -> &str {
    match lang {
        Lang::En => &name.en,
        Lang::De => &name.de,
    }
}

/// The name of a system.
pub(super) fn place(hex: Hex) -> &'static str {
    places::PLACES.get(hex.at()).copied().unwrap_or_default()
}

/// The text with a capital letter at its start, as labels and headings have it.
pub(super) fn title(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// The name of a technology.
pub(super) fn tech(pack: &Pack, tech: Tech, lang: Lang) -> &str {
    name(&pack[tech].name, lang)
}

/// The name of a unit.
pub(super) fn unit(pack: &Pack, unit: Unit, lang: Lang) -> &str {
    match unit {
        Unit::Ship(ship, _) => name(&pack[ship].name, lang),
        Unit::Standard(ship) => name(&pack[ship].name, lang),
        Unit::Ground(ground) => name(&pack[ground].name, lang),
    }
}

/// A blueprint by its hull, and by its number where the hull has several; as part of a sentence.
fn blueprint_words(pack: &Pack, ship: Ship, variant: u8, lang: Lang) -> String {
    let it = name(&pack[ship].name, lang);
    if pack[ship].variants > 1 { t!(lang, "x4-variant", it = it, n = variant) } else { it.to_owned() }
}

/// The same as a label.
pub(super) fn blueprint(pack: &Pack, ship: Ship, variant: u8, lang: Lang) -> String {
    title(&blueprint_words(pack, ship, variant, lang))
}

/// A unit with the number of its variant, as part of a sentence.
pub(super) fn unit_words(pack: &Pack, it: Unit, lang: Lang) -> String {
    match it {
        Unit::Ship(ship, variant) => blueprint_words(pack, ship, variant, lang),
        other => unit(pack, other, lang).to_owned(),
    }
}

/// A unit for a label: with a capital letter, and with the number of its variant.
pub(super) fn unit_label(pack: &Pack, it: Unit, lang: Lang) -> String {
    title(&unit_words(pack, it, lang))
}

/// What a ship is built as.
pub(super) fn make(pack: &Pack, make: Make, lang: Lang) -> &str {
    match make {
        Make::Blueprint(ship, _) => name(&pack[ship].name, lang),
        Make::Standard(ship) => name(&pack[ship].name, lang),
        Make::Kosme(ship) => name(&pack[ship].name, lang),
    }
}

/// The hull points of an undamaged ship.
pub(super) fn full_hull(pack: &Pack, make: Make) -> u8 {
    match make {
        Make::Blueprint(ship, _) => pack[ship].hu,
        Make::Standard(ship) => pack[pack[ship].base].hu,
        Make::Kosme(ship) => pack[pack[ship].base].hu,
    }
}

/// An own ship by its number from 1.
pub(super) fn vessel(view: &View, seat: Seat, number: u8, lang: Lang) -> String {
    let ships = &view.realms[seat].ships;
    let ship = usize::from(number).checked_sub(1).and_then(|at| ships.get(at));
    ship.map_or_else(String::new, |ship| make(view.pack.pack(), ship.make, lang).to_owned())
}

/// A fleet, or a civil ship with its kind.
pub(super) fn craft(view: &View, seat: Seat, craft: Craft, lang: Lang) -> String {
    match craft {
        Craft::Fleet(fleet) => self::fleet(fleet + 1, lang),
        Craft::Ship(ship) => vessel(view, seat, ship + 1, lang),
    }
}

/// A fleet by its number from 1.
pub(super) fn fleet(number: u8, lang: Lang) -> String {
    t!(lang, "x4-fleet", n = number)
}

/// An item that is fitted.
pub(super) fn item(pack: &Pack, item: Fitting, lang: Lang) -> &str {
    match item.item() {
        Item::Weapon(it) => name(&pack[it].name, lang),
        Item::Protection(it) => name(&pack[it].name, lang),
        Item::Equipment(it) => name(&pack[it].name, lang),
    }
}

/// A resource.
pub(super) fn resource(resource: Resource, lang: Lang) -> &'static str {
    words(Pack::standard(), lang).resource(resource)
}

/// A capacity.
pub(super) fn capacity(capacity: Capacity, lang: Lang) -> String {
    match capacity {
        Capacity::Ground => t!(lang, "x4-gcap"),
        Capacity::Space => t!(lang, "x4-scap"),
    }
}

/// A kind of political action.
pub(super) fn kind(kind: ActionKind, lang: Lang) -> String {
    match kind {
        ActionKind::Free => t!(lang, "x4-kind-free"),
        ActionKind::Government => t!(lang, "x4-kind-government"),
        ActionKind::Treaty => t!(lang, "x4-kind-treaty"),
        ActionKind::Law => t!(lang, "x4-kind-law"),
        ActionKind::Institution => t!(lang, "x4-kind-institution"),
    }
}

/// What decides a tie.
pub(super) fn criterion(criterion: Criterion, lang: Lang) -> String {
    match criterion {
        Criterion::Military => t!(lang, "x4-criterion-military"),
        Criterion::Economic => t!(lang, "x4-criterion-economic"),
    }
}

/// A phase.
pub(super) fn phase(phase: Phase, lang: Lang) -> String {
    match phase {
        Phase::Politics => t!(lang, "x4-phase-politics"),
        Phase::Economy => t!(lang, "x4-phase-economy"),
        Phase::Movement => t!(lang, "x4-phase-movement"),
        Phase::Battles => t!(lang, "x4-phase-battles"),
        Phase::Closing => t!(lang, "x4-phase-closing"),
    }
}

/// A deed of the pack by its id.
fn deed(id: &str, lang: Lang) -> String {
    Deed::from_id(id).map_or_else(String::new, |deed| title(name(&Pack::standard()[deed].name, lang)))
}

/// An underground action.
pub(super) fn underground(underground: Underground, lang: Lang) -> String {
    deed(&format!("ug-{underground}"), lang)
}

/// A cabinet action.
pub(super) fn cabinet(cabinet: Cabinet, lang: Lang) -> String {
    match cabinet {
        Cabinet::ExpeditionResearch => t!(lang, "x4-do-research-expedition"),
        Cabinet::ExpeditionCards => t!(lang, "x4-do-card-expedition"),
        Cabinet::ExpeditionPlanet => t!(lang, "x4-do-planet-expedition"),
        other => deed(other.card(), lang),
    }
}

/// Half points as a number: `6½`.
pub(super) fn half(half_points: i32) -> String {
    let (sign, n) = (if half_points < 0 { "−" } else { "" }, half_points.abs());
    match (n / 2, n % 2) {
        (0, 1) => format!("{sign}½"),
        (whole, 0) => format!("{sign}{whole}"),
        (whole, _) => format!("{sign}{whole}½"),
    }
}

/// Half points in words.
pub(super) fn points(half_points: i32, lang: Lang) -> String {
    if half_points == 2 { t!(lang, "x4-one-point") } else { t!(lang, "x4-n-points", n = half(half_points)) }
}

/// A number with its sign.
pub(super) fn signed(n: i32) -> String {
    if n < 0 { format!("−{}", -n) } else { format!("+{n}") }
}

/// What accounts change by: `+5 AWE, −2 food`; `nothing` if they stay as they are.
pub(super) fn change(stock: &Stock, lang: Lang) -> String {
    let parts = Resource::ALL.into_iter().filter(|it| stock[*it] != 0);
    let parts: Vec<_> =
        parts.map(|it| format!("{} {}", signed(stock[it].into()), resource(it, lang))).collect();
    if parts.is_empty() { t!(lang, "x4-nothing") } else { parts.join(", ") }
}

/// A price in AWE and capacity: `3 AWE, 1 space capacity`.
pub(super) fn quote(quote: &Quote, lang: Lang) -> String {
    let awe = t!(lang, "x4-of", n = quote.awe, what = resource(Resource::Awe, lang));
    let used = Capacity::ALL.into_iter().filter(|it| quote.capacity[*it as usize] > 0);
    let used = used.map(|it| t!(lang, "x4-of", n = quote.capacity[it as usize], what = capacity(it, lang)));
    std::iter::once(awe).chain(used).collect::<Vec<_>>().join(", ")
}

/// Political actions by kind: `1 free, 2 government`; nothing if there are none.
pub(super) fn tokens(tokens: &Tokens, lang: Lang) -> String {
    let parts = ActionKind::ALL.into_iter().filter(|it| tokens.of(*it) > 0);
    parts.map(|it| format!("{} {}", tokens.of(it), kind(it, lang))).collect::<Vec<_>>().join(", ")
}

// The keys that tie choices to pieces.

/// The key of a system.
pub(super) fn hex_key(hex: Hex) -> String {
    format!("hex-{hex}")
}

/// The key of a technology.
pub(super) fn tech_key(tech: Tech) -> String {
    format!("tech-{tech}")
}

/// The key of a unit in the shipyard.
pub(super) fn unit_key(unit: Unit) -> String {
    format!("unit-{}", unit.to_string().replace(' ', "-"))
}

/// The key of a blueprint.
pub(super) fn blueprint_key(ship: Ship, variant: u8) -> String {
    format!("blueprint-{}", Unit::Ship(ship, variant).to_string().replace(' ', "-"))
}

/// The key of an item in the shipyard.
pub(super) fn item_key(item: Fitting) -> String {
    format!("item-{item}")
}

/// The key of a building in the list of buildings.
pub(super) fn building_key(building: Building) -> String {
    format!("building-{building}")
}

/// The key of a fleet, by seat and number from 1.
pub(super) fn fleet_key(seat: Seat, fleet: u8) -> String {
    format!("fleet-{}-{fleet}", seat.0 + 1)
}

/// The key of a ship, by seat and number from 1.
pub(super) fn ship_key(seat: Seat, ship: u8) -> String {
    format!("ship-{}-{ship}", seat.0 + 1)
}

/// The key of an army, by seat and number from 1.
pub(super) fn army_key(seat: Seat, army: u8) -> String {
    format!("army-{}-{army}", seat.0 + 1)
}

/// The neutral unit with this number in the battle that is going on.
pub(super) fn combatant(view: &View, target: u8) -> Option<Combatant> {
    let encounter = Encounter::now(view)?;
    let units = encounter.units(view, encounter.seat);
    units.into_iter().find(|unit| !unit.own && unit.number == target)
}

/// The name of a unit in a battle.
pub(super) fn hull(pack: &Pack, hull: HullOf, lang: Lang) -> &str {
    match hull {
        HullOf::Ship(ship) => name(&pack[ship].name, lang),
        HullOf::Neutral(unit) => name(&pack[unit].name, lang),
    }
}

/// The ship with this number in the battle between players that is going on.
pub(super) fn fighter(view: &View, target: u8) -> Option<Fighter> {
    Duel::now(view)?.fighters(view).into_iter().find(|fighter| fighter.number == target)
}

/// A unit in a battle, by its number as a target.
pub(super) fn target(view: &View, target: u8, lang: Lang) -> String {
    if let Some(fighter) = fighter(view, target) {
        let it = title(hull(view.pack.pack(), HullOf::Ship(fighter.ship), lang));
        return t!(lang, "x4w-target", it = it, n = target, who = called(fighter.seat));
    }
    let it = combatant(view, target).map(|unit| title(hull(view.pack.pack(), unit.hull_of, lang)));
    it.map_or_else(
        || t!(lang, "x4-target", n = target),
        |it| t!(lang, "x4-target-named", it = it, n = target),
    )
}

/// The key of a unit that a battle shows as a target; none for what it does not show.
pub(super) fn target_key(view: &View, target: u8) -> Option<String> {
    let is_shown = fighter(view, target).is_some() || combatant(view, target).is_some();
    is_shown.then(|| format!("fighter-{target}"))
}

/// The key of a card, a government, a policy or an advisor.
pub(super) fn card_key(id: impl std::fmt::Display) -> String {
    format!("card-{id}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_are_told_as_points() {
        assert_eq!([0, 1, 2, 13, -3].map(half), ["0", "½", "1", "6½", "−1½"]);
        assert_eq!(points(2, Lang::De), "1 Siegpunkt");
        assert_eq!(points(5, Lang::En), "2½ victory points");
    }

    #[test]
    fn changes_name_every_resource_with_its_sign() {
        let mut stock = Stock::default();
        assert_eq!(change(&stock, Lang::En), "nothing");
        stock[Resource::Awe] = 5;
        stock[Resource::Food] = -2;
        assert_eq!(change(&stock, Lang::En), "+5 AWE, −2 food");
        assert_eq!(change(&stock, Lang::De), "+5 AWE, −2 Nahrung");
    }
}
