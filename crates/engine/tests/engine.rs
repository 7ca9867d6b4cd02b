//! Tests of the engine on plain values and on a toy game with every kind of secret.

mod laws;
mod matches;
mod toy;
mod values;
