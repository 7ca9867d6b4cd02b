//! The bytes of a connection, and the notes about its progress.

use super::crowd::{Phase, Visit};
use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::{Frame, Incoming, SizeHint};
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

/// A socket that notes when bytes arrive and when the client reads none.
pub(super) struct Wire {
    pub(super) stream: TcpStream,
    pub(super) visit: Arc<Visit>,
    /// What has come and was not read as a request yet.
    pub(super) early: Bytes,
}

impl Wire {
    fn noted<T>(&self, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        self.visit.stalls(written.is_pending());
        written
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if !self.early.is_empty() {
            let n_bytes = self.early.len().min(buffer.remaining());
            buffer.put_slice(&self.early.split_to(n_bytes));
            self.visit.heard();
            return Poll::Ready(Ok(()));
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.visit.heard();
        }
        read
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.noted(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.noted(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// A request for the routes; notes that its head is complete.
pub(super) fn arrived(request: hyper::Request<Incoming>, peer: SocketAddr, visit: &Arc<Visit>) -> Request {
    let has_body = !hyper::body::Body::is_end_stream(request.body());
    visit.enter(if has_body { Phase::Body } else { Phase::Working });
    let visit = visit.clone();
    let mut request = request.map(|body| Body::new(Noted { body, visit, end: Visit::has_body }));
    request.extensions_mut().insert(ConnectInfo(peer));
    request
}

/// An answer whose end is noted.
pub(super) fn departing(response: Response, visit: Arc<Visit>) -> hyper::Response<Noted<Body>> {
    visit.owes(hyper::body::Body::size_hint(response.body()).exact());
    response.map(|body| Noted { body, visit, end: Visit::is_answered })
}

/// A body whose end is noted.
pub(super) struct Noted<B> {
    body: B,
    visit: Arc<Visit>,
    end: fn(&Visit),
}

impl<B> Drop for Noted<B> {
    fn drop(&mut self) {
        (self.end)(&self.visit);
    }
}

impl<B: hyper::body::Body<Data = Bytes> + Unpin> hyper::body::Body for Noted<B> {
    type Data = Bytes;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, B::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        if let Poll::Ready(None) = frame {
            (self.end)(&self.visit);
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
