//! Research and copied actions, foreseen; frames of their own do them.

use crate::effect::{Count, Research, Whose};
use crate::flow::prospect::{Look, Next, Purse, Refused, one_of};
use crate::flow::{Scope, Source, copy};
use crate::space::Printed;
use crate::state::State;
use crate::why::Reason;
use engine::{Seat, require};

/// Research is foreseen: a cube and a slot for it.
pub(super) fn foresee_research<R: Refused>(
    look: &Look<'_>,
    research: Research,
    scope: Scope,
    purse: &mut Purse,
) -> Result<(), R> {
    if research.modes.with_supply && purse.supply > 0 {
        purse.supply -= 1;
    } else {
        require(purse.pop > 0, || look.too_little_population(0, 1, *purse))?;
        purse.pop -= 1;
    }
    purse.changed = true;
    look.has_slot(research, scope)
}

impl Look<'_> {
    /// A slot that can be researched.
    pub(in crate::flow) fn has_slot<R: Refused>(&self, research: Research, scope: Scope) -> Result<(), R> {
        let level = self.state.research_level(self.seat, research);
        require(!(scope.action && self.state.is_research_banned(level)), || Reason::Forbidden)?;
        require(self.can_research(research, level), || Reason::NothingToResearch)
    }

    fn can_research(&self, research: Research, level: u8) -> bool {
        if research.modes.known || research.modes.no_prereq {
            return self.state.can_research(self.seat, level, research.modes);
        }
        // Many options ask for the same level.
        let (mut levels, bit) = (self.levels.get(), 1 << level);
        if levels.asked & bit == 0 {
            levels.asked |= bit;
            if self.state.can_research(self.seat, level, research.modes) {
                levels.open |= bit;
            }
            self.levels.set(levels);
        }
        levels.open & bit != 0
    }

    /// Whether some action can be copied.
    pub(in crate::flow) fn copied<R: Refused>(
        &self,
        whose: Whose,
        research: bool,
        scope: Scope,
        next: &Next<'_>,
        purse: Purse,
    ) -> Result<(), R> {
        let scope = Scope { research: scope.research || research, ..scope };
        one_of(copy::candidates(self.state, self.seat, whose, scope).map(|(printed, effect)| {
            let mut look = self.clone();
            look.copy(printed)?;
            look.effect(effect, Scope { on: Source::action(printed.holder), ..scope }, next, purse)
        }))
    }

    /// An action is copied: none may occur twice in a chain of copies.
    pub(in crate::flow) fn copy<R: Refused>(&mut self, printed: Printed) -> Result<(), R> {
        let may = !self.copies.contains(&printed) && self.copies.len() < 4;
        require(may, || Reason::CannotBeCarriedOut)?;
        self.copies.push(printed);
        Ok(())
    }
}

impl State {
    /// The level of a research step.
    pub(crate) fn research_level(&self, seat: Seat, research: Research) -> u8 {
        let more = |(count, max): (Count, u8)| (research.level + self.count(seat, count)).min(max);
        research.plus.map_or(research.level, more)
    }
}
