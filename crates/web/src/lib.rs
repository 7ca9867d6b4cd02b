//! The pages and the HTTP interface; the only crate that knows HTTP and HTML.
//!
//! [`serve`] runs a server of [`GAMES`]; [`app`] is the same without a socket, for tests. A game joins by
//! implementing [`game::Pages`] and standing in the list; from there on it is a [`tables::Table`] like any other.

mod api;
mod app;
pub mod art;
mod asked;
pub mod bench;
mod bots;
mod config;
pub mod daily;
mod error;
mod events;
pub mod game;
mod guest;
pub mod i18n;
pub mod lesson;
mod limits;
mod live;
mod naming;
mod opening;
pub mod pages;
mod random;
mod routes;
mod table;
pub mod tables;
mod text;
mod turning;
mod visitor;

pub use app::{App, app, serve};
pub use config::{Config, Pace};
pub use error::Error;
pub use tables::GAMES;
