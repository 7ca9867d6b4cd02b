//! What one faction has: cubes, markers, ships, technologies and colonies.

use crate::cards::{MatCard, Pack};
use crate::ids::{Column, Mat, Place, Slot, Sort, System, Tech};
use crate::retinue::Retinue;
use crate::space::Space;
use crate::state::{Colony, Marker, Ships};
use engine::{Bits, Index, List};
use serde::{Deserialize, Serialize};
use std::iter;

/// What one faction has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tableau {
    /// The faction mat; not valid until it is picked.
    pub mat: Mat,
    /// Whether the mat has been dealt or picked.
    pub seated: bool,
    /// Whether the pawn was pushed aside: it no longer blocks its space (OQ-09).
    pub pushed: bool,
    /// Where the pawn stands; nowhere at the start (BTS-037).
    pub pawn: Option<Space>,
    /// Ore.
    pub ore: u16,
    /// Available population.
    pub pop: u8,
    /// VP gained permanently.
    pub vp: u8,
    /// Supply cubes, by `Column`; the first may hold more than its fields (BTS-109).
    pub supply: [u8; Column::COUNT],
    /// Markers off the tracks, by `Sort`.
    pub removed: [u8; Sort::COUNT],
    /// Markers on the automation track: food, ore, substitutes.
    pub automated: [u8; 3],
    /// Ships on the exploration board.
    pub ships: Ships,
    /// Ships in the museum, by level (BTS-206).
    pub museum: [u8; 4],
    /// Slots with a cube of this faction.
    pub researched: Bits<Slot>,
    /// Private technologies (BTS-213).
    pub private: Bits<Tech>,
    /// Colonies.
    pub colonies: List<Colony, { System::COUNT }>,
    /// Abilities of an expert mat that have been unlocked.
    pub unlocked: [bool; 2],
    /// Tracks whose last marker has been rewarded, by `Sort` (BTS-212).
    pub emptied: [bool; Sort::COUNT],
    /// What the expansion adds.
    pub retinue: Retinue,
}

impl Tableau {
    /// Supply cubes in all columns.
    #[inline]
    pub fn n_supply(&self) -> u8 {
        self.supply.iter().sum()
    }

    /// R59: whether no usable cube is left: none in supply, no population, no ship.
    pub(crate) fn is_spent(&self) -> bool {
        self.pop == 0 && self.n_supply() == 0 && self.ships.as_flattened().iter().all(|ships| *ships == 0)
    }

    /// BTS-103: takes a supply cube from the leftmost column that has one.
    pub(crate) fn take_supply(&mut self) -> bool {
        let column = self.supply.iter_mut().find(|cubes| **cubes > 0);
        column.map(|cubes| *cubes -= 1).is_some()
    }

    /// BTS-108, BTS-109: puts a cube into the rightmost column with a free field, or on top of column A.
    pub(crate) fn put_supply(&mut self, mat: &MatCard) {
        let free = |column: &usize| self.supply[*column] < mat.columns[*column];
        let column = (0..Column::COUNT).rev().find(free).unwrap_or_default();
        self.supply[column] += 1;
    }

    /// BTS-107: turns an available population cube to supply.
    pub(crate) fn recall(&mut self, mat: &MatCard) {
        self.pop -= 1;
        self.put_supply(mat);
    }

    /// BTS-051, BTS-161: takes the leftmost marker of a track, or a substitute if there is none (BTS-163).
    pub(crate) fn take_marker(&mut self, pack: &Pack, sort: Sort) -> Marker {
        if self.removed[sort.at()] < n_markers(pack, sort) {
            self.removed[sort.at()] += 1;
            Marker::Of(sort)
        } else {
            Marker::Substitute
        }
    }

    /// BTS-164, BTS-196: a marker goes back to its own track; a substitute leaves the table.
    pub(crate) fn put_marker(&mut self, marker: Marker) {
        if let Marker::Of(sort) = marker {
            self.removed[sort.at()] -= 1;
        }
    }

    /// Whether a track has no marker left.
    pub fn is_empty(&self, pack: &Pack, sort: Sort) -> bool {
        self.removed[sort.at()] >= n_markers(pack, sort)
    }

    /// Markers on the automation track.
    pub fn n_automated(&self) -> u8 {
        self.automated.iter().sum()
    }

    /// BTS-154: the strength at a place, with the tile under a ship (BTL-036).
    #[inline]
    pub fn strength(&self, place: Place) -> u8 {
        let ships = strength(self.ships[place.at()]);
        match self.retinue.tile.under {
            Some((at, _)) if at == place => ships + self.retinue.tile.strength,
            _ => ships,
        }
    }

    /// The strength of all ships on the board (BTL-034).
    pub fn total_strength(&self) -> u8 {
        let tile = self.retinue.tile;
        strength(self.fleet()) + if tile.under.is_some() { tile.strength } else { 0 }
    }

    /// Places with ships of this faction.
    #[inline]
    pub fn with_ships(&self) -> Bits<Place> {
        let word = (0..).zip(&self.ships).filter(|(_, ships)| **ships != [0; 4]);
        Bits::of_word(word.fold(0, |word, (place, _): (u32, _)| word | 1 << place))
    }

    /// The different ships at a place, lowest first: one value for each level, and the ship on the tile as [`hull`]
    /// names it.
    #[inline]
    pub fn levels(&self, place: Place) -> impl Iterator<Item = u8> + use<> {
        let mut ships = self.ships[place.at()];
        let mut left = 0_u8;
        if let Some((_, level)) = self.retinue.tile.under.filter(|(at, _)| *at == place) {
            ships[usize::from(level) - 1] -= 1;
            left |= 1 << (level + ON_TILE - 1);
        }
        for (bit, n) in (0..).zip(ships) {
            left |= u8::from(n > 0) << bit;
        }
        iter::from_fn(move || {
            let level = left.trailing_zeros() as u8 + 1;
            (left != 0).then(|| left &= left - 1).map(|()| level)
        })
    }

    /// The strength of one ship, given as [`levels`](Self::levels) names it.
    #[inline]
    pub fn ship_strength(&self, ship: u8) -> u8 {
        if ship > ON_TILE { hull(ship) + self.retinue.tile.strength } else { ship }
    }

    /// How many ships like this one, as [`levels`](Self::levels) names it, are at a place.
    pub fn n_ships(&self, place: Place, ship: u8) -> u8 {
        let on_tile = self.retinue.tile.under == Some((place, hull(ship)));
        if ship > ON_TILE {
            u8::from(on_tile)
        } else {
            self.ships[place.at()][usize::from(ship) - 1] - u8::from(on_tile)
        }
    }

    /// Whether there is any ship on the board.
    #[inline]
    pub fn has_ships(&self) -> bool {
        self.ships.iter().any(|ships| *ships != [0; 4])
    }

    /// All ships on the board, by level.
    pub fn fleet(&self) -> [u8; 4] {
        std::array::from_fn(|level| self.ships.iter().map(|ships| ships[level]).sum())
    }

    /// Puts a ship on a place.
    pub(crate) fn add_ship(&mut self, place: Place, level: u8) {
        self.ships[place.at()][usize::from(level) - 1] += 1;
    }

    /// Removes a ship from a place. Its tile then waits for another ship, and a start ship is no longer a start ship.
    pub(crate) fn remove_ship(&mut self, place: Place, ship: u8) {
        let level = hull(ship);
        self.ships[place.at()][usize::from(level) - 1] -= 1;
        if ship > ON_TILE {
            self.retinue.tile.under = None;
        }
        // Of equal ships the start ship stays, unless the tile marks it.
        let alike = self.ships[place.at()][usize::from(level) - 1] > 0 && ship <= ON_TILE;
        self.retinue.start = self.retinue.start.filter(|start| *start != (place, level) || alike);
    }

    /// Moves a ship, or raises it to another level at its place, together with its tile.
    pub(crate) fn change_ship(&mut self, ship: u8, from: Place, to: Place, level: u8) {
        let start = self.retinue.start;
        self.remove_ship(from, ship);
        self.add_ship(to, level);
        if ship > ON_TILE {
            self.retinue.tile.under = Some((to, level));
        }
        if self.retinue.start != start {
            self.retinue.start = Some((to, level));
        }
    }

    /// Moves a ship.
    pub(crate) fn move_ship(&mut self, ship: u8, from: Place, to: Place) {
        self.change_ship(ship, from, to, hull(ship));
    }

    /// The systems colonised.
    #[inline]
    pub fn systems(&self) -> impl Iterator<Item = System> + '_ {
        self.colonies.iter().map(|colony| colony.system)
    }
}

/// Added to the level of the ship on the tile, so that it differs from others of its level.
pub const ON_TILE: u8 = 4;

/// The level of a ship as actions name it: from 1 to 4, and from 5 to 8 with the tile under it.
#[inline]
pub const fn hull(ship: u8) -> u8 {
    if ship > ON_TILE { ship - ON_TILE } else { ship }
}

/// BTS-154: levels count, not cubes.
#[inline]
pub fn strength(ships: [u8; 4]) -> u8 {
    // The anarchists have unlimited cubes (BTA-035), but no effect needs more strength than this.
    let [one, two, three, four] = ships.map(u16::from);
    (one + 2 * two + 3 * three + 4 * four).min(u8::MAX.into()) as u8
}

/// Markers of a sort that a faction has.
pub(crate) fn n_markers(pack: &Pack, sort: Sort) -> u8 {
    match sort {
        Sort::Food => pack.common.food_markers,
        Sort::Ore => pack.common.ore_markers,
    }
}
