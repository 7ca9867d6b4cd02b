//! Sends streams of events. A stream is open for hours and says little: it has no buffers of its own, only its socket.

use super::crowd::Place;
use super::wire::Wire;
use crate::events::Events;
use axum::http::HeaderMap;
use std::future::poll_fn;
use std::io::{self, ErrorKind, Write};
use std::time::SystemTime;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// A stream of events and the connection that it is sent on. The connection ends with the stream.
pub(super) struct Streamed {
    pub(super) wire: Wire,
    /// The headers of the answer.
    pub(super) headers: HeaderMap,
    pub(super) events: Box<Events>,
    pub(super) place: Place,
}

impl Streamed {
    /// Sends everything until the stream ends, the client goes, or the place is needed. There is no further stream.
    pub(super) async fn run(self) -> Option<Self> {
        let Self { mut wire, headers, mut events, place } = self;
        let sent = async {
            if let Err(error) = send(&mut wire, headers, &mut events).await {
                tracing::debug!(%error, "a stream broke off");
            }
        };
        tokio::select! {
            () = sent => {}
            () = place.visit.told_to_leave() => {}
        }
        None
    }
}

async fn send(wire: &mut Wire, headers: HeaderMap, events: &mut Events) -> io::Result<()> {
    wire.write_all(&head(&headers)?).await?;
    drop(headers);
    loop {
        let said = tokio::select! {
            said = poll_fn(|context| events.poll(context)) => said,
            gone = is_gone(&wire.stream) => return gone,
        };
        let Some(said) = said else { return wire.write_all(b"0\r\n\r\n").await };
        let mut text = Vec::with_capacity(32);
        said.write(&mut text);
        wire.write_all(&chunk(&text)?).await?;
    }
}

/// The head of an answer whose length is not known.
fn head(headers: &HeaderMap) -> io::Result<Vec<u8>> {
    let mut head = Vec::with_capacity(512);
    head.extend_from_slice(b"HTTP/1.1 200 OK\r\n");
    for (name, value) in headers {
        write!(head, "{name}: ")?;
        head.extend_from_slice(value.as_bytes());
        head.extend_from_slice(b"\r\n");
    }
    let date = httpdate::fmt_http_date(SystemTime::now());
    write!(head, "date: {date}\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n")?;
    Ok(head)
}

fn chunk(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut chunk = Vec::with_capacity(bytes.len() + 12);
    write!(chunk, "{:x}\r\n", bytes.len())?;
    chunk.extend_from_slice(bytes);
    chunk.extend_from_slice(b"\r\n");
    Ok(chunk)
}

/// Done once the client has closed the connection. What it sends is dropped: after a stream nothing is answered.
async fn is_gone(stream: &TcpStream) -> io::Result<()> {
    let mut dropped = [0; 64];
    loop {
        stream.readable().await?;
        match stream.try_read(&mut dropped) {
            Ok(0) => return Ok(()),
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use axum::http::header::CONTENT_TYPE;

    #[test]
    fn a_head_names_its_headers_and_ends_with_the_connection() {
        let headers = HeaderMap::from_iter([(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"))]);
        let head = String::from_utf8(head(&headers).unwrap()).unwrap();
        assert!(head.starts_with("HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ndate: "), "{head}");
        assert!(head.ends_with("\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n"), "{head}");
        assert_eq!(chunk(b"data: 17\n\n").unwrap(), b"a\r\ndata: 17\n\n\r\n");
    }
}
