//! The final points, line by line.

use super::names;
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::pages::components::towers::{source, towers};
use engine::{Index, Outcome, Seat};
use interportal::ids::{Resource, VpSource};
use interportal::{Books, View};
use maud::{Markup, html};

/// A line of the sheet: its name, and the half points of each seat.
type Row = (String, Vec<i32>);

/// X4R-284: every source that has brought somebody points, whether it counts now or was kept for good.
fn rows(view: &View, seats: &[Seat], lang: Lang) -> Vec<Row> {
    let row = |source: VpSource| {
        let each: Vec<i32> = seats.iter().map(|seat| from(view, *seat, source)).collect();
        (names::title(names::name(&view.pack.pack()[source].name, lang)), each)
    };
    VpSource::all().map(row).filter(|(_, each)| each.iter().any(|n| *n != 0)).collect()
}

/// The half points of a seat from one source.
pub(super) fn from(view: &View, seat: Seat, source: VpSource) -> i32 {
    let counted = Books::open(view, seat).half_points_from(source).unwrap_or(0);
    counted + i32::from(view.realms[seat].booked[source.at()])
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
    let rows = rows(view, &seats, lang);
    let sources: Vec<Vec<i32>> = rows.iter().map(|(_, each)| each.clone()).collect();
    html! {
        div.table-wrap {
            table.score {
                thead {
                    (towers(seats.len(), &sources))
                    tr {
                        th scope="col" { (t!(lang, "x4-score")) }
                        @for seat in &seats { th scope="col" { (names.mark(*seat)) } }
                    }
                }
                tbody {
                    @for (n, (label, each)) in rows.iter().enumerate() {
                        @let best = each.iter().max().copied().unwrap_or(0);
                        tr {
                            th scope="row" { (source(n)) (label) }
                            @for n in each { td.best[*n == best && best > 0] { (names::half(*n)) } }
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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Viewer};

    /// X4R-284: points that are kept for good are told by their source, and all lines add up to the points.
    #[test]
    fn x4r_284_points_are_told_by_source() {
        let mut state = interportal::testing::dealt(2, 1);
        for (id, n) in [("vp-gift", 2), ("vp-milestone", 4)] {
            let source = VpSource::from_id(id).expect("a source");
            state.realms[Seat(0)].booked[source.at()] = n;
        }
        let view = state.view(Viewer::Spectator);
        let rows = rows(&view, &[Seat(0), Seat(1)], Lang::En);
        let of = |name: &str| rows.iter().find(|(label, _)| label == name).map(|(_, each)| each.clone());
        assert_eq!(of("Gift to the High Council"), Some(vec![2, 0]));
        assert_eq!(of("Milestone"), Some(vec![4, 0]));
        assert_eq!(rows.len(), 2, "what brings nobody anything is left out");
        let total: i32 = rows.iter().map(|(_, each)| each[0]).sum();
        assert_eq!(total, interportal::score::half_points(&view, Seat(0)));
    }
}
