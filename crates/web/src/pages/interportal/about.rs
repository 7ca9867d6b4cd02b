//! What a thing on the table is and does.

mod affairs;
mod places;

use super::{agents, names, senate, tactical, war};
use crate::called::called;
use crate::game::About;
use crate::i18n::{Lang, t};
use engine::Seat;
use interportal::action::{Fitting, Unit};
use interportal::cards::{CapacityCost, Pack, Price, ShipCard};
use interportal::ids::{Building, Capacity, EventCard, Resource, Ship, Tech};
use interportal::notation::Item;
use interportal::{Agency, Books, Thing, View};

pub(super) use affairs::{of_advisor, of_government, of_market, of_object, of_policy};

/// A line: what it belongs to, and what is said.
type Line = (String, String);

/// What `thing` is and does, as far as it says more than its label.
pub(super) fn about(view: &View, seat: Seat, thing: Thing, lang: Lang) -> Option<About> {
    let pack = view.pack.pack();
    let named = |name: &str, lines: Vec<Line>| {
        let lines = lines.into_iter().filter(|(_, text)| !text.is_empty() && text != "–").collect();
        Some(About { name: names::title(name), lines })
    };
    match thing {
        Thing::Tech(tech) => named(names::tech(pack, tech, lang), of_tech(view, seat, tech, lang)),
        Thing::Unit(unit) => named(&names::unit_label(pack, unit, lang), of_unit(view, seat, unit, lang)),
        Thing::Building(building) => {
            named(names::name(&pack[building].name, lang), of_building(view, seat, building, lang))
        }
        Thing::Blueprint(ship, variant) => {
            named(&names::blueprint(pack, ship, variant, lang), of_blueprint(view, ship, variant, lang))
        }
        Thing::Item(item) => named(names::item(pack, item, lang), of_item(view, seat, item, lang)),
        Thing::Card(card) => named(names::name(&pack[card].name, lang), of_card(pack, card, lang)),
        Thing::System(hex) => named(names::place(hex), places::of_system(view, seat, hex, lang)),
        Thing::Slot(hex, slot) => {
            let at = usize::from(slot).checked_sub(1)?;
            let standing = view.colony_at(hex)?.buildings.get(at).copied()?;
            let card = &pack[standing.building];
            let place = (t!(lang, "x4-about-at"), names::place(hex).to_owned());
            let text = (String::new(), names::words(pack, lang).building(card));
            named(names::name(&card.name, lang), vec![place, text])
        }
        Thing::Fleet(fleet) => named(&names::fleet(fleet, lang), places::of_fleet(view, seat, fleet, lang)),
        Thing::Vessel(ship) => {
            named(&names::vessel(view, seat, ship, lang), places::of_vessel(view, seat, ship, lang))
        }
        Thing::Army(army) => named(&t!(lang, "x4-army", n = army), places::of_army(view, seat, army, lang)),
        Thing::Exchange(one, other) => {
            named(&affairs::pair(one, other, lang), affairs::of_ratio(view, seat, one, other, lang))
        }
        Thing::Resource(it) => named(names::resource(it, lang), affairs::of_account(view, seat, it, lang)),
        Thing::Capacity(it) => named(&names::capacity(it, lang), of_capacity(view, seat, it, lang)),
        Thing::Object(object) => {
            affairs::about(view, seat, object, lang).and_then(|(name, lines)| named(&name, lines))
        }
        Thing::Matter(matter) => {
            senate::about(view, matter, lang).and_then(|(name, text)| named(&name, vec![plain(text)]))
        }
        Thing::Target(target) => {
            named(&names::target(view, target, lang), places::of_target(view, target, lang))
        }
        Thing::Agency(Agency::Deed(_, mission)) => {
            let card = mission.card(pack);
            named(names::name(&card.name, lang), vec![plain(agents::mission(view, mission, lang))])
        }
        Thing::Warfare(warfare) => {
            war::about(view, warfare, lang).and_then(|(name, text)| named(&name, vec![plain(text)]))
        }
        Thing::Spot(spot) => tactical::about(view, spot, lang).and_then(|(name, lines)| named(&name, lines)),
        Thing::Word(_) | Thing::Option(_) | Thing::Agency(_) => None,
    }
}

fn plain(text: String) -> Line {
    (String::new(), text)
}

fn capacity_price(capacity: CapacityCost, lang: Lang) -> String {
    let ground = names::capacity(Capacity::Ground, lang);
    let space = names::capacity(Capacity::Space, lang);
    let either = format!("{ground} / {space}");
    let parts = [(capacity.gcap, ground), (capacity.scap, space), (capacity.gcap_or_scap, either)];
    let parts = parts.into_iter().filter(|(n, _)| *n > 0);
    parts.map(|(n, what)| t!(lang, "x4-of", n = n, what = what)).collect::<Vec<_>>().join(", ")
}

/// A printed price with its capacity.
pub(super) fn price(pack: &Pack, price: Price, capacity: CapacityCost, lang: Lang) -> Line {
    let parts = [names::words(pack, lang).price(price), capacity_price(capacity, lang)];
    let said: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    (t!(lang, "x4-about-price"), said.join(", "))
}

fn of_tech(view: &View, seat: Seat, tech: Tech, lang: Lang) -> Vec<Line> {
    let (pack, words) = (view.pack.pack(), names::words(view.pack.pack(), lang));
    let card = &pack[tech];
    let n = Books::open(view, seat).tech_cost(tech);
    let what = t!(lang, "x4-of", n = n, what = names::resource(Resource::Research, lang));
    let printed = card.cost.research;
    let cost = if n == printed { what } else { t!(lang, "x4-cost-sum", what = what, printed = printed) };
    let after: Vec<_> = card.arrows_from.iter().map(|it| names::tech(pack, *it, lang)).collect();
    let mut first = view.realms.iter().filter(|(_, realm)| realm.first.has(tech));
    let state = match first.next() {
        Some((first, _)) if first != seat => t!(lang, "x4-about-first-gone", who = called(first)),
        Some(_) => String::new(),
        None => t!(lang, "x4-about-first-open"),
    };
    vec![
        plain(words.tech(card)),
        (t!(lang, "x4-about-price"), cost),
        (t!(lang, "x4-about-after"), after.join(", ")),
        (t!(lang, "x4-about-first"), words.bonus(card)),
        plain(state),
    ]
}

/// What a hull is worth in battle, in words.
pub(super) fn values(card: &ShipCard, lang: Lang) -> String {
    t!(
        lang,
        "x4-about-ship-values",
        ini = card.ini,
        strategic = card.strategic,
        shield = card.sh,
        armour = card.ar,
        hull = card.hu
    )
}

/// The values of a hull.
pub(super) fn of_hull(pack: &Pack, card: &ShipCard, lang: Lang) -> Vec<Line> {
    let words = names::words(pack, lang);
    vec![
        (t!(lang, "x4-about-class"), names::name(&pack[card.class].name, lang).to_owned()),
        (t!(lang, "x4-about-values"), values(card, lang)),
        (t!(lang, "x4-about-slots"), words.slots(card)),
        (t!(lang, "x4-about-equipment"), card.eq.to_string()),
        (t!(lang, "x4-about-keywords"), words.keywords(&card.keywords)),
        plain(words.text(card.effect.as_ref(), card.special)),
    ]
}

/// The food that so many units cost each round.
pub(super) fn upkeep(food: u8, per: u8, lang: Lang) -> Line {
    let amount = t!(lang, "x4-of", n = food, what = names::resource(Resource::Food, lang));
    let text = match (food, per) {
        (0, _) => String::new(),
        (_, 1) => amount,
        (_, per) => t!(lang, "x4-about-upkeep-per", what = amount, per = per),
    };
    (t!(lang, "x4-about-upkeep"), text)
}

/// What a unit is, from the pack.
pub(super) fn unit_lines(pack: &Pack, unit: Unit, lang: Lang) -> Vec<Line> {
    let words = names::words(pack, lang);
    match unit {
        Unit::Ship(ship, _) => {
            let card = &pack[ship];
            let mut lines = vec![
                price(pack, card.cost, card.capacity, lang),
                upkeep(card.upkeep.food, card.upkeep.per, lang),
            ];
            lines.extend(of_hull(pack, card, lang));
            lines
        }
        Unit::Standard(ship) => {
            let card = &pack[ship];
            let weapons: Vec<_> = card.weapons.iter().map(|it| names::name(&pack[*it].name, lang)).collect();
            let outfit: Vec<_> =
                card.equipment.iter().map(|it| names::item(pack, it.0.into(), lang)).collect();
            vec![
                price(pack, card.cost, card.capacity, lang),
                upkeep(card.upkeep.food, card.upkeep.per, lang),
                (t!(lang, "x4-card-base"), names::name(&pack[card.base].name, lang).to_owned()),
                (t!(lang, "x4-card-weapons"), weapons.join(", ")),
                (t!(lang, "x4-card-outfit"), outfit.join(", ")),
            ]
        }
        Unit::Ground(ground) => {
            let card = &pack[ground];
            let values = t!(lang, "x4-about-ground-values", ini = card.ini, armour = card.ar, hull = card.hu);
            vec![
                price(pack, card.cost, card.capacity, lang),
                upkeep(card.upkeep.food, card.upkeep.per, lang),
                (t!(lang, "x4-about-values"), values),
                (t!(lang, "x4-about-keywords"), words.keywords(&card.keywords)),
                plain(words.text(None, card.special)),
            ]
        }
    }
}

fn of_unit(view: &View, seat: Seat, unit: Unit, lang: Lang) -> Vec<Line> {
    let mut lines = unit_lines(view.pack.pack(), unit, lang);
    if let Some(quote) = view.cheapest_unit(seat, unit).map(|quote| names::quote(&quote, lang))
        && lines.iter().all(|(_, text)| *text != quote)
    {
        lines.insert(1, (t!(lang, "x4-about-now"), quote));
    }
    lines
}

fn of_building(view: &View, seat: Seat, building: Building, lang: Lang) -> Vec<Line> {
    let pack = view.pack.pack();
    let card = &pack[building];
    let words = names::words(pack, lang);
    let mut lines = vec![
        plain(words.building(card)),
        price(pack, card.cost, card.capacity, lang),
        (t!(lang, "x4-about-upkeep"), words.price(card.upkeep)),
    ];
    let cheapest = view.cheapest_building(seat, building);
    let cheapest = cheapest.or_else(|| view.cheapest_upgrade(seat, building));
    if let Some(quote) = cheapest.map(|quote| names::quote(&quote, lang))
        && lines.iter().all(|(_, text)| *text != quote)
    {
        lines.insert(2, (t!(lang, "x4-about-now"), quote));
    }
    lines
}

fn of_blueprint(view: &View, ship: Ship, variant: u8, lang: Lang) -> Vec<Line> {
    let pack = view.pack.pack();
    let mut lines = of_hull(pack, &pack[ship], lang);
    if let Some(hand) = &view.hand {
        let drawing = hand.drawings.get(pack, ship, variant);
        let fitted: Vec<_> = drawing.items().map(|it| names::item(pack, it, lang)).collect();
        let said = if fitted.is_empty() { t!(lang, "x4-about-fitted-nothing") } else { fitted.join(", ") };
        lines.insert(0, (t!(lang, "x4-about-fitted"), said));
    }
    lines
}

/// What an item does, in one sentence or two.
pub(super) fn item_text(pack: &Pack, item: Fitting, lang: Lang) -> String {
    let words = names::words(pack, lang);
    match item.item() {
        Item::Weapon(it) => words.attacks(&pack[it]),
        Item::Protection(it) => words.text(Some(&pack[it].effect), pack[it].special),
        Item::Equipment(it) => words.equipment(&pack[it]),
    }
}

/// What an item is, from the pack.
pub(super) fn item_lines(pack: &Pack, item: Fitting, lang: Lang) -> Vec<Line> {
    let words = names::words(pack, lang);
    let text = item_text(pack, item, lang);
    let label = || t!(lang, "x4-about-price");
    match item.item() {
        Item::Weapon(it) => {
            let card = &pack[it];
            let size = card.size.to_string();
            vec![
                (t!(lang, "x4-about-attack"), text),
                (
                    t!(lang, "x4-about-range"),
                    t!(lang, "x4-about-range-size", range = card.range, size = size),
                ),
                (t!(lang, "x4-about-keywords"), words.keywords(&card.keywords)),
                plain(words.weapon_notes(card)),
                (label(), words.price(card.cost)),
            ]
        }
        Item::Protection(it) => vec![plain(text), (label(), words.price(pack[it].cost))],
        Item::Equipment(it) => vec![
            plain(text),
            (t!(lang, "x4-about-fits"), words.allowed(&pack[it])),
            (label(), words.price(pack[it].cost)),
        ],
    }
}

fn of_item(view: &View, seat: Seat, item: Fitting, lang: Lang) -> Vec<Line> {
    let mut lines = item_lines(view.pack.pack(), item, lang);
    let quote = Books::open(view, seat).fit_quote(item.item());
    let quote = names::quote(&quote, lang);
    if lines.iter().all(|(_, text)| *text != quote) {
        lines.push((t!(lang, "x4-about-now"), quote));
    }
    lines
}

/// What an event card is, from the pack.
pub(super) fn of_card(pack: &Pack, card: EventCard, lang: Lang) -> Vec<Line> {
    let face = &pack[card];
    vec![
        plain(names::words(pack, lang).event(face)),
        (t!(lang, "x4-about-deck"), names::name(&pack[face.deck].name, lang).to_owned()),
        (t!(lang, "x4-about-copies"), face.copies.to_string()),
    ]
}

fn of_capacity(view: &View, seat: Seat, capacity: Capacity, lang: Lang) -> Vec<Line> {
    let books = Books::open(view, seat);
    let (left, all) = (books.capacity_left(capacity), books.capacity(capacity));
    vec![plain(t!(lang, "x4-about-capacity-text", n = left, all = all))]
}
