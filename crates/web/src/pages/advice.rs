//! What a bot would do and why, in words that fit every game.

mod chances;

pub(crate) use chances::label;

use crate::game::{Hint, Names, Pages};
use crate::i18n::{Lang, t};
use bots::Advice;
use engine::Turn;

/// Advice is worth thousandths of a point.
const TENTH: i64 = 100;

/// Below this a bot rules a choice out: its worth is no number of points.
const RULED_OUT: i64 = -1_000_000_000;

/// From how many tenths of a point on a choice is clearly the best.
const CLEAR: i64 = 10;

/// What a bot would do, and why: with chances where they are known, otherwise by the evaluation written by hand. It
/// sees no more than `turn`. A search has `n_nodes`; `goes_on` says whether a search may continue.
pub(crate) fn hint<G: Pages>(
    turn: &Turn<G>,
    n_nodes: u32,
    names: &Names,
    lang: Lang,
    goes_on: &dyn Fn() -> bool,
) -> Hint {
    let may = n_nodes > 0 || !G::searches();
    let insight = may.then(|| G::insight(turn, None, n_nodes, 0, goes_on));
    let searched = insight.flatten().and_then(|insight| chances::hint(turn, &insight, names, lang));
    searched.unwrap_or_else(|| judged(turn, lang))
}

/// What the evaluation written by hand would do. It says nothing about chances, because it does not know them.
fn judged<G: Pages>(turn: &Turn<G>, lang: Lang) -> Hint {
    let ranked = worth_a_thought(G::advice(turn));
    let choices = G::choices(turn, lang);
    let label = |at: usize| {
        let action = ranked.get(at)?.action;
        let choice = turn.legal.iter().position(|legal| *legal == action)?;
        choices.get(choice).map(|choice| choice.label.clone())
    };
    let lead = Lead::of(&ranked);
    Hint {
        line: ranked.first().map(|advice| advice.action.to_string()).unwrap_or_default(),
        choice: (G::HINT.choice)(lang, label(0).unwrap_or_default()),
        reason: lead.reason((G::HINT.clear)(lang), (G::HINT.close)(lang), lang),
        chance: None,
        follows: None,
        others: label(1)
            .map(|it| lead.second(it, |it, gap| (G::HINT.second)(lang, it, gap), lang))
            .into_iter()
            .collect(),
    }
}

/// The best choice, and the others that the bot does not rule out.
fn worth_a_thought<A>(mut ranked: Vec<Advice<A>>) -> Vec<Advice<A>> {
    let n_others = ranked.iter().skip(1).take_while(|advice| advice.worth > RULED_OUT).count();
    ranked.truncate(n_others + 1);
    ranked
}

/// How the best choice stands to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lead {
    /// There is nothing else.
    Only,
    /// Another is as good.
    None,
    /// It is ahead by so many tenths of a point.
    Of(i64),
}

impl Lead {
    /// The lead of the first of `ranked`, best first.
    fn of<A>(ranked: &[Advice<A>]) -> Self {
        match ranked {
            [first, second, ..] => match (first.worth - second.worth) / TENTH {
                0 => Self::None,
                tenths => Self::Of(tenths),
            },
            _ => Self::Only,
        }
    }

    /// Why the best was chosen; `clear` and `close` are the game's own sentences for it.
    fn reason(self, clear: String, close: String, lang: Lang) -> String {
        match self {
            Self::Only => t!(lang, "hint-only"),
            Self::Of(tenths) if tenths > CLEAR => clear,
            Self::None | Self::Of(_) => close,
        }
    }

    /// The second choice `it`; `behind` says by how much, in the game's own sentence.
    fn second(self, it: String, behind: impl FnOnce(String, String) -> String, lang: Lang) -> String {
        match self {
            Self::Of(tenths) => behind(it, number(tenths * TENTH, lang)),
            Self::Only | Self::None => t!(lang, "hint-as-good", it = it),
        }
    }
}

/// Thousandths as a number with one place; from ten on as a whole number.
fn number(thousandths: i64, lang: Lang) -> String {
    let (tenths, comma) = (thousandths / TENTH, if lang == Lang::De { ',' } else { '.' });
    if tenths >= 100 {
        ((tenths + 5) / 10).to_string()
    } else {
        format!("{}{comma}{}", tenths / 10, tenths % 10)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lead(worth: &[i64]) -> Lead {
        let ranked: Vec<Advice<()>> =
            worth.iter().map(|worth| Advice { action: (), worth: *worth }).collect();
        Lead::of(&ranked)
    }

    fn words(worth: &[i64], lang: Lang) -> (String, String) {
        let lead = lead(worth);
        let second = lead.second("it".into(), |it, gap| format!("{it} {gap} behind"), lang);
        (lead.reason("clear".into(), "close".into(), lang), second)
    }

    #[test]
    fn one_legal_move_is_no_close_call() {
        assert_eq!(lead(&[700]), Lead::Only);
        assert_eq!(words(&[700], Lang::En).0, "It is the only thing you can do.");
    }

    #[test]
    fn what_the_bot_rules_out_is_not_mentioned() {
        let ranked = |worth: &[i64]| {
            let ranked = worth.iter().map(|worth| Advice { action: (), worth: *worth }).collect();
            worth_a_thought::<()>(ranked).len()
        };
        assert_eq!(ranked(&[700, 500, i64::MIN / 2]), 2);
        assert_eq!(ranked(&[700, i64::MIN / 2]), 1);
        assert_eq!(ranked(&[i64::MIN / 2, i64::MIN / 2]), 1, "something is always said");
        assert_eq!(ranked(&[]), 0);
    }

    #[test]
    fn nothing_is_nought_points_behind() {
        assert_eq!(words(&[700, 650], Lang::En), ("close".into(), "Just as good: it".into()));
        assert_eq!(words(&[700, 500], Lang::En), ("close".into(), "it 0.2 behind".into()));
        assert_eq!(words(&[2700, 500], Lang::De), ("clear".into(), "it 2,2 behind".into()));
    }
}
