//! Event streams that stay open while a server is measured.

use super::Load;
use super::player::Player;
use super::process::Server;
use crate::game::Pages;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use tokio::net::TcpSocket;

/// Streams from one address; a server accepts more, but not all of them.
const EACH: usize = 100;

/// Open streams. They end with this value.
pub(super) struct Listeners(Vec<TcpStream>);

impl Listeners {
    /// Opens the streams of `load`, and waits until all of them have begun.
    pub(super) fn of<G: Pages>(server: &Server, load: &Load, players: &[Player<G>]) -> io::Result<Self> {
        crate::raise_descriptor_limit();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
        let mut streams = Vec::with_capacity(load.n_tables * load.n_listeners);
        for player in players {
            for token in player.tokens.iter().cycle().take(load.n_listeners) {
                let n = streams.len() / EACH;
                let from = Ipv4Addr::new(127, 1, (n / 250) as u8, (n % 250) as u8 + 1);
                let mut stream = runtime.block_on(connected(server.address(), from))?;
                stream.set_nonblocking(false)?;
                let path = format!("/t/{}/events", player.table);
                let head = format!(
                    "GET {path} HTTP/1.1\r\nHost: bench\r\nAccept: text/event-stream\r\nCookie: guest={token}\r\n\r\n"
                );
                stream.write_all(head.as_bytes())?;
                streams.push(stream);
            }
        }
        streams.iter_mut().try_for_each(begun)?;
        Ok(Self(streams))
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }
}

/// A connection from the address `from`, which is on the loopback.
async fn connected(to: SocketAddr, from: Ipv4Addr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(IpAddr::V4(from), 0))?;
    socket.connect(to).await?.into_std()
}

/// Reads the beginning of an answer, which must be a success.
fn begun(stream: &mut TcpStream) -> io::Result<()> {
    let mut begin = [0; 12];
    io::Read::read_exact(stream, &mut begin)?;
    match &begin {
        b"HTTP/1.1 200" => Ok(()),
        _ => Err(io::Error::other("the server has no place for so many listeners")),
    }
}
