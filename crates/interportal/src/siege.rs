//! A ground battle worked out for screens: who fights, and what is left of them. Everybody sees it (X4R-237).

use engine::Seat;
use serde::Serialize;

use crate::duel::Chances;
use crate::flow::{Frame, Landing, body, conquests_on};
use crate::hex::Hex;
use crate::ids::Ground;
use crate::state::{Board, State};

/// A ground battle that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Siege {
    /// Where.
    pub hex: Hex,
    /// Who has landed.
    pub attacker: Seat,
    /// Whose colony it is.
    pub defender: Seat,
    /// The round that comes next, from 1.
    pub round: u8,
}

/// What fights on the ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Troop {
    /// A ground unit.
    Unit(Ground),
    /// X4-227: a fortress.
    Fortress,
    /// X4-228: a missile base.
    Base,
}

/// All of a kind on one side, as they stand before the round that comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Rank {
    /// What they are.
    pub troop: Troop,
    /// How many are left.
    pub n: u8,
    /// The armour that is left to them in all.
    pub armour: u16,
    /// Their hull points in all.
    pub hull: u16,
}

impl Siege {
    /// The ground battle that is going on, if there is one.
    pub fn now(board: &Board) -> Option<Self> {
        let landing = landing(board)?;
        let (attacker, defender) = (landing.seat, landing.owner);
        Some(Self { hex: landing.hex, attacker, defender, round: landing.round() })
    }

    /// X4R-228: how it would end if both sides attacked infantry first and nobody broke off, in a world in which nothing is
    /// hidden: won is a conquest.
    pub fn chances(world: &State, n_runs: u32, seed: u64) -> Option<Chances> {
        let won = conquests_on(world, landing(world)?, n_runs, seed);
        Some(Chances { n_runs, won, drawn: 0, lost: n_runs - won })
    }

    /// The units of a side by kind, in the order in which they came.
    pub fn ranks(&self, board: &Board, seat: Seat) -> Vec<Rank> {
        let mut ranks: Vec<Rank> = Vec::new();
        for left in board.battle.own.iter().filter(|left| left.seat == seat) {
            let (troop, [armour, hull]) = (body(left), left.layers().map(u16::from));
            match ranks.iter_mut().find(|rank| rank.troop == troop) {
                Some(rank) => {
                    (rank.n, rank.armour, rank.hull) = (rank.n + 1, rank.armour + armour, rank.hull + hull);
                }
                None => ranks.push(Rank { troop, n: 1, armour, hull }),
            }
        }
        ranks
    }
}

fn landing(board: &Board) -> Option<&Landing> {
    board.frames.iter().rev().find_map(|frame| match frame {
        Frame::Landing(landing) => Some(landing),
        _ => None,
    })
}
