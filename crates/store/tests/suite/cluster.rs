//! A PostgreSQL server for one test program: made when the first test asks for it, and stopped with the program,
//! however the program ends.

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

/// How every script of a server begins. It goes to a new folder. `serve` starts PostgreSQL with more words, prints the
/// folder once the server answers, and ends the server as soon as nobody holds the input of the script any more. Nothing
/// is synced: the tests do not cut the power.
const BEGIN: &str = r#"
set -eu
complain() { cat log >&2; exit 1; }
serve() {
  postgres -D data -c unix_socket_directories="$folder" -c fsync=off "$@" >log 2>&1 &
  server=$!
  until pg_isready -q -h "$folder" -p "${port:-5432}"; do kill -0 "$server" 2>/dev/null || complain; sleep 0.05; done
  echo "$folder"
  cat >/dev/null
}
PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -n 1)"
folder=$(mktemp -d "${TMPDIR:-/tmp}/fernweh-postgres-XXXXXX")
server=
end() { if [ -n "$server" ]; then kill -QUIT "$server" 2>/dev/null; wait "$server" || true; fi; rm -rf "$folder"; }
trap end EXIT
trap 'exit 1' INT TERM HUP PIPE
cd "$folder"
initdb -D data -U fernweh -A trust -E UTF8 --locale=C --no-sync --no-instructions >log 2>&1 || complain
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
    command.args(["sh", "-c", &format!("{BEGIN}{serve}"), "sh"]).args(words);
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

/// PostgreSQL refuses to run as root.
fn ordinary_user() -> Command {
    let output = |words: &[&str]| {
        let output = Command::new("id").args(words).output().expect("id");
        String::from_utf8(output.stdout).expect("text").trim().to_owned()
    };
    if output(&["-u"]) != "0" {
        return Command::new("env");
    }
    let user = ["postgres", "nobody"].into_iter().find(|user| !output(&["-u", user]).is_empty());
    let user = user.expect("a user who is not root");
    let mut command = Command::new("setpriv");
    command.arg(format!("--reuid={}", output(&["-u", user])));
    command.arg(format!("--regid={}", output(&["-g", user])));
    command.arg("--clear-groups");
    command
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
