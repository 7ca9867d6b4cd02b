//! BTS-173 to BTS-189: colonising a system.

use super::{Marking, Part, Triggering, Weighing, prospect, reward, triggers};
use crate::action::Action;
use crate::event::{Cause, Decision, Event};
use crate::ids::{Place, System, SystemDeck};
use crate::state::{Board, Colony, Marker, State};
use crate::tableau::hull;
use crate::why::Reason;
use engine::{Bits, Index, Log, Refusal, Seat, Unsaid, require};
use serde::{Deserialize, Serialize};

/// A choice of the system to colonise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Colonising {
    pub seat: Seat,
    /// Whether it must be one that nobody controlled when the turn began; control is not needed then.
    pub neutral: bool,
}

/// BTS-173, BTS-174: whether `seat` can colonise a place now.
#[inline]
pub(crate) fn may_colonise<R: Refusal<Reason>>(
    state: &Board,
    seat: Seat,
    neutral: bool,
    place: Place,
) -> Result<(), R> {
    let system = state.systems[place.at()].ok_or_else(|| R::because(|| Reason::NotASystem))?;
    if neutral {
        require(!state.this_turn.controlled.has(place), || Reason::ControlledBefore)?;
    } else {
        require(state.controller(place) == Some(seat), || Reason::NotControlled)?;
    }
    let (need, have) = (state.pack[system].strength, state.tableaus[seat].strength(place));
    require(have >= need, || Reason::TooWeak { need, have })
}

/// Systems that `seat` can colonise now.
pub(crate) fn targets(state: &Board, seat: Seat, neutral: bool) -> Bits<Place> {
    let may = |place: &Place| may_colonise::<Unsaid>(state, seat, neutral, *place).is_ok();
    Place::ALL.into_iter().filter(may).collect()
}

impl Colonising {
    /// Asks for the system, unless there is none.
    pub(crate) fn begin(self, state: &mut State) {
        if !targets(state, self.seat, self.neutral).is_empty() {
            state.push(self);
        }
    }
}

impl Part<State> for Colonising {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Colonise
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let first = into.len();
        into.extend(targets(state, self.seat, self.neutral).iter().map(Action::Colonise));
        prospect::keep_possible(state, self.seat, into, first, |after, action, log| {
            if let Action::Colonise(place) = action {
                vacate(after, place, log);
            }
        });
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Colonise(place) = action else { return };
        let Some(system) = state.systems[place.at()] else { return };
        let need = state.pack[system].strength;
        Settling { seat: self.seat, place, system, need }.go_on(state, log);
    }
}

/// BTS-176, BTS-177: ships being taken for the colony.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Settling {
    pub seat: Seat,
    pub place: Place,
    pub system: System,
    /// Strength still missing.
    pub need: u8,
}

impl Settling {
    fn go_on(mut self, state: &mut State, log: &mut Log<Event>) {
        let tableau = &state.tableaus[self.seat];
        let strength = tableau.strength(self.place);
        if strength == 0 && self.need == 0 {
            return self.end(state, log);
        }
        // If every ship is needed, there is nothing to choose.
        let spared = |ship| strength - tableau.ship_strength(ship);
        let all = self.need > 0 && tableau.levels(self.place).all(|ship| spared(ship) < self.need);
        if !all {
            return state.push(self);
        }
        while let Some(ship) = state.tableaus[self.seat].levels(self.place).next() {
            self.spend(state, ship, log);
        }
        self.end(state, log);
    }

    /// BTS-178: the ship goes back to supply; its tile counts (BTL-033).
    fn spend(&mut self, state: &mut State, ship: u8, log: &mut Log<Event>) {
        let mat = state.mat_card(self.seat);
        let tableau = &mut state.tableaus[self.seat];
        self.need = self.need.saturating_sub(tableau.ship_strength(ship));
        tableau.remove_ship(self.place, ship);
        tableau.put_supply(mat);
        log.tell(Event::ReturnedShip(self.seat, hull(ship), state.spot(self.place)));
    }

    /// BTS-179 to BTS-183: the other ships are expelled, the card is taken and the place is filled again.
    fn end(self, state: &mut State, log: &mut Log<Event>) {
        let Settling { seat, place, system, .. } = self;
        expel(state, place, log);
        let outpost = state.outposts[place.at()].take();
        let own = outpost.filter(|outpost| outpost.seat == seat).map(|outpost| outpost.marker);
        if let Some(other) = outpost.filter(|outpost| outpost.seat != seat) {
            state.take_back(other, log);
            log.tell(Event::LostControl(other.seat, state.spot(place)));
        }
        for laid in state.board.laid.iter_mut().filter(|laid| laid.place == Some(place)) {
            (laid.place, laid.owner) = (None, Some(seat));
        }
        reward::lose_bonus(state, place, log);
        log.tell(Event::Colonised(seat, system));
        refill(state, place, log);
        settled(state, seat, system, own, 2 - u8::from(own.is_some()));
        // BTL-036: its tile may have left with a ship, and counts at another place now.
        if state.tableaus[seat].retinue.tile.strength > 0 {
            state.ships_left(seat, log);
        }
    }
}

impl Part<State> for Settling {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::SpendShips(self.need)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let first = into.len();
        into.extend(state.tableaus[self.seat].levels(self.place).map(Action::Spend));
        if self.need == 0 {
            into.push(Action::Done);
        }
        prospect::keep_possible(state, self.seat, into, first, |after, action, log| {
            if let Action::Spend(ship) = action {
                Self::spend(&mut { *self }, after, ship, log);
            }
            vacate(after, self.place, log);
        });
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Spend(level) => {
                self.spend(state, level, log);
                self.go_on(state, log);
            }
            _ => self.end(state, log),
        }
    }
}

/// A place as it will be for the colonising faction, regardless of the card drawn for it.
fn vacate(state: &mut State, place: Place, log: &mut Log<Event>) {
    expel(state, place, log);
    (state.systems[place.at()], state.outposts[place.at()]) = (None, None);
}

/// All ships of a place go to Deep Space.
pub(crate) fn expel(state: &mut State, place: Place, log: &mut Log<Event>) {
    for seat in state.tableaus.seats() {
        while let Some(ship) = state.tableaus[seat].levels(place).next() {
            state.tableaus[seat].move_ship(ship, place, Place::DeepSpace);
            log.tell(Event::Expelled(seat, hull(ship), state.spot(place)));
        }
    }
    state.this_turn.changed = true;
}

/// BTS-181, BTS-182: a new card from the deck of the place; a system beside the board is not replaced.
pub(crate) fn refill(state: &mut State, place: Place, log: &mut Log<Event>) {
    state.systems[place.at()] = None;
    let Some(deck) = state.side().place(place).and_then(|card| card.deck) else {
        for (beside, joined) in [Place::X1, Place::X2].into_iter().zip(&mut state.board.joined) {
            if beside == place {
                *joined = None;
            }
        }
        return;
    };
    match state.draw_system(deck, log) {
        Some(system) => {
            state.systems[place.at()] = Some(system);
            log.tell(Event::Discovered(place, system));
        }
        None => log.tell(Event::NothingDiscovered(place)),
    }
}

/// A system becomes a colony: first its markers, then its bonus, then what the owner gets for colonising.
pub(crate) fn settled(state: &mut State, seat: Seat, system: System, outpost: Option<Marker>, markers: u8) {
    state.tableaus[seat].colonies.push(Colony { system, markers: [outpost, None] });
    state.this_turn.changed = true;
    state.push(Triggering {});
    state.push(Settled { seat });
    let effect = state.pack[system].colonise;
    state.push(Weighing::bonus(seat, effect, Cause::Colonise(system)));
    if markers > 0 {
        state.push(Marking { seat, system, left: markers });
    }
}

/// A system has been colonised and its bonus carried out: what the owner gets for colonising follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Settled {
    pub seat: Seat,
}

impl Part<State> for Settled {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        state.unlock(log);
        triggers::on_colonise(state, self.seat);
    }
}

/// BTS-208, BTS-209: the card under the Dyson sphere becomes a colony without markers.
pub(crate) fn take_dyson(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    if let Some(dyson) = state.dyson.take() {
        state.tableaus[seat].pawn = None;
        // BTL-055: an event that was laid on it goes with it.
        for laid in state.board.laid.iter_mut().filter(|laid| laid.place.is_none() && laid.owner.is_none()) {
            laid.owner = Some(seat);
        }
        log.tell(Event::Colonised(seat, dyson.system));
        settled(state, seat, dyson.system, None, 0);
    }
}

impl State {
    /// BTS-182: the top card of a deck, or of the other one if it is empty.
    pub(crate) fn draw_system(&mut self, deck: SystemDeck, log: &mut Log<Event>) -> Option<System> {
        let decks = &mut self.hidden.systems;
        let (own, other) = (deck.at(), 1 - deck.at());
        let from = if decks[own].is_empty() { other } else { own };
        if decks[from].is_empty() {
            return None;
        }
        decks[from].draw(log)
    }
}
