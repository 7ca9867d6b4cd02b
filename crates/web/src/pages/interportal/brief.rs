//! The council in brief, below one's units: laws in force, one's treaties and wars, and the votes of all.

use super::{ballot, names, war};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon_s, mark};
use engine::Seat;
use interportal::State;
use interportal::warfare::Pact;
use maud::{Markup, html};

/// The panel. The drawer of the council says all of it again in full, so that only eyes need it here.
pub(super) fn section(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let others = || view.realms.seats().filter(|other| *other != seat);
    html! {
        section.brief.panel aria-hidden="true" {
            div.panel-head {
                h2 { (t!(lang, "x4c-laws")) }
                span.note { (view.laws.len()) "/" (pack.law_numbers.active_max) }
            }
            ul {
                @for it in view.laws.iter() {
                    li { (icon_s("law")) span { (names::title(names::name(&pack[it.law].name, lang))) } (mark(it.seat.0 + 1)) }
                }
                @if view.laws.is_empty() { li.muted { (t!(lang, "x4c-none-active")) } }
            }
            ul {
                @for other in others() {
                    @if view.at_war(seat, other) {
                        li.at-war { (icon_s("military")) span { (t!(lang, "x4w-war")) } (mark(other.0 + 1)) }
                    }
                    @for pact in Pact::ALL.into_iter().filter(|pact| view.has_pact(*pact, seat, other)) {
                        li { (icon_s("treaty")) span { (war::pact(pact, lang)) } (mark(other.0 + 1)) }
                    }
                }
            }
            (ballot::votes(scene))
        }
    }
}
