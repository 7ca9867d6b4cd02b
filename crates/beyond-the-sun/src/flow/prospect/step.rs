//! What single steps do to the purse of a look ahead, and when they are impossible.

use super::look::{Look, Next, Purse};
use super::refused::{Refused, one_of};
use crate::effect::{Ability, Cube, Face, Research, Scale, Step, Whose};
use crate::flow::{Scope, Source, copy, reach};
use crate::space::Printed;
use crate::why::Reason;
use engine::require;

impl Look<'_> {
    /// The purse after a step, unless it is impossible. Steps with a choice are not handled here.
    #[inline]
    pub(super) fn step<R: Refused>(
        &self,
        step: Step,
        scale: Option<Scale>,
        scope: Scope,
        mut purse: Purse,
    ) -> Result<Purse, R> {
        let scaled = |n: u8| scale.map_or(n, |it| it.of(n, self.state.count(self.seat, it.count)));
        match step {
            Step::Gain(n) => {
                // Places taken on the way are counted when the step is reached.
                purse.ore += u16::from(scaled(n));
                purse.changed |= scaled(n) > 0;
            }
            Step::Vp(n) => purse.changed |= scaled(n) > 0,
            Step::Pay(n) | Step::PayPlayer(n) => {
                require(purse.ore >= u16::from(n), || self.too_little_ore_for(n, purse))?;
                purse.ore -= u16::from(n);
                purse.changed = true;
            }
            Step::Convert { cube: Cube::Supply, face: Face::Pop, from, .. } => {
                let left = match from {
                    Some(column) => self.state.tableaus[self.seat].supply[column as usize],
                    None => purse.supply,
                };
                let n = scaled(1).min(left).min(purse.supply);
                purse.supply -= n;
                purse.pop += n;
                purse.changed |= n > 0;
            }
            Step::Convert { cube: Cube::Supply, .. } => {
                if purse.supply > 0 {
                    (purse.supply, purse.changed) = (purse.supply - 1, true);
                }
            }
            Step::Convert { cube: Cube::Pop, .. } => {
                require(purse.pop > 0, || self.too_little_population(0, 1, purse))?;
                purse.pop -= 1;
                purse.changed = true;
            }
            Step::Convert { cube: Cube::Ship, .. } | Step::Museum(_) => {
                require(self.state.tableaus[self.seat].has_ships(), || Reason::CannotBeCarriedOut)?;
                purse.changed = true;
            }
            Step::Grow => {
                let n = self.state.growth(self.seat).min(purse.supply);
                purse.supply -= n;
                purse.pop += n;
                purse.changed |= n > 0;
            }
            Step::Mine => {
                let n = self.state.mining(self.seat);
                purse.ore += u16::from(n);
                purse.changed |= n > 0;
            }
            Step::Trade => purse.changed |= purse.pop > 0 || purse.ore >= 3 && purse.supply > 0,
            Step::MoveSupply { .. } => purse.changed |= purse.supply > 0,
            Step::Research(research) => purse = self.researched(research, scope, purse)?,
            Step::Jump { n, .. } | Step::Warp(n) => {
                let n = self.state.limited(n);
                let jumps = if matches!(step, Step::Jump { .. }) { n + self.more_jumps() } else { 0 };
                purse.changed = purse.changed || n > 0 && self.state.tableaus[self.seat].has_ships();
                purse.jumps = self.state.limited(purse.jumps + jumps);
            }
            Step::UpgradeShips { .. } | Step::UpgradePoints(_) => {
                if !purse.changed {
                    let [one, two, three, _] = self.state.tableaus[self.seat].fleet();
                    purse.changed = one + two + three > 0;
                }
            }
            Step::Colonise { neutral } => {
                self.has_target(neutral, scope, purse)?;
                purse.changed = true;
            }
            Step::TakeDyson => {
                require(self.state.dyson.is_some(), || Reason::CannotBeCarriedOut)?;
                purse.changed = true;
            }
            Step::LoseOre(_) => purse.changed |= purse.ore > 0,
            Step::LosePop(_) => purse.changed |= purse.pop > 0,
            Step::Automate(_)
            | Step::UpgradeStart(_)
            | Step::PrivateTech { .. }
            | Step::Charter { .. }
            | Step::OpenGuild(_)
            | Step::AttachSystem { .. }
            | Step::AttachVp { .. }
            | Step::AttachPrivate { .. }
            | Step::PrivateAchievement(_)
            | Step::PlaceShip { .. }
            | Step::PlaceTile(_)
            | Step::AttachDyson(_)
            | Step::Scatter
            | Step::Banish(_)
            | Step::TakeOre(_)
            | Step::GiveOre(_)
            | Step::AddAchievement(_)
            | Step::Predict
            | Step::Threat { .. }
            | Step::Copy { .. }
            | Step::AnarchistShip(_)
            | Step::AnarchistJump(_) => purse.changed = true,
        }
        Ok(purse)
    }

    /// BTL-030: jumps that a token would add.
    fn more_jumps(&self) -> u8 {
        let more = |ability| if let Ability::TokenMoreJumps(more) = ability { Some(more) } else { None };
        self.state.token_for(self.seat, more).map_or(0, |(_, more)| more)
    }

    /// A cube and a slot for it.
    fn researched<R: Refused>(&self, research: Research, scope: Scope, mut purse: Purse) -> Result<Purse, R> {
        if research.modes.with_supply && purse.supply > 0 {
            purse.supply -= 1;
        } else {
            require(purse.pop > 0, || self.too_little_population(0, 1, purse))?;
            purse.pop -= 1;
        }
        purse.changed = true;
        self.has_slot(research, scope)?;
        Ok(purse)
    }

    /// A slot that can be researched.
    pub(super) fn has_slot<R: Refused>(&self, research: Research, scope: Scope) -> Result<(), R> {
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

    /// A system that can be colonised, if necessary after jumps.
    pub(super) fn has_target<R: Refused>(&self, neutral: bool, scope: Scope, purse: Purse) -> Result<(), R> {
        require(!(scope.action && self.state.is_colonising_banned()), || Reason::Forbidden)?;
        let possible = reach::is_possible(self.state, self.seat, neutral, purse.jumps);
        require(possible, || Reason::NothingToColonise)
    }

    /// Whether some action can be copied.
    pub(super) fn copied<R: Refused>(
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
    pub(super) fn copy<R: Refused>(&mut self, printed: Printed) -> Result<(), R> {
        let may = !self.copies.contains(&printed) && self.copies.len() < 4;
        require(may, || Reason::CannotBeCarriedOut)?;
        self.copies.push(printed);
        Ok(())
    }
}
