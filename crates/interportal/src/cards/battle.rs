//! Numbers of battles, modifiers, keywords, classes, sizes and symbols.

use serde::Deserialize;

use super::entry::entry;
use super::numbers::numbers;
use super::{ByClass, Damage, Name};
use crate::ids::{Building, Class, Ground, Keyword, Modifier, Ship, Size, Symbol};
use engine::words;

/// Damage to fleets that decline a battle.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeclineDamage {
    /// Results of the die.
    pub on: Vec<u8>,
    /// Hull damage.
    pub hull: u8,
}

/// Who can choose a screened target in quick mode.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScreenIgnored {
    /// Weapons of this range and more.
    pub range_min: u8,
    /// Weapons with this keyword.
    pub weapon: Keyword,
    /// These hulls.
    pub attackers: Vec<Ship>,
}

/// The classes of ground targets in a bombardment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroundClasses {
    /// Infantry.
    pub infantry: Class,
    /// Vehicles.
    pub vehicle: Class,
    /// Defence buildings.
    pub defence_building: Class,
    /// Anti-orbital guns.
    pub anti_orbital_gun: Class,
}

numbers! {
    /// Dice and rounds.
    BattleNumbers {
        /// Battle rounds at most (X4R-187).
        rounds_max: u8,
        /// A die with this always misses (X4R-211).
        natural_miss: u8,
        /// A die with this always hits.
        natural_hit: u8,
        /// Least sum of modifiers (X4R-212).
        modifier_sum_min: i8,
        /// Greatest sum of modifiers.
        modifier_sum_max: i8,
        /// Units of a stack at most (X4R-196).
        stack_max: u8,
        /// The battle round from which units can leave (X4R-218).
        retreat_from_round: u8,
        /// Damage to those who decline (X4R-202).
        decline_damage: DeclineDamage,
    }
    /// The tactical map (X4R-191 to X4R-193).
    TacticalMap {
        /// Columns.
        columns: u8,
        /// Rows.
        rows: u8,
        /// Rows with many units.
        rows_large: u8,
        /// So many units are many.
        large_from_units: u8,
        /// Columns of the attacker.
        attacker_columns: Vec<u8>,
        /// Columns of the defender.
        defender_columns: Vec<u8>,
        /// Facings of the attacker at the start.
        attacker_facings: Vec<u8>,
        /// Facings of the defender at the start.
        defender_facings: Vec<u8>,
        /// Columns that scouts go beyond their zone (X4R-200).
        scout_columns_beyond: u8,
        /// Asteroid tokens.
        asteroid_tokens: u8,
        /// Their columns.
        asteroid_columns: Vec<u8>,
        /// Their damage (X4R-194).
        asteroid_damage: Damage,
        /// Column of the planet token.
        planet_column: u8,
        /// Mine tokens for each item (X4-284).
        mines_per_item: u8,
    }
    /// Mines (X4-286).
    MineNumbers {
        /// Damage.
        damage: Damage,
        /// Hull damage in addition.
        extra_hull_damage: ByClass,
        /// Classes that trigger none.
        ignores_classes: Vec<Class>,
        /// Whether cloaked units trigger none.
        ignores_cloaked: bool,
        /// How far mines are cleared (X4-287).
        clear_range: u8,
    }
    /// Quick mode (X4R-228 to X4R-230).
    QuickMode {
        /// Distance in the first rounds; the last one stays.
        distance_by_round: Vec<u8>,
        /// Targets of a line of fire.
        line_of_fire_targets: u8,
        /// Further units of area damage.
        area_damage_units: u8,
        /// Targets of a broadside.
        broadside_targets: u8,
        /// The least class that mines hit.
        mine_min_class: Class,
        /// Classes that others screen.
        screened_classes: Vec<Class>,
        /// Classes that screen them.
        screen_classes: Vec<Class>,
        /// Who fires past the screen.
        screen_ignored_by: ScreenIgnored,
    }
    /// Bombardment (X4R-233).
    BombardmentNumbers {
        /// Classes of ground targets.
        class_of: GroundClasses,
        /// What is hit first.
        first: Building,
        /// What is hit last.
        last: Ground,
        /// Shield of the planet (X4-229).
        planetary_shield_sh: u8,
    }
    /// Conquest (X4R-246).
    ConquestNumbers {
        /// Levels lost.
        level_loss: u8,
        /// Level kept at least.
        level_min: u8,
        /// Buildings destroyed.
        destroyed: Vec<Building>,
        /// Economy phases without income (X4R-247).
        no_income_phases: u8,
    }
    /// Places for small craft (X4R-174).
    PlaceNumbers {
        /// On a colony.
        colony_small_craft: u8,
        /// At a starbase.
        starbase_small_craft: u8,
    }
}

entry! {
    /// A modifier on attack dice (X4R-212).
    ModifierCard: Modifier, notation [] {
        /// Its number.
        modifier: Option<i8>,
        /// The keyword whose number is taken off.
        modifier_from: Option<Keyword>,
    }
}

words! {
    /// A number or list that a keyword carries.
    Parameter {
        /// A number.
        X = "x",
        /// A radius.
        R = "r",
        /// A damage.
        D = "d",
        /// A number of hits.
        N = "n",
        /// A step of the to-hit number.
        HitStep = "hit_step",
        /// Ship classes.
        Classes = "classes",
        /// Keywords.
        Vs = "vs",
    }
}

words! {
    /// What has a keyword.
    Carrier {
        /// A unit in space.
        Unit = "unit",
        /// A weapon.
        Weapon = "weapon",
        /// A ground unit.
        Ground = "ground",
    }
}

entry! {
    /// A keyword (X4R-K01 to X4R-K30).
    KeywordCard: Keyword, notation [] {
        /// What it carries.
        params: Vec<Parameter>,
        /// What has it.
        carriers: Vec<Carrier>,
        /// What it means.
        text: Name,
    }
}

entry! {
    /// A ship class.
    ClassCard: Class, notation [] {
        /// Its rank, from 1.
        rank: u8,
        /// Hex sides that it can turn in a turn (X4R-206).
        turns_per_turn: u8,
        /// Whether it has a front.
        has_facing: bool,
        /// Whether it turns or moves, not both.
        turn_or_move: bool,
    }
}

entry! {
    /// A size of weapons and slots.
    SizeCard: Size, notation [] {
        /// Its rank, from 1.
        rank: u8,
    }
}

words! {
    /// What a symbol belongs to.
    SymbolGroup {
        /// Resources.
        Resource = "resource",
        /// Capacities.
        Capacity = "capacity",
        /// Points.
        Score = "score",
        /// Values of units.
        Stat = "stat",
        /// Sizes.
        Size = "size",
        /// Slots.
        Slot = "slot",
        /// Weapons.
        Weapon = "weapon",
        /// Damage.
        Damage = "damage",
    }
}

entry! {
    /// A symbol of the legend.
    SymbolCard: Symbol, notation [] {
        /// Its place in the legend.
        order: u8,
        /// Its short form.
        short: String,
        /// What it belongs to.
        group: SymbolGroup,
    }
}
