//! The course of play.

mod muster;

pub(crate) use muster::place;
