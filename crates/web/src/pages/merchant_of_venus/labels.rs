//! Legal actions in a few words.

use super::names;
use crate::called::called;
use crate::i18n::{Lang, t};
use engine::Turn;
use merchant_of_venus::ids::Source;
use merchant_of_venus::{Action, State};

/// The action in a few words.
pub(super) fn label(turn: &Turn<State>, action: Action, lang: Lang) -> String {
    let (view, pack) = (&turn.view, turn.view.pack.pack());
    let space = |it| names::space(pack, it, lang);
    let card = |it| names::source(pack, it, lang);
    let good = |it| names::good(pack, it, lang);
    let passenger = |it| names::passenger(pack, it, lang);
    match action {
        Action::Pilot(it) => names::name(&pack[it].name, lang).to_owned(),
        Action::Set(it) => t!(lang, "mv-set", dial = names::dial(it, lang)),
        Action::Intel(it) => t!(lang, "mv-intel", it = card(Source::Encounter(it))),
        Action::Use(it) => t!(lang, "mv-use", it = card(it)),
        Action::SwitchOff(it) => t!(lang, "mv-switch-off", it = card(it)),
        Action::Head(it) | Action::Go(it) | Action::Steer(it) => names::step(view, it, lang),
        Action::Launch => t!(lang, "mv-launch"),
        Action::Stay => t!(lang, "mv-stay"),
        Action::Navigate(value) => t!(lang, "mv-navigate", n = value),
        Action::Thrust(value) => t!(lang, "mv-do-thrust", n = value),
        Action::Power(it, value) => t!(lang, "mv-power", n = value, it = card(Source::Technology(it))),
        Action::Land => t!(lang, "mv-land", place = space(view.merchants[turn.seat].ship)),
        Action::Jump => t!(lang, "mv-jump"),
        Action::Ignore => t!(lang, "mv-ignore"),
        Action::Drift => t!(lang, "mv-drift"),
        Action::Gate(n) => t!(lang, "mv-gate", n = n),
        Action::Fight(it) => t!(lang, "mv-fight", stat = names::stat(it, lang)),
        Action::Surrender => t!(lang, "mv-surrender"),
        Action::Accept => t!(lang, "mv-accept"),
        Action::Lower => t!(lang, "mv-lower"),
        Action::End => t!(lang, "mv-end"),
        Action::Give(it) => t!(lang, "mv-give", it = good(it)),
        Action::Gain(it) => good(it).to_owned(),
        Action::Yes => t!(lang, "mv-yes"),
        Action::No => t!(lang, "mv-no"),
        Action::Choose(way) => t!(lang, "mv-way", n = way),
        Action::Die(value) => t!(lang, "mv-die", n = value),
        Action::Turn(from, to) => t!(lang, "mv-turn", from = from, to = to),
        Action::System(it) => names::system(pack, it, lang).to_owned(),
        Action::Top => t!(lang, "mv-top"),
        Action::Under => t!(lang, "mv-under"),
        Action::Swap(seat, mine, theirs) => t!(
            lang,
            "mv-swap",
            name = called(seat),
            mine = card(Source::Mission(mine)),
            theirs = card(Source::Mission(theirs))
        ),
        Action::BuyGood(it) => t!(lang, "mv-buy", it = good(it)),
        Action::BuyTechnology(it) => t!(lang, "mv-buy", it = card(Source::Technology(it))),
        Action::BuyEquipment(it) => t!(lang, "mv-buy", it = card(Source::Equipment(it))),
        Action::BuyReward(it) => t!(lang, "mv-buy", it = card(Source::Reward(it))),
        Action::Sell(it) => t!(lang, "mv-sell", it = good(it)),
        Action::Smuggle(it) => t!(lang, "mv-smuggle", it = good(it)),
        Action::Take(it) => t!(lang, "mv-take", it = passenger(it)),
        Action::Drop(it) => t!(lang, "mv-drop", it = passenger(it)),
        Action::Cargo => t!(lang, "mv-open-hatch"),
        Action::Leave(it) => t!(lang, "mv-leave", it = names::cargo(pack, it, lang)),
        Action::Throw(it) => t!(lang, "mv-throw", it = names::cargo(pack, it, lang)),
        Action::Promote(it) => t!(lang, "mv-promote", it = card(Source::Pilot(it))),
        Action::SecondMission => t!(lang, "mv-second-mission"),
        Action::Complete(it) => t!(lang, "mv-complete", it = card(it)),
        Action::Build(it) => t!(lang, "mv-build", place = space(pack[it].space)),
        Action::Contract(it) => t!(lang, "mv-contract", place = space(pack[it].space)),
        Action::Keep(it) => t!(lang, "mv-keep", it = card(Source::Reward(it))),
        Action::Exchange(it) => t!(lang, "mv-exchange", it = card(Source::Reward(it))),
        Action::Done => t!(lang, "mv-done"),
    }
}

/// The verb on the confirm button.
pub(super) fn verb(action: Action, lang: Lang) -> String {
    match action {
        Action::Head(_) | Action::Launch => t!(lang, "mv-verb-roll"),
        Action::Go(_) | Action::Steer(_) => t!(lang, "mv-verb-fly"),
        Action::Stay => t!(lang, "mv-verb-stay"),
        Action::Land => t!(lang, "mv-verb-land"),
        Action::Jump | Action::Gate(_) => t!(lang, "mv-verb-jump"),
        Action::Drift => t!(lang, "mv-verb-drift"),
        Action::Navigate(_) | Action::Thrust(_) | Action::Power(..) => t!(lang, "mv-verb-assign"),
        Action::Fight(_) => t!(lang, "mv-verb-fight"),
        Action::Use(_) => t!(lang, "mv-verb-use"),
        Action::SwitchOff(_) => t!(lang, "mv-verb-switch-off"),
        Action::Intel(_)
        | Action::BuyGood(_)
        | Action::BuyTechnology(_)
        | Action::BuyEquipment(_)
        | Action::BuyReward(_)
        | Action::Contract(_)
        | Action::SecondMission => t!(lang, "mv-verb-buy"),
        Action::Sell(_) | Action::Smuggle(_) => t!(lang, "mv-verb-sell"),
        Action::Take(_) => t!(lang, "mv-verb-take"),
        Action::Drop(_) => t!(lang, "mv-verb-drop"),
        Action::Leave(_) => t!(lang, "mv-verb-leave"),
        Action::Throw(_) => t!(lang, "mv-verb-throw"),
        Action::Give(_) => t!(lang, "mv-verb-give"),
        Action::Promote(_) => t!(lang, "mv-verb-promote"),
        Action::Complete(_) => t!(lang, "mv-verb-complete"),
        Action::Build(_) => t!(lang, "mv-verb-build"),
        Action::Keep(_) => t!(lang, "mv-verb-keep"),
        Action::Exchange(_) => t!(lang, "mv-verb-exchange"),
        Action::Cargo => t!(lang, "mv-verb-open"),
        Action::End => t!(lang, "mv-verb-end"),
        Action::Done | Action::No | Action::Ignore | Action::Accept => t!(lang, "mv-verb-go-on"),
        _ => t!(lang, "mv-verb-choose"),
    }
}
