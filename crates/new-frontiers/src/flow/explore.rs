//! NF-076 to NF-086: seven worlds are laid out, everybody takes one, the selector two.

use super::Part;
use crate::action::Action;
use crate::effect::Power;
use crate::event::{Decision, Event, Giver};
use crate::ids::Phase;
use crate::query;
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// A player takes a world from the layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Exploring {
    /// Who.
    pub seat: Seat,
    /// Whether this player selected Explore.
    pub selects: bool,
    /// Whether it is the selector's second world.
    pub second: bool,
}

impl Part<State> for Exploring {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        if self.second { Decision::ExploreMore } else { Decision::Explore }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(state.layout.iter().map(Action::Take));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Take(world) = action else { return };
        let seat = self.seat;
        state.layout.remove(world);
        state.empires[seat].explored.add(world);
        log.tell(Event::Took(seat, world));
        if !self.second {
            use_powers(state, seat, self.selects, log);
        }
    }
}

impl Exploring {
    /// NF-076: lays out the worlds; a bag with too few gives all that it has.
    pub(crate) fn lay_out(state: &mut State, log: &mut Log<Event>) {
        for _ in 0..state.pack.limits.explore_layout {
            let State { board, chance, .. } = state;
            if let Some(world) = board.bag.draw(chance, log) {
                board.layout.add(world);
            }
        }
        log.tell(Event::LaidOut(state.layout));
    }

    /// NF-077: taking a world is mandatory if there is one. Powers do not depend on it (NF-060).
    pub(crate) fn begin(state: &mut State, seat: Seat, selects: bool, log: &mut Log<Event>) {
        if state.layout.is_empty() {
            use_powers(state, seat, selects, log);
        } else {
            state.push(Exploring { seat, selects, second: false });
        }
    }

    /// NF-078: the bonus, after everybody has taken a world.
    pub(crate) fn take_second(state: &mut State, seat: Seat) {
        if !state.layout.is_empty() {
            state.push(Exploring { seat, selects: true, second: true });
        }
    }

    /// NF-079, NF-082, NF-083: the selector's extra worlds are drawn before the layout returns to the bag.
    pub(crate) fn put_back(state: &mut State, selector: Seat, log: &mut Log<Event>) {
        draw_extra(state, selector, log);
        let left = std::mem::take(&mut state.layout);
        state.put_into_bag(left);
        log.tell(Event::PutBack(left.len()));
    }
}

/// NF-060: what Explore gives, once for each player.
fn use_powers(state: &mut State, seat: Seat, selects: bool, log: &mut Log<Event>) {
    let pack = state.pack;
    let empire = state.empires[seat];
    for (source, power) in query::powers(&pack, &empire, Phase::Explore) {
        if let Power::ExploreGain(gains) = power {
            state.gain(seat, gains, Giver::Power(source), log);
        }
    }
    // NF-082: the selector draws only after the second world.
    if !selects {
        draw_extra(state, seat, log);
    }
}

/// NF-081: powers that draw further worlds.
fn draw_extra(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let pack = state.pack;
    let empire = state.empires[seat];
    for (_, power) in query::powers(&pack, &empire, Phase::Explore) {
        if let Power::ExploreDraw(n) = power {
            state.draw_worlds(seat, n, log);
        }
    }
}
