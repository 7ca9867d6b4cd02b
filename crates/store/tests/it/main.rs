//! The store from outside, on real files.

mod archive;
mod crash;
mod full;
mod home;
mod memory;
mod older;
mod opening;
mod read_only;
#[path = "../suite/setup.rs"]
mod setup;
#[path = "../suite/mod.rs"]
mod suite;
