//! Default places of files, and reading them.

use crate::failure::Failure;
use std::env;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The default database: `fernweh/fernweh.db` in the data folder of the system.
pub(crate) fn default_database() -> Result<PathBuf, Failure> {
    let var = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    // The specification of these folders says that relative values are ignored.
    let data = var("XDG_DATA_HOME").filter(|path| path.is_absolute());
    let folder = if cfg!(windows) {
        var("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        data.or_else(|| var("HOME").map(|home| home.join("Library/Application Support")))
    } else {
        data.or_else(|| var("HOME").map(|home| home.join(".local/share")))
    };
    folder.map(|folder| folder.join("fernweh").join("fernweh.db")).ok_or_else(|| {
        Failure::input("there is no home folder to keep the database in: name a file with --database PATH")
    })
}

/// The named database or the default one, which must exist.
pub(crate) fn existing_database(named: Option<&Path>) -> Result<PathBuf, Failure> {
    let database = named.map(Path::to_owned).map_or_else(default_database, Ok)?;
    if database.exists() {
        return Ok(database);
    }
    Err(Failure::input(format_args!(
        "there is no database {}: name it with --database PATH",
        database.display()
    )))
}

/// The text of a file, or of standard input for `-`.
pub(crate) fn text(path: &Path) -> Result<String, Failure> {
    let read = if path.as_os_str() == "-" {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(path)
    };
    read.map_err(|why| {
        Failure::input(format_args!("cannot read {}: {why}; check the name of the file", path.display()))
    })
}
