//! The final scoring sheet, line by line as the rulebook lists it.

use super::names;
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::pages::components::towers::{source, towers};
use engine::{Outcome, Seat};
use maud::{Markup, html};
use merchant_of_venus::View;
use merchant_of_venus::score::{self, Sheet};

/// A line of the sheet: its name, and what it counts.
pub(super) type Row = (String, fn(&Sheet) -> i32);

/// MV-035, MV-166 to MV-171: where fame comes from.
pub(super) fn rows(lang: Lang) -> [Row; 10] {
    [
        (t!(lang, "mv-score-markers"), |sheet| sheet.markers),
        (t!(lang, "mv-score-rewards"), |sheet| sheet.rewards),
        (t!(lang, "mv-score-missions"), |sheet| sheet.missions),
        (t!(lang, "mv-score-titles"), |sheet| sheet.titles),
        (t!(lang, "mv-score-dials"), |sheet| sheet.dials),
        (t!(lang, "mv-score-holds"), |sheet| sheet.holds),
        (t!(lang, "mv-score-upgrades"), |sheet| sheet.upgrades),
        (t!(lang, "mv-score-technologies"), |sheet| sheet.technologies),
        (t!(lang, "mv-score-dice"), |sheet| sheet.dice),
        (t!(lang, "mv-score-infamy"), |sheet| -sheet.infamy),
    ]
}

/// What the fame is worth, and what lies beside it.
fn sums(lang: Lang) -> [Row; 4] {
    [
        (t!(lang, "mv-score-fame"), Sheet::fame),
        (t!(lang, "mv-score-converted"), |sheet| sheet.fame().max(0) * sheet.per_fame),
        (t!(lang, "mv-score-cash"), |sheet| sheet.cash),
        (t!(lang, "mv-score-ports"), |sheet| sheet.ports),
    ]
}

/// A number with a minus sign, not with a hyphen.
fn number(n: i32) -> String {
    n.to_string().replace('-', "\u{2212}")
}

/// The sheet alone.
pub(super) fn sheet(view: &View, outcome: &Outcome, names: &Names, lang: Lang) -> Markup {
    let seats: Vec<Seat> = view.merchants.seats().collect();
    let sheets: Vec<Sheet> = seats.iter().map(|seat| score::sheet(view, *seat)).collect();
    let total = |sheet: &Sheet| {
        if sheet.is_disqualified() { t!(lang, "mv-score-out") } else { sheet.credits().to_string() }
    };
    let sums = sums(lang);
    // Fame counts as what it is worth.
    let sources: Vec<Vec<i32>> = sums.iter().skip(1).map(|(_, of)| sheets.iter().map(of).collect()).collect();
    html! {
        div.table-wrap {
            table.score {
                thead { (towers(seats.len(), &sources)) tr { th scope="col" { (t!(lang, "mv-score")) } @for seat in &seats { th scope="col" { (names.mark(*seat)) } } } }
                tbody {
                    @for (label, of) in &rows(lang) {
                        @let best = sheets.iter().map(of).max();
                        tr {
                            th scope="row" { (label) }
                            @for sheet in &sheets { td.best[Some(of(sheet)) == best && of(sheet) > 0] { (number(of(sheet))) } }
                        }
                    }
                }
                tfoot {
                    @for (n, (label, of)) in sums.iter().enumerate() {
                        tr.quiet { th scope="row" { @if n > 0 { (source(n - 1)) } (label) } @for sheet in &sheets { td { (number(of(sheet))) } } }
                    }
                    tr { th scope="row" { (t!(lang, "mv-score-total")) } @for sheet in &sheets { td { (total(sheet)) } } }
                    @if seats.len() > 1 {
                        tr { th scope="row" { (t!(lang, "mv-score-place")) } @for seat in &seats { td { (outcome.places[*seat]) "." } } }
                    }
                }
            }
            @if seats.len() == 1 { (solo(view, outcome, lang)) }
        }
    }
}

/// D-80: the verdict of the solo game: challenges, credits, rating.
fn solo(view: &View, outcome: &Outcome, lang: Lang) -> Markup {
    let pack = view.pack.pack();
    let points = outcome.points[Seat(0)];
    let rating = pack.ratings.iter().rev().find(|rating| points >= rating.min);
    html! {
        div.verdict {
            h3 { @if outcome.places[Seat(0)] == 1 { (t!(lang, "mv-solo-won")) } @else { (t!(lang, "mv-solo-lost", n = pack.solo.win_credits)) } }
            @if let Some(rating) = rating { p { (t!(lang, "mv-solo-rating")) " " b { (names::name(&rating.name, lang)) } } }
            ul {
                @for trial in view.trials.iter() {
                    li {
                        b { (names::name(&pack[trial.challenge].name, lang)) } ": "
                        @if trial.met == Some(true) { span.ok { (t!(lang, "mv-met")) } } @else { (t!(lang, "mv-missed")) }
                    }
                }
            }
        }
    }
}
