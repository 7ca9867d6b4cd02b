//! Lists of tables, counts.

use store::{Append, Claim, Counts, Listing, NewMatch, Sitter, Store, Terms};

use crate::setup::{act, running, scratch, take_back, waiting};

fn ids(listings: &[Listing]) -> Vec<&str> {
    listings.iter().map(|listing| listing.id.as_str()).collect()
}

/// Tables `w1 w2` waiting with a seat free, `w3` waiting but full, `r1 r2` running, `f1 f2` finished; later
/// is newer.
pub(crate) async fn some_tables(store: &Store) {
    let mut at = 1000;
    for id in ["w1", "w2", "w3", "r1", "r2", "f1", "f2"] {
        at += 10;
        let new = if id.starts_with('w') { waiting(id) } else { running(id) };
        let terms = Terms { is_public: true, ..Terms::default() };
        store.create_match(NewMatch { at, terms, ..new }).await.unwrap();
        if id.starts_with('f') {
            let last = Append { outcome: Some(format!("{id} is over")), at, ..act(id, 0, 0, 2) };
            store.append(last).await.unwrap();
        }
    }
    store.take_seat("w3", Claim::Open(1), "bob", "Bob", 2000).await.unwrap();
    store.append(Append { at: 3000, ..act("r1", 0, 0, 1) }).await.unwrap();
}

#[tokio::test]
async fn open_tables_wait_and_have_a_seat_free() {
    let s = scratch().await;
    some_tables(&s.store).await;
    let open = s.store.open_tables(10).await.unwrap();
    assert_eq!(ids(&open), ["w2", "w1"], "newest first");
    assert_eq!(open[0], s.store.load("w2").await.unwrap().unwrap().listing);
    assert_eq!(ids(&s.store.open_tables(1).await.unwrap()), ["w2"]);
    assert_eq!(s.store.open_tables(0).await, Ok(vec![]));
}

#[tokio::test]
async fn tables_of_a_guest_are_those_they_sit_at_or_set_up() {
    let s = scratch().await;
    some_tables(&s.store).await;
    assert_eq!(ids(&s.store.tables_of("bob", 10).await.unwrap()), ["w3"]);
    assert_eq!(s.store.tables_of("eve", 10).await, Ok(vec![]));
    s.store.leave_seat("w1", 0, "ada", 4000).await.unwrap();
    let adas = s.store.tables_of("ada", 10).await.unwrap();
    assert_eq!(ids(&adas), ["w1", "r1", "w3", "f2", "f1", "r2", "w2"], "a host keeps the table they left");
    assert_eq!(adas[2].seats[1].sitter, Sitter::Guest("bob".into()));
    assert_eq!(adas.iter().map(|table| table.seats.len()).collect::<Vec<_>>(), [2; 7]);
    assert_eq!(ids(&s.store.tables_of("ada", 2).await.unwrap()), ["w1", "r1"]);
}

#[tokio::test]
async fn finished_tables_are_found() {
    let s = scratch().await;
    some_tables(&s.store).await;
    let finished = s.store.finished(10).await.unwrap();
    assert_eq!(ids(&finished), ["f2", "f1"]);
    assert_eq!(finished[0].outcome.as_deref(), Some("f2 is over"));
    assert_eq!(ids(&s.store.finished(1).await.unwrap()), ["f2"]);
}

/// Bytes that no database can write in fewer.
fn noise(n: usize) -> Vec<u8> {
    let mut state = 1_u32;
    (0..n)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        })
        .collect()
}

#[tokio::test]
async fn counts_are_of_everything() {
    let s = scratch().await;
    let empty = s.store.counts().await.unwrap();
    assert_eq!(empty, Counts { bytes: empty.bytes, ..Counts::default() });
    some_tables(&s.store).await;
    let big = Append { snapshot: noise(1 << 20), ..act("r1", 1, 1, 1) };
    s.store.append(big).await.unwrap();
    let counts = s.store.counts().await.unwrap();
    assert_eq!((counts.waiting, counts.running, counts.finished, counts.actions), (3, 2, 2, 6));
    assert!(counts.bytes > empty.bytes + 1_000_000, "{empty:?} {counts:?}");
}

/// Totals are not counted by a query, so every change must update them.
#[tokio::test]
async fn totals_follow_every_change() {
    let s = scratch().await;
    let totals = async |store: &Store| {
        let counts = store.counts().await.unwrap();
        (counts.waiting, counts.running, counts.finished, counts.actions)
    };
    s.store.create_match(waiting("w")).await.unwrap();
    s.store.create_match(running("r")).await.unwrap();
    assert_eq!(totals(&s.store).await, (1, 1, 0, 0));
    s.store.start("w", 5).await.unwrap();
    assert_eq!(totals(&s.store).await, (0, 2, 0, 0));
    s.store.append(act("w", 0, 0, 3)).await.unwrap();
    s.store.append(Append { outcome: Some("over".into()), ..act("r", 0, 0, 2) }).await.unwrap();
    assert_eq!(totals(&s.store).await, (0, 1, 1, 5));
    assert!(s.store.append(act("w", 0, 0, 1)).await.is_err(), "what is refused does not count");
    s.store.undo(take_back("w", 1, 1)).await.unwrap();
    assert_eq!(totals(&s.store).await, (0, 1, 1, 3));
    s.store.remove_match("r").await.unwrap();
    assert_eq!(totals(&s.store).await, (0, 1, 0, 1));
}
