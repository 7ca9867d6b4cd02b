//! Files that an older program made are brought up to date.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use store::{Append, Event, Handover, NewMatch, Store, Terms};

use crate::setup::{act, assert_sound, running, scratch};

/// Makes the schema from before seats could get another player.
const BEFORE_SEATS: &str = "DROP TABLE links; DROP INDEX seats_owner; \
     ALTER TABLE chat DROP COLUMN event; \
     ALTER TABLE seats DROP COLUMN owner; ALTER TABLE seats DROP COLUMN resigned; \
     ALTER TABLE seats DROP COLUMN closing; ALTER TABLE seats DROP COLUMN seen_at; \
     ALTER TABLE matches DROP COLUMN is_public; ALTER TABLE matches DROP COLUMN open_chat; \
     ALTER TABLE matches DROP COLUMN seed_chosen; DELETE FROM _sqlx_migrations WHERE version = 3;";

#[tokio::test]
async fn a_file_from_before_is_brought_up_to_date() {
    let s = scratch().await;
    let path = s.path();
    s.store.create_match(running("old")).await.unwrap();
    s.store.close().await;
    let mut plain = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    sqlx::raw_sql(BEFORE_SEATS).execute(&mut plain).await.unwrap();
    plain.close().await.unwrap();

    let store = Store::open(&path).await.unwrap();
    let listing = store.load("old").await.unwrap().unwrap().listing;
    assert_eq!((listing.terms, listing.open_seed), (Terms::default(), None));
    assert!(listing.seats[0].seen_at > 1_700_000_000, "nobody counts as absent since long ago");
    let change = Handover {
        match_id: "old".into(),
        expect_version: 0,
        seat: 0,
        guest: "ada".into(),
        event: Event::StandIn,
        bot: Some("greedy".into()),
        by: "Bob".into(),
        at: 500,
    };
    store.hand_over(change).await.unwrap();
}

#[tokio::test]
async fn a_file_from_before_challenges_is_brought_up_to_date() {
    let s = scratch().await;
    let path = s.path();
    s.store.create_match(running("old")).await.unwrap();
    s.store.append(act("old", 0, 0, 3)).await.unwrap();
    s.store.close().await;
    let mut plain = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    let before = format!("{BEFORE_SEATS} DROP TABLE tries; DELETE FROM _sqlx_migrations WHERE version = 2;");
    sqlx::raw_sql(sqlx::AssertSqlSafe(before)).execute(&mut plain).await.unwrap();
    plain.close().await.unwrap();

    let store = Store::open(&path).await.unwrap();
    assert_eq!(assert_sound(&store, "old").await, 1);
    store.create_match(NewMatch { challenge: Some("toy/1".into()), ..running("new") }).await.unwrap();
    assert_eq!(store.try_of("toy/1", "ada").await, Ok(Some("new".into())));
}

#[tokio::test]
async fn a_file_from_before_the_totals_is_counted() {
    let s = scratch().await;
    s.store.create_match(running("w")).await.unwrap();
    s.store.append(act("w", 0, 0, 1)).await.unwrap();
    s.store.create_match(running("r")).await.unwrap();
    s.store.append(Append { outcome: Some("over".into()), ..act("r", 0, 0, 2) }).await.unwrap();
    let path = s.path();
    s.store.close().await;
    let mut plain = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    let before = "DROP TRIGGER totals_opened; DROP TRIGGER totals_removed; DROP TRIGGER totals_moved; \
        DROP TRIGGER totals_acted; DROP TABLE totals; DROP TABLE checks; \
        DELETE FROM _sqlx_migrations WHERE version = 4;";
    sqlx::raw_sql(before).execute(&mut plain).await.unwrap();
    plain.close().await.unwrap();
    let counts = Store::open(&path).await.unwrap().counts().await.unwrap();
    assert_eq!((counts.waiting, counts.running, counts.finished, counts.actions), (0, 1, 1, 3));
}
