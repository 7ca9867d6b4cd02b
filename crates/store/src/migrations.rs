//! The migrations that bring a database file up to date.

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use std::sync::LazyLock;

/// Number, name and text of each migration, in order. They are listed here because the macro that reads the folder
/// would compile the database library a second time.
const STEPS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "tries", include_str!("../migrations/0002_tries.sql")),
    (3, "seats", include_str!("../migrations/0003_seats.sql")),
    (4, "totals", include_str!("../migrations/0004_totals.sql")),
    (5, "hosting", include_str!("../migrations/0005_hosting.sql")),
    (6, "analyses", include_str!("../migrations/0006_analyses.sql")),
];

/// Runs the migrations that a file does not have yet.
pub(crate) static MIGRATOR: LazyLock<Migrator> = LazyLock::new(|| {
    let step = |(version, name, text): &(i64, &'static str, &'static str)| {
        Migration::new(*version, (*name).into(), MigrationType::Simple, SqlStr::from_static(text), false)
    };
    Migrator::with_migrations(STEPS.iter().map(step).collect())
});

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write;

    #[test]
    fn every_file_of_the_folder_is_a_step() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
        let mut files: Vec<String> = files.map(|name| name.into_string().unwrap()).collect();
        files.sort();
        let steps = STEPS.iter().map(|(version, name, _)| format!("{version:04}_{name}.sql"));
        assert_eq!(files, steps.collect::<Vec<_>>());
    }

    /// A file remembers its migrations, so a released migration must never change.
    #[test]
    fn the_first_step_is_known_by_its_checksum() {
        let checksum = MIGRATOR.iter().next().unwrap().checksum.iter().take(8);
        let hex = checksum.fold(String::new(), |mut hex, byte| {
            let _ = write!(hex, "{byte:02x}");
            hex
        });
        assert_eq!(hex, "f5ac95b2ff37af15");
    }
}
