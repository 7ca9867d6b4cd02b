//! A ground battle, over the map while it goes on: the troops of both sides, and what each order does.

use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::{icon, seat_class};
use crate::pages::interportal::{battle, names, playback};
use engine::{Chance, Game, Seat};
use interportal::State;
use interportal::cards::GroundType;
use interportal::ids::{Building, Ground};
use interportal::siege::{Rank, Siege, Troop};
use interportal::warfare::Tactic;
use maud::{Markup, html};

/// How often the battle is fought to tell its odds.
const RUNS: u32 = 1000;

/// The ground battle that is going on; nothing else.
pub(in crate::pages::interportal) fn ground(scene: &Scene<'_, State>) -> Option<Markup> {
    let (lang, siege) = (scene.lang, Siege::now(scene.view)?);
    let place = names::place(siege.hex);
    Some(html! {
        div.battle data-key="battle" role="group" aria-label=(t!(lang, "x4w-ground-at", place = place)) {
            (battle::sheet())
            header.drh {
                h2 { (icon("troops")) (t!(lang, "x4w-ground-at", place = place)) }
                p { (t!(lang, "x4t-battle-round", n = siege.round)) }
            }
            (odds(scene, &siege))
            div.sides {
                (side(scene, &siege, siege.attacker, &t!(lang, "x4b-attacker")))
                (side(scene, &siege, siege.defender, &t!(lang, "x4b-defender")))
            }
            section.yc.orders2 {
                h3 { (t!(lang, "x4w-orders-are")) }
                dl {
                    @for order in [Tactic::Infantry, Tactic::Vehicles, Tactic::Support] {
                        dt { (names::title(&super::tactic(order, lang))) }
                        dd { (does(order, lang)) }
                    }
                }
                p.note { (t!(lang, "x4w-ground-first")) }
            }
            (battle::cards(scene))
            (playback::section(scene))
        }
    })
}

/// X4R-228: how the battle would end for the viewer who is asked. All troops in it lie open, so that a world that looks like it
/// has the same ones.
fn odds(scene: &Scene<'_, State>, siege: &Siege) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let seat = scene.seat().filter(|_| scene.turn.is_some());
    let chances =
        seat.and_then(|seat| Siege::chances(&State::imagine(view, seat, Chance::seeded(0)), RUNS, 0));
    let Some(it) = chances else { return html! {} };
    let (parts, words) = match seat {
        Some(seat) if seat == siege.attacker => ([it.won, 0, it.lost], t!(lang, "x4t-odds-you-win")),
        Some(seat) if seat == siege.defender => ([it.lost, 0, it.won], t!(lang, "x4t-odds-you-win")),
        _ => ([it.won, 0, it.lost], t!(lang, "x4w-odds-attackers")),
    };
    let note = t!(lang, "x4w-odds-ground", n = it.n_runs);
    battle::outlook(lang, (parts, it.n_runs), &words, &[], &[], &note)
}

/// X4R-339: what an order does.
fn does(order: Tactic, lang: Lang) -> String {
    match order {
        Tactic::Infantry => t!(lang, "x4w-does-infantry"),
        Tactic::Vehicles => t!(lang, "x4w-does-vehicles"),
        Tactic::Support => t!(lang, "x4w-does-support"),
    }
}

fn side(scene: &Scene<'_, State>, siege: &Siege, seat: Seat, role: &str) -> Markup {
    let ranks = siege.ranks(scene.view, seat);
    let hull: u16 = ranks.iter().map(|rank| rank.hull).sum();
    html! {
        section.sd.(seat_class(seat.0 + 1)) {
            h3 { span { (scene.names.of(seat)) " " small { (role) } } b { (icon("hull")) (hull) } }
            ul { @for rank in &ranks { (line(scene, rank)) } }
        }
    }
}

/// All of a kind, with the armour and the hull points that are left to them.
fn line(scene: &Scene<'_, State>, rank: &Rank) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    let building = |id| Building::from_id(id).map_or("", |it| names::name(&pack[it].name, lang));
    let (name, glyph) = match rank.troop {
        Troop::Unit(ground) => (names::name(&pack[ground].name, lang), "troops"),
        Troop::Fortress => (building("fortress"), "building"),
        Troop::Base => (building("missile-base"), "building"),
    };
    html! {
        li {
            (icon(glyph))
            b { (rank.n) " " (names::title(name)) }
            span.hp role="img" aria-label=(t!(lang, "x4w-rank", armour = rank.armour, hull = rank.hull)) {
                @for _ in 0..rank.armour { i.ar.on {} }
                @for _ in 0..rank.hull { i.hu.on {} }
            }
            small.arms { (kind(scene, rank.troop)) }
        }
    }
}

/// Whether orders mean it as infantry or as a vehicle: buildings count as vehicles (X4-227).
fn kind(scene: &Scene<'_, State>, troop: Troop) -> String {
    let infantry = |ground: Ground| scene.view.pack.pack()[ground].unit_type == GroundType::Infantry;
    match troop {
        Troop::Unit(ground) if infantry(ground) => t!(scene.lang, "x4w-kind-infantry"),
        _ => t!(scene.lang, "x4w-kind-vehicle"),
    }
}
