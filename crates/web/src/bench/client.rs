//! A connection that needs little processor time: one request after the other, nothing but bytes.

use crate::parts;
use flate2::read::GzDecoder;
use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;

/// A connection that stays open.
pub(super) struct Wire {
    reader: BufReader<TcpStream>,
    request: String,
    line: String,
    body: Vec<u8>,
}

/// The body of a request.
pub(super) enum Sent<'a> {
    Nothing,
    Json(&'a str),
    Line(&'a str),
    Form(&'a str),
}

impl<'a> Sent<'a> {
    fn kind_and_text(&self) -> Option<(&'static str, &'a str)> {
        match self {
            Self::Nothing => None,
            Self::Json(text) => Some(("application/json", text)),
            Self::Line(text) => Some(("text/plain", text)),
            Self::Form(text) => Some(("application/x-www-form-urlencoded", text)),
        }
    }
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

    /// Sends a request of a program and reads the answer, which must be a success.
    pub(super) fn send(&mut self, path: &str, token: &str, body: &Sent<'_>) -> io::Result<&[u8]> {
        self.request.clear();
        let begun = begin(&mut self.request, path, body);
        if !token.is_empty() {
            let _ = write!(self.request, "Authorization: Bearer {token}\r\n");
        }
        self.finish(begun)
    }

    /// Sends a request as the script of a page does, with the headers of a browser, and reads the answer, which must be
    /// a success. `have` are the parts of the table that the page has, and then those that it has with the answer.
    pub(super) fn send_as_browser(
        &mut self,
        path: &str,
        token: &str,
        body: &Sent<'_>,
        have: &mut String,
    ) -> io::Result<()> {
        self.request.clear();
        let begun = begin(&mut self.request, path, body);
        let _ = write!(
            self.request,
            "X-Fernweh: fragment\r\nAccept: */*\r\nAccept-Encoding: gzip, deflate, br\r\nAccept-Language: en-GB,en;q=0.9\r\n\
             Sec-Fetch-Site: same-origin\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64)\r\nCookie: guest={token}\r\nX-Fernweh-Have: {have}\r\n"
        );
        let answer = self.finish(begun)?;
        let text = match answer {
            [0x1f, 0x8b, ..] => io::read_to_string(GzDecoder::new(answer))?,
            _ => String::from_utf8_lossy(answer).into_owned(),
        };
        *have =
            parts::having(&text, have).ok_or_else(|| io::Error::other("the table is not sent in parts"))?;
        Ok(())
    }

    fn finish(&mut self, body: &str) -> io::Result<&[u8]> {
        self.request.push_str("\r\n");
        self.request.push_str(body);
        self.reader.get_mut().write_all(self.request.as_bytes())?;
        self.answer()
    }

    fn answer(&mut self) -> io::Result<&[u8]> {
        let mut n_bytes = Some(0);
        let status = self.line()?.to_owned();
        loop {
            let line = self.line()?;
            let Some((name, value)) = line.split_once(':') else { break };
            if name.eq_ignore_ascii_case("content-length") {
                n_bytes = Some(value.trim().parse().map_err(io::Error::other)?);
            } else if name.eq_ignore_ascii_case("transfer-encoding") {
                n_bytes = None;
            }
        }
        self.body.clear();
        match n_bytes {
            Some(n_bytes) => self.add(n_bytes)?,
            None => self.add_chunks()?,
        }
        if status.starts_with("HTTP/1.1 2") {
            Ok(&self.body)
        } else {
            Err(io::Error::other(format!("{status}: {}", String::from_utf8_lossy(&self.body))))
        }
    }

    /// The next line of a head, without its end.
    fn line(&mut self) -> io::Result<&str> {
        self.line.clear();
        if self.reader.read_line(&mut self.line)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(self.line.trim_end())
    }

    fn add(&mut self, n_bytes: usize) -> io::Result<()> {
        let start = self.body.len();
        self.body.resize(start + n_bytes, 0);
        self.reader.read_exact(&mut self.body[start..])
    }

    fn add_chunks(&mut self) -> io::Result<()> {
        loop {
            let n_bytes = usize::from_str_radix(self.line()?, 16).map_err(io::Error::other)?;
            self.add(n_bytes)?;
            self.line()?;
            if n_bytes == 0 {
                return Ok(());
            }
        }
    }

    /// A new guest's token.
    pub(super) fn new_guest(&mut self) -> io::Result<Arc<str>> {
        let answer = json(self.send("/api/guests", "", &Sent::Json(""))?)?;
        text(&answer["token"]).map(Arc::from)
    }
}

/// Writes the head of a request up to the headers about the sender; returns the body.
fn begin<'a>(request: &mut String, path: &str, body: &Sent<'a>) -> &'a str {
    // Writing into memory cannot fail.
    match body.kind_and_text() {
        None => {
            let _ = write!(request, "GET {path} HTTP/1.1\r\nHost: bench\r\n");
            ""
        }
        Some((kind, text)) => {
            let n_bytes = text.len();
            let _ = write!(
                request,
                "POST {path} HTTP/1.1\r\nHost: bench\r\nContent-Type: {kind}\r\nContent-Length: {n_bytes}\r\n"
            );
            text
        }
    }
}

/// The value of an answer.
pub(super) fn json(body: &[u8]) -> io::Result<serde_json::Value> {
    Ok(serde_json::from_slice(body)?)
}

/// A text in an answer.
pub(super) fn text(value: &serde_json::Value) -> io::Result<String> {
    value.as_str().map(str::to_owned).ok_or_else(|| io::Error::other("a text is missing in the answer"))
}
