//! Rounds and phases (X4-006, X4-156).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Founding, Frame, Owing, Rotation, battling, fleeing, movement};
use crate::economy::Books;
use crate::event::Event;
use crate::ids::Resource;
use crate::score;
use crate::state::{Phase, State};

/// A phase begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Phasing {
    phase: Phase,
}

impl Phasing {
    /// X4R-029: round 1 starts with the Economy phase, since politics is skipped (X4-007).
    pub(crate) const FIRST: Self = Self { phase: Phase::Economy };
}

impl Part<State> for Phasing {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        log.tell(Event::PhaseBegan(self.phase));
        match self.phase {
            Phase::Politics => state.push(Self { phase: Phase::Economy }),
            Phase::Economy => {
                state.push(Self { phase: Phase::Movement });
                begin_economy(state, log);
            }
            Phase::Movement => {
                state.push(Self { phase: Phase::Battles });
                movement::begin(state);
            }
            Phase::Battles => {
                state.push(Self { phase: Phase::Closing });
                battling::begin(state);
                fleeing::flee(state, log);
            }
            Phase::Closing => close(state, log),
        }
    }
}

impl State {
    /// Seats in turn order, from the one with the first-player marker (X4-001).
    pub(crate) fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (first, n) = (self.first.0, self.n_players());
        (0..n).map(move |step| Seat((first + step) % n))
    }
}

/// X4R-327: all incomes at once; debts, then foundings, seat by seat; capacity is refilled; then the rotation.
fn begin_economy(state: &mut State, log: &mut Log<Event>) {
    state.push(Rotation::of(Phase::Economy, state.first));
    for seat in state.in_order().rev() {
        state.push(Founding::of(seat));
    }
    for seat in state.in_order().rev() {
        state.push(Owing { seat });
    }
    let received = state.realms.map(|seat, _| {
        let books = Books::open(state, seat);
        let skipped = books.is_income_skipped();
        (books.accounts_after_income(), books.debts(), skipped, books.state_size())
    });
    for seat in state.in_order() {
        let (accounts, debts, skipped, (used, limit)) = received[seat];
        let realm = &mut state.board.realms[seat];
        let gained = crate::realm::Stock::new(|resource| accounts[resource] - realm.accounts[resource]);
        realm.accounts = accounts;
        realm.debts = debts;
        // X4R-071: without excess the count restarts.
        realm.excess = if used > limit { realm.excess.saturating_add(1) } else { 0 };
        realm.spent = [0; 2];
        realm.done = Default::default();
        log.tell(if skipped { Event::IncomeSkipped(seat) } else { Event::Income(seat, gained) });
        for resource in Resource::ALL.into_iter().filter(|resource| debts[*resource] > 0) {
            log.tell(Event::Owes(seat, resource, debts[resource]));
        }
        state.touch(seat);
    }
    for colony in state.board.colonies.iter_mut() {
        colony.raised = false;
    }
}

/// X4-157, X4R-286, X4-172: a player with enough points wins; after the last round the game is over; else the marker goes
/// on and the next round begins.
fn close(state: &mut State, log: &mut Log<Event>) {
    let is_last = state.round >= state.pack.end.round_limit;
    if is_last || score::has_winner(state) {
        log.tell(Event::Ended);
        state.push(Frame::Over);
        return;
    }
    state.round += 1;
    state.first = Seat((state.first.0 + 1) % state.n_players());
    log.tell(Event::RoundBegan(state.round));
    state.push(Phasing { phase: Phase::Politics });
}
