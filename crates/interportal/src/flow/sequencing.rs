//! The order of battles: the player with the first-player marker names the next one (X4R-184, X4R-394).

use engine::{List, Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Battling, Clash, Frame, Offer, Seek, Verdict, battling};
use crate::action::Action;
use crate::affair::Affair;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::state::State;
use crate::warfare::Warfare;

/// Battles wait below this frame; one after the other comes to the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Sequencing {
    /// The system of the battle that was fought last.
    at: Option<Hex>,
}

/// A battle that has not begun.
#[derive(Clone, Copy)]
enum Coming {
    /// Against neutral units.
    Neutral(Battling),
    /// Between players.
    Players(Clash),
}

impl Default for Coming {
    fn default() -> Self {
        Self::Players(Clash::default())
    }
}

impl Coming {
    const fn hex(&self) -> Hex {
        match self {
            Self::Neutral(battle) => battle.hex,
            Self::Players(clash) => clash.hex,
        }
    }

    fn action(&self) -> Action {
        match self {
            Self::Neutral(battle) => Action::Affair(Affair::Battle(battle.hex, battle.seat)),
            Self::Players(clash) => {
                let (one, other) = (Clash::lead(clash.attackers), Clash::lead(clash.defenders));
                Action::Warfare(Warfare::Clash(clash.hex, one, other))
            }
        }
    }

    fn is_open(&self, state: &State) -> bool {
        match self {
            Self::Neutral(battle) => battling::is_open(state, battle),
            Self::Players(clash) => clash.is_open(state),
        }
    }
}

/// Battles that have not begun, with their places among the frames.
type Waiting = List<(u8, Coming), 24>;

/// The battles right below this frame that have not begun and that both sides can still fight.
fn waiting(state: &State) -> Waiting {
    let frames = state.frames.iter().enumerate().rev();
    let frames = frames.skip_while(|(_, frame)| matches!(frame, Frame::Sequencing(_)));
    let battles = frames.map_while(|(place, frame)| match frame {
        Frame::Battling(battle) if battle.round == 1 => Some((place as u8, Coming::Neutral(*battle))),
        Frame::Clash(clash) if clash.waits() => Some((place as u8, Coming::Players(*clash))),
        _ => None,
    });
    battles.filter(|(_, battle)| battle.is_open(state)).collect()
}

/// How many battles wait on top of the frames.
pub(super) fn n_waiting(state: &State) -> usize {
    waiting(state).len()
}

impl Sequencing {
    pub(super) const FIRST: Self = Self { at: None };

    /// X4R-184: the battles that can come next: those of the same system before all others.
    fn next(&self, state: &State) -> Waiting {
        let all = waiting(state);
        let here: Waiting = all.iter().filter(|(_, battle)| Some(battle.hex()) == self.at).copied().collect();
        if here.is_empty() { all } else { here }
    }

    /// A battle comes to the top, and after it the next one is named.
    fn begin(state: &mut State, place: u8) {
        let frame = state.board.frames.remove(usize::from(place));
        let hex = match frame {
            Frame::Battling(battle) => battle.hex,
            Frame::Clash(clash) => clash.hex,
            _ => return,
        };
        state.push(Self { at: Some(hex) });
        state.push(frame);
    }
}

impl Part<State> for Sequencing {
    fn asks(&self, state: &State) -> Option<Seat> {
        (self.next(state).len() > 1).then_some(state.first)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::PickBattle
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, _: &mut Log<Event>) {
        let chosen = |(_, battle): &&(u8, Coming)| battle.action() == action;
        let place = self.next(state).iter().find(chosen).map(|(place, _)| *place);
        place.into_iter().for_each(|place| Self::begin(state, place));
    }

    fn run(self, state: &mut State, _: &mut Log<Event>) {
        // The only one that can come next comes without a question.
        let next = self.next(state);
        next.first().into_iter().for_each(|(place, _)| Self::begin(state, *place));
    }
}

impl Offer for Sequencing {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for (_, battle) in self.next(state).iter() {
            let action = battle.action();
            if seek.means(action) {
                to(action, Ok(()));
            }
        }
    }
}
