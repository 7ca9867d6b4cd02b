//! The cockpit of Merchant of Venus: worth, cards in full, what sells where, and turns with few presses.

use crate::client::{Answer, Client};
use crate::new_frontiers::server;
use crate::sound::{self, all_between, page, plain};
use axum::http::Method;
use engine::Quick;

async fn open(host: &Client, seats: &[&str], seed: u64) -> String {
    sound::open(host, "merchant-of-venus", seats, "", seed).await
}

/// Sends lines as the page of `seat` does.
async fn press(who: &Client, table: &str, seat: &str, lines: &str) -> Answer {
    let number = who.version(table).await << 20;
    let line = lines.replace(' ', "+").replace('\n', "%0A");
    who.browser()
        .post_form(&format!("/t/{table}/act?as={seat}"), &format!("version={number}&line={line}"))
        .await
}

/// Takes the last press back, as the page of `seat` does.
async fn take_back(who: &Client, table: &str, seat: &str) -> Answer {
    let number = who.version(table).await << 20;
    who.browser().post_form(&format!("/t/{table}/undo?as={seat}"), &format!("version={number}")).await
}

/// How many actions were done, and what `seat` sees, without the version.
async fn position(who: &Client, table: &str, seat: &str) -> (u64, String) {
    let facts = who.get(&format!("/api/tables/{table}")).await.ok().json();
    let mut view: serde_json::Value = serde_json::from_str(&who.view(table, seat).await).unwrap();
    view["version"].take();
    (facts["actions"].as_u64().unwrap(), view.to_string())
}

/// The seat that is asked, and what it may do.
async fn asked(who: &Client, table: &str) -> Option<(String, Vec<String>)> {
    let facts = who.get(&format!("/api/tables/{table}")).await.ok().json();
    let seat = facts["awaiting"][0].as_str()?.to_owned();
    let legal = who.legal(table, &seat).await;
    Some((seat, legal))
}

/// Plays a table through its pages, and looks after every press whether the page went on by itself as far as it may.
#[tokio::test]
async fn a_page_does_what_must_be_done_and_shows_nothing_by_it() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "here"], 4).await;
    let mut luck = Quick::seeded(9);
    let (mut n_single, mut n_joined) = (0, 0);
    for _ in 0..260 {
        let Some((seat, legal)) = asked(&ada, &table).await else { break };
        let (n_before, before) = position(&ada, &table, &seat).await;
        press(&ada, &table, &seat, &legal[luck.below(legal.len())]).await;
        let n_done = position(&ada, &table, &seat).await.0 - n_before;
        if n_done > 1 && luck.below(3) == 0 {
            take_back(&ada, &table, &seat).await;
            let (n_left, after) = position(&ada, &table, &seat).await;
            // What was shown on the way stays done.
            if n_left == n_before {
                assert_eq!(after, before, "one undo for {n_done} actions");
                n_joined += 1;
            }
            continue;
        }
        let Some((same, legal)) = asked(&ada, &table).await else { break };
        if same == seat && legal.len() == 1 {
            n_single += 1;
            ada.act(&table, &seat, &legal[0]).await.ok();
            let version = ada.version(&table).await;
            let undo = format!("/api/tables/{table}/undo?version={version}");
            ada.post(&undo).await.refused(422, "no-undo");
        }
    }
    assert!(n_single > 3, "some questions with one answer show something: {n_single}");
    assert!(n_joined > 3, "some presses do several things: {n_joined}");
}

/// MV-064: a course is flown with one press and taken back with one, while neither dice nor cards decide.
#[tokio::test]
async fn mv_064_a_journey_is_one_press_and_one_undo() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let (table, course) = crate::merchant_of_venus::with_a_course(&ada).await;
    let before = position(&ada, &table, "p1").await;
    // Its last step may land and turn up a card.
    let steps: Vec<&str> = course.split(';').take(3).collect();
    press(&ada, &table, "p1", &steps.join("\n")).await;
    let n_done = position(&ada, &table, "p1").await.0 - before.0;
    assert!(n_done >= 3, "all three steps are flown, and what must follow: {n_done}");
    take_back(&ada, &table, "p1").await;
    assert_eq!(position(&ada, &table, "p1").await, before);
}

/// MV-033 to MV-038: the seat bar and the sum show what the final sheet would count now.
#[tokio::test]
async fn mv_033_the_worth_is_the_sum_of_what_counts() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let mut most = 0;
    for seed in 1..6 {
        let table = open(&ada, &["me"], seed).await;
        let mut luck = Quick::seeded(seed);
        for _ in 0..100 {
            let Some((seat, legal)) = asked(&ada, &table).await else { break };
            ada.act(&table, &seat, &legal[luck.below(legal.len())]).await.ok();
        }
        for lang in ["en", "de"] {
            let page = page(&ada, &table, "p1", lang).await;
            let worth = all_between(&page, "data-key=\"worth\" data-tells>", "</button>")[0];
            let total = plain(all_between(worth, "</svg><span>", "</span>")[0]);
            let sum = all_between(worth, "<dl class=\"sum\">", "</dl>")[0];
            let parts = all_between(sum, "<dd><b>", "</b>");
            most = most.max(parts.len());
            let added: i32 = parts.iter().map(|part| part.parse::<i32>().unwrap()).sum();
            assert_eq!(total, added.to_string());
            let seat = all_between(&page, "id=\"seat-1\"", "</a>")[0];
            assert!(plain(seat).contains(&total), "the seat bar has it: {seat}");
        }
    }
    assert!(most > 1, "cash and fame");
}

/// A press on a seat shows its worth and every sentence of its cards.
#[tokio::test]
async fn a_drawer_has_the_cards_of_a_seat_in_full() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "here"], 3).await;
    ada.play(&table, 90).await;
    let path = format!("/t/{table}/seats/p1");
    let page = page(&ada, &table, "p1", "en").await;
    assert!(page.contains(&format!("data-drawer=\"{path}\"")), "the ship leads there");
    let drawer = ada.browser().send(Method::GET, &path, &[("accept-language", "en")], "").await.ok().text;
    let cards = all_between(&drawer, "<ul class=\"full-cards\">", "</ul>")[0];
    assert!(cards.matches("<li>").count() > 1 && !cards.contains('…'), "{cards}");
    assert!(drawer.contains("class=\"worth-sum\""));
}

/// MV-138 to MV-140: every good says with one press who buys it, a line for each buyer.
#[tokio::test]
async fn mv_138_a_good_says_what_sells_where() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "here"], 3).await;
    ada.play(&table, 40).await;
    let things = ada.get(&format!("/api/tables/{table}/things?seat=p1")).await.ok().text;
    for thing in things.lines().filter(|thing| thing.starts_with("good ")) {
        let path = format!("/t/{table}/why?seat=p1&thing={}", thing.replace(' ', "%20"));
        let answer = ada.browser().send(Method::GET, &path, &[("accept-language", "en")], "").await.ok().text;
        let about = all_between(&answer, "<div class=\"about\">", "</div>")[0];
        let n: usize = match plain(all_between(about, "Buyers: </b>", "</p>")[0]).split(' ').next().unwrap() {
            "one" => 1,
            n => n.parse().unwrap(),
        };
        let lines = all_between(about, "<p>", "</p>");
        let told = lines.iter().filter(|line| line.contains("pays ") || line.contains("not found")).count();
        assert_eq!(told, n, "{thing}: {about}");
    }
}
