//! The course of a finished match in words and curves, for its result and its replay.

use crate::game::Names;
use crate::i18n::t;
use crate::live::{Shown, Slot};
use crate::pages::replay::{Curve, TurningPoint};
use crate::record::Record;
use crate::tables::Looking;
use crate::turning::{Cause, KeyMoment};
use engine::Seat;
use maud::{Markup, html};

/// The points of each seat over time.
pub(crate) fn curves<'a>(record: &'a Record, slot: &Slot, names: &'a Names) -> Vec<Curve<'a>> {
    (0_u8..)
        .zip(&record.points)
        .map(|(n, points)| Curve {
            seat: n + 1,
            name: names.of(Seat(n)),
            points,
            end: points.last().map(|(_, end)| slot.game.written(*end)),
        })
        .collect()
}

/// A turning point in words.
pub(crate) struct Told {
    turn: KeyMoment,
    deed: Markup,
    why: String,
}

impl Told {
    /// As a page shows it.
    pub(crate) fn point(&self) -> TurningPoint<'_> {
        TurningPoint {
            n: self.turn.n as u32,
            round: self.turn.round,
            deed: &self.deed,
            why: &self.why,
            swing: self.turn.swing,
        }
    }
}

/// The turning points of a match in words.
pub(crate) fn told(record: &Record, shown: &Shown, looking: &Looking<'_>) -> Vec<Told> {
    let in_words = |turn: &KeyMoment| {
        let lines = shown.table.deed(looking, turn.n);
        let deed = html! { @if let Some(line) = lines.first() { (line) } };
        Told { turn: *turn, deed, why: why(turn, shown, looking) }
    };
    record.turns.iter().map(in_words).collect()
}

/// Why a moment was a turning point.
fn why(turn: &KeyMoment, shown: &Shown, looking: &Looking<'_>) -> String {
    let (lang, names) = (looking.lang, looking.names);
    match turn.cause {
        Cause::Lead { new, old } => t!(lang, "replay-turn-lead", new = names.of(new), old = names.of(old)),
        Cause::End => t!(lang, "replay-turn-end"),
        Cause::Score(n) => t!(lang, "replay-turn-score", gain = shown.table.gained(n, lang)),
    }
}
