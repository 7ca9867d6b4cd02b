//! Tests that need no value, and what each of them speaks of.

use super::Subject;
use engine::words;

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
