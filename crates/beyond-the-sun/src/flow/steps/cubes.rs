//! Steps that turn cubes into population or back, foreseen and done.

use crate::event::Event;
use crate::flow::prospect::{Look, Purse};
use crate::ids::{Column, Sort};
use crate::state::State;
use engine::{Index, Log, Seat};

/// Supply cubes that become population are foreseen.
pub(super) fn foresee_recruit(look: &Look<'_>, n: u8, from: Option<Column>, purse: &mut Purse) {
    let left = match from {
        Some(column) => look.state.tableaus[look.seat].supply[column.at()],
        None => purse.supply,
    };
    turn_to_population(n.min(left), purse);
}

/// BTS-096, BTS-103, BTS-104: supply cubes become population, from the leftmost column or the named one.
pub(super) fn recruit(state: &mut State, seat: Seat, n: u8, from: Option<Column>, log: &mut Log<Event>) {
    let tableau = &mut state.tableaus[seat];
    let before = tableau.pop;
    for _ in 0..n {
        let taken = match from {
            None => tableau.take_supply(),
            Some(column) => {
                let cubes = &mut tableau.supply[column.at()];
                let some = *cubes > 0;
                *cubes -= u8::from(some);
                some
            }
        };
        tableau.pop += u8::from(taken);
    }
    let gained = tableau.pop - before;
    if gained > 0 {
        state.this_turn.changed = true;
        log.tell(Event::Recruited(seat, gained));
    }
}

/// Population growth is foreseen.
pub(super) fn foresee_grow(look: &Look<'_>, purse: &mut Purse) {
    turn_to_population(look.state.growth(look.seat), purse);
}

/// BTS-045 to BTS-048: a cube for each visible symbol, from its own column only.
pub(crate) fn grow(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let mat = state.mat_card(seat);
    let tableau = &mut state.tableaus[seat];
    let mut n = 0;
    for column in mat.growth(tableau.removed[Sort::Food.at()]) {
        let cubes = &mut tableau.supply[column.at()];
        if *cubes > 0 {
            *cubes -= 1;
            n += 1;
        }
    }
    tableau.pop += n;
    state.this_turn.changed |= n > 0;
    log.tell(Event::Grew(seat, n));
}

/// So many cubes, or what there is, turn from supply to population.
fn turn_to_population(n: u8, purse: &mut Purse) {
    let n = n.min(purse.supply);
    purse.supply -= n;
    purse.pop += n;
    purse.changed |= n > 0;
}

/// Any number of exchanges is foreseen.
pub(super) fn foresee_trade(purse: &mut Purse) {
    purse.changed |= purse.pop > 0 || purse.ore >= 3 && purse.supply > 0;
}

impl State {
    /// What population growth would bring `seat` now (BTS-045 to BTS-048).
    fn growth(&self, seat: Seat) -> u8 {
        let tableau = &self.tableaus[seat];
        let mut supply = tableau.supply;
        let mut n = 0;
        for column in self.mat_card(seat).growth(tableau.removed[Sort::Food.at()]) {
            let some = u8::from(supply[column.at()] > 0);
            supply[column.at()] -= some;
            n += some;
        }
        n
    }
}
