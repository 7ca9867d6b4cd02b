//! NF-047 to NF-058: everybody may buy one development.

use super::Part;
use crate::action::Action;
use crate::effect::Power;
use crate::event::{Decision, Event, Giver};
use crate::ids::{Development, Phase};
use crate::price::Price;
use crate::query;
use crate::state::State;
use crate::why::Reason;
use engine::{Index, Log, Refusal, Seat, Unsaid, require};
use serde::{Deserialize, Serialize};

/// A player may buy a development.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Developing {
    /// Who.
    pub seat: Seat,
    /// Whether this player selected Develop and pays less (NF-049).
    pub selects: bool,
}

impl Part<State> for Developing {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Develop
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(self.affordable(state));
        into.push(Action::Pass);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let seat = self.seat;
        let Action::Develop(development) = action else {
            log.tell(Event::DidNotDevelop(seat));
            return;
        };
        let pack = state.pack;
        let before = state.empires[seat];
        let cost = query::develop_cost(&pack, &before, development, self.selects);
        state.stock[development.at()] -= 1;
        let empire = &mut state.empires[seat];
        empire.credits -= u16::from(cost);
        empire.developments.add(development);
        log.tell(Event::Developed(seat, development, cost));
        // NF-062: uses the powers of `before`, so that the new tile does not reduce its own price.
        for (source, power) in query::powers(&pack, &before, Phase::Develop) {
            if let Power::AfterDevelop(gains) = power {
                state.gain(seat, gains, Giver::Power(source), log);
            }
        }
    }
}

impl Developing {
    /// Asks, unless the player cannot buy anything.
    pub(crate) fn begin(state: &mut State, seat: Seat, selects: bool, log: &mut Log<Event>) {
        let frame = Developing { seat, selects };
        if frame.affordable(state).next().is_some() {
            state.push(frame);
        } else {
            log.tell(Event::DidNotDevelop(seat));
        }
    }

    fn affordable<'a>(&self, state: &'a State) -> impl Iterator<Item = Action> + use<'a> {
        let (frame, means) = (*self, self.means(state));
        state.faces.iter().filter_map(move |development| frame.may::<Unsaid>(state, development, means).ok())
    }

    /// Why the player cannot buy `development`.
    pub(crate) fn why_not(&self, state: &State, development: Development) -> Option<Reason> {
        self.may(state, development, self.means(state)).err()
    }

    /// The same for all developments: it is computed once for a list.
    fn means(&self, state: &State) -> Means {
        let (pack, empire) = (&state.pack, &state.empires[self.seat]);
        let less = query::develop_discounts(pack, empire, self.selects);
        Means { less, n_spaces: query::free_spaces(pack, empire) }
    }

    /// NF-048 to NF-053: whether the player may buy `development`.
    fn may<R: Refusal<Reason>>(&self, state: &State, it: Development, means: Means) -> Result<Action, R> {
        let (pack, empire) = (&state.pack, &state.empires[self.seat]);
        require(!empire.developments.has(it), || Reason::AlreadyOwned)?;
        require(state.stock[it.at()] > 0, || Reason::BoughtOut)?;
        let (need, have) = (query::discounted(pack, it, means.less), empire.credits);
        require(u16::from(need) <= have, || {
            let price = Price::of_development(pack, empire, it, self.selects);
            Reason::TooExpensive { need, have, price }
        })?;
        let (need, have) = (query::spaces_of(pack, it), means.n_spaces);
        require(need <= have, || Reason::NoRoom { need, have })?;
        Ok(Action::Develop(it))
    }
}

/// What a player has to buy developments with, beside credits.
#[derive(Clone, Copy)]
struct Means {
    /// Discounts on small and large ones.
    less: [u8; 2],
    /// Free spaces for developments.
    n_spaces: u8,
}
