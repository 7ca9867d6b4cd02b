//! BTL-012, BTL-013, BTL-049: set-up instructions of leaders and mat, in an order of the owner's choice; then tokens.

use crate::action::Action;
use crate::event::{Cause, Decision, Event};
use crate::flow::{Part, Weighing};
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// Set-up instructions of one faction that are still to be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Arranging {
    pub seat: Seat,
    /// Whether that of the mat is one of them.
    pub mat: bool,
    /// The leaders whose instruction is one of them, by `Colour`.
    pub leaders: [bool; 2],
}

impl Arranging {
    /// All instructions of `seat`.
    pub(crate) fn of(state: &State, seat: Seat) -> Self {
        let special = state.pack.setup(usize::from(state.n_seats())).special_setup;
        let leaders = state.tableaus[seat].retinue.leaders;
        let has = |leader: crate::ids::Leader| !state.pack[leader].setup.is_none();
        Self {
            seat,
            mat: special && !state.mat_card(seat).setup.is_none(),
            leaders: leaders.map(|leader| leader.is_some_and(has)),
        }
    }

    fn each(self, state: &State) -> impl Iterator<Item = Action> + use<> {
        let mat = self.mat.then(|| Action::SetUpMat(state.mat(self.seat)));
        let leaders = state.tableaus[self.seat].retinue.leaders;
        let left = leaders.into_iter().zip(self.leaders).filter(|(_, left)| *left);
        mat.into_iter().chain(left.filter_map(|(leader, _)| leader.map(Action::SetUpLeader)))
    }
}

impl Part<State> for Arranging {
    fn asks(&self, state: &State) -> Option<Seat> {
        (self.each(state).count() > 1).then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::OrderSetUps
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(self.each(state));
    }

    fn apply(mut self, state: &mut State, action: Action, _: &mut Log<Event>) {
        let seat = self.seat;
        let (effect, cause) = match action {
            Action::SetUpMat(mat) => {
                self.mat = false;
                (state.pack[mat].setup, Cause::SetUp(mat))
            }
            Action::SetUpLeader(leader) => {
                let own = state.tableaus[seat].retinue.leaders;
                for (own, left) in own.iter().zip(&mut self.leaders) {
                    *left &= *own != Some(leader);
                }
                (state.pack[leader].setup, Cause::LeaderSetUp(leader))
            }
            _ => return,
        };
        state.push(self);
        state.push(Weighing::bonus(seat, effect, cause));
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let only = self.each(state).next();
        if let Some(only) = only {
            self.apply(state, only, log);
        }
    }
}

impl State {
    /// BTL-013: tokens are laid on the leaders when all instructions have been carried out.
    pub(crate) fn lay_tokens(&mut self, log: &mut Log<Event>) {
        let pack = self.pack.pack();
        let first = self.first;
        for seat in self.clockwise(first) {
            let retinue = &mut self.board.tableaus[seat].retinue;
            for (leader, tokens) in retinue.leaders.iter().zip(&mut retinue.tokens) {
                let Some(leader) = leader else { continue };
                *tokens = pack[*leader].tokens;
                if *tokens > 0 {
                    log.tell(Event::LaidTokens(seat, *leader, *tokens));
                }
            }
        }
    }
}
