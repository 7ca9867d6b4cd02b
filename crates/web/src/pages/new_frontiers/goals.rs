//! Galactic goals: those that lie open, the one face down, the ones being looked at, and what is stored.

use super::names;
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::{icon, mark};
use engine::Seat;
use maud::{Markup, html};
use new_frontiers::ids::Goal;
use new_frontiers::{Goals, State, Thing, View, goals};

/// The key that ties a choice to a goal.
pub(super) fn key(goal: Goal) -> String {
    format!("goal-{goal}")
}

/// Where `seat` stands: "2 of 4, 2 VP".
pub(super) fn standing(view: &View, seat: Seat, goal: Goal, lang: Lang) -> String {
    let (n, points) = (goals::amount(view, seat, goal), goals::goal_points(view, seat, goal));
    t!(lang, "nf-goal-standing", n = n, points = points)
}

/// The goals the viewer is looking at, laid over the boards as worlds are in Explore (NFG-008).
pub(super) fn drawn(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    html! {
        div.layout.panel {
            div.panel-head { h2 { (t!(lang, "nf-goals-drawn")) } span.note { (t!(lang, "nf-note-goal")) } }
            div.goal-row data-board="drawn" { @for goal in &view.drawn[..] { (tile(scene, *goal, true)) } }
        }
    }
}

/// All goals in play; nothing in the base game.
pub(super) fn panel(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let Some(open) = view.goals else { return html! {} };
    html! {
        section.goals.panel.pane.pane-map aria-label=(t!(lang, "nf-goals")) {
            div.panel-head {
                h2 { (t!(lang, "nf-goals")) }
                span.note { (t!(lang, "nf-goals-left", n = view.n_stack)) }
            }
            div.goal-row data-board="goals" {
                @for goal in open.open { (tile(scene, goal, false)) }
                @if let Some(seat) = open.keeper { (face_down(scene, seat)) }
                @if open.open.is_empty() && open.keeper.is_none() {
                    p.note { (t!(lang, "nf-goals-none")) }
                }
            }
            (stockpiles(scene, &open))
        }
    }
}

fn tile(scene: &Scene<'_, State>, goal: Goal, drawn: bool) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let card = &view.pack[goal];
    let key = key(goal);
    let press = names::press(scene.lit(&key), &key, drawn.then(|| scene.why(Thing::Goal(goal))).flatten());
    html! {
        button.tile.goal.can.drawn[drawn].is-lit[press.is_lit()] type="button" id=(key) data-key=(key)
            data-act=[press.act.as_deref()] data-group=[press.group.as_deref()] data-why=[press.why.as_deref()] {
            span.top { (icon("goal")) span.name { (names::name(&card.name, lang)) } }
            span.power { (names::name(&card.text, lang)) }
            span.steps {
                @for step in &card.steps { span { (t!(lang, "nf-goal-step", n = step.amount, points = step.vp)) } }
            }
            @if let Some(seat) = scene.seat() { span.mine-now { (standing(view, seat, goal, lang)) } }
        }
    }
}

/// The goal that lies face down: its keeper sees it, the others see that it is there.
fn face_down(scene: &Scene<'_, State>, keeper: Seat) -> Markup {
    let lang = scene.lang;
    html! {
        @if let Some(goal) = scene.view.kept {
            (tile(scene, goal, false))
        } @else {
            div.tile.goal.face-down data-key="goal-face-down" {
                span.top { (icon("goal")) span.name { (t!(lang, "nf-goal-face-down")) } }
                span.power { (mark(keeper.0 + 1)) (t!(lang, "nf-goal-kept-by", name = scene.names.of(keeper))) }
            }
        }
    }
}

fn stockpiles(scene: &Scene<'_, State>, open: &Goals) -> Markup {
    let lang = scene.lang;
    let stores = open.open.iter().any(|goal| scene.view.pack[goal].store.is_some());
    html! {
        @if stores {
            dl.stockpiles {
                @for (seat, stockpile) in open.stockpiles.iter() {
                    dt { (scene.names.mark(seat)) }
                    dd { (t!(lang, "nf-stockpile", worlds = stockpile.worlds.len(),
                        goods = stockpile.goods.iter().sum::<u8>(), credits = stockpile.credits)) }
                }
            }
        }
    }
}
