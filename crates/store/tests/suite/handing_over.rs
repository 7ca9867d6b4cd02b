//! Seats that get another player while a game runs, tables that are closed, links to other devices.

use store::{Error, Event, Handover, NewMatch, Seat, Sitter, Status, Store, Terms};

use crate::setup::{act, running, scratch, take_back, waiting};

fn change(id: &str, version: u64, guest: &str, event: Event) -> Handover {
    Handover {
        match_id: id.into(),
        expect_version: version,
        seat: 0,
        guest: guest.into(),
        event,
        bot: matches!(event, Event::StandIn | Event::Resigned).then(|| "greedy".into()),
        by: "Bob".into(),
        at: 500,
    }
}

async fn first(store: &Store, id: &str) -> Seat {
    store.load(id).await.unwrap().unwrap().listing.seats.swap_remove(0)
}

#[tokio::test]
async fn a_bot_stands_in_until_the_person_is_back() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    assert_eq!(s.store.hand_over(change("a", 0, "ada", Event::StandIn)).await, Ok(1), "a new version");
    let seat = first(&s.store, "a").await;
    assert_eq!((seat.sitter, seat.owner.as_deref()), (Sitter::Bot("greedy".into()), Some("ada")));
    assert_eq!(seat.name.as_deref(), Some("Ada"), "it plays under her name");
    assert_eq!(s.store.tables_of("ada", 9).await.unwrap().len(), 1, "she finds her table");
    assert_eq!(s.store.append(act("a", 0, 0, 1)).await, Err(Error::Stale { current: 1 }), "a late move");
    assert_eq!(s.store.hand_over(change("a", 1, "eve", Event::Returned)).await, Err(Error::Taken("seat")));
    assert_eq!(s.store.hand_over(change("a", 1, "ada", Event::StandIn)).await, Err(Error::Taken("seat")));
    s.store.close().await;
    let store = s.again().await;
    assert_eq!(store.hand_over(change("a", 1, "ada", Event::Returned)).await, Ok(2), "after a restart, too");
    let seat = first(&store, "a").await;
    assert_eq!((seat.sitter, seat.owner, seat.seen_at), (Sitter::Guest("ada".into()), None, 500));
    let told: Vec<_> = store.chat_since("a", 0, 9).await.unwrap();
    let told: Vec<_> = told
        .iter()
        .map(|it| (it.saying.event, it.saying.seat, it.saying.name.as_str(), it.saying.text.as_str()))
        .collect();
    let wanted =
        [(Some(Event::StandIn), Some(0), "Bob", "Ada"), (Some(Event::Returned), Some(0), "Bob", "Ada")];
    assert_eq!(told, wanted, "everybody can read it");
}

#[tokio::test]
async fn who_resigns_does_not_come_back() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    s.store.hand_over(change("a", 0, "ada", Event::Resigned)).await.unwrap();
    let seat = first(&s.store, "a").await;
    assert_eq!((seat.sitter, seat.owner, seat.resigned), (Sitter::Bot("greedy".into()), None, true));
    assert_eq!(s.store.hand_over(change("a", 1, "ada", Event::Returned)).await, Err(Error::Taken("seat")));
    assert_eq!(s.store.load("a").await.unwrap().unwrap().listing.version, 1, "a refusal leaves no trace");
    assert_eq!(s.store.chat_since("a", 0, 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_closed_table_stays_closed_and_has_no_result() {
    let s = scratch().await;
    s.store.create_match(waiting("w")).await.unwrap();
    s.store.create_match(running("r")).await.unwrap();
    s.store.append(act("r", 0, 0, 2)).await.unwrap();
    assert_eq!(s.store.hand_over(change("w", 0, "ada", Event::StandIn)).await, Err(Error::NotRunning));
    s.store.hand_over(change("w", 0, "ada", Event::Closed)).await.unwrap();
    s.store.hand_over(change("r", 1, "ada", Event::WantsToClose)).await.unwrap();
    assert!(first(&s.store, "r").await.closing);
    s.store.hand_over(change("r", 2, "ada", Event::WantsToPlay)).await.unwrap();
    assert!(!first(&s.store, "r").await.closing);
    s.store.hand_over(change("r", 3, "ada", Event::Closed)).await.unwrap();
    for id in ["w", "r"] {
        let listing = s.store.load(id).await.unwrap().unwrap().listing;
        assert_eq!((listing.status, listing.outcome), (Status::Closed, None), "{id}");
        let version = listing.version;
        assert_eq!(s.store.append(act(id, version, 0, 1)).await, Err(Error::NotRunning));
        assert_eq!(s.store.undo(take_back(id, version, 0)).await, Err(Error::NotRunning));
        assert_eq!(s.store.start(id, 600).await, Err(Error::NotRunning));
        for event in [Event::Closed, Event::StandIn] {
            assert_eq!(s.store.hand_over(change(id, version, "ada", event)).await, Err(Error::NotRunning));
        }
    }
    assert_eq!(s.store.finished(9).await, Ok(vec![]), "it is no game to watch again");
    assert_eq!(s.store.open_tables(9).await, Ok(vec![]));
}

#[tokio::test]
async fn what_the_host_decided_is_kept() {
    let s = scratch().await;
    let terms = Terms { is_public: true, open_chat: true, seed_chosen: true, ..Terms::default() };
    s.store.create_match(NewMatch { terms, seed: "42".into(), ..waiting("a") }).await.unwrap();
    s.store.create_match(NewMatch { seed: "43".into(), ..waiting("b") }).await.unwrap();
    let open = s.store.open_tables(9).await.unwrap();
    assert_eq!(open.len(), 1, "only what is public is listed");
    assert_eq!((open[0].terms, open[0].open_seed.as_deref()), (terms, Some("42")));
    assert_eq!(
        s.store.load("b").await.unwrap().unwrap().listing.open_seed,
        None,
        "drawn, so nobody knows it"
    );
}

#[tokio::test]
async fn when_somebody_was_seen_never_goes_back() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    for (at, seen) in [(90, 100), (160, 160), (150, 160)] {
        s.store.seen("a", "ada", at).await.unwrap();
        assert_eq!(first(&s.store, "a").await.seen_at, seen);
    }
    s.store.seen("a", "eve", 900).await.unwrap();
    assert_eq!(first(&s.store, "a").await.seen_at, 160, "others are not she");
}

#[tokio::test]
async fn a_link_is_good_once_and_for_a_while() {
    let s = scratch().await;
    s.store.put_link("ada", "one", 1000).await.unwrap();
    assert_eq!(s.store.link("one", 999).await, Ok(Some("ada".into())), "looking uses nothing up");
    assert_eq!(s.store.link_of("ada", 999).await, Ok(Some(("one".into(), 1000))));
    assert_eq!(s.store.use_link("one", 1000).await, Err(Error::NotFound("link")), "too late");
    s.store.put_link("ada", "two", 2000).await.unwrap();
    assert_eq!(s.store.use_link("one", 900).await, Err(Error::NotFound("link")), "the newer is in its place");
    let (first, second) = tokio::join!(s.store.use_link("two", 1500), s.store.use_link("two", 1500));
    let good = [&first, &second].into_iter().filter(|used| used.is_ok()).count();
    assert_eq!(good, 1, "used twice at once, it is good for one: {first:?} {second:?}");
    assert_eq!(s.store.use_link("two", 1500).await, Err(Error::NotFound("link")));
    s.store.put_link("ada", "three", 2000).await.unwrap();
    s.store.drop_link("ada").await.unwrap();
    assert_eq!(s.store.use_link("three", 1500).await, Err(Error::NotFound("link")), "taken back");
    s.store.drop_link("ada").await.expect("there is none, and that is well");
}
