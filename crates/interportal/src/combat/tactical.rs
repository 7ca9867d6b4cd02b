//! A tactical battle as the rules work with it: units with their weapons, where they stand, and the tokens of the map.
//!
//! Everything here is read from the open table: a player who fights has shown what the ships are fitted with (X4R-198).

mod aim;
mod fire;
mod fly;
mod mind;
mod turn;

use engine::{List, Seat, Seats};

pub(crate) use fly::Reach;
pub(crate) use turn::ENDED;

use super::{Field, Hit, NOBODY, OWNERS, Power, Trait, Unit};
use crate::cell::Cell;
use crate::economy::Books;
use crate::ids::{Class, Kind};
use crate::odds::HullOf;
use crate::realm::Hand;
use crate::state::{Board, Left};
use crate::tactical_words::{Fighter, TacticalEvent};
use crate::tactics::{Placed, Sign, Tactics};

/// How far jammers and squadron centres reach (X4-299, X4-301).
const NEAR: u8 = 3;

/// A tactical battle.
#[derive(Clone, Debug)]
pub(crate) struct Melee {
    pub(crate) field: Field,
    /// Map, tokens and turn; its units are in the order of those of the field.
    pub(crate) map: Tactics,
    /// X4R-043.
    hole: bool,
    /// X4R-235: whether there is something on the planet that weapons can fire at.
    armed: bool,
    /// Who has given a unit a second turn in this battle (X4R-463).
    doubled: Seats,
    /// What happened and is not told yet.
    pub(crate) told: Vec<TacticalEvent>,
    hulls: Vec<HullOf>,
}

impl Melee {
    /// The battle that is going on.
    pub(crate) fn of(board: &Board) -> Self {
        let mut melee = Self::fresh(board);
        melee.restore(board);
        melee
    }

    /// The battle before anything has happened: every unit is whole but for its hull.
    pub(crate) fn fresh(board: &Board) -> Self {
        let map = board.tactics;
        let pack = board.pack.pack();
        let kind = board.system(map.hex).kind;
        let dangerous = board.is_dangerous(map.hex);
        let mut field = Field {
            nebula: kind == Some(Kind::Nebula),
            storm: kind == Some(Kind::Storm) && dangerous,
            rerolls: [0; OWNERS],
            doublers: Seats::NONE,
            arms: Vec::with_capacity(48),
            units: Vec::with_capacity(map.units.len()),
        };
        let group = board.system(map.hex).group.filter(|_| map.units.iter().any(|it| it.is(Sign::Neutral)));
        if let Some(group) = group {
            field.group(board, group, map.hex);
        }
        let neutral = std::mem::take(&mut field.units);
        let kinds = group.map(|group| crate::odds::hulls(board, group)).unwrap_or_default();
        let mut hulls = Vec::with_capacity(map.units.len());
        let mut open: Option<(Seat, Hand, Books<'_>)> = None;
        for placed in map.units.iter() {
            let at = usize::from(placed.at);
            if placed.is(Sign::Neutral) {
                field.units.push(neutral[at]);
                hulls.push(kinds[at]);
                continue;
            }
            let Left { seat, ship, .. } = board.battle.own[at];
            if open.as_ref().is_none_or(|(other, ..)| *other != seat) {
                let drawings = board.realms[seat].shown.drawings(pack);
                let books = Books::open(board, seat);
                field.favour(board, seat, &books);
                open = Some((seat, Hand { drawings, ..Hand::default() }, books));
            }
            let Some((_, hand, books)) = &open else { continue };
            let ship = usize::from(ship);
            field.ship(board, (seat, hand), (ship, placed.is(Sign::Attacker)), books);
            hulls.push(HullOf::Ship(board.hull(board.realms[seat].ships[ship].make).id));
        }
        let hole = kind == Some(Kind::BlackHole) && dangerous;
        let armed = map.planet.is_some() && board.gunner(map.hex).is_some();
        Self { field, map, hole, armed, doubled: board.battle.doubled, told: Vec::new(), hulls }
    }

    /// Units are as they were left.
    fn restore(&mut self, board: &Board) {
        for (unit, placed) in self.field.units.iter_mut().zip(self.map.units.iter()) {
            let at = usize::from(placed.at);
            let left = if placed.is(Sign::Neutral) { board.battle.neutral[at] } else { board.battle.own[at] };
            left.restore(unit);
            unit.hu = if placed.n() > 0 { placed.hull() } else { 0 };
            unit.now.hologram = placed.is(Sign::Hologram);
            unit.now.marked = placed.is(Sign::Marked);
            unit.now.weak = placed.is(Sign::Weak);
            unit.now.shorted = placed.is(Sign::Shorted);
            unit.now.acted = placed.is(Sign::Acted);
            unit.now.intercepted = u16::from(placed.intercepted);
        }
        for at in 0..self.field.units.len() {
            let power = self.power(at);
            let spent = self.map.units[at].spent;
            let now = &mut self.field.units[at].now;
            now.rerolls = power.rerolls.saturating_sub(spent & 3);
            now.magazines = power.magazines.saturating_sub(spent >> 2 & 3);
            now.decoys = power.decoys.saturating_sub(spent >> 4 & 3);
        }
        for (left, used) in self.field.rerolls.iter_mut().zip(self.map.rerolled) {
            *left = left.saturating_sub(used);
        }
    }

    /// What is remembered of it.
    pub(crate) fn save(&mut self, board: &mut Board) {
        for at in 0..self.field.units.len() {
            let power = self.power(at);
            let (unit, placed) = (&self.field.units[at], &mut self.map.units[at]);
            placed.set(Sign::Hologram, unit.now.hologram);
            placed.set(Sign::Marked, unit.now.marked);
            placed.set(Sign::Weak, unit.now.weak);
            placed.set(Sign::Shorted, unit.now.shorted);
            placed.set(Sign::Acted, unit.now.acted);
            placed.intercepted = unit.now.intercepted as u8;
            let used = |all: u8, left: u8, before: u8| all.saturating_sub(left).max(before & 3).min(3);
            let spent = placed.spent;
            placed.spent = used(power.rerolls, unit.now.rerolls, spent)
                | used(power.magazines, unit.now.magazines, spent >> 2) << 2
                | used(power.decoys, unit.now.decoys, spent >> 4) << 4;
            let n = if unit.hu > 0 { placed.n() } else { 0 };
            placed.set_body(unit.hu, n);
            let place = usize::from(placed.at);
            if placed.is(Sign::Neutral) {
                board.battle.neutral[place] = Left::of(unit);
            } else {
                board.battle.own[place] = Left::of(unit);
            }
        }
        board.tactics = self.map;
        board.battle.doubled = self.doubled;
    }

    /// A unit as it is spoken of.
    pub(crate) fn fighter(&self, at: usize) -> Fighter {
        let owner = Some(Seat(self.field.units[at].seat)).filter(|seat| seat.0 != NOBODY);
        Fighter { number: at as u8 + 1, owner, hull: self.hulls[at] }
    }

    /// The owner of a unit; nobody for neutral ones.
    pub(crate) fn owner(&self, at: usize) -> Option<Seat> {
        self.fighter(at).owner
    }

    pub(crate) fn unit(&self, at: usize) -> &Unit {
        &self.field.units[at]
    }

    /// Where a unit stands; nothing if it is not on the map or fights no more.
    pub(crate) fn cell(&self, at: usize) -> Option<Cell> {
        self.map.units[at].cell().filter(|_| self.field.units[at].is_alive())
    }

    /// All units on the map, by their place.
    pub(crate) fn present(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.field.units.len()).filter(|at| self.cell(*at).is_some())
    }

    pub(crate) fn placed(&self, at: usize) -> &Placed {
        &self.map.units[at]
    }

    /// Whether units fight each other.
    pub(crate) fn are_enemies(&self, one: usize, other: usize) -> bool {
        self.field.units[one].own != self.field.units[other].own
    }

    /// Whether a unit has a front and a rear (X4R-209).
    pub(crate) fn has_front(&self, at: usize) -> bool {
        let unit = &self.field.units[at];
        unit.class != Class::Ks && !unit.bare.is(Trait::Base)
    }

    /// X4-301, X4R-451: whether a jammer is near; jammers do not stop jammers.
    fn is_jammed(&self, at: usize) -> bool {
        let Some(cell) = self.map.units[at].cell() else { return false };
        let jams = |other: &usize| {
            let placed = &self.map.units[*other];
            let near = placed.cell().is_some_and(|it| it.distance(cell) <= NEAR);
            near && placed.is(Sign::Jamming) && self.field.units[*other].whole.is(Trait::Jammer)
        };
        (0..self.field.units.len()).any(|other| jams(&other))
    }

    /// What a unit can do where it stands.
    pub(crate) fn power(&self, at: usize) -> Power {
        let unit = &self.field.units[at];
        if !self.is_jammed(at) {
            return unit.whole;
        }
        let mut power = unit.bare;
        unit.pieces.iter().filter(|piece| piece.immune).for_each(|piece| power.add(&piece.power));
        if unit.whole.is(Trait::Jammer) {
            power.give(Trait::Jammer);
        }
        power
    }

    /// Whether a unit has something, where it stands.
    pub(crate) fn has(&self, at: usize, it: Trait) -> bool {
        self.power(at).is(it)
    }

    /// Mine tokens that a unit brings (X4-284).
    pub(crate) fn n_mines(&self, at: usize) -> u8 {
        self.field.units[at].whole.mines
    }

    /// The unit that a command centre of a side has named (X4-279).
    fn commanded(&self, own: bool) -> Option<usize> {
        usize::from(self.map.command[usize::from(own)]).checked_sub(1)
    }

    /// X4R-216, X4R-334: a unit suffers a hit; of a stack the next ship comes when one is destroyed. The points lost.
    fn hurt(&mut self, at: usize, hit: &Hit) -> (u8, u8) {
        let unit = &mut self.field.units[at];
        let before = unit.points();
        let deep = unit.take(hit);
        let lost = before - unit.points();
        if unit.hu == 0 {
            let n = self.map.units[at].n();
            if n > 1 {
                [unit.sh, unit.ar, unit.hu] = unit.full;
                unit.broken = false;
            }
            let hull = self.field.units[at].hu;
            self.map.units[at].set_body(hull, n.saturating_sub(1));
            self.told.push(TacticalEvent::Destroyed(self.fighter(at)));
            if n <= 1 {
                self.sink(at);
            }
        }
        (lost, deep)
    }

    /// X4R-219: what is in the hangar of a destroyed carrier is lost with it.
    fn sink(&mut self, carrier: usize) {
        for at in 0..self.map.units.len() {
            let placed = &mut self.map.units[at];
            if placed.is(Sign::Docked) && usize::from(placed.place) == carrier {
                placed.set_body(0, 0);
                self.field.units[at].hu = 0;
                self.told.push(TacticalEvent::Destroyed(self.fighter(at)));
            }
        }
    }

    /// X4R-188: whether a side has a unit on the map that can attack.
    pub(crate) fn can_attack(&self, own: bool) -> bool {
        let armed = |at: &usize| {
            let unit = &self.field.units[*at];
            unit.own == own && unit.arms.1 > unit.arms.0
        };
        self.present().any(|at| armed(&at))
    }

    /// X4R-189: hull points of a side on the map.
    pub(crate) fn hull(&self, own: bool) -> u16 {
        let side = self.present().filter(|at| self.field.units[*at].own == own);
        side.map(|at| {
            let (unit, n) = (&self.field.units[at], self.map.units[at].n());
            u16::from(unit.hu) + u16::from(n.saturating_sub(1)) * u16::from(unit.full[2])
        })
        .sum()
    }

    /// All ships and neutral units that took part, those of stacks one by one.
    pub(crate) fn spread_out(&self, board: &Board) -> Vec<Unit> {
        let mut all = Vec::new();
        for (at, placed) in self.map.units.iter().enumerate() {
            let unit = &self.field.units[at];
            if !unit.bare.is(Trait::Swarm) {
                all.push(*unit);
                continue;
            }
            let members: Vec<u8> = if placed.is(Sign::Neutral) {
                (unit.index..unit.index + placed.all()).collect()
            } else {
                let own = &board.battle.own[usize::from(placed.at)..];
                own.iter().take(usize::from(placed.all())).map(|left| left.ship).collect()
            };
            all.extend(members.into_iter().map(|index| Unit { index, hu: 0, ..*unit }));
        }
        // X4R-208: ships may have changed their stacks, so that only their number counts.
        for (at, placed) in self.map.units.iter().enumerate() {
            let unit = &self.field.units[at];
            if unit.bare.is(Trait::Swarm) {
                let alike = |it: &&mut Unit| {
                    (it.own, it.seat, it.kin.0, it.hu) == (unit.own, unit.seat, unit.kin.0, 0)
                };
                for member in all.iter_mut().filter(alike).take(usize::from(placed.n())) {
                    member.hu = unit.full[2];
                }
            }
        }
        all
    }

    /// Cells of the deployment zone of a side; a scout may go further (X4R-192, X4R-200).
    pub(crate) fn zone(&self, own: bool, beyond: u8) -> impl Iterator<Item = Cell> + use<> {
        Cell::all(self.map.rows).filter(move |cell| {
            if own { cell.column() < 2 + beyond } else { cell.column() + 2 + beyond >= crate::cell::COLUMNS }
        })
    }

    /// Whether a hex has no unit and no planet.
    pub(crate) fn is_free(&self, cell: Cell) -> bool {
        self.map.planet != Some(cell) && !self.present().any(|at| self.cell(at) == Some(cell))
    }

    /// The units that are placed later than others, in order: ascending initiative, the defender first (X4R-199).
    pub(crate) fn next_to_deploy(&self) -> Option<usize> {
        let waiting = (0..self.map.units.len()).filter(|at| self.map.units[*at].is(Sign::Waiting));
        waiting.min_by_key(|at| {
            let unit = &self.field.units[*at];
            // Small craft come after the carriers, scouts last of all (X4R-200).
            let late = if unit.whole.is(Trait::Scout) { 2 } else { u8::from(unit.bare.is(Trait::Small)) };
            (late, unit.ini, unit.own, *at)
        })
    }

    /// All units of a list that are alike form stacks: the first of each, and how many (X4R-196).
    pub(crate) fn stacks(kinds: &[(u16, bool)], most: u8) -> List<(u8, u8), { crate::realm::SHIPS }> {
        let mut all: List<(u8, u8), { crate::realm::SHIPS }> = List::new();
        let mut at = 0;
        while at < kinds.len() {
            let (kind, swarms) = kinds[at];
            let alike = kinds[at..].iter().take_while(|(other, _)| *other == kind && swarms).count();
            let n = alike.clamp(1, usize::from(most.max(1)));
            all.push((at as u8, n as u8));
            at += n;
        }
        all
    }
}
