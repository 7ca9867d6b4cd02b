//! The next table of the same people.

use store::{Append, Error, Event, Handover, NewMatch};

use crate::setup::{act, running, scratch, waiting};

fn rematch(id: &str, old: &str) -> NewMatch {
    NewMatch { rematch_of: Some(old.into()), ..waiting(id) }
}

#[tokio::test]
async fn a_finished_table_has_one_rematch() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    assert_eq!(s.store.create_match(rematch("b", "a")).await, Err(Error::NotRunning), "it is not over");
    assert_eq!(s.store.load("b").await, Ok(None), "nothing of a refused table is kept");
    assert_eq!(s.store.create_match(rematch("b", "x")).await, Err(Error::NotFound("table")));
    s.store.append(Append { outcome: Some("over".into()), ..act("a", 0, 0, 1) }).await.unwrap();
    s.store.create_match(rematch("b", "a")).await.unwrap();
    assert_eq!(s.store.rematch("a").await, Ok(Some("b".into())));
    assert_eq!(s.store.create_match(rematch("c", "a")).await, Err(Error::Taken("rematch")), "two pressed");
    let told = s.store.chat_since("a", 0, 9).await.unwrap();
    assert_eq!(
        (told.len(), told[0].saying.event, told[0].saying.name.as_str()),
        (1, Some(Event::Rematch), "Ada")
    );
}

#[tokio::test]
async fn a_rematch_that_was_closed_or_removed_makes_room() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    s.store.append(Append { outcome: Some("over".into()), ..act("a", 0, 0, 1) }).await.unwrap();
    s.store.create_match(rematch("b", "a")).await.unwrap();
    let close = Handover {
        match_id: "b".into(),
        expect_version: 0,
        seat: 0,
        guest: "ada".into(),
        event: Event::Closed,
        bot: None,
        by: "Ada".into(),
        at: 500,
    };
    s.store.hand_over(close).await.unwrap();
    s.store.create_match(rematch("c", "a")).await.unwrap();
    assert_eq!(s.store.rematch("a").await, Ok(Some("c".into())));
    s.store.remove_match("c").await.unwrap();
    assert_eq!(s.store.rematch("a").await, Ok(None));
    s.store.create_match(rematch("d", "a")).await.unwrap();
    s.store.remove_match("a").await.unwrap();
    assert!(s.store.load("d").await.unwrap().is_some(), "the next table stays");
}
