//! MV-054 to MV-059, D-20: assigning speed dice to navigation, thrust and ship upgrades.

use super::Shuttling;
use crate::action::Action;
use crate::cards::TechnologyType;
use crate::effect::{Quantity, Trigger, Window};
use crate::event::Event;
use crate::ids::{Good, Source, Stat, Technology};
use crate::query::Place;
use crate::state::{Board, Slot, State};
use crate::why::Reason;
use engine::{Index, Log, Seat};

/// No test needs more: the effect die shows at most 6.
const SURE: i32 = 6;

impl Board {
    /// MV-055: how many more dice may be assigned.
    pub(crate) fn n_assignable(&self) -> u8 {
        let seat = self.turn.seat;
        let most = self.modified(seat, Quantity::AssignLimit, i32::from(self.level(seat))).max(0) as u8;
        let mut used = 0_u8;
        for (place, (_, die)) in self.turn.assigned.iter().enumerate() {
            used += u8::from(!self.turn.assigned[..place].iter().any(|(_, other)| other == die));
        }
        most.saturating_sub(used)
    }

    /// A die that can still be assigned to one more slot, by its value: a free die, or a die that may be used twice.
    pub(crate) fn die_for_slot(&self, value: u8) -> Result<u8, Reason> {
        self.die_of(value, self.n_assignable())
    }

    /// The same if so many more dice may be assigned.
    fn die_of(&self, value: u8, n_assignable: u8) -> Result<u8, Reason> {
        let (free, seat) = (self.free_die(value), self.turn.seat);
        if n_assignable > 0
            && let Some(free) = free
        {
            return Ok(free);
        }
        let refused = if free.is_some() { Reason::AssignLimit(self.level(seat)) } else { Reason::NoSuchDie };
        let assigned = &self.turn.assigned;
        let n_slots = |die: u8| assigned.iter().filter(|(_, other)| *other == die).count();
        if assigned.is_empty()
            || assigned.iter().any(|(_, die)| n_slots(*die) > 1)
            || self.modified(seat, Quantity::DoubleDuty, 0) == 0
        {
            return Err(refused);
        }
        let twice =
            assigned.iter().map(|(_, die)| *die).find(|die| self.turn.dice[usize::from(*die)] == value);
        twice.ok_or(refused)
    }

    fn values_for_slot(&self) -> impl Iterator<Item = u8> + use<'_> {
        let n_assignable = self.n_assignable();
        (1..=6).filter(move |value| self.die_of(*value, n_assignable).is_ok())
    }

    /// The values of dice that can be assigned to navigation while the ship moves; none where one is assigned.
    pub(crate) fn navigable_values(&self) -> Vec<u8> {
        let is_open = self.navigation().is_none();
        self.values_for_slot().filter(|_| is_open).collect()
    }

    /// Whether a die value may be assigned to thrust (MV-058, MV-199).
    pub(crate) fn is_thrust(&self, seat: Seat, value: u8) -> bool {
        let pack = self.pack.pack();
        let amplified = self.merchants[seat].amplifier.and_then(|variant| {
            let card = pack.technologies.iter().find(|card| !card.variants.is_empty())?;
            card.variants.get(usize::from(variant.0))
        });
        amplified.unwrap_or(&pack.dashboard.thrust_values).contains(&value)
    }

    /// Adds everything to which dice could be assigned while the ship moves.
    pub(super) fn list_assignments(&self, into: &mut Vec<Action>, navigation: bool) {
        let seat = self.turn.seat;
        if navigation {
            into.extend(self.navigable_values().into_iter().map(Action::Navigate));
        }
        if self.is_before_first_step() && self.assigned(Slot::Thrust).is_none() {
            let fits = |value: &u8| self.is_thrust(seat, *value);
            into.extend(self.values_for_slot().filter(fits).map(Action::Thrust));
        }
        self.list_upgrades(into, |_| true);
    }

    /// Adds the wanted ship upgrades to which a die could be assigned.
    pub(super) fn list_upgrades(&self, into: &mut Vec<Action>, is_wanted: impl Fn(Technology) -> bool) {
        for technology in self.idle_upgrades().filter(|it| is_wanted(*it)) {
            into.extend(self.values_for_slot().map(|value| Action::Power(technology, value)));
        }
    }

    /// Ship upgrades of the active player without a die.
    fn idle_upgrades(&self) -> impl Iterator<Item = Technology> + use<'_> {
        let (pack, owned) = (self.pack.pack(), &self.merchants[self.turn.seat].technologies);
        Technology::all().filter(move |it| {
            owned[it.at()] > 0
                && pack[*it].kind == TechnologyType::Upgrade
                && self.assigned(Slot::Upgrade(*it)).is_none()
        })
    }

    /// Whether an upgrade changes a quantity once a die is assigned to it.
    fn changes(&self, technology: Technology, quantity: Quantity) -> bool {
        let modifiers = &self.pack.pack().scripts.modifiers[quantity.at()];
        modifiers.iter().any(|modifier| modifier.source == Source::Technology(technology))
    }

    /// Whether an upgrade increases the value that a test uses.
    pub(super) fn braces(&self, technology: Technology, stat: Stat) -> bool {
        match stat {
            Stat::Laser => self.changes(technology, Quantity::Laser),
            Stat::Shield => self.changes(technology, Quantity::Shield),
            Stat::Pilot => false,
        }
    }

    /// Whether a die on an upgrade could still help in a test.
    pub(super) fn can_brace(&self, stat: Stat) -> bool {
        self.idle_upgrades().any(|it| self.braces(it, stat))
            && self.strength(self.turn.seat, stat) < SURE
            && self.values_for_slot().next().is_some()
    }

    /// Whether a die on an upgrade could still do something after the last step: an upgrade for tests could not, and
    /// the others only if there is something for them to do.
    pub(super) fn serves_after_move(&self, technology: Technology) -> bool {
        let scripts = &self.pack.pack().scripts;
        let source = Source::Technology(technology);
        let moves_markets =
            scripts.reactions.iter().any(|it| it.on == Trigger::Assign && it.source == source)
                && self.discovered.iter().any(Option::is_some);
        let flies = scripts.in_window(Window::EndOfMove).any(|it| it.source == source) && self.can_shuttle();
        moves_markets
            || flies
            || self.changes(technology, Quantity::PortFee) && self.fee(self.turn.seat) > 0
            || self.changes(technology, Quantity::BlackMarket) && self.could_smuggle()
    }

    /// Whether the shuttle would find a passenger with a die that could be assigned.
    fn can_shuttle(&self) -> bool {
        let seat = self.turn.seat;
        let reach =
            |value: u8| self.modified(seat, Quantity::UpgradeDie, i32::from(value)).clamp(0, 200) as u8;
        let most = self.values_for_slot().map(reach).max();
        !self.turn.shuttled && most.is_some_and(|most| Shuttling { most }.has_passengers(self))
    }

    /// Whether a good aboard could be sold on the black market here, as far as the culture here is known.
    fn could_smuggle(&self) -> bool {
        let merchant = &self.merchants[self.turn.seat];
        if !self.is_landing_place(merchant.ship) || self.place(merchant.ship) == Some(Place::Base) {
            return false;
        }
        let culture = self.place(merchant.ship).and_then(Place::culture);
        let sells = |good: Good| culture.is_none_or(|culture| self.pack.pack()[good].black_market == culture);
        merchant.kinds().any(sells)
    }

    /// Adds the upgrades that could still do something after the last step.
    pub(super) fn list_late_upgrades(&self, into: &mut Vec<Action>) {
        if self.turn.moved {
            self.list_upgrades(into, |it| self.serves_after_move(it));
        }
    }
}

/// MV-056: a die is assigned until the turn ends.
pub(super) fn assign(state: &mut State, slot: Slot, value: u8, log: &mut Log<Event>) {
    let seat = state.turn.seat;
    let die = state.die_for_slot(value).expect("only dice that can serve are offered");
    state.board.turn.assigned.push((slot, die));
    log.tell(Event::Assigned(seat, slot, value));
    if let Slot::Upgrade(technology) = slot {
        state.react_of(seat, Trigger::Assign, Some(Source::Technology(technology)));
    }
}
