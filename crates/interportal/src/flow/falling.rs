//! A player is eliminated: what it leaves behind, and who is left (X4R-250, X4R-287, X4R-343).

use engine::{Log, Seat, Seats};

use super::{Closing, concluding, giving, muster, treaties};
use crate::event::Event;
use crate::ids::Ship;
use crate::realm::{MARKERS, Make, Vessel};
use crate::state::{Board, State};
use crate::war::{WarEnd, WarEvent};

impl Board {
    /// X4R-250: whether a player is out of the game.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.realms[seat].fallen > 0
    }

    fn has_colony_ship(&self, seat: Seat) -> bool {
        let wanted = Ship::from_id("colony-ship");
        let is = |vessel: &Vessel| matches!(vessel.make, Make::Blueprint(ship, _) if Some(ship) == wanted);
        self.realms[seat].ships.iter().any(is)
    }
}

/// X4R-250: a player with neither a colony nor a colony ship is out.
pub(super) fn check(state: &mut State, log: &mut Log<Event>) {
    for seat in state.in_order() {
        if state.colonies_of(seat).next().is_none() && !state.has_colony_ship(seat) {
            eliminate(state, seat, log);
        }
    }
}

fn eliminate(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    log.tell(Event::War(WarEvent::Eliminated(seat)));
    while !state.realms[seat].ships.is_empty() {
        let last = state.realms[seat].ships.len() - 1;
        muster::remove(state, seat, last);
    }
    let n_out = state.realms.seats().filter(|other| state.is_out(*other)).count() as u8;
    let realm = &mut state.board.realms[seat];
    realm.fallen = n_out + 1;
    realm.fleets = [None; MARKERS];
    realm.armies = [None; MARKERS];
    realm.ground = Default::default();
    realm.office.tokens = Default::default();
    realm.office.promised = 0;
    realm.office.coming = None;
    realm.service = Default::default();
    state.hidden.hands[seat].troops = Default::default();
    state.board.council.votes[seat] = 0;
    discard(state, seat, log);
    treaties::remove(state, |it| it.partners.has(seat), log);
    end_wars(state, seat, log);
    // X4R-162: who is conquered pays the victor from what it has.
    state.board.realms[seat].accounts = Default::default();
    leave_behind(state, seat);
    // The marker goes to the next player still in.
    if state.first == seat
        && let Some(next) = state.next_in(seat)
    {
        state.first = next;
    }
    state.touch_all();
    state.stir();
    state.refresh();
    let left: Seats = state.in_order().fold(Seats::NONE, |mut all, seat| {
        all.add(seat);
        all
    });
    let alone = left.len() == 1;
    let together = state.council.federations.iter().any(|members| left.iter().all(|it| members.has(it)));
    if alone || together {
        // X4R-287: who is left wins at once.
        while !state.board.frames.is_empty() {
            state.board.frames.pop();
        }
        state.push(Closing::Over);
    }
}

/// X4R-343: hand cards go to their discards, or under their decks.
fn discard(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    loop {
        let card = giving::cards(state, seat).next();
        let Some(card) = card else { break };
        giving::discard(state, seat, card, log);
    }
    let hand = &mut state.hidden.hands[seat];
    let (laws, market) = (std::mem::take(&mut hand.laws), std::mem::take(&mut hand.market));
    let (advisor, candidates) = (hand.advisor.take(), std::mem::take(&mut hand.candidates));
    laws.iter().for_each(|law| state.hidden.laws.put_under(*law));
    advisor.iter().chain(candidates.iter()).for_each(|it| state.hidden.advisors.put_under(*it));
    market.iter().for_each(|card| state.board.played.push(*card));
}

/// X4R-343: wars with the player end; where it was an ally, its side goes on without it.
fn end_wars(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    for place in (0..state.wars.len()).rev() {
        let war = &mut state.board.wars[place];
        if war.declarer == seat {
            concluding::end(state, place, WarEnd::Agreed, log);
        } else if war.target == seat {
            concluding::end(state, place, WarEnd::Fallen, log);
        } else {
            war.attackers.remove(seat);
            war.defenders.remove(seat);
        }
    }
}

/// X4R-343: wonders that are begun are removed, watches and mines go; networks and routes stay.
fn leave_behind(state: &mut State, seat: Seat) {
    for built in &mut state.board.wonders {
        *built = built.filter(|it| it.seat != seat);
    }
    for system in state.board.systems.iter_mut() {
        system.watches.set(seat, 0);
        if system.blockade == Some(seat) {
            system.blockade = None;
        }
    }
    if state.core == Some(seat) {
        state.core = None;
    }
    for colony in state.board.colonies.iter_mut() {
        let foreign = colony.buildings.iter().copied().filter(|it| it.seat != seat);
        colony.buildings = foreign.collect();
    }
    let members = state.council.federations;
    state.council.federations = members
        .iter()
        .copied()
        .map(|mut members| {
            members.remove(seat);
            members
        })
        .filter(|members| members.len() > 1)
        .collect();
}

impl State {
    /// The next player clockwise who is still in.
    pub(super) fn next_in(&self, seat: Seat) -> Option<Seat> {
        let n = self.n_players();
        (1..=n).map(|step| Seat((seat.0 + step) % n)).find(|other| !self.is_out(*other))
    }
}
