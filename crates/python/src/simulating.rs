//! Games between bots, as columns of a table.

use crate::any::{Command, Playable, with};
use crate::error::{Error, guarded};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use sim::{Order, PATIENCE, Row};

/// A part of a simulation.
struct Part {
    order: Order,
    first: u64,
}

impl Command for Part {
    type Out = Result<(&'static [&'static str], Vec<Row>), Error>;

    fn of<G: Playable>(self) -> Self::Out {
        Ok((G::COLUMNS, sim::rows::<G>(&self.order, self.first).map_err(Error::value)?))
    }
}

/// Plays games between bots and returns a row for each game and seat, as columns by name.
#[pyfunction]
#[pyo3(signature = (game, bots, games=1000, options="", seed=1, first=0, threads=1))]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    games: u64,
    options: &str,
    seed: u64,
    first: u64,
    threads: usize,
) -> PyResult<Bound<'py, PyDict>> {
    let order = Order {
        game: game.to_owned(),
        bots,
        options: options.to_owned(),
        n_games: games,
        seed,
        n_threads: threads,
        patience: PATIENCE,
        by_lot: false,
        csv: None,
        parquet: None,
        entries: None,
    };
    let (facts, rows) = guarded(py, || with(game, Part { order, first })?)?;
    let columns = PyDict::new(py);
    columns.set_item("game", rows.iter().map(|row| row.game).collect::<Vec<_>>())?;
    columns.set_item("seed", rows.iter().map(|row| row.seed).collect::<Vec<_>>())?;
    columns.set_item("seat", numbers(&rows, |row| row.seat.into()))?;
    columns.set_item("entrant", numbers(&rows, |row| row.entrant.into()))?;
    columns.set_item("bot", rows.iter().map(|row| row.bot).collect::<Vec<_>>())?;
    columns.set_item("points", numbers(&rows, |row| row.points.into()))?;
    columns.set_item("place", numbers(&rows, |row| row.place.into()))?;
    columns.set_item("rounds", numbers(&rows, |row| row.n_rounds.into()))?;
    columns.set_item("ending", rows.iter().map(|row| row.ending.as_str()).collect::<Vec<_>>())?;
    columns.set_item("decisions", numbers(&rows, |row| row.n_decisions.into()))?;
    for (n, name) in facts.iter().enumerate() {
        columns.set_item(name, numbers(&rows, |row| row.facts[n].into()))?;
    }
    Ok(columns)
}

fn numbers(rows: &[Row], number: impl Fn(&Row) -> i64) -> Vec<i64> {
    rows.iter().map(number).collect()
}
