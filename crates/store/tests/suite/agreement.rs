//! Requests to undo by agreement.

use store::{AnswerUndo, Append, AskUndo, Error, Event};

use crate::setup::{act, running, scratch, waiting};

fn ask(id: &str, version: u64, keep: u32) -> AskUndo {
    let (match_id, guest, by) = (id.into(), "ada".into(), "Ada".into());
    AskUndo { match_id, expect_version: version, seat: 0, guest, keep, by, at: 500 }
}

fn answer(id: &str, version: u64, guest: &str, agrees: bool) -> AnswerUndo {
    AnswerUndo {
        match_id: id.into(),
        version,
        seat: 1,
        guest: guest.into(),
        agrees,
        by: guest.into(),
        at: 501,
    }
}

#[tokio::test]
async fn a_request_is_good_at_one_version_and_counts_who_agrees() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    s.store.append(act("a", 0, 0, 3)).await.unwrap();
    assert_eq!(s.store.ask_undo(ask("a", 0, 1)).await, Err(Error::Stale { current: 1 }));
    assert!(
        matches!(s.store.ask_undo(ask("a", 1, 3)).await, Err(Error::Other(_))),
        "nothing would be undone"
    );
    assert_eq!(s.store.ask_undo(ask("a", 1, 1)).await, Ok(1), "the first line of chat");
    assert_eq!(s.store.ask_undo(ask("a", 1, 2)).await, Err(Error::Taken("undo request")), "one at a time");
    assert_eq!(s.store.answer_undo(answer("a", 0, "bob", true)).await, Err(Error::NotFound("undo request")));
    assert_eq!(s.store.answer_undo(answer("a", 1, "bob", true)).await, Ok(2));
    let request = s.store.undo_request("a").await.unwrap().unwrap();
    assert_eq!((request.version, request.seat, request.keep, request.refused), (1, 0, 1, false));
    assert_eq!((request.by.as_str(), request.agreed), ("Ada", vec!["ada".to_owned(), "bob".to_owned()]));
    s.store.append(act("a", 1, 3, 1)).await.unwrap();
    assert_eq!(
        s.store.answer_undo(answer("a", 1, "eve", true)).await,
        Err(Error::NotFound("undo request")),
        "late"
    );
    assert_eq!(s.store.ask_undo(ask("a", 2, 0)).await, Ok(3), "a new version, a new request");
    assert_eq!(s.store.undo_request("a").await.unwrap().unwrap().agreed, ["ada"], "old answers do not count");
}

#[tokio::test]
async fn who_refuses_ends_it_until_somebody_acts() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    s.store.append(act("a", 0, 0, 3)).await.unwrap();
    s.store.ask_undo(ask("a", 1, 1)).await.unwrap();
    s.store.answer_undo(answer("a", 1, "bob", false)).await.unwrap();
    assert!(s.store.undo_request("a").await.unwrap().unwrap().refused);
    assert_eq!(s.store.answer_undo(answer("a", 1, "bob", true)).await, Err(Error::NotFound("undo request")));
    assert_eq!(
        s.store.ask_undo(ask("a", 1, 1)).await,
        Err(Error::Taken("undo request")),
        "nobody is pestered"
    );
    let told = s.store.chat_since("a", 0, 9).await.unwrap();
    let told: Vec<_> = told.iter().map(|said| said.saying.event).collect();
    assert_eq!(told, [Some(Event::AsksUndo), Some(Event::RefusesUndo)]);
}

#[tokio::test]
async fn nothing_is_asked_before_the_start_or_after_the_end() {
    let s = scratch().await;
    s.store.create_match(waiting("w")).await.unwrap();
    assert_eq!(s.store.ask_undo(ask("w", 0, 0)).await, Err(Error::NotRunning));
    s.store.create_match(running("a")).await.unwrap();
    s.store.append(act("a", 0, 0, 1)).await.unwrap();
    s.store.ask_undo(ask("a", 1, 0)).await.unwrap();
    s.store.append(Append { outcome: Some("over".into()), ..act("a", 1, 1, 1) }).await.unwrap();
    assert_eq!(s.store.answer_undo(answer("a", 1, "bob", true)).await, Err(Error::NotFound("undo request")));
    assert_eq!(s.store.ask_undo(ask("a", 2, 0)).await, Err(Error::NotRunning));
    s.store.remove_match("a").await.unwrap();
    assert_eq!(s.store.undo_request("a").await, Ok(None));
}
