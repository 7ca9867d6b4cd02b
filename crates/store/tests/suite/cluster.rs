//! A PostgreSQL server for one test program: made when the first test asks for it, and stopped with the program,
//! however the program ends.

#[path = "ordinary_user.rs"]
mod ordinary_user;

use ordinary_user::ordinary_user;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// A running server.
pub(crate) struct Cluster {
    /// The folder with its data and its socket.
    folder: String,
    /// The system closes its input when the test program ends, and then the script ends the server.
    _script: Child,
}

/// How every script begins that runs PostgreSQL.
const BEGIN: &str = include_str!("begin.sh");

/// Starts PostgreSQL with more words, prints the folder once the server answers, and ends the server as soon as nobody holds
/// the input of the script any more. Nothing is synced: the tests do not cut the power.
const SERVING: &str = r#"
serve() {
  postgres -D data -c unix_socket_directories="$folder" -c fsync=off "$@" >log 2>&1 &
  server=$!
  until pg_isready -q -h "$folder" -p "${port:-5432}"; do kill -0 "$server" 2>/dev/null || complain; sleep 0.05; done
  echo "$folder"
  cat >/dev/null
}
"#;

/// The first rule lets nobody in without a password.
const SERVE: &str = r"
printf 'local all guarded scram-sha-256\nlocal all all trust\n' >data/pg_hba.conf
serve -c listen_addresses= -c full_page_writes=off -c max_connections=400 -c shared_buffers=32MB -c max_wal_size=256MB
";

/// The server of this test program.
pub(crate) fn cluster() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| {
        let (folder, script) = start(SERVE, &[]);
        Cluster { folder, _script: script }
    })
}

/// A server that the rest of a script starts, and its folder.
pub(crate) fn start(serve: &str, words: &[&str]) -> (String, Child) {
    let mut command = ordinary_user();
    let script = format!("initdb_words=--no-sync\n{BEGIN}{SERVING}{serve}");
    command.args(["sh", "-c", &script, "sh"]).args(words);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a shell");
    let mut folder = String::new();
    let output = child.stdout.take().expect("it is piped");
    BufReader::new(output).read_line(&mut folder).expect("the folder");
    let folder = folder.trim().to_owned();
    assert!(
        !folder.is_empty(),
        "PostgreSQL did not start: run scripts/test, or install the package postgresql"
    );
    (folder, child)
}

impl Cluster {
    /// The address of a database, whether it exists or not.
    pub(crate) fn address(&self, user: &str, database: &str) -> String {
        format!("postgres://{user}@localhost/{database}?host={}", self.folder)
    }

    /// The address of a new, empty database.
    pub(crate) fn database(&self) -> String {
        static N_MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", N_MADE.fetch_add(1, Ordering::Relaxed));
        let address = self.address("fernweh", &name);
        execute(&self.address("fernweh", "postgres"), &format!("CREATE DATABASE {name}"));
        address
    }
}

/// Does something in the database at an address.
pub(crate) fn execute(address: &str, text: &str) {
    assert!(is_executed(address, text), "{text}");
}

/// The same; whether it was done.
pub(crate) fn is_executed(address: &str, text: &str) -> bool {
    let script = r#"PATH="$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -n 1):$PATH" exec psql "$@""#;
    let mut command = Command::new("sh");
    command.args(["-c", script, "psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", address, "-c", text]);
    command.stdout(Stdio::null()).status().expect("a shell").success()
}
