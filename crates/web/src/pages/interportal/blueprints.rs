//! Blueprints: the slots of each own hull and what is fitted into them; the items while one is chosen.

use super::{about, fleets, names, rail};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::press::press;
use crate::pages::components::{icon, icon_s};
use engine::Seat;
use interportal::action::Fitting;
use interportal::cards::ShipCard;
use interportal::ids::Ship;
use interportal::notation::Item;
use interportal::{Books, Decision, State, Thing};
use maud::{Markup, html};

/// The blueprints that a seat can build from, and the items while it is asked for one.
pub(super) fn section(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let known = |ship: &Ship| pack[*ship].unlocked_by.iter().all(|tech| view.realms[seat].techs.has(*tech));
    let slotted = |ship: &Ship| pack[*ship].eq > 0 || !pack[*ship].slot_sets.is_empty();
    let all = Ship::all().filter(|ship| known(ship) && slotted(ship));
    let all = all.flat_map(|ship| (1..=pack[ship].variants).map(move |variant| (ship, variant)));
    html! {
        section.yc {
            h3 { (t!(lang, "x4t-blueprints")) }
            @if let Some(Decision::Fit(..) | Decision::ChooseItem) = scene.turn.map(|turn| turn.decision) { (items(scene, seat)) }
            // What is being fitted is in sight with its slots.
            @let fitted = fitted(scene);
            @let (open, more): (Vec<_>, Vec<_>) = all.partition(|it| {
                fitted == Some(*it) || rail::comes_first(scene, &names::blueprint_key(it.0, it.1), fitted.is_none())
            });
            ul.bps { @for (ship, variant) in open { li { (blueprint(scene, ship, variant)) } } }
            @if !more.is_empty() {
                details data-keep="open" {
                    summary { (t!(lang, "x4t-more-blueprints", n = more.len())) }
                    ul.bps { @for (ship, variant) in more { li { (blueprint(scene, ship, variant)) } } }
                }
            }
        }
    }
}

/// The blueprint into which something is fitted now.
fn fitted(scene: &Scene<'_, State>) -> Option<(Ship, u8)> {
    match scene.turn?.decision {
        Decision::Fit(ship, variant) => Some((ship, variant)),
        _ => None,
    }
}

fn blueprint(scene: &Scene<'_, State>, ship: Ship, variant: u8) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let card = &pack[ship];
    let key = names::blueprint_key(ship, variant);
    let press = press(scene.lit(&key), &key, scene.why(Thing::Blueprint(ship, variant)));
    let drawing = view.hand.map(|hand| hand.drawings.get(pack, ship, variant));
    let set = drawing.map_or(1, |drawing| drawing.set);
    let weapons = weapon_slots(card, set);
    // Weapons of the largest set come first, then equipment.
    let most = card.slot_sets.iter().map(|set| set.iter().map(|slots| usize::from(slots.n)).sum()).max();
    let first_equipment: usize = most.unwrap_or(0);
    let item = |slot: usize| drawing.and_then(|drawing| drawing.item(slot)).map(Fitting::item);
    html! {
        button.bp.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            span.bph {
                (icon(fleets::icon(card)))
                b { (names::title(names::name(&card.name, lang))) @if variant > 1 { " " (variant) } }
                small { (card.class) }
                // Signs and numbers; spoken in words.
                span.stats role="img" aria-label=(about::values(card, lang)) {
                    span { (icon_s("initiative")) (card.ini) }
                    span { (icon_s("strategic")) (card.strategic) }
                    span { (icon_s("shield")) (card.sh) }
                    span { (icon_s("armour")) (card.ar) }
                    span { (icon_s("hull")) (card.hu) }
                }
            }
            span.slots2 {
                @for (n, size) in weapons.iter().enumerate() { (slot(scene, size, item(n))) }
                @for n in 0..usize::from(card.eq) { (slot(scene, "EQ", item(first_equipment + n))) }
            }
        }
    }
}

/// X4R-301: the blueprints of another player, as they were when they were last shown.
pub(super) fn known(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let all = Ship::all().flat_map(|ship| (1..=pack[ship].variants).map(move |variant| (ship, variant)));
    let shown = |(ship, variant)| Some((ship, variant, view.realms[seat].shown.get(pack, ship, variant)?));
    let shown: Vec<_> = all.filter_map(shown).collect();
    html! {
        @if !shown.is_empty() {
            ul.shown aria-label=(t!(lang, "x4t-known-blueprints")) {
                @for (ship, variant, drawing) in shown {
                    @let items: Vec<String> =
                        drawing.items().map(|item| names::item(pack, item, lang).to_owned()).collect();
                    li {
                        (icon_s(fleets::icon(&pack[ship])))
                        b { (names::blueprint(pack, ship, variant, lang)) } " "
                        @if items.is_empty() { (t!(lang, "x4t-nothing-fitted")) } @else { (items.join(", ")) }
                    }
                }
            }
        }
    }
}

/// The sizes of the weapon slots of a set, from 1.
fn weapon_slots(card: &ShipCard, set: u8) -> Vec<&'static str> {
    let set = card.slot_sets.get(usize::from(set).saturating_sub(1));
    let each = set.into_iter().flatten();
    each.flat_map(|slots| std::iter::repeat_n(slots.size.id(), usize::from(slots.n))).collect()
}

fn slot(scene: &Scene<'_, State>, size: &str, item: Option<Item>) -> Markup {
    html! {
        span.sl.free[item.is_none()] {
            i { (size) }
            @match item {
                Some(item) => { (icon_s(item_icon(item))) (names::item(scene.view.pack.pack(), item.into(), scene.lang)) },
                None => (t!(scene.lang, "x4t-free")),
            }
        }
    }
}

/// The items that can be fitted now.
fn items(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let books = Books::open(view, seat);
    let key = |fitting: Fitting| format!("item-{fitting}");
    let (lit, other): (Vec<Fitting>, Vec<Fitting>) =
        Fitting::all().partition(|fitting| scene.lit(&key(*fitting)).next().is_some());
    let line = |fitting: Fitting| {
        let key = key(fitting);
        let press = press(scene.lit(&key), &key, scene.why(Thing::Item(fitting)));
        html! {
            li {
                button.buy.can.is-lit[press.is_lit()].off[!press.is_lit()] type="button" id=(key) data-key=(key)
                    data-act=[press.act] data-group=[press.group] data-why=[press.why] {
                    (icon(item_icon(fitting.item())))
                    span.bt { b { (names::item(view.pack.pack(), fitting, lang)) } }
                    (super::yard::price(books.fit_quote(fitting.item()), lang))
                }
            }
        }
    };
    html! {
        h4 { (t!(lang, "x4t-items")) }
        ul.buys.items { @for fitting in &lit { (line(*fitting)) } }
        details data-keep="open" {
            summary { (t!(lang, "x4t-more-items", n = other.len())) }
            ul.buys { @for fitting in &other { (line(*fitting)) } }
        }
    }
}

fn item_icon(item: Item) -> &'static str {
    match item {
        Item::Weapon(weapon) => match weapon.id() {
            id if id.contains("missile") || id.contains("torpedo") => "missile",
            id if id.contains("beam") || id.contains("laser") => "beam",
            _ => "gun",
        },
        Item::Protection(_) => "armour",
        Item::Equipment(_) => "upgrade-slot",
    }
}
