//! What is fitted into blueprints: weapons, protection and other equipment.

use serde::Deserialize;

use super::entry::entry;
use super::{KeywordUse, Price, SlotOnly, Slots, Special, Text};
use crate::ids::{Class, Equipment, Keyword, Protection, Ship, Size, Tech, Weapon};
use crate::notation::Program;
use engine::words;

words! {
    /// A type of damage.
    DamageType {
        /// Projectile.
        Projectile = "P",
        /// Energy.
        Energy = "E",
    }
}

/// Damage of one hit, by type.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Damage {
    /// Projectile damage.
    #[serde(rename = "P")]
    pub projectile: u8,
    /// Energy damage.
    #[serde(rename = "E")]
    pub energy: u8,
}

/// Numbers by class; a class that is left out has none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "UPPERCASE")]
pub struct ByClass {
    /// Small combat ships.
    pub ks: Option<u8>,
    /// Support ships.
    pub us: Option<u8>,
    /// Main combat ships.
    pub hs: Option<u8>,
    /// Capital ships.
    pub gs: Option<u8>,
    /// Mega-constructions.
    pub mk: Option<u8>,
}

impl ByClass {
    /// The number of a class.
    pub const fn of(self, class: Class) -> Option<u8> {
        match class {
            Class::Ks => self.ks,
            Class::Us => self.us,
            Class::Hs => self.hs,
            Class::Gs => self.gs,
            Class::Mk => self.mk,
        }
    }
}

/// How a weapon attacks.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponLine {
    /// Keywords of which the target needs one; none if it fits everything.
    #[serde(default)]
    pub vs: Vec<Keyword>,
    /// Dice.
    pub dice: u8,
    /// To-hit number by class, scaling worked out; a class that is missing cannot be harmed.
    pub hit: ByClass,
    /// Damage of each hit.
    pub damage: Damage,
}

words! {
    /// A type of weapons.
    WeaponType {
        /// Missiles.
        Missile = "missile",
        /// Bombs.
        Bomb = "bomb",
        /// Energy weapons.
        Energy = "energy",
        /// Target markers.
        Marker = "marker",
        /// Projectile weapons.
        Projectile = "projectile",
        /// The weapon of an empty slot (X4-126).
        Emergency = "emergency",
    }
}

words! {
    /// Which classes a scaled to-hit number reaches.
    Side {
        /// Larger ones, each easier to hit.
        Larger = "+",
        /// Smaller ones, each harder to hit.
        Smaller = "-",
    }
}

/// How a to-hit number is printed: `vs KS+ 6+` (X4-247).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scaling {
    /// Reference class.
    pub class: Class,
    /// Which other classes it reaches.
    pub side: Side,
    /// To-hit number against the reference class.
    pub base: u8,
}

impl Scaling {
    /// The to-hit number against a class, from 2 to 6; nothing if it is not reached.
    pub fn against(self, class: Class) -> Option<u8> {
        let steps = class as i8 - self.class as i8;
        match self.side {
            Side::Larger if steps >= 0 => Some((self.base as i8 - steps).clamp(2, 6) as u8),
            Side::Smaller if steps <= 0 => Some((self.base as i8 - steps).clamp(2, 6) as u8),
            _ => None,
        }
    }
}

words! {
    /// Where a weapon fires.
    Arc {
        /// To the sides only, one target each (X4-254).
        Sides = "sides",
    }
}

entry! {
    /// A weapon (X4-M01 to X4-K10).
    WeaponCard: Weapon, notation [] {
        /// Its type.
        weapon_type: WeaponType,
        /// Size.
        size: Size,
        /// Range.
        range: u8,
        /// Price of a fitting.
        cost: Price,
        /// Level of its technology; 0 for the emergency weapon.
        level: u8,
        /// Technologies that it needs.
        unlocked_by: Vec<Tech>,
        /// How its to-hit numbers are printed, if scaled.
        scaled_by: Option<Scaling>,
        /// Its attacks; the last one that fits the target is used.
        lines: Vec<WeaponLine>,
        /// Keywords.
        keywords: Vec<KeywordUse>,
        /// The only hulls it fits.
        fits_units: Option<Vec<Ship>>,
        /// Classes that it cannot harm.
        #[serde(default)]
        no_effect: Vec<Class>,
        /// Whether evading does not help against it.
        #[serde(default)]
        ignore_evade: bool,
        /// How much less evading helps against it.
        #[serde(default)]
        reduce_evade: u8,
        /// Where it fires, if not as usual.
        arc: Option<Arc>,
        /// Targets of one attack, if several.
        targets: Option<u8>,
        /// Damage to the first, second and third target of a line of fire.
        #[serde(default)]
        damage_by_order: Vec<u8>,
    }
}

impl WeaponCard {
    /// X4R-086: whether the weapon fits a slot of a hull.
    pub fn fits(&self, slots: &Slots, hull: Ship) -> bool {
        let has = |id: &str| {
            self.keywords.iter().any(|used| used.keyword == Keyword::from_id(id).unwrap_or_default())
        };
        let made_for = |basic: &str| {
            self.fits_units.as_ref().is_some_and(|units| units.iter().any(|unit| unit.id() == basic))
        };
        let allowed = |only: &SlotOnly| match only {
            SlotOnly::Fighter => made_for("fighter"),
            SlotOnly::Bomber => made_for("bomber"),
            SlotOnly::Missile => has("missile"),
            SlotOnly::Energy => has("energy"),
            SlotOnly::Projectile => has("projectile"),
            SlotOnly::PointDefence => has("point-defence"),
        };
        let for_hull = self.fits_units.as_ref().is_none_or(|units| units.contains(&hull));
        self.size <= slots.size && for_hull && (slots.only.is_empty() || slots.only.iter().any(allowed))
    }

    /// The attack that fits a target with these keywords.
    pub fn line(&self, keywords: &[Keyword]) -> Option<&WeaponLine> {
        let fits = |line: &&WeaponLine| line.vs.is_empty() || line.vs.iter().any(|vs| keywords.contains(vs));
        self.lines.iter().rev().find(fits)
    }
}

/// The units that an item can be fitted into; what is left out limits nothing.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Allowed {
    /// Every unit.
    pub any: bool,
    /// These hulls.
    pub units: Vec<Ship>,
    /// This class and larger ones.
    pub class_min: Option<Class>,
    /// This class and smaller ones.
    pub class_max: Option<Class>,
    /// Every unit that is not civil.
    pub not_civil: bool,
    /// Units with this keyword.
    pub keyword: Option<Keyword>,
}

entry! {
    /// A piece of protection (X4-P01 to X4-P12).
    ProtectionCard: Protection, notation [effect] {
        /// Price of a fitting.
        cost: Price,
        /// Equipment slots.
        slots: u8,
        /// Where it fits.
        allowed: Allowed,
        /// Whether a blueprint can hold several (X4R-087).
        stackable: bool,
        /// Technologies that it needs.
        unlocked_by: Vec<Tech>,
        /// Effect on the unit.
        effect: Text<Program>,
        /// Procedure.
        special: Option<Special>,
    }
}

words! {
    /// Who can perform institution actions (X4-093).
    Character {
        /// Agent.
        Agent = "agent",
        /// Diplomat.
        Diplomat = "diplomat",
        /// Police.
        Police = "police",
        /// A watch, which is no character but acts like police (X4-499).
        Watch = "watch",
    }
}

entry! {
    /// A piece of other equipment (X4-Q01 to X4-Q26).
    EquipmentCard: Equipment, notation [effect] {
        /// Where it fits.
        allowed: Allowed,
        /// Price of a fitting.
        cost: Price,
        /// Price that may be paid instead.
        cost_alt: Option<Price>,
        /// Equipment slots.
        slots: u8,
        /// Technologies that it needs.
        unlocked_by: Vec<Tech>,
        /// Whether a blueprint can hold several.
        stackable: bool,
        /// Whether EMP attacks do not stop it (X4-261).
        emp_immune: bool,
        /// The character it makes of the ship.
        character: Option<Character>,
        /// It needs no slot beside this item.
        slot_free_with_item: Option<Equipment>,
        /// It needs no slot with this technology.
        slot_free_with_tech: Option<Tech>,
        /// It needs no slot if the hull has this keyword.
        slot_free_with_builtin: Option<Keyword>,
        /// Effect on the unit.
        effect: Option<Text<Program>>,
        /// Procedure.
        special: Option<Special>,
    }
}
