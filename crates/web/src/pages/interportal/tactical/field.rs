//! The field of a tactical battle: hexes, tokens and units that can be pressed, both sides, the order, and the rounds.

use super::super::chart::outline;
use super::super::{battle, events, names, playback};
use super::{arm, cell_key, chances, direction, falls, glyph, soldier, spot, unit_key};
use crate::art::coordinate as c;
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::press::{Press, press};
use crate::pages::components::{icon, seat_class};
use interportal::battlefield::{Battlefield, Soldier, Whereabouts};
use interportal::ids::Class;
use interportal::tactical::Spot;
use interportal::{Cell, Event, Options, State, TacticalEvent, Thing};
use maud::{Markup, html};

/// Distance of two columns, and of two rows.
const STEP: (f64, f64) = (52.0, 45.0);

/// Radius of a hex.
const RADIUS: f64 = 30.0;

/// Rounds that a battle has at most (X4R-187).
const ROUNDS: u8 = 8;

/// The battle that is going on; everybody sees it.
pub(in crate::pages::interportal) fn section(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    let Some(field) = Battlefield::now(scene.view) else { return html! {} };
    let place = names::place(field.hex);
    html! {
        div.battle.tactical data-key="battle" role="group" aria-label=(t!(lang, "x4t-battle-at", place = place)) {
            (battle::sheet())
            header.drh {
                h2 { (icon("war")) (t!(lang, "x4t-battle-at", place = place)) }
                ol.rounds aria-label=(t!(lang, "x4t-battle-round", n = field.round)) {
                    @for n in 1..=ROUNDS { li.now[n == field.round].done[n < field.round] { (n) } }
                }
                (balance(&field))
            }
            (map(scene, &field))
            (order(scene, &field))
            div.sides { (side(scene, &field, true)) (side(scene, &field, false)) }
            (battle::cards(scene))
            (playback::section(scene))
            (rounds(scene))
        }
    }
}

/// Hull points of both sides.
fn balance(field: &Battlefield) -> Markup {
    let side = |attacks: bool| {
        let own = || field.units.iter().filter(move |unit| unit.attacks == attacks);
        let fights = |unit: &&Soldier| {
            matches!(unit.place, Whereabouts::At(_) | Whereabouts::Waiting | Whereabouts::Docked)
        };
        let hull = own().filter(fights).map(|unit| u32::from(unit.left[2]) * u32::from(unit.n.max(1))).sum();
        (own().next().map_or("neutral", owner_class), hull)
    };
    battle::balance([side(true), side(false)])
}

/// The colour of the side that deploys its units in a hex.
fn zone(field: &Battlefield, cell: Cell) -> Option<&'static str> {
    let attacks = match cell.column() {
        0 | 1 => true,
        7.. => false,
        _ => return None,
    };
    field.units.iter().find(|unit| unit.attacks == attacks).map(owner_class)
}

/// Whether a tactical battle is going on.
pub(in crate::pages::interportal) fn is_shown(scene: &Scene<'_, State>) -> bool {
    Battlefield::now(scene.view).is_some()
}

/// The middle of a hex on the drawing.
pub(in crate::pages::interportal) fn centre(cell: Cell) -> (f64, f64) {
    let shift = f64::from(cell.row() % 2) * 0.5;
    let x = STEP.0 * (f64::from(cell.column()) + 0.5 + shift) + 2.0;
    (x, STEP.1 * f64::from(cell.row()) + RADIUS + 2.0)
}

fn moved(cell: Cell) -> String {
    let (x, y) = centre(cell);
    format!("translate({} {})", c(x), c(y))
}

/// The hexes with what lies on them, and the units above.
fn map(scene: &Scene<'_, State>, field: &Battlefield) -> Markup {
    let (w, h) = (STEP.0 * 9.5 + 4.0, STEP.1 * f64::from(field.rows - 1) + 2.0 * RADIUS + 4.0);
    html! {
        svg.field viewBox={ "0 0 " (c(w)) " " (c(h)) } role="group" aria-label=(t!(scene.lang, "x4b-field", rows = field.rows)) {
            g { @for cell in Cell::all(field.rows) { (hex(scene, field, cell)) } }
            g { @for unit in &field.units { @if let Some(cell) = unit.cell() { (ship(scene, field, unit, cell)) } } }
        }
    }
}

/// One hex.
fn hex(scene: &Scene<'_, State>, field: &Battlefield, cell: Cell) -> Markup {
    let lang = scene.lang;
    let key = cell_key(cell);
    let Press { act, group, why, .. } =
        press(scene.lit(&key), &key, scene.why(Thing::Spot(Spot::Cell(cell))));
    let is_lit = act.is_some() || group.is_some();
    let (rock, mine) = (field.rocks.contains(&cell), field.mines.contains(&cell));
    let (planet, zone) = (field.planet == Some(cell), zone(field, cell));
    let mut words = t!(lang, "x4b-hex", at = spot(cell));
    if rock {
        words = format!("{words}, {}", t!(lang, "x4b-rock"));
    }
    if mine {
        words = format!("{words}, {}", t!(lang, "x4b-mine"));
    }
    if planet {
        words = format!("{words}, {}", t!(lang, "x4b-planet"));
    }
    html! {
        g.tc.is-lit[is_lit].dz[zone.is_some()].(zone.unwrap_or_default()) id=(key) data-key=(key) role="button"
            tabindex="-1" data-act=[act] data-group=[group] data-why=[why] aria-label=(words) transform=(moved(cell)) {
            path.bg d=(outline(RADIUS - 1.0)) {}
            @if rock { circle.rock r="13" {} }
            @if mine { path.mine d="M0-11 3-3 11 0 3 3 0 11-3 3-11 0-3-3Z" {} }
            @if planet { circle.planet r="24" {} }
            @if is_lit { path.ring d=(outline(RADIUS - 3.5)) {} }
        }
    }
}

/// The outline of a ship by its class, looking east.
pub(in crate::pages::interportal) const fn shape(class: Class) -> &'static str {
    match class {
        Class::Ks => "M13 0-9-7-4 0-9 7Z",
        Class::Us => "M16 0 4-7-12-7-8 0-12 7 4 7Z",
        Class::Hs => "M18 0 8-8-4-10-14-7-10 0-14 7-4 10 8 8Z",
        Class::Gs => "M20 0 12-8 2-13-15-10-19 0-15 10 2 13 12 8Z",
        Class::Mk => "M23 0 14-11 0-15-18-15-22-6-17 0-22 6-18 15 0 15 14 11Z",
    }
}

fn owner_class(unit: &Soldier) -> &'static str {
    unit.owner.map_or("neutral", |seat| seat_class(seat.0 + 1))
}

/// One unit on the map; who can be chosen is lit, and a press on the unit on turn turns it.
fn ship(scene: &Scene<'_, State>, field: &Battlefield, unit: &Soldier, cell: Cell) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (key, hex) = (unit_key(unit.number), cell_key(cell));
    let why = scene.why(Thing::Spot(Spot::Unit(unit.number)));
    let own = press(scene.lit(&key), &key, why.clone());
    let Press { act, group, why, .. } = if own.is_lit() { own } else { press(scene.lit(&hex), &hex, why) };
    let is_lit = act.is_some() || group.is_some();
    let is_now = field.unit == Some(unit.number);
    let turn = unit.facing.map_or(if unit.attacks { 0 } else { 180 }, |facing| u16::from(facing) * 60);
    let aim = scene.turn.filter(|_| is_lit && !is_now).and_then(|_| view.volley(unit.number));
    let [sh, ar, hu] = unit.left;
    let mut words = vec![soldier(view.pack.pack(), unit, lang), t!(lang, "x4b-hex", at = spot(cell))];
    words.extend(unit.owner.map(|seat| scene.names.of(seat).to_owned()));
    words.extend(unit.facing.map(|facing| t!(lang, "x4b-faces", to = direction(facing, lang))));
    words.push(t!(lang, "x4b-about-points", sh = sh, ar = ar, hu = hu));
    words.extend(aim.map(|aim| chances(&aim, lang)));
    html! {
        g.fu.is-lit[is_lit].now[is_now].acted[unit.acted].veiled[unit.cloaked].(owner_class(unit)) id=(key) data-key=(key)
            role="button" tabindex="-1" data-act=[act] data-group=[group] data-why=[why] aria-label=(words.join(", "))
            transform=(moved(cell)) {
            circle.hit r="24" {}
            @if is_now || is_lit { circle.tring r="24" {} }
            path.hull d=(shape(unit.class)) transform={ "rotate(" (turn) ")" } {}
            text.num x="14" y="24" { (unit.number) }
            @if unit.n > 1 { text.many x="-20" y="24" { (unit.n) "×" } }
            @if let Some(aim) = aim { text.aim x="0" y="-16" { (aim.face) "+" } }
        }
    }
}

/// The order of the round.
fn order(scene: &Scene<'_, State>, field: &Battlefield) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    if field.round == 0 {
        return html! {};
    }
    html! {
        div.turnorder {
            span.lb { (t!(lang, "x4b-order", n = field.round)) }
            ol {
                @for number in field.order() {
                    @if let Some(unit) = field.soldier(number) {
                        li.done[unit.acted].now[field.unit == Some(number)].(owner_class(unit)) title=(soldier(view.pack.pack(), unit, lang)) {
                            (icon(glyph(view.pack.pack(), unit.hull))) small { (number) }
                        }
                    }
                }
            }
        }
    }
}

/// The units of one side.
fn side(scene: &Scene<'_, State>, field: &Battlefield, attacks: bool) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let units: Vec<&Soldier> = field.units.iter().filter(|unit| unit.attacks == attacks).collect();
    let Some(first) = units.first() else { return html! {} };
    let name = match first.owner {
        Some(seat) => scene.names.of(seat).to_owned(),
        None => view
            .system(field.hex)
            .group
            .map_or_else(String::new, |group| names::title(names::name(&pack[group].name, lang))),
    };
    let role = if attacks { t!(lang, "x4b-attacker") } else { t!(lang, "x4b-defender") };
    html! {
        section.sd.(owner_class(first)) {
            h3 { span { (name) " " small { (role) } } }
            ul {
                @for unit in &units {
                    @let aim = scene.turn.filter(|_| field.unit != Some(unit.number) && scene.lit(&unit_key(unit.number)).next().is_some());
                    @let falls = aim.and_then(|_| falls(view, unit.number));
                    @let gone = matches!(unit.place, Whereabouts::Lost | Whereabouts::Captured | Whereabouts::Gone);
                    li.lost[gone].lit[falls.is_some()].(owner_class(unit)) {
                        (icon(glyph(pack, unit.hull)))
                        b { (soldier(pack, unit, lang)) } small { (unit.class) " · " (state(unit, lang)) }
                        span.hp role="img" aria-label=(t!(lang, "x4b-about-points", sh = unit.left[0], ar = unit.left[1], hu = unit.left[2])) {
                            @for (n, kind) in ["sh", "ar", "hu"].into_iter().enumerate() {
                                @for point in 0..unit.full[n].max(unit.left[n]) { i.(kind).on[point < unit.left[n]] {} }
                            }
                        }
                        @if let Some(n) = falls { b.falls title=(t!(lang, "x4b-falls", n = n)) { (n) " %" } }
                        @if !unit.weapons.is_empty() {
                            small.arms { @for (n, card) in unit.weapons.iter().enumerate() { @if n > 0 { ", " } (arm(pack, *card, lang)) } }
                        }
                    }
                }
            }
        }
    }
}

/// Where a unit is, in a word.
fn state(unit: &Soldier, lang: crate::i18n::Lang) -> String {
    match unit.place {
        Whereabouts::Waiting => t!(lang, "x4b-waiting"),
        Whereabouts::At(cell) => spot(cell),
        Whereabouts::Docked => t!(lang, "x4b-docked"),
        Whereabouts::Gone => t!(lang, "x4b-gone"),
        Whereabouts::Lost => t!(lang, "x4b-lost"),
        Whereabouts::Captured => t!(lang, "x4b-captured"),
    }
}

/// What happened, round by round; the last one is unfolded.
fn rounds(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    let options = Options { pack: scene.view.pack, ..Options::default() };
    let mut all: Vec<(u8, Vec<Markup>)> = Vec::new();
    for event in scene.told {
        let Event::Tactical(tactical) = event else { continue };
        match tactical {
            TacticalEvent::Began(_) => all = vec![(0, Vec::new())],
            TacticalEvent::Round(_, n) => all.push((*n, Vec::new())),
            _ => {
                if all.is_empty() {
                    all.push((0, Vec::new()));
                }
                let line = events::event(event, &options, scene.names, lang);
                if let Some((_, lines)) = all.last_mut() {
                    lines.extend(line);
                }
            }
        }
    }
    let last = all.len().saturating_sub(1);
    html! {
        @if !all.is_empty() {
            div.bstory {
                h3 { (t!(lang, "x4b-story")) }
                @for (n, (round, lines)) in all.iter().enumerate() {
                    @if !lines.is_empty() {
                        details open[n == last] data-key={ "bround-" (round) } data-keep="open" {
                            summary { @if *round == 0 { (t!(lang, "x4b-approach")) } @else { (t!(lang, "x4t-battle-round", n = *round)) } }
                            ul { @for line in lines { li { (line) } } }
                        }
                    }
                }
            }
        }
    }
}
