//! Derived numbers: kinds of spaces, values, capacity, prices. They are computed each time and never stored.

mod capacity;
mod contracts;
mod course;
mod goals;
mod passengers;
mod prices;
mod reach;

pub use course::Course;
pub use goals::Progress;
pub use prices::{Limits, Refusal};
pub use reach::{Reached, distance, reach};

use crate::cards::{EquipmentKind, Once, SpaceKind, Times};
use crate::effect::{Limit, Op, Quantity, Value};
use crate::eval::Context;
use crate::ids::{Colours, Culture, Dial, Pirate, Rock, Site, Source, Space, Stat, System, Technology};
use crate::state::{Board, Slot, Token};
use engine::{Index, Seat};

/// What a space is now, including tokens on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The Galactic Base.
    Base,
    /// A city.
    City,
    /// A neutral spaceport.
    Port,
    /// A merchant spaceport.
    Merchant(Site, Seat),
    /// A plain space or an empty orbit space.
    Plain,
    /// A navigation space.
    Nav,
    /// A face-down encounter.
    Encounter,
    /// An asteroid.
    Asteroid,
    /// A hazard.
    Hazard(Stat),
    /// A telegate.
    Telegate(u8),
    /// A pirate.
    Pirate(Pirate),
}

/// Where business can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The Galactic Base.
    Base,
    /// A system that was discovered.
    Of(Culture),
}

impl Place {
    /// Its place among those who wait.
    pub fn at(self) -> usize {
        match self {
            Place::Base => 0,
            Place::Of(culture) => usize::from(culture.number()),
        }
    }

    /// The place of a passenger's start or destination.
    pub fn of(culture: Option<Culture>) -> Self {
        culture.map_or(Place::Base, Place::Of)
    }

    /// The culture, if it is one.
    pub fn culture(self) -> Option<Culture> {
        match self {
            Place::Base => None,
            Place::Of(culture) => Some(culture),
        }
    }
}

impl Board {
    /// What a space is now.
    pub fn kind(&self, space: Space) -> Kind {
        let card = &self.pack.pack()[space];
        match card.kind {
            SpaceKind::Base => Kind::Base,
            SpaceKind::City => Kind::City,
            SpaceKind::Port if card.ruined_by.is_some_and(|site| self.ports[site.at()].is_some()) => {
                Kind::Asteroid
            }
            SpaceKind::Port => Kind::Port,
            SpaceKind::Dot => Kind::Plain,
            SpaceKind::Orbit => match card.site.and_then(|site| Some((site, self.ports[site.at()]?))) {
                Some((site, owner)) => Kind::Merchant(site, owner),
                None => Kind::Plain,
            },
            SpaceKind::Nav => Kind::Nav,
            SpaceKind::Encounter => match card.spot.map_or(Token::None, |spot| self.tokens[spot.at()]) {
                Token::None => Kind::Encounter,
                Token::Telegate(number) => Kind::Telegate(number),
                Token::Pirate(pirate, _) => Kind::Pirate(pirate),
                Token::Asteroid => Kind::Asteroid,
                Token::Blue => Kind::Plain,
            },
            SpaceKind::Asteroid => Kind::Asteroid,
            SpaceKind::Hazard => card.test.map_or(Kind::Plain, Kind::Hazard),
        }
    }

    /// Whether ships can do business there.
    pub fn is_landing_place(&self, space: Space) -> bool {
        matches!(self.kind(space), Kind::Base | Kind::City | Kind::Port | Kind::Merchant(..))
    }

    /// D-18: whether an active drive skips a space. Only dots and hazards have a colour that can be skipped.
    pub fn is_skipped(&self, space: Space) -> bool {
        let card = &self.pack.pack()[space];
        matches!(card.kind, SpaceKind::Dot | SpaceKind::Hazard)
            && card.colour.is_some_and(|colour| self.turn.skips.has(colour))
    }

    /// Where business can be done on a space, if at all.
    pub fn place(&self, space: Space) -> Option<Place> {
        match self.kind(space) {
            Kind::Base => Some(Place::Base),
            Kind::City | Kind::Port | Kind::Merchant(..) => {
                let system = self.pack.pack()[space].system?;
                self.discovered[system.at()].map(Place::Of)
            }
            _ => None,
        }
    }

    /// Where a telegate lies.
    pub fn telegate(&self, number: u8) -> Option<Space> {
        let spot = self.tokens.iter().position(|token| *token == Token::Telegate(number))?;
        Some(self.pack.spots[spot])
    }

    /// How many telegates lie on the board.
    pub fn n_telegates(&self) -> usize {
        self.tokens.iter().filter(|token| matches!(token, Token::Telegate(_))).count()
    }

    /// Who has a drill token on an asteroid.
    pub fn driller(&self, rock: Rock) -> Option<Seat> {
        self.merchants.iter().find(|(_, merchant)| merchant.drills.has(rock)).map(|(seat, _)| seat)
    }

    /// How many merchant spaceports `seat` has.
    pub fn n_ports(&self, seat: Seat) -> u8 {
        self.ports.iter().filter(|owner| **owner == Some(seat)).count() as u8
    }

    /// MV-112: spaceport and drill tokens that `seat` can still place.
    pub fn n_tokens_left(&self, seat: Seat) -> u8 {
        let used = self.n_ports(seat) + self.merchants[seat].drills.len();
        self.pack.ports_per_player.saturating_sub(used)
    }

    /// MV-023: whether `seat` has a pilot; while pilots are chosen, some have none yet.
    pub fn has_pilot(&self, seat: Seat) -> bool {
        match self.frames.last() {
            Some(crate::flow::Frame::ChoosingPilot(choosing)) => {
                self.order().rev().take(usize::from(choosing.n_chosen)).any(|other| other == seat)
            }
            _ => true,
        }
    }

    /// The level of the pilot of `seat`.
    pub fn level(&self, seat: Seat) -> u8 {
        self.pack.pack()[self.merchants[seat].face].level
    }

    /// Whether `seat` has a component whose effect applies.
    pub fn owns(&self, seat: Seat, source: Source) -> bool {
        let merchant = &self.merchants[seat];
        match source {
            Source::Pilot(face) => merchant.face == face,
            Source::Technology(technology) => merchant.technologies[technology.at()] > 0,
            Source::Reward(reward) => merchant.rewards.has(reward),
            Source::Encounter(encounter) => merchant.intel == Some(encounter),
            Source::Equipment(equipment) => merchant.drive == Some(equipment),
            Source::Mission(_) | Source::Challenge(_) => false,
        }
    }

    /// Whether a limited ability has not been used yet.
    pub(crate) fn is_fresh(&self, seat: Seat, times: Option<Times>) -> bool {
        let Some(Times { limit, once }) = times else { return true };
        let merchant = &self.merchants[seat];
        match limit {
            Limit::Turn => self.turn.seat != seat || !self.turn.used.has(once),
            Limit::Round => !merchant.used_round.has(once),
            Limit::Game => !merchant.used_game.has(once),
        }
    }

    /// A quantity of `seat` with all modifiers: first replacements, then additions.
    pub fn modified(&self, seat: Seat, quantity: Quantity, base: i32) -> i32 {
        let pack = self.pack.pack();
        let (mut value, mut more) = (base, 0);
        for modifier in &pack.scripts.modifiers[quantity.at()] {
            if !self.owns(seat, modifier.source) || !self.is_fresh(seat, modifier.times) {
                continue;
            }
            let context = Context::of(seat, modifier.source);
            if modifier.when.as_ref().is_some_and(|when| !self.holds(when, context)) {
                continue;
            }
            let Value::Number(number) = &modifier.value else { continue };
            let number = self.value(number, context);
            match modifier.op {
                Op::Set => value = number,
                Op::Add => more = i32::saturating_add(more, number),
                Op::Subtract => more = i32::saturating_sub(more, number),
            }
        }
        value.saturating_add(more)
    }

    /// Marks of modifiers that apply to the first occasion only.
    pub(crate) fn limited_modifiers(
        &self,
        seat: Seat,
        quantity: Quantity,
    ) -> impl Iterator<Item = Once> + use<'_> {
        let modifiers = self.pack.pack().scripts.modifiers[quantity.at()].iter();
        modifiers
            .filter(move |modifier| self.owns(seat, modifier.source))
            .filter_map(|modifier| modifier.times.map(|times| times.once))
    }

    /// The colours that the drives of `seat` skip, without those that are switched off.
    pub fn skips(&self, seat: Seat) -> Colours {
        let pack = self.pack.pack();
        let of = pack.scripts.modifiers[Quantity::Skip.at()].iter();
        of.filter(|modifier| self.owns(seat, modifier.source))
            .filter(|modifier| !self.turn.off[usize::from(!matches!(modifier.source, Source::Equipment(_)))])
            .fold(Colours::NONE, |all, modifier| match modifier.value {
                Value::Colours(colours) => all.or(colours),
                _ => all,
            })
    }

    /// Drives of `seat` that are active and could be switched off.
    pub(crate) fn active_drives(&self, seat: Seat) -> impl Iterator<Item = Source> + use<'_> {
        let modifiers = self.pack.pack().scripts.modifiers[Quantity::Skip.at()].iter();
        modifiers.map(|modifier| modifier.source).filter(move |source| {
            self.owns(seat, *source) && !self.turn.off[usize::from(!matches!(source, Source::Equipment(_)))]
        })
    }

    /// The value of `seat` in tests and fights.
    pub fn strength(&self, seat: Seat, stat: Stat) -> i32 {
        let merchant = &self.merchants[seat];
        match stat {
            Stat::Laser => self.modified(seat, Quantity::Laser, i32::from(merchant.dials[Dial::Laser.at()])),
            Stat::Shield => {
                self.modified(seat, Quantity::Shield, i32::from(merchant.dials[Dial::Shield.at()]))
            }
            Stat::Pilot => i32::from(self.pack.pack()[merchant.face].skill),
        }
    }

    /// What a pirate adds to the die against `seat`.
    pub fn pirate_modifier(&self, seat: Seat, pirate: Pirate) -> i32 {
        self.modified(seat, Quantity::Pirate, i32::from(self.pack.pack()[pirate].modifier)).max(0)
    }

    /// The die assigned to a slot in this turn, by its place.
    pub fn assigned(&self, slot: Slot) -> Option<u8> {
        self.turn.assigned.iter().find(|(of, _)| *of == slot).map(|(_, die)| *die)
    }

    /// The value of the die assigned to a slot in this turn.
    pub fn assigned_value(&self, slot: Slot) -> Option<u8> {
        self.assigned(slot).map(|die| self.turn.dice[usize::from(die)])
    }

    /// The navigation value of this turn.
    pub fn navigation(&self) -> Option<u8> {
        self.assigned_value(Slot::Navigation)
    }

    /// Movement points of a green line for `seat`.
    pub fn green_cost(&self, seat: Seat) -> u8 {
        self.modified(seat, Quantity::GreenCost, 2).max(0) as u8
    }

    /// Ship upgrades of `seat`.
    pub fn n_upgrades(&self, seat: Seat) -> u8 {
        let pack = self.pack.pack();
        let owned = &self.merchants[seat].technologies;
        let upgrades = Technology::all().filter(|it| pack[*it].kind == crate::cards::TechnologyType::Upgrade);
        upgrades.map(|it| owned[it.at()]).sum()
    }

    /// Whether the drive of `seat` would be this one.
    pub(crate) fn is_drive(&self, equipment: crate::ids::Equipment) -> bool {
        self.pack.pack()[equipment].kind == EquipmentKind::Drive
    }

    /// The seat to the left of `seat`.
    pub fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.merchants.n_seats())
    }

    /// The system of a culture, once discovered.
    pub fn system_of(&self, culture: Culture) -> Option<System> {
        self.contacts[culture.at()].system
    }

    /// Systems whose First Contact card lies face down.
    pub fn unknown_systems(&self) -> impl Iterator<Item = System> + use<'_> {
        let pack = self.pack.pack();
        let is_system = |system: &System| pack[*system].kind == crate::cards::SystemKind::System;
        System::all().filter(is_system).filter(|system| self.discovered[system.at()].is_none())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.frames.last(), Some(crate::flow::Frame::Over) | None)
    }
}
