//! Lines of Explore: extra worlds and gains.

use super::card::{gains, more, number, purse};
use super::cards_with;
use new_frontiers::testing::Play;

pub(super) fn claims(line: &str) -> bool {
    line.starts_with("explore:")
}

/// Extra worlds come from the bag and gains once, whether p1 selected Explore or another did.
#[test]
fn extra_worlds_and_gains() {
    for (card, lines) in cards_with(claims) {
        let extra: i32 = lines.iter().filter_map(|line| number(line, "explore: draw ")).sum();
        let gained = lines
            .iter()
            .filter_map(|line| line.strip_prefix("explore: gain "))
            .map(gains)
            .fold([0; 3], |sum, gains| std::array::from_fn(|i| sum[i] + gains[i]));
        for (order, n_taken) in [("p1 p2 p3", 2), ("p2 p1 p3", 1)] {
            let mut play = Play::deal(&format!("order {order}\n{}", card.dealt()));
            let (before, n_bag) = (purse(&play), play.bag().len());
            let first = play.asked().expect("a selector");
            play.play(&format!("{first} select explore"));
            while play.board().underway().is_some() {
                let seat = play.asked().expect("somebody takes a world");
                let line = play.legal_of(&seat)[0].clone();
                play.play(&format!("{seat} {line}"));
            }
            let n_explored = play.explored("p1").len() as i32;
            assert_eq!(n_explored, n_taken + extra, "{} in the order {order}", card.id);
            assert_eq!(more(before, purse(&play)), gained, "{}", card.id);
            assert_eq!(n_bag - play.bag().len(), 4 + extra as usize, "all others are back in the bag");
        }
    }
}
