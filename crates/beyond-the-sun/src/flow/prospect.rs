//! BTS-034, BTS-042: whether an effect can be carried out, costs and all, and would change anything.
//!
//! The look ahead follows every path through the options with a purse in place of the state. It ends where
//! the action ends, so that what is chosen first leaves enough for what must follow (BTS-110).

use super::{Frame, Paying, Scope, colonise, copy};
use crate::effect::{Choice, Cube, Effect, Face, Item, Items, Research, Scale, Step};
use crate::space::Printed;
use crate::state::State;
use engine::{List, Seat};

/// What a faction would have on the way.
#[derive(Clone, Copy)]
struct Purse {
    ore: u16,
    pop: u8,
    supply: u8,
    /// Jumps made use of later, for a colony.
    jumps: u8,
    /// Whether anything has changed.
    changed: bool,
}

/// What comes after.
#[derive(Clone, Copy)]
enum Next<'n> {
    Items(Items, Scope, &'n Next<'n>),
    Times(u8, Effect, Scope, &'n Next<'n>),
    /// The frames below this one, as far as they belong to the action.
    Frames(usize),
    End,
}

/// A look ahead for one seat.
#[derive(Clone, Copy)]
struct Look<'s> {
    state: &'s State,
    seat: Seat,
    /// The actions that copy one another: none twice.
    copies: List<Printed, 4>,
}

/// Options of an effect that `seat` can carry out now, a bit each.
pub(crate) fn options(state: &State, seat: Seat, effect: Effect, optional: bool, scope: Scope) -> u8 {
    let look = Look::now(state, seat);
    let (next, changed) = bounds(state, scope, !optional);
    let purse = look.purse(changed);
    let choices = state.pack.pack().code.options(effect);
    let must = scope.research && choices.iter().any(|choice| choice.research);
    let may = |choice: &Choice| (choice.research || !must) && look.option(choice, scope, &next, purse);
    (0..8).zip(choices).filter(|(_, choice)| may(choice)).fold(0, |mask, (n, _): (u8, _)| mask | 1 << n)
}

/// BTS-042, BTS-202: whether an optional effect may be skipped.
pub(crate) fn may_skip(state: &State, seat: Seat, effect: Effect, scope: Scope) -> bool {
    let look = Look::now(state, seat);
    !look.must(effect, scope) && may_stop(state, seat, scope, false)
}

/// Whether the action can go on, and end with a change, if nothing more is done here. `changed` says whether
/// this step has changed something.
pub(crate) fn may_stop(state: &State, seat: Seat, scope: Scope, changed: bool) -> bool {
    if !scope.action {
        return true;
    }
    let look = Look::now(state, seat);
    look.follows(&Next::Frames(state.frames.len()), look.purse(state.this_turn.changed || changed))
}

/// Whether an action can be chosen, with so much ore on top of its cost (BTS-034, BTS-035).
pub(crate) fn may_act(state: &State, seat: Seat, printed: Printed, effect: Effect, extra: u8) -> bool {
    let mut look = Look { state, seat, copies: List::new() };
    look.copies.push(printed);
    let mut purse = look.purse(extra > 0);
    let Some(ore) = purse.ore.checked_sub(u16::from(extra)) else { return false };
    purse.ore = ore;
    let scope = Scope { action: true, ..Scope::default() };
    look.effect(effect, scope, &Next::End, purse)
}

/// Whether an action can be copied now.
pub(crate) fn may_copy(state: &State, seat: Seat, printed: Printed, effect: Effect, scope: Scope) -> bool {
    let (next, changed) = bounds(state, scope, true);
    let mut look = Look::now(state, seat);
    if look.copies.contains(&printed) || look.copies.len() == 4 {
        return false;
    }
    look.copies.push(printed);
    look.effect(effect, scope, &next, look.purse(changed))
}

/// Whether an any-time ability can be used and does something.
pub(crate) fn may_use(state: &State, seat: Seat, effect: Effect) -> bool {
    options(state, seat, effect, true, Scope::default()) != 0
}

/// Whether this opponent can be the one paid.
pub(crate) fn may_pay(state: &State, paying: &Paying, paid: Seat) -> bool {
    let look = Look::now(state, paying.seat);
    let (next, changed) = bounds(state, paying.scope, true);
    let choice = state.pack.pack().code.options(paying.effect)[usize::from(paying.option)];
    let scope = Scope { paid: Some(paid), ..paying.scope };
    let ways = [0, 1].into_iter();
    let mut paid = ways.filter_map(|as_ore| look.paid(&choice, scope, look.purse(changed), as_ore));
    paid.any(|purse| look.follows(&Next::Items(choice.items, scope, &next), purse))
}

/// Whether the cost can be paid with this many recalls as ore.
pub(crate) fn may_recall(state: &State, paying: &Paying, as_ore: u8) -> bool {
    let choice = state.pack.pack().code.options(paying.effect)[usize::from(paying.option)];
    if choice.cost.recall == 0 {
        return as_ore == 0;
    }
    let look = Look::now(state, paying.seat);
    let (next, changed) = bounds(state, paying.scope, true);
    look.paid(&choice, paying.scope, look.purse(changed), as_ore)
        .is_some_and(|purse| look.follows(&Next::Items(choice.items, paying.scope, &next), purse))
}

/// Where looking ends, and whether a change is already sure.
fn bounds(state: &State, scope: Scope, changed: bool) -> (Next<'static>, bool) {
    if scope.action {
        (Next::Frames(state.frames.len()), state.this_turn.changed)
    } else {
        (Next::End, changed)
    }
}

impl<'s> Look<'s> {
    fn now(state: &'s State, seat: Seat) -> Self {
        Self { state, seat, copies: state.this_turn.copies }
    }

    fn purse(&self, changed: bool) -> Purse {
        let tableau = &self.state.tableaus[self.seat];
        Purse { ore: tableau.ore, pop: tableau.pop, supply: tableau.n_supply(), jumps: 0, changed }
    }

    /// Whether an optional effect has the research that must be carried out.
    fn must(&self, effect: Effect, scope: Scope) -> bool {
        scope.research && self.state.pack.pack().code.options(effect).iter().any(|choice| choice.research)
    }

    fn follows(&self, next: &Next<'_>, purse: Purse) -> bool {
        match *next {
            Next::End | Next::Frames(0) => purse.changed,
            Next::Frames(n) => {
                let below = Next::Frames(n - 1);
                match self.state.frames[n - 1] {
                    Frame::Acted(_) => purse.changed,
                    Frame::Doing(doing) => {
                        self.follows(&Next::Items(doing.items, doing.scope, &below), purse)
                    }
                    Frame::Repeating(it) => {
                        self.follows(&Next::Times(it.n, it.effect, it.scope, &below), purse)
                    }
                    _ => self.follows(&below, purse),
                }
            }
            Next::Times(0, _, _, then) => self.follows(then, purse),
            Next::Times(n, effect, scope, then) => {
                self.effect(effect, scope, &Next::Times(n - 1, effect, scope, then), purse)
            }
            Next::Items(items, scope, then) => {
                let Some(item) = self.state.pack.pack().code.next(items) else {
                    return self.follows(then, purse);
                };
                self.item(item, scope, &Next::Items(items.rest(), scope, then), purse)
            }
        }
    }

    fn item(&self, item: Item, scope: Scope, next: &Next<'_>, purse: Purse) -> bool {
        match item {
            Item::Step(step, scale) => self.step(step, scale, scope, next, purse),
            Item::Repeat(n, effect) => self.follows(&Next::Times(n, effect, scope, next), purse),
            Item::Group(effect) => self.effect(effect, scope, next, purse),
            Item::Optional(effect) => {
                !self.must(effect, scope) && self.follows(next, purse)
                    || self.effect(effect, scope, next, purse)
            }
            Item::If(condition, then, other) => {
                let holds = condition.holds(|count| self.state.count(self.seat, count));
                self.effect(if holds { then } else { other }, scope, next, purse)
            }
            Item::For(..) => self.follows(next, Purse { changed: true, ..purse }),
        }
    }

    fn effect(&self, effect: Effect, scope: Scope, next: &Next<'_>, purse: Purse) -> bool {
        if effect.is_none() {
            return self.follows(next, purse);
        }
        let must = self.must(effect, scope);
        let choices = self.state.pack.pack().code.options(effect);
        choices.iter().any(|choice| (choice.research || !must) && self.option(choice, scope, next, purse))
    }

    fn option(&self, choice: &Choice, scope: Scope, next: &Next<'_>, purse: Purse) -> bool {
        let then = |scope, purse| self.follows(&Next::Items(choice.items, scope, next), purse);
        [0, 1].into_iter().filter_map(|as_ore| self.paid(choice, scope, purse, as_ore)).any(|purse| {
            if choice.cost.ore_to_player == 0 {
                return then(scope, purse);
            }
            let mut others = self.state.clockwise(self.seat).skip(1);
            others.any(|other| then(Scope { paid: Some(other), ..scope }, purse))
        })
    }

    /// What is left when the cost has been paid with so many recalls as ore.
    fn paid(&self, choice: &Choice, scope: Scope, mut purse: Purse, as_ore: u8) -> Option<Purse> {
        let cost = choice.cost;
        let may = as_ore == 0 || cost.recall > 0 && scope.action && self.recalls_as_ore();
        if !may || cost.tokens > 0 {
            return None;
        }
        let recall = cost.recall - as_ore;
        purse.ore = purse.ore.checked_sub(u16::from(cost.ore + cost.ore_to_player + as_ore))?;
        purse.pop = purse.pop.checked_sub(recall)?;
        purse.supply += recall + cost.ships;
        if cost.ships > self.n_ships() {
            return None;
        }
        purse.changed |= !cost.is_free();
        Some(purse)
    }

    fn recalls_as_ore(&self) -> bool {
        self.state.has_tech(self.seat, self.state.pack.masks.recall_as_ore)
    }

    fn n_ships(&self) -> u8 {
        self.state.tableaus[self.seat].fleet().iter().sum()
    }

    fn step(
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
                if self.n_ships() == 0 {
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
            Step::Research(research) => match self.researched(research, purse) {
                Some(after) => purse = after,
                None => return false,
            },
            Step::Jump { n, .. } | Step::Warp(n) => {
                let jumps = if matches!(step, Step::Jump { .. }) { n } else { 0 };
                purse.changed |= n > 0 && self.n_ships() > 0;
                purse.jumps += jumps;
            }
            Step::UpgradeShips { .. } | Step::UpgradePoints(_) => {
                let [one, two, three, _] = self.state.tableaus[self.seat].fleet();
                purse.changed |= one + two + three > 0;
            }
            Step::Colonise { neutral } => {
                if !colonise::is_possible(self.state, self.seat, neutral, purse.jumps) {
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
            | Step::AttachDyson(_)
            | Step::Scatter
            | Step::Banish(_)
            | Step::Vp(_)
            | Step::TakeOre(_)
            | Step::GiveOre(_)
            | Step::AddAchievement(_)
            | Step::Predict => purse.changed = true,
        }
        self.follows(next, purse)
    }

    /// A cube and a slot for it.
    fn researched(&self, research: Research, mut purse: Purse) -> Option<Purse> {
        if research.modes.with_supply && purse.supply > 0 {
            purse.supply -= 1;
        } else {
            purse.pop = purse.pop.checked_sub(1)?;
        }
        let level = self.state.research_level(self.seat, research);
        self.state.open_slots(self.seat, level, research.modes).next()?;
        Some(Purse { changed: true, ..purse })
    }

    fn copied(
        &self,
        whose: crate::effect::Whose,
        research: bool,
        scope: Scope,
        next: &Next<'_>,
        purse: Purse,
    ) -> bool {
        let scope = Scope { research: scope.research || research, ..scope };
        copy::candidates(self.state, self.seat, whose, scope).any(|(printed, effect)| {
            let mut look = *self;
            if look.copies.contains(&printed) || look.copies.len() == 4 {
                return false;
            }
            look.copies.push(printed);
            look.effect(effect, scope, next, purse)
        })
    }
}
