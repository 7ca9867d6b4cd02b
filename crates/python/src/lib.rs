//! The native part of the Python package `fernweh`: games, batches of games, bots and match files.
//!
//! The part written in Python (`package/`) adds the environments and the documentation. Nothing here panics across the
//! border: a panic of a game becomes the exception `InternalError`.

mod any;
mod batch;
mod error;
mod matches;
mod py_batch;
mod py_match;
mod reward;
mod seen;
mod simulating;

use any::{Command, Playable, with};
use bots::Level;
use bots::net::Names;
use engine::Dealer;
use error::{Error, guarded};
use pyo3::prelude::*;

/// What a game is, for `fernweh.about`.
struct About;

/// Names of the inputs of a game: those of the table, and those of each seat.
struct Features;

impl Command for About {
    type Out = Result<(u32, u8, u8, usize), Error>;

    fn of<G: Playable>(self) -> Self::Out {
        let seats = G::seats(&G::Options::default());
        Ok((G::RULES, *seats.start(), *seats.end(), G::MOST_ACTIONS))
    }
}

impl Command for Features {
    type Out = Result<(Vec<String>, Vec<String>), Error>;

    fn of<G: Playable>(self) -> Self::Out {
        let options = G::Options::default();
        let names = Names::of(&G::new(*G::seats(&options).start(), &options, Dealer::seeded(0)));
        Ok((names.table, names.seat))
    }
}

/// The number of the rules of a game, the least and the most seats, and the size of its action space.
#[pyfunction]
fn about(py: Python<'_>, game: &str) -> PyResult<(u32, u8, u8, usize)> {
    guarded(py, || with(game, About)?)
}

/// The names of the inputs of the table and of a seat.
#[pyfunction]
fn feature_names(py: Python<'_>, game: &str) -> PyResult<(Vec<String>, Vec<String>)> {
    guarded(py, || with(game, Features)?)
}

#[pymodule]
fn _fernweh(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("GAMES", any::NAMES.to_vec())?;
    module.add("LEVELS", Level::NAMES.to_vec())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("IllegalAction", py.get_type::<error::IllegalAction>())?;
    module.add("MatchTextError", py.get_type::<error::MatchTextError>())?;
    module.add("InternalError", py.get_type::<error::InternalError>())?;
    module.add_class::<py_match::Match>()?;
    module.add_class::<py_match::Bot>()?;
    module.add_class::<py_batch::NativeBatch>()?;
    module.add_function(wrap_pyfunction!(about, module)?)?;
    module.add_function(wrap_pyfunction!(feature_names, module)?)?;
    module.add_function(wrap_pyfunction!(simulating::simulate, module)?)?;
    Ok(())
}
