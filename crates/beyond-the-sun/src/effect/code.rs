//! All effects of a pack in two flat tables, and the small values that refer to them.

use serde::{Deserialize, Serialize};

use super::{Condition, Cost, Needs, Scale, Step, Who};

/// Options of which exactly one is carried out: a range in the code of its pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Effect {
    pub(super) first: u16,
    pub(super) n: u8,
}

impl Effect {
    /// No effect at all.
    pub const NONE: Self = Self { first: 0, n: 0 };

    /// Whether there is nothing to do.
    pub const fn is_none(self) -> bool {
        self.n == 0
    }

    /// How many options there are to choose from.
    pub const fn n_options(self) -> u8 {
        self.n
    }
}

/// The rest of an option: a range of items in the code of its pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Items {
    pub(super) next: u16,
    pub(super) end: u16,
}

impl Items {
    /// Whether all is done.
    pub const fn is_empty(self) -> bool {
        self.next == self.end
    }

    /// How many items are left.
    pub const fn len(self) -> u16 {
        self.end - self.next
    }

    /// The same without its first item.
    #[must_use]
    pub const fn rest(self) -> Self {
        Self { next: self.next + 1, end: self.end }
    }
}

/// One option of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EffectOption {
    /// What it costs, paid first.
    pub cost: Cost,
    /// What is then done, in this order.
    pub items: Items,
    /// Whether it contains research, or copies an action that does.
    pub research: bool,
    /// Whether it contains colonising.
    pub colonise: bool,
    /// Whether its items can always be carried out: none of them needs a cube, a ship, a slot or a system that may be
    /// missing.
    pub sure: bool,
    /// What it needs, if nothing else decides.
    pub needs: Option<Needs>,
    /// The levels of unknown technologies that its research can reach, as bits: bit 3 is level III.
    pub unknown_levels: u8,
}

/// One item of an option.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Item {
    /// A step, its number multiplied by a count.
    Step(Step, Option<Scale>),
    /// An effect so many times, with a fresh choice each time.
    Repeat(u8, Effect),
    /// An effect that may be skipped.
    Optional(Effect),
    /// An effect with costs or options of its own.
    Group(Effect),
    /// One of two effects, depending on the condition.
    If(Condition, Effect, Effect),
    /// An effect for several factions.
    For(Who, Effect),
}

/// The effects of a pack.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Code {
    choices: Vec<EffectOption>,
    items: Vec<Item>,
    /// For each item, whether everything from it to the end of its option is always possible.
    sure: Vec<bool>,
}

impl Code {
    /// The options of an effect, in printed order: A, B, C and so on.
    #[inline]
    pub fn options(&self, effect: Effect) -> &[EffectOption] {
        let first = usize::from(effect.first);
        &self.choices[first..first + usize::from(effect.n)]
    }

    /// The items that are still to do.
    #[inline]
    pub fn items(&self, items: Items) -> &[Item] {
        &self.items[usize::from(items.next)..usize::from(items.end)]
    }

    /// The next item, if there is one.
    #[inline]
    pub fn next(&self, items: Items) -> Option<&Item> {
        (!items.is_empty()).then(|| &self.items[usize::from(items.next)])
    }

    /// Whether these items, up to the end of their option, can always be carried out.
    #[inline]
    pub fn is_sure(&self, items: Items) -> bool {
        items.is_empty() || self.sure[usize::from(items.next)]
    }

    /// Whether some step of an effect fits, at any depth; costs are not considered.
    pub fn any_step(&self, effect: Effect, fits: &dyn Fn(Step) -> bool) -> bool {
        self.options(effect).iter().any(|choice| self.any_step_of(choice.items, fits))
    }

    /// Whether some step of these items fits, at any depth.
    pub fn any_step_of(&self, items: Items, fits: &dyn Fn(Step) -> bool) -> bool {
        self.items(items).iter().any(|item| match *item {
            Item::Step(step, _) => fits(step),
            Item::Repeat(_, effect) | Item::Optional(effect) | Item::Group(effect) | Item::For(_, effect) => {
                self.any_step(effect, fits)
            }
            Item::If(_, then, other) => self.any_step(then, fits) || self.any_step(other, fits),
        })
    }

    /// How many items and options there are.
    pub fn size(&self) -> usize {
        self.choices.len() + self.items.len()
    }

    /// Adds an option and computes its properties from its items.
    pub(super) fn choice(&mut self, cost: Cost, items: &[Item]) -> EffectOption {
        let next = u16::try_from(self.items.len()).expect("a pack has fewer items than that");
        self.items.extend_from_slice(items);
        let end = u16::try_from(self.items.len()).expect("a pack has fewer items than that");
        let items = Items { next, end };
        self.add_sure(items);
        let research = |step| matches!(step, Step::Research(_) | Step::Copy { research: true, .. });
        let unknown_levels = (1..=4).filter(|level| {
            self.any_step_of(items, &|step| match step {
                Step::Research(research) => !research.modes.known && research.levels() >> level & 1 == 1,
                _ => false,
            })
        });
        EffectOption {
            cost,
            items,
            sure: self.is_sure(items),
            needs: Needs::of(self, cost, items),
            research: self.any_step_of(items, &research),
            colonise: self.any_step_of(items, &|step| matches!(step, Step::Colonise { .. })),
            unknown_levels: unknown_levels.fold(0, |levels, level: u8| levels | 1 << level),
        }
    }

    /// Computes for new items whether they are always possible, from the last one backwards.
    fn add_sure(&mut self, items: Items) {
        let some_way = |effect| {
            let options = self.options(effect);
            options.is_empty() || options.iter().any(|choice| choice.cost.is_free() && choice.sure)
        };
        let is_sure = |item: &Item| match *item {
            Item::Step(step, _) => !step.can_be_impossible(),
            Item::Optional(_) | Item::For(..) => true,
            Item::Repeat(_, effect) | Item::Group(effect) => some_way(effect),
            Item::If(_, then, other) => some_way(then) && some_way(other),
        };
        let mut sure: Vec<bool> = self.items(items).iter().map(is_sure).collect();
        for n in (1..sure.len()).rev() {
            sure[n - 1] &= sure[n];
        }
        self.sure.extend(sure);
    }

    /// Adds an effect with these options.
    pub(super) fn effect(&mut self, choices: &[EffectOption]) -> Effect {
        let first = u16::try_from(self.choices.len()).expect("a pack has fewer options than that");
        self.choices.extend_from_slice(choices);
        Effect { first, n: choices.len() as u8 }
    }

    /// An effect as text in the notation.
    pub fn show(&self, effect: Effect) -> Shown<'_> {
        Shown { code: self, effect }
    }
}

/// An effect that prints itself in the notation.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'c> {
    pub(super) code: &'c Code,
    pub(super) effect: Effect,
}
