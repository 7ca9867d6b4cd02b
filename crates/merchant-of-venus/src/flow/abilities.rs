//! Abilities that may be used, and abilities that are triggered.

use super::{Carrying, Frame};
use crate::action::Action;
use crate::cards::{Ability, Step};
use crate::effect::{Effect, Trigger, Window};
use crate::eval::Context;
use crate::event::Event;
use crate::ids::Source;
use crate::state::{Board, State};
use engine::{Log, Seat};

impl State {
    /// What `seat` may use in a window.
    pub(crate) fn usable(
        &self,
        seat: Seat,
        window: Window,
    ) -> impl Iterator<Item = &'static Ability> + use<'_> {
        let abilities = self.pack.pack().scripts.in_window(window);
        abilities.filter(move |ability| {
            self.owns(seat, ability.source)
                && self.is_fresh(seat, ability.times)
                && ability
                    .when
                    .as_ref()
                    .is_none_or(|when| self.holds(when, Context::of(seat, ability.source)))
                && self.can_begin(seat, ability)
        })
    }

    /// Adds the abilities of a window to what may be done.
    pub(crate) fn list_usable(&self, seat: Seat, window: Window, into: &mut Vec<Action>) {
        into.extend(self.usable(seat, window).map(|ability| Action::Use(ability.source)));
    }

    /// Uses the ability of a component.
    pub(crate) fn use_ability(&mut self, seat: Seat, source: Source, log: &mut Log<Event>) {
        let abilities = &self.pack.pack().scripts.abilities;
        let ability =
            abilities.iter().find(|ability| ability.source == source).expect("only abilities are offered");
        self.wear(seat, ability.times);
        log.tell(Event::Used(seat, source));
        self.push(Carrying::of(seat, source, ability.code));
    }

    /// Whether the first step of an ability is possible.
    fn can_begin(&self, seat: Seat, ability: &Ability) -> bool {
        let code = &self.pack.pack().scripts.code;
        let at = usize::from(ability.code);
        let Step::Effect(effect) = &code[at] else { return true };
        match effect {
            Effect::MarketMove | Effect::Restock(_) => self.discovered.iter().any(Option::is_some),
            Effect::Reroll | Effect::SetDie(_) => self.free_dice().next().is_some(),
            Effect::Peek(_) => code[at + 1] != Step::Stop || self.unknown_systems().next().is_some(),
            Effect::NavChoose => self.has_free_course(),
            Effect::SwapMission => self.has_partner(seat),
            Effect::Shuttle(_) => !self.turn.shuttled,
            Effect::AutoPass => matches!(self.top(), Frame::Testing(test) if test.is_hazard()),
            Effect::Relocate => self.n_telegates() > 0,
            _ => true,
        }
    }

    /// What an event triggers for `seat`, in printed order.
    pub(crate) fn react(&mut self, seat: Seat, on: Trigger) {
        self.react_of(seat, on, None);
    }

    /// The same for one component alone.
    pub(crate) fn react_of(&mut self, seat: Seat, on: Trigger, only: Option<Source>) {
        let reactions = &self.pack.pack().scripts.reactions;
        for reaction in reactions.iter().rev().filter(|reaction| reaction.on == on) {
            let source = reaction.source;
            let fits = only.is_none_or(|only| only == source)
                && self.owns(seat, source)
                && self.is_fresh(seat, reaction.times)
                && reaction.when.as_ref().is_none_or(|when| self.holds(when, Context::of(seat, source)));
            if fits {
                self.wear(seat, reaction.times);
                self.push(Carrying::of(seat, source, reaction.code));
            }
        }
    }
}

impl Board {
    /// Whether a seat on the same space has a mission to exchange, and `seat` too.
    pub(crate) fn has_partner(&self, seat: Seat) -> bool {
        !self.merchants[seat].missions.is_empty() && self.partners(seat).next().is_some()
    }

    /// Seats on the same space with an open mission.
    pub(crate) fn partners(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<'_> {
        let ship = self.merchants[seat].ship;
        self.merchants
            .iter()
            .filter(move |(other, merchant)| {
                *other != seat && merchant.ship == ship && !merchant.missions.is_empty()
            })
            .map(|(other, _)| other)
    }

    /// Values of speed dice that are not assigned, each once.
    pub(crate) fn free_dice(&self) -> impl Iterator<Item = u8> + use<'_> {
        (1..=6).filter(|value| self.free_die(*value).is_some())
    }

    /// An unassigned speed die that shows `value`, by its place.
    pub(crate) fn free_die(&self, value: u8) -> Option<u8> {
        let is_assigned = |place: usize| self.turn.assigned.iter().any(|(_, die)| usize::from(*die) == place);
        let place = (0..self.turn.dice.len())
            .find(|place| self.turn.dice[*place] == value && !is_assigned(*place))?;
        Some(place as u8)
    }
}
