//! What every home of the store must do.

mod analyses;
mod guests;
mod handing_over;
mod hosting;
pub(crate) mod lists;
mod mails;
mod model;
mod outbox;
mod passkeys;
mod pushes;
mod retention;
mod seats;
mod tables;
pub(crate) mod together;
mod tries;
