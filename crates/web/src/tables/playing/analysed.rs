//! The analysis of a match, and its verdicts in the words of the choices.

use super::Playing;
use crate::game::{Names, Pages};
use crate::i18n::{Lang, t};
use crate::pages::advice::label;
use crate::tables::VerdictWords;
use bots::Step;
use bots::analysis::{Verdict, steps};

impl<G: Pages> Playing<G> {
    /// What was chosen, what would have been best, and what would have followed.
    pub(super) fn verdict_words(&self, verdict: &Verdict, names: &Names, lang: Lang) -> Option<VerdictWords> {
        let turn = self.played.at(verdict.n).turn(verdict.seat)?;
        let (_, action) = self.played.actions().get(verdict.n)?;
        let line = steps(&turn, &verdict.best);
        let (first, rest) = line.split_first()?;
        let said = |step: &Step<G>| {
            let what = label(&step.turn, step.action, lang)?;
            Some(t!(lang, "hint-step", who = names.of(step.turn.seat), what = names.text(what)))
        };
        Some(VerdictWords {
            played: names.text(label(&turn, *action, lang)?),
            best: names.text(label(&first.turn, first.action, lang)?),
            follows: rest.iter().filter_map(said).collect(),
        })
    }
}
