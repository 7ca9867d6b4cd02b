//! The store from outside, on real files.

mod analyses;
mod archive;
mod crash;
mod full;
mod guests;
mod handing_over;
mod hosting;
mod lists;
mod model;
mod opening;
mod read_only;
mod retention;
mod seats;
mod setup;
mod tables;
mod together;
mod tries;
