//! Fitting weapons and equipment into blueprints (X4-121 to X4-126, X4R-085 to X4R-087).

use engine::{List, Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::buying::Purchase;
use super::{Offer, Paying, Seek, Verdict, research};
use crate::action::{self, Action};
use crate::cards::{Allowed, Pack, ShipCard, Slots};
use crate::drawing::{self, Drawing};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::ids::{Equipment, Ship, Tech};
use crate::notation::Item;
use crate::state::State;
use crate::thing::Thing;
use crate::why::Fault;

/// An item for a slot of a blueprint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Order {
    ship: Ship,
    variant: u8,
    set: u8,
    /// The number of the item in blueprints.
    item: u8,
    /// From 0.
    slot: u8,
}

impl Order {
    fn fitting(self) -> action::Fitting {
        action::Fitting::in_slot(self.item).expect("an order names an item")
    }

    /// The number of its item in blueprints.
    pub(super) const fn number(self) -> u8 {
        self.item
    }

    pub(super) fn item(self) -> Item {
        self.fitting().item()
    }

    /// X4R-390: the item is in the blueprint, and everybody learns of it if it lies open.
    pub(super) fn fit(self, state: &mut State, seat: Seat, log: &mut Log<Event>) {
        let pack = state.pack.pack();
        let place = (self.ship, self.variant, self.set);
        state.hidden.hands[seat].drawings.fit(pack, place, usize::from(self.slot), self.fitting());
        state.disclose(seat, (self.ship, self.variant), log);
        state.touch(seat);
    }
}

/// The blueprints that might be refitted, one line for each set of slots (X4-198).
pub(super) fn blueprints(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    seek: Seek,
    to: &mut dyn FnMut(Action, Verdict),
) {
    let known = known_items(state, seat);
    for ship in Ship::all() {
        let card = &state.pack.pack()[ship];
        for variant in (1..=card.variants).filter(|it| seek.wants(Thing::Blueprint(ship, *it))) {
            for set in 1..=card.slot_sets.len().max(1) as u8 {
                let verdict = may_refit(state, books, &Fitting { seat, ship, variant, set }, &known);
                to(Action::Refit(ship, variant, set), verdict);
            }
        }
    }
}

/// The numbers of the items whose technologies a seat has.
fn known_items(state: &State, seat: Seat) -> List<u8, { action::Fitting::COUNT as usize }> {
    let pack = state.pack.pack();
    let is_known =
        |item: &action::Fitting| research::needs(state, seat, unlocked_by(pack, item.item())).is_ok();
    action::Fitting::all().filter(is_known).map(action::Fitting::number).collect()
}

/// Whether any of these items can be fitted into a blueprint.
fn may_refit(state: &State, books: &Books<'_>, frame: &Fitting, known: &[u8]) -> Verdict {
    let pack = state.pack.pack();
    let card = &pack[frame.ship];
    research::needs(state, frame.seat, &card.unlocked_by)?;
    let drawing = frame.drawing(state);
    let mut verdict = Err(Fault::DoesNotFit.into());
    for item in known.iter().filter_map(|number| action::Fitting::in_slot(*number)).map(action::Fitting::item)
    {
        if !frame.has_slot(state, &drawing, item) {
            continue;
        }
        // The price is the same in all slots.
        let may = books.affords_item(item);
        if may.is_ok() {
            return may;
        }
        // Of all reasons the one about money is the nearest to be mended.
        if matches!(may, Err(crate::why::Reason::TooExpensive { .. })) {
            verdict = may;
        }
    }
    verdict
}

/// An item is fitted into a blueprint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Fitting {
    pub(super) seat: Seat,
    pub(super) ship: Ship,
    pub(super) variant: u8,
    /// The set of weapon slots, from 1.
    pub(super) set: u8,
}

impl Fitting {
    pub(super) fn n_slots(&self, card: &ShipCard) -> u8 {
        drawing::first_equipment(card) as u8 + card.eq
    }

    pub(super) fn drawing(&self, state: &State) -> Drawing {
        state.hidden.hands[self.seat].drawings.get(state.pack.pack(), self.ship, self.variant)
    }

    /// Whether an item can go into a slot, from 0.
    fn may_fit(&self, state: &State, books: &Books<'_>, item: Item, slot: u8) -> Verdict {
        research::needs(state, self.seat, unlocked_by(state.pack.pack(), item))?;
        self.has_room(state, item, slot)?;
        books.affords_item(item)
    }

    /// Whether a slot takes an item, and the blueprint does not have it already.
    pub(super) fn has_room(&self, state: &State, item: Item, slot: u8) -> Verdict {
        let pack = state.pack.pack();
        let card = &pack[self.ship];
        let drawing = self.drawing(state);
        let fits = if slot == self.n_slots(card) {
            self.does_without(state, &drawing, item)
        } else {
            self.fits(pack, card, item, slot)
        };
        if !fits {
            return Err(Fault::DoesNotFit.into());
        }
        let fitted = action::Fitting::from(item);
        // X4R-087: the same item again only where it adds to itself, and never over itself.
        let again = drawing.items().any(|other| other == fitted) && !is_stackable(pack, item);
        let same_set = drawing.set == self.set || !matches!(item, Item::Weapon(_));
        if again || same_set && drawing.item(usize::from(slot)) == Some(fitted) {
            return Err(Fault::FittedAlready.into());
        }
        Ok(())
    }

    /// Whether [`Self::has_room`] holds for any slot of the blueprint, or without one.
    fn has_slot(&self, state: &State, drawing: &Drawing, item: Item) -> bool {
        let pack = state.pack.pack();
        let (card, fitted) = (&pack[self.ship], action::Fitting::from(item));
        let is_other = |slot: usize| drawing.item(slot) != Some(fitted);
        let (is_small, allowed, stackable) = match item {
            Item::Weapon(weapon) => {
                let weapon = &pack[weapon];
                let mut slots = drawing::weapon_slots(card, self.set).enumerate();
                let fits = |(slot, slots): (usize, &Slots)| {
                    weapon.fits(slots, self.ship) && (drawing.set != self.set || is_other(slot))
                };
                return weapon.level > 0 && slots.any(fits);
            }
            Item::Protection(it) => (pack[it].slots <= 1, &pack[it].allowed, pack[it].stackable),
            Item::Equipment(it) => (pack[it].slots == 1, &pack[it].allowed, pack[it].stackable),
        };
        let first = drawing::first_equipment(card);
        let last = first + usize::from(card.eq);
        let is_new = stackable || !drawing.items().any(|other| other == fitted);
        let in_slot = is_small && allows(card, allowed) && (first..last).any(is_other);
        is_new && (in_slot || is_other(last) && self.does_without(state, drawing, item))
    }

    /// X4R-086: weapons by size and type, equipment by what it is made for.
    pub(super) fn fits(&self, pack: &Pack, card: &ShipCard, item: Item, slot: u8) -> bool {
        let first = drawing::first_equipment(card) as u8;
        let fits = |allowed: &Allowed| slot >= first && slot < first + card.eq && allows(card, allowed);
        match item {
            Item::Weapon(weapon) => {
                let slots = drawing::weapon_slots(card, self.set).nth(usize::from(slot));
                let built_in = pack[weapon].level == 0;
                !built_in && slots.is_some_and(|slots| pack[weapon].fits(slots, self.ship))
            }
            Item::Protection(it) => pack[it].slots <= 1 && fits(&pack[it].allowed),
            Item::Equipment(it) => pack[it].slots == 1 && fits(&pack[it].allowed),
        }
    }

    /// X4-273, X4-281, X4-295, X4-302, X4-304: whether an item is made for the hull and needs no slot there.
    fn does_without(&self, state: &State, drawing: &Drawing, item: Item) -> bool {
        let Item::Equipment(it) = item else { return false };
        let pack = state.pack.pack();
        let beside = pack[it].slot_free_with_item.map(|it| action::Fitting::from(Item::Equipment(it)));
        let with_item = beside.is_some_and(|beside| drawing.items().any(|other| other == beside));
        self.never_needs(state, it) || with_item && allows(&pack[self.ship], &pack[it].allowed)
    }

    /// The same, as everybody can tell: whatever else is fitted.
    pub(super) fn never_needs(&self, state: &State, it: Equipment) -> bool {
        let pack = state.pack.pack();
        let (hull, card) = (&pack[self.ship], &pack[it]);
        let known = |tech: Tech| state.realms[self.seat].techs.has(tech);
        let built_in = card.slot_free_with_builtin;
        let free = card.slots == 0
            || card.slot_free_with_tech.is_some_and(known)
            || built_in.is_some_and(|it| hull.keywords.iter().any(|used| used.keyword == it));
        free && allows(hull, &card.allowed)
    }
}

/// Whether an item is made for a hull.
fn allows(card: &ShipCard, allowed: &Allowed) -> bool {
    let named = allowed.units.is_empty() || allowed.units.contains(&card.id);
    let smallest = allowed.class_min.is_none_or(|class| card.class >= class);
    let largest = allowed.class_max.is_none_or(|class| card.class <= class);
    let keyword = allowed.keyword.is_none_or(|it| card.keywords.iter().any(|used| used.keyword == it));
    allowed.any || named && smallest && largest && keyword && (card.military || !allowed.not_civil)
}

/// The technologies that an item needs.
pub(super) fn unlocked_by(pack: &Pack, item: Item) -> &[Tech] {
    match item {
        Item::Weapon(it) => &pack[it].unlocked_by,
        Item::Protection(it) => &pack[it].unlocked_by,
        Item::Equipment(it) => &pack[it].unlocked_by,
    }
}

fn is_stackable(pack: &Pack, item: Item) -> bool {
    match item {
        Item::Weapon(_) => true,
        Item::Protection(it) => pack[it].stackable,
        Item::Equipment(it) => pack[it].stackable,
    }
}

impl Part<State> for Fitting {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Fit(self.ship, self.variant)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, _: &mut Log<Event>) {
        let Action::Fit(item, slot) = action else { return };
        let Self { seat, ship, variant, set } = self;
        let order = Order { ship, variant, set, item: item.number(), slot: slot - 1 };
        let hex = state.realms[seat].capital;
        state.push(Paying { seat, what: Purchase::Item(order), hex, fleet: None, off: [0; 2], free: false });
    }
}

impl Offer for Fitting {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let books = Books::open(state, self.seat);
        let pack = state.pack.pack();
        let slots = self.n_slots(&pack[self.ship]);
        for item in action::Fitting::all().filter(|item| seek.wants(Thing::Item(*item))) {
            let known = research::needs(state, self.seat, unlocked_by(pack, item.item()));
            let mut is_made_for_it = false;
            let drawing = self.drawing(state);
            for slot in (0..=slots).filter(|_| known.is_ok()) {
                let fits = self.fits(pack, &pack[self.ship], item.item(), slot);
                if fits || slot == slots && self.does_without(state, &drawing, item.item()) {
                    to(Action::Fit(item, slot + 1), self.may_fit(state, &books, item.item(), slot));
                    is_made_for_it = true;
                }
            }
            if !is_made_for_it {
                to(Action::Fit(item, 1), known.and(Err(Fault::DoesNotFit.into())));
            }
        }
    }
}
