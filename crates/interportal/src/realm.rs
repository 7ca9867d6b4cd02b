//! What belongs to one seat: accounts, technologies, politics, ships and hands.

use std::num::NonZeroU8;

use engine::{Bits, Index, List, Log, Seats, Secret, words};
use serde::{Deserialize, Serialize};

use crate::council::Ballot;
use crate::drawing::{Drawings, Shown};
use crate::hex::Hex;
use crate::ids::{
    Advisor, Capacity, EventCard, Goal, Government, Ground, Kind, Kosme, Law, MarketCard, Planet, Policy,
    Resource, Ship, Standard, Tech, VpSource,
};
use crate::notation::Quantity;
use crate::office::{ADVISORS, Bid, Office, POLICIES};
use crate::service::{Mines, Service};

pub use crate::stock::{Ratios, Stock};

/// What a ship is built as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Make {
    /// From an own blueprint, in one of its variants from 1.
    Blueprint(Ship, u8),
    /// A standardised ship.
    Standard(Standard),
    /// A Kosme ship.
    Kosme(Kosme),
}

impl Default for Make {
    fn default() -> Self {
        Self::Blueprint(Ship::default(), 1)
    }
}

/// A ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Vessel {
    /// What it is.
    pub make: Make,
    /// Where it is for everybody to see: civil ships and starbases (X4-116). Nothing for ships in fleets, whose
    /// place only [`Berths`] tell (X4-115).
    pub at: Option<Hex>,
    /// Hull points left.
    pub hull: u8,
    /// How it travels, where its place is open, and what is noted about it.
    pub course: Course,
}

words! {
    /// Something noted about a ship, a fleet or an army.
    Mark {
        /// It has moved in this Movement phase, or could not (X4R-307).
        Moved = "moved",
        /// It stays where it is in the next Movement phase.
        Held = "held",
        /// It is put aside until the next Movement phase begins; a ship of a fleet was recruited just now (X4R-258).
        Aside = "aside",
        /// The ship is hired (X4-077), or the fleet sails as privateers (X4R-166).
        Mercenary = "mercenary",
        /// The ship never costs upkeep.
        Free = "free",
        /// It is cloaked (X4R-305).
        Cloaked = "cloaked",
        /// Its cloak was detected and is inactive (X4-308).
        Detected = "detected",
        /// It moves further in this Movement phase (X4R-EN6).
        Hastened = "hastened",
    }
}

/// How a fleet or civil ship came where it is, and what is noted about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Course {
    /// The system that it came from last (X4R-182, X4R-183).
    pub came: Option<Hex>,
    /// A bit for each mark, so that a ship takes few bytes.
    marks: u8,
}

impl Course {
    /// X4R-305, X4R-459: whether others can deal with it and count it; hired ships lie open in no system.
    pub const fn counts(self) -> bool {
        !self.is(Mark::Cloaked) && !self.is(Mark::Aside) && !self.is(Mark::Mercenary)
    }

    /// Nothing but this mark.
    pub const fn only(mark: Mark) -> Self {
        Self { came: None, marks: 1 << mark as u8 }
    }

    /// Whether a mark is set.
    pub const fn is(self, mark: Mark) -> bool {
        self.marks >> mark as u8 & 1 == 1
    }

    /// Sets a mark, or takes it off.
    pub const fn set(&mut self, mark: Mark, on: bool) {
        self.marks = self.marks & !(1 << mark as u8) | (on as u8) << mark as u8;
    }

    /// A Movement phase begins: who was held back does not move in it, who was put aside is back.
    pub(crate) const fn begin(&mut self) {
        self.set(Mark::Moved, self.is(Mark::Held));
        self.set(Mark::Held, false);
        self.set(Mark::Aside, false);
        self.set(Mark::Hastened, false);
    }
}

impl Vessel {
    /// Whether it is hired (X4-077).
    pub const fn is_mercenary(&self) -> bool {
        self.course.is(Mark::Mercenary)
    }

    /// Whether it never costs upkeep.
    pub const fn is_free(&self) -> bool {
        self.course.is(Mark::Free)
    }

    /// X4R-258: whether it costs no upkeep in this round, as it was a neutral ship before.
    pub const fn is_new(&self) -> bool {
        self.at.is_none() && self.course.is(Mark::Aside)
    }
}

/// Ships that a player can have (X4R-297).
pub const SHIPS: usize = 64;

/// Markers of fleets and of armies that a player has (X4R-016).
pub const MARKERS: usize = 12;

/// The marker of a fleet or an army: where it is, but not what it consists of (X4R-300).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Marker {
    /// Where it is.
    pub hex: Hex,
    /// How it travels.
    pub course: Course,
    /// The number of the fleet that carries an army, from 1.
    carrier: Option<NonZeroU8>,
}

impl Marker {
    /// X4R-361: the fleet that carries an army, from 0.
    pub fn aboard(&self) -> Option<u8> {
        self.carrier.map(|number| number.get() - 1)
    }

    /// An army comes aboard a fleet, or leaves it.
    pub(crate) fn set_aboard(&mut self, fleet: Option<u8>) {
        self.carrier = fleet.and_then(|fleet| NonZeroU8::new(fleet + 1));
    }

    /// X4R-166: whether a fleet sails as privateers.
    pub const fn is_privateer(&self) -> bool {
        self.course.is(Mark::Mercenary)
    }

    /// A marker that is laid down.
    pub fn at(hex: Hex) -> Self {
        Self { hex, ..Self::default() }
    }
}

/// A place aboard no fleet.
const ASHORE: u8 = u8::MAX;

/// X4-115, X4R-300: the fleet of each ship, in the order of the list of ships. The one big secret of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Berths(Secret<List<u8, SHIPS>>);

impl Default for Berths {
    fn default() -> Self {
        Self(Secret::keep(List::new()))
    }
}

impl Berths {
    /// The fleet of each ship, for the eyes of its owner; nothing for those that are in none.
    pub fn of_ships(&self) -> impl Iterator<Item = Option<u8>> + use<> {
        let berths = self.0.for_its_keeper();
        (0..berths.len()).map(move |ship| Some(berths[ship]).filter(|fleet| *fleet != ASHORE))
    }

    /// The ships of a fleet, a bit for each, for the eyes of their owner.
    pub(crate) fn aboard(&self, fleet: u8) -> u64 {
        let berths = self.0.for_its_keeper();
        berths.iter().rev().fold(0, |ships, berth| ships << 1 | u64::from(*berth == fleet))
    }

    /// The fleet of one ship.
    pub fn fleet(&self, ship: usize) -> Option<u8> {
        self.0.for_its_keeper().get(ship).copied().filter(|fleet| *fleet != ASHORE)
    }

    /// Shows them to all: what follows from them is told to everybody.
    pub(crate) fn show<E>(&self, log: &mut Log<E>) -> List<u8, SHIPS> {
        self.0.open(log)
    }

    /// The last ship of the list comes into this fleet, or into none.
    pub(crate) fn push(&mut self, fleet: Option<u8>) {
        self.change(|berths| berths.push(fleet.unwrap_or(ASHORE)));
    }

    /// A ship changes its fleet.
    pub(crate) fn assign(&mut self, ship: usize, fleet: u8) {
        self.change(|berths| berths[ship] = fleet);
    }

    /// All ships of one fleet come into another.
    pub(crate) fn merge(&mut self, from: u8, into: u8) {
        self.change(|berths| berths.iter_mut().filter(|it| **it == from).for_each(|it| *it = into));
    }

    /// A ship is taken off the list.
    pub(crate) fn remove(&mut self, ship: usize) {
        self.change(|berths| {
            berths.remove(ship);
        });
    }

    fn change(&mut self, change: impl FnOnce(&mut List<u8, SHIPS>)) {
        let mut berths = self.0.for_its_keeper();
        change(&mut berths);
        self.0 = Secret::keep(berths);
    }
}

/// X4R-300: the ground units of each army. What there is in all lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Troops(Secret<[[u8; Ground::COUNT]; MARKERS]>);

impl Default for Troops {
    fn default() -> Self {
        Self(Secret::keep([[0; Ground::COUNT]; MARKERS]))
    }
}

impl Troops {
    /// The units of an army, for the eyes of its owner, by `Ground`.
    pub fn army(&self, army: u8) -> [u8; Ground::COUNT] {
        self.0.for_its_keeper()[usize::from(army)]
    }

    /// Shows them to all, by army: they fight.
    pub(crate) fn show<E>(&self, log: &mut Log<E>) -> [[u8; Ground::COUNT]; MARKERS] {
        self.0.open(log)
    }

    /// More or fewer units stand in an army.
    pub(crate) fn change(&mut self, army: u8, ground: Ground, by: i8) {
        let mut armies = self.0.for_its_keeper();
        let units = &mut armies[usize::from(army)][ground.at()];
        *units = units.saturating_add_signed(by);
        self.0 = Secret::keep(armies);
    }
}

/// A recruited advisor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Recruit {
    /// Who.
    pub advisor: Advisor,
    /// Level, from 1 to 3.
    pub level: u8,
    /// The abilities chosen for level 2 and level 3: the first or the second.
    pub chosen: [u8; 2],
}

/// A change that lasts for some time or for some purchases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Granted {
    /// What it changes.
    pub quantity: Quantity,
    /// By how much.
    pub by: i8,
}

/// Lower prices that a player can have at once.
pub const REBATES: usize = 4;

/// A lower price for one purchase (X4R-375).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Rebate {
    /// The price that it lowers.
    pub quantity: Quantity,
    /// By how much.
    pub by: u8,
    /// Never below.
    pub min: u8,
    /// Only here.
    pub hex: Option<Hex>,
}

/// What a seat has done in this round that it can do only once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Done {
    /// Whether state size was bought (X4R-102).
    pub state_size: bool,
    /// Stages of wonders built (X4R-280).
    pub stages: u8,
    /// Changes of prices that apply once per round and are used up, a bit for each (X4R-G04).
    pub once: u8,
}

/// What a seat has that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Realm {
    /// Accounts.
    pub accounts: Stock,
    /// Exchange ratios.
    pub ratios: Ratios,
    /// The home world, or the capital after its loss (X4R-249).
    pub capital: Hex,
    /// Technologies.
    pub techs: Bits<Tech>,
    /// Technologies researched first.
    pub first: Bits<Tech>,
    /// Government.
    pub government: Government,
    /// Policies.
    pub policies: List<Policy, POLICIES>,
    /// Advisors.
    pub advisors: List<Recruit, ADVISORS>,
    /// Goals fulfilled.
    pub goals: Bits<Goal>,
    /// Sanction levels (X4R-129).
    pub sanctions: u8,
    /// X4R-343: how many players were out when this one was eliminated, itself included; 0 if it is still in.
    pub fallen: u8,
    /// Discovered players.
    pub discovered: Seats,
    /// X4R-071: Economy phases in a row with too many planets.
    pub excess: u8,
    /// Uses of development aid.
    pub aids: u8,
    /// Expeditions sent.
    pub expeditions: u8,
    /// Half points that are kept for good, by `VpSource` (X4R-284).
    pub booked: [u8; VpSource::COUNT],
    /// Changes granted to the end of the game.
    pub granted: List<Granted, 24>,
    /// Lower prices for one purchase each.
    pub rebates: List<Rebate, REBATES>,
    /// What could not be paid when income was received (X4R-072).
    pub debts: Stock,
    /// Capacity spent in this round, by `Capacity` (X4-111).
    pub spent: [u8; Capacity::COUNT],
    /// What was done in this round.
    pub done: Done,
    /// Political actions, and what politics remembers.
    pub office: Office,
    /// Characters, and what they have done.
    pub service: Service,
    /// A planet card turned down (X4R-063).
    pub returned: Option<Planet>,
    /// Ships.
    pub ships: List<Vessel, SHIPS>,
    /// Fleets.
    pub fleets: [Option<Marker>; MARKERS],
    /// Ground units in all, by `Ground`.
    pub ground: [u8; Ground::COUNT],
    /// Armies.
    pub armies: [Option<Marker>; MARKERS],
    /// Systems whose fleets were regrouped in this round (X4R-307).
    pub regrouped: List<Hex, MARKERS>,
    /// Blueprints that were shown to everybody (X4R-301).
    pub shown: Shown,
}

impl Realm {
    /// X4R-377: pays culture; what is missing is paid in A, 2 for 1, which only the books of some players allow.
    pub(crate) fn pay_culture(&mut self, n: i16) {
        let by_awe = (n - self.accounts[Resource::Culture]).max(0);
        self.accounts[Resource::Culture] -= n - by_awe;
        self.accounts[Resource::Awe] -= 2 * by_awe;
    }

    /// Changes a quantity to the end of the game.
    pub(crate) fn grant(&mut self, quantity: Quantity, by: i8) {
        match self.granted.iter_mut().find(|granted| granted.quantity == quantity) {
            Some(granted) => granted.by += by,
            None => self.granted.push(Granted { quantity, by }),
        }
    }
}

/// Event cards that can be kept: those of asteroid fields, nebulae and anomalies.
pub const EVENTS: usize = 44;

/// Event cards that a player can have in secret: few effects bring any.
pub const SECRET_EVENTS: usize = 24;

/// An event card that was carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Held {
    /// Which.
    pub card: EventCard,
    /// Where it was drawn.
    pub hex: Option<Hex>,
    /// Level of an anomaly, from 1.
    pub level: u8,
}

/// What a seat has that others do not see (X4R-009).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// The fleet of each ship.
    pub berths: Berths,
    /// The units of each army.
    pub troops: Troops,
    /// What is fitted into each blueprint.
    pub drawings: Drawings,
    /// Events that were taken without being carried out (X4R-303).
    pub events: List<EventCard, SECRET_EVENTS>,
    /// Laws.
    pub laws: List<Law, 16>,
    /// An advisor.
    pub advisor: Option<Advisor>,
    /// Advisors of which one is kept.
    pub candidates: List<Advisor, 16>,
    /// A bid that is not opened yet.
    pub bid: Bid,
    /// Votes that are not opened yet.
    pub ballot: Ballot,
    /// Black-market cards.
    pub market: List<MarketCard, 24>,
    /// Who knows the privateers of the seat (X4R-166).
    pub unmasked: Seats,
    /// The forces of the mines on the map.
    pub mines: Mines,
    /// Tiles that were looked at and lie face down, the latest last (X4-292).
    pub seen: List<Glimpse, GLIMPSES>,
}

/// Tiles that a seat keeps in mind.
pub const GLIMPSES: usize = 12;

/// A tile that was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Glimpse {
    /// Where.
    pub hex: Hex,
    /// What it is.
    pub kind: Kind,
}

impl Hand {
    /// Whether a tile was looked at.
    pub(crate) fn has_seen(&self, hex: Hex) -> bool {
        self.seen.iter().any(|glimpse| glimpse.hex == hex)
    }

    /// A tile was looked at.
    pub(crate) fn see(&mut self, hex: Hex, kind: Kind) {
        self.forget(hex);
        if self.seen.len() == GLIMPSES {
            self.seen.remove(0);
        }
        self.seen.push(Glimpse { hex, kind });
    }

    /// A tile lies open or is gone.
    pub(crate) fn forget(&mut self, hex: Hex) {
        if let Some(at) = self.seen.iter().position(|glimpse| glimpse.hex == hex) {
            self.seen.remove(at);
        }
    }
}
