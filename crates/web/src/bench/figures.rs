//! What was measured, and how it is printed.

use std::fmt;
use std::time::Duration;

/// What was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// Moves made.
    pub n_moves: usize,
    /// Moves for each second that the server's process spent on a processor, nothing else asked.
    pub act_alone: f64,
    /// The same with the views of all seats as JSON after each move.
    pub with_views: f64,
    /// The same with what browsers fetch: the table drawn for each seat, compressed.
    pub with_pages: Option<f64>,
    /// At the steady rate: the time from when a move was due until it was answered, median.
    pub p50: Duration,
    /// The same, 99th percentile.
    pub p99: Duration,
    /// The same, slowest.
    pub slowest: Duration,
    /// Moves a second that were answered at the steady rate.
    pub rate: f64,
    /// Meanwhile: the share of one processor that the server used.
    pub cpu: f64,
    /// Meanwhile: memory of the server at the begin, every second and at the end, in bytes.
    pub memory: Vec<u64>,
    /// Memory of the server before there were tables, in bytes.
    pub idle_bytes: u64,
    /// Memory for each live table after all moves, its listeners included, in bytes.
    pub bytes_per_table: u64,
    /// Event streams that were open.
    pub n_listeners: usize,
    /// Memory for each of them before the first move, in bytes.
    pub bytes_per_listener: u64,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        writeln!(f, "moves made                   {:>10}", self.n_moves)?;
        writeln!(f, "moves per CPU second")?;
        writeln!(f, "  alone                      {:>10.0}", self.act_alone)?;
        writeln!(f, "  with the views of all seats{:>10.0}", self.with_views)?;
        if let Some(with_pages) = self.with_pages {
            writeln!(f, "  with the pages of all seats{with_pages:>10.0}")?;
        }
        writeln!(f, "at a steady rate of          {:>10.0} moves/s", self.rate)?;
        writeln!(f, "  half are answered within   {:>10.2} ms", ms(self.p50))?;
        writeln!(f, "  99 of 100 within           {:>10.2} ms", ms(self.p99))?;
        writeln!(f, "  the slowest in             {:>10.2} ms", ms(self.slowest))?;
        writeln!(f, "  share of one processor     {:>10.0} %", self.cpu * 100.0)?;
        if let (Some(first), Some(last)) = (self.memory.first(), self.memory.last()) {
            let half = self.memory[self.memory.len() / 2];
            for (when, bytes) in [("the begin", first), ("half time", &half), ("the end", last)] {
                writeln!(f, "  memory at {when:<17}{:>10.1} MB", *bytes as f64 / 1e6)?;
            }
        }
        writeln!(f, "memory without tables        {:>10.1} MB", self.idle_bytes as f64 / 1e6)?;
        if self.n_listeners > 0 {
            writeln!(f, "open event streams           {:>10}", self.n_listeners)?;
            writeln!(f, "memory per event stream      {:>10.1} KB", self.bytes_per_listener as f64 / 1e3)?;
        }
        write!(f, "memory per live table        {:>10.1} KB", self.bytes_per_table as f64 / 1e3)
    }
}
