//! The cost of an act: divan measures time, and a table printed first shows processor time.

use std::fs;
use std::time::{Duration, Instant};

use divan::counter::ItemsCount;
use store::{Append, NewMatch, NewSeat, Sitter, Store};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

/// How many tables act at the same time; each waits for its answer before it acts again.
const AT_ONCE: [usize; 4] = [1, 8, 64, 256];

/// The size of a snapshot in the middle of a game.
const SNAPSHOT: usize = 2000;

fn main() {
    processor_time();
    divan::main();
}

#[divan::bench(args = AT_ONCE)]
fn append(bencher: divan::Bencher, at_once: usize) {
    const ROUNDS: u64 = 8;
    let mut hall = Hall::open(at_once);
    bencher.counter(ItemsCount::new(at_once * ROUNDS as usize)).bench_local(|| hall.play(ROUNDS));
}

#[divan::bench]
fn load_after_400_actions(bencher: divan::Bencher) {
    let mut hall = Hall::open(1);
    hall.play(400);
    bencher.bench_local(|| hall.runtime.block_on(hall.store.load("t0")));
}

/// Tables in a file, and their versions.
struct Hall {
    runtime: Runtime,
    store: Store,
    n_tables: usize,
    version: u64,
    _folder: TempDir,
}

impl Hall {
    fn open(n_tables: usize) -> Self {
        let folder = tempfile::tempdir().expect("a folder to work in");
        let runtime = Runtime::new().expect("a runtime");
        let store = runtime.block_on(async {
            let store = Store::open(folder.path().join("fernweh.db")).await.expect("a new file");
            for table in 0..n_tables {
                store.create_match(new_match(format!("t{table}"))).await.expect("a new table");
            }
            store
        });
        Self { runtime, store, n_tables, version: 0, _folder: folder }
    }

    /// Every table acts that many times.
    fn play(&mut self, rounds: u64) {
        let versions = self.version..self.version + rounds;
        self.version = versions.end;
        self.runtime.block_on(async {
            let mut playing = JoinSet::new();
            for table in 0..self.n_tables {
                let (store, versions) = (self.store.clone(), versions.clone());
                playing.spawn(async move {
                    for version in versions {
                        store.append(act(format!("t{table}"), version)).await.expect("an act at its version");
                    }
                });
            }
            playing.join_all().await;
        });
    }
}

fn new_match(id: String) -> NewMatch {
    let seat = NewSeat { sitter: Sitter::Bot("random".into()), name: None, invite: id.clone(), asked: false };
    NewMatch {
        name: id.clone(),
        id,
        game: "new-frontiers".into(),
        rules: 1,
        pack: 1,
        options: String::new(),
        seed: "1".into(),
        host: "bench".into(),
        language: String::new(),
        terms: store::Terms::default(),
        running: true,
        snapshot: vec![0; SNAPSHOT],
        seats: vec![seat],
        challenge: None,
        rematch_of: None,
        at: 0,
    }
}

fn act(match_id: String, expect_version: u64) -> Append {
    Append {
        match_id,
        expect_version,
        lines: vec![(0, "settle 17 for 3".into())],
        fixed: 0,
        snapshot: vec![expect_version as u8; SNAPSHOT],
        outcome: None,
        asked: None,
        places: None,
        at: 0,
    }
}

fn processor_time() {
    if used().is_none() {
        return;
    }
    println!("at once   acts/s   µs processor time an act (file in {})", std::env::temp_dir().display());
    for at_once in AT_ONCE {
        let mut hall = Hall::open(at_once);
        hall.play(20);
        let rounds = (20_000 / at_once as u64).min(4000);
        let (before, start) = (used(), Instant::now());
        hall.play(rounds);
        let n_acts = (rounds * at_once as u64) as f64;
        let spent = used().unwrap_or_default().saturating_sub(before.unwrap_or_default());
        let (a_second, each) = (n_acts / start.elapsed().as_secs_f64(), spent.as_secs_f64() * 1e6 / n_acts);
        println!("{at_once:>7} {a_second:>8.0} {each:>8.1}");
    }
    println!();
}

/// Processor time of all threads of this process so far, if the system provides it.
fn used() -> Option<Duration> {
    let mut nanoseconds = 0;
    for task in fs::read_dir("/proc/self/task").ok()? {
        let stat = fs::read_to_string(task.ok()?.path().join("schedstat")).ok()?;
        nanoseconds += stat.split(' ').next()?.parse::<u64>().ok()?;
    }
    Some(Duration::from_nanos(nanoseconds))
}
