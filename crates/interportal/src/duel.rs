//! Battles between players, worked out for screens and bots: who fights, and how it may end (X4R-228, X4R-411).

use engine::{Quick, Seat, Seats};
use serde::Serialize;

use crate::combat::{Arm, Field, Fit, Order, Orders, Unit, facing};
use crate::flow::{Clash, Frame, ROUNDS, batteries, conquests, fighters};
use crate::hex::Hex;
use crate::ids::{Class, Ship};
use crate::odds::{Combatant, HullOf};
use crate::realm::Make;
use crate::state::{Board, State};

/// A battle between players that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Duel {
    /// Where.
    pub hex: Hex,
    /// Who attacks.
    pub attackers: Seats,
    /// Who is attacked.
    pub defenders: Seats,
    /// The battle round that comes next, from 1.
    pub round: u8,
}

/// A ship in such a battle, as it stands before the round that comes next. Everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Fighter {
    /// Whose.
    pub seat: Seat,
    /// Whether it is one of the attackers.
    pub attacks: bool,
    /// Its number as a target, from 1.
    pub number: u8,
    /// What it is built as.
    pub make: Make,
    /// Its hull.
    pub ship: Ship,
    /// Its class.
    pub class: Class,
    /// Shield, armour and hull that are left.
    pub left: [u8; 3],
    /// Hull points of a whole ship.
    pub hull: u8,
    /// Whether it was captured.
    pub captured: bool,
}

fn clash(board: &Board) -> Option<&Clash> {
    board.frames.iter().rev().find_map(|frame| match frame {
        Frame::Clash(clash) if !clash.waits() => Some(clash),
        _ => None,
    })
}

impl Duel {
    /// The battle between players that is going on, if there is one.
    pub fn now(board: &Board) -> Option<Self> {
        let clash = clash(board)?;
        let (attackers, defenders) = (clash.attackers, clash.defenders);
        Some(Self { hex: clash.hex, attackers, defenders, round: clash.round })
    }

    /// All ships in it, by their numbers as targets.
    pub fn fighters(&self, board: &Board) -> Vec<Fighter> {
        let fighter = |(place, left): (usize, &crate::state::Left)| {
            let vessel = board.realms[left.seat].ships.get(usize::from(left.ship))?;
            let hull = board.hull(vessel.make);
            let [shield, armour] = left.layers();
            Some(Fighter {
                seat: left.seat,
                attacks: self.attackers.has(left.seat),
                number: place as u8 + 1,
                make: vessel.make,
                ship: hull.id,
                class: hull.class,
                left: [shield, armour, vessel.hull],
                hull: hull.hu,
                captured: left.is_caught(),
            })
        };
        board.battle.own.iter().enumerate().filter_map(fighter).collect()
    }

    /// All ships in it with what they are fitted with, by their numbers as targets, in a world in which nothing is hidden.
    pub fn units(world: &State) -> Vec<Combatant> {
        let field = clash(world).map(|clash| clash.field(world).units).unwrap_or_default();
        let unit = |(number, unit): (u8, &Unit)| {
            let seat = Seat(unit.seat);
            let make = world.realms[seat].ships[usize::from(unit.index)].make;
            let arms = Fit::of_ship(world, &world.hidden.hands[seat], make).arms.to_vec();
            Combatant { number, ..Combatant::of(unit, HullOf::Ship(world.hull(make).id), arms) }
        };
        (1..).zip(&field).map(unit).collect()
    }

    /// The numbers of the ships that still fight, in the order in which they act in the next round (X4R-203), in a world in
    /// which nothing is hidden.
    pub fn order(world: &State) -> Vec<u8> {
        let order = clash(world).map(|clash| clash.field(world).order());
        order.unwrap_or_default().into_iter().map(|at| at as u8 + 1).collect()
    }

    /// How often a ship is destroyed or captured in the next round if a player aims at it, or boards it (X4R-336, X4R-338), in
    /// so many runs in such a world.
    pub fn aimed(world: &State, seat: Seat, (target, boards): (u8, bool), n_runs: u32, seed: u64) -> u32 {
        let (Some(clash), Some(place)) = (clash(world), usize::from(target).checked_sub(1)) else { return 0 };
        let start = clash.field(world);
        if place >= start.units.len() {
            return 0;
        }
        let guns = Guns::at(world, clash.hex, [clash.attackers, clash.defenders]);
        let orders = Orders::of(seat, Order { target: Some(place), board: boards });
        let (pack, round, mut dice) = (world.pack.pack(), clash.round.max(1), Quick::seeded(seed));
        start.falls(place, n_runs, |field| {
            field.round(pack, round, orders, &mut dice);
            if let Some(guns) = &guns {
                field.fire_from_planet(pack, (round, &guns.arms), (guns.seat.0, guns.attack), &mut dice);
            }
        })
    }

    /// How it may end, in a world in which nothing is hidden; nothing if no battle goes on there.
    pub fn chances(world: &State, n_runs: u32, seed: u64) -> Option<Chances> {
        let clash = clash(world)?;
        let guns = Guns::at(world, clash.hex, [clash.attackers, clash.defenders]);
        Some(Chances::of(world, &clash.field(world), guns.as_ref(), clash.round.max(1), n_runs, seed))
    }
}

/// X4R-234: what fires from the planet.
struct Guns {
    seat: Seat,
    /// Whether their owner is one of the attackers.
    attack: bool,
    arms: Vec<Arm>,
}

impl Guns {
    /// Those of a player who takes part in a battle there.
    fn at(world: &State, hex: Hex, [attackers, defenders]: [Seats; 2]) -> Option<Self> {
        let (seat, arms) = batteries(world, hex, true)?;
        let attack = attackers.has(seat);
        (attack || defenders.has(seat)).then_some(Self { seat, attack, arms })
    }
}

/// How a battle ended in many runs, if nobody withdraws before the last round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Chances {
    /// Runs in all.
    pub n_runs: u32,
    /// Runs in which the attackers stayed.
    pub won: u32,
    /// Runs in which nobody was left.
    pub drawn: u32,
    /// Runs in which the defenders stayed.
    pub lost: u32,
}

impl Chances {
    /// How a battle of these fleets, each by its owner and number from 0, against the units of others in a system
    /// would end, in a world in which nothing is hidden.
    pub fn of_attack(
        world: &State,
        fleets: &[(Seat, u8)],
        defenders: Seats,
        hex: Hex,
        n_runs: u32,
        seed: u64,
    ) -> Self {
        let mut ships = Vec::new();
        for (seat, fleet) in fleets.iter().copied() {
            let berths = world.hidden.hands[seat].berths.of_ships().enumerate();
            let own = berths.filter(|(_, berth)| *berth == Some(fleet));
            ships.extend(own.map(|(ship, _)| (seat, ship as u8, true)));
        }
        for seat in defenders.iter() {
            ships.extend(fighters(world, seat, hex).iter().map(|ship| (seat, *ship, false)));
        }
        let field = facing(world, &world.hidden.hands, ships.into_iter(), hex);
        let mut attackers = Seats::NONE;
        fleets.iter().for_each(|(seat, _)| attackers.add(*seat));
        let guns = Guns::at(world, hex, [attackers, defenders]);
        Self::of(world, &field, guns.as_ref(), 1, n_runs, seed)
    }

    /// How a landing with all armies that a player has aboard in a system would end: won is a conquest.
    pub fn of_landing(world: &State, seat: Seat, hex: Hex, n_runs: u32, seed: u64) -> Self {
        let won = conquests(world, seat, hex, n_runs, seed);
        Self { n_runs, won, drawn: 0, lost: n_runs - won }
    }

    fn of(board: &Board, start: &Field, guns: Option<&Guns>, first: u8, n_runs: u32, seed: u64) -> Self {
        let (pack, mut dice) = (board.pack.pack(), Quick::seeded(seed));
        let mut chances = Self::default();
        let mut field = start.clone();
        for _ in 0..n_runs {
            field.units.copy_from_slice(&start.units);
            let (mut own, mut theirs) = (start.hull(true), start.hull(false));
            for round in first..=ROUNDS {
                if own == 0 || theirs == 0 {
                    break;
                }
                field.round(pack, round, Orders::default(), &mut dice);
                if let Some(guns) = guns {
                    field.fire_from_planet(pack, (round, &guns.arms), (guns.seat.0, guns.attack), &mut dice);
                }
                (own, theirs) = (field.hull(true), field.hull(false));
            }
            chances.n_runs += 1;
            // X4R-189: after the last round the weaker side withdraws, in a tie the attacker.
            match (own, theirs) {
                (0, 0) => chances.drawn += 1,
                _ if own > theirs => chances.won += 1,
                _ => chances.lost += 1,
            }
        }
        chances
    }
}
