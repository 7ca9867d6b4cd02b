//! Taking seats, leaving them, bots.

use store::{Append, Claim, Error, NewMatch, Seat, Sitter, Store, Terms};

use crate::setup::{act, running, scratch, waiting};

async fn seat(store: &Store, id: &str, seat: usize) -> Sits {
    let Seat { sitter, name, .. } = store.load(id).await.unwrap().unwrap().listing.seats.swap_remove(seat);
    (sitter, name)
}

/// A table where anybody may take a seat.
fn public(id: &str) -> NewMatch {
    NewMatch { terms: Terms { is_public: true, ..Terms::default() }, ..waiting(id) }
}

/// Who sits there, under which name.
type Sits = (Sitter, Option<String>);

fn guest(id: &str, name: &str) -> Sits {
    (Sitter::Guest(id.into()), Some(name.into()))
}

const FREE: Sits = (Sitter::Open, None);

#[tokio::test]
async fn a_link_or_a_free_place_leads_to_a_seat() {
    let s = scratch().await;
    s.store.create_match(waiting("a")).await.unwrap();
    s.store.create_match(public("b")).await.unwrap();
    let link = Claim::Invite("a-1".into());
    assert_eq!(s.store.take_seat("a", link.clone(), "bob", "Bob", 110).await, Ok(1));
    assert_eq!(seat(&s.store, "a", 1).await, guest("bob", "Bob"));
    assert_eq!(s.store.load("a").await.unwrap().unwrap().listing.updated_at, 110);
    assert_eq!(
        s.store.take_seat("a", link.clone(), "bob", "Bobby", 120).await,
        Ok(1),
        "one's own seat again"
    );
    assert_eq!(seat(&s.store, "a", 1).await, guest("bob", "Bobby"));
    assert_eq!(s.store.take_seat("b", Claim::Open(1), "bob", "Bob", 120).await, Ok(1));
    assert_eq!(seat(&s.store, "b", 1).await, guest("bob", "Bob"));
    assert_eq!(seat(&s.store, "b", 0).await, guest("ada", "Ada"), "and no other seat");
}

/// Only the person who has the link can take a seat of a table that is not public.
#[tokio::test]
async fn an_invitation_protects_its_seat() {
    let s = scratch().await;
    s.store.create_match(waiting("a")).await.unwrap();
    assert_eq!(s.store.take_seat("a", Claim::Open(1), "eve", "Eve", 110).await, Err(Error::InvitedOnly));
    assert_eq!(seat(&s.store, "a", 1).await, FREE);
    assert_eq!(s.store.take_seat("a", Claim::Invite("a-1".into()), "bob", "Bob", 110).await, Ok(1));
    assert_eq!(s.store.take_seat("a", Claim::Open(1), "bob", "Bobby", 120).await, Ok(1), "one's own seat");
    assert_eq!(seat(&s.store, "a", 1).await, guest("bob", "Bobby"));
}

#[tokio::test]
async fn a_seat_has_one_sitter() {
    let s = scratch().await;
    s.store.create_match(waiting("a")).await.unwrap();
    for claim in [Claim::Invite("a-0".into()), Claim::Open(0)] {
        assert_eq!(s.store.take_seat("a", claim, "eve", "Eve", 110).await, Err(Error::Taken("seat")));
    }
    assert_eq!(s.store.set_bot("a", 0, Some("greedy"), None, 110).await, Err(Error::Taken("seat")));
    assert_eq!(seat(&s.store, "a", 0).await, guest("ada", "Ada"));
    assert_eq!(
        s.store.load("a").await.unwrap().unwrap().listing.updated_at,
        100,
        "a refusal leaves no trace"
    );
    s.store.set_bot("a", 1, Some("greedy"), Some("Greta"), 110).await.unwrap();
    assert_eq!(s.store.take_seat("a", Claim::Open(1), "eve", "Eve", 110).await, Err(Error::Taken("seat")));
}

#[tokio::test]
async fn what_is_not_there_cannot_be_taken() {
    let s = scratch().await;
    s.store.create_match(waiting("a")).await.unwrap();
    s.store.create_match(waiting("b")).await.unwrap();
    for claim in [Claim::Invite("wrong".into()), Claim::Invite("b-1".into()), Claim::Open(2)] {
        assert_eq!(s.store.take_seat("a", claim, "bob", "Bob", 1).await, Err(Error::NotFound("seat")));
    }
    assert_eq!(s.store.take_seat("c", Claim::Open(1), "bob", "Bob", 1).await, Err(Error::NotFound("table")));
    assert_eq!(s.store.set_bot("a", 2, Some("greedy"), None, 1).await, Err(Error::NotFound("seat")));
    assert_eq!(s.store.set_bot("c", 1, Some("greedy"), None, 1).await, Err(Error::NotFound("table")));
    assert_eq!(s.store.leave_seat("a", 1, "bob", 1).await, Err(Error::NotFound("seat")), "bob has none");
    assert_eq!(s.store.leave_seat("a", 0, "bob", 1).await, Err(Error::NotFound("seat")), "it is ada's");
    assert_eq!(seat(&s.store, "a", 0).await, guest("ada", "Ada"));
    assert_eq!(seat(&s.store, "b", 1).await, FREE);
}

#[tokio::test]
async fn a_seat_that_was_left_is_free_and_its_link_good() {
    let s = scratch().await;
    s.store.create_match(waiting("a")).await.unwrap();
    s.store.leave_seat("a", 0, "ada", 110).await.unwrap();
    assert_eq!(seat(&s.store, "a", 0).await, FREE);
    assert_eq!(s.store.take_seat("a", Claim::Invite("a-0".into()), "bob", "Bob", 120).await, Ok(0));
}

#[tokio::test]
async fn bots_come_and_go() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    let bot = |bot: &str, name: Option<&str>| -> Sits { (Sitter::Bot(bot.into()), name.map(Into::into)) };
    s.store.set_bot("a", 1, Some("greedy"), Some("Greta"), 110).await.unwrap();
    assert_eq!(seat(&s.store, "a", 1).await, bot("greedy", Some("Greta")));
    s.store.set_bot("a", 1, Some("careful"), None, 110).await.unwrap();
    assert_eq!(seat(&s.store, "a", 1).await, bot("careful", None));
    s.store.set_bot("a", 1, None, None, 110).await.unwrap();
    assert_eq!(seat(&s.store, "a", 1).await, FREE);
}

#[tokio::test]
async fn who_played_a_finished_game_does_not_change() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    s.store.append(Append { outcome: Some("over".into()), ..act("a", 0, 0, 1) }).await.unwrap();
    let before = s.store.load("a").await.unwrap();
    assert_eq!(s.store.leave_seat("a", 0, "ada", 300).await, Err(Error::NotRunning));
    assert_eq!(s.store.take_seat("a", Claim::Open(1), "bob", "Bob", 300).await, Err(Error::NotRunning));
    assert_eq!(s.store.set_bot("a", 1, Some("greedy"), None, 300).await, Err(Error::NotRunning));
    assert_eq!(s.store.load("a").await.unwrap(), before);
}
