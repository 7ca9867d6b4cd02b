//! What the anarchists will do next, as far as it can be known.

use super::PLAYER;
use crate::event::Event;
use crate::flow::Uprising;
use crate::ids::AnarchistAction;
use crate::state::{State, View};
use engine::{Chance, Game, List, Log};
use serde::Serialize;

/// What the anarchists would do if it were their turn now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Foreseen {
    /// The card on top of their deck.
    pub card: AnarchistAction,
    /// Their steps, with the reasons.
    pub events: Vec<Event>,
    /// How far they can be foreseen.
    pub until: Until,
}

/// Where foresight ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Their turn, or the game, is over.
    End,
    /// Something hidden is turned up.
    Hidden,
    /// The player decides for them.
    Choice,
}

impl View {
    /// What the anarchists would do next in the present state, if the top card of their deck is known (BTA-061).
    pub fn anarchists_next(&self) -> Option<Foreseen> {
        let card = *self.board.anarchists.as_ref()?.top.last()?;
        let mut world = State::imagine(self, PLAYER, Chance::seeded(0));
        world.board.frames = List::new();
        world.push(Uprising::Begin);
        let mut log = Log::written();
        world.run(&mut log);
        let over = world.turn == PLAYER || world.has_ended();
        let until = if log.revealed() {
            Until::Hidden
        } else if over {
            Until::End
        } else {
            Until::Choice
        };
        let events = log.certain().copied().filter(|event| *event != Event::TurnBegan(PLAYER)).collect();
        Some(Foreseen { card, events, until })
    }
}
