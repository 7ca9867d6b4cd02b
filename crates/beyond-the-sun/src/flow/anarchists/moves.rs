//! BTA-034 to BTA-044: ships of the anarchists are placed in Deep Space and move to their target.

use crate::anarchists::ANARCHISTS;
use crate::event::Event;
use crate::ids::Place;
use crate::state::State;
use engine::{Index, Log};

/// BTA-034, BTA-035: a ship is placed in Deep Space; there are always enough cubes.
pub(crate) fn place_ship(state: &mut State, level: u8, log: &mut Log<Event>) {
    state.tableaus[ANARCHISTS].add_ship(Place::DeepSpace, level);
    log.tell(Event::Built(ANARCHISTS, level, state.spot(Place::DeepSpace)));
}

/// BTA-037 to BTA-041: up to this many ships, the strongest first, move to the target; then control is checked.
pub(crate) fn jump(state: &mut State, n: u8, log: &mut Log<Event>) {
    let Some(to) = state.target().filter(|place| state.systems[place.at()].is_some()) else { return };
    let mut left = n;
    for level in (1..=4).rev() {
        while left > 0 && state.tableaus[ANARCHISTS].ships[Place::DeepSpace.at()][usize::from(level) - 1] > 0
        {
            state.tableaus[ANARCHISTS].move_ship(level, Place::DeepSpace, to);
            log.tell(Event::Jumped(ANARCHISTS, level, state.spot(Place::DeepSpace), state.spot(to)));
            left -= 1;
        }
    }
    if left < n {
        state.correct_control(log);
    }
}
