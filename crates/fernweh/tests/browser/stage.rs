//! What a test plays on: the program, the driver of the browser, and their end.

use super::window::{Look, Window};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// The program with an empty database, and a driver that opens windows on it. Both end with the stage.
pub(super) struct Stage {
    address: String,
    driver: u16,
    chromium: PathBuf,
    _server: Running,
    _drives: Running,
    // After the processes that write there: fields are dropped in this order.
    folder: TempDir,
}

impl Stage {
    pub(super) fn new() -> Self {
        let chromium = chromium();
        let folder = tempfile::tempdir().expect("a folder for the database");
        let mut serve = Command::new(env!("CARGO_BIN_EXE_fernweh"));
        serve.args(["--no-open", "--port", "0", "--pace", "fast", "--database"]);
        let (server, line) =
            Running::once_it_says("listening on ", serve.arg(folder.path().join("fernweh.db")));
        let (drives, started) = Running::once_it_says(
            "started successfully on port ",
            Command::new("chromedriver").arg("--port=0"),
        );
        let driver = started.trim_end_matches('.').parse().expect("a port");
        Self { address: line, driver, chromium, _server: server, _drives: drives, folder }
    }

    /// A new window with nothing remembered: another person.
    pub(super) async fn window(&self, look: Look) -> Window {
        let profile = tempfile::tempdir_in(self.folder.path()).expect("a folder for the browser");
        Window::open(&self.address, self.driver, &self.chromium, profile.keep(), look).await
    }
}

impl Drop for Stage {
    /// A driver that is killed leaves its browsers behind, so it is asked first.
    fn drop(&mut self) {
        let Ok(mut line) = TcpStream::connect(("127.0.0.1", self.driver)) else { return };
        let asked = line.set_read_timeout(Some(Duration::from_secs(10))).and_then(|()| {
            line.write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
            line.read_to_end(&mut Vec::new())
        });
        if let Err(why) = asked {
            eprintln!("the driver did not take leave of its browsers: {why}");
        }
    }
}

/// A process that ends with its owner.
struct Running(Child);

impl Running {
    /// Starts `command` and gives what follows `sign` in the first line that has it.
    fn once_it_says(sign: &str, command: &mut Command) -> (Self, String) {
        let name = command.get_program().to_owned();
        let mut running = match command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn() {
            Ok(child) => Self(child),
            Err(why) => panic!("cannot start {}: {why}. {INSTALL}", name.display()),
        };
        let mut out = BufReader::new(running.0.stdout.take().expect("a pipe"));
        let found = wait_for(sign, &mut out);
        // What is not read would one day fill the pipe and stop the process.
        std::thread::spawn(move || std::io::copy(&mut out, &mut std::io::sink()));
        let found = found.unwrap_or_else(|| panic!("{} ended before it said `{sign}…`", name.display()));
        (running, found)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself, which is as good.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn wait_for(sign: &str, out: &mut BufReader<ChildStdout>) -> Option<String> {
    out.lines().map_while(Result::ok).find_map(|line| Some(line.split_once(sign)?.1.trim().to_owned()))
}

const INSTALL: &str =
    "The browser tests need Chromium and chromedriver: run scripts/test, which installs them";

fn chromium() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let mut places = ["chromium", "google-chrome", "chrome"]
        .iter()
        .flat_map(|name| folders.iter().map(move |at| at.join(name)));
    places.find(|place| place.is_file()).unwrap_or_else(|| panic!("there is no browser here. {INSTALL}"))
}
