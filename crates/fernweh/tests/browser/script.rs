//! Plays through the interface of the server, as a script of the person in a window does: no page is drawn for it.

use super::window::Window;
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// Why a script stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Stop {
    /// The requested number of moves was made.
    Enough,
    /// The game is over.
    Over,
    /// A question of a kind that is not known yet.
    New(String),
}

/// How a script plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner<'a> {
    /// The seats of the person.
    pub(super) seats: &'a [&'a str],
    /// How many of a hundred moves follow the hint: of the first seat, and of the others.
    pub(super) trust: [u64; 2],
    /// The kinds of questions that are known: it stops at a question of another kind to the first seat. Without them it
    /// stops at none.
    pub(super) known: Option<&'a [String]>,
}

/// A person's script at one table.
pub(super) struct Script {
    server: BufReader<TcpStream>,
    /// What every request says: where it goes, and from whom.
    head: String,
    /// The address of the table in the interface.
    api: String,
    /// The luck that is left.
    pub(super) luck: u64,
    /// How many moves were made.
    pub(super) n_moves: u64,
}

impl Script {
    /// A script of the person in `window`, for the table at `path`.
    pub(super) async fn of(window: &Window, path: &str, luck: u64) -> Self {
        let host = window.host();
        let server = TcpStream::connect(host).unwrap_or_else(|why| panic!("{host} does not answer: {why}"));
        server.set_nodelay(true).expect("a connection");
        let head = format!("Host: {host}\r\nAuthorization: Bearer {}\r\n", window.cookie("guest").await);
        let api = format!("/api{}", path.replace("/t/", "/tables/"));
        Self { server: BufReader::new(server), head, api, luck: luck & u64::from(u32::MAX), n_moves: 0 }
    }

    /// Makes `most` moves, or fewer.
    pub(super) async fn play(&mut self, manner: &Manner<'_>, most: u64) -> Stop {
        let mut made = 0;
        while made < most {
            let facts = self.json("");
            if facts["status"] == "finished" {
                return Stop::Over;
            }
            let awaiting = facts["awaiting"].as_array().expect("seats");
            let asked = |seat: &&&str| awaiting.iter().any(|it| it == **seat);
            let Some(seat) = manner.seats.iter().find(asked) else {
                // The bots move.
                tokio::time::sleep(Duration::from_millis(10)).await;
                continue;
            };
            if let Some(known) = manner.known.filter(|_| *seat == manner.seats[0]) {
                let kind = kind_of(&self.json(&format!("/view?seat={seat}"))["decision"]);
                if !known.contains(&kind) {
                    return Stop::New(kind);
                }
            }
            let line = self.line(manner, seat);
            let words = format!("/act?seat={seat}&version={}", facts["version"]);
            // A late move is no error: the question has changed, and the next round reads it.
            let (status, said) = self.ask("POST", &words, &line);
            assert!(status == 200 || status == 409, "{line}: {status} {said}");
            let n = u64::from(status == 200);
            (made, self.n_moves) = (made + n, self.n_moves + n);
        }
        Stop::Enough
    }

    fn line(&mut self, manner: &Manner<'_>, seat: &str) -> String {
        let trust = manner.trust[usize::from(seat != manner.seats[0])];
        if self.below(100) < trust {
            let hint = &self.json(&format!("/hint?seat={seat}"))["hint"]["line"];
            return hint.as_str().expect("a hint").to_owned();
        }
        let (_, legal) = self.ask("GET", &format!("/legal?seat={seat}"), "");
        let legal: Vec<&str> = legal.lines().collect();
        legal[self.below(legal.len() as u64) as usize].to_owned()
    }

    /// The same numbers as those of the player in the page.
    fn below(&mut self, n: u64) -> u64 {
        self.luck = (self.luck * 1_664_525 + 1_013_904_223) & u64::from(u32::MAX);
        (self.luck * n) >> 32
    }

    fn json(&mut self, words: &str) -> Value {
        let (status, said) = self.ask("GET", words, "");
        assert_eq!(status, 200, "{words}: {said}");
        serde_json::from_str(&said).expect("the interface speaks JSON")
    }

    /// The status and the body of an answer.
    fn ask(&mut self, method: &str, words: &str, body: &str) -> (u16, String) {
        let Self { server, head, api, .. } = self;
        let length = body.len();
        let request =
            format!("{method} {api}{words} HTTP/1.1\r\n{head}Content-Length: {length}\r\n\r\n{body}");
        server.get_mut().write_all(request.as_bytes()).expect("a server");
        let mut line = || {
            let mut line = String::new();
            server.read_line(&mut line).expect("an answer");
            line.trim_end().to_ascii_lowercase()
        };
        let first = line();
        let status = first.split(' ').nth(1).and_then(|status| status.parse().ok());
        let mut length = None;
        loop {
            let header = line();
            match header.split_once(": ") {
                Some(("content-length", n)) => length = n.parse().ok(),
                Some(_) => {}
                None => break,
            }
        }
        let mut body = vec![0; length.expect("a length")];
        server.read_exact(&mut body).expect("a body");
        (status.expect("a status"), String::from_utf8(body).expect("text"))
    }
}

/// What is asked, in one word: the first one of the decision that differs between kinds.
fn kind_of(decision: &Value) -> String {
    let Some((kind, about)) = decision.as_object().and_then(|it| it.iter().next()) else {
        return decision.as_str().map_or_else(|| decision.to_string(), str::to_owned);
    };
    let first = about.as_array().map_or(Some(about), |list| list.first()).and_then(Value::as_str);
    match first {
        Some(first) if kind == "act" => format!("{kind} {first}"),
        _ => kind.clone(),
    }
}
