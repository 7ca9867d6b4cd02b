//! What worlds, homes and developments have in common: lines, worth and keywords.

use pack::{Reading, Spanned};

use super::{Name, Points};
use crate::effect::{Line, Misread, Power, Scoring};
use crate::ids::{Keyword, Keywords};

/// The strings of `powers`, read.
#[derive(Default)]
pub(super) struct Lines {
    pub(super) powers: Vec<Power>,
    pub(super) scoring: Option<Scoring>,
    pub(super) joker: bool,
    pub(super) untradable: bool,
    misread: bool,
}

/// The most lines that a tile may have; no printed tile has more than two.
const MOST_LINES: usize = 4;

impl Lines {
    pub(super) fn read(reading: &mut Reading<'_, '_>, texts: &[Spanned<String>]) -> Self {
        let mut lines = Self::default();
        if let Some(text) = texts.get(MOST_LINES) {
            let n_lines = texts.len();
            reading.fault(text.span(), format!("a tile has at most {MOST_LINES} lines, found {n_lines}"));
        }
        for text in texts {
            let line: Result<Line, Misread> = text.get_ref().parse();
            let again = match line {
                Ok(Line::Power(power)) => {
                    // A turn remembers the tile that a good was discarded for, not the line (NF-105).
                    let discards = |power: &Power| matches!(power, Power::DiscardForMilitary { .. });
                    let again = discards(&power) && lines.powers.iter().any(discards);
                    lines.powers.push(power);
                    again
                }
                Ok(Line::Score(scoring)) => lines.scoring.replace(scoring).is_some(),
                Ok(Line::Joker) => std::mem::replace(&mut lines.joker, true),
                Ok(Line::Untradable) => std::mem::replace(&mut lines.untradable, true),
                Err(misread) => {
                    reading.fault_in(text, misread.at, misread);
                    lines.misread = true;
                    false
                }
            };
            if again {
                reading.fault(text.span(), "a tile has at most one such line");
            }
        }
        lines
    }

    /// What the tile is worth: the printed number, or the score line if there is no number.
    pub(super) fn points(
        &mut self,
        reading: &mut Reading<'_, '_>,
        id: &Spanned<String>,
        vp: Option<Spanned<i8>>,
    ) -> Points {
        match (vp, self.scoring.take()) {
            (None, Some(scoring)) => Points::Scored(scoring),
            (Some(vp), None) => Points::Printed(vp.into_inner()),
            (Some(vp), Some(_)) => {
                reading.fault(vp.span(), "expected either `vp` or a score line, found both");
                Points::Printed(0)
            }
            // The line that cannot be read may be the missing one.
            (None, None) if self.misread => Points::Printed(0),
            (None, None) => {
                reading.fault(id.span(), "expected either `vp` or a score line, found neither");
                Points::Printed(0)
            }
        }
    }
}

/// The keywords of a tile: those that occur in both of its names.
pub(super) fn keywords(
    reading: &mut Reading<'_, '_>,
    found: &Spanned<Vec<Keyword>>,
    name: &Name,
    names: &[Name],
) -> Keywords {
    let has = |text: &str, word: &str| text.to_lowercase().contains(&word.to_lowercase());
    for (keyword, word) in Keyword::ALL.into_iter().zip(names) {
        let in_both = has(&name.en, &word.en) && has(&name.de, &word.de);
        if in_both != found.get_ref().contains(&keyword) {
            let fault = if in_both { "is missing: it occurs" } else { "is wrong: it does not occur" };
            reading.fault(found.span(), format!("keyword \"{keyword}\" {fault} in both names"));
        }
    }
    found.get_ref().iter().copied().collect()
}
