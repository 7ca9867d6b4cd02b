//! Cards to choose from, laid over the technology board so that nothing else moves; and the open rows of the display.

use super::{glyphs, names, retinue, tree};
use crate::art;
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon, points};
use beyond_the_sun::ids::{Achievement, Mat, System, Tech};
use beyond_the_sun::words::roman;
use beyond_the_sun::{Action, State, Thing};
use maud::{Markup, html};

/// What lies open for a choice just now, if anything does.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let chosen: Vec<Action> = scene.choices.iter().filter_map(|choice| choice.line.parse().ok()).collect();
    let techs = chosen.iter().filter_map(|action| match action {
        Action::Choose(tech) => Some(*tech),
        _ => None,
    });
    let mats: Vec<Mat> = chosen
        .iter()
        .filter_map(|action| match action {
            Action::Mat(mat) => Some(*mat),
            _ => None,
        })
        .collect();
    let mut techs: Vec<Tech> = techs.chain(view.shown.iter()).collect();
    techs.sort_unstable();
    techs.dedup();
    if !view.offered.is_empty() {
        return retinue::draft(scene);
    }
    let goals = view.shown_achievements;
    if techs.is_empty() && view.shown_systems.is_empty() && mats.is_empty() && goals.is_empty() {
        return html! {};
    }
    let title = if mats.is_empty() { t!(lang, "bts-offer") } else { t!(lang, "bts-offer-mat") };
    // What lies in an open row stays there.
    let goes_back = !view.shown.is_empty() || !view.shown_systems.is_empty();
    html! {
        section.offer.panel.pane.pane-board aria-label=(title) {
            div.panel-head { h2 { (title) } @if goes_back { span.note { (t!(lang, "bts-offer-note")) } } }
            div.cards-row data-board="offer" {
                @for tech in techs { (self::tech(scene, tech)) }
                @for system in view.shown_systems { (self::system(scene, system)) }
                @for mat in mats { (self::mat(scene, mat)) }
                @for goal in goals { (achievement(scene, goal)) }
            }
        }
    }
}

fn tech(scene: &Scene<'_, State>, tech: Tech) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let card = &view.pack.pack()[tech];
    let key = names::tech_key(tech);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Tech(tech)));
    let text = names::table_words(view, lang).tech(card);
    html! {
        button.tile.big.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            (tree::strip(scene, card))
            span.name { (names::on_card(&card.name, lang)) " " small { (t!(lang, "bts-level", level = roman(card.level))) } }
            @for line in &text.0 { span.line { (line) } }
            @if card.level == 4 { (points(lang, Some(card.vp_in(view.is_solo()).into()))) }
        }
    }
}

fn system(scene: &Scene<'_, State>, system: System) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, card) = (view.pack.pack(), &view.pack.pack()[system]);
    let key = names::system_key(system);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::System(system)));
    let text = names::words(pack, lang).system(card);
    html! {
        button.tile.big.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            (art::planet(card.id, names::art_kind(pack, system)))
            span.name { (names::name(&card.name, lang)) " " @for sort in card.spec { (glyphs::sort(sort)) } }
            @for line in &text.0 { span.line { (line) } }
            (points(lang, Some(card.vp.into())))
        }
    }
}

fn achievement(scene: &Scene<'_, State>, it: Achievement) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let key = names::achievement_key(it);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Achievement(it)));
    html! {
        button.tile.big.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            span.strip { span { (icon("achievement")) } }
            span.name { (names::achievement(pack, it, lang)) }
            @for line in &names::words(pack, lang).achievement(&pack[it]).0 { span.line { (line) } }
        }
    }
}

fn mat(scene: &Scene<'_, State>, mat: Mat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, card) = (view.pack.pack(), &view.pack.pack()[mat]);
    let key = format!("mat-{mat}");
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Mat(mat)));
    let text = names::words(pack, lang).mat(card);
    html! {
        button.tile.big.of-mat.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            span.name { (names::name(&pack[card.faction].name, lang)) }
            @for line in &text.0 { span.line { (line) } }
        }
    }
}

/// BTS-217: the rows that technologies are chosen from, in the variant that has them.
pub(super) fn display(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let words = names::table_words(view, lang);
    html! {
        @for (row, level) in view.rows.iter().zip(2_u8..) {
            h4.row-head { (t!(lang, "bts-level", level = roman(level))) }
            @match row {
                None => { p.muted.small { (t!(lang, "bts-row-closed")) } }
                Some(row) => {
                    ul.row-list {
                        @for tech in row.iter() {
                            @let card = &pack[*tech];
                            li {
                                span.kinds {
                                    @for kind in &card.left {
                                        span.(names::type_class(*kind)) { (icon(names::type_icon(*kind))) span.vh { (words.kind(*kind)) " " } }
                                    }
                                }
                                b { (names::tech(pack, *tech, lang)) }
                                small { (words.tech(card).joined()) }
                            }
                        }
                    }
                }
            }
        }
    }
}
