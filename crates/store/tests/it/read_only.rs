//! A file or folder that this user may not write. The superuser may write everything, so the test changes its user.
#![cfg(unix)]

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;

use store::Store;

use crate::home::{CHILD, child};
use crate::setup::running;

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

/// The error for a user without special rights who opens the database.
fn told(path: &Path) -> String {
    let mut command = child("read_only::opens", path, "");
    if fs::metadata("/proc/self").map_or(1, |me| me.uid()) == 0 {
        command.uid(65534).gid(65534);
    }
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().find_map(|line| line.strip_prefix("told: ")).unwrap_or_else(|| panic!("{text}")).to_owned()
}

#[tokio::test]
async fn opens() {
    let Ok(path) = std::env::var(CHILD) else { return };
    match Store::open(path).await {
        Ok(_) => println!("\ntold: come in"),
        Err(error) => println!("\ntold: {error:?}"),
    }
}

#[tokio::test]
async fn a_file_that_cannot_be_written_is_read_only() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fernweh.db");
    let store = Store::open(&path).await.unwrap();
    store.create_match(running("a")).await.unwrap();
    store.close().await;
    let lock = folder.path().join("fernweh.db.lock");
    let before = fs::read(&path).unwrap();

    set_mode(folder.path(), 0o777);
    fs::remove_file(&lock).unwrap();
    set_mode(&path, 0o444);
    assert_eq!(told(&path), "ReadOnly", "the file");
    fs::remove_file(&lock).unwrap();
    set_mode(&path, 0o666);
    set_mode(folder.path(), 0o555);
    assert_eq!(told(&path), "ReadOnly", "the folder");
    assert_eq!(told(&folder.path().join("new.db")), "ReadOnly", "a new file in it");
    assert_eq!(fs::read(&path).unwrap(), before);

    set_mode(folder.path(), 0o777);
    assert_eq!(told(&path), "come in");
}
