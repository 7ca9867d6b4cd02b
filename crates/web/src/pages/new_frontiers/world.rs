//! Worlds as tiles: laid out, explored or settled.

use super::boards::printed;
use super::hyphens::with_breaks;
use super::{cards, names, text};
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::{icon, points};
use crate::pages::once::{self, Once};
use engine::Seat;
use maud::{Markup, html};
use new_frontiers::cards::{ColonyCard, Pack, Yield};
use new_frontiers::ids::{Home, Phase, World};
use new_frontiers::words::Words;
use new_frontiers::{Colony, State, Thing, query};

/// A world that can be taken in Explore.
pub(super) fn laid_out(scene: &Scene<'_, State>, world: World) -> Markup {
    let key = names::world_key(world);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::World(world)));
    tile(scene, &key, &scene.view.pack[world], &press, &html! {}, Look { explored: true, changed: false })
}

/// A side of the mat that can be chosen, with all its sentences: one chooses by them, and there is room.
pub(super) fn home(scene: &Scene<'_, State>, home: Home) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    let key = names::home_key(home);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Home(home)));
    let card = &pack[home].colony;
    let lines = cards::lines(&Words::new(lang, pack), &card.powers, &card.points, cards::COLONY);
    html! {
        button.tile.world.home.can.{ "k-" (names::class_of(card)) }.is-lit[press.is_lit()] type="button" id=(key)
            data-key=(key) data-act=[press.act.as_deref()] data-group=[press.group.as_deref()]
            data-why=[press.why.as_deref()] {
            span.clip { (names::picture(card)) }
            (head(card, lang))
            span.name { (names::name(&card.name, lang)) }
            span.lines {
                @for (head, text) in lines {
                    span { @if !head.is_empty() { b { (head) ": " } } (text) }
                }
            }
        }
    }
}

/// An explored world of a seat.
pub(super) fn explored(scene: &Scene<'_, State>, seat: Seat, world: World) -> Markup {
    let key = names::world_key(world);
    let why = (scene.seat() == Some(seat)).then(|| scene.why(Thing::World(world))).flatten();
    let press = names::press(scene.lit(&key), &key, why);
    let changed = scene.before.is_some_and(|before| !before.empires[seat].explored.has(world));
    tile(scene, &key, &scene.view.pack[world], &press, &html! {}, Look { explored: true, changed })
}

/// A colony of a seat, with the good on it.
pub(super) fn colony(scene: &Scene<'_, State>, seat: Seat, colony: Colony) -> Markup {
    let (view, own) = (scene.view, scene.seat() == Some(seat));
    let empire = &view.empires[seat];
    // Homes of several empires may be on one page.
    let key = if own || colony.world().is_some() {
        names::colony_key(colony)
    } else {
        format!("world-home-{seat}")
    };
    let why = own.then(|| scene.why(Thing::Colony(colony))).flatten();
    let lit = own.then(|| scene.lit(&key)).into_iter().flatten();
    let press = names::press(lit, &key, why);
    let good = query::good(&view.pack, empire, colony);
    let good = html! {
        @if let Some(kind) = good { (names::good_piece(kind, &format!("good-{seat}-{colony}"), scene.lang)) }
    };
    let changed =
        scene.before.is_some_and(|before| !before.empires[seat].colonies().iter().any(|c| c == colony));
    let card = query::card(&view.pack, empire, colony);
    tile(scene, &key, card, &press, &good, Look { explored: false, changed })
}

/// How a world lies on the table.
#[derive(Clone, Copy)]
struct Look {
    /// Grey side up (NF-080).
    explored: bool,
    /// Not there at the viewer's last look.
    changed: bool,
}

fn tile(
    scene: &Scene<'_, State>,
    key: &str,
    card: &ColonyCard,
    press: &names::Press,
    good: &Markup,
    look: Look,
) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    let face = FACES.get((once::of_pack(pack), card.id, lang as u8), || face(pack, card, lang));
    html! {
        button.tile.world.can.{ "k-" (names::class_of(card)) }.ex[look.explored].is-lit[press.is_lit()]
            .is-changed[look.changed] type="button" id=(key) data-key=(key) data-act=[press.act.as_deref()]
            data-group=[press.group.as_deref()] data-why=[press.why.as_deref()] {
            (face)
            (good)
        }
    }
}

/// What is printed on worlds, by pack, world and language.
static FACES: Once<(usize, &'static str, u8)> = Once::new();

fn face(pack: &Pack, card: &ColonyCard, lang: Lang) -> Markup {
    html! {
        span.clip { (names::picture(card)) }
        (head(card, lang))
        span.name { (names::on_tile(&card.name, lang)) }
        span.ft {
            @for power in &card.powers { (icon(phase_icon(power.phase()))) }
            span { (with_breaks(&text::colony(pack, card, lang))) }
        }
    }
}

/// Cost or defence, colonists and points.
fn head(card: &ColonyCard, lang: Lang) -> Markup {
    html! {
        span.hd {
            (orb(card, lang))
            span.settlers { @for _ in 0..card.colonists { (icon("colonist")) }
                span.vh { (t!(lang, "nf-needs-colonists", n = card.colonists)) } }
            (points(lang, printed(&card.points)))
        }
    }
}

/// Cost or defence in the shape of the world: a shield, a ring with a halo, a filled disc.
fn orb(card: &ColonyCard, lang: Lang) -> Markup {
    let words = if card.military {
        t!(lang, "nf-defence", n = card.value)
    } else {
        t!(lang, "nf-cost", n = card.value)
    };
    html! {
        span.orb.mil[card.military].prod[card.yields == Yield::Production].wind[card.yields == Yield::Windfall]
            .{ "k-" (names::class_of(card)) } {
            span aria-hidden="true" { (card.value) } span.vh { (words) }
        }
    }
}

/// The icon of an action's powers.
pub(super) fn phase_icon(phase: Phase) -> &'static str {
    match phase {
        Phase::Develop => "develop",
        Phase::Explore => "explore",
        Phase::Settle => "settle",
        Phase::Produce => "produce",
        Phase::Trade => "trade",
        Phase::Consume => "consume",
    }
}
