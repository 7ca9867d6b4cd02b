//! What a host can set.

use crate::announcing::Notices;
use crate::clock::Clock;
use crate::hosting::HostToken;
use crate::sender::Network;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;
use store::Place;
use url::Url;

/// Reads a public address: `https://` or `http://`, a name, and a port if it is an unusual one.
pub fn public_address(text: &str) -> Result<String, String> {
    let is_plain = |url: &Url| {
        matches!(url.scheme(), "http" | "https")
            && url.has_host()
            && url.path() == "/"
            && url.query().is_none()
            && url.fragment().is_none()
            && url.username().is_empty()
            && url.password().is_none()
    };
    match Url::parse(text) {
        Ok(url) if is_plain(&url) => Ok(url.origin().ascii_serialization()),
        _ => Err("write it as https://games.example.org, without a path".into()),
    }
}

/// How the server runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The address to listen on.
    pub host: IpAddr,
    /// The port to listen on; 0 lets the system choose.
    pub port: u16,
    /// Where the database is.
    pub database: Place,
    /// The public address, such as `https://games.example.org`, if a proxy is used. Invitations start with it; with
    /// `https` the cookie is sent over encrypted connections only.
    pub origin: Option<String>,
    /// How fast bots play.
    pub pace: Pace,
    /// A table that nobody watches or plays leaves memory after this time.
    pub idle: Duration,
    /// The largest body of a request, in bytes.
    pub max_body: usize,
    /// How many tables, and how many lines of chat, one guest may make in a minute; all guests at one address
    /// together ten times as many.
    pub per_minute: u32,
    /// A person who was not present at a table for this long counts as away: others may let a bot play that seat.
    pub away: Duration,
    /// How many days of vacation a guest has in a year.
    pub vacation: u32,
    /// What time it is.
    pub clock: Clock,
    /// How many tables with bots only are played while nobody watches. The others pause until somebody does.
    pub unattended: usize,
    /// How many nodes a hint and an analysis search for each choice. With 0 there is no analysis, and hints are judged
    /// without a search.
    pub search_nodes: u32,
    /// How long tables are kept that nobody changes.
    pub retention: Retention,
    /// The secret that opens the page of the host; without it there is none.
    pub host_token: Option<HostToken>,
    /// The folder for copies of the database that the host asks for on that page.
    pub backups: Option<PathBuf>,
    /// How people are told what happens while they are away.
    pub notices: Notices,
    /// How many connections are accepted, and for how long.
    pub limits: ConnectionLimits,
    /// The proxies whose header about the client is trusted.
    pub trusted_proxies: Vec<Network>,
    /// Words added to the options of every new table of a game, such as `pack=…`.
    pub options: Vec<(String, String)>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 8080,
            database: Place::File("fernweh.db".into()),
            origin: None,
            pace: Pace::default(),
            idle: Duration::from_secs(10 * 60),
            max_body: 64 * 1024,
            per_minute: 30,
            away: Duration::from_secs(10 * 60),
            vacation: 28,
            clock: Clock::default(),
            unattended: 4,
            search_nodes: 2000,
            retention: Retention::default(),
            host_token: None,
            backups: None,
            notices: Notices::default(),
            limits: ConnectionLimits::default(),
            trusted_proxies: vec![],
            options: vec![],
        }
    }
}

/// How long tables are kept that nobody changes; without a time, forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Retention {
    /// Tables that are over.
    pub finished: Option<Duration>,
    /// Tables that wait or run.
    pub abandoned: Option<Duration>,
}

/// How many connections are accepted, and how long a client may take for each part of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConnectionLimits {
    /// The most connections in all; without a number as many as the system has descriptors for.
    pub connections: Option<usize>,
    /// The most connections from one address, and never more than half of all.
    pub per_address: usize,
    /// The most streams of events to one address.
    pub streams_per_address: usize,
    /// The most streams of events to one guest.
    pub streams_per_guest: usize,
    /// The time between the first byte of a head and its last.
    pub head: Duration,
    /// The time for a body.
    pub body: Duration,
    /// The time between an answer and the next request.
    pub idle: Duration,
    /// The time between an answer and the moment when the buffers of the connection are given back.
    pub rest: Duration,
    /// The time in which a client must read some of what it is sent.
    pub write: Duration,
    /// The time for running requests when the server stops.
    pub grace: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self {
            connections: None,
            per_address: 512,
            streams_per_address: 256,
            streams_per_guest: 32,
            head: Duration::from_secs(10),
            body: Duration::from_secs(20),
            idle: Duration::from_secs(75),
            rest: Duration::from_secs(1),
            write: Duration::from_secs(30),
            grace: Duration::from_millis(2500),
        }
    }
}

/// How fast bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The pause after a person's move: time to undo it.
    pub after_person: Duration,
    /// The pause between two moves of bots: time to follow them.
    pub between_bots: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self { after_person: Duration::from_millis(700), between_bots: Duration::from_millis(250) }
    }
}

impl Pace {
    /// No pauses, for tests and measurements.
    pub const NONE: Self = Self { after_person: Duration::ZERO, between_bots: Duration::ZERO };
}
