//! Cards of the black market that are played in battles (X4R-269, X4R-BM13, X4R-BM15).

use engine::Seat;

use super::{Clash, Seek, Verdict};
use crate::action::Action;
use crate::affair::Affair;
use crate::cards::{ShipCard, Special};
use crate::ids::{Class, Keyword, MarketCard, named};
use crate::object::Object;
use crate::state::{Left, State};
use crate::thing::Thing;
use crate::why::Fault;

/// X4R-BM13: damage of a demolition charge.
pub(super) const CHARGE: u8 = 3;

/// X4R-BM15: in a quick battle nobody is asked before this round.
pub(super) const FIRST_ASKED: u8 = 2;

/// The card of a hand with this procedure.
fn held(state: &State, seat: Seat, special: Special) -> Option<MarketCard> {
    let hand = state.hidden.hands[seat].market.iter().copied();
    hand.into_iter().find(|card| state.pack[*card].special == Some(special))
}

/// Whether a seat holds the card with this procedure.
pub(super) fn is_held(state: &State, seat: Seat, special: Special) -> bool {
    held(state, seat, special).is_some()
}

/// Shows the card with this procedure, if the seat holds it.
pub(super) fn offer(
    state: &State,
    seat: Seat,
    (special, now): (Special, bool),
    seek: Seek,
    to: &mut dyn FnMut(Action, Verdict),
) {
    let card = held(state, seat, special);
    for card in card.into_iter().filter(|it| seek.wants(Thing::Object(Object::Market(*it)))) {
        let verdict: Verdict = if now { Ok(()) } else { Err(Fault::NotNow.into()) };
        to(Action::Affair(Affair::Play(card)), verdict);
    }
}

/// X4R-BM15: whether a hull is of those that change sides.
pub(super) fn defects(hull: &ShipCard) -> bool {
    let swarms = hull.keywords.iter().any(|used| used.keyword == named!(Keyword, "swarm"));
    hull.class == Class::Ks && !swarms
}

impl Clash {
    /// X4R-BM15: the enemy ship that changes sides: the one with the most hull points, of several the first.
    pub(super) fn defector(&self, state: &State, seat: Seat) -> Option<usize> {
        let vessel = |left: &Left| state.realms[left.seat].ships[usize::from(left.ship)];
        let enemy = |left: &Left| self.attackers.has(left.seat) != self.attackers.has(seat);
        let fits = |left: &Left| enemy(left) && !left.is_caught() && defects(state.hull(vessel(left).make));
        let all = state.battle.own.iter().enumerate().filter(|(_, left)| fits(left));
        all.rev().max_by_key(|(_, left)| vessel(left).hull).map(|(at, _)| at)
    }
}
