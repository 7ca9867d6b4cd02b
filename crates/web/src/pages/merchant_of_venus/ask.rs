//! What is asked, in one sentence, and the steps of the turn.

use super::names;
use crate::game::Ask;
use crate::i18n::{Lang, t};
use crate::pages::components::decision::At;
use engine::Turn;
use maud::{PreEscaped, html};
use merchant_of_venus::{Action, Decision, State};

pub(super) fn ask(turn: &Turn<State>, lang: Lang) -> Ask {
    Ask {
        sentence: html! { (PreEscaped(sentence(turn, lang))) },
        note: note(turn, lang),
        trail: trail(turn, lang),
    }
}

/// The question; what depends on the table is named.
fn sentence(turn: &Turn<State>, lang: Lang) -> String {
    let (view, pack) = (&turn.view, turn.view.pack.pack());
    let escaped = |text: &str| html! { (text) }.into_string();
    let card = |source| escaped(names::source(pack, source, lang));
    match turn.decision {
        Decision::Move if view.turn.gate => t!(lang, "mv-ask-gate"),
        Decision::Move => t!(lang, "mv-ask-move", n = view.turn.points),
        Decision::Fight(pirate) => {
            t!(lang, "mv-ask-fight", it = escaped(names::name(&pack[pirate].name, lang)))
        }
        Decision::May(source) => t!(lang, "mv-ask-may", it = card(source)),
        Decision::ChooseWay(source) => t!(lang, "mv-ask-way", it = card(source)),
        Decision::ChooseSystem(source) => t!(lang, "mv-ask-system", it = card(source)),
        Decision::TakeAboard(it) => t!(lang, "mv-ask-aboard", it = escaped(names::passenger(pack, it, lang))),
        Decision::Reward(it) => t!(lang, "mv-ask-reward", it = escaped(names::name(&pack[it].name, lang))),
        Decision::Trade => {
            let ship = view.merchants[turn.seat].ship;
            t!(lang, "mv-ask-trade", it = escaped(&names::place(pack, ship, lang)))
        }
        other => of(other, lang),
    }
}

/// The same without marks, for those who ask about something else.
pub(super) fn plain(decision: Decision, lang: Lang) -> String {
    of(decision, lang).replace("<b>", "").replace("</b>", "")
}

fn of(decision: Decision, lang: Lang) -> String {
    match decision {
        Decision::ChoosePilot => t!(lang, "mv-ask-pilot"),
        Decision::SetDials => t!(lang, "mv-ask-dials"),
        Decision::Start => t!(lang, "mv-ask-start"),
        Decision::Move => t!(lang, "mv-asked-move"),
        Decision::Steer => t!(lang, "mv-ask-steer"),
        Decision::ChooseCourse => t!(lang, "mv-ask-course"),
        Decision::AcceptTest(stat) => t!(lang, "mv-ask-accept", test = names::test(stat, lang)),
        Decision::Brace(stat) => t!(lang, "mv-ask-brace", test = names::test(stat, lang)),
        Decision::LowerOrEnd(dial) => t!(lang, "mv-ask-lower", dial = names::dial(dial, lang)),
        Decision::Fight(_) => t!(lang, "mv-asked-fight"),
        Decision::GiveGood => t!(lang, "mv-ask-give"),
        Decision::GainGood => t!(lang, "mv-ask-gain"),
        Decision::May(_) => t!(lang, "mv-asked-may"),
        Decision::ChooseWay(_) => t!(lang, "mv-asked-way"),
        Decision::ChooseDie => t!(lang, "mv-ask-die"),
        Decision::ChooseSystem(_) => t!(lang, "mv-asked-system"),
        Decision::Peek => t!(lang, "mv-ask-peek"),
        Decision::TopOrUnder => t!(lang, "mv-ask-top"),
        Decision::SwapMission => t!(lang, "mv-ask-swap"),
        Decision::ChooseGate => t!(lang, "mv-ask-choose-gate"),
        Decision::TakeAboard(_) => t!(lang, "mv-asked-aboard"),
        Decision::Shuttle => t!(lang, "mv-ask-shuttle"),
        Decision::EndOfMove => t!(lang, "mv-ask-end-of-move"),
        Decision::Trade => t!(lang, "mv-asked-trade"),
        Decision::Unload => t!(lang, "mv-ask-unload"),
        Decision::Jettison => t!(lang, "mv-ask-jettison"),
        Decision::Reward(_) => t!(lang, "mv-asked-reward"),
        Decision::TakeExchanged => t!(lang, "mv-ask-exchanged"),
        Decision::Declare => t!(lang, "mv-ask-declare"),
    }
}

/// What one ought to know before answering: the text of the card, or what the dice have left to give.
fn note(turn: &Turn<State>, lang: Lang) -> Option<String> {
    let (view, pack) = (&turn.view, turn.view.pack.pack());
    let words = names::speaker(pack, lang);
    match turn.decision {
        Decision::Start => Some(t!(lang, "mv-note-start")),
        Decision::Move if turn.legal.contains(&Action::Drift) && view.navigation().is_none() => {
            Some(t!(lang, "mv-note-drift"))
        }
        Decision::Move if turn.legal.iter().any(|it| matches!(it, Action::Navigate(_))) => {
            Some(t!(lang, "mv-note-dice"))
        }
        Decision::Move => Some(t!(lang, "mv-note-move")),
        Decision::May(source) | Decision::ChooseWay(source) | Decision::ChooseSystem(source) => {
            Some(words.card(source))
        }
        Decision::Reward(it) => Some(words.card(merchant_of_venus::ids::Source::Reward(it))),
        Decision::Fight(pirate) => Some(t!(
            lang,
            "mv-note-fight",
            n = view.pirate_modifier(turn.seat, pirate),
            good = words.category(pack[pirate].category)
        )),
        Decision::Brace(stat) => Some(t!(
            lang,
            "mv-note-brace",
            stat = names::stat(stat, lang),
            n = view.strength(turn.seat, stat)
        )),
        Decision::EndOfMove if turn.legal.iter().any(|it| matches!(it, Action::Power(..))) => {
            Some(t!(lang, "mv-note-end-of-move"))
        }
        Decision::LowerOrEnd(dial) => Some(t!(lang, "mv-note-lower", dial = names::dial(dial, lang))),
        Decision::Trade => {
            let limits = view.limits();
            let left = |most: Option<u8>, used: u8| most.map(|most| most.saturating_sub(used));
            match (left(limits.buys, view.turn.n_buys), left(limits.sells, view.turn.n_sells)) {
                (Some(buys), Some(sells)) => Some(t!(lang, "mv-note-trade", buys = buys, sells = sells)),
                _ => Some(t!(lang, "mv-note-free-trade")),
            }
        }
        _ => None,
    }
}

/// Direction, roll, dice, path, business: what is behind, what is now, what is to come.
fn trail(turn: &Turn<State>, lang: Lang) -> Vec<(String, At)> {
    let view = &turn.view;
    if turn.seat != view.turn.seat || view.round == 0 {
        return vec![];
    }
    let total: u32 = view.turn.dice.iter().map(|die| u32::from(*die)).sum();
    let steps = [
        t!(lang, "mv-step-direction"),
        if total > 0 { t!(lang, "mv-step-rolled", n = total) } else { t!(lang, "mv-step-roll") },
        t!(lang, "mv-step-path"),
        t!(lang, "mv-step-trade"),
    ];
    let now = match turn.decision {
        Decision::Start => 0,
        Decision::EndOfMove | Decision::Shuttle | Decision::Trade | Decision::Unload | Decision::Declare => 3,
        _ if view.turn.dice.is_empty() => return vec![],
        _ => 2,
    };
    // Who has not moved has neither rolled nor flown.
    let skipped = now == 3 && !view.turn.moved;
    let steps = steps.into_iter().enumerate().filter(|(n, _)| !skipped || *n == 3);
    steps
        .map(|(n, label)| {
            let at = match n {
                n if n < now => At::Done,
                n if n == now => At::Now,
                _ => At::Later,
            };
            (label, at)
        })
        .collect()
}
