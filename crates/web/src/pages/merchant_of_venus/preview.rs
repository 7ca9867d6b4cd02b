//! What a planned action would do: its sentence, amounts, and what may come of it.

use super::{choices, events, names};
use crate::i18n::{Lang, t};
use crate::pages::components::change;
use engine::Turn;
use maud::{Markup, PreEscaped, html};
use merchant_of_venus::ids::Source;
use merchant_of_venus::now::Forecast;
use merchant_of_venus::{Action, State};

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
        (amounts(forecast, lang))
        @if let Some(text) = follows(turn, action, forecast, lang) { small { (text) } }
    }
}

/// What comes in and what goes out.
fn amounts(forecast: &Forecast, lang: Lang) -> Markup {
    let parts = [
        ("credits", forecast.credits, t!(lang, "mv-credits", n = forecast.credits)),
        ("fame", forecast.fame, t!(lang, "mv-fame", n = forecast.fame)),
        ("drive", forecast.points, t!(lang, "mv-points", n = forecast.points)),
        ("cargo", forecast.goods, t!(lang, "mv-goods", n = forecast.goods)),
    ];
    html! {
        span.preview {
            @for (unit, by, words) in parts.iter().filter(|(_, by, _)| *by != 0) { (change(unit, (*by).into(), words)) }
        }
    }
}

fn sentence(action: Action, it: String, lang: Lang) -> String {
    match action {
        Action::Head(_) => t!(lang, "mv-do-head", it = it),
        Action::Go(_) => t!(lang, "mv-do-go", it = it),
        Action::Steer(_) => t!(lang, "mv-do-steer", it = it),
        Action::Pilot(_) => t!(lang, "mv-do-pilot", it = it),
        Action::System(_) => t!(lang, "mv-do-system", it = it),
        Action::Gain(_) => t!(lang, "mv-do-gain", it = it),
        _ => t!(lang, "mv-do-it", it = it),
    }
}

/// What the card says about it, what decides, or what happens at once.
fn follows(turn: &Turn<State>, action: Action, forecast: &Forecast, lang: Lang) -> Option<String> {
    let pack = turn.view.pack.pack();
    let card = |source| names::speaker(pack, lang).card(source);
    let text = match action {
        Action::Head(_) => t!(lang, "mv-then-head"),
        Action::Launch => t!(lang, "mv-then-launch"),
        Action::Go(to) | Action::Steer(to) => choices::danger(turn, to, lang)?,
        Action::Drift => t!(lang, "mv-then-drift"),
        Action::Navigate(value) => t!(lang, "mv-then-navigate", n = value),
        Action::Thrust(_) => t!(lang, "mv-note-thrust"),
        Action::Land if forecast.reveals => t!(lang, "mv-then-contact"),
        Action::Lower => t!(lang, "mv-then-lower"),
        Action::Build(_) => t!(lang, "mv-then-build"),
        Action::Contract(_) => t!(lang, "mv-then-contract"),
        Action::SwitchOff(_) => t!(lang, "mv-then-switch-off"),
        Action::Pilot(it) => pack[it].faces.map(|face| card(Source::Pilot(face))).join(" "),
        Action::Intel(it) => card(Source::Encounter(it)),
        Action::Use(it) | Action::Complete(it) => card(it),
        Action::Power(it, _) | Action::BuyTechnology(it) => card(Source::Technology(it)),
        Action::BuyEquipment(it) => card(Source::Equipment(it)),
        Action::BuyReward(it) | Action::Keep(it) | Action::Exchange(it) => card(Source::Reward(it)),
        Action::Promote(it) => card(Source::Pilot(it)),
        Action::Swap(_, _, theirs) => card(Source::Mission(theirs)),
        _ => events::briefly(forecast, turn, lang),
    };
    (!text.is_empty()).then_some(text)
}
