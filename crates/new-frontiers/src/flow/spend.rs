//! Giving goods for a Consume power, one at a time if there is a choice.

use super::{Consuming, Part};
use crate::action::Action;
use crate::effect::{Gains, Good, Power};
use crate::event::{Decision, Event, Giver};
use crate::ids::Kind;
use crate::query;
use crate::state::{Colony, Source, State};
use crate::why::Reason;
use engine::{Bits, Index, Log, Refusal, Seat, Unsaid, require};
use serde::{Deserialize, Serialize};

/// Goods that are still to be given for a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Need {
    /// So many of each kind.
    pub of: [u8; Kind::ALL.len()],
    /// So many of any kind.
    pub any: u8,
    /// This many of different kinds, and of no kind that was given already.
    pub different: u8,
}

impl Need {
    /// What a power takes and gives now, if it can be used.
    ///
    /// "Up to" powers take as many goods as possible and pay for each (NF-148).
    pub(crate) fn of(state: &State, seat: Seat, power: Power) -> Option<(Need, Gains)> {
        let have = n_goods(state, seat);
        let all: u8 = have.iter().sum();
        let kinds = have.iter().filter(|n| **n > 0).count() as u8;
        match power {
            Power::Consume(parts, gains) => {
                let enough = parts.of.iter().zip(have).all(|(need, have)| *need <= have);
                let total = parts.of.iter().sum::<u8>() + parts.any;
                let need = Need { of: parts.of, any: parts.any, different: 0 };
                (enough && total <= all).then_some((need, gains))
            }
            Power::ConsumeDifferent(n, gains) => {
                (n <= kinds).then_some((Need { different: n, ..Need::default() }, gains))
            }
            Power::ConsumeUpTo(n, Good::Any, gains) => {
                let n = n.min(all);
                (n > 0).then_some((Need { any: n, ..Need::default() }, gains.times(n)))
            }
            Power::ConsumeUpTo(n, Good::Kind(kind), gains) => {
                let n = n.min(have[kind.at()]);
                let mut need = Need::default();
                need.of[kind.at()] = n;
                (n > 0).then_some((need, gains.times(n)))
            }
            Power::ConsumeUpToDifferent(n, gains) => {
                let n = n.min(kinds);
                (n > 0).then_some((Need { different: n, ..Need::default() }, gains.times(n)))
            }
            Power::ConsumeNothing(gains) => Some((Need::default(), gains)),
            _ => None,
        }
    }

    fn total(&self) -> u8 {
        self.of.iter().sum::<u8>() + self.any + self.different
    }
}

/// Goods of `seat`, by kind.
pub(super) fn n_goods(state: &State, seat: Seat) -> [u8; Kind::ALL.len()] {
    let empire = &state.empires[seat];
    let mut n = [0; Kind::ALL.len()];
    for kind in empire.goods.iter().filter_map(|colony| query::good(&state.pack, empire, colony)) {
        n[kind.at()] += 1;
    }
    n
}

/// A player gives goods for a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Spending {
    /// Who.
    pub seat: Seat,
    /// What is still to be given.
    pub need: Need,
    /// Kinds given already, where kinds must differ.
    pub given: [bool; Kind::ALL.len()],
}

impl Part<State> for Spending {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Spend(self.need.total())
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(self.candidates(state).iter().map(Action::Spend));
    }

    fn apply(mut self, state: &mut State, action: Action, _: &mut Log<Event>) {
        let Action::Spend(colony) = action else { return };
        self.give(state, colony);
        self.go_on(state);
    }
}

impl Spending {
    /// Pays the gains and takes the goods. Asks only if there is a choice.
    pub(crate) fn begin(
        state: &mut State,
        seat: Seat,
        source: Source,
        need: Need,
        gains: Gains,
        log: &mut Log<Event>,
    ) {
        let n_goods = need.total();
        Consuming::consumed(state, n_goods);
        if n_goods > 0 {
            log.tell(Event::Consumed(seat, source, n_goods));
        }
        state.gain(seat, gains, Giver::Power(source), log);
        Spending { seat, need, given: Default::default() }.go_on(state);
    }

    /// Gives goods as long as there is no choice.
    fn go_on(mut self, state: &mut State) {
        while self.need.total() > 0 {
            let candidates = self.candidates(state);
            if candidates.len() > self.n_wanted_now() {
                state.push(self);
                return;
            }
            let Some(colony) = candidates.iter().next() else { return };
            self.give(state, colony);
        }
    }

    /// Specific kinds are asked for before any kind, so that a free choice never takes a good that is needed later.
    fn kind_wanted_now(&self) -> Option<usize> {
        self.need.of.iter().position(|n| *n > 0)
    }

    fn n_wanted_now(&self) -> u8 {
        self.kind_wanted_now().map_or(self.need.any + self.need.different, |kind| self.need.of[kind])
    }

    fn candidates(&self, state: &State) -> Bits<Colony> {
        let goods = state.empires[self.seat].goods.iter();
        goods.filter(|colony| self.may::<Unsaid>(state, *colony).is_ok()).collect()
    }

    /// Whether the good of `colony` may be given now.
    pub(crate) fn may<R: Refusal<Reason>>(&self, state: &State, colony: Colony) -> Result<Action, R> {
        let Some(kind) = query::good(&state.pack, &state.empires[self.seat], colony) else {
            return Err(R::because(|| Reason::NoGood));
        };
        let fits = match self.kind_wanted_now() {
            Some(wanted) => kind.at() == wanted,
            None => self.need.different == 0 || !self.given[kind.at()],
        };
        require(fits, || Reason::DoesNotFit)?;
        Ok(Action::Spend(colony))
    }

    fn give(&mut self, state: &mut State, colony: Colony) {
        let wanted = self.kind_wanted_now();
        let kind = state.take_good(self.seat, colony);
        match wanted {
            Some(kind) => self.need.of[kind] -= 1,
            None if self.need.any > 0 => self.need.any -= 1,
            None => {
                self.need.different -= 1;
                self.given[kind.at()] = true;
            }
        }
    }
}
