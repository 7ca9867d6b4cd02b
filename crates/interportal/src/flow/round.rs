//! Rounds and phases (X4-006, X4-156).

use engine::{Log, Part, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{
    Assaulting, Closing, Founding, Frame, Owing, Rotation, Salvo, Supporting, battling, falling, fleeing,
    goals, happening, movement, plague, plot, politics, treaties, workshop,
};
use crate::economy::Books;
use crate::event::Event;
use crate::ids::Resource;
use crate::notation::Moment;
use crate::state::{Phase, State};

/// A phase begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Phasing {
    phase: Phase,
}

impl Phasing {
    /// X4R-029: round 1 starts with the Economy phase, since politics is skipped (X4-007).
    pub(crate) const FIRST: Self = Self { phase: Phase::Economy };

    /// Later rounds begin with politics.
    pub(crate) const POLITICS: Self = Self { phase: Phase::Politics };

    /// The phase that begins.
    pub(crate) const fn phase(self) -> Phase {
        self.phase
    }
}

impl Part<State> for Phasing {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        // The phase before it has ended.
        match self.phase {
            Phase::Politics => {}
            Phase::Economy => {
                politics::end(state, log);
                goals::check(state, Phase::Politics, log);
            }
            Phase::Movement => goals::check(state, Phase::Economy, log),
            Phase::Battles => goals::check(state, Phase::Movement, log),
            Phase::Closing => goals::check(state, Phase::Battles, log),
        }
        falling::check(state, log);
        if matches!(state.board.frames.last(), Some(Frame::Closing(Closing::Over))) {
            return;
        }
        log.tell(Event::PhaseBegan(self.phase));
        state.board.realms.seats().for_each(|seat| state.board.realms[seat].service.begin_phase());
        match self.phase {
            Phase::Politics => {
                state.push(Self { phase: Phase::Economy });
                state.push(Rotation::of(Phase::Politics, state.first));
                state.push(Supporting::of(state.first));
                politics::begin(state, log);
            }
            Phase::Economy => {
                state.push(Self { phase: Phase::Movement });
                begin_economy(state, log);
            }
            Phase::Movement => {
                state.push(Self { phase: Phase::Battles });
                plot::unload(state);
                movement::begin(state);
            }
            Phase::Battles => {
                state.push(Self { phase: Phase::Closing });
                state.push(Assaulting::FIRST);
                state.push(Salvo);
                battling::begin(state, log);
                fleeing::flee(state, log);
            }
            Phase::Closing => state.push(Closing::Points),
        }
    }
}

impl State {
    /// Seats in turn order, from the one with the first-player marker (X4-001); players who are out are left out.
    pub(crate) fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (first, n) = (self.first.0, self.n_players());
        let mut out = Seats::NONE;
        self.realms.seats().filter(|seat| self.is_out(*seat)).for_each(|seat| out.add(seat));
        (0..n).map(move |step| Seat((first + step) % n)).filter(move |seat| !out.has(*seat))
    }
}

/// X4R-327: all incomes at once; debts, then foundings, seat by seat; capacity is refilled; then the rotation.
fn begin_economy(state: &mut State, log: &mut Log<Event>) {
    treaties::begin_phase(state);
    state.push(Rotation::of(Phase::Economy, state.first));
    for seat in state.in_order().rev() {
        state.push(Founding::of(seat));
    }
    for seat in state.in_order().rev() {
        happening::happen(state, seat, Moment::Income, None, log);
    }
    plague::come(state);
    for seat in state.in_order().rev() {
        state.push(Owing { seat });
    }
    let received = state.realms.map(|seat, _| {
        let books = Books::open(state, seat);
        (books.accounts_and_debts(), books.is_income_skipped(), books.state_size())
    });
    for seat in state.in_order() {
        let ((accounts, debts), skipped, (used, limit)) = received[seat];
        let realm = &mut state.board.realms[seat];
        let gained = crate::realm::Stock::new(|resource| accounts[resource] - realm.accounts[resource]);
        realm.accounts = accounts;
        realm.debts = debts;
        // X4R-071: without excess the count restarts.
        realm.excess = if used > limit { realm.excess.saturating_add(1) } else { 0 };
        realm.spent = [0; 2];
        realm.done = Default::default();
        realm.office.cheap_exchange = false;
        log.tell(if skipped { Event::IncomeSkipped(seat) } else { Event::Income(seat, gained) });
        for resource in Resource::ALL.into_iter().filter(|resource| debts[*resource] > 0) {
            log.tell(Event::Owes(seat, resource, debts[resource]));
        }
        state.touch(seat);
    }
    for seat in state.in_order() {
        workshop::mend(state, seat, log);
    }
    for colony in state.board.colonies.iter_mut() {
        colony.raised = false;
        colony.industry = [0; 2];
        // X4R-062, X4R-247: militia is full again, and conquered colonies yield from now on.
        colony.militia_lost = 0;
        colony.doubled = 0;
        colony.idle = false;
    }
    state.touch_all();
}
