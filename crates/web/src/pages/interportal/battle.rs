//! A battle against neutral units, over the map while its round is asked for: both sides ship by ship.

use super::{fleets, names};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon, seat_class};
use engine::Seat;
use interportal::cards::NeutralHull;
use interportal::{Decision, Hex, State};
use maud::{Markup, html};

/// One unit of a side.
struct Fighter {
    icon: &'static str,
    name: String,
    class: String,
    hull: u8,
    whole: u8,
    shield: u8,
    armour: u8,
}

/// The battle that the viewer is asked about; nothing else.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    let (Some(seat), Some(Decision::Battle(hex, round))) =
        (scene.seat(), scene.turn.map(|turn| turn.decision))
    else {
        return html! {};
    };
    let pack = scene.view.pack.pack();
    let (own, neutral) = (own(scene, seat, hex), neutral(scene, hex));
    let group = scene.view.system(hex).group;
    let other = group.map_or_else(String::new, |group| names::title(names::name(&pack[group].name, lang)));
    html! {
        div.battle role="group" aria-label=(t!(lang, "x4t-battle-at", place = names::place(hex))) {
            header.drh {
                h2 { (icon("war")) (t!(lang, "x4t-battle-at", place = names::place(hex))) }
                ol.rounds aria-label=(t!(lang, "x4t-battle-round", n = round)) {
                    @for n in 1..=8_u8 { li.now[n == round].done[n < round] { (n) } }
                }
            }
            div.sides {
                (side(scene, scene.names.of(seat), &seat_class(seat.0 + 1), &own))
                (side(scene, &other, "neutral", &neutral))
            }
        }
    }
}

fn side(scene: &Scene<'_, State>, name: &str, class: &str, fighters: &[Fighter]) -> Markup {
    let lang = scene.lang;
    let (hull, whole) = fighters
        .iter()
        .fold((0_u32, 0_u32), |(hull, whole), it| (hull + u32::from(it.hull), whole + u32::from(it.whole)));
    html! {
        section.sd.(class) {
            h3 { span { (name) } b { (icon("hull")) (hull) "/" (whole) } }
            ul {
                @for it in fighters {
                    li.lost[it.hull == 0] {
                        (icon(it.icon))
                        b { (it.name) } small { (it.class) }
                        span.hp role="img" aria-label=(t!(lang, "x4t-hull-of", n = it.hull, all = it.whole)) {
                            @for n in 0..it.shield { i.sh.{ "n" (n) } {} }
                            @for n in 0..it.armour { i.ar.{ "n" (n) } {} }
                            @for n in 0..it.whole.max(it.hull) { i.hu.on[n < it.hull] {} }
                        }
                    }
                }
            }
        }
    }
}

/// The ships of the viewer in a system.
fn own(scene: &Scene<'_, State>, seat: Seat, hex: Hex) -> Vec<Fighter> {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let here = (0_u8..).zip(&view.realms[seat].fleets);
    let here = here.filter(|(_, marker)| marker.is_some_and(|marker| marker.hex == hex));
    let fleets = here.flat_map(|(fleet, _)| fleets::ships(view, seat, fleet, scene.seat()));
    let bases = view.realms[seat].ships.iter().enumerate().filter(|(_, ship)| ship.at == Some(hex));
    let ships = fleets.chain(bases.map(|(n, ship)| (n, *ship)));
    let ships = ships.map(|(_, ship)| {
        let card = fleets::hull(pack, ship.make);
        Fighter {
            icon: fleets::icon(card),
            name: names::title(names::make(pack, ship.make, lang)),
            class: card.class.to_string(),
            hull: ship.hull,
            whole: card.hu,
            shield: card.sh,
            armour: card.ar,
        }
    });
    ships.collect()
}

/// The neutral units in a system, with what is left of them.
fn neutral(scene: &Scene<'_, State>, hex: Hex) -> Vec<Fighter> {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let Some(group) = view.system(hex).group else { return vec![] };
    let left = view.neutrals.iter().find(|it| it.hex == hex);
    let units = fleets::neutral_units(view, group).into_iter();
    let each = units.flat_map(|(unit, n)| std::iter::repeat_n(unit, usize::from(n)));
    let fighters = each.enumerate().map(|(n, unit)| {
        let (name, class, icon, shield, armour) = match unit {
            NeutralHull::Ship(ship) => {
                let card = &pack[ship];
                (&card.name, card.class, fleets::icon(card), card.sh, card.ar)
            }
            NeutralHull::Unit(unit) => {
                (&pack[unit].name, pack[unit].class, "neutral", pack[unit].sh, pack[unit].ar)
            }
        };
        let whole = fleets::neutral_points(pack, unit);
        Fighter {
            icon,
            name: names::title(names::name(name, lang)),
            class: class.to_string(),
            hull: left.and_then(|left| left.hulls.get(n).copied()).unwrap_or(whole),
            whole,
            shield,
            armour,
        }
    });
    fighters.collect()
}
