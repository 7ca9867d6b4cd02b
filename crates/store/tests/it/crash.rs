//! Processes that are killed at any moment, and disks that fail during a commit.
#![cfg(unix)]

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{ExitCode, Stdio};
use std::time::Duration;

use store::Store;
use tokio::task::JoinSet;

use crate::home::{CHILD, child};
use crate::setup::{act, assert_sound, running};

const N_TABLES: usize = 24;

fn id(table: usize) -> String {
    format!("t{table}")
}

async fn set_up(path: &Path) {
    let store = Store::open(path).await.unwrap();
    for table in 0..N_TABLES {
        store.create_match(running(&id(table))).await.unwrap();
    }
    store.close().await;
}

/// Acts at every table in parallel until killed or refused, and prints each act only after it was acknowledged.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn plays() -> ExitCode {
    let Ok(path) = std::env::var(CHILD) else { return ExitCode::SUCCESS };
    let store = Store::open(path).await.unwrap();
    let mut playing = JoinSet::new();
    for table in 0..N_TABLES {
        let store = store.clone();
        playing.spawn(async move {
            let record = store.load(&id(table)).await.unwrap().unwrap();
            let (mut version, mut n_actions) = (record.listing.version, record.actions.len());
            loop {
                let n_lines = 1 + table % 3;
                match store.append(act(&id(table), version, n_actions, n_lines)).await {
                    Ok(next) => version = next,
                    Err(error) => return error,
                }
                n_actions += n_lines;
                // One write for each, so that a line is printed completely or not at all.
                std::io::stdout().write_all(format!("\nacted {table} {version}\n").as_bytes()).unwrap();
            }
        });
    }
    let errors: Vec<_> =
        playing.join_all().await.iter().map(|error| format!("\nrefused {error:?}\n")).collect();
    std::io::stdout().write_all(errors.concat().as_bytes()).unwrap();
    // Without closing: acknowledged acts must be stored without an orderly end.
    std::process::exit(0)
}

/// What the child printed before it ended: the last version of each table, and refusals.
fn told(lines: impl Iterator<Item = String>) -> (HashMap<usize, u64>, Vec<String>) {
    let (mut acted, mut refused) = (HashMap::new(), Vec::new());
    for line in lines {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["acted", table, version] => {
                acted.insert(table.parse().unwrap(), version.parse().unwrap());
            }
            ["refused", ..] => refused.push(line),
            _ => {}
        }
    }
    (acted, refused)
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fernweh.db");
    set_up(&path).await;
    let mut n_acted = 0;
    for round in 0..20_u64 {
        let mut child = child("crash::plays", &path, "").stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let first = lines.find(|line| line.starts_with("acted")).expect("it plays");
        let reading = std::thread::spawn(move || told(std::iter::once(first).chain(lines)));
        // Spread over the size of a log, from its first frames to after a checkpoint.
        tokio::time::sleep(Duration::from_micros(round * round * 379 % 120_000)).await;
        child.kill().unwrap();
        child.wait().unwrap();
        let (acted, refused) = reading.join().unwrap();
        assert_eq!(refused, [""; 0]);
        n_acted += acted.len();

        let store = Store::open(&path).await.expect("sound, and free again");
        for table in 0..N_TABLES {
            let version = assert_sound(&store, &id(table)).await;
            let acknowledged = acted.get(&table).copied().unwrap_or(0);
            assert!(version >= acknowledged, "round {round}: t{table} is at {version}, told {acknowledged}");
        }
        store.close().await;
    }
    assert!(n_acted > 20, "it played before it was killed");
}

/// The file size limit of a process simulates a disk that fails: writing the log stops inside a commit.
#[tokio::test]
async fn a_commit_that_fails_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fernweh.db");
    set_up(&path).await;
    for n_blocks in [1024, 1500, 2048] {
        let shell = format!("trap '' XFSZ; ulimit -f {n_blocks};");
        let output = child("crash::plays", &path, &shell).output().unwrap();
        let (acted, refused) = told(BufReader::new(&output.stdout[..]).lines().map_while(Result::ok));
        assert_eq!(refused.len(), N_TABLES, "every table met the limit");
        assert!(refused.iter().all(|error| error.starts_with("refused Io(")), "{refused:?}");

        let store = Store::open(&path).await.expect("sound");
        for table in 0..N_TABLES {
            let version = assert_sound(&store, &id(table)).await;
            if let Some(told) = acted.get(&table) {
                assert_eq!(
                    version, *told,
                    "t{table}: all that was acknowledged and nothing that was refused"
                );
            }
        }
        store.close().await;
    }
}
