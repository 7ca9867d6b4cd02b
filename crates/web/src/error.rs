//! Every refusal, with its code for programs and its sentence for people.

use crate::announcing::Unreachable;
use crate::i18n::{Lang, day, t};
use crate::tables::{NotSetUp, Refusal};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{Illegal, Refused, Unreadable};
use std::fmt;

/// Why a request was refused. A refusal changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// No page at this address.
    NoPage,
    /// No table of this name.
    NoTable,
    /// No game of this name.
    NoGame(String),
    /// The secret of an invitation belongs to no seat of this table.
    NoInvite,
    /// The table has another version now.
    Stale {
        /// That version.
        current: u64,
    },
    /// Somebody sits there.
    Taken,
    /// The seat is free, but only for people who have its link.
    InvitedOnly,
    /// The link to another device was used, revoked, has expired or never existed.
    NoLink,
    /// The table still waits for players.
    NotRunning,
    /// The game is over, or the table was closed.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The person on this seat was present recently.
    NotAway {
        /// How long to wait.
        minutes: u64,
    },
    /// At a table with a clock only the clock takes a seat from a person who is away.
    HasClock,
    /// So many days of vacation are not left this year.
    NoVacation {
        /// How many are left.
        left: i64,
    },
    /// The guest is on vacation already.
    OnVacation,
    /// A rated table does not allow it.
    Rated,
    /// The guest has done nothing here that could be undone by agreement.
    NothingToAsk,
    /// At this version of the table an undo was asked for already.
    AskedAlready,
    /// There is no request to undo that could be answered.
    NothingAsked,
    /// Nobody else is left at the table, so a bot would play for nobody.
    LastPerson,
    /// A try at a challenge cannot be handed over or closed.
    IsChallenge,
    /// Only people at the table may use the chat.
    NotAtTable,
    /// The game has begun, so nobody can leave.
    Begun,
    /// The rules do not allow the action.
    Illegal {
        /// The line that was sent.
        line: String,
        /// Why not.
        why: Illegal,
    },
    /// The rules do not allow the undo.
    NoUndo(Illegal),
    /// The text is not an action or thing of the game.
    Unreadable(Unreadable),
    /// A request to act without a line.
    NoLine,
    /// The game is for another number of players.
    Seats(Refused),
    /// The options of a new table cannot be read.
    Options(Unreadable),
    /// The choices for a new table cannot be combined; the reason is in the language of the person who made them.
    Unfit(String),
    /// A query, form or JSON body does not fit the address.
    Request(String),
    /// Somebody else's seat.
    NotYours,
    /// The guest has several seats and did not name one.
    WhichSeat,
    /// A seat must be named, and none of this table was.
    NoSeat,
    /// The bearer token was not made by this server.
    UnknownGuest,
    /// Only the host may.
    NotHost,
    /// A form on another site sent it.
    CrossOrigin,
    /// The address does not take this method.
    Method,
    /// The body is larger than the host allows.
    TooLarge,
    /// The body is of another type.
    Media,
    /// Too much in too short a time.
    TooMany {
        /// How long to wait.
        seconds: u64,
    },
    /// All places for event streams are taken.
    Crowded {
        /// How long to wait.
        seconds: u64,
    },
    /// The request names another host than the address of this server.
    WrongHost,
    /// A name with invisible characters, or with characters that change how others are read.
    BadName,
    /// The text of a match with secrets is asked for while it runs.
    StillRunning,
    /// Another guest's try at a challenge, before the own try is finished.
    OwnTryFirst {
        /// The day from which everybody may see it.
        from: String,
    },
    /// The seed of a challenge that others may still play.
    ChallengeIsOn {
        /// The day on which it is published.
        from: String,
    },
    /// The host of the server refuses this guest or address.
    Refused,
    /// No notices can be sent to this address.
    Address(Unreachable),
    /// The text is not an e-mail address.
    BadMail,
    /// A mail could not be sent.
    MailFailed,
    /// A passkey could not be verified.
    Passkey,
    /// The host token was wrong.
    WrongToken,
    /// The store refused.
    Store(store::Error),
    /// The rules failed at this table.
    SetAside,
}

impl Error {
    /// The status of the response.
    pub fn status(&self) -> StatusCode {
        use store::Error as Kept;
        match self {
            Error::NoPage | Error::NoTable | Error::NoGame(_) | Error::NoInvite | Error::NoLink => {
                StatusCode::NOT_FOUND
            }
            Error::Stale { .. }
            | Error::Taken
            | Error::NotRunning
            | Error::Over
            | Error::NotOver
            | Error::NotAway { .. }
            | Error::LastPerson
            | Error::HasClock
            | Error::AskedAlready
            | Error::NothingAsked
            | Error::NoVacation { .. }
            | Error::OnVacation
            | Error::IsChallenge
            | Error::Begun => StatusCode::CONFLICT,
            Error::Illegal { .. }
            | Error::NoUndo(_)
            | Error::NothingToAsk
            | Error::Rated
            | Error::Seats(_)
            | Error::Unfit(_)
            | Error::BadName
            | Error::Address(_)
            | Error::BadMail
            | Error::WhichSeat
            | Error::NoSeat => StatusCode::UNPROCESSABLE_ENTITY,
            Error::Unreadable(_) | Error::NoLine | Error::Options(_) | Error::Request(_) => {
                StatusCode::BAD_REQUEST
            }
            Error::UnknownGuest | Error::WrongToken => StatusCode::UNAUTHORIZED,
            Error::NotYours
            | Error::NotHost
            | Error::CrossOrigin
            | Error::InvitedOnly
            | Error::NotAtTable
            | Error::StillRunning
            | Error::ChallengeIsOn { .. }
            | Error::Refused
            | Error::Passkey
            | Error::OwnTryFirst { .. } => StatusCode::FORBIDDEN,
            Error::Method => StatusCode::METHOD_NOT_ALLOWED,
            Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Error::Media => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Error::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Error::Crowded { .. } | Error::MailFailed => StatusCode::SERVICE_UNAVAILABLE,
            Error::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Error::Store(
                Kept::Full | Kept::ReadOnly | Kept::Busy | Kept::Closed | Kept::Io(_) | Kept::NoServer(_),
            ) => StatusCode::SERVICE_UNAVAILABLE,
            Error::Store(_) | Error::SetAside => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// How many seconds to wait before trying again, if that helps.
    pub fn retry_after(&self) -> Option<u64> {
        match self {
            Error::TooMany { seconds } | Error::Crowded { seconds } => Some(*seconds),
            _ => None,
        }
    }

    /// The word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Error::NoPage => "no-page",
            Error::NoTable => "no-table",
            Error::NoGame(_) => "no-game",
            Error::NoInvite => "no-invite",
            Error::Stale { .. } => "stale",
            Error::Taken => "taken",
            Error::InvitedOnly => "invited-only",
            Error::NoLink => "no-link",
            Error::NotRunning => "not-running",
            Error::Over => "over",
            Error::NotOver => "not-over",
            Error::NotAway { .. } => "not-away",
            Error::LastPerson => "last-person",
            Error::HasClock => "has-clock",
            Error::Rated => "rated",
            Error::NothingToAsk => "nothing-to-ask",
            Error::AskedAlready => "asked-already",
            Error::NothingAsked => "nothing-asked",
            Error::NoVacation { .. } => "no-vacation",
            Error::OnVacation => "on-vacation",
            Error::IsChallenge => "is-challenge",
            Error::NotAtTable => "not-at-table",
            Error::Begun => "begun",
            Error::Illegal { .. } => "illegal",
            Error::NoUndo(_) => "no-undo",
            Error::Unreadable(_) => "unreadable",
            Error::NoLine => "no-line",
            Error::Seats(_) => "seats",
            Error::Options(_) => "options",
            Error::Unfit(_) => "unfit",
            Error::Request(_) => "request",
            Error::NotYours => "not-your-seat",
            Error::WhichSeat => "which-seat",
            Error::NoSeat => "no-seat",
            Error::UnknownGuest => "unknown-guest",
            Error::NotHost => "not-host",
            Error::CrossOrigin => "cross-origin",
            Error::Method => "method",
            Error::TooLarge => "too-large",
            Error::Media => "media-type",
            Error::TooMany { .. } => "too-many",
            Error::Crowded { .. } => "crowded",
            Error::WrongHost => "wrong-host",
            Error::BadName => "name",
            Error::Address(_) => "address",
            Error::Passkey => "passkey",
            Error::BadMail => "mail",
            Error::MailFailed => "mail-failed",
            Error::StillRunning => "still-running",
            Error::OwnTryFirst { .. } => "own-try-first",
            Error::ChallengeIsOn { .. } => "challenge-is-on",
            Error::Refused => "refused",
            Error::WrongToken => "wrong-token",
            Error::Store(_) => "storage",
            Error::SetAside => "set-aside",
        }
    }

    /// The sentence for people: what happened, and what to do.
    pub fn sentence(&self, lang: Lang) -> String {
        match self {
            Error::NoPage => t!(lang, "error-no-page"),
            Error::NoTable => t!(lang, "error-no-table"),
            Error::NoGame(name) => t!(lang, "error-no-game", name = name.as_str()),
            Error::NoInvite => t!(lang, "error-no-invite"),
            Error::Stale { .. } => t!(lang, "error-stale"),
            Error::Taken => t!(lang, "error-taken"),
            Error::InvitedOnly => t!(lang, "error-invited-only"),
            Error::NoLink => t!(lang, "error-no-link"),
            Error::NotRunning => t!(lang, "error-not-running"),
            Error::Over => t!(lang, "error-over"),
            Error::NotOver => t!(lang, "error-not-over"),
            Error::NotAway { minutes } => t!(lang, "error-not-away", n = *minutes),
            Error::LastPerson => t!(lang, "error-last-person"),
            Error::HasClock => t!(lang, "error-has-clock"),
            Error::Rated => t!(lang, "error-rated"),
            Error::NothingToAsk => t!(lang, "error-nothing-to-ask"),
            Error::AskedAlready => t!(lang, "error-asked-already"),
            Error::NothingAsked => t!(lang, "error-nothing-asked"),
            Error::NoVacation { left } => t!(lang, "error-no-vacation", n = *left),
            Error::OnVacation => t!(lang, "error-on-vacation"),
            Error::IsChallenge => t!(lang, "error-is-challenge"),
            Error::NotAtTable => t!(lang, "error-not-at-table"),
            Error::Begun => t!(lang, "error-begun"),
            Error::Illegal { line, why } => {
                t!(lang, "error-illegal", line = line.as_str(), why = reason(*why, lang))
            }
            Error::NoUndo(why) => t!(lang, "error-undo", why = reason(*why, lang)),
            Error::Unreadable(Unreadable { line, expected }) => {
                t!(lang, "error-unreadable", line = line.as_str(), expected = expected.as_str())
            }
            Error::NoLine => t!(lang, "error-no-line"),
            Error::Seats(Refused::Seats { wanted, least, most }) => {
                t!(lang, "error-seats", wanted = *wanted, least = *least, most = *most)
            }
            Error::Options(Unreadable { line, expected }) => {
                t!(lang, "error-options", line = line.as_str(), expected = expected.as_str())
            }
            Error::Unfit(why) => why.clone(),
            Error::Request(what) => t!(lang, "error-request", what = what.as_str()),
            Error::NotYours => t!(lang, "error-not-yours"),
            Error::WhichSeat => t!(lang, "error-which-seat"),
            Error::NoSeat => t!(lang, "error-no-seat"),
            Error::UnknownGuest => t!(lang, "error-unknown-guest"),
            Error::NotHost => t!(lang, "error-not-host"),
            Error::CrossOrigin => t!(lang, "error-cross-origin"),
            Error::Method => t!(lang, "error-method"),
            Error::TooLarge => t!(lang, "error-too-large"),
            Error::Media => t!(lang, "error-media"),
            Error::TooMany { seconds } => t!(lang, "error-too-many", seconds = *seconds),
            Error::Crowded { seconds } => t!(lang, "error-crowded", seconds = *seconds),
            Error::WrongHost => t!(lang, "error-wrong-host"),
            Error::BadName => t!(lang, "error-bad-name"),
            Error::Passkey => t!(lang, "error-passkey"),
            Error::BadMail => t!(lang, "error-bad-mail"),
            Error::MailFailed => t!(lang, "error-mail-failed"),
            Error::Address(Unreachable::NoAddress) => t!(lang, "error-address"),
            Error::Address(Unreachable::NotHttps) => t!(lang, "error-address-https"),
            Error::Address(Unreachable::Unknown) => t!(lang, "error-address-unknown"),
            Error::Address(Unreachable::Private) => t!(lang, "error-address-private"),
            Error::Address(Unreachable::Failed(_)) => t!(lang, "error-address-failed"),
            Error::StillRunning => t!(lang, "error-running-only"),
            Error::OwnTryFirst { from } => t!(lang, "error-own-try-first", day = day(lang, from)),
            Error::ChallengeIsOn { from } => t!(lang, "error-challenge-is-on", day = day(lang, from)),
            Error::Refused => t!(lang, "error-refused"),
            Error::WrongToken => t!(lang, "error-wrong-token"),
            Error::Store(store::Error::Full) => t!(lang, "error-full"),
            Error::Store(store::Error::ReadOnly) => t!(lang, "error-read-only"),
            Error::Store(store::Error::Busy) => t!(lang, "error-busy"),
            Error::Store(_) => t!(lang, "error-storage"),
            Error::SetAside => t!(lang, "error-set-aside"),
        }
    }
}

/// Why the rules refuse, as the end of a sentence.
pub(crate) fn reason(why: Illegal, lang: Lang) -> String {
    match why {
        Illegal::NotYourDecision => t!(lang, "illegal-not-your-decision"),
        Illegal::NotAllowed => t!(lang, "illegal-not-allowed"),
        Illegal::NothingToUndo => t!(lang, "illegal-nothing-to-undo"),
        Illegal::NotYourAction => t!(lang, "illegal-not-your-action"),
        Illegal::AlreadyRevealed => t!(lang, "illegal-already-revealed"),
        Illegal::Over => t!(lang, "illegal-over"),
    }
}

impl From<store::Error> for Error {
    fn from(error: store::Error) -> Self {
        match error {
            store::Error::Stale { current } => Error::Stale { current },
            store::Error::Taken("passkey") => Error::Passkey,
            store::Error::Taken(_) => Error::Taken,
            store::Error::InvitedOnly => Error::InvitedOnly,
            store::Error::NotFound("link") => Error::NoLink,
            store::Error::NotRunning => Error::NotRunning,
            store::Error::NotFound(_) => Error::NoTable,
            other => Error::Store(other),
        }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Unreadable(unreadable) => Error::Unreadable(unreadable),
            Refusal::Illegal { line, why } => Error::Illegal { line, why },
        }
    }
}

impl From<NotSetUp> for Error {
    fn from(refused: NotSetUp) -> Self {
        match refused {
            NotSetUp::Options(unreadable) => Error::Options(unreadable),
            NotSetUp::Seats(refused) => Error::Seats(refused),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // The message of the store tells the host more than a visitor needs.
            Error::Store(error) => error.fmt(f),
            _ => f.write_str(&self.sentence(Lang::En)),
        }
    }
}

impl std::error::Error for Error {}

/// The status alone, with the error attached. The middleware that knows the reader's language, and whether a page or
/// a program asks, adds the body ([`crate::app`]).
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
