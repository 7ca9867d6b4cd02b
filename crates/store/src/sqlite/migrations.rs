//! The migrations that bring a database file up to date.

use crate::steps::{Step, migrator};
use sqlx::migrate::Migrator;
use std::sync::LazyLock;

/// Number, name and text of each migration, in order.
const STEPS: &[Step] = &[
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "tries", include_str!("../../migrations/0002_tries.sql")),
    (3, "seats", include_str!("../../migrations/0003_seats.sql")),
    (4, "totals", include_str!("../../migrations/0004_totals.sql")),
    (5, "hosting", include_str!("../../migrations/0005_hosting.sql")),
    (6, "analyses", include_str!("../../migrations/0006_analyses.sql")),
    (20, "outbox", include_str!("../../migrations/0020_outbox.sql")),
    (21, "mails", include_str!("../../migrations/0021_mails.sql")),
    (22, "pushes", include_str!("../../migrations/0022_pushes.sql")),
    (23, "passkeys", include_str!("../../migrations/0023_passkeys.sql")),
    (101, "clocks", include_str!("../../migrations/0101_clocks.sql")),
    (102, "rematches", include_str!("../../migrations/0102_rematches.sql")),
    (103, "undo_requests", include_str!("../../migrations/0103_undo_requests.sql")),
    (104, "ratings", include_str!("../../migrations/0104_ratings.sql")),
    (105, "languages", include_str!("../../migrations/0105_languages.sql")),
];

/// Runs the migrations that a file does not have yet.
pub(crate) static MIGRATOR: LazyLock<Migrator> = LazyLock::new(|| migrator(STEPS));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_a_step() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        assert_eq!(crate::steps::files(folder), crate::steps::names(STEPS));
    }

    /// A file remembers its migrations, so a released migration must never change.
    #[test]
    fn the_first_step_is_known_by_its_checksum() {
        assert_eq!(crate::steps::checksum(&MIGRATOR), "f5ac95b2ff37af15");
    }
}
