//! Where actions are printed, the spaces for pawns beside them, and cards that are used at any time.

use crate::cards::{ActionCard, Pack};
use crate::effect::Effect;
use crate::ids::{Basic, EventId, Guild, Leader, System, Tech};
use serde::{Deserialize, Serialize};
use std::{fmt, slice};

/// A card or box with actions printed on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// An action of the basics box.
    Basic(Basic),
    /// A guild.
    Guild(Guild),
    /// A technology card.
    Tech(Tech),
    /// An event card that stays in play.
    Event(EventId),
    /// A leader, whose actions are private (BTL-017).
    Leader(Leader),
}

impl Default for Holder {
    fn default() -> Self {
        Holder::Basic(Basic::default())
    }
}

impl Holder {
    /// The holder with this id in the pack.
    pub fn from_id(id: &str) -> Option<Self> {
        let basic = Basic::from_id(id).map(Holder::Basic);
        let guild = || Guild::from_id(id).map(Holder::Guild);
        let tech = || Tech::from_id(id).map(Holder::Tech);
        let event = || EventId::from_id(id).map(Holder::Event);
        let leader = || Leader::from_id(id).map(Holder::Leader);
        basic.or_else(guild).or_else(tech).or_else(event).or_else(leader)
    }

    /// The effect of its action number `n`.
    #[inline]
    pub fn effect(self, pack: &Pack, n: u8) -> Option<Effect> {
        match self {
            Holder::Basic(basic) => (n == 0).then(|| pack[basic].effect),
            _ => self.actions(pack).get(usize::from(n)).map(|it| it.effect),
        }
    }

    /// How many actions it has.
    pub fn n_actions(self, pack: &Pack) -> u8 {
        match self {
            Holder::Basic(_) => 1,
            _ => self.actions(pack).len() as u8,
        }
    }

    /// Its actions, from top to bottom; those of the basics box have another kind of spaces.
    #[inline]
    pub(crate) fn actions(self, pack: &Pack) -> &[ActionCard] {
        match self {
            Holder::Tech(tech) => &pack[tech].actions,
            Holder::Event(event) => &pack[event].actions,
            Holder::Leader(leader) => &pack[leader].actions,
            Holder::Guild(guild) => slice::from_ref(&pack[guild].action),
            Holder::Basic(_) => &[],
        }
    }

    /// How many spaces it has with so many players; an unlimited action counts as one.
    #[inline]
    pub fn n_spaces(self, pack: &Pack, n_seats: u8) -> u8 {
        match self {
            Holder::Basic(basic) if pack[basic].unlimited => 1,
            Holder::Basic(basic) => pack[basic].spaces(n_seats).len() as u8,
            _ => self.actions(pack).iter().map(|action| action.spaces).sum(),
        }
    }
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Holder::Basic(basic) => basic.fmt(f),
            Holder::Guild(guild) => guild.fmt(f),
            Holder::Tech(tech) => tech.fmt(f),
            Holder::Event(event) => event.fmt(f),
            Holder::Leader(leader) => leader.fmt(f),
        }
    }
}

/// A space for one pawn; spaces of a card are counted from top to bottom over all its actions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Space {
    /// Where it is printed.
    pub holder: Holder,
    /// Its number, from 0.
    pub n: u8,
}

impl Space {
    /// BTS-031: whether it never blocks and may be used repeatedly (BTS-030).
    #[inline]
    pub fn is_unlimited(self, pack: &Pack) -> bool {
        matches!(self.holder, Holder::Basic(basic) if pack[basic].unlimited)
    }

    /// BTS-035: ore to pay in addition to the action.
    #[inline]
    pub fn surcharge(self, pack: &Pack, n_seats: u8) -> u8 {
        match self.holder {
            Holder::Basic(basic) if !pack[basic].unlimited => {
                pack[basic].spaces(n_seats).get(usize::from(self.n)).copied().unwrap_or_default()
            }
            _ => 0,
        }
    }

    /// BTS-026: the action beside it.
    #[inline]
    pub fn printed(self, pack: &Pack) -> Printed {
        let mut left = self.n;
        let actions = self.holder.actions(pack);
        let within = actions.iter().position(|action| {
            let here = left < action.spaces;
            left = left.saturating_sub(action.spaces);
            here
        });
        Printed { holder: self.holder, n: within.unwrap_or_default() as u8 }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        numbered(f, self.holder, self.n)
    }
}

/// A printed action, regardless of its spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Printed {
    /// Where.
    pub holder: Holder,
    /// Its number, from 0.
    pub n: u8,
}

impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        numbered(f, self.holder, self.n)
    }
}

fn numbered(f: &mut fmt::Formatter<'_>, holder: Holder, n: u8) -> fmt::Result {
    match n {
        0 => write!(f, "{holder}"),
        n => write!(f, "{holder} {}", n + 1),
    }
}

/// Reads a holder and, from the second on, a number.
pub(crate) fn read(words: &[&str]) -> Option<(Holder, u8)> {
    match words {
        [id] => Some((Holder::from_id(id)?, 0)),
        [id, n] => Some((Holder::from_id(id)?, n.parse::<u8>().ok().filter(|n| *n > 1)? - 1)),
        _ => None,
    }
}

/// A card of the player with an any-time ability.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Owned {
    /// A researched or private technology.
    Tech(Tech),
    /// A colony.
    System(System),
}

impl Owned {
    /// The card with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Tech::from_id(id).map(Owned::Tech).or_else(|| System::from_id(id).map(Owned::System))
    }
}

impl fmt::Display for Owned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Owned::Tech(tech) => tech.fmt(f),
            Owned::System(system) => system.fmt(f),
        }
    }
}
