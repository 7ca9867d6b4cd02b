//! What a passed bill does: laws, sanctions, federations, the sovereign; and laws without a vote.

use engine::{BySeat, Log, Part, Seat, Seats, Secret};
use serde::{Deserialize, Serialize};

use super::{Closing, Effecting, Offer, Seek, Verdict, bills, happening};
use crate::action::Action;
use crate::council::{Proposed, Victory};
use crate::council_words::{CouncilDecision, CouncilEvent};
use crate::event::{Decision, Event};
use crate::ids::{Law, Resource};
use crate::motion::{Bill, Matter, Motion};
use crate::notation::Moment;
use crate::state::{Passed, State};
use crate::thing::Thing;

/// A bill has passed.
pub(super) fn pass(state: &mut State, proposed: Proposed, votes: &BySeat<i16>, log: &mut Log<Event>) {
    match proposed.bill {
        Bill::Card(law) => activate(state, proposed.seat, law, log),
        Bill::Sanction(seat) => state.sanction(seat, log),
        Bill::Lift(seat) => {
            let levels = &mut state.board.realms[seat].sanctions;
            *levels = levels.saturating_sub(1);
            log.tell(Event::Council(CouncilEvent::Sanctions(seat, *levels)));
            state.touch(seat);
        }
        Bill::Repeal(law) => end(state, law, log),
        Bill::Federation(members) => federate(state, proposed.seat, members, log),
        Bill::Ceasefire(war) => {
            state.council.ceasefires |= 1 << (war - 1);
            log.tell(Event::Council(CouncilEvent::Ceasefire(war)));
        }
        Bill::Sovereign(seat) => return crown(state, seat, votes, log),
    }
    note_passed(state, proposed.seat, log);
}

/// X4R-112: a law of a player is passed, which goals count.
fn note_passed(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let laws = &mut state.board.realms[seat].service.record.laws;
    *laws = laws.saturating_add(1);
    happening::happen(state, seat, Moment::LawPassed, None, log);
}

/// X4R-125: a card that failed goes under the deck.
pub(super) fn fail(state: &mut State, bill: Bill) {
    if let Bill::Card(law) = bill {
        state.hidden.laws.put_under(law);
    }
}

impl State {
    /// X4R-129: a sanction level, at most one in a round.
    pub(crate) fn sanction(&mut self, seat: Seat, log: &mut Log<Event>) {
        if !bills::can_be_sanctioned(self, seat) {
            return;
        }
        self.council.sanctioned.add(seat);
        let levels = &mut self.board.realms[seat].sanctions;
        *levels += 1;
        log.tell(Event::Council(CouncilEvent::Sanctions(seat, *levels)));
        self.touch(seat);
    }
}

/// X4R-125, X4R-126: the law is active for all; with the sixth the oldest ends.
fn activate(state: &mut State, seat: Seat, law: Law, log: &mut Log<Event>) {
    state.laws.push(Passed { law, seat });
    log.tell(Event::Council(CouncilEvent::LawActive(seat, law)));
    if state.laws.len() > usize::from(state.pack.law_numbers.active_max) {
        let oldest = state.laws[0].law;
        end(state, oldest, log);
    }
    state.touch_all();
    // What happens once happens to each player.
    for other in state.in_order().rev() {
        let effect = *state.pack.pack()[law].effect;
        state.push(Effecting::plain(other, effect));
    }
}

/// A law ends and goes under the deck.
fn end(state: &mut State, law: Law, log: &mut Log<Event>) {
    let Some(place) = state.laws.iter().position(|passed| passed.law == law) else { return };
    state.laws.remove(place);
    state.hidden.laws.put_under(law);
    log.tell(Event::Council(CouncilEvent::LawEnded(law)));
    state.touch_all();
}

/// X4R-133: looked at once more, since something may have changed in the same vote.
fn federate(state: &mut State, seat: Seat, members: Seats, log: &mut Log<Event>) {
    if bills::may_federate(state, seat, members).is_ok() {
        state.council.federations.push(members);
        log.tell(Event::Council(CouncilEvent::Federated(members)));
        // X4R-134: members see the fleets of each other from now on.
        members.iter().for_each(|member| state.overlook(member, log));
    }
}

/// X4R-139, X4R-322: the candidate wins at once.
fn crown(state: &mut State, seat: Seat, votes: &BySeat<i16>, log: &mut Log<Event>) {
    let mut supporters = Seats::NONE;
    for (other, votes) in votes.iter().filter(|(_, votes)| **votes > 0) {
        let own = *votes - i16::from(state.council.lent[other].on(Bill::Sovereign(seat)));
        if own > 0 && 3 * own >= i16::from(state.council.votes[other]) {
            supporters.add(other);
        }
    }
    state.council.victory = Some(Victory::Sovereign(seat, supporters));
    log.tell(Event::Council(CouncilEvent::Sovereign(seat)));
    state.board.frames.clear();
    state.push(Closing::Over);
}

/// X4-092: a player takes resources of choice, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Claiming {
    pub(super) seat: Seat,
    pub(super) left: u8,
}

impl Part<State> for Claiming {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat).filter(|_| self.left > 0)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Council(CouncilDecision::Claim(self.left))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Produce(resource) = action else { return };
        state.realms[self.seat].accounts[resource] += 1;
        log.tell(Event::Gained(self.seat, resource, 1));
        state.push(Self { left: self.left - 1, ..self });
    }
}

impl Offer for Claiming {
    fn offers(&self, _: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for action in Resource::ALL.map(Action::Produce) {
            if seek.wants(Thing::of(action)) {
                to(action, Ok(()));
            }
        }
    }
}

/// A law of the hand passes without a vote, or an active one ends, as an advisor can do once (X4R-116).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Decreeing {
    pub(super) seat: Seat,
    pub(super) annuls: bool,
}

impl Decreeing {
    fn choices(&self, state: &State) -> engine::List<Law, 16> {
        if self.annuls {
            state.laws.iter().map(|passed| passed.law).collect()
        } else {
            state.hidden.hands[self.seat].laws.iter().copied().collect()
        }
    }
}

impl Part<State> for Decreeing {
    /// Whether there is an active law and how many laws a hand holds lies open (X4R-304).
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(self.seat).filter(|_| !self.choices(state).is_empty())
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Council(if self.annuls { CouncilDecision::Annul } else { CouncilDecision::Decree })
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Motion(Motion::Decree(law)) => {
                let hand = &mut state.hidden.hands[self.seat].laws;
                if let Some(place) = hand.iter().position(|it| *it == law) {
                    hand.remove(place);
                }
                // Everybody learns what was held.
                Secret::keep(law).open(log);
                activate(state, self.seat, law, log);
                note_passed(state, self.seat, log);
            }
            Action::Motion(Motion::Annul(law)) => end(state, law, log),
            _ => {}
        }
    }
}

impl Offer for Decreeing {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for law in self.choices(state).iter().filter(|it| seek.wants(Thing::Matter(Matter::Law(**it)))) {
            let motion = if self.annuls { Motion::Annul(*law) } else { Motion::Decree(*law) };
            to(Action::Motion(motion), Ok(()));
        }
        if seek.wants(Thing::of(Action::Done)) {
            to(Action::Done, Ok(()));
        }
    }
}

impl State {
    /// The table as it would be with a bill passed, as far as that changes anything for the accounts of a player.
    #[must_use]
    pub fn supposing(&self, bill: Bill) -> Self {
        let mut state = *self;
        match bill {
            Bill::Card(law) => {
                if state.laws.len() >= usize::from(state.pack.law_numbers.active_max) {
                    state.laws.remove(0);
                }
                state.laws.push(Passed { law, ..Passed::default() });
            }
            Bill::Repeal(law) => {
                if let Some(place) = state.laws.iter().position(|passed| passed.law == law) {
                    state.laws.remove(place);
                }
            }
            Bill::Sanction(seat) => state.realms[seat].sanctions += 1,
            Bill::Lift(seat) => {
                let levels = &mut state.board.realms[seat].sanctions;
                *levels = levels.saturating_sub(1);
            }
            Bill::Sovereign(_) | Bill::Federation(_) | Bill::Ceasefire(_) => {}
        }
        state.touch_all();
        state.refresh();
        state
    }
}
