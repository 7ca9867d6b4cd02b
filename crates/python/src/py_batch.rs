//! `NativeBatch`, which the class `Batch` of the package uses. The arrays belong to Python and are filled here.

use crate::any::{self, Any, on};
use crate::batch::{Arrays, Batches, Plan};
use crate::error::{Error, guarded};
use bots::Level;
use numpy::{
    Element, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2,
};
use pyo3::prelude::*;

/// Many games of one kind.
#[pyclass(module = "fernweh")]
pub(crate) struct NativeBatch {
    it: Any<Batches>,
}

/// Rows of several games, and where those of each game begin.
type Ragged<'py> = (Bound<'py, PyArray2<f32>>, Bound<'py, PyArray1<i64>>);

/// The arrays of a batch, as Python hands them over.
#[derive(FromPyObject)]
struct Handed<'py> {
    seats: PyReadwriteArray1<'py, i8>,
    n_legal: PyReadwriteArray1<'py, i32>,
    masks: PyReadwriteArray2<'py, bool>,
    rewards: PyReadwriteArray2<'py, f32>,
    terminated: PyReadwriteArray1<'py, bool>,
    truncated: PyReadwriteArray1<'py, bool>,
    #[pyo3(attribute("_observations"))]
    observations: Option<PyReadwriteArray2<'py, f32>>,
}

impl Handed<'_> {
    fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        let observations = self.observations.as_mut().map(|all| all.as_slice_mut()).transpose();
        Ok(Arrays {
            seats: self.seats.as_slice_mut()?,
            counts: self.n_legal.as_slice_mut()?,
            masks: self.masks.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            ended: self.terminated.as_slice_mut()?,
            cut_off: self.truncated.as_slice_mut()?,
            observations: observations?,
        })
    }
}

impl NativeBatch {
    fn check<T: Element>(&self, name: &str, given: &PyReadonlyArray1<'_, T>) -> PyResult<()> {
        let (n_games, n_given) = (self.n_games(), given.as_slice()?.len());
        if n_given == n_games {
            return Ok(());
        }
        Err(Error::value(format_args!("{name} has {n_given} entries for {n_games} games")).into())
    }
}

#[pymethods]
impl NativeBatch {
    #[new]
    #[pyo3(signature = (game, n, seats, options, seed, bots, reward, auto_reset, max_decisions, threads))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        py: Python<'_>,
        game: &str,
        n: usize,
        seats: Option<u8>,
        options: &str,
        seed: u64,
        bots: Vec<Option<String>>,
        reward: &str,
        auto_reset: bool,
        max_decisions: u32,
        threads: usize,
    ) -> PyResult<Self> {
        let level = |name: Option<String>| name.map(|name| name.parse::<Level>()).transpose();
        let bots = bots.into_iter().map(level).collect::<Result<_, _>>().map_err(Error::value)?;
        let plan = Plan {
            n_games: n,
            n_seats: seats,
            options,
            seed,
            bots,
            reward: reward.parse()?,
            renews: auto_reset,
            patience: max_decisions,
            n_threads: threads,
        };
        guarded(py, || any::make(game, plan)).map(|it| Self { it })
    }

    #[getter]
    fn n_games(&self) -> usize {
        on!(&self.it, batch => batch.n_games())
    }

    #[getter]
    fn n_seats(&self) -> u8 {
        on!(&self.it, batch => batch.n_seats())
    }

    #[getter]
    fn max_actions(&self) -> usize {
        on!(&self.it, batch => batch.most_actions())
    }

    #[getter]
    fn n_features(&self) -> usize {
        on!(&self.it, batch => batch.n_features())
    }

    /// What each game was dealt from.
    fn seeds<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        PyArray1::from_vec(py, on!(&self.it, batch => batch.seeds()))
    }

    /// Does one action in each game that is not over.
    #[expect(clippy::needless_pass_by_value, reason = "arguments from Python are owned")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        mut to: Handed<'_>,
    ) -> PyResult<()> {
        self.check("actions", &actions)?;
        let (actions, arrays) = (actions.as_slice()?, to.arrays()?);
        guarded(py, || on!(&mut self.it, batch => batch.step(actions, arrays)))
    }

    /// Makes so many random decisions in each game that is not over, and says how many in all.
    fn step_random(&mut self, py: Python<'_>, n_steps: u32, mut to: Handed<'_>) -> PyResult<u64> {
        let arrays = to.arrays()?;
        guarded(py, || Ok(on!(&mut self.it, batch => batch.step_random(n_steps, arrays))))
    }

    /// Deals the games anew that `which` names.
    #[expect(clippy::needless_pass_by_value, reason = "arguments from Python are owned")]
    fn reset(
        &mut self,
        py: Python<'_>,
        which: PyReadonlyArray1<'_, bool>,
        mut to: Handed<'_>,
    ) -> PyResult<()> {
        self.check("which", &which)?;
        let (which, arrays) = (which.as_slice()?, to.arrays()?);
        guarded(py, || {
            on!(&mut self.it, batch => batch.reset(which, arrays));
            Ok(())
        })
    }

    /// Fills the arrays and does nothing else.
    fn show(&mut self, py: Python<'_>, mut to: Handed<'_>) -> PyResult<()> {
        let arrays = to.arrays()?;
        guarded(py, || {
            on!(&mut self.it, batch => batch.show(arrays));
            Ok(())
        })
    }

    /// What the seats that are asked would see after each of their legal actions, and where the rows of each game begin.
    fn afterstates<'py>(&self, py: Python<'py>, world: u64) -> PyResult<Ragged<'py>> {
        let (rows, starts) = guarded(py, || Ok(on!(&self.it, batch => batch.afterstates(world))))?;
        let n_rows = rows.len() / self.n_features();
        let rows = PyArray1::from_vec(py, rows).reshape([n_rows, self.n_features()])?;
        Ok((rows, PyArray1::from_vec(py, starts)))
    }
}
