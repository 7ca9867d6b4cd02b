//! The basics box, the guilds, and an event that has an action.

use super::{names, spaces};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::icon;
use beyond_the_sun::ids::{Basic, Guild};
use beyond_the_sun::{Holder, State, Tableau, View};
use maud::{Markup, html};

pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        section.basics.pane.pane-board aria-label=(t!(lang, "bts-basics-and-guilds")) {
            div.panel {
                h2 { (t!(lang, "bts-basics")) }
                div.blist data-board="basics" { @for basic in Basic::all() { (kept(scene, Holder::Basic(basic), true, || self::basic(scene, basic))) } }
            }
            div.panel {
                h2 { (t!(lang, "bts-guilds")) }
                div.blist.glist data-board="guilds" {
                    @for guild in Guild::all() {
                        (kept(scene, Holder::Guild(guild), scene.view.guilds.has(guild), || self::guild(scene, guild)))
                    }
                    @if let Some(dyson) = scene.view.dyson { (self::dyson(scene, dyson)) }
                }
            }
        }
    }
}

/// A box, which is drawn again only if something about it has changed: whether it is open, and which pawns stand there.
fn kept(scene: &Scene<'_, State>, holder: Holder, is_open: bool, draw: impl FnOnce() -> Markup) -> Markup {
    let pawns = |view: &View| {
        let here =
            |it: &Tableau| it.pawn.filter(|space| space.holder == holder).map(|it_is| (it_is.n, it.pushed));
        view.tableaus.iter().map(|(_, it)| here(it)).collect::<Vec<_>>()
    };
    let was_open = |before: &View| match holder {
        Holder::Guild(guild) => before.guilds.has(guild),
        _ => true,
    };
    let before = scene.before.map(|before| (was_open(before), pawns(before)));
    let start = format!("{}{holder}-", names::SPACE);
    let lights = |key: &str| key.starts_with(&start);
    scene.piece_lit_by("box", lights, &(holder, is_open, pawns(scene.view), before), draw)
}

fn basic(scene: &Scene<'_, State>, basic: Basic) -> Markup {
    let pack = scene.view.pack.pack();
    html! {
        div.tile.bact data-key={ "box-" (basic) } {
            span.name { (names::on_card(&pack[basic].name, scene.lang)) }
            (spaces::of_box(scene, Holder::Basic(basic)))
        }
    }
}

/// BTS-009: covered until an event opens it.
fn guild(scene: &Scene<'_, State>, guild: Guild) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let open = view.guilds.has(guild);
    let changed = open && scene.before.is_some_and(|before| !before.guilds.has(guild));
    html! {
        div.tile.bact.guild.can.cov[!open].is-changed[changed] data-key={ "box-" (guild) } {
            span.name { (names::on_card(&pack[guild].name, lang)) @if !open { span.vh { ": " (t!(lang, "bts-covered")) } } }
            (spaces::of_box(scene, Holder::Guild(guild)))
        }
    }
}

/// BTS-207: a player who pays for it takes the system under the event.
fn dyson(scene: &Scene<'_, State>, dyson: beyond_the_sun::state::Dyson) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    html! {
        div.tile.bact.guild data-key={ "box-" (dyson.event) } {
            span.name {
                (names::event(pack, dyson.event, lang)) ": " (icon("system")) " " (names::system(pack, dyson.system, lang))
            }
            span.sp { (spaces::of_card(scene, Holder::Event(dyson.event), &pack[dyson.event].actions)) }
        }
    }
}
