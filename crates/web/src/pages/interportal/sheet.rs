//! The final points, line by line.

use super::names;
use crate::game::Names;
use crate::i18n::{Lang, t};
use engine::{Outcome, Seat};
use interportal::ids::{Resource, VpSource};
use interportal::{Books, View};
use maud::{Markup, html};

/// A line of the sheet: its name, and the half points of each seat.
type Row = (String, Vec<i32>);

/// X4R-284: the sources that count now, and what was kept for good.
fn rows(view: &View, seats: &[Seat], lang: Lang) -> Vec<Row> {
    let counted = VpSource::all().filter_map(|source| {
        let each: Option<Vec<i32>> =
            seats.iter().map(|seat| Books::open(view, *seat).half_points_from(source)).collect();
        Some((names::title(names::name(&view.pack.pack()[source].name, lang)), each?))
    });
    let kept = seats.iter().map(|seat| i32::from(view.realms[*seat].half_points)).collect();
    let kept = (names::title(&t!(lang, "x4-score-kept")), kept);
    counted.chain([kept]).collect()
}

/// X4R-285: what decides ties: hull points of military ships, and the sum of the four incomes.
fn ties(view: &View, seats: &[Seat], lang: Lang) -> [(String, Vec<i32>); 2] {
    let income = |seat: &Seat| {
        let net = Books::open(view, *seat).income().net();
        Resource::ALL.map(|resource| i32::from(net[resource])).into_iter().sum()
    };
    let hull = |seat: &Seat| interportal::score::hull_points(view, *seat);
    [
        (t!(lang, "x4-score-hull"), seats.iter().map(hull).collect()),
        (t!(lang, "x4-score-income"), seats.iter().map(income).collect()),
    ]
}

/// The final points, line by line.
pub(super) fn final_sheet(view: &View, outcome: &Outcome, names: &Names, lang: Lang) -> Markup {
    let seats: Vec<Seat> = view.realms.seats().collect();
    html! {
        div.table-wrap {
            table.score {
                thead {
                    tr {
                        th scope="col" { (t!(lang, "x4-score")) }
                        @for seat in &seats { th scope="col" { (names.mark(*seat)) } }
                    }
                }
                tbody {
                    @for (label, each) in rows(view, &seats, lang) {
                        @let best = each.iter().max().copied().unwrap_or(0);
                        tr {
                            th scope="row" { (label) }
                            @for n in &each { td.best[*n == best && best > 0] { (names::half(*n)) } }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (t!(lang, "x4-score-total")) }
                        @for seat in &seats { td { (names::half(outcome.points[*seat])) } }
                    }
                    @for (label, each) in ties(view, &seats, lang) {
                        tr.quiet { th scope="row" { (label) } @for n in &each { td { (n) } } }
                    }
                    tr {
                        th scope="row" { (t!(lang, "x4-score-place")) }
                        @for seat in &seats { td { (outcome.places[*seat]) "." } }
                    }
                }
            }
        }
    }
}
