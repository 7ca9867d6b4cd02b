//! The queries of both homes: compiled for each of them, with the types of its database.

pub(crate) mod agreement;
pub(crate) mod analysis;
pub(super) mod change;
pub(crate) mod clock;
mod handover;
pub(crate) mod hosting;
pub(crate) mod link;
pub(crate) mod mail;
pub(crate) mod outbox;
pub(crate) mod passkey;
pub(crate) mod push;
pub(crate) mod rating;
pub(crate) mod read;
pub(crate) mod rematch;
mod rows;
mod seat;
pub(super) mod undo;
pub(crate) mod vacation;

pub(super) use rows::number;

use super::{COUNTS, Conn, Row, act, lock, lock_ladder, now};
