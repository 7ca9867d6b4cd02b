//! Why a command did not do what it was asked, in one sentence that says what to do.

use std::fmt;
use std::process::ExitCode;

/// What went wrong, and whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// The command cannot be carried out as it was given: exit code 2.
    Input(String),
    /// It was tried and did not succeed: exit code 1.
    Work(String),
}

impl Failure {
    pub(crate) fn input(sentence: impl fmt::Display) -> Self {
        Self::Input(sentence.to_string())
    }

    pub(crate) fn work(sentence: impl fmt::Display) -> Self {
        Self::Work(sentence.to_string())
    }

    pub(crate) fn code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Work(_) => 1,
            Self::Input(_) => 2,
        })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Input(sentence) | Self::Work(sentence)) = self;
        f.write_str(sentence)
    }
}
