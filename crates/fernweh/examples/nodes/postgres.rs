//! A PostgreSQL server that can be killed, and that is started again at once.

#[path = "../../../store/tests/suite/ordinary_user.rs"]
mod ordinary_user;

use ordinary_user::ordinary_user;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, Stdio};

/// How every script begins that runs PostgreSQL. Everything is synced as it is for a host who has followed docs/hosting.md.
const BEGIN: &str = include_str!("../../../store/tests/suite/begin.sh");

/// Makes a server, prints its folder, and kills and starts it again with every line that it reads.
const SCRIPT: &str = r#"
quick=
if [ "$(uname)" = Linux ] && postgres --describe-config | grep -q '^recovery_init_sync_method'; then
  quick='-c recovery_init_sync_method=syncfs'
fi
start() {
  postgres -D data -c listen_addresses= -c unix_socket_directories="$folder" -c max_connections=200 $quick >>log 2>&1 &
  server=$!
  until pg_isready -q -h "$folder"; do
    # The processes of the killed one need a moment to end.
    if ! kill -0 "$server" 2>/dev/null; then sleep 0.1; start; return; fi
    sleep 0.05
  done
}
start
createdb -h "$folder" -U fernweh fernweh
echo "$folder"
while read -r _; do kill -KILL "$server"; wait "$server" || true; start; echo again; done
"#;

/// A running server. It ends with the program.
pub(crate) struct Postgres {
    folder: String,
    script: Child,
    output: BufReader<std::process::ChildStdout>,
}

impl Postgres {
    pub(crate) fn start() -> io::Result<Self> {
        let mut command = ordinary_user();
        let mut script = command
            .args(["sh", "-c", &format!("{BEGIN}{SCRIPT}")])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let output = script.stdout.take().ok_or_else(|| io::Error::other("no output"))?;
        let mut server = Self { folder: String::new(), script, output: BufReader::new(output) };
        server.folder = server.line()?;
        Ok(server)
    }

    pub(crate) fn address(&self) -> String {
        format!("postgres://fernweh@localhost/fernweh?host={}", self.folder)
    }

    /// Kills it with all that it did not write, and returns when it answers again.
    pub(crate) fn kill(&mut self) -> io::Result<()> {
        self.script.stdin.as_mut().ok_or_else(|| io::Error::other("no input"))?.write_all(b"\n")?;
        self.line().map(drop)
    }

    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        if line.is_empty() {
            Err(io::Error::other("PostgreSQL did not start"))
        } else {
            Ok(line.trim().to_owned())
        }
    }
}
