//! Several servers as processes at one PostgreSQL server, one of which is killed.

use super::cluster::cluster;
use super::serving::Server;
use super::{fernweh, run};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;

/// Starts a node. The address is a variable, because others can read the command lines of a machine.
fn node(database: &str, data: &Path) -> Server {
    let mut command = fernweh();
    command
        .args(["--port", "0", "--pace", "fast", "--per-minute", "10000"])
        .env("FERNWEH_DATABASE", database);
    Server::started(&mut command, data)
}

/// Sends a request to a node; the status and the body of its answer.
fn ask(node: &Server, method: &str, path: &str, token: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(&node.address).expect("it listens");
    let kind = if body.starts_with('{') { "application/json" } else { "text/plain" };
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
        node.address,
        body.len()
    )
    .expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    let status = answer.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
    (status, answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).unwrap_or_default())
}

/// The body of an answer that was a success.
pub(super) fn well(node: &Server, method: &str, path: &str, token: &str, body: &str) -> String {
    let (status, body) = ask(node, method, path, token, body);
    assert_eq!(status / 100, 2, "{path}: {body}");
    body
}

fn facts(node: &Server, table: &str, token: &str) -> Value {
    let text = well(node, "GET", &format!("/api/tables/{table}"), token, "");
    serde_json::from_str(&text).expect("JSON")
}

/// Waits until the first seat is asked, does its first legal action, and returns the line.
fn play(node: &Server, table: &str, token: &str) -> Option<String> {
    loop {
        let facts = facts(node, table, token);
        if facts["status"] == "finished" {
            return None;
        }
        if facts["awaiting"].as_array()?.iter().any(|seat| seat == "p1") {
            let legal = well(node, "GET", &format!("/api/tables/{table}/legal?seat=p1"), token, "");
            let line = legal.lines().next().expect("an action").to_owned();
            let act = format!("/api/tables/{table}/act?seat=p1&version={}", facts["version"]);
            match ask(node, "POST", &act, token, &line) {
                (200, _) => return Some(line),
                // A bot was first, so the question may be another one.
                (409, _) => {}
                other => panic!("{other:?}"),
            }
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

/// The lines of the first seat, as they are kept.
fn kept(database: &str, table: &str) -> Vec<String> {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let record = runtime.block_on(store::load_from(database, table)).expect("a database").expect("a table");
    record.actions.into_iter().filter(|action| action.seat == 0).map(|action| action.line).collect()
}

#[test]
fn a_killed_node_loses_nothing_and_its_bots_go_on_at_another() {
    let (database, data) = (cluster().database(), tempfile::tempdir().expect("a folder"));
    let survivor = node(&database, data.path());
    let guest: Value = serde_json::from_str(&well(&survivor, "POST", "/api/guests", "", "{}")).expect("JSON");
    let token = guest["token"].as_str().expect("a token");
    for round in 0..3 {
        let mut victim = node(&database, data.path());
        let new = json!({ "game": "new-frontiers", "seats": ["me", "bot-easy", "bot-easy"], "seed": round });
        let opened = well(&victim, "POST", "/api/tables", token, &new.to_string());
        let opened: Value = serde_json::from_str(&opened).expect("JSON");
        let table = opened["table"].as_str().expect("a name");
        let mut acknowledged = vec![];
        for _ in 0..4 + round {
            acknowledged.extend(play(&victim, table, token));
        }
        victim.child.kill().expect("it runs");
        victim.child.wait().expect("it ends");
        assert_eq!(kept(&database, table), acknowledged, "round {round}");
        for _ in 0..3 {
            acknowledged.extend(play(&survivor, table, token));
        }
        assert_eq!(kept(&database, table), acknowledged, "round {round}");
        let exported = run(&["export", table, "--database", &database]).well();
        assert!(exported.contains("new-frontiers"), "{exported}");
    }
}

#[test]
fn a_database_at_a_server_is_refused_with_a_reason_and_without_its_password() {
    let refused = run(&["--no-open", "--port", "0", "--database", "postgres://ada:s3cret@127.0.0.1:1/games"]);
    let refused = refused.badly(1);
    assert!(refused.starts_with("postgres://127.0.0.1:1/games: no PostgreSQL server answers"), "{refused}");
    let address = cluster().address("fernweh", "nowhere");
    let missing = run(&["--no-open", "--port", "0", "--database", &address]).badly(1);
    assert!(missing.contains("\"nowhere\" does not exist") && missing.contains("createdb"), "{missing}");
    for command in [&["backup", "copy.db"][..], &["restore", "copy.db"], &["--no-open", "--backups", "."]] {
        let mut command = command.to_vec();
        command.extend(["--database", &address]);
        let refused = run(&command).badly(2);
        assert!(refused.contains("pg_dump"), "{refused}");
    }
}
