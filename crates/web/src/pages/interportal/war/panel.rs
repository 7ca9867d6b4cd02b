//! Treaties and wars in the council: with each other player what is agreed, offered and fought for.

use super::{aim, effect, pact};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon_s, mark};
use crate::pages::interportal::council::{Card, card};
use crate::pages::interportal::{names, rail};
use engine::Seat;
use interportal::state::War;
use interportal::warfare::{Pact, Warfare};
use interportal::{Books, State, Thing};
use maud::{Markup, html};

/// Wars of all, then treaties and declarations of the viewer.
pub(in crate::pages::interportal) fn section(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    html! {
        section.yc {
            h3 { (t!(lang, "x4w-wars")) b { (view.wars.len()) } }
            @if view.wars.is_empty() { p.muted { (t!(lang, "x4w-no-wars")) } }
            ul.others { @for war in view.wars.iter() { (of_war(scene, war)) } }
            @if let Some(seat) = scene.seat() { (pacts(scene, seat)) }
        }
    }
}

fn of_war(scene: &Scene<'_, State>, war: &War) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    let names = |seats: engine::Seats| -> Vec<String> {
        seats.iter().map(|seat| scene.names.of(seat).to_string()).collect()
    };
    html! {
        li {
            (mark(war.declarer.0 + 1))
            b { (t!(lang, "x4w-sides", one = names(war.attackers).join(", "), other = names(war.defenders).join(", "))) }
            span.weary { (icon_s("military")) (t!(lang, "x4w-die", n = war.die)) }
            @for it in war.aims.iter() {
                small {
                    (icon_s(if it.met { "check" } else { "goal" })) (names::title(&aim(pack, it, lang)))
                    @if it.met { span.vh { " " (t!(lang, "x4t-met")) } }
                }
            }
        }
    }
}

/// Treaties and declarations, those that can be chosen first.
fn pacts(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let others = view.realms.seats().filter(|other| *other != seat);
    let all: Vec<(Warfare, String, bool)> = others
        .flat_map(|other| {
            let pacts = Pact::ALL.map(|it| {
                let held = view.has_pact(it, seat, other);
                (Warfare::Offer(it, other), format!("pact-{it}-{}", other.0 + 1), held)
            });
            let war = (Warfare::Declare(other), format!("war-{}", other.0 + 1), view.at_war(seat, other));
            pacts.into_iter().chain([war])
        })
        .collect();
    let (open, closed): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|(_, key, held)| *held || rail::comes_first(scene, key, false));
    html! {
        h4 { (t!(lang, "x4w-pacts")) }
        ul.buys { @for (it, key, held) in open { li { (line(scene, seat, it, key, held)) } } }
        @if !closed.is_empty() {
            details data-keep="open" {
                summary { (t!(lang, "x4t-more-treaties", n = closed.len())) }
                ul.buys { @for (it, key, held) in closed { li { (line(scene, seat, it, key, held)) } } }
            }
        }
    }
}

fn line(scene: &Scene<'_, State>, seat: Seat, it: Warfare, key: String, held: bool) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let books = Books::open(view, seat);
    let (name, text, note, other) = match it {
        Warfare::Offer(kind, other) => (
            pact(kind, lang),
            effect(kind, lang),
            super::culture(books.treaty_cost(kind, other), lang),
            other,
        ),
        Warfare::Declare(other) => {
            let pack = view.pack.pack();
            let reasons: Vec<&str> =
                view.reasons(seat, other).map(|it| names::name(&pack[it.reason].name, lang)).collect();
            let text = if reasons.is_empty() {
                t!(lang, "x4w-note-no-reason", n = books.least_stake())
            } else {
                t!(lang, "x4w-note-reasons", what = reasons.join(", "))
            };
            (t!(lang, "x4w-war"), text, String::new(), other)
        }
        _ => return html! {},
    };
    let name = t!(lang, "x4w-with", it = name, name = scene.names.of(other).to_string());
    let note = if held { t!(lang, "x4w-held") } else { note };
    let icon = if matches!(it, Warfare::Declare(_)) { "military" } else { "treaty" };
    card(scene, &Card { key, thing: Thing::Warfare(it), icon, name: &name, note, text })
}
