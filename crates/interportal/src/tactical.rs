//! Choices in a tactical battle, and the line of text each is written as.

use std::fmt;

use engine::words;

use crate::cell::Cell;

words! {
    /// What can be switched on and off (X4-276, X4-296, X4-300).
    Device {
        /// A hologram field.
        Hologram = "hologram",
        /// A jammer.
        Jammer = "jammer",
        /// Stabilisers.
        Stabilisers = "stabilisers",
    }
}

/// One choice. Units are counted from 1, weapons by their slot from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TacticalAction {
    /// `take-part`: a cloaked unit joins the battle (X4-306).
    TakePart,
    /// `stay-out`: it ignores the battle.
    StayOut,
    /// `mine 4,3`: places a mine token (X4-284).
    Mine(Cell),
    /// `deploy 1,3`: places a unit (X4R-199).
    Deploy(Cell),
    /// `face 1`: turns a unit that was placed (X4R-192).
    Face(u8),
    /// `line-up`: places all own units that are left, from the middle row outwards.
    LineUp,
    /// `switch jammer 3`: switches something of a unit on or off (X4-276, X4-296, X4-300).
    Switch(Device, u8),
    /// `ready`: has nothing more to place or to switch.
    Ready,
    /// `act 3`: this unit acts next (X4R-203).
    Act(u8),
    /// `yield-movement`: gives up the movement action to E-war (X4-270).
    YieldMovement,
    /// `yield-attack`: gives up the attack action.
    YieldAttack,
    /// `disrupt 5`: an E-war centre picks a unit (X4-269).
    Disrupt(u8),
    /// `command 5`: a command centre names a target (X4-278).
    Command(u8),
    /// `fly 3,4 0`, `fly 3,4`: moves to a hex and turns, if the unit has a front (X4R-205).
    Fly(Cell, Option<u8>),
    /// `dock 2`: goes into the hangar of a carrier (X4R-219).
    Dock(u8),
    /// `depart`: leaves the map (X4R-218).
    Depart,
    /// `fire 1 at 6`: a weapon fires (X4R-210).
    Fire(u8, u8),
    /// `volley 6`: all weapons that can fire at a unit do (X4R-210).
    Volley(u8),
    /// `beam 1 to 0`: a weapon fires along a line of hexes (X4R-K17).
    Beam(u8, u8),
    /// `bomb 1 at 8,3`: a weapon fires at the guns on the planet (X4R-235).
    Bomb(u8, Cell),
    /// `storm 6`: boards a ship (X4R-K20).
    Storm(u8),
    /// `sweep`: removes the mines nearby (X4-287).
    Sweep,
    /// `by-itself`: the unit acts as neutral units do (X4R-220).
    ByItself,
    /// `again`: the turn of the unit is over, and it has another one at once (X4R-463).
    Again,
    /// `end-turn`: the turn of the unit is over.
    EndTurn,
}

impl fmt::Display for TacticalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TakePart => f.write_str("take-part"),
            Self::StayOut => f.write_str("stay-out"),
            Self::Mine(cell) => write!(f, "mine {cell}"),
            Self::Deploy(cell) => write!(f, "deploy {cell}"),
            Self::Face(facing) => write!(f, "face {facing}"),
            Self::LineUp => f.write_str("line-up"),
            Self::Switch(device, unit) => write!(f, "switch {device} {unit}"),
            Self::Ready => f.write_str("ready"),
            Self::Act(unit) => write!(f, "act {unit}"),
            Self::YieldMovement => f.write_str("yield-movement"),
            Self::YieldAttack => f.write_str("yield-attack"),
            Self::Disrupt(unit) => write!(f, "disrupt {unit}"),
            Self::Command(unit) => write!(f, "command {unit}"),
            Self::Fly(cell, Some(facing)) => write!(f, "fly {cell} {facing}"),
            Self::Fly(cell, None) => write!(f, "fly {cell}"),
            Self::Dock(unit) => write!(f, "dock {unit}"),
            Self::Depart => f.write_str("depart"),
            Self::Fire(weapon, unit) => write!(f, "fire {weapon} at {unit}"),
            Self::Volley(unit) => write!(f, "volley {unit}"),
            Self::Beam(weapon, direction) => write!(f, "beam {weapon} to {direction}"),
            Self::Bomb(weapon, cell) => write!(f, "bomb {weapon} at {cell}"),
            Self::Storm(unit) => write!(f, "storm {unit}"),
            Self::Sweep => f.write_str("sweep"),
            Self::ByItself => f.write_str("by-itself"),
            Self::Again => f.write_str("again"),
            Self::EndTurn => f.write_str("end-turn"),
        }
    }
}

/// Choices without a unit or hex.
const WORDS: [TacticalAction; 11] = [
    TacticalAction::TakePart,
    TacticalAction::StayOut,
    TacticalAction::LineUp,
    TacticalAction::Ready,
    TacticalAction::YieldMovement,
    TacticalAction::YieldAttack,
    TacticalAction::Depart,
    TacticalAction::Sweep,
    TacticalAction::ByItself,
    TacticalAction::Again,
    TacticalAction::EndTurn,
];

impl TacticalAction {
    /// The choice that a line says; nothing if it says none of these.
    pub(crate) fn read(word: &str, rest: &str) -> Option<Self> {
        let number = || rest.parse().ok();
        let cell = || rest.parse().ok();
        Some(match word {
            "mine" => Self::Mine(cell()?),
            "deploy" => Self::Deploy(cell()?),
            "face" => Self::Face(number()?),
            "switch" => {
                let (device, unit) = rest.split_once(' ')?;
                Self::Switch(Device::from_id(device)?, unit.parse().ok()?)
            }
            "act" => Self::Act(number()?),
            "disrupt" => Self::Disrupt(number()?),
            "command" => Self::Command(number()?),
            "fly" => match rest.split_once(' ') {
                Some((cell, facing)) => Self::Fly(cell.parse().ok()?, Some(facing.parse().ok()?)),
                None => Self::Fly(cell()?, None),
            },
            "dock" => Self::Dock(number()?),
            "fire" => {
                let (weapon, unit) = rest.split_once(" at ")?;
                Self::Fire(weapon.parse().ok()?, unit.parse().ok()?)
            }
            "volley" => Self::Volley(number()?),
            "beam" => {
                let (weapon, direction) = rest.split_once(" to ")?;
                Self::Beam(weapon.parse().ok()?, direction.parse().ok()?)
            }
            "bomb" => {
                let (weapon, cell) = rest.split_once(" at ")?;
                Self::Bomb(weapon.parse().ok()?, cell.parse().ok()?)
            }
            "storm" => Self::Storm(number()?),
            _ => return WORDS.into_iter().find(|it| it.to_string() == word && rest.is_empty()),
        })
    }
}

/// What can be pointed at in a tactical battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A hex of the map.
    Cell(Cell),
    /// A unit, from 1.
    Unit(u8),
    /// A facing or direction.
    Facing(u8),
    /// A choice without a unit or hex.
    Word(TacticalAction),
}

impl Spot {
    /// What a choice points at.
    pub const fn of(action: TacticalAction) -> Self {
        match action {
            TacticalAction::Mine(cell)
            | TacticalAction::Deploy(cell)
            | TacticalAction::Fly(cell, _)
            | TacticalAction::Bomb(_, cell) => Self::Cell(cell),
            TacticalAction::Face(facing) | TacticalAction::Beam(_, facing) => Self::Facing(facing),
            TacticalAction::Switch(_, unit)
            | TacticalAction::Act(unit)
            | TacticalAction::Disrupt(unit)
            | TacticalAction::Command(unit)
            | TacticalAction::Dock(unit)
            | TacticalAction::Fire(_, unit)
            | TacticalAction::Volley(unit)
            | TacticalAction::Storm(unit) => Self::Unit(unit),
            word => Self::Word(word),
        }
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "hex" => rest.parse().ok().map(Self::Cell),
            "unit" => rest.parse().ok().map(Self::Unit),
            "facing" => rest.parse().ok().map(Self::Facing),
            _ => WORDS.into_iter().find(|it| it.to_string() == text).map(Self::Word),
        }
    }

    /// The choices without a unit or hex.
    pub(crate) fn words() -> impl Iterator<Item = Self> {
        WORDS.into_iter().map(Self::Word)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => write!(f, "hex {cell}"),
            Self::Unit(unit) => write!(f, "unit {unit}"),
            Self::Facing(facing) => write!(f, "facing {facing}"),
            Self::Word(word) => word.fmt(f),
        }
    }
}
