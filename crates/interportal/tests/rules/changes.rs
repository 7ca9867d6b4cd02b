//! X4R-002: in which order changes of a number work.

use interportal::notation::{Op, Quantity};
use interportal::testing::{Step, changed};

const fn step(op: Op, by: i16, min: Option<u8>) -> Step {
    Step { op, by: (by, 1), min, max: None }
}

/// X4R-002: sets, then factors, then additions; a bound limits its own reduction alone.
#[test]
fn x4r_002_order() {
    let steps =
        [step(Op::Plus, 3, None), step(Op::Set, 4, None), Step { by: (1, 2), ..step(Op::Times, 0, None) }];
    assert_eq!(changed(Quantity::Votes, 9, &steps), 5);
    let falls = [step(Op::Minus, 5, None), step(Op::Minus, 5, Some(2))];
    assert_eq!(changed(Quantity::CostTech, 10, &falls), 0, "first down to 5, then to 0");
    assert_eq!(changed(Quantity::CostTech, 6, &falls), -3, "6 falls to 2, then by 5");
    assert_eq!(step(Op::Minus, 3, Some(1)).on(0), 0, "a bound never raises");
    let both = [step(Op::Minus, 5, Some(2)), step(Op::Plus, 4, None)];
    assert_eq!(changed(Quantity::CostTech, 3, &both), 2, "additions come before reductions");
    let bounds = [step(Op::Minus, 3, Some(0)), step(Op::Minus, 3, Some(4))];
    assert_eq!(changed(Quantity::CostTech, 6, &bounds), 1, "the higher bound first: 4, then 1");
}

/// Of several sets the holder has the best.
#[test]
fn the_best_of_several_sets() {
    let sets = [step(Op::Set, 4, None), step(Op::Set, 2, None)];
    assert_eq!(changed(Quantity::PriceDiscovery, 3, &sets), 4);
    assert_eq!(changed(Quantity::CostVote, 5, &sets), 2);
}
