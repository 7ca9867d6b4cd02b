//! Interportal: politics, economy and war between the portals for two to six players.

pub mod cards;
pub mod ids;
pub mod notation;
pub mod words;
