//! The browser of all windows, and its protocol.

use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// The one browser of this run. It ends with the test program in every case, because its pipe is closed then.
pub(super) static CHROMIUM: LazyLock<Chromium> = LazyLock::new(Chromium::start);

/// No answer of the browser takes this long, even on a busy machine.
const NEVER: Duration = Duration::from_secs(600);

/// Gives the browser the pipe that it expects, waits for its end and removes its files.
const RUN: &str = r#"trap : INT TERM HUP; folder=$1; shift
exec 3<&0 4>&1 0</dev/null 1>/dev/null 2>"$folder/log"
"$@" & exec 3<&- 4>&-
wait $!; wait $!; rm -rf "$folder""#;

/// A browser, controlled by the DevTools protocol.
pub(super) struct Chromium {
    to: Mutex<ChildStdin>,
    heard: Mutex<Heard>,
    last: AtomicU64,
    log: PathBuf,
}

#[derive(Default)]
struct Heard {
    /// Who waits for the answer with this number.
    waiting: HashMap<u64, oneshot::Sender<Result<Value, String>>>,
    /// What the browser has reported, by window.
    troubles: HashMap<String, Vec<String>>,
}

impl Chromium {
    fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder for the browser").keep();
        let mut shell = Command::new("sh");
        shell.args(["-c", RUN, "sh"]).arg(&folder).arg(program());
        shell.arg(format!("--user-data-dir={}", folder.join("profile").display())).args(FLAGS);
        let started = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.unwrap_or_else(|why| panic!("cannot start the browser: {why}. {INSTALL}"));
        let to = Mutex::new(child.stdin.take().expect("a pipe"));
        let from = BufReader::new(child.stdout.take().expect("a pipe"));
        std::thread::spawn(move || {
            CHROMIUM.listen(from);
            child.wait()
        });
        Self { to, heard: Mutex::default(), last: AtomicU64::new(0), log: folder.join("log") }
    }

    /// Asks the browser, or the page of a session, for something.
    pub(super) async fn ask(
        &self,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<Value, String> {
        let (sender, answer) = oneshot::channel();
        let id = self.last.fetch_add(1, Ordering::Relaxed) + 1;
        self.heard().waiting.insert(id, sender);
        self.send(id, session, method, &params);
        match tokio::time::timeout(NEVER, answer).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(_)) => panic!("the browser has ended: {}. {INSTALL}", self.last_words()),
            Err(_) => panic!("the browser does not answer to {method}"),
        }
    }

    /// Sends the browser a message and does not wait for an answer.
    pub(super) fn tell(&self, method: &str, params: &Value) {
        let id = self.last.fetch_add(1, Ordering::Relaxed) + 1;
        self.send(id, None, method, params);
    }

    /// What the browser has reported in a window since the last call.
    pub(super) fn take_troubles(&self, session: &str) -> Vec<String> {
        self.heard().troubles.remove(session).unwrap_or_default()
    }

    fn send(&self, id: u64, session: Option<&str>, method: &str, params: &Value) {
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        let mut to = self.to.lock().unwrap_or_else(PoisonError::into_inner);
        // If the browser has ended, there will be no answer, and the waiting test fails there.
        let _ = to.write_all(format!("{message}\0").as_bytes());
    }

    fn heard(&self) -> MutexGuard<'_, Heard> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Passes on the messages of the browser until it ends.
    fn listen(&self, mut from: impl BufRead) {
        let mut message = Vec::new();
        while from.read_until(0, &mut message).is_ok_and(|n| n > 0) {
            message.pop();
            let said: Value = serde_json::from_slice(&message).expect("the browser speaks JSON");
            message.clear();
            let mut heard = self.heard();
            if let Some(sender) = said["id"].as_u64().and_then(|id| heard.waiting.remove(&id)) {
                // The receiver may have stopped waiting.
                let _ = sender.send(answer(said));
            } else if let (Some(session), Some(trouble)) = (said["sessionId"].as_str(), trouble(&said)) {
                heard.troubles.entry(session.to_owned()).or_default().push(trouble);
            }
        }
        self.heard().waiting.clear();
    }

    fn last_words(&self) -> String {
        let mut words = String::new();
        let read = std::fs::File::open(&self.log).and_then(|mut log| log.read_to_string(&mut words));
        read.map_or_else(|why| why.to_string(), |_| words)
    }
}

fn answer(mut said: Value) -> Result<Value, String> {
    match said["error"]["message"].as_str() {
        Some(why) => Err(why.to_owned()),
        None => Ok(said["result"].take()),
    }
}

/// What the browser reports: errors of scripts, requests that failed, warnings.
fn trouble(said: &Value) -> Option<String> {
    let is_bad = |level: &Value| level == "error" || level == "warning" || level == "assert";
    let params = &said["params"];
    match said["method"].as_str()? {
        "Runtime.exceptionThrown" => Some(params["exceptionDetails"].to_string()),
        "Runtime.consoleAPICalled" => is_bad(&params["type"]).then(|| params["args"].to_string()),
        "Log.entryAdded" => is_bad(&params["entry"]["level"]).then(|| params["entry"].to_string()),
        _ => None,
    }
}

const FLAGS: [&str; 16] = [
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    // Each window would load the pages behind the address bar, which nobody sees: a second of processor time.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
    // No window covers another.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "about:blank",
];

const INSTALL: &str = "The browser tests need Chromium: run scripts/test, which installs it";

fn program() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    // The first has no windows to draw and needs a quarter less time.
    let mut places = ["chromium-headless-shell", "chromium", "google-chrome", "chrome"]
        .iter()
        .flat_map(|name| folders.iter().map(move |at| at.join(name)));
    places.find(|place| Path::is_file(place)).unwrap_or_else(|| panic!("there is no browser here. {INSTALL}"))
}
