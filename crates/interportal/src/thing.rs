//! What a player may point at: pieces, places and words of the decision bar.

use std::fmt;
use std::str::FromStr;

use engine::{Seat, Unreadable, words};

use crate::action::{Action, Craft, Fitting, Unit};
use crate::affair::Affair;
use crate::agent::Agency;
use crate::cell::Cell;
use crate::flow::Frame;
use crate::hex::Hex;
use crate::ids::{Building, Capacity, EventCard, Ground, Resource, Ship, Standard, Tech};
use crate::motion::{self, Matter};
use crate::object::{self, Object};
use crate::state::{NEUTRALS, State};
use crate::tactical::Spot;
use crate::warfare::Warfare;

words! {
    /// A button without a piece.
    Word {
        /// Passing.
        Pass = "pass",
        /// Ending the turn.
        End = "end",
        /// Tearing down.
        TearDown = "tear-down",
        /// Giving something up.
        Abandon = "abandon",
        /// Raising the state size.
        StateSize = "state-size",
        /// A new fleet.
        New = "new",
        /// Done.
        Done = "done",
        /// Founding.
        Found = "found",
        /// Waiting.
        Wait = "wait",
        /// With events.
        Event = "event",
        /// Without events.
        Plain = "plain",
        /// Once more.
        Use = "use",
        /// Ending a movement.
        Stop = "stop",
        /// Turning a tile up.
        Explore = "explore",
        /// A planet in place of the tile.
        DiscoverPlanet = "discover-planet",
        /// Placing the planet card drawn.
        KeepPlanet = "keep-planet",
        /// Turning it down.
        ReturnPlanet = "return-planet",
        /// Cloaking again.
        Cloak = "cloak",
        /// Fighting on.
        Fight = "fight",
        /// Leaving a battle.
        Retreat = "retreat",
    }
}

/// Something on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A button.
    Word(Word),
    /// A technology.
    Tech(Tech),
    /// A unit in the shipyard.
    Unit(Unit),
    /// A building in the list of buildings.
    Building(Building),
    /// A system.
    System(Hex),
    /// A building of a colony, from 1.
    Slot(Hex, u8),
    /// A blueprint.
    Blueprint(Ship, u8),
    /// An item.
    Item(Fitting),
    /// An own fleet, from 1.
    Fleet(u8),
    /// An exchange of one resource for another.
    Exchange(Resource, Resource),
    /// A resource.
    Resource(Resource),
    /// A capacity.
    Capacity(Capacity),
    /// An option of an effect, from 1.
    Option(u8),
    /// An own ship, from 1.
    Vessel(u8),
    /// An own army, from 1.
    Army(u8),
    /// An event card.
    Card(EventCard),
    /// A neutral unit in a battle, from 1.
    Target(u8),
    /// Something of politics, of the black market or of the Closing phase.
    Object(Object),
    /// Something of the council or of a crisis.
    Matter(Matter),
    /// What characters do, or what is done about them.
    Agency(Agency),
    /// A choice about treaties and wars.
    Warfare(Warfare),
    /// Something of a tactical battle.
    Spot(Spot),
}

impl Thing {
    /// What an action points at.
    pub const fn of(action: Action) -> Self {
        match action {
            Action::Pass => Self::Word(Word::Pass),
            Action::End => Self::Word(Word::End),
            Action::TearDown => Self::Word(Word::TearDown),
            Action::Abandon => Self::Word(Word::Abandon),
            Action::StateSize => Self::Word(Word::StateSize),
            Action::New => Self::Word(Word::New),
            Action::Done => Self::Word(Word::Done),
            Action::Found => Self::Word(Word::Found),
            Action::Wait => Self::Word(Word::Wait),
            Action::Event => Self::Word(Word::Event),
            Action::Plain => Self::Word(Word::Plain),
            Action::Use => Self::Word(Word::Use),
            Action::Option(option) => Self::Option(option),
            Action::Research(tech) => Self::Tech(tech),
            Action::Buy(unit) | Action::Dismiss(unit) => Self::Unit(unit),
            Action::Build(building, _) | Action::Upgrade(building) => Self::Building(building),
            Action::Raise(hex) | Action::At(hex) => Self::System(hex),
            Action::Refit(ship, variant, _) => Self::Blueprint(ship, variant),
            Action::Exchange(from, to) => Self::Exchange(from, to),
            Action::Slot(hex, slot) => Self::Slot(hex, slot),
            Action::Fleet(fleet) => Self::Fleet(fleet),
            Action::Spend(capacity) => Self::Capacity(capacity),
            Action::Fit(item, _) => Self::Item(item),
            Action::Produce(resource) => Self::Resource(resource),
            Action::Stop => Self::Word(Word::Stop),
            Action::Explore => Self::Word(Word::Explore),
            Action::DiscoverPlanet => Self::Word(Word::DiscoverPlanet),
            Action::KeepPlanet => Self::Word(Word::KeepPlanet),
            Action::ReturnPlanet => Self::Word(Word::ReturnPlanet),
            Action::Cloak => Self::Word(Word::Cloak),
            Action::Fight => Self::Word(Word::Fight),
            Action::Retreat => Self::Word(Word::Retreat),
            Action::Move(Craft::Fleet(fleet)) => Self::Fleet(fleet + 1),
            Action::Move(Craft::Ship(ship)) => Self::Vessel(ship + 1),
            Action::Regroup(hex) | Action::Go(hex) | Action::Blockade(hex) | Action::Look(hex) => {
                Self::System(hex)
            }
            Action::Shift(ship, _) | Action::Leave(ship) | Action::Ship(ship) => Self::Vessel(ship),
            Action::Join(fleet) | Action::Take(fleet) => Self::Fleet(fleet),
            Action::Load(army) | Action::Unload(army) => Self::Army(army),
            Action::Aim(target) | Action::Board(target) => Self::Target(target),
            Action::Discard(card) | Action::CarryOut(card) => Self::Card(card),
            Action::Affair(Affair::Repair(fleet)) => Self::Fleet(fleet),
            Action::Affair(Affair::Convert(unit)) => Self::Unit(unit),
            Action::Affair(
                Affair::Transform(hex, ..)
                | Affair::AbandonNetwork(hex)
                | Affair::AbandonWatch(hex)
                | Affair::Battle(hex, _),
            ) => Self::System(hex),
            Action::Affair(Affair::Choose(item)) => Self::Item(item),
            Action::Affair(Affair::Analyse(card) | Affair::Study(card) | Affair::UseCard(card, _)) => {
                Self::Card(card)
            }
            Action::Motion(motion) => Self::Matter(Matter::of(motion)),
            Action::Agency(agency) => Self::Agency(agency),
            Action::Warfare(Warfare::GoalColony(hex) | Warfare::Clash(hex, ..)) => Self::System(hex),
            Action::Warfare(Warfare::Drive(_, hex)) => Self::System(hex),
            Action::Warfare(Warfare::Bribe(target)) => Self::Target(target),
            Action::Warfare(Warfare::Hire(ship)) => Self::Unit(Unit::Standard(ship)),
            Action::Warfare(warfare) => match warfare.target() {
                Some(hex) => Self::System(hex),
                None => Self::Warfare(warfare),
            },
            Action::Tactical(tactical) => Self::Spot(Spot::of(tactical)),
            Action::Affair(affair) => match Object::of(affair) {
                Some(object) => Self::Object(object),
                None => Self::Word(Word::Done),
            },
        }
    }
}

/// Options that an effect has at most.
const OPTIONS: u8 = 4;

/// Adds everything that a seat may point at.
pub(crate) fn all(state: &State, seat: Seat, into: &mut Vec<Thing>) {
    let pack = state.pack.pack();
    into.extend(Word::ALL.map(Thing::Word));
    into.extend(Tech::all().map(Thing::Tech));
    for ship in Ship::all() {
        for variant in 1..=pack[ship].variants {
            into.extend([Thing::Unit(Unit::Ship(ship, variant)), Thing::Blueprint(ship, variant)]);
        }
    }
    into.extend(Standard::all().map(|ship| Thing::Unit(Unit::Standard(ship))));
    into.extend(Ground::all().map(|ground| Thing::Unit(Unit::Ground(ground))));
    into.extend(Building::all().map(Thing::Building));
    into.extend(Hex::all().filter(|hex| state.is_on_map(*hex)).map(Thing::System));
    // X4R-064: an expedition goes beyond the rim.
    if matches!(state.top(), Frame::Expedition(_)) {
        into.extend(state.beyond(seat).iter().map(Thing::System));
    }
    for colony in state.colonies.iter() {
        let own = |slot: &u8| colony.seat == seat || colony.buildings[usize::from(*slot) - 1].seat == seat;
        let slots = (1..=colony.buildings.len() as u8).filter(own);
        into.extend(slots.map(|slot| Thing::Slot(colony.hex, slot)));
    }
    into.extend(Fitting::all().map(Thing::Item));
    let fleets = (1..).zip(&state.realms[seat].fleets).filter(|(_, marker)| marker.is_some());
    into.extend(fleets.map(|(fleet, _)| Thing::Fleet(fleet)));
    for from in Resource::ALL {
        into.push(Thing::Resource(from));
        let others = Resource::ALL.into_iter().filter(|to| *to != from);
        into.extend(others.map(|to| Thing::Exchange(from, to)));
    }
    into.extend(Capacity::ALL.map(Thing::Capacity));
    into.extend((1..=OPTIONS).map(Thing::Option));
    let realm = &state.realms[seat];
    into.extend((1..=realm.ships.len() as u8).map(Thing::Vessel));
    let armies = (1..).zip(&realm.armies).filter(|(_, marker)| marker.is_some());
    into.extend(armies.map(|(army, _)| Thing::Army(army)));
    into.extend(EventCard::all().map(Thing::Card));
    let n_targets = state.battle.own.len().max(NEUTRALS) as u8;
    into.extend((1..=n_targets).map(Thing::Target));
    object::all(state, seat, |object| into.push(Thing::Object(object)));
    motion::all(state, |matter| into.push(Thing::Matter(matter)));
    state.top().agencies(state, &mut |agency| into.push(Thing::Agency(agency)));
    warfare(state, seat, into);
    if state.tactics.is_on() {
        into.extend(Cell::all(state.tactics.rows).map(|cell| Thing::Spot(Spot::Cell(cell))));
        into.extend((1..=state.tactics.units.len() as u8).map(|unit| Thing::Spot(Spot::Unit(unit))));
        into.extend((0..6).map(|facing| Thing::Spot(Spot::Facing(facing))));
        into.extend(Spot::words().map(Thing::Spot));
    }
}

/// Adds what a seat may point at in treaties and wars: what is usual, and the numbers that are asked now.
fn warfare(state: &State, seat: Seat, into: &mut Vec<Thing>) {
    Warfare::usual(seat, state.realms.seats(), |it| {
        if let thing @ Thing::Warfare(_) = Thing::of(Action::Warfare(it)) {
            into.push(thing);
        }
    });
    state.top().stakes(state, &mut |it| into.push(Thing::Warfare(it)));
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Word(word) => word.fmt(f),
            Thing::Tech(tech) => write!(f, "tech {tech}"),
            Thing::Unit(unit) => write!(f, "unit {unit}"),
            Thing::Building(building) => write!(f, "building {building}"),
            Thing::System(hex) => write!(f, "system {hex}"),
            Thing::Slot(hex, slot) => write!(f, "slot {hex} {slot}"),
            Thing::Blueprint(ship, variant) => write!(f, "blueprint {}", Unit::Ship(*ship, *variant)),
            Thing::Item(item) => write!(f, "item {item}"),
            Thing::Fleet(fleet) => write!(f, "fleet {fleet}"),
            Thing::Exchange(from, to) => write!(f, "exchange {from} {to}"),
            Thing::Resource(resource) => write!(f, "resource {resource}"),
            Thing::Capacity(capacity) => write!(f, "capacity {capacity}"),
            Thing::Option(option) => write!(f, "option {option}"),
            Thing::Vessel(ship) => write!(f, "ship {ship}"),
            Thing::Army(army) => write!(f, "army {army}"),
            Thing::Card(card) => write!(f, "card {card}"),
            Thing::Target(target) => write!(f, "target {target}"),
            Thing::Object(object) => object.fmt(f),
            Thing::Matter(matter) => matter.fmt(f),
            Thing::Agency(agency) => write!(f, "agency {agency}"),
            Thing::Warfare(warfare) => write!(f, "warfare {warfare}"),
            Thing::Spot(spot) => write!(f, "field {spot}"),
        }
    }
}

impl FromStr for Thing {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let thing = match word {
            "tech" => Tech::from_id(rest).map(Thing::Tech),
            "unit" => Unit::read(rest).map(Thing::Unit),
            "building" => Building::from_id(rest).map(Thing::Building),
            "system" => rest.parse().ok().map(Thing::System),
            "slot" => rest
                .split_once(' ')
                .and_then(|(hex, slot)| Some(Thing::Slot(hex.parse().ok()?, slot.parse().ok()?))),
            "blueprint" => Unit::read(rest).and_then(|unit| match unit {
                Unit::Ship(ship, variant) => Some(Thing::Blueprint(ship, variant)),
                Unit::Standard(_) | Unit::Ground(_) => None,
            }),
            "item" => Fitting::read(rest).map(Thing::Item),
            "fleet" => rest.parse().ok().map(Thing::Fleet),
            "exchange" => rest.split_once(' ').and_then(|(from, to)| {
                Some(Thing::Exchange(Resource::from_id(from)?, Resource::from_id(to)?))
            }),
            "resource" => Resource::from_id(rest).map(Thing::Resource),
            "option" => rest.parse().ok().map(Thing::Option),
            "capacity" => Capacity::from_id(rest).map(Thing::Capacity),
            "ship" => rest.parse().ok().map(Thing::Vessel),
            "army" => rest.parse().ok().map(Thing::Army),
            "card" => EventCard::from_id(rest).map(Thing::Card),
            "target" => rest.parse().ok().map(Thing::Target),
            "field" => Spot::read(rest).map(Thing::Spot),
            "agency" => {
                let (word, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                Agency::read(word, rest).map(Thing::Agency)
            }
            "warfare" => {
                let (word, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                Warfare::read(word, rest).map(Thing::Warfare)
            }
            _ => {
                let object = Object::read(word, rest).map(Thing::Object);
                let matter = || Matter::read(word, rest).map(Thing::Matter);
                object.or_else(matter).or_else(|| Word::from_id(line).map(Thing::Word))
            }
        };
        thing.ok_or_else(|| Unreadable::new(line, "a thing such as `tech drives-1` or `system 1,0`"))
    }
}
