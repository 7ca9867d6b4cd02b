//! Bots of every game: what they see, how they evaluate, and that they play to the end.

mod anarchists;
mod beyond_the_sun;
mod blind_bag;
mod bots;
mod campaign;
mod captain;
mod features;
mod insight;
mod interportal;
mod judging_new_frontiers;
mod levels;
mod merchant_of_venus;
mod net;
mod opening;
mod playing;
mod reckoned;
mod senate;
mod tactics;
mod tree;
mod unions;
