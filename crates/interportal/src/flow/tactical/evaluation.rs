//! The evaluation stage: losses, units that left, the winner (X4R-188 to X4R-190, X4R-221 to X4R-224).

use engine::{Log, Seat};

use super::super::clash::Clash;
use super::super::{Battling, Retreating, battling, fleeing, fleets, hazard, moving};
use super::Manoeuvring;
use crate::action::Craft;
use crate::combat::{Melee, Unit};
use crate::event::Event;
use crate::hex::Hex;
use crate::realm::Mark;
use crate::state::{Battle, State};
use crate::tactical_words::TacticalEvent;
use crate::tactics::{Sign, Tactics};

impl Manoeuvring {
    /// What follows from a battle.
    pub(super) fn evaluate(self, state: &mut State, melee: &Melee, log: &mut Log<Event>) {
        log.tell(Event::Tactical(TacticalEvent::Ended(self.hex)));
        let units = melee.spread_out(state);
        let departed = Self::departed(state, melee, &units);
        let able = [melee.can_attack(false), melee.can_attack(true)];
        // X4R-188, X4R-189: a side that cannot attack goes, after the last round the weaker one, in a tie the attacker.
        let [theirs, own] = [melee.hull(false), melee.hull(true)];
        let stays = if able == [true, true] { [own <= theirs, own > theirs] } else { able };
        state.board.tactics = Tactics::default();
        if self.defenders.is_empty() {
            for seat in self.attackers.iter() {
                self.end_against_neutral(state, seat, &units, (stays, melee.map.round), log);
            }
        } else {
            let mut field = melee.field.clone();
            field.units = units;
            Clash::of(self.hex, self.attackers, self.defenders).settle(state, &field, stays, log);
        }
        for (seat, ships) in departed {
            withdraw(state, seat, &ships, self.hex, log);
        }
    }

    /// The ships of each seat that have left the map, by the places that they will have in its list.
    fn departed(state: &State, melee: &Melee, units: &[Unit]) -> Vec<(Seat, Vec<u8>)> {
        let seats = state.in_order();
        seats
            .map(|seat| {
                let own = |unit: &&Unit| unit.seat == seat.0;
                let gone = units.iter().filter(own).filter(|unit| unit.hu == 0 || unit.caught);
                let gone: Vec<u8> = gone.map(|unit| unit.index).collect();
                let left = melee.map.units.iter().enumerate().filter(|(at, placed)| {
                    let out = placed.is(Sign::Out) && !placed.is(Sign::Decided);
                    out && melee.owner(*at) == Some(seat) && melee.unit(*at).is_alive()
                });
                let left = left.map(|(at, _)| melee.unit(at).index);
                let ships = left.map(|ship| ship - gone.iter().filter(|it| **it < ship).count() as u8);
                (seat, ships.collect::<Vec<u8>>())
            })
            .filter(|(_, ships)| !ships.is_empty())
            .collect()
    }

    fn end_against_neutral(
        self,
        state: &mut State,
        seat: Seat,
        units: &[Unit],
        (stays, round): ([bool; 2], u8),
        log: &mut Log<Event>,
    ) {
        let hex = self.hex;
        let battle = Battling { seat, hex, round };
        let Some(group) = state.system(hex).group else { return };
        battle.note(state, units);
        battle.losses(state, units, log);
        let theirs = units.iter().any(|unit| !unit.own && unit.is_alive());
        let there = battling::is_armed(state, seat, hex);
        battle.join(state, group, log);
        if !theirs || !stays[0] && stays[1] {
            battle.win(state, group, stays[1], log);
        } else if !there {
            log.tell(Event::BattleLost(seat, group, hex));
            fleeing::flee_from(state, seat, Some(hex), log);
        } else if !stays[1] {
            battle.withdraw(state, log);
            if let Some(base) = battling::starbase(state, seat, hex) {
                hazard::destroy(state, seat, base, hex, log);
            }
        }
        state.battle = Battle::default();
    }
}

/// X4R-218, X4R-222: ships that left the map withdraw from the system.
fn withdraw(state: &mut State, seat: Seat, ships: &[u8], hex: Hex, log: &mut Log<Event>) {
    let berths = &state.hidden.hands[seat].berths;
    let here: Vec<(u8, u8)> = ships
        .iter()
        .filter_map(|ship| Some((*ship, berths.of_ships().nth(usize::from(*ship))??)))
        .filter(|(_, fleet)| fleets(state, seat, hex).any(|it| it == *fleet))
        .collect();
    let mut away: Option<u8> = None;
    let mut retreating = Retreating::of(seat);
    for fleet in fleets(state, seat, hex) {
        let leaving: Vec<usize> =
            here.iter().filter(|(_, it)| *it == fleet).map(|(ship, _)| usize::from(*ship)).collect();
        let all = state.crew(seat, fleet).count() == leaving.len();
        let Some(to) = fleeing::refuge(state, seat, Craft::Fleet(fleet), hex).filter(|_| !leaving.is_empty())
        else {
            continue;
        };
        let craft = if all {
            Some(fleet)
        } else {
            // Without a marker for them they stay.
            let mut marker = None;
            leaving.iter().for_each(|ship| marker = state.shift(seat, *ship, marker).or(marker));
            marker
        };
        let Some(fleet) = craft else { continue };
        away = Some(fleet);
        moving::transfer(state, seat, Craft::Fleet(fleet), to);
        moving::course(state, seat, Craft::Fleet(fleet)).set(Mark::Held, true);
        log.tell(Event::Withdrew(seat, Craft::Fleet(fleet), hex, to));
        retreating.add(Craft::Fleet(fleet));
    }
    retreating.begin(state);
    if away.is_some() {
        for fleet in fleets(state, seat, hex) {
            hazard::shed(state, seat, fleet, hex, log);
        }
        fleeing::flee_from(state, seat, Some(hex), log);
    }
}
