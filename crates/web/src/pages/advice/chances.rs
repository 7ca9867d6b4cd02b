//! A hint with chances: the best choices, what speaks for each of them, and the moves that are likely to follow.

use super::number;
use crate::game::{Hint, Names, Pages};
use crate::i18n::{Lang, t};
use bots::{Insight, Outlook, Step};
use engine::{Seat, Turn};

/// A choice that is better by less than so many points of a hundred is about as good.
const EVEN: i32 = 2;

/// The same in thousandths of a point, where a judge counts points.
const EVEN_POINTS: i64 = 100;

/// What a search or a judge would do, and why.
pub(super) fn hint<G: Pages>(
    turn: &Turn<G>,
    insight: &Insight<G>,
    names: &Names,
    lang: Lang,
) -> Option<Hint> {
    let (best, others) = insight.best.split_first()?;
    let chance = percent(best, turn.seat);
    let lead = reason::<G>(chance, others.first().map(|next| (percent(next, turn.seat), next.behind)), lang);
    let why = G::grounds(turn, best.action, lang).map(|what| (G::HINT.because)(lang, what));
    Some(Hint {
        line: best.action.to_string(),
        choice: (G::HINT.choice)(lang, said(best.line.first()?, lang)?),
        reason: why.into_iter().chain([lead]).collect::<Vec<_>>().join(" "),
        chance: Some(chance),
        follows: follows(best, turn.seat, names, lang).map(|line| t!(lang, "hint-then", line = line)),
        others: others.iter().filter_map(|it| other(turn, it, names, lang)).collect(),
    })
}

/// Another choice: its chance, by how much it is worth less, what speaks for it, and what is likely to follow.
fn other<G: Pages>(turn: &Turn<G>, outlook: &Outlook<G>, names: &Names, lang: Lang) -> Option<String> {
    let label = said(outlook.line.first()?, lang)?;
    let mut it = t!(lang, "hint-other", it = label, n = percent(outlook, turn.seat));
    if let Some(behind) = outlook.behind.filter(|behind| *behind >= EVEN_POINTS) {
        it = t!(lang, "hint-behind", it = it, gap = (G::HINT.unit)(lang, number(behind, lang)));
    }
    if let Some(what) = G::grounds(turn, outlook.action, lang) {
        it = t!(lang, "hint-because", it = it, what = what);
    }
    Some(match follows(outlook, turn.seat, names, lang) {
        Some(line) => t!(lang, "hint-goes-on", it = it, line = line),
        None => it,
    })
}

/// How far the best is ahead of the next, which has this chance and is worth so much less.
fn reason<G: Pages>(best: i32, next: Option<(i32, Option<i64>)>, lang: Lang) -> String {
    match next {
        Some((_, Some(behind))) if behind >= EVEN_POINTS => {
            t!(lang, "hint-ahead-by", gap = (G::HINT.unit)(lang, number(behind, lang)))
        }
        Some((next, None)) if best - next >= EVEN => t!(lang, "hint-ahead", n = best - next),
        None => t!(lang, "hint-no-other"),
        Some(_) => t!(lang, "hint-even"),
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
    use merchant_of_venus::State;

    #[test]
    fn a_lead_of_one_point_is_none() {
        let reason = |best, next| reason::<State>(best, Some((next, None)), Lang::En);
        let close = reason(50, 49);
        assert_eq!(close, reason(50, 53), "a search may find the next one better in the end");
        assert!(reason(62, 41).contains("21") && reason(62, 60).contains('2'));
        assert_ne!(close, reason(62, 41));
    }

    /// Where a judge counts, the lead is told in what it counts, although the chances are the same.
    #[test]
    fn a_lead_in_points_is_told_in_points() {
        let reason = |behind| reason::<State>(50, Some((50, Some(behind))), Lang::De);
        assert!(reason(2_400).contains("2,4 Credits mehr"), "{}", reason(2_400));
        assert!(reason(43_400).contains("43 Credits mehr"), "{}", reason(43_400));
        assert_eq!(reason(99), t!(Lang::De, "hint-even"));
    }

    #[test]
    fn a_choice_that_all_others_lose_to_has_none_that_is_as_good() {
        assert_ne!(reason::<State>(50, None, Lang::En), t!(Lang::En, "hint-even"));
    }
}
