//! What is asked, in one sentence, and the steps of the turn.

use super::{leaders, names};
use crate::game::Ask;
use crate::i18n::{Lang, t};
use crate::pages::components::decision::At;
use beyond_the_sun::words::roman;
use beyond_the_sun::{ANARCHISTS, Action, Decision, Phase, State};
use engine::Turn;
use maud::{PreEscaped, html};

pub(super) fn ask(turn: &Turn<State>, lang: Lang) -> Ask {
    let view = &turn.view;
    let event = view.event_underway().map(|event| {
        let pack = view.pack.pack();
        format!(
            "{}: {}",
            names::event(pack, event, lang),
            names::words(pack, lang).event(&pack[event]).joined()
        )
    });
    let event = event.or_else(|| {
        let (by, event) = view.anarchist_event_underway()?;
        let (pack, card) = (view.pack.pack(), &view.pack.pack()[event]);
        let effect = if by == ANARCHISTS { card.anarchists } else { card.you };
        Some(format!("{}: {}", names::name(&card.name, lang), names::words(pack, lang).effect(effect)))
    });
    let may_stop = turn.legal.contains(&Action::Done) || turn.legal.contains(&Action::Pass);
    let note = match turn.decision {
        Decision::Jump(_) | Decision::Warp(_) => Some(t!(lang, "bts-note-jump")),
        Decision::Act => Some(t!(lang, "bts-note-act")),
        Decision::Produce => Some(t!(lang, "bts-note-produce")),
        Decision::Claim => Some(t!(lang, "bts-note-claim")),
        Decision::PlaceOutpost(place) => {
            Some(t!(lang, "bts-note-outpost", place = names::place(view, place, lang)))
        }
        Decision::AnarchistsColonise | Decision::AnarchistsResearch(_) => Some(t!(lang, "bta-note-theirs")),
        Decision::SeekType(_) => Some(t!(lang, "bts-note-seek")),
        Decision::PickLeader => Some(t!(lang, "btl-note-leader")),
        Decision::OrderSetUps => Some(t!(lang, "btl-note-set-up")),
        Decision::Predict(_) => Some(t!(lang, "btl-note-predict")),
        Decision::ChooseForGood(_) => Some(t!(lang, "btl-note-for-good")),
        Decision::ActAgain => Some(t!(lang, "btl-note-again")),
        _ if may_stop => Some(t!(lang, "bts-note-optional")),
        _ => None,
    };
    Ask {
        sentence: html! { (PreEscaped(sentence(turn, lang))) },
        note: event.or(note),
        trail: trail(turn, lang),
    }
}

/// The question; what depends on the table is named.
fn sentence(turn: &Turn<State>, lang: Lang) -> String {
    let view = &turn.view;
    let bold = |text: String| html! { (text) }.into_string();
    match turn.decision {
        Decision::PlaceOutpost(place) => {
            t!(lang, "bts-ask-outpost", it = bold(names::place(view, place, lang)))
        }
        Decision::PlaceMarker(system) => {
            t!(lang, "bts-ask-marker", it = bold(names::system(view.pack.pack(), system, lang).to_owned()))
        }
        Decision::LayEvent(event) => {
            t!(lang, "bts-ask-lay", it = bold(names::event(view.pack.pack(), event, lang).to_owned()))
        }
        Decision::SeekType(slot) | Decision::ChooseTech(slot) => {
            let code = names::slot_code(view.pack.pack(), slot);
            match turn.decision {
                Decision::SeekType(_) => t!(lang, "bts-ask-seek", slot = code),
                _ => t!(lang, "bts-ask-tech", slot = code),
            }
        }
        Decision::ChooseForGood(_) => match leaders::option(turn, lang) {
            Some((name, _)) => t!(lang, "btl-ask-for-good", it = bold(name)),
            None => of(turn.decision, lang),
        },
        other => of(other, lang),
    }
}

/// The same without marks, for those who ask about something else.
pub(super) fn plain(decision: Decision, lang: Lang) -> String {
    of(decision, lang).replace("<b>", "").replace("</b>", "")
}

fn of(decision: Decision, lang: Lang) -> String {
    match decision {
        Decision::PickMat => t!(lang, "bts-ask-mat"),
        Decision::Act => t!(lang, "bts-ask-act"),
        Decision::Choose => t!(lang, "bts-ask-choose"),
        Decision::ChooseOrPass => t!(lang, "bts-ask-optional"),
        Decision::PayWhom => t!(lang, "bts-ask-pay-whom"),
        Decision::PayRecall => t!(lang, "bts-ask-pay-recall"),
        Decision::PayShip => t!(lang, "bts-ask-pay-ship"),
        Decision::Build(level) => t!(lang, "bts-ask-build", level = level),
        Decision::BuildFromPopulation(level) => t!(lang, "bts-ask-build-pop", level = level),
        Decision::Jump(n) => t!(lang, "bts-ask-jump", n = n),
        Decision::Warp(n) => t!(lang, "bts-ask-warp", n = n),
        Decision::Upgrade(n) => t!(lang, "bts-ask-upgrade", n = n),
        Decision::Colonise => t!(lang, "bts-ask-colonise"),
        Decision::SpendShips(n) => t!(lang, "bts-ask-spend", n = n),
        Decision::PlaceOutpost(_) => t!(lang, "bts-asked-outpost"),
        Decision::PlaceMarker(_) => t!(lang, "bts-asked-marker"),
        Decision::Automate => t!(lang, "bts-ask-automate"),
        Decision::OrderBonuses => t!(lang, "bts-ask-bonus"),
        Decision::MoveSupply(n) => t!(lang, "bts-ask-shift", n = n),
        Decision::Research(level) => t!(lang, "bts-ask-research", level = roman(level)),
        Decision::SeekType(_) => t!(lang, "bts-asked-seek"),
        Decision::ChooseTech(_) => t!(lang, "bts-asked-tech"),
        Decision::KeepTech => t!(lang, "bts-ask-keep"),
        Decision::CharterSystem => t!(lang, "bts-ask-charter"),
        Decision::CopyAction => t!(lang, "bts-ask-copy"),
        Decision::AttachSystem => t!(lang, "bts-ask-attach"),
        Decision::LayEvent(_) => t!(lang, "bts-asked-lay"),
        Decision::Scatter => t!(lang, "bts-ask-scatter"),
        Decision::Museum => t!(lang, "bts-ask-museum"),
        Decision::Banish(n) => t!(lang, "bts-ask-banish", n = n),
        Decision::Produce => t!(lang, "bts-ask-produce"),
        Decision::Trade => t!(lang, "bts-ask-trade"),
        Decision::Claim => t!(lang, "bts-ask-claim"),
        Decision::AnyTime => t!(lang, "bts-ask-any-time"),
        Decision::PickLeader => t!(lang, "btl-ask-leader"),
        Decision::OrderSetUps => t!(lang, "btl-ask-set-up"),
        Decision::Predict(level) => t!(lang, "btl-ask-predict", level = roman(level)),
        Decision::KeepSystem => t!(lang, "btl-ask-system"),
        Decision::KeepAchievement => t!(lang, "btl-ask-achievement"),
        Decision::PayLess(n) => t!(lang, "btl-ask-less", n = n),
        Decision::MoveTile => t!(lang, "btl-ask-tile"),
        Decision::BuildOneMore => t!(lang, "btl-ask-one-more"),
        Decision::ChooseForGood(_) => t!(lang, "btl-asked-for-good"),
        Decision::ActAgain => t!(lang, "btl-ask-again"),
        Decision::LastSwap => t!(lang, "bts-ask-swap"),
        Decision::AnarchistsColonise => t!(lang, "bta-ask-colonise"),
        Decision::AnarchistsResearch(_) => t!(lang, "bta-ask-research"),
    }
}

/// The present step, in a word or two.
fn step(decision: Decision, lang: Lang) -> String {
    match decision {
        Decision::Act => t!(lang, "bts-step-space"),
        Decision::Jump(n) | Decision::Warp(n) => t!(lang, "bts-step-jump", n = n),
        Decision::Build(_) | Decision::BuildFromPopulation(_) | Decision::BuildOneMore => {
            t!(lang, "bts-step-build")
        }
        Decision::Upgrade(_) => t!(lang, "bts-step-upgrade"),
        Decision::Colonise | Decision::SpendShips(_) | Decision::PlaceMarker(_) => {
            t!(lang, "bts-step-colonise")
        }
        Decision::Research(_) | Decision::SeekType(_) | Decision::ChooseTech(_) | Decision::KeepTech => {
            t!(lang, "bts-step-research")
        }
        Decision::PayWhom | Decision::PayRecall | Decision::PayShip | Decision::PayLess(_) => {
            t!(lang, "bts-step-pay")
        }
        Decision::PlaceOutpost(_) | Decision::OrderBonuses => t!(lang, "bts-step-control"),
        _ => t!(lang, "bts-step-choice"),
    }
}

/// Action, production, achievements: which is done, which is now, which is to come.
fn trail(turn: &Turn<State>, lang: Lang) -> Vec<(String, At)> {
    let view = &turn.view;
    let production = t!(lang, "bts-phase-production");
    match view.phase() {
        // A player who answers an event in another's turn has no turn to continue.
        _ if turn.seat != view.turn => vec![],
        Phase::SettingUp | Phase::Anarchists | Phase::Over => vec![],
        Phase::Action => {
            let mut trail = Vec::new();
            for printed in view.this_turn.copies.iter() {
                trail.push((names::holder(view.pack.pack(), printed.holder, lang).to_owned(), At::Done));
            }
            trail.push((step(turn.decision, lang), At::Now));
            trail.push((production, At::Later));
            trail
        }
        Phase::Production => vec![
            (t!(lang, "bts-phase-action"), At::Done),
            (production, At::Now),
            (t!(lang, "bts-phase-achievements"), At::Later),
        ],
        Phase::Achievements => vec![
            (t!(lang, "bts-phase-action"), At::Done),
            (production, At::Done),
            (t!(lang, "bts-phase-achievements"), At::Now),
        ],
    }
}
