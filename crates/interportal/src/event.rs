//! What is asked, and what happened.

use engine::Seat;
use serde::Serialize;

use crate::action::{Craft, Unit};
use crate::hex::Hex;
use crate::ids::{Building, EventCard, Group, Kind, Planet, PlanetaryEvent, Resource, Ship, Tech};
use crate::realm::{Make, Stock};
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
    /// Where a fleet or civil ship goes; it has so many steps left (X4R-171).
    Move(Craft, u8),
    /// Which ships of a system change their fleets (X4R-307).
    Regroup(Hex),
    /// Whether to spend cards for a planet here (X4-148).
    Explore(Hex),
    /// Which event card to spend, of so many (X4R-050).
    Discard(u8),
    /// Whether to place this planet here (X4R-063).
    PlacePlanet(Hex, Planet),
    /// Which of the events drawn is carried out (X4-294).
    CarryOut(Hex),
    /// Which ship explored (X4R-051).
    PickShip,
    /// Which system an effect means.
    PickSystem,
    /// Whether to fight this round of a battle or to leave (X4R-231).
    Battle(Hex, u8),
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
            Decision::Move(..) => "X4R-171",
            Decision::Regroup(_) => "X4R-307",
            Decision::Explore(_) => "X4-148",
            Decision::Discard(_) => "X4R-050",
            Decision::PlacePlanet(..) => "X4R-063",
            Decision::CarryOut(_) => "X4-294",
            Decision::PickShip => "X4R-051",
            Decision::PickSystem => "X4R-261",
            Decision::Battle(..) => "X4R-231",
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
    /// A fleet or civil ship moved from one system to another.
    Moved(Seat, Craft, Hex, Hex),
    /// Fleets of a system split, merged or exchanged ships, nobody sees which (X4R-300).
    Regrouped(Seat, Hex),
    /// An army was taken aboard a fleet, or left it.
    Carried(Seat, Hex, bool),
    /// Hull points named to everybody (X4R-302).
    HullNamed(Seat, Hex, u16),
    /// Two players have discovered each other (X4-069).
    Met(Seat, Seat),
    /// A blockade was declared.
    Blockaded(Seat, Hex),
    /// A blockade has ended.
    BlockadeEnded(Seat, Hex),
    /// A tile was turned up (X4R-048).
    Discovered(Seat, Hex, Kind),
    /// A tile was looked at; only the player with the sensors learns what it is.
    Looked(Seat, Hex),
    /// What the sensors saw.
    Seen(Hex, Kind),
    /// A planet lies in the system now.
    PlanetPlaced(Seat, Hex, Planet),
    /// A planet card was turned down (X4R-063).
    PlanetReturned(Seat, Planet),
    /// An event was drawn and is carried out.
    EventDrawn(Seat, Hex, EventCard),
    /// An event that would bring neutral units next to a home world was put back (X4R-049).
    EventPutBack(EventCard),
    /// An event card was spent.
    Discarded(Seat, EventCard),
    /// A ship lost so many hull points.
    Damaged(Seat, Make, Hex, u8),
    /// A ship was destroyed.
    ShipLost(Seat, Make, Hex),
    /// Neutral units appeared.
    GroupPlaced(Group, Hex),
    /// A network has this level now.
    Network(Seat, Hex, u8),
    /// So many black-market cards were drawn.
    MarketDrawn(Seat, u8),
    /// A fleet or civil ship is cloaked now, or is so no longer.
    Cloaked(Seat, Craft, bool),
    /// A cloaked fleet or civil ship was detected (X4-293).
    Detected(Seat, Craft),
    /// A fleet or civil ship withdrew from a system to another one (X4R-182, X4R-222).
    Withdrew(Seat, Craft, Hex, Hex),
    /// A round of a battle against neutral units was fought.
    BattleRound(Seat, Hex, u8),
    /// Neutral units were destroyed.
    BattleWon(Seat, Group, Hex),
    /// Neutral units destroyed all that fought them.
    BattleLost(Seat, Group, Hex),
}
