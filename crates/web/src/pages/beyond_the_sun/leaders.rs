//! Leaders in words: what the choices about them are called, and what the log tells of them.

use super::names;
use crate::i18n::{Lang, t};
use beyond_the_sun::cards::Pack;
use beyond_the_sun::effect::Ability;
use beyond_the_sun::ids::Leader;
use beyond_the_sun::words::roman;
use beyond_the_sun::{Action, Decision, Event, State, View};
use engine::{Seat, Turn};
use maud::html;

fn bold(name: &str) -> String {
    html! { b { (name) } }.into_string()
}

/// The choice in a few words, if it is one that only leaders and mats of the expansion bring.
pub(super) fn label(turn: &Turn<State>, action: Action, lang: Lang) -> Option<String> {
    let view = &turn.view;
    let pack = view.pack.pack();
    let leader = |it| names::leader(pack, it, lang);
    Some(match action {
        Action::Lead(it) | Action::SetUpLeader(it) => leader(it).to_owned(),
        Action::SetUpMat(mat) => names::name(&pack[pack[mat].faction].name, lang).to_owned(),
        Action::Predict(kind) => names::words(pack, lang).kind(kind).to_owned(),
        Action::KeepSystem(system) | Action::AttachDyson(system) => {
            names::system(pack, system, lang).to_owned()
        }
        Action::KeepAchievement(it) => names::achievement(pack, it, lang).to_owned(),
        Action::Less(it) => t!(lang, "btl-less", it = leader(it)),
        Action::PayFull => t!(lang, "btl-pay-full"),
        Action::Repay(it) => t!(lang, "btl-repay", it = leader(it)),
        Action::More(it) => t!(lang, "btl-more", it = leader(it)),
        Action::Prototype(place) => t!(lang, "btl-prototype", place = names::place(view, place, lang)),
        Action::Tile(level, place) => {
            t!(lang, "bts-ship-at", level = level, place = names::place(view, place, lang))
        }
        _ => return None,
    })
}

/// What it costs or brings.
pub(super) fn note(turn: &Turn<State>, action: Action, lang: Lang) -> Option<String> {
    let view = &turn.view;
    let pack = view.pack.pack();
    let words = names::words(pack, lang);
    let short = |text: &str| Some(names::cut(text, 64));
    let left = |it: Leader| view.tableaus[turn.seat].retinue.tokens_on(it).saturating_sub(1);
    let token = |it: Leader| Some(t!(lang, "btl-tokens-left", n = left(it)));
    match action {
        Action::Lead(it) => short(&words.leader(&pack[it]).joined()),
        Action::SetUpLeader(it) => short(&words.effect(pack[it].setup)),
        Action::SetUpMat(mat) => short(&words.effect(pack[mat].setup)),
        Action::KeepSystem(system) => Some(t!(lang, "bts-vp", n = pack[system].vp)),
        Action::KeepAchievement(it) => short(&words.achievement(&pack[it]).joined()),
        Action::Less(it) if pack[it].tokens == 0 => Some(t!(lang, "btl-credit-note")),
        Action::Less(it) | Action::More(it) => token(it),
        Action::Prototype(_) => {
            token(with_token(view, turn.seat, |ability| matches!(ability, Ability::TokenPrototype(_)))?)
        }
        _ => None,
    }
}

fn with_token(view: &View, seat: Seat, fits: impl Fn(Ability) -> bool) -> Option<Leader> {
    view.token_for(seat, |ability| fits(ability).then_some(())).map(|(leader, ())| leader)
}

/// What the card behind a choice says in full.
pub(super) fn follows(turn: &Turn<State>, action: Action, lang: Lang) -> Option<String> {
    let pack = turn.view.pack.pack();
    let words = names::words(pack, lang);
    Some(match action {
        Action::Lead(it) | Action::Less(it) | Action::Repay(it) | Action::More(it) => {
            words.leader(&pack[it]).joined()
        }
        Action::SetUpLeader(it) => words.effect(pack[it].setup),
        Action::SetUpMat(mat) => words.effect(pack[mat].setup),
        Action::KeepSystem(system) => words.system(&pack[system]).joined(),
        Action::KeepAchievement(it) => words.achievement(&pack[it]).joined(),
        Action::Do if matches!(turn.decision, Decision::ChooseForGood(_)) => option(turn, lang)?.1,
        _ => return None,
    })
}

/// The sentence of a planned choice.
pub(super) fn sentence(action: Action, it: &str, lang: Lang) -> Option<String> {
    let it = it.to_owned();
    Some(match action {
        Action::Lead(_) => t!(lang, "btl-do-lead", it = it),
        Action::SetUpLeader(_) | Action::SetUpMat(_) => t!(lang, "btl-do-set-up", it = it),
        Action::Predict(_) => t!(lang, "btl-do-predict", it = it),
        Action::KeepSystem(_) | Action::KeepAchievement(_) => t!(lang, "btl-do-keep", it = it),
        Action::Tile(..) => t!(lang, "btl-do-tile", it = it),
        Action::Prototype(_) => t!(lang, "bts-do-build", it = it),
        _ => return None,
    })
}

/// BTL-052: the option of the mat that is asked for, by name and text.
pub(super) fn option(turn: &Turn<State>, lang: Lang) -> Option<(String, String)> {
    let Decision::ChooseForGood(n) = turn.decision else { return None };
    let view = &turn.view;
    let option =
        view.mat_card(turn.seat).abilities.iter().find_map(|ability| ability.options.get(usize::from(n)))?;
    let text = names::words(view.pack.pack(), lang).ability(option.ability);
    Some((names::name(&option.name, lang).to_owned(), text))
}

/// A line of the log, with the seat it begins with.
pub(super) fn told(event: &Event, pack: &Pack, lang: Lang) -> Option<(Seat, String)> {
    let leader = |it| bold(names::leader(pack, it, lang));
    let system = |it| bold(names::system(pack, it, lang));
    let achievement = |it| bold(names::achievement(pack, it, lang));
    Some(match *event {
        Event::PickedLeader(seat, it) => (seat, t!(lang, "btl-log-picked", it = leader(it))),
        Event::LaidTokens(seat, it, n) => (seat, t!(lang, "btl-log-tokens", it = leader(it), n = n)),
        Event::SpentTokens(seat, it, n) => (seat, t!(lang, "btl-log-spent", it = leader(it), n = n)),
        Event::TookCredit(seat, it) => (seat, t!(lang, "btl-log-credit", it = leader(it))),
        Event::Repaid(seat, it, n) => (seat, t!(lang, "btl-log-repaid", it = leader(it), n = n)),
        Event::PutTile(seat, level, at) => {
            let place = bold(&names::spot(pack, at, lang));
            (seat, t!(lang, "btl-log-tile", level = level, place = place))
        }
        Event::TookTileBack(seat) => (seat, t!(lang, "btl-log-tile-back")),
        Event::KeptSystem(seat, it) => (seat, t!(lang, "btl-log-kept-system", it = system(it))),
        Event::ShowedAchievements(seat, all) => {
            let all: Vec<_> = all.iter().map(|it| names::achievement(pack, it, lang)).collect();
            (seat, t!(lang, "bts-log-showed", it = html! { (all.join(", ")) }.into_string()))
        }
        Event::KeptAchievement(seat, it) => {
            (seat, t!(lang, "btl-log-kept-achievement", it = achievement(it)))
        }
        Event::AddedAchievement(seat, it) => (seat, t!(lang, "btl-log-added", it = achievement(it))),
        Event::ClaimedPrivately(seat, it, n) => {
            (seat, t!(lang, "btl-log-claimed", it = achievement(it), n = n))
        }
        Event::Predicted(seat, level, kind) => {
            let it = bold(names::words(pack, lang).kind(kind));
            (seat, t!(lang, "btl-log-predicted", it = it, level = roman(level)))
        }
        Event::Foresaw(seat, tech) => {
            (seat, t!(lang, "btl-log-foresaw", it = bold(names::tech(pack, tech, lang))))
        }
        Event::ChoseForGood(seat, n) => (seat, t!(lang, "btl-log-for-good", n = n + 1)),
        Event::MarkedUse(seat, it) => (seat, t!(lang, "btl-log-marked", it = system(it))),
        _ => return None,
    })
}
