//! Pirates that are paid off: for a round one player steers them (X4-042 to X4-044, X4R-259).

use engine::{Log, Seat};

use super::{Seek, Verdict};
use crate::action::Action;
use crate::cards::NeutralHull;
use crate::combat::is_there;
use crate::event::Event;
use crate::hex::Hex;
use crate::ids::{Group, named};
use crate::state::{Board, State};
use crate::thing::Thing;
use crate::war::WarEvent;
use crate::warfare::Warfare;
use crate::why::Fault;

/// Pirate fleets that can be paid off in one round.
pub(crate) const PAID: usize = 3;

impl Board {
    /// Whether pirates in a system are paid by a seat.
    pub(crate) fn pays_pirates(&self, seat: Seat, hex: Hex) -> bool {
        self.paid.iter().any(|(at, payer, _)| (*at, *payer) == (hex, seat))
    }

    /// The hull points that the neutral group in a system has left.
    pub(super) fn group_hull(&self, hex: Hex) -> u16 {
        let Some(group) = self.system(hex).group else { return 0 };
        if let Some(damaged) = self.neutrals.iter().find(|it| it.hex == hex) {
            return damaged.hulls.iter().map(|hull| u16::from(*hull)).sum();
        }
        let pack = self.pack.pack();
        let units = pack[group].units.iter().filter(|kind| is_there(self, kind));
        let hull = |unit: NeutralHull| match unit {
            NeutralHull::Ship(ship) => pack[ship].hu,
            NeutralHull::Unit(unit) => pack[unit].hu,
        };
        units.map(|kind| u16::from(kind.n) * u16::from(hull(kind.unit))).sum()
    }

    /// X4-042: the systems with pirates that nobody has paid yet.
    pub(super) fn pirates(&self) -> impl Iterator<Item = Hex> {
        let pirates = named!(Group, "pirate-fleet");
        let all = self.systems_where(|system| system.group == Some(pirates));
        let free = move |hex: &Hex| !self.paid.iter().any(|(at, ..)| at == hex);
        all.iter().filter(move |_| self.paid.len() < PAID).filter(free)
    }
}

impl State {
    /// X4R-258, X4R-302: pirates that are paid count as ships of who pays them, so what they lose changes the hull points
    /// that are named. Where they are does not matter: damage elsewhere can make older damage of theirs forgotten.
    pub(super) fn stir_payers(&mut self) {
        if !self.paid.is_empty() {
            self.stir();
        }
    }
}

/// X4-043, X4R-259: one step, into a discovered system that is neither dangerous nor has neutral units.
fn may_drive(state: &State, (from, to): (Hex, Hex)) -> Verdict {
    let moved = state.paid.iter().any(|(at, _, moved)| *at == from && *moved);
    if moved {
        return Err(Fault::HasMoved.into());
    }
    let system = state.system(to);
    let open = state.is_on_map(to) && system.kind.is_some() && system.group.is_none();
    let safe = !state.is_dangerous(to) && state.can_be_entered(to);
    if open && safe { Ok(()) } else { Err(Fault::NoSite.into()) }
}

pub(super) fn offers(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    for (from, ..) in state.paid.iter().filter(|(_, payer, _)| *payer == seat) {
        for next in from.neighbours().filter(|next| seek.wants(Thing::System(*next))) {
            to(Action::Warfare(Warfare::Drive(*from, next)), may_drive(state, (*from, next)));
        }
    }
}

/// X4-042: the pirates are paid for this round.
pub(super) fn pay(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    state.board.paid.push((hex, seat, false));
    log.tell(Event::War(WarEvent::PiratesPaid(seat, hex)));
    state.stir();
}

/// X4R-259: the pirates go to another system, with the damage that they have.
pub(super) fn drive(state: &mut State, seat: Seat, from: Hex, to: Hex, log: &mut Log<Event>) {
    let group = state.board.systems[from.at()].group.take();
    state.board.systems[to.at()].group = group;
    for neutral in state.board.neutrals.iter_mut().filter(|neutral| neutral.hex == from) {
        neutral.hex = to;
    }
    for paid in state.board.paid.iter_mut().filter(|(at, ..)| *at == from) {
        (paid.0, paid.2) = (to, true);
    }
    log.tell(Event::War(WarEvent::PiratesMoved(seat, from, to)));
    state.touch_all();
    state.stir();
}
