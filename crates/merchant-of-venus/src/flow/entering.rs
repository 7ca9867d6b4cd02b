//! MV-084 to MV-103: what happens on the space just entered.

use super::{Carrying, Meeting, Part, Testing};
use crate::cards::After;
use crate::effect::Trigger;
use crate::event::Event;
use crate::ids::{Encounter, Source};
use crate::query::Kind;
use crate::state::State;
use engine::{Deck, Index, Log, Seats, Secret};
use serde::{Deserialize, Serialize};

/// How far the handling of a space has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Entering {
    /// A card is to be drawn.
    Card,
    /// What is here now must be resolved.
    Token,
}

impl Entering {
    /// Begins to resolve the space of the ship; most spaces have no effect.
    pub(crate) fn enter(state: &mut State) {
        let seat = state.turn.seat;
        let ship = state.merchants[seat].ship;
        match state.kind(ship) {
            Kind::Encounter => state.push(Entering::Card),
            Kind::Asteroid => state.react(seat, Trigger::EnterAsteroid),
            Kind::Telegate(_) | Kind::Pirate(_) => state.push(Entering::Token),
            Kind::Hazard(stat) if !state.is_skipped(ship) => {
                let is_blue = stat.dial().is_some_and(|dial| state.turn.lowered[dial.at()]);
                if !is_blue {
                    state.push(Testing::hazard(stat));
                }
            }
            _ => {}
        }
    }
}

impl Part<State> for Entering {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if state.turn.ended {
            return;
        }
        match self {
            Entering::Card => {
                state.push(Entering::Token);
                match state.turn_marker(log) {
                    Some(card) => resolve(state, card),
                    None => draw(state, log),
                }
            }
            Entering::Token => {
                let seat = state.turn.seat;
                match state.kind(state.merchants[seat].ship) {
                    Kind::Asteroid => state.react(seat, Trigger::EnterAsteroid),
                    Kind::Telegate(_) => state.board.turn.gate = true,
                    Kind::Pirate(_) => state.push(Meeting { ignored: false }),
                    _ => {}
                }
            }
        }
    }
}

/// MV-101, D-33: draws a card and carries it out.
fn draw(state: &mut State, log: &mut Log<Event>) {
    let seat = state.turn.seat;
    let Some(card) = state.draw_encounter(log) else { return };
    log.tell(Event::Encountered(seat, card));
    match state.pack.pack()[card].after.get_ref() {
        After::Discard => state.board.discards.push(card),
        After::Row => state.board.row.add(card),
        After::Remove | After::Holder => {}
    }
    resolve(state, card);
}

/// The encounter card is carried out.
fn resolve(state: &mut State, card: Encounter) {
    if let Some(code) = state.pack.pack().scripts.encounters[card.at()] {
        state.push(Carrying::of(state.turn.seat, Source::Encounter(card), code));
    }
}

impl State {
    /// MV-018, D-83: the first ship on an encounter space reveals its marker, which replaces the card once; some
    /// markers require a card.
    fn turn_marker(&mut self, log: &mut Log<Event>) -> Option<Encounter> {
        let (seat, pack) = (self.turn.seat, self.pack.pack());
        let spot = pack[self.merchants[seat].ship].spot.filter(|spot| self.marked.has(*spot))?;
        let shown = self.hidden.markers[spot.at()].open(log);
        self.hidden.markers[spot.at()] = Secret::keep(None);
        self.board.marked.remove(spot);
        match shown {
            Some(card) => self.board.unturned.shows[card.at()] -= 1,
            None => self.board.unturned.draws -= 1,
        }
        log.tell(Event::MarkerTurned(seat, spot, shown));
        shown
    }

    /// D-33: when the deck is empty, the discards are shuffled.
    pub(crate) fn refill_encounters(&mut self) {
        if self.hidden.top.is_some() || !self.hidden.encounters.is_empty() || self.discards.is_empty() {
            return;
        }
        let mut dealer = self.chance.dealer();
        self.hidden.encounters = Deck::shuffled(self.board.discards.iter().copied(), &mut dealer);
        self.chance = dealer.into_chance();
        for card in self.board.discards.iter() {
            self.board.unseen[card.at()] += 1;
        }
        self.board.discards.clear();
    }

    /// The top encounter card, turned up.
    fn draw_encounter(&mut self, log: &mut Log<Event>) -> Option<Encounter> {
        self.refill_encounters();
        let card = match self.hidden.top.take() {
            Some(top) => top.open(log),
            None => self.hidden.encounters.draw(log)?,
        };
        self.board.top_seen = Seats::NONE;
        self.board.unseen[card.at()] -= 1;
        Some(card)
    }
}
