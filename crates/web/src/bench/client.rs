//! A client that needs little processor time: one connection, one request after the other, and the rules.

use engine::{Game, Match, Quick, Seat};
use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Instant;

/// A connection that stays open.
pub(super) struct Wire {
    reader: BufReader<TcpStream>,
    request: String,
    line: String,
    body: Vec<u8>,
}

impl Wire {
    pub(super) fn connect(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Self {
            reader: BufReader::new(stream),
            request: String::new(),
            line: String::new(),
            body: Vec::new(),
        })
    }

    /// Sends a request and reads the answer, which must be a success.
    fn send(&mut self, method: &str, path: &str, token: &str, kind: &str, body: &str) -> io::Result<&[u8]> {
        self.request.clear();
        // Writing into memory cannot fail.
        let _ = write!(self.request, "{method} {path} HTTP/1.1\r\nHost: bench\r\n");
        if !token.is_empty() {
            let _ = write!(self.request, "Authorization: Bearer {token}\r\n");
        }
        if method == "POST" {
            let _ = write!(self.request, "Content-Type: {kind}\r\nContent-Length: {}\r\n", body.len());
        }
        self.request.push_str("\r\n");
        self.request.push_str(body);
        self.reader.get_mut().write_all(self.request.as_bytes())?;
        self.answer()
    }

    fn answer(&mut self) -> io::Result<&[u8]> {
        let mut n_bytes = 0;
        let mut is_first = true;
        let mut is_good = false;
        loop {
            self.line.clear();
            if self.reader.read_line(&mut self.line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let line = self.line.trim_end();
            if is_first {
                is_good = line.starts_with("HTTP/1.1 2");
                is_first = false;
            } else if line.is_empty() {
                break;
            } else if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                n_bytes = value.trim().parse().map_err(io::Error::other)?;
            }
        }
        self.body.resize(n_bytes, 0);
        self.reader.read_exact(&mut self.body)?;
        if is_good {
            Ok(&self.body)
        } else {
            Err(io::Error::other(String::from_utf8_lossy(&self.body).into_owned()))
        }
    }

    /// A new guest's token.
    pub(super) fn new_guest(&mut self) -> io::Result<Arc<str>> {
        text(self.send("POST", "/api/guests", "", "application/json", "")?, "token").map(Arc::from)
    }
}

/// A text field of a JSON object.
fn text(body: &[u8], name: &str) -> io::Result<String> {
    let json: serde_json::Value = serde_json::from_slice(body)?;
    json[name].as_str().map(str::to_owned).ok_or_else(|| io::Error::other(format!("no {name} in the answer")))
}

/// A player of all seats of one table.
pub(super) struct Player<G: Game> {
    token: Arc<str>,
    table: String,
    version: u64,
    played: Match<G>,
    luck: Quick,
}

impl<G: Game> Player<G> {
    /// Opens a table and sets up the same game locally.
    pub(super) fn open(
        wire: &mut Wire,
        token: &Arc<str>,
        n_seats: u8,
        options: &str,
        seed: u64,
    ) -> io::Result<Self> {
        let mut seats = vec!["me"];
        seats.resize(usize::from(n_seats), "here");
        let body = serde_json::json!({ "game": G::NAME, "seats": seats, "options": options, "seed": seed })
            .to_string();
        let answer = wire.send("POST", "/api/tables", token, "application/json", &body)?;
        let table = text(answer, "table")?;
        let options = options.parse().map_err(io::Error::other)?;
        let played = Match::new(n_seats, options, seed).map_err(io::Error::other)?;
        Ok(Self { token: token.clone(), table, version: 0, played, luck: Quick::seeded(seed) })
    }

    /// Makes a move and fetches the views of all seats. Returns the moment when the move was answered; `None` if the
    /// game is over.
    pub(super) fn play(&mut self, wire: &mut Wire) -> io::Result<Option<Instant>> {
        let Some(seat) = self.played.awaiting().iter().next() else { return Ok(None) };
        let legal = self.played.legal(seat);
        let action = legal[self.luck.below(legal.len())];
        self.played.act(seat, action).map_err(io::Error::other)?;
        let act = format!("/api/tables/{}/act?seat={seat}&version={}", self.table, self.version);
        wire.send("POST", &act, &self.token, "text/plain", &action.to_string())?;
        let answered = Instant::now();
        self.version += 1;
        for seat in (0..self.played.n_seats()).map(Seat) {
            let view = format!("/api/tables/{}/view?seat={seat}", self.table);
            let body = wire.send("GET", &view, &self.token, "", "")?;
            if !body.starts_with(format!("{{\"version\":{},", self.version).as_bytes()) {
                return Err(io::Error::other("the view is not of the move just made"));
            }
        }
        Ok(Some(answered))
    }
}
