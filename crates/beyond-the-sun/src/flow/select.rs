//! BTS-127 to BTS-130: cards are revealed and one is put on the slot, or a card is taken from the open display.

use super::{Part, leaders, research};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::ids::{Slot, Tech, Type};
use crate::state::State;
use engine::{Bits, Index, List, Log, Seat};
use serde::{Deserialize, Serialize};

/// A choice of the card for a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Selecting {
    pub seat: Seat,
    pub slot: Slot,
    /// The cards to choose from.
    pub from: Bits<Tech>,
}

impl Selecting {
    /// Reveals cards and asks, unless only one is left to take.
    pub(crate) fn begin(state: &mut State, seat: Seat, slot: Slot, kind: Option<Type>, log: &mut Log<Event>) {
        if let Some(kind) = kind {
            log.tell(Event::Sought(seat, kind));
        }
        let level = state.pack[slot].level;
        let fitting = kind.map_or(Bits::first(64), |kind| state.pack.masks.of_type[kind.at()]);
        let row = state.rows[usize::from(level) - 2];
        let open: Bits<Tech> = row.iter().flat_map(|row| row.iter()).copied().collect();
        let mut from = open.and(fitting);
        if from.is_empty() {
            let wanted = if row.is_some() { 1 } else { state.pack.deal.matches };
            from = turn_up(state, level, fitting, wanted, log);
            if !state.shown.is_empty() {
                log.tell(Event::ShowedTechs(seat, state.shown));
            }
        }
        let selecting = Selecting { seat, slot, from };
        match (from.nth(0), from.nth(1)) {
            (Some(only), None) => selecting.put(state, only, log),
            (Some(_), Some(_)) => state.push(selecting),
            // OQ-06: without a card of the level only the cube is placed.
            (None, _) => {}
        }
    }

    /// BTS-129, BTS-130: the card comes into play, the others go under the deck.
    fn put(self, state: &mut State, tech: Tech, log: &mut Log<Event>) {
        let Selecting { seat, slot, .. } = self;
        let level = state.pack[slot].level;
        put_under(state, level, Some(tech));
        state.slots[slot.at()] = Some(tech);
        log.tell(Event::PutTech(seat, slot, tech));
        let row = &mut state.board.rows[usize::from(level) - 2];
        if let Some(at) = row.and_then(|row| row.iter().position(|open| *open == tech)) {
            if let Some(row) = row {
                row.remove(at);
            }
            state.refill_row(level, log);
        }
        let reveals = state.pack[tech].actions.iter().fold(0, |levels, action| levels | action.reveals);
        state.reveal_rows(reveals, log);
        leaders::foresee(state, tech, log);
        research::immediate(state, seat, tech);
        research::learned(state, seat, tech);
    }
}

impl Part<State> for Selecting {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::ChooseTech(self.slot)
    }

    fn legal(&self, _: &State, into: &mut Vec<Action>) {
        into.extend(self.from.iter().map(Action::Choose));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Choose(tech) = action {
            self.put(state, tech, log);
        }
    }
}

/// Reveals cards of a deck until this many fit or the deck is used up, and returns those that fit. The order in which
/// the others go under the deck is drawn now, so that the choice reveals nothing new.
pub(crate) fn turn_up(
    state: &mut State,
    level: u8,
    fitting: Bits<Tech>,
    wanted: u8,
    log: &mut Log<Event>,
) -> Bits<Tech> {
    let mut found = Bits::EMPTY;
    let mut shown = Bits::EMPTY;
    let mut aside = List::new();
    while found.len() < wanted {
        let deck = &mut state.hidden.techs[usize::from(level) - 2];
        let Some(tech) = (!deck.is_empty()).then(|| deck.draw(log)).flatten() else { break };
        shown.add(tech);
        if fitting.has(tech) {
            found.add(tech);
        }
        let at = state.chance.below(aside.len() as u32 + 1, log);
        aside.insert(at as usize, tech);
    }
    state.shown = shown;
    state.hidden.techs_aside = aside;
    found
}

/// The shown cards except one go under the deck of their level.
pub(crate) fn put_under(state: &mut State, level: u8, but: Option<Tech>) {
    let aside = std::mem::take(&mut state.hidden.techs_aside);
    for tech in aside.iter().filter(|tech| Some(**tech) != but) {
        state.hidden.techs[usize::from(level) - 2].put_under(*tech);
    }
    state.shown = Bits::EMPTY;
}

impl State {
    /// BTS-217 to BTS-219: the rows of these levels are revealed, if the display is in use and they were not.
    pub(crate) fn reveal_rows(&mut self, levels: u8, log: &mut Log<Event>) {
        if !self.display {
            return;
        }
        for level in (2..=4).filter(|level| levels >> level & 1 == 1) {
            let row = &mut self.board.rows[usize::from(level) - 2];
            if row.is_none() {
                *row = Some(List::new());
                self.refill_row(level, log);
            }
        }
    }

    /// Fills an open row from its deck.
    pub(crate) fn refill_row(&mut self, level: u8, log: &mut Log<Event>) {
        let at = usize::from(level) - 2;
        let size = usize::from(self.pack.deal.display[at].size);
        while self.rows[at].is_some_and(|row| row.len() < size) && !self.hidden.techs[at].is_empty() {
            let drawn = self.hidden.techs[at].draw(log);
            if let Some((row, tech)) = self.board.rows[at].as_mut().zip(drawn) {
                row.push(tech);
                log.tell(Event::OpenedTech(tech));
            }
        }
    }
}
