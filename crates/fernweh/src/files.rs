//! Default places of files, and reading them.

use crate::failure::Failure;
use std::env;
use std::io::Read;
use std::path::{Path, PathBuf};
use store::Place;

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
pub(crate) fn existing_database(named: Option<&Place>) -> Result<Place, Failure> {
    let database = named.cloned().map_or_else(|| default_database().map(Place::File), Ok)?;
    match &database {
        Place::File(file) if !file.exists() => Err(Failure::input(format_args!(
            "there is no database {database}: name it with --database PLACE"
        ))),
        Place::File(_) | Place::Server(_) => Ok(database),
    }
}

/// The file of a database; one at a server has none.
pub(crate) fn file_of(database: Place) -> Result<PathBuf, Failure> {
    match database {
        Place::File(file) => Ok(file),
        Place::Server(_) => Err(Failure::input(store::Error::NoCopies)),
    }
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
