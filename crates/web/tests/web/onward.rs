//! A finished match is played on from one of its moments.

use crate::client::{Client, server};
use serde_json::Value;

async fn finished(host: &Client) -> String {
    let table = host.open(&["me", "here"], 5).await;
    host.play(&table, 1000).await;
    let facts = host.get(&format!("/api/tables/{table}")).await.ok().json();
    assert_eq!(facts["status"], "finished");
    table
}

fn lines(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.starts_with("p1 ") || line.starts_with("p2 ")).collect()
}

/// The new table has the first moves, the same deal, the visitor at the chosen seat and bots at the others.
#[tokio::test]
async fn a_new_table_begins_with_the_moves_of_the_old_one() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = finished(&ada).await;
    let whole = ada.get(&format!("/api/tables/{table}/text")).await.ok().text;
    let bob = Client::guest(&router, "Bob").await;
    let page = bob.browser().get(&format!("/t/{table}/replay?n=3")).await.ok().text;
    assert!(page.contains(&format!("action=\"/t/{table}/onward\"")), "{page}");
    let opened = bob.browser().post_form(&format!("/t/{table}/onward"), "n=3&seat=p2&bot=blind").await;
    assert_eq!(opened.status, 303, "{}", opened.text);
    let new = opened.header("location").rsplit('/').next().unwrap().to_owned();
    assert_ne!(new, table);
    // The person plays to the end, and the bot answers.
    let facts = loop {
        let facts = bob.get(&format!("/api/tables/{new}")).await.ok().json();
        match facts["awaiting"].as_array().unwrap().as_slice() {
            [] => break facts,
            seats if seats.contains(&Value::from("p2")) => {
                let line = bob.legal(&new, "p2").await.pop().unwrap();
                bob.act(&new, "p2", &line).await.ok();
            }
            _ => tokio::task::yield_now().await,
        }
    };
    assert_eq!(facts["seats"][0]["bot"], "blind", "{facts:#}");
    assert_eq!(facts["seats"][1]["name"], "Bob", "{facts:#}");
    let onward = bob.get(&format!("/api/tables/{new}/text")).await.ok().text;
    assert!(lines(&onward).len() > 3);
    assert_eq!(lines(&onward)[..3], lines(&whole)[..3]);
    let head = |text: &str| text.lines().take(5).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(head(&onward), head(&whole), "game, rules, seats, options and seed");
}

/// What is secret while a match runs cannot be played on; nor is there anything to play after its end.
#[tokio::test]
async fn only_a_moment_of_a_finished_match_is_played_on() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let running = ada.open(&["me", "here"], 5).await;
    ada.play(&running, 3).await;
    let page = ada.browser().get(&format!("/t/{running}/replay")).await.text;
    assert!(!page.contains("/onward"));
    let refused = ada.browser().post_form(&format!("/t/{running}/onward"), "n=1&seat=p1").await;
    assert_eq!(refused.status, 403, "{}", refused.text);
    let table = finished(&ada).await;
    for (form, status) in [("n=9999&seat=p1", 409), ("n=1&seat=p9", 422), ("n=1", 422)] {
        let refused = ada.browser().post_form(&format!("/t/{table}/onward"), form).await;
        assert_eq!(refused.status, status, "{form}: {}", refused.text);
        let misses_seat = refused.text.contains("No seat of this table was named.");
        assert_eq!(misses_seat, status == 422, "{form}: {}", refused.text);
        assert!(!refused.text.contains("Several of your seats"), "{form}: {}", refused.text);
    }
}
