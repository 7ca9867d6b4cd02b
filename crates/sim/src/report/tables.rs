//! The tables of a report: points by source, facts, and a table for each kind of entry.

use super::{Report, percent};
use crate::tally::SOURCE;
use crate::{Share, Tally};
use comfy_table::{CellAlignment, Table, presets};
use std::fmt;

/// Writes them below the summary.
pub(super) fn write(report: &Report, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if !report.sources.is_empty() {
        print(f, sources(report))?;
    }
    if !report.facts.is_empty() {
        print(f, facts(report))?;
    }
    for kind in report.tallies.kinds().into_iter().filter(|kind| *kind != SOURCE) {
        print(f, entries(report, kind))?;
    }
    Ok(())
}

fn print(f: &mut fmt::Formatter<'_>, mut table: Table) -> fmt::Result {
    table.load_style(presets::UTF8_FULL_CONDENSED);
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    write!(f, "\n\n{}", table.trim_fmt())
}

/// Points by source: of all seats, and of winners.
fn sources(report: &Report) -> Table {
    let rows = || report.tallies.iter().filter(|(entry, _)| entry.kind == SOURCE);
    let (all, of_winners) =
        rows().fold((0, 0), |(all, won), (_, tally)| (all + tally.points, won + tally.winner_points));
    let n_seats = report.n_games * report.seat_wins.len() as u64;
    let n_winners: u64 = report.seat_wins.iter().sum();
    let mut table = Table::new();
    table.set_header([
        SOURCE,
        "a seat",
        "of all",
        "a winner",
        "of all",
        "seats with it",
        "won",
        "95 % interval",
    ]);
    let mean = |points: i64, n: u64| format!("{:.2}", points as f64 / n.max(1) as f64);
    let part = |points: i64, of: i64| percent(points as f64 / of.max(1) as f64);
    for (entry, tally) in rows() {
        table.add_row([
            entry.id.to_owned(),
            mean(tally.points, n_seats),
            part(tally.points, all),
            mean(tally.winner_points, n_winners),
            part(tally.winner_points, of_winners),
            percent(Share { n: tally.wins.of, of: n_seats }.value()),
            percent(tally.wins.value()),
            interval(tally.wins),
        ]);
    }
    table
}

/// Other columns of the tables of results.
fn facts(report: &Report) -> Table {
    let mut table = Table::new();
    table.set_header(["fact", "mean", "± sd", "least", "most", "correlation with points"]);
    for (name, relation) in &report.facts {
        let (spread, (least, most)) = (relation.first(), relation.first().ends().unwrap_or_default());
        table.add_row([
            (*name).to_owned(),
            format!("{:.2}", spread.mean()),
            format!("{:.2}", spread.deviation()),
            least.to_string(),
            most.to_string(),
            format!("{:.2}", relation.correlation()),
        ]);
    }
    table
}

/// The entries of one kind.
fn entries(report: &Report, kind: &'static str) -> Table {
    let mut table = Table::new();
    let columns =
        [kind, "games", "taken in", "95 % interval", "offers", "chosen", "95 % interval", "owners", "won"];
    table.set_header(columns.into_iter().chain(["95 % interval"]));
    for (entry, Tally { choices, games, wins, .. }) in report.tallies.iter() {
        if entry.kind != kind {
            continue;
        }
        let some = |share: Share, text: String| if share.of == 0 { String::new() } else { text };
        table.add_row([
            entry.id.to_owned(),
            games.of.to_string(),
            percent(games.value()),
            interval(games),
            some(choices, choices.of.to_string()),
            some(choices, percent(choices.value())),
            some(choices, interval(choices)),
            some(wins, wins.of.to_string()),
            some(wins, percent(wins.value())),
            some(wins, interval(wins)),
        ]);
    }
    table
}

fn interval(share: Share) -> String {
    let (least, most) = share.interval();
    format!("{:.1} to {:.1}", 100.0 * least, 100.0 * most)
}
