//! `fernweh restore`: puts a backup in the place of the database.

use crate::cli::Restore;
use crate::failure::Failure;
use crate::files;
use crate::output;

pub(crate) fn run(restore: &Restore) -> Result<(), Failure> {
    let database = restore.database.clone().map_or_else(files::default_database, files::file_of)?;
    let replaced = super::runtime()?
        .block_on(store::restore(&restore.file, &database))
        .map_err(|why| Failure::work(format_args!("nothing was restored: {why}")))?;
    output::say(format_args!("{} is now {}", database.display(), restore.file.display()))?;
    if let Some(replaced) = replaced {
        output::say(format_args!("the database that was there is kept as {}", replaced.display()))?;
    }
    Ok(())
}
