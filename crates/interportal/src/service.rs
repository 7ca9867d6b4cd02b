//! What is noted about the characters of a seat: what they did in this round, and what they carry and know.

use engine::{List, Seat, Seats, Secret};
use serde::{Deserialize, Serialize};

use crate::action::Craft;
use crate::agent::{Agent, Mission, Order, Pressure};
use crate::cards::Character;
use crate::hex::Hex;
use crate::ids::{Advisor, AlwaysLaw};
use engine::Index;

/// Institution actions that a player can perform in a round (X4R-441).
pub const ERRANDS: usize = 8;

/// Ships with smuggled goods that a player can have (X4R-441).
pub const CARGOES: usize = 3;

/// Mines that a player can have on the map (X4R-441).
pub const MINES: usize = 2;

/// Units of a player that can be slowed at once (X4R-441).
pub const SLOWED: usize = 3;

/// An institution action that was performed in this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Errand {
    /// By whom.
    pub agent: Agent,
    /// By which of the characters aboard.
    pub character: Character,
    /// Which.
    pub mission: Mission,
    /// In which system.
    pub hex: Hex,
}

/// A ship with smuggled goods (X4-453).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cargo {
    /// Its place in the list of ships.
    pub ship: u8,
    /// Whether the cube is golden (X4-455).
    pub gold: bool,
}

/// An ability of a foreign advisor that is used in this round (X4-431).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bribed {
    /// Whose advisor.
    pub seat: Seat,
    /// Who.
    pub advisor: Advisor,
    /// The level of the ability, from 1 to 3.
    pub level: u8,
}

/// A mine on the map (X4-473): everybody sees it, and its owner alone knows its force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Mine {
    /// Where.
    pub hex: Hex,
    /// Its force, from 1 to 3.
    force: u8,
}

/// The forces of the mines of a seat, which nobody else knows (X4-473).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mines(Secret<List<Mine, MINES>>);

impl Default for Mines {
    fn default() -> Self {
        Self(Secret::keep(List::new()))
    }
}

impl Mines {
    /// The force of the mine in a system, for the eyes of its owner.
    pub fn force(&self, hex: Hex) -> u8 {
        self.0.for_its_keeper().iter().find(|mine| mine.hex == hex).map_or(1, |mine| mine.force)
    }

    /// A mine is laid.
    pub(crate) fn lay(&mut self, hex: Hex, force: u8) {
        let mut all = self.0.for_its_keeper();
        all.push(Mine { hex, force });
        self.0 = Secret::keep(all);
    }

    /// A mine is removed, and its force is shown to all.
    pub(crate) fn take<E>(&mut self, hex: Hex, log: &mut engine::Log<E>) -> u8 {
        let force = self.force(hex);
        let mut all = self.0.open(log);
        if let Some(at) = all.iter().position(|mine| mine.hex == hex) {
            all.remove(at);
        }
        self.0 = Secret::keep(all);
        force
    }
}

/// Cubes that a seat has laid in the colour of one other player: two bits for each card and each always-law.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cubes([u8; 3]);

impl Cubes {
    fn all(self) -> u32 {
        let [a, b, c] = self.0;
        u32::from_le_bytes([a, b, c, 0])
    }

    fn get(self, at: usize) -> u8 {
        (self.all() >> (2 * at) & 3) as u8
    }

    fn put(&mut self, at: usize, n: u8) {
        let all = self.all() & !(3 << (2 * at)) | u32::from(n.min(3)) << (2 * at);
        let [a, b, c, _] = all.to_le_bytes();
        self.0 = [a, b, c];
    }

    /// Cubes on a card of war or treaties (X4-439).
    pub fn on(self, card: Pressure) -> u8 {
        self.get(card as usize)
    }

    /// Cubes on an always-law (X4-446).
    pub fn on_law(self, law: AlwaysLaw) -> u8 {
        self.get(Pressure::COUNT + law.at())
    }

    /// So many cubes lie on a card now.
    pub(crate) fn set(&mut self, card: Pressure, n: u8) {
        self.put(card as usize, n);
    }

    /// So many cubes lie on an always-law now.
    pub(crate) fn set_law(&mut self, law: AlwaysLaw, n: u8) {
        self.put(Pressure::COUNT + law.at(), n);
    }
}

/// What was done by characters, as goals and investors count it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Record {
    /// Whether an institution action was ever carried out (X4R-277).
    pub ever: bool,
    /// Illegal ones in this round.
    pub illegal: u8,
    /// Arrests won since the government took effect.
    pub arrests: u8,
    /// Own laws passed since then (X4R-112).
    pub laws: u8,
}

/// The characters of a seat, open to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Service {
    /// What they did in this round.
    pub done: List<Errand, ERRANDS>,
    /// Players whose fleets and armies were looked at in this round (X4-447).
    pub seen: Seats,
    /// An ability of a foreign advisor that is used in this round.
    pub bribed: Option<Bribed>,
    /// The variant of the research ship that is the ambassador with each player, by seat; 0 for none (X4-434).
    pub envoys: [u8; 6],
    /// Ships with smuggled goods.
    pub cargoes: List<Cargo, CARGOES>,
    /// The ship that counts as agent in this round (X4-049).
    pub witness: Option<u8>,
    /// Units of this seat that are slowed in this round (X4-484).
    pub slowed: List<Craft, SLOWED>,
    /// Ground and space capacity that smugglers have taken from the coming Economy phase (X4-455).
    pub tapped: u8,
    /// Cubes in the colours of the others, by seat.
    pub cubes: [Cubes; 6],
    /// What goals and investors count.
    pub record: Record,
    /// Reactions that are left out, a bit for each; above them, whether each was changed in this phase (X4R-440).
    orders: u8,
}

impl Service {
    /// Whether a reaction is left out (X4R-440).
    pub const fn leaves_out(&self, order: Order) -> bool {
        self.orders >> order as u8 & 1 == 1
    }

    /// Whether that was changed in this phase.
    pub const fn has_changed(&self, order: Order) -> bool {
        self.orders >> (order as u8 + 4) & 1 == 1
    }

    /// A reaction is left out from now on, or is asked for.
    pub(crate) const fn set_order(&mut self, order: Order, on: bool) {
        self.orders = self.orders & !(1 << order as u8) | (!on as u8) << order as u8 | 1 << (order as u8 + 4);
    }

    /// A phase begins: orders can be changed again.
    pub(crate) const fn begin_phase(&mut self) {
        self.orders &= 0x0F;
    }

    /// The round ends.
    pub(crate) fn end_round(&mut self) {
        self.done = List::new();
        self.seen = Seats::NONE;
        self.bribed = None;
        self.witness = None;
        self.slowed = List::new();
        self.record.illegal = 0;
    }

    /// Whether a character has used its own action of the round (X4-419).
    pub fn has_acted(&self, agent: Agent, character: Character) -> bool {
        self.done.iter().any(|errand| errand.agent == agent && errand.character == character)
    }

    /// Whether a character has performed this in the round (X4-421).
    pub fn has_done(&self, agent: Agent, character: Character, mission: Mission) -> bool {
        let mut all = self.done.iter();
        all.any(|it| it.agent == agent && it.character == character && it.mission == mission)
    }

    /// The cargo of a ship.
    pub fn cargo(&self, ship: u8) -> Option<Cargo> {
        self.cargoes.iter().copied().find(|cargo| cargo.ship == ship)
    }

    /// A ship has no cargo any more.
    pub(crate) fn unload(&mut self, ship: u8) {
        if let Some(at) = self.cargoes.iter().position(|cargo| cargo.ship == ship) {
            self.cargoes.remove(at);
        }
    }

    /// A ship is taken off the list: those after it move up.
    pub(crate) fn forget(&mut self, ship: u8) {
        let moved =
            |other: u8| if other > ship { Some(other - 1) } else { Some(other).filter(|it| *it != ship) };
        let errands = self.done.iter().filter_map(|errand| match errand.agent {
            Agent::Ship(other) => Some(Errand { agent: Agent::Ship(moved(other)?), ..*errand }),
            _ => Some(*errand),
        });
        self.done = errands.collect();
        let cargoes = self.cargoes.iter().filter_map(|it| Some(Cargo { ship: moved(it.ship)?, ..*it }));
        self.cargoes = cargoes.collect();
        self.witness = self.witness.and_then(moved);
        let slowed = self.slowed.iter().filter_map(|craft| match craft {
            Craft::Ship(other) => moved(*other).map(Craft::Ship),
            fleet @ Craft::Fleet(_) => Some(*fleet),
        });
        self.slowed = slowed.collect();
    }

    /// A fleet is gone; its number can be used again.
    pub(crate) fn forget_fleet(&mut self, fleet: u8) {
        if let Some(at) = self.slowed.iter().position(|craft| *craft == Craft::Fleet(fleet)) {
            self.slowed.remove(at);
        }
    }
}
