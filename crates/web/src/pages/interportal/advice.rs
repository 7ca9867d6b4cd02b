//! Why a bot would choose something: what the choice changes, part by part.

use crate::i18n::{Lang, t};
use bots::interportal::{Ground, Judge, Regent, Weights};
use engine::Turn;
use interportal::{Action, State};

/// Parts that are told on each side.
const MOST: usize = 2;

/// Thousandths of a point below which a part is not told.
const LEAST: i64 = 100;

/// What speaks for a choice and against it.
pub(super) fn grounds(turn: &Turn<State>, action: Action, lang: Lang) -> Option<String> {
    let regent = Regent::seeded(Judge { weights: Weights::finishing() }, 0);
    told(regent.grounds(turn, action), lang)
}

/// The greatest parts on each side; nothing if nothing speaks for it.
fn told(mut grounds: Vec<(Ground, i64)>, lang: Lang) -> Option<String> {
    grounds.sort_by_key(|(_, by)| std::cmp::Reverse(by.abs()));
    let side = |is_for: bool| -> String {
        let parts = grounds.iter().filter(|(_, by)| by.abs() >= LEAST && (*by > 0) == is_for);
        parts.take(MOST).map(|(ground, by)| part(*ground, *by, lang)).collect::<Vec<_>>().join(", ")
    };
    let (pro, contra) = (side(true), side(false));
    match (pro.is_empty(), contra.is_empty()) {
        (true, _) => None,
        (false, true) => Some(pro),
        (false, false) => Some(t!(lang, "x4-hint-against", what = pro, but = contra)),
    }
}

/// A part with its change in points: `income +1.2`.
fn part(ground: Ground, by: i64, lang: Lang) -> String {
    let (sign, tenths) = (if by < 0 { '\u{2212}' } else { '+' }, (by.abs() + 50) / 100);
    let comma = if lang == Lang::De { ',' } else { '.' };
    format!("{} {sign}{}{comma}{}", name(ground, lang), tenths / 10, tenths % 10)
}

fn name(ground: Ground, lang: Lang) -> String {
    match ground {
        Ground::Points => t!(lang, "x4-ground-points"),
        Ground::Income => t!(lang, "x4-ground-income"),
        Ground::Capacity => t!(lang, "x4-ground-capacity"),
        Ground::Colonies => t!(lang, "x4-ground-colonies"),
        Ground::Science => t!(lang, "x4-ground-science"),
        Ground::Offices => t!(lang, "x4-ground-offices"),
        Ground::Goals => t!(lang, "x4-ground-goals"),
        Ground::Cards => t!(lang, "x4-ground-cards"),
        Ground::Exploring => t!(lang, "x4-ground-exploring"),
        Ground::Fleets => t!(lang, "x4-ground-fleets"),
        Ground::Wonders => t!(lang, "x4-ground-wonders"),
        Ground::Agents => t!(lang, "x4-ground-agents"),
        Ground::Treasury => t!(lang, "x4-ground-treasury"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The greatest parts come first, small ones are left out, and where nothing speaks for it, nothing is said.
    #[test]
    fn a_hint_says_what_speaks_for_it_and_against_it() {
        let grounds = vec![
            (Ground::Cards, 60),
            (Ground::Income, 1_240),
            (Ground::Treasury, -800),
            (Ground::Science, 2_000),
        ];
        let said = told(grounds, Lang::En).expect("a reason");
        assert!(said.contains("technologies +2.0, income of the coming rounds +1.2"), "{said}");
        assert!(said.contains("treasury \u{2212}0.8"), "{said}");
        assert!(!said.contains("cards"), "{said}");
        assert_eq!(told(vec![(Ground::Treasury, -800)], Lang::De), None);
    }
}
