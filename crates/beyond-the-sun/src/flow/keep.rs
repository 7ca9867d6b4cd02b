//! BTS-203, BTS-213 to BTS-216: cards drawn to keep one of them: private technologies and chartered systems.

use super::{Part, colonise, research, select};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::ids::{System, SystemDeck, Tech};
use crate::state::State;
use engine::{Bits, Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// A choice of a private technology among the cards shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Keeping {
    pub seat: Seat,
    pub level: u8,
}

impl Keeping {
    /// Draws the cards and asks; the other cards go back in the order of the deck.
    pub(crate) fn begin(state: &mut State, seat: Seat, level: u8, draw: u8, log: &mut Log<Event>) {
        for _ in 0..draw {
            let deck = &mut state.hidden.techs[usize::from(level) - 2];
            let Some(tech) = (!deck.is_empty()).then(|| deck.draw(log)).flatten() else { break };
            state.hidden.techs_aside.push(tech);
            state.shown.add(tech);
        }
        let keeping = Keeping { seat, level };
        log.tell(Event::ShowedTechs(seat, state.shown));
        match (state.shown.nth(0), state.shown.nth(1)) {
            (Some(only), None) => keeping.keep(state, only, log),
            (Some(_), Some(_)) => state.push(keeping),
            (None, _) => {}
        }
    }

    /// BTS-213, BTS-214: no cube, but the immediate bonus.
    fn keep(self, state: &mut State, tech: Tech, log: &mut Log<Event>) {
        select::put_under(state, self.level, Some(tech));
        state.tableaus[self.seat].private.add(tech);
        state.this_turn.changed = true;
        if state.is_turn_of(self.seat) {
            state.this_turn.learned.add(tech);
        }
        log.tell(Event::KeptTech(self.seat, tech));
        research::immediate(state, self.seat, tech);
    }
}

impl Part<State> for Keeping {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::KeepTech
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(state.shown.iter().map(Action::Choose));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Choose(tech) = action {
            self.keep(state, tech, log);
        }
    }
}

/// A choice of a system to take as a colony among the cards shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Chartering {
    pub seat: Seat,
}

impl Chartering {
    /// BTS-203: draws the cards, missing ones from the other deck, and asks.
    pub(crate) fn begin(state: &mut State, seat: Seat, deck: SystemDeck, draw: u8, log: &mut Log<Event>) {
        for _ in 0..draw {
            let Some(system) = state.draw_system(deck, log) else { break };
            state.hidden.systems_aside.push(system);
            state.board.shown_systems.add(system);
        }
        let shown = state.shown_systems;
        log.tell(Event::ShowedSystems(seat, shown));
        match (shown.nth(0), shown.nth(1)) {
            (Some(only), None) => Chartering { seat }.charter(state, only, log),
            (Some(_), Some(_)) => state.push(Chartering { seat }),
            (None, _) => {}
        }
    }

    /// The others go back under the decks they belong to.
    fn charter(self, state: &mut State, system: System, log: &mut Log<Event>) {
        let aside = std::mem::take(&mut state.hidden.systems_aside);
        for other in aside.iter().filter(|other| **other != system) {
            let deck = state.pack[*other].deck.at();
            state.hidden.systems[deck].put_under(*other);
        }
        state.board.shown_systems = Bits::EMPTY;
        log.tell(Event::Colonised(self.seat, system));
        colonise::settled(state, self.seat, system, None, 2);
    }
}

impl Part<State> for Chartering {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::CharterSystem
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(state.shown_systems.iter().map(Action::Charter));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Charter(system) = action {
            self.charter(state, system, log);
        }
    }
}
