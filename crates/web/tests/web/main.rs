//! The server as its users meet it: black box, over HTTP.

mod beyond_the_sun;
mod client;
mod daily;
mod docs;
mod goals;
mod guide;
mod keeping;
mod light;
mod merchant_of_venus;
mod new_dawn;
mod new_frontiers;
mod people;
mod playing;
mod refusals;
mod secrecy;
mod serving;
mod toy;
mod words;
