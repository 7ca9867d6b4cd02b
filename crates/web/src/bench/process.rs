//! The server under load: a separate process, whose time and memory the system reports.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The clock of `/proc` ticks a hundred times a second on every Linux.
const TICK: Duration = Duration::from_millis(10);

/// A running server; it ends with this value.
pub(super) struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    /// Starts `command` and waits for the line that says where it listens.
    pub(super) fn start(command: &mut Command) -> io::Result<Self> {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(output) = child.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let address =
            line.trim().rsplit("http://").next().and_then(|text| text.trim_end_matches('/').parse().ok());
        match address {
            Some(address) => Ok(Self { child, address }),
            None => {
                child.kill()?;
                child.wait()?;
                Err(io::Error::other(format!("the server did not say where it listens: {line}")))
            }
        }
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// How long its threads have run on a processor.
    pub(super) fn cpu(&self) -> io::Result<Duration> {
        let stat = read(&self.child.id().to_string(), "stat")?;
        // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: u32 = fields.skip(11).take(2).filter_map(|field| field.parse::<u32>().ok()).sum();
        Ok(TICK * ticks)
    }

    /// How much memory it holds.
    pub(super) fn memory(&self) -> io::Result<u64> {
        memory(&self.child.id().to_string())
    }
}

fn read(process: &str, file: &str) -> io::Result<String> {
    fs::read_to_string(format!("/proc/{process}/{file}"))
}

/// How much memory a process holds, in bytes; `self` is this one.
pub(crate) fn memory(process: &str) -> io::Result<u64> {
    let status = read(process, "status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().split(' ').next()?.parse::<u64>().ok());
    kilobytes.map(|n| n * 1024).ok_or_else(|| io::Error::other("the system does not tell the memory"))
}

impl Drop for Server {
    fn drop(&mut self) {
        // It was started only to be measured: its data need not be kept.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
