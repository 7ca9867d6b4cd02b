//! Errors as Python exceptions.

use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

create_exception!(fernweh, IllegalAction, PyValueError, "The action is not legal now.");
create_exception!(fernweh, MatchTextError, PyValueError, "The text of a match has a fault.");
create_exception!(fernweh, InternalError, PyRuntimeError, "A fault of fernweh itself.");

/// Why something was not done.
#[derive(Debug)]
pub(crate) enum Error {
    /// An argument names something that there is not.
    Value(String),
    /// An action is not legal.
    Illegal(String),
    /// The text of a match has a fault.
    Text(String),
}

impl Error {
    /// An argument is wrong.
    #[expect(clippy::needless_pass_by_value, reason = "`map_err` hands errors over")]
    pub(crate) fn value(why: impl ToString) -> Self {
        Self::Value(why.to_string())
    }

    /// An action is not legal.
    #[expect(clippy::needless_pass_by_value, reason = "`map_err` hands errors over")]
    pub(crate) fn illegal(why: impl ToString) -> Self {
        Self::Illegal(why.to_string())
    }
}

impl From<Error> for PyErr {
    fn from(error: Error) -> Self {
        match error {
            Error::Value(why) => PyValueError::new_err(why),
            Error::Illegal(why) => IllegalAction::new_err(why),
            Error::Text(why) => MatchTextError::new_err(why),
        }
    }
}

/// Does `work` without the interpreter's lock. A panic becomes an [`InternalError`].
pub(crate) fn guarded<T, F>(py: Python<'_>, work: F) -> PyResult<T>
where
    T: Send,
    F: FnOnce() -> Result<T, Error> + Send,
{
    // What a panic leaves behind is a state of one match, which the exception tells the user to drop.
    let done = py.detach(|| {
        catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
            let text = panic.downcast_ref::<String>().cloned();
            text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default()
        })
    });
    match done {
        Ok(done) => done.map_err(PyErr::from),
        Err(said) => Err(InternalError::new_err(format!(
            "a fault in fernweh, and not in your program: {said}; drop this object and report the fault with the match"
        ))),
    }
}
