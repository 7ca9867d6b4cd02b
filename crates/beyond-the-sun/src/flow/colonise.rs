//! BTS-173 to BTS-189: colonising a system.

use super::{Frame, Marking, Part, Triggering, Weighing, triggers};
use crate::action::Action;
use crate::effect::{Item, Step};
use crate::event::{Cause, Decision, Event};
use crate::ids::{Place, System, SystemDeck};
use crate::state::{Colony, Marker, State};
use engine::{Bits, Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// A choice of the system to colonise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Colonising {
    pub seat: Seat,
    /// Whether it must be one that nobody controlled when the turn began; control is not needed then.
    pub neutral: bool,
}

/// BTS-173, BTS-174: systems that `seat` can colonise now.
pub(crate) fn targets(state: &State, seat: Seat, neutral: bool) -> Bits<Place> {
    let held = if neutral {
        state.controllable().without(state.this_turn.controlled)
    } else {
        state.controlled(seat)
    };
    let mut targets = Bits::EMPTY;
    for place in held {
        let needed = state.systems[place.at()].map(|system| state.pack[system].strength);
        if needed.is_some_and(|needed| state.tableaus[seat].strength(place) >= needed) {
            targets.add(place);
        }
    }
    targets
}

/// Whether some system can be colonised after at most so many jumps.
pub(crate) fn is_possible(state: &State, seat: Seat, neutral: bool, jumps: u8) -> bool {
    if !targets(state, seat, neutral).is_empty() {
        return true;
    }
    let mut places = Place::ALL.into_iter().filter(|place| state.systems[place.at()].is_some());
    jumps > 0
        && places.any(|place| {
            let Some(need) = needed(state, seat, neutral, place) else { return false };
            least_jumps(state, seat, place, need).is_some_and(|least| least <= jumps)
        })
}

/// The strength that must be gathered at a place; `None` if it cannot be the one.
fn needed(state: &State, seat: Seat, neutral: bool, place: Place) -> Option<u8> {
    let strength = state.pack[state.systems[place.at()]?].strength;
    if neutral {
        return (!state.this_turn.controlled.has(place)).then_some(strength);
    }
    if state.controller(place) == Some(seat) {
        return Some(strength);
    }
    let others = state.tableaus.iter().filter(|(other, _)| *other != seat);
    let strongest = others.map(|(_, tableau)| tableau.strength(place)).max().unwrap_or_default();
    Some(strength.max(strongest + 1))
}

/// The least number of jumps that gathers so much strength at a place, ships there included.
fn least_jumps(state: &State, seat: Seat, place: Place, need: u8) -> Option<u8> {
    const MOST: usize = 64;
    let need = usize::from(need).min(MOST - 1);
    let tableau = &state.tableaus[seat];
    let distances = distances(state, seat, place);
    let mut least = [None; MOST];
    least[0] = Some(0_u8);
    for from in tableau.with_ships() {
        let Some(distance) = distances[from.at()] else { continue };
        for level in tableau.levels(from).filter(|level| from == place || state.may_enter(place, *level)) {
            for _ in 0..tableau.ships[from.at()][usize::from(level) - 1] {
                for before in (0..need).rev() {
                    let Some(jumps) = least[before] else { continue };
                    let after = (before + usize::from(level)).min(need);
                    let jumps = jumps.saturating_add(distance);
                    if least[after].is_none_or(|known: u8| jumps < known) {
                        least[after] = Some(jumps);
                    }
                }
            }
        }
    }
    least[need]
}

/// Jumps from every place to one.
fn distances(state: &State, seat: Seat, to: Place) -> [Option<u8>; Place::COUNT] {
    let wormhole = state.has_tech(seat, state.pack.masks.wormhole);
    let mut distances = [None; Place::COUNT];
    distances[to.at()] = Some(0);
    // As many passes as places are enough to settle every distance.
    for _ in 0..Place::COUNT {
        for from in state.places() {
            for next in state.jumps_from(from, wormhole) {
                let Some(rest) = distances[next.at()] else { continue };
                let jumps: u8 = rest + state.entry_cost(next);
                if distances[from.at()].is_none_or(|known: u8| jumps < known) {
                    distances[from.at()] = Some(jumps);
                }
            }
        }
    }
    distances
}

/// Whether colonising is what comes right after the frame on top, and whether of a neutral system.
pub(crate) fn comes_next(state: &State) -> Option<bool> {
    let below = state.frames.len().checked_sub(2)?;
    let Frame::Doing(doing) = state.frames[below] else { return None };
    match state.pack.pack().code.next(doing.items) {
        Some(Item::Step(Step::Colonise { neutral }, _)) => Some(neutral),
        _ => None,
    }
}

impl Colonising {
    /// Asks for the system, unless there is none.
    pub(crate) fn begin(self, state: &mut State) {
        if !targets(state, self.seat, self.neutral).is_empty() {
            state.push(self);
        }
    }
}

impl Part for Colonising {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Colonise
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(targets(state, self.seat, self.neutral).iter().map(Action::Colonise));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        let Action::Colonise(place) = action else { return };
        let Some(system) = state.systems[place.at()] else { return };
        let need = state.pack[system].strength;
        Settling { seat: self.seat, place, system, need }.go_on(state, log);
    }

    fn run(self, _: &mut State, _: &mut impl Log<Event>) {}
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
    fn go_on(mut self, state: &mut State, log: &mut impl Log<Event>) {
        let tableau = &state.tableaus[self.seat];
        let strength = tableau.strength(self.place);
        if strength == 0 && self.need == 0 {
            return self.end(state, log);
        }
        // With every single ship needed there is nothing to choose.
        let all = self.need > 0 && tableau.levels(self.place).all(|level| strength - level < self.need);
        if !all {
            return state.push(self);
        }
        for level in 1..=4 {
            while state.tableaus[self.seat].ships[self.place.at()][usize::from(level) - 1] > 0 {
                self.spend(state, level, log);
            }
        }
        self.end(state, log);
    }

    /// BTS-178: the ship goes back to supply.
    fn spend(&mut self, state: &mut State, level: u8, log: &mut impl Log<Event>) {
        let mat = state.mat_card(self.seat);
        let tableau = &mut state.tableaus[self.seat];
        tableau.remove_ship(self.place, level);
        tableau.put_supply(mat);
        self.need = self.need.saturating_sub(level);
        log.tell(Event::ReturnedShip(self.seat, level, self.place));
    }

    /// BTS-179 to BTS-183: the rest is expelled, the card taken and the place filled anew.
    fn end(self, state: &mut State, log: &mut impl Log<Event>) {
        let Settling { seat, place, system, .. } = self;
        expel(state, place, log);
        let outpost = state.outposts[place.at()].take();
        let own = outpost.filter(|outpost| outpost.seat == seat).map(|outpost| outpost.marker);
        if let Some(other) = outpost.filter(|outpost| outpost.seat != seat) {
            state.tableaus[other.seat].put_marker(other.marker);
            log.tell(Event::LostControl(other.seat, place));
        }
        for laid in state.board.laid.iter_mut().filter(|laid| laid.place == Some(place)) {
            (laid.place, laid.owner) = (None, Some(seat));
        }
        // A bonus for taking this system that is still held back is lost with it.
        for frame in state.board.frames.iter_mut() {
            if let Frame::Rewarding(rewarding) = frame {
                rewarding.places.remove(place);
            }
        }
        log.tell(Event::Colonised(seat, system));
        refill(state, place, log);
        settled(state, seat, system, own, 2 - u8::from(own.is_some()));
    }
}

impl Part for Settling {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::SpendShips(self.need)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(state.tableaus[self.seat].levels(self.place).map(Action::Spend));
        if self.need == 0 {
            into.push(Action::Done);
        }
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Spend(level) => {
                self.spend(state, level, log);
                self.go_on(state, log);
            }
            _ => self.end(state, log),
        }
    }

    fn run(self, _: &mut State, _: &mut impl Log<Event>) {}
}

/// All ships of a place go to Deep Space.
pub(crate) fn expel(state: &mut State, place: Place, log: &mut impl Log<Event>) {
    for seat in state.tableaus.seats() {
        let ships = std::mem::take(&mut state.tableaus[seat].ships[place.at()]);
        for (level, n) in (1..).zip(ships) {
            for _ in 0..n {
                state.tableaus[seat].add_ship(Place::DeepSpace, level);
                log.tell(Event::Expelled(seat, level, place));
            }
        }
    }
    state.this_turn.changed = true;
}

/// BTS-181, BTS-182: a new card from the deck of the place; a system beside the board is not replaced.
fn refill(state: &mut State, place: Place, log: &mut impl Log<Event>) {
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

/// A system becomes a colony: markers, then its bonus, then what the owner gets for colonising.
pub(crate) fn settled(state: &mut State, seat: Seat, system: System, outpost: Option<Marker>, markers: u8) {
    state.tableaus[seat].colonies.push(Colony { system, markers: [outpost, None] });
    state.this_turn.changed = true;
    state.push(Triggering {});
    triggers::on_colonise(state, seat);
    let effect = state.pack[system].colonise;
    state.push(Weighing::bonus(seat, effect, Cause::Colonise(system)));
    if markers > 0 {
        state.push(Marking { seat, system, left: markers });
    }
}

/// BTS-208, BTS-209: the card under the Dyson sphere becomes a colony without markers.
pub(crate) fn take_dyson(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if let Some(dyson) = state.dyson.take() {
        state.tableaus[seat].pawn = None;
        log.tell(Event::Colonised(seat, dyson.system));
        settled(state, seat, dyson.system, None, 0);
    }
}

impl State {
    /// BTS-182: the top card of a deck, or of the other one if it is empty.
    pub(crate) fn draw_system(&mut self, deck: SystemDeck, log: &mut impl Log<Event>) -> Option<System> {
        let decks = &mut self.hidden.systems;
        let (own, other) = (deck.at(), 1 - deck.at());
        let from = if decks[own].is_empty() { other } else { own };
        if decks[from].is_empty() {
            return None;
        }
        decks[from].draw(log)
    }
}
