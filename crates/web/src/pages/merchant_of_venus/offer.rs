//! Cards to choose from, laid over the map so that nothing else moves: pilots, rewards, and the ways of a card.

use super::{gauges, names};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon, points};
use maud::{Markup, html};
use merchant_of_venus::ids::{Pilot, Reward, Source};
use merchant_of_venus::{Action, Decision, State, Thing};

/// What lies open for a choice just now, if anything does.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let Some(turn) = scene.turn else { return html! {} };
    let pilots: Vec<Pilot> = turn
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Pilot(it) => Some(*it),
            _ => None,
        })
        .collect();
    let mut rewards: Vec<Reward> = turn
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Keep(it) | Action::Exchange(it) => Some(*it),
            _ => None,
        })
        .collect();
    rewards.dedup();
    let asked = match turn.decision {
        Decision::May(source) | Decision::ChooseWay(source) => Some(source),
        _ => None,
    };
    let ways: Vec<u8> = turn
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Choose(way) => Some(*way),
            _ => None,
        })
        .collect();
    if pilots.is_empty() && rewards.is_empty() && asked.is_none() {
        return html! {};
    }
    html! {
        section.offer.panel.pane.pane-map aria-label=(t!(scene.lang, "mv-offer")) {
            div.cards-row data-board="offer" {
                @for it in pilots { (pilot(scene, it)) }
                @for it in rewards { (reward(scene, it)) }
                @if let Some(source) = asked { (card(scene, source, &ways)) }
            }
        }
    }
}

fn pilot(scene: &Scene<'_, State>, it: Pilot) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    let key = format!("pilot-{it}");
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Pilot(it)));
    html! {
        button.tile.big.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            span.pilot { (gauges::face(it)) span { b { (names::name(&pack[it].name, lang)) } small { (names::name(&pack[it].species, lang)) } } }
            @for face in pack[it].faces {
                @let card = &pack[face];
                span.line {
                    b { (t!(lang, "mv-level", n = card.level, side = card.side.as_str())) } ", " (t!(lang, "mv-skill", n = card.skill)) ". "
                    (names::speaker(pack, lang).card(Source::Pilot(face)))
                }
            }
        }
    }
}

fn reward(scene: &Scene<'_, State>, it: Reward) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    let key = names::card_key(Source::Reward(it));
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Card(Source::Reward(it))));
    html! {
        button.tile.big.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            span.name { (icon("achievement")) " " (names::name(&pack[it].name, lang)) }
            span.line { (names::speaker(pack, lang).card(Source::Reward(it))) }
            (points(lang, Some(pack[it].fame.into())))
        }
    }
}

/// The card that asks, and its ways.
fn card(scene: &Scene<'_, State>, source: Source, ways: &[u8]) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    html! {
        div.tile.big.asks {
            span.name { (icon(names::source_icon(source))) " " (names::source(pack, source, lang)) }
            span.line { (names::speaker(pack, lang).card(source)) }
        }
        @for way in ways {
            @let key = format!("way-{way}");
            @let press = names::press(scene.lit(&key), &key, scene.why(Thing::Way(*way)));
            button.tile.big.way.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
                data-group=[press.group] data-why=[press.why] {
                span.name { (t!(lang, "mv-way", n = *way)) }
                @for choice in scene.lit(&key) { @if let Some(note) = &choice.note { span.line { (note) } } }
            }
        }
    }
}
