//! The race: points of all players on the way to the threshold, and who has met the investors.

use super::names;
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon_s, mark, seat_class};
use engine::Seat;
use interportal::ids::{Investor, Resource};
use interportal::{Books, State, score};
use maud::{Markup, html};

/// Points of all, most first.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let need = score::threshold(view);
    let mut seats: Vec<Seat> = view.realms.seats().collect();
    seats.sort_by_key(|seat| -score::half_points(view, *seat));
    html! {
        section.racebox.panel.pane.pane-log aria-label=(t!(lang, "x4t-race", n = names::half(need))) data-board="race" data-key="race" {
            div.panel-head {
                h2 { (t!(lang, "x4t-race", n = names::half(need))) }
                span.note { (t!(lang, "x4t-at-latest", n = view.pack.end.round_limit)) }
            }
            ul.race { @for seat in seats { (runner(scene, seat, need)) } }
            (investors(scene))
        }
    }
}

fn runner(scene: &Scene<'_, State>, seat: Seat, need: i32) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let points = score::half_points(view, seat);
    let percent = (100 * points / need.max(1)).clamp(0, 100);
    let (n_colonies, n_techs) = (view.colonies_of(seat).count(), view.realms[seat].techs.iter().count());
    let income = Books::open(view, seat).income().net();
    let income: i16 = Resource::ALL.map(|it| income[it]).into_iter().sum();
    let changed = scene.before.is_some_and(|before| score::half_points(before, seat) != points);
    html! {
        li.(seat_class(seat.0 + 1)).is-changed[changed] {
            (mark(seat.0 + 1))
            span.rn {
                b { (scene.names.of(seat)) }
                @if view.first == seat { span.firstp { (icon_s("first")) span.vh { (t!(lang, "x4t-starts")) } } }
                @if view.core == Some(seat) { span { (icon_s("galactic-centre")) span.vh { (t!(lang, "x4t-holds-core")) } } }
            }
            span.rs {
                span { (icon_s("colony")) (n_colonies) span.vh { " " (t!(lang, "x4t-colonies")) } }
                span { (icon_s("research")) (n_techs) span.vh { " " (t!(lang, "x4t-research")) } }
                span { (icon_s("produce")) (income) span.vh { " " (t!(lang, "x4t-income")) } }
            }
            b.rp { (names::half(points)) }
            svg.rb viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" { rect width=(percent) height="6" {} }
        }
    }
}

/// Requests and milestones of the investors: open or met.
fn investors(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let words = names::words(pack, lang);
    let line = |met: bool, text: String, class: &str| {
        html! { i.(class).met[met] title=(text) { @if met { (icon_s("check")) } span.vh { (text) } } }
    };
    html! {
        details.inv data-key="investors" data-keep="open" {
            summary { (t!(lang, "x4t-investors")) }
            ul.invl {
                @for it in Investor::all() {
                    @let card = &pack[it];
                    li {
                        b { (names::title(names::name(&card.name, lang))) }
                        span {
                            (line(view.requests.has(it), t!(lang, "x4t-request"), "rq"))
                            (words.condition(&card.request)) " → " (words.program(*card.reward))
                        }
                        span { (line(view.milestones.has(it), t!(lang, "x4t-milestone"), "ms")) (words.condition(&card.milestone)) }
                    }
                }
            }
        }
    }
}
