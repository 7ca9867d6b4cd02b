//! "Why not?": for everything that is not legal now, the rule against it and the numbers.

mod cards;
mod rule;

use crate::effect::Limit;
use crate::event::Decision;
use crate::flow::{Frame, Meeting};
use crate::ids::{Good, Passenger, Site, Source, Space, System};
use crate::query::{Place, Refusal};
use crate::state::State;
use crate::thing::{Thing, Word};
use engine::{Index, Seat};
use serde::Serialize;

/// Why a thing cannot be chosen now. If several reasons hold, it is the one that the player can remove most easily.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The game is over.
    Over,
    /// Another player decides now.
    NotYourTurn(Seat),
    /// Something else is asked now.
    AskedSomethingElse(Decision),
    /// No line leads there from the ship.
    NotJoined,
    /// Ships do not go back the way they came.
    Backwards,
    /// A merchant spaceport of this player closes the line to the city.
    Closed(Seat),
    /// It takes more movement points than there are.
    TooFar {
        /// Points it takes.
        need: u8,
        /// Points that are left.
        have: u8,
    },
    /// Another first space was declared.
    OtherHeading(Space),
    /// The exit follows from navigation.
    Navigation,
    /// The telegate acts first.
    AtGate,
    /// After the roll the ship must move.
    MustMove,
    /// Ships do not land there.
    NoLanding,
    /// It cannot be bought or sold.
    Refused(Refusal),
    /// There is no business here.
    NoBusiness,
    /// It is not here.
    NotHere,
    /// There is no room aboard.
    NoRoom,
    /// The destination is another place; `None` is the base.
    OtherDestination(Option<crate::ids::Culture>),
    /// It happens elsewhere.
    WrongPlace,
    /// It costs more than there is.
    TooExpensive {
        /// What it costs.
        need: u32,
        /// What there is.
        have: u32,
        /// What is printed.
        printed: u32,
    },
    /// A player who stays where the turn began has not landed.
    NotLanded,
    /// It has been bought already.
    AlreadyDone,
    /// The card belongs to another player or to nobody.
    NotOwned,
    /// It has been used as often as it may.
    UsedUp(Limit),
    /// This is not its moment.
    WrongMoment,
    /// Its condition does not hold.
    ConditionNotMet,
    /// A mission has another destination.
    LandAt(System),
    /// A mission with a destination is completed after movement.
    AfterMovement,
    /// A mission or challenge needs more than there is.
    GoalOpen {
        /// The card.
        goal: Source,
        /// What there is.
        have: i32,
        /// What it takes.
        want: i32,
    },
    /// The condition of a mission or challenge does not hold.
    GoalUnmet(Source),
    /// No such die is free.
    NoSuchDie,
    /// No more dice may be assigned.
    AssignLimit(u8),
    /// A merchant spaceport of this player is there.
    SiteTaken(Seat),
    /// The contract of the site belongs to this player.
    Reserved(Seat),
    /// All spaceport and drill tokens are in use.
    NoToken,
    /// A player who buys does not build in the same turn.
    BoughtThisTurn,
    /// With the last movement point there is no fight.
    NoPointsLeft,
    /// The fight can still be won.
    CanFight,
}

impl engine::Refusal<Reason> for Reason {
    fn because(reason: impl FnOnce() -> Reason) -> Self {
        reason()
    }
}

/// Why `seat` can do nothing with `thing` now.
pub(crate) fn not(state: &State, seat: Seat, thing: Thing) -> Option<Reason> {
    let frame = state.top();
    let Some((asked, decision)) = frame.asks(state).zip(frame.decision(state)) else {
        return Some(Reason::Over);
    };
    if asked != seat {
        return Some(Reason::NotYourTurn(asked));
    }
    let mut legal = Vec::new();
    frame.legal(state, &mut legal);
    if legal.iter().any(|action| Thing::of(*action) == thing) {
        return None;
    }
    let place = state.place(state.merchants[seat].ship);
    let reason = match (frame, thing) {
        (Frame::Starting(_), Thing::Space(space)) => state.may_head(space).err(),
        (Frame::Moving(_), Thing::Space(space)) => Some(unreached(state, space)),
        (Frame::Moving(_), Thing::Word(Word::Land)) => state.may_land().err(),
        (Frame::Moving(_), Thing::Die(value)) => {
            Some(state.die_for_slot(value).err().unwrap_or(Reason::WrongMoment))
        }
        (Frame::Moving(_), Thing::Word(Word::Stay)) => Some(Reason::MustMove),
        (Frame::Meeting(_), Thing::Ability(stat)) => Meeting::may_fight(state, stat).err(),
        (Frame::Meeting(_), Thing::Word(Word::Surrender)) => Meeting::may_surrender(state).err(),
        (Frame::Trading(_), Thing::Good(good)) => Some(untraded(state, seat, place, good)),
        (Frame::Trading(_) | Frame::Shuttling(_), Thing::Passenger(passenger)) => {
            not_carried(state, seat, place, passenger)
        }
        (Frame::Trading(_), Thing::Site(site)) => unbuilt(state, seat, site),
        (Frame::Trading(_), Thing::Word(Word::SecondMission)) => {
            state.may_take_second_mission(seat, place).err()
        }
        (_, Thing::Card(source)) => Some(cards::idle(state, seat, frame, source)),
        (Frame::Carrying(_), Thing::System(system)) => Some(unchosen(state, system)),
        _ => None,
    };
    Some(reason.unwrap_or(Reason::AskedSomethingElse(decision)))
}

/// A space that the ship cannot fly to now.
fn unreached(state: &State, space: Space) -> Reason {
    let ship = state.merchants[state.turn.seat].ship;
    let Some(line) = state.pack.pack()[ship].lines.iter().find(|line| line.to == space) else {
        return Reason::NotJoined;
    };
    match state.may_step(line, state.green_cost(state.turn.seat)) {
        Err(closed @ Reason::Closed(_)) => closed,
        _ if state.turn.gate => Reason::AtGate,
        Err(reason) => reason,
        Ok(_) => Reason::Navigation,
    }
}

/// A good that can neither be bought nor sold here.
fn untraded(state: &State, seat: Seat, place: Option<Place>, good: Good) -> Reason {
    let Some(culture) = place.and_then(Place::culture) else { return Reason::NoBusiness };
    let sale = state.can_sell(seat, culture, good);
    let purchase = state.can_buy_good(seat, culture, good);
    let reason = match (purchase, sale) {
        (Err(Refusal::NotOffered), Err(refusal)) => refusal,
        (Err(refusal), _) => refusal,
        _ => Refusal::NoActionLeft,
    };
    Reason::Refused(reason)
}

fn not_carried(state: &State, seat: Seat, place: Option<Place>, passenger: Passenger) -> Option<Reason> {
    if state.merchants[seat].passengers.has(passenger) {
        return match place {
            Some(place) => state.may_drop(seat, place, passenger).err(),
            None => Some(Reason::OtherDestination(state.pack[passenger].to)),
        };
    }
    place.map_or(Some(Reason::NotHere), |place| state.may_board(seat, place, passenger).err())
}

fn unbuilt(state: &State, seat: Seat, site: Site) -> Option<Reason> {
    let refused = state.may_build(seat, site).err();
    // The contract is for sale in the whole system, if at all.
    if refused == Some(Reason::WrongPlace) && state.contracts_and_markers && state.is_site_here(seat, site) {
        return state.can_contract(seat, site).err().map(Reason::Refused);
    }
    refused
}

/// A system that a card cannot choose.
fn unchosen(state: &State, system: System) -> Reason {
    let is_known = state.discovered[system.at()].is_some();
    if is_known { Reason::AlreadyDone } else { Reason::ConditionNotMet }
}
