//! Setting up, acting, undoing, removing.

use store::{Action, Append, Error, Seat, Sitter, Status, Terms};

use crate::setup::{act, assert_sound, running, scratch, snapshot, take_back, waiting};

#[tokio::test]
async fn a_table_comes_back_as_it_was_set_up() {
    let s = scratch().await;
    let new = waiting("kite-ember-42");
    s.store.create_match(new.clone()).await.unwrap();
    let record = s.store.load("kite-ember-42").await.unwrap().unwrap();
    assert_eq!((record.rules, record.pack), (new.rules, new.pack));
    assert_eq!(
        (record.listing.options.clone(), record.seed, record.snapshot),
        (new.options, new.seed, new.snapshot)
    );
    assert_eq!((record.fixed, record.actions), (0, vec![]));
    assert_eq!(record.invites, ["kite-ember-42-0", "kite-ember-42-1"]);
    let listing = record.listing;
    assert_eq!((listing.game, listing.name, listing.host), (new.game, new.name, new.host));
    assert_eq!(listing.language, new.language);
    assert_eq!((listing.status, listing.version, listing.n_actions), (Status::Waiting, 0, 0));
    assert_eq!((listing.outcome, listing.created_at, listing.updated_at), (None, 100, 100));
    let seat = |sitter, name| Seat {
        sitter,
        name,
        owner: None,
        resigned: false,
        closing: false,
        seen_at: 100,
        timed_out: false,
    };
    let ada = seat(Sitter::Guest("ada".into()), Some("Ada".into()));
    assert_eq!(listing.seats, [ada, seat(Sitter::Open, None)]);
    assert_eq!((listing.terms, listing.open_seed), (Terms::default(), None));
    assert_eq!(s.store.load("no-such-table").await, Ok(None));
}

#[tokio::test]
async fn a_name_or_an_invitation_in_use_makes_no_table() {
    let s = scratch().await;
    s.store.create_match(waiting("a")).await.unwrap();
    assert_eq!(s.store.create_match(running("a")).await, Err(Error::Taken("table name")));
    let mut second = waiting("b");
    second.seats[1].invite = "a-0".into();
    assert_eq!(s.store.create_match(second).await, Err(Error::Taken("invitation")));
    assert_eq!(s.store.load("b").await, Ok(None), "the half that was written is gone");
    assert_eq!(s.store.load("a").await.unwrap().unwrap().listing.status, Status::Waiting);
}

#[tokio::test]
async fn acts_go_on_the_record_in_order() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    assert_eq!(s.store.append(act("a", 0, 0, 1)).await, Ok(1));
    assert_eq!(s.store.append(act("a", 1, 1, 3)).await, Ok(2), "one act, however many lines");
    assert_eq!(s.store.append(Append { fixed: 4, ..act("a", 2, 4, 1) }).await, Ok(3));
    assert_eq!(assert_sound(&s.store, "a").await, 3);
    let record = s.store.load("a").await.unwrap().unwrap();
    assert_eq!((record.fixed, record.listing.updated_at), (4, 200));
    assert_eq!(record.actions[3], Action { seat: 1, line: "settle 3".into(), at: 200 });
}

#[tokio::test]
async fn more_lines_than_one_call_holds_are_still_one_act() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    assert_eq!(s.store.append(act("a", 0, 0, 700)).await, Ok(1));
    assert_eq!(assert_sound(&s.store, "a").await, 1);
    assert_eq!(s.store.append(act("a", 0, 700, 700)).await, Err(Error::Stale { current: 1 }));
    assert_eq!(s.store.load("a").await.unwrap().unwrap().actions.len(), 700);
}

#[tokio::test]
async fn a_stale_or_doubled_act_changes_nothing() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    s.store.append(act("a", 0, 0, 1)).await.unwrap();
    let before = s.store.load("a").await.unwrap();
    for expect_version in [0, 2, u64::MAX] {
        let stale = Append { expect_version, ..act("a", 1, 1, 2) };
        assert_eq!(s.store.append(stale).await, Err(Error::Stale { current: 1 }));
    }
    assert_eq!(s.store.undo(take_back("a", 0, 0)).await, Err(Error::Stale { current: 1 }));
    assert_eq!(s.store.append(act("b", 0, 0, 1)).await, Err(Error::NotFound("table")));
    assert_eq!(s.store.undo(take_back("b", 0, 0)).await, Err(Error::NotFound("table")));
    let empty = Append { lines: vec![], ..act("a", 1, 1, 1) };
    assert!(matches!(s.store.append(empty).await, Err(Error::Other(_))));
    assert_eq!(s.store.load("a").await.unwrap(), before);
}

#[tokio::test]
async fn only_a_running_table_takes_acts() {
    let s = scratch().await;
    s.store.create_match(waiting("a")).await.unwrap();
    assert_eq!(s.store.append(act("a", 0, 0, 1)).await, Err(Error::NotRunning));
    s.store.start("a", 150).await.unwrap();
    s.store.start("a", 160).await.unwrap();
    assert_eq!(s.store.load("a").await.unwrap().unwrap().listing.updated_at, 150, "the second start is none");
    let last = Append { outcome: Some("ada 30, bot 25".into()), ..act("a", 0, 0, 2) };
    assert_eq!(s.store.append(last).await, Ok(1));
    let listing = s.store.load("a").await.unwrap().unwrap().listing;
    assert_eq!((listing.status, listing.outcome.as_deref()), (Status::Finished, Some("ada 30, bot 25")));
    assert_eq!(s.store.append(act("a", 1, 2, 1)).await, Err(Error::NotRunning));
    assert_eq!(s.store.start("a", 170).await, Err(Error::NotRunning));
    assert_eq!(s.store.start("b", 170).await, Err(Error::NotFound("table")));
}

#[tokio::test]
async fn undo_drops_actions_and_moves_the_version_on() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    s.store.append(act("a", 0, 0, 3)).await.unwrap();
    assert_eq!(s.store.undo(take_back("a", 1, 1)).await, Ok(2), "the version never goes back");
    assert_eq!(assert_sound(&s.store, "a").await, 2);
    assert_eq!(s.store.load("a").await.unwrap().unwrap().actions.len(), 1);
    for keep in [1, 2] {
        assert!(
            matches!(s.store.undo(take_back("a", 2, keep)).await, Err(Error::Other(_))),
            "nothing to take back"
        );
    }
    assert_eq!(s.store.append(act("a", 2, 1, 1)).await, Ok(3), "the places taken back are free");
    assert_eq!(assert_sound(&s.store, "a").await, 3);
}

#[tokio::test]
async fn the_end_is_final() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    s.store.append(act("a", 0, 0, 1)).await.unwrap();
    s.store.append(Append { outcome: Some("over".into()), ..act("a", 1, 1, 1) }).await.unwrap();
    let before = s.store.load("a").await.unwrap();
    for keep in [0, 1] {
        assert_eq!(s.store.undo(take_back("a", 2, keep)).await, Err(Error::NotRunning));
    }
    assert_eq!(s.store.load("a").await.unwrap(), before, "nothing was changed");
}

#[tokio::test]
async fn removing_a_table_takes_everything_with_it() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    s.store.append(act("a", 0, 0, 5)).await.unwrap();
    s.store.look("ada", "a", 1).await.unwrap();
    s.store.remove_match("a").await.unwrap();
    assert_eq!(s.store.remove_match("a").await, Err(Error::NotFound("table")));
    assert_eq!(s.store.load("a").await, Ok(None));
    assert_eq!(s.store.last_look("ada", "a").await, Ok(None));
    s.store.create_match(running("a")).await.expect("its name and its invitations are free again");
    assert_eq!(assert_sound(&s.store, "a").await, 0, "no action of the old table is left");
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_a_restart() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    s.store.append(act("a", 0, 0, 2)).await.unwrap();
    let before = s.store.load("a").await.unwrap();
    s.store.close().await;
    assert_eq!(s.store.append(act("a", 1, 2, 1)).await, Err(Error::Closed));
    assert_eq!(s.store.load("a").await, Err(Error::Closed));
    let store = s.again().await;
    assert_eq!(store.load("a").await.unwrap(), before);
    assert_eq!(before.unwrap().snapshot, snapshot(1, 2));
}
