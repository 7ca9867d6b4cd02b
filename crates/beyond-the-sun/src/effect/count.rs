//! What cards count, and the conditions and scales made of counts.

use std::fmt;

use engine::words;

words! {
    /// Something counted of one faction.
    Count {
        /// Places with an own outpost.
        ControlledLocation = "controlled location",
        /// System cards with an own outpost.
        ControlledSystem = "controlled system",
        /// Shipyards with an own outpost.
        ControlledYard = "controlled yard",
        /// Own colonies.
        Colony = "colony",
        /// Own colonies from deck B.
        BColony = "b colony",
        /// Researched technologies.
        Tech = "tech",
        /// Researched technologies of level I.
        Tech1 = "tech 1",
        /// Researched technologies of level II.
        Tech2 = "tech 2",
        /// Researched technologies of level III.
        Tech3 = "tech 3",
        /// Researched technologies of level IIII.
        Tech4 = "tech 4",
        /// Markers on the automation track.
        Automation = "automation",
        /// Markers missing from the food track.
        FoodRemoved = "food-removed",
        /// Markers missing from the ore track.
        OreRemoved = "ore-removed",
        /// Markers missing from both tracks.
        Removed = "removed",
        /// Production tracks without any marker.
        EmptyTrack = "empty track",
        /// Own ships on the board.
        Ship = "ship",
        /// Own ships on the board, without those in an own private system.
        PublicShip = "public ship",
        /// Own ships on Sol.
        SolShip = "sol ship",
        /// Own ships in Deep Space.
        DeepSpaceShip = "deep-space ship",
        /// Sum of the levels of own ships on the board.
        Strength = "strength",
        /// Available population.
        Pop = "pop",
        /// Ore.
        Ore = "ore",
        /// Supply cubes.
        Supply = "supply",
        /// Claimed achievements.
        Achievement = "achievement",
        /// VP of claimed achievements.
        AchievementVp = "achievement vp",
        /// The private achievement, once it is claimed.
        PrivateAchievement = "private achievement",
        /// The credit tile, while it is turned down.
        UsedCredit = "used credit",
        /// Places taken from another faction since this action or bonus began.
        TakenLocation = "taken location",
        /// Places controlled or colonised that show food.
        FoodSpec = "food spec",
        /// Places controlled or colonised that show ore.
        OreSpec = "ore spec",
        /// The larger of the two.
        BestSpec = "best spec",
        /// Sum of the levels of own ships on the museum card.
        MuseumLevel = "museum level",
        /// Open guilds.
        OpenGuild = "guild",
        /// Factions in the game.
        Players = "players",
    }
}

impl Count {
    /// Researched technologies of one level.
    pub const fn tech(level: u8) -> Self {
        match level {
            1 => Self::Tech1,
            2 => Self::Tech2,
            3 => Self::Tech3,
            4 => Self::Tech4,
            _ => Self::Tech,
        }
    }
}

/// `per 2 colony max 4`: multiplies the number of a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scale {
    /// How many are counted as one.
    pub per: u8,
    /// What is counted.
    pub count: Count,
    /// The upper limit of the result.
    pub max: Option<u8>,
}

impl Scale {
    /// The value of `number` if there are `counted`.
    pub fn of(self, number: u8, counted: u8) -> u8 {
        let total = number.saturating_mul(counted / self.per.max(1));
        self.max.map_or(total, |max| total.min(max))
    }
}

words! {
    /// How a count compares with a number.
    Relation {
        /// At least.
        AtLeast = ">=",
        /// At most.
        AtMost = "<=",
        /// Exactly.
        Exactly = "=",
    }
}

/// One comparison of a condition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Comparison {
    /// What is counted.
    pub count: Count,
    /// How it is compared.
    pub relation: Relation,
    /// With what.
    pub number: u8,
}

impl Comparison {
    /// Whether it is true if there are `counted`.
    pub fn holds(self, counted: u8) -> bool {
        match self.relation {
            Relation::AtLeast => counted >= self.number,
            Relation::AtMost => counted <= self.number,
            Relation::Exactly => counted == self.number,
        }
    }
}

/// Comparisons that must all hold; at least one and at most three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Condition(pub(super) [Option<Comparison>; Condition::LONGEST]);

impl Condition {
    /// The most comparisons that a condition may have.
    pub const LONGEST: usize = 3;

    /// Its comparisons.
    pub fn comparisons(self) -> impl Iterator<Item = Comparison> {
        self.0.into_iter().flatten()
    }

    /// Whether it holds for a faction with these counts.
    pub fn holds(self, counted: impl Fn(Count) -> u8) -> bool {
        self.comparisons().all(|comparison| comparison.holds(counted(comparison.count)))
    }
}

impl fmt::Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { per, count, max } = self;
        f.write_str("per ")?;
        if *per != 1 {
            write!(f, "{per} ")?;
        }
        count.fmt(f)?;
        max.map_or(Ok(()), |max| write!(f, " max {max}"))
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { count, relation, number } = self;
        write!(f, "{count} {relation} {number}")
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, comparison) in self.comparisons().enumerate() {
            let and = if i == 0 { "" } else { " and " };
            write!(f, "{and}{comparison}")?;
        }
        Ok(())
    }
}
