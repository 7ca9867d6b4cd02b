//! Cards drawn to keep one: a private system, a private achievement, or an achievement added to the game.

use crate::action::Action;
use crate::cards::AchievementDeck;
use crate::event::{Decision, Event};
use crate::flow::Part;
use crate::ids::{Achievement, Place, System, SystemDeck};
use crate::retinue::Goal;
use crate::state::{Achieved, State};
use engine::{Bits, Index, List, Log, Seat};
use serde::{Deserialize, Serialize};

/// A choice of the private system among the cards shown (BTL-044).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Adopting {
    pub seat: Seat,
}

impl Adopting {
    /// Draws the cards and asks.
    pub(crate) fn begin(state: &mut State, seat: Seat, deck: SystemDeck, draw: u8, log: &mut Log<Event>) {
        for _ in 0..draw {
            let Some(system) = state.draw_system(deck, log) else { break };
            state.hidden.systems_aside.push(system);
            state.board.shown_systems.add(system);
        }
        let shown = state.shown_systems;
        log.tell(Event::ShowedSystems(seat, shown));
        match (shown.nth(0), shown.nth(1)) {
            (Some(only), None) => Adopting { seat }.adopt(state, only, log),
            (Some(_), Some(_)) => state.push(Adopting { seat }),
            (None, _) => {}
        }
    }

    /// The others are shuffled into their decks.
    fn adopt(self, state: &mut State, system: System, log: &mut Log<Event>) {
        let aside = std::mem::take(&mut state.hidden.systems_aside);
        state.board.shown_systems = Bits::EMPTY;
        state.systems[Place::Private.at()] = Some(system);
        log.tell(Event::KeptSystem(self.seat, system));
        for back in aside.iter().filter(|back| **back != system) {
            let deck = state.pack[*back].deck.at();
            state.hidden.systems[deck].shuffle_in(*back, &mut state.chance, log);
        }
    }
}

impl Part<State> for Adopting {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::KeepSystem
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(state.shown_systems.iter().map(Action::KeepSystem));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::KeepSystem(system) = action {
            self.adopt(state, system, log);
        }
    }
}

/// A choice of an achievement among the cards shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Sponsoring {
    pub seat: Seat,
    /// Whether it becomes a private one; otherwise it is added to the game (BTL-057).
    pub private: bool,
}

impl Sponsoring {
    /// Draws cards of both decks in turn, as many as there are, and asks.
    pub(crate) fn begin(self, state: &mut State, draw: u8, log: &mut Log<Event>) {
        let mut decks = [AchievementDeck::A, AchievementDeck::B].map(|deck| unused(state, deck));
        for n in 0..usize::from(draw) {
            let from = if decks[n % 2].is_empty() { 1 - n % 2 } else { n % 2 };
            if decks[from].is_empty() {
                break;
            }
            let drawn = state.chance.below(u32::from(decks[from].len()), log) as u8;
            let Some(card) = decks[from].nth(drawn) else { break };
            decks[from].remove(card);
            state.board.shown_achievements.add(card);
        }
        let shown = state.shown_achievements;
        log.tell(Event::ShowedAchievements(self.seat, shown));
        match (shown.nth(0), shown.nth(1)) {
            (Some(only), None) => self.keep(state, only, log),
            (Some(_), Some(_)) => state.push(self),
            (None, _) => {}
        }
    }

    fn keep(self, state: &mut State, card: Achievement, log: &mut Log<Event>) {
        state.board.shown_achievements = Bits::EMPTY;
        state.this_turn.changed = true;
        if self.private {
            state.tableaus[self.seat].retinue.goal = Some(Goal { card, claimed: false });
            log.tell(Event::KeptAchievement(self.seat, card));
        } else {
            state.board.achievements.push(Achieved { card, claims: List::new() });
            log.tell(Event::AddedAchievement(self.seat, card));
        }
    }
}

/// Cards of a deck that are neither in play nor private.
fn unused(state: &State, deck: AchievementDeck) -> Bits<Achievement> {
    let mut left = state.pack.masks.achievements[deck.at()];
    state.achievements.iter().for_each(|achieved| left.remove(achieved.card));
    let goals = state.tableaus.iter().filter_map(|(_, tableau)| tableau.retinue.goal);
    goals.for_each(|goal| left.remove(goal.card));
    left
}

impl Part<State> for Sponsoring {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::KeepAchievement
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(state.shown_achievements.iter().map(Action::KeepAchievement));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::KeepAchievement(card) = action {
            self.keep(state, card, log);
        }
    }
}
