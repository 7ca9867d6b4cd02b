//! Cards that go back where they came from when a planet or a colony is gone (X4R-253, X4R-313, X4R-CR5, X4R-W3).

use engine::Index;

use super::exploring::ROCK_WORLD;
use crate::hex::Hex;
use crate::ids::Planet;
use crate::state::{Board, Colony, State};

/// The planet card of a system goes under its deck. Planets without a card are just gone: home worlds, ring worlds, and
/// rock worlds that are laid when the deck is empty.
pub(super) fn planet(state: &mut State, hex: Hex) {
    let Some(planet) = state.board.systems[hex.at()].planet.take() else { return };
    let n_cards = usize::from(state.pack[planet].cards);
    let rock = Some(planet) == Planet::from_id(ROCK_WORLD);
    // Of rock worlds nobody knows which one has no card; all know how many do not.
    let surplus = rock && n_planets(state) + state.hidden.planets.len() + 1 > n_printed(state);
    if n_cards > 0 && !surplus {
        state.hidden.planets.put_under(planet);
    }
}

/// Planets with a card that lie open.
fn n_planets(board: &Board) -> usize {
    let has_card = |planet: &Planet| board.pack[*planet].cards > 0;
    let open = board.systems.iter().filter_map(|system| system.planet);
    let returned = board.realms.as_slice().iter().filter_map(|realm| realm.returned);
    open.chain(returned).filter(has_card).count()
}

fn n_printed(board: &Board) -> usize {
    Planet::all().map(|planet| usize::from(board.pack[planet].cards)).sum()
}

/// The planetary events of a colony that is gone go under their decks.
pub(super) fn events(state: &mut State, colony: &Colony) {
    let pack = state.pack.pack();
    for happened in colony.events.iter() {
        let deck = pack.planetary_events[happened.event.at()].deck.id();
        let place = ["planetary-1", "planetary-2", "planetary-3"].iter().position(|it| *it == deck);
        place.into_iter().for_each(|place| state.hidden.planetary[place].put_under(happened.event));
    }
}
