//! What things are worth, in thousandths of a point unless said otherwise.

/// What things are worth in the middle of a game, in thousandths of a point unless said otherwise.
///
/// The defaults were found by playing them against others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// How much what others have counts against what one has oneself, in hundredths.
    pub rivals: i64,
    /// An ore.
    pub ore: i64,
    /// So many ore can soon be spent; those beyond count less.
    pub ore_in_use: i64,
    /// An available population cube.
    pub pop: i64,
    /// So many cubes can soon be used.
    pub pop_in_use: i64,
    /// One level of a ship.
    pub strength: i64,
    /// So much strength finds a place to be.
    pub strength_in_use: i64,
    /// A growth symbol, over ten turns.
    pub growth: i64,
    /// So many turns a growth symbol counts whose column is empty; one more for each cube in it.
    pub dry: i64,
    /// An ore symbol, over ten turns.
    pub mine: i64,
    /// A marker off its track, over ten turns.
    pub marker: i64,
    /// What any turn brings without actions of one's own.
    pub turn: i64,
    /// How often an action of one's own is taken, in hundredths of the turns.
    pub action: i64,
    /// A jump.
    pub jump: i64,
    /// Researching beyond the points of the technology.
    pub research: i64,
    /// Colonising beyond what the place in question is good for.
    pub colonise: i64,
    /// Controlling a place beyond the point for it; less than nothing, since others take it back.
    pub control: i64,
    /// What may be made of strength at a place that others control.
    pub contest: i64,
    /// How much of a system counts before it is colonised, in hundredths.
    pub prospect: i64,
    /// Standing right before a technology of level IIII.
    pub summit: i64,
    /// How much of an achievement counts on the way to it, in hundredths.
    pub way: i64,
    /// What is so far away counts half, in tenths of a turn.
    pub patience: i64,
    /// How much of an achievement is lost to a rival who is nearer, in hundredths.
    pub race: i64,
    /// After so many rounds every round is played as if few were left.
    ///
    /// The rules let players put off their claims for ever, and judged by supplies alone waiting costs nothing.
    pub long_game: i64,
    /// However long a game takes, so many turns are left as long as its end has not been triggered.
    pub at_least: i64,
    /// So many rounds pass from one claim to the next.
    pub rounds_a_claim: i64,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            rivals: 45,
            ore: 320,
            ore_in_use: 8,
            pop: 900,
            pop_in_use: 4,
            strength: 200,
            strength_in_use: 5,
            growth: 2100,
            dry: 4,
            mine: 1500,
            marker: 350,
            turn: 1300,
            action: 20,
            jump: 120,
            research: 1500,
            colonise: 3000,
            control: -1200,
            contest: 50,
            prospect: 30,
            summit: 9000,
            way: 95,
            patience: 35,
            race: 60,
            long_game: 14,
            at_least: 1,
            rounds_a_claim: 4,
        }
    }
}
