//! Measures how fast a server is: a limited load on the loopback, measured from outside the server's process.
//!
//! Every seat is a guest with a token of its own. Every move is on disk before it is answered. The client uses the same
//! rules, so that it needs no further requests to know what is legal. The moves are spread over all tables, and each
//! measurement goes on where the one before it has ended, so that tables in the middle of a game are measured.

mod client;
mod figures;
mod listeners;
mod player;
mod process;

use crate::game::Pages;
use client::Wire;
pub use figures::Figures;
use listeners::Listeners;
use player::{Player, Way};
use process::Server;
pub(crate) use process::memory;
use std::io;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The load on a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Load {
    /// Live tables.
    pub n_tables: usize,
    /// Seats at each, every one of another guest.
    pub n_seats: u8,
    /// The variants, as one line.
    pub options: String,
    /// Event streams that are open at each table meanwhile.
    pub n_listeners: usize,
    /// Whether the moves of browsers are measured as well.
    pub pages: bool,
    /// Moves as fast as they are answered, to find out what one costs; as many for each figure.
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
            n_listeners: 0,
            pages: false,
            n_moves: 20_000,
            rate: 500,
            time: Duration::from_secs(20),
            n_connections: 16,
        }
    }
}

/// Starts a server with `command`, which prints `listening on http://…`, puts `load` on it, measures, and ends it.
pub fn measure<G: Pages>(command: &mut Command, load: &Load) -> io::Result<Figures> {
    let server = Server::start(command)?;
    // The first requests also pay for one-time work: catalogues, prepared statements, buffers.
    let mut warm = tables::<G>(&server, load, load.n_connections)?;
    for way in [Way::Act, Way::Views, Way::Pages] {
        fast(&server, load, &mut warm, way, load.n_connections * 20)?;
    }
    let idle_bytes = server.memory()?;
    let mut players = tables::<G>(&server, load, load.n_tables)?;
    let tables_bytes = server.memory()?;
    let listeners = Listeners::of(&server, load, &players)?;
    let listening_bytes = server.memory()?;

    let mut n_moves = 0;
    let mut per_cpu_second = |way| {
        let before = server.cpu()?;
        let n_made = fast(&server, load, &mut players, way, load.n_moves)?;
        n_moves += n_made;
        io::Result::Ok(n_made as f64 / (server.cpu()? - before).as_secs_f64())
    };
    let act_alone = per_cpu_second(Way::Act)?;
    let with_views = per_cpu_second(Way::Views)?;
    let with_pages = load.pages.then(|| per_cpu_second(Way::Pages)).transpose()?;
    let ((times, cpu), memory) = while_memory_is_noted(&server, || {
        let before = server.cpu()?;
        let times = steady(&server, load, &mut players)?;
        Ok((times, server.cpu()? - before))
    })?;

    let n_tables = load.n_tables.max(1) as u64;
    let within = |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
    let bytes = server.memory()?;
    Ok(Figures {
        n_moves: n_moves + times.len(),
        act_alone,
        with_views,
        with_pages,
        p50: within(0.5),
        p99: within(0.99),
        slowest: times.last().copied().unwrap_or_default(),
        rate: times.len() as f64 / load.time.as_secs_f64(),
        cpu: cpu.as_secs_f64() / load.time.as_secs_f64(),
        memory,
        idle_bytes,
        bytes_per_table: bytes.saturating_sub(idle_bytes) / n_tables,
        n_listeners: listeners.len(),
        bytes_per_listener: listening_bytes.saturating_sub(tables_bytes) / listeners.len().max(1) as u64,
    })
}

/// Makes `n_moves` moves as fast as they are answered; returns how many were made, which are fewer if games end.
fn fast<G: Pages>(
    server: &Server,
    load: &Load,
    players: &mut [Player<G>],
    way: Way,
    n_moves: usize,
) -> io::Result<usize> {
    let n_made = AtomicUsize::new(0);
    let share = n_moves / load.n_connections.max(1);
    on_each_connection(server, load, players, |_, players, wire| {
        let n_players = players.len();
        for n in 0..share {
            let is_made = players[n % n_players].play(wire, way)?.is_some();
            n_made.fetch_add(usize::from(is_made), Ordering::Relaxed);
        }
        Ok(())
    })?;
    Ok(n_made.into_inner())
}

/// Moves at a steady rate; returns how long each took from when it was due, the shortest first. A move that is late
/// because the one before it was late counts as late.
fn steady<G: Pages>(server: &Server, load: &Load, players: &mut [Player<G>]) -> io::Result<Vec<Duration>> {
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
            if let Some(answered) = players[i as usize % n_players].play(wire, Way::Views)? {
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

/// How often the memory is noted.
const NOTED_EVERY: Duration = Duration::from_secs(1);

/// Does `work`, and notes the memory of the server at its begin, every second and at its end.
fn while_memory_is_noted<T>(
    server: &Server,
    work: impl FnOnce() -> io::Result<T>,
) -> io::Result<(T, Vec<u64>)> {
    thread::scope(|scope| {
        let (end, ended) = mpsc::channel::<()>();
        let noting = scope.spawn(move || {
            let mut noted = vec![server.memory()?];
            while ended.recv_timeout(NOTED_EVERY) == Err(RecvTimeoutError::Timeout) {
                noted.push(server.memory()?);
            }
            noted.push(server.memory()?);
            io::Result::Ok(noted)
        });
        let done = work();
        drop(end);
        let noted = noting.join().unwrap_or_else(|_| Err(io::Error::other("the memory was not noted")));
        Ok((done?, noted?))
    })
}

/// Opens tables, with so few for each guest that no limit is reached.
fn tables<G: Pages>(server: &Server, load: &Load, n_tables: usize) -> io::Result<Vec<Player<G>>> {
    const EACH: usize = 20;
    let mut wire = Wire::connect(server.address())?;
    let mut players = Vec::with_capacity(n_tables);
    let mut tokens: Vec<Arc<str>> = vec![];
    for n in 0..n_tables {
        if n % EACH == 0 {
            tokens = (0..load.n_seats).map(|_| wire.new_guest()).collect::<io::Result<_>>()?;
        }
        players.push(Player::open(&mut wire, &tokens, &load.options, n as u64)?);
    }
    Ok(players)
}

/// Splits the players among the connections and runs `work` on each, in parallel.
fn on_each_connection<G: Pages>(
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
