//! What a bot would do, and why.

use super::choices;
use crate::game::Hint;
use crate::i18n::{Lang, t};
use crate::pages::advice::Lead;
use beyond_the_sun::State;
use bots::advice;
use engine::Turn;

pub(super) fn hint(turn: &Turn<State>, lang: Lang) -> Hint {
    let ranked = advice(turn);
    let label = |at: usize| ranked.get(at).map(|advice| choices::label(turn, advice.action, lang));
    let line = ranked.first().map(|advice| advice.action.to_string()).unwrap_or_default();
    let lead = Lead::of(&ranked);
    let reason = lead.reason(t!(lang, "bts-hint-clear"), t!(lang, "bts-hint-close"), lang);
    let behind = |it, gap| t!(lang, "bts-hint-second", it = it, gap = gap);
    let second = label(1).map(|it| lead.second(it, behind, lang));
    Hint { line, choice: t!(lang, "bts-hint", it = label(0).unwrap_or_default()), reason, second }
}
