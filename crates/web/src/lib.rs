//! The pages and the HTTP interface; the only crate that knows HTTP and HTML.
//!
//! [`serve`] runs a server of [`GAMES`]; [`app`] is the same without a socket, for tests. A game joins by
//! implementing [`game::Pages`] and standing in the list of the crate `games`; from there on it is a
//! [`tables::AnyGame`], and each of its matches a [`tables::Table`], like any other.

mod analysing;
mod announcing;
mod api;
mod app;
pub mod art;
mod asked;
pub mod bench;
mod bots;
mod called;
mod clock;
mod config;
pub mod daily;
mod device;
mod error;
mod events;
mod folding;
pub mod game;
mod guest;
mod hosting;
pub mod i18n;
mod ladder;
pub mod lesson;
mod letters;
mod limits;
mod live;
mod naming;
mod nodes;
mod opening;
mod packing;
pub mod pages;
mod parts;
mod passkeys;
mod pieces;
pub mod played;
mod random;
mod record;
mod routes;
pub mod rulebook;
mod sender;
mod serving;
mod sharing;
mod spoken;
pub mod story;
mod streams;
mod table;
pub mod tables;
mod text;
mod thinking;
mod timing;
mod turning;
mod visitor;

pub use announcing::{HookKey, HostHook, MailServer, NoMailServer, Notices, Unreachable, WeakKey};
pub use app::{App, app};
pub use clock::Clock;
pub use config::{Config, ConnectionLimits, Pace, Retention, public_address};
pub use error::Error;
pub use hosting::{HostToken, WeakToken};
pub use sender::{Network, NoNetwork};
pub use serving::{raise_descriptor_limit, serve};
pub use spoken::without_tags;
pub use tables::GAMES;
