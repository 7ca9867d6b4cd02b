//! Pages: plain functions from what a page shows to its HTML.

pub(crate) mod advice;
pub mod assets;
pub mod beyond_the_sun;
mod breaks;
pub mod cards;
pub mod components;
pub mod daily;
pub mod errors;
pub mod guide;
pub mod home;
pub mod host;
pub mod interportal;
pub mod layout;
pub mod matches;
pub mod merchant_of_venus;
pub mod new_frontiers;
pub mod new_table;
pub mod notices;
pub mod offline;
mod passkeys;
mod played;
pub mod profile;
pub mod replay;
pub(crate) mod result;
pub mod rulebook;
pub mod rules;
