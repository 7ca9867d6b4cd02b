//! The yard: units and buildings with their prices, blueprints with their slots, and the exchange of resources.

use super::{blueprints, fleets, names, rail};
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::press::press;
use crate::pages::components::{icon, icon_s};
use engine::{Index, Seat};
use interportal::action::Unit;
use interportal::economy::Quote;
use interportal::ids::{Building, Capacity, Ground, Resource, Ship, Standard, Tech};
use interportal::realm::Make;
use interportal::{Books, State, Thing, View};
use maud::{Markup, html};

/// The drawer with everything that can be bought.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        section.yard.drw.pane.pane-yard id="panel-yard" role="tabpanel" aria-labelledby="tab-yard"
            data-tabpanel="yard" data-board="yard" hidden[rail::open(scene) != "yard"] {
            header.drh { h2 { (icon("shipyard")) (t!(lang, "x4t-yard")) } p { (t!(lang, "x4t-yard-note")) } }
            @match scene.seat() {
                Some(seat) => div.yards {
                    // What can be chosen stands in sight: where that is an exchange, the table of ratios comes first.
                    @let first = rail::only_exchanges(scene);
                    @if first { (exchange(scene, seat)) }
                    (units(scene, seat))
                    (blueprints::section(scene, seat))
                    (buildings(scene, seat))
                    @if !first { (exchange(scene, seat)) }
                },
                None => p.none { (t!(lang, "x4t-watching")) },
            }
        }
    }
}

/// Every unit that the box has, by ship, standardised ship and ground unit.
fn all_units(view: &View) -> Vec<Unit> {
    let pack = view.pack.pack();
    let ships =
        Ship::all().flat_map(|ship| (1..=pack[ship].variants).map(move |variant| Unit::Ship(ship, variant)));
    let standards = Standard::all().map(Unit::Standard);
    ships.chain(standards).chain(Ground::all().map(Unit::Ground)).collect()
}

/// Technologies that a unit needs and a seat lacks.
fn lacks(view: &View, seat: Seat, unit: Unit) -> Vec<Tech> {
    let pack = view.pack.pack();
    let needs = match unit {
        Unit::Ship(ship, _) => &pack[ship].unlocked_by,
        Unit::Standard(ship) => &pack[ship].unlocked_by,
        Unit::Ground(ground) => &pack[ground].unlocked_by,
    };
    needs.iter().copied().filter(|tech| !view.realms[seat].techs.has(*tech)).collect()
}

/// How many of a unit a seat has.
fn in_service(view: &View, seat: Seat, unit: Unit) -> usize {
    let realm = &view.realms[seat];
    let made = |make: Make| realm.ships.iter().filter(|ship| ship.make == make).count();
    match unit {
        Unit::Ship(ship, variant) => made(Make::Blueprint(ship, variant)),
        Unit::Standard(ship) => made(Make::Standard(ship)),
        Unit::Ground(ground) => usize::from(realm.ground[ground.at()]),
    }
}

fn units(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (open, locked): (Vec<Unit>, Vec<Unit>) = all_units(view).into_iter().partition(|unit| {
        rail::comes_first(scene, &names::unit_key(*unit), lacks(view, seat, *unit).is_empty())
    });
    html! {
        section.yc {
            h3 { (t!(lang, "x4t-units-buy")) }
            ul.buys { @for it in &open { li { (unit(scene, seat, *it)) } } }
            @if !locked.is_empty() {
                details data-keep="open" {
                    summary { (t!(lang, "x4t-more-units", n = locked.len())) }
                    ul.buys { @for it in &locked { li { (unit(scene, seat, *it)) } } }
                }
            }
        }
    }
}

fn unit(scene: &Scene<'_, State>, seat: Seat, unit: Unit) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let key = names::unit_key(unit);
    let press = press(scene.lit(&key), &key, scene.why(Thing::Unit(unit)));
    let (glyph, class) = match unit {
        Unit::Ship(ship, _) => (fleets::icon(&pack[ship]), pack[ship].class.to_string()),
        Unit::Standard(ship) => (fleets::icon(&pack[pack[ship].base]), pack[ship].class.to_string()),
        Unit::Ground(_) => ("troops", String::new()),
    };
    let needs = lacks(view, seat, unit);
    let n = in_service(view, seat, unit);
    html! {
        button.buy.can.is-lit[press.is_lit()].off[!press.is_lit()] type="button" id=(key) data-key=(key)
            data-act=[press.act] data-group=[press.group] data-why=[press.why] {
            (icon(glyph))
            span.bt {
                b { (names::title(names::unit(pack, unit, lang))) @if let Unit::Ship(_, n @ 2..) = unit { " " (n) } }
                small {
                    (class)
                    @if let Some(tech) = needs.first() { " " (t!(lang, "x4t-needs", name = names::tech(pack, *tech, lang))) }
                    @else if n > 0 { " " (t!(lang, "x4t-in-service", n = n)) }
                }
            }
            @if let Some(quote) = view.cheapest_unit(seat, unit) { (price(quote, lang)) }
        }
    }
}

/// A price in A and capacity.
pub(super) fn price(quote: Quote, lang: Lang) -> Markup {
    let [ground, space] = Capacity::ALL.map(|capacity| quote.capacity[capacity as usize]);
    let parts = [
        ("awe", "c-credits", quote.awe, names::resource(Resource::Awe, lang).to_owned()),
        ("gcap", "", ground, names::capacity(Capacity::Ground, lang)),
        ("scap", "", space, names::capacity(Capacity::Space, lang)),
    ];
    html! {
        span.pr {
            @for (glyph, class, n, words) in parts.iter().filter(|(_, _, n, _)| *n > 0) {
                span.(class) { (icon_s(glyph)) b { (n) } span.vh { " " (words) } }
            }
        }
    }
}

fn buildings(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let has = |building: &Building| {
        pack[*building].unlocked_by.iter().all(|tech| view.realms[seat].techs.has(*tech))
    };
    let (open, locked): (Vec<Building>, Vec<Building>) = Building::all()
        .partition(|building| rail::comes_first(scene, &names::building_key(*building), has(building)));
    html! {
        section.yc {
            h3 { (t!(lang, "x4t-buildings")) }
            ul.buys { @for it in &open { li { (building(scene, seat, *it)) } } }
            @if !locked.is_empty() {
                details data-keep="open" {
                    summary { (t!(lang, "x4t-more-buildings", n = locked.len())) }
                    ul.buys { @for it in &locked { li { (building(scene, seat, *it)) } } }
                }
            }
        }
    }
}

fn building(scene: &Scene<'_, State>, seat: Seat, building: Building) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let card = &pack[building];
    let key = names::building_key(building);
    let press = press(scene.lit(&key), &key, scene.why(Thing::Building(building)));
    let standing = view.colonies.iter().flat_map(|colony| colony.buildings.iter());
    let n = standing.filter(|it| it.building == building && it.seat == seat).count();
    let quote = view.cheapest_building(seat, building).or_else(|| view.cheapest_upgrade(seat, building));
    let lacks = card.unlocked_by.iter().find(|tech| !view.realms[seat].techs.has(**tech));
    html! {
        button.buy.can.is-lit[press.is_lit()].off[!press.is_lit()] type="button" id=(key) data-key=(key)
            data-act=[press.act] data-group=[press.group] data-why=[press.why] {
            (icon("building"))
            span.bt {
                b { (names::title(names::name(&card.name, lang))) }
                small {
                    @if let Some(tech) = lacks { (t!(lang, "x4t-needs", name = names::tech(pack, *tech, lang))) }
                    @else if n > 0 { (t!(lang, "x4t-in-service", n = n)) }
                }
            }
            @if let Some(quote) = quote { (price(quote, lang)) }
        }
    }
}

/// X4R-067: what one resource costs in another.
fn exchange(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let books = Books::open(view, seat);
    let pairs =
        Resource::ALL.into_iter().flat_map(|from| Resource::ALL.into_iter().map(move |to| (from, to)));
    html! {
        section.yc.exch {
            h3 { (t!(lang, "x4t-exchange")) }
            div.exs {
                @for (from, to) in pairs.filter(|(from, to)| from != to) {
                    @let key = format!("exchange-{from}-{to}");
                    @let press = press(scene.lit(&key), &key, scene.why(Thing::Exchange(from, to)));
                    button.ex.can.is-lit[press.is_lit()].off[!press.is_lit()] type="button" id=(key) data-key=(key)
                        data-act=[press.act] data-group=[press.group] data-why=[press.why] {
                        b { (books.ratio(from, to)) } (icon_s(resource_icon(from))) span.vh { (names::resource(from, lang)) }
                        (icon_s("next"))
                        b { "1" } (icon_s(resource_icon(to))) span.vh { (names::resource(to, lang)) }
                    }
                }
            }
        }
    }
}

/// The icon of a resource.
pub(super) const fn resource_icon(resource: Resource) -> &'static str {
    match resource {
        Resource::Awe => "awe",
        Resource::Food => "food",
        Resource::Research => "research",
        Resource::Culture => "culture",
    }
}
