//! What the expansion gives one faction: leaders with their tokens and tiles, predictions and marks.

use crate::effect::Ability;
use crate::ids::{Achievement, Leader, Place, System, Type};
use crate::state::Board;
use engine::{Bits, Index, Seat};
use serde::{Deserialize, Serialize};

/// What the expansion gives one faction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Retinue {
    /// Its leaders, by `Colour` (BTL-010).
    pub leaders: [Option<Leader>; 2],
    /// Tokens left on them (BTL-018).
    pub tokens: [u8; 2],
    /// Whether the credit tile is turned down.
    pub credit_used: bool,
    /// The tile under one of its ships (BTL-036).
    pub tile: ShipTile,
    /// The start ship, while the game is set up (BTL-031, BTL-046).
    pub start: Option<(Place, u8)>,
    /// The private achievement.
    pub goal: Option<Goal>,
    /// The types predicted for levels II, III and IIII.
    pub predictions: [Option<Type>; 3],
    /// Tiles for correct predictions, 1 VP each.
    pub vp_tiles: u8,
    /// BTL-052: the option of the mat that was chosen permanently.
    pub forever: Option<u8>,
    /// BTL-059: systems whose take-control bonus is given only once and has been used.
    pub marked: Bits<System>,
}

/// The square tile: more strength for one ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ShipTile {
    /// The strength it adds; 0 for a faction without the tile.
    pub strength: u8,
    /// The place and level of the ship on it; `None` while it waits for a ship.
    pub under: Option<(Place, u8)>,
}

/// A private achievement, which only its owner may claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Goal {
    /// Which.
    pub card: Achievement,
    /// Whether it has been claimed.
    pub claimed: bool,
}

impl Retinue {
    /// The leaders, political one first.
    pub fn iter(&self) -> impl Iterator<Item = Leader> + use<> {
        self.leaders.into_iter().flatten()
    }

    /// Whether this leader is one of them.
    pub fn has(&self, leader: Leader) -> bool {
        self.leaders.contains(&Some(leader))
    }

    /// Tokens left on a leader; none on those of others.
    pub fn tokens_on(&self, leader: Leader) -> u8 {
        let own = self.leaders.iter().zip(self.tokens).find(|(own, _)| **own == Some(leader));
        own.map_or(0, |(_, tokens)| tokens)
    }

    /// Takes tokens off a leader.
    pub(crate) fn take_tokens(&mut self, leader: Leader, n: u8) {
        for (own, tokens) in self.leaders.iter().zip(&mut self.tokens) {
            if *own == Some(leader) {
                *tokens -= n;
            }
        }
    }
}

impl Board {
    /// The leader of `seat` with an ability that `fits`, and the value that `fits` returns.
    #[inline]
    pub fn leader_with<T>(&self, seat: Seat, fits: impl Fn(Ability) -> Option<T>) -> Option<(Leader, T)> {
        if self.tableaus[seat].retinue.leaders == [None; 2] {
            return None;
        }
        let leaders = self.tableaus[seat].retinue.iter();
        let pack = self.pack.pack();
        leaders.into_iter().find_map(|leader| {
            pack[leader].abilities.iter().find_map(|ability| fits(*ability)).map(|it| (leader, it))
        })
    }

    /// The same, as long as a token is left on it.
    pub fn token_for<T>(&self, seat: Seat, fits: impl Fn(Ability) -> Option<T>) -> Option<(Leader, T)> {
        let retinue = &self.tableaus[seat].retinue;
        self.leader_with(seat, fits).filter(|(leader, _)| retinue.tokens_on(*leader) > 0)
    }

    /// BTL-028: whether it is the turn of `seat`; there are no turns during the set-up.
    pub fn is_turn_of(&self, seat: Seat) -> bool {
        self.round > 0 && self.turn == seat
    }

    /// BTL-045: the owner of the private system beside the board.
    pub fn private_owner(&self) -> Option<Seat> {
        self.systems[Place::Private.at()]?;
        let owns = |seat: &Seat| self.leader_with(*seat, private_system).is_some();
        self.tableaus.seats().find(owns)
    }

    /// BTL-043: the strength of `seat` at a place when others want to take control: more than its ships, if it
    /// already controls the place and has a ship there.
    #[inline]
    pub fn defence(&self, seat: Seat, place: Place) -> u8 {
        let strength = self.tableaus[seat].strength(place);
        if strength == 0 || self.controller(place) != Some(seat) {
            return strength;
        }
        let more = |ability| if let Ability::DefenceBonus(more) = ability { Some(more) } else { None };
        strength + self.leader_with(seat, more).map_or(0, |(_, more)| more)
    }
}

fn private_system(ability: Ability) -> Option<()> {
    (ability == Ability::PrivateSystem).then_some(())
}
