//! X4R-014, X4R-031 and X4R-032: the hexes of the map.

use interportal::hex::RINGS;
use interportal::{Hex, HexSet};

/// X4R-031: ring k holds the 6k hexes at distance k, and no hex comes twice.
#[test]
fn x4r_031_rings() {
    for ring in 1..=RINGS {
        assert_eq!(Hex::ring(ring).count(), 6 * usize::from(ring));
    }
    assert_eq!((Hex::within(3).count(), Hex::within(4).count(), Hex::all().count()), (37, 61, 91));
    for hex in Hex::all() {
        let (q, r) = hex.coordinates();
        assert_eq!(Hex::new(q, r), Some(hex));
    }
}

/// X4R-032: the corners of ring R.
#[test]
fn x4r_032_corners() {
    let corners = |ring: u8| [0, 1, 2, 3, 4, 5].map(|corner| Hex::corner(ring, corner).coordinates());
    assert_eq!(corners(3), [(3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3)]);
    assert_eq!(corners(4), [(4, 0), (0, 4), (-4, 4), (-4, 0), (0, -4), (4, -4)]);
}

/// X4R-014: neighbours are one step away and know each other.
#[test]
fn x4r_014_neighbours() {
    assert_eq!(Hex::CENTRE.neighbours().count(), 6);
    for hex in Hex::within(4) {
        assert_eq!(hex.neighbours().count(), 6);
        for other in hex.neighbours() {
            assert_eq!(hex.distance(other), 1);
            assert!(other.neighbours().any(|back| back == hex));
        }
    }
    let corner = Hex::corner(3, 0);
    assert_eq!(corner.neighbours().filter(|hex| hex.distance(Hex::CENTRE) <= 3).count(), 3);
}

/// X4R-014: a flood reaches what a chain of neighbours joins, and nothing else.
#[test]
fn floods_follow_chains() {
    let line: HexSet = [3, 2, 1].into_iter().filter_map(|q| Hex::new(q, 0)).collect();
    let apart = HexSet::only(Hex::corner(3, 3));
    let from = HexSet::only(Hex::corner(3, 0));
    assert_eq!(from.flood(line.or(apart)), line);
    assert_eq!(from.grown().iter().count(), 7, "the ring of expeditions lies around the map");
    assert_eq!(HexSet::only(Hex::CENTRE).grown().iter().collect::<Vec<_>>()[0], Hex::CENTRE);
    assert!(HexSet::NONE.flood(line).is_empty());
}
