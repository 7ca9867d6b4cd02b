//! What the question asked now is about, where the decision alone does not say it.

use super::Frame;
use super::buying::Purchase;
use crate::action::{Fitting, Unit};
use crate::affair::Underground;
use crate::ids::{Building, Kosme, Resource};
use crate::notation::Program;
use crate::realm::Make;
use crate::state::Board;

/// What a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// A unit that is bought or comes for free.
    Unit(Unit),
    /// A building that is built, with the resource that it yields.
    Building(Building, Option<Resource>),
    /// A step that a building gets.
    Upgrade(Building),
    /// A building that is torn down.
    TearDown,
    /// An item that is fitted.
    Item(Fitting),
    /// A Kosme ship that comes.
    Kosme(Kosme),
    /// An expedition.
    Expedition,
    /// An underground action.
    Underground(Underground),
    /// An effect: its program, and the place of the statement that is carried out.
    Effect(Program, u8),
}

impl Purchase {
    fn topic(self) -> Topic {
        match self {
            Self::Unit(unit) => Topic::Unit(unit),
            Self::Building(building, resource) => Topic::Building(building, resource),
            Self::Upgrade(building, _) => Topic::Upgrade(building),
            Self::Item(order) => Topic::Item(order.item().into()),
        }
    }
}

impl Board {
    /// What the question asked now is about; nothing where the decision says it all.
    pub fn topic(&self) -> Option<Topic> {
        let effect = match self.frames.last()? {
            Frame::Placing(frame) => return Some(frame.what.topic()),
            Frame::Paying(frame) => return Some(frame.what.topic()),
            Frame::Berthing(frame) => return Some(Topic::Unit(frame.unit)),
            Frame::Choosing(frame) => return Some(frame.to.map_or(Topic::TearDown, Topic::Upgrade)),
            Frame::Lending(frame) => {
                return match frame.make {
                    Make::Kosme(kosme) => Some(Topic::Kosme(kosme)),
                    make => Unit::of(make).map(Topic::Unit),
                };
            }
            Frame::Expedition(_) => return Some(Topic::Expedition),
            Frame::Scheming(frame) => return Some(Topic::Underground(frame.underground)),
            Frame::Slipping(_) => return Some(Topic::Underground(Underground::SecretRoutes)),
            Frame::Bulk(frame) => return Fitting::in_slot(frame.item).map(Topic::Item),
            Frame::Outfitting(frame) => match frame.chosen() {
                Some(item) => return Some(Topic::Item(item)),
                None => frame.effect,
            },
            Frame::Optional(frame) => frame.effect,
            Frame::Electing(frame) => frame.effect,
            Frame::Improving(frame) => frame.effect,
            Frame::Receiving(frame) => frame.effect,
            Frame::Picking(frame) => frame.effect,
            Frame::Scouting(frame) => frame.effect,
            Frame::Injuring(frame) => frame.effect,
            _ => return None,
        };
        Some(Topic::Effect(effect.program, effect.at))
    }
}
