//! What can go wrong, each with what to do about it.

use std::io;
use std::path::{Path, PathBuf};

use sqlx::postgres::PgDatabaseError;

/// Why the store refused a request. Unless a variant says otherwise, nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The named thing does not exist.
    #[error("there is no such {0}: check the link, or go back to the list of tables")]
    NotFound(&'static str),
    /// Somebody acted first, or the same form was sent twice.
    #[error("the table has moved on to version {current}: look at it again, then choose")]
    Stale {
        /// The version the table is at now.
        current: u64,
    },
    /// The table is still waiting for players, or its game is over.
    #[error("this table is not being played: start it first, or look at its result")]
    NotRunning,
    /// Someone else has it.
    #[error("this {0} is taken: choose another one")]
    Taken(&'static str),
    /// The seat is free, but only for those who have its link.
    #[error("this seat can be taken only with its link: ask the host for it")]
    InvitedOnly,
    /// The file or database belongs to another program, or the first page of the file is damaged.
    #[error("this is not a Fernweh database and was left as it is: name another file or database")]
    Foreign,
    /// The file was written by a newer Fernweh.
    #[error(
        "this database was made by a newer Fernweh (schema {found}, this one knows {known}) \
         and was left as it is: use the newer program, or name another database"
    )]
    Newer {
        /// The schema of the file.
        found: i64,
        /// The newest schema this program knows.
        known: i64,
    },
    /// The file was written by an older Fernweh, and only a server brings it up to date.
    #[error(
        "this database was made by an older Fernweh (schema {found}, this one uses {known}) and was left as it is: \
         start the server once with this program, or use the older program"
    )]
    Older {
        /// The schema of the file.
        found: i64,
        /// The schema this program uses.
        known: i64,
    },
    /// The file does not exist.
    #[error("there is no file {}: check its name", .0.display())]
    NoFile(PathBuf),
    /// A file that would be written over exists.
    #[error("{} is already there and was left as it is: move it away, or name another file", .0.display())]
    Exists(PathBuf),
    /// The file is inconsistent.
    #[error(
        "the database is damaged ({0}) and was left as it is: put a backup in its place, or name another file"
    )]
    Damaged(String),
    /// The address of a database cannot be read.
    #[error(
        "the address of the database cannot be used ({0}): write postgres://USER:PASSWORD@HOST:PORT/DATABASE"
    )]
    Address(String),
    /// No PostgreSQL server answers.
    #[error("no PostgreSQL server answers ({0}): start it, or check host and port of --database")]
    NoServer(String),
    /// The connection to the PostgreSQL server cannot be encrypted as the address demands.
    #[error(
        "the connection to the PostgreSQL server cannot be trusted ({0}): check its certificate, and sslmode and \
         sslrootcert of --database"
    )]
    NotTrusted(String),
    /// The PostgreSQL server refuses the user.
    #[error("the PostgreSQL server refuses the user ({0}): check user and password of --database")]
    Refused(String),
    /// The PostgreSQL server has no such database.
    #[error("the PostgreSQL server says: {0}; make it with `createdb`, or check the name in --database")]
    NoDatabase(String),
    /// The user may not change the database.
    #[error("the PostgreSQL user may not do this ({0}): make this user the owner of the database")]
    NoRights(String),
    /// A database at a server is not copied by this program.
    #[error(
        "this database is at a PostgreSQL server: copy it with `pg_dump`, and restore a copy with `pg_restore`"
    )]
    NoCopies,
    /// Another server has the file.
    #[error("another fernweh is using this database: stop that one, or name another file")]
    InUse,
    /// The file or its folder cannot be written.
    #[error("the database cannot be written: give this user the right to write the file and its folder")]
    ReadOnly,
    /// The disk is full.
    #[error("the disk is full and nothing was changed: free some space, then try again")]
    Full,
    /// Something else kept the file locked for too long.
    #[error("the database was busy for too long and nothing was changed: try again")]
    Busy,
    /// The store was closed before the request arrived.
    #[error("the store is closed: start the server again")]
    Closed,
    /// The operating system refused.
    #[error("the database could not be read or written ({0}): check the disk and the path, then try again")]
    Io(String),
    /// Any other fault, of the calling program or of this one.
    #[error("the database refused ({0}): please report this")]
    Other(String),
}

/// The result of a request to the store.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// Turns a file error into an error of the store; `path` is what was opened, made or renamed.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            _ => Self::Io(format!("{}: {error}", path.display())),
        }
    }

    /// SQLite's result codes: the low byte is the kind, the other bytes are details.
    fn code(code: i32, detail: String) -> Self {
        const MOVED: i32 = 8 | (4 << 8);
        match (code, code & 0xff) {
            (MOVED, _) => Self::Io("the file was moved or deleted while in use".into()),
            (_, 5 | 6) => Self::Busy,
            (_, 8) => Self::ReadOnly,
            (_, 10 | 14) => Self::Io(detail),
            (_, 11 | 26) => Self::Damaged(detail),
            (_, 13) => Self::Full,
            _ => Self::Other(detail),
        }
    }
}

impl Error {
    /// PostgreSQL's states: the first two characters are the class.
    fn state(state: &str, detail: String) -> Self {
        match state {
            "28000" | "28P01" => Self::Refused(detail),
            "3D000" => Self::NoDatabase(detail),
            "42501" => Self::NoRights(detail),
            "25006" => Self::ReadOnly,
            "53100" => Self::Full,
            // Deadlocks, timeouts, too many connections: the next try may succeed.
            "40001" | "40P01" | "53300" | "55P03" | "57014" => Self::Busy,
            // The server stops or starts, or has ended a change that stood still.
            "25P03" | "57P01" | "57P02" | "57P03" | "08000" | "08003" | "08006" => Self::NoServer(detail),
            "XX001" | "XX002" => Self::Damaged(detail),
            // A character that no text of the database can contain.
            "22021" => Self::NotFound("text"),
            _ => Self::Other(detail),
        }
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(e) if e.try_downcast_ref::<PgDatabaseError>().is_some() => {
                Self::state(&e.code().unwrap_or_default(), e.message().to_owned())
            }
            sqlx::Error::Database(e) => match e.code().and_then(|code| code.parse().ok()) {
                Some(code) => Self::code(code, e.message().to_owned()),
                None => Self::Other(e.to_string()),
            },
            // Errors of files come from SQLite with a code of their own. A certificate is refused with this kind.
            sqlx::Error::Io(e) if e.kind() == io::ErrorKind::InvalidData => Self::NotTrusted(e.to_string()),
            sqlx::Error::Io(e) => Self::NoServer(e.to_string()),
            sqlx::Error::Tls(e) => Self::NotTrusted(e.to_string()),
            sqlx::Error::PoolTimedOut => Self::Busy,
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => Self::Closed,
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Self::Damaged(error.to_string()),
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<sqlx::migrate::MigrateError> for Error {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        use sqlx::migrate::MigrateError::{Execute, ExecuteMigration, VersionMismatch, VersionMissing};
        match error {
            Execute(e) | ExecuteMigration(e, _) => e.into(),
            // Another program keeps its migrations in this database.
            VersionMissing(_) | VersionMismatch(_) => Self::Foreign,
            _ => Self::Other(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sqlite_codes_become_the_store_s_words() {
        let of = |code| Error::code(code, "detail".into());
        assert_eq!(of(5), Error::Busy);
        assert_eq!(of(5 | (2 << 8)), Error::Busy, "BUSY_SNAPSHOT");
        assert_eq!(of(6), Error::Busy);
        assert_eq!(of(8), Error::ReadOnly);
        assert_eq!(of(8 | (3 << 8)), Error::ReadOnly, "READONLY_ROLLBACK");
        assert!(matches!(of(8 | (4 << 8)), Error::Io(_)), "READONLY_DBMOVED");
        assert_eq!(of(10 | (3 << 8)), Error::Io("detail".into()), "IOERR_WRITE");
        assert_eq!(of(11), Error::Damaged("detail".into()));
        assert_eq!(of(13), Error::Full);
        assert_eq!(of(14), Error::Io("detail".into()));
        assert_eq!(of(26), Error::Damaged("detail".into()));
        assert_eq!(of(1), Error::Other("detail".into()));
    }

    #[test]
    fn states_of_postgresql_become_the_store_s_words() {
        let of = |state: &str| Error::state(state, "detail".into());
        assert_eq!(of("28P01"), Error::Refused("detail".into()));
        assert_eq!(of("3D000"), Error::NoDatabase("detail".into()));
        assert_eq!(of("42501"), Error::NoRights("detail".into()));
        assert_eq!((of("40P01"), of("53300"), of("53100")), (Error::Busy, Error::Busy, Error::Full));
        assert_eq!(of("57P01"), Error::NoServer("detail".into()));
        assert_eq!(of("23514"), Error::Other("detail".into()));
    }

    #[test]
    fn file_errors_become_the_store_s_words() {
        let of = |kind: io::ErrorKind| Error::file(Path::new("f.db"), &kind.into());
        assert_eq!(of(io::ErrorKind::PermissionDenied), Error::ReadOnly);
        assert_eq!(of(io::ErrorKind::ReadOnlyFilesystem), Error::ReadOnly);
        assert_eq!(of(io::ErrorKind::StorageFull), Error::Full);
        assert!(matches!(of(io::ErrorKind::NotFound), Error::Io(detail) if detail.starts_with("f.db: ")));
    }
}
