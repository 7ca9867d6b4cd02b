//! What a bot would do, and why.

use super::labels;
use crate::game::Hint;
use crate::i18n::{Lang, t};
use crate::pages::advice::Lead;
use bots::advice;
use engine::Turn;
use merchant_of_venus::State;

pub(super) fn hint(turn: &Turn<State>, lang: Lang) -> Hint {
    let ranked = advice(turn);
    let label = |at: usize| ranked.get(at).map(|advice| labels::label(turn, advice.action, lang));
    let line = ranked.first().map(|advice| advice.action.to_string()).unwrap_or_default();
    let lead = Lead::of(&ranked);
    let reason = lead.reason(t!(lang, "mv-hint-clear"), t!(lang, "mv-hint-close"), lang);
    let behind = |it, gap| t!(lang, "mv-hint-second", it = it, gap = gap);
    let second = label(1).map(|it| lead.second(it, behind, lang));
    Hint { line, choice: t!(lang, "mv-hint", it = label(0).unwrap_or_default()), reason, second }
}
