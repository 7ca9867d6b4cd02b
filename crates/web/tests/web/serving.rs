//! A real server on a real socket: event streams, files, an orderly end.

use crate::client::{GAMES, config};
use std::time::Duration;
use store::Store;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use web::{App, Config, serve};

pub(crate) struct Server {
    address: std::net::SocketAddr,
    pub(crate) stop: oneshot::Sender<()>,
    pub(crate) served: JoinHandle<std::io::Result<()>>,
    pub(crate) state: App,
}

impl Server {
    pub(crate) async fn start(store: Store) -> Self {
        Self::with(config(), store).await
    }

    pub(crate) async fn with(config: Config, store: Store) -> Self {
        let state = App::new(config, store, GAMES).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(serve(listener, state.clone(), async {
            let _ = stopped.await;
        }));
        Self { address, stop, served, state }
    }

    pub(crate) fn address(&self) -> std::net::SocketAddr {
        self.address
    }

    pub(crate) async fn connect(&self, request: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        stream
    }

    pub(crate) async fn send(&self, method: &str, path: &str, headers: &str, body: &str) -> String {
        let n = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {n}\r\n{headers}\r\n{body}"
        );
        let mut text = String::new();
        self.connect(&request).await.read_to_string(&mut text).await.unwrap();
        text
    }
}

pub(crate) fn field(text: &str, name: &str) -> String {
    let text = text.split(&format!("\"{name}\":\"")).nth(1).unwrap_or_else(|| panic!("no {name} in {text}"));
    text.split('"').next().unwrap().to_owned()
}

/// Reads until `until` has come.
pub(crate) async fn heard(stream: &mut TcpStream, until: &str) -> String {
    let mut text = String::new();
    let mut buffer = [0; 1024];
    while !text.contains(until) {
        let n = timeout(Duration::from_secs(30), stream.read(&mut buffer))
            .await
            .expect("news come in time")
            .unwrap();
        assert!(n > 0, "the stream ended after {text}");
        text.push_str(std::str::from_utf8(&buffer[..n]).unwrap());
    }
    text
}

#[tokio::test]
async fn events_are_numbers_and_end_with_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let server = Server::start(Store::open(&path).await.unwrap()).await;
    let guest = server.send("POST", "/api/guests", "", "").await;
    let auth = format!("Authorization: Bearer {}\r\n", field(&guest, "token"));
    let json = format!("{auth}Content-Type: application/json\r\n");
    let opened =
        server.send("POST", "/api/tables", &json, r#"{"game":"toy","seats":["me","here"],"seed":1}"#).await;
    let table = field(&opened, "table");

    // Every browser accepts compression; events must not wait until there is enough data to compress.
    let listen =
        |path: String| format!("GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br\r\n\r\n");
    let mut events = server.connect(&listen(format!("/api/tables/{table}/events"))).await;
    let head = heard(&mut events, "data: 0\n\n").await;
    assert!(head.contains("content-type: text/event-stream"), "{head}");
    let mut page_events = server.connect(&listen(format!("/t/{table}/events"))).await;
    heard(&mut page_events, "data: 2\n\n").await;

    let legal = server.send("GET", &format!("/api/tables/{table}/legal?seat=p1"), &auth, "").await;
    let line = legal.split("\r\n\r\n").nth(1).unwrap().lines().next().unwrap().to_owned();
    let act = format!("/api/tables/{table}/act?seat=p1&version=0");
    let text = format!("{auth}Content-Type: text/plain\r\n");
    assert!(server.send("POST", &act, &text, &line).await.contains(r#"{"version":1}"#));
    let news = heard(&mut events, "data: 1\n\n").await;
    let page_news = heard(&mut page_events, &format!("data: {}\n\n", (1 << 20) + 2)).await;
    for text in [&news, &page_news] {
        let words = text.lines().filter_map(|line| line.strip_prefix("data: "));
        assert!(
            words.clone().count() == 1 && words.into_iter().all(|word| word.parse::<u64>().is_ok()),
            "{text}"
        );
    }

    server.send("POST", &format!("/api/tables/{table}/chat"), &json, r#"{"text":"hello"}"#).await;
    heard(&mut page_events, &format!("data: {}\n\n", (1 << 20) + (1 << 4) + 2)).await;

    server.stop.send(()).unwrap();
    timeout(Duration::from_secs(5), server.served).await.expect("it ends in time").unwrap().unwrap();
    let mut rest = String::new();
    timeout(Duration::from_secs(5), events.read_to_string(&mut rest)).await.unwrap().unwrap();
    assert!(!rest.contains("data:"), "{rest}");
    Store::open(&path).await.expect("the file is free again").close().await;
}

#[tokio::test]
async fn files_are_kept_by_browsers() {
    let server = Server::start(Store::open_in_memory().await.unwrap()).await;
    let page = server.send("GET", "/", "", "").await;
    assert!(page.contains("content-security-policy: default-src 'self'"), "{page}");
    let href =
        page.split("href=\"").find(|rest| rest.starts_with("/static/") && rest.contains("base.css")).unwrap();
    let href = href.split('"').next().unwrap().to_owned();
    let file = server.send("GET", &href, "", "").await;
    assert!(
        file.starts_with("HTTP/1.1 200") && file.contains("immutable") && file.contains("text/css"),
        "{file}"
    );
    let tag = file.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
    let again = server.send("GET", &href, &format!("If-None-Match: {tag}\r\n"), "").await;
    assert!(again.starts_with("HTTP/1.1 304"), "{again}");
    let old = server.send("GET", "/static/0000/base.css", "", "").await;
    assert!(old.starts_with("HTTP/1.1 200") && old.contains("no-cache"), "an old page still finds it");
    assert!(server.send("GET", "/healthz", "", "").await.ends_with("ok\n"));
}
