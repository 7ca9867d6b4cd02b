//! BTS-153 to BTS-166: who controls a place after something has changed on the exploration board.

use super::{Frame, Placing, Rewarding, Triggering};
use crate::anarchists::ANARCHISTS;
use crate::event::Event;
use crate::ids::{Module, Place};
use crate::state::State;
use engine::{Bits, Index, Log, Seat};

/// What happens to the control of one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Change {
    /// Nothing.
    Stays,
    /// This faction takes it.
    Taken(Seat),
    /// Several others are equally strong: nobody controls it (BTS-159).
    Lost,
}

/// BTS-155 to BTS-160, OQ-03: the strongest fleet takes control; in a tie the present controller keeps it.
fn change(state: &State, place: Place) -> Change {
    let (mut most, mut strongest, mut tied) = (0, Seat(0), false);
    let defended = state.modules.has(Module::Leaders);
    for (seat, tableau) in state.tableaus.iter() {
        let strength = if defended { state.defence(seat, place) } else { tableau.strength(place) };
        if strength > most {
            (most, strongest, tied) = (strength, seat, false);
        } else if strength == most {
            tied = true;
        }
    }
    let controller = state.controller(place);
    if most == 0 || controller.is_some_and(|seat| state.defence(seat, place) == most) {
        Change::Stays
    } else if !tied {
        Change::Taken(strongest)
    } else if controller.is_some() {
        Change::Lost
    } else {
        Change::Stays
    }
}

impl State {
    /// Who controls a place once control has been corrected.
    pub(crate) fn controller_due(&self, place: Place) -> Option<Seat> {
        match change(self, place) {
            Change::Stays => self.controller(place),
            Change::Taken(seat) => Some(seat),
            Change::Lost => None,
        }
    }

    /// Corrects control everywhere; outposts and bonuses follow immediately.
    pub(crate) fn correct_control(&mut self, log: &mut Log<Event>) {
        let at = self.frames.len();
        self.correct(at, log);
    }

    /// The same, but bonuses come after the frame on top.
    pub(crate) fn correct_control_late(&mut self, log: &mut Log<Event>) {
        let at = self.frames.len().saturating_sub(1);
        self.correct(at, log);
    }

    /// Bonuses are inserted into the stack at `at`.
    fn correct(&mut self, at: usize, log: &mut Log<Event>) {
        let mut taken = [Bits::EMPTY; 4];
        let mut from_others = [Bits::EMPTY; 4];
        let mut any = false;
        let fleets = self.fleets();
        for place in self.controllable() {
            // Nothing changes at a place without ships, and nearly all places have none.
            if fleets[place.at()] == 0 {
                continue;
            }
            let change = change(self, place);
            if change == Change::Stays {
                continue;
            }
            // BTS-165: the loser takes back its outpost before another one is placed.
            let loser = self.outposts[place.at()].take();
            if let Some(outpost) = loser {
                self.take_back(outpost, log);
                log.tell(Event::LostControl(outpost.seat, self.spot(place)));
            }
            if let Change::Taken(seat) = change {
                taken[usize::from(seat.0)].add(place);
                if loser.is_some() {
                    from_others[usize::from(seat.0)].add(place);
                }
                if loser.is_some() && seat == self.turn {
                    self.this_turn.n_taken += 1;
                }
                any = true;
            }
        }
        if any {
            self.hand_out(at, taken, from_others);
        }
    }

    /// For every place the ships of all factions in one word, which is 0 where there are none.
    fn fleets(&self) -> [u32; Place::COUNT] {
        let mut fleets = [0; Place::COUNT];
        for tableau in self.tableaus.as_slice() {
            for (fleet, ships) in fleets.iter_mut().zip(tableau.ships) {
                *fleet |= u32::from_ne_bytes(ships);
            }
        }
        fleets
    }

    fn is_deferred(&self, place: Place) -> bool {
        self.systems[place.at()].is_some_and(|system| self.pack[system].control_deferred)
    }

    /// OQ-05: the active faction first, then clockwise; all outposts before all bonuses.
    fn hand_out(&mut self, at: usize, taken: [Bits<Place>; 4], from_others: [Bits<Place>; 4]) {
        let mut at = at;
        let mut put = |state: &mut State, frame: Frame| {
            state.board.frames.insert(at, frame);
            at += 1;
        };
        put(self, Triggering {}.into());
        let turn = self.turn;
        let mut order: [Option<Seat>; 4] = [None; 4];
        let they = self.is_solo().then_some(ANARCHISTS);
        for (place, seat) in order.iter_mut().zip(self.clockwise(turn).chain(they)) {
            *place = Some(seat);
        }
        // BTL-065: a bonus that waits comes after all others, also after those of other factions.
        let late: Bits<Place> = self.controllable().iter().filter(|place| self.is_deferred(*place)).collect();
        let takers = order.into_iter().rev().flatten().filter(|seat| !taken[usize::from(seat.0)].is_empty());
        for late_ones in [true, false] {
            // BTA-044: the anarchists get no bonus.
            for seat in takers.clone().filter(|seat| they != Some(*seat)) {
                let (all, from_others) = (taken[usize::from(seat.0)], from_others[usize::from(seat.0)]);
                let places = if late_ones { all.and(late) } else { all.without(late) };
                if !places.is_empty() {
                    put(self, Rewarding { seat, places, from_others }.into());
                }
            }
        }
        for seat in takers {
            self.push(Placing { seat, places: taken[usize::from(seat.0)] });
        }
    }
}
