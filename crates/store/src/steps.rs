//! Lists of migrations, and what is checked about them.

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number, name and text of a migration. They are listed in the code because the macro that reads a folder would
/// compile the database library a second time.
pub(crate) type Step = (i64, &'static str, &'static str);

/// Runs these steps in order.
pub(crate) fn migrator(steps: &[Step]) -> Migrator {
    let step = |(version, name, text): &Step| {
        Migration::new(*version, (*name).into(), MigrationType::Simple, SqlStr::from_static(text), false)
    };
    Migrator::with_migrations(steps.iter().map(step).collect())
}

/// The newest schema that these steps make.
pub(crate) fn newest(migrator: &Migrator) -> i64 {
    migrator.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// The names of the files that a list of steps includes.
#[cfg(test)]
pub(crate) fn names(steps: &[Step]) -> Vec<String> {
    steps.iter().map(|(version, name, _)| format!("{version:04}_{name}.sql")).collect()
}

/// The names of the migrations in a folder.
#[cfg(test)]
pub(crate) fn files(folder: &str) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
    let mut files: Vec<String> =
        files.map(|name| name.into_string().unwrap()).filter(|name| name.ends_with(".sql")).collect();
    files.sort();
    files
}

/// The beginning of the checksum of the first step.
#[cfg(test)]
pub(crate) fn checksum(migrator: &Migrator) -> String {
    let first = migrator.iter().next().unwrap();
    first.checksum.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
