//! What a bot would do, and why.

use super::choices;
use crate::game::Hint;
use crate::i18n::{Lang, t};
use beyond_the_sun::State;
use bots::advice;
use engine::Turn;

/// Advice is worth thousandths of a point.
const POINT: i64 = 1000;

pub(super) fn hint(turn: &Turn<State>, lang: Lang) -> Hint {
    let ranked = advice(turn);
    let label = |at: usize| ranked.get(at).map(|advice| choices::label(turn, advice.action, lang));
    let line = ranked.first().map(|advice| advice.action.to_string()).unwrap_or_default();
    let gap = match &ranked[..] {
        [first, second, ..] => (first.worth - second.worth) / (POINT / 10),
        _ => 0,
    };
    let reason = if gap > 10 { t!(lang, "bts-hint-clear") } else { t!(lang, "bts-hint-close") };
    let second =
        label(1).map(|it| t!(lang, "bts-hint-second", it = it, gap = format!("{}.{}", gap / 10, gap % 10)));
    Hint { line, choice: t!(lang, "bts-hint", it = label(0).unwrap_or_default()), reason, second }
}
