//! Bombardment of a colony: shield, fortress, then units or buildings; titans raze it (X4R-233, X4R-252, X4R-340).

use engine::{Log, Seat};

use super::assault::SHELLED;
use super::battling::Thrown;
use super::landing::{garrison, lose_fallen};
use super::{Verdict, build, conquest, fighters, fleets};
use crate::cards::{GroundType, Special};
use crate::combat::{self, Arm, Body, Soldier};
use crate::event::Event;
use crate::hex::Hex;
use crate::ids::{Building, Class, Ground, Keyword, named};
use crate::notation::BuildingKind;
use crate::realm::Make;
use crate::state::{Board, Colony, State};
use crate::war::{WarEvent, WarFault};
use crate::warfare::{Blow, Warfare};

/// Buildings that a titan destroys (X4R-252).
const DEMOLISHED: usize = 2;

impl Board {
    /// X4-229, X4R-236: the points that the planetary shield of a colony has left.
    pub fn shield(&self, colony: &Colony) -> u8 {
        let shield = named!(Building, "planetary-shield");
        let stands = colony.buildings.iter().any(|it| it.building == shield);
        if stands { self.pack[shield].sh.unwrap_or(0).saturating_sub(colony.shield_lost) } else { 0 }
    }
}

/// The weapons of the fleets of a seat in a system that may fire at planets.
fn weapons(state: &State, seat: Seat, hex: Hex) -> Vec<Arm> {
    let ships = fighters(state, seat, hex);
    let ships = ships.iter().map(|ship| (seat, *ship, true));
    let field = combat::facing(state, &state.hidden.hands, ships, hex);
    field.arms.into_iter().filter(Arm::is_bombarding).collect()
}

/// X4R-233: once a phase, with weapons for it and something to hit.
pub(super) fn may_bombard(state: &State, seat: Seat, blow: Blow, hex: Hex) -> Verdict {
    state.may_strike(hex, SHELLED)?;
    if weapons(state, seat, hex).is_empty() {
        return Err(WarFault::NoWeapon.into());
    }
    let shield = state.colony_at(hex).map_or(0, |colony| state.shield(colony));
    // Armies of others are a secret, so it counts only what lies open.
    let any = blow == Blow::Units || shield > 0 || has_defences(state, hex);
    if any { Ok(()) } else { Err(WarFault::NoGoal.into()) }
}

fn has_defences(state: &Board, hex: Hex) -> bool {
    let pack = state.pack.pack();
    let defends = |it: &crate::state::Standing| pack[it.building].kind == BuildingKind::Defence;
    state.colony_at(hex).is_some_and(|colony| colony.buildings.iter().any(defends))
}

/// X4R-252: a titan, and no shield.
pub(super) fn may_raze(state: &State, seat: Seat, how: Warfare, hex: Hex) -> Verdict {
    state.may_strike(hex, SHELLED)?;
    let keyword = named!(Keyword, "massive-bombardment");
    let is_titan = |make: Make| state.hull(make).keywords.iter().any(|used| used.keyword == keyword);
    let mut there = fleets(state, seat, hex);
    if !there.any(|fleet| state.crew(seat, fleet).any(|(_, vessel)| is_titan(vessel.make))) {
        return Err(WarFault::NoWeapon.into());
    }
    let Some(colony) = state.colony_at(hex) else { return Err(WarFault::NoGoal.into()) };
    if state.shield(colony) > 0 {
        return Err(WarFault::Shielded.into());
    }
    let empty = matches!(how, Warfare::Demolish(_)) && colony.buildings.is_empty();
    if empty { Err(WarFault::NoGoal.into()) } else { Ok(()) }
}

/// X4R-301: everybody sees which fleets fire.
fn show(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    state.hidden.hands[seat].berths.show(log);
    let pack = state.pack.pack();
    for ship in fighters(state, seat, hex).iter() {
        let realm = &mut state.board.realms[seat];
        if let Make::Blueprint(hull, variant) = realm.ships[usize::from(*ship)].make {
            let drawings = &state.hidden.hands[seat].drawings;
            drawings.show(pack, (hull, variant), &mut realm.shown, log);
        }
    }
}

/// X4R-233: the class that a target counts as.
fn class(state: &Board, body: Body) -> Class {
    let class_of = &state.pack.bombardment.class_of;
    match body {
        Body::Unit(ground) if ground == named!(Ground, "anti-orbital-gun") => class_of.anti_orbital_gun,
        Body::Unit(ground) if state.pack[ground].unit_type == GroundType::Infantry => class_of.infantry,
        Body::Unit(_) => class_of.vehicle,
        Body::Fortress | Body::Base => class_of.defence_building,
    }
}

/// X4-212, X4-227, X4R-233, X4R-340: how soon a target is hit; nothing if this bombardment leaves it alone.
fn rank(state: &Board, soldier: &Soldier, blow: Blow) -> Option<u8> {
    let special = match soldier.body {
        Body::Unit(ground) => state.pack[ground].special,
        Body::Fortress => return Some(0),
        Body::Base => return (blow == Blow::Buildings).then_some(1),
    };
    match (special, blow) {
        (Some(Special::AntiOrbital), Blow::Buildings) => Some(2),
        (Some(Special::AntiOrbital), Blow::Units) | (_, Blow::Buildings) => None,
        (Some(Special::Artillery), Blow::Units) => Some(9),
        (_, Blow::Units) => Some(if class(state, soldier.body) == Class::Ks { 1 } else { 2 }),
    }
}

/// X4R-233: each weapon fires once.
pub(super) fn bombard(state: &mut State, seat: Seat, blow: Blow, hex: Hex, log: &mut Log<Event>) {
    state.board.strike(hex, SHELLED);
    show(state, seat, hex, log);
    let Some(colony) = state.colony_at(hex).copied() else { return };
    let arms = weapons(state, seat, hex);
    state.hidden.hands[colony.seat].troops.show(log);
    let mut targets = garrison(state, hex);
    let mut shield = state.shield(&colony);
    let mut order: Vec<usize> =
        (0..targets.len()).filter(|at| rank(&state.board, &targets[*at], blow).is_some()).collect();
    order.sort_by_key(|at| rank(&state.board, &targets[*at], blow));
    let before = shield;
    for arm in arms {
        let next = order.iter().copied().find(|at| targets[*at].hu > 0);
        let against = match next {
            _ if shield > 0 => state.pack.bombardment.class_of.defence_building,
            Some(at) => class(&state.board, targets[at].body),
            None => break,
        };
        let dice = &mut Thrown { chance: &mut state.chance, log };
        let volley = arm.volley(against, 0, dice);
        for _ in 0..volley.hits {
            if shield > 0 {
                shield = shield.saturating_sub(volley.damage);
            } else if let Some(at) = order.iter().copied().find(|at| targets[*at].hu > 0) {
                let target = &mut targets[at];
                let stopped = volley.damage.min(target.ar);
                target.ar -= stopped;
                target.hu = target.hu.saturating_sub(volley.damage - stopped);
            }
        }
    }
    if let Some(colony) = state.board.colony_mut(hex) {
        colony.shield_lost = colony.shield_lost.saturating_add(before - shield);
    }
    log.tell(Event::War(WarEvent::Bombarded(seat, colony.seat, hex, shield)));
    lose_fallen(state, [seat, colony.seat], &targets, hex, log);
    state.touch(colony.seat);
}

/// X4R-252, X4R-253: the colony loses a level; at level 1 it is destroyed.
pub(super) fn raze(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    state.board.strike(hex, SHELLED);
    show(state, seat, hex, log);
    match state.colony_at(hex).map(|colony| colony.level) {
        Some(1) => conquest::destroy(state, seat, hex, log),
        Some(_) => build::lower(state, hex, log),
        None => {}
    }
}

/// X4R-252: two buildings go, defences first, then those that stand last.
pub(super) fn demolish(state: &mut State, hex: Hex, log: &mut Log<Event>) {
    state.board.strike(hex, SHELLED);
    let pack = state.pack.pack();
    for _ in 0..DEMOLISHED {
        let Some(colony) = state.colony_at(hex) else { return };
        let owner = colony.seat;
        let places = (0..colony.buildings.len()).rev();
        let best = places.max_by_key(|at| {
            let defence = pack[colony.buildings[*at].building].kind == BuildingKind::Defence;
            (defence, *at)
        });
        best.into_iter().for_each(|at| build::tear_down(state, owner, hex, at as u8 + 1, log));
    }
}
