//! Names of things on the table: cards, slots, mats and places as small `Copy` values.

mod words;

use std::sync::LazyLock;

pub use words::{Colour, Column, Module, Place, Set, Side, Sort, SystemDeck, Tile, Type};

/// The text ids of the standard pack, in file order; overrides cannot change them.
struct Texts {
    techs: Vec<&'static str>,
    events: Vec<&'static str>,
    systems: Vec<&'static str>,
    achievements: Vec<&'static str>,
    slots: Vec<&'static str>,
    basics: Vec<&'static str>,
    guilds: Vec<&'static str>,
    factions: Vec<&'static str>,
    mats: Vec<&'static str>,
    leaders: Vec<&'static str>,
    anarchist_actions: Vec<&'static str>,
    anarchist_events: Vec<&'static str>,
}

/// Scans the text instead of reading the pack, because reading the pack already needs the ids.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let section =
        |header| pack::ids(crate::cards::STANDARD_FILES.iter().map(|(_, text)| *text), header, "id");
    Texts {
        techs: section("[[tech]]"),
        events: section("[[event]]"),
        systems: section("[[system]]"),
        achievements: section("[[achievement]]"),
        slots: section("[[slot]]"),
        basics: section("[[basic]]"),
        guilds: section("[[guild]]"),
        factions: section("[[faction]]"),
        mats: section("[[mat]]"),
        leaders: section("[[leader]]"),
        anarchist_actions: section("[[anarchist_action]]"),
        anarchist_events: section("[[anarchist_event]]"),
    }
});

engine::indexed! {
    /// A technology card.
    Tech, 58, TEXTS.techs;
    /// An event card.
    EventId, 24, TEXTS.events;
    /// A system card.
    System, 36, TEXTS.systems;
    /// An achievement card.
    Achievement, 10, TEXTS.achievements;
    /// A slot of the technology board.
    Slot, 19, TEXTS.slots;
    /// An action of the basics box.
    Basic, 4, TEXTS.basics;
    /// A guild of the technology board.
    Guild, 4, TEXTS.guilds;
    /// A faction.
    Faction, 6, TEXTS.factions;
    /// A faction mat, standard or expert.
    Mat, 10, TEXTS.mats;
    /// A leader card.
    Leader, 20, TEXTS.leaders;
    /// An action card of the anarchists.
    AnarchistAction, 16, TEXTS.anarchist_actions;
    /// An event of the solo game.
    AnarchistEvent, 12, TEXTS.anarchist_events;
}
