//! Everything that a seat needs to decide.

use crate::{Game, Seat};

/// What one seat sees, is asked and may do. People and bots get the same.
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
