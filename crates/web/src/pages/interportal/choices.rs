//! The legal actions as choices.

use super::names;
use crate::game::Choice;
use crate::i18n::{Lang, t};
use engine::Turn;
use interportal::{Action, State};

/// One choice for each legal action, in that order.
pub(super) fn choices(turn: &Turn<State>, lang: Lang) -> Vec<Choice> {
    turn.legal.iter().map(|action| choice(turn, *action, lang)).collect()
}

fn choice(_turn: &Turn<State>, action: Action, lang: Lang) -> Choice {
    let key = match action {
        Action::At(hex)
        | Action::Go(hex)
        | Action::Raise(hex)
        | Action::Look(hex)
        | Action::Blockade(hex)
        | Action::Regroup(hex) => Some(names::hex_key(hex)),
        Action::Research(tech) => Some(names::tech_key(tech)),
        Action::Buy(unit) => Some(names::unit_key(unit)),
        _ => None,
    };
    let line = action.to_string();
    Choice { label: line.clone(), line, key, confirm: t!(lang, "x4-confirm"), ..Choice::default() }
}
