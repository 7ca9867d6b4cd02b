//! What a host can set.

use crate::clock::Clock;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;

/// How the server runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The address to listen on.
    pub host: IpAddr,
    /// The port to listen on; 0 lets the system choose.
    pub port: u16,
    /// The database file.
    pub database: PathBuf,
    /// The address people use, such as `https://games.example.org`, where a proxy stands in front. It is
    /// what invitations start with; over `https` the cookie is sent over nothing else.
    pub origin: Option<String>,
    /// How fast bots play.
    pub pace: Pace,
    /// A table that nobody looks at and nobody plays at leaves memory after this time.
    pub idle: Duration,
    /// The most bytes a request may bring.
    pub max_body: usize,
    /// How many tables, and how many lines of chat, one guest may make in a minute.
    pub per_minute: u32,
    /// Somebody who was not seen at a table for this long counts as absent: others may let a bot play on that seat.
    pub away: Duration,
    /// What time it is.
    pub clock: Clock,
    /// Words added to the options of every new table of a game, such as `pack=…`.
    pub options: Vec<(String, String)>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 8080,
            database: PathBuf::from("fernweh.db"),
            origin: None,
            pace: Pace::default(),
            idle: Duration::from_secs(10 * 60),
            max_body: 64 * 1024,
            per_minute: 30,
            away: Duration::from_secs(10 * 60),
            clock: Clock::default(),
            options: vec![],
        }
    }
}

/// How fast bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The pause after a person's move: time to take it back.
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
