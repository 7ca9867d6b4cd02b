//! Old tables are found by their age and removed unless they changed meanwhile.

use store::{Append, NewMatch};

use crate::setup::{act, running, scratch, waiting};

#[tokio::test]
async fn old_tables_are_found_by_their_status_and_age() {
    let s = scratch().await;
    for (at, new) in
        [(500, running("r")), (400, waiting("w")), (900, running("late")), (300, running("over"))]
    {
        s.store.create_match(NewMatch { at, ..new }).await.unwrap();
    }
    let end = Append { outcome: Some("ada".into()), at: 310, ..act("over", 0, 0, 1) };
    s.store.append(end).await.unwrap();

    assert_eq!(s.store.unchanged(true, 310, 9).await.unwrap(), [""; 0], "not before its time");
    assert_eq!(s.store.unchanged(true, 311, 9).await.unwrap(), ["over"]);
    assert_eq!(s.store.unchanged(false, 900, 9).await.unwrap(), ["w", "r"], "the oldest first");
    assert_eq!(s.store.unchanged(false, 900, 1).await.unwrap(), ["w"]);
}

#[tokio::test]
async fn a_table_that_changed_meanwhile_stays() {
    let s = scratch().await;
    s.store.create_match(NewMatch { at: 100, ..running("a") }).await.unwrap();
    s.store.append(Append { at: 200, ..act("a", 0, 0, 1) }).await.unwrap();
    assert_eq!(s.store.forget("a", 200).await, Ok(false));
    assert!(s.store.load("a").await.unwrap().is_some());
    assert_eq!(s.store.forget("a", 201).await, Ok(true));
    assert!(s.store.load("a").await.unwrap().is_none());
    assert_eq!(s.store.counts().await.unwrap().running, 0, "and the totals know");
    assert_eq!(s.store.forget("a", 201).await, Ok(false));
}
