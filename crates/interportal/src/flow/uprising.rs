//! An uprising on a colony: its ground units fight rebels at once (X4R-E308, X4R-393).

use engine::{Index, List, Log, Seat};

use super::{battling, build};
use crate::combat::{Troop, put_down};
use crate::economy::Books;
use crate::event::Event;
use crate::hex::Hex;
use crate::ids::{Ground, named};
use crate::realm::MARKERS;
use crate::state::State;

/// Rebels of an uprising.
const REBELS: u8 = 3;

/// The armies of a seat that stand in a system.
pub(super) fn armies(state: &State, seat: Seat, hex: Hex) -> impl Iterator<Item = u8> + use<> {
    let armies = state.realms[seat].armies;
    let ashore = move |army: &u8| {
        armies[usize::from(*army)].is_some_and(|marker| marker.hex == hex && marker.aboard().is_none())
    };
    (0..MARKERS as u8).filter(ashore)
}

/// X4R-E308: the ground units there fight three militia; if they lose, or if there are none, the colony loses a level.
pub(super) fn rise(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    let (won, _) = fight(state, seat, hex, ("militia", REBELS), 0, log);
    log.tell(Event::Uprising(seat, hex, won));
    if !won {
        build::lower(state, hex, log);
    }
}

/// X4R-393: the ground units there, and so many loyal infantry for this battle only, fight rebels; whether they won, and
/// how many rebels are left.
pub(super) fn fight(
    state: &mut State,
    seat: Seat,
    hex: Hex,
    (rebel, n): (&str, u8),
    loyal: u8,
    log: &mut Log<Event>,
) -> (bool, u8) {
    let mut troop: Troop = [0; Ground::COUNT];
    for army in armies(state, seat, hex) {
        // Everybody sees who fights.
        let units = state.hidden.hands[seat].troops.show(log)[usize::from(army)];
        troop.iter_mut().zip(units).for_each(|(sum, n)| *sum = sum.saturating_add(n));
    }
    let infantry = named!(Ground, "infantry").at();
    troop[infantry] = troop[infantry].saturating_add(loyal);
    let pack = state.pack.pack();
    let rebel = Ground::from_id(rebel).unwrap_or_default();
    let State { board, chance, .. } = &mut *state;
    let books = Books::open(board, seat);
    let dice = &mut battling::Thrown { chance, log };
    let (left, rebels) = put_down(pack, &books, (&troop, hex), (rebel, n), dice);
    for (ground, (before, after)) in Ground::all().zip(troop.into_iter().zip(left)) {
        // X4R-348: loyal troops fall first.
        let spared = if ground.at() == infantry { loyal } else { 0 };
        lose(state, seat, hex, ground, (before - after).saturating_sub(spared), log);
    }
    (left.iter().any(|n| *n > 0), rebels)
}

/// All ground units there are lost.
pub(super) fn lose_all(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    for army in armies(state, seat, hex) {
        let units = state.hidden.hands[seat].troops.show(log)[usize::from(army)];
        for (ground, n) in Ground::all().zip(units) {
            lose(state, seat, hex, ground, n, log);
        }
    }
}

/// So many ground units of a kind go, from the armies there.
fn lose(state: &mut State, seat: Seat, hex: Hex, ground: Ground, n: u8, log: &mut Log<Event>) {
    let there: List<u8, MARKERS> = armies(state, seat, hex).collect();
    lose_from(state, seat, &there, (ground, n, hex), log);
}

/// So many ground units of a kind go, from these armies.
pub(super) fn lose_from(
    state: &mut State,
    seat: Seat,
    armies: &[u8],
    (ground, n, hex): (Ground, u8, Hex),
    log: &mut Log<Event>,
) {
    if n == 0 {
        return;
    }
    log.tell(Event::GroundLost(seat, ground, hex, n));
    let mut left = n;
    for army in armies.iter().copied() {
        let troops = &mut state.hidden.hands[seat].troops;
        let gone = troops.army(army)[ground.at()].min(left);
        troops.change(army, ground, -(gone as i8));
        left -= gone;
        let is_empty = troops.army(army).iter().all(|n| *n == 0);
        let realm = &mut state.board.realms[seat];
        realm.ground[ground.at()] -= gone;
        if is_empty {
            realm.armies[usize::from(army)] = None;
        }
    }
    state.touch(seat);
}
