//! After the battles: raids, bombardments and landings, seat by seat (X4R-169, X4R-178, X4R-179, X4R-232, X4R-412).

use engine::{Log, Part, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::battling::Thrown;
use super::{Clash, Landing, Offer, Seek, Verdict, bombing, fighters, fleeing, plot, privateers};
use crate::action::Action;
use crate::combat;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::{Hex, HexSet};
use crate::ids::{Class, WarReason, named};
use crate::notation::Permission;
use crate::state::{Board, State};
use crate::thing::Thing;
use crate::war::{WarDecision, WarEvent, WarFault};
use crate::warfare::{Blow, Pact, Prey, Warfare};

/// Systems that are noted as attacked.
pub(crate) const STRUCK: usize = 12;

/// Bombarded, or fought in by a raid.
pub(super) const SHELLED: u8 = 1;
/// Armies have landed there.
pub(super) const LANDED: u8 = 2;
/// A watch was fired at.
pub(super) const WATCHED: u8 = 4;

/// A space battle was fought there.
pub(super) const FOUGHT: u8 = 8;

/// X4R-178: what is added to dice against a watch.
const REAR: u8 = 1;

/// One player after the other attacks what is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Assaulting {
    step: u8,
}

impl Board {
    /// X4R-169: whether a player may attack what another has; allies and federation members may not.
    fn may_prey(&self, seat: Seat, other: Seat) -> bool {
        self.is_foreign(seat, other) && !self.has_pact(Pact::Alliance, seat, other)
    }

    /// Whether a player has something of a kind in a system that can be attacked.
    fn has_prey(&self, prey: Prey, other: Seat, hex: Hex) -> bool {
        let system = self.system(hex);
        match prey {
            Prey::Route => system.route == Some(other),
            Prey::Gate => system.gates.has(other),
            Prey::Watch => system.watches[other] > 0,
            Prey::Ships => self.realms[other].ships.iter().any(|vessel| {
                let open = vessel.at == Some(hex) && vessel.course.counts();
                open && !self.hull(vessel.make).military
            }),
        }
    }

    /// Whether a seat controls a system with a fleet.
    fn controls(&self, seat: Seat, hex: Hex) -> bool {
        self.has_fleet(seat, hex) && self.controller(hex) == Some(seat)
    }

    /// Whether a seat may bombard or invade the colony in a system (X4R-232).
    fn is_besieged(&self, seat: Seat, hex: Hex) -> bool {
        self.colony_at(hex).is_some_and(|colony| self.at_war(seat, colony.seat)) && self.controls(seat, hex)
    }

    /// The systems where a seat has a fleet or pays pirates.
    fn armed(&self, seat: Seat) -> HexSet {
        let fleets = self.realms[seat].fleets.iter().flatten().filter(|marker| marker.course.counts());
        let paid = self.paid.iter().filter(|(_, payer, _)| *payer == seat).map(|(hex, ..)| *hex);
        fleets.map(|marker| marker.hex).chain(paid).collect()
    }

    /// Whether a seat attacks there: it controls the system with a fleet, or pirates that it pays do it (X4R-259).
    fn holds(&self, seat: Seat, hex: Hex) -> bool {
        self.pays_pirates(seat, hex) || self.controls(seat, hex)
    }

    /// The systems in which a seat attacks.
    fn held(&self, seat: Seat) -> impl Iterator<Item = Hex> {
        self.armed(seat).iter().filter(move |hex| self.holds(seat, *hex))
    }

    /// X4R-259: whether paid pirates attack there, without any fleet of who pays them.
    fn sends_pirates(&self, seat: Seat, hex: Hex) -> bool {
        self.pays_pirates(seat, hex) && !self.has_fleet(seat, hex)
    }

    pub(super) fn is_struck(&self, hex: Hex, how: u8) -> bool {
        self.struck.iter().any(|(at, what)| *at == hex && what & how != 0)
    }

    /// X4R-413: once a phase; a full list counts as attacked.
    pub(super) fn may_strike(&self, hex: Hex, how: u8) -> Verdict {
        let full = self.struck.len() == STRUCK && !self.struck.iter().any(|(at, _)| *at == hex);
        if full || self.is_struck(hex, how) { Err(WarFault::Struck.into()) } else { Ok(()) }
    }

    pub(super) fn strike(&mut self, hex: Hex, how: u8) {
        match self.struck.iter().position(|(at, _)| *at == hex) {
            Some(place) => self.struck[place].1 |= how,
            None if self.struck.len() < STRUCK => self.struck.push((hex, how)),
            None => {}
        }
    }
}

impl Assaulting {
    pub(super) const FIRST: Self = Self { step: 0 };

    fn seat(&self, state: &State) -> Option<Seat> {
        state.in_order().nth(usize::from(self.step))
    }

    /// Whether there is anything that a seat could attack; everybody can see that.
    fn has_targets(state: &State, seat: Seat) -> bool {
        let others = || state.in_order().filter(move |other| state.may_prey(seat, *other));
        let prey = |hex: Hex| {
            let open = |prey: Prey, other: Seat| {
                state.has_prey(prey, other, hex) && Self::may_raid(state, seat, (prey, hex, other)).is_ok()
            };
            others().any(|other| Prey::ALL.into_iter().any(|prey| open(prey, other)))
        };
        let siege = |hex: Hex| {
            let again = || state.may_strike(hex, SHELLED).is_ok() || state.may_strike(hex, LANDED).is_ok();
            state.is_besieged(seat, hex) && again()
        };
        // Who controls a system takes longer to tell than what is there.
        let attacks = |hex: Hex| (siege(hex) || prey(hex)) && state.holds(seat, hex);
        state.armed(seat).iter().any(attacks) || Self::may_hunt_or_plunder(state, seat)
    }

    /// X4R-304, X4R-460: whose privateers are where is a secret, so everybody is asked who might have them.
    fn may_hunt_or_plunder(state: &State, seat: Seat) -> bool {
        let sites = state.privateer_sites();
        if sites.is_empty() {
            return false;
        }
        let others = || state.in_order().filter(move |other| *other != seat);
        let open = |raid| privateers::may_plunder(state, raid).is_ok();
        let prey = |hex: Hex| {
            others().any(|other| {
                Prey::ALL.into_iter().any(|it| state.has_prey(it, other, hex) && open((it, hex, other)))
            })
        };
        let hunts = |hex: Hex| state.controls(seat, hex) && state.may_strike(hex, SHELLED).is_ok();
        let allowed = Books::open(state, seat).is_allowed(Permission::Privateers);
        sites.iter().any(|hex| hunts(hex) || allowed && prey(hex))
    }

    /// X4R-412: what a fleet or starbase of its owner guards is fought for once; pirates leave it and watches alone.
    fn may_raid(state: &State, seat: Seat, (prey, hex, victim): (Prey, Hex, Seat)) -> Verdict {
        let guarded = state.has_warships(victim, hex);
        if state.sends_pirates(seat, hex) && (guarded || prey == Prey::Watch) {
            return Err(WarFault::Guarded.into());
        }
        if guarded {
            return state.may_strike(hex, SHELLED);
        }
        if prey == Prey::Watch { state.may_strike(hex, WATCHED) } else { Ok(()) }
    }

    fn raid(self, state: &mut State, seat: Seat, raid: (Prey, Hex, Seat), log: &mut Log<Event>) {
        let (prey, hex, victim) = raid;
        state.push(self);
        log.tell(Event::War(WarEvent::Raided(seat, victim, prey, hex)));
        // X4R-168, X4R-259: pirates are nobody's fleet.
        if !state.at_war(seat, victim) && !state.sends_pirates(seat, hex) {
            // X4R-169: a reason for war, and a sanction.
            state.aggrieve(named!(WarReason, "wr-raid"), (victim, seat), hex, log);
            state.sanction(seat, log);
        }
        if state.has_warships(victim, hex) {
            state.board.strike(hex, SHELLED);
            return state.push(Clash::of(hex, Seats::only(seat), Seats::only(victim)));
        }
        if prey == Prey::Ships && !state.sends_pirates(seat, hex) {
            let ships = state.realms[victim].ships.iter().zip(0..);
            let here = ships.filter(|(vessel, _)| vessel.at == Some(hex) && vessel.course.counts());
            let attacked = here.filter(|(_, ship)| plot::is_immune(state, victim, *ship));
            // X4-265, X4-266: one for each unit with diplomatic immunity.
            (0..attacked.count()).for_each(|_| plot::sanction(state, seat, log));
        }
        let ships = fighters(state, seat, hex);
        wreck(state, (seat, &ships), raid, log);
    }
}

/// What an attack without a defending fleet does.
pub(super) fn wreck(
    state: &mut State,
    (seat, ships): (Seat, &[u8]),
    (prey, hex, victim): (Prey, Hex, Seat),
    log: &mut Log<Event>,
) {
    match prey {
        Prey::Ships => fleeing::chase(state, victim, hex, log),
        // X4-220, X4-237, X4R-179: without a roll.
        Prey::Route => {
            state.board.systems[hex.at()].route = None;
            log.tell(Event::War(WarEvent::Wrecked(victim, prey, hex)));
        }
        Prey::Gate => {
            state.board.systems[hex.at()].gates.remove(victim);
            log.tell(Event::War(WarEvent::Wrecked(victim, prey, hex)));
        }
        Prey::Watch => fire_at_watch(state, (seat, ships), victim, hex, log),
    }
    state.touch_all();
    state.stir();
}

/// X4-507, X4R-178: each weapon fires once; each point of damage takes a level.
fn fire_at_watch(
    state: &mut State,
    (seat, ships): (Seat, &[u8]),
    victim: Seat,
    hex: Hex,
    log: &mut Log<Event>,
) {
    state.board.strike(hex, WATCHED);
    state.hidden.hands[seat].berths.show(log);
    let ships = ships.iter().map(|ship| (seat, *ship, true));
    let field = combat::facing(state, &state.hidden.hands, ships, hex);
    let dice = &mut Thrown { chance: &mut state.chance, log };
    let hits = field.arms.iter().map(|arm| arm.volley(Class::Gs, REAR, dice));
    let damage: u32 = hits.map(|volley| u32::from(volley.hits) * u32::from(volley.damage)).sum();
    let level = u32::from(state.system(hex).watches[victim]).saturating_sub(damage) as u8;
    state.board.systems[hex.at()].watches.set(victim, level);
    // A watch counts for control (X4R-177).
    state.stir();
    log.tell(Event::War(match level {
        0 => WarEvent::Wrecked(victim, Prey::Watch, hex),
        _ => WarEvent::WatchHit(victim, hex, level),
    }));
}

impl Part<State> for Assaulting {
    fn asks(&self, state: &State) -> Option<Seat> {
        self.seat(state).filter(|seat| Self::has_targets(state, *seat))
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::War(WarDecision::Assault)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Some(seat) = self.seat(state) else { return };
        let Action::Warfare(warfare) = action else {
            return self.run(state, log);
        };
        match warfare {
            Warfare::Raid(prey, hex, victim) => self.raid(state, seat, (prey, hex, victim), log),
            Warfare::Plunder(prey, hex, victim) => {
                state.push(self);
                privateers::plunder(state, seat, (prey, hex, victim), log);
            }
            Warfare::Hunt(hex) => {
                state.push(self);
                state.board.strike(hex, SHELLED);
                privateers::hunt(state, seat, hex, log);
            }
            Warfare::Bombard(blow, hex) => {
                state.push(self);
                bombing::bombard(state, seat, blow, hex, log);
            }
            Warfare::Raze(hex) => {
                state.push(self);
                bombing::raze(state, seat, hex, log);
            }
            Warfare::Demolish(hex) => {
                state.push(self);
                bombing::demolish(state, hex, log);
            }
            Warfare::Invade(hex) => {
                state.push(self);
                Landing::begin(state, seat, hex, log);
            }
            _ => {}
        }
    }

    /// The next player's turn; what was attacked is forgotten.
    fn run(self, state: &mut State, _: &mut Log<Event>) {
        state.board.struck.clear();
        if self.seat(state).is_some() {
            state.push(Self { step: self.step + 1 });
        }
    }
}

impl Offer for Assaulting {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let Some(seat) = self.seat(state) else { return };
        if matches!(seek.only(), None | Some(Thing::System(_))) {
            for hex in state.held(seat).filter(|hex| seek.wants(Thing::System(*hex))) {
                if state.is_besieged(seat, hex) {
                    for blow in Blow::ALL {
                        let verdict = bombing::may_bombard(state, seat, blow, hex);
                        to(Action::Warfare(Warfare::Bombard(blow, hex)), verdict);
                    }
                    for warfare in [Warfare::Raze(hex), Warfare::Demolish(hex)] {
                        to(Action::Warfare(warfare), bombing::may_raze(state, seat, warfare, hex));
                    }
                    to(Action::Warfare(Warfare::Invade(hex)), Landing::may(state, seat, hex));
                }
                for other in state.in_order().filter(|other| state.may_prey(seat, *other)) {
                    for prey in Prey::ALL.into_iter().filter(|prey| state.has_prey(*prey, other, hex)) {
                        let verdict = Self::may_raid(state, seat, (prey, hex, other));
                        to(Action::Warfare(Warfare::Raid(prey, hex, other)), verdict);
                    }
                }
            }
        }
        for hex in state.privateer_sites().iter().filter(|hex| seek.wants(Thing::System(*hex))) {
            if state.controls(seat, hex) && state.has_foreign_privateers(seat, hex) {
                to(Action::Warfare(Warfare::Hunt(hex)), state.may_strike(hex, SHELLED));
            }
            if !state.has_privateers(seat, hex) {
                continue;
            }
            for other in state.in_order().filter(|other| *other != seat) {
                for prey in Prey::ALL.into_iter().filter(|prey| state.has_prey(*prey, other, hex)) {
                    let verdict = privateers::may_plunder(state, (prey, hex, other));
                    to(Action::Warfare(Warfare::Plunder(prey, hex, other)), verdict);
                }
            }
        }
        if seek.wants(Thing::of(Action::Done)) {
            to(Action::Done, Ok(()));
        }
    }
}
