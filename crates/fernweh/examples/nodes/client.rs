//! People who play at any node, and who remember what was acknowledged.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::{PoisonError, RwLock};
use std::time::{Duration, Instant};

/// Where the nodes are that run now.
pub(crate) type Nodes = RwLock<Vec<String>>;

/// Shorter pauses are not noted.
const A_WHILE: Duration = Duration::from_millis(200);

/// Of pauses that last so long, everything that was tried in them is printed.
const LONG: Duration = Duration::from_secs(3);

/// A table, and what was acknowledged there.
pub(crate) struct Table {
    pub(crate) id: String,
    token: String,
    /// By version: the seat and its line.
    pub(crate) acknowledged: BTreeMap<u64, (u8, String)>,
    /// The newest version that was seen, and when.
    seen: (u64, Instant),
    /// When the table stood still for a while, and for how long.
    pauses: Vec<(Instant, Duration)>,
    /// What was tried since then: when, what, and how it went.
    tries: Vec<(Instant, String)>,
    pub(crate) is_over: bool,
    dice: u64,
}

/// Sends a request; the status and the body of the answer.
fn ask(address: &str, method: &str, path: &str, token: &str, body: &str) -> io::Result<(u16, String)> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let kind = if body.starts_with('{') { "application/json" } else { "text/plain" };
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let status = answer.split(' ').nth(1).and_then(|code| code.parse().ok());
    let body = answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned());
    status.zip(body).ok_or_else(|| io::Error::other("half an answer"))
}

fn parsed(text: &str) -> io::Result<Value> {
    serde_json::from_str(text).map_err(io::Error::other)
}

impl Table {
    /// Opens a table with two people and a bot.
    pub(crate) fn open(nodes: &Nodes, seed: u64) -> io::Result<Self> {
        let address = nodes.read().unwrap_or_else(PoisonError::into_inner)[0].clone();
        let (_, guest) = ask(&address, "POST", "/api/guests", "", "{}")?;
        let token = parsed(&guest)?["token"].as_str().unwrap_or_default().to_owned();
        let new = json!({ "game": "new-frontiers", "seats": ["me", "here", "bot-easy"], "seed": seed });
        let (status, opened) = ask(&address, "POST", "/api/tables", &token, &new.to_string())?;
        if status / 100 != 2 {
            return Err(io::Error::other(opened));
        }
        let id = parsed(&opened)?["table"].as_str().unwrap_or_default().to_owned();
        let (acknowledged, pauses, tries) = (BTreeMap::new(), vec![], vec![]);
        let seen = (0, Instant::now());
        Ok(Self { id, token, acknowledged, seen, pauses, tries, is_over: false, dice: seed | 1 })
    }

    /// Sends a request about this table, and notes how it went.
    fn ask(&mut self, address: &str, method: &str, path: &str, body: &str) -> io::Result<(u16, String)> {
        let begun = Instant::now();
        let answer = ask(address, method, path, &self.token, body);
        let result = match &answer {
            Ok((200, text)) if method == "GET" => text.lines().next().unwrap_or_default().to_owned(),
            Ok((status, text)) => format!("{status} {text}"),
            Err(error) => error.to_string(),
        };
        let (result, took) = (result.chars().take(160).collect::<String>(), begun.elapsed());
        self.tries.push((begun, format!("{address} {method} {path} {body}: {result}, {took:.2?}")));
        answer
    }

    /// Tries one action at any node; an error says nothing about whether it was done.
    pub(crate) fn play(&mut self, nodes: &Nodes) -> io::Result<()> {
        let nodes = nodes.read().unwrap_or_else(PoisonError::into_inner).clone();
        let address = &nodes[self.below(nodes.len())];
        let path = format!("/api/tables/{}", self.id);
        let (status, facts) = self.ask(address, "GET", &path, "")?;
        if status != 200 {
            return Err(io::Error::other(facts));
        }
        let facts = parsed(&facts)?;
        let version = facts["version"].as_u64().unwrap_or_default();
        self.saw(version);
        self.is_over = facts["status"] == "finished";
        let asked = facts["awaiting"].as_array().cloned().unwrap_or_default();
        let Some(seat) = asked.iter().filter_map(Value::as_str).find(|seat| *seat != "p3") else {
            return Ok(());
        };
        let (status, legal) = self.ask(address, "GET", &format!("{path}/legal?seat={seat}"), "")?;
        let lines: Vec<&str> = legal.lines().collect();
        if status != 200 || lines.is_empty() {
            return Ok(());
        }
        let line = lines[self.below(lines.len())];
        let act = format!("{path}/act?seat={seat}&version={version}");
        let (status, answer) = self.ask(address, "POST", &act, line)?;
        if status == 200 {
            let version = parsed(&answer)?["version"].as_u64().unwrap_or_default();
            let seat = if seat == "p1" { 0 } else { 1 };
            if self.acknowledged.insert(version, (seat, line.to_owned())).is_some() {
                return Err(io::Error::other("one version was acknowledged twice"));
            }
            self.saw(version);
        }
        Ok(())
    }

    fn saw(&mut self, version: u64) {
        if version > self.seen.0 {
            self.end_pause();
            self.seen = (version, Instant::now());
        }
    }

    fn end_pause(&mut self) {
        let (from, pause) = (self.seen.1, self.seen.1.elapsed());
        if pause >= A_WHILE {
            self.pauses.push((from, pause));
        }
        if pause >= LONG {
            eprintln!("\n{}: no new version for {pause:.2?}", self.id);
            let mut before = String::new();
            for (at, what) in &self.tries {
                // A question that is asked again and again is printed once.
                let kind = what.rsplit_once(", ").map_or(&what[..], |(kind, _)| kind);
                if before != kind {
                    eprintln!("{:8.2?} {what}", at.saturating_duration_since(from));
                }
                kind.clone_into(&mut before);
            }
        }
        self.tries.clear();
    }

    /// Nothing more is played here. What is missing at a table that is not over counts up to now.
    pub(crate) fn leave(&mut self) {
        if !self.is_over {
            self.end_pause();
        }
    }

    /// The longest pause of those that share a moment with one of these times (`shares`), or of the others.
    pub(crate) fn longest(&self, times: &[(Instant, Duration)], shares: bool) -> Duration {
        let has = |from: Instant, pause: Duration| {
            times.iter().any(|(begin, time)| from < *begin + *time && *begin < from + pause)
        };
        let chosen = self.pauses.iter().filter(|(from, pause)| has(*from, *pause) == shares);
        chosen.map(|(_, pause)| *pause).max().unwrap_or_default()
    }

    fn below(&mut self, n: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) as usize % n.max(1)
    }
}
