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

    /// X4R-235: the owner of a colony in a system on which missile bases stand, or guns may stand: armies are secret.
    pub(crate) fn gunner(&self, hex: Hex) -> Option<Seat> {
        let colony = self.colony_at(hex)?;
        let base = named!(Building, "missile-base");
        let bases = colony.buildings.iter().any(|it| it.building == base);
        let armies = self.realms[colony.seat].armies.iter().flatten();
        let ashore = armies.into_iter().any(|it| it.hex == hex && it.aboard().is_none());
        (bases || ashore).then_some(colony.seat)
    }
}

/// The weapons of the fleets of a seat in a system that may fire at planets.
pub(super) fn weapons(state: &State, seat: Seat, hex: Hex) -> Vec<Arm> {
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
    let arms = weapons(state, seat, hex);
    fall(state, (seat, hex), (&arms, 0), |board, soldier| rank(board, soldier, blow), log);
}

/// X4R-235: weapons fire at missile bases and guns in the space battle, the planetary shield first. The first target has
/// lost so many points before; how many it has lost afterwards.
pub(super) fn suppress(
    state: &mut State,
    (seat, hex): (Seat, Hex),
    arms: (&[Arm], u8),
    log: &mut Log<Event>,
) -> u8 {
    let gun = Body::Unit(named!(Ground, "anti-orbital-gun"));
    let rank = |_: &Board, soldier: &Soldier| match soldier.body {
        Body::Base => Some(0),
        body => (body == gun).then_some(1),
    };
    fall(state, (seat, hex), arms, rank, log)
}

/// Weapons fire at a planet: the shield, then the targets with the lowest rank.
fn fall(
    state: &mut State,
    (seat, hex): (Seat, Hex),
    (arms, worn): (&[Arm], u8),
    rank: impl Fn(&Board, &Soldier) -> Option<u8>,
    log: &mut Log<Event>,
) -> u8 {
    let Some(colony) = state.colony_at(hex).copied() else { return 0 };
    state.hidden.hands[colony.seat].troops.show(log);
    let mut targets = garrison(state, hex);
    let mut shield = state.shield(&colony);
    let mut order: Vec<usize> =
        (0..targets.len()).filter(|at| rank(&state.board, &targets[*at]).is_some()).collect();
    order.sort_by_key(|at| rank(&state.board, &targets[*at]));
    let before = shield;
    let harm = |target: &mut Soldier, damage: u8| {
        let stopped = damage.min(target.ar);
        target.ar -= stopped;
        target.hu = target.hu.saturating_sub(damage - stopped);
    };
    let whole = targets;
    order.first().into_iter().for_each(|at| harm(&mut targets[*at], worn));
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
                harm(&mut targets[at], volley.damage);
            }
        }
    }
    if let Some(colony) = state.board.colony_mut(hex) {
        colony.shield_lost = colony.shield_lost.saturating_add(before - shield);
    }
    log.tell(Event::War(WarEvent::Bombarded(seat, colony.seat, hex, shield)));
    lose_fallen(state, [seat, colony.seat], &targets, hex, log);
    state.touch(colony.seat);
    let left = order.into_iter().find(|at| targets[*at].hu > 0);
    left.map_or(0, |at| whole[at].ar + whole[at].hu - targets[at].ar - targets[at].hu)
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
