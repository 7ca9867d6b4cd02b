//! BTS-034, BTS-190: whether a colony can be founded after the jumps that come before it.

use super::{Frame, colonise};
use crate::effect::{Item, Step};
use crate::ids::Place;
use crate::state::State;
use engine::{Index, Seat};

/// Whether some system can be colonised after at most so many jumps.
pub(crate) fn is_possible(state: &State, seat: Seat, neutral: bool, jumps: u8) -> bool {
    if !colonise::targets(state, seat, neutral).is_empty() {
        return true;
    }
    // Ships that are there already take control when the current jumps are over.
    if jumps == 0 && !matches!(state.frames.last(), Some(Frame::Jumping(_))) {
        return false;
    }
    let mut places = Place::ALL.into_iter().filter(|place| state.systems[place.at()].is_some());
    places.any(|place| {
        let Some(need) = needed(state, seat, neutral, place) else { return false };
        let there = state.tableaus[seat].strength(place) >= need;
        there || jumps > 0 && least_jumps(state, seat, place, need).is_some_and(|least| least <= jumps)
    })
}

/// The strength that must be collected at a place; `None` if it cannot be colonised.
fn needed(state: &State, seat: Seat, neutral: bool, place: Place) -> Option<u8> {
    let strength = state.pack[state.systems[place.at()]?].strength;
    if neutral {
        return (!state.this_turn.controlled.has(place)).then_some(strength);
    }
    if state.controller(place) == Some(seat) {
        return Some(strength);
    }
    let others = state.tableaus.seats().filter(|other| *other != seat);
    let strongest = others.map(|other| state.defence(other, place)).max().unwrap_or_default();
    Some(strength.max(strongest + 1))
}

/// The smallest number of jumps that collects this much strength at a place, including the ships there.
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
            let strength = usize::from(tableau.ship_strength(level));
            for _ in 0..tableau.n_ships(from, level) {
                for before in (0..need).rev() {
                    let Some(jumps) = least[before] else { continue };
                    let after = (before + strength).min(need);
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
    // As many passes as there are places are enough to compute every distance.
    for _ in 0..Place::COUNT {
        for from in state.places() {
            for next in state.jumps_from(seat, from, wormhole) {
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

/// Whether colonising comes after the frame on top without moving ships in between, and whether of a neutral system.
pub(crate) fn comes_next(state: &State) -> Option<bool> {
    let below = state.frames.len().checked_sub(2)?;
    let Frame::Doing(doing) = state.frames[below] else { return None };
    for item in state.pack.pack().code.items(doing.items) {
        match item {
            Item::Step(Step::Colonise { neutral }, _) => return Some(*neutral),
            Item::Step(Step::Gain(_) | Step::Pay(_) | Step::Grow | Step::Mine | Step::Automate(_), _) => {}
            _ => return None,
        }
    }
    None
}
