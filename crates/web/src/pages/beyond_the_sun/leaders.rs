//! Words for what only the expansion brings: leaders, tokens, tiles, predictions and private cards.

use super::names;
use crate::game::About;
use crate::i18n::{Lang, t};
use beyond_the_sun::cards::Pack;
use beyond_the_sun::ids::Leader;
use beyond_the_sun::words::roman;
use beyond_the_sun::{Action, Cause, Decision, Event, Reason, View};
use engine::Seat;

pub(super) fn name(pack: &Pack, leader: Leader, lang: Lang) -> &str {
    names::name(&pack[leader].name, lang)
}

/// A leader in full sentences, with the tokens that are left on it.
pub(super) fn about(view: &View, leader: Leader, lang: Lang) -> About {
    let pack = view.pack.pack();
    let text = names::words(pack, lang).leader(&pack[leader]).0;
    let mut lines: Vec<_> = text.into_iter().map(|line| (String::new(), line)).collect();
    let owner = view.tableaus.iter().find(|(_, tableau)| tableau.retinue.has(leader));
    if let Some((_, tableau)) = owner.filter(|_| pack[leader].tokens > 0) {
        lines.push((String::new(), t!(lang, "bts-tokens-left", n = tableau.retinue.tokens_on(leader))));
    }
    About { name: name(pack, leader, lang).to_owned(), lines }
}

/// What is asked.
pub(super) fn ask(decision: Decision, lang: Lang) -> String {
    match decision {
        Decision::PickLeader => t!(lang, "bts-ask-leader"),
        Decision::OrderSetUps => t!(lang, "bts-ask-set-up"),
        Decision::Predict(level) => t!(lang, "bts-ask-predict", level = roman(level)),
        Decision::KeepSystem => t!(lang, "bts-ask-keep-system"),
        Decision::KeepAchievement => t!(lang, "bts-ask-keep-achievement"),
        Decision::PayLess(n) => t!(lang, "bts-ask-less", n = n),
        Decision::MoveTile => t!(lang, "bts-ask-tile"),
        Decision::BuildOneMore => t!(lang, "bts-ask-one-more"),
        Decision::ChooseForGood(_) => t!(lang, "bts-ask-for-good"),
        _ => t!(lang, "bts-ask-again"),
    }
}

/// An action in a few words.
pub(super) fn label(view: &View, action: Action, lang: Lang) -> String {
    let pack = view.pack.pack();
    let leader = |it| name(pack, it, lang).to_owned();
    match action {
        Action::Lead(it) | Action::SetUpLeader(it) => leader(it),
        Action::SetUpMat(mat) => names::name(&pack[pack[mat].faction].name, lang).to_owned(),
        Action::Predict(kind) => names::words(pack, lang).kind(kind).to_owned(),
        Action::KeepSystem(system) | Action::AttachDyson(system) => {
            names::system(pack, system, lang).to_owned()
        }
        Action::KeepAchievement(it) => names::achievement(pack, it, lang).to_owned(),
        Action::Less(it) => t!(lang, "bts-less", it = leader(it)),
        Action::PayFull => t!(lang, "bts-pay-full"),
        Action::Repay(it) => t!(lang, "bts-repay", it = leader(it)),
        Action::More(it) => t!(lang, "bts-more-jumps", it = leader(it)),
        Action::Prototype(at) => t!(lang, "bts-prototype", place = names::place(view, at, lang)),
        Action::Tile(level, at) => {
            t!(lang, "bts-ship-at", level = level, place = names::place(view, at, lang))
        }
        _ => String::new(),
    }
}

/// The piece an action lights.
pub(super) fn key(seat: Seat, action: Action) -> Option<String> {
    match action {
        Action::Lead(it)
        | Action::SetUpLeader(it)
        | Action::Less(it)
        | Action::Repay(it)
        | Action::More(it) => Some(format!("leader-{it}")),
        Action::SetUpMat(mat) => Some(format!("mat-{mat}")),
        Action::KeepSystem(system) | Action::AttachDyson(system) => Some(names::system_key(system)),
        Action::KeepAchievement(it) => Some(names::achievement_key(it)),
        Action::Prototype(place) => Some(names::place_key(place)),
        Action::Tile(level, place) => Some(names::ship_key(true, seat, level, place)),
        _ => None,
    }
}

/// A line of the log: who, and what.
pub(super) fn event(event: &Event, pack: &Pack, lang: Lang) -> Option<(Seat, String)> {
    let bold = super::events::bold;
    let leader = |it| bold(name(pack, it, lang));
    let system = |it| bold(names::system(pack, it, lang));
    let achievement = |it| bold(names::achievement(pack, it, lang));
    Some(match *event {
        Event::PickedLeader(seat, it) => (seat, t!(lang, "bts-log-leader", it = leader(it))),
        Event::LaidTokens(seat, it, n) => (seat, t!(lang, "bts-log-tokens", it = leader(it), n = n)),
        Event::SpentTokens(seat, it, n) => (seat, t!(lang, "bts-log-token-spent", it = leader(it), n = n)),
        Event::TookCredit(seat, it) => (seat, t!(lang, "bts-log-credit", it = leader(it))),
        Event::Repaid(seat, it, n) => (seat, t!(lang, "bts-log-repaid", it = leader(it), n = n)),
        Event::PutTile(seat, level, at) => {
            (seat, t!(lang, "bts-log-tile", level = level, place = bold(&names::spot(pack, at, lang))))
        }
        Event::KeptSystem(seat, it) => (seat, t!(lang, "bts-log-private-system", it = system(it))),
        Event::ShowedAchievements(seat, cards) => {
            let names: Vec<_> = cards.iter().map(|it| names::achievement(pack, it, lang)).collect();
            (seat, t!(lang, "bts-log-showed", it = names.join(", ")))
        }
        Event::KeptAchievement(seat, it) => (seat, t!(lang, "bts-log-private-goal", it = achievement(it))),
        Event::AddedAchievement(seat, it) => (seat, t!(lang, "bts-log-added", it = achievement(it))),
        Event::ClaimedPrivately(seat, it, n) => {
            (seat, t!(lang, "bts-log-claimed", it = achievement(it), n = n))
        }
        Event::Predicted(seat, level, kind) => {
            let kind = bold(names::words(pack, lang).kind(kind));
            (seat, t!(lang, "bts-log-predicted", it = kind, level = roman(level)))
        }
        Event::Foresaw(seat, it) => {
            (seat, t!(lang, "bts-log-foresaw", it = bold(names::tech(pack, it, lang))))
        }
        Event::ChoseForGood(seat, n) => (seat, t!(lang, "bts-log-for-good", it = super::about::letter(n))),
        Event::MarkedUse(seat, it) => (seat, t!(lang, "bts-log-marked-use", it = system(it))),
        _ => return None,
    })
}

/// What brought an effect about.
pub(super) fn due(cause: Cause, pack: &Pack, lang: Lang) -> String {
    let leader = |it| super::events::bold(name(pack, it, lang));
    match cause {
        Cause::LeaderSetUp(it) => t!(lang, "bts-log-leader-set-up", it = leader(it)),
        Cause::Leader(it) => t!(lang, "bts-log-use", it = leader(it)),
        Cause::MatOption(n, _) => t!(lang, "bts-log-mat-due", n = n + 1),
        _ => String::new(),
    }
}

/// "Why not?" of a leader.
pub(super) fn why(reason: &Reason, lang: Lang) -> (String, String) {
    match reason {
        Reason::NotYourLeader => (t!(lang, "bts-why-leader"), t!(lang, "bts-why-leader-text")),
        Reason::NoTokenLeft => (t!(lang, "bts-why-token"), t!(lang, "bts-why-token-text")),
        Reason::ColourTaken => (t!(lang, "bts-why-colour"), t!(lang, "bts-why-colour-text")),
        Reason::CreditUsed => (t!(lang, "bts-why-credit"), t!(lang, "bts-why-credit-text")),
        _ => (t!(lang, "bts-why-not-now"), t!(lang, "bts-why-not-now-text")),
    }
}
