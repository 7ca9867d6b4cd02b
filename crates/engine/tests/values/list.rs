//! The short list, against `Vec`.

use engine::List;
use proptest::prelude::*;

const ROOM: usize = 8;

/// What rules do to a list.
#[derive(Clone, Copy, Debug)]
enum Change {
    Push(u16),
    Pop,
    Insert(prop::sample::Index, u16),
    Remove(prop::sample::Index),
    Set(prop::sample::Index, u16),
    Sort,
    Clear,
}

fn any_change() -> impl Strategy<Value = Change> {
    prop_oneof![
        4 => any::<u16>().prop_map(Change::Push),
        1 => Just(Change::Pop),
        2 => (any::<prop::sample::Index>(), any::<u16>()).prop_map(|(at, value)| Change::Insert(at, value)),
        2 => any::<prop::sample::Index>().prop_map(Change::Remove),
        1 => (any::<prop::sample::Index>(), any::<u16>()).prop_map(|(at, value)| Change::Set(at, value)),
        1 => Just(Change::Sort),
        1 => Just(Change::Clear),
    ]
}

proptest! {
    #[test]
    fn a_list_is_a_vec(changes in prop::collection::vec(any_change(), 0..60)) {
        let (mut list, mut model) = (List::<u16, ROOM>::new(), Vec::new());
        for change in changes {
            let is_full = model.len() == ROOM;
            match change {
                Change::Push(value) if !is_full => {
                    list.push(value);
                    model.push(value);
                }
                Change::Insert(at, value) if !is_full => {
                    let at = at.index(model.len() + 1);
                    list.insert(at, value);
                    model.insert(at, value);
                }
                Change::Remove(at) if !model.is_empty() => {
                    let at = at.index(model.len());
                    prop_assert_eq!(list.remove(at), model.remove(at));
                }
                Change::Set(at, value) if !model.is_empty() => {
                    let at = at.index(model.len());
                    list[at] = value;
                    model[at] = value;
                }
                Change::Pop => prop_assert_eq!(list.pop(), model.pop()),
                Change::Sort => {
                    list.sort();
                    model.sort();
                }
                Change::Clear => {
                    list.clear();
                    model.clear();
                }
                Change::Push(_) | Change::Insert(..) | Change::Remove(_) | Change::Set(..) => {}
            }
            prop_assert_eq!(&*list, &model[..]);
            prop_assert_eq!(format!("{list:?}"), format!("{model:?}"));
            let fresh: List<u16, ROOM> = model.iter().copied().collect();
            prop_assert_eq!(list, fresh, "what was there before does not tell lists apart");
        }
    }

    #[test]
    fn lists_are_equal_as_vecs_are(
        a in prop::collection::vec(0..3u16, 0..4),
        b in prop::collection::vec(0..3u16, 0..4),
    ) {
        let list = |values: &[u16]| values.iter().copied().collect::<List<u16, ROOM>>();
        prop_assert_eq!(list(&a) == list(&b), a == b);
    }

    #[test]
    fn a_list_is_written_and_read_as_a_vec(values in prop::collection::vec(any::<u16>(), 0..=ROOM)) {
        let list: List<u16, ROOM> = values.iter().copied().collect();
        let bytes = postcard::to_stdvec(&list).unwrap();
        prop_assert_eq!(&bytes, &postcard::to_stdvec(&values).unwrap());
        prop_assert_eq!(postcard::from_bytes::<List<u16, ROOM>>(&bytes).unwrap(), list);
    }
}

#[test]
fn a_list_that_is_too_long_is_refused() {
    let bytes = postcard::to_stdvec(&vec![0u16; ROOM + 1]).unwrap();
    assert!(postcard::from_bytes::<List<u16, ROOM>>(&bytes).is_err());
}

#[test]
#[should_panic(expected = "out of bounds")]
fn a_full_list_takes_no_more() {
    let mut list: List<u8, 2> = [1, 2].into_iter().collect();
    list.push(3);
}

#[test]
#[should_panic(expected = "a list of 1 has no place 2")]
fn nothing_is_put_beyond_the_end() {
    let mut list: List<u8, 4> = [1].into_iter().collect();
    list.insert(2, 9);
}
