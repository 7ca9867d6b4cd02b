//! Stores in files, each in its own folder; and a child process that runs one of the tests.

use std::path::{Path, PathBuf};
use std::process::Command;

use store::Store;
use tempfile::TempDir;

/// Tells a child which file to use; without it a child test does nothing.
pub(crate) const CHILD: &str = "STORE_TEST_CHILD";

/// A store in its own folder, which is removed with it.
pub(crate) struct Scratch {
    pub(crate) store: Store,
    pub(crate) folder: TempDir,
}

pub(crate) async fn scratch() -> Scratch {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("fernweh.db")).await.unwrap();
    Scratch { store, folder }
}

impl Scratch {
    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().join("fernweh.db")
    }

    /// The same database, after its store was closed.
    pub(crate) async fn again(&self) -> Store {
        Store::open(self.path()).await.unwrap()
    }
}

/// Runs this test program again, with one test as a child on `path`; `shell` is put before it.
pub(crate) fn child(test: &str, path: &Path, shell: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("{shell} exec \"$0\" \"$@\"")]).arg(std::env::current_exe().unwrap());
    command.args(["--exact", test, "--nocapture"]).env(CHILD, path);
    command
}
