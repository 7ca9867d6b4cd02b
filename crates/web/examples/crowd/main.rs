//! Measures what many tables and connections cost the others: `cargo run --release -p web --example crowd -- WORD`,
//! where the word is `bots`, `streams` or `start`.

mod client;

use client::{Client, Server};
use std::io;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{env, fs, thread};
use store::Store;
use tokio::net::TcpListener;
use web::{App, Config, GAMES, Pace, raise_descriptor_limit, serve};

const HERE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);
const CROWD: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// The usual limit of a login shell, and none but that of the system.
const FEW_DESCRIPTORS: &str = "ulimit -n 1024";
const ALL_DESCRIPTORS: &str = ":";
/// Streams of one guest; it may have a few more.
const STREAMS_EACH: usize = 20;
/// Tables of one guest; more would reach its limits.
const EACH: usize = 30;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["serve", path] => run(path),
        ["bots"] => in_a_folder(|path| bots(path, 600)),
        ["streams"] => in_a_folder(|path| streams(path, 1100)),
        ["start"] => in_a_folder(|path| start(path, 10_000)),
        _ => Err("use one of: bots, streams, start".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn in_a_folder(measure: impl FnOnce(&Path) -> io::Result<()>) -> Result<(), String> {
    raise_descriptor_limit();
    let folder = env::temp_dir().join(format!("fernweh-crowd-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(said)?;
    let done = measure(&folder);
    fs::remove_dir_all(&folder).map_err(said)?;
    done.map_err(said)
}

/// How long the search bot of one client takes for a move: alone, and while another client has many tables of such bots
/// and watches as many of them as it may.
fn bots(folder: &Path, n_tables: usize) -> io::Result<()> {
    let server = Server::start(&database(folder), ALL_DESCRIPTORS)?;
    let mut here = Client::new(server.address, HERE)?;
    let alone = bot_moves(&mut here, 1)?;
    let mut streams = Vec::new();
    let mut crowd = Client::new(server.address, CROWD)?;
    for n in 0..n_tables {
        if n % EACH == 0 {
            crowd = Client::new(server.address, CROWD)?;
        }
        let table = crowd.open(&["bot-search"; 4], n)?;
        streams.extend(crowd.listen(&table)?);
    }
    let beside = bot_moves(&mut here, 2)?;
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    println!("a move of a bot, median: {:.1} ms alone", ms(median(&alone)));
    println!(
        "{:.1} ms beside {n_tables} tables of another client, {} of them watched",
        ms(median(&beside)),
        streams.len()
    );
    println!(
        "mean {:.1} ms and {:.1} ms: factor {:.2}",
        ms(mean(&alone)),
        ms(mean(&beside)),
        mean(&beside).div_duration_f64(mean(&alone))
    );
    Ok(())
}

/// Plays against a search bot; how long each of its moves took.
fn bot_moves(client: &mut Client, seed: usize) -> io::Result<Vec<Duration>> {
    const MOVES: usize = 60;
    let table = client.open(&["me", "bot-search"], seed)?;
    let (path, mut times) = (format!("/api/tables/{table}"), Vec::new());
    let mut since = None;
    while times.len() < MOVES {
        let facts = client.get(&path)?;
        let version = facts["version"].as_u64().unwrap_or_default();
        let is_asked =
            |seat: &str| facts["awaiting"].as_array().is_some_and(|all| all.iter().any(|it| it == seat));
        if let Some((old, began)) = since.take_if(|(old, _)| *old < version) {
            let (old, began): (u64, Instant) = (old, began);
            let each = began.elapsed() / u32::try_from(version - old).unwrap_or(1);
            times.push(each);
        }
        if is_asked("p1") {
            let legal = client.text(&format!("{path}/legal?seat=p1"))?;
            let line = legal.lines().nth(version as usize % legal.lines().count().max(1)).unwrap_or_default();
            client.post(&format!("{path}/act?seat=p1&version={version}"), "text/plain", line)?;
        } else if is_asked("p2") {
            since = since.or_else(|| Some((version, Instant::now())));
            thread::sleep(Duration::from_millis(1));
        } else {
            break;
        }
    }
    Ok(times)
}

/// Whether the server answers others while clients open many event streams: all from one address, then from many.
fn streams(folder: &Path, n_streams: usize) -> io::Result<()> {
    for n_addresses in [1, 55] {
        let path = folder.join(format!("streams-{n_addresses}.db"));
        let server = Server::start(&path, FEW_DESCRIPTORS)?;
        let mut here = Client::new(server.address, HERE)?;
        let table = here.open(&["me", "bot-greedy"], 1)?;
        let mut open = Vec::new();
        for n in 0..n_streams / STREAMS_EACH {
            let address = Ipv4Addr::new(127, 0, 1, (n % n_addresses) as u8 + 1);
            let guest = Client::new(server.address, address)?;
            for _ in 0..STREAMS_EACH {
                open.extend(guest.listen(&table)?);
            }
        }
        let slowest = served(&server, &mut here, &table)?;
        let has_stream = here.listen(&table)?.is_some();
        println!(
            "{n_streams} streams from {n_addresses} addresses: {} were opened; the others are served, slowest of 100 requests {:.1} ms, and get a stream: {has_stream}",
            open.len(),
            slowest.as_secs_f64() * 1000.0,
        );
    }
    Ok(())
}

/// The slowest of a hundred requests, each of a new guest on a new connection.
fn served(server: &Server, here: &mut Client, table: &str) -> io::Result<Duration> {
    let mut slowest = Duration::ZERO;
    for _ in 0..100 {
        let began = Instant::now();
        Client::new(server.address, HERE)?.text("/")?;
        here.get(&format!("/api/tables/{table}/view?seat=p1"))?;
        slowest = slowest.max(began.elapsed());
    }
    Ok(slowest)
}

/// How long a start takes, and how much memory: without tables, and with many that are running.
fn start(folder: &Path, n_tables: usize) -> io::Result<()> {
    let path = database(folder);
    let report = |what: &str| {
        let server = Server::start(&path, ALL_DESCRIPTORS)?;
        let cpu = server.cpu()?;
        let began = Instant::now();
        let mut here = Client::new(server.address, HERE)?;
        here.text("/healthz")?;
        let status = here.text("/api/status")?;
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        println!(
            "{what}: listens after {:.0} ms ({} ms of a processor), first answers {:.1} ms later, {:.1} MB; {status}",
            ms(server.started_in),
            cpu,
            ms(began.elapsed()),
            server.megabytes()?
        );
        io::Result::Ok(server)
    };
    let server = report("an empty database")?;
    let mut guest = Client::new(server.address, CROWD)?;
    for n in 0..n_tables {
        if n % EACH == 0 {
            guest = Client::new(server.address, CROWD)?;
        }
        guest.open(&["me", "bot-greedy", "bot-greedy", "bot-greedy"], n)?;
    }
    drop(server);
    report(&format!("{n_tables} running tables")).map(drop)
}

fn database(folder: &Path) -> PathBuf {
    folder.join("crowd.db")
}

fn median(times: &[Duration]) -> Duration {
    let mut times = times.to_vec();
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

fn mean(times: &[Duration]) -> Duration {
    times.iter().sum::<Duration>() / u32::try_from(times.len().max(1)).unwrap_or(1)
}

/// A server without pauses between moves, and without limits to what a guest opens in a minute.
#[tokio::main]
async fn run(path: &str) -> Result<(), String> {
    raise_descriptor_limit();
    let store = Store::open(path).await.map_err(said)?;
    let config = Config { per_minute: u32::MAX, pace: Pace::NONE, ..Config::default() };
    let state = App::new(config, store, GAMES).await.map_err(said)?;
    let listener = TcpListener::bind("127.0.0.1:0").await.map_err(said)?;
    println!("listening on http://{}", listener.local_addr().map_err(said)?);
    serve(listener, state, std::future::pending()).await.map_err(said)
}

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}
