//! Strict reading of component packs: TOML with located errors, and overrides by id.
//!
//! A game declares the sections of its pack ([`Section`]), reads the files into a [`Document`], lets an override
//! [`replace`](Document::replace) entries, and takes typed entries out through a [`Reading`], which collects every
//! fault of the file instead of stopping at the first one.
//!
//! Sentences about components are put together from a [`Clause`] for each language.
//!
//! [`shelve!`] puts a pack into use, and a match keeps a [`PackRef`] to it.
//!
//! This crate opens no file: it takes text and returns tables.

mod clause;
mod cursor;
mod document;
mod error;
mod fingerprint;
mod ids;
mod lang;
mod merge;
mod misread;
mod near;
mod reading;
mod shelf;
mod source;
mod tree;

pub use clause::{Clause, Order};
pub use cursor::{Cursor, Grammar};
pub use document::{Document, Section, Shape};
pub use error::{Error, Errors};
pub use fingerprint::Fnv;
pub use ids::ids;
pub use lang::Lang;
pub use misread::Misread;
pub use near::suggestion;
pub use reading::Reading;
pub use shelf::{NotInstalled, PackRef, Shelf, Shelved};
pub use toml::Spanned;
