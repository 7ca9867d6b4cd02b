//! `Match` and `Bot`, as Python sees them.

use crate::any::{self, Any, on};
use crate::error::{Error, guarded};
use crate::matches::{Deal, Matches};
use bots::Level;
use engine::Quick;
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use sim::match_text::MatchText;

/// A match being played.
#[pyclass(module = "fernweh")]
pub(crate) struct Match {
    it: Any<Matches>,
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game, seats=None, options="", seed=0))]
    fn new(py: Python<'_>, game: &str, seats: Option<u8>, options: &str, seed: u64) -> PyResult<Self> {
        let deal = Deal { n_seats: seats, options, seed };
        guarded(py, || any::make(game, deal)).map(|it| Self { it })
    }

    /// The match of a text.
    #[staticmethod]
    fn from_text(py: Python<'_>, text: &str) -> PyResult<Self> {
        let it = guarded(py, || {
            let text: MatchText =
                text.parse().map_err(|fault: sim::match_text::Fault| Error::Text(fault.to_string()))?;
            any::make(&text.game, &text)
        });
        it.map(|it| Self { it })
    }

    /// The text of this match.
    fn to_text(&self) -> String {
        on!(&self.it, table => table.text())
    }

    /// A match that goes on by itself.
    fn copy(&self) -> Self {
        Self { it: self.it.clone() }
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    fn __repr__(&self) -> String {
        format!(
            "Match({:?}, seats={}, options={:?}, seed={}, decisions={})",
            self.game(),
            self.seats(),
            self.options(),
            self.seed(),
            self.decisions()
        )
    }

    #[getter]
    fn game(&self) -> &'static str {
        on!(&self.it, table => table.game())
    }

    #[getter]
    fn seats(&self) -> u8 {
        on!(&self.it, table => table.n_seats())
    }

    #[getter]
    fn options(&self) -> String {
        on!(&self.it, table => table.options())
    }

    #[getter]
    fn seed(&self) -> u64 {
        on!(&self.it, table => table.seed())
    }

    /// How many decisions were made.
    #[getter]
    fn decisions(&self) -> usize {
        on!(&self.it, table => table.n_decisions())
    }

    /// The size of the action space.
    #[getter]
    fn max_actions(&self) -> usize {
        on!(&self.it, table => table.most_actions())
    }

    /// The length of an observation.
    #[getter]
    fn n_features(&self) -> usize {
        on!(&self.it, table => table.n_features(table.n_seats()))
    }

    /// The seat that is asked, from 0; None after the end.
    #[getter]
    fn seat(&self) -> Option<u8> {
        on!(&self.it, table => table.asked()).map(|seat| seat.0)
    }

    #[getter]
    fn over(&self) -> bool {
        self.seat().is_none()
    }

    /// The number of legal actions of the seat that is asked.
    #[getter]
    fn n_legal(&self, py: Python<'_>) -> PyResult<usize> {
        guarded(py, || Ok(on!(&self.it, table => table.n_legal())))
    }

    /// The legal actions as lines.
    #[pyo3(signature = (seat=None))]
    fn legal_lines(&self, py: Python<'_>, seat: Option<u8>) -> PyResult<Vec<String>> {
        guarded(py, || on!(&self.it, table => table.legal_lines(seat)))
    }

    /// Does the legal action with this number, for the seat that is asked.
    fn step(&mut self, py: Python<'_>, action: usize) -> PyResult<()> {
        guarded(py, || on!(&mut self.it, table => table.step(action)))
    }

    /// Does the action that is written as this line.
    #[pyo3(signature = (line, seat=None))]
    fn act(&mut self, py: Python<'_>, line: &str, seat: Option<u8>) -> PyResult<()> {
        guarded(py, || on!(&mut self.it, table => table.say(line, seat)))
    }

    /// Undoes the last action, unless it showed something hidden.
    fn undo(&mut self, py: Python<'_>) -> PyResult<()> {
        guarded(py, || on!(&mut self.it, table => table.undo()))
    }

    /// What a seat may see, as numbers.
    #[pyo3(signature = (seat=None, world=0))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        world: u64,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let row = guarded(py, || on!(&self.it, table => table.observation(seat, world)))?;
        Ok(PyArray1::from_vec(py, row))
    }

    /// What the seat that is asked would see after each of its legal actions.
    #[pyo3(signature = (world=0))]
    fn afterstates<'py>(&self, py: Python<'py>, world: u64) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let rows = guarded(py, || on!(&self.it, table => table.afterstates(world)))?;
        let width = self.n_features();
        PyArray1::from_vec(py, rows).reshape([self.n_legal(py)?, width])
    }

    /// What a seat or a spectator may see, as JSON.
    #[pyo3(signature = (seat=None))]
    fn view_json(&self, py: Python<'_>, seat: Option<u8>) -> PyResult<String> {
        guarded(py, || on!(&self.it, table => table.view(seat)))
    }

    /// The rewards of all seats: 0 before the end.
    #[pyo3(signature = (reward="place"))]
    fn rewards<'py>(&self, py: Python<'py>, reward: &str) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let reward = reward.parse::<crate::reward::Reward>()?;
        Ok(PyArray1::from_vec(py, on!(&self.it, table => table.rewards(reward))))
    }

    /// The final points, or None before the end.
    #[getter]
    fn points(&self) -> Option<Vec<i32>> {
        on!(&self.it, table => table.points())
    }

    /// The final places from 1, or None before the end.
    #[getter]
    fn places(&self) -> Option<Vec<i32>> {
        let places = on!(&self.it, table => table.places());
        places.map(|places| places.into_iter().map(i32::from).collect())
    }

    /// What was done so far: seat and line.
    #[getter]
    fn actions(&self) -> Vec<(u8, String)> {
        on!(&self.it, table => table.actions())
    }
}

/// A bot of a level.
#[pyclass(module = "fernweh")]
pub(crate) struct Bot {
    level: Level,
    luck: Quick,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level, seed=0))]
    fn new(level: &str, seed: u64) -> PyResult<Self> {
        let level = level.parse().map_err(Error::value)?;
        Ok(Self { level, luck: Quick::seeded(seed) })
    }

    #[getter]
    fn level(&self) -> &'static str {
        self.level.name()
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?})", self.level.name())
    }

    /// The number of the action that it chooses for the seat that is asked.
    fn choose(&mut self, py: Python<'_>, of: &Match) -> PyResult<usize> {
        let (level, luck) = (self.level, self.luck.word());
        guarded(py, || on!(&of.it, table => table.advised(level, luck)))
    }
}
