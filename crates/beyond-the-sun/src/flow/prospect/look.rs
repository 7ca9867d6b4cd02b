//! A look ahead along every path through an effect and what follows it.

use super::refused::{Refused, nearest, nowhere, one_of};
use crate::effect::{Code, Effect, EffectOption, Item, Items, Needs, Step};
use crate::flow::{Frame, Scope, Source, leaders};
use crate::space::Printed;
use crate::state::State;
use crate::why::Reason;
use engine::{List, Seat, Unsaid, require};
use std::cell::Cell;

/// What a faction would have on a path.
#[derive(Clone, Copy)]
pub(in crate::flow) struct Purse {
    pub(in crate::flow) ore: u16,
    pub(in crate::flow) pop: u8,
    pub(in crate::flow) supply: u8,
    /// Jumps that are used later, for a colony.
    pub(in crate::flow) jumps: u8,
    /// Ore that a token saves for research, if one is available.
    pub(in crate::flow) token: u8,
    /// Ore that the credit tile saves, if it is available.
    pub(in crate::flow) credit: u8,
    /// Whether anything has changed.
    pub(in crate::flow) changed: bool,
}

/// How a cost is paid.
#[derive(Clone, Copy, Default)]
pub(in crate::flow) struct Way {
    /// Recalls paid as ore.
    pub(in crate::flow) as_ore: u8,
    /// Ore that was saved before.
    pub(in crate::flow) less: u8,
    /// Whether the token for research is used.
    pub(in crate::flow) token: bool,
    /// Whether the credit tile is used.
    pub(in crate::flow) credit: bool,
}

/// What comes after.
#[derive(Clone, Copy)]
pub(in crate::flow) enum Next<'n> {
    Items(Items, Scope, &'n Next<'n>),
    Times(u8, Effect, Scope, &'n Next<'n>),
    /// The frames below this one, as far as they belong to the action.
    Frames(usize),
    End,
}

/// A look ahead for one seat. It returns the reason if there is no way, in the form that is asked for.
#[derive(Clone)]
pub(in crate::flow) struct Look<'s> {
    pub(in crate::flow) state: &'s State,
    pub(in crate::flow) code: &'static Code,
    pub(in crate::flow) seat: Seat,
    /// The actions that copy one another; none may occur twice.
    pub(in crate::flow) copies: List<Printed, 4>,
    /// What is known about slots to research.
    pub(in crate::flow) levels: Cell<Levels>,
    /// Whether only the action counts among the waiting effects, and not a bonus that has interrupted it.
    pub(in crate::flow) action_only: bool,
}

/// Levels of technologies, as bits: those whose slots were searched, and those with a slot that can be researched.
#[derive(Clone, Copy, Default)]
pub(in crate::flow) struct Levels {
    pub(in crate::flow) asked: u8,
    pub(in crate::flow) open: u8,
}

impl<'s> Look<'s> {
    pub(in crate::flow) fn now(state: &'s State, seat: Seat) -> Self {
        let (code, copies) = (&state.pack.pack().code, state.this_turn.copies);
        Self { state, code, seat, copies, levels: Cell::default(), action_only: false }
    }

    pub(in crate::flow) fn purse(&self, changed: bool) -> Purse {
        let tableau = &self.state.tableaus[self.seat];
        let (ore, pop, supply) = (tableau.ore, tableau.pop, tableau.n_supply());
        let (mut token, mut credit) = (0, 0);
        if tableau.retinue.leaders != [None; 2] {
            token = leaders::research_token(self.state, self.seat).map_or(0, |(_, ore)| ore);
            credit = leaders::credit(self.state, self.seat).map_or(0, |(_, ore)| ore);
        }
        Purse { ore, pop, supply, jumps: 0, token, credit, changed }
    }

    /// Whether an optional effect has the research that must be carried out.
    pub(in crate::flow) fn must(&self, effect: Effect, scope: Scope) -> bool {
        scope.research && self.code.options(effect).iter().any(|choice| choice.research)
    }

    pub(in crate::flow) fn follows<R: Refused>(&self, next: &Next<'_>, purse: Purse) -> Result<(), R> {
        match *next {
            Next::End => changed(purse),
            Next::Frames(n) => self.frames(n, purse),
            Next::Times(0, _, _, then) => self.follows(then, purse),
            Next::Times(n, effect, scope, then) => {
                self.effect(effect, scope, &Next::Times(n - 1, effect, scope, then), purse)
            }
            Next::Items(items, scope, then) => self.items(items, scope, then, purse),
        }
    }

    /// Whether an effect that waits for this seat counts.
    fn counts(&self, seat: Seat, scope: Scope) -> bool {
        seat == self.seat && (scope.action || !self.action_only)
    }

    /// What waits for the seat in the first `n` frames, up to the end of the action.
    fn frames<R: Refused>(&self, n: usize, purse: Purse) -> Result<(), R> {
        for n in (0..n).rev() {
            match &self.state.frames[n] {
                Frame::Acted(_) => break,
                Frame::Doing(doing) if self.counts(doing.seat, doing.scope) => {
                    return self.items(doing.items, doing.scope, &Next::Frames(n), purse);
                }
                Frame::Repeating(it) if self.counts(it.seat, it.scope) => {
                    return self.follows(&Next::Times(it.n, it.effect, it.scope, &Next::Frames(n)), purse);
                }
                _ => {}
            }
        }
        changed(purse)
    }

    /// Follows items until there is a choice.
    fn items<R: Refused>(
        &self,
        items: Items,
        scope: Scope,
        then: &Next<'_>,
        mut purse: Purse,
    ) -> Result<(), R> {
        let last = matches!(then, Next::End) && !scope.research;
        let mut left = items;
        while let Some(item) = self.code.next(left) {
            // Items that can neither fail nor undo a change are skipped.
            if last && purse.changed && self.code.is_sure(left) {
                return Ok(());
            }
            left = left.rest();
            let rest = Next::Items(left, scope, then);
            let next = if left.is_empty() { then } else { &rest };
            match item {
                Item::Step(Step::Copy { whose, research }, _) => {
                    return self.copied(*whose, *research, scope, next, purse);
                }
                // BTS-105: population may replace supply.
                Item::Step(step, _) if step.is_build_of_supply() && purse.supply == 0 && purse.pop > 0 => {
                    let built = Purse { pop: purse.pop - 1, changed: true, ..purse };
                    return one_of([purse, built].into_iter().map(|purse| self.follows(next, purse)));
                }
                Item::Step(step, scale) => {
                    purse = self.step(*step, *scale, scope, purse)?;
                }
                Item::Repeat(n, effect) => {
                    return self.follows(&Next::Times(*n, *effect, scope, next), purse);
                }
                Item::Group(effect) => return self.effect(*effect, scope, next, purse),
                Item::Optional(effect) => {
                    if self.must(*effect, scope) {
                        return self.effect(*effect, scope, next, purse);
                    }
                    return self.follows(next, purse).or_else(|without: R| {
                        self.effect(*effect, scope, next, purse).map_err(|with| without.nearer(with))
                    });
                }
                Item::If(condition, then, other) => {
                    let holds = condition.holds(|count| self.state.count(self.seat, count));
                    return self.effect(if holds { *then } else { *other }, scope, next, purse);
                }
                Item::For(..) => purse.changed = true,
            }
        }
        self.follows(then, purse)
    }

    #[inline]
    pub(in crate::flow) fn effect<R: Refused>(
        &self,
        effect: Effect,
        scope: Scope,
        next: &Next<'_>,
        purse: Purse,
    ) -> Result<(), R> {
        if effect.is_none() {
            return self.follows(next, purse);
        }
        let must = self.must(effect, scope);
        // A loop instead of a chain of iterators: the compiler would call a function for each option.
        let mut refused = None;
        for choice in self.code.options(effect) {
            if must && !choice.research {
                continue;
            }
            match self.option(choice, scope, next, purse) {
                Ok(()) => return Ok(()),
                Err(other) => refused = Some(nearest(refused, other)),
            }
        }
        Err(refused.unwrap_or_else(nowhere))
    }

    #[inline]
    pub(in crate::flow) fn option<R: Refused>(
        &self,
        choice: &EffectOption,
        scope: Scope,
        next: &Next<'_>,
        purse: Purse,
    ) -> Result<(), R> {
        match self.deciding(choice, purse) {
            Some(needs) if matches!(next, Next::End) => self.meets(needs, choice, scope, purse),
            _ => self.can_go_through(choice, scope, next, purse),
        }
    }

    /// What decides about the last option of the action, unless its paths must be followed.
    #[inline]
    pub(in crate::flow) fn deciding<'c>(&self, choice: &'c EffectOption, purse: Purse) -> Option<&'c Needs> {
        let plain =
            |needs: &&Needs| purse.token == 0 && purse.credit == 0 && (!needs.ship || self.can_move());
        choice.needs.as_ref().filter(plain)
    }

    /// Whether the cost can be paid, and everything that the option needs is available.
    #[inline]
    pub(in crate::flow) fn meets<R: Refused>(
        &self,
        needs: &Needs,
        choice: &EffectOption,
        scope: Scope,
        purse: Purse,
    ) -> Result<(), R> {
        let met = self.has_all(needs, choice, scope, purse);
        debug_assert_eq!(
            met.is_ok(),
            self.can_go_through::<Unsaid>(choice, scope, &Next::End, purse).is_ok(),
            "{choice:?}"
        );
        met
    }

    #[inline]
    fn has_all<R: Refused>(
        &self,
        needs: &Needs,
        choice: &EffectOption,
        scope: Scope,
        purse: Purse,
    ) -> Result<(), R> {
        let price = u16::from(self.state.ore_price(self.seat, choice, scope));
        let (recall, pop) = (choice.cost.recall, choice.cost.recall + needs.pop);
        let paid = purse.ore >= price && purse.pop >= pop;
        let as_ore = || recall > 0 && scope.action && purse.ore > price && purse.pop + 1 >= pop;
        require(paid || as_ore() && self.recalls_as_ore(), || {
            if purse.ore < price {
                self.too_little_ore(choice, scope, purse, price)
            } else {
                self.too_little_population(recall, needs.pop, purse)
            }
        })?;
        needs.research.map_or(Ok(()), |it| self.has_slot(it, scope))?;
        needs.colonise.map_or(Ok(()), |neutral| self.has_target(neutral, scope, purse))
    }

    /// Whether some path leads through an option and all that follows.
    pub(in crate::flow) fn can_go_through<R: Refused>(
        &self,
        choice: &EffectOption,
        scope: Scope,
        next: &Next<'_>,
        purse: Purse,
    ) -> Result<(), R> {
        let works = |way| self.works(choice, scope, next, purse, way);
        if purse.token > 0 || purse.credit > 0 {
            return one_of(self.ways(choice, scope, purse).map(works));
        }
        works(Way::default()).or_else(|as_printed: R| {
            if choice.cost.recall == 0 || !scope.action || !self.recalls_as_ore() {
                return Err(as_printed);
            }
            works(Way { as_ore: 1, ..Way::default() }).map_err(|as_ore| as_printed.nearer(as_ore))
        })
    }

    /// The possible ways to pay for an option: without reductions first.
    pub(in crate::flow) fn ways(
        &self,
        choice: &EffectOption,
        scope: Scope,
        purse: Purse,
    ) -> impl Iterator<Item = Way> + use<> {
        let as_ore = 0..=u8::from(choice.cost.recall > 0 && scope.action && self.recalls_as_ore());
        let tokens = 0..=u8::from(purse.token > 0 && choice.research);
        let credits = 0..=u8::from(purse.credit > 0);
        as_ore.flat_map(move |as_ore| {
            let credits = credits.clone();
            tokens.clone().flat_map(move |token| {
                let way = move |credit| Way { as_ore, less: 0, token: token > 0, credit: credit > 0 };
                credits.clone().map(way)
            })
        })
    }

    /// Whether an option can be carried out if it is paid for in this way.
    fn works<R: Refused>(
        &self,
        choice: &EffectOption,
        scope: Scope,
        next: &Next<'_>,
        purse: Purse,
        way: Way,
    ) -> Result<(), R> {
        let purse = self.paid(choice, scope, purse, way)?;
        let inner = Scope { extra: 0, ..scope };
        if choice.cost.ore_to_player == 0 {
            return self.items(choice.items, inner, next, purse);
        }
        let others = self.state.clockwise(self.seat).skip(1);
        one_of(
            others.map(|other| self.items(choice.items, Scope { paid: Some(other), ..inner }, next, purse)),
        )
    }

    /// What is left when the cost has been paid in this way.
    pub(in crate::flow) fn paid<R: Refused>(
        &self,
        choice: &EffectOption,
        scope: Scope,
        mut purse: Purse,
        way: Way,
    ) -> Result<Purse, R> {
        let cost = choice.cost;
        let Way { as_ore, less, token, credit } = way;
        if cost.is_free() && scope.extra == 0 {
            return Ok(purse);
        }
        require(cost.tokens == 0 || cost.tokens <= self.tokens(scope), || Reason::NoTokenLeft)?;
        let recall = cost.recall - as_ore;
        let mut ore = (self.state.ore_price(self.seat, choice, scope) + as_ore).saturating_sub(less);
        if token && ore > 0 {
            ore = ore.saturating_sub(std::mem::take(&mut purse.token));
        }
        if credit && ore > 0 {
            ore = ore.saturating_sub(std::mem::take(&mut purse.credit));
        }
        let price = u16::from(ore + cost.ore_to_player);
        require(purse.ore >= price, || self.too_little_ore(choice, scope, purse, price))?;
        require(purse.pop >= recall, || self.too_little_population(recall, 0, purse))?;
        require(cost.ships == 0 || cost.ships <= self.n_ships(), || Reason::CannotBeCarriedOut)?;
        purse.ore -= price;
        purse.pop -= recall;
        purse.supply += recall + cost.ships;
        purse.changed = true;
        Ok(purse)
    }

    /// Tokens on the leader whose action this is.
    fn tokens(&self, scope: Scope) -> u8 {
        match scope.on {
            Source::Leader(leader) => self.state.tableaus[self.seat].retinue.tokens_on(leader),
            _ => 0,
        }
    }

    fn recalls_as_ore(&self) -> bool {
        self.state.has_tech(self.seat, self.state.pack.masks.recall_as_ore)
    }

    /// Whether a ship is there that can move (BTA-065).
    fn can_move(&self) -> bool {
        self.state.tableaus[self.seat].has_ships() && self.state.limited(1) > 0
    }

    pub(in crate::flow) fn n_ships(&self) -> u8 {
        self.state.tableaus[self.seat].fleet().iter().sum()
    }
}

/// BTS-042: at the end of a path something must have changed.
fn changed<R: Refused>(purse: Purse) -> Result<(), R> {
    require(purse.changed, || Reason::NothingWouldChange)
}
