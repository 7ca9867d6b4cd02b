//! Tables for tests of characters: treaties, wars, advisors and what is shown of blueprints.

use engine::{Log, Seat, Seats};

use super::known;
use crate::agent::Order;
use crate::ids::{Advisor, AlwaysLaw, Deed, Ship};
use crate::realm::Recruit;
use crate::state::{State, Treaty, War};

/// Shows a blueprint to everybody, if something in it lies open (X4R-390).
pub fn disclose(state: &mut State, seat: Seat, id: &str, variant: u8) {
    let ship = known(Ship::from_id(id), id);
    state.disclose(seat, (ship, variant), &mut Log::silent());
}

fn both(one: Seat, other: Seat) -> Seats {
    let mut seats = Seats::only(one);
    seats.add(other);
    seats
}

/// A treaty between two players.
pub fn ally(state: &mut State, one: Seat, other: Seat, id: &str) {
    let kind = known(Deed::from_id(id), id);
    state.treaties.push(Treaty { kind, partners: both(one, other), ..Treaty::default() });
}

/// Two players are a federation, with the alliance that it needs.
pub fn federate(state: &mut State, one: Seat, other: Seat) {
    ally(state, one, other, "alliance");
    state.council.federations.push(both(one, other));
}

/// A player is not asked for something any more (X4R-440, X4R-462).
pub fn leave_out(state: &mut State, seat: Seat, order: Order) {
    state.realms[seat].service.set_order(order, false);
}

/// A player looks at the fleets of another one in this round (X4-447).
pub fn look_at(state: &mut State, seat: Seat, other: Seat) {
    state.realms[seat].service.seen.add(other);
}

/// Cubes of a player lie on an always-law, laid by another one.
pub fn lay_cubes(state: &mut State, by: Seat, owner: Seat, id: &str, n: u8) {
    let law = known(AlwaysLaw::from_id(id), id);
    state.realms[by].service.cubes[usize::from(owner.0)].set_law(law, n);
}

/// A war of one player against another, with so many pips.
pub fn fight(state: &mut State, attacker: Seat, defender: Seat, die: u8) {
    let extra = engine::BySeat::new(state.n_players(), |_| 0);
    let (attackers, defenders) = (Seats::only(attacker), Seats::only(defender));
    state.wars.push(War {
        attackers,
        defenders,
        die,
        extra,
        declarer: attacker,
        target: defender,
        ..War::default()
    });
}

/// Control and what can be seen are looked at again.
pub fn stir(state: &mut State) {
    state.stir();
}

/// Recruits an advisor of a level, with the first ability of each.
pub fn employ(state: &mut State, seat: Seat, id: &str, level: u8) {
    let advisor = known(Advisor::from_id(id), id);
    super::decks::take_advisor(state, advisor);
    state.realms[seat].advisors.push(Recruit { advisor, level, chosen: [0, 0] });
}
