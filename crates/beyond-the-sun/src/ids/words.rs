//! Closed sets of words: types, sorts, columns and places as enums that print and parse their own name.

use engine::words;

words! {
    /// A type of technologies.
    Type {
        /// Blue.
        Science = "science",
        /// Green.
        Economy = "economy",
        /// Red.
        Military = "military",
        /// Yellow.
        Commerce = "commerce",
    }
}

words! {
    /// A sort of production: its track, its markers and the specialisation of places.
    Sort {
        /// Food.
        Food = "food",
        /// Ore.
        Ore = "ore",
    }
}

words! {
    /// A supply column of a faction mat, from left to right.
    Column {
        /// The leftmost.
        A = "A",
        /// The second.
        B = "B",
        /// The third.
        C = "C",
        /// The fourth.
        D = "D",
        /// The fifth.
        E = "E",
        /// The sixth.
        F = "F",
    }
}

words! {
    /// A deck of system cards.
    SystemDeck {
        /// Near Sol.
        A = "A",
        /// Further out.
        B = "B",
    }
}

words! {
    /// A place on a side of the exploration board, or beside it.
    Place {
        /// Sol.
        Sol = "sol",
        /// Deep Space.
        DeepSpace = "deep-space",
        /// The left A place.
        A1 = "a1",
        /// The right A place.
        A2 = "a2",
        /// The left or only B place.
        B1 = "b1",
        /// The right B place.
        B2 = "b2",
        /// The left shipyard.
        YardLeft = "yard-left",
        /// The right shipyard.
        YardRight = "yard-right",
        /// The upper shipyard.
        YardTop = "yard-top",
        /// The first system that an event laid beside the board.
        X1 = "x1",
        /// The second system that an event laid beside the board.
        X2 = "x2",
        /// The private system of a leader, which only its owner may enter (BTL-044).
        Private = "private",
    }
}

words! {
    /// A side of the exploration board.
    Side {
        /// For two players.
        Two = "side-2",
        /// For three and four players.
        ThreeFour = "side-3-4",
    }
}

words! {
    /// A part of the expansion that can be added to a game on its own (BTL-006).
    Module {
        /// Leaders, drafted before the first turn.
        Leaders = "leaders",
        /// Two more expert mats.
        NewFactions = "new-factions",
        /// Eight more technologies.
        NewTechnologies = "new-technologies",
        /// Four more events.
        NewEvents = "new-events",
        /// Twelve more systems.
        NewSystems = "new-systems",
    }
}

words! {
    /// The two sorts of leaders; everybody has one of each (BTL-010).
    Colour {
        /// Blue.
        Political = "political",
        /// Red.
        Military = "military",
    }
}

words! {
    /// A tile of the expansion.
    Tile {
        /// The credit of a leader, face up or turned down.
        Credit = "credit",
        /// The square tile that adds strength to one ship.
        StrengthSquare = "strength-square",
        /// A round tile that defends a place.
        StrengthRound = "strength-round",
        /// A tile for a correct prediction.
        VpPlusOne = "vp-plus-1",
    }
}

words! {
    /// The part of the game that a card belongs to.
    Set {
        /// Base game.
        Base = "base",
        /// Cards that replace withdrawn base cards in every game.
        Replacement = "replacement",
        /// Leaders of the New Dawn.
        Expansion = "expansion",
    }
}
