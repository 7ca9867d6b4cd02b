//! What things are worth, in thousandths of a point unless said otherwise.

/// What things are worth in the middle of a game, in thousandths of a point unless said otherwise.
///
/// The defaults were tuned in games against other weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// The weight of the others' value against the seat's own, in hundredths.
    pub rivals: i64,
    /// An ore.
    pub ore: i64,
    /// This many ore can be spent soon; further ore counts less.
    pub ore_in_use: i64,
    /// An available population cube.
    pub pop: i64,
    /// This many cubes can be used soon.
    pub pop_in_use: i64,
    /// One level of a ship.
    pub strength: i64,
    /// This much strength can be used somewhere.
    pub strength_in_use: i64,
    /// A growth symbol, over ten turns.
    pub growth: i64,
    /// For this many turns a growth symbol counts even if its column is empty; one more for each cube in it.
    pub dry: i64,
    /// An ore symbol, over ten turns.
    pub mine: i64,
    /// A marker off its track, over ten turns.
    pub marker: i64,
    /// What every turn brings without the seat's own actions.
    pub turn: i64,
    /// How often one of the seat's own actions is used, in hundredths of the turns.
    pub action: i64,
    /// A jump.
    pub jump: i64,
    /// Researching beyond the points of the technology.
    pub research: i64,
    /// Colonising, beyond the value of the place.
    pub colonise: i64,
    /// Controlling a place beyond its point; negative, because others take it back.
    pub control: i64,
    /// What strength at a place of others may bring.
    pub contest: i64,
    /// How much of a system counts before it is colonised, in hundredths.
    pub prospect: i64,
    /// Being one step before a technology of level IIII.
    pub summit: i64,
    /// How much of an achievement counts on the way to it, in hundredths.
    pub way: i64,
    /// At this distance a goal counts half, in tenths of a turn.
    pub patience: i64,
    /// How much of an achievement is lost to a rival who is nearer, in hundredths.
    pub race: i64,
    /// After this many rounds every round is played as if few were left. The rules let players delay their claims
    /// forever, and an evaluation by supplies alone gives waiting no cost.
    pub long_game: i64,
    /// While the end has not been triggered, at least this many turns are assumed to be left.
    pub at_least: i64,
    /// The assumed number of rounds from one claim to the next.
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
