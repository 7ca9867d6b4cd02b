//! The final scoring sheet, line by line.

use crate::game::{Names, Scene};
use crate::i18n::{Lang, t};
use engine::{Outcome, Seat};
use maud::{Markup, html};
use new_frontiers::score::{self, Sheet};
use new_frontiers::{State, View};

/// A line of the sheet: its name, and what it counts.
type Row = (String, fn(&Sheet) -> i32);

/// The sheet over the boards of a finished game.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let Some(outcome) = score::outcome(scene.view) else { return html! {} };
    let lang = scene.lang;
    html! {
        section.final.panel.pane.pane-board.pane-map.pane-mine aria-label=(t!(lang, "nf-score")) {
            (sheet(scene.view, &outcome, scene.names, lang))
        }
    }
}

/// The sheet alone.
pub(super) fn sheet(view: &View, outcome: &Outcome, names: &Names, lang: Lang) -> Markup {
    let seats: Vec<Seat> = view.empires.seats().collect();
    let sheets: Vec<Sheet> = seats.iter().map(|seat| score::sheet(view, *seat)).collect();
    let rows: [Row; 6] = [
        (t!(lang, "nf-score-chips"), |sheet| sheet.chips),
        (t!(lang, "nf-score-developments"), |sheet| sheet.developments),
        (t!(lang, "nf-score-colonies"), |sheet| sheet.colonies),
        (t!(lang, "nf-score-large"), |sheet| sheet.scored_developments),
        (t!(lang, "nf-score-worlds"), |sheet| sheet.scored_colonies),
        (t!(lang, "nf-score-goals"), |sheet| sheet.goals),
    ];
    html! {
        div.table-wrap {
            table.score {
                thead { tr { th scope="col" { (t!(lang, "nf-score")) } @for seat in &seats { th scope="col" { (names.mark(*seat)) } } } }
                tbody {
                    @for (label, of) in rows.iter().take(if view.goals.is_some() { 6 } else { 5 }) {
                        @let best = sheets.iter().map(of).max();
                        tr {
                            th scope="row" { (label) }
                            @for sheet in &sheets { td.best[Some(of(sheet)) == best && of(sheet) > 0] { (of(sheet)) } }
                        }
                    }
                    tr {
                        th scope="row" { (t!(lang, "nf-score-tie-break")) }
                        @for seat in &seats { td { (score::tie_break(&view.empires[*seat])) } }
                    }
                }
                tfoot {
                    tr { th scope="row" { (t!(lang, "nf-score-total")) } @for seat in &seats { td { (outcome.points[*seat]) } } }
                    tr { th scope="row" { (t!(lang, "nf-score-place")) } @for seat in &seats { td { (outcome.places[*seat]) "." } } }
                }
            }
        }
    }
}
