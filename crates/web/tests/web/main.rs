//! The server from outside, over HTTP; and checks of all pages and styles.

mod agreement;
mod analysis;
mod beyond_the_sun;
mod client;
mod clocks;
#[cfg(unix)]
#[path = "../../../store/tests/suite/cluster.rs"]
mod cluster;
mod cockpit;
mod connections;
mod daily;
mod device;
mod docs;
mod goals;
mod guide;
mod hooks;
mod hosting;
mod install;
mod interportal;
mod keeping;
mod light;
mod lobby;
mod mails;
mod matches;
mod merchant_of_venus;
mod new_dawn;
mod new_frontiers;
#[cfg(unix)]
mod nodes;
mod one_list;
mod onward;
mod pages;
mod people;
mod plain;
mod playing;
mod pushes;
mod ratings;
mod refusals;
mod rematch;
mod resting;
mod result;
mod rulebook;
mod seats;
mod secrecy;
mod serving;
mod sharing;
mod sound;
mod story;
mod style;
mod toy;
mod weight;
mod words;
