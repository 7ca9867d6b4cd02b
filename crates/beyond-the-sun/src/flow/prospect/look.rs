//! A look ahead along every path through an effect and what follows it.

use crate::effect::{Choice, Effect, Item, Items};
use crate::flow::{Frame, Scope, Source, leaders};
use crate::space::Printed;
use crate::state::State;
use engine::{List, Seat};

/// What a faction would have on the way.
#[derive(Clone, Copy)]
pub(super) struct Purse {
    pub(super) ore: u16,
    pub(super) pop: u8,
    pub(super) supply: u8,
    /// Jumps made use of later, for a colony.
    pub(super) jumps: u8,
    /// Ore that a token saves when paying for research, if it is at hand.
    pub(super) token: u8,
    /// Ore that the credit tile saves, if it is at hand.
    pub(super) credit: u8,
    /// Whether anything has changed.
    pub(super) changed: bool,
}

/// How a cost is paid.
#[derive(Clone, Copy, Default)]
pub(super) struct Way {
    /// Recalls paid as ore.
    pub(super) as_ore: u8,
    /// Ore that has been taken off before.
    pub(super) less: u8,
    /// Whether the token for research is used.
    pub(super) token: bool,
    /// Whether the credit tile is used.
    pub(super) credit: bool,
}

/// What comes after.
#[derive(Clone, Copy)]
pub(super) enum Next<'n> {
    Items(Items, Scope, &'n Next<'n>),
    Times(u8, Effect, Scope, &'n Next<'n>),
    /// The frames below this one, as far as they belong to the action.
    Frames(usize),
    End,
}

/// A look ahead for one seat.
#[derive(Clone, Copy)]
pub(super) struct Look<'s> {
    pub(super) state: &'s State,
    pub(super) seat: Seat,
    /// The actions that copy one another: none twice.
    pub(super) copies: List<Printed, 4>,
}

impl<'s> Look<'s> {
    pub(super) fn now(state: &'s State, seat: Seat) -> Self {
        Self { state, seat, copies: state.this_turn.copies }
    }

    pub(super) fn purse(&self, changed: bool) -> Purse {
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
    pub(super) fn must(&self, effect: Effect, scope: Scope) -> bool {
        scope.research && self.state.pack.pack().code.options(effect).iter().any(|choice| choice.research)
    }

    pub(super) fn follows(&self, next: &Next<'_>, purse: Purse) -> bool {
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

    pub(super) fn effect(&self, effect: Effect, scope: Scope, next: &Next<'_>, purse: Purse) -> bool {
        if effect.is_none() {
            return self.follows(next, purse);
        }
        let must = self.must(effect, scope);
        let choices = self.state.pack.pack().code.options(effect);
        choices.iter().any(|choice| (choice.research || !must) && self.option(choice, scope, next, purse))
    }

    pub(super) fn option(&self, choice: &Choice, scope: Scope, next: &Next<'_>, purse: Purse) -> bool {
        let inner = Scope { extra: 0, ..scope };
        let then = |scope, purse| self.follows(&Next::Items(choice.items, scope, next), purse);
        let works = |way| {
            let Some(purse) = self.paid(choice, scope, purse, way) else { return false };
            if choice.cost.ore_to_player == 0 {
                let settled = choice.sure && purse.changed && !scope.research && matches!(next, Next::End);
                return settled || then(inner, purse);
            }
            let mut others = self.state.clockwise(self.seat).skip(1);
            others.any(|other| then(Scope { paid: Some(other), ..inner }, purse))
        };
        if purse.token == 0 && purse.credit == 0 {
            let mut as_ore = 0..=u8::from(choice.cost.recall > 0 && scope.action);
            return as_ore.any(|as_ore| works(Way { as_ore, ..Way::default() }));
        }
        ways(choice, scope, purse).any(works)
    }

    /// What is left when the cost has been paid in this way.
    pub(super) fn paid(&self, choice: &Choice, scope: Scope, mut purse: Purse, way: Way) -> Option<Purse> {
        let cost = choice.cost;
        let Way { as_ore, less, token, credit } = way;
        let may = as_ore == 0 || cost.recall > 0 && scope.action && self.recalls_as_ore();
        if !may {
            return None;
        }
        if cost.is_free() && scope.extra == 0 {
            return Some(purse);
        }
        if cost.tokens > 0 && cost.tokens > self.tokens(scope) {
            return None;
        }
        let recall = cost.recall - as_ore;
        let mut ore = (self.state.ore_price(self.seat, choice, scope) + as_ore).saturating_sub(less);
        if token && ore > 0 {
            ore = ore.saturating_sub(std::mem::take(&mut purse.token));
        }
        if credit && ore > 0 {
            ore = ore.saturating_sub(std::mem::take(&mut purse.credit));
        }
        purse.ore = purse.ore.checked_sub(u16::from(ore + cost.ore_to_player))?;
        purse.pop = purse.pop.checked_sub(recall)?;
        purse.supply += recall + cost.ships;
        if cost.ships > 0 && cost.ships > self.n_ships() {
            return None;
        }
        purse.changed = true;
        Some(purse)
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

    pub(super) fn n_ships(&self) -> u8 {
        self.state.tableaus[self.seat].fleet().iter().sum()
    }
}

/// The ways to pay for an option that come into question: plainly first.
pub(super) fn ways(choice: &Choice, scope: Scope, purse: Purse) -> impl Iterator<Item = Way> + use<> {
    let as_ore = 0..=u8::from(choice.cost.recall > 0 && scope.action);
    let tokens = 0..=u8::from(purse.token > 0 && choice.research);
    let credits = 0..=u8::from(purse.credit > 0);
    as_ore.flat_map(move |as_ore| {
        let credits = credits.clone();
        tokens.clone().flat_map(move |token| {
            credits.clone().map(move |credit| Way { as_ore, less: 0, token: token > 0, credit: credit > 0 })
        })
    })
}
