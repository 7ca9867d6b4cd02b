//! Single steps of an effect and the costs before them.

use crate::ids::{Column, Guild, SystemDeck, Tile};

use super::{Count, Cube, Face, Neighbour, Site, Sorts, Spot, Whose};

/// What an option costs; everything is paid together, before the rest of the option (BTS-039).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Cost {
    /// Ore to the stock.
    pub ore: u8,
    /// Ore for one chosen opponent, who is the "player paid" in the rest of the option.
    pub ore_to_player: u8,
    /// Population recalled to supply (BTS-107).
    pub recall: u8,
    /// Own ships taken back to supply.
    pub ships: u8,
    /// Tokens taken off the card on which the action is printed.
    pub tokens: u8,
}

impl Cost {
    /// Nothing to pay.
    pub const FREE: Self = Self { ore: 0, ore_to_player: 0, recall: 0, ships: 0, tokens: 0 };

    /// Whether there is nothing to pay.
    pub fn is_free(self) -> bool {
        self == Self::FREE
    }
}

/// The conditions of a research step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Modes {
    /// Face-up technologies only.
    pub known: bool,
    /// Prerequisites are ignored.
    pub no_prereq: bool,
    /// The immediate bonus is not carried out.
    pub no_bonus: bool,
    /// The cube comes from supply, or from population if there is none.
    pub with_supply: bool,
}

/// Researching one technology.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Research {
    /// The level, or the least level if a count is added.
    pub level: u8,
    /// A count added to the level, which is then at most this.
    pub plus: Option<(Count, u8)>,
    /// Its conditions.
    pub modes: Modes,
}

impl Research {
    /// The possible levels, as bits: bit 3 is level III.
    pub fn levels(self) -> u8 {
        let highest = self.plus.map_or(self.level, |(_, max)| max);
        (self.level..=highest).fold(0, |levels, level| levels | 1 << level)
    }
}

/// One step of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Take ore from the stock.
    Gain(u8),
    /// Pay ore to the stock, in full.
    Pay(u8),
    /// Pay ore to an opponent of choice, in full.
    PayPlayer(u8),
    /// Lose ore, or what there is.
    LoseOre(u8),
    /// Recall population, or as much as there is.
    LosePop(u8),
    /// Every other faction gives ore, or what it has.
    TakeOre(u8),
    /// Give ore to every other faction in turn order, as long as there is any.
    GiveOre(u8),
    /// Turn a cube to another face.
    Convert {
        /// The cube.
        cube: Cube,
        /// Its new face.
        face: Face,
        /// The supply column it must come from.
        from: Option<Column>,
        /// Where a ship is placed.
        at: Spot,
    },
    /// Population growth.
    Grow,
    /// Ore production.
    Mine,
    /// Any number of exchanges.
    Trade,
    /// Move a production marker to the automation track.
    Automate(Sorts),
    /// Move supply cubes between columns.
    MoveSupply {
        /// How many.
        n: u8,
        /// Whether they must be the rightmost ones.
        rightmost: bool,
        /// The column they go to; one of choice for each cube if not given.
        to: Option<Column>,
    },
    /// Research a technology.
    Research(Research),
    /// Keep one of some technology cards as private technology.
    PrivateTech {
        /// The deck.
        level: u8,
        /// How many cards are looked at.
        draw: u8,
    },
    /// Move ships along lines.
    Jump {
        /// How many steps at most.
        n: u8,
        /// Whether bonuses wait for the next `colonise` of the effect.
        hold_bonus: bool,
    },
    /// Move ships to any place.
    Warp(u8),
    /// Raise several ships by the same number of levels.
    UpgradeShips {
        /// How many ships at most.
        ships: u8,
        /// Levels for each.
        by: u8,
    },
    /// Raise ships by single levels, split freely.
    UpgradePoints(u8),
    /// Raise the ship placed by the set-up.
    UpgradeStart(u8),
    /// Colonise a system.
    Colonise {
        /// Whether it is one that nobody controlled at the start of the turn.
        neutral: bool,
    },
    /// Keep one of some system cards as a colony.
    Charter {
        /// The deck.
        deck: SystemDeck,
        /// How many cards are drawn.
        draw: u8,
    },
    /// Carry out the action of another space.
    Copy {
        /// Whose actions.
        whose: Whose,
        /// Whether it must be one with research.
        research: bool,
    },
    /// Take the cover off a guild.
    OpenGuild(Guild),
    /// Lay a system beside the board.
    AttachSystem {
        /// The deck.
        deck: SystemDeck,
        /// What it is joined to.
        next_to: Neighbour,
    },
    /// Lay this card on a place, for its VP.
    AttachVp {
        /// The VP.
        vp: u8,
        /// On what.
        site: Site,
    },
    /// Keep one of some system cards as private system, joined to Sol.
    AttachPrivate {
        /// The deck.
        deck: SystemDeck,
        /// How many cards are drawn.
        draw: u8,
    },
    /// Keep one of some achievement cards as private achievement.
    PrivateAchievement(u8),
    /// Place a ship that is not a start ship.
    PlaceShip {
        /// Its level.
        level: u8,
        /// Where.
        at: Spot,
    },
    /// Take a tile; the square one goes under the start ship.
    PlaceTile(Tile),
    /// Put a system card under this event.
    AttachDyson(SystemDeck),
    /// Take the system card under this event as a colony.
    TakeDyson,
    /// All ships of a place go to Deep Space.
    Scatter,
    /// Ships of others go to Deep Space.
    Banish(u8),
    /// Put own ships on this card, out of play.
    Museum(u8),
    /// VP for the rest of the game.
    Vp(u8),
    /// Add one of some achievement cards to the game.
    AddAchievement(u8),
    /// Mark one type on each prediction card.
    Predict,
    /// Take a marker off the threat track, or put one back.
    Threat {
        /// Whether the threat rises.
        rises: bool,
    },
    /// An anarchist ship comes to Deep Space.
    AnarchistShip(u8),
    /// Anarchist ships move from Deep Space to their target.
    AnarchistJump(u8),
}

impl Step {
    /// Whether it builds a ship from a supply cube.
    #[inline]
    pub const fn is_build_of_supply(self) -> bool {
        matches!(self, Self::Convert { cube: Cube::Supply, face, .. } if !matches!(face, Face::Pop))
    }
}
