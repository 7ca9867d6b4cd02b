//! Two nodes at one PostgreSQL server: any of them plays any table, and each hears of the other.

use crate::client::{Client, config};
use crate::cluster::{cluster, execute};
use crate::hooks::{Receiver, open_config};
use crate::serving::Server;
use axum::body::{Body, HttpBody};
use std::pin::Pin;
use std::time::Duration;
use store::{Append, Ban, Banned, Store};
use web::{Config, Pace, app};

/// A node: the server, which holds its tasks, and its database.
struct Node {
    server: Server,
    address: String,
}

impl Node {
    async fn start(address: &str, name: &str) -> Self {
        Self::with(config(), address, name).await
    }

    async fn with(config: Config, address: &str, name: &str) -> Self {
        let store = Store::connect(address, name).await.unwrap();
        Self { server: Server::with(config, store).await, address: address.to_owned() }
    }

    fn router(&self) -> axum::Router {
        app(self.server.state.clone())
    }
}

async fn two() -> [Node; 2] {
    let address = cluster().database();
    [Node::start(&address, "one").await, Node::start(&address, "two").await]
}

/// The versions that a node tells on the event stream of a table.
struct Versions(Body);

impl Versions {
    async fn of(client: &Client, table: &str) -> Self {
        Self(client.listen(&format!("/api/tables/{table}/events")).await)
    }

    /// The next number.
    async fn next(&mut self) -> u64 {
        loop {
            let frame = std::future::poll_fn(|context| Pin::new(&mut self.0).poll_frame(context)).await;
            let bytes = frame.expect("the stream goes on").unwrap().into_data().unwrap();
            let text = String::from_utf8(bytes.into()).unwrap();
            if let Some(number) = text.trim().strip_prefix("data: ") {
                return number.trim().parse().unwrap();
            }
        }
    }

    async fn until(&mut self, version: u64) {
        while self.next().await < version {}
    }
}

/// The seat that is asked, and the lines it may send.
async fn asked(client: &Client, table: &str) -> Option<(String, Vec<String>)> {
    let facts = client.get(&format!("/api/tables/{table}")).await.ok().json();
    let seat = facts["awaiting"].as_array().unwrap().first()?.as_str().unwrap().to_owned();
    let lines = client.legal(table, &seat).await;
    Some((seat, lines))
}

#[tokio::test]
async fn two_nodes_play_one_game_to_its_end() {
    let nodes = two().await;
    let ada = Client::guest(&nodes[0].router(), "Ada").await;
    let table = ada.open(&["me", "here"], 7).await;
    let at = [ada.clone(), ada.at(&nodes[1].router())];
    let mut streams = [Versions::of(&at[0], &table).await, Versions::of(&at[1], &table).await];
    assert_eq!((streams[0].next().await, streams[1].next().await), (0, 0));
    let mut version = 0;
    loop {
        let here = version as usize % 2;
        let Some((seat, lines)) = asked(&at[here], &table).await else { break };
        let act = format!("/api/tables/{table}/act?seat={seat}&version={version}");
        let answer = at[here].post_text(&act, &lines[0]).await.ok();
        version += 1;
        assert_eq!(answer.json()["version"], version);
        for stream in &mut streams {
            assert_eq!(stream.next().await, version, "both nodes tell every version");
        }
    }
    assert!(version > 4, "{version}");
    let [first, second] = [at[0].view(&table, "p1").await, at[1].view(&table, "p1").await];
    assert_eq!(first, second);
    let facts = at[1].get(&format!("/api/tables/{table}")).await.ok().json();
    assert_eq!(facts["status"], "finished");
}

/// A minute may end in between: then twice as many are opened, and no more.
#[tokio::test]
async fn who_goes_from_node_to_node_opens_no_more_tables() {
    let address = cluster().database();
    let mut at = Vec::new();
    for name in ["one", "two", "three"] {
        let node = Node::with(Config { per_minute: 2, ..config() }, &address, name).await;
        at.push(node);
    }
    let ada = Client::guest(&at[0].router(), "Ada").await;
    let body = serde_json::json!({ "game": "toy", "seats": ["me", "here"] });
    let mut n_opened = 0;
    for n in 0..6 {
        let answer = ada.at(&at[n % 3].router()).post_json("/api/tables", &body).await;
        if answer.status.as_u16() == 429 {
            answer.refused(429, "too-many");
        } else {
            answer.ok();
            n_opened += 1;
        }
    }
    assert!((2..=4).contains(&n_opened), "{n_opened}");
}

/// A program that has seen a version at one node may act on it at the other, which has not heard of it yet.
#[tokio::test]
async fn a_version_that_a_node_has_not_heard_of_is_read() {
    let nodes = two().await;
    let ada = Client::guest(&nodes[0].router(), "Ada").await;
    let table = ada.open(&["me", "here"], 7).await;
    let at = [ada.clone(), ada.at(&nodes[1].router())];
    for version in 0..6 {
        let (here, there) = (&at[version % 2], &at[(version + 1) % 2]);
        let (seat, lines) = asked(here, &table).await.unwrap();
        let act = format!("/api/tables/{table}/act?seat={seat}&version={version}");
        here.post_text(&act, &lines[0]).await.ok();
        there.post_text(&act, &lines[0]).await.refused(409, "stale");
        assert_eq!(there.version(&table).await, version as u64 + 1, "it has read the table again");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_actions_at_two_nodes_one_wins() {
    let nodes = two().await;
    let ada = Client::guest(&nodes[0].router(), "Ada").await;
    let table = ada.open(&["me", "here"], 3).await;
    let other = ada.at(&nodes[1].router());
    let mut version = 0;
    while let Some((seat, lines)) = asked(&ada, &table).await {
        other.version(&table).await;
        let act = format!("/api/tables/{table}/act?seat={seat}&version={version}");
        let (one, two) = tokio::join!(ada.post_text(&act, &lines[0]), other.post_text(&act, &lines[0]));
        let mut codes = [one.status.as_u16(), two.status.as_u16()];
        codes.sort_unstable();
        assert_eq!(codes, [200, 409], "{} {}", one.text, two.text);
        version += 1;
        let kept = store_of(&nodes[0]).await.load(&table).await.unwrap().unwrap();
        assert_eq!((kept.listing.version, kept.actions.len() as u64), (version, version));
        assert_eq!(ada.version(&table).await.max(other.version(&table).await), version);
        if ada.version(&table).await < version {
            ada.post_text(&act, &lines[0]).await.refused(409, "stale");
        }
    }
    assert!(version > 4, "{version}");
}

async fn store_of(node: &Node) -> Store {
    Store::connect(&node.address, "reader").await.unwrap()
}

/// Each node sees one free seat when its guest sits down; together they take the last two.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_game_begins_when_the_last_seats_are_taken_at_two_nodes() {
    let nodes = two().await;
    let ada = Client::guest(&nodes[0].router(), "Ada").await;
    let bob = Client::guest(&nodes[0].router(), "Bob").await;
    let eve = Client::guest(&nodes[0].router(), "Eve").await.at(&nodes[1].router());
    let table = ada.open(&["me", "open", "open"], 1).await;
    eve.get(&format!("/api/tables/{table}")).await.ok();
    let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
    let invite = |n: usize| serde_json::json!({ "invite": facts["seats"][n]["invite"] });
    let join = format!("/api/tables/{table}/join");
    let (invite_one, invite_two) = (invite(1), invite(2));
    let (one, two) = tokio::join!(bob.post_json(&join, &invite_one), eve.post_json(&join, &invite_two));
    one.ok();
    two.ok();
    let kept = store_of(&nodes[0]).await.load(&table).await.unwrap().unwrap();
    assert_eq!(kept.listing.status, store::Status::Running);
    // Who comes to a seat that is taken is told so, whichever node has the older copy.
    eve.post_json(&join, &invite_one).await.refused(409, "taken");
    bob.post_json(&join, &invite_two).await.refused(409, "taken");
}

#[tokio::test]
async fn a_node_that_lost_its_connection_catches_up() {
    let nodes = two().await;
    let ada = Client::guest(&nodes[0].router(), "Ada").await;
    let table = ada.open(&["me", "here"], 7).await;
    let mut stream = Versions::of(&ada.at(&nodes[1].router()), &table).await;
    assert_eq!(stream.next().await, 0);
    for version in 1..4 {
        let (seat, lines) = asked(&ada, &table).await.unwrap();
        let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
            WHERE datname = current_database() AND pid <> pg_backend_pid()";
        execute(&nodes[0].address, cut);
        let act = format!("/api/tables/{table}/act?seat={seat}&version={}", version - 1);
        loop {
            // The first requests may find connections that are cut off, reading ones as well.
            match ada.post_text(&act, &lines[0]).await.status.as_u16() {
                200 => break,
                503 => tokio::time::sleep(Duration::from_millis(10)).await,
                other => panic!("{other}"),
            }
        }
        stream.until(version).await;
        // Other connections that are cut off have been idle so long by then that they are tried before they are used.
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// The node that moved was killed before it told the others.
#[tokio::test]
async fn who_asks_is_shown_what_no_node_has_told() {
    let node = Node::start(&cluster().database(), "one").await;
    let ada = Client::guest(&node.router(), "Ada").await;
    let tables = [ada.open(&["me", "here"], 7).await, ada.open(&["me", "here"], 7).await];
    let (seat, lines) = asked(&ada, &tables[0]).await.unwrap();
    let act = format!("/api/tables/{}/act?seat={seat}&version=0", tables[0]);
    ada.post_text(&act, &lines[0]).await.ok();
    let moved = store_of(&node).await.load(&tables[0]).await.unwrap().unwrap();
    assert_eq!(ada.version(&tables[1]).await, 0, "it is in memory here");
    let gone = Store::connect(&node.address, "gone").await.unwrap();
    let append = Append {
        match_id: tables[1].clone(),
        expect_version: 0,
        lines: moved.actions.into_iter().map(|action| (action.seat, action.line)).collect(),
        fixed: moved.fixed,
        snapshot: moved.snapshot,
        outcome: None,
        asked: None,
        places: None,
        at: 1,
    };
    gone.append(append).await.unwrap();
    // On this one thread nothing was told yet, and now nothing will be.
    gone.close().await;
    until(async || ada.version(&tables[1]).await == 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn the_bots_of_a_node_that_is_gone_go_on_at_another() {
    let address = cluster().database();
    // This node plays so slowly that its bots never move.
    let hour = Duration::from_secs(3600);
    let slow = Config { pace: Pace { after_person: hour, between_bots: hour }, ..config() };
    let gone = Node::with(slow, &address, "gone").await;
    let heir = Node::start(&address, "heir").await;
    let ada = Client::guest(&gone.router(), "Ada").await;
    let table = ada.open(&["bot-blind", "me"], 1).await;
    let claimed = "DO $$ BEGIN WHILE NOT EXISTS (SELECT 1 FROM claims WHERE node = 'gone') LOOP \
        PERFORM pg_sleep(0.01); END LOOP; END $$";
    execute(&address, claimed);
    gone.server.served.abort();
    assert!(gone.server.served.await.unwrap_err().is_cancelled(), "it says no longer that it is alive");
    let mut stream = Versions::of(&ada.at(&heir.router()), &table).await;
    stream.until(1).await;
    let facts = ada.at(&heir.router()).get(&format!("/api/tables/{table}")).await.ok().json();
    assert_eq!(facts["awaiting"][0], "p2", "the bot has moved");
}

#[tokio::test]
async fn bans_and_chat_are_heard_by_all_nodes() {
    let nodes = two().await;
    let ada = Client::guest(&nodes[0].router(), "Ada").await;
    let there = ada.at(&nodes[1].router());
    let table = ada.open(&["me", "here"], 7).await;
    there.version(&table).await;
    ada.post_json(&format!("/api/tables/{table}/chat"), &serde_json::json!({ "text": "hello" })).await.ok();
    until(async || there.get(&format!("/api/tables/{table}/chat")).await.ok().text.contains("hello")).await;
    let id = store_of(&nodes[0]).await.load(&table).await.unwrap().unwrap().listing.host;
    let ban = Ban { who: Banned::Guest(id), note: String::new(), at: 1 };
    store_of(&nodes[0]).await.ban(ban).await.unwrap();
    until(async || ada.get("/api/games").await.status == 403 && there.get("/api/games").await.status == 403)
        .await;
}

/// Both nodes look for notices all the time; each notice is sent by one of them.
#[tokio::test]
async fn two_nodes_send_a_notice_once() {
    let address = cluster().database();
    let nodes =
        [Node::with(open_config(), &address, "one").await, Node::with(open_config(), &address, "two").await];
    let ada = Client::guest(&nodes[0].router(), "Ada").await;
    let bob = Client::guest(&nodes[0].router(), "Bob").await;
    let mut receiver = Receiver::start(&[204]).await;
    bob.post_json("/api/me/hook", &serde_json::json!({ "address": receiver.address })).await.ok();
    let mut sent = std::collections::BTreeSet::new();
    for n in 0..6 {
        let table = ada.open(&["me", "open"], 7).await;
        bob.at(&nodes[n % 2].router()).join(&table, &ada).await;
        let request = receiver.next().await;
        let id = request.header("webhook-id").to_owned();
        assert!(sent.insert(id.clone()), "{id} was sent twice");
    }
}

/// Waits for something that another node does in its own time.
async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    for _ in 0..6000 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it never is so");
}
