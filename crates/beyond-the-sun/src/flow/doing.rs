//! Effects in progress: items in order, groups, repetitions, and effects for several factions.

use super::{Building, Choosing, Part, cost, prospect, steps};
use crate::effect::{Effect, Item, Items, Step, Who};
use crate::event::{Cause, Event};
use crate::ids::{EventId, Leader, System};
use crate::space::Holder;
use crate::state::State;
use engine::{Log, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What an effect belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Scope {
    /// Whether it is the action of the turn, which must be carried out in full and change something (BTS-042);
    /// impossible parts of a bonus are skipped (OQ-24).
    pub action: bool,
    /// BTS-202: whether the part with research must be the one carried out.
    pub research: bool,
    /// The opponent paid for it.
    pub paid: Option<Seat>,
    /// What it is printed on.
    pub on: Source,
    /// BTS-035: ore that is still to be paid on top of the first cost.
    pub extra: u8,
}

/// What an effect is printed on, if that makes a difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Source {
    /// Somewhere else.
    #[default]
    Elsewhere,
    /// An event.
    Event(EventId),
    /// A guild, as an action.
    Guild,
    /// A leader, as an action whose tokens may be part of the cost.
    Leader(Leader),
    /// BTL-059: a system whose bonus is given once, and marked as soon as anything of it is carried out.
    Once(System),
}

impl Source {
    /// That of an action.
    pub(crate) const fn action(holder: Holder) -> Self {
        match holder {
            Holder::Guild(_) => Self::Guild,
            Holder::Leader(leader) => Self::Leader(leader),
            Holder::Basic(_) | Holder::Tech(_) | Holder::Event(_) => Self::Elsewhere,
        }
    }
}

/// Items being carried out, in order (BTS-190).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Doing {
    pub seat: Seat,
    pub items: Items,
    pub scope: Scope,
}

impl Part<State> for Doing {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        state.unlock(log);
        let Doing { seat, items, scope } = self;
        let Some(&item) = state.pack.pack().code.next(items) else { return };
        // BTL-051: one more ship comes before the jumps, so that it may use them.
        let jumps = matches!(item, Item::Step(Step::Jump { .. } | Step::Warp(_), _));
        if jumps && scope.action && Building::one_more_is_due(state, seat) {
            state.push(self);
            return Building::one_more(state, seat);
        }
        let rest = items.rest();
        if !rest.is_empty() {
            state.push(Doing { items: rest, ..self });
        }
        let weigh = |effect, optional| Weighing { seat, effect, optional, scope, cause: None };
        match item {
            Item::Step(step, scale) => steps::take(state, seat, step, scale, scope, log),
            Item::Repeat(n, effect) => state.push(Repeating { seat, effect, n, scope }),
            Item::Optional(effect) => state.push(weigh(effect, true)),
            Item::Group(effect) => state.push(weigh(effect, false)),
            Item::If(condition, then, other) => {
                let holds = condition.holds(|count| state.count(seat, count));
                state.push(weigh(if holds { then } else { other }, false));
            }
            Item::For(who, effect) => {
                let left = those(state, seat, who);
                state.push(Sharing { seat, effect, left, scope });
            }
        }
    }
}

/// The factions meant.
fn those(state: &State, seat: Seat, who: Who) -> Seats {
    let all = state.players();
    let best = |count, sign: i16| {
        let worth = |seat| sign * i16::from(state.count(seat, count));
        let top = state.players().map(worth).max().unwrap_or_default();
        state.players().filter(|seat| worth(*seat) == top).fold(Seats::NONE, with)
    };
    match who {
        Who::Me => Seats::only(seat),
        Who::All => all.fold(Seats::NONE, with),
        Who::Others => all.filter(|other| *other != seat).fold(Seats::NONE, with),
        // R62: if all have zero, nobody has the most.
        Who::Most(count) if state.players().all(|seat| state.count(seat, count) == 0) => Seats::NONE,
        Who::Most(count) => best(count, 1),
        Who::Fewest(count) => best(count, -1),
    }
}

fn with(mut seats: Seats, seat: Seat) -> Seats {
    seats.add(seat);
    seats
}

/// An effect that is about to begin: which of its options can be carried out?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Weighing {
    pub seat: Seat,
    pub effect: Effect,
    pub optional: bool,
    pub scope: Scope,
    pub cause: Option<Cause>,
}

impl Weighing {
    /// A bonus, event or ability of `seat`.
    pub(crate) fn bonus(seat: Seat, effect: Effect, cause: Cause) -> Self {
        Self { seat, effect, optional: false, scope: Scope::default(), cause: Some(cause) }
    }
}

impl Part<State> for Weighing {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let Weighing { seat, effect, optional, scope, cause } = self;
        if effect.is_none() {
            return;
        }
        if let Some(cause) = cause {
            log.tell(Event::Due(seat, cause));
        }
        if let [only] = state.pack.pack().code.options(effect)
            && !optional
            && only.cost.is_free()
            && scope.extra == 0
        {
            state.push(Doing { seat, items: only.items, scope });
            return;
        }
        let may = prospect::options(state, seat, effect, optional, scope);
        let may_pass = optional && prospect::may_skip(state, seat, effect, scope);
        match may.count_ones() {
            0 => {}
            1 if !may_pass => cost::begin(state, seat, effect, may.trailing_zeros() as u8, scope, log),
            _ => state.push(Choosing { seat, effect, may, may_pass, scope }),
        }
    }
}

/// An effect several times in a row, with a fresh choice each time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Repeating {
    pub seat: Seat,
    pub effect: Effect,
    pub n: u8,
    pub scope: Scope,
}

impl Part<State> for Repeating {
    fn run(self, state: &mut State, _: &mut Log<Event>) {
        let Repeating { seat, effect, n, scope } = self;
        if n > 1 {
            state.push(Repeating { n: n - 1, ..self });
        }
        state.push(Weighing { seat, effect, optional: false, scope, cause: None });
    }
}

/// An effect for several factions, each for itself, in turn order from `seat` on (OQ-22).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Sharing {
    pub seat: Seat,
    pub effect: Effect,
    pub left: Seats,
    pub scope: Scope,
}

impl Part<State> for Sharing {
    fn run(mut self, state: &mut State, _: &mut Log<Event>) {
        let Some(next) = state.clockwise(self.seat).find(|seat| self.left.has(*seat)) else { return };
        self.left.remove(next);
        let scope = Scope { action: false, ..self.scope };
        if !self.left.is_empty() {
            state.push(self);
        }
        state.push(Weighing { seat: next, effect: self.effect, optional: false, scope, cause: None });
    }
}
