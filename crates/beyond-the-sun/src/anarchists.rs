//! The opponent of the solo game: the open information about the anarchists, and numbers computed from it.
//!
//! On the table the anarchists are the second faction: their ships, cubes and colonies are in a tableau like those of
//! other factions, without mat, pawn, supply or ore (BTA-009).

mod deal;
mod deed;
mod next;
mod options;
mod result;
mod track;
mod weigh;

pub(crate) use deal::{deal, imagine};
pub use deed::{Deed, Skip};
pub use next::{Foreseen, Until};
pub use options::Difficulty;
pub(crate) use result::outcome;
pub use result::{SoloResult, solo_result};

use crate::ids::{AnarchistAction, AnarchistEvent, Slot};
use crate::state::{Board, Outpost, State};
use engine::{Bits, Deck, List, Seat, Secret};
use serde::{Deserialize, Serialize};

/// The seat of the anarchists in the solo game; no person sits there.
pub const ANARCHISTS: Seat = Seat(1);

/// The seat of the player in the solo game.
pub(crate) const PLAYER: Seat = Seat(0);

/// The open information about the anarchists besides their tableau.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Anarchists {
    /// How hard the game was made.
    pub difficulty: Difficulty,
    /// Markers on the threat track.
    pub markers: u8,
    /// Markers beside the track, which can return to it (BTA-031).
    pub beside: u8,
    /// Additional markers that the last field held at the start (BTA-017).
    pub extra: u8,
    /// Cards that were put on top of the deck and are known, the next to be drawn last (BTA-060, BTA-061).
    pub top: List<AnarchistAction, { AnarchistAction::COUNT }>,
    /// Cards drawn in this turn, which are discarded together at its end (BTA-021).
    pub drawn: List<AnarchistAction, { AnarchistAction::COUNT }>,
    /// The discard pile.
    pub discards: Bits<AnarchistAction>,
    /// Cards that are no longer under an event.
    pub seen: Bits<AnarchistAction>,
    /// Events that have been turned up.
    pub turned: Bits<AnarchistEvent>,
    /// What the player must not do in the next or current turn.
    pub bans: Bans,
    /// What has ended the game.
    pub ended: Option<Ending>,
}

/// BTA-064, BTA-065: what the player must not do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Bans {
    /// No action colonises.
    pub colonise: bool,
    /// No action researches level II or III.
    pub research: bool,
    /// So many jumps are left.
    pub jumps: Option<u8>,
}

/// What ended a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The last marker left the threat track (BTA-068).
    Threat,
    /// The player met this one of the conditions, from 0 (BTA-070 to BTA-072).
    Player(u8),
}

/// What is face down of the anarchists.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct FaceDown {
    /// The deck, below the cards that are known.
    pub(crate) deck: Deck<AnarchistAction, { AnarchistAction::COUNT }>,
    /// Action cards on the slots (BTA-013).
    pub(crate) actions: [Option<Secret<AnarchistAction>>; Slot::COUNT],
    /// Events on the slots (BTA-004).
    pub(crate) events: [Option<Secret<AnarchistEvent>>; Slot::COUNT],
}

impl FaceDown {
    /// Empty, for games without anarchists.
    pub(crate) fn nothing() -> Self {
        Self { deck: Deck::stacked([]), actions: [None; Slot::COUNT], events: [None; Slot::COUNT] }
    }
}

impl Board {
    /// Whether this is the solo game.
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.anarchists.is_some()
    }

    /// Whether `seat` stands for the anarchists.
    #[inline]
    pub fn is_anarchists(&self, seat: Seat) -> bool {
        seat == ANARCHISTS && self.is_solo()
    }

    /// How many people play; the anarchists do not count.
    #[inline]
    pub fn n_players(&self) -> u8 {
        if self.is_solo() { 1 } else { self.n_seats() }
    }

    /// The seats of those who play.
    #[inline]
    pub fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.n_players()).map(Seat)
    }

    /// The event of the solo game that is being carried out, and who turned it up.
    pub fn anarchist_event_underway(&self) -> Option<(Seat, AnarchistEvent)> {
        self.frames.iter().rev().find_map(|frame| match frame {
            crate::flow::Frame::Erupting(it) => Some((it.by, it.event)),
            _ => None,
        })
    }

    /// How many jumps the anarchists allow the player in this turn (BTA-065).
    #[inline]
    pub(crate) fn jumps_left(&self) -> Option<u8> {
        match &self.anarchists {
            Some(it) if self.turn == PLAYER => it.bans.jumps,
            _ => None,
        }
    }

    /// This many jumps, or as many as are left.
    #[inline]
    pub(crate) fn limited(&self, jumps: u8) -> u8 {
        self.jumps_left().map_or(jumps, |left| left.min(jumps))
    }

    /// BTA-064: whether an action of the player may not colonise.
    pub(crate) fn is_colonising_banned(&self) -> bool {
        matches!(&self.anarchists, Some(it) if it.bans.colonise && self.turn == PLAYER)
    }

    /// BTA-064: whether an action of the player may not research this level.
    pub(crate) fn is_research_banned(&self, level: u8) -> bool {
        let banned = matches!(&self.anarchists, Some(it) if it.bans.research && self.turn == PLAYER);
        banned && (2..=3).contains(&level)
    }

    /// Whether the solo game has ended, possibly in the middle of a turn.
    #[inline]
    pub(crate) fn has_ended(&self) -> bool {
        matches!(&self.anarchists, Some(it) if it.ended.is_some())
    }
}

impl Anarchists {
    /// The cards of the face-down deck, as can be worked out from the open cards; their order is hidden.
    pub fn deck(&self) -> Bits<AnarchistAction> {
        let open = self.top.iter().chain(self.drawn.iter()).copied().collect();
        self.seen.without(self.discards).without(open)
    }
}

impl State {
    /// The owner takes back an outpost (BTS-164); a marker of the anarchists returns to the track (BTA-043).
    pub(crate) fn take_back(&mut self, outpost: Outpost, log: &mut engine::Log<crate::Event>) {
        if self.is_anarchists(outpost.seat) {
            self.return_marker(log);
        } else {
            self.tableaus[outpost.seat].put_marker(outpost.marker);
        }
    }

    /// Jumps of the player count against the limit set by the anarchists (BTA-065).
    pub(crate) fn count_jumps(&mut self, n: u8) {
        if self.turn == PLAYER
            && let Some(anarchists) = &mut self.board.anarchists
            && let Some(left) = &mut anarchists.bans.jumps
        {
            *left = left.saturating_sub(n);
        }
    }
}
