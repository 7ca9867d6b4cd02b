//! The final scoring sheet, line by line as the rulebook lists it.

use super::names;
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::pages::components::signed;
use crate::pages::components::towers::{source, towers};
use beyond_the_sun::ids::Module;
use beyond_the_sun::score::{self, Sheet};
use beyond_the_sun::{SoloResult, View, solo_result};
use engine::{Outcome, Seat};
use maud::{Markup, html};

/// A line of the sheet: its name, and what it counts.
type Row = (String, fn(&Sheet) -> i32);

/// BTS-077 to BTS-087.
fn rows(lang: Lang) -> [Row; 11] {
    [
        (t!(lang, "bts-score-1"), |sheet| sheet.level_1),
        (t!(lang, "bts-score-2"), |sheet| sheet.level_2),
        (t!(lang, "bts-score-3"), |sheet| sheet.level_3),
        (t!(lang, "bts-score-private"), |sheet| sheet.private),
        (t!(lang, "bts-score-4"), |sheet| sheet.level_4),
        (t!(lang, "bts-score-automation"), |sheet| sheet.automation),
        (t!(lang, "bts-score-colonies"), |sheet| sheet.colonies),
        (t!(lang, "bts-score-outposts"), |sheet| sheet.outposts),
        (t!(lang, "bts-score-events"), |sheet| sheet.events),
        (t!(lang, "bts-score-achievements"), |sheet| sheet.achievements),
        (t!(lang, "bts-score-majorities"), |sheet| sheet.majorities),
    ]
}

/// BTA-075, BTA-076: what only the solo game counts.
fn solo_rows(lang: Lang) -> [Row; 2] {
    [
        (t!(lang, "bta-score-threat"), |sheet| sheet.threat),
        (t!(lang, "bta-score-colonist"), |sheet| sheet.colonist),
    ]
}

/// The sheet alone.
pub(super) fn sheet(view: &View, outcome: &Outcome, who: &Names, lang: Lang) -> Markup {
    let seats: Vec<Seat> = view.tableaus.seats().collect();
    let mut rows = rows(lang).to_vec();
    if view.is_solo() {
        rows.retain(|(_, of)| seats.iter().any(|seat| of(&score::sheet(view, *seat)) != 0));
        rows.extend(solo_rows(lang));
    }
    if view.modules.has(Module::Leaders) || view.modules.has(Module::NewFactions) {
        rows.push((t!(lang, "btl-score-leaders"), |sheet| sheet.leaders));
    }
    let sheets: Vec<Sheet> = seats.iter().map(|seat| score::sheet(view, *seat)).collect();
    let sources: Vec<Vec<i32>> = rows.iter().map(|(_, of)| sheets.iter().map(of).collect()).collect();
    html! {
        div.table-wrap {
            table.score {
                thead { (towers(seats.len(), &sources)) tr { th scope="col" { (t!(lang, "bts-score")) } @for seat in &seats { th scope="col" { (who.mark(*seat)) } } } }
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
                    tr { th scope="row" { (t!(lang, "bts-score-total")) } @for sheet in &sheets { td { (sheet.total()) } } }
                    @if is_tied(outcome) {
                        tr.quiet { th scope="row" { (t!(lang, "bts-score-tie")) } @for seat in &seats { td { (tie_break(view, *seat)) } } }
                    }
                    @if let Some(result) = solo_result(view) {
                        tr.verdict {
                            th scope="row" { (t!(lang, "bta-score-margin")) }
                            td colspan="2" { b { (signed(result.margin.into())) } " " (verdict(&result, view, lang)) }
                        }
                    } @else { tr { th scope="row" { (t!(lang, "bts-score-place")) } @for seat in &seats { td { (outcome.places[*seat]) "." } } } }
                }
            }
        }
    }
}

/// BTA-078: what the difference means.
fn verdict(result: &SoloResult, view: &View, lang: Lang) -> String {
    let line = view.pack.pack().solo.results.get(result.verdict as usize);
    line.map_or_else(String::new, |line| names::name(&line.name, lang).to_owned())
}

/// Whether two have the same points, so that markers, population and ore decide between them.
fn is_tied(outcome: &Outcome) -> bool {
    let mut points: Vec<i32> = outcome.points.as_slice().to_vec();
    points.sort_unstable();
    points.windows(2).any(|two| two[0] == two[1])
}

/// BTS-089 to BTS-091: markers off the tracks, population, ore.
fn tie_break(view: &View, seat: Seat) -> String {
    let tableau = &view.tableaus[seat];
    let removed: u8 = tableau.removed.iter().sum();
    format!("{removed} · {} · {}", tableau.pop, tableau.ore)
}
