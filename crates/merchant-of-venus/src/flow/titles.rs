//! MV-105, D-66: titles and their holders.

use crate::cards::EncounterKind;
use crate::eval::Context;
use crate::event::Event;
use crate::ids::Encounter;
use crate::state::State;
use engine::{Log, Seat};

fn measure(state: &State, title: Encounter, seat: Seat) -> i32 {
    let criterion = state.pack.pack()[title].leads.as_ref().expect("a title has a criterion");
    state.value(criterion, Context::seat(seat))
}

/// The seats from `seat` on, clockwise.
fn clockwise(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    let n_seats = state.merchants.n_seats();
    (0..n_seats).map(move |place| Seat((seat.0 + place) % n_seats))
}

/// The title goes to the leader; in a tie to the player who drew it, otherwise clockwise.
pub(crate) fn award(state: &mut State, seat: Seat, title: Encounter, log: &mut Log<Event>) {
    let best = clockwise(state, seat).map(|seat| measure(state, title, seat)).max().unwrap_or(0);
    let leader = clockwise(state, seat).find(|other| measure(state, title, *other) == best).unwrap_or(seat);
    state.board.merchants[leader].titles.add(title);
    log.tell(Event::TitleTo(leader, title));
}

/// At the end of a turn a title goes to a player who has strictly more than its holder.
pub(crate) fn check(state: &mut State, log: &mut Log<Event>) {
    for holder in state.order() {
        for title in state.merchants[holder].titles {
            debug_assert_eq!(state.pack.pack()[title].kind, EncounterKind::Title);
            let to_beat = measure(state, title, holder);
            let rivals = || clockwise(state, state.turn.seat).map(|seat| (seat, measure(state, title, seat)));
            let best = rivals().map(|(_, n)| n).max().unwrap_or(to_beat);
            let leader = rivals().find(|(_, n)| *n == best && best > to_beat).map(|(seat, _)| seat);
            if let Some(leader) = leader {
                state.board.merchants[holder].titles.remove(title);
                state.board.merchants[leader].titles.add(title);
                log.tell(Event::TitleTo(leader, title));
            }
        }
    }
}
