//! Secret routes: a fleet or civil unit goes into an adjacent system at once (X4-039 to X4-041, X4R-391).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Moving, Offer, Seek, Verdict, hazard, moving, underground};
use crate::action::{Action, Craft};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::Resource;
use crate::realm::{MARKERS, Mark};
use crate::state::State;
use crate::thing::Thing;
use crate::why::{Fault, Reason};

/// A price beyond every account.
const DEAREST: i16 = i16::MAX;

/// A seat names the unit that takes secret routes, then the system that it goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Slipping {
    seat: Seat,
    craft: Option<Craft>,
}

/// Fleets and civil units of a seat.
fn crafts(state: &State, seat: Seat) -> impl Iterator<Item = Craft> {
    let realm = &state.realms[seat];
    let fleets = (0..MARKERS as u8).filter(|fleet| realm.fleets[usize::from(*fleet)].is_some());
    let civil = (0..).zip(realm.ships.iter()).filter(|(_, vessel)| vessel.at.is_some());
    let civil = civil.filter(|(_, vessel)| !state.hull(vessel.make).military);
    fleets.map(Craft::Fleet).chain(civil.map(|(ship, _)| Craft::Ship(ship)))
}

/// Where a unit is.
fn place(state: &State, seat: Seat, craft: Craft) -> Option<Hex> {
    Moving::halted(seat, craft).hex(state)
}

/// X4-040, X4-144, X4R-391: once per round, with a movement of its own, and with room for what it carries.
fn may_leave(state: &State, seat: Seat, craft: Craft, from: Hex) -> Verdict {
    let realm = &state.realms[seat];
    let (course, stride) = match craft {
        Craft::Fleet(fleet) => {
            let marker = realm.fleets[usize::from(fleet)].unwrap_or_default();
            (marker.course, state.fleet_stride(seat, fleet))
        }
        Craft::Ship(ship) => {
            let vessel = &realm.ships[usize::from(ship)];
            (vessel.course, state.ship_stride(seat, ship))
        }
    };
    if course.is(Mark::Held) || course.is(Mark::Aside) {
        return Err(Fault::HasMoved.into());
    }
    if stride == 0 {
        return Err(Fault::NoMovement.into());
    }
    match craft {
        Craft::Fleet(fleet)
            if !state.can_carry(seat, fleet, None) || !state.rest_has_room(seat, fleet, from) =>
        {
            Err(Fault::NotCarried.into())
        }
        _ => Ok(()),
    }
}

/// X4-039, X4-040: a discovered system that can be entered, without anybody to fight.
fn may_enter(state: &State, seat: Seat, craft: Craft, hex: Hex) -> Verdict {
    if state.system(hex).kind.is_none() {
        return Err(Fault::Undiscovered.into());
    }
    if !state.can_be_entered(hex) {
        return Err(Fault::NeedsRoute.into());
    }
    let mut enemies = state.realms.seats().filter(|other| state.at_war(seat, *other));
    let fights = state.is_hostile(hex, matches!(craft, Craft::Fleet(_)));
    if fights || enemies.any(|enemy| state.has_force(enemy, hex)) {
        return Err(Fault::CausesBattle.into());
    }
    Ok(())
}

/// X4-041: hull points of the unit, with all ships that a fleet carries.
fn hull_points(state: &State, seat: Seat, craft: Craft) -> i16 {
    match craft {
        Craft::Fleet(fleet) => state.crew(seat, fleet).map(|(_, vessel)| i16::from(vessel.hull)).sum(),
        Craft::Ship(ship) => i16::from(state.realms[seat].ships[usize::from(ship)].hull),
    }
}

/// X4-041: what a goal costs; the reason against it, if there is one.
fn may_go(state: &State, seat: Seat, craft: Craft, hex: Hex) -> Result<i16, Reason> {
    may_enter(state, seat, craft, hex)?;
    let price = underground::route_price(state, seat, hull_points(state, seat, craft), hex);
    Books::open(state, seat).has(Resource::Awe, price)?;
    Ok(price)
}

/// Whether a unit has a goal that can be paid; the reason of the cheapest if none can.
fn may_take(state: &State, seat: Seat, craft: Craft) -> Verdict {
    let Some(from) = place(state, seat, craft) else { return Err(Fault::NotHere.into()) };
    may_leave(state, seat, craft, from)?;
    let (mut best, mut verdict) = (DEAREST, Err(Fault::NoSite.into()));
    for hex in state.lanes(seat, from).iter() {
        match may_go(state, seat, craft, hex) {
            Ok(_) => return Ok(()),
            Err(reason @ Reason::TooExpensive { need, .. }) if need < best => {
                (best, verdict) = (need, Err(reason));
            }
            Err(_) => {}
        }
    }
    verdict
}

/// Whether any unit can take secret routes; of all reasons the one about money is the nearest to be mended.
pub(super) fn may(state: &State, seat: Seat, seek: Seek) -> Verdict {
    let mut verdict = Err(Fault::NoSite.into());
    // What nobody could pay needs no look at the map, unless somebody asks for the reason.
    let most = if seek.is_legal() { underground::most_hull_points(state, seat) } else { i16::MAX };
    for craft in crafts(state, seat).filter(|it| hull_points(state, seat, *it) <= most) {
        match may_take(state, seat, craft) {
            Ok(()) => return Ok(()),
            Err(reason @ Reason::TooExpensive { .. }) => verdict = Err(reason),
            Err(_) => {}
        }
    }
    verdict
}

impl Slipping {
    pub(super) const fn of(seat: Seat) -> Self {
        Self { seat, craft: None }
    }

    /// X4-039 to X4-041: the unit is there, and moves no more in this round.
    fn slip(self, state: &mut State, craft: Craft, hex: Hex, log: &mut Log<Event>) {
        let seat = self.seat;
        let (Some(from), Ok(price)) = (place(state, seat, craft), may_go(state, seat, craft, hex)) else {
            return;
        };
        if matches!(craft, Craft::Fleet(_)) {
            // The price tells everybody the hull points.
            state.hidden.hands[seat].berths.show(log);
        }
        state.realms[seat].accounts[Resource::Awe] -= price;
        log.tell(Event::Gained(seat, Resource::Awe, -price));
        state.cloak(seat, craft, log);
        moving::transfer(state, seat, craft, hex);
        moving::course(state, seat, craft).set(Mark::Held, true);
        log.tell(Event::Moved(seat, craft, from, hex));
        hazard::roll(state, &Moving::halted(seat, craft), hex, log);
    }
}

impl Part<State> for Slipping {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        if self.craft.is_none() { Decision::PickCraft } else { Decision::PickSystem }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match (action, self.craft) {
            (Action::Move(craft), _) => state.push(Self { craft: Some(craft), ..self }),
            (Action::At(hex), Some(craft)) => self.slip(state, craft, hex, log),
            _ => {}
        }
    }
}

impl Offer for Slipping {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let Some(craft) = self.craft else {
            for craft in crafts(state, self.seat) {
                let action = Action::Move(craft);
                if seek.means(action) {
                    to(action, may_take(state, self.seat, craft));
                }
            }
            return;
        };
        let Some(from) = place(state, self.seat, craft) else { return };
        let lanes = state.lanes(self.seat, from);
        for hex in lanes.iter().filter(|hex| seek.wants(Thing::System(*hex))) {
            to(Action::At(hex), may_go(state, self.seat, craft, hex).map(|_| ()));
        }
        if let Some(Thing::System(far)) = seek.only()
            && !lanes.has(far)
        {
            to(Action::At(far), Err(Fault::TooFar.into()));
        }
    }
}
