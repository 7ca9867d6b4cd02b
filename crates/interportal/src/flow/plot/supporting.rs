//! Political support: a diplomat's player gives something to the player on turn (X4-443, X4-444, X4R-150, X4R-319).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::super::{Offer, Seek, Verdict, giving};
use crate::action::Action;
use crate::agent::{Agency, Order};
use crate::cards::Character;
use crate::event::{Decision, Event};
use crate::ids::{EventCard, MarketCard, Resource};
use crate::intrigue::{AgentDecision, AgentEvent};
use crate::notation::ActionKind;
use crate::realm::SECRET_EVENTS;
use crate::state::{Board, State};
use crate::thing::Thing;

/// The most A that is given at once, so that the list of choices stays short.
const MOST: i16 = 30;

/// Market cards that a hand has room for.
const MARKET: usize = 24;

/// One seat after the other, clockwise from the player on turn, gives what it likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Supporting {
    /// The player on turn.
    to: Seat,
    /// Steps from that player.
    step: u8,
}

impl Board {
    /// X4-443, X4-435: whether a seat has a diplomat on a colony of another player, or an ambassador with that player.
    fn has_diplomat_with(&self, seat: Seat, other: Seat) -> bool {
        let mut planets = self.colonies_of(other);
        let envoy = self.realms[seat].service.envoys[usize::from(other.0)] > 0;
        envoy || planets.any(|colony| self.has_character(seat, Character::Diplomat, colony.hex))
    }
}

impl Supporting {
    /// X4R-319: the first turn of a Politics phase begins.
    pub(in crate::flow) const fn of(to: Seat) -> Self {
        Self { to, step: 1 }
    }

    fn seat(&self, state: &State) -> Seat {
        Seat((self.to.0 + self.step) % state.n_players())
    }

    fn has_ambassador(&self, state: &State) -> bool {
        state.realms[self.seat(state)].service.envoys[usize::from(self.to.0)] > 0
    }

    /// X4R-304: whether a seat has anything to give; the number of cards is open.
    fn can_give(&self, state: &State, seat: Seat) -> bool {
        let (realm, hand) = (&state.realms[seat], &state.hidden.hands[seat]);
        let cards = state.cards_of(seat).count() + hand.events.len() + hand.market.len();
        let awe = self.has_ambassador(state) && realm.accounts[Resource::Awe] > 0;
        realm.office.tokens.total() > 0 || cards > 0 || awe
    }

    fn give(self, state: &mut State, agency: Agency, log: &mut Log<Event>) {
        let (from, to) = (self.seat(state), self.to);
        let event = match agency {
            Agency::Give(kind) => {
                state.realms[from].office.tokens.take(kind);
                state.realms[to].office.tokens.add(kind, 1);
                AgentEvent::Gave(from, to, kind)
            }
            Agency::Fund(n) => {
                state.realms[from].accounts[Resource::Awe] -= i16::from(n);
                state.realms[to].accounts[Resource::Awe] += i16::from(n);
                log.tell(Event::Gained(from, Resource::Awe, -i16::from(n)));
                log.tell(Event::Gained(to, Resource::Awe, i16::from(n)));
                AgentEvent::GaveAwe(from, to, n)
            }
            Agency::Slip(card) => {
                let hand = &mut state.hidden.hands[from].market;
                let Some(place) = hand.iter().position(|it| *it == card) else { return };
                hand.remove(place);
                state.hidden.hands[to].market.push(card);
                // The other player learns what it is.
                engine::Secret::keep(card).open(log);
                AgentEvent::GaveMarket(from, to)
            }
            Agency::HandOver(card) => self.hand_over(state, card, log),
            _ => return,
        };
        log.tell(Event::Agent(event));
        state.touch(from);
        state.touch(to);
        state.push(self);
    }

    /// X4R-265: the card keeps its level; one that lay open stays known.
    fn hand_over(self, state: &mut State, card: EventCard, log: &mut Log<Event>) -> AgentEvent {
        let (from, to) = (self.seat(state), self.to);
        let mut cards = state.board.cards.iter_mut();
        if let Some((holder, _)) = cards.find(|(holder, held)| *holder == from && held.card == card) {
            *holder = to;
            return AgentEvent::GaveCard(from, to, Some(card));
        }
        let hand = &mut state.hidden.hands[from].events;
        if let Some(place) = hand.iter().position(|held| *held == card) {
            let held = hand.remove(place);
            engine::Secret::keep(card).open(log);
            state.hidden.hands[to].events.push(held);
        }
        AgentEvent::GaveCard(from, to, None)
    }
}

impl Part<State> for Supporting {
    fn asks(&self, state: &State) -> Option<Seat> {
        let seat = self.seat(state);
        let there = self.step < state.n_players() && state.has_diplomat_with(seat, self.to);
        let asked = there && !state.realms[seat].service.leaves_out(Order::Support);
        (asked && self.can_give(state, seat)).then_some(seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Agent(AgentDecision::Support(self.to))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Agency(Agency::Enough) => state.push(Self { step: self.step + 1, ..self }),
            Action::Agency(agency) => self.give(state, agency, log),
            _ => {}
        }
    }

    fn run(self, state: &mut State, _: &mut Log<Event>) {
        if self.step < state.n_players() {
            state.push(Self { step: self.step + 1, ..self });
        }
    }
}

impl Offer for Supporting {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let seat = self.seat(state);
        let (realm, hand) = (&state.realms[seat], &state.hidden.hands[seat]);
        let mut offer = |agency: Agency| {
            let action = Action::Agency(agency);
            if seek.wants(Thing::of(action)) {
                to(action, Ok(()));
            }
        };
        let kinds = ActionKind::ALL.into_iter().filter(|kind| realm.office.tokens.of(*kind) > 0);
        kinds.for_each(|kind| offer(Agency::Give(kind)));
        if state.hidden.hands[self.to].events.len() < SECRET_EVENTS {
            giving::cards(state, seat).for_each(|card| offer(Agency::HandOver(card)));
        }
        if state.hidden.hands[self.to].market.len() < MARKET {
            let mut seen: engine::List<MarketCard, MARKET> = engine::List::new();
            for card in hand.market.iter().copied() {
                if !seen.contains(&card) {
                    seen.push(card);
                    offer(Agency::Slip(card));
                }
            }
        }
        if self.has_ambassador(state) {
            let most = realm.accounts[Resource::Awe].clamp(0, MOST) as u8;
            (1..=most).for_each(|n| offer(Agency::Fund(n)));
        }
        offer(Agency::Enough);
    }
}
