//! What is asked, and what happened.

use engine::Seat;
use serde::Serialize;

use crate::action::Unit;
use crate::hex::Hex;
use crate::ids::{Building, PlanetaryEvent, Resource, Ship, Tech};
use crate::realm::Stock;
use crate::state::Phase;

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// What to do in this phase; so many actions of the turn are done (X4R-291).
    Act(Phase, u8),
    /// How to cover a debt in this resource (X4R-328).
    Owe(Resource, i16),
    /// Whether to found a colony here (X4R-060).
    Found(Hex),
    /// Whether the new colony draws planetary events (X4-104).
    FoundWithEvents(Hex),
    /// Which resource the colony here yields.
    ChooseYield(Hex),
    /// Where to place what was bought (X4-112).
    Place,
    /// Which fleet the ship joins (X4R-307).
    Berth(Hex),
    /// Whether to spend capacity to lower the price, which is so much now (X4-114).
    Pay(u8),
    /// Which building is meant.
    ChooseBuilding,
    /// Whether to use an effect, so many times more.
    Use(u8),
    /// Which option of an effect to take.
    Elect,
    /// What of one's own an effect improves (X4R-096).
    Improve,
    /// What comes for free (X4R-096).
    Receive,
    /// Which item to fit into a blueprint, and into which slot (X4R-085).
    Fit(Ship, u8),
}

impl Decision {
    /// The rule that asks it.
    pub const fn rule(&self) -> &'static str {
        match self {
            Decision::Act(..) => "X4R-291",
            Decision::Owe(..) => "X4R-328",
            Decision::Found(_) => "X4R-060",
            Decision::FoundWithEvents(_) => "X4-104",
            Decision::ChooseYield(_) => "X4R-052",
            Decision::Place => "X4-112",
            Decision::Berth(_) => "X4R-307",
            Decision::Pay(_) => "X4-114",
            Decision::ChooseBuilding => "X4-130",
            Decision::Use(_) | Decision::Elect | Decision::Improve | Decision::Receive => "X4R-096",
            Decision::Fit(..) => "X4R-085",
        }
    }
}

/// What happened. Everything but the contents of fleets and blueprints happens openly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round began.
    RoundBegan(u8),
    /// A phase began.
    PhaseBegan(Phase),
    /// Income was received: what the accounts changed by.
    Income(Seat, Stock),
    /// No income, as there are too many planets (X4R-071).
    IncomeSkipped(Seat),
    /// A debt in this resource.
    Owes(Seat, Resource, i16),
    /// What could not be covered was forgiven, at the price of a sanction level (X4R-073).
    Forgiven(Seat, Resource, i16),
    /// No further action in this phase.
    Passed(Seat),
    /// A technology was researched for so much research; first of all players or not.
    Researched(Seat, Tech, u8, bool),
    /// Some of one resource was given for 1 of the other.
    Exchanged(Seat, Resource, Resource, u8),
    /// A unit was bought and placed.
    Bought(Seat, Unit, Hex, u8),
    /// Something was built.
    Built(Seat, Building, Hex, u8),
    /// A building was raised to this step.
    Upgraded(Seat, Building, Hex, u8),
    /// A building was torn down or removed.
    Removed(Seat, Building, Hex),
    /// A unit was removed.
    Dismissed(Seat, Unit),
    /// A colony has this level now.
    Raised(Seat, Hex, u8),
    /// Of a fitting everybody hears the price alone (X4R-301).
    Fitted(Seat, u8),
    /// An effect brought resources, or took them.
    Gained(Seat, Resource, i16),
    /// The state size was raised for so much culture.
    StateSize(Seat, u8),
    /// A colony was founded.
    Founded(Seat, Hex),
    /// A planetary event was drawn for a colony.
    PlanetaryEvent(Seat, Hex, PlanetaryEvent),
    /// The game is over.
    Ended,
}
