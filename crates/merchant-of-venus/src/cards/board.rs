//! The board: spaces, the lines between them, systems and sites.

use engine::List;
use pack::Spanned;
use serde::Deserialize;

use super::Name;
use crate::ids::{Colour, Origin, Rock, Site, Space, Spot, Stat, System};
use engine::words;

words! {
    /// What a printed space is (MV-001).
    SpaceKind {
        /// The Galactic Base.
        Base = "base",
        /// A surface city.
        City = "city",
        /// A neutral spaceport.
        Port = "port",
        /// A plain space.
        Dot = "dot",
        /// An orbit space.
        Orbit = "orbit",
        /// A navigation space.
        Nav = "nav",
        /// An encounter space.
        Encounter = "encounter",
        /// An asteroid.
        Asteroid = "asteroid",
        /// A hazard.
        Hazard = "hazard",
    }
}

/// A line that leads away from a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Where it leads.
    pub to: Space,
    /// Whether it is green (MV-061).
    pub is_green: bool,
    /// The site whose merchant spaceport closes it in this direction (MV-158).
    pub closed_by: Option<Site>,
}

/// A space as rules see it.
#[derive(Clone, Debug)]
pub struct SpaceCard {
    /// What is printed.
    pub kind: SpaceKind,
    /// Its colour, if it has one.
    pub colour: Option<Colour>,
    /// The test of a hazard.
    pub test: Option<Stat>,
    /// The lines from here, in the order of the board.
    pub lines: List<Line, 6>,
    /// The exits of a navigation space, by navigation value.
    pub exits: Option<[Space; 6]>,
    /// The system, base or anomaly it belongs to; routes belong to none.
    pub system: Option<System>,
    /// The site on it.
    pub site: Option<Site>,
    /// The site that is built from here.
    pub builds: Option<Site>,
    /// The site whose construction ruins it (MV-164).
    pub ruined_by: Option<Site>,
    /// Its number among encounter spaces.
    pub spot: Option<Spot>,
    /// Its number among spaces that can be asteroids.
    pub rock: Option<Rock>,
    /// Whether it is an orbit space, navigation or not.
    pub is_orbit: bool,
    /// Its name, if it has one.
    pub name: Option<Name>,
    /// The trade route it lies on.
    pub route: Option<String>,
    /// Where to draw it, from left and top in thousandths.
    pub at: [u16; 2],
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: Option<String>,
}

/// A space as it is written.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSpace {
    pub(super) id: Spanned<String>,
    pub(super) kind: Spanned<SpaceKind>,
    pub(super) system: Option<System>,
    pub(super) route: Option<String>,
    pub(super) colour: Option<Spanned<Colour>>,
    pub(super) test: Option<Spanned<Stat>>,
    #[serde(default)]
    pub(super) orbit: bool,
    pub(super) exits: Option<Spanned<Vec<Spanned<String>>>>,
    pub(super) x: u16,
    pub(super) y: u16,
    pub(super) name: Option<Name>,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

/// A line as it is written.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLine {
    pub(super) a: Spanned<String>,
    pub(super) b: Spanned<String>,
    pub(super) cost: Spanned<u8>,
    pub(super) line: Spanned<LineColour>,
    #[serde(rename = "dashed")]
    pub(super) _dashed: bool,
}

/// The colour of a line (MV-003).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum LineColour {
    Grey,
    Green,
}

/// Where a merchant spaceport can be built.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteCard {
    pub(super) orbit: Spanned<String>,
    /// Where the builder must be.
    pub from: Space,
    /// Its system.
    pub system: System,
    /// The green lines from the builder to the site.
    pub path: Vec<Space>,
    /// Whether building ruins the spaceport from which it is built (MV-164).
    pub ruins_from: bool,
    /// The orbit space itself.
    #[serde(skip)]
    pub space: Space,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

words! {
    /// What a system is.
    SystemKind {
        /// The Galactic Base.
        Base = "base",
        /// A system with a culture.
        System = "system",
        /// Neither culture nor market (MV-007).
        Anomaly = "anomaly",
    }
}

/// A system, the base or an anomaly.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SystemCard {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// What it is.
    pub kind: SystemKind,
    /// Its number on the board; the base is 0, anomalies have none.
    pub number: Option<u8>,
    /// Its name.
    pub name: Name,
    /// Where to draw it.
    pub x: u16,
    /// Where to draw it.
    pub y: u16,
    /// Its cities and printed spaceports.
    pub landing: Vec<Space>,
    /// Its orbit spaces.
    pub orbits: Vec<Space>,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}
