//! Sends streams of events. A stream is open for hours and says little: it has no buffers of its own, only its socket.

use super::crowd::Place;
use super::wire::Wire;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use std::future::poll_fn;
use std::io::{self, ErrorKind, Write};
use std::pin::Pin;
use std::time::SystemTime;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// A stream of events and the connection that it is sent on. The connection ends with the stream.
pub(super) struct Streamed {
    pub(super) wire: Wire,
    pub(super) response: Response,
    pub(super) place: Place,
}

/// Whether an answer is a stream of events.
pub(super) fn is_stream(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    response.status() == StatusCode::OK && kind.is_some_and(|kind| kind.starts_with("text/event-stream"))
}

impl Streamed {
    /// Sends everything until the stream ends, the client goes, or the place is needed. There is no further stream.
    pub(super) async fn run(self) -> Option<Self> {
        let Self { mut wire, response, place } = self;
        let sent = async {
            if let Err(error) = send(&mut wire, response).await {
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

async fn send(wire: &mut Wire, response: Response) -> io::Result<()> {
    let (parts, mut body) = response.into_parts();
    wire.write_all(&head(&parts.headers)?).await?;
    loop {
        let bytes = tokio::select! {
            bytes = next(&mut body) => bytes?,
            gone = is_gone(&wire.stream) => return gone,
        };
        match bytes {
            Some(bytes) => wire.write_all(&chunk(&bytes)?).await?,
            None => return wire.write_all(b"0\r\n\r\n").await,
        }
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

/// The next bytes of a body that are not empty: an empty chunk would end the answer.
async fn next(body: &mut Body) -> io::Result<Option<Bytes>> {
    while let Some(frame) = poll_fn(|context| Pin::new(&mut *body).poll_frame(context)).await {
        let frame = frame.map_err(io::Error::other)?;
        if let Ok(bytes) = frame.into_data()
            && !bytes.is_empty()
        {
            return Ok(Some(bytes));
        }
    }
    Ok(None)
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

    #[test]
    fn a_head_names_its_headers_and_ends_with_the_connection() {
        let headers = HeaderMap::from_iter([(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"))]);
        let head = String::from_utf8(head(&headers).unwrap()).unwrap();
        assert!(head.starts_with("HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ndate: "), "{head}");
        assert!(head.ends_with("\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n"), "{head}");
        assert_eq!(chunk(b"data: 17\n\n").unwrap(), b"a\r\ndata: 17\n\n\r\n");
    }

    #[tokio::test]
    async fn empty_frames_do_not_end_a_stream() {
        let frames = ["", "data: 1", ""].map(|text| Ok::<_, io::Error>(Bytes::from(text)));
        let mut body = Body::from_stream(tokio_stream::iter(frames));
        assert_eq!(next(&mut body).await.unwrap(), Some(Bytes::from("data: 1")));
        assert_eq!(next(&mut body).await.unwrap(), None);
    }

    #[test]
    fn only_events_are_streamed() {
        let of =
            |kind: &'static str| Response::builder().header(CONTENT_TYPE, kind).body(Body::empty()).unwrap();
        assert!(is_stream(&of("text/event-stream")));
        assert!(!is_stream(&of("text/html; charset=utf-8")));
        let mut refused = of("text/event-stream");
        *refused.status_mut() = StatusCode::NOT_FOUND;
        assert!(!is_stream(&refused));
    }
}
