//! What single steps do to the purse of a look ahead, and when they are impossible.

use super::look::{Look, Next, Purse};
use crate::effect::{Ability, Cube, Face, Research, Scale, Step, Whose};
use crate::flow::{Scope, Source, copy, reach};

impl Look<'_> {
    pub(super) fn step(
        &self,
        step: Step,
        scale: Option<Scale>,
        scope: Scope,
        next: &Next<'_>,
        mut purse: Purse,
    ) -> bool {
        let scaled = |n: u8| scale.map_or(n, |it| it.of(n, self.state.count(self.seat, it.count)));
        match step {
            Step::Gain(n) => {
                // Places taken on the way are counted when the step comes.
                purse.ore += u16::from(scaled(n));
                purse.changed |= scaled(n) > 0;
            }
            Step::Pay(n) | Step::PayPlayer(n) => {
                let Some(ore) = purse.ore.checked_sub(u16::from(n)) else { return false };
                (purse.ore, purse.changed) = (ore, true);
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
            Step::Convert { cube: Cube::Supply, .. } => match (purse.supply, purse.pop) {
                (0, 0) => {}
                (0, pop) => {
                    let built = Purse { pop: pop - 1, changed: true, ..purse };
                    return self.follows(next, purse) || self.follows(next, built);
                }
                (supply, _) => (purse.supply, purse.changed) = (supply - 1, true),
            },
            Step::Convert { cube: Cube::Pop, .. } => {
                let Some(pop) = purse.pop.checked_sub(1) else { return false };
                (purse.pop, purse.changed) = (pop, true);
            }
            Step::Convert { cube: Cube::Ship, .. } | Step::Museum(_) => {
                if !self.state.tableaus[self.seat].has_ships() {
                    return false;
                }
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
            Step::Research(research) => match self.researched(research, scope, purse) {
                Some(after) => purse = after,
                None => return false,
            },
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
                if scope.action && self.state.is_colonising_banned() {
                    return false;
                }
                if !reach::is_possible(self.state, self.seat, neutral, purse.jumps) {
                    return false;
                }
                purse.changed = true;
            }
            Step::Copy { whose, research } => return self.copied(whose, research, scope, next, purse),
            Step::TakeDyson => {
                if self.state.dyson.is_none() {
                    return false;
                }
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
            | Step::Vp(_)
            | Step::TakeOre(_)
            | Step::GiveOre(_)
            | Step::AddAchievement(_)
            | Step::Predict
            | Step::Threat { .. }
            | Step::AnarchistShip(_)
            | Step::AnarchistJump(_) => purse.changed = true,
        }
        self.follows(next, purse)
    }

    /// BTL-030: jumps that a token would add.
    fn more_jumps(&self) -> u8 {
        let more = |ability| if let Ability::TokenMoreJumps(more) = ability { Some(more) } else { None };
        self.state.token_for(self.seat, more).map_or(0, |(_, more)| more)
    }

    /// A cube and a slot for it.
    fn researched(&self, research: Research, scope: Scope, mut purse: Purse) -> Option<Purse> {
        if research.modes.with_supply && purse.supply > 0 {
            purse.supply -= 1;
        } else {
            purse.pop = purse.pop.checked_sub(1)?;
        }
        let level = self.state.research_level(self.seat, research);
        if scope.action && self.state.is_research_banned(level) {
            return None;
        }
        self.state.open_slots(self.seat, level, research.modes).next()?;
        Some(Purse { changed: true, ..purse })
    }

    fn copied(&self, whose: Whose, research: bool, scope: Scope, next: &Next<'_>, purse: Purse) -> bool {
        let scope = Scope { research: scope.research || research, ..scope };
        copy::candidates(self.state, self.seat, whose, scope).any(|(printed, effect)| {
            let mut look = *self;
            if look.copies.contains(&printed) || look.copies.len() == 4 {
                return false;
            }
            look.copies.push(printed);
            look.effect(effect, Scope { on: Source::action(printed.holder), ..scope }, next, purse)
        })
    }
}
