//! A that is spent on buildings at once, without capacity (X4-358).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::site::Sites;
use super::{Offer, Seek, Verdict, build, economy};
use crate::action::Action;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::ids::{Building, Resource};
use crate::state::State;
use crate::thing::Thing;

/// A for each point of ground capacity.
const EACH: i16 = 3;

/// A seat builds and upgrades with a grant that lies on its account; what was there before comes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Granting {
    seat: Seat,
    /// What was on the account before.
    kept: i16,
}

impl Granting {
    /// The grant comes.
    pub(super) fn begin(state: &mut State, seat: Seat, log: &mut Log<Event>) {
        let grant = EACH * i16::from(Books::open(state, seat).built_ground_capacity());
        let account = &mut state.board.realms[seat].accounts[Resource::Awe];
        let kept = std::mem::replace(account, grant);
        state.realms[seat].office.granted = true;
        log.tell(Event::Gained(seat, Resource::Awe, grant));
        state.push(Self { seat, kept });
    }

    fn each(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let (books, sites) = (Books::open(state, self.seat), Sites::of(state, self.seat));
        for building in Building::all().filter(|it| seek.wants(Thing::Building(*it))) {
            build::offers(state, &books, self.seat, building, &sites, to);
        }
    }
}

impl Part<State> for Granting {
    /// Nobody, if nothing can be built for what is left; then the rest is lost.
    fn asks(&self, state: &State) -> Option<Seat> {
        let mut open = false;
        self.each(state, Seek::ALL, &mut |_, verdict| open |= verdict.is_ok());
        Some(self.seat).filter(|_| open)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Receive
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if action == Action::Done {
            self.run(state, log);
        } else {
            state.push(self);
            economy::act(state, self.seat, action, log);
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let realm = &mut state.board.realms[self.seat];
        let rest = std::mem::replace(&mut realm.accounts[Resource::Awe], self.kept);
        realm.office.granted = false;
        if rest > 0 {
            log.tell(Event::Gained(self.seat, Resource::Awe, -rest));
        }
    }
}

impl Offer for Granting {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        self.each(state, seek, to);
        if seek.wants(Thing::of(Action::Done)) {
            to(Action::Done, Ok(()));
        }
    }
}
