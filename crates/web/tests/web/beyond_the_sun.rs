//! Beyond the Sun through the real server: every page of whole matches, and nothing hidden on any of them.

use crate::client::Client;
use crate::new_frontiers::server;
use crate::secrecy::{seeds_that_look_alike, seen};
use crate::sound::{self, all_between, page, plain, things};
use axum::http::Method;
use beyond_the_sun::State;
use engine::{Match, Quick};

pub(crate) async fn open(host: &Client, seats: &[&str], options: &str, seed: u64) -> String {
    sound::open(host, "beyond-the-sun", seats, options, seed).await
}

/// Things that are always on the board, so that they can always be asked about.
const LYING: [&str; 6] = ["space ", "slot ", "place ", "ship ", "achievement ", "leader "];

/// A thing as it stands in an address.
fn encoded(thing: &str) -> String {
    thing.replace(' ', "%20").replace('+', "%2B")
}

/// Every legal action is a choice with words; every piece has one id; every thing can be asked about.
async fn check(ada: &Client, table: &str, seat: &str, lang: &str) {
    let page = page(ada, table, seat, lang).await;
    let legal = ada.legal(table, seat).await;
    sound::check(&page, &legal);
    sound::check_previews(&page, &legal);
    let things = things(ada, table, seat).await;
    for thing in things.lines().filter(|thing| LYING.iter().any(|start| thing.starts_with(start))) {
        let asked = format!("thing={}\"", encoded(thing));
        assert!(page.contains(&asked), "`{thing}` can be asked about");
    }
    for start in ["bts-log-", ">bts-", ">btl-", ">bta-", "btl-log-", "bta-log-"] {
        assert!(!page.contains(start), "everything is said in words: {start}");
    }
}

/// Asks about everything at once; everything that cannot be done has a reason, in the reader's language.
async fn ask_about_everything(ada: &Client, table: &str, seat: &str, lang: &str) {
    let things = things(ada, table, seat).await;
    for thing in things.lines() {
        let path = format!("/t/{table}/why?seat={seat}&thing={}", encoded(thing));
        let answer = ada.browser().send(Method::GET, &path, &[("accept-language", lang)], "").await.ok().text;
        assert!(!plain(&answer).is_empty() && !answer.contains("bts-why"), "{thing}: {answer}");
    }
}

pub(crate) async fn play(ada: &Client, table: &str, seed: u64) {
    let mut luck = Quick::seeded(seed);
    for n in 0.. {
        assert!(n < 3000, "a game ends");
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let Some(seat) = facts["awaiting"][0].as_str().map(str::to_owned) else { return };
        let lang = if n % 2 == 0 { "de" } else { "en" };
        if n % 13 == 0 {
            check(ada, table, &seat, lang).await;
        }
        if n % 120 == 60 {
            ask_about_everything(ada, table, &seat, lang).await;
        }
        let legal = ada.legal(table, &seat).await;
        let line = &legal[luck.below(legal.len())];
        ada.act(table, &seat, line).await.ok();
    }
}

#[tokio::test]
async fn two_to_four_play_to_the_end_on_sound_pages() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    for (n_seats, options) in [(2_usize, ""), (3, "expert"), (4, "display")] {
        let mut seats = vec!["me"];
        seats.resize(n_seats, "here");
        let table = open(&ada, &seats, options, n_seats as u64).await;
        play(&ada, &table, 5 + n_seats as u64).await;
        let over = ada.browser().get(&format!("/t/{table}")).await.ok().text;
        assert!(over.contains("data-state=\"over\""));
        let sheet = all_between(&over, "<table class=\"score\">", "</table>");
        let body = all_between(sheet[0], "<tbody>", "</tbody>");
        assert_eq!(body[0].matches("<tr>").count(), 11, "the rulebook has eleven lines");
        crate::words::check_the_end(&ada, &table).await;
        let replay = ada.browser().get(&format!("/t/{table}/replay?n=20")).await.ok().text;
        assert!(replay.contains("data-n=\"20\"") && replay.contains("class=\"score\""));
    }
}

/// An achievement names what it counts beside how far one is: the number that is needed stands there once.
#[tokio::test]
async fn an_achievement_tells_what_it_counts() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "here"], "", 1).await;
    let drawn = page(&ada, &table, "p1", "en").await;
    let goals = all_between(&drawn, "class=\"tile goal", "</button>");
    assert_eq!(goals.len(), 4);
    assert!(
        goals.iter().all(|goal| goal.contains("class=\"so-far\"") && !goal.contains("at least")),
        "{goals:?}"
    );
    assert!(goals.iter().any(|goal| goal.contains("<small>colonies</small>")), "{goals:?}");
}

/// Only decks and the cards on slots are hidden, and all viewers see the same.
#[tokio::test]
async fn tables_that_differ_in_what_lies_face_down_look_the_same() {
    for (options, seats) in [("standard", &["me", "open"][..]), ("solo=normal", &["me"])] {
        let n_seats = seats.len() as u8;
        let dealt = |seed| Match::<State>::new(n_seats, options.parse().unwrap(), seed).unwrap();
        let (one, two) = seeds_that_look_alike(20_000, dealt, |view| serde_json::to_string(&view).unwrap());
        let router = server().await;
        let ada = Client::guest(&router, "Ada").await;
        let bob = Client::guest(&router, "Bob").await;
        let mut tables = Vec::new();
        for seed in [one, two] {
            let table = open(&ada, seats, options, seed).await;
            if n_seats > 1 {
                bob.join(&table, &ada).await;
            }
            tables.push(table);
        }
        for (left, right) in seen(&ada, &tables[0]).await.into_iter().zip(seen(&ada, &tables[1]).await) {
            assert_eq!(left, right);
        }
    }
}

/// BTS-149: a jump is one step of a move; the page shows where it would end, and it can be undone.
#[tokio::test]
async fn jumps_are_shown_before_they_are_made_and_can_be_taken_back() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "here"], "", 3).await;
    // Some factions begin with a move of their own.
    let seat = loop {
        let asked = ada.get(&format!("/api/tables/{table}")).await.ok().json()["awaiting"][0].clone();
        let seat = asked.as_str().unwrap().to_owned();
        let legal = ada.legal(&table, &seat).await;
        if legal.iter().any(|line| line == "go basic-build-jump") {
            break seat;
        }
        ada.act(&table, &seat, legal.last().unwrap()).await.ok();
    };
    let seat = seat.as_str();
    ada.act(&table, seat, "go basic-build-jump").await.ok();
    while !ada.legal(&table, seat).await.iter().any(|line| line.starts_with("jump ")) {
        let line = ada.legal(&table, seat).await.pop().unwrap();
        ada.act(&table, seat, &line).await.ok();
    }
    let before = page(&ada, &table, seat, "en").await;
    let jumps: Vec<String> =
        ada.legal(&table, seat).await.into_iter().filter(|line| line.starts_with("jump ")).collect();
    for line in &jumps {
        assert!(before.contains(&format!("data-to=\"{line}\"")), "`{line}` has a landing on the map");
    }
    ada.act(&table, seat, &jumps[0]).await.ok();
    let after = page(&ada, &table, seat, "en").await;
    assert!(after.contains("class=\"was\""), "where the ship was can be seen: {jumps:?}");
    assert!(after.contains("data-undo"), "and the jump can be taken back");
}

/// BTS-121: a revealed event is shown as news and stays readable, whether it asks a player or not.
#[tokio::test]
async fn the_last_event_stays_to_be_read() {
    let ada = Client::guest(&server().await, "Ada").await;
    let table = open(&ada, &["me", "here"], "", 11).await;
    for n in 0..300 {
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let seat = facts["awaiting"][0].as_str().expect("no game ends before its first event").to_owned();
        let page = page(&ada, &table, &seat, "en").await;
        if let Some(chip) = all_between(&page, "class=\"event turned", "</button>").first() {
            let name = all_between(chip, "<b>", "</b>")[0];
            assert!(
                chip.contains("data-news=\"") && chip.contains(&format!("data-words=\"{name}: ")),
                "{chip}"
            );
            assert!(chip.contains("data-tells") && chip.contains("<template>"), "{chip}");
            return;
        }
        let legal = ada.legal(&table, &seat).await;
        ada.act(&table, &seat, &legal[n * 7 % legal.len()]).await.ok();
    }
    panic!("no event was turned up");
}
