//! Gains and returns: credits, fame, dice, deeds, passengers.

use crate::cards::Times;
use crate::effect::{Deed, DeedKind, Expr, Limit, Tally};
use crate::eval::{Context, n_dice};
use crate::event::Event;
use crate::ids::{Category, MarketState, Passenger};
use crate::query::Place;
use crate::state::State;
use engine::{Log, Seat};

/// A deed with everything that cards may check.
#[derive(Clone, Copy)]
pub(crate) struct Done {
    pub(crate) deed: Deed,
    pub(crate) category: Option<Category>,
    pub(crate) state: Option<MarketState>,
    pub(crate) kind: Option<DeedKind>,
}

impl From<Deed> for Done {
    fn from(deed: Deed) -> Self {
        Self { deed, category: None, state: None, kind: None }
    }
}

impl Done {
    fn fits(self, tally: Tally) -> bool {
        tally.deed == self.deed
            && tally.category.is_none_or(|category| self.category == Some(category))
            && tally.states.is_none_or(|states| self.state.is_some_and(|state| states.has(state)))
            && tally.kind.is_none_or(|kind| self.kind == Some(kind))
    }
}

impl State {
    /// Credits from the bank, or to it as many as there are.
    pub(crate) fn earn(&mut self, seat: Seat, n: i32, log: &mut Log<Event>) {
        let merchant = &mut self.board.merchants[seat];
        let before = merchant.credits;
        merchant.credits = before.saturating_add_signed(n);
        let change = merchant.credits as i32 - before as i32;
        if change != 0 {
            log.tell(Event::Credits(seat, change));
        }
    }

    /// Fame markers (MV-166).
    pub(crate) fn gain_fame(&mut self, seat: Seat, n: i32, log: &mut Log<Event>) {
        let n = n.clamp(0, u16::MAX.into()) as u16;
        if n > 0 {
            let fame = &mut self.board.merchants[seat].fame;
            *fame = fame.saturating_add(n);
            log.tell(Event::Fame(seat, n));
        }
    }

    /// Infamy markers (MV-171).
    pub(crate) fn gain_infamy(&mut self, seat: Seat, n: i32, log: &mut Log<Event>) {
        let n = n.clamp(0, u16::MAX.into()) as u16;
        if n > 0 {
            let infamy = &mut self.board.merchants[seat].infamy;
            *infamy = infamy.saturating_add(n);
            log.tell(Event::Infamy(seat, n));
        }
    }

    /// One die.
    pub(crate) fn roll(&mut self, log: &mut Log<Event>) -> u8 {
        self.chance.below(6, log) as u8 + 1
    }

    /// A number, with its dice rolled.
    pub(crate) fn rolled(&mut self, expr: &Expr, context: Context, log: &mut Log<Event>) -> i32 {
        let dice: Vec<i32> = (0..n_dice(expr)).map(|_| i32::from(self.roll(log))).collect();
        let mut next = dice.iter();
        self.board.value_with(expr, context, &mut |n| next.by_ref().take(usize::from(n)).sum())
    }

    /// Counts a deed for missions and challenges.
    pub(crate) fn did(&mut self, seat: Seat, done: impl Into<Done>) {
        let done = done.into();
        let is_turn = self.turn.seat == seat;
        for (number, tally) in self.pack.pack().scripts.tallies.iter().enumerate() {
            if done.fits(*tally) {
                let mine = &mut self.board.merchants[seat].tallies[number];
                *mine = mine.saturating_add(1);
                if is_turn {
                    let now = &mut self.board.turn.tallies[number];
                    *now = now.saturating_add(1);
                }
            }
        }
    }

    /// Remembers that a limited ability was used.
    pub(crate) fn wear(&mut self, seat: Seat, times: Option<Times>) {
        let Some(Times { limit, once }) = times else { return };
        match limit {
            Limit::Turn => self.board.turn.used.add(once),
            Limit::Round => self.board.merchants[seat].used_round.add(once),
            Limit::Game => self.board.merchants[seat].used_game.add(once),
        }
    }

    /// MV-145, MV-210: a passenger is dropped off; fare, fame, then what cards add.
    pub(crate) fn deliver(&mut self, seat: Seat, passenger: Passenger, log: &mut Log<Event>) {
        let card = &self.pack.pack()[passenger];
        let merchant = &mut self.board.merchants[seat];
        merchant.passengers.remove(passenger);
        merchant.delivered += 1;
        log.tell(Event::Delivered(seat, passenger));
        self.earn(seat, i32::from(card.fare), log);
        self.gain_fame(seat, i32::from(card.fame), log);
        self.gain_infamy(seat, -i32::from(card.fame), log);
        self.did(seat, Deed::Deliver);
        self.react(seat, crate::effect::Trigger::Deliver);
    }

    /// MV-143: a waiting passenger comes aboard.
    pub(crate) fn board_passenger(
        &mut self,
        seat: Seat,
        passenger: Passenger,
        place: Place,
        log: &mut Log<Event>,
    ) {
        self.board.waiting[place.at()].remove(passenger);
        self.board.merchants[seat].passengers.add(passenger);
        log.tell(Event::Boarded(seat, passenger));
    }
}

/// MV-031, MV-044: a passenger appears at its start, discovered or not.
pub(crate) fn draw_passenger(state: &mut State, log: &mut Log<Event>) {
    let State { board, chance, .. } = state;
    if let Some(passenger) = board.passengers.draw(chance, log) {
        let from = board.pack.pack()[passenger].from;
        board.waiting[Place::of(from).at()].add(passenger);
        log.tell(Event::PassengerAppeared(passenger, from));
    }
}
