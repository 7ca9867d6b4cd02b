//! The order of battles: the player with the first-player marker names the next one (X4R-184, X4R-394).

use engine::{List, Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Battling, Frame, Offer, Seek, Verdict, battling};
use crate::action::Action;
use crate::affair::Affair;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::state::State;
use crate::thing::Thing;

/// Battles wait below this frame; one after the other comes to the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Sequencing {
    /// The system of the battle that was fought last.
    at: Option<Hex>,
}

/// Battles that have not begun, with their places among the frames.
type Waiting = List<(u8, Battling), 24>;

/// The battles right below this frame that have not begun and that both sides can still fight.
fn waiting(state: &State) -> Waiting {
    let frames = state.frames.iter().enumerate().rev();
    let frames = frames.skip_while(|(_, frame)| matches!(frame, Frame::Sequencing(_)));
    let battles = frames.map_while(|(place, frame)| match frame {
        Frame::Battling(battle) if battle.round == 1 => Some((place as u8, *battle)),
        _ => None,
    });
    battles.filter(|(_, battle)| battling::is_open(state, battle)).collect()
}

impl Sequencing {
    pub(super) const FIRST: Self = Self { at: None };

    /// X4R-184: the battles that can come next: those of the same system before all others.
    fn next(&self, state: &State) -> Waiting {
        let all = waiting(state);
        let here: Waiting = all.iter().filter(|(_, battle)| Some(battle.hex) == self.at).copied().collect();
        if here.is_empty() { all } else { here }
    }

    /// A battle comes to the top, and after it the next one is named.
    fn begin(state: &mut State, place: u8) {
        let frame = state.board.frames.remove(usize::from(place));
        let Frame::Battling(battle) = frame else { return };
        state.push(Self { at: Some(battle.hex) });
        state.push(battle);
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
        let Action::Affair(Affair::Battle(hex, seat)) = action else { return };
        let chosen = |(_, battle): &&(u8, Battling)| battle.hex == hex && battle.seat == seat;
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
            let action = Action::Affair(Affair::Battle(battle.hex, battle.seat));
            if seek.wants(Thing::of(action)) {
                to(action, Ok(()));
            }
        }
    }
}
