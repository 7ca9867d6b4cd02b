//! The boards: slots, basics, guilds and the two sides of the exploration board.

use engine::{Bits, Index};
use serde::Deserialize;

use crate::effect::Effect;
use crate::ids::{EventId, Place, Slot, Sort, SystemDeck};
use engine::words;

use super::{ActionCard, Name, Origin};

/// The centre of something on its board: x to the right and y downwards, from 0 to 1000.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// To the right.
    pub x: u16,
    /// Downwards.
    pub y: u16,
}

/// How the technology board is drawn.
#[derive(Clone, Debug)]
pub struct TechBoard {
    /// Printed name.
    pub name: Name,
    /// Width by height, in tenths.
    pub aspect: u16,
    /// Width and height of a technology card, in thousandths of the board.
    pub card: [u16; 2],
    /// Headings of the basics and of the four levels, from left to right, with their x.
    pub columns: Vec<(u16, Name)>,
    /// Decks of levels II to IIII.
    pub decks: [Point; 3],
    /// How sure the drawing is.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

/// A slot of the technology board.
#[derive(Clone, Debug)]
pub struct SlotCard {
    /// Level, from 1 to 4.
    pub level: u8,
    /// The letter printed beside it.
    pub label: Option<String>,
    /// Its centre.
    pub at: Point,
    /// The slots joined to it on the left.
    pub needs: Bits<Slot>,
    /// How many of them must be researched.
    pub need: u8,
}

/// An action of the basics box.
#[derive(Clone, Debug)]
pub struct BasicCard {
    /// Printed name.
    pub name: Name,
    /// What it does.
    pub effect: Effect,
    /// Whether it is never blocked and may be repeated; it has no spaces then.
    pub unlimited: bool,
    /// The extra ore of each space with 2, 3 and 4 players.
    pub spaces: [Vec<u8>; 3],
    /// Its centre on the technology board.
    pub at: Point,
    /// How sure its values are.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

impl BasicCard {
    /// The extra ore of each of its spaces.
    ///
    /// # Panics
    /// If there are not 2 to 4 players.
    pub fn spaces(&self, players: u8) -> &[u8] {
        &self.spaces[usize::from(players) - 2]
    }
}

/// A guild.
#[derive(Clone, Debug)]
pub struct GuildCard {
    /// Printed name.
    pub name: Name,
    /// Its action, for everybody once it is open.
    pub action: ActionCard,
    /// The events that take its cover off.
    pub opened_by: Bits<EventId>,
    /// Its centre on the technology board.
    pub at: Point,
    /// How sure its values are.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

words! {
    /// A kind of places.
    PlaceKind {
        /// Sol.
        Sol = "sol",
        /// Deep Space.
        DeepSpace = "deep-space",
        /// A shipyard.
        Yard = "yard",
        /// A place for a system card.
        System = "system",
    }
}

/// A place of the exploration board.
#[derive(Clone, Debug)]
pub struct PlaceCard {
    /// Which one.
    pub place: Place,
    /// Its kind.
    pub kind: PlaceKind,
    /// The deck that fills it.
    pub deck: Option<SystemDeck>,
    /// Printed specialisations of a shipyard.
    pub spec: Bits<Sort>,
    /// Its centre.
    pub at: Point,
    /// Printed name.
    pub name: Name,
}

/// A side of the exploration board.
#[derive(Clone, Debug)]
pub struct Exploration {
    /// Player counts it is for.
    pub players: Vec<u8>,
    /// Width by height, in tenths.
    pub aspect: u16,
    /// Its places.
    pub places: Vec<PlaceCard>,
    /// The lines between them.
    pub lines: Vec<[Place; 2]>,
    /// The places one jump away, by `Place`.
    pub neighbours: [Bits<Place>; Place::COUNT],
    /// The places that a deck fills.
    pub systems: Bits<Place>,
    /// The shipyards.
    pub yards: Bits<Place>,
    /// Printed specialisations of the shipyards, by `Place`.
    pub spec: [Bits<Sort>; Place::COUNT],
    /// How sure its values are.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

impl Exploration {
    /// Works out the sets from the places and lines.
    pub(super) fn join(&mut self) {
        for [a, b] in self.lines.clone() {
            self.neighbours[a.at()].add(b);
            self.neighbours[b.at()].add(a);
        }
        for card in &self.places {
            self.spec[card.place.at()] = card.spec;
            match card.kind {
                PlaceKind::Yard => self.yards.add(card.place),
                PlaceKind::System => self.systems.add(card.place),
                PlaceKind::Sol | PlaceKind::DeepSpace => {}
            }
        }
    }

    /// The printed place.
    pub fn place(&self, place: Place) -> Option<&PlaceCard> {
        self.places.iter().find(|card| card.place == place)
    }
}
