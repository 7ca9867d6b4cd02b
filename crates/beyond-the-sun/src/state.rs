//! Everything that the match remembers between two decisions. Data only.

use crate::anarchists::{Anarchists, FaceDown};
use crate::cards::PackRef;
use crate::flow::Frame;
use crate::ids::{Achievement, EventId, Guild, Leader, Mat, Module, Place, Side, Slot, Sort, System, Tech};
use crate::space::{Printed, Space};
use crate::tableau::Tableau;
use engine::{Bits, BySeat, Chance, Deck, List, Seat, Secret};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// Technology cards in the largest deck; the same limit for systems.
pub(crate) const DECK: usize = 24;

/// A match of Beyond the Sun.
///
/// [`Board`] holds everything that is open; the rest is hidden from everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) hidden: Hidden,
    pub(crate) chance: Chance,
}

/// BTS-010, BTS-127, BTS-181: what is face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    /// Technology decks of the levels II, III and IIII.
    pub(crate) techs: [Deck<Tech, DECK>; 3],
    /// System decks A and B.
    pub(crate) systems: [Deck<System, DECK>; 2],
    /// Events on the slots.
    pub(crate) events: [Option<Secret<EventId>>; Slot::COUNT],
    /// BTS-130: the order in which shown technologies will go under their deck.
    pub(crate) techs_aside: List<Tech, DECK>,
    /// The same for shown systems.
    pub(crate) systems_aside: List<System, 8>,
    /// What lies face down of the anarchists.
    pub(crate) anarchists: FaceDown,
}

impl Deref for State {
    type Target = Board;

    fn deref(&self) -> &Board {
        &self.board
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Board {
        &mut self.board
    }
}

/// The open table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// The cards this match is played with.
    pub pack: PackRef,
    /// The side of the exploration board in use.
    pub map: Side,
    /// Whether technologies are chosen from open rows.
    pub display: bool,
    /// The parts of the expansion in use.
    pub modules: Bits<Module>,
    /// Who has the start-player marker (BTS-020).
    pub first: Seat,
    /// Rounds begun, from 1; 0 while the game is set up.
    pub round: u16,
    /// Whose turn it is.
    pub turn: Seat,
    /// The last round, once the end has been triggered (BTS-072).
    pub last_round: Option<u16>,
    /// The technologies that lie face up, by `Slot`.
    pub slots: [Option<Tech>; Slot::COUNT],
    /// Guilds whose covers are off.
    pub guilds: Bits<Guild>,
    /// System cards on the exploration board and beside it, by `Place`.
    pub systems: [Option<System>; Place::COUNT],
    /// Outposts, by `Place` (BTS-019).
    pub outposts: [Option<Outpost>; Place::COUNT],
    /// What each system beside the board is joined to: first `x1`, then `x2`.
    pub joined: [Option<Place>; 2],
    /// Events laid on places, for their VP.
    pub laid: List<Laid, 3>,
    /// The system card under an event (BTS-207).
    pub dyson: Option<Dyson>,
    /// Events that have been turned up.
    pub turned: Bits<EventId>,
    /// Events beside the achievements, which score at the end.
    pub lasting: Bits<EventId>,
    /// Achievements in play and who claimed them.
    pub achievements: List<Achieved, 5>,
    /// The open rows of the display, levels II to IIII; `None` without display or before the row is revealed.
    pub rows: [Option<List<Tech, 6>>; 3],
    /// Technologies that have just been turned up and wait for a choice (BTS-127).
    pub shown: Bits<Tech>,
    /// Systems that have just been drawn and wait for a choice.
    pub shown_systems: Bits<System>,
    /// BTL-008: leaders that can be picked.
    pub offered: Bits<Leader>,
    /// Achievements that have just been drawn and wait for a choice.
    pub shown_achievements: Bits<Achievement>,
    /// What each seat has.
    pub tableaus: BySeat<Tableau>,
    /// What is remembered of the current turn.
    pub this_turn: ThisTurn,
    /// The opponent of the solo game.
    pub anarchists: Option<Anarchists>,
    pub(crate) frames: List<Frame, 40>,
}

/// What is remembered of the current turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ThisTurn {
    /// Places that somebody controlled when the turn began.
    pub controlled: Bits<Place>,
    /// BTS-042: whether the action has changed anything yet.
    pub changed: bool,
    /// Places that the active faction took from others since its action began.
    pub n_taken: u8,
    /// Whether the active faction has built a ship.
    pub built: bool,
    /// Technologies whose any-time ability was used.
    pub used_techs: Bits<Tech>,
    /// Colonies whose any-time ability was used.
    pub used_systems: Bits<System>,
    /// Abilities of mats that were used and can be used once, by seat and with a bit each.
    pub used_mats: [u8; 4],
    /// Leaders whose ability was used and can be used once.
    pub used_leaders: Bits<Leader>,
    /// BTL-041: technologies that the active faction has researched.
    pub learned: Bits<Tech>,
    /// Places where the action has built ships, as far as one more may follow.
    pub built_at: Bits<Place>,
    /// BTL-051: whether one more was offered.
    pub reinforced: bool,
    /// Whether a token has made research cheaper in this action.
    pub spared: bool,
    /// The actions that copy one another, outermost first.
    pub copies: List<Printed, 4>,
    /// Where the ships of the active faction were when its action began.
    pub ships: Ships,
}

/// Ships of one faction: how many of each level, by `Place` and level from 1.
pub type Ships = [[u8; 4]; Place::COUNT];

/// A marker on a place or a colony.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// A production marker.
    Of(Sort),
    /// A third marker as a substitute (BTS-163).
    Substitute,
    /// A marker of the threat track (BTA-043).
    Threat,
}

/// BTS-019: an outpost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outpost {
    /// Whose.
    pub seat: Seat,
    /// What lies there.
    pub marker: Marker,
}

/// An event laid on a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Laid {
    /// Which.
    pub event: EventId,
    /// Its VP.
    pub vp: u8,
    /// Where; `None` after it went with a colonised system, and on the system under the Dyson sphere (BTL-055).
    pub place: Option<Place>,
    /// Whose colony it went with.
    pub owner: Option<Seat>,
}

/// BTS-207: a system card under an event, which is not a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Dyson {
    /// The event, whose action is open to all.
    pub event: EventId,
    /// The system.
    pub system: System,
}

/// An achievement card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Achieved {
    /// Which.
    pub card: Achievement,
    /// Who claimed it, from the leftmost space on (BTS-064).
    pub claims: List<Claim, 4>,
}

/// A marker on an achievement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Claim {
    /// Whose.
    pub seat: Seat,
    /// The production marker that replaced it, if any.
    pub swapped: Option<Sort>,
}

/// A system colonised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Colony {
    /// Which.
    pub system: System,
    /// The markers on it (BTS-183).
    pub markers: [Option<Marker>; 2],
}

/// What can be seen of a match: everything except the order of decks and the events on the slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The open table.
    pub board: Board,
    /// Technologies left in the decks, levels II to IIII.
    pub n_techs: [u8; 3],
    /// Systems left in the decks A and B.
    pub n_systems: [u8; 2],
    /// Slots on which an event lies face down.
    pub events: Bits<Slot>,
    /// Slots on which an action card of the anarchists lies face down.
    pub anarchist_actions: Bits<Slot>,
    /// Cards of the anarchists' deck that lie face down.
    pub n_anarchist_actions: u8,
}

impl Deref for View {
    type Target = Board;

    fn deref(&self) -> &Board {
        &self.board
    }
}

impl Board {
    /// The pawn that stands on a space, if it blocks it (BTS-027).
    pub fn pawn_on(&self, space: Space) -> Option<Seat> {
        let stands = |tableau: &Tableau| tableau.pawn == Some(space) && !tableau.pushed;
        self.tableaus.iter().find(|(_, tableau)| stands(tableau)).map(|(seat, _)| seat)
    }

    /// The mat of `seat`.
    pub fn mat(&self, seat: Seat) -> Mat {
        self.tableaus[seat].mat
    }
}
