//! Everything that the match remembers between two decisions. Data only.

use crate::cards::{Once, PackRef};
use crate::flow::Frame;
use crate::ids::{
    Challenge, Colours, Culture, Encounter, Equipment, Face, Good, Mission, Passenger, Pilot, Pirate, Reward,
    Rock, Site, Space, Spot, System, Technology,
};
use engine::{Bag, Bits, BySeat, Chance, Deck, Index, List, Seat, Seats, Secret};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// Different deeds that cards can count.
pub const MAX_TALLIES: usize = 16;
/// All encounter cards.
pub(crate) const MAX_ENCOUNTERS: usize = 64;

/// A match of Merchant of Venus.
///
/// [`Board`] holds everything that is open; the rest is hidden from some seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) hidden: Hidden,
    pub(crate) chance: Chance,
}

/// What lies face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    /// MV-017: the First Contact card of each system, discovered or not.
    pub(crate) contacts: [Secret<Culture>; System::COUNT],
    /// MV-020: encounter cards, without the one that somebody has looked at.
    pub(crate) encounters: Deck<Encounter, MAX_ENCOUNTERS>,
    /// MV-204: the top encounter card, if somebody has looked at it.
    pub(crate) top: Option<Secret<Encounter>>,
    /// MV-018: the marker of each encounter space; a card is drawn if it shows nothing, or if there is none.
    pub(crate) markers: [Secret<Option<Encounter>>; Spot::COUNT],
    /// MV-020: reward cards.
    pub(crate) rewards: Deck<Reward, { Reward::COUNT }>,
    /// MV-020: mission cards.
    pub(crate) missions: Deck<Mission, { Mission::COUNT }>,
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
    /// The components this match is played with.
    pub pack: PackRef,
    /// Whether encounter markers and spaceport contracts are in the game.
    pub contracts_and_markers: bool,
    /// The round, from 1; 0 while the game is set up.
    pub round: u8,
    /// The start player (MV-025).
    pub first: Seat,
    /// The turn under way.
    pub turn: ThisTurn,
    /// What each player has.
    pub merchants: BySeat<Merchant>,
    /// The culture found in each system, by `System`.
    pub discovered: [Option<Culture>; System::COUNT],
    /// The First Contact cards, by `Culture`.
    pub contacts: [Contact; Culture::COUNT],
    /// The order of the market tokens, top first, by `Culture` (MV-117).
    pub markets: [[u8; 3]; Culture::COUNT],
    /// Goods in supply areas, by `Good`.
    pub supply: [u8; Good::COUNT],
    /// Goods in markets, by `Culture` and `Good`.
    pub offers: [[u8; Good::COUNT]; Culture::COUNT],
    /// Technologies in supply areas, by `Technology`.
    pub tech_supply: [u8; Technology::COUNT],
    /// Technologies in markets, by `Culture` and `Technology`.
    pub tech_offers: [[u8; Technology::COUNT]; Culture::COUNT],
    /// Equipment tokens left, by `Equipment`.
    pub equipment: [u8; Equipment::COUNT],
    /// Face-down Thrust Amplifiers (MV-200).
    pub amplifiers: Bag<Variant>,
    /// Passengers that wait, by place: the base, then cultures.
    pub waiting: [Bits<Passenger>; Culture::COUNT + 1],
    /// Passengers still to be drawn.
    pub passengers: Bag<Passenger>,
    /// Tokens on encounter spaces, by `Spot`.
    pub tokens: [Token; Spot::COUNT],
    /// Encounter spaces with a face-down marker (MV-018).
    pub marked: Bits<Spot>,
    /// Markers nobody has seen, those in the box included.
    pub unturned: Unturned,
    /// Holders of spaceport contracts, by `Site` (MV-137).
    pub contracts: [Option<Seat>; Site::COUNT],
    /// Owners of merchant spaceports, by `Site`.
    pub ports: [Option<Seat>; Site::COUNT],
    /// Pirates still to be drawn, by `Category`.
    pub pirates: [Bag<Pirate>; 3],
    /// Production tokens still to be drawn (D-68).
    pub production: Bag<Culture>,
    /// How many of each encounter lie face down, by `Encounter`.
    pub unseen: List<u8, { Encounter::COUNT }>,
    /// Discarded encounters.
    pub discards: List<Encounter, MAX_ENCOUNTERS>,
    /// Intel beside the round track (MV-106).
    pub row: Bits<Encounter>,
    /// Rewards that lie face down.
    pub rewards_left: Bits<Reward>,
    /// Rewards beside the board (MV-183).
    pub exchanged: Bits<Reward>,
    /// Missions that lie face down.
    pub missions_left: Bits<Mission>,
    /// Face-down First Contact cards that each seat has looked at.
    pub seen: BySeat<Bits<System>>,
    /// Who knows the top encounter card.
    pub top_seen: Seats,
    /// The challenges of the solo game.
    pub trials: List<Trial, 3>,
    /// The results of dice in final scoring.
    pub tails: BySeat<Tail>,
    pub(crate) frames: List<Frame, 12>,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Merchant {
    /// The pilot.
    pub pilot: Pilot,
    /// The face that lies open.
    pub face: Face,
    /// Where the ship is.
    pub ship: Space,
    /// Cash (MV-028).
    pub credits: u32,
    /// Fame markers.
    pub fame: u16,
    /// Infamy markers.
    pub infamy: u16,
    /// Laser and shield, by `Dial`.
    pub dials: [u8; 2],
    /// Cargo holds added.
    pub holds: u8,
    /// The drive.
    pub drive: Option<Equipment>,
    /// Technologies, by `Technology`.
    pub technologies: [u8; Technology::COUNT],
    /// The value of the player's Thrust Amplifier.
    pub amplifier: Option<Variant>,
    /// Goods aboard, by `Good`.
    pub goods: [u8; Good::COUNT],
    /// Passengers aboard.
    pub passengers: Bits<Passenger>,
    /// Rewards.
    pub rewards: Bits<Reward>,
    /// The intel card bought.
    pub intel: Option<Encounter>,
    /// Titles held.
    pub titles: Bits<Encounter>,
    /// Open missions.
    pub missions: List<OpenMission, 2>,
    /// Completed missions.
    pub done: Bits<Mission>,
    /// Whether the second mission was bought (MV-176).
    pub second_mission: bool,
    /// Own drill tokens on asteroids.
    pub drills: Bits<Rock>,
    /// Passengers delivered in the whole game.
    pub delivered: u8,
    /// Pirates beaten in the whole game.
    pub wins: u8,
    /// Deeds in the whole game, by number.
    pub tallies: [u8; MAX_TALLIES],
    /// Abilities used in this round.
    pub used_round: Bits<Once>,
    /// Abilities used in this game.
    pub used_game: Bits<Once>,
}

/// A mission that lies face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OpenMission {
    /// The card.
    pub mission: Mission,
    /// Deeds done before it came into play.
    pub since: u8,
}

/// A First Contact card that was turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Contact {
    /// Where the culture lives.
    pub system: Option<System>,
    /// Who discovered it.
    pub owner: Option<Seat>,
    /// Credits on the card (MV-120).
    pub credits: u16,
}

/// What lies on an encounter space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// Nothing: a card is drawn there.
    #[default]
    None,
    /// A telegate with its number.
    Telegate(u8),
    /// A pirate and the infamy markers under it.
    Pirate(Pirate, u8),
    /// An asteroid.
    Asteroid,
    /// A blue space.
    Blue,
}

/// Encounter markers that nobody has seen yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Unturned {
    /// How many do what an encounter card does, by `Encounter`.
    pub shows: List<u8, { Encounter::COUNT }>,
    /// How many have a card drawn.
    pub draws: u8,
}

impl Unturned {
    /// Each of them; `None` is a marker that requires a card.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Option<Encounter>> + use<'_> {
        let shows = self.shows.iter().zip(Encounter::all());
        let shows = shows.flat_map(|(n, card)| std::iter::repeat_n(Some(card), usize::from(*n)));
        shows.chain(std::iter::repeat_n(None, usize::from(self.draws)))
    }

    /// How many there are.
    pub fn len(&self) -> u8 {
        self.shows.iter().sum::<u8>() + self.draws
    }

    /// Whether all have been turned up.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A Thrust Amplifier token, by its row in the pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Variant(pub u8);

impl Index for Variant {
    fn index(self) -> u8 {
        self.0
    }

    fn from_index(index: u8) -> Self {
        Self(index)
    }
}

/// A challenge of the solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Trial {
    /// The card.
    pub challenge: Challenge,
    /// Its result; `None` while it is open.
    pub met: Option<bool>,
}

/// The results of dice in final scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tail {
    /// Fame from dice.
    pub fame: i16,
    /// Whether all fame is worth double (MV-038).
    pub double: bool,
}

/// Where a speed die is assigned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// Navigation (MV-057).
    #[default]
    Navigation,
    /// Thrust (MV-058).
    Thrust,
    /// A ship upgrade (MV-059).
    Upgrade(Technology),
}

/// The turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ThisTurn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The speed dice; empty if nothing was rolled.
    pub dice: List<u8, 4>,
    /// Assigned dice: the slot and the place among the dice.
    pub assigned: List<(Slot, u8), 6>,
    /// Movement points left.
    pub points: u8,
    /// Points gained before the first step, which do not depend on the dice.
    pub extra: i8,
    /// The space left by the last step (MV-063).
    pub came_from: Option<Space>,
    /// The declared first space (MV-049).
    pub heading: Option<Space>,
    /// Drives that were switched off (MV-048): the drive, the reward.
    pub off: [bool; 2],
    /// Colours that are skipped in this turn.
    pub skips: Colours,
    /// Dials lowered, so that hazards of that kind are blue (MV-087, MV-090).
    pub lowered: [bool; 2],
    /// Steps made.
    pub n_steps: u8,
    /// Whether the ship moved.
    pub moved: bool,
    /// Whether a telegate is about to work (MV-077).
    pub gate: bool,
    /// Whether a First Contact was made.
    pub contact: bool,
    /// Whether a rule ended the turn.
    pub ended: bool,
    /// Where the movement ended.
    pub ends_on: Option<System>,
    /// Buy actions done.
    pub n_buys: u8,
    /// Sell actions done.
    pub n_sells: u8,
    /// Whether intel was bought.
    pub bought_intel: bool,
    /// Whether the hatch was opened and closed again without removing anything.
    pub hatch: bool,
    /// Whether the shuttle flew (D-76).
    pub shuttled: bool,
    /// Goods, technologies and passengers left here in this turn, which stay (D-82).
    pub left: (Bits<Good>, Bits<Technology>, Bits<Passenger>),
    /// The result of a card's test that must still be used.
    pub passed: Option<bool>,
    /// Abilities used in this turn.
    pub used: Bits<Once>,
    /// Deeds in this turn, by number.
    pub tallies: [u8; MAX_TALLIES],
}

/// What can be seen of a match: the open table and what the viewer has looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The open table.
    pub board: Board,
    /// First Contact cards that the viewer knows, by `System`.
    pub known: [Option<Culture>; System::COUNT],
    /// The top encounter card, if the viewer has looked at it.
    pub top: Option<Encounter>,
}

impl Deref for View {
    type Target = Board;

    fn deref(&self) -> &Board {
        &self.board
    }
}
