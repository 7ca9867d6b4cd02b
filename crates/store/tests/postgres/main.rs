//! The store from outside, at a real PostgreSQL server.
#![cfg(unix)]

#[path = "../suite/cluster.rs"]
mod cluster;
mod encrypted;
mod home;
mod nodes;
mod opening;
#[path = "../suite/setup.rs"]
mod setup;
#[path = "../suite/mod.rs"]
mod suite;
