//! Beyond the Sun: research technologies and settle systems for two to four players.

pub mod cards;
pub mod effect;
pub mod ids;
pub mod words;
