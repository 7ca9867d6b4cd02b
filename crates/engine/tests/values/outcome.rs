//! Places, ties and winners.

use engine::{BySeat, MAX_SEATS, Outcome, Seat};
use proptest::prelude::*;

fn by_seat(values: &[i32]) -> BySeat<i32> {
    BySeat::new(values.len() as u8, |seat| values[usize::from(seat.0)])
}

fn places(points: &[i32], tie_break: &[i32]) -> Vec<u8> {
    Outcome::ranked(by_seat(points), &by_seat(tie_break)).places.as_slice().to_vec()
}

#[test]
fn most_points_win() {
    assert_eq!(places(&[30, 44, 12], &[0, 0, 0]), [2, 1, 3]);
}

#[test]
fn the_tie_break_decides_between_equals_only() {
    assert_eq!(places(&[40, 40, 41], &[5, 6, 0]), [3, 2, 1]);
}

#[test]
fn those_still_equal_share_a_place_and_the_next_one_is_left_out() {
    assert_eq!(places(&[40, 40, 12, 40], &[5, 5, 9, 4]), [1, 1, 4, 3]);
}

#[test]
fn points_below_zero_are_points() {
    assert_eq!(places(&[-3, 0, -1], &[9, 0, 0]), [3, 1, 2]);
}

#[test]
fn winners_may_be_several() {
    let outcome = Outcome::ranked(by_seat(&[7, 3, 7]), &by_seat(&[1, 1, 1]));
    assert!(outcome.winners().iter().eq([Seat(0), Seat(2)]));
}

proptest! {
    #[test]
    fn places_follow_a_sort(scores in prop::collection::vec((-5..5i32, -2..2i32), 1..=MAX_SEATS)) {
        let (points, tie_break): (Vec<_>, Vec<_>) = scores.iter().copied().unzip();
        let mut sorted = scores.clone();
        sorted.sort_by(|a, b| b.cmp(a));
        let model: Vec<u8> = scores
            .iter()
            .map(|score| sorted.iter().position(|other| other == score).expect("it is among them") as u8 + 1)
            .collect();
        prop_assert_eq!(places(&points, &tie_break), model);
        let outcome = Outcome::ranked(by_seat(&points), &by_seat(&tie_break));
        prop_assert!(!outcome.winners().is_empty(), "somebody always wins");
        prop_assert_eq!(outcome.points.as_slice(), &points[..]);
    }
}
