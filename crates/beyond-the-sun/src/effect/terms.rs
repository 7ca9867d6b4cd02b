//! Words used in steps: cubes, faces, spots and whose actions.

use crate::ids::Sort;
use engine::words;

words! {
    /// Which cube a conversion takes.
    Cube {
        /// A supply cube.
        Supply = "supply",
        /// An available population cube.
        Pop = "pop",
        /// An own ship, from any place.
        Ship = "ship",
    }
}

words! {
    /// Which face a converted cube shows.
    Face {
        /// Available population.
        Pop = "pop",
        /// Supply.
        Supply = "supply",
        /// Ship of level 1.
        Ship1 = "ship1",
        /// Ship of level 2.
        Ship2 = "ship2",
        /// Ship of level 3.
        Ship3 = "ship3",
        /// Ship of level 4.
        Ship4 = "ship4",
    }
}

impl Face {
    /// The level of a ship.
    pub const fn level(self) -> Option<u8> {
        match self {
            Self::Pop | Self::Supply => None,
            Self::Ship1 => Some(1),
            Self::Ship2 => Some(2),
            Self::Ship3 => Some(3),
            Self::Ship4 => Some(4),
        }
    }
}

words! {
    /// Where a built ship is placed.
    Spot {
        /// Sol, a controlled shipyard or a controlled place that counts as one.
        SolOrYard = "sol-or-yard",
        /// Deep Space.
        DeepSpace = "deep-space",
        /// Any place.
        Any = "any",
        /// The place of the card being resolved.
        Here = "here",
        /// Sol.
        Sol = "sol",
    }
}

words! {
    /// Which sort a marker has.
    Sorts {
        /// Food.
        Food = "food",
        /// Ore.
        Ore = "ore",
        /// The sort of choice.
        Any = "any",
    }
}

impl Sorts {
    /// Whether a marker of this sort is allowed.
    pub fn has(self, sort: Sort) -> bool {
        match self {
            Self::Food => sort == Sort::Food,
            Self::Ore => sort == Sort::Ore,
            Self::Any => true,
        }
    }
}

words! {
    /// Whose actions may be copied.
    Whose {
        /// Basics, open guilds and every face-up technology.
        Any = "any",
        /// Basics, open guilds and technologies researched by the resolver.
        Own = "own",
        /// Technologies researched by the player paid.
        Theirs = "theirs",
    }
}

words! {
    /// What a system beside the board is connected to.
    Neighbour {
        /// A system place of the board, chosen by the resolver.
        System = "system",
        /// Deep Space.
        DeepSpace = "deep-space",
        /// Sol.
        Sol = "sol",
    }
}

words! {
    /// Where a card with VP may be laid.
    Site {
        /// On an uncolonised system.
        System = "system",
        /// On a shipyard.
        Yard = "yard",
    }
}
