//! Databases that are refused, each with its reason, and not changed.

use store::{Error, Store};

use crate::cluster::{cluster, execute};
use crate::setup::{act, assert_sound, running, scratch};

async fn refused(address: &str) -> Error {
    let error = Store::connect(address, "one").await.unwrap_err();
    assert_eq!(store::load_from(address, "a").await.unwrap_err(), error, "a command says the same");
    error
}

#[tokio::test]
async fn a_server_that_is_down_is_named() {
    let error = refused("postgres://fernweh@localhost/fernweh?host=/nowhere").await;
    assert!(matches!(error, Error::NoServer(_)), "{error}");
    assert!(error.to_string().contains("start it, or check host and port"), "{error}");
    let error = refused("postgres://fernweh@127.0.0.1:1/fernweh").await;
    assert!(matches!(error, Error::NoServer(_)), "{error}");
}

#[tokio::test]
async fn a_wrong_password_and_a_missing_database_are_told_apart() {
    let make = "CREATE ROLE guarded LOGIN PASSWORD 'right'";
    execute(&cluster().address("fernweh", "postgres"), make);
    let wrong = cluster().address("guarded:wrong", "postgres");
    assert!(matches!(refused(&wrong).await, Error::Refused(_)));
    let missing = cluster().address("fernweh", "nowhere");
    let error = refused(&missing).await;
    assert!(matches!(&error, Error::NoDatabase(detail) if detail.contains("nowhere")), "{error}");
    let error = refused("postgres://fernweh@localhost:many/fernweh").await;
    assert!(matches!(error, Error::Address(_)), "{error}");
}

#[tokio::test]
async fn who_may_not_make_tables_is_told() {
    let address = cluster().database();
    execute(&cluster().address("fernweh", "postgres"), "CREATE ROLE reader LOGIN");
    let address = address.replace("fernweh@", "reader@");
    let error = Store::connect(&address, "one").await.unwrap_err();
    assert!(matches!(error, Error::NoRights(_)), "{error}");
}

#[tokio::test]
async fn a_database_of_another_program_is_left_as_it_is() {
    let address = cluster().database();
    execute(&address, "CREATE TABLE matches (id TEXT); INSERT INTO matches VALUES ('x')");
    assert_eq!(refused(&address).await, Error::Foreign);
    execute(&address, "SELECT id FROM matches; DROP TABLE matches");
    Store::connect(&address, "one").await.expect("now it is empty");
}

#[tokio::test]
async fn a_newer_database_is_left_to_the_newer_program() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    s.store.close().await;
    let later = "INSERT INTO _sqlx_migrations SELECT 9000, 'later', installed_on, TRUE, ''::bytea, 0 \
        FROM _sqlx_migrations LIMIT 1";
    execute(&s.address, later);
    assert!(matches!(refused(&s.address).await, Error::Newer { found: 9000, .. }));
    execute(&s.address, "DELETE FROM _sqlx_migrations WHERE version = 9000");
    assert_eq!(assert_sound(&s.again().await, "a").await, 0);
}

#[tokio::test]
async fn nodes_may_start_at_the_same_time() {
    let address = cluster().database();
    let (one, two) = tokio::join!(Store::connect(&address, "one"), Store::connect(&address, "two"));
    one.unwrap().create_match(running("a")).await.unwrap();
    assert_eq!(two.unwrap().append(act("a", 0, 0, 1)).await, Ok(1));
}

#[tokio::test]
async fn a_match_is_read_while_nodes_play_and_copies_are_left_to_the_server() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    s.store.append(act("a", 0, 0, 2)).await.unwrap();
    let read = store::load_from(&s.address, "a").await.unwrap();
    assert_eq!(read, s.store.load("a").await.unwrap());
    assert_eq!(store::load_from(&s.address, "b").await, Ok(None));
    let error = s.store.backup("copy.db").await.unwrap_err();
    assert_eq!(error, Error::NoCopies);
    assert!(error.to_string().contains("pg_dump"));
    execute(&s.address, "DELETE FROM _sqlx_migrations");
    assert!(matches!(store::load_from(&s.address, "a").await, Err(Error::Older { found: 0, .. })));
}

#[tokio::test]
async fn what_no_text_can_contain_is_not_found() {
    let s = scratch().await;
    assert_eq!(s.store.load("a\0b").await, Err(Error::NotFound("text")));
}
