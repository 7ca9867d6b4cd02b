//! Words that several components share: categories, colours, dials, tests and market states.

use engine::words;
use serde::{Deserialize, Serialize};

words! {
    /// A category of goods, by cost (MV-011).
    Category {
        /// Copper: 10 to 40 credits.
        Basic = "basic",
        /// Silver: 50 to 110 credits.
        Premium = "premium",
        /// Gold: 120 to 200 credits.
        Luxury = "luxury",
    }
}

impl Category {
    /// Its colour on pirates.
    pub const fn colour(self) -> &'static str {
        match self {
            Category::Basic => "copper",
            Category::Premium => "silver",
            Category::Luxury => "gold",
        }
    }

    /// The category of a pirate colour.
    pub fn from_colour(colour: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|category| category.colour() == colour)
    }
}

words! {
    /// The colour of a space (MV-001).
    Colour {
        /// Blue: no drive skips it.
        Blue = "blue",
        /// Yellow.
        Yellow = "yellow",
        /// Red.
        Red = "red",
    }
}

words! {
    /// A colour that drives skip.
    DriveColour {
        /// Yellow.
        Yellow = "yellow",
        /// Red.
        Red = "red",
    }
}

/// Colours that are skipped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Colours(u8);

impl Colours {
    /// None at all.
    pub const NONE: Self = Self(0);

    /// Puts a colour in.
    pub fn add(&mut self, colour: DriveColour) {
        self.0 |= 1 << colour as u8;
    }

    /// What is in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether spaces of a colour are skipped; blue never is.
    pub const fn has(self, colour: Colour) -> bool {
        match colour {
            Colour::Blue => false,
            Colour::Yellow => self.0 & 1 != 0,
            Colour::Red => self.0 & 2 != 0,
        }
    }

    /// Whether nothing is skipped.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours, in order.
    pub fn iter(self) -> impl Iterator<Item = DriveColour> {
        DriveColour::ALL.into_iter().filter(move |colour| self.0 & (1 << *colour as u8) != 0)
    }
}

words! {
    /// A dial of the dashboard (MV-008).
    Dial {
        /// Laser.
        Laser = "laser",
        /// Shield.
        Shield = "shield",
    }
}

words! {
    /// What a test is made against (MV-084).
    Stat {
        /// Laser dial and what adds to it.
        Laser = "laser",
        /// Shield dial and its additions.
        Shield = "shield",
        /// The pilot's skill.
        Pilot = "pilot",
    }
}

impl Stat {
    /// Its dial; the pilot has none.
    pub const fn dial(self) -> Option<Dial> {
        match self {
            Stat::Laser => Some(Dial::Laser),
            Stat::Shield => Some(Dial::Shield),
            Stat::Pilot => None,
        }
    }
}

words! {
    /// How a culture buys a good at the moment (MV-140).
    MarketState {
        /// The lowest price.
        Weak = "weak",
        /// The middle price.
        Active = "active",
        /// The highest price.
        Strong = "strong",
    }
}

/// A set of market states.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct States(u8);

impl States {
    /// Puts a state in.
    pub fn add(&mut self, state: MarketState) {
        self.0 |= 1 << state as u8;
    }

    /// Whether a state is in the set.
    pub const fn has(self, state: MarketState) -> bool {
        self.0 & (1 << state as u8) != 0
    }

    /// The states, in order.
    pub fn iter(self) -> impl Iterator<Item = MarketState> {
        MarketState::ALL.into_iter().filter(move |state| self.has(*state))
    }
}

words! {
    /// How sure the values of a component are.
    Origin {
        /// Stated by the rules.
        Rulebook = "rulebook",
        /// From public text about the game.
        Public = "public",
        /// Attested, with values of our own.
        Partial = "partial",
        /// Our own.
        Reconstructed = "reconstructed",
    }
}
