//! The approach stage: who takes part, tokens, mines, deployment and switches (X4R-191 to X4R-200, X4R-198).

use engine::{List, Log, Seat, Seats};

use super::super::Battling;
use super::super::battling::Thrown;
use super::super::clash::{Clash, fighters};
use super::Manoeuvring;
use crate::cell::Cell;
use crate::combat::{Dice, Melee, Trait, kin};
use crate::event::Event;
use crate::hex::Hex;
use crate::ids::Kind;
use crate::realm::{Make, SHIPS};
use crate::state::{Battle, Board, Left, NEUTRALS, State};
use crate::tactical::Device;
use crate::tactical_words::{TacticalEvent, TacticalFault};
use crate::tactics::{PLACED, Placed, SIDE, Sign, Stage, Tactics};

impl Manoeuvring {
    /// X4R-185: fleets of a seat meet neutral units.
    pub(crate) fn against_neutral(state: &mut State, battling: Battling, log: &mut Log<Event>) {
        let mut attackers = Seats::default();
        attackers.add(battling.seat);
        Self { hex: battling.hex, attackers, defenders: Seats::default() }.begin(state, log);
    }

    /// Fleets of players meet; who may decline has not done so (X4R-202).
    pub(crate) fn between_players(state: &mut State, clash: Clash, log: &mut Log<Event>) {
        let (hex, attackers, defenders) = (clash.hex, clash.attackers, clash.defenders);
        Self { hex, attackers, defenders }.begin(state, log);
    }

    /// X4R-198: both sides are shown; then the map is set up.
    pub(super) fn begin(self, state: &mut State, log: &mut Log<Event>) {
        let mut units: List<Placed, PLACED> = List::new();
        let mut own: List<Left, SHIPS> = List::new();
        let neutral = self.defenders.is_empty();
        let most = if neutral { SIDE } else { PLACED / 2 };
        let mut n_units = [0; 2];
        let mut kosme = false;
        for (side, attacks) in [(self.attackers, true), (self.defenders, false)] {
            for seat in state.in_order().filter(|seat| side.has(*seat)) {
                state.hidden.hands[seat].berths.show(log);
                let mut ships = fighters(state, seat, self.hex);
                let realm = &state.realms[seat];
                let make = |ship: u8| realm.ships[usize::from(ship)].make;
                ships.sort_by_key(|ship| (kin(make(*ship)), *ship));
                let swarms = |ship: u8| {
                    let keywords = &state.hull(make(ship)).keywords;
                    keywords.iter().any(|used| used.keyword.id() == "swarm")
                };
                let kinds: Vec<(u16, bool)> =
                    ships.iter().map(|ship| (kin(make(*ship)), swarms(*ship))).collect();
                let hulls: Vec<u8> = ships.iter().map(|ship| realm.ships[usize::from(*ship)].hull).collect();
                kosme |= ships.iter().any(|ship| matches!(make(*ship), Make::Kosme(_)));
                let start = own.len();
                for ship in ships.iter().copied().take(SHIPS - start) {
                    own.push(Left { seat, ship, ..Left::default() });
                }
                for (first, n) in Melee::stacks(&kinds, state.pack.pack().battle.stack_max).iter().copied() {
                    let at = start + usize::from(first);
                    if n_units[usize::from(attacks)] < most && at + usize::from(n) <= own.len() {
                        n_units[usize::from(attacks)] += 1;
                        units.push(Placed::new(at as u8, (hulls[usize::from(first)], n), false, attacks));
                    }
                }
                self.show(state, seat, &ships, log);
            }
        }
        state.battle = Battle { own, kosme, ..Battle::default() };
        if neutral {
            let group = Self::group(state, self.hex);
            n_units[0] = group.len();
            group.into_iter().for_each(|placed| units.push(placed));
        }
        let numbers = &state.pack.pack().tactical_map;
        let many = n_units.iter().any(|n| *n >= usize::from(numbers.large_from_units));
        let rows = if many { numbers.rows_large } else { numbers.rows };
        let planet = self.planet(state, rows);
        state.board.tactics = Tactics { hex: self.hex, rows, planet, units, ..Tactics::default() };
        Melee::fresh(state).save(&mut state.board);
        log.tell(Event::Tactical(TacticalEvent::Began(self.hex)));
        self.scatter(state, log);
        self.go_on(state, log);
    }

    /// X4R-301: blueprints of ships that fight are shown.
    fn show(self, state: &mut State, seat: Seat, ships: &[u8], log: &mut Log<Event>) {
        let pack = state.pack.pack();
        for ship in ships {
            let realm = &mut state.board.realms[seat];
            if let Make::Blueprint(ship, variant) = realm.ships[usize::from(*ship)].make {
                let drawings = &state.hidden.hands[seat].drawings;
                drawings.show(pack, (ship, variant), &mut realm.shown, log);
            }
        }
    }

    /// The units of a neutral group that are left, in stacks (X4R-196).
    fn group(state: &State, hex: Hex) -> Vec<Placed> {
        let Some(group) = state.system(hex).group else { return Vec::new() };
        let hulls = crate::odds::hulls(state, group);
        let left = state.neutrals.iter().find(|neutral| neutral.hex == hex).map(|it| it.hulls);
        let pack = state.pack.pack();
        let kinds: Vec<(u16, bool)> = hulls
            .iter()
            .take(NEUTRALS)
            .map(|hull| match hull {
                crate::odds::HullOf::Ship(ship) => {
                    let swarms = pack[*ship].keywords.iter().any(|used| used.keyword.id() == "swarm");
                    (u16::from(engine::Index::index(*ship)), swarms)
                }
                crate::odds::HullOf::Neutral(unit) => (0x100 | u16::from(engine::Index::index(*unit)), false),
            })
            .collect();
        let whole = |at: usize| match hulls[at] {
            crate::odds::HullOf::Ship(ship) => pack[ship].hu,
            crate::odds::HullOf::Neutral(unit) => pack[unit].hu,
        };
        let hull = |at: usize| left.map_or(whole(at), |left| left[at]);
        let stacks = Melee::stacks(&kinds, pack.battle.stack_max);
        let placed = stacks.iter().copied().filter_map(|(first, n)| {
            let first = usize::from(first);
            let alive = (first..first + usize::from(n)).filter(|at| hull(*at) > 0).count() as u8;
            let mut placed = Placed::new(first as u8, (hull(first), n), true, false);
            let front = (first..first + usize::from(n)).map(hull).find(|hull| *hull > 0)?;
            placed.set_body(front, alive);
            Some(placed)
        });
        placed.collect()
    }

    /// X4R-193: the planet token of a colony of the defender.
    fn planet(self, state: &State, rows: u8) -> Option<Cell> {
        let colony = state.colony_at(self.hex)?;
        let column = state.pack.pack().tactical_map.planet_column;
        self.defenders.has(colony.seat).then(|| Cell::new(column, rows / 2)).flatten()
    }

    /// X4R-193: asteroid tokens.
    fn scatter(self, state: &mut State, log: &mut Log<Event>) {
        if state.system(self.hex).kind != Some(Kind::AsteroidField) {
            return;
        }
        let numbers = &state.pack.pack().tactical_map;
        let mut free: Vec<Cell> = Cell::all(state.tactics.rows)
            .filter(|cell| numbers.asteroid_columns.contains(&cell.column()))
            .collect();
        for _ in 0..numbers.asteroid_tokens.min(8) {
            let mut dice = Thrown { chance: &mut state.chance, log };
            let cell = free.remove(usize::from(dice.number(free.len() as u8)));
            state.board.tactics.rocks.push(cell);
        }
    }
}

/// Whether a seat has something to switch before the first round (X4R-198).
pub(super) fn has_devices(melee: &Melee, seat: Seat) -> bool {
    let own = |at: &usize| melee.owner(*at) == Some(seat);
    melee
        .present()
        .filter(own)
        .any(|at| Device::ALL.into_iter().any(|device| melee.may_switch(at, device, false).is_ok()))
}

/// X4-284: whether a mine can be placed in a hex: after all other tokens, not in a zone.
pub(super) fn may_mine(board: &Board, cell: Cell) -> Result<(), TacticalFault> {
    let map = &board.tactics;
    let numbers = &board.pack.pack().tactical_map;
    let zones = numbers.attacker_columns.iter().chain(&numbers.defender_columns);
    if zones.copied().any(|column| column == cell.column()) {
        return Err(TacticalFault::InZone);
    }
    let taken = map.mines.contains(&cell) || map.rocks.contains(&cell) || map.planet == Some(cell);
    if taken { Err(TacticalFault::Occupied) } else { Ok(()) }
}

/// X4R-199, X4R-200, X4-303: whether a unit can be placed in a hex.
pub(super) fn may_deploy(melee: &Melee, board: &Board, at: usize, cell: Cell) -> Result<(), TacticalFault> {
    if !melee.is_free(cell) {
        return Err(TacticalFault::Occupied);
    }
    let own = melee.unit(at).own;
    let scout = melee.has(at, Trait::Scout);
    let beyond = if scout { board.pack.pack().tactical_map.scout_columns_beyond } else { 0 };
    let in_zone = |cell: Cell| melee.zone(own, beyond).any(|it| it == cell);
    if !melee.has(at, Trait::Small) {
        return if in_zone(cell) { Ok(()) } else { Err(TacticalFault::OutsideZone) };
    }
    let seat = melee.owner(at);
    let side = |it: &usize| melee.unit(*it).own == own && melee.owner(*it) == seat;
    let next = |it: usize| melee.cell(it).is_some_and(|other| other.distance(cell) == 1);
    // X4-303: with an assault ramp anywhere in the zone, and outside of it next to the unit with the ramp.
    let ramp = |it: &usize| side(it) && melee.has(*it, Trait::Ramp);
    let ramps = melee.present().any(|it| ramp(&it));
    if ramps && (in_zone(cell) || melee.present().any(|it| ramp(&it) && next(it))) {
        return Ok(());
    }
    let carrier = |it: &usize| side(it) && melee.carries(*it);
    let beside = |cell: Cell| {
        let next = |it: usize| melee.cell(it).is_some_and(|other| other.distance(cell) == 1);
        melee.present().any(|it| carrier(&it) && next(it))
    };
    // X4R-455: without a carrier, or without a free hex beside one, anywhere in the zone.
    let room = melee.zone(own, beyond).any(|it| melee.is_free(it) && beside(it));
    match (in_zone(cell), room && !ramps) {
        (false, _) => Err(TacticalFault::OutsideZone),
        (true, true) if !beside(cell) => Err(TacticalFault::BesideCarrier),
        _ => Ok(()),
    }
}

/// The facing straight towards the enemy.
pub(super) const fn ahead(own: bool) -> u8 {
    if own { 0 } else { 3 }
}

/// A unit is placed, looking ahead.
pub(super) fn deploy(melee: &mut Melee, at: usize, cell: Cell) {
    let own = melee.unit(at).own;
    let placed = &mut melee.map.units[at];
    placed.set(Sign::Waiting, false);
    placed.place = cell.number();
    placed.turn_to(ahead(own));
    melee.told.push(TacticalEvent::Deployed(melee.fighter(at), cell));
}

/// X4R-335: a unit is placed by itself.
pub(super) fn deploy_by_itself(melee: &mut Melee, board: &Board, at: usize) {
    let cell = melee.place_for(at, |cell| may_deploy(melee, board, at, cell).is_ok());
    match cell {
        Some(cell) => deploy(melee, at, cell),
        // No room is left: it stays out.
        None => {
            melee.map.units[at].set(Sign::Waiting, false);
            melee.map.units[at].set(Sign::Out, true);
        }
    }
}

impl Manoeuvring {
    /// X4R-198: what comes next before the first round; whether somebody is asked.
    pub(super) fn approach(board: &Board, melee: &mut Melee) -> bool {
        let n = melee.map.units.len();
        match melee.map.stage {
            Stage::Joining => {
                // X4-306: cloaked units decide; those of wholly cloaked fleets are not here.
                let undecided = |at: &usize| {
                    let unit = melee.unit(*at);
                    unit.veiled && melee.owner(*at).is_some() && !melee.placed(*at).is(Sign::Decided)
                };
                if let Some(at) = (0..n).find(undecided) {
                    melee.map.unit = at as u8;
                    return true;
                }
                (melee.map.stage, melee.map.unit, melee.map.left) = (Stage::Mining, 0, u8::MAX);
            }
            Stage::Mining => {
                let at = usize::from(melee.map.unit);
                let room = melee.map.mines.len() < crate::tactics::TOKENS;
                if at >= n || !room {
                    (melee.map.stage, melee.map.unit) = (Stage::Deploying, 0);
                } else if melee.map.left == u8::MAX {
                    let out = melee.placed(at).is(Sign::Out);
                    let n_mines = if out { 0 } else { melee.n_mines(at) };
                    melee.map.left = n_mines * board.pack.pack().tactical_map.mines_per_item;
                } else if melee.map.left == 0 {
                    (melee.map.unit, melee.map.left) = (melee.map.unit + 1, u8::MAX);
                } else if melee.owner(at).is_some() {
                    return true;
                } else {
                    // X4R-454: neutral units mine the middle column.
                    let may = |cell: Cell| may_mine(board, cell).is_ok() && cell.column() == 4;
                    let cell = melee.place_for(at, |cell| may(cell) && !melee.map.mines.contains(&cell));
                    cell.into_iter().for_each(|cell| melee.map.mines.push(cell));
                    melee.map.left = if cell.is_some() { melee.map.left - 1 } else { 0 };
                }
            }
            Stage::Facing => return true,
            Stage::Deploying => match melee.next_to_deploy() {
                Some(at) => {
                    (melee.map.stage, melee.map.unit) = (Stage::Deploying, at as u8);
                    let may =
                        Cell::all(melee.map.rows).any(|cell| may_deploy(melee, board, at, cell).is_ok());
                    if melee.owner(at).is_some() && may {
                        return true;
                    }
                    deploy_by_itself(melee, board, at);
                }
                None => (melee.map.stage, melee.map.unit) = (Stage::Preparing, 0),
            },
            Stage::Preparing => {
                let seat = melee.map.unit;
                if seat >= board.n_players() {
                    melee.map.stage = Stage::Choosing;
                } else if has_devices(melee, Seat(seat)) {
                    return true;
                } else {
                    melee.map.unit += 1;
                }
            }
            _ => {}
        }
        false
    }
}
