//! All that a decider gets.

use crate::{Game, Seat};

/// One seat's turn to decide: what it sees, what it is asked, what it may do. People and bots get the same.
#[derive(Clone, Debug)]
pub struct Turn<G: Game> {
    /// Who decides.
    pub seat: Seat,
    /// What that seat sees.
    pub view: G::View,
    /// What it is asked.
    pub decision: G::Decision,
    /// What it may do; never empty.
    pub legal: Vec<G::Action>,
}
