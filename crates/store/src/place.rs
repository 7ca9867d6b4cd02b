//! Where a database is: in a file, or at a PostgreSQL server.

use std::convert::Infallible;
use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Where a database is. Written as text it is the path of a file, or an address that begins with `postgres://`.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A file of SQLite.
    File(PathBuf),
    /// The address of a database at a PostgreSQL server. It may contain a password and is never printed as it is.
    Server(String),
}

impl FromStr for Place {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let is_address = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        Ok(if is_address { Self::Server(text.to_owned()) } else { Self::File(text.into()) })
    }
}

impl From<OsString> for Place {
    fn from(text: OsString) -> Self {
        match text.to_str().map(str::parse) {
            Some(Ok(place)) => place,
            None => Self::File(text.into()),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Server(address) => f.write_str(&without_secrets(address)),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

/// An address without user, password and parameters, each of which may hold a secret.
fn without_secrets(address: &str) -> String {
    let (scheme, rest) = address.split_once("://").unwrap_or(("postgres", address));
    let rest = rest.split(['?', '#']).next().unwrap_or_default();
    // A password may contain an at sign that nobody encoded: the last one counts.
    let shown = rest.rsplit_once('@').map_or(rest, |(_, shown)| shown);
    format!("{scheme}://{shown}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> Place {
        let Ok(place) = text.parse();
        place
    }

    #[test]
    fn an_address_is_told_from_a_file() {
        assert_eq!(place("fernweh.db"), Place::File("fernweh.db".into()));
        assert_eq!(place("postgres.db"), Place::File("postgres.db".into()));
        assert_eq!(place("postgres://h/db"), Place::Server("postgres://h/db".into()));
        assert_eq!(place("postgresql://h/db"), Place::Server("postgresql://h/db".into()));
    }

    #[test]
    fn a_password_is_never_printed() {
        for address in [
            "postgres://ada:s3cret@db.example.org:5432/fernweh",
            "postgres://ada:s3@cret@db.example.org:5432/fernweh?password=s3cret",
        ] {
            assert_eq!(place(address).to_string(), "postgres://db.example.org:5432/fernweh");
            assert!(!format!("{:?}", place(address)).contains("cret"));
        }
        assert_eq!(place("postgres:///fernweh?host=/run/postgresql").to_string(), "postgres:///fernweh");
    }
}
