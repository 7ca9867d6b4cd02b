//! Legal actions as choices: a label, what it costs and brings, and the piece it lights.

use super::{goals, names, text, tiles};
use crate::game::Choice;
use crate::i18n::{Lang, t};
use crate::pages::components::change;
use engine::Turn;
use maud::{Markup, PreEscaped, html};
use new_frontiers::now::Forecast;
use new_frontiers::{Action, State, query};

pub(super) fn choice(turn: &Turn<State>, action: Action, lang: Lang) -> Choice {
    let forecast = turn.view.forecast(turn.seat, action);
    let (label, note, key) = parts(turn, action, &forecast, lang);
    Choice {
        line: action.to_string(),
        preview: Some(preview(turn, action, &label, &forecast, lang)),
        label,
        note,
        icon: icon(action),
        key,
        confirm: verb(action, lang),
        reveals: forecast.reveals,
        ..Choice::default()
    }
}

/// Label, note and key.
fn parts(
    turn: &Turn<State>,
    action: Action,
    forecast: &Forecast,
    lang: Lang,
) -> (String, Option<String>, Option<String>) {
    let view = &turn.view;
    let (pack, empire) = (&view.pack, &view.empires[turn.seat]);
    let world = |world| names::world(pack, world, lang).to_owned();
    let colony = |colony| names::colony(pack, empire, colony, lang).to_owned();
    let credits = || t!(lang, "nf-credits", n = -forecast.credits);
    let earns = || t!(lang, "nf-earns", n = forecast.credits);
    match action {
        Action::Home(home) => {
            let card = &pack[home].colony;
            let text = text::colony(pack, card, lang);
            (names::name(&card.name, lang).to_owned(), Some(text), Some(names::home_key(home)))
        }
        Action::Select(tile) => (
            names::tile(view, tile, lang).to_owned(),
            Some(tiles::bonus(view, tile, lang)),
            Some(names::tile_key(tile)),
        ),
        Action::Develop(development) => (
            names::development(pack, development, lang).to_owned(),
            Some(t!(
                lang,
                "nf-credits",
                n = query::develop_cost(pack, empire, development, view.selects(turn.seat))
            )),
            Some(names::development_key(development)),
        ),
        Action::Take(it) | Action::Return(it) => (world(it), None, Some(names::world_key(it))),
        Action::Colonists => {
            let note = t!(lang, "nf-in-supply", n = view.colonists);
            let key = names::resource_key(turn.seat, "colonist");
            (t!(lang, "nf-take-colonists", n = forecast.colonists), Some(note), Some(key))
        }
        Action::Settle(it) if pack[it].military => {
            let note = t!(
                lang,
                "nf-by-strength",
                strength = view.strength_against(turn.seat, it),
                defence = pack[it].value,
                n = pack[it].colonists
            );
            (world(it), Some(note), Some(names::world_key(it)))
        }
        Action::Settle(it) | Action::SettleForCredits(it) => {
            let note = t!(lang, "nf-credits-and-colonists", credits = credits(), n = pack[it].colonists);
            (world(it), Some(note), Some(names::world_key(it)))
        }
        Action::SettleAs(it, kind) => {
            let label = t!(lang, "nf-world-as", world = world(it), kind = names::good(kind, lang));
            (label, Some(credits()), Some(names::world_key(it)))
        }
        Action::Discard(good, by) => {
            let note = t!(lang, "nf-for-tile", tile = names::source(pack, empire, by, lang));
            (t!(lang, "nf-discard-from", colony = colony(good)), Some(note), Some(names::colony_key(good)))
        }
        Action::Replace(old, new) => (
            t!(lang, "nf-replace-with", old = colony(old), new = world(new)),
            None,
            Some(names::world_key(new)),
        ),
        Action::Declare(kind) => (names::good(kind, lang), None, None),
        Action::Produce(it) => (colony(it), None, Some(names::colony_key(it))),
        Action::Sell(it) => {
            let kind = query::good(pack, empire, it).map(|kind| names::good(kind, lang)).unwrap_or_default();
            (
                t!(lang, "nf-sell", good = kind, colony = colony(it)),
                Some(earns()),
                Some(names::colony_key(it)),
            )
        }
        Action::Consume(source, _) => (
            names::source(pack, empire, source, lang).to_owned(),
            Some(text::consumes(pack, empire, source, lang)),
            Some(names::source_key(source)),
        ),
        Action::Spend(it) => {
            let kind = query::good(pack, empire, it).map(|kind| names::good(kind, lang));
            (colony(it), kind, Some(names::colony_key(it)))
        }
        Action::Keep(goal) | Action::Under(goal) => {
            let note = goals::standing(view, turn.seat, goal, lang);
            (names::name(&pack[goal].name, lang).to_owned(), Some(note), Some(goals::key(goal)))
        }
        Action::Reveal => (t!(lang, "nf-reveal"), None, None),
        Action::StoreWorld(it) => (
            t!(lang, "nf-store", it = world(it)),
            Some(t!(lang, "nf-for-exploration")),
            Some(names::world_key(it)),
        ),
        Action::StoreGood(it) => {
            let kind = query::good(pack, empire, it).map(|kind| names::good(kind, lang)).unwrap_or_default();
            (t!(lang, "nf-sell", good = kind, colony = colony(it)), None, Some(names::colony_key(it)))
        }
        Action::StoreCredits(n) => (t!(lang, "nf-credits", n = n), None, None),
        Action::Pass => (t!(lang, "nf-pass"), None, None),
        Action::Done => (t!(lang, "nf-done"), None, None),
    }
}

/// The sentence that stands in place of the question once an action is planned.
fn preview(turn: &Turn<State>, action: Action, label: &str, forecast: &Forecast, lang: Lang) -> Markup {
    let label = html! { (label) }.into_string();
    let sentence = match action {
        Action::Home(_) => t!(lang, "nf-do-home", it = label),
        Action::Select(_) => t!(lang, "nf-do-select", it = label),
        Action::Develop(_) => t!(lang, "nf-do-develop", it = label),
        Action::Take(_) => t!(lang, "nf-do-take", it = label),
        Action::Return(_) => t!(lang, "nf-do-return", it = label),
        Action::Settle(_) | Action::SettleAs(..) | Action::SettleForCredits(_) => {
            t!(lang, "nf-do-settle", it = label)
        }
        Action::Declare(_) => t!(lang, "nf-do-declare", it = label),
        Action::Produce(_) => t!(lang, "nf-do-produce", it = label),
        Action::Consume(..) => t!(lang, "nf-do-consume", it = label),
        Action::Spend(_) => t!(lang, "nf-do-spend", it = label),
        Action::Keep(_) => t!(lang, "nf-do-keep", it = label),
        Action::Under(_) => t!(lang, "nf-do-under", it = label),
        Action::StoreGood(_) | Action::StoreCredits(_) => t!(lang, "nf-do-store", it = label),
        _ => t!(lang, "nf-do-it", it = label),
    };
    let after = &turn.view.empires[turn.seat];
    let left = i32::from(after.credits) + forecast.credits;
    html! {
        (PreEscaped(sentence)) " "
        span.preview {
            @if forecast.credits != 0 { (change("credits", forecast.credits.into(), &t!(lang, "nf-credits", n = forecast.credits))) }
            @if forecast.colonists != 0 { (change("colonist", forecast.colonists.into(), &t!(lang, "nf-colonists", n = forecast.colonists))) }
            @if forecast.goods != 0 { (change("good-any", forecast.goods.into(), &t!(lang, "nf-goods", n = forecast.goods))) }
            @if forecast.strength != 0 { (change("mil", forecast.strength.into(), &t!(lang, "nf-military", n = forecast.strength))) }
            @if forecast.points != 0 { (change("vp", forecast.points.into(), &t!(lang, "points", n = forecast.points))) }
        }
        @if forecast.credits < 0 { small { (t!(lang, "nf-you-keep", n = left)) } }
    }
}

fn icon(action: Action) -> Option<&'static str> {
    match action {
        Action::Select(tile) => Some(names::tile_icon(tile)),
        Action::Colonists => Some("colonist"),
        Action::Sell(_) => Some("trade"),
        Action::Discard(..) => Some("military"),
        _ => None,
    }
}

/// The verb on the confirm button.
fn verb(action: Action, lang: Lang) -> String {
    match action {
        Action::Home(_) | Action::Declare(_) | Action::Select(_) => t!(lang, "nf-verb-choose"),
        Action::Develop(_) => t!(lang, "nf-verb-develop"),
        Action::Take(_) | Action::Colonists => t!(lang, "nf-verb-take"),
        Action::Return(_) => t!(lang, "nf-verb-return"),
        Action::Settle(_) | Action::SettleAs(..) | Action::SettleForCredits(_) => t!(lang, "nf-verb-settle"),
        Action::Discard(..) => t!(lang, "nf-verb-discard"),
        Action::Replace(..) => t!(lang, "nf-verb-replace"),
        Action::Produce(_) => t!(lang, "nf-verb-produce"),
        Action::Sell(_) => t!(lang, "nf-verb-sell"),
        Action::Consume(..) | Action::Spend(_) => t!(lang, "nf-verb-consume"),
        Action::Keep(_) => t!(lang, "nf-verb-keep"),
        Action::Under(_) => t!(lang, "nf-verb-return"),
        Action::Reveal => t!(lang, "nf-verb-reveal"),
        Action::StoreWorld(_) | Action::StoreGood(_) | Action::StoreCredits(_) => t!(lang, "nf-verb-store"),
        Action::Pass | Action::Done => t!(lang, "nf-verb-go-on"),
    }
}
