//! Courses that can be planned: what they cost, what decides on the way, and how likely they succeed.

use super::atlas::at;
use super::choices::danger;
use super::names;
use super::odds::Odds;
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::{change, icon_s};
use engine::Turn;
use maud::{Markup, PreEscaped, html};
use merchant_of_venus::ids::Space;
use merchant_of_venus::query::{Course, Kind};
use merchant_of_venus::{Action, Decision, State, View};

/// More destinations than this are only lit on the map.
const MOST_GOALS: usize = 6;

/// The courses of the viewer whose move it is that can be pressed: all, unless a guide leads the way.
pub(super) fn offered(scene: &Scene<'_, State>, planned: &[Course]) -> Vec<Course> {
    let is_offered = |course: &&Course| scene.only.is_none_or(|only| lines(course) == only);
    planned.iter().filter(is_offered).cloned().collect()
}

/// The courses of the viewer whose move it is; none for anybody else.
pub(super) fn planned(scene: &Scene<'_, State>) -> Vec<Course> {
    match scene.turn {
        Some(turn) if turn.decision == Decision::Move => turn.view.courses(),
        _ => vec![],
    }
}

/// Before the roll: where an average throw would lead, in every direction that may be declared.
pub(super) fn likely(turn: &Turn<State>) -> Vec<Course> {
    if turn.decision != Decision::Start {
        return vec![];
    }
    let mut board = turn.view.board;
    board.turn.points = average(&turn.view);
    board.turn.skips = board.skips(turn.seat);
    board.courses()
}

/// What the speed dice show on average.
fn average(view: &View) -> u8 {
    view.pack.pack().constants.speed_dice * 7 / 2
}

/// MV-049: before the roll the places to land at, asteroids, pirates and encounters among those that are likely reached. A
/// press on one of them declares the direction; once the dice are rolled, the flight there is planned if they are enough.
pub(super) fn aims(turn: &Turn<State>, likely: &[Course]) -> Vec<Course> {
    let aim = |course: &Course| {
        let Some(Action::Go(first)) = course.actions.first().copied() else { return None };
        let head = Action::Head(first);
        let view = &turn.view;
        let is_aim = view.is_landing_place(course.to)
            || matches!(view.kind(course.to), Kind::Asteroid | Kind::Pirate(_) | Kind::Encounter);
        let actions = std::iter::once(head).chain(course.actions.iter().copied()).collect();
        (is_aim && turn.legal.contains(&head)).then_some(Course { actions, n_sure: 1, ..course.clone() })
    };
    likely.iter().filter_map(aim).collect()
}

/// The movement points with which a course begins: those of an average throw while the dice are not rolled.
fn all_points(view: &View, course: &Course) -> u8 {
    if is_aim(course) { average(view) } else { view.turn.points }
}

fn is_aim(course: &Course) -> bool {
    matches!(course.actions.first(), Some(Action::Head(_)))
}

/// How a course ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum End {
    /// The ship can land there.
    Land,
    /// Its last movement point is used there, or dice or cards decide something.
    Stop,
    /// It can go on.
    Pass,
}

impl End {
    pub(super) fn of(view: &View, course: &Course) -> Self {
        let can_land = view.is_landing_place(course.to) || view.kind(course.to) == Kind::Asteroid;
        match course.points() {
            _ if can_land => End::Land,
            0 => End::Stop,
            _ if view.decides(course.to) => End::Stop,
            _ => End::Pass,
        }
    }

    pub(super) fn class(self) -> &'static str {
        match self {
            End::Land => "land",
            End::Stop => "stop",
            End::Pass => "pass",
        }
    }
}

/// The chance that all tests on the way are passed, in per cent; none where nothing is tested.
fn chance(view: &View, course: &Course) -> Option<u32> {
    let seat = view.turn.seat;
    let mut tested = false;
    let mut chance = 1.0;
    for space in &course.risks {
        let odds = match view.kind(*space) {
            Kind::Hazard(stat) => Odds::of_hazard(view, seat, stat),
            Kind::Pirate(pirate) => Odds::of_pirate(view, seat, pirate).1,
            _ => continue,
        };
        tested = true;
        chance *= f64::from(odds.passes) / 6.0;
    }
    tested.then_some((chance * 100.0).round() as u32)
}

/// "8 of 9, shield test 83 %".
pub(super) fn note(view: &View, course: &Course, lang: Lang) -> String {
    let all = all_points(view, course);
    let mut parts = vec![t!(lang, "mv-n-of", n = all - course.points(), all = all)];
    let cards = course.risks.iter().filter(|space| view.kind(**space) == Kind::Encounter).count();
    if let Some(value) = course.assigns() {
        parts.push(t!(lang, "mv-assigns", n = value));
    }
    if let Some(chance) = chance(view, course) {
        parts.push(t!(lang, "mv-tests", n = course.risks.len() - cards, chance = chance));
    }
    if cards > 0 {
        parts.push(t!(lang, "mv-danger-card"));
    }
    parts.join(", ")
}

/// What is sent to fly it: the lines of its actions.
pub(super) fn lines(course: &Course) -> String {
    course.actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(";")
}

/// Where it leads over, and the points used so far; for the browser to draw.
pub(super) fn way(view: &View, course: &Course) -> String {
    let pack = view.pack.pack();
    let start = at(pack, view.merchants[view.turn.seat].ship);
    let mut way = format!("{start} 0");
    let all = all_points(view, course);
    let mut before = all;
    for (space, points) in &course.spaces {
        // A space that costs nothing gets no number.
        let used = if *points < before { all - points } else { 0 };
        way += &format!(",{} {used}", at(pack, *space));
        before = *points;
    }
    way
}

/// The destinations worth a button: places to land, the safe ones first.
pub(super) fn goals(scene: &Scene<'_, State>, courses: &[Course]) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let is_goal = |course: &&Course| view.is_landing_place(course.to) && !is_aim(course);
    let mut goals: Vec<&Course> = courses.iter().filter(is_goal).collect();
    goals.sort_by_key(|course| (course.risks.len(), u8::MAX - course.points()));
    html! {
        @if !goals.is_empty() {
            div.goals role="group" aria-label=(t!(lang, "mv-goals")) {
                @for course in goals.iter().take(MOST_GOALS) {
                    button.goal type="button" data-goal=(names::space_key(course.to)) {
                        b { (names::space(view.pack.pack(), course.to, lang)) } small { (note(view, course, lang)) }
                    }
                }
                @if courses.len() > goals.len().min(MOST_GOALS) {
                    span.more { (t!(lang, "mv-more-lit", n = courses.len() - goals.len().min(MOST_GOALS))) }
                }
            }
        }
    }
}

/// The words that stand in the bar while a course is planned.
pub(super) fn templates(scene: &Scene<'_, State>, courses: &[Course]) -> Markup {
    let Some(turn) = scene.turn else { return html! {} };
    html! {
        div.courses hidden {
            @for course in courses.iter().filter(|course| course.actions.len() > 1) {
                template data-course-for=(names::space_key(course.to)) data-verb=(verb(turn, course, scene.lang)) {
                    (words(turn, course, scene.lang))
                }
            }
        }
    }
}

fn verb(turn: &Turn<State>, course: &Course, lang: Lang) -> String {
    if is_aim(course) {
        t!(lang, "mv-verb-roll")
    } else if course.n_sure == course.actions.len() && turn.view.is_landing_place(course.to) {
        t!(lang, "mv-verb-fly-and-land")
    } else {
        t!(lang, "mv-verb-fly")
    }
}

fn words(turn: &Turn<State>, course: &Course, lang: Lang) -> Markup {
    let view = &turn.view;
    let pack = view.pack.pack();
    let all = all_points(view, course);
    let used = all - course.points();
    let it = html! { (names::space(pack, course.to, lang)) }.into_string();
    if is_aim(course) {
        return html! {
            (PreEscaped(t!(lang, "mv-aim-at", it = it, n = used)))
            small { (t!(lang, "mv-then-aim", n = all)) }
        };
    }
    html! {
        (PreEscaped(t!(lang, "mv-fly-to", it = it, n = used, all = all))) " "
        span.preview {
            (change("drive", -i64::from(used), &t!(lang, "mv-points", n = used)))
            @if let Some(value) = course.assigns() { span.amount { (icon_s("nav")) (t!(lang, "mv-assigns", n = value)) } }
            @if let Some(chance) = chance(view, course) { span.amount { (icon_s("dice")) (t!(lang, "mv-percent", n = chance)) } }
        }
        small { (after(turn, course, lang)) }
    }
}

/// Where the flight is decided first, or what landing brings.
fn after(turn: &Turn<State>, course: &Course, lang: Lang) -> String {
    let (view, pack) = (&turn.view, turn.view.pack.pack());
    if let Some(first) = course.risks.first() {
        let what = danger(turn, *first, lang).unwrap_or_default();
        return t!(lang, "mv-then-decides", place = names::place(pack, *first, lang), what = what);
    }
    if view.is_landing_place(course.to) {
        return if is_unknown(view, course.to) {
            t!(lang, "mv-then-contact")
        } else {
            t!(lang, "mv-then-trade")
        };
    }
    t!(lang, "mv-then-steps", n = course.actions.len())
}

/// Whether landing there would be a First Contact.
fn is_unknown(view: &View, space: Space) -> bool {
    let system = view.pack.pack()[space].system;
    matches!(view.kind(space), Kind::City | Kind::Port)
        && system.is_some_and(|system| view.discovered[usize::from(engine::Index::index(system))].is_none())
}
