//! One window of the browser, and what a person can do with it.

use fantoccini::actions::{Actions, InputSource, KeyAction, KeyActions};
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::Duration;
use url::{ParseError, Url};

/// The key that closes and steps back, as drivers name it.
pub(super) const ESCAPE: char = '\u{E00C}';

/// How a window looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub(super) width: u32,
    pub(super) lang: &'static str,
    pub(super) theme: &'static str,
}

impl Look {
    pub(super) const DESKTOP: Self = Self { width: 1440, lang: "en", theme: "dark" };
    pub(super) const PHONE: Self = Self { width: 390, ..Self::DESKTOP };

    /// The usual height of a window that wide: a laptop, a tablet, a phone.
    pub(super) fn height(self) -> u32 {
        match self.width {
            ..=700 => 844,
            701..=1179 => 1180,
            1180.. => 900,
        }
    }
}

/// One window with a memory of its own.
pub(super) struct Window {
    client: Client,
    home: String,
}

impl Window {
    pub(super) async fn open(home: &str, driver: u16, chromium: &Path, profile: PathBuf, look: Look) -> Self {
        let profile = format!("--user-data-dir={}", profile.display());
        let args = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            &profile,
        ];
        let wishes = json!({
            "browserName": "chrome",
            "goog:chromeOptions": { "args": args, "binary": chromium },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": 90_000 },
        });
        let Value::Object(wishes) = wishes else { unreachable!("an object was written") };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let connected = builder.capabilities(wishes).connect(&format!("http://127.0.0.1:{driver}")).await;
        let client = connected.expect("the driver opens a window");
        let window = Self { client, home: home.to_owned() };
        window.look(look).await;
        window
    }

    /// Another size, language or theme from the next page on.
    pub(super) async fn look(&self, look: Look) {
        let size = json!({
            "width": look.width, "height": look.height(), "deviceScaleFactor": 1, "mobile": look.width < 700,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
        for (name, value) in [("lang", look.lang), ("theme", look.theme)] {
            let cookie = json!({ "name": name, "value": value, "url": self.home });
            self.devtools("Network.setCookie", cookie).await;
        }
    }

    /// A window of this size from the next page on, whatever the usual height of such a width is.
    pub(super) async fn resize(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700 });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Asks for less motion, as some people's systems do.
    pub(super) async fn be_calm(&self) {
        let features = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Goes to a path of the program, or to a whole address.
    pub(super) async fn go(&self, path: &str) {
        let address = if path.starts_with('/') { format!("{}{path}", self.home) } else { path.to_owned() };
        self.client.goto(&address).await.unwrap_or_else(|why| panic!("cannot go to {address}: {why}"));
    }

    /// The path of the page that is shown.
    pub(super) async fn path(&self) -> String {
        self.client.current_url().await.expect("an address").path().to_owned()
    }

    pub(super) async fn reload(&self) {
        self.client.refresh().await.expect("the page loads again");
    }

    /// Runs a script in the page and gives what it returns.
    pub(super) async fn run(&self, script: &str, args: Vec<Value>) -> Value {
        self.client.execute(script, args).await.unwrap_or_else(|why| panic!("{why}\nin: {script}"))
    }

    /// Runs a script that takes its time: its last argument is called with the answer.
    pub(super) async fn run_on(&self, script: &str, args: Vec<Value>) -> Value {
        self.client.execute_async(script, args).await.unwrap_or_else(|why| panic!("{why}"))
    }

    /// Waits until `condition`, an expression of the page, holds.
    pub(super) async fn until(&self, condition: &str) {
        let script = format!("return Boolean({condition})");
        for _ in 0..600 {
            // A page that is being left cannot answer; the next one can.
            if matches!(self.client.execute(&script, vec![]).await, Ok(Value::Bool(true))) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("never came true on {}: {condition}", self.path().await);
    }

    /// Presses the first element that `css` names, as a hand does: scrolled to, and with nothing over it.
    pub(super) async fn press(&self, css: &str) {
        let found = self.client.find(Locator::Css(css)).await.unwrap_or_else(|why| panic!("`{css}`: {why}"));
        let scroll =
            "document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })";
        self.run(scroll, vec![css.into()]).await;
        found.click().await.unwrap_or_else(|why| panic!("`{css}` cannot be pressed: {why}"));
    }

    /// Writes over what is in a field.
    pub(super) async fn write(&self, css: &str, text: &str) {
        let field = self.client.find(Locator::Css(css)).await.unwrap_or_else(|why| panic!("`{css}`: {why}"));
        field.clear().await.expect("a field can be emptied");
        field.send_keys(text).await.expect("a field can be written in");
    }

    /// Presses keys together, such as control and `z`, wherever the focus is.
    pub(super) async fn keys(&self, keys: &[char]) {
        let down = keys.iter().map(|key| KeyAction::Down { value: *key });
        let up = keys.iter().rev().map(|key| KeyAction::Up { value: *key });
        let strokes = down.chain(up).fold(KeyActions::new("keyboard".into()), InputSource::then);
        self.client.perform_actions(Actions::from(strokes)).await.expect("keys can be pressed");
    }

    /// What the browser has complained of since the last time: errors of scripts, requests that failed.
    pub(super) async fn troubles(&self) -> Vec<String> {
        let lines = self.command("se/log", json!({ "type": "browser" })).await;
        let lines = lines.as_array().cloned().unwrap_or_default();
        let is_bad = |line: &Value| line["level"] == "SEVERE" || line["level"] == "WARNING";
        lines.iter().filter(|line| is_bad(line)).map(|line| line["message"].to_string()).collect()
    }

    /// The whole of what is in view, as a PNG.
    pub(super) async fn picture(&self) -> Vec<u8> {
        self.client.screenshot().await.expect("a picture")
    }

    async fn devtools(&self, command: &str, params: Value) -> Value {
        self.command("goog/cdp/execute", json!({ "cmd": command, "params": params })).await
    }

    async fn command(&self, path: &'static str, body: Value) -> Value {
        let answer = self.client.issue_cmd(Command { path, body }).await;
        answer.unwrap_or_else(|why| panic!("{path}: {why}"))
    }
}

/// A command that only this browser's driver knows.
#[derive(Debug)]
struct Command {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base: &Url, window: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", window.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
