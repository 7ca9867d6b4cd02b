//! Turns of one or two actions, clockwise, until everybody has passed (X4-001 to X4-005, X4R-291).

use engine::{Log, Part, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{
    Abandoning, Declaring, Frame, Offer, Seek, Sharing, Supporting, Treating, Verdict, bills, economy,
    hiring, movement, pirates, plot, politics, treaties, workshop,
};
use crate::action::Action;
use crate::affair::Affair;
use crate::agent::Agency;
use crate::event::{Decision, Event};
use crate::state::{Phase, State};
use crate::warfare::Warfare;
use crate::why::Fault;

/// A seat is on turn in a phase that is played with actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Rotation {
    phase: Phase,
    seat: Seat,
    /// Actions done in this turn.
    acted: u8,
    passed: Seats,
    /// Who has had a turn in this phase.
    begun: Seats,
}

impl Rotation {
    /// Nobody has passed yet.
    pub(crate) const fn of(phase: Phase, seat: Seat) -> Self {
        Self { phase, seat, acted: 0, passed: Seats::NONE, begun: Seats::only(seat) }
    }

    /// The first turn of a phase, if there is anybody to take it.
    pub(super) fn begin(phase: Phase, state: &State) -> Option<Self> {
        let first = Self::of(phase, state.first);
        if first.takes_part(state, state.first) { Some(first) } else { first.next(state) }
    }

    /// X4-004, X4R-292: who has not passed; in the Movement phase only who can do something by all that lies open.
    fn takes_part(&self, state: &State, seat: Seat) -> bool {
        !state.is_out(seat)
            && !self.passed.has(seat)
            && (self.phase != Phase::Movement || movement::is_asked(state, seat))
    }

    /// The next seat clockwise that has not passed; nobody if all have, and the phase is over (X4-005).
    fn next(self, state: &State) -> Option<Self> {
        let n = state.n_players();
        let mut others = (1..=n).map(|step| Seat((self.seat.0 + step) % n));
        let seat = others.find(|seat| self.takes_part(state, *seat))?;
        Some(Self { seat, acted: 0, ..self })
    }

    /// What was agreed on counts as an action of the turn that goes on below (X4R-295).
    pub(super) fn count_below(state: &mut State) {
        if let Some(Frame::Rotation(turn)) = state.board.frames.last().copied() {
            state.board.frames.pop();
            turn.counted(state);
        }
    }

    /// The turn goes on after one more action, or with the next seat after the last.
    fn counted(self, state: &mut State) {
        let most = state.pack.game.actions_per_turn_max;
        let again = Self { acted: self.acted + 1, ..self };
        if again.acted < most { state.push(again) } else { self.go_on(state) }
    }

    /// X4R-292: whether the turn is over, because nothing more can be done in it by all that lies open.
    fn is_spent(&self, state: &State) -> bool {
        self.acted > 0 && self.phase == Phase::Movement && !movement::is_asked(state, self.seat)
    }

    /// The next seat is on turn; before its first turn of a Politics phase others may support it (X4R-319).
    fn go_on(self, state: &mut State) {
        let Some(mut next) = self.next(state) else { return };
        let first = !next.begun.has(next.seat);
        next.begun.add(next.seat);
        state.push(next);
        if first && next.phase == Phase::Politics {
            state.push(Supporting::of(next.seat));
        }
    }
}

impl Rotation {
    /// What is done about treaties and wars.
    fn wage(self, state: &mut State, warfare: Warfare, log: &mut Log<Event>) {
        let seat = self.seat;
        match warfare {
            Warfare::Offer(pact, partner) => {
                // X4R-295: an offer is an action only if it is agreed to.
                state.push(self);
                Treating::begin(state, seat, pact, partner, log);
            }
            Warfare::Trade(..) | Warfare::Borrow(..) => {
                // X4R-069: without using an action.
                state.push(self);
                Sharing::begin(state, seat, warfare);
            }
            Warfare::Cancel(pact, partner) => {
                self.counted(state);
                treaties::cancel(state, seat, pact, partner, log);
            }
            Warfare::Declare(target) => {
                self.counted(state);
                Declaring::begin(state, seat, target);
            }
            Warfare::Drive(from, to) => {
                self.counted(state);
                pirates::drive(state, seat, from, to, log);
            }
            Warfare::Hire(standard) => {
                self.counted(state);
                hiring::begin(state, seat, standard, log);
            }
            _ => {}
        }
    }
}

impl Part<State> for Rotation {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(self.seat).filter(|_| !self.is_spent(state))
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Act(self.phase, self.acted)
    }

    fn run(self, state: &mut State, _: &mut Log<Event>) {
        self.go_on(state);
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Pass => {
                self.passed.add(self.seat);
                log.tell(Event::Passed(self.seat));
                self.go_on(state);
            }
            Action::End => self.go_on(state),
            Action::Exchange(from, to) => {
                // X4R-067: without using an action.
                state.push(self);
                economy::exchange(state, self.seat, from, to, log);
            }
            Action::Blockade(hex) => {
                // X4R-309: without using an action.
                state.push(self);
                movement::blockade(state, self.seat, hex, log);
            }
            Action::Abandon => {
                // X4R-350: no action either.
                state.push(self);
                state.push(Abandoning { seat: self.seat });
            }
            Action::Affair(Affair::Transform(hex, capacity, resource)) => {
                // X4R-099: no action either.
                state.push(self);
                workshop::transform(state, self.seat, hex, capacity, resource, log);
            }
            Action::Agency(agency) if plot::is_free(agency) => {
                // X4R-440: no action either.
                state.push(self);
                plot::act(state, self.seat, agency, log);
            }
            Action::Agency(Agency::ClearPips(hex, n)) => {
                self.counted(state);
                plot::clear_pips(state, self.seat, hex, n, log);
            }
            Action::Agency(agency) => {
                self.counted(state);
                plot::act(state, self.seat, agency, log);
            }
            Action::Affair(affair) if politics::is_free(affair) => {
                // X4R-299: no action either.
                state.push(self);
                politics::act(state, self.seat, affair, log);
            }
            Action::Affair(affair) if self.phase == Phase::Politics => {
                self.counted(state);
                politics::act(state, self.seat, affair, log);
            }
            Action::Motion(motion) => {
                self.counted(state);
                bills::act(state, self.seat, motion, log);
            }
            Action::Warfare(warfare) => self.wage(state, warfare, log),
            action => {
                self.counted(state);
                match self.phase {
                    Phase::Movement => movement::act(state, self.seat, action, log),
                    _ => economy::act(state, self.seat, action, log),
                }
            }
        }
    }
}

impl Offer for Rotation {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        match self.phase {
            Phase::Politics => politics::offers(state, self.seat, seek, to),
            Phase::Economy => economy::offers(state, self.seat, seek, to),
            Phase::Movement => movement::offers(state, self.seat, seek, to),
            _ => {}
        }
        // X4R-291: passing replaces the first action of a turn, ending comes after it.
        let fault = |is_fault: bool, fault: Fault| if is_fault { Err(fault.into()) } else { Ok(()) };
        for (action, verdict) in [
            (Action::Pass, fault(self.acted > 0, Fault::Acted)),
            (Action::End, fault(self.acted == 0, Fault::NothingDone)),
        ] {
            if seek.means(action) {
                to(action, verdict);
            }
        }
    }
}
