//! How what the model names is written to a row and read from it.

use crate::{Banned, Error, Event, Result, Sitter, Status};

/// The value in place of a result for a closed table.
pub(crate) const CLOSED: &str = "closed";

impl Status {
    pub(crate) fn read(text: &str) -> sqlx::Result<Self> {
        match text {
            "waiting" => Ok(Self::Waiting),
            "running" => Ok(Self::Running),
            "finished" => Ok(Self::Finished),
            _ => Err(sqlx::Error::Decode(format!("{text:?} is no status of a table").into())),
        }
    }
}

impl Sitter {
    /// How it is written to a row: the kind, the guest, the bot.
    pub(crate) fn columns(&self) -> (&'static str, Option<&str>, Option<&str>) {
        match self {
            Self::Open => ("open", None, None),
            Self::Guest(guest) => ("guest", Some(guest), None),
            Self::Bot(bot) => ("bot", None, Some(bot)),
        }
    }

    /// How it is read from a row.
    pub(crate) fn read(guest: Option<String>, bot: Option<String>) -> Self {
        match (guest, bot) {
            (Some(guest), _) => Self::Guest(guest),
            (None, Some(bot)) => Self::Bot(bot),
            (None, None) => Self::Open,
        }
    }
}

impl Event {
    const ALL: [Self; 13] = [
        Self::StandIn,
        Self::Returned,
        Self::Resigned,
        Self::WantsToClose,
        Self::WantsToPlay,
        Self::Closed,
        Self::TimedOut,
        Self::Rematch,
        Self::AsksUndo,
        Self::AgreesToUndo,
        Self::RefusesUndo,
        Self::OnVacation,
        Self::BackFromVacation,
    ];

    /// The word for it, on disk and in the HTTP interface.
    pub fn word(self) -> &'static str {
        match self {
            Self::StandIn => "stand-in",
            Self::Returned => "returned",
            Self::Resigned => "resigned",
            Self::WantsToClose => "wants-to-close",
            Self::WantsToPlay => "wants-to-play",
            Self::Closed => "closed",
            Self::TimedOut => "timed-out",
            Self::Rematch => "rematch",
            Self::AsksUndo => "asks-undo",
            Self::AgreesToUndo => "agrees-to-undo",
            Self::RefusesUndo => "refuses-undo",
            Self::OnVacation => "on-vacation",
            Self::BackFromVacation => "back-from-vacation",
        }
    }

    pub(crate) fn read(word: &str) -> sqlx::Result<Self> {
        let known = Self::ALL.into_iter().find(|event| event.word() == word);
        known.ok_or_else(|| sqlx::Error::Decode(format!("{word:?} is no event of a table").into()))
    }
}

impl Banned {
    /// The kind and the text of it, as on disk.
    pub(crate) fn words(&self) -> (&'static str, &str) {
        match self {
            Self::Guest(id) => ("guest", id),
            Self::Address(text) => ("address", text),
        }
    }

    pub(crate) fn read(kind: &str, who: String) -> Result<Self> {
        match kind {
            "guest" => Ok(Self::Guest(who)),
            "address" => Ok(Self::Address(who)),
            _ => Err(Error::Damaged(format!("{kind:?} is nothing that can be banned"))),
        }
    }
}

/// A number that a change returns.
pub(crate) fn scalar(n: i64) -> Result<u64> {
    u64::try_from(n).map_err(|_| Error::Damaged(format!("{n} is less than nothing")))
}
