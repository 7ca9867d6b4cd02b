//! One window of the browser, and what a person can do with it.

use super::chromium::CHROMIUM;
use super::fit::FIT;
use super::keys::strokes;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// How long something may take before the test fails. A busy machine must not fail a test.
const PATIENCE: Duration = Duration::from_secs(180);

/// How late a press may be heard. One that comes later is taken for lost, and pressed again.
const LATE: Duration = Duration::from_secs(5);

/// Whether a page is complete: its letters have their shape, too.
const COMPLETE: &str = "document.readyState === 'complete' && document.fonts.status === 'loaded'";

/// The address of a page without anything.
pub(super) const BLANK: &str = "about:blank";

/// What a script returns while its page is not complete.
const LOADING: &str = "the page is loading";

/// The look of a window.
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

/// One window with its own cookies and storage.
pub(super) struct Window {
    session: String,
    context: String,
    home: String,
}

impl Window {
    pub(super) async fn open(home: &str, look: Look) -> Self {
        let of_browser = async |method: &str, params: Value, answer: &str| {
            let said = CHROMIUM.ask(None, method, params).await;
            let said = said.unwrap_or_else(|why| panic!("no window is opened: {why}"));
            said[answer].as_str().expect("a name").to_owned()
        };
        let context = of_browser("Target.createBrowserContext", json!({}), "browserContextId").await;
        let blank = json!({ "url": BLANK, "browserContextId": context });
        let target = of_browser("Target.createTarget", blank, "targetId").await;
        let page = json!({ "targetId": target, "flatten": true });
        let session = of_browser("Target.attachToTarget", page, "sessionId").await;
        let window = Self { session, context, home: home.to_owned() };
        window.devtools("Runtime.enable", json!({})).await;
        window.devtools("Log.enable", json!({})).await;
        window.devtools("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await;
        window.paint_nothing().await;
        window.look(look).await;
        window
    }

    /// Another size at once; another language or theme from the next page on.
    pub(super) async fn look(&self, look: Look) {
        let size = json!({
            "width": look.width, "height": look.height(), "deviceScaleFactor": 1, "mobile": look.width < 700,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
        for (name, value) in [("lang", look.lang), ("theme", look.theme)] {
            let cookie = json!({ "name": name, "value": value, "url": self.home });
            self.devtools("Network.setCookie", cookie).await;
        }
        let width = look.width;
        self.until(&format!("!document.body.firstChild || document.documentElement.clientWidth === {width}"))
            .await;
    }

    /// Where its server is: `127.0.0.1:7171`.
    pub(super) fn host(&self) -> &str {
        self.home.trim_start_matches("http://").trim_end_matches('/')
    }

    /// The value of a cookie of this person.
    pub(super) async fn cookie(&self, name: &str) -> String {
        let kept = self.devtools("Network.getCookies", json!({ "urls": [self.home] })).await;
        let mut kept = kept["cookies"].as_array().into_iter().flatten();
        let found = kept.find(|cookie| cookie["name"] == name).and_then(|cookie| cookie["value"].as_str());
        found.unwrap_or_else(|| panic!("there is no cookie {name}")).to_owned()
    }

    /// Another language from the next page on.
    pub(super) async fn speak(&self, lang: &str) {
        let cookie = json!({ "name": "lang", "value": lang, "url": self.home });
        self.devtools("Network.setCookie", cookie).await;
    }

    /// Another size, regardless of the usual height for its width. A page that is open takes a moment to follow.
    pub(super) async fn resize(&self, (width, height): (u32, u32)) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700 });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Asks for less motion, as some people's systems do.
    pub(super) async fn be_calm(&self) {
        let features = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// From the next page on nothing is painted, unless pictures are wanted or axe-core looks at colours: painting is a
    /// third of the work of the browser. Everything else is as usual: styles, layout, scripts, what lies under a finger.
    async fn paint_nothing(&self) {
        let is_seen = super::pages::shots().is_some() || super::pages::axe().is_some();
        if is_seen || super::figures::is_measured() {
            return;
        }
        let script = "const sheet = new CSSStyleSheet();
            sheet.replaceSync('html { opacity: 0 !important }');
            document.adoptedStyleSheets.push(sheet);";
        self.devtools("Page.enable", json!({})).await;
        self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    }

    /// Goes to a path of the program, or to a whole address, and waits until the page is complete.
    pub(super) async fn go(&self, path: &str) {
        let address = if path.starts_with('/') { format!("{}{path}", self.home) } else { path.to_owned() };
        // Another place of the same page is not a new page.
        let mark = "const [to, anchor] = arguments[0].split('#');
            window.isLeft = anchor === undefined || to !== location.href.split('#')[0]";
        self.run(mark, vec![address.as_str().into()]).await;
        let went = self.devtools("Page.navigate", json!({ "url": address })).await;
        assert_eq!(went["errorText"], Value::Null, "cannot go to {address}");
        self.until("!window.isLeft").await;
    }

    /// The path of the page that is shown.
    pub(super) async fn path(&self) -> String {
        self.run("return location.pathname", vec![]).await.as_str().expect("a path").to_owned()
    }

    /// Reloads the page, and waits until it is complete.
    pub(super) async fn reload(&self) {
        self.run("window.isLeft = true", vec![]).await;
        self.devtools("Page.reload", json!({})).await;
        self.until("!window.isLeft").await;
    }

    /// Runs a script in the page, once the page is complete, and returns its result.
    pub(super) async fn run(&self, script: &str, args: Vec<Value>) -> Value {
        let args = Value::from(args);
        let whole = format!("{COMPLETE} ? (function () {{ {script}\n}}).apply(null, {args}) : '{LOADING}'");
        let began = Instant::now();
        loop {
            match self.evaluate(&whole).await {
                Ok(answer) if answer != LOADING => return answer,
                Err(Fault::Thrown(why)) => panic!("{why}\nin: {script}"),
                // Between two pages there is nothing to ask.
                _ => assert!(began.elapsed() < PATIENCE, "no page comes: {script}"),
            }
            pause().await;
        }
    }

    /// Runs an asynchronous script, once the page is complete: its last argument is called with the answer.
    pub(super) async fn run_on(&self, script: &str, args: Vec<Value>) -> Value {
        self.until("true").await;
        let args = Value::from(args);
        let whole =
            format!("new Promise((done) => (function () {{ {script}\n}}).apply(null, [...{args}, done]))");
        self.evaluate(&whole).await.unwrap_or_else(|why| panic!("{why:?}"))
    }

    /// Waits until a page is complete and `condition`, an expression of it, holds.
    pub(super) async fn until(&self, condition: &str) {
        let script = format!(
            "new Promise((done) => {{
                const holds = () => {{ try {{ return {condition} }} catch {{ return false }} }};
                const look = () => {COMPLETE} && holds() ? done(true) : setTimeout(look, 10);
                look();
            }})"
        );
        let came_true = async {
            // A page that is left does not answer; the next one does.
            while self.evaluate(&script).await.is_err() {
                pause().await;
            }
        };
        if tokio::time::timeout(PATIENCE, came_true).await.is_err() {
            panic!("never came true on {}: {condition}", self.path().await);
        }
    }

    /// Presses the first element that `css` names, as a person does: once it exists, is scrolled to, and is not
    /// covered.
    pub(super) async fn press(&self, css: &str) {
        let began = Instant::now();
        while let Err(why) = self.try_to_press(css).await {
            assert!(began.elapsed() < PATIENCE, "`{css}` cannot be pressed on {}: {why}", self.path().await);
            pause().await;
        }
    }

    async fn try_to_press(&self, css: &str) -> Result<(), String> {
        // The page may change between the check and the press. The element that is hit instead ignores the press.
        let bring = format!(
            "{FIT} const found = document.querySelector(arguments[0]);
             if (!found) return 'it is not there';
             if (!found.getClientRects().length) return 'it is not shown';
             found.scrollIntoView({{ block: 'center', behavior: 'instant' }});
             const {{ x, y, hit, isFree }} = sight(found);
             if (!isFree) return `it is covered by ${{hit?.outerHTML.slice(0, 80)}}`;
             window.pressed = 'waits';
             addEventListener('click', (event) => {{
                 window.pressed = found.contains(event.target) ? 'hit' : 'missed';
                 if (window.pressed === 'hit') return;
                 event.preventDefault();
                 event.stopImmediatePropagation();
             }}, {{ capture: true, once: true }});
             return {{ x, y }};"
        );
        let place = self.run(&bring, vec![css.into()]).await;
        if let Some(why) = place.as_str() {
            return Err(why.to_owned());
        }
        for (kind, buttons) in [("mouseMoved", 0), ("mousePressed", 1), ("mouseReleased", 0)] {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let event = json!({
                "type": kind, "x": place["x"], "y": place["y"], "button": button, "buttons": buttons, "clickCount": 1,
            });
            self.devtools("Input.dispatchMouseEvent", event).await;
        }
        // If the page was left, the press has hit. A busy page may hear it late: a second press meanwhile would come later
        // still, on whatever is there then.
        let began = Instant::now();
        loop {
            match self.evaluate("window.pressed").await {
                Ok(Value::String(state)) if state == "missed" => return Err("the press missed it".to_owned()),
                Ok(Value::String(state)) if state == "waits" => {}
                _ => return Ok(()),
            }
            if began.elapsed() > LATE {
                return Err("the press was not heard".to_owned());
            }
            pause().await;
        }
    }

    /// Replaces the text of a field.
    pub(super) async fn write(&self, css: &str, text: &str) {
        self.until(&format!("document.querySelector(\"{css}\")")).await;
        let into = "const field = document.querySelector(arguments[0]); field.focus(); field.select();";
        self.run(into, vec![css.into()]).await;
        self.devtools("Input.insertText", json!({ "text": text })).await;
    }

    /// Presses keys together, such as control and `z`, wherever the focus is.
    pub(super) async fn keys(&self, keys: &[char]) {
        for stroke in strokes(keys) {
            self.devtools("Input.dispatchKeyEvent", stroke).await;
        }
    }

    /// What the browser has reported since the last call: errors of scripts, requests that failed.
    pub(super) async fn troubles(&self) -> Vec<String> {
        CHROMIUM.take_troubles(&self.session)
    }

    /// The visible part as a PNG.
    pub(super) async fn picture(&self) -> Vec<u8> {
        let taken = self.devtools("Page.captureScreenshot", json!({})).await;
        from_base64(taken["data"].as_str().expect("a picture"))
    }

    /// The value of an expression of the page, or of its promise.
    async fn evaluate(&self, expression: &str) -> Result<Value, Fault> {
        let params = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let said = CHROMIUM.ask(Some(&self.session), "Runtime.evaluate", params).await;
        let mut said = said.map_err(|_| Fault::Left)?;
        match said.get("exceptionDetails") {
            Some(thrown) => Err(Fault::Thrown(thrown.to_string())),
            None => Ok(said["result"]["value"].take()),
        }
    }

    pub(super) async fn devtools(&self, method: &str, params: Value) -> Value {
        let said = CHROMIUM.ask(Some(&self.session), method, params).await;
        said.unwrap_or_else(|why| panic!("{method}: {why}"))
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        CHROMIUM.tell("Target.disposeBrowserContext", &json!({ "browserContextId": self.context }));
    }
}

/// Why an expression has no value.
#[derive(Debug)]
enum Fault {
    /// It failed, with the message of the page.
    Thrown(String),
    /// Its page was left.
    Left,
}

/// The pause between two checks of a page.
async fn pause() {
    tokio::time::sleep(Duration::from_millis(10)).await;
}

fn from_base64(text: &str) -> Vec<u8> {
    let value = |digit: u8| match digit {
        b'A'..=b'Z' => digit - b'A',
        b'a'..=b'z' => digit - b'a' + 26,
        b'0'..=b'9' => digit - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let digits: Vec<u8> = text.bytes().filter(|digit| *digit != b'=').map(value).collect();
    let bytes = digits.chunks(4).flat_map(|four| {
        let bits = (0..4).fold(0_u32, |bits, i| bits << 6 | u32::from(four.get(i).copied().unwrap_or(0)));
        bits.to_be_bytes().into_iter().skip(1).take(four.len() - 1)
    });
    bytes.collect()
}
