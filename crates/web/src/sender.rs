//! Where a request comes from: the address by which limits are counted.

use crate::app::App;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

/// The header in which proxies name their client.
const FORWARDED: &str = "x-forwarded-for";

/// Addresses that are counted together: one IPv4 address, or a network of 64 bits of IPv6, which is what one customer
/// of a provider gets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Source(IpAddr);

impl Source {
    /// The address of requests without a socket.
    pub(crate) const NOWHERE: Self = Self(IpAddr::V4(Ipv4Addr::UNSPECIFIED));

    /// The source that `address` belongs to.
    pub(crate) fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & (u128::MAX << 64))),
            ip @ IpAddr::V4(_) => ip,
        })
    }
}

impl Source {
    /// Whether it belongs to a network.
    pub(crate) fn is_in(self, network: &Network) -> bool {
        network.has(self.0)
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A network, as in `10.0.0.0/8`, or a single address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    base: IpAddr,
    bits: u8,
}

impl Network {
    fn has(&self, address: IpAddr) -> bool {
        match (self.base, address.to_canonical()) {
            (IpAddr::V4(base), IpAddr::V4(ip)) => {
                let mask = u32::MAX.checked_shl(32 - u32::from(self.bits)).unwrap_or(0);
                base.to_bits() & mask == ip.to_bits() & mask
            }
            (IpAddr::V6(base), IpAddr::V6(ip)) => {
                let mask = u128::MAX.checked_shl(128 - u32::from(self.bits)).unwrap_or(0);
                base.to_bits() & mask == ip.to_bits() & mask
            }
            _ => false,
        }
    }
}

/// The text is not an address or a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoNetwork;

impl fmt::Display for NoNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("write an address such as 127.0.0.1, or a network such as 10.0.0.0/8")
    }
}

impl std::error::Error for NoNetwork {}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let (base, bits) = text.split_once('/').map_or((text, None), |(base, bits)| (base, Some(bits)));
        let base: IpAddr = base.parse().map_err(|_| NoNetwork)?;
        let most = if base.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| NoNetwork)?;
        if bits > most { Err(NoNetwork) } else { Ok(Self { base, bits }) }
    }
}

tokio::task_local! {
    static SENDER: Source;
}

/// The address of the request that is being answered. Everything done for that request can read it, so that no
/// handler can forget to pass it on.
pub(crate) fn sender() -> Source {
    SENDER.try_with(|source| *source).unwrap_or(Source::NOWHERE)
}

/// Whether `peer` is a proxy whose headers are trusted.
pub(crate) fn is_trusted(proxies: &[Network], peer: IpAddr) -> bool {
    proxies.iter().any(|network| network.has(peer))
}

/// The client behind `peer`: the last address in the header that is not a trusted proxy, or the peer itself if it is
/// not trusted. Addresses further to the left were written by the client.
fn client(proxies: &[Network], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    if !is_trusted(proxies, peer) {
        return peer;
    }
    let values: Vec<&str> =
        headers.get_all(FORWARDED).iter().filter_map(|value| value.to_str().ok()).collect();
    let mut furthest = peer;
    for part in values.iter().rev().flat_map(|value| value.rsplit(',')) {
        let Some(address) = address(part.trim()) else { break };
        furthest = address;
        if !is_trusted(proxies, address) {
            break;
        }
    }
    furthest
}

/// An address, which some proxies write with a port.
fn address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse().ok().map(|socket: SocketAddr| socket.ip());
    text.trim_matches(['[', ']']).parse().ok().or_else(with_port)
}

/// Notes where a request comes from before anything else is done.
pub(crate) async fn note(State(app): State<App>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let source = peer.map_or(Source::NOWHERE, |peer| {
        Source::of(client(&app.config().trusted_proxies, peer, request.headers()))
    });
    SENDER.scope(source, next.run(request)).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn behind(proxies: &[&str], peer: &str, forwarded: &[&'static str]) -> IpAddr {
        let proxies: Vec<Network> = proxies.iter().map(|text| text.parse().unwrap()).collect();
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append(FORWARDED, HeaderValue::from_static(value));
        }
        client(&proxies, ip(peer), &headers)
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        assert_eq!(behind(&[], "10.0.0.1", &["8.8.8.8"]), ip("10.0.0.1"));
        assert_eq!(behind(&["10.0.0.2"], "10.0.0.1", &["8.8.8.8"]), ip("10.0.0.1"));
        assert_eq!(behind(&["10.0.0.1"], "10.0.0.1", &["8.8.8.8"]), ip("8.8.8.8"));
        assert_eq!(behind(&["10.0.0.1"], "10.0.0.1", &[]), ip("10.0.0.1"));
        assert_eq!(behind(&["10.0.0.1"], "::ffff:10.0.0.1", &["8.8.8.8"]), ip("8.8.8.8"));
    }

    #[test]
    fn what_a_client_writes_into_the_header_does_not_count() {
        let trusted = &["10.0.0.0/8"];
        assert_eq!(behind(trusted, "10.0.0.1", &["1.1.1.1, 8.8.8.8"]), ip("8.8.8.8"));
        assert_eq!(behind(trusted, "10.0.0.1", &["1.1.1.1", "8.8.8.8, 10.2.3.4"]), ip("8.8.8.8"));
        assert_eq!(behind(trusted, "10.0.0.1", &["1.1.1.1, unknown"]), ip("10.0.0.1"));
        assert_eq!(behind(trusted, "10.0.0.1", &["8.8.8.8:4711"]), ip("8.8.8.8"));
        assert_eq!(behind(trusted, "10.0.0.1", &["[2001:db8::7]"]), ip("2001:db8::7"));
    }

    #[test]
    fn networks_are_read_as_they_are_written() {
        let all: Network = "0.0.0.0/0".parse().unwrap();
        assert!(all.has(ip("8.8.8.8")) && !all.has(ip("::1")));
        let narrow: Network = "192.168.16.0/20".parse().unwrap();
        assert!(narrow.has(ip("192.168.31.255")) && !narrow.has(ip("192.168.32.0")));
        let six: Network = "fd00::/8".parse().unwrap();
        assert!(six.has(ip("fdff::1")) && !six.has(ip("fe00::1")));
        for bad in ["", "10.0.0.0/33", "::/129", "10.0.0/8", "proxy", "10.0.0.1/", "10.0.0.1/x"] {
            assert_eq!(bad.parse::<Network>(), Err(NoNetwork), "{bad}");
        }
    }

    #[test]
    fn one_customer_of_a_provider_is_one_origin() {
        assert_eq!(Source::of(ip("2001:db8:1:2::3")), Source::of(ip("2001:db8:1:2:ffff::4")));
        assert_ne!(Source::of(ip("2001:db8:1:2::3")), Source::of(ip("2001:db8:1:3::3")));
        assert_eq!(Source::of(ip("::ffff:10.0.0.1")), Source::of(ip("10.0.0.1")));
        assert_ne!(Source::of(ip("10.0.0.2")), Source::of(ip("10.0.0.1")));
    }
}
