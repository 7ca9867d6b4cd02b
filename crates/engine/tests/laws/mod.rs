//! The laws hold for a correct game and fail for a broken one.

mod bite;
pub(crate) mod broken;
pub(crate) mod faults;

use crate::toy::{Options, Toy};
use engine::testing::{conforms, soaks};

#[test]
fn the_toy_conforms_with_three() {
    conforms::<Toy>(3, &Options::default(), 0..120, 200);
}

#[test]
fn the_toy_conforms_with_two() {
    conforms::<Toy>(2, &Options::default(), 0..60, 200);
}

#[test]
fn the_toy_conforms_without_digging() {
    conforms::<Toy>(3, &Options { rounds: 3, digging: false }, 0..60, 200);
}

#[test]
fn the_toy_soaks() {
    let mut n_looks = 0;
    for seed in 0..300 {
        soaks::<Toy>(3, &Options::default(), seed, 200, |toy| {
            let n_cards: usize = toy.hands.iter().map(|(_, hand)| hand.len()).sum();
            let looked_at = usize::from(matches!(toy.top(), crate::toy::Frame::Looking { .. }));
            assert_eq!(n_cards + toy.deck.len() + toy.discard.len() + looked_at, 24, "no card is lost");
            n_looks += 1;
        });
    }
    // Six rounds of three bids and one stowing each.
    assert!(n_looks >= 300 * 6 * 4, "whole games were looked at, action by action: {n_looks}");
}
