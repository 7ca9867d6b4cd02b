//! The exploration board: places, lines, outposts, and what can be done with them.

use super::{glyphs, names, ships, threat};
use crate::art;
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon, mark, points, seat_class};
use beyond_the_sun::cards::{PlaceKind, Point};
use beyond_the_sun::ids::{Place, SystemDeck};
use beyond_the_sun::{State, Thing, View};
use engine::{Index, Seat};
use maud::{Markup, html};

pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    html! {
        section.map.panel.pane.pane-map aria-label=(t!(lang, "bts-map")) {
            div.sky-map.{ "side-" (view.side().players.len()) }.crowded[n_beside(view) > 0].three[n_beside(view) > 2] data-board="map" {
                (lanes(view))
                @for place in view.places() { (self::place(scene, place)) }
                p.decks {
                    @for deck in SystemDeck::ALL {
                        span { (deck) " " b { (view.n_systems[deck.at()]) } span.vh { (t!(lang, "bts-systems-left")) } }
                    }
                }
            }
        }
    }
}

/// The lines between places, with those to systems beside the board.
fn lanes(view: &View) -> Markup {
    let beside = [Place::X1, Place::X2].into_iter().zip(view.joined);
    let beside = beside.filter_map(|(place, to)| {
        let to = to.filter(|_| view.systems[place.at()].is_some())?;
        Some([place, to])
    });
    let private = view.systems[Place::Private.at()].map(|_| [Place::Private, Place::Sol]);
    html! {
        svg.lanes viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
            @for [from, to] in view.side().lines.iter().copied().chain(beside).chain(private) {
                @let ([x, y], [to_x, to_y]) = (at(view, from), at(view, to));
                line.lane x1=(x) y1=(y) x2=(to_x) y2=(to_y) {}
            }
        }
    }
}

/// How many systems lie beside the printed board.
fn n_beside(view: &View) -> usize {
    let beside = [Place::X1, Place::X2, Place::Private];
    beside.iter().filter(|place| view.systems[place.at()].is_some()).count()
}

/// The centre of a place, in hundredths. Systems beside the board have a row of their own below it: then the rows of the
/// board move up, and Sol stands between the systems next to it.
fn at(view: &View, place: Place) -> [u8; 2] {
    let is_crowded = n_beside(view) > 0;
    let low = if n_beside(view) > 2 { [170, 830] } else { [190, 810] };
    let Point { x, y } = match (view.side().place(place), place) {
        (Some(card), _) if !is_crowded => card.at,
        (Some(card), Place::Sol) => Point { y: 600, ..card.at },
        (Some(card), Place::A1 | Place::A2) => {
            Point { x: if card.at.x < 500 { 200 } else { 800 }, y: card.at.y * 59 / 70 }
        }
        (Some(card), _) => Point { y: (card.at.y * 59 / 70).max(115), ..card.at },
        (None, Place::X1) => Point { x: low[0], y: 870 },
        (None, Place::Private) if view.systems[Place::X2.at()].is_some() => Point { x: 500, y: 870 },
        (None, _) => Point { x: low[1], y: 870 },
    };
    [x, y].map(|thousandths| ((thousandths.min(1000) + 5) / 10) as u8)
}

/// Nearer than this to a side, in hundredths, a fleet below a place would leave the map.
const EDGE: u8 = 15;

/// A place, which is drawn again only if something about it has changed.
fn place(scene: &Scene<'_, State>, place: Place) -> Markup {
    let view = scene.view;
    let fleet = |seat: Seat| {
        let tableau = &view.tableaus[seat];
        let strength = (tableau.strength(place), view.defence(seat, place), tableau.retinue.tile);
        (tableau.ships[place.at()], ships::moved(scene, seat, place), strength)
    };
    let fleets: Vec<_> = view.tableaus.seats().map(fleet).collect();
    let here = (view.outposts[place.at()], &view.laid, threat::is_target(view, place), at(view, place));
    let private = view.private_owner().map(|seat| seat.0);
    let before = scene.before.map(|before| {
        let ships: Vec<_> =
            before.tableaus.iter().map(|(_, it)| (it.ships[place.at()], it.retinue.tile)).collect();
        (before.systems[place.at()], before.outposts[place.at()], ships)
    });
    let around = (view.systems, view.joined, private, view.colonising() == Some(place));
    scene.piece("place", &(place.at() as u8, fleets, here, around, before), || drawn(scene, place))
}

fn drawn(scene: &Scene<'_, State>, place: Place) -> Markup {
    let view = scene.view;
    let key = names::place_key(place);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Place(place)));
    let kind = view.side().place(place).map_or(PlaceKind::System, |card| card.kind);
    let owner = view.controller(place).map(|seat| seat_class(seat.0 + 1)).unwrap_or_default();
    let [x, y] = at(view, place);
    // A system below would lie under its ships.
    let is_inner = n_beside(view) > 0 && matches!(place, Place::A1 | Place::A2);
    let changed = scene.before.is_some_and(|before| {
        before.systems[place.at()] != view.systems[place.at()]
            || before.outposts[place.at()] != view.outposts[place.at()]
    });
    html! {
        div.at.{ "x-" (x) }.{ "y-" (y) }.{ "is-" (kind.id()) }.near-left[x <= EDGE].near-right[x >= 100 - EDGE].to-left[is_inner && x > 50].to-right[is_inner && x < 50] {
            button.place.can.aimed[threat::is_target(view, place)].(owner).held[view.controller(place).is_some()].is-lit[press.is_lit()].is-changed[changed]
                type="button" id=(key) data-key=(key) data-act=[press.act] data-group=[press.group] data-why=[press.why] {
                @match (kind, view.systems[place.at()]) {
                    (PlaceKind::Sol, _) => { (art::planet("sol", art::Kind::Star)) span.name { "Sol" } }
                    (PlaceKind::DeepSpace, _) => { span.name { (names::place(view, place, scene.lang)) } }
                    (PlaceKind::Yard, _) => (yard(scene, place)),
                    (PlaceKind::System, Some(_)) => (system(scene, place)),
                    (PlaceKind::System, None) => { span.name { (t!(scene.lang, "bts-empty-place")) } }
                }
                (outpost(scene, place))
                (laid(scene, place))
                @if threat::is_target(view, place) { span.aimed-at aria-hidden="true" { (icon("centre")) } }
                @if let Some(seat) = view.private_owner().filter(|_| place == Place::Private) {
                    span.own-lock.(seat_class(seat.0 + 1)) aria-hidden="true" { (icon("lock")) }
                }
                span.vh { (words(scene, place)) }
            }
            (ships::at(scene, place))
        }
    }
}

fn yard(scene: &Scene<'_, State>, place: Place) -> Markup {
    html! {
        (icon("shipyard"))
        span.specs { @for sort in scene.view.spec(place) { (glyphs::sort(sort)) } }
        span.vh { (names::place(scene.view, place, scene.lang)) }
    }
}

fn system(scene: &Scene<'_, State>, place: Place) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let Some(system) = view.systems[place.at()] else { return html! {} };
    let card = &view.pack.pack()[system];
    html! {
        span.clip { (art::planet(card.id, names::art_kind(view.pack.pack(), system))) }
        span.name { (names::name(&card.name, lang)) }
        span.st {
            span.amount.c-mil { (icon("shield")) span aria-hidden="true" { (card.strength) }
                span.vh { (t!(lang, "bts-strength-needed", n = card.strength)) } }
            @for sort in card.spec { (glyphs::sort(sort)) }
            @if !card.control.is_none() { span.has-control title=(t!(lang, "bts-control-bonus")) { (icon("event")) } }
            (points(lang, Some(card.vp.into())))
        }
    }
}

/// BTS-019: the marker of the faction that controls the place.
fn outpost(scene: &Scene<'_, State>, place: Place) -> Markup {
    let Some(outpost) = scene.view.outposts[place.at()] else { return html! {} };
    html! {
        span.outpost.(seat_class(outpost.seat.0 + 1)) data-key={ "outpost-" (place) } {
            (mark(outpost.seat.0 + 1))
        }
    }
}

fn laid(scene: &Scene<'_, State>, place: Place) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    html! {
        @for laid in view.laid.iter().filter(|laid| laid.place == Some(place)) {
            span.laid data-key={ "laid-" (laid.event) } {
                "+" (laid.vp) span.vh { " " (names::event(view.pack.pack(), laid.event, lang)) }
            }
        }
    }
}

/// Who is there and who controls it, for screen readers.
fn words(scene: &Scene<'_, State>, place: Place) -> String {
    let (view, lang) = (scene.view, scene.lang);
    let mut words = Vec::new();
    if threat::is_target(view, place) {
        words.push(t!(lang, "bta-aimed-at"));
    }
    if let Some(seat) = view.private_owner().filter(|_| place == Place::Private) {
        words.push(t!(lang, "btl-private-of", name = scene.names.of(seat)));
    }
    if let Some(seat) = view.controller(place) {
        words.push(t!(lang, "bts-controlled-by", name = scene.names.of(seat)));
    }
    for (seat, tableau) in view.tableaus.iter() {
        let strength = tableau.strength(place);
        if strength > 0 {
            words.push(t!(lang, "bts-strength-of", name = scene.names.of(seat), n = strength));
        }
    }
    words.join(", ")
}
