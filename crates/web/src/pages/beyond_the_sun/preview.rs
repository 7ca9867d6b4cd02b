//! What a planned action would do: its sentence, amounts, whose control would change, and what follows.

use super::{choices, leaders, names};
use crate::called::called;
use crate::i18n::{Lang, t};
use crate::pages::components::{change, mark};
use beyond_the_sun::{Action, Forecast, State};
use engine::{Index, Seat, Turn};
use maud::{Markup, PreEscaped, html};

pub(super) fn preview(
    turn: &Turn<State>,
    action: Action,
    label: &str,
    forecast: &Forecast,
    lang: Lang,
) -> Markup {
    let it = html! { (label) }.into_string();
    html! {
        (PreEscaped(sentence(action, it, lang))) " "
        span.preview {
            @if forecast.ore != 0 { (change("ore", forecast.ore.into(), &t!(lang, "bts-ore", n = forecast.ore))) }
            @if forecast.pop != 0 { (change("pop", forecast.pop.into(), &t!(lang, "bts-pop", n = forecast.pop))) }
            @if forecast.strength != 0 { (change("mil", forecast.strength.into(), &t!(lang, "bts-strength", n = forecast.strength))) }
            @if forecast.points != 0 { (change("vp", forecast.points.into(), &t!(lang, "points", n = forecast.points))) }
        }
        @if let Some(text) = follows(turn, action, lang) { small { (text) } }
        @if !forecast.control.is_empty() { small.control { (control(turn, forecast, lang)) } }
    }
}

fn sentence(action: Action, it: String, lang: Lang) -> String {
    if let Some(words) = leaders::sentence(action, &it, lang) {
        return words;
    }
    match action {
        Action::Go(_) => t!(lang, "bts-do-go", it = it),
        Action::Research(_) => t!(lang, "bts-do-research", it = it),
        Action::Build(_) => t!(lang, "bts-do-build", it = it),
        Action::Jump(..) | Action::Warp(..) => t!(lang, "bts-do-jump", it = it),
        Action::Upgrade(..) => t!(lang, "bts-do-upgrade", it = it),
        Action::Colonise(_) | Action::Charter(_) => t!(lang, "bts-do-colonise", it = it),
        Action::Spend(_) | Action::Return(..) => t!(lang, "bts-do-give", it = it),
        Action::Outpost(..) | Action::Marker(_) => t!(lang, "bts-do-marker", it = it),
        Action::Automate(_) => t!(lang, "bts-do-automate", it = it),
        Action::Claim(_) => t!(lang, "bts-do-claim", it = it),
        Action::Seek(_) => t!(lang, "bts-do-seek", it = it),
        Action::Choose(_) => t!(lang, "bts-do-choose", it = it),
        _ => t!(lang, "bts-do-it", it = it),
    }
}

/// What the card says about it.
fn follows(turn: &Turn<State>, action: Action, lang: Lang) -> Option<String> {
    let view = &turn.view;
    let pack = view.pack.pack();
    let words = names::table_words(view, lang);
    if let Some(text) = leaders::follows(turn, action, lang) {
        return Some(text).filter(|text| !text.is_empty());
    }
    let text = match action {
        Action::Go(space) => words.effect(space.holder.effect(pack, space.printed(pack).n)?),
        Action::Copy(printed) => words.effect(printed.holder.effect(pack, printed.n)?),
        Action::Research(slot) => match view.slots[slot.at()] {
            Some(tech) => words.tech(&pack[tech]).joined(),
            None if view.events.has(slot) => t!(lang, "bts-then-event"),
            None => t!(lang, "bts-then-card"),
        },
        Action::Choose(tech) => words.tech(&pack[tech]).joined(),
        Action::Charter(system) => words.system(&pack[system]).joined(),
        Action::Colonise(place) => words.effect(pack[view.systems[place.at()]?].colonise),
        Action::Bonus(place) => words.effect(pack[view.systems[place.at()]?].control),
        Action::Option(n) => choices::option_text(turn, n, lang)?,
        Action::Do => choices::option_text(turn, 0, lang)?,
        Action::Mat(mat) => words.mat(&pack[mat]).joined(),
        Action::Grow => t!(lang, "bts-then-grow"),
        Action::Mine => t!(lang, "bts-then-mine"),
        Action::Trade => t!(lang, "bts-then-trade"),
        _ => return None,
    };
    (!text.is_empty()).then_some(text)
}

/// Places that would change hands if the moves ended here.
fn control(turn: &Turn<State>, forecast: &Forecast, lang: Lang) -> Markup {
    let who = |seat: Option<Seat>| {
        html! {
            @match seat {
                Some(seat) if seat == turn.seat => { (mark(seat.0 + 1)) (t!(lang, "bts-you")) }
                Some(seat) => { (mark(seat.0 + 1)) (t!(lang, "bts-seat", who = called(seat))) }
                None => (t!(lang, "bts-nobody"))
            }
        }
    };
    html! {
        (t!(lang, "bts-control-changes"))
        @for (place, was, is) in &forecast.control {
            " " span.flip { b { (names::place(&turn.view, *place, lang)) } ": " (who(*was)) " → " (who(*is)) }
        }
    }
}
