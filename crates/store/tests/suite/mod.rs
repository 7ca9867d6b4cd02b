//! What every home of the store must do.

mod agreement;
mod analyses;
mod clocks;
mod guests;
mod handing_over;
mod hosting;
pub(crate) mod lists;
mod mails;
mod model;
mod outbox;
mod passkeys;
mod pushes;
mod ratings;
mod rematches;
mod retention;
mod seats;
mod tables;
pub(crate) mod together;
mod tries;
