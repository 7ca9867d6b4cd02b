//! Selectors and filters: which things an effect means.

use super::{Flag, Place, Subject};
use crate::ids::{
    Area, Building, Class, Deck, Deed, Ground, Group, Keyword, Kind, Planet, Resource, Ship, Size,
};
use engine::words;

words! {
    /// How a number stands to another.
    Relation {
        /// At most.
        AtMost = "<=",
        /// At least.
        AtLeast = ">=",
        /// Not equal.
        Not = "!=",
        /// Less.
        Less = "<",
        /// Greater.
        Greater = ">",
        /// Equal.
        Equal = "=",
    }
}

impl Relation {
    /// Whether it holds between two numbers.
    pub fn holds<T: Ord + Copy>(self, left: T, right: T) -> bool {
        match self {
            Self::AtMost => left <= right,
            Self::AtLeast => left >= right,
            Self::Not => left != right,
            Self::Less => left < right,
            Self::Greater => left > right,
            Self::Equal => left == right,
        }
    }
}

words! {
    /// Whose a thing is.
    Owner {
        /// The holder's.
        Own = "own",
        /// Another player's.
        Other = "other",
        /// Anybody's.
        Any = "any",
    }
}

words! {
    /// Who acted.
    Actor {
        /// The holder.
        Me = "me",
        /// Another player.
        Other = "other",
    }
}

words! {
    /// A neighbour of a system.
    Near {
        /// The system of the entry.
        Here = "here",
        /// An own research ship.
        ResearchShip = "research-ship",
    }
}

words! {
    /// What is there, or took part.
    Company {
        /// An own research ship.
        ResearchShip = "research-ship",
        /// A Kosme ship.
        Kosme = "kosme",
    }
}

words! {
    /// Against whom a battle was.
    Foe {
        /// A player.
        Player = "player",
        /// Neutral units.
        Neutral = "neutral",
    }
}

words! {
    /// The ground units that attack.
    Attackers {
        /// Infantry, militia included.
        Infantry = "infantry",
        /// Militia alone.
        Militia = "militia",
    }
}

words! {
    /// The tier of a government.
    Tier {
        /// The one everybody begins with.
        Start = "start",
        /// The first.
        One = "I",
        /// The second.
        Two = "II",
        /// Special governments.
        Special = "special",
    }
}

words! {
    /// The kind of a building.
    BuildingKind {
        /// Yields a resource.
        Resource = "resource",
        /// Yields capacity.
        Capacity = "capacity",
        /// Embassy and centre.
        Special = "special",
        /// Routes and gates.
        Space = "space",
        /// Defends the planet.
        Defence = "defence",
        /// Changes other buildings.
        Upgrade = "upgrade",
        /// A ship that counts as a building.
        Ship = "ship",
    }
}

/// A thing named by its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// A hull.
    Ship(Ship),
    /// A ground unit.
    Ground(Ground),
    /// A building.
    Building(Building),
    /// An action.
    Deed(Deed),
    /// A neutral group.
    Group(Group),
}

impl Named {
    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Self::Ship(it) => it.id(),
            Self::Ground(it) => it.id(),
            Self::Building(it) => it.id(),
            Self::Deed(it) => it.id(),
            Self::Group(it) => it.id(),
        }
    }
}

/// One property of a thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Property {
    /// A property without a value.
    Flag(Flag),
    /// Its level.
    Level(Relation, u8),
    /// How many of its slots hold buildings.
    SlottedBuildings(Relation, u8),
    /// Its step.
    Step(Relation, u8),
    /// Its printed cost.
    Cost(Relation, u8),
    /// The battle round.
    BattleRound(Relation, u8),
    /// At most so many systems from here.
    Within(u8),
    /// Its class.
    Class(Relation, Class),
    /// Its planet.
    Planet(Vec<Planet>),
    /// Its id; of ships, the hull of a regular one.
    Id(Vec<Named>),
    /// Its hull, of whatever ship.
    Hull(Vec<Ship>),
    /// Its kind, of buildings.
    Building(Vec<BuildingKind>),
    /// Its kind, of systems.
    System(Vec<Kind>),
    /// Its kind, of treaties.
    Treaty(Vec<Deed>),
    /// Its resource.
    Resource(Vec<Resource>),
    /// Its size.
    Size(Vec<Size>),
    /// A keyword of the weapon.
    Weapon(Keyword),
    /// The ground units that attack.
    Attackers(Attackers),
    /// Whose it is.
    Owner(Owner),
    /// Who did it.
    By(Actor),
    /// The deck of a card; none for all event decks.
    Deck(Option<Deck>),
    /// The tier of a government.
    Tier(Tier),
    /// The area of a technology.
    Area(Area),
    /// Where it is.
    At(Place),
    /// What is there, or took part.
    With(Company),
    /// What it is adjacent to.
    Adjacent(Near),
    /// Against whom.
    Vs(Foe),
}

/// One test of a filter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Test {
    /// Whether the thing must not have the property.
    pub not: bool,
    /// The property.
    pub property: Property,
}

/// All of these must hold.
pub type Filter = Vec<Test>;

/// The things of a sort that pass a filter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Selector {
    /// The sort of things.
    pub subject: Subject,
    /// What they must be like.
    pub filter: Filter,
}
