//! What a faction has gained permanently: colonies, private technologies, abilities of its mat.

use super::{achievements, hyphens, names, retinue, spaces};
use crate::art;
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon, points};
use beyond_the_sun::cards::MatOption;
use beyond_the_sun::ids::Tech;
use beyond_the_sun::{Colony, Holder, Marker, Owned, State, Thing};
use engine::Seat;
use maud::{Markup, html};

pub(super) fn section(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let tableau = &view.tableaus[seat];
    let n_colonies = tableau.colonies.len();
    html! {
        div.held-box {
            h3 { (t!(lang, "bts-colonies", n = n_colonies)) }
            div.held data-board={ "held-" (seat) } {
                (abilities(scene, seat))
                (retinue::held(scene, seat))
                @for colony in tableau.colonies.iter() { (self::colony(scene, seat, *colony)) }
                @for tech in tableau.private { (private(scene, seat, tech)) }
                @if n_colonies == 0 && tableau.private.is_empty() && view.mat_card(seat).abilities.is_empty() { div.tile-empty { (t!(lang, "bts-no-colony")) } }
            }
        }
    }
}

fn press(scene: &Scene<'_, State>, seat: Seat, owned: Owned, thing: Thing) -> (String, names::Press) {
    if scene.seat() != Some(seat) {
        return (format!("own-{seat}-{owned}"), names::Press::default());
    }
    let key = names::owned_key(scene.view, seat, owned);
    let press = names::press(scene.lit(&key), &key, scene.why(thing));
    (key, press)
}

fn colony(scene: &Scene<'_, State>, seat: Seat, colony: Colony) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, card) = (view.pack.pack(), &view.pack.pack()[colony.system]);
    let (key, press) = press(scene, seat, Owned::System(colony.system), Thing::System(colony.system));
    let is_new = scene
        .before
        .is_some_and(|before| !before.tableaus[seat].colonies.iter().any(|old| old.system == colony.system));
    html! {
        button.tile.own.can.is-lit[press.is_lit()].is-changed[is_new] type="button" id=(key) data-key=(key)
            data-act=[press.act] data-group=[press.group] data-why=[press.why] {
            (art::planet(card.id, names::art_kind(pack, colony.system)))
            span.name { (names::name(&card.name, lang)) }
            @for marker in colony.markers.iter().flatten() { (marked(*marker)) }
            (points(lang, Some(card.vp.into())))
        }
    }
}

/// A marker on a colony.
fn marked(marker: Marker) -> Markup {
    match marker {
        Marker::Of(sort) => super::glyphs::sort(sort),
        Marker::Substitute => html! { (icon("automate")) },
        Marker::Threat => html! { (icon("event")) },
    }
}

/// BTS-213: a private technology, with its own spaces.
fn private(scene: &Scene<'_, State>, seat: Seat, tech: Tech) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let card = &view.pack.pack()[tech];
    let (key, press) = press(scene, seat, Owned::Tech(tech), Thing::Tech(tech));
    let own = scene.seat() == Some(seat);
    html! {
        div.private {
            button.tile.own.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
                data-group=[press.group] data-why=[press.why] {
                (icon("lock")) span.name { (hyphens::with_breaks(names::name(&card.name, lang))) }
                (points(lang, Some(view.pack.score.private_tech[usize::from(card.level)].into())))
            }
            @if own { div.acts { (spaces::of_card(scene, Holder::Tech(tech), &card.actions)) } }
        }
    }
}

/// The abilities of an expert mat by their letters; pressing one shows its text, and what unlocks it if it is locked.
fn abilities(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let words = names::words(view.pack.pack(), lang);
    let (all, unlocked) = (&view.mat_card(seat).abilities, view.tableaus[seat].unlocked);
    if all.is_empty() {
        return html! {};
    }
    html! {
        div.abilities {
            @for ((n, ability), letter) in all.iter().enumerate().zip('A'..) {
                @let open = unlocked.get(n).copied().unwrap_or_default();
                @let (text, unlock) = (words.ability(ability.ability), ability.unlock.filter(|_| !open));
                button.tile.own.ability.locked[!open] type="button" data-key={ "ability-" (seat) "-" (n) } data-tells {
                    (icon(if open { "check" } else { "lock" })) b { (letter) }
                    @if let Some(unlock) = unlock { small { (achievements::counted(view, seat, unlock)) } }
                    span.name { (text) }
                    template {
                        div.about {
                            b { (letter) }
                            @if let Some(unlock) = unlock { p.muted { (icon("lock")) (words.condition(unlock)) } }
                            p { (text) }
                            (options(scene, seat, &ability.options))
                        }
                    }
                }
            }
        }
    }
}

/// The options of an ability of which one is chosen for the whole game.
fn options(scene: &Scene<'_, State>, seat: Seat, options: &[MatOption]) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let words = names::words(view.pack.pack(), lang);
    let forever = view.tableaus[seat].retinue.forever;
    html! {
        @for (at, option) in options.iter().enumerate() {
            @let chosen = forever.map(|it| usize::from(it) == at);
            p.option.lost[chosen == Some(false)] {
                b { (names::name(&option.name, lang)) } ": " (words.ability(option.ability)) " "
                @match chosen {
                    Some(true) => { (icon("check")) span.vh { (t!(lang, "btl-chosen")) } }
                    Some(false) => { span.vh { (t!(lang, "btl-lost")) } }
                    None => {}
                }
            }
        }
    }
}
