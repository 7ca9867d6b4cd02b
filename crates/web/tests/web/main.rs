//! The server from outside, over HTTP; and checks of all pages and styles.

mod beyond_the_sun;
mod client;
mod daily;
mod device;
mod docs;
mod doors;
mod goals;
mod guide;
mod interportal;
mod keeping;
mod light;
mod merchant_of_venus;
mod new_dawn;
mod new_frontiers;
mod one_list;
mod pages;
mod people;
mod playing;
mod refusals;
mod resting;
mod seats;
mod secrecy;
mod serving;
mod style;
mod toy;
mod words;
