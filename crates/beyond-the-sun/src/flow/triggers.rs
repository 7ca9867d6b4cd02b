//! Abilities that work without a choice: what unlocks them and what triggers them.

use super::{Committing, Part, Weighing, prospect};
use crate::effect::{Ability, Effect};
use crate::event::{Cause, Event};
use crate::ids::Sort;
use crate::space::Owned;
use crate::state::State;
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// Checks whether the last marker of a track has gone (BTS-212); the reward comes after all bonuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Triggering {}

impl Part<State> for Triggering {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        state.unlock(log);
        if !has_expert_mats(state) {
            return;
        }
        for seat in state.tableaus.seats() {
            for sort in Sort::ALL {
                let empty = state.tableaus[seat].is_empty(state.pack.pack(), sort);
                if !empty || state.tableaus[seat].emptied[sort.at()] {
                    continue;
                }
                let last =
                    |ability| if let Ability::OnLastMarker(effect) = ability { Some(effect) } else { None };
                if state.abilities(seat).any(|(_, ability)| last(ability).is_some()) {
                    state.tableaus[seat].emptied[sort.at()] = true;
                    triggered(state, seat, last);
                }
            }
        }
    }
}

/// Standard mats have no abilities.
fn has_expert_mats(state: &State) -> bool {
    !state.mat_card(Seat(0)).abilities.is_empty()
}

/// Pushes the effects of all abilities of `seat` that `sets_off` selects and that may be used now.
pub(crate) fn triggered(state: &mut State, seat: Seat, sets_off: impl Fn(Ability) -> Option<Effect>) {
    if !state.may_have(seat, state.pack.masks.set_off) {
        return;
    }
    let mut due = engine::List::<Option<(Cause, bool, Effect)>, 8>::new();
    for (cause, ability) in state.abilities(seat) {
        if let Some(effect) = sets_off(ability).filter(|_| !ability.is_once() || !state.was_used(seat, cause))
        {
            due.push(Some((cause, ability.is_once(), effect)));
        }
    }
    // The first ability is pushed last, so that it is carried out first.
    for (cause, once, effect) in due.iter().rev().flatten().copied() {
        if let Cause::MatOption(ability, option) = cause
            && state.tableaus[seat].retinue.forever.is_none()
        {
            state.push(Committing { seat, ability, option, effect });
            continue;
        }
        // BTL-053: an option whose requirement is not met is not used.
        if matches!(cause, Cause::MatOption(..)) && !prospect::may_use(state, seat, effect) {
            continue;
        }
        if once {
            state.use_once(seat, cause);
        }
        state.push(Weighing::bonus(seat, effect, cause));
    }
}

/// After automating a marker of this sort.
pub(crate) fn on_automate(state: &mut State, seat: Seat, sort: Sort) {
    triggered(state, seat, |ability| match ability {
        Ability::OnAutomate(of, effect) if of == sort => Some(effect),
        _ => None,
    });
}

/// After each colonising.
pub(crate) fn on_colonise(state: &mut State, seat: Seat) {
    triggered(state, seat, |ability| match ability {
        Ability::OnColonise(effect) => Some(effect),
        _ => None,
    });
}

/// When a guild is opened, for everybody; the faction that opened it comes first.
pub(crate) fn on_guild_opened(state: &mut State, opener: Seat) {
    let mut seats: engine::List<Seat, 4> = state.clockwise(opener).collect();
    seats.reverse();
    for seat in seats.iter() {
        triggered(state, *seat, |ability| match ability {
            Ability::OnGuildOpened(effect) => Some(effect),
            _ => None,
        });
    }
}

/// When `seat` reveals an event, before it is carried out (BTL-050).
pub(crate) fn on_event(state: &mut State, seat: Seat) {
    triggered(state, seat, |ability| match ability {
        Ability::OnEvent(effect) => Some(effect),
        _ => None,
    });
}

/// When a technology of this level has been researched and is face up, before its bonus (BTL-032).
pub(crate) fn on_research(state: &mut State, seat: Seat, level: u8) {
    triggered(state, seat, |ability| match ability {
        Ability::OnResearch(least, effect) if level >= least => Some(effect),
        _ => None,
    });
}

/// At the end of the action phase.
pub(crate) fn after_action(state: &mut State, seat: Seat) {
    triggered(state, seat, |ability| match ability {
        Ability::AfterAction { effect, .. } => Some(effect),
        _ => None,
    });
}

impl State {
    /// Whether an ability that may be used once in a turn has been.
    fn was_used(&self, seat: Seat, cause: Cause) -> bool {
        let turn = &self.this_turn;
        match cause {
            Cause::Mat(n) | Cause::MatOption(n, _) => turn.used_mats[usize::from(seat.0)] >> n & 1 == 1,
            Cause::Use(Owned::Tech(tech)) => turn.used_techs.has(tech),
            Cause::Use(Owned::System(system)) => turn.used_systems.has(system),
            Cause::Leader(leader) => turn.used_leaders.has(leader),
            _ => false,
        }
    }

    /// Remembers for this turn that an ability was used.
    pub(crate) fn use_once(&mut self, seat: Seat, cause: Cause) {
        let turn = &mut self.this_turn;
        match cause {
            Cause::Mat(n) | Cause::MatOption(n, _) => turn.used_mats[usize::from(seat.0)] |= 1 << n,
            Cause::Use(Owned::Tech(tech)) => turn.used_techs.add(tech),
            Cause::Use(Owned::System(system)) => turn.used_systems.add(system),
            Cause::Leader(leader) => turn.used_leaders.add(leader),
            _ => {}
        }
    }

    /// Abilities of expert mats whose condition is met are unlocked permanently.
    pub(crate) fn unlock(&mut self, log: &mut Log<Event>) {
        if !has_expert_mats(self) {
            return;
        }
        for seat in self.tableaus.seats() {
            if !self.tableaus[seat].seated {
                continue;
            }
            for (n, card) in self.mat_card(seat).abilities.iter().enumerate() {
                let holds = || card.unlock.is_none_or(|it| it.holds(|count| self.count(seat, count)));
                if !self.tableaus[seat].unlocked[n] && holds() {
                    self.tableaus[seat].unlocked[n] = true;
                    log.tell(Event::Unlocked(seat, n as u8));
                }
            }
        }
    }
}
