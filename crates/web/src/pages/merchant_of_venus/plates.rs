//! What is written on the map: plates of systems, names from afar, ships, and how dangerous pirates are.

use super::atlas::{Point, Side, at, centre, has_culture, look_of};
use super::names;
use super::odds::Odds;
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{seat_class, sprite_url};
use engine::{Index, Seat};
use maud::{Markup, html};
use merchant_of_venus::ids::{Space, System};
use merchant_of_venus::query::Kind;
use merchant_of_venus::{State, Thing};

/// About how wide a text is.
fn width(text: &str, letter: f64) -> f64 {
    text.chars().count() as f64 * letter
}

/// The plates of all systems and the names of anomalies.
pub(super) fn plates(scene: &Scene<'_, State>) -> Markup {
    let (view, before) = (scene.view, scene.before);
    let missions: Vec<_> = view.merchants.iter().map(|(_, merchant)| merchant.missions).collect();
    html! {
        @for system in System::all() {
            @let known = view.known[system.at()];
            @let offers = known.map(|culture| view.offers[culture.at()]);
            @let was = before.map(|before| before.known[system.at()]);
            @let open = (view.discovered[system.at()], view.waiting);
            @let key = names::system_key(system);
            (scene.piece_lit_by("plate", |it| it == key, &(system, known, offers, was, open, &missions), || framed(scene, system)))
        }
    }
}

fn framed(scene: &Scene<'_, State>, system: System) -> Markup {
    let pack = scene.view.pack.pack();
    let (x, y, side) = look_of(system).plate;
    html! {
        g data-label=(system.id()) data-keep="class style" transform={ "translate(" (Point::n(x)) " " (Point::n(y)) ")" } {
            @if has_culture(pack, system) || !pack[system].landing.is_empty() {
                (plate(scene, system, side))
            } @else {
                (anomaly(scene, system))
            }
        }
    }
}

fn anomaly(scene: &Scene<'_, State>, system: System) -> Markup {
    let key = names::system_key(system);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::System(system)));
    let name = names::system(scene.view.pack.pack(), system, scene.lang);
    html! {
        g.ks {
            g.s.is-lit[press.is_lit()] id=(key) data-key=(key) role="button" tabindex="-1" data-act=[press.act]
                data-group=[press.group] data-why=[press.why] aria-label=(name) {
                rect.hit x=(Point::n(width(name, -3.7))) y="-14" width=(Point::n(width(name, 7.4))) height="28" {}
                text.svgt.snm.halo-t text-anchor="middle" y="4" { (name) }
            }
        }
    }
}

fn plate(scene: &Scene<'_, State>, system: System, side: Side) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let key = names::system_key(system);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::System(system)));
    let name = names::system(pack, system, lang);
    let known = view.known[system.at()];
    let is_open = view.discovered[system.at()].is_some();
    let below = match known {
        Some(culture) => names::culture(pack, culture, lang).to_owned(),
        None if has_culture(pack, system) => t!(lang, "mv-first-contact"),
        None => t!(lang, "mv-base-short"),
    };
    let first = width(&below, 7.4);
    let (good_x, wide) = (40.0 + first, if is_open { 88.0 + first } else { 42.0 + first });
    let wide = wide.max(width(name, 7.3) + 18.0);
    let shift = match side {
        Side::Right => 0.0,
        Side::Left => -wide,
        Side::Middle => -wide / 2.0,
    };
    let class = match (is_open, known) {
        (true, _) => "known",
        (false, Some(_)) => "looked",
        (false, None) if has_culture(pack, system) => "unk",
        (false, None) => "base",
    };
    let is_new = scene.before.is_some_and(|before| before.known[system.at()] != known);
    html! {
        g.ks.plate.(class) {
            g.s.is-lit[press.is_lit()].is-changed[is_new] id=(key) data-key=(key) role="button" tabindex="-1"
                data-act=[press.act] data-group=[press.group] data-why=[press.why]
                transform={ "translate(" (Point::n(shift)) " -21)" } aria-label={ (name) ": " (below) } {
                rect.pbg width=(Point::n(wide)) height="43" rx="9" {}
                text.svgt.snm x="9" y="15.5" { (name) }
                @match known {
                    Some(culture) => {
                        circle.cnum cx="17" cy="29" r="9.5" {}
                        text.svgt.cnt text-anchor="middle" x="17" y="33.3" { (culture.number()) }
                        text.svgt.sml x="31" y="33.3" { (below) }
                        @if is_open {
                            @let good = culture.good();
                            g.(names::category_class(pack[good].category)) {
                                rect.gt x=(Point::n(good_x)) y="20" width="19" height="19" rx="5" {}
                                use.on href=(sprite_url(names::good_icon(good))) x=(Point::n(good_x + 2.0)) y="22" width="15" height="15" {}
                            }
                            text.svgt.sml x=(Point::n(good_x + 22.0)) y="33.3" { "×" (view.offers[culture.at()][good.at()]) }
                        }
                    }
                    None => {
                        use.g-t2 href=(sprite_url(if has_culture(pack, system) { "first-contact" } else { "spaceport" })) x="8.5" y="20.5" width="17" height="17" {}
                        text.svgt.sml x="29" y="33.3" { (below) }
                    }
                }
                (missions(scene, system, wide))
                (passengers(scene, system, wide))
            }
        }
    }
}

/// The missions that are completed here, in the colour of their owners.
fn missions(scene: &Scene<'_, State>, system: System, wide: f64) -> Markup {
    let view = scene.view;
    let has_mission = |seat: &Seat| {
        view.merchants[*seat]
            .missions
            .iter()
            .any(|open| view.pack.pack()[open.mission].system == Some(system))
    };
    html! {
        @for (n, seat) in view.merchants.seats().filter(has_mission).enumerate() {
            g.(seat_class(seat.0 + 1)) transform={ "translate(" (Point::n(wide - 6.0 - 20.0 * n as f64)) " 0)" } {
                rect.mmk x="-9" y="-9" width="18" height="18" rx="4" {}
                use.on href=(sprite_url(seat_class(seat.0 + 1))) x="-5" y="-5" width="10" height="10" {}
            }
        }
    }
}

/// Passengers who wait here.
fn passengers(scene: &Scene<'_, State>, system: System, wide: f64) -> Markup {
    let view = scene.view;
    let place = match view.discovered[system.at()] {
        Some(culture) => usize::from(culture.number()),
        None if !has_culture(view.pack.pack(), system) => 0,
        None => return html! {},
    };
    let n = view.waiting[place].len();
    html! {
        @if n > 0 {
            g.waits transform={ "translate(" (Point::n(wide - 8.0)) " 43)" } {
                circle.wbg r="9" {}
                use.g-t href=(sprite_url("passenger")) x="-6.5" y="-6.5" width="13" height="13" {}
                @if n > 1 { text.svgt.cnt text-anchor="middle" x="15" y="5" { (n) } }
            }
        }
    }
}

/// Names for the whole map, where plates would hide it.
pub(super) fn far_names(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    html! {
        @for system in System::all() {
            @let (x, y) = look_of(system).name;
            @let known = view.known[system.at()];
            @let is_hidden = has_culture(pack, system) && known.is_none();
            g data-label=(system.id()) data-keep="class style" transform={ "translate(" (Point::n(x)) " " (Point::n(y)) ")" } {
                text.svgt.fnm.un[is_hidden] text-anchor="middle" {
                    tspan.fno {
                        @match known { Some(culture) => { (culture.number()) " " } None => { @if is_hidden { "? " } } }
                    }
                    (names::system(pack, system, lang))
                }
            }
        }
    }
}

/// The ships; several on one space stand side by side, the viewer's own on top.
pub(super) fn ships(scene: &Scene<'_, State>) -> Markup {
    let view = scene.view;
    let mut seats: Vec<Seat> = view.merchants.seats().collect();
    seats.sort_by_key(|seat| scene.seat() == Some(*seat));
    html! {
        @for seat in seats {
            @let ship = view.merchants[seat].ship;
            @let here: Vec<Seat> = view.merchants.seats().filter(|other| view.merchants[*other].ship == ship).collect();
            @let place = here.iter().position(|other| *other == seat).unwrap_or_default();
            @let aside = (place as f64 - (here.len() as f64 - 1.0) / 2.0) * 24.0;
            @let point = at(view.pack.pack(), ship).by(aside, -3.0);
            @let me = scene.seat() == Some(seat);
            g.ship.me[me].on-turn[view.turn.seat == seat].(seat_class(seat.0 + 1)) data-key=(names::ship_key(seat))
                transform={ "translate(" (point) ")" } {
                @if me { circle.mehalo r="23" {} }
                g.ks {
                    path.cube d="M0-17 12-3V9a4 4 0 0 1-4 4H-8A4 4 0 0 1-12 9V-3Z" {}
                    use.on href=(sprite_url(seat_class(seat.0 + 1))) x="-6.5" y="-4.5" width="13" height="13" {}
                    title { (scene.names.of(seat)) }
                }
            }
        }
    }
}

/// The odds against pirates and hazards that can be reached, beside them.
pub(super) fn odds(scene: &Scene<'_, State>, reached: &[Space]) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let seat = view.turn.seat;
    let about = |space: Space| match view.kind(space) {
        Kind::Hazard(stat) => Some((names::stat_icon(stat), Odds::of_hazard(view, seat, stat))),
        Kind::Pirate(pirate) => {
            let (stat, odds) = Odds::of_pirate(view, seat, pirate);
            Some((names::stat_icon(stat), odds))
        }
        _ => None,
    };
    html! {
        @for space in reached.iter().filter(|space| view.decides(**space)) {
            @if let Some((icon, odds)) = about(*space) {
                @let point = at(view.pack.pack(), *space).by(0.0, -27.0);
                g.call transform={ "translate(" (point) ")" } {
                    rect.cbg x="-27" y="-9" width="54" height="18" rx="9" {}
                    use.i-lit href=(sprite_url(icon)) x="-23" y="-6.5" width="13" height="13" {}
                    text.svgt.sml.b x="-7" y="4.3" { (t!(lang, "mv-percent", n = odds.percent())) }
                }
            }
        }
    }
}

/// The light and the worlds behind everything.
pub(super) fn sky(pack: &merchant_of_venus::cards::Pack) -> Markup {
    html! {
        @for system in System::all() {
            @let (gradient, rx, ry) = look_of(system).light;
            @let point = centre(pack, system);
            ellipse.cloud cx=(Point::n(point.x)) cy=(Point::n(point.y)) rx=(rx) ry=(ry) fill={ "url(#" (gradient) ")" } {}
        }
        @for system in System::all() {
            @if let Some((gradient, x, y, radius)) = look_of(system).world { (world(system, gradient, x, y, radius)) }
        }
    }
}

fn world(system: System, gradient: &str, x: f64, y: f64, radius: f64) -> Markup {
    // Drawn with a radius of one and then enlarged, so that worlds differ in few numbers.
    const BANDS: [(&str, u8); 3] = [("-.5", 0), ("-.05", 1), (".4", 2)];
    const HEIGHTS: [&str; 3] = [".05", ".08", ".12"];
    let aside = |n: u8| (f64::from(system.index() * 7 + n * 5) % 9.0 - 4.0) / 20.0;
    let high = |n: u8| HEIGHTS[usize::from((system.index() + n) % 3)];
    html! {
        @if system.id() == "GIA" { ellipse.pring.world cx=(x) cy=(y) rx="67" ry="15" transform={ "rotate(-18 " (x) " " (y) ")" } {} }
        @if system.id() == "SNO" { path.burst.world d="M967 96 974 132 1015 140 974 148 967 184 960 148 919 140 960 132Z" fill="url(#mv-sno)" {} }
        g.world transform={ "translate(" (x) " " (y) ")scale(" (radius) ")" } {
            circle r="1" fill={ "url(#" (gradient) ")" } {}
            @for (cy, n) in BANDS { ellipse.band cx=(aside(n)) cy=(cy) rx=".62" ry=(high(n)) {} }
            circle r="1" fill="url(#pl-shade)" {}
        }
    }
}
