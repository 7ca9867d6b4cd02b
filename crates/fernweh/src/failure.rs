//! Why a command failed, in one sentence that says what to do.

use std::fmt;
use std::process::ExitCode;

/// What went wrong, and who can correct it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// The command is wrong as given: exit code 2.
    Input(String),
    /// The command was tried and failed: exit code 1.
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
