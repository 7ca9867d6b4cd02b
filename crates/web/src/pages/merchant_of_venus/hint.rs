//! What a bot would do, and why.

use super::labels;
use crate::game::Hint;
use crate::i18n::{Lang, t};
use bots::advice;
use engine::Turn;
use merchant_of_venus::State;

/// Advice is worth thousandths of a point.
const POINT: i64 = 1000;

pub(super) fn hint(turn: &Turn<State>, lang: Lang) -> Hint {
    let ranked = advice(turn);
    let label = |at: usize| ranked.get(at).map(|advice| labels::label(turn, advice.action, lang));
    let line = ranked.first().map(|advice| advice.action.to_string()).unwrap_or_default();
    let gap = match &ranked[..] {
        [first, second, ..] => (first.worth - second.worth) / (POINT / 10),
        _ => 0,
    };
    let reason = if gap > 10 { t!(lang, "mv-hint-clear") } else { t!(lang, "mv-hint-close") };
    let second =
        label(1).map(|it| t!(lang, "mv-hint-second", it = it, gap = format!("{}.{}", gap / 10, gap % 10)));
    Hint { line, choice: t!(lang, "mv-hint", it = label(0).unwrap_or_default()), reason, second }
}
