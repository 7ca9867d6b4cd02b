//! Tables that nobody watches: they pause, and continue when somebody requests them.

use crate::client::{Client, GAMES, config};
use crate::serving::Server;
use std::time::Duration;
use store::{NewMatch, NewSeat, Sitter, Status, Store, Terms};
use tokio::task::JoinSet;
use web::{App, Config, Pace, app};

fn lonely() -> Config {
    Config { unattended: 0, ..config() }
}

/// Waits for the end of a game without asking the server for the table.
async fn until_over(store: &Store, table: &str) {
    for _ in 0..10_000 {
        if store.load(table).await.unwrap().unwrap().listing.status == Status::Finished {
            return;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    panic!("{table} is never over");
}

#[tokio::test]
async fn bots_alone_play_for_those_who_look() {
    let store = Store::open_in_memory().await.unwrap();
    let ada = Client::guest(&app(App::new(lonely(), store.clone(), GAMES).await.unwrap()), "Ada").await;
    let mut tables = Vec::new();
    for seed in 0..20 {
        tables.push(ada.open(&["bot-blind", "bot-blind"], seed).await);
    }
    let watched = tables.pop().unwrap();
    ada.get(&format!("/api/tables/{watched}")).await.ok();
    until_over(&store, &watched).await;
    for table in tables {
        assert_eq!(store.load(&table).await.unwrap().unwrap().listing.n_actions, 0, "{table}");
    }
}

#[tokio::test]
async fn a_few_tables_of_bots_alone_are_played_to_their_end() {
    let store = Store::open_in_memory().await.unwrap();
    let few = Config { unattended: 1, ..config() };
    let ada = Client::guest(&app(App::new(few, store.clone(), GAMES).await.unwrap()), "Ada").await;
    let table = ada.open(&["bot-blind", "bot-blind"], 1).await;
    until_over(&store, &table).await;
}

/// With a bot to move at each of them.
#[tokio::test]
async fn a_start_loads_no_table_that_nobody_asks_for() {
    const N: usize = 1000;
    let store = Store::open_in_memory().await.unwrap();
    let slow = Pace { after_person: Duration::from_secs(3600), between_bots: Duration::from_secs(3600) };
    let slow = Config { pace: slow, ..lonely() };
    let ada = Client::guest(&app(App::new(slow, store.clone(), GAMES).await.unwrap()), "Ada").await;
    let first = store.load(&ada.open(&["bot-blind", "me"], 1).await).await.unwrap().unwrap();
    let mut creating = JoinSet::new();
    for n in 0..N {
        let seats = first.listing.seats.iter().enumerate().map(|(seat, it)| NewSeat {
            // Half of them are tables of bots alone.
            sitter: if n % 2 == 0 { Sitter::Bot("blind".into()) } else { it.sitter.clone() },
            name: it.name.clone(),
            invite: format!("{n}-{seat}"),
            asked: false,
        });
        let new = NewMatch {
            id: format!("table-{n}"),
            game: first.listing.game.clone(),
            rules: first.rules,
            pack: first.pack,
            options: first.listing.options.clone(),
            seed: first.seed.clone(),
            name: first.listing.name.clone(),
            host: first.listing.host.clone(),
            language: String::new(),
            running: true,
            snapshot: first.snapshot.clone(),
            terms: Terms::default(),
            seats: seats.collect(),
            challenge: None,
            rematch_of: None,
            at: 0,
        };
        let store = store.clone();
        creating.spawn(async move { store.create_match(new).await.unwrap() });
    }
    creating.join_all().await;
    let server = Server::start(store).await;
    for _ in 0..20 {
        let status = server.send("GET", "/api/status", "", "").await;
        assert!(status.contains(&format!("\"running\":{}", N + 1)), "{status}");
    }
    assert_eq!(server.state.n_live(), 0);
    assert!(server.send("GET", "/api/tables/table-7", "", "").await.contains("\"running\""));
    assert_eq!(server.state.n_live(), 1, "the one that was asked for");
}
