//! Seats, sets of seats and one value for each, compared with standard collections.

use engine::{BySeat, MAX_SEATS, Seat, Seats};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn any_seat() -> impl Strategy<Value = Seat> {
    (0..MAX_SEATS as u8).prop_map(Seat)
}

/// A change to a set of seats.
#[derive(Clone, Copy, Debug)]
enum Change {
    Add(Seat),
    Remove(Seat),
}

fn any_change() -> impl Strategy<Value = Change> {
    prop_oneof![any_seat().prop_map(Change::Add), any_seat().prop_map(Change::Remove)]
}

proptest! {
    #[test]
    fn a_set_of_seats_is_a_set(changes in prop::collection::vec(any_change(), 0..30)) {
        let (mut seats, mut model) = (Seats::NONE, BTreeSet::new());
        for change in changes {
            match change {
                Change::Add(seat) => {
                    seats.add(seat);
                    model.insert(seat);
                }
                Change::Remove(seat) => {
                    seats.remove(seat);
                    model.remove(&seat);
                }
            }
            prop_assert_eq!(seats.len(), model.len());
            prop_assert_eq!(seats.is_empty(), model.is_empty());
            prop_assert!((0..MAX_SEATS as u8).map(Seat).all(|seat| seats.has(seat) == model.contains(&seat)));
            prop_assert!(seats.iter().eq(model.iter().copied()), "lowest first");
        }
    }

    #[test]
    fn a_value_for_each_seat_is_a_vec(values in prop::collection::vec(any::<i32>(), 1..=MAX_SEATS), at in any_seat(), new: i32) {
        let mut by_seat = BySeat::new(values.len() as u8, |seat| values[usize::from(seat.0)]);
        let mut model = values;
        if let Some(value) = model.get_mut(usize::from(at.0)) {
            *value = new;
            by_seat[at] = new;
        }
        prop_assert_eq!(by_seat.as_slice(), &model[..]);
        prop_assert_eq!(usize::from(by_seat.n_seats()), model.len());
        prop_assert!(by_seat.iter().map(|(seat, value)| (usize::from(seat.0), *value)).eq(model.iter().copied().enumerate()));
        let doubled = by_seat.map(|seat, value| i64::from(*value) * 2 + i64::from(seat.0));
        let model_doubled: Vec<i64> = model.iter().zip(0..).map(|(value, n)| i64::from(*value) * 2 + n).collect();
        prop_assert_eq!(doubled.as_slice(), &model_doubled[..]);
    }

    #[test]
    fn values_by_seat_are_written_and_read(values in prop::collection::vec(any::<u16>(), 0..=MAX_SEATS)) {
        let by_seat = BySeat::new(values.len() as u8, |seat| values[usize::from(seat.0)]);
        let bytes = postcard::to_stdvec(&by_seat).unwrap();
        prop_assert_eq!(&bytes, &postcard::to_stdvec(&values).unwrap(), "only the seats in play are written");
        prop_assert_eq!(postcard::from_bytes::<BySeat<u16>>(&bytes).unwrap(), by_seat);
    }
}

#[test]
fn people_count_seats_from_one() {
    assert_eq!(Seat(0).to_string(), "p1");
    assert_eq!(Seat(5).to_string(), "p6");
}

#[test]
fn the_first_seats_are_a_set() {
    assert_eq!(Seats::first(0), Seats::NONE);
    assert!(Seats::first(3).iter().eq([Seat(0), Seat(1), Seat(2)]));
    assert_eq!(Seats::first(MAX_SEATS as u8).len(), MAX_SEATS);
    assert_eq!(Seats::only(Seat(4)).iter().collect::<Vec<_>>(), [Seat(4)]);
}

#[test]
#[should_panic(expected = "out of bounds")]
fn a_seat_that_does_not_play_has_no_value() {
    let fuel = BySeat::new(3, |_| 0u8);
    let _ = fuel[Seat(3)];
}

#[test]
fn more_values_than_seats_are_refused() {
    let bytes = postcard::to_stdvec(&vec![0u8; MAX_SEATS + 1]).unwrap();
    assert!(postcard::from_bytes::<BySeat<u8>>(&bytes).is_err());
}
