//! Bots: players that are not people. A bot is a function of what its seat may see.
//!
//! A [`Bot`] gets a [`engine::Turn`] and nothing else: no match, no state, no clock ([`Bot::choose_while`] asks its caller). It can only imagine what is
//! hidden from its seat ([`engine::Game::imagine`]). Two bots with the same seed give the same answers to the same
//! questions.
//!
//! ```
//! use bots::{Bot, Judged, Level};
//! use engine::{Match, Seat};
//!
//! /// What a good bot does at a table where `seat` is asked.
//! fn choice<G: Judged>(table: &Match<G>, seat: Seat, luck: u64) -> Option<G::Action> {
//!     let turn = table.turn(seat)?;
//!     Some(Level::Greedy.player::<G>(luck).choose(&turn))
//! }
//! ```

pub mod analysis;
pub mod beyond_the_sun;
mod bot;
mod greedy;
pub mod interportal;
mod level;
pub mod merchant_of_venus;
pub mod net;
pub mod new_frontiers;
mod noisy;
mod opening;
mod planning;
mod ranked;
mod reckoned;
mod tree;

pub use bot::{Bot, Random};
pub use greedy::{Advice, Evaluate, Greedy};
pub use level::{Judged, Level, Player, UnknownBot, advice};
pub use noisy::Noisy;
pub use opening::Opened;
pub use planning::{Planner, Reach, Resting};
pub use ranked::{Graded, Rank, Ranked, Ranking, Unranked};
pub use reckoned::{N_TIMES, Odds, Reckoned, Reckoning, times};
pub use tree::{Chances, Depth, Found, Insight, Outlook, Step, Tree};
