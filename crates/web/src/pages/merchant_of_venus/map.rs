//! The star map: a drawing that can be moved and zoomed, with everything on it that can be pressed.

use super::atlas::{self, HEIGHT, Point, WIDTH, at, centre};
use super::course::{self, End};
use super::{lanes, names, plates, spaces};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon, icon_s, seat_class, sprite_url};
use crate::pages::once::{self, Once};
use engine::{Index, Seat};
use maud::{Markup, html};
use merchant_of_venus::cards::Pack;
use merchant_of_venus::ids::{Space, System};
use merchant_of_venus::query::Course;
use merchant_of_venus::{State, Thing, View};
use serde::Serialize;

pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let found = Courses::of(scene);
    let Courses { offered: courses, likely, lit, .. } = &found;
    html! {
        section.starmap.panel.pane.pane-map aria-label=(t!(lang, "mv-map")) {
            div.sky-box #sky data-board="map" tabindex="0" role="group"
                aria-label=(t!(lang, "mv-map-words", n = Space::COUNT, lit = lit.len())) {
                div.pad {
                    (galaxy(scene, &found, &format!("0 0 {WIDTH} {HEIGHT}")))
                }
            }
            div.mapfoot {
                (chips(scene))
                (course::goals(scene, courses))
                @if !likely.is_empty() { p.hint.hide-p { (t!(lang, "mv-likely", n = pack.constants.speed_dice * 7 / 2)) } }
                details.key data-keep="open" {
                    summary.chip { (icon_s("help")) span { (t!(lang, "mv-key")) } }
                    div.keypop { (kept_key(scene)) }
                }
                (controls(scene))
            }
            (scene.piece("minimap", &(known_at(view), ships_at(view)), || minimap(scene)))
            (course::templates(scene, courses))
        }
    }
}

/// What lies behind everything, by pack.
static BEHIND: Once<usize> = Once::new();

/// The lines that are always there, by pack.
static PRINTED: Once<usize> = Once::new();

fn behind(pack: &Pack) -> Markup {
    html! {
        defs { (gradients()) (lanes::defs(pack)) }
        g.layer-sky aria-hidden="true" { (stars()) (plates::sky(pack)) }
    }
}

/// The courses of a scene. Finding them is much work, and several parts of the map show them.
struct Courses {
    /// Those that can be pressed.
    offered: Vec<Course>,
    /// All of them.
    within: Vec<Course>,
    /// Where an average throw would lead.
    likely: Vec<Course>,
    /// The spaces that can be pressed, in order.
    lit: Vec<Space>,
}

impl Courses {
    fn of(scene: &Scene<'_, State>) -> Self {
        let within = course::planned(scene);
        let mut offered = course::offered(scene, &within);
        let likely = scene.turn.map(course::likely).unwrap_or_default();
        // A guide leads step by step.
        if let Some(turn) = scene.turn.filter(|_| scene.only.is_none()) {
            offered.extend(course::aims(turn, &likely));
        }
        let lit = Self::lit(scene, &offered);
        Self { offered, within, likely, lit }
    }

    fn lit(scene: &Scene<'_, State>, offered: &[Course]) -> Vec<Space> {
        let keys = scene.choices.iter().filter_map(|choice| choice.key.as_deref());
        let keys: Vec<&str> = keys.filter(|key| key.starts_with(names::SPACE)).collect();
        if keys.is_empty() && offered.is_empty() {
            return vec![];
        }
        let is_lit = |space: &Space| {
            course_to(offered, *space).is_some() || keys.contains(&names::key_of_space(*space))
        };
        Space::all().filter(is_lit).collect()
    }
}

/// The drawing, or a window of it.
fn galaxy(scene: &Scene<'_, State>, courses: &Courses, window: &str) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let Courses { offered: courses, within, likely, lit } = courses;
    let reached: Vec<Space> = within.iter().map(|course| course.to).collect();
    let whose = scene.seat().unwrap_or(view.turn.seat);
    let home = at(pack, view.merchants[whose].ship);
    let other = Space::all().filter(|space| lit.binary_search_by_key(&space.at(), |lit| lit.at()).is_err());
    let near = &pack[view.merchants[view.turn.seat].ship].lines;
    let is_dot = |space: &Space| spaces::is_dot(view, *space) && near.iter().all(|line| line.to != *space);
    let (dots, other): (Vec<Space>, Vec<Space>) = other.partition(is_dot);
    html! {
        svg.galaxy #galaxy viewBox=(window) data-w=(WIDTH) data-h=(HEIGHT)
            data-ship=(home) data-keep="style data-zoom" role="group" aria-label=(t!(lang, "mv-map")) {
            (scene.piece_lit_by("behind", |_| false, &(), || html! { (BEHIND.get(once::of_pack(pack), || behind(pack))) }))
            g.layer-edges aria-hidden="true" {
                (scene.piece_lit_by("printed", |_| false, &(), || html! { (PRINTED.get(once::of_pack(pack), || lanes::printed(pack))) }))
                (lanes::jumps(view))
                (lanes::reach(view, within, "reach")) (lanes::reach(view, likely, "likely"))
                path.way-u #way-under d="" {} path.way #way d="" {}
            }
            g.layer-spaces {
                @for few in dots.chunk_by(is_beside) {
                    (scene.piece_lit_by("dots", |_| false, &few, || html! { @for space in few { (dot(view, *space)) } }))
                }
                (quiet(scene, &other))
            }
            (scene.piece("exits", &view.navigation(), || html! { g.layer-exits aria-hidden="true" { (lanes::exits(view, lang)) } }))
            g.layer-plates { (plates::plates(scene)) }
            g.layer-lit { @for space in lit { (self::space(scene, courses, *space)) } }
            g.layer-odds aria-hidden="true" { (plates::odds(scene, &reached)) }
            g.layer-steps #way-steps aria-hidden="true" {}
            g.layer-ships aria-hidden="true" { (plates::ships(scene)) }
            g.layer-names aria-hidden="true" {
                path.leader #map-leaders d="" data-keep="d" {}
                (scene.piece("names", &view.known, || plates::far_names(scene)))
            }
        }
    }
}

/// What lies around the viewer's ship, for a picture: as far as this to each side, up and down.
pub(super) fn around(scene: &Scene<'_, State>, aside: f64, up: f64) -> Markup {
    let pack = scene.view.pack.pack();
    let ship = at(pack, scene.view.merchants[scene.seat().unwrap_or(scene.view.turn.seat)].ship);
    let x = (ship.x - aside).clamp(0.0, f64::from(WIDTH) - 2.0 * aside);
    let y = (ship.y - up).clamp(0.0, f64::from(HEIGHT) - 2.0 * up);
    let window = format!("{x:.0} {y:.0} {:.0} {:.0}", 2.0 * aside, 2.0 * up);
    html! { section.starmap.panel { (galaxy(scene, &Courses::of(scene), &window)) } }
}

fn course_to(courses: &[Course], space: Space) -> Option<&Course> {
    courses.iter().find(|course| course.to == space)
}

/// A space about which there is nothing to say: its shape alone.
fn dot(view: &View, space: Space) -> Markup {
    let point = at(view.pack.pack(), space);
    html! { g transform=(point.translation()) { (spaces::shape(view, space)) } }
}

/// Whether two spaces are drawn together as one piece.
fn is_beside(one: &Space, other: &Space) -> bool {
    const FEW: usize = 8;
    one.at() / FEW == other.at() / FEW
}

/// The spaces that are not lit, a few at a time: a move changes few of them.
fn quiet(scene: &Scene<'_, State>, spaces: &[Space]) -> Markup {
    html! {
        @for few in spaces.chunk_by(is_beside) {
            @let facts: Vec<_> = few.iter().map(|space| facts(scene, *space)).collect();
            (scene.piece_lit_by("spaces", |_| false, &facts, || html! { @for space in few { (self::space(scene, &[], *space)) } }))
        }
    }
}

/// Everything that a space that is not lit is drawn from.
fn facts(scene: &Scene<'_, State>, space: Space) -> impl Serialize {
    let view = scene.view;
    let pack = view.pack.pack();
    let active = view.merchants[view.turn.seat].ship;
    let changed = scene.before.is_some_and(|before| before.kind(space) != view.kind(space));
    let ships: Vec<Seat> =
        view.merchants.iter().filter(|(_, merchant)| merchant.ship == space).map(|(seat, _)| seat).collect();
    let pieces = (names::contract_of(view, space), names::is_marked(view, space));
    let drilled = pack[space].rock.and_then(|rock| view.driller(rock));
    let is_near = pack[active].lines.iter().any(|line| line.to == space);
    let kind = spaces::number(view.kind(space));
    (space, kind, pieces, drilled, ships, is_near, view.is_landing_place(space), changed)
}

/// A space that one can press.
fn space(scene: &Scene<'_, State>, courses: &[Course], space: Space) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let key = names::space_key(space);
    let course = course_to(courses, space);
    let active = view.merchants[view.turn.seat].ship;
    let is_near = pack[active].lines.iter().any(|line| line.to == space);
    let point = at(pack, space);
    // A site is asked about as such, unless the ship could go there.
    let thing = match pack[space].site {
        Some(site) if !is_near && !view.is_landing_place(space) => Thing::Site(site),
        _ => Thing::Space(space),
    };
    // A guide that leads the way lights where it ends, not the first step there.
    let is_led_on = scene.only.is_some_and(|only| only.contains(';')) && course.is_none();
    let lit = scene.lit(&key).filter(|_| !is_led_on);
    let press = names::press(lit, &key, scene.why(thing));
    // A course of several actions is flown as a whole.
    let flown = course.filter(|course| course.actions.len() > 1 && press.group.is_none());
    let is_pressed = flown.is_some() || press.is_lit();
    let is_legal = press.is_lit() || flown.is_some() && scene.only.is_some();
    let end = course.map(|course| End::of(view, course));
    let changed = scene.before.is_some_and(|before| before.kind(space) != view.kind(space));
    let radius = spaces::radius(view, space);
    let words = course.map(|course| course::note(view, course, lang));
    html! {
        g.s.lit[is_pressed].is-lit[is_legal].is-changed[changed].(end.map_or("", End::class)) id=[is_pressed.then_some(&key)] data-key=(key) role="button"
            transform=(point.translation()) tabindex="-1" data-act=[press.act] data-group=[press.group] data-why=[press.why]
            data-course=[flown.map(course::lines)] data-sure=[flown.map(|course| course.n_sure)]
            data-way=[course.map(|course| course::way(view, course))]
            aria-label={ (label(scene, space)) @if let Some(words) = &words { ", " (words) } } {
            circle.hit r="20" {}
            @if is_pressed {
                circle.halo r=(radius + 7.0) {}
                circle.ring r=(radius + 4.0) {}
            }
            (spaces::shape(view, space))
            @if is_pressed { path.pip d={ "M" (radius) " " (-radius - 6.0) "l6 6-6 6-6-6Z" } {} }
        }
    }
}

/// Name, what it is, and who is there.
fn label(scene: &Scene<'_, State>, space: Space) -> String {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    // A space without a name is called by what it is now, and where it lies.
    let mut words = match &pack[space].name {
        Some(name) => vec![names::name(name, lang).to_owned(), names::kind(view, space, lang)],
        None => vec![names::kind(view, space, lang), names::place(pack, space, lang)],
    };
    words.dedup();
    for (seat, merchant) in view.merchants.iter() {
        if merchant.ship == space {
            words.push(t!(lang, "mv-ship-of", name = scene.names.of(seat)));
        }
    }
    words.join(", ")
}

/// Light for worlds and clouds.
fn gradients() -> Markup {
    const LIGHTS: [(&str, &str, &str); 7] = [
        ("mv-neb", "#8d6bd1", ".46"),
        ("mv-bio", "#4fa85a", ".42"),
        ("mv-ast", "#c07a3e", ".3"),
        ("mv-sgi", "#e2694b", ".62"),
        ("mv-sno", "#ffc65e", ".46"),
        ("mv-gb", "#86a8ff", ".34"),
        ("mv-sys", "#5c8ff0", ".26"),
    ];
    html! {
        @for (id, colour, opacity) in LIGHTS {
            radialGradient id=(id) {
                stop stop-color=(colour) stop-opacity=(opacity) {}
                stop offset="1" stop-color=(colour) stop-opacity="0" {}
            }
        }
    }
}

/// Distant stars, in three sizes; the same on every map. A quarter of the sky is drawn, and shown four times.
fn stars() -> Markup {
    let (wide, high) = (u32::from(WIDTH) / 2, u32::from(HEIGHT) / 2);
    let mut seed = 20_u32;
    let mut next = |below: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) % below
    };
    let mut paths = [String::new(), String::new(), String::new()];
    for n in 0..30 {
        let (x, y) = (next(wide), next(high));
        paths[n % 3] += &format!("M{x} {y}h0");
    }
    // What is used again has the style of where it is used: no rule about its place reaches inside.
    html! {
        @for (n, path) in paths.iter().enumerate() {
            defs { path id={ "mv-st-" (n) } d=(path) {} }
            @for (x, y) in [(0, 0), (wide, 0), (0, high), (wide, high)] {
                use.stars.{ "st-" (n) } href={ "#mv-st-" (n) } x=(x) y=(y) {}
            }
        }
    }
}

/// What the turn has to give, below the map.
fn chips(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let turn = &view.turn;
    let skipped: Vec<String> = turn
        .skips
        .iter()
        .map(|colour| match colour {
            merchant_of_venus::ids::DriveColour::Yellow => t!(lang, "mv-skips-yellow"),
            merchant_of_venus::ids::DriveColour::Red => t!(lang, "mv-skips-red"),
        })
        .collect();
    let dice = view.turn.dice.iter().map(|die| i32::from(*die)).sum::<i32>();
    let total = (dice + i32::from(turn.extra)).max(0);
    html! {
        div.mapkey {
            @if !turn.dice.is_empty() {
                span.chip {
                    span { span.word { (t!(lang, "mv-movement")) " " } b { (t!(lang, "mv-n-of", n = turn.points, all = total)) } }
                    span.bpbar aria-hidden="true" { @for n in 0..total.max(turn.points.into()).min(24) { i.left[n < turn.points.into()] {} } }
                }
            }
            @if let Some(value) = view.navigation() { span.chip.hide-p { (icon_s("nav")) (t!(lang, "mv-navigation")) " " b { (value) } } }
            @for text in skipped { span.chip.hide-p { (icon_s("drive")) (text) } }
        }
    }
}

/// The kinds of spaces that are explained.
const KINDS: [&str; 8] = ["dot", "hazard", "nav", "encounter", "asteroid", "city", "port", "orbit"];

/// The first space of a kind.
fn one(pack: &Pack, kind: &str) -> Option<Space> {
    Space::all().find(|space| pack[*space].kind.id() == kind)
}

/// What the shapes mean, drawn again only if one of the shapes has changed.
fn kept_key(scene: &Scene<'_, State>) -> Markup {
    let pack = scene.view.pack.pack();
    let shown: Vec<_> = KINDS.iter().filter_map(|kind| one(pack, kind)).collect();
    let shapes: Vec<_> = shown.into_iter().map(|space| facts(scene, space)).collect();
    scene.piece_lit_by("key", |_| false, &(shapes, scene.view.contracts_and_markers), || key(scene))
}

fn key(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let words = [
        t!(lang, "mv-key-dots"),
        t!(lang, "mv-key-hazard"),
        t!(lang, "mv-key-nav"),
        t!(lang, "mv-key-encounter"),
        t!(lang, "mv-key-asteroid"),
        t!(lang, "mv-key-city"),
        t!(lang, "mv-key-port"),
        t!(lang, "mv-key-orbit"),
    ];
    html! {
        ul.keyl {
            @for (kind, words) in KINDS.iter().zip(&words) {
                @if let Some(space) = one(pack, kind) {
                    li { svg viewBox="-21 -21 42 42" aria-hidden="true" { (spaces::shape(view, space)) } (words) }
                }
            }
            @if view.contracts_and_markers {
                li { svg viewBox="0 0 42 42" aria-hidden="true" { rect.mkr x="10" y="10" width="22" height="22" rx="5" {} } (t!(lang, "mv-key-marker")) }
                li { span.sign { (icon("spaceport")) } (t!(lang, "mv-key-contract")) }
            }
            li { span.sign { (icon("pirate")) } (t!(lang, "mv-key-pirate")) }
            li { span.sign { (icon("telegate")) } (t!(lang, "mv-key-telegate")) }
            li { svg viewBox="0 0 38 38" aria-hidden="true" { path.ln.green d="M3 19h32" {} path.ln.greenin d="M3 19h32" {} } (t!(lang, "mv-key-green")) }
            li { svg viewBox="0 0 38 38" aria-hidden="true" { path.ln.route d="M3 19h32" {} } (t!(lang, "mv-key-route")) }
        }
        p.keys-note { span.kbd { "+" } span.kbd { "−" } " " (t!(lang, "mv-keys-zoom")) " " span.kbd { "0" } " " (t!(lang, "mv-zoom-fit")) " " span.kbd { "C" } " " (t!(lang, "mv-zoom-ship")) }
    }
}

fn controls(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    let buttons = [
        ("in", "plus", t!(lang, "mv-zoom-in")),
        ("out", "minus", t!(lang, "mv-zoom-out")),
        ("ship", "centre", t!(lang, "mv-zoom-ship")),
        ("fit", "fit", t!(lang, "mv-zoom-fit")),
    ];
    html! {
        div.mapctl.zoom data-key="zoom" {
            @for (does, glyph, label) in &buttons {
                button.btn.btn-icon type="button" data-zoom-by=(does) aria-label=(label) { (icon(glyph)) }
            }
        }
    }
}

/// In which systems a culture is known.
fn known_at(view: &View) -> Vec<bool> {
    view.known.iter().map(Option::is_some).collect()
}

/// Where the ships are.
fn ships_at(view: &View) -> Vec<Space> {
    view.merchants.iter().map(|(_, merchant)| merchant.ship).collect()
}

/// The whole galaxy in a corner, with the part that is shown.
fn minimap(scene: &Scene<'_, State>) -> Markup {
    let view = scene.view;
    let pack = view.pack.pack();
    html! {
        div.minimap data-minimap {
            svg.mm viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" {
                use.mml href="#mv-lines" {} use.mml href="#mv-routes" {}
                @for system in System::all() {
                    @let point = centre(pack, system);
                    @if atlas::has_culture(pack, system) {
                        circle.mmk2[view.known[system.at()].is_some()].mmu[view.known[system.at()].is_none()]
                            cx=(Point::n(point.x)) cy=(Point::n(point.y)) r="46" {}
                    } @else if pack[system].landing.is_empty() {
                        path.mma d={ "M" (point.by(0.0, -44.0)) "l44 44-44 44-44-44Z" } {}
                    } @else {
                        rect.mmb x=(Point::n(point.x - 36.0)) y=(Point::n(point.y - 36.0)) width="72" height="72" rx="12" {}
                    }
                }
                path.mmp #way-mini d="" {}
                @for (seat, merchant) in view.merchants.iter() {
                    @let point = at(pack, merchant.ship);
                    g.(seat_class(seat.0 + 1)) {
                        use.mms href=(sprite_url(seat_class(seat.0 + 1))) x=(Point::n(point.x - 46.0)) y=(Point::n(point.y - 46.0)) width="92" height="92" {}
                    }
                }
                rect.mmv #map-view data-keep="x y width height" rx="14" {}
            }
        }
    }
}
