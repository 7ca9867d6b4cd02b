//! Whole games, by programs and by people.

use crate::client::{Client, server};
use crate::toy::n_listed;
use engine::Quick;
use serde_json::Value;

/// Plays a whole game at random through the HTTP interface, with a separate client for each seat.
async fn whole_game(n_seats: usize, seed: u64) -> Value {
    let router = server().await;
    let host = Client::guest(&router, "Ada").await;
    let mut seats = vec!["me"];
    seats.resize(n_seats, "open");
    let table = host.open(&seats, seed).await;
    let mut players = vec![host.clone()];
    for n in 2..=n_seats {
        let player = Client::guest(&router, &format!("Guest {n}")).await;
        assert_eq!(player.join(&table, &host).await, format!("p{n}"));
        players.push(player);
    }
    let mut luck = Quick::seeded(seed);
    let mut n_actions = 0;
    loop {
        let facts = host.get(&format!("/api/tables/{table}")).await.ok().json();
        assert_eq!(facts["version"], n_actions);
        assert_eq!(facts["actions"], n_actions);
        let awaiting = facts["awaiting"].as_array().unwrap();
        if awaiting.is_empty() {
            assert_eq!(facts["status"], "finished");
            return facts["outcome"].clone();
        }
        assert_eq!(facts["status"], "running");
        let seat = awaiting[luck.below(awaiting.len())].as_str().unwrap();
        let n: usize = seat[1..].parse().unwrap();
        let player = &players[n - 1];
        let legal = player.legal(&table, seat).await;
        let line = &legal[luck.below(legal.len())];
        assert_eq!(player.act(&table, seat, line).await.ok().json()["version"], n_actions + 1);
        n_actions += 1;
    }
}

#[tokio::test]
async fn two_to_five_programs_play_to_the_end() {
    for n_seats in 2..=5 {
        let outcome = whole_game(n_seats, 40 + n_seats as u64).await;
        assert_eq!(outcome["points"].as_array().unwrap().len(), n_seats);
        assert!(outcome["places"].as_array().unwrap().contains(&1.into()));
        assert_eq!(outcome, whole_game(n_seats, 40 + n_seats as u64).await, "the same seed, the same game");
    }
}

/// Bots that choose blindly choose the same again where everybody may know the seed.
#[tokio::test]
async fn a_chosen_seed_is_the_same_game_with_bots_too() {
    let mut games = Vec::new();
    for _ in 0..2 {
        let ada = Client::guest(&server().await, "Ada").await;
        let table = ada.open(&["me", "bot-blind", "bot-blind"], 5).await;
        let outcome = loop {
            let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
            match facts["awaiting"].as_array().unwrap().as_slice() {
                [] => break facts["outcome"].clone(),
                // The bots choose first, so that the order is the same, too.
                [seat] if seat == "p1" => {
                    let line = ada.legal(&table, "p1").await[0].clone();
                    ada.act(&table, "p1", &line).await.ok();
                }
                _ => tokio::task::yield_now().await,
            }
        };
        let log = ada.get(&format!("/api/tables/{table}/log")).await.ok().json();
        games.push((outcome, log));
    }
    assert_eq!(games[0], games[1]);
}

/// `view`, `legal` and `log` show the same state, and every seat sees its own part.
#[tokio::test]
async fn what_a_seat_sees_fits_what_it_may_do() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open(&["me", "open"], 1).await;
    let bob = Client::guest(&router, "Bob").await;
    bob.join(&table, &ada).await;
    let view: Value = serde_json::from_str(&ada.view(&table, "p1").await).unwrap();
    assert_eq!(view["seat"], "p1");
    assert_eq!(view["awaiting"], serde_json::json!(["p1", "p2"]));
    assert_eq!(view["decision"], "Seal");
    let legal = ada.legal(&table, "p1").await;
    assert_eq!(legal.len(), 4, "a stone each");
    assert_ne!(legal, bob.legal(&table, "p2").await);

    ada.act(&table, "p1", &legal[0]).await.ok();
    let log = bob.get(&format!("/api/tables/{table}/log")).await.ok().json();
    assert_eq!(log, serde_json::json!([{ "n": 0, "seat": "p1", "events": [{ "Sealed": 0 }] }]));
    let own = ada.get(&format!("/api/tables/{table}/log")).await.ok().json();
    assert_eq!(own[0]["line"], legal[0].as_str(), "the own line may be read");
}

/// Simultaneous choices do not make each other stale; a choice made twice is stale.
#[tokio::test]
async fn choices_at_once_do_not_disturb_each_other() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open(&["me", "open", "open"], 5).await;
    let (bob, eve) = (Client::guest(&router, "Bob").await, Client::guest(&router, "Eve").await);
    bob.join(&table, &ada).await;
    eve.join(&table, &ada).await;
    let act = |seat: &str| format!("/api/tables/{table}/act?seat={seat}&version=0");
    let line = |lines: Vec<String>| lines[0].clone();
    ada.post_text(&act("p1"), &line(ada.legal(&table, "p1").await)).await.ok();
    let second = line(bob.legal(&table, "p2").await);
    bob.post_text(&act("p2"), &second).await.ok();
    bob.post_text(&act("p2"), &second).await.refused(409, "stale");
    assert_eq!(eve.version(&table).await, 2);
    eve.post_text(&act("p3"), &line(eve.legal(&table, "p3").await)).await.ok();
    // Now p1 is asked something new, which nobody at version 0 can have seen.
    ada.post_text(&act("p1"), "draw").await.refused(409, "stale");
    ada.post_text(&format!("/api/tables/{table}/act?version=3"), "draw").await.ok();
}

/// Several lines are done in order, all or none.
#[tokio::test]
async fn several_lines_are_all_or_none() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open(&["me", "here"], 5).await;
    ada.play(&table, 2).await;
    let before = ada.view(&table, "p1").await;
    let act = format!("/api/tables/{table}/act?seat=p1&version=2");
    ada.post_text(&act, "pass\nfly").await.refused(400, "unreadable");
    ada.post_text(&act, "pass\npass").await.refused(422, "illegal");
    assert_eq!(ada.view(&table, "p1").await, before);
    ada.post_text(&act, "\n pass \n\n").await.ok();
    assert_eq!(ada.version(&table).await, 3);
}

#[tokio::test]
async fn an_action_is_taken_back_until_something_was_shown() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open(&["me", "here"], 5).await;
    let undo = |version: u64| format!("/api/tables/{table}/undo?version={version}");
    ada.post(&undo(0)).await.refused(422, "no-undo");
    let before = ada.view(&table, "p1").await;
    ada.play(&table, 1).await;
    ada.post(&undo(0)).await.refused(409, "stale");
    assert_eq!(ada.post(&undo(1)).await.ok().json()["version"], 2, "a version never comes back");
    assert_eq!(ada.view(&table, "p1").await, before.replace("\"version\":0", "\"version\":2"));
    ada.play(&table, 2).await;
    ada.post(&undo(4)).await.refused(422, "no-undo");
}

/// At the end the seed is published, and with it everything that would have come: undo is refused, by program and by
/// form.
#[tokio::test]
async fn the_end_is_final() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    // A player who passes reveals nothing, so the rules alone would allow an undo of the last action.
    let table = ada.open(&["me", "here"], 5).await;
    loop {
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let Some(seat) = facts["awaiting"][0].as_str() else { break };
        let lines = ada.legal(&table, seat).await;
        let line = lines.iter().find(|line| *line == "pass").unwrap_or(&lines[0]).clone();
        ada.act(&table, seat, &line).await.ok();
    }
    let text = ada.get(&format!("/api/tables/{table}/text")).await.ok().text;
    assert!(text.contains("seed 5") && text.trim_end().contains("pass"), "{text}");
    let version = ada.version(&table).await;
    for seat in ["p1", "p2"] {
        let undo = format!("/api/tables/{table}/undo?seat={seat}&version={version}");
        ada.post(&undo).await.refused(422, "no-undo");
    }
    let page = ada.browser().get(&format!("/t/{table}")).await.ok().text;
    assert!(!page.contains("data-undo"), "the page offers no undo");
    let number = page.split("data-version=\"").nth(1).unwrap().split('"').next().unwrap();
    let form = ada.browser().post_form(&format!("/t/{table}/undo"), &format!("version={number}")).await;
    assert_eq!(form.status, 422, "{}", form.text);
    assert!(form.text.contains("the game is over"), "{}", form.text);
    assert_eq!(ada.version(&table).await, version, "nothing was changed");
    assert_eq!(ada.get(&format!("/api/tables/{table}/text")).await.ok().text, text);
}

/// A bot's answer does not prevent a person's undo, as long as nothing was revealed.
#[tokio::test]
async fn undo_takes_the_answers_of_bots_with_it() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open(&["me", "bot-cautious", "here"], 9).await;
    // Ada and the other person at her device seal by hand, the bot automatically; then Ada and the bot pass.
    ada.settled(&table, 1).await;
    ada.play(&table, 2).await;
    let asked = ada.view(&table, "p1").await;
    ada.act(&table, "p1", "pass").await.ok();
    let facts = ada.settled(&table, 5).await;
    assert_eq!(facts["awaiting"], serde_json::json!(["p3"]), "the bot has passed too");
    ada.post(&format!("/api/tables/{table}/undo?version=3")).await.refused(409, "stale");
    // Ada's page may be older than the bot's answer.
    ada.post(&format!("/api/tables/{table}/undo?seat=p1&version=4")).await.ok();
    assert_eq!(ada.view(&table, "p1").await, asked.replace("\"version\":3", "\"version\":6"));
}

/// The page is played with plain forms, as a browser without scripts does it.
#[tokio::test]
async fn a_browser_without_scripts_plays_too() {
    let router = server().await;
    let ada = Client::first_visit(&router).await;
    let form = "game=toy&players=2&seat-1=me&seat-2=bot-cautious&name=Friday&seed=3";
    let opened = ada.post_form("/tables", form).await;
    assert_eq!(opened.status, 303, "{}", opened.text);
    let path = opened.header("location").to_owned();
    let mut n_posts = 0;
    for _ in 0..400 {
        let page = ada.get(&path).await.ok().text;
        assert!(page.contains("Friday"));
        if page.contains("data-state=\"over\"") {
            assert!(n_posts >= 8, "a stone and a draw in each of four rounds: {n_posts}");
            return;
        }
        let Some(choice) = page.split("button class=\"choice\" name=\"line\" value=\"").nth(1) else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        };
        let line = choice.split('"').next().unwrap().replace(' ', "+");
        let version = page.split("name=\"version\" value=\"").nth(1).unwrap().split('"').next().unwrap();
        let answer = ada.post_form(&format!("{path}/act"), &format!("version={version}&line={line}")).await;
        // The bot may have moved between the page and the form.
        assert!([303, 409].contains(&answer.status.as_u16()), "{}: {}", answer.status, answer.text);
        n_posts += usize::from(answer.status == 303);
    }
    panic!("the game does not end");
}

/// A click lists the legal actions once to check it, and the page lists them once more for the next question. Refused
/// clicks are checked in the same way: a stale one before anything is listed.
#[tokio::test]
async fn a_click_lists_the_legal_actions_once() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open(&["me", "here"], 1).await;
    // Both stones are sealed and opened; then one seat after the other is asked.
    ada.play(&table, 2).await;
    let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
    let [seat] = &facts["awaiting"].as_array().unwrap()[..] else { panic!("one seat is asked: {facts}") };
    let (seat, version) = (seat.as_str().unwrap(), facts["version"].as_u64().unwrap());
    let act = |version: u64| format!("/api/tables/{table}/act?seat={seat}&version={version}");
    for (path, line, status, n) in [
        (act(version + 1), "pass", 409, 0),
        (act(version), "seal 59", 422, 1),
        (act(version), "pass", 200, 1),
    ] {
        let before = n_listed();
        let answer = ada.post_text(&path, line).await;
        assert_eq!((answer.status.as_u16(), n_listed() - before), (status, n), "{line}: {}", answer.text);
    }
}
