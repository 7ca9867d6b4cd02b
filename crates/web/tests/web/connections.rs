//! Slow clients: they cost little, block nobody, and do not delay the end of the server.

use crate::client::config;
use crate::serving::{Server, field, heard};
use std::time::Duration;
use store::Store;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use web::{Config, ConnectionLimits};

/// Longer than any machine takes, so that a slow machine does not fail the test.
const LONG: Duration = Duration::from_secs(30);
const NEVER: Duration = Duration::from_secs(3600);
const SOON: Duration = Duration::from_millis(50);

const HALF_HEAD: &str = "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ";
const HALF_BODY: &str =
    "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{";

/// A server where nobody has to hurry.
fn patient() -> ConnectionLimits {
    ConnectionLimits { head: NEVER, body: NEVER, idle: NEVER, write: NEVER, ..ConnectionLimits::default() }
}

async fn server(limits: ConnectionLimits) -> Server {
    Server::with(Config { limits, ..config() }, Store::open_in_memory().await.unwrap()).await
}

/// All that comes until the connection is closed.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A reset is an end, too.
    let _ = timeout(LONG, stream.read_to_end(&mut bytes)).await.expect("it is closed in time");
    String::from_utf8_lossy(&bytes).into_owned()
}

async fn table(server: &Server) -> (String, String) {
    let guest = server.send("POST", "/api/guests", "", "").await;
    let auth = format!("Authorization: Bearer {}\r\n", field(&guest, "token"));
    let json = format!("{auth}Content-Type: application/json\r\n");
    let body = r#"{"game":"toy","seats":["me","here"],"seed":1}"#;
    let opened = server.send("POST", "/api/tables", &json, body).await;
    (field(&opened, "table"), auth)
}

#[tokio::test]
async fn half_sent_requests_lock_nobody_out() {
    let server = server(ConnectionLimits { connections: Some(40), ..patient() }).await;
    let mut held = Vec::new();
    for n in 0..60 {
        held.push(server.connect(if n % 2 == 0 { HALF_HEAD } else { HALF_BODY }).await);
        if n % 10 == 9 {
            let answer = server.send("GET", "/healthz", "", "").await;
            assert!(answer.starts_with("HTTP/1.1 200"), "after {n}: {answer}");
        }
    }
}

#[tokio::test]
async fn streams_of_events_lock_nobody_out() {
    let server = server(ConnectionLimits { connections: Some(40), ..patient() }).await;
    let (table, auth) = table(&server).await;
    let listen = |auth: &str| format!("GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\n{auth}\r\n");
    let mut held = Vec::new();
    let mut n_refused = 0;
    for _ in 0..60 {
        let mut stream = server.connect(&listen("")).await;
        let answer = heard(&mut stream, "\r\n\r\n").await;
        if answer.starts_with("HTTP/1.1 503") {
            assert!(answer.contains("retry-after: "), "{answer}");
            n_refused += 1;
        } else {
            assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        }
        held.push(stream);
    }
    assert!(n_refused > 40, "{n_refused}");
    assert!(server.send("GET", "/", "", "").await.starts_with("HTTP/1.1 200"), "a page");
    let mut own = server.connect(&listen(&auth)).await;
    heard(&mut own, "data: 0\n\n").await;
}

#[tokio::test]
async fn a_head_a_body_and_a_pause_have_their_time() {
    for (limits, sent, told) in [
        (ConnectionLimits { head: SOON, ..patient() }, HALF_HEAD, "HTTP/1.1 408"),
        (ConnectionLimits { body: SOON, ..patient() }, HALF_BODY, "HTTP/1.1 408"),
        (ConnectionLimits { idle: SOON, ..patient() }, "", ""),
    ] {
        let server = server(limits).await;
        let mut stream = server.connect(sent).await;
        let answer = rest(&mut stream).await;
        assert!(answer.starts_with(told), "{sent}: {answer}");
    }
}

/// Between two requests a connection has no buffers; nothing that is sent meanwhile gets lost.
#[tokio::test]
async fn a_connection_that_rests_answers_again() {
    let server = server(ConnectionLimits { rest: Duration::ZERO, ..patient() }).await;
    let (table, auth) = table(&server).await;
    let mut stream = server.connect("").await;
    for n in 0..100 {
        let body = format!("{{\"name\":\"Ada {n}\"}}");
        let n_bytes = body.len();
        let head = format!(
            "POST /api/me HTTP/1.1\r\nHost: x\r\n{auth}Content-Type: application/json\r\nContent-Length: {n_bytes}\r\n\r\n"
        );
        stream.write_all((head + &body).as_bytes()).await.unwrap();
        heard(&mut stream, &format!("\"name\":\"Ada {n}\"")).await;
    }
    // The next head begins with the last one.
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /api/games HTTP/1.1\r\nHo").await.unwrap();
    heard(&mut stream, "HTTP/1.1 200").await;
    stream.write_all(b"st: x\r\n\r\n").await.unwrap();
    heard(&mut stream, "\"game\":\"toy\"").await;
    let listen = format!("GET /t/{table}/events HTTP/1.1\r\nHost: x\r\n{auth}\r\n");
    stream.write_all(listen.as_bytes()).await.unwrap();
    let answer = heard(&mut stream, "data: ").await;
    for part in ["HTTP/1.1 200", "content-type: text/event-stream", "transfer-encoding: chunked", "date: "] {
        assert!(answer.contains(part), "{part} is missing in {answer}");
    }
    drop(stream);
}

#[tokio::test]
async fn who_does_not_read_is_let_go() {
    let server = server(ConnectionLimits { write: SOON, ..patient() }).await;
    let page = server.send("GET", "/", "", "").await;
    let href = page.split("href=\"").find(|rest| rest.starts_with("/static/")).unwrap();
    let href = href.split('"').next().unwrap();
    let mut stream = server.connect("").await;
    let requests = format!("GET {href} HTTP/1.1\r\nHost: x\r\n\r\n").repeat(10_000);
    let sent = timeout(LONG, async {
        // Far more than all buffers on the way hold.
        for _ in 0..200 {
            stream.write_all(requests.as_bytes()).await?;
        }
        std::io::Result::Ok(())
    });
    assert!(sent.await.expect("nobody waits for ever").is_err(), "the connection was closed");
}

#[tokio::test]
async fn a_head_has_a_size() {
    let server = server(patient()).await;
    let head = format!("{HALF_HEAD}{}", "x".repeat(100_000));
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    // The server may close before it has taken all of it.
    let _ = stream.write_all(head.as_bytes()).await;
    let answer = rest(&mut stream).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
}

#[tokio::test]
async fn the_end_waits_for_nobody() {
    let server = server(ConnectionLimits { grace: SOON, ..patient() }).await;
    let (table, _) = table(&server).await;
    let _head = server.connect(HALF_HEAD).await;
    let _body = server.connect(HALF_BODY).await;
    let _nothing = server.connect("").await;
    let mut events =
        server.connect(&format!("GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n")).await;
    heard(&mut events, "data: 0\n\n").await;
    server.stop.send(()).unwrap();
    timeout(LONG, server.served).await.expect("it ends").unwrap().unwrap();
}

/// Clients without a cookie are counted by their address, and a trusted proxy reports that address.
#[tokio::test]
async fn strangers_are_counted_by_their_address() {
    let form = "Content-Type: application/x-www-form-urlencoded\r\n";
    for is_trusted in [true, false] {
        let trusted_proxies = if is_trusted { vec!["127.0.0.0/8".parse().unwrap()] } else { vec![] };
        let limited = Config { per_minute: 2, trusted_proxies, ..config() };
        let server = Server::with(limited, Store::open_in_memory().await.unwrap()).await;
        let from = |address: &str| format!("{form}X-Forwarded-For: 6.6.6.6, {address}\r\n");
        let mut last = String::new();
        for _ in 0..21 {
            last = server.send("POST", "/quick", &from("203.0.113.7"), "game=toy").await;
        }
        assert!(last.starts_with("HTTP/1.1 429") && last.contains("retry-after: "), "{last}");
        let other = server.send("POST", "/quick", &from("203.0.113.8"), "game=toy").await;
        let expected = if is_trusted { "HTTP/1.1 303" } else { "HTTP/1.1 429" };
        assert!(other.starts_with(expected), "{other}");
        let first = server.send("GET", "/", &from("203.0.113.7"), "").await;
        let cookie = first.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        let known = format!("{}Cookie: {}\r\n", from("203.0.113.7"), cookie.split(';').next().unwrap());
        let newcomer = server.send("POST", "/quick", &known, "game=toy").await;
        assert!(newcomer.starts_with("HTTP/1.1 303"), "who has seen a page first: {newcomer}");
    }
}
