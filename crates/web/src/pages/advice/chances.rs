//! A hint with chances: the best choices, and the moves that are likely to follow each of them.

use crate::game::{Hint, Names, Pages};
use crate::i18n::{Lang, t};
use bots::{Insight, Outlook, Step};
use engine::{Seat, Turn};

/// A choice that is better by less than so many points of a hundred is about as good.
const EVEN: i32 = 2;

/// What a search would do, and why.
pub(super) fn hint<G: Pages>(insight: &Insight<G>, seat: Seat, names: &Names, lang: Lang) -> Option<Hint> {
    let (best, others) = insight.best.split_first()?;
    let chance = percent(best, seat);
    let label = |outlook: &Outlook<G>| outlook.line.first().and_then(|step| said(step, lang));
    let other = |outlook: &Outlook<G>| {
        let (it, n) = (label(outlook)?, percent(outlook, seat));
        Some(match follows(outlook, seat, names, lang) {
            Some(line) => t!(lang, "hint-other-then", it = it, n = n, line = line),
            None => t!(lang, "hint-other", it = it, n = n),
        })
    };
    Some(Hint {
        line: best.action.to_string(),
        choice: (G::HINT.choice)(lang, label(best)?),
        reason: reason(chance, others.first().map(|next| percent(next, seat)), lang),
        chance: Some(chance),
        follows: follows(best, seat, names, lang).map(|line| t!(lang, "hint-then", line = line)),
        others: others.iter().filter_map(other).collect(),
    })
}

/// How far the best is ahead of the next.
fn reason(best: i32, next: Option<i32>, lang: Lang) -> String {
    match next {
        Some(next) if best - next >= EVEN => t!(lang, "hint-ahead", n = best - next),
        _ => t!(lang, "hint-even"),
    }
}

/// The chance of a seat after an action, of a hundred.
fn percent<G: Pages>(outlook: &Outlook<G>, seat: Seat) -> i32 {
    (outlook.chances[usize::from(seat.0)] * 100.0).round() as i32
}

/// The moves after the first of a line, in the words of the choices; none if there is nothing to say.
fn follows<G: Pages>(outlook: &Outlook<G>, seat: Seat, names: &Names, lang: Lang) -> Option<String> {
    let step = |step: &Step<G>| {
        let what = said(step, lang)?;
        let who = step.turn.seat;
        Some(if who == seat {
            t!(lang, "hint-step-own", what = what)
        } else {
            t!(lang, "hint-step", who = names.of(who), what = what)
        })
    };
    let steps: Vec<String> = outlook.line.iter().skip(1).filter_map(step).collect();
    (!steps.is_empty()).then(|| steps.join("; "))
}

fn said<G: Pages>(step: &Step<G>, lang: Lang) -> Option<String> {
    label(&step.turn, step.action, lang)
}

/// A legal action in the words of its choice.
pub(crate) fn label<G: Pages>(turn: &Turn<G>, action: G::Action, lang: Lang) -> Option<String> {
    let at = turn.legal.iter().position(|legal| *legal == action)?;
    G::choices(turn, lang).into_iter().nth(at).map(|choice| choice.label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_of_one_point_is_none() {
        let close = reason(50, Some(49), Lang::En);
        assert_eq!(close, reason(50, None, Lang::En));
        assert_eq!(close, reason(50, Some(53), Lang::En), "a search may find the next one better in the end");
        assert!(reason(62, Some(41), Lang::En).contains("21"));
        assert!(reason(62, Some(60), Lang::De).contains('2'));
    }
}
