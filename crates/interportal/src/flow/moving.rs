//! A fleet or a civil ship moves, step by step (X4-141 to X4-144, X4R-171 to X4R-176, X4R-306).

use std::cell::OnceCell;

use engine::{Log, Part, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict, exploring, happening, movement, plot, privateers};
use crate::action::{Action, Craft};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::notation::{Moment, Permission};
use crate::realm::{Course, MARKERS, Mark};
use crate::state::State;
use crate::thing::{Thing, Word};
use crate::war::{WarEvent, WarFault};
use crate::warfare::Warfare;
use crate::why::Fault;

/// X4R-EN6: steps that a dark current adds.
const HASTE: u8 = 2;

/// X4R-387: steps that routes add to one move at most: the width of the galaxy.
const MOST_BY_ROUTES: u8 = 10;

/// A move of one fleet or civil ship. How many steps are left is not kept: for fleets that is a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Moving {
    pub(super) seat: Seat,
    pub(super) craft: Craft,
    /// Steps made.
    used: u8,
    /// Steps that trade routes have added (X4R-175).
    bonus: u8,
    /// The fleet of ships left behind in this system.
    behind: Option<u8>,
    /// Whether a rule has ended the movement.
    pub(super) ended: bool,
    /// Whether the craft is lost.
    pub(super) gone: bool,
    /// Whether its sensors were used (X4-292).
    looked: bool,
    /// The players whose routes and gates it has used.
    tolled: Seats,
}

impl Moving {
    pub(super) fn begin(state: &mut State, seat: Seat, craft: Craft, log: &mut Log<Event>) {
        course(state, seat, craft).set(Mark::Moved, true);
        state.cloak(seat, craft, log);
        state.push(Self {
            seat,
            craft,
            used: 0,
            bonus: 0,
            behind: None,
            ended: false,
            gone: false,
            looked: false,
            tolled: Seats::NONE,
        });
    }

    /// A craft that explores the system it is in once more and goes nowhere (X4-400).
    pub(super) const fn halted(seat: Seat, craft: Craft) -> Self {
        Self {
            seat,
            craft,
            used: 0,
            bonus: 0,
            behind: None,
            ended: true,
            gone: false,
            looked: true,
            tolled: Seats::NONE,
        }
    }

    /// Where it is.
    pub(super) fn hex(&self, state: &State) -> Option<Hex> {
        let realm = &state.realms[self.seat];
        match self.craft {
            _ if self.gone => None,
            Craft::Fleet(fleet) => realm.fleets[usize::from(fleet)].map(|marker| marker.hex),
            Craft::Ship(ship) => realm.ships.get(usize::from(ship))?.at,
        }
    }

    pub(super) const fn is_fleet(&self) -> bool {
        matches!(self.craft, Craft::Fleet(_))
    }

    /// X4-141, X4R-175: the steps that are left.
    fn left(&self, state: &State) -> u8 {
        let stride = match self.craft {
            Craft::Fleet(fleet) => state.fleet_stride(self.seat, fleet),
            Craft::Ship(ship) => state.ship_stride(self.seat, ship),
        };
        let haste = if self.is(state, Mark::Hastened) { HASTE } else { 0 };
        (stride + haste + self.bonus).saturating_sub(self.used)
    }

    /// Whether it can go on from where it is.
    fn may_go_on(&self, state: &State, from: Hex) -> Verdict {
        if self.ended || self.used > 0 && self.is_stopped(state, from) {
            return Err(Fault::MoveEnded.into());
        }
        if self.left(state) == 0 {
            return Err(Fault::NoSteps.into());
        }
        Ok(())
    }

    /// Whether all that goes with it, and all that it leaves behind, has a place.
    fn may_carry(&self, state: &State, from: Hex) -> Verdict {
        if let Craft::Fleet(fleet) = self.craft {
            let carries = state.can_carry(self.seat, fleet, None);
            if !carries || !state.rest_has_room(self.seat, fleet, from) {
                return Err(Fault::NotCarried.into());
            }
        }
        Ok(())
    }

    /// X4-153, X4-305: whether enemies at war stop the fleet; cloaked ones pass.
    fn is_stopped(&self, state: &State, hex: Hex) -> bool {
        self.is_fleet() && !self.is_cloaked(state) && state.must_stop(self.seat, hex)
    }

    fn is_cloaked(&self, state: &State) -> bool {
        self.is(state, Mark::Cloaked)
    }

    fn is(&self, state: &State, mark: Mark) -> bool {
        let realm = &state.realms[self.seat];
        let course = match self.craft {
            Craft::Fleet(fleet) => realm.fleets[usize::from(fleet)].map(|marker| marker.course),
            Craft::Ship(ship) => realm.ships.get(usize::from(ship)).map(|vessel| vessel.course),
        };
        course.is_some_and(|course| course.is(mark))
    }

    /// X4R-166: whether the fleet sails as privateers.
    fn is_privateer(&self, state: &State) -> bool {
        self.is_fleet() && self.is(state, Mark::Mercenary)
    }

    /// X4R-166, X4R-459: before the first step, with a policy for it; cloaked fleets and fleets with armies cannot.
    fn may_hoist(&self, state: &State) -> Verdict {
        let Craft::Fleet(fleet) = self.craft else { return Err(WarFault::NoPrivateers.into()) };
        let mut armies = state.realms[self.seat].armies.iter().flatten();
        let allowed = Books::open(state, self.seat).is_allowed(Permission::Privateers);
        let free = !self.is_cloaked(state) && !armies.any(|army| army.aboard() == Some(fleet));
        let able = allowed && free && self.used == 0 && !self.is_privateer(state);
        if able { Ok(()) } else { Err(WarFault::NoPrivateers.into()) }
    }

    /// X4R-459: what privateers do not do.
    fn is_regular(&self, state: &State) -> Verdict {
        if self.is_privateer(state) { Err(WarFault::Privateers.into()) } else { Ok(()) }
    }

    /// X4-308: before the first step, what was detected.
    fn may_cloak(&self, state: &State) -> Verdict {
        self.is_regular(state)?;
        let able = self.used == 0 && !self.is_cloaked(state) && state.has_cloak(self.seat, self.craft);
        if able { Ok(()) } else { Err(Fault::NoCloak.into()) }
    }

    /// X4-292: once, before exploring, with sensors.
    fn may_look(&self, state: &State) -> Verdict {
        let able = !self.looked && !self.ended && state.can_look(self);
        if able { Ok(()) } else { Err(Fault::NoSensors.into()) }
    }

    /// X4R-038: one step into a system that lies open.
    pub(super) fn enter(mut self, state: &mut State, hex: Hex, log: &mut Log<Event>) {
        let Some(from) = self.hex(state) else { return };
        self.used += 1;
        self.behind = None;
        transfer(state, self.seat, self.craft, hex);
        log.tell(match self.is_privateer(state) {
            true => Event::War(WarEvent::PrivateersMoved(from, hex)),
            false => Event::Moved(self.seat, self.craft, from, hex),
        });
        // X4-233, X4-240, X4R-387: the first route of a move quickens, with lifelines each, but not without end.
        if state.has_route(hex) {
            let books = Books::open(state, self.seat);
            let lifelines = books.is_allowed(Permission::Lifelines);
            let most = if lifelines { MOST_BY_ROUTES } else { books.route_uses().min(MOST_BY_ROUTES) };
            self.bonus += u8::from(self.bonus < most);
        }
        self.pay_tolls(state, from, hex, log);
        let craft = self.craft;
        // X4R-042, X4R-043, X4R-308.
        self.ended |= state.is_dangerous(hex);
        self.ended |= state.is_hostile(hex, self.is_fleet()) && !self.is_cloaked(state);
        state.push(self);
        plot::alarm(state, self.seat, hex);
        super::hazard::roll(state, &self, hex, log);
        plot::trip(state, self.seat, craft, [from, hex], log);
    }

    /// X4R-079, X4R-P45: who built the route or the gate that it uses may earn by it, once a round for each craft.
    fn pay_tolls(&mut self, state: &mut State, from: Hex, to: Hex, log: &mut Log<Event>) {
        if self.is_cloaked(state) {
            return;
        }
        let system = *state.system(to);
        let gates = if from.distance(to) > 1 { system.gates } else { Seats::NONE };
        for owner in system.route.into_iter().chain(gates.iter()) {
            if owner != self.seat && !self.tolled.has(owner) {
                self.tolled.add(owner);
                happening::happen(state, owner, Moment::Toll, Some(to), log);
            }
        }
    }

    /// The other fleets of this system, from 0.
    fn beside(&self, state: &State, hex: Hex) -> impl Iterator<Item = u8> {
        let fleets = state.realms[self.seat].fleets;
        let own = self.craft;
        (0..MARKERS as u8).filter(move |fleet| {
            let there = fleets[usize::from(*fleet)].is_some_and(|it| it.hex == hex && !it.is_privateer());
            Craft::Fleet(*fleet) != own && there
        })
    }

    /// X4R-172: a ship stays behind; after the first step it has moved, before it has not.
    fn leave(mut self, state: &mut State, ship: usize, hex: Hex, log: &mut Log<Event>) {
        let had_none = self.behind.is_none();
        self.behind = state.shift(self.seat, ship, self.behind);
        state.overlook(self.seat, log);
        if let Some(fleet) = self.behind.filter(|_| had_none) {
            course(state, self.seat, Craft::Fleet(fleet)).set(Mark::Moved, self.used > 0);
        }
        log.tell(Event::Regrouped(self.seat, hex));
        let behind = self.behind.map(Craft::Fleet);
        [Some(self.craft), behind].into_iter().flatten().for_each(|it| state.cloak(self.seat, it, log));
        state.push(self);
    }

    fn carry(&self, state: &mut State, army: u8, hex: Hex, load: bool, log: &mut Log<Event>) {
        let Craft::Fleet(fleet) = self.craft else { return };
        if let Some(marker) = &mut state.board.realms[self.seat].armies[usize::from(army)] {
            marker.set_aboard(load.then_some(fleet));
            // An army is loaded once in a phase.
            marker.course.set(Mark::Moved, true);
        }
        log.tell(Event::Carried(self.seat, hex, load));
    }
}

/// What is remembered of the movement of a craft.
pub(super) fn course(state: &mut State, seat: Seat, craft: Craft) -> &mut Course {
    let realm = &mut state.board.realms[seat];
    match craft {
        Craft::Fleet(fleet) => &mut realm.fleets[usize::from(fleet)].get_or_insert_default().course,
        Craft::Ship(ship) => &mut realm.ships[usize::from(ship)].course,
    }
}

/// A craft is in another system now, and with a fleet the armies aboard.
pub(super) fn transfer(state: &mut State, seat: Seat, craft: Craft, hex: Hex) {
    let realm = &mut state.board.realms[seat];
    match craft {
        Craft::Fleet(fleet) => {
            let armies = realm.armies.iter_mut().flatten().filter(|army| army.aboard() == Some(fleet));
            armies.for_each(|army| army.hex = hex);
            if let Some(marker) = &mut realm.fleets[usize::from(fleet)] {
                marker.course.came = Some(marker.hex);
                marker.hex = hex;
            }
        }
        Craft::Ship(ship) => {
            let vessel = &mut realm.ships[usize::from(ship)];
            vessel.course.came = vessel.at;
            vessel.at = Some(hex);
        }
    }
    state.stir();
}

impl Part<State> for Moving {
    /// A fleet is asked until it stops, as nobody sees its steps; a civil ship while it can go on.
    fn asks(&self, state: &State) -> Option<Seat> {
        self.hex(state)?;
        // Everybody sees who is asked, so what is fitted does not count here.
        let asks = self.is_fleet() || !self.ended && self.left(state) > 0;
        asks.then_some(self.seat)
    }

    fn decision(&self, state: &State) -> Decision {
        Decision::Move(self.craft, self.left(state))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Some(hex) = self.hex(state) else { return };
        let seat = self.seat;
        match (action, self.craft) {
            (Action::Go(to), _) if state.system(to).kind.is_none() => exploring::enter(state, self, to, log),
            (Action::Go(to), _) => self.enter(state, to, log),
            (Action::Look(at), _) => {
                state.push(Self { looked: true, ..self });
                state.glimpse(seat, at, log);
            }
            (Action::Leave(ship), _) => self.leave(state, usize::from(ship) - 1, hex, log),
            (Action::Join(into), Craft::Fleet(fleet)) => {
                state.hidden.hands[seat].berths.merge(fleet, into - 1);
                state.disband(seat, fleet, into - 1);
                state.overlook(seat, log);
                log.tell(Event::Regrouped(seat, hex));
                state.cloak(seat, Craft::Fleet(into - 1), log);
            }
            (Action::Take(from), Craft::Fleet(fleet)) => {
                state.hidden.hands[seat].berths.merge(from - 1, fleet);
                state.disband(seat, from - 1, fleet);
                state.overlook(seat, log);
                log.tell(Event::Regrouped(seat, hex));
                state.cloak(seat, self.craft, log);
                state.push(self);
            }
            (Action::Cloak, craft) => {
                course(state, seat, craft).set(Mark::Detected, false);
                state.cloak(seat, craft, log);
            }
            (Action::Load(army), _) => {
                self.carry(state, army - 1, hex, true, log);
                state.push(self);
            }
            (Action::Unload(army), _) => {
                self.carry(state, army - 1, hex, false, log);
                state.push(self);
            }
            (Action::Warfare(Warfare::Hoist), craft) => {
                course(state, seat, craft).set(Mark::Mercenary, true);
                log.tell(Event::War(WarEvent::Privateers(hex)));
                state.stir();
                state.push(self);
            }
            (Action::Blockade(hex), _) if self.is_privateer(state) => {
                privateers::blockade(state, hex, log);
                state.push(self);
            }
            (Action::Blockade(hex), _) => {
                movement::blockade(state, seat, hex, log);
                state.push(self);
            }
            _ => {}
        }
    }
}

impl Offer for Moving {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let Some(hex) = self.hex(state) else { return };
        let lanes = state.lanes(self.seat, hex);
        if matches!(seek.only(), None | Some(Thing::System(_))) {
            // All but the road is the same for every system beside it.
            let (goes, carries) = (self.may_go_on(state, hex), OnceCell::new());
            let looks = OnceCell::new();
            for next in lanes.iter().filter(|next| seek.wants(Thing::System(*next))) {
                let enters = if state.can_be_entered(next) { Ok(()) } else { Err(Fault::NeedsRoute.into()) };
                let carries = || *carries.get_or_init(|| self.may_carry(state, hex));
                to(Action::Go(next), goes.and(enters).and_then(|()| carries()));
                if state.system(next).kind.is_none() {
                    to(Action::Look(next), *looks.get_or_init(|| self.may_look(state)));
                }
            }
        }
        if let Some(Thing::System(far)) = seek.only()
            && far != hex
            && !lanes.has(far)
        {
            to(Action::Go(far), Err(Fault::TooFar.into()));
        }
        if let Craft::Fleet(fleet) = self.craft {
            self.offer_fleets(state, fleet, hex, seek, to);
            self.offer_armies(state, fleet, hex, seek, to);
            if seek.wants(Thing::System(hex)) {
                let nothing = seek.is_legal() && !state.can_be_blockaded(self.seat, hex);
                match self.is_privateer(state) {
                    true => to(Action::Blockade(hex), privateers::may_blockade(state, self.seat, hex)),
                    false if nothing => {}
                    false => to(Action::Blockade(hex), movement::may_blockade(state, self.seat, hex)),
                }
            }
            if seek.wants(Thing::Warfare(Warfare::Hoist)) {
                to(Action::Warfare(Warfare::Hoist), self.may_hoist(state));
            }
        }
        if seek.wants(Thing::Word(Word::Cloak)) {
            to(Action::Cloak, self.may_cloak(state));
        }
        if seek.wants(Thing::Word(Word::Stop)) {
            to(Action::Stop, Ok(()));
        }
    }
}

impl Moving {
    /// X4R-172: ships left behind, fleets joined and taken along.
    fn offer_fleets(
        &self,
        state: &State,
        fleet: u8,
        hex: Hex,
        seek: Seek,
        to: &mut dyn FnMut(Action, Verdict),
    ) {
        let fleets = &state.realms[self.seat].fleets;
        if matches!(seek.only(), None | Some(Thing::Vessel(_))) {
            let alone = state.crew(self.seat, fleet).nth(1).is_none();
            let full = self.behind.is_none() && fleets.iter().all(Option::is_some);
            let kinds = state.kinds(self.seat, fleet);
            for ship in kinds.iter().filter(|ship| seek.wants(Thing::Vessel(**ship + 1))) {
                let verdict = self.is_regular(state).and(match (alone, full) {
                    (true, _) => Err(Fault::LastShip.into()),
                    (_, true) => Err(Fault::TooMany.into()),
                    _ => Ok(()),
                });
                to(Action::Leave(ship + 1), verdict);
            }
        }
        for other in self.beside(state, hex).filter(|other| seek.wants(Thing::Fleet(other + 1))) {
            to(Action::Join(other + 1), self.is_regular(state));
            let moved = fleets[usize::from(other)].is_some_and(|marker| marker.course.is(Mark::Moved));
            let own = self.behind == Some(other);
            let verdict = if moved || own { Err(Fault::HasMoved.into()) } else { Ok(()) };
            to(Action::Take(other + 1), self.is_regular(state).and(verdict));
        }
    }

    /// X4R-173, X4R-361: armies come aboard where they stand, and leave at own colonies.
    fn offer_armies(
        &self,
        state: &State,
        fleet: u8,
        hex: Hex,
        seek: Seek,
        to: &mut dyn FnMut(Action, Verdict),
    ) {
        for (army, marker) in (0..).zip(&state.realms[self.seat].armies) {
            let Some(marker) = marker.filter(|_| seek.wants(Thing::Army(army + 1))) else { continue };
            if marker.aboard() == Some(fleet) {
                let own = state.colony_at(hex).is_some_and(|colony| colony.seat == self.seat);
                to(Action::Unload(army + 1), if own { Ok(()) } else { Err(Fault::NotYours.into()) });
                continue;
            }
            let verdict = if marker.hex != hex || marker.aboard().is_some() {
                Err(Fault::NotHere.into())
            } else if marker.course.is(Mark::Moved) {
                Err(Fault::HasMoved.into())
            } else if !state.can_carry(self.seat, fleet, Some(army)) {
                Err(Fault::NotCarried.into())
            } else {
                self.is_regular(state)
            };
            to(Action::Load(army + 1), verdict);
        }
    }
}
