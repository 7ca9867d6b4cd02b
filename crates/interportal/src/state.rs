//! Everything remembered between two decisions. Data only.

use std::ops::{Deref, DerefMut};

use engine::{Bits, BySeat, Chance, Deck, List, Seat, Seats, Secret, words};
use serde::{Deserialize, Deserializer, Serialize};

use crate::affair::Criterion;
use crate::cards::PackRef;
use crate::council::Council;
use crate::economy::Tally;
use crate::flow::{Frame, PAID, STRUCK};
use crate::hex::{HEXES, Hex, HexSet};
use crate::ids::{
    Advisor, Building, Crisis, EventCard, Group, Investor, Kind, Law, MarketCard, Planet, PlanetaryEvent,
    Resource, Wonder,
};
use crate::options::{BattleMode, Length};
use crate::realm::{EVENTS, Hand, Held, Realm, SHIPS};
use crate::service::MINES;
use crate::tactics::Tactics;
use crate::war::{GRIEVANCES, Grievance, Truces, WARS};

pub use crate::war::{Treaty, War};

words! {
    /// A phase of a round (X4-006).
    Phase {
        /// Politics.
        Politics = "politics",
        /// Economy.
        Economy = "economy",
        /// Movement.
        Movement = "movement",
        /// Battles.
        Battles = "battles",
        /// Closing.
        Closing = "closing",
    }
}

/// Colonies that the galaxy has room for.
pub const COLONIES: usize = 44;

/// Treaties that can be in force at once.
pub const TREATIES: usize = 60;

/// Sums of hull points that can be known at once.
pub const NAMED: usize = 48;

/// Blockades that can be declared or lifted in one Movement phase.
pub const RETHOUGHT: usize = 12;

/// Trade routes that privateers can blockade at once.
pub const CLOSED: usize = 4;

/// Mines that can lie on the map: as many as six players have.
pub const LAID: usize = 6 * MINES;

/// A match of Interportal.
///
/// All that lies open is in [`Board`]; what is outside of it is hidden from some or from all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    pub(crate) board: Board,
    /// What lies face down, and what players keep to themselves.
    pub(crate) hidden: Hidden,
    pub(crate) chance: Chance,
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

/// Tallies are counted anew, since they follow from the rest.
impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "State")]
        struct Stored {
            board: Board,
            hidden: Hidden,
            chance: Chance,
        }
        let Stored { mut board, hidden, chance } = Stored::deserialize(deserializer)?;
        board.count();
        Ok(Self { board, hidden, chance })
    }
}

/// X4R-010, X4R-300: the open table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// The cards this match is played with.
    pub pack: PackRef,
    /// How space battles are fought.
    pub battles: BattleMode,
    /// How many points win.
    pub length: Length,
    /// Whether crises come.
    pub crises: bool,
    /// Rounds begun, from 1.
    pub round: u8,
    /// Who has the first-player marker (X4R-019).
    pub first: Seat,
    /// Radius of the map, without the ring of expeditions.
    pub radius: u8,
    /// What lies in each hex, by `Hex`.
    pub systems: List<System, HEXES>,
    /// All colonies, home worlds among them.
    pub colonies: List<Colony, COLONIES>,
    /// What each seat has on its tableau and on the map.
    pub realms: BySeat<Realm>,
    /// Active laws, oldest first (X4R-126).
    pub laws: List<Passed, 6>,
    /// Bills, federations and the crisis.
    pub council: Council,
    /// Treaties in force.
    pub treaties: List<Treaty, TREATIES>,
    /// Wars going on.
    pub wars: List<War, WARS>,
    /// Reasons for war that can still be used (X4R-158).
    pub grievances: List<Grievance, GRIEVANCES>,
    /// Truces after wars (X4R-163).
    pub truces: Truces,
    /// Wonders begun, by `Wonder`.
    pub wonders: [Option<Built>; Wonder::COUNT],
    /// The two ends of the wormhole, for who holds its card (X4R-EX9).
    pub wormhole: Option<[Hex; 2]>,
    /// Who holds the galactic core (X4R-273).
    pub core: Option<Seat>,
    /// The crisis going on.
    pub crisis: Option<Crisis>,
    /// Advisors on display, oldest first.
    pub advisors: List<Advisor, 4>,
    /// Black-market cards on display, oldest first.
    pub market: List<MarketCard, 4>,
    /// Whether each of them was put up for auction in this round (X4R-268).
    pub called: List<bool, 4>,
    /// Black-market cards that were played (X4R-269).
    pub played: List<MarketCard, 24>,
    /// Event cards that were carried out and are kept, with their holders (X4R-303). All know them.
    pub cards: List<(Seat, Held), EVENTS>,
    /// Requests of investors that are met (X4R-276).
    pub requests: Bits<Investor>,
    /// Milestones that are reached.
    pub milestones: Bits<Investor>,
    /// How a tie between winners is decided (X4-158).
    pub criterion: Option<Criterion>,
    /// What follows from all this for each seat; never stored.
    #[serde(skip)]
    pub(crate) tallies: BySeat<Tally>,
    /// Whose tally must be counted anew before anybody is asked.
    #[serde(skip)]
    pub(crate) stale: Seats,
    /// Event cards that were spent, by deck as in `Hidden::events` (X4R-262).
    pub discards: [List<EventCard, 16>; 5],
    /// Hull points that were named to everybody (X4R-302).
    pub named: List<Named, NAMED>,
    /// Damaged neutral groups (X4R-260).
    pub neutrals: List<Neutral, 6>,
    /// The units of the battle going on, as after its last round.
    pub battle: Battle,
    /// The tactical battle going on.
    pub tactics: Tactics,
    /// Systems whose trade route privateers blockade (X4R-168).
    pub closed: List<Hex, CLOSED>,
    /// Systems whose blockade was declared or lifted in this Movement phase (X4R-309).
    pub rethought: List<Hex, RETHOUGHT>,
    /// Pirate fleets that are paid off in this round: where, by whom, and whether they have moved (X4-042).
    pub paid: List<(Hex, Seat, bool), PAID>,
    /// Systems that the player on turn has attacked after the battles, and how (X4R-413).
    pub struck: List<(Hex, u8), STRUCK>,
    /// Mines on the map, and whose they are (X4-473).
    pub mines: List<(Hex, Seat), LAID>,
    /// Whether units came, went or were damaged since control was last looked at.
    #[serde(skip)]
    pub(crate) stirred: bool,
    pub(crate) frames: List<Frame, 24>,
}

/// X4R-009, X4R-020: tiles and cards that lie face down, and what players keep to themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    /// The kind of every tile, turned up or not, by `Hex`.
    pub(crate) tiles: Secret<List<Kind, HEXES>>,
    /// Planet cards.
    pub(crate) planets: Deck<Planet, 40>,
    /// Decks of events that exploring draws from: asteroid, nebula, anomaly, storm, black hole.
    pub(crate) events: [Deck<EventCard, 16>; 5],
    /// Planetary events I, II and III.
    pub(crate) planetary: [Deck<PlanetaryEvent, 10>; 3],
    /// Advisors.
    pub(crate) advisors: Deck<Advisor, 16>,
    /// Laws.
    pub(crate) laws: Deck<Law, 24>,
    /// Black market.
    pub(crate) market: Deck<MarketCard, 24>,
    /// What each seat keeps to itself.
    pub(crate) hands: BySeat<Hand>,
}

/// What lies in a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct System {
    /// Its kind, once discovered.
    pub kind: Option<Kind>,
    /// Its planet card.
    pub planet: Option<Planet>,
    /// Who built the trade route (X4R-078).
    pub route: Option<Seat>,
    /// Who has a gate.
    pub gates: Seats,
    /// Levels of networks, by seat.
    pub networks: Levels,
    /// Levels of watches, by seat.
    pub watches: Levels,
    /// Who blockades it (X4-151).
    pub blockade: Option<Seat>,
    /// The neutral group in it.
    pub group: Option<Group>,
}

/// Levels from 0 to 15 by seat, in half a byte each: there are many systems.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Levels([u8; 3]);

impl Levels {
    /// Whether nobody has any.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Something other than 0 if a seat or its neighbour in the list has any: quick to look at in all systems.
    pub(crate) const fn near(&self, seat: Seat) -> u8 {
        self.0[seat.0 as usize / 2]
    }

    /// The level of a seat becomes this.
    pub fn set(&mut self, seat: Seat, level: u8) {
        let (pair, shift) = (&mut self.0[usize::from(seat.0) / 2], seat.0 % 2 * 4);
        *pair = *pair & !(0xF << shift) | (level & 0xF) << shift;
    }
}

impl std::ops::Index<Seat> for Levels {
    type Output = u8;

    fn index(&self, seat: Seat) -> &u8 {
        const ALL: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
        &ALL[usize::from(self.0[usize::from(seat.0) / 2] >> (seat.0 % 2 * 4) & 0xF)]
    }
}

/// X4-149, X4R-302: the hull points that a player has in a system with units of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Named {
    /// Where.
    pub hex: Hex,
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub hull: u16,
}

/// Units of the largest neutral group.
pub const NEUTRALS: usize = 9;

/// X4R-260: a damaged neutral group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Neutral {
    /// Where.
    pub hex: Hex,
    /// Hull points left, by unit.
    pub hulls: [u8; NEUTRALS],
}

/// What is noted about a unit between two battle rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Left {
    /// Whose ship it is, and its place in the list, in a battle between players.
    pub seat: Seat,
    /// Its place in the list of ships.
    pub ship: u8,
    /// Shield and armour, four bits each.
    pub layers: u8,
    /// Pieces of equipment that EMP attacks have stopped, a bit for each.
    pub off: u8,
    /// Boarding markers, and three signs above them.
    pub(crate) signs: u8,
}

/// X4R-224: the battle going on; the hull of ships is in their list, that of neutral units in [`Neutral`].
///
/// In a battle between players `own` holds the ships of all of them, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Battle {
    /// The ships of the player, by their place in the list.
    pub own: List<Left, SHIPS>,
    /// The neutral units.
    pub neutral: [Left; NEUTRALS],
    /// Whether a Kosme ship took part.
    pub kosme: bool,
    /// Who has given a unit a second turn (X4R-463).
    pub doubled: Seats,
    /// The targets that players have named, from 1, by seat (X4R-411).
    pub orders: [u8; 6],
}

/// A colony or home world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Colony {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub hex: Hex,
    /// Level, from 1 to 4.
    pub level: u8,
    /// Who founded it; the owner has conquered it if that is somebody else.
    pub founder: Seat,
    /// Whether it is a home world.
    pub home: bool,
    /// The resource chosen for its yield, on planets that let choose.
    pub choice: Option<Resource>,
    /// A resource that it produces besides those of its planet.
    pub extra: Option<Resource>,
    /// Whether it was raised or founded this round (X4R-054).
    pub raised: bool,
    /// X4R-247: whether its income is left out, as it was just conquered.
    pub idle: bool,
    /// Capacity that its capacity buildings saved in this round (X4R-098), and turned into resources (X4R-099).
    pub industry: [u8; 2],
    /// Pips of smuggled goods (X4-458).
    pub pips: u8,
    /// Militia that is missing until the next Economy phase (X4R-062).
    pub militia_lost: u8,
    /// Units that its capacity buildings have duplicated in this round (X4R-100).
    pub doubled: u8,
    /// Points that the planetary shield has lost (X4R-236).
    pub shield_lost: u8,
    /// Planetary events, I to III.
    pub events: List<Happened, 3>,
    /// What stands on it.
    pub buildings: List<Standing, 8>,
}

/// A planetary event of a colony.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Happened {
    /// Which.
    pub event: PlanetaryEvent,
    /// The option chosen, and the sign that it has been paid off: there are many of these.
    how: u8,
}

/// The sign of an event that has been paid off.
const PAID_OFF: u8 = 0x80;

impl Happened {
    /// An event with the option chosen, paid off or not.
    pub const fn of(event: PlanetaryEvent, option: u8, paid: bool) -> Self {
        Self { event, how: option & !PAID_OFF | if paid { PAID_OFF } else { 0 } }
    }

    /// The option chosen, where there was a choice.
    pub const fn option(&self) -> u8 {
        self.how & !PAID_OFF
    }

    /// Whether it has been paid off.
    pub const fn is_paid(&self) -> bool {
        self.how & PAID_OFF != 0
    }
}

/// A building on a colony.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Standing {
    /// Which.
    pub building: Building,
    /// Whose: embassies stand on foreign colonies.
    pub seat: Seat,
    /// The resource that it yields.
    pub resource: Option<Resource>,
}

/// An active law.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Passed {
    /// Which.
    pub law: Law,
    /// Who put it to the vote (X4R-125).
    pub seat: Seat,
}

/// A wonder that has been begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Built {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub hex: Hex,
    /// Stages.
    pub stages: u8,
}

impl Board {
    /// How many play.
    pub fn n_players(&self) -> u8 {
        self.realms.n_seats()
    }

    /// What lies in a hex.
    pub fn system(&self, hex: Hex) -> &System {
        &self.systems[hex.at()]
    }

    /// The systems that fit, in one walk through all of them.
    pub(crate) fn systems_where(&self, fits: impl Fn(&System) -> bool) -> HexSet {
        HexSet::among(&self.systems, fits)
    }

    /// The colonies of a seat.
    pub fn colonies_of(&self, seat: Seat) -> impl Iterator<Item = &Colony> {
        self.colonies.iter().filter(move |colony| colony.seat == seat)
    }

    /// The colony in a hex, to change it.
    pub(crate) fn colony_mut(&mut self, hex: Hex) -> Option<&mut Colony> {
        self.colonies.iter_mut().find(|colony| colony.hex == hex)
    }

    /// The event cards that a seat has carried out and kept.
    pub fn cards_of(&self, seat: Seat) -> impl Iterator<Item = &Held> + Clone {
        self.cards.iter().filter(move |(holder, _)| *holder == seat).map(|(_, held)| held)
    }

    /// The colony in a hex.
    pub fn colony_at(&self, hex: Hex) -> Option<&Colony> {
        self.colonies.iter().find(|colony| colony.hex == hex)
    }

    /// X4R-031: whether a hex belongs to the map; beyond its rim only where an expedition found a planet.
    pub fn is_on_map(&self, hex: Hex) -> bool {
        hex.distance(Hex::CENTRE) <= self.radius || self.system(hex).planet.is_some()
    }
}
