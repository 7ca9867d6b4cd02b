//! An analysis as the text that the store keeps.

use bots::analysis::{Analysis, Verdict};
use engine::Seat;

/// A verdict, field by field.
type Row = (usize, Seat, Vec<i32>, Vec<i32>, Vec<(Seat, String)>, Vec<i32>, bool);

/// The text of an analysis.
pub(super) fn written(analysis: &Analysis) -> String {
    let row = |it: &Verdict| -> Row {
        let (chances, played) = (it.chances.clone(), it.played.clone());
        (it.n, it.seat, chances, played, it.best.clone(), it.luck.clone(), it.is_best)
    };
    let rows: Vec<Row> = analysis.verdicts.iter().map(row).collect();
    // Plain data written into memory: this cannot fail.
    serde_json::to_string(&(analysis.n_descents, rows, &analysis.end)).unwrap_or_default()
}

/// The analysis of a text; none if it was written in another way.
pub(super) fn read(text: &str) -> Option<Analysis> {
    let (n_descents, rows, end): (u32, Vec<Row>, Vec<i32>) = serde_json::from_str(text).ok()?;
    let verdict = |(n, seat, chances, played, best, luck, is_best)| Verdict {
        n,
        seat,
        chances,
        played,
        best,
        luck,
        is_best,
    };
    Some(Analysis { n_descents, verdicts: rows.into_iter().map(verdict).collect(), end })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let verdict = Verdict {
            n: 3,
            seat: Seat(1),
            chances: vec![380, 620],
            played: vec![590, 410],
            best: vec![(Seat(1), "settle x".into()), (Seat(0), "say \"no\"".into())],
            luck: vec![-30, 30],
            is_best: false,
        };
        let analysis = Analysis { n_descents: 2000, verdicts: vec![verdict], end: vec![0, 1000] };
        assert_eq!(read(&written(&analysis)), Some(analysis));
        assert_eq!(read("{}"), None);
    }
}
