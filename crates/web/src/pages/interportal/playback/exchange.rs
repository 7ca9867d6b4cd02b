//! An attack as it happened: who fired what at whom, the number that was needed line by line, the dice, and what changed.

use super::super::names;
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::mark;
use interportal::State;
use interportal::attack::{Attack, Modifier};
use interportal::tactical_words::Fighter;
use maud::{Markup, html};

/// The attack.
pub(super) fn exchange(scene: &Scene<'_, State>, it: &Attack) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    let weapon = match it.weapon {
        Some(weapon) => names::name(&pack[weapon].name, lang).to_owned(),
        None => t!(lang, "x4b-attack"),
    };
    let unit = |fighter: Fighter| {
        html! {
            @if let Some(seat) = fighter.owner { (mark(seat.0 + 1)) " " }
            b { (names::title(names::hull(pack, fighter.hull, lang))) }
        }
    };
    html! {
        div.xa {
            p.xw { (unit(it.by)) " → " (unit(it.target)) small { (names::title(&weapon)) } }
            dl.xs {
                dt { (t!(lang, "x4x-printed", class = class(scene, it.target))) } dd { (it.needs.printed) "+" }
                @for (modifier, n) in it.needs.parts() {
                    // What makes a hit easier lowers the number.
                    dt { (name(modifier, lang)) } dd { (names::signed((-n).into())) }
                }
                dt.total { (t!(lang, "x4x-needs")) " " small { "X4R-212" } } dd.total { b { (it.needs.face) "+" } }
            }
            p.xd {
                @for die in it.dice.iter() { i.die.on[*die >= it.needs.face] { (die) } }
                span { (result(it, lang)) }
            }
            ul.xc {
                @for (n, kind) in ["sh", "ar", "hu"].into_iter().enumerate() {
                    @let (before, after) = (it.left[0][n], it.left[1][n]);
                    @if before != after {
                        li {
                            (layer(n, lang)) " "
                            span.hp role="img" aria-label={ (before) " → " (after) } { @for point in 0..before { i.(kind).on[point < after] {} } }
                        }
                    }
                }
                @if it.left[1][2] == 0 { li.gone { (t!(lang, "x4b-lost")) } }
            }
        }
    }
}

fn class(scene: &Scene<'_, State>, unit: Fighter) -> String {
    use interportal::odds::HullOf;
    let pack = scene.view.pack.pack();
    match unit.hull {
        HullOf::Ship(ship) => pack[ship].class.to_string(),
        HullOf::Neutral(unit) => pack[unit].class.to_string(),
    }
}

fn result(it: &Attack, lang: Lang) -> String {
    let hits = t!(lang, "x4x-hits", n = it.hits);
    match it.stopped {
        0 => hits,
        n => format!("{hits}, {}", t!(lang, "x4x-stopped", n = n)),
    }
}

fn layer(n: usize, lang: Lang) -> String {
    match n {
        0 => t!(lang, "x4x-shield"),
        1 => t!(lang, "x4x-armour"),
        _ => t!(lang, "x4x-hull"),
    }
}

fn name(modifier: Modifier, lang: Lang) -> String {
    match modifier {
        Modifier::Evade => t!(lang, "x4x-evade"),
        Modifier::Swarm => t!(lang, "x4x-swarm"),
        Modifier::Light => t!(lang, "x4x-light"),
        Modifier::Hologram => t!(lang, "x4x-hologram"),
        Modifier::Marked => t!(lang, "x4x-marked"),
        Modifier::Frequency => t!(lang, "x4x-frequency"),
        Modifier::Unseen => t!(lang, "x4x-unseen"),
        Modifier::Rear => t!(lang, "x4x-rear"),
        Modifier::Squadron => t!(lang, "x4x-squadron"),
        Modifier::Steady => t!(lang, "x4x-steady"),
        Modifier::Further => t!(lang, "x4x-further"),
    }
}
