//! Selectors and filters: which things an effect means.

use super::{Place, Subject};
use crate::ids::{
    Area, Building, Class, Deck, Deed, Ground, Group, Keyword, Kind, Planet, Resource, Ship, Size, words,
};

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
    /// A test that needs no value.
    Flag {
        /// The holder's own home world.
        Home = "home",
        /// A conquered home world of another player.
        EnemyHome = "enemy-home",
        /// Connected with the capital by trade routes (X4R-077).
        Connected = "connected",
        /// Taken from another player.
        Conquered = "conquered",
        /// Fully developed (X4R-056).
        Developed = "developed",
        /// In the system or colony of the entry.
        Here = "here",
        /// Uses a building slot.
        Slotted = "slotted",
        /// In the system where the purchase is placed.
        Site = "site",
        /// Unlocked, or open to research.
        Available = "available",
        /// Military.
        Military = "military",
        /// Civil.
        Civil = "civil",
        /// A standardised ship.
        Standard = "standard",
        /// A ship of an own blueprint or a ground unit.
        Regular = "regular",
        /// A Kosme ship.
        Kosme = "kosme",
        /// A mercenary.
        Mercenary = "mercenary",
        /// Small craft.
        SmallCraft = "small-craft",
        /// A privateer.
        Privateer = "privateer",
        /// A ship.
        Ship = "ship",
        /// A ground unit.
        Ground = "ground",
        /// A vehicle.
        Vehicle = "vehicle",
        /// Carries an agent, a diplomat or police.
        Character = "character",
        /// The fitted unit.
        Own = "self",
        /// Unlocked by the technology just researched.
        UnlockedNow = "unlocked-now",
        /// Has just entered the system.
        Entering = "entering",
        /// Placed where an own capacity building stands.
        SiteCapacity = "site-capacity",
        /// In force.
        Active = "active",
        /// Discovered.
        Discovered = "discovered",
        /// Has a treaty with the holder.
        TreatyPartner = "treaty-partner",
        /// Not discovered.
        Undiscovered = "undiscovered",
        /// Neither dangerous nor a supernova nor with hostile neutrals.
        Safe = "safe",
        /// Adjacent to an own unit or colony.
        AdjacentOwn = "adjacent-own",
        /// Holds units of others or neutrals.
        ForeignUnits = "foreign-units",
        /// Not the present one.
        Other = "other",
        /// A weapon.
        Weapon = "weapon",
        /// Illegal.
        Illegal = "illegal",
        /// The holder is the victim.
        AgainstMe = "against-me",
        /// The holder is attacker.
        Attacker = "attacker",
        /// Of every player at war with the holder.
        Enemies = "enemies",
    }
}

impl Flag {
    /// Whether the flag says something about this.
    pub fn fits(self, subject: Subject) -> bool {
        use Subject as S;
        let subjects: &[Subject] = match self {
            Self::Home | Self::EnemyHome | Self::Conquered | Self::Developed => &[S::Colony],
            Self::Connected => &[S::Colony, S::Building],
            Self::Here => &[S::Colony, S::Building, S::Unit, S::Ia, S::Group, S::System, S::Attack],
            Self::Slotted | Self::Site => &[S::Building],
            Self::Available => &[S::Building, S::Tech],
            Self::Military | Self::Civil | Self::Standard | Self::Regular | Self::Kosme => &[S::Unit],
            Self::Mercenary | Self::SmallCraft | Self::Privateer | Self::Ship | Self::Ground => &[S::Unit],
            Self::Vehicle | Self::Character | Self::UnlockedNow | Self::Entering => &[S::Unit],
            Self::SiteCapacity => &[S::Unit],
            Self::Own => &[S::Unit, S::Attack],
            Self::Active => &[S::Law],
            Self::Discovered => &[S::Player, S::System],
            Self::TreatyPartner => &[S::Player],
            Self::Undiscovered | Self::Safe | Self::AdjacentOwn | Self::ForeignUnits => &[S::System],
            Self::Other => &[S::Government],
            Self::Weapon => &[S::Item],
            Self::Illegal => &[S::Ia, S::Trigger],
            Self::AgainstMe => &[S::Ia],
            Self::Attacker | Self::Enemies => &[S::War],
        };
        subjects.contains(&if subject.is_unit() { S::Unit } else { subject })
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
