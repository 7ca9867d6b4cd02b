//! What is asked, in one sentence.

use super::names;
use crate::game::Ask;
use crate::i18n::{Lang, t};
use crate::pages::components::decision::At;
use engine::Turn;
use maud::{Markup, PreEscaped, html};
use new_frontiers::{Action, Decision, State};

pub(super) fn ask(turn: &Turn<State>, lang: Lang) -> Ask {
    let note = match turn.decision {
        Decision::Develop | Decision::Trade => Some(t!(lang, "nf-note-optional")),
        Decision::Consume => Some(t!(lang, "nf-note-must")),
        Decision::Settle if turn.legal.len() == 1 => Some(t!(lang, "nf-note-no-settle")),
        Decision::Declare | Decision::CountAs => Some(t!(lang, "nf-note-joker")),
        Decision::Return(_) => Some(t!(lang, "nf-note-limit")),
        Decision::KeepGoal => Some(t!(lang, "nf-note-goal")),
        Decision::StoreGoods | Decision::StoreCredits(_) => Some(t!(lang, "nf-note-stored")),
        _ => None,
    };
    Ask { sentence: sentence(turn, lang), note, trail: trail(turn, lang) }
}

fn sentence(turn: &Turn<State>, lang: Lang) -> Markup {
    let words = match turn.decision {
        Decision::ChooseHome => t!(lang, "nf-ask-home"),
        Decision::Select => t!(lang, "nf-ask-select"),
        Decision::Develop => t!(lang, "nf-ask-develop"),
        Decision::Explore => t!(lang, "nf-ask-explore"),
        Decision::ExploreMore => t!(lang, "nf-ask-explore-more"),
        Decision::Return(n) => t!(lang, "nf-ask-return", n = n),
        Decision::Settle => t!(lang, "nf-ask-settle"),
        Decision::SettleMore => settle_more(turn, lang),
        Decision::Declare => t!(lang, "nf-ask-declare"),
        Decision::ProduceShort(kind) => t!(lang, "nf-ask-short", good = names::good(kind, lang)),
        Decision::Windfall => t!(lang, "nf-ask-windfall"),
        Decision::Trade => t!(lang, "nf-ask-trade"),
        Decision::Consume => t!(lang, "nf-ask-consume"),
        Decision::SellMore => t!(lang, "nf-ask-sell-more"),
        Decision::Spend(n) => t!(lang, "nf-ask-spend", n = n),
        Decision::CountAs => t!(lang, "nf-ask-count-as"),
        Decision::KeepGoal => t!(lang, "nf-ask-keep-goal"),
        Decision::PutUnder => t!(lang, "nf-ask-put-under"),
        Decision::RevealGoal => t!(lang, "nf-ask-reveal-goal"),
        Decision::StoreGoods => t!(lang, "nf-ask-store-goods"),
        Decision::StoreCredits(n) => t!(lang, "nf-ask-store-credits", n = n),
    };
    html! { (PreEscaped(words)) }
}

/// What is still open in Settle depends on the powers that are left.
fn settle_more(turn: &Turn<State>, lang: Lang) -> String {
    let replaces = turn.legal.iter().any(|action| matches!(action, Action::Replace(..)));
    let settles = turn.legal.iter().any(|action| {
        matches!(action, Action::Settle(_) | Action::SettleAs(..) | Action::SettleForCredits(_))
    });
    match (settles, replaces) {
        (true, true) => t!(lang, "nf-ask-settle-or-replace"),
        (false, true) => t!(lang, "nf-ask-replace"),
        _ => t!(lang, "nf-ask-settle-more"),
    }
}

/// The action, and the step of it that is now.
fn trail(turn: &Turn<State>, lang: Lang) -> Vec<(String, At)> {
    let Some(underway) = turn.view.underway() else { return vec![] };
    let tile = names::tile(&turn.view, underway.tile, lang).to_owned();
    let steps: &[String] = &match turn.decision {
        Decision::Explore => vec![t!(lang, "nf-step-take")],
        Decision::ExploreMore => vec![t!(lang, "nf-step-take-more")],
        Decision::Settle => vec![t!(lang, "nf-step-settle")],
        Decision::SettleMore => vec![t!(lang, "nf-step-settle-more")],
        Decision::Trade => vec![t!(lang, "nf-step-trade"), t!(lang, "nf-step-consume")],
        Decision::Consume | Decision::SellMore => vec![t!(lang, "nf-step-consume")],
        Decision::Spend(_) => vec![t!(lang, "nf-step-goods")],
        Decision::Return(_) => vec![t!(lang, "nf-step-return")],
        Decision::Develop => vec![t!(lang, "nf-step-develop")],
        Decision::Declare => vec![t!(lang, "nf-step-declare")],
        Decision::Windfall | Decision::ProduceShort(_) => vec![t!(lang, "nf-step-produce")],
        Decision::KeepGoal | Decision::PutUnder => vec![t!(lang, "nf-step-goal")],
        Decision::StoreGoods | Decision::StoreCredits(_) => vec![t!(lang, "nf-step-store")],
        _ => vec![],
    };
    let mut trail = vec![(tile, At::Done)];
    trail.extend(
        steps.iter().enumerate().map(|(i, step)| (step.clone(), if i == 0 { At::Now } else { At::Later })),
    );
    trail
}
