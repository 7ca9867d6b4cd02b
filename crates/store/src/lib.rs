//! Tables, seats and actions on disk. This crate knows no game.
//!
//! There are two homes: one file of SQLite, and a database at a PostgreSQL server that several nodes share. The queries
//! stand in `sql/` and are compiled once for each home; `docs/decisions/0015` says why.
//!
//! An action is a line of text, a snapshot is bytes, an id is a string; only the caller knows what they mean. The
//! store guarantees that an act is recorded completely or not at all, that it is on disk before it is acknowledged,
//! and that an act based on an outdated version is refused.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), store::Error> {
//! use store::{Append, Error, NewMatch, NewSeat, Sitter, Store};
//!
//! let store = Store::open_in_memory().await?;
//! let ada = Sitter::Guest("ada".into());
//! let seat = NewSeat { sitter: ada, name: Some("Ada".into()), invite: "s3cret".into(), asked: true };
//! let table = NewMatch {
//!     id: "kite-ember-42".into(),
//!     game: "toy".into(),
//!     rules: 1,
//!     pack: 0xfe12,
//!     options: String::new(),
//!     seed: "7".into(),
//!     name: "Friday".into(),
//!     host: "ada".into(),
//!     language: "en".into(),
//!     terms: store::Terms::default(),
//!     running: true,
//!     snapshot: b"start".to_vec(),
//!     seats: vec![seat],
//!     challenge: None,
//!     rematch_of: None,
//!     at: 1_790_000_000,
//! };
//! store.create_match(table).await?;
//!
//! let act = Append {
//!     match_id: "kite-ember-42".into(),
//!     expect_version: 0,
//!     lines: vec![(0, "settle 17".into())],
//!     fixed: 0,
//!     snapshot: b"settled".to_vec(),
//!     outcome: None,
//!     asked: None,
//!     places: None,
//!     at: 1_790_000_060,
//! };
//! assert_eq!(store.append(act.clone()).await, Ok(1));
//! assert_eq!(store.append(act).await, Err(Error::Stale { current: 1 }), "a double click");
//! # Ok(())
//! # }
//! ```

#![expect(clippy::duplicate_mod, reason = "the queries are compiled once for each home")]

mod agreement;
mod change;
mod clock;
mod error;
mod list;
mod mail;
mod model;
mod nodes;
mod outbox;
mod passkey;
mod people;
mod place;
mod postgres;
mod push;
mod rating;
mod sqlite;
mod steps;
mod store;
mod words;

pub use agreement::{AnswerUndo, AskUndo, UndoRequest};
pub use clock::{Clock, Expired, Time, TimeLeft, Timeout};
pub use error::{Error, Result};
pub use mail::Mail;
pub use model::{
    Action, Analysed, Append, Ban, Banned, Claim, Counts, Event, Guest, Handover, Listing, NewMatch, NewSeat,
    Record, Said, Saying, Seat, Sitter, Status, Terms, Undo,
};
pub use nodes::{Listening, News, Stand};
pub use outbox::{Announcement, Channel, Delivery, Hook, Tidings};
pub use passkey::Passkey;
pub use place::Place;
pub use postgres::load_from;
pub use push::Push;
pub use rating::{Rated, RatedResult, Skill, rate};
pub use sqlite::{Archive, Limits, restore};
pub use store::Store;
