//! The final scoring sheet, line by line.

use super::names as named;
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::pages::components::towers::{source, towers};
use engine::{Outcome, Seat};
use maud::{Markup, html};
use new_frontiers::View;
use new_frontiers::score::{self, Sheet};

/// A line of the sheet: its name, and what it counts.
type Row = (String, fn(&Sheet) -> i32);

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
    let rows = &rows[..if view.goals.is_some() { 6 } else { 5 }];
    let sources: Vec<Vec<i32>> = rows.iter().map(|(_, of)| sheets.iter().map(of).collect()).collect();
    html! {
        div.table-wrap {
            table.score {
                thead { (towers(seats.len(), &sources)) tr { th scope="col" { (t!(lang, "nf-score")) } @for seat in &seats { th scope="col" { (names.mark(*seat)) } } } }
                tbody {
                    @for (n, (label, of)) in rows.iter().enumerate() {
                        @let best = sheets.iter().map(of).max();
                        tr {
                            th scope="row" { (source(n)) (label) }
                            @for sheet in &sheets { td.best[Some(of(sheet)) == best && of(sheet) > 0] { (of(sheet)) } }
                        }
                    }
                }
                tfoot {
                    tr { th scope="row" { (t!(lang, "nf-score-total")) } @for seat in &seats { td { (outcome.points[*seat]) } } }
                    @if is_tied(outcome) {
                        tr.quiet {
                            th scope="row" { (t!(lang, "nf-score-tie-break")) }
                            @for seat in &seats { td { (score::tie_break(&view.empires[*seat])) } }
                        }
                    }
                    tr { th scope="row" { (t!(lang, "nf-score-place")) } @for seat in &seats { td { (outcome.places[*seat]) "." } } }
                }
            }
        }
        details.tally {
            summary { (t!(lang, "nf-score-tally")) }
            div.tally-seats { @for seat in &seats { (tally(view, *seat, names, lang)) } }
        }
    }
}

/// Whether two have the same points, so that goods and credits decide between them (NF-174).
fn is_tied(outcome: &Outcome) -> bool {
    let mut points: Vec<i32> = outcome.points.as_slice().to_vec();
    points.sort_unstable();
    points.windows(2).any(|two| two[0] == two[1])
}

/// What each tile of `seat` is worth, the best first.
fn tally(view: &View, seat: Seat, names: &Names, lang: Lang) -> Markup {
    let (pack, empire) = (&*view.pack, &view.empires[seat]);
    let developments = empire.developments.into_iter().map(|development| {
        (named::development(pack, development, lang), score::development_points(pack, empire, development))
    });
    let colonies = empire.colonies().into_iter().map(|colony| {
        (named::colony(pack, empire, colony, lang), score::colony_points(pack, empire, colony))
    });
    let mut tiles: Vec<(&str, i32)> = developments.chain(colonies).collect();
    tiles.sort_by_key(|(_, points)| -points);
    html! {
        section {
            h4 { (names.mark(seat)) }
            ul { @for (name, points) in &tiles { li { span { (name) } b { (points) } } } }
        }
    }
}
