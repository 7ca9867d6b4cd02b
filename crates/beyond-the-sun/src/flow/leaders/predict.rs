//! Predictions: types marked before the first turn, and tiles for each correct prediction.

use crate::action::Action;
use crate::effect::Ability;
use crate::event::{Decision, Event};
use crate::flow::Part;
use crate::ids::{Module, Tech, Tile, Type};
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// A choice of the type for one prediction card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Predicting {
    pub seat: Seat,
    pub level: u8,
}

impl Predicting {
    /// Asks for the card of this level or of the next one there is.
    pub(crate) fn from(state: &mut State, seat: Seat, level: u8) {
        let levels = state.pack.pack().predictions.iter().map(|card| card.level);
        if let Some(level) = levels.filter(|it| *it >= level).min() {
            state.push(Predicting { seat, level });
        }
    }
}

impl Part<State> for Predicting {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Predict(self.level)
    }

    fn legal(&self, _: &State, into: &mut Vec<Action>) {
        into.extend(Type::ALL.map(Action::Predict));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Predict(kind) = action else { return };
        let Predicting { seat, level } = self;
        state.tableaus[seat].retinue.predictions[usize::from(level) - 2] = Some(kind);
        log.tell(Event::Predicted(seat, level, kind));
        Predicting::from(state, seat, level + 1);
    }
}

/// A technology has come into play: each player who predicted its main type for its level takes a tile, while there
/// are any.
pub(crate) fn foresee(state: &mut State, tech: Tech, log: &mut Log<Event>) {
    if !state.modules.has(Module::NewFactions) {
        return;
    }
    let pack = state.pack.pack();
    let level = usize::from(pack[tech].level) - 2;
    for seat in state.tableaus.seats() {
        let taken: u8 = state.tableaus.iter().map(|(_, tableau)| tableau.retinue.vp_tiles).sum();
        let right = state.tableaus[seat].retinue.predictions[level] == pack[tech].left.first().copied();
        let able = state.abilities(seat).any(|(_, ability)| ability == Ability::Predictions);
        if right && able && taken < pack[Tile::VpPlusOne].count {
            state.tableaus[seat].retinue.vp_tiles += 1;
            log.tell(Event::Foresaw(seat, tech));
        }
    }
}
