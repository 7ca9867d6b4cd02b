//! "Why not?": for everything that is not legal now, the rule against it and the numbers.

mod cards;
mod rule;

use crate::effect::Limit;
use crate::event::Decision;
use crate::flow::Frame;
use crate::ids::{Good, Passenger, Site, Source, Space, System};
use crate::query::{Kind, Place, Refusal};
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
        (Frame::Starting(_), Thing::Space(space)) => Some(unheaded(state, seat, space)),
        (Frame::Moving(_), Thing::Space(space)) => Some(unreached(state, space)),
        (Frame::Moving(_), Thing::Word(Word::Land)) => Some(unlanded(state, seat)),
        (Frame::Moving(_), Thing::Die(value)) => Some(unassigned(state, value)),
        (Frame::Moving(_), Thing::Word(Word::Stay)) => Some(Reason::MustMove),
        (Frame::Meeting(_), Thing::Ability(_)) => Some(Reason::NoPointsLeft),
        (Frame::Meeting(_), Thing::Word(Word::Surrender)) => Some(Reason::CanFight),
        (Frame::Trading(_), Thing::Good(good)) => Some(untraded(state, seat, place, good)),
        (Frame::Trading(_) | Frame::Shuttling(_), Thing::Passenger(passenger)) => {
            Some(not_carried(state, seat, place, passenger))
        }
        (Frame::Trading(_), Thing::Site(site)) => Some(unbuilt(state, seat, site)),
        (Frame::Trading(_), Thing::Word(Word::SecondMission)) => Some(second_mission(state, seat, place)),
        (_, Thing::Card(source)) => Some(cards::idle(state, seat, frame, source)),
        (Frame::Carrying(_), Thing::System(system)) => Some(unchosen(state, system)),
        _ => None,
    };
    Some(reason.unwrap_or(Reason::AskedSomethingElse(decision)))
}

fn line_to(state: &State, space: Space) -> Option<&'static crate::cards::Line> {
    let ship = state.merchants[state.turn.seat].ship;
    state.pack.pack()[ship].lines.iter().find(|line| line.to == space)
}

fn closer(state: &State, line: &crate::cards::Line) -> Option<Seat> {
    line.closed_by.and_then(|site| state.ports[site.at()])
}

fn unheaded(state: &State, seat: Seat, space: Space) -> Reason {
    if state.kind(state.merchants[seat].ship) == Kind::Nav {
        return Reason::Navigation;
    }
    match line_to(state, space) {
        Some(line) => closer(state, line).map_or(Reason::NotJoined, Reason::Closed),
        None => Reason::NotJoined,
    }
}

fn unreached(state: &State, space: Space) -> Reason {
    let turn = &state.turn;
    let Some(line) = line_to(state, space) else { return Reason::NotJoined };
    if let Some(owner) = closer(state, line) {
        return Reason::Closed(owner);
    }
    if turn.gate {
        return Reason::AtGate;
    }
    if turn.came_from == Some(space) {
        return Reason::Backwards;
    }
    if let Some(heading) = turn.heading.filter(|heading| turn.n_steps == 0 && *heading != space) {
        return Reason::OtherHeading(heading);
    }
    let need = state.step_cost(line, state.green_cost(turn.seat));
    if need > turn.points { Reason::TooFar { need, have: turn.points } } else { Reason::Navigation }
}

fn unlanded(state: &State, seat: Seat) -> Reason {
    if state.turn.gate {
        Reason::AtGate
    } else if state.can_land_on(state.merchants[seat].ship) {
        Reason::MustMove
    } else {
        Reason::NoLanding
    }
}

fn unassigned(state: &State, value: u8) -> Reason {
    if state.free_die(value).is_none() {
        Reason::NoSuchDie
    } else if state.n_assignable() == 0 {
        Reason::AssignLimit(state.level(state.turn.seat))
    } else {
        Reason::WrongMoment
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

fn not_carried(state: &State, seat: Seat, place: Option<Place>, passenger: Passenger) -> Reason {
    if state.merchants[seat].passengers.has(passenger) {
        return Reason::OtherDestination(state.pack[passenger].to);
    }
    let waits_here = place.is_some_and(|place| state.waiting[place.at()].has(passenger));
    match waits_here {
        true if state.turn.left.2.has(passenger) => Reason::Refused(Refusal::LeftThisTurn),
        true => Reason::NoRoom,
        false => Reason::NotHere,
    }
}

fn unbuilt(state: &State, seat: Seat, site: Site) -> Reason {
    let merchant = &state.merchants[seat];
    if let Some(owner) = state.ports[site.at()] {
        return Reason::SiteTaken(owner);
    }
    if let Some(holder) = state.contracts[site.at()].filter(|holder| *holder != seat) {
        return Reason::Reserved(holder);
    }
    if state.pack[site].from != merchant.ship {
        // The contract is for sale in the whole system, if at all.
        return match state.can_contract(seat, site) {
            Err(refusal) if state.contracts_and_markers && state.is_site_here(seat, site) => {
                Reason::Refused(refusal)
            }
            _ => Reason::WrongPlace,
        };
    }
    if state.n_tokens_left(seat) == 0 {
        return Reason::NoToken;
    }
    let need = state.price_of_site(seat, site);
    if merchant.credits < need {
        let printed = state.pack.constants.spaceport_price.into();
        return Reason::TooExpensive { need, have: merchant.credits, printed };
    }
    Reason::BoughtThisTurn
}

fn second_mission(state: &State, seat: Seat, place: Option<Place>) -> Reason {
    let (merchant, need) = (&state.merchants[seat], u32::from(state.pack.constants.second_mission_price));
    if place != Some(Place::Base) {
        Reason::WrongPlace
    } else if merchant.second_mission {
        Reason::AlreadyDone
    } else if !state.turn.moved {
        Reason::NotLanded
    } else if merchant.credits < need {
        Reason::TooExpensive { need, have: merchant.credits, printed: need }
    } else {
        Reason::NotHere
    }
}

/// A system that a card cannot choose.
fn unchosen(state: &State, system: System) -> Reason {
    let is_known = state.discovered[system.at()].is_some();
    if is_known { Reason::AlreadyDone } else { Reason::ConditionNotMet }
}
