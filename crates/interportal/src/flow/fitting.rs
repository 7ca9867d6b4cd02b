//! Fitting weapons and equipment into blueprints (X4-121 to X4-126, X4R-085 to X4R-087).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::buying::Purchase;
use super::{Offer, Paying, Seek, Verdict, research};
use crate::action::{self, Action};
use crate::cards::{Items, Pack};
use crate::drawing::Drawing;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::ids::{Ship, Tech};
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
    let (pack, techs) = (state.pack.pack(), state.realms[seat].techs);
    let known = pack.fits.known_items(techs);
    let is_listing = seek.only().is_none();
    // What cannot be paid need not be looked at, unless somebody asks for the reason.
    let open = if is_listing { books.affordable(known) } else { known };
    for ship in Ship::all().filter(|ship| !is_listing || pack.fits.unlocks(*ship, techs)) {
        let card = &pack[ship];
        for variant in (1..=card.variants).filter(|it| seek.wants(Thing::Blueprint(ship, *it))) {
            for set in 1..=card.slot_sets.len().max(1) as u8 {
                let frame = Fitting { seat, ship, variant, set };
                let action = Action::Refit(ship, variant, set);
                if !is_listing {
                    to(action, may_refit(state, books, &frame, known));
                } else if frame.has_slot_for_any(state, open) {
                    to(action, Ok(()));
                }
            }
        }
    }
}

/// Whether any of these items can be fitted into a blueprint.
fn may_refit(state: &State, books: &Books<'_>, frame: &Fitting, known: Items) -> Verdict {
    let pack = state.pack.pack();
    let card = &pack[frame.ship];
    research::needs(state, frame.seat, &card.unlocked_by)?;
    let drawing = frame.drawing(state);
    let mut verdict = Err(Fault::DoesNotFit.into());
    for item in known.and(pack.fits[frame.ship].all(frame.set)).iter() {
        if !frame.has_slot(state, &drawing, item) {
            continue;
        }
        // The price is the same in all slots.
        let may = books.affords_item(item.item());
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
    pub(super) fn n_slots(&self, pack: &Pack) -> u8 {
        pack.fits[self.ship].n_slots as u8
    }

    pub(super) fn drawing(&self, state: &State) -> Drawing {
        state.hidden.hands[self.seat].drawings.get(state.pack.pack(), self.ship, self.variant)
    }

    /// Whether a slot takes an item, and the blueprint does not have it already.
    pub(super) fn has_room(
        &self,
        state: &State,
        drawing: &Drawing,
        item: action::Fitting,
        slot: u8,
    ) -> Verdict {
        if !self.is_made_for(state, drawing, item, slot) {
            return Err(Fault::DoesNotFit.into());
        }
        let pack = state.pack.pack();
        // X4R-087: the same item again only where it adds to itself, and never over itself.
        let again = drawing.items().any(|other| other == item) && !is_stackable(pack, item.item());
        let same_set = drawing.set == self.set || !matches!(item.item(), Item::Weapon(_));
        if again || same_set && drawing.item(usize::from(slot)) == Some(item) {
            return Err(Fault::FittedAlready.into());
        }
        Ok(())
    }

    /// X4R-086: whether an item is made for a slot; the one after the last stands for no slot.
    fn is_made_for(&self, state: &State, drawing: &Drawing, item: action::Fitting, slot: u8) -> bool {
        let pack = state.pack.pack();
        if slot == self.n_slots(pack) {
            self.does_without(state, drawing, item)
        } else {
            pack.fits[self.ship].slot(self.set, slot).has(item)
        }
    }

    /// Whether [`Self::has_room`] holds for an item and any slot of the blueprint, or without one.
    fn has_slot(&self, state: &State, drawing: &Drawing, item: action::Fitting) -> bool {
        let slots = 0..=self.n_slots(state.pack.pack());
        slots.into_iter().any(|slot| self.has_room(state, drawing, item, slot).is_ok())
    }

    /// Whether any of these items can be fitted.
    fn has_slot_for_any(&self, state: &State, items: Items) -> bool {
        let pack = state.pack.pack();
        let sheet = &pack.fits[self.ship];
        let items = items.and(sheet.all(self.set));
        if items.is_empty() {
            return false;
        }
        let drawing = self.drawing(state);
        // X4R-087, for all items at once.
        let once: Items = drawing.items().filter(|item| !is_stackable(pack, item.item())).collect();
        let items = items.except(once);
        let same_set =
            |item: &action::Fitting| drawing.set == self.set || !matches!(item.item(), Item::Weapon(_));
        let is_open = |slot: u8| {
            let over: Items = drawing.item(usize::from(slot)).filter(same_set).into_iter().collect();
            !items.and(sheet.slot(self.set, slot)).except(over).is_empty()
        };
        let last = self.n_slots(pack);
        let needs_none = |item| self.has_room(state, &drawing, item, last).is_ok();
        (0..last).any(is_open) || items.and(sheet.slotless).iter().any(needs_none)
    }

    /// X4-273, X4-281, X4-295, X4-302, X4-304: whether an item is made for the hull and needs no slot there.
    fn does_without(&self, state: &State, drawing: &Drawing, item: action::Fitting) -> bool {
        let pack = state.pack.pack();
        if !pack.fits[self.ship].slotless.has(item) {
            return false;
        }
        let Item::Equipment(it) = item.item() else { return false };
        let beside = pack[it].slot_free_with_item.map(|it| action::Fitting::from(Item::Equipment(it)));
        let with_item = || beside.is_some_and(|beside| drawing.items().any(|other| other == beside));
        self.never_needs(state, item) || with_item()
    }

    /// The same, as everybody can tell: whatever else is fitted.
    pub(super) fn never_needs(&self, state: &State, item: action::Fitting) -> bool {
        let pack = state.pack.pack();
        let Item::Equipment(it) = item.item() else { return false };
        let (hull, card) = (&pack[self.ship], &pack[it]);
        let known = |tech: Tech| state.realms[self.seat].techs.has(tech);
        let built_in = card.slot_free_with_builtin;
        let free = card.slots == 0
            || card.slot_free_with_tech.is_some_and(known)
            || built_in.is_some_and(|it| hull.keywords.iter().any(|used| used.keyword == it));
        free && pack.fits[self.ship].slotless.has(item)
    }
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
        let (pack, drawing) = (state.pack.pack(), self.drawing(state));
        let books = Books::open(state, self.seat);
        let slots = || 0..=self.n_slots(pack);
        if let Some(Thing::Item(item)) = seek.only() {
            let known = research::needs(state, self.seat, unlocked_by(pack, item.item()));
            let mut is_made_for_it = false;
            for slot in slots().filter(|_| known.is_ok()) {
                if self.is_made_for(state, &drawing, item, slot) {
                    let room = self.has_room(state, &drawing, item, slot);
                    let verdict = room.and_then(|()| books.affords_item(item.item()));
                    to(Action::Fit(item, slot + 1), verdict);
                    is_made_for_it = true;
                }
            }
            if !is_made_for_it {
                to(Action::Fit(item, 1), known.and(Err(Fault::DoesNotFit.into())));
            }
        }
        if seek.only().is_some() {
            return;
        }
        let known = pack.fits.known_items(state.realms[self.seat].techs);
        for item in books.affordable(known.and(pack.fits[self.ship].all(self.set))).iter() {
            for slot in slots().filter(|slot| self.has_room(state, &drawing, item, *slot).is_ok()) {
                to(Action::Fit(item, slot + 1), Ok(()));
            }
        }
    }
}
