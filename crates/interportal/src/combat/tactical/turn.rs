//! What a unit does at the start and at the end of its turn (X4R-204, X4-242, X4-245, X4-269 to X4-279, X4R-K21).

use super::{Melee, Trait};
use crate::cards::Pack;
use crate::combat::{Dice, Now};
use crate::tactical::Device;
use crate::tactical_words::{TacticalEvent, TacticalFault};
use crate::tactics::{Sign, Step};

/// Signs of what was done at the start of a turn, beside those of the devices.
pub(crate) const DISRUPTED: u8 = 0x10;
pub(crate) const COMMANDED: u8 = 0x20;
/// The sign that the owner of a unit has ended its turn.
pub(crate) const ENDED: u8 = 0x40;

impl Melee {
    /// X4R-203: the turn of a unit begins.
    pub(crate) fn begin_turn(&mut self, at: usize) {
        self.map.unit = at as u8;
        self.map.step = Step::default();
        self.map.last = (self.field.units[at].ini, self.field.units[at].own);
        let power = self.power(at);
        let halted = self.map.units[at].halted();
        let unit = &mut self.field.units[at];
        unit.now.acted = true;
        unit.sh = unit.full[0].min(unit.sh + power.capacitors);
        if power.is(Trait::Regeneration) && !unit.broken {
            unit.ar = unit.full[1];
        }
        if halted == 2 {
            (self.map.step.moved, self.map.step.ceased) = (true, true);
        }
    }

    /// X4R-K21, X4R-453: at the end of its turn a unit mends itself or an own unit next to it: hull, else armour.
    pub(crate) fn end_turn(&mut self, at: usize) {
        // X4-307: the first attack of a cloaked unit is over.
        self.field.units[at].veiled &= !self.map.step.attacked;
        let n = self.power(at).repair;
        let Some(cell) = self.cell(at) else { return };
        for _ in 0..n {
            let near: Vec<usize> = self
                .present()
                .filter(|it| !self.are_enemies(at, *it))
                .filter(|it| self.cell(*it).is_some_and(|other| other.distance(cell) <= 1))
                .collect();
            let missing = |layer: usize, it: usize| {
                let unit = &self.field.units[it];
                unit.full[layer].saturating_sub(if layer == 2 { unit.hu } else { unit.ar })
            };
            let worst = |layer: usize| {
                let worst = near.iter().copied().max_by_key(|it| (missing(layer, *it), usize::MAX - it));
                worst.filter(|it| missing(layer, *it) > 0)
            };
            let (hull, armour) = (worst(2), worst(1));
            if let Some(it) = hull {
                self.field.units[it].hu += 1;
            } else if let Some(it) = armour {
                self.field.units[it].ar += 1;
            }
            if let Some(it) = hull.or(armour) {
                self.told.push(TacticalEvent::Mended(self.fighter(it), 1));
            }
        }
    }

    /// X4R-463: whether a unit can have another turn at once: one of its owner's in a battle, and only on the map.
    pub(crate) fn may_repeat(&self, at: usize) -> Result<(), TacticalFault> {
        let able = self.owner(at).is_some_and(|seat| self.field.doublers.has(seat));
        let there = self.cell(at).is_some() && self.map.step.switched & ENDED == 0;
        if able && there { Ok(()) } else { Err(TacticalFault::NoSecondTurn) }
    }

    /// X4R-463: its owner cannot do this again in this battle.
    pub(crate) fn repeat(&mut self, at: usize) {
        if let Some(seat) = self.owner(at) {
            self.field.doublers.remove(seat);
            self.doubled.add(seat);
            self.told.push(TacticalEvent::SecondTurn(self.fighter(at)));
        }
    }

    /// What held for the last round is over.
    pub(crate) fn begin_round(&mut self) {
        for at in 0..self.field.units.len() {
            self.map.units[at].begin_round();
            let power = self.power(at);
            let hologram = self.field.units[at].now.hologram;
            let (rerolls, magazines, decoys) = (power.rerolls, power.magazines, power.decoys);
            self.field.units[at].now = Now { rerolls, magazines, decoys, hologram, ..Now::default() };
        }
    }

    /// Whether a unit has had its turn in this round.
    pub(crate) fn has_acted(&self, at: usize) -> bool {
        self.field.units[at].now.acted
    }

    /// The movement action is over; an attack that was begun is over, too (X4R-204).
    pub(crate) fn moved(&mut self) {
        self.map.step.moved = true;
        self.map.step.ceased |= self.map.step.attacked;
    }

    /// Whether a unit is on the map and can still do something in its turn.
    pub(crate) fn is_active(&self, pack: &Pack, at: usize) -> bool {
        let step = &self.map.step;
        if self.cell(at).is_none() {
            return false;
        }
        if !step.moved && !self.is_steady(at) {
            return true;
        }
        if Device::ALL.into_iter().any(|device| self.may_switch(at, device, true).is_ok()) {
            return true;
        }
        let picks = |target: usize| {
            [Trait::EWar, Trait::Command].into_iter().any(|by| self.may_pick(at, by, target).is_ok())
        };
        let boards = |target: usize| self.may_storm(at, target).is_ok();
        let sweeps = !step.attacked && !self.mines_near(pack, at).is_empty();
        let bombs = (0..self.arms(at).len()).any(|slot| self.may_bomb(at, slot).is_ok());
        let attacks = self.has_prey(at) || sweeps || bombs || self.present().any(boards);
        !step.ceased && attacks || self.present().any(picks)
    }

    /// Whether a unit has room for small craft.
    pub(crate) fn carries(&self, at: usize) -> bool {
        self.field.units[at].whole.hangar > 0
    }

    /// Whether the turn has not gone beyond its start.
    pub(crate) const fn at_start(&self) -> bool {
        let step = &self.map.step;
        !step.attacked && step.fired == 0 && step.first == 0
    }

    /// X4-276, X4-296, X4-300: whether a unit can switch something; at the start of its turn, each once.
    pub(crate) fn may_switch(&self, at: usize, device: Device, in_turn: bool) -> Result<(), TacticalFault> {
        let it = match device {
            Device::Hologram => Trait::Hologram,
            Device::Jammer => Trait::Jammer,
            Device::Stabilisers => Trait::Stabilisers,
        };
        if self.cell(at).is_none() || !self.has(at, it) {
            return Err(TacticalFault::NoDevice);
        }
        if !in_turn {
            // Before the first round everything is off and is switched on once.
            return if self.is_switched(at, device) { Err(TacticalFault::Switched) } else { Ok(()) };
        }
        if self.map.step.switched >> device as u8 & 1 == 1 {
            return Err(TacticalFault::Switched);
        }
        if self.map.step.ceased && device == Device::Stabilisers {
            return Err(TacticalFault::Attacked);
        }
        if self.map.step.moved || !self.at_start() { Err(TacticalFault::TurnBegun) } else { Ok(()) }
    }

    /// Whether something of a unit is on.
    pub(crate) fn is_switched(&self, at: usize, device: Device) -> bool {
        match device {
            Device::Hologram => self.field.units[at].now.hologram,
            Device::Jammer => self.map.units[at].is(Sign::Jamming),
            Device::Stabilisers => self.map.units[at].is(Sign::Steady),
        }
    }

    /// Something is switched on or off; stabilisers take the attack action of a turn (X4-296).
    pub(crate) fn switch(&mut self, at: usize, device: Device, in_turn: bool) {
        let on = !self.is_switched(at, device);
        match device {
            Device::Hologram => self.field.units[at].now.hologram = on,
            Device::Jammer => self.map.units[at].set(Sign::Jamming, on),
            Device::Stabilisers => self.map.units[at].set(Sign::Steady, on),
        }
        if in_turn {
            self.map.step.switched |= 1 << device as u8;
            self.map.step.ceased |= device == Device::Stabilisers;
        }
        self.told.push(TacticalEvent::Switched(self.fighter(at), device, on));
    }

    /// X4-269, X4-278: whether a unit can pick a target at the start of its turn.
    pub(crate) fn may_pick(&self, at: usize, by: Trait, target: usize) -> Result<(), TacticalFault> {
        let sign = if by == Trait::EWar { DISRUPTED } else { COMMANDED };
        if !self.has(at, by) {
            return Err(TacticalFault::NoDevice);
        }
        if self.map.step.switched & sign != 0 {
            return Err(TacticalFault::Switched);
        }
        if self.map.step.moved && self.map.units[at].halted() < 2 || !self.at_start() {
            return Err(TacticalFault::TurnBegun);
        }
        if self.is_target(at, target) { Ok(()) } else { Err(TacticalFault::NoTarget) }
    }

    /// X4-269 to X4-271: 2 or more, 1 harder for each hex and for every 2 points of shield.
    pub(crate) fn disrupt(&mut self, at: usize, target: usize, dice: &mut impl Dice) {
        self.map.step.switched |= DISRUPTED;
        let (Some(from), Some(to)) = (self.cell(at), self.cell(target)) else { return };
        let needed = 2 + from.distance(to) + self.field.units[target].sh / 2;
        let hit = dice.die() >= needed;
        if hit {
            self.map.units[target].halt();
        }
        self.told.push(TacticalEvent::Disrupted(self.fighter(at), self.fighter(target), hit));
    }

    /// X4-278: a target is named.
    pub(crate) fn command(&mut self, at: usize, target: usize) {
        self.map.step.switched |= COMMANDED;
        self.map.command[usize::from(self.field.units[at].own)] = target as u8 + 1;
        self.told.push(TacticalEvent::Commanded(self.fighter(at), self.fighter(target)));
    }

    /// X4-287: the mines within reach.
    pub(crate) fn mines_near(&self, pack: &Pack, at: usize) -> Vec<usize> {
        let Some(cell) = self.cell(at).filter(|_| self.power(at).mines > 0) else { return Vec::new() };
        let near = |mine: &usize| self.map.mines[*mine].distance(cell) <= pack.mine.clear_range;
        (0..self.map.mines.len()).filter(near).collect()
    }

    /// X4-287: they are removed.
    pub(crate) fn sweep(&mut self, pack: &Pack, at: usize) {
        let near = self.mines_near(pack, at);
        for mine in near.iter().rev() {
            self.map.mines.remove(*mine);
        }
        (self.map.step.attacked, self.map.step.ceased) = (true, true);
        self.told.push(TacticalEvent::Swept(self.fighter(at), near.len() as u8));
    }

    /// X4R-219: whether small craft can go into the hangar of a unit next to them.
    pub(crate) fn may_dock(&self, at: usize, carrier: usize) -> Result<(), TacticalFault> {
        if self.map.step.moved {
            return Err(TacticalFault::Moved);
        }
        let unit = &self.field.units[at];
        let near = self.cell(at).zip(self.cell(carrier)).is_some_and(|(one, other)| one.distance(other) == 1);
        let room = |it: usize| -> u8 {
            let docked = (0..self.map.units.len()).filter(|other| {
                let placed = &self.map.units[*other];
                placed.is(Sign::Docked) && usize::from(placed.place) == it
            });
            let used: u8 =
                docked.map(|other| self.map.units[other].n() * self.field.units[other].full[2]).sum();
            self.field.units[it].whole.hangar.saturating_sub(used)
        };
        let own =
            !self.are_enemies(at, carrier) && at != carrier && unit.seat == self.field.units[carrier].seat;
        let needed = self.map.units[at].n() * unit.full[2];
        let fits = unit.bare.is(Trait::Small) && near && own && room(carrier) >= needed;
        if fits { Ok(()) } else { Err(TacticalFault::NoHangar) }
    }

    /// X4R-219: they go into it.
    pub(crate) fn dock(&mut self, at: usize, carrier: usize) {
        self.told.push(TacticalEvent::Docked(self.fighter(at), self.fighter(carrier)));
        self.map.units[at].place = carrier as u8;
        self.map.units[at].set(Sign::Docked, true);
    }
}
