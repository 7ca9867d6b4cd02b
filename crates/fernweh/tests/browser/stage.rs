//! What a test uses: the program, and windows of the browser.

use super::window::{Look, Window};
use std::io::{BufRead, BufReader};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// The program with its own database. Only one test uses it at a time; then the next test takes it.
pub(super) struct Stage {
    server: Option<Server>,
}

/// Servers that wait for the next test.
static FREE: Mutex<Vec<Server>> = Mutex::new(Vec::new());

impl Stage {
    pub(super) fn new() -> Self {
        let free = FREE.lock().unwrap_or_else(PoisonError::into_inner).pop();
        Self { server: Some(free.unwrap_or_else(Server::start)) }
    }

    /// A new window without cookies: another person.
    pub(super) async fn window(&self, look: Look) -> Window {
        let server = self.server.as_ref().expect("it is given away at the end only");
        Window::open(&server.address, look).await
    }

    /// The same at the name of this machine, because some things need a name.
    pub(super) async fn local_window(&self, look: Look) -> Window {
        let server = self.server.as_ref().expect("it is given away at the end only");
        Window::open(&server.address.replace("127.0.0.1", "localhost"), look).await
    }
}

impl Stage {
    /// Ends the program, and waits until nobody answers.
    pub(super) async fn stop(&mut self, window: &Window) {
        self.server = None;
        let gone = "const [done] = arguments;
            const look = () => fetch('/healthz', { cache: 'no-store' }).then(() => setTimeout(look, 20), () => done(true));
            look();";
        window.run_on(gone, vec![]).await;
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        // After a failure its state is unknown.
        if !std::thread::panicking() {
            FREE.lock().unwrap_or_else(PoisonError::into_inner).extend(self.server.take());
        }
    }
}

/// Runs the program until its input ends, which happens when the test program ends in any way; then removes its
/// files.
const RUN: &str = r#"trap : INT TERM HUP; folder=$1; shift
"$@" --database "$folder/fernweh.db" & exec >&-
read -r _
kill $! 2>/dev/null; wait $!; rm -rf "$folder""#;

/// A running program. It ends when its input is closed.
struct Server {
    address: String,
    _input: ChildStdin,
}

impl Server {
    fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder for the database").keep();
        let mut shell = Command::new("sh");
        shell.args(["-c", RUN, "sh"]).arg(folder).arg(env!("CARGO_BIN_EXE_fernweh"));
        // Hints are asked for hundreds of times, and their strength is tested elsewhere.
        shell.args(["--no-open", "--port", "0", "--pace", "fast", "--search-nodes", "0"]);
        let started = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.unwrap_or_else(|why| panic!("cannot start a shell: {why}"));
        let input = child.stdin.take().expect("a pipe");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let address = lines.find_map(|line| Some(line.split_once("listening on ")?.1.trim().to_owned()));
        // Output that is not read would fill the pipe and block the program.
        std::thread::spawn(move || {
            lines.for_each(drop);
            child.wait()
        });
        Self { address: address.expect("the program says where it listens"), _input: input }
    }
}
