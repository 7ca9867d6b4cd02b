//! What a player can do, one small choice at a time, and the line of text it is written as.

use std::fmt;
use std::str::FromStr;

use engine::Unreadable;

use crate::affair::Affair;
use crate::agent::Agency;
use crate::hex::Hex;
use crate::ids::{
    Building, Capacity, Equipment, EventCard, Ground, Protection, Resource, Ship, Standard, Tech, Weapon,
};
use crate::motion::Motion;
use crate::notation::Item;
use crate::tactical::TacticalAction;
use crate::warfare::Warfare;
use serde::{Deserialize, Serialize};

/// A unit that can be bought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// From an own blueprint, in one of its variants from 1.
    Ship(Ship, u8),
    /// A standardised ship.
    Standard(Standard),
    /// A ground unit.
    Ground(Ground),
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unit::Ship(ship, 1) => ship.fmt(f),
            Unit::Ship(ship, variant) => write!(f, "{ship} {variant}"),
            Unit::Standard(ship) => ship.fmt(f),
            Unit::Ground(ground) => ground.fmt(f),
        }
    }
}

impl Unit {
    pub(crate) fn read(text: &str) -> Option<Self> {
        if let Some((ship, variant)) = text.split_once(' ') {
            let variant = variant.parse().ok().filter(|variant| *variant > 1)?;
            return Ship::from_id(ship).map(|ship| Self::Ship(ship, variant));
        }
        let ship = Ship::from_id(text).map(|ship| Self::Ship(ship, 1));
        ship.or_else(|| Standard::from_id(text).map(Self::Standard))
            .or_else(|| Ground::from_id(text).map(Self::Ground))
    }
}

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `pass`: takes no further action in this phase (X4-004).
    Pass,
    /// `end`: ends the turn after one action (X4-002).
    End,
    /// `research ships-gs`: buys a technology (X4-105).
    Research(Tech),
    /// `buy cruiser`, `buy fighter 2`: buys a unit (X4-105).
    Buy(Unit),
    /// `build capacity-building-1`, `build resource-building-1 A`: builds (X4-128).
    Build(Building, Option<Resource>),
    /// `upgrade capacity-building-2`: raises a building to this step (X4-130).
    Upgrade(Building),
    /// `raise 3,-1`: raises a colony by a level (X4R-053).
    Raise(Hex),
    /// `refit cruiser`, `refit destroyer set 2`: fits an item into a blueprint (X4R-084).
    Refit(Ship, u8, u8),
    /// `tear-down`: tears a building down (X4R-059).
    TearDown,
    /// `abandon`: gives up a network, a watch or a civil unit, which is named next (X4R-350).
    Abandon,
    /// `state-size`: raises the state size for culture (X4-347).
    StateSize,
    /// `exchange F A`: gives some of one resource for 1 of the other (X4R-067).
    Exchange(Resource, Resource),
    /// `at 4,0`: names a system.
    At(Hex),
    /// `slot 3,-1 2`: names a building of a colony, from 1.
    Slot(Hex, u8),
    /// `fleet 2`: joins a fleet, from 1.
    Fleet(u8),
    /// `new`: forms a new fleet.
    New,
    /// `spend gcap`: spends 1 capacity to lower the price by 1 A (X4-114).
    Spend(Capacity),
    /// `done`: pays as things stand, or ends what can be done several times.
    Done,
    /// `fit torpedo 1`: fits an item into a slot, from 1.
    Fit(Fitting, u8),
    /// `found`: replaces the colony ship by a colony (X4-102).
    Found,
    /// `wait`: keeps the colony ship (X4R-060).
    Wait,
    /// `event`: the colony draws planetary events (X4-104).
    Event,
    /// `plain`: the colony is played without events (X4-104).
    Plain,
    /// `produce A`: chooses a resource.
    Produce(Resource),
    /// `option 1`: chooses one of the options of an effect.
    Option(u8),
    /// `use`: does what an effect allows once more.
    Use,
    /// `dismiss cruiser`: removes a unit to cover a debt (X4R-072).
    Dismiss(Unit),
    /// A choice of politics, of the black market or of the Closing phase.
    Affair(Affair),
    /// A choice of the council or of a crisis.
    Motion(Motion),
    /// A choice of characters: an institution action, a reaction to one, an order.
    Agency(Agency),
    /// A choice about treaties and wars.
    Warfare(Warfare),
    /// A choice in a tactical battle.
    Tactical(TacticalAction),
    /// `move 2`, `move ship 3`: moves a fleet or a civil ship (X4R-171).
    Move(Craft),
    /// `regroup 2,0`: regroups the fleets of a system (X4R-307).
    Regroup(Hex),
    /// `shift 3 2`, `shift 3 new`: a ship changes its fleet (X4R-307).
    Shift(u8, Option<u8>),
    /// `go 1,0`: moves to a system (X4R-038).
    Go(Hex),
    /// `leave 3`: leaves a ship behind, from 1 (X4R-172).
    Leave(u8),
    /// `join 2`: the fleet that moves joins another one and stops (X4R-172).
    Join(u8),
    /// `take 2`: another fleet joins the one that moves (X4R-172).
    Take(u8),
    /// `load 1`: takes an army aboard, from 1 (X4R-173).
    Load(u8),
    /// `unload 1`: an army leaves its fleet (X4R-173).
    Unload(u8),
    /// `stop`: ends the movement.
    Stop,
    /// `blockade 1,0`: declares a blockade, or lifts the own one (X4R-309).
    Blockade(Hex),
    /// `look 1,-1`: looks at a tile with sensors (X4-292).
    Look(Hex),
    /// `explore`: turns the tile up (X4R-048).
    Explore,
    /// `discover-planet`: spends cards for a planet in place of the tile (X4-148).
    DiscoverPlanet,
    /// `discard ore-vein`: spends an event card.
    Discard(EventCard),
    /// `keep-planet`: places the planet card drawn (X4R-063).
    KeepPlanet,
    /// `return-planet`: turns the planet card down (X4R-063).
    ReturnPlanet,
    /// `carry-out ore-vein`: carries out one of the events drawn (X4-294).
    CarryOut(EventCard),
    /// `ship 3`: names an own ship, from 1 (X4R-051, X4-059, X4R-350).
    Ship(u8),
    /// `cloak`: spends the whole movement to be cloaked again (X4-308).
    Cloak,
    /// `fight`: fights one more battle round (X4R-369).
    Fight,
    /// `retreat`: leaves a battle (X4R-231).
    Retreat,
    /// `at 6`: fights one more battle round and names a target, a neutral unit from 1 (X4R-336).
    Aim(u8),
    /// `board 6`: the same, and ships with boarding parties board it (X4R-338).
    Board(u8),
}

/// What moves: a fleet or a civil ship, counted from 0; lines count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Craft {
    /// A fleet.
    Fleet(u8),
    /// A civil ship, by its place in the list of ships.
    Ship(u8),
}

impl Default for Craft {
    fn default() -> Self {
        Self::Ship(0)
    }
}

impl fmt::Display for Craft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fleet(fleet) => write!(f, "{}", fleet + 1),
            Self::Ship(ship) => write!(f, "ship {}", ship + 1),
        }
    }
}

impl Craft {
    pub(crate) fn read(text: &str) -> Option<Self> {
        let number = |text: &str| text.parse::<u8>().ok()?.checked_sub(1);
        match text.strip_prefix("ship ") {
            Some(ship) => number(ship).map(Self::Ship),
            None => number(text).map(Self::Fleet),
        }
    }
}

/// An item that is fitted, by its kind and number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Fitting(u8);

/// Weapons come first, then protection, then equipment.
const PROTECTIONS: u8 = Weapon::COUNT as u8;
const EQUIPMENTS: u8 = PROTECTIONS + Protection::COUNT as u8;

impl From<Item> for Fitting {
    fn from(item: Item) -> Self {
        use engine::Index;
        Self(match item {
            Item::Weapon(weapon) => weapon.index(),
            Item::Protection(protection) => PROTECTIONS + protection.index(),
            Item::Equipment(equipment) => EQUIPMENTS + equipment.index(),
        })
    }
}

impl Fitting {
    /// How many items there are.
    pub const COUNT: u8 = EQUIPMENTS + Equipment::COUNT as u8;

    /// All items.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// The item.
    ///
    /// # Panics
    /// Never: every number below the count is an item.
    pub fn item(self) -> Item {
        let number = self.0;
        let item = if number < PROTECTIONS {
            Weapon::new(number).map(Item::Weapon)
        } else if number < EQUIPMENTS {
            Protection::new(number - PROTECTIONS).map(Item::Protection)
        } else {
            Equipment::new(number - EQUIPMENTS).map(Item::Equipment)
        };
        item.expect("a number of an item")
    }

    fn from_id(id: &str) -> Option<Self> {
        let weapon = Weapon::from_id(id).map(Item::Weapon);
        let protection = || Protection::from_id(id).map(Item::Protection);
        let equipment = || Equipment::from_id(id).map(Item::Equipment);
        weapon.or_else(protection).or_else(equipment).map(Self::from)
    }

    /// The item with this number in a blueprint; 0 is an empty slot.
    pub(crate) fn in_slot(number: u8) -> Option<Self> {
        number.checked_sub(1).filter(|number| *number < Self::COUNT).map(Self)
    }

    /// Its number in a blueprint.
    pub(crate) const fn number(self) -> u8 {
        self.0 + 1
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        Self::from_id(text)
    }
}

impl fmt::Display for Fitting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.item() {
            Item::Weapon(weapon) => weapon.fmt(f),
            Item::Protection(protection) => protection.fmt(f),
            Item::Equipment(equipment) => equipment.fmt(f),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::End => f.write_str("end"),
            Action::Research(tech) => write!(f, "research {tech}"),
            Action::Buy(unit) => write!(f, "buy {unit}"),
            Action::Build(building, None) => write!(f, "build {building}"),
            Action::Build(building, Some(resource)) => write!(f, "build {building} {resource}"),
            Action::Upgrade(building) => write!(f, "upgrade {building}"),
            Action::Raise(hex) => write!(f, "raise {hex}"),
            Action::Refit(ship, variant, set) => {
                write!(f, "refit {}", Unit::Ship(*ship, *variant))?;
                if *set > 1 { write!(f, " set {set}") } else { Ok(()) }
            }
            Action::TearDown => f.write_str("tear-down"),
            Action::Abandon => f.write_str("abandon"),
            Action::StateSize => f.write_str("state-size"),
            Action::Exchange(from, to) => write!(f, "exchange {from} {to}"),
            Action::At(hex) => write!(f, "at {hex}"),
            Action::Slot(hex, slot) => write!(f, "slot {hex} {slot}"),
            Action::Fleet(fleet) => write!(f, "fleet {fleet}"),
            Action::New => f.write_str("new"),
            Action::Spend(capacity) => write!(f, "spend {capacity}"),
            Action::Done => f.write_str("done"),
            Action::Fit(item, slot) => write!(f, "fit {item} {slot}"),
            Action::Found => f.write_str("found"),
            Action::Wait => f.write_str("wait"),
            Action::Event => f.write_str("event"),
            Action::Plain => f.write_str("plain"),
            Action::Produce(resource) => write!(f, "produce {resource}"),
            Action::Option(option) => write!(f, "option {option}"),
            Action::Use => f.write_str("use"),
            Action::Dismiss(unit) => write!(f, "dismiss {unit}"),
            Action::Move(craft) => write!(f, "move {craft}"),
            Action::Regroup(hex) => write!(f, "regroup {hex}"),
            Action::Shift(ship, Some(fleet)) => write!(f, "shift {ship} {fleet}"),
            Action::Shift(ship, None) => write!(f, "shift {ship} new"),
            Action::Go(hex) => write!(f, "go {hex}"),
            Action::Leave(ship) => write!(f, "leave {ship}"),
            Action::Join(fleet) => write!(f, "join {fleet}"),
            Action::Take(fleet) => write!(f, "take {fleet}"),
            Action::Load(army) => write!(f, "load {army}"),
            Action::Unload(army) => write!(f, "unload {army}"),
            Action::Stop => f.write_str("stop"),
            Action::Blockade(hex) => write!(f, "blockade {hex}"),
            Action::Look(hex) => write!(f, "look {hex}"),
            Action::Explore => f.write_str("explore"),
            Action::DiscoverPlanet => f.write_str("discover-planet"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::KeepPlanet => f.write_str("keep-planet"),
            Action::ReturnPlanet => f.write_str("return-planet"),
            Action::CarryOut(card) => write!(f, "carry-out {card}"),
            Action::Ship(ship) => write!(f, "ship {ship}"),
            Action::Cloak => f.write_str("cloak"),
            Action::Fight => f.write_str("fight"),
            Action::Retreat => f.write_str("retreat"),
            Action::Aim(target) => write!(f, "at {target}"),
            Action::Board(target) => write!(f, "board {target}"),
            Action::Affair(affair) => affair.fmt(f),
            Action::Motion(motion) => motion.fmt(f),
            Action::Agency(agency) => agency.fmt(f),
            Action::Warfare(warfare) => warfare.fmt(f),
            Action::Tactical(tactical) => tactical.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let action = match word {
            "pass" | "end" | "tear-down" | "abandon" | "state-size" | "new" | "done" | "found" | "wait"
            | "event" | "plain" | "use" | "stop" | "explore" | "discover-planet" | "keep-planet"
            | "return-planet" | "cloak" | "fight" | "retreat" => plain(word).filter(|_| rest.is_empty()),
            "research" => Tech::from_id(rest).map(Action::Research),
            "buy" => Unit::read(rest).map(Action::Buy),
            "dismiss" => Unit::read(rest).map(Action::Dismiss),
            "build" => match rest.split_once(' ') {
                None => Building::from_id(rest).map(|building| Action::Build(building, None)),
                Some((id, resource)) => Building::from_id(id).and_then(|building| {
                    Resource::from_id(resource).map(|it| Action::Build(building, Some(it)))
                }),
            },
            "upgrade" => Building::from_id(rest).map(Action::Upgrade),
            "raise" => rest.parse().ok().map(Action::Raise),
            "at" => rest.parse().ok().map(Action::At).or_else(|| rest.parse().ok().map(Action::Aim)),
            "board" => rest.parse().ok().map(Action::Board),
            "refit" => refit(rest),
            "exchange" => rest.split_once(' ').and_then(|(from, to)| {
                Some(Action::Exchange(Resource::from_id(from)?, Resource::from_id(to)?))
            }),
            "slot" => rest
                .split_once(' ')
                .and_then(|(hex, slot)| Some(Action::Slot(hex.parse().ok()?, slot.parse().ok()?))),
            "fleet" => rest.parse().ok().map(Action::Fleet),
            "spend" => Capacity::from_id(rest).map(Action::Spend),
            "fit" => rest
                .split_once(' ')
                .and_then(|(item, slot)| Some(Action::Fit(Fitting::from_id(item)?, slot.parse().ok()?))),
            "option" => rest.parse().ok().map(Action::Option),
            "produce" => Resource::from_id(rest).map(Action::Produce),
            _ => movement(word, rest)
                .or_else(|| Affair::read(word, rest).map(Action::Affair))
                .or_else(|| Motion::read(word, rest).map(Action::Motion))
                .or_else(|| Agency::read(word, rest).map(Action::Agency))
                .or_else(|| Warfare::read(word, rest).map(Action::Warfare))
                .or_else(|| TacticalAction::read(word, rest).map(Action::Tactical)),
        };
        let read = action.filter(|action| action.to_string() == line);
        read.ok_or_else(|| Unreadable::new(line, "an action such as `research drives-1` or `pass`"))
    }
}

/// Lines of the Movement phase.
fn movement(word: &str, rest: &str) -> Option<Action> {
    let number = || rest.parse().ok();
    let hex = || rest.parse().ok();
    match word {
        "move" => Craft::read(rest).map(Action::Move),
        "regroup" => hex().map(Action::Regroup),
        "go" => hex().map(Action::Go),
        "blockade" => hex().map(Action::Blockade),
        "look" => hex().map(Action::Look),
        "leave" => number().map(Action::Leave),
        "join" => number().map(Action::Join),
        "take" => number().map(Action::Take),
        "load" => number().map(Action::Load),
        "unload" => number().map(Action::Unload),
        "ship" => number().map(Action::Ship),
        "discard" => EventCard::from_id(rest).map(Action::Discard),
        "carry-out" => EventCard::from_id(rest).map(Action::CarryOut),
        "shift" => {
            let (ship, fleet) = rest.split_once(' ')?;
            let fleet = if fleet == "new" { None } else { Some(fleet.parse().ok()?) };
            Some(Action::Shift(ship.parse().ok()?, fleet))
        }
        _ => None,
    }
}

fn plain(word: &str) -> Option<Action> {
    let all = [
        Action::Pass,
        Action::End,
        Action::TearDown,
        Action::Abandon,
        Action::StateSize,
        Action::New,
        Action::Done,
        Action::Found,
        Action::Wait,
        Action::Event,
        Action::Plain,
        Action::Use,
        Action::Stop,
        Action::Explore,
        Action::DiscoverPlanet,
        Action::KeepPlanet,
        Action::ReturnPlanet,
        Action::Cloak,
        Action::Fight,
        Action::Retreat,
    ];
    all.into_iter().find(|action| action.to_string() == word)
}

fn refit(rest: &str) -> Option<Action> {
    let (blueprint, set) = match rest.split_once(" set ") {
        Some((blueprint, set)) => (blueprint, set.parse().ok()?),
        None => (rest, 1),
    };
    match Unit::read(blueprint)? {
        Unit::Ship(ship, variant) => Some(Action::Refit(ship, variant, set)),
        Unit::Standard(_) | Unit::Ground(_) => None,
    }
}
