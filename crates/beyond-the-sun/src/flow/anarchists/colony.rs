//! BTA-045 to BTA-050: the anarchists colonise a system.

use crate::anarchists::ANARCHISTS;
use crate::event::Event;
use crate::flow::colonise;
use crate::ids::Place;
use crate::state::{Colony, Marker, State};
use engine::{Index, Log};

/// BTA-047, OQ-18: the ships taken back, by level: as little strength above what is needed as possible, and of
/// equal sums the one that keeps the highest levels.
pub(crate) fn spent(ships: [u8; 4], need: u8) -> [u8; 4] {
    let [ones, twos, threes, fours] = ships;
    let mut best: Option<(u8, [u8; 4])> = None;
    // The highest levels are tried last, so the first of equal sums is the one that keeps them.
    for four in 0..=fours {
        for three in 0..=threes {
            for two in 0..=twos {
                let without = 4 * four + 3 * three + 2 * two;
                let one = need.saturating_sub(without).min(ones);
                let sum = without + one;
                if sum >= need && best.is_none_or(|(least, _)| sum < least) {
                    best = Some((sum, [one, two, three, four]));
                }
            }
        }
    }
    best.map_or(ships, |(_, spent)| spent)
}

/// The system at a place becomes a colony of the anarchists; all text on it is ignored (BTA-050).
pub(super) fn settle(state: &mut State, place: Place, log: &mut Log<Event>) {
    let Some(system) = state.systems[place.at()] else { return };
    let spent = spent(state.tableaus[ANARCHISTS].ships[place.at()], state.pack[system].strength);
    for (level, n) in (1..).zip(spent) {
        for _ in 0..n {
            state.tableaus[ANARCHISTS].remove_ship(place, level);
            log.tell(Event::ReturnedShip(ANARCHISTS, level, state.spot(place)));
        }
    }
    colonise::expel(state, place, log);
    state.outposts[place.at()] = None;
    log.tell(Event::Colonised(ANARCHISTS, system));
    let second = state.use_marker(log).then_some(Marker::Threat);
    state.tableaus[ANARCHISTS].colonies.push(Colony { system, markers: [Some(Marker::Threat), second] });
    colonise::refill(state, place, log);
}
