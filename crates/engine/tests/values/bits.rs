//! Sets of numbered things, against `BTreeSet`.

use engine::{Bits, Index};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A numbered thing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
struct Tile(u8);

impl Index for Tile {
    fn index(self) -> u8 {
        self.0
    }

    fn from_index(index: u8) -> Self {
        Self(index)
    }
}

fn some_tiles() -> impl Strategy<Value = BTreeSet<Tile>> {
    prop::collection::btree_set((0..64u8).prop_map(Tile), 0..64)
}

fn bits(tiles: &BTreeSet<Tile>) -> Bits<Tile> {
    tiles.iter().copied().collect()
}

fn members(bits: Bits<Tile>) -> BTreeSet<Tile> {
    bits.iter().collect()
}

proptest! {
    #[test]
    fn questions_are_those_of_a_set(model in some_tiles()) {
        let set = bits(&model);
        prop_assert_eq!(usize::from(set.len()), model.len());
        prop_assert_eq!(set.is_empty(), model.is_empty());
        prop_assert!(set.iter().eq(model.iter().copied()), "lowest first");
        prop_assert!((0..64).map(Tile).all(|tile| set.has(tile) == model.contains(&tile)));
        for n in 0..=64u8 {
            prop_assert_eq!(set.nth(n), model.iter().nth(usize::from(n)).copied());
            prop_assert_eq!(set.has_at_least(n), model.len() >= usize::from(n));
        }
        prop_assert_eq!(Bits::<Tile>::of_word(set.word()), set);
    }

    #[test]
    fn changes_are_those_of_a_set(mut model in some_tiles(), put in 0..64u8, out in 0..64u8) {
        let mut set = bits(&model);
        set.add(Tile(put));
        model.insert(Tile(put));
        prop_assert_eq!(members(set), model.clone());
        set.remove(Tile(out));
        model.remove(&Tile(out));
        prop_assert_eq!(members(set), model);
    }

    #[test]
    fn two_sets_meet_as_sets_do(a in some_tiles(), b in some_tiles()) {
        prop_assert_eq!(members(bits(&a).and(bits(&b))), &a & &b);
        prop_assert_eq!(members(bits(&a).or(bits(&b))), &a | &b);
        prop_assert_eq!(members(bits(&a).without(bits(&b))), &a - &b);
        prop_assert_eq!(bits(&a) == bits(&b), a == b);
    }

    #[test]
    fn a_set_is_written_and_read(model in some_tiles()) {
        let set = bits(&model);
        let bytes = postcard::to_stdvec(&set).unwrap();
        prop_assert_eq!(&bytes, &postcard::to_stdvec(&set.word()).unwrap(), "one word for the database");
        prop_assert_eq!(postcard::from_bytes::<Bits<Tile>>(&bytes).unwrap(), set);
        let json = serde_json::to_string(&set).unwrap();
        prop_assert_eq!(&json, &serde_json::to_string(&model).unwrap(), "a list of members for programs");
        prop_assert_eq!(serde_json::from_str::<Bits<Tile>>(&json).unwrap(), set);
    }
}

#[test]
fn the_first_things_are_a_set() {
    assert!(Bits::<Tile>::first(0).is_empty());
    assert_eq!(members(Bits::first(5)), (0..5).map(Tile).collect());
    assert_eq!(members(Bits::first(64)), (0..64).map(Tile).collect());
    assert_eq!(members(Bits::only(Tile(63))), BTreeSet::from([Tile(63)]));
}

#[test]
fn people_read_the_members() {
    let set: Bits<Tile> = [Tile(9), Tile(2)].into_iter().collect();
    assert_eq!(format!("{set:?}"), "{Tile(2), Tile(9)}");
}
