//! The server as its users meet it: black box, over HTTP.

mod client;
mod keeping;
mod people;
mod playing;
mod refusals;
mod secrecy;
mod serving;
mod toy;
