//! Requests to addresses that strangers choose. A name is resolved once, the result is checked, and the connection goes
//! to the checked address, so that no name can lead into a private network.

use super::public::is_public;
use crate::error::Error;
use crate::sender::{Network, is_trusted};
use axum::body::Body;
use axum::http::header::{CONTENT_LENGTH, HOST, USER_AGENT};
use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};
use url::{Host, Url};

/// The longest address.
const LONGEST: usize = 1000;

/// How long a receiver may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The largest head of an answer. Its body is not read.
const HEAD: usize = 16 * 1024;

/// Why an address cannot be used or reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreachable {
    /// The text is not an address of the web.
    NoAddress,
    /// It begins with something else than `https://`.
    NotHttps,
    /// No machine has this name.
    Unknown,
    /// It leads into a network that is not public.
    Private,
    /// No answer came.
    Failed(String),
}

impl From<Unreachable> for Error {
    fn from(why: Unreachable) -> Self {
        Self::Address(why)
    }
}

/// Sends requests.
pub(super) struct Reach {
    networks: Vec<Network>,
    /// The time for a whole request, from the name to the head of the answer.
    patience: Duration,
    /// Missing only if the library brings no version of the protocol along.
    tls: Option<TlsConnector>,
}

impl Reach {
    pub(super) fn new(networks: Vec<Network>) -> Self {
        Self::trusting(networks, RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() })
    }

    fn trusting(networks: Vec<Network>, roots: RootCertStore) -> Self {
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map(|config| config.with_root_certificates(roots).with_no_client_auth());
        Self {
            networks,
            patience: PATIENCE,
            tls: config.ok().map(|config| TlsConnector::from(Arc::new(config))),
        }
    }

    /// Reads an address and checks that requests may be sent to it now.
    pub(super) async fn check(&self, text: &str) -> Result<Url, Unreachable> {
        let address = read(text)?;
        timeout(self.patience, self.resolve(&address)).await.map_err(|_| Unreachable::Unknown)??;
        Ok(address)
    }

    /// Sends a request and returns the status of its answer. Redirections are not followed.
    pub(super) async fn post(
        &self,
        address: &str,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<StatusCode, Unreachable> {
        let sent = timeout(self.patience, self.send(address, headers, body)).await;
        sent.unwrap_or_else(|_| Err(Unreachable::Failed("no answer in time".into())))
    }

    async fn send(
        &self,
        address: &str,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<StatusCode, Unreachable> {
        let address = read(address)?;
        let sockets = self.resolve(&address).await?;
        let request = request(&address, headers, body).map_err(failed)?;
        let mut last = Unreachable::Unknown;
        for socket in sockets.into_iter().take(2) {
            let stream = match TcpStream::connect(socket).await {
                Ok(stream) => stream,
                Err(error) => {
                    last = failed(error);
                    continue;
                }
            };
            if address.scheme() == "http" {
                return exchange(stream, request).await;
            }
            let name = match address.host() {
                Some(Host::Domain(name)) => ServerName::try_from(name.to_owned()).map_err(failed)?,
                Some(Host::Ipv4(ip)) => ServerName::from(std::net::IpAddr::from(ip)),
                Some(Host::Ipv6(ip)) => ServerName::from(std::net::IpAddr::from(ip)),
                None => return Err(Unreachable::NoAddress),
            };
            let tls = self.tls.as_ref().ok_or_else(|| failed("no encryption"))?;
            let stream = tls.connect(name, stream).await.map_err(failed)?;
            return exchange(stream, request).await;
        }
        Err(last)
    }

    /// The addresses of a name that may be used.
    async fn resolve(&self, address: &Url) -> Result<Vec<SocketAddr>, Unreachable> {
        let port = address.port_or_known_default().ok_or(Unreachable::NoAddress)?;
        let found: Vec<SocketAddr> = match address.host() {
            Some(Host::Domain(name)) => {
                lookup_host((name, port)).await.map_err(|_| Unreachable::Unknown)?.collect()
            }
            Some(Host::Ipv4(ip)) => vec![(ip, port).into()],
            Some(Host::Ipv6(ip)) => vec![(ip, port).into()],
            None => return Err(Unreachable::NoAddress),
        };
        let is_allowed = |socket: &SocketAddr| is_trusted(&self.networks, socket.ip());
        let is_plain = address.scheme() == "http";
        if found.is_empty() {
            return Err(Unreachable::Unknown);
        }
        if is_plain && !found.iter().all(is_allowed) {
            return Err(Unreachable::NotHttps);
        }
        if found.iter().all(|socket| is_allowed(socket) || is_public(socket.ip())) {
            Ok(found)
        } else {
            Err(Unreachable::Private)
        }
    }
}

fn failed(why: impl std::fmt::Display) -> Unreachable {
    Unreachable::Failed(why.to_string())
}

/// Reads an address: a whole one, without a name and password in it.
fn read(text: &str) -> Result<Url, Unreachable> {
    if text.len() > LONGEST {
        return Err(Unreachable::NoAddress);
    }
    let address = Url::parse(text.trim()).map_err(|_| Unreachable::NoAddress)?;
    if !matches!(address.scheme(), "https" | "http") {
        return Err(Unreachable::NotHttps);
    }
    let is_bare = address.username().is_empty() && address.password().is_none();
    if is_bare && address.host().is_some() { Ok(address) } else { Err(Unreachable::NoAddress) }
}

fn request(address: &Url, headers: HeaderMap, body: Vec<u8>) -> Result<Request<Body>, axum::http::Error> {
    let path = match address.query() {
        Some(query) => format!("{}?{query}", address.path()),
        None => address.path().to_owned(),
    };
    let host = address.host_str().unwrap_or_default();
    let host = address.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"));
    let mut request = Request::builder().method(Method::POST).uri(path);
    if let Some(all) = request.headers_mut() {
        *all = headers;
        all.insert(CONTENT_LENGTH, HeaderValue::from(body.len()));
        all.insert(USER_AGENT, HeaderValue::from_static("Fernweh"));
    }
    request.header(HOST, host).body(Body::from(body))
}

async fn exchange<S>(stream: S, request: Request<Body>) -> Result<StatusCode, Unreachable>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(HEAD)
        .handshake::<_, Body>(TokioIo::new(stream))
        .await
        .map_err(failed)?;
    let mut sending = pin!(async {
        let answer = sender.send_request(request).await;
        answer.map(|answer| answer.status()).map_err(failed)
    });
    tokio::select! {
        answer = &mut sending => answer,
        // The receiver may close the connection right behind its answer.
        _ = connection => sending.await,
    }
}

#[cfg(test)]
mod tests;
