//! The migrations that bring a database at a server up to date.

use crate::steps::{Step, migrator};
use sqlx::migrate::Migrator;
use std::sync::LazyLock;

/// Number, name and text of each migration, in order.
const STEPS: &[Step] = &[
    (1, "tables", include_str!("../../migrations/postgres/0001_tables.sql")),
    (20, "outbox", include_str!("../../migrations/postgres/0020_outbox.sql")),
    (21, "mails", include_str!("../../migrations/postgres/0021_mails.sql")),
    (22, "pushes", include_str!("../../migrations/postgres/0022_pushes.sql")),
    (23, "passkeys", include_str!("../../migrations/postgres/0023_passkeys.sql")),
    (101, "clocks", include_str!("../../migrations/postgres/0101_clocks.sql")),
    (102, "rematches", include_str!("../../migrations/postgres/0102_rematches.sql")),
    (103, "undo_requests", include_str!("../../migrations/postgres/0103_undo_requests.sql")),
    (104, "ratings", include_str!("../../migrations/postgres/0104_ratings.sql")),
    (105, "languages", include_str!("../../migrations/postgres/0105_languages.sql")),
    (106, "tallies", include_str!("../../migrations/postgres/0106_tallies.sql")),
];

/// Runs the migrations that a database does not have yet.
pub(crate) static MIGRATOR: LazyLock<Migrator> = LazyLock::new(|| migrator(STEPS));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_a_step() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/postgres");
        assert_eq!(crate::steps::files(folder), crate::steps::names(STEPS));
    }

    /// A database remembers its migrations, so a released migration must never change.
    #[test]
    fn the_first_step_is_known_by_its_checksum() {
        assert_eq!(crate::steps::checksum(&MIGRATOR), "f40ddabd0a484d43");
    }
}
