//! A client with an address of its own on the loopback, and the server that it talks to.

use serde_json::Value;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long an answer may take before the measurement is given up.
const PATIENCE: Duration = Duration::from_secs(120);

/// A running server; it ends with this value.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    /// From the start of the process until it listened.
    pub(crate) started_in: Duration,
}

impl Server {
    /// Starts this program as a server on the database at `path`; `limit` is a command of the shell for its limits.
    pub(crate) fn start(path: &std::path::Path, limit: &str) -> io::Result<Self> {
        let began = Instant::now();
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{limit}; exec \"$1\" serve \"$2\""), "sh"]);
        shell.arg(std::env::current_exe()?).arg(path);
        let mut child = shell.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(output) = child.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        match line.trim().rsplit("http://").next().and_then(|text| text.parse().ok()) {
            Some(address) => Ok(Self { child, address, started_in: began.elapsed() }),
            None => {
                child.kill()?;
                child.wait()?;
                Err(io::Error::other(format!("the server did not say where it listens: {line}")))
            }
        }
    }

    /// How long its threads have run on a processor, in milliseconds: the clock of `/proc` ticks every ten.
    pub(crate) fn cpu(&self) -> io::Result<u64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        Ok(fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum::<u64>() * 10)
    }

    /// The memory that it holds, in megabytes.
    pub(crate) fn megabytes(&self) -> io::Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().split(' ').next()?.parse::<f64>().ok());
        kilobytes.map(|n| n / 1000.0).ok_or_else(|| io::Error::other("the system does not tell the memory"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It was started only to be measured.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A guest at an address.
pub(crate) struct Client {
    to: SocketAddr,
    from: Ipv4Addr,
    token: String,
    wire: BufReader<TcpStream>,
}

impl Client {
    /// A new guest at the address `from`, which is on the loopback.
    pub(crate) fn new(to: SocketAddr, from: Ipv4Addr) -> io::Result<Self> {
        let wire = BufReader::new(connect(to, from)?);
        let mut client = Self { to, from, token: String::new(), wire };
        let guest = client.post("/api/guests", "application/json", "")?;
        client.token = guest["token"].as_str().unwrap_or_default().to_owned();
        Ok(client)
    }

    /// The JSON at `path`.
    pub(crate) fn get(&mut self, path: &str) -> io::Result<Value> {
        let head = head("GET", path, &self.token, "", 0);
        json(&self.send(&head, "")?)
    }

    /// The text at `path`.
    pub(crate) fn text(&mut self, path: &str) -> io::Result<String> {
        let head = head("GET", path, &self.token, "", 0);
        self.send(&head, "")
    }

    /// Sends `body`, and gives the JSON of the answer.
    pub(crate) fn post(&mut self, path: &str, kind: &str, body: &str) -> io::Result<Value> {
        let head = head("POST", path, &self.token, kind, body.len());
        json(&self.send(&head, body)?)
    }

    /// Opens a table of the first game, and gives its name.
    pub(crate) fn open(&mut self, seats: &[&str], seed: usize) -> io::Result<String> {
        let game = web::GAMES.playable[0].name();
        let table = serde_json::json!({ "game": game, "seats": seats, "options": "", "seed": seed });
        let answer = self.post("/api/tables", "application/json", &table.to_string())?;
        answer["table"].as_str().map(str::to_owned).ok_or_else(|| io::Error::other(answer.to_string()))
    }

    /// Opens a stream of events on a connection of its own: the connection, if the server accepts it.
    pub(crate) fn listen(&self, table: &str) -> io::Result<Option<TcpStream>> {
        let mut wire = BufReader::new(connect(self.to, self.from)?);
        let path = format!("/api/tables/{table}/events");
        wire.get_mut().write_all(head("GET", &path, &self.token, "", 0).as_bytes())?;
        let mut line = String::new();
        // A connection that is closed without an answer was refused, too.
        let is_open = wire.read_line(&mut line).is_ok() && line.starts_with("HTTP/1.1 200");
        Ok(is_open.then(|| wire.into_inner()))
    }

    fn send(&mut self, head: &str, body: &str) -> io::Result<String> {
        self.wire.get_mut().write_all(format!("{head}{body}").as_bytes())?;
        let (mut n_bytes, mut status) = (0, String::new());
        self.wire.read_line(&mut status)?;
        loop {
            let mut line = String::new();
            if self.wire.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            match line.trim_end().split_once(':') {
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                    n_bytes = value.trim().parse().map_err(io::Error::other)?;
                }
                Some(_) => {}
                None => break,
            }
        }
        let mut body = vec![0; n_bytes];
        self.wire.read_exact(&mut body)?;
        let body = String::from_utf8_lossy(&body).into_owned();
        if status.starts_with("HTTP/1.1 2") { Ok(body) } else { Err(io::Error::other(status + &body)) }
    }
}

fn head(method: &str, path: &str, token: &str, kind: &str, n_bytes: usize) -> String {
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n");
    if !token.is_empty() {
        head += &format!("Authorization: Bearer {token}\r\n");
    }
    if method == "POST" {
        head += &format!("Content-Type: {kind}\r\nContent-Length: {n_bytes}\r\n");
    }
    head + "\r\n"
}

fn json(text: &str) -> io::Result<Value> {
    serde_json::from_str(text).map_err(io::Error::other)
}

/// A connection from the address `from`.
fn connect(to: SocketAddr, from: Ipv4Addr) -> io::Result<TcpStream> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    let stream = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(IpAddr::V4(from), 0))?;
        socket.connect(to).await?.into_std()
    })?;
    stream.set_nonblocking(false)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    Ok(stream)
}
