//! Items that an effect fits for nothing (X4-326, X4R-095, X4R-374).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::fitting::{self, Fitting};
use super::{Effecting, Offer, Seek, Verdict, research};
use crate::action::{self, Action};
use crate::affair::Affair;
use crate::cards::Pack;
use crate::event::{Decision, Event};
use crate::ids::Ship;
use crate::notation::{Fitted, Into, Item, Verb};
use crate::realm::Make;
use crate::state::State;
use crate::thing::Thing;
use crate::why::Fault;

/// An item is chosen, and then the blueprints that get it, one slot each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Outfitting {
    pub(super) effect: Effecting,
    /// The number of the item in blueprints; 0 as long as it is not chosen.
    item: u8,
    /// Blueprints are gone through in order: this is the next one to be asked about.
    next: u8,
}

/// Sets of slots of a hull.
fn n_sets(pack: &Pack, ship: Ship) -> u8 {
    pack[ship].slot_sets.len().max(1) as u8
}

/// All blueprints with their sets of slots, in order.
pub(super) fn blueprints(state: &State) -> impl Iterator<Item = (Ship, u8, u8)> {
    let pack = state.pack.pack();
    Ship::all().flat_map(move |ship| {
        let sets = 1..=n_sets(pack, ship);
        (1..=pack[ship].variants).flat_map(move |variant| sets.clone().map(move |set| (ship, variant, set)))
    })
}

impl Outfitting {
    pub(super) const fn of(effect: Effecting) -> Self {
        Self { effect, item: 0, next: 0 }
    }

    fn verb(&self, state: &State) -> Option<(Fitted, Into, bool)> {
        match self.effect.verb(state)? {
            Verb::Fit(fitted, into, ignores) => Some((*fitted, *into, *ignores)),
            _ => None,
        }
    }

    /// The items that the technology has just unlocked, or that are named.
    fn items(&self, state: &State) -> impl Iterator<Item = action::Fitting> {
        let pack = state.pack.pack();
        let fitted = self.verb(state).map(|(fitted, ..)| fitted);
        let tech = self.effect.tech;
        action::Fitting::all().filter(move |it| match fitted {
            Some(Fitted::Item(item)) => action::Fitting::from(item) == *it,
            Some(Fitted::AnyItem) => true,
            _ => tech.is_some_and(|tech| fitting::unlocked_by(pack, it.item()).contains(&tech)),
        })
    }

    /// The slot that an item would take in a blueprint: the first empty one that it fits, or else the first.
    fn slot(&self, state: &State, item: Item, (ship, variant, set): (Ship, u8, u8)) -> Option<u8> {
        let seat = self.effect.seat;
        let pack = state.pack.pack();
        if !self.knows_hull(state, ship) || !self.knows_item(state, item) {
            return None;
        }
        let frame = Fitting { seat, ship, variant, set };
        let drawing = frame.drawing(state);
        // Another set of slots would empty the weapons.
        if drawing.set != set {
            return None;
        }
        let item = action::Fitting::from(item);
        let open = |slot: &u8| frame.has_room(state, &drawing, item, *slot).is_ok();
        let slots = || (0..=frame.n_slots(pack)).filter(open);
        slots().find(|slot| drawing.item(usize::from(*slot)).is_none()).or_else(|| slots().next())
    }

    pub(super) fn chosen(&self) -> Option<action::Fitting> {
        action::Fitting::in_slot(self.item)
    }

    /// Whether an item is made for any of the blueprints from a number on, as far as everybody can tell: so being asked
    /// tells nothing (X4R-304).
    fn fits_somewhere(&self, state: &State, item: Item, from: u8) -> bool {
        if !self.knows_item(state, item) {
            return false;
        }
        let (pack, new) = (state.pack.pack(), self.new_ship(state));
        let fitting = action::Fitting::from(item);
        let suits = |ship: Ship, set: u8| {
            let frame = Fitting { seat: self.effect.seat, ship, variant: 1, set };
            pack.fits[ship].in_slots(set).has(fitting) || frame.never_needs(state, fitting)
        };
        // All variants of a hull are alike here, so its last one decides whether its number is high enough.
        let mut number = 0;
        Ship::all().any(|ship| {
            let n_sets = n_sets(pack, ship);
            number += pack[ship].variants * n_sets;
            let is_meant = new.is_none_or(|new| new.is_some_and(|(it, _)| it == ship));
            let mut later = (1..=n_sets).filter(|set| number - n_sets + set > from);
            is_meant && self.knows_hull(state, ship) && later.any(|set| suits(ship, set))
        })
    }

    /// Whether the technologies of a hull are known.
    fn knows_hull(&self, state: &State, ship: Ship) -> bool {
        state.pack.fits.unlocks(ship, state.realms[self.effect.seat].techs)
    }

    /// Whether the technologies of an item are known, where they matter.
    fn knows_item(&self, state: &State, item: Item) -> bool {
        let ignores = self.verb(state).is_some_and(|(.., ignores)| ignores);
        let needs = fitting::unlocked_by(state.pack.pack(), item);
        ignores || research::needs(state, self.effect.seat, needs).is_ok()
    }

    /// The blueprint of the new ship, if it has one, where only that is meant.
    fn new_ship(&self, state: &State) -> Option<Option<(Ship, u8)>> {
        let (_, into, _) = self.verb(state)?;
        let last = || state.realms[self.effect.seat].ships.last().map(|it| it.make);
        (into == Into::NewShip).then(|| match last() {
            Some(Make::Blueprint(ship, variant)) => Some((ship, variant)),
            _ => None,
        })
    }

    /// The blueprints that are meant, with their numbers, from a number on.
    fn blueprints(&self, state: &State, from: u8) -> impl Iterator<Item = (u8, (Ship, u8, u8))> {
        let new = self.new_ship(state);
        let meant = move |ship: Ship, variant: u8| new.is_none_or(|new| new == Some((ship, variant)));
        let all = (0u8..).zip(blueprints(state)).filter(move |(number, _)| *number >= from);
        all.filter(move |(_, (ship, variant, _))| meant(*ship, *variant))
    }

    fn fit(self, state: &mut State, item: action::Fitting, blueprint: (Ship, u8, u8), log: &mut Log<Event>) {
        let Some(slot) = self.slot(state, item.item(), blueprint) else { return };
        let seat = self.effect.seat;
        let pack = state.pack.pack();
        state.hidden.hands[seat].drawings.fit(pack, blueprint, usize::from(slot), item);
        state.disclose(seat, (blueprint.0, blueprint.1), log);
        state.overlook(seat, log);
        log.tell(Event::Fitted(seat, 0));
        state.touch(seat);
    }

    /// With a single item to choose, or a single ship that gets it, nothing is asked.
    fn only_item(&self, state: &State) -> Option<action::Fitting> {
        let mut fitting = self.items(state).filter(|item| self.fits_somewhere(state, item.item(), 0));
        fitting.next().filter(|_| fitting.next().is_none())
    }
}

impl Part<State> for Outfitting {
    fn asks(&self, state: &State) -> Option<Seat> {
        let open = match self.chosen() {
            None => {
                let all = matches!(self.verb(state), Some((Fitted::AllUnlockedNow, ..)));
                let mut fitting = self.items(state).filter(|item| self.fits_somewhere(state, item.item(), 0));
                !all && fitting.nth(1).is_some()
            }
            Some(item) => {
                let is_new = matches!(self.verb(state), Some((_, Into::NewShip, _)));
                !is_new && self.fits_somewhere(state, item.item(), self.next)
            }
        };
        Some(self.effect.seat).filter(|_| open)
    }

    fn decision(&self, _: &State) -> Decision {
        if self.item == 0 { Decision::ChooseItem } else { Decision::ChooseBlueprint }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let all = matches!(self.verb(state), Some((Fitted::AllUnlockedNow, ..)));
        match (action, self.chosen()) {
            (Action::Affair(Affair::Choose(item)), _) => {
                state.push(Self { item: item.number(), ..self });
            }
            (Action::Refit(ship, variant, set), Some(item)) => {
                let is = |(_, it): &(u8, (Ship, u8, u8))| *it == (ship, variant, set);
                let number = self.blueprints(state, self.next).find(is).map(|(number, _)| number);
                self.fit(state, item, (ship, variant, set), log);
                if let (Some(number), Some((_, Into::Any, _))) = (number, self.verb(state)) {
                    state.push(Self { next: number + 1, ..self });
                }
            }
            (_, Some(_)) if all => self.next_item(state),
            _ => {}
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let Some((fitted, into, _)) = self.verb(state) else { return };
        match self.chosen() {
            None if fitted == Fitted::AllUnlockedNow => self.next_item(state),
            None => {
                let only = self.only_item(state);
                only.into_iter().for_each(|item| state.push(Self { item: item.number(), ..self }));
            }
            Some(item) if into == Into::NewShip => {
                let fits = |it: &(u8, (Ship, u8, u8))| self.slot(state, item.item(), it.1).is_some();
                let place = self.blueprints(state, 0).find(fits);
                place.into_iter().for_each(|(_, blueprint)| self.fit(state, item, blueprint, log));
            }
            Some(_) if fitted == Fitted::AllUnlockedNow => self.next_item(state),
            Some(_) => {}
        }
    }
}

impl Outfitting {
    /// X4R-095: all items that were unlocked, one after the other.
    fn next_item(self, state: &mut State) {
        let later = self.items(state).map(action::Fitting::number).find(|number| *number > self.item);
        later.into_iter().for_each(|item| state.push(Self { item, next: 0, ..self }));
    }
}

impl Offer for Outfitting {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let Some(item) = self.chosen() else {
            for item in self.items(state).filter(|item| seek.wants(Thing::Item(*item))) {
                let fault: Verdict = Err(Fault::DoesNotFit.into());
                let verdict = if self.fits_somewhere(state, item.item(), 0) { Ok(()) } else { fault };
                to(Action::Affair(Affair::Choose(item)), verdict);
            }
            return;
        };
        for (_, (ship, variant, set)) in self.blueprints(state, self.next) {
            if seek.wants(Thing::Blueprint(ship, variant)) {
                let slot = self.slot(state, item.item(), (ship, variant, set));
                let fault: Verdict = Err(Fault::DoesNotFit.into());
                to(Action::Refit(ship, variant, set), slot.map_or(fault, |_| Ok(())));
            }
        }
        if seek.wants(Thing::of(Action::Done)) {
            to(Action::Done, Ok(()));
        }
    }
}
