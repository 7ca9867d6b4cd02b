//! Measures how fast a server is: a limited load on the loopback, measured from outside the server's process.
//!
//! Every move is posted through the HTTP interface and is on disk before it is answered; then the views of all seats
//! are fetched. The client uses the same rules, so that it needs no further requests to know what is legal.

mod client;
mod process;

use client::{Player, Wire};
use engine::Game;
use process::Server;
pub(crate) use process::memory;
use std::fmt;
use std::io;
use std::process::Command;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The load on a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Load {
    /// Live tables.
    pub n_tables: usize,
    /// Seats at each; all of one guest.
    pub n_seats: u8,
    /// The variants, as one line.
    pub options: String,
    /// Moves as fast as they are answered, to find out what one costs.
    pub n_moves: usize,
    /// Then moves at a steady rate, to measure the answer time: this many per second …
    pub rate: u32,
    /// … for so long.
    pub time: Duration,
    /// Connections that play at the same time.
    pub n_connections: usize,
}

impl Default for Load {
    fn default() -> Self {
        Self {
            n_tables: 1000,
            n_seats: 4,
            options: String::new(),
            n_moves: 20_000,
            rate: 500,
            time: Duration::from_secs(20),
            n_connections: 16,
        }
    }
}

/// What was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// Moves made, each with the views of all seats.
    pub n_moves: usize,
    /// Moves for each second that the server's process spent on a processor.
    pub moves_per_cpu_second: f64,
    /// Moves for each second on the clock.
    pub moves_per_second: f64,
    /// At the steady rate: the time from when a move was due until it was answered, median.
    pub p50: Duration,
    /// The same, 99th percentile.
    pub p99: Duration,
    /// The same, slowest.
    pub slowest: Duration,
    /// Moves a second that were answered at the steady rate.
    pub rate: f64,
    /// Memory of the server before there were tables, in bytes.
    pub idle_bytes: u64,
    /// Memory for each live table after all moves, in bytes.
    pub bytes_per_table: u64,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        writeln!(f, "moves made                   {:>10}", self.n_moves)?;
        writeln!(f, "moves per CPU second         {:>10.0}", self.moves_per_cpu_second)?;
        writeln!(f, "moves per second             {:>10.0}", self.moves_per_second)?;
        writeln!(f, "at a steady rate of          {:>10.0} moves/s", self.rate)?;
        writeln!(f, "  half are answered within   {:>10.2} ms", ms(self.p50))?;
        writeln!(f, "  99 of 100 within           {:>10.2} ms", ms(self.p99))?;
        writeln!(f, "  the slowest in             {:>10.2} ms", ms(self.slowest))?;
        writeln!(f, "memory without tables        {:>10.1} MB", self.idle_bytes as f64 / 1e6)?;
        write!(f, "memory per live table        {:>10.1} KB", self.bytes_per_table as f64 / 1e3)
    }
}

/// Starts a server with `command`, which prints `listening on http://…`, puts `load` on it, measures, and ends it.
pub fn measure<G: Game>(command: &mut Command, load: &Load) -> io::Result<Figures> {
    let server = Server::start(command)?;
    // The first requests also pay for one-time work: catalogues, prepared statements, buffers.
    let mut warm = tables::<G>(&server, load, load.n_connections)?;
    on_each_connection(&server, load, &mut warm, |_, players, wire| {
        (0..20).try_for_each(|_| players[0].play(wire).map(drop))
    })?;
    let idle_bytes = server.memory()?;
    let mut players = tables::<G>(&server, load, load.n_tables)?;
    let share = load.n_moves / load.n_connections.max(1);

    let (cpu, start) = (server.cpu()?, Instant::now());
    on_each_connection(&server, load, &mut players, |_, players, wire| {
        let n_players = players.len();
        (0..share).try_for_each(|n| players[n % n_players].play(wire).map(drop))
    })?;
    let (cpu, fast) = (server.cpu()? - cpu, start.elapsed());

    let times = steady(&server, load, &mut players)?;
    let bytes = server.memory()?.saturating_sub(idle_bytes) / load.n_tables.max(1) as u64;
    let n_fast = share * load.n_connections;
    let within = |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
    Ok(Figures {
        n_moves: n_fast + times.len(),
        moves_per_cpu_second: n_fast as f64 / cpu.as_secs_f64(),
        moves_per_second: n_fast as f64 / fast.as_secs_f64(),
        p50: within(0.5),
        p99: within(0.99),
        slowest: times.last().copied().unwrap_or_default(),
        rate: times.len() as f64 / load.time.as_secs_f64(),
        idle_bytes,
        bytes_per_table: bytes,
    })
}

/// Moves at a steady rate; returns how long each took from when it was due, the shortest first. A move that is late
/// because the one before it was late counts as late.
fn steady<G: Game>(server: &Server, load: &Load, players: &mut [Player<G>]) -> io::Result<Vec<Duration>> {
    let times = Mutex::new(Vec::new());
    let start = Instant::now() + Duration::from_millis(50);
    let step = Duration::from_secs(1) * load.n_connections as u32 / load.rate.max(1);
    on_each_connection(server, load, players, |n, players, wire| {
        let mut mine = Vec::new();
        let first = start + step * n as u32 / load.n_connections as u32;
        for i in 0.. {
            let due = first + step * i;
            if due >= start + load.time {
                break;
            }
            thread::sleep(due.saturating_duration_since(Instant::now()));
            let n_players = players.len();
            if let Some(answered) = players[i as usize % n_players].play(wire)? {
                mine.push(answered.saturating_duration_since(due));
            }
        }
        times.lock().unwrap_or_else(PoisonError::into_inner).append(&mut mine);
        Ok(())
    })?;
    let mut times = times.into_inner().unwrap_or_else(PoisonError::into_inner);
    times.sort_unstable();
    Ok(times)
}

/// Opens tables, with so few for each guest that no limit is reached.
fn tables<G: Game>(server: &Server, load: &Load, n_tables: usize) -> io::Result<Vec<Player<G>>> {
    const EACH: usize = 20;
    let mut wire = Wire::connect(server.address())?;
    let mut players = Vec::with_capacity(n_tables);
    let mut token = Arc::from("");
    for n in 0..n_tables {
        if n % EACH == 0 {
            token = wire.new_guest()?;
        }
        players.push(Player::open(&mut wire, &token, load.n_seats, &load.options, n as u64)?);
    }
    Ok(players)
}

/// Splits the players among the connections and runs `work` on each, in parallel.
fn on_each_connection<G: Game>(
    server: &Server,
    load: &Load,
    players: &mut [Player<G>],
    work: impl Fn(usize, &mut [Player<G>], &mut Wire) -> io::Result<()> + Sync,
) -> io::Result<()> {
    let each = players.len().div_ceil(load.n_connections.max(1)).max(1);
    thread::scope(|scope| {
        let work = &work;
        let threads: Vec<_> = players
            .chunks_mut(each)
            .enumerate()
            .map(|(n, players)| scope.spawn(move || work(n, players, &mut Wire::connect(server.address())?)))
            .collect();
        let failed = |_| Err(io::Error::other("a client failed"));
        threads.into_iter().try_for_each(|thread| thread.join().unwrap_or_else(failed))
    })
}
