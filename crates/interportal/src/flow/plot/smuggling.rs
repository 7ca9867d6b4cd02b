//! Smuggled goods: what becomes of them at the end of the Movement phase, and who stops them (X4-454 to X4-460).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::super::{Offer, Seek, Verdict, picking};
use crate::action::Action;
use crate::agent::Agency;
use crate::cards::Character;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::{Hex, HexSet};
use crate::ids::{Resource, Tech, named};
use crate::intrigue::{AgentDecision, AgentEvent, AgentFault};
use crate::service::{CARGOES, Cargo};
use crate::state::State;
use crate::thing::Thing;
use crate::why::Reason;

/// X4-455: A for each level of a colony whose goods are sold a first time.
const FIRST: i16 = 3;
/// X4-457: A for each level of a colony that is flooded with goods.
const FLOOD: i16 = 6;
/// X4-460: what police takes.
const FINE: i16 = 3;
/// X4-458: A for each pip.
const PIP: i16 = 2;

/// The goods of a seat, one ship after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Unloading {
    seat: Seat,
    /// The place of the goods among those of the seat.
    place: u8,
    /// Whether a network comes, and its system is asked for.
    network: bool,
}

/// X4-454: the Movement phase is over.
pub(in crate::flow) fn begin(state: &mut State) {
    for seat in state.in_order().rev() {
        if !state.realms[seat].service.cargoes.is_empty() {
            state.push(Unloading { seat, place: 0, network: false });
        }
    }
}

impl State {
    /// X4-460: outside of colonies police of others takes smuggled goods and a fine.
    pub(in crate::flow) fn seize(&mut self, log: &mut Log<Event>) {
        for seat in (0..self.n_players()).map(Seat) {
            let mut place = 0;
            while let Some(cargo) = self.realms[seat].service.cargoes.get(place).copied() {
                place += 1;
                let Some(hex) = self.realms[seat].ships[usize::from(cargo.ship)].at else { continue };
                let mut others = self.realms.seats().filter(|other| self.is_foreign(seat, *other));
                let police = others.find(|it| self.has_character(*it, Character::Police, hex));
                let Some(police) = police.filter(|_| self.colony_at(hex).is_none()) else { continue };
                let fine = if cargo.gold { 2 * FINE } else { FINE };
                let paid = fine.min(self.realms[seat].accounts[Resource::Awe]);
                self.realms[seat].accounts[Resource::Awe] -= paid;
                self.realms[police].accounts[Resource::Awe] += paid;
                self.realms[seat].service.unload(cargo.ship);
                log.tell(Event::Agent(AgentEvent::Seized(police, seat, hex, paid)));
                log.tell(Event::Gained(seat, Resource::Awe, -paid));
                log.tell(Event::Gained(police, Resource::Awe, paid));
                place = 0;
            }
        }
    }
}

impl Unloading {
    fn cargo(&self, state: &State) -> Option<(Cargo, Hex)> {
        let cargo = *state.realms[self.seat].service.cargoes.get(usize::from(self.place))?;
        Some((cargo, state.realms[self.seat].ships[usize::from(cargo.ship)].at?))
    }

    /// X4-454: a colony of another player, or an own network.
    fn is_due(&self, state: &State) -> bool {
        self.cargo(state).is_some_and(|(_, hex)| {
            state.foreign_colony(self.seat, hex).is_some() || state.system(hex).networks[self.seat] > 0
        })
    }

    /// X4-455 to X4-459: what can be done with the goods.
    fn may(&self, state: &State, way: u8) -> Verdict {
        let (cargo, hex) = self.cargo(state).ok_or(AgentFault::NoTarget)?;
        let colony = state.foreign_colony(self.seat, hex);
        if way == 3 {
            let tech = named!(Tech, "strategic-infiltration");
            if !state.realms[self.seat].techs.has(tech) {
                return Err(Reason::NeedsTech(tech));
            }
            let none: Verdict = Err(AgentFault::HighestLevel.into());
            return if self.sites(state, hex).is_empty() { none } else { Ok(()) };
        }
        let colony = colony.ok_or(AgentFault::NoColony)?;
        if way == 1 && cargo.gold {
            return Err(AgentFault::WrongCube.into());
        }
        if colony.pips > 0 { Err(AgentFault::PipsThere.into()) } else { Ok(()) }
    }

    /// X4-459: there or in an adjacent system.
    fn sites(&self, state: &State, hex: Hex) -> HexSet {
        let highest = Books::open(state, self.seat).highest(false);
        let open = |it: &Hex| {
            let system = state.system(*it);
            state.is_on_map(*it) && system.kind.is_some() && system.networks[self.seat] < highest
        };
        [hex].into_iter().chain(hex.neighbours()).filter(open).collect()
    }

    fn sell(self, state: &mut State, way: u8, log: &mut Log<Event>) {
        let Some((cargo, hex)) = self.cargo(state) else { return };
        let Some(colony) = state.foreign_colony(self.seat, hex).copied() else { return };
        let times = 1 + i16::from(cargo.gold);
        let level = i16::from(colony.level);
        let n = if way == 1 { FIRST * level } else { FLOOD * level * times };
        state.realms[self.seat].accounts[Resource::Awe] += n;
        log.tell(Event::Agent(AgentEvent::Smuggled(self.seat, colony.seat, hex, n)));
        if way == 1 {
            let tapped = &mut state.board.realms[colony.seat].service.tapped;
            *tapped = tapped.saturating_add(1);
            state.realms[self.seat].service.cargoes[usize::from(self.place)].gold = true;
            log.tell(Event::Agent(AgentEvent::Cargo(self.seat, hex, true)));
            state.push(Self { place: self.place + 1, ..self });
        } else {
            let pips = (level * times) as u8;
            if let Some(colony) = state.board.colony_mut(hex) {
                colony.pips = pips;
            }
            log.tell(Event::Agent(AgentEvent::Pips(colony.seat, hex, pips)));
            state.realms[self.seat].service.unload(cargo.ship);
            state.push(self);
        }
        state.touch(colony.seat);
    }

    /// X4-459: a network rises by a level, with a golden cube by two.
    fn settle(self, state: &mut State, hex: Hex, log: &mut Log<Event>) {
        let Some((cargo, _)) = self.cargo(state) else { return };
        let by = 1 + u8::from(cargo.gold);
        let level = state.system(hex).networks[self.seat];
        picking::set_level(state, self.seat, hex, false, level + by, log);
        state.realms[self.seat].service.unload(cargo.ship);
        state.push(Self { network: false, ..self });
    }
}

impl Part<State> for Unloading {
    fn asks(&self, state: &State) -> Option<Seat> {
        self.is_due(state).then_some(self.seat)
    }

    fn decision(&self, state: &State) -> Decision {
        let hex = self.cargo(state).map_or(Hex::CENTRE, |(_, hex)| hex);
        let asked = if self.network { AgentDecision::SmuggleWhere } else { AgentDecision::Smuggle };
        Decision::Agent(asked(hex))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::At(hex) => self.settle(state, hex, log),
            Action::Agency(Agency::Smuggle(3)) => state.push(Self { network: true, ..self }),
            Action::Agency(Agency::Smuggle(way)) => self.sell(state, way, log),
            _ => state.push(Self { place: self.place + 1, ..self }),
        }
    }

    fn run(self, state: &mut State, _: &mut Log<Event>) {
        if usize::from(self.place) < CARGOES {
            state.push(Self { place: self.place + 1, ..self });
        }
    }
}

impl Offer for Unloading {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let Some((_, hex)) = self.cargo(state) else { return };
        if self.network {
            for hex in self.sites(state, hex).iter().filter(|hex| seek.wants(Thing::System(*hex))) {
                to(Action::At(hex), Ok(()));
            }
            return;
        }
        for way in 1..=3 {
            let action = Action::Agency(Agency::Smuggle(way));
            if seek.wants(Thing::of(action)) {
                to(action, self.may(state, way));
            }
        }
        let keep = Action::Agency(Agency::KeepCargo);
        if seek.wants(Thing::of(keep)) {
            to(keep, Ok(()));
        }
    }
}

/// X4-458: pips that the owner of a colony removes in the Economy phase.
pub(in crate::flow) fn offers(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    if !matches!(seek.only(), None | Some(Thing::Agency(_))) {
        return;
    }
    for colony in state.colonies_of(seat).filter(|colony| colony.pips > 0) {
        for n in 1..=colony.pips {
            let action = Action::Agency(Agency::ClearPips(colony.hex, n));
            if seek.wants(Thing::of(action)) {
                to(action, Books::open(state, seat).has(Resource::Awe, PIP * i16::from(n)));
            }
        }
    }
}

/// X4-458: 2 A for each pip.
pub(in crate::flow) fn clear(state: &mut State, seat: Seat, hex: Hex, n: u8, log: &mut Log<Event>) {
    state.realms[seat].accounts[Resource::Awe] -= PIP * i16::from(n);
    let Some(colony) = state.board.colony_mut(hex) else { return };
    colony.pips = colony.pips.saturating_sub(n);
    let left = colony.pips;
    log.tell(Event::Gained(seat, Resource::Awe, -PIP * i16::from(n)));
    log.tell(Event::Agent(AgentEvent::Pips(seat, hex, left)));
    state.touch(seat);
}
