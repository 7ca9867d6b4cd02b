//! Names of things on the table: tiles, kinds, keywords, phases and goals as small `Copy` values.

mod keywords;

use std::sync::LazyLock;

use engine::words;

pub use keywords::Keywords;

/// The text ids of the standard pack, in file order; overrides cannot change them.
struct Texts {
    worlds: Vec<&'static str>,
    homes: Vec<&'static str>,
    developments: Vec<&'static str>,
    goals: Vec<&'static str>,
}

/// Scans the text instead of reading the pack, because reading the pack already needs the ids.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let section =
        |header| pack::ids(crate::cards::STANDARD_FILES.iter().map(|(_, text)| *text), header, "id");
    Texts {
        worlds: section("[[world]]"),
        homes: section("[[home]]"),
        developments: section("[[development]]"),
        goals: section("[[goal]]"),
    }
});

engine::indexed! {
    /// A world tile of the bag.
    World, 60, TEXTS.worlds;
    /// One face of a development tile; both faces of a stack have their own.
    Development, 40, TEXTS.developments;
    /// A home colony: one side of an empire mat.
    Home, 16, TEXTS.homes;
    /// A goal tile of the variant.
    Goal, 8, TEXTS.goals;
}

words! {
    /// A kind of good, and of the worlds that make it.
    Kind {
        /// Blue.
        Novelty = "novelty",
        /// Brown.
        Rare = "rare",
        /// Green.
        Genes = "genes",
        /// Yellow; not to be confused with the keyword `alien`.
        AlienTech = "alientech",
    }
}

words! {
    /// A word in the name of a tile that powers and scoring refer to.
    Keyword {
        /// Alien.
        Alien = "alien",
        /// Imperium.
        Imperium = "imperium",
        /// Rebel.
        Rebel = "rebel",
        /// Terraforming.
        Terraforming = "terraforming",
        /// Uplift.
        Uplift = "uplift",
    }
}

words! {
    /// The part of a round that a power belongs to.
    Phase {
        /// Buying developments.
        Develop = "develop",
        /// Taking worlds.
        Explore = "explore",
        /// Settling worlds.
        Settle = "settle",
        /// Putting goods on colonies.
        Produce = "produce",
        /// Selling a good.
        Trade = "trade",
        /// Turning goods into points.
        Consume = "consume",
    }
}

words! {
    /// An action tile; the first two are the sides of one tile.
    Tile {
        /// Retreat into Isolation: side of the base game.
        Isolation = "retreat_into_isolation",
        /// Set Galactic Goals: side of the goals variant.
        Goals = "set_galactic_goals",
        /// Develop.
        Develop = "develop",
        /// Explore.
        Explore = "explore",
        /// Settle.
        Settle = "settle",
        /// Produce.
        Produce = "produce",
        /// Trade, then Consume.
        TradeConsume = "trade_consume",
        /// Send Diplomatic Envoys.
        Envoys = "send_diplomatic_envoys",
    }
}
