//! The analysis of a finished match: started, watched, stopped, kept, and told in both languages.

use crate::client::{Client, config};
use crate::new_frontiers::{open_dealt, play, server};
use axum::http::Method;
use store::Store;
use web::{App, Config, GAMES, app};

/// Waits until the analysis is there, and returns the replay at moment `n`.
async fn analysed(ada: &Client, table: &str, n: usize) -> String {
    for _ in 0..60_000 {
        let panel = ada.get(&format!("/t/{table}/analysis")).await.ok().text;
        if !panel.contains("data-analysing") {
            return ada.get(&format!("/t/{table}/replay?n={n}")).await.ok().text;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("the analysis does not end");
}

#[tokio::test]
async fn a_finished_match_is_analysed_once_and_for_everybody() {
    let router = server().await;
    let guest = Client::guest(&router, "Ada").await;
    let table = open_dealt(&guest, &["me", "me"], "", 7).await;
    let ada = guest.browser();
    assert_eq!(ada.get(&format!("/t/{table}/analysis")).await.status, 404, "nobody analyses a running match");
    assert_eq!(ada.post_form(&format!("/t/{table}/analysis"), "").await.status, 404);
    play(&guest, &table, 7, 5000).await;
    let before = ada.get(&format!("/t/{table}/replay")).await.ok().text;
    assert!(before.contains("Analyse this game") && !before.contains("data-analysing"), "{before}");

    let started = ada.post_form(&format!("/t/{table}/analysis"), "n=3").await;
    assert_eq!(started.status, 303, "{}", started.text);
    assert_eq!(started.header("location"), format!("/t/{table}/replay?n=3#analysis"));
    let replay = analysed(&ada, &table, 0).await;
    for words in ["class=\"chart odds\"", "class=\"chart luck\"", "Accuracy", "biggest swing", "Better: "] {
        assert!(replay.contains(words), "{words}: {replay}");
    }
    let stranger = Client::first_visit(&router).await;
    let german = [("accept-language", "de")];
    let shared = stranger.send(Method::GET, &format!("/t/{table}/replay"), &german, "").await.ok().text;
    assert!(shared.contains("Genauigkeit") && shared.contains("Besser: "), "{shared}");

    // A press on a mark leads to a moment that says what would have been better.
    let mark = replay.split("class=\"slip").nth(1).expect("random players make mistakes");
    let n: usize = mark.split("data-go=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
    let moment = ada.get(&format!("/t/{table}/replay/at?n={n}")).await.ok().text;
    assert!(moment.contains("class=\"move-note slipped\"") && moment.contains(" % instead of "), "{moment}");
    let again = ada.post_form(&format!("/t/{table}/analysis"), "").await;
    assert_eq!(again.status, 303);
    assert!(
        !ada.get(&format!("/t/{table}/analysis")).await.ok().text.contains("data-analysing"),
        "it is kept"
    );
}

/// An analysis that would take very long: it tells how far it is, only its owner stops it, and one address has no
/// more than two of them.
#[tokio::test]
async fn an_analysis_is_stopped_by_its_owner_and_an_address_has_few() {
    let store = Store::open_in_memory().await.unwrap();
    let config = Config { analysis_nodes: 2_000_000, ..config() };
    let router = app(App::new(config, store, GAMES).await.unwrap());
    let guest = Client::guest(&router, "Ada").await;
    let (ada, eve) = (guest.browser(), Client::first_visit(&router).await);
    let mut tables = Vec::new();
    for seed in 1..=3 {
        let table = open_dealt(&guest, &["me", "me"], "", seed).await;
        play(&guest, &table, seed, 5000).await;
        tables.push(table);
    }
    for table in &tables[..2] {
        assert_eq!(ada.post_form(&format!("/t/{table}/analysis"), "").await.status, 303);
    }
    let third = eve.post_form(&format!("/t/{}/analysis", tables[2]), "").await;
    assert_eq!(third.status, 429, "{}", third.text);
    let panel = async |who: &Client| who.get(&format!("/t/{}/analysis", tables[0])).await.ok().text;
    assert!(panel(&ada).await.contains("/analysis/stop") && panel(&ada).await.contains("<progress"));
    assert!(!panel(&eve).await.contains("/analysis/stop"), "others see how far it is");
    eve.post_form(&format!("/t/{}/analysis/stop", tables[0]), "").await;
    assert!(panel(&ada).await.contains("data-analysing"), "others do not stop it");
    for table in &tables[..2] {
        assert_eq!(ada.post_form(&format!("/t/{table}/analysis/stop"), "").await.status, 303);
        let replay = analysed(&ada, table, 0).await;
        assert!(replay.contains("Analyse this game"), "nothing is kept of it");
    }
}
