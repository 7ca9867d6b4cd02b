//! Numbers of resources, and the ratios at which they are exchanged.

use serde::{Deserialize, Serialize};

use crate::ids::Resource;

/// Numbers of the four resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stock([i16; 4]);

impl Stock {
    /// The stock with a number for each resource.
    pub fn new(number: impl Fn(Resource) -> i16) -> Self {
        Self(Resource::ALL.map(number))
    }
}

impl std::ops::Index<Resource> for Stock {
    type Output = i16;

    fn index(&self, resource: Resource) -> &i16 {
        &self.0[resource as usize]
    }
}

impl std::ops::IndexMut<Resource> for Stock {
    fn index_mut(&mut self, resource: Resource) -> &mut i16 {
        &mut self.0[resource as usize]
    }
}

/// X4R-068: exchange ratios, one for each pair of resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ratios([u8; 6]);

impl Ratios {
    /// All pairs at the same ratio.
    pub const fn all(ratio: u8) -> Self {
        Self([ratio; 6])
    }

    /// The place of a pair, in either order.
    fn place(one: Resource, other: Resource) -> usize {
        let (low, high) = (one.min(other) as usize, one.max(other) as usize);
        assert_ne!(low, high, "a resource is not exchanged for itself");
        // 01 02 03 12 13 23.
        low * (5 - low) / 2 + high - 1
    }

    /// How many of one for 1 of the other.
    pub fn of(&self, one: Resource, other: Resource) -> u8 {
        self.0[Self::place(one, other)]
    }

    /// Sets the ratio of a pair, both ways.
    pub fn set(&mut self, one: Resource, other: Resource, ratio: u8) {
        self.0[Self::place(one, other)] = ratio;
    }
}
