//! BTA-018 to BTA-021: a turn of the anarchists: cards are drawn, carried out and discarded together.

use super::Plotting;
use crate::anarchists::{ANARCHISTS, Bans, Deed, Ending, PLAYER};
use crate::event::Event;
use crate::flow::{Frame, Part, Turning};
use crate::ids::AnarchistAction;
use crate::state::State;
use engine::{Bits, Deck, List, Log};
use serde::{Deserialize, Serialize};

/// What comes next in the turn of the anarchists.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Uprising {
    /// Their turn begins.
    Begin,
    /// A card is drawn.
    Draw,
    /// Their turn is over.
    End,
}

impl Part<State> for Uprising {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        match self {
            Uprising::Begin => {
                state.begin_turn(ANARCHISTS, log);
                if let Some(anarchists) = &mut state.board.anarchists {
                    anarchists.bans = Bans::default();
                }
                state.push(Uprising::End);
                state.push(Uprising::Draw);
            }
            Uprising::Draw => draw(state, log),
            Uprising::End => end(state, log),
        }
    }
}

/// BTA-019, BTA-020: the top card is carried out; if the deck is empty, the discards become the new deck first.
fn draw(state: &mut State, log: &mut Log<Event>) {
    let Some(anarchists) = &mut state.board.anarchists else { return };
    let open = anarchists.top.pop();
    let card = open.or_else(|| {
        if state.hidden.anarchists.deck.is_empty() {
            reshuffle(state, log);
        }
        let deck = &mut state.hidden.anarchists.deck;
        (!deck.is_empty()).then(|| deck.draw(log)).flatten()
    });
    let Some(card) = card else { return log.tell(Event::Anarchists(Deed::NothingToDraw)) };
    if let Some(anarchists) = &mut state.board.anarchists {
        anarchists.drawn.push(card);
    }
    log.tell(Event::Anarchists(Deed::Drew(card, open.is_some())));
    state.push(Plotting { card, row: 0 });
}

fn reshuffle(state: &mut State, log: &mut Log<Event>) {
    let Some(anarchists) = &mut state.board.anarchists else { return };
    let discards = std::mem::replace(&mut anarchists.discards, Bits::EMPTY);
    if discards.is_empty() {
        return;
    }
    let mut cards: List<AnarchistAction, { AnarchistAction::COUNT }> = List::new();
    for card in discards {
        let at = state.chance.below(cards.len() as u32 + 1, log);
        cards.insert(at as usize, card);
    }
    state.hidden.anarchists.deck = Deck::stacked(cards.iter().copied());
    log.tell(Event::Anarchists(Deed::Reshuffled(cards.len() as u8)));
}

/// BTA-021: all drawn cards are discarded, and the player is next (BTA-018).
fn end(state: &mut State, log: &mut Log<Event>) {
    if let Some(anarchists) = &mut state.board.anarchists {
        let drawn = std::mem::take(&mut anarchists.drawn);
        drawn.iter().for_each(|card| anarchists.discards.add(*card));
        log.tell(Event::Anarchists(Deed::Discarded(drawn.len() as u8)));
    }
    state.begin_turn(PLAYER, log);
    state.push(Turning::Act);
}

impl State {
    /// BTA-018, BTA-069: after the player's turn the game is over if a condition is met, or the anarchists are next.
    pub(crate) fn end_solo_turn(&mut self, log: &mut Log<Event>) {
        if let Some(n) = self.end_met() {
            return self.bring_end(Ending::Player(n), log);
        }
        self.round += 1;
        log.tell(Event::RoundBegan(self.round));
        self.push(Uprising::Begin);
    }

    /// The end of a solo game comes at once: nothing that is under way is finished (BTA-068).
    pub(crate) fn close_at_the_end(&mut self, log: &mut Log<Event>) {
        if self.has_ended() && self.frames.last() != Some(&Frame::Over) {
            self.board.frames = List::from_iter([Frame::Over]);
            log.tell(Event::Ended);
        }
    }
}
