//! `fernweh backup`: a copy of the database, while the server runs or not.

use crate::cli::Backup;
use crate::failure::Failure;
use crate::files;
use crate::output;
use store::Archive;

pub(crate) fn run(backup: &Backup) -> Result<(), Failure> {
    let database = files::file_of(files::existing_database(backup.database.as_ref())?)?;
    let failed = |why| Failure::work(format_args!("{}: {why}", database.display()));
    super::runtime()?.block_on(async {
        let mut archive = Archive::open(&database).await.map_err(failed)?;
        archive.backup(&backup.file).await.map_err(Failure::work)?;
        archive.close().await.map_err(failed)
    })?;
    let size = std::fs::metadata(&backup.file).map_or(0, |file| file.len());
    output::say(format_args!("copied {} to {} ({size} bytes)", database.display(), backup.file.display()))
}
