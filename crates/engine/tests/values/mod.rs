//! The plain values that games are made of.

mod bits;
mod chance;
mod list;
mod log;
mod outcome;
mod seats;
mod zones;
