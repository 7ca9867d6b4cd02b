//! BTA-023 to BTA-026: the rows of an action card from top to bottom, in each the first effect that is possible.

use super::{Deciding, Uprising, colony, moves};
use crate::anarchists::{ANARCHISTS, Deed};
use crate::effect::Plot;
use crate::event::Event;
use crate::flow::{Part, colonise};
use crate::ids::{AnarchistAction, Slot, Type};
use crate::state::State;
use engine::{Bits, Index, Log};
use serde::{Deserialize, Serialize};

/// An action card being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Plotting {
    pub card: AnarchistAction,
    /// The row that comes next.
    pub row: u8,
}

impl Part<State> for Plotting {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let rows = &state.pack.pack()[self.card].rows;
        let Some(row) = rows.get(usize::from(self.row)) else { return };
        log.tell(Event::Anarchists(Deed::Row(self.card, self.row)));
        state.push(Plotting { row: self.row + 1, ..self });
        for plot in row {
            let Some(why) = state.hindrance(*plot) else {
                log.tell(Event::Anarchists(Deed::Did(*plot)));
                return carry_out(state, *plot, log);
            };
            log.tell(Event::Anarchists(Deed::Skipped(*plot, why)));
        }
        log.tell(Event::Anarchists(Deed::RowFailed));
    }
}

/// Carries out an effect that is possible.
fn carry_out(state: &mut State, plot: Plot, log: &mut Log<Event>) {
    match plot {
        Plot::MoreThreat => state.raise_threat(log),
        Plot::LessThreat => state.lower_threat(log),
        Plot::Ship(level) => moves::place_ship(state, level, log),
        Plot::Jump(n) => moves::jump(state, n, log),
        Plot::Colonise => {
            let places = colonise::targets(state, ANARCHISTS, false);
            match (places.nth(0), places.len()) {
                (Some(only), 1) => colony::settle(state, only, log),
                _ => state.push(Deciding::Colony { places }),
            }
        }
        Plot::Research { level: 1, kind, .. } => {
            let slots = state.first_slots(kind);
            Deciding::slot(state, 1, slots, None, log);
        }
        Plot::Research { level, kind, known } => {
            let slots = preferred(state, level, kind, known, log);
            Deciding::slot(state, level, slots, kind, log);
        }
        Plot::DrawCard => state.push(Uprising::Draw),
        Plot::ForbidColonise | Plot::ForbidResearch | Plot::LimitJumps(_) => {
            let Some(anarchists) = &mut state.board.anarchists else { return };
            let bans = &mut anarchists.bans;
            match plot {
                Plot::ForbidColonise => bans.colonise = true,
                Plot::ForbidResearch => bans.research = true,
                Plot::LimitJumps(n) => bans.jumps = Some(bans.jumps.map_or(n, |before| before.min(n))),
                _ => {}
            }
        }
    }
}

/// BTA-055: unknown technologies come first.
fn preferred(state: &State, level: u8, kind: Option<Type>, known: bool, log: &mut Log<Event>) -> Bits<Slot> {
    let all = state.plotted_slots(level, kind, known);
    let unknown: Bits<Slot> = all.iter().filter(|slot| state.slots[slot.at()].is_none()).collect();
    if unknown.is_empty() {
        return all;
    }
    let aside = all.without(unknown);
    if !aside.is_empty() {
        log.tell(Event::Anarchists(Deed::PreferredUnknown(unknown, aside)));
    }
    unknown
}
