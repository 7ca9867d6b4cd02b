//! MV-147 to MV-152: leaving cargo on a market and throwing it overboard.

use super::Part;
use crate::action::{Action, Cargo};
use crate::cards::TechnologyType;
use crate::event::{Decision, Event};
use crate::ids::{Passenger, Technology};
use crate::query::Place;
use crate::state::{Board, State};
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// The hatch is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Unloading {
    /// In space, and not at a landing place.
    pub(crate) overboard: bool,
}

impl Board {
    /// What `seat` could take off the ship: goods, structures, upgrades and passengers (D-47).
    pub(crate) fn cargo(&self, seat: Seat) -> impl Iterator<Item = Cargo> + use<'_> {
        let (pack, merchant) = (self.pack.pack(), &self.merchants[seat]);
        let loose = move |it: &Technology| {
            merchant.technologies[it.at()] > 0
                && matches!(pack[*it].kind, TechnologyType::Structure | TechnologyType::Upgrade)
                && self.can_do_without(seat, *it)
        };
        let goods = merchant.kinds().map(Cargo::Good);
        let technologies = Technology::all().filter(loose).map(Cargo::Technology);
        goods.chain(technologies).chain(merchant.passengers.iter().map(Cargo::Passenger))
    }

    /// Whether there is anything to take off the ship.
    pub(crate) fn has_cargo(&self, seat: Seat) -> bool {
        let merchant = &self.merchants[seat];
        let has = |counts: &[u8]| counts.iter().any(|n| *n > 0);
        !merchant.passengers.is_empty()
            || has(&merchant.goods)
            || has(&merchant.technologies) && self.cargo(seat).next().is_some()
    }

    /// What `seat` could leave at a place; at the base only passengers (MV-150).
    pub(crate) fn leavable(&self, seat: Seat, place: Place) -> impl Iterator<Item = Cargo> + use<'_> {
        self.cargo(seat).filter(move |cargo| place != Place::Base || matches!(cargo, Cargo::Passenger(_)))
    }
}

impl State {
    /// D-35: whether cargo can be thrown overboard, which is not allowed at landing places. Between two steps the
    /// hatch can be opened once, and again after something was thrown.
    pub(crate) fn can_open_hatch(&self, seat: Seat) -> bool {
        !self.turn.hatch && !self.is_landing_place(self.merchants[seat].ship) && self.has_cargo(seat)
    }

    /// Opens the hatch in space.
    pub(crate) fn open_hatch(&mut self) {
        self.board.turn.hatch = true;
        self.push(Unloading { overboard: true });
    }
}

impl Unloading {
    fn place(state: &State) -> Place {
        state.place(state.merchants[state.turn.seat].ship).unwrap_or(Place::Base)
    }
}

impl Part<State> for Unloading {
    fn asks(&self, state: &State) -> Option<Seat> {
        let seat = state.turn.seat;
        let left = if self.overboard {
            state.has_cargo(seat)
        } else {
            state.leavable(seat, Self::place(state)).next().is_some()
        };
        left.then_some(seat)
    }

    fn decision(&self, _: &State) -> Decision {
        if self.overboard { Decision::Jettison } else { Decision::Unload }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let seat = state.turn.seat;
        if self.overboard {
            into.extend(state.cargo(seat).map(Action::Throw));
        } else {
            into.extend(state.leavable(seat, Self::place(state)).map(Action::Leave));
        }
        into.push(Action::Done);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let seat = state.turn.seat;
        if action == Action::Done {
            return;
        }
        // A player who has removed something may open the hatch again; for the others it would have no use.
        state.board.turn.hatch = false;
        state.push(self);
        match action {
            Action::Leave(cargo) => leave(state, seat, cargo, log),
            Action::Throw(cargo) => throw(state, seat, cargo, log),
            _ => {}
        }
    }
}

/// MV-148, MV-149: cargo lies on the market for everybody.
fn leave(state: &mut State, seat: Seat, cargo: Cargo, log: &mut Log<Event>) {
    let place = Unloading::place(state);
    let board = &mut state.board;
    let merchant = &mut board.merchants[seat];
    match (cargo, place.culture()) {
        (Cargo::Good(good), Some(culture)) => {
            merchant.goods[good.at()] -= 1;
            board.offers[culture.at()][good.at()] += 1;
            board.turn.left.0.add(good);
        }
        (Cargo::Technology(technology), Some(culture)) => {
            merchant.technologies[technology.at()] -= 1;
            board.tech_offers[culture.at()][technology.at()] += 1;
            board.turn.left.1.add(technology);
        }
        (Cargo::Passenger(passenger), _) => {
            merchant.passengers.remove(passenger);
            board.waiting[place.at()].add(passenger);
            board.turn.left.2.add(passenger);
        }
        _ => return,
    }
    log.tell(Event::Left(seat, cargo));
}

/// MV-151: goods and technologies go to their supply areas.
fn throw(state: &mut State, seat: Seat, cargo: Cargo, log: &mut Log<Event>) {
    let merchant = &mut state.board.merchants[seat];
    log.tell(Event::Thrown(seat, cargo));
    match cargo {
        Cargo::Good(good) => {
            merchant.goods[good.at()] -= 1;
            state.board.supply[good.at()] += 1;
        }
        Cargo::Technology(technology) => {
            merchant.technologies[technology.at()] -= 1;
            state.board.tech_supply[technology.at()] += 1;
        }
        Cargo::Passenger(passenger) => throw_passenger(state, seat, passenger, log),
    }
}

/// MV-152: the passenger leaves the game; the higher of two dice is taken as infamy.
fn throw_passenger(state: &mut State, seat: Seat, passenger: Passenger, log: &mut Log<Event>) {
    state.board.merchants[seat].passengers.remove(passenger);
    let dice = (0..state.pack.constants.overboard_dice).map(|_| state.roll(log)).max();
    state.gain_infamy(seat, i32::from(dice.unwrap_or(0)), log);
}
