//! Achievements in play and events that stay, and how near the end is.

use super::{names, news};
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::popover::about;
use crate::pages::components::{icon, mark, seat_class};
use beyond_the_sun::effect::Condition;
use beyond_the_sun::{Achieved, Phase, State, Thing, View};
use engine::Seat;
use maud::{Markup, html};

pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let claimed: usize = view.achievements.iter().map(|achieved| achieved.claims.len()).sum();
    let end = view.pack.setup(usize::from(view.n_seats())).end_markers;
    html! {
        section.goals.panel.pane.pane-map aria-label=(t!(lang, "bts-achievements")) {
            div.panel-head {
                h2 { (t!(lang, "bts-achievements")) }
                @match view.last_round {
                    _ if view.phase() == Phase::Over => {}
                    Some(last) if view.round >= last => { span.note.last-round { (t!(lang, "bts-last-round")) } }
                    Some(_) => { span.note.last-round { (t!(lang, "bts-one-more-round")) } }
                    None => { span.note data-key="end-clock" { (t!(lang, "bts-end-clock", n = claimed, all = end)) } }
                }
            }
            div.ach data-board="achievements" { @for achieved in view.achievements.iter() { (row(scene, achieved)) } }
            (events(scene))
        }
    }
}

fn row(scene: &Scene<'_, State>, achieved: &Achieved) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, card) = (view.pack.pack(), &view.pack.pack()[achieved.card]);
    let key = names::achievement_key(achieved.card);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Achievement(achieved.card)));
    let n_spaces = usize::from(card.n_spaces(view.n_seats()));
    let condition = card.condition(view.n_seats());
    let before = scene.before.and_then(|before| {
        before.achievements.iter().find(|it| it.card == achieved.card).map(|it| it.claims.len())
    });
    html! {
        button.tile.goal.can.is-lit[press.is_lit()].is-changed[before.is_some_and(|n| n != achieved.claims.len())]
            type="button" id=(key) data-key=(key) data-act=[press.act] data-group=[press.group] data-why=[press.why] {
            span.what {
                b.name { (names::achievement(pack, achieved.card, lang)) }
                @let words = names::words(pack, lang);
                small { @if scene.seat().is_some() { (words.counted(condition)) } @else { (words.condition(condition)) } }
                @if let Some(seat) = scene.seat() { span.so-far { span.vh { (t!(lang, "bts-you")) " " } (counted(view, seat, condition)) } }
            }
            span.v {
                @for (at, vp) in card.vp.iter().take(n_spaces).enumerate() {
                    @match achieved.claims.get(at) {
                        Some(claim) => {
                            span.hexvp.tk.(seat_class(claim.seat.0 + 1)) data-key={ "claim-" (achieved.card) "-" (claim.seat) } {
                                (mark(claim.seat.0 + 1))
                                span.vh { (t!(lang, "bts-claimed-by", name = scene.names.of(claim.seat), n = *vp)) }
                            }
                        }
                        None => { span.hexvp { span { (vp) } } }
                    }
                }
            }
        }
    }
}

/// How far `seat` is, as a sentence.
pub(super) fn standing(view: &View, seat: Seat, condition: Condition, lang: Lang) -> String {
    t!(lang, "bts-you-have", it = counted(view, seat, condition))
}

/// Every number that counts, of the number that is needed.
pub(super) fn counted(view: &View, seat: Seat, condition: Condition) -> String {
    let part =
        |it: beyond_the_sun::effect::Comparison| format!("{}/{}", view.count(seat, it.count), it.number);
    condition.comparisons().map(part).collect::<Vec<_>>().join(", ")
}

/// Events that stay beside the achievements, and how many were turned up.
fn events(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let words = names::words(pack, lang);
    html! {
        div.events {
            span { (icon("event")) (t!(lang, "bts-events-left", n = view.events.len())) }
            (news::last(scene))
            @for event in view.lasting {
                @let (name, ends) = (names::event(pack, event, lang), words.scoring(pack[event].end));
                button.event type="button" data-key={ "event-" (event) } data-tells {
                    b { (name) } span.vh { ": " (ends) }
                    template { (about(name, &[(String::new(), ends)])) }
                }
            }
        }
    }
}
