//! Closed sets of words: types, sorts, columns and places as enums that print and read their own name.

use engine::words;

words! {
    /// A resource with an account of its own.
    Resource {
        /// AWE, the money.
        Awe = "A",
        /// Food.
        Food = "F",
        /// Research.
        Research = "R",
        /// Culture.
        Culture = "C",
    }
}

words! {
    /// A capacity, refilled every round (X4-111).
    Capacity {
        /// On the ground: buildings and ground units.
        Ground = "gcap",
        /// In space: ships, routes and gates.
        Space = "scap",
    }
}

words! {
    /// A ship class, ascending.
    Class {
        /// Small combat ship.
        Ks = "KS",
        /// Support ship.
        Us = "US",
        /// Main combat ship.
        Hs = "HS",
        /// Capital ship.
        Gs = "GS",
        /// Mega-construction.
        Mk = "MK",
    }
}

impl Class {
    /// Its rank, 1 for the smallest.
    pub const fn rank(self) -> u8 {
        self as u8 + 1
    }
}

words! {
    /// The size of a weapon or of its slot, ascending.
    Size {
        /// Small.
        S = "S",
        /// Medium.
        M = "M",
        /// Large.
        L = "L",
        /// Colossal.
        X = "X",
    }
}

words! {
    /// A value of a unit that effects change.
    Stat {
        /// Initiative.
        Initiative = "INI",
        /// Tactical movement.
        Tactical = "TAC",
        /// Strategic movement.
        Strategic = "STR",
        /// Shield.
        Shield = "SH",
        /// Armour.
        Armour = "AR",
    }
}

words! {
    /// A kind of system.
    Kind {
        /// A system with a planet.
        Planet = "planet",
        /// An asteroid field.
        AsteroidField = "asteroid-field",
        /// A nebula.
        Nebula = "nebula",
        /// An anomaly.
        Anomaly = "anomaly",
        /// A storm, dangerous.
        Storm = "storm",
        /// A black hole, dangerous.
        BlackHole = "black-hole",
        /// A supernova, which only a trade route opens (X4R-044).
        Supernova = "supernova",
        /// The galactic centre.
        GalacticCentre = "galactic-centre",
        /// A home world.
        HomeWorld = "home-world",
        /// The home world of nobody, with five players (X4R-037).
        LostHomeWorld = "lost-home-world",
    }
}
