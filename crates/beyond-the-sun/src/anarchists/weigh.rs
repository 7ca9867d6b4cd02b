//! Whether the anarchists can carry an effect out, and where.

use super::{ANARCHISTS, Skip};
use crate::effect::Plot;
use crate::flow::colonise;
use crate::ids::{Place, Slot, Type};
use crate::state::Board;
use engine::{Bits, Index};

impl Board {
    /// Why the anarchists cannot carry an effect out in the present state; `None` if they can (BTA-024).
    pub fn hindrance(&self, plot: Plot) -> Option<Skip> {
        match plot {
            Plot::Jump(_) if self.tableaus[ANARCHISTS].strength(Place::DeepSpace) == 0 => {
                Some(Skip::NoShipInDeepSpace)
            }
            Plot::Jump(_) if !self.has_target() => self.target().map(Skip::NoSystemThere),
            Plot::Colonise => self.colonise_hindrance(),
            Plot::Research { level: 1, kind, .. } => self.first_hindrance(kind),
            Plot::Research { level, kind, known } => self.research_hindrance(level, kind, known),
            _ => None,
        }
    }

    /// BTA-045: control and strength.
    fn colonise_hindrance(&self) -> Option<Skip> {
        if !colonise::targets(self, ANARCHISTS, false).is_empty() {
            return None;
        }
        let lacking = self.controlled(ANARCHISTS).iter().filter_map(|place| {
            let need = self.pack[self.systems[place.at()]?].strength;
            Some((place, need, self.tableaus[ANARCHISTS].strength(place)))
        });
        let least = lacking.min_by_key(|(_, need, have)| need - have);
        Some(least.map_or(Skip::NothingControlled, |(place, need, have)| Skip::TooWeak { place, need, have }))
    }

    /// BTA-051: the technologies of level I, of one type or of any, that they have not researched.
    pub(crate) fn first_slots(&self, kind: Option<Type>) -> Bits<Slot> {
        self.of_kind(kind).without(self.tableaus[ANARCHISTS].researched)
    }

    fn of_kind(&self, kind: Option<Type>) -> Bits<Slot> {
        let fits = |slot: &Slot| {
            let tech = self.slots[slot.at()];
            tech.is_some_and(|tech| kind.is_none_or(|kind| self.pack[tech].types.has(kind)))
        };
        self.pack.masks.slots[1].iter().filter(fits).collect()
    }

    fn first_hindrance(&self, kind: Option<Type>) -> Option<Skip> {
        if !self.first_slots(kind).is_empty() {
            return None;
        }
        let only = kind.and_then(|kind| self.of_kind(Some(kind)).nth(0));
        Some(only.map_or(Skip::AllResearched(1), Skip::AlreadyResearched))
    }

    /// BTA-054, BTA-066, BTA-067: the slots that qualify.
    pub(crate) fn plotted_slots(&self, level: u8, kind: Option<Type>, known: bool) -> Bits<Slot> {
        let open = self.unresearched(level).iter().filter(|slot| {
            let is_known = self.slots[slot.at()].is_some();
            self.shows(*slot, kind)
                && self.missing(*slot).is_empty()
                && (is_known || !known && self.has_card(*slot, kind))
        });
        open.collect()
    }

    fn unresearched(&self, level: u8) -> Bits<Slot> {
        self.pack.masks.slots[usize::from(level)].without(self.tableaus[ANARCHISTS].researched)
    }

    /// Whether a prerequisite of the slot has the type on its right edge.
    fn shows(&self, slot: Slot, kind: Option<Type>) -> bool {
        kind.is_none_or(|kind| self.passed_on(slot).has(kind))
    }

    /// The types on the right edge of the prerequisites of a slot.
    fn passed_on(&self, slot: Slot) -> Bits<Type> {
        let needs = self.pack[slot].needs.iter();
        needs.filter_map(|need| self.slots[need.at()].and_then(|tech| self.pack[tech].right)).collect()
    }

    /// BTA-059, BTA-066: the allowed types of the card for a slot.
    pub(crate) fn wanted_types(&self, slot: Slot, kind: Option<Type>) -> Bits<Type> {
        kind.map_or_else(|| self.passed_on(slot), Bits::only)
    }

    /// All prerequisites are needed, regardless of abilities on cards (BTA-054).
    fn missing(&self, slot: Slot) -> Bits<Slot> {
        self.pack[slot].needs.without(self.tableaus[ANARCHISTS].researched)
    }

    /// OQ-06: whether a card that fits is left.
    fn has_card(&self, slot: Slot, kind: Option<Type>) -> bool {
        let left = self.undealt_or_open(self.pack[slot].level);
        let of_type = &self.pack.masks.of_type;
        self.wanted_types(slot, kind).iter().any(|kind| !left.and(of_type[kind.at()]).is_empty())
    }

    fn research_hindrance(&self, level: u8, kind: Option<Type>, known: bool) -> Option<Skip> {
        if !self.plotted_slots(level, kind, known).is_empty() {
            return None;
        }
        let open = self.unresearched(level);
        if open.is_empty() {
            return Some(Skip::AllResearched(level));
        }
        let shown: Bits<Slot> = open.iter().filter(|slot| self.shows(*slot, kind)).collect();
        let Some(first) = shown.nth(0) else { return kind.map(Skip::TypeNotShown) };
        let mut ready = shown.iter().filter(|slot| self.missing(*slot).is_empty());
        if ready.next().is_none() {
            // The slot for which least is missing gives the best explanation.
            let nearest = shown.iter().min_by_key(|slot| self.missing(*slot).len()).unwrap_or(first);
            let lacks = self.missing(nearest).nth(0).unwrap_or(nearest);
            return Some(Skip::MissingPrerequisite(nearest, lacks));
        }
        Some(if known { Skip::NoneKnown } else { Skip::NoCardLeft })
    }
}
