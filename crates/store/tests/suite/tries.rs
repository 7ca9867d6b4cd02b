//! Tries at a challenge: one for each guest, listed together.

use store::{Append, Error, NewMatch};

use crate::setup::{act, running, scratch};

fn attempt(id: &str, challenge: &str, host: &str) -> NewMatch {
    NewMatch { challenge: Some(challenge.into()), host: host.into(), ..running(id) }
}

#[tokio::test]
async fn each_guest_has_one_try() {
    let s = scratch().await;
    s.store.create_match(attempt("a", "toy/1", "ada")).await.unwrap();
    assert_eq!(s.store.create_match(attempt("b", "toy/1", "ada")).await, Err(Error::Taken("try")));
    assert_eq!(s.store.load("b").await, Ok(None), "nothing of a refused table is kept");
    s.store.create_match(attempt("c", "toy/1", "bob")).await.unwrap();
    s.store.create_match(attempt("d", "toy/2", "ada")).await.unwrap();
    assert_eq!(s.store.try_of("toy/1", "ada").await, Ok(Some("a".into())));
    assert_eq!(s.store.try_of("toy/2", "bob").await, Ok(None));
    s.store.create_match(attempt("e", "toy/1", "eve")).await.unwrap();
    s.store.remove_match("e").await.unwrap();
    assert_eq!(s.store.try_of("toy/1", "eve").await, Ok(None), "a table that is gone is no try");
}

#[tokio::test]
async fn tries_are_listed_by_challenge() {
    let s = scratch().await;
    for (id, challenge, host, at) in [
        ("a", "toy/1", "ada", 10),
        ("b", "toy/1", "bob", 20),
        ("c", "toy/2", "ada", 30),
        ("d", "x/3", "ada", 40),
    ] {
        s.store.create_match(NewMatch { at, ..attempt(id, challenge, host) }).await.unwrap();
    }
    s.store.create_match(running("plain")).await.unwrap();
    let over = Append { outcome: Some("over".into()), at: 50, ..act("a", 0, 0, 1) };
    s.store.append(over).await.unwrap();
    let tries = s.store.tries("toy/1", 10).await.unwrap();
    assert_eq!(tries.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["a", "b"]);
    assert_eq!(tries[0].outcome.as_deref(), Some("over"));
    assert_eq!((tries[1].challenge.as_deref(), tries[1].options.as_str()), (Some("toy/1"), "goals"));
    assert_eq!(s.store.load("a").await.unwrap().unwrap().listing, tries[0]);
    assert_eq!(s.store.load("plain").await.unwrap().unwrap().listing.challenge, None);
    assert_eq!(s.store.challenges("toy/", 10).await.unwrap(), ["toy/2", "toy/1"]);
    assert_eq!(s.store.challenges("toy/", 1).await.unwrap(), ["toy/2"]);
    assert_eq!(s.store.challenges("t%", 10).await, Ok(vec![]));
}
