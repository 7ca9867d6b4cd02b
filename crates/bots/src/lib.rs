//! Bots: players that are not people. A bot is a function of what its seat may see.
//!
//! A [`Bot`] gets a [`engine::Turn`] and nothing else: no match, no state, no clock. It can only imagine what is
//! hidden from its seat ([`engine::Game::imagine`]). Two bots with the same seed give the same answers to the same
//! questions.
//!
//! ```
//! use bots::{Bot, Level};
//! use engine::{Match, Seat};
//! use new_frontiers::{Options, State};
//!
//! let table = Match::<State>::new(3, Options::default(), 7).expect("three can play");
//! let seat = table.awaiting().iter().next().expect("somebody is asked");
//! let turn = table.turn(seat).expect("that seat is asked");
//! let mut greedy = Level::Greedy.player::<State>(1);
//! assert!(turn.legal.contains(&greedy.choose(&turn)));
//! ```

pub mod beyond_the_sun;
mod bot;
mod greedy;
mod level;
pub mod merchant_of_venus;
pub mod new_frontiers;
mod planning;

pub use bot::{Bot, Random};
pub use greedy::{Advice, Evaluate, Greedy};
pub use level::{Judged, Level, Player, UnknownBot, advice};
pub use planning::{Planner, Reach, Resting};
