//! What tactical battles ask, what happens in them, and why something is not possible there.

use engine::{Seat, words};
use serde::Serialize;

use crate::attack::Attack;
use crate::cell::Cell;
use crate::hex::Hex;
use crate::ids::Weapon;
use crate::odds::HullOf;
use crate::tactical::Device;

/// What a seat is asked. Units are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TacticalDecision {
    /// Whether a cloaked unit joins (X4-306).
    Join(Hex, u8),
    /// Where a mine token goes; so many are left (X4-284).
    Mine(Hex, u8),
    /// Where a unit is placed (X4R-199).
    Deploy(Hex, u8),
    /// How a unit that was placed is turned (X4R-192).
    Face(Hex, u8),
    /// What is switched before the first round (X4R-198).
    Prepare(Hex),
    /// Which unit acts next in this round (X4R-203).
    Choose(Hex, u8),
    /// Which action a unit gives up (X4-270).
    Yield(Hex, u8),
    /// What a unit does in this round (X4R-204).
    Act(Hex, u8, u8),
}

impl TacticalDecision {
    /// The rule that asks it.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Join(..) => "X4-306",
            Self::Mine(..) => "X4-284",
            Self::Deploy(..) => "X4R-199",
            Self::Face(..) => "X4R-192",
            Self::Prepare(_) => "X4R-198",
            Self::Choose(..) => "X4R-203",
            Self::Yield(..) => "X4-270",
            Self::Act(..) => "X4R-204",
        }
    }
}

/// A unit as it is spoken of: its number in the battle, whose it is, and its hull.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Fighter {
    /// From 1.
    pub number: u8,
    /// Its owner; nobody for neutral units.
    pub owner: Option<Seat>,
    /// Its hull.
    pub hull: HullOf,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TacticalEvent {
    /// A battle began.
    Began(Hex),
    /// A round began.
    Round(Hex, u8),
    /// A cloaked unit stays out.
    StayedOut(Fighter),
    /// A unit was placed.
    Deployed(Fighter, Cell),
    /// A mine token was placed.
    Mined(Seat, Cell),
    /// Something was switched on or off.
    Switched(Fighter, Device, bool),
    /// A unit moved from one hex to another, or turned.
    Flew(Fighter, Cell, Cell),
    /// A unit flew into an asteroid (X4R-194).
    Grazed(Fighter, Cell),
    /// A unit triggered a mine (X4-286).
    Blown(Fighter, Cell),
    /// Stacks of small craft became one (X4R-208).
    Merged(Fighter, Fighter),
    /// The dice of an attack, and the number that they needed; what they did is told next.
    Rolled(Attack),
    /// A weapon fired: so many hits, and so many points lost by the target.
    Fired(Fighter, Option<Weapon>, Fighter, u8, u8),
    /// Point defence cancelled so many hits (X4R-217).
    Intercepted(Fighter, u8),
    /// A unit lost so many points to area damage, interception or a command (X4R-K13).
    Hurt(Fighter, u8),
    /// A target was marked (X4R-K16).
    Marked(Fighter),
    /// A target was named by a command centre (X4-278).
    Commanded(Fighter, Fighter),
    /// E-war took an action from a unit, or not (X4-270).
    Disrupted(Fighter, Fighter, bool),
    /// A unit boarded another one and put so many markers on it (X4R-K20).
    Stormed(Fighter, Fighter, u8),
    /// A unit was captured.
    Captured(Fighter),
    /// A ship was destroyed.
    Destroyed(Fighter),
    /// Points of hull or armour were restored (X4R-K21).
    Mended(Fighter, u8),
    /// Mines were removed (X4-287).
    Swept(Fighter, u8),
    /// A unit went into a hangar (X4R-219).
    Docked(Fighter, Fighter),
    /// A unit left the map (X4R-218).
    Departed(Fighter),
    /// A unit has another turn at once (X4R-463).
    SecondTurn(Fighter),
    /// Nobody has won after the last round, or one side is gone.
    Ended(Hex),
}

words! {
    /// A reason without numbers.
    TacticalFault {
        /// A ship of the fleet is neither cloaked nor asked.
        NotCloaked = "not-cloaked",
        /// Something is there already, or it is a planet.
        Occupied = "occupied",
        /// Not in a deployment zone.
        InZone = "in-zone",
        /// Outside of the own deployment zone.
        OutsideZone = "outside-zone",
        /// Small craft start next to their carrier.
        BesideCarrier = "beside-carrier",
        /// Not one of the facings at the start.
        WrongFacing = "wrong-facing",
        /// The unit has no such thing, or it does not work now.
        NoDevice = "no-device",
        /// It was switched in this turn already.
        Switched = "switched",
        /// Only at the start of the turn.
        TurnBegun = "turn-begun",
        /// Other units come first.
        OthersFirst = "others-first",
        /// Not a unit that acts now.
        NotItsTurn = "not-its-turn",
        /// The movement action is over.
        Moved = "moved",
        /// A stabilised unit does not move.
        Steady = "steady",
        /// It cannot get there in this turn.
        OutOfReach = "out-of-reach",
        /// The attack action is over.
        Attacked = "attacked",
        /// Its hologram field is on.
        Veiled = "veiled",
        /// The weapon has fired.
        Fired = "fired",
        /// There is no such weapon, or it fires along a line.
        NoWeapon = "no-weapon",
        /// It is too far away.
        OutOfRange = "out-of-range",
        /// It lies behind the unit.
        Behind = "behind",
        /// A broadside fires to the sides only, at one target each.
        NotAbeam = "not-abeam",
        /// An asteroid or planet lies between.
        Hidden = "hidden",
        /// The weapon cannot harm it.
        NoEffect = "no-effect",
        /// It is no enemy, or not on the map, or cloaked.
        NoTarget = "no-target",
        /// Nobody can board it now.
        NoBoarding = "no-boarding",
        /// No mines are near, or the unit has none of its own.
        NoMines = "no-mines",
        /// No hangar with room is next to it.
        NoHangar = "no-hangar",
        /// Units leave from the second round on, from their outermost column.
        NotAtEdge = "not-at-edge",
        /// It has no strategic movement.
        NoDrive = "no-drive",
        /// Nobody is in the line of fire.
        EmptyLine = "empty-line",
        /// Nothing gives its owner a second turn, or it was taken in this battle.
        NoSecondTurn = "no-second-turn",
    }
}

impl TacticalFault {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NotCloaked => "X4-306",
            Self::Occupied => "X4R-208",
            Self::InZone => "X4-284",
            Self::OutsideZone | Self::BesideCarrier => "X4R-199",
            Self::WrongFacing => "X4R-192",
            Self::NoDevice | Self::Switched | Self::TurnBegun => "X4R-204",
            Self::OthersFirst | Self::NotItsTurn => "X4R-203",
            Self::Moved => "X4R-204",
            Self::Steady => "X4-297",
            Self::OutOfReach => "X4R-205",
            Self::Attacked | Self::Fired => "X4R-210",
            Self::Veiled => "X4-277",
            Self::NoWeapon | Self::OutOfRange | Self::Behind | Self::NoTarget => "X4R-210",
            Self::NotAbeam => "X4-254",
            Self::Hidden => "X4R-197",
            Self::NoEffect => "X4-249",
            Self::NoBoarding => "X4R-K20",
            Self::NoMines => "X4-287",
            Self::NoHangar | Self::NoDrive => "X4R-219",
            Self::NotAtEdge => "X4R-218",
            Self::EmptyLine => "X4R-K17",
            Self::NoSecondTurn => "X4R-463",
        }
    }
}
