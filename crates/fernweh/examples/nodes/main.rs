//! Several nodes under load, which are killed at any moment, and PostgreSQL as well: no acknowledged action may be lost or
//! done twice, and every table must go on. Not part of the tests, because it takes minutes:
//!
//! `cargo build --release -p fernweh && cargo run --release -p fernweh --example nodes -- target/release/fernweh`
//!
//! After the program come the number of kills of nodes (100), of PostgreSQL (10), and of tables (24).
#![cfg(unix)]

mod client;
#[path = "../../tests/cli/guard.rs"]
mod guard;
mod postgres;

use client::{Nodes, Table};
use guard::Guard;
use postgres::Postgres;
use std::io::{self, BufRead, BufReader};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError, RwLock};
use std::thread;
use std::time::{Duration, Instant};

const N_NODES: usize = 3;

/// The time between two kills.
const PAUSE: Duration = Duration::from_millis(1500);

/// A node that runs; it is killed with this value, and with this program.
struct Node {
    child: Child,
    address: String,
    guard: Option<Guard>,
}

impl Node {
    fn kill(&mut self) -> io::Result<()> {
        self.guard = None;
        self.child.kill()?;
        self.child.wait().map(drop)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

fn node(program: &str, database: &str) -> io::Result<Node> {
    let child = Command::new(program)
        .args(["--port", "0", "--no-open", "--pace", "fast", "--per-minute", "100000"])
        .env("FERNWEH_DATABASE", database)
        .env("FERNWEH_LOG", "error")
        .stdout(Stdio::piped())
        .spawn()?;
    let guard = Guard::of(&child)?;
    let mut node = Node { child, address: String::new(), guard: Some(guard) };
    let mut line = String::new();
    if let Some(output) = node.child.stdout.take() {
        BufReader::new(output).read_line(&mut line)?;
    }
    let address = line.trim().strip_prefix("listening on http://");
    node.address = address.ok_or_else(|| io::Error::other("a node did not start"))?.to_owned();
    Ok(node)
}

/// Starts a node; PostgreSQL may just be starting, so it is tried for a while.
fn sure_node(program: &str, database: &str) -> io::Result<Node> {
    let begun = Instant::now();
    loop {
        match node(program, database) {
            Err(_) if begun.elapsed() < Duration::from_secs(30) => thread::sleep(Duration::from_millis(100)),
            started => return started,
        }
    }
}

fn number(place: usize, default: usize) -> usize {
    std::env::args().nth(place).and_then(|text| text.parse().ok()).unwrap_or(default)
}

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> io::Result<bool> {
    let program = std::env::args()
        .nth(1)
        .ok_or_else(|| io::Error::other("name the program: target/release/fernweh"))?;
    let (n_kills, n_server_kills, n_tables) = (number(2, 100), number(3, 10), number(4, 24));
    let mut server = Postgres::start()?;
    let database = server.address();
    let mut running = (0..N_NODES).map(|_| sure_node(&program, &database)).collect::<io::Result<Vec<_>>>()?;
    let nodes: Nodes = RwLock::new(running.iter().map(|node| node.address.clone()).collect());
    let (is_over, n_errors) = (AtomicBool::new(false), AtomicUsize::new(0));
    let tables = Mutex::new(Vec::new());
    let server_kills = thread::scope(|scope| {
        for n in 0..n_tables {
            let (nodes, is_over, n_errors, tables) = (&nodes, &is_over, &n_errors, &tables);
            scope.spawn(move || {
                let mut seed = n as u64;
                while !is_over.load(Ordering::Relaxed) {
                    seed += 1000;
                    let Ok(mut table) = Table::open(nodes, seed) else {
                        thread::sleep(Duration::from_millis(100));
                        continue;
                    };
                    while !table.is_over && !is_over.load(Ordering::Relaxed) {
                        if table.play(nodes).is_err() {
                            n_errors.fetch_add(1, Ordering::Relaxed);
                            thread::sleep(Duration::from_millis(20));
                        }
                    }
                    table.leave();
                    tables.lock().unwrap_or_else(PoisonError::into_inner).push(table);
                }
            });
        }
        let killed = kill(&program, &mut server, &mut running, &nodes, (n_kills, n_server_kills));
        // Time for the last faults to heal.
        thread::sleep(Duration::from_secs(6));
        is_over.store(true, Ordering::Relaxed);
        killed
    })?;
    let tables = tables.into_inner().unwrap_or_else(PoisonError::into_inner);
    report(&database, &tables, n_errors.into_inner(), &server_kills)
}

/// Kills nodes, and now and then PostgreSQL; each killed node is replaced. Returns when PostgreSQL was killed, and how long it
/// did not answer then.
fn kill(
    program: &str,
    server: &mut Postgres,
    running: &mut [Node],
    nodes: &Nodes,
    (n_kills, n_server_kills): (usize, usize),
) -> io::Result<Vec<(Instant, Duration)>> {
    let mut server_kills = vec![];
    let every = n_kills.checked_div(n_server_kills).unwrap_or(usize::MAX).max(1);
    for n in 0..n_kills {
        thread::sleep(PAUSE);
        let place = (n * 7 + n / 3) % running.len();
        running[place].kill()?;
        if n % every == every / 2 {
            let killed = Instant::now();
            server.kill()?;
            server_kills.push((killed, killed.elapsed()));
        }
        running[place] = sure_node(program, &server.address())?;
        nodes.write().unwrap_or_else(PoisonError::into_inner)[place].clone_from(&running[place].address);
        eprint!("\r{} of {n_kills} kills", n + 1);
    }
    eprintln!();
    Ok(server_kills)
}

/// Compares what was acknowledged with what is kept.
fn report(
    database: &str,
    tables: &[Table],
    n_errors: usize,
    server_kills: &[(Instant, Duration)],
) -> io::Result<bool> {
    let runtime = tokio::runtime::Runtime::new()?;
    let (mut n_acts, mut n_faults, mut n_kept) = (0, 0, 0);
    for table in tables {
        let kept = runtime.block_on(store::load_from(database, &table.id)).map_err(io::Error::other)?;
        let Some(kept) = kept else {
            println!("{}: the table is gone", table.id);
            n_faults += 1;
            continue;
        };
        n_kept += kept.actions.len();
        if kept.listing.version != kept.actions.len() as u64 {
            println!("{}: version {} with {} actions", table.id, kept.listing.version, kept.actions.len());
            n_faults += 1;
        }
        for (version, (seat, line)) in &table.acknowledged {
            n_acts += 1;
            // Every act here is one line, so version 1 is the first action.
            let action = kept.actions.get(*version as usize - 1);
            if action.is_none_or(|action| (action.seat, &action.line) != (*seat, line)) {
                println!(
                    "{}: version {version} was acknowledged as {seat} {line}, kept is {action:?}",
                    table.id
                );
                n_faults += 1;
            }
        }
    }
    let longest = |shares: bool| {
        let each = tables.iter().map(|table| table.longest(server_kills, shares));
        each.max().unwrap_or_default().as_secs_f64()
    };
    let down = server_kills.iter().map(|(_, down)| *down).max().unwrap_or_default().as_secs_f64();
    println!("tables                                {:>8}", tables.len());
    println!("actions kept                          {n_kept:>8}");
    println!("actions acknowledged to people        {n_acts:>8}");
    println!("requests that failed in between       {n_errors:>8}");
    println!("acknowledged actions lost or changed  {n_faults:>8}");
    println!("longest time without a new version");
    println!("  while PostgreSQL answered           {:>8.2} s", longest(false));
    println!("  while it did not, or just before    {:>8.2} s", longest(true));
    println!("longest time without PostgreSQL       {down:>8.2} s");
    Ok(n_faults == 0)
}
