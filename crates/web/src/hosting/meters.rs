//! Counts what the server does, writes it for Prometheus, and logs requests.

use crate::app::App;
use crate::error::Error;
use crate::sender::sender;
use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

/// The upper ends of the classes of answer times, in microseconds.
const ENDS: [u64; 6] = [1_000, 5_000, 25_000, 100_000, 500_000, 2_500_000];

/// Counts since the server started.
#[derive(Debug)]
pub(crate) struct Meters {
    started: Instant,
    /// By the first digit of the status.
    answers: [AtomicU64; 6],
    /// Answers refused because there were too many requests.
    too_many: AtomicU64,
    /// By the time they took; the last class has no end.
    times: [AtomicU64; ENDS.len() + 1],
    microseconds: AtomicU64,
    moves: AtomicU64,
    /// How many of the moves were made by bots.
    by_bots: AtomicU64,
}

impl Default for Meters {
    fn default() -> Self {
        Self {
            started: Instant::now(),
            answers: Default::default(),
            too_many: AtomicU64::default(),
            times: Default::default(),
            microseconds: AtomicU64::default(),
            moves: AtomicU64::default(),
            by_bots: AtomicU64::default(),
        }
    }
}

impl Meters {
    /// Counts a move.
    pub(crate) fn moved(&self, by_bot: bool) {
        self.moves.fetch_add(1, Relaxed);
        self.by_bots.fetch_add(u64::from(by_bot), Relaxed);
    }

    /// Seconds since the server started.
    pub(crate) fn up(&self) -> u64 {
        self.started.elapsed().as_secs()
    }

    fn count(&self, status: u16, microseconds: u64) {
        self.answers[usize::from(status / 100).min(5)].fetch_add(1, Relaxed);
        if status == 429 {
            self.too_many.fetch_add(1, Relaxed);
        }
        let class = ENDS.iter().position(|end| microseconds <= *end).unwrap_or(ENDS.len());
        self.times[class].fetch_add(1, Relaxed);
        self.microseconds.fetch_add(microseconds, Relaxed);
    }
}

/// Counts and logs every answer. A log line names the route and the table, never what else an address contains, because
/// addresses of invitations and links are secrets.
pub(crate) async fn note(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let is_logged = tracing::enabled!(target: "access", tracing::Level::INFO);
    let line = is_logged.then(|| Line::of(&app, &request));
    let response = next.run(request).await;
    let micros = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
    let status = response.status().as_u16();
    app.live().meters().count(status, micros);
    if let Some(Line { method, route, table, guest }) = line {
        let from = sender();
        tracing::info!(target: "access", %method, route, table, status, micros, %from, guest);
    }
    response
}

struct Line {
    method: String,
    route: String,
    table: String,
    guest: String,
}

/// The beginning of a word that a visitor chose: a line of the log is short, whatever is asked for.
fn begun(word: &str) -> String {
    word.chars().take(40).collect()
}

impl Line {
    fn of(app: &App, request: &Request) -> Self {
        let route = request.extensions().get::<MatchedPath>().map_or("(none)", MatchedPath::as_str);
        let at_table = route.contains("/t/{id}") || route.contains("/tables/{id}");
        let mut parts = request.uri().path().split('/').skip_while(|part| !matches!(*part, "t" | "tables"));
        let guest = app.keys().known(request.headers()).ok().flatten();
        Self {
            method: begun(request.method().as_str()),
            table: begun(parts.nth(1).filter(|_| at_table).unwrap_or("-")),
            route: route.to_owned(),
            // The id is not secret; its beginning is enough to recognise somebody.
            guest: guest.map_or("-".to_owned(), |guest| guest.id().chars().take(8).collect()),
        }
    }
}

/// One family of figures in the text format of Prometheus.
struct Page(String);

impl Page {
    fn family(&mut self, name: &str, kind: &str, help: &str) {
        let _ = write!(self.0, "# HELP fernweh_{name} {help}\n# TYPE fernweh_{name} {kind}\n");
    }

    fn sample(&mut self, name: &str, labels: &str, value: impl Display) {
        let _ = writeln!(self.0, "fernweh_{name}{labels} {value}");
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, value: impl Display) {
        self.family(name, kind, help);
        self.sample(name, "", value);
    }
}

impl App {
    /// All figures in the text format of Prometheus.
    pub(crate) async fn figures(&self) -> Result<String, Error> {
        let meters = self.live().meters();
        let counts = self.live().store().counts().await?;
        let mut page = Page(String::with_capacity(4096));
        page.one("up_seconds", "gauge", "Seconds since the server started.", meters.up());
        page.family("answers_total", "counter", "Answers by the first digit of their status.");
        for class in 1..6 {
            page.sample(
                "answers_total",
                &format!("{{class=\"{class}xx\"}}"),
                meters.answers[class].load(Relaxed),
            );
        }
        let too_many = meters.too_many.load(Relaxed);
        page.one("too_many_total", "counter", "Requests refused because there were too many.", too_many);
        page.family("answer_seconds", "histogram", "Time to answer a request.");
        let mut sum = 0;
        for (class, n) in meters.times.iter().enumerate() {
            sum += n.load(Relaxed);
            let end = ENDS.get(class).map_or("+Inf".to_owned(), |end| (*end as f64 / 1e6).to_string());
            page.sample("answer_seconds_bucket", &format!("{{le=\"{end}\"}}"), sum);
        }
        page.sample("answer_seconds_sum", "", meters.microseconds.load(Relaxed) as f64 / 1e6);
        page.sample("answer_seconds_count", "", sum);
        page.family("moves_total", "counter", "Moves since the server started.");
        let (moves, by_bots) = (meters.moves.load(Relaxed), meters.by_bots.load(Relaxed));
        page.sample("moves_total", "{by=\"people\"}", moves.saturating_sub(by_bots));
        page.sample("moves_total", "{by=\"bots\"}", by_bots);
        page.family("tables", "gauge", "Tables in the database.");
        let states =
            [("waiting", counts.waiting), ("running", counts.running), ("finished", counts.finished)];
        for (status, n) in states {
            page.sample("tables", &format!("{{status=\"{status}\"}}"), n);
        }
        page.one("tables_in_memory", "gauge", "Tables that somebody uses now.", self.n_live());
        page.one("actions", "gauge", "Recorded actions at all tables.", counts.actions);
        page.one("database_bytes", "gauge", "Size of the database.", counts.bytes);
        page.one("streams", "gauge", "Open event streams.", self.streams().n_open());
        let is_well = u8::from(self.health().await.is_ok());
        page.one("database_writable", "gauge", "1 if the database can be written, otherwise 0.", is_well);
        if let Ok(bytes) = crate::bench::memory("self") {
            page.one("resident_bytes", "gauge", "Memory of the process.", bytes);
        }
        Ok(page.0)
    }
}
