//! The values of things for a trader, in credits.

/// The values of things, in credits.
///
/// The defaults were tuned in games against other weights.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// What an ordinary turn brings; a plan that takes longer must bring this much more.
    pub turn: f64,
    /// What it costs to carry a good one turn further.
    pub carry: f64,
    /// How much of a price counts for goods that no plan sells yet.
    pub prospect: f64,
    /// How much of a price counts for goods that no known culture buys.
    pub unknown: f64,
    /// A First Contact, besides what can be sold there.
    pub contact: f64,
    /// What knowing one more culture brings each turn.
    pub knowledge: f64,
    /// A credit on a First Contact card.
    pub card: f64,
    /// The additional value of a credit while there are few of them.
    pub cash: f64,
    /// This many credits can be used soon.
    pub cash_in_use: f64,
    /// A dot of capacity, each turn.
    pub dot: f64,
    /// A colour that is skipped, each turn.
    pub skip: f64,
    /// A step of a dial, each turn.
    pub dial: f64,
    /// A point of pilot skill, each turn.
    pub skill: f64,
    /// A die that can be assigned, each turn.
    pub die: f64,
    /// Any other permanent advantage, each turn.
    pub advantage: f64,
    /// Movement points that can be used once.
    pub boost: f64,
    /// A spaceport, each turn.
    pub port: f64,
    /// A reward card.
    pub reward: f64,
    /// A victory in a solo game, for which all challenges must be met.
    pub victory: f64,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            turn: 100.0,
            carry: 16.0,
            prospect: 0.8,
            unknown: 0.4,
            contact: 30.0,
            knowledge: 2.0,
            card: 0.5,
            cash: 0.25,
            cash_in_use: 250.0,
            dot: 3.0,
            skip: 4.0,
            dial: 0.8,
            skill: 1.5,
            die: 2.5,
            advantage: 1.5,
            boost: 30.0,
            port: 1.0,
            reward: 45.0,
            victory: 1200.0,
        }
    }
}
