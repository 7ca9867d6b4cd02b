//! What a battle is and how it may end, worked out from a view alone (X4R-228, X4R-369).
//!
//! Battles are fought many times with other dice. What the viewer cannot know about the fleets of others is imagined
//! anew several times, so that odds never tell a secret.

use engine::{Chance, Game, List, Quick, Seat, Seats};
use serde::Serialize;

use crate::cards::NeutralHull;
use crate::combat::{Fit, Order, Orders, Unit, is_there};
use crate::flow::{Frame, Manoeuvring, ROUNDS, field, fleets};
use crate::hex::Hex;
use crate::ids::{Class, Group, NeutralUnit, Ship, Weapon};
use crate::realm::{Hand, MARKERS};
use crate::state::State;
use crate::view::View;

/// Worlds that are imagined at most for one question.
const WORLDS: u32 = 64;

/// Turns of units in tactical battles that are imagined for one question: about 40 ms on one core. Rules read no clock,
/// and the same question has the same answer on any machine.
const TURNS: u32 = 6000;

/// Fleets of a player against the neutral units of a system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Encounter {
    /// Whose fleets.
    pub seat: Seat,
    /// Where.
    pub hex: Hex,
    /// Against whom.
    pub group: Group,
    /// The battle round that comes next, from 1.
    pub round: u8,
    /// The fleets, from 0.
    pub fleets: List<u8, MARKERS>,
}

impl Encounter {
    /// The battle that is going on, if there is one.
    pub fn now(view: &View) -> Option<Self> {
        let battling = view.frames.iter().rev().find_map(|frame| match frame {
            Frame::Battling(battling) => Some(battling),
            _ => None,
        })?;
        let (seat, hex, round) = (battling.seat, battling.hex, battling.round);
        let group = view.system(hex).group?;
        Some(Self { seat, hex, group, round, fleets: fleets(view, seat, hex).collect() })
    }

    /// The battle that there would be if these fleets, from 0, met the neutral units of a system.
    pub fn before(view: &View, seat: Seat, hex: Hex, fleets: &[u8]) -> Option<Self> {
        let group = view.system(hex).group?;
        Some(Self { seat, hex, group, round: 1, fleets: fleets.iter().copied().collect() })
    }

    /// The units on both sides; those of another player only in a battle that has begun, where they are shown.
    pub fn units(&self, view: &View, viewer: Seat) -> Vec<Combatant> {
        let mut all = Vec::new();
        let hand = view.hand.filter(|_| viewer == self.seat);
        if let Some(hand) = hand {
            let field = self.field(view, &hand);
            for unit in field.units.iter().filter(|unit| unit.own) {
                let make = view.realms[self.seat].ships[usize::from(unit.index)].make;
                let weapons = Fit::of_ship(view, &hand, make).arms.to_vec();
                let hull = HullOf::Ship(view.hull(make).id);
                all.push(Combatant::of(unit, hull, weapons));
            }
        }
        // The group is the same for every player.
        let field = self.field(view, &Hand::default());
        let mut units = field.units.iter().filter(|unit| !unit.own);
        for kind in view.pack.pack()[self.group].units.iter().filter(|kind| is_there(view, kind)) {
            let hull = match kind.unit {
                NeutralHull::Ship(ship) => HullOf::Ship(ship),
                NeutralHull::Unit(unit) => HullOf::Neutral(unit),
            };
            let weapons = Fit::of_group(kind).arms.to_vec();
            let kind = units.by_ref().take(usize::from(kind.n));
            all.extend(kind.map(|unit| Combatant::of(unit, hull, weapons.clone())));
        }
        all
    }

    /// The units that still fight, in the order in which they act in the next round (X4R-203): whether each belongs to the
    /// player, and its number.
    pub fn order(&self, view: &View) -> Vec<(bool, u8)> {
        let Some(hand) = view.hand else { return Vec::new() };
        let field = self.field(view, &hand);
        let unit = |at: usize| (field.units[at].own, field.units[at].index + 1);
        field.order().into_iter().map(unit).collect()
    }

    /// How many units of the player, and how many others, have something to fire with in a round (X4R-228).
    pub fn firing(&self, view: &View, round: u8) -> [usize; 2] {
        let Some(hand) = view.hand else { return [0; 2] };
        let field = self.field(view, &hand);
        [true, false].map(|own| field.firing(view.pack.pack(), round, own))
    }

    /// How often a neutral unit is destroyed or captured in the next round if the player aims at it, or boards it (X4R-336,
    /// X4R-338), in so many runs.
    pub fn aimed(&self, view: &View, target: u8, boards: bool, n_runs: u32, seed: u64) -> u32 {
        let Some(hand) = view.hand else { return 0 };
        let start = self.field(view, &hand);
        let Some(place) = target.checked_sub(1).and_then(|index| start.place(false, index)) else { return 0 };
        let orders = Orders::of(self.seat, Order { target: Some(place), board: boards });
        let (pack, mut dice) = (view.pack.pack(), Quick::seeded(seed));
        start.falls(place, n_runs, |field| field.round(pack, self.round, orders, &mut dice))
    }

    fn field(&self, board: &crate::state::Board, hand: &Hand) -> crate::combat::Field {
        field(board, (self.seat, hand), &self.fleets, (self.hex, self.group), self.round)
    }
}

/// The hull of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HullOf {
    /// One that players build, too.
    Ship(Ship),
    /// One of neutral units alone.
    Neutral(NeutralUnit),
}

/// A unit of an encounter, as it stands before the round that comes next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Combatant {
    /// Whether it belongs to the player.
    pub own: bool,
    /// Its place in the list of ships, or its number as a target, from 1.
    pub number: u8,
    /// Its hull.
    pub hull_of: HullOf,
    /// Class.
    pub class: Class,
    /// Initiative.
    pub initiative: u8,
    /// Shield, armour and hull that are left.
    pub left: [u8; 3],
    /// Shield, armour and hull of a whole unit.
    pub full: [u8; 3],
    /// Weapons, by slot.
    pub weapons: Vec<Weapon>,
    /// Whether it was captured.
    pub captured: bool,
    /// Pieces of equipment that EMP attacks have stopped.
    pub n_stopped: u8,
}

impl Combatant {
    pub(crate) fn of(unit: &crate::combat::Unit, hull_of: HullOf, weapons: Vec<Weapon>) -> Self {
        Self {
            own: unit.own,
            number: unit.index + 1,
            hull_of,
            class: unit.class,
            initiative: unit.ini,
            left: [unit.sh, unit.ar, unit.hu],
            full: unit.full,
            weapons,
            captured: unit.caught,
            n_stopped: unit.off.count_ones() as u8,
        }
    }
}

/// How a battle ended in many runs, if nobody withdraws before the last round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Odds {
    /// Whether the battles were fought on the tactical map.
    pub tactical: bool,
    /// Runs in all.
    pub n_runs: u32,
    /// Runs in which the neutral units were destroyed or captured and a ship was left.
    pub won: u32,
    /// Runs in which nobody won (X4R-189, X4R-190).
    pub drawn: u32,
    /// Runs in which all ships were lost.
    pub lost: u32,
    /// For each ship that takes part: its number from 1, and the runs in which it was lost. Only of the own fleets.
    pub losses: Vec<(u8, u32)>,
    /// Hull points lost by the player in all runs together.
    pub hull_lost: u32,
    /// Runs by the number of own ships that are left: first those in which none is.
    pub kept: Vec<u32>,
}

/// Fights an encounter so many times, with what the viewer knows and nothing else.
pub fn odds(view: &View, viewer: Seat, encounter: &Encounter, n_runs: u32, chance: Chance) -> Odds {
    let mut dealer = chance.dealer();
    let mut odds = Odds::default();
    if let Some(hand) = view.hand.filter(|_| viewer == encounter.seat) {
        let mut dice = Quick::seeded(u64::from(dealer.below(u32::MAX)));
        odds.run(encounter, view, &hand, n_runs, &mut dice, true);
        return odds;
    }
    let n_worlds = n_runs.clamp(1, WORLDS);
    for world in 0..n_worlds {
        let seed = u64::from(dealer.below(u32::MAX));
        let state = State::imagine(view, viewer, Chance::seeded(seed));
        let n = n_runs / n_worlds + u32::from(world < n_runs % n_worlds);
        let hand = &state.hidden.hands[encounter.seat];
        odds.run(encounter, &state, hand, n, &mut Quick::seeded(seed), false);
    }
    odds
}

impl Odds {
    fn run(
        &mut self,
        encounter: &Encounter,
        board: &crate::state::Board,
        hand: &Hand,
        n: u32,
        dice: &mut Quick,
        by_ship: bool,
    ) {
        let start = encounter.field(board, hand);
        let before = start.hull(true);
        let pack = board.pack.pack();
        if by_ship && self.losses.is_empty() {
            self.losses =
                start.units.iter().filter(|unit| unit.own).map(|unit| (unit.index + 1, 0)).collect();
        }
        let n_own = start.units.iter().filter(|unit| unit.own).count();
        self.kept.resize(self.kept.len().max(n_own + 1), 0);
        let mut field = start.clone();
        for _ in 0..n {
            field.units.copy_from_slice(&start.units);
            let (mut own, mut neutral) = (before, start.hull(false));
            for round in encounter.round..=ROUNDS {
                if own == 0 || neutral == 0 {
                    break;
                }
                field.round(pack, round, Orders::default(), dice);
                (own, neutral) = (field.hull(true), field.hull(false));
            }
            self.n_runs += 1;
            self.hull_lost += u32::from(before.saturating_sub(own));
            match (own, neutral) {
                (1.., 0) => self.won += 1,
                (0, 1..) => self.lost += 1,
                _ => self.drawn += 1,
            }
            let ships = field.units.iter().filter(|unit| unit.own);
            let n_kept = ships.clone().filter(|unit| unit.is_alive()).count();
            self.kept[n_kept] += 1;
            for (loss, _) in self.losses.iter_mut().zip(ships).filter(|(_, unit)| !unit.is_alive()) {
                loss.1 += 1;
            }
        }
    }
}

/// Fights an encounter on the tactical map as often as there is time for, and not more often than this; every unit acts
/// by itself (X4R-335). What the viewer cannot know is imagined anew for each battle.
pub fn tactical_odds(view: &View, viewer: Seat, encounter: &Encounter, n_runs: u32, chance: Chance) -> Odds {
    let mut dealer = chance.dealer();
    let mut odds = Odds { tactical: true, ..Odds::default() };
    let (seat, hex) = (encounter.seat, encounter.hex);
    let mut n_turns = 0;
    for _ in 0..n_runs {
        let mut world = State::imagine(view, viewer, Chance::seeded(u64::from(dealer.below(u32::MAX))));
        for fleet in encounter.fleets.iter().copied() {
            world.board.realms[seat].fleets[usize::from(fleet)].iter_mut().for_each(|it| it.hex = hex);
        }
        let sides = [Seats::only(seat), Seats::NONE];
        let Some(ending) = Manoeuvring::imagine(&mut world, hex, sides, &mut dealer.silent()) else {
            break;
        };
        odds.note(&world, &ending.units, viewer == seat);
        n_turns += ending.n_turns;
        if n_turns >= TURNS {
            break;
        }
    }
    odds
}

impl Odds {
    /// Adds a tactical battle by what is left of all units.
    fn note(&mut self, world: &State, units: &[Unit], by_ship: bool) {
        let hull = |own: bool| -> u32 {
            let side = units.iter().filter(|unit| unit.own == own && unit.is_alive());
            side.map(|unit| u32::from(unit.hu)).sum()
        };
        let (own, neutral) = (hull(true), hull(false));
        self.n_runs += 1;
        match (own, neutral) {
            (1.., 0) => self.won += 1,
            (0, 1..) => self.lost += 1,
            _ => self.drawn += 1,
        }
        for unit in units.iter().filter(|unit| unit.own) {
            let before = world.realms[Seat(unit.seat)].ships[usize::from(unit.index)].hull;
            let left = if unit.is_alive() { unit.hu } else { 0 };
            self.hull_lost += u32::from(before.saturating_sub(left));
            if !by_ship {
                continue;
            }
            let number = unit.index + 1;
            let place = self.losses.iter().position(|(ship, _)| *ship == number).unwrap_or_else(|| {
                self.losses.push((number, 0));
                self.losses.len() - 1
            });
            self.losses[place].1 += u32::from(!unit.is_alive());
        }
    }
}

/// The hulls of a neutral group, unit by unit.
pub(crate) fn hulls(board: &crate::state::Board, group: Group) -> Vec<HullOf> {
    let kinds = board.pack.pack()[group].units.iter().filter(|kind| is_there(board, kind));
    let hull = |kind: &crate::cards::GroupUnits| match kind.unit {
        NeutralHull::Ship(ship) => HullOf::Ship(ship),
        NeutralHull::Unit(unit) => HullOf::Neutral(unit),
    };
    kinds.flat_map(|kind| std::iter::repeat_n(hull(kind), usize::from(kind.n))).collect()
}
