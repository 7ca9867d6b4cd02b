//! `fernweh`: serves the games in the browser.

mod notices;

use crate::cli::{self, Serve};
use crate::failure::Failure;
use crate::files;
use crate::games::Packs;
use crate::output;
use crate::packs;
use std::io::{self, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;
use store::{Place, Store};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;
use web::{App, Config, ConnectionLimits, GAMES, HostToken, Pace, Retention};

/// The default port.
const PORT: u16 = 7467;

/// How long threads may take to end when nobody waits for them.
const LAST: Duration = Duration::from_millis(500);

pub(crate) fn run(serve: &Serve, packs: &Packs) -> Result<(), Failure> {
    let filter = EnvFilter::try_from_env("FERNWEH_LOG").unwrap_or_else(|_| {
        EnvFilter::new(if serve.access_log { "warn,audit=info,access=info" } else { "warn,audit=info" })
    });
    // A file or a journal has no colours.
    let is_screen = io::stderr().is_terminal();
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).with_ansi(is_screen).init();
    web::raise_descriptor_limit();
    let runtime = super::runtime()?;
    let ended = runtime.block_on(until_stopped(serve, packs));
    // Nobody waits for a bot that is still thinking.
    runtime.shutdown_timeout(LAST);
    ended
}

async fn until_stopped(serve: &Serve, packs: &Packs) -> Result<(), Failure> {
    // From here on signals are handled, and an interrupted start ends like a server that is stopped.
    let mut signals = Signals::listen()?;
    let host_token = serve.host_token_file.as_deref().map(host_token).transpose()?;
    let notices = notices::read(&serve.notices, serve.origin.as_deref())?;
    let backups = serve.backups.as_deref().map(folder).transpose()?;
    let database = database(serve)?;
    if let (Place::Server(_), Some(_)) = (&database, &backups) {
        return Err(Failure::input(store::Error::NoCopies));
    }
    let listener = listener(serve.host, serve.port).await?;
    let address = listener.local_addr().map_err(Failure::work)?;
    let store = Store::at(&database).await.map_err(|why| Failure::work(format_args!("{database}: {why}")))?;
    let config = Config {
        host: address.ip(),
        port: address.port(),
        database,
        origin: serve.origin.clone(),
        pace: pace(serve.pace),
        away: Duration::from_secs(u64::from(serve.away) * 60),
        vacation: serve.vacation,
        options: packs::words(packs),
        per_minute: serve.per_minute,
        retention: Retention {
            finished: serve.keep_finished.map(days),
            abandoned: serve.keep_abandoned.map(days),
        },
        host_token,
        notices,
        backups,
        unattended: usize::from(serve.unattended),
        search_nodes: serve.search_nodes,
        limits: ConnectionLimits {
            connections: serve.connections.map(|n| n as usize),
            per_address: serve.connections_per_address as usize,
            ..ConnectionLimits::default()
        },
        trusted_proxies: serve.trusted_proxy.clone(),
        ..Config::default()
    };
    if serve.origin.is_some() && serve.trusted_proxy.is_empty() {
        eprintln!("no --trusted-proxy is named: all who come through the proxy count as one visitor");
    }
    let app = App::new(config, store, GAMES)
        .await
        .map_err(|why| Failure::work(format_args!("the server could not be set up: {why:?}")))?;

    // The only line on standard output; programs that start the server wait for it.
    output::say(format_args!("listening on http://{address}"))?;
    if !serve.no_open {
        open(address);
    }
    let stopped = async move {
        signals.next().await;
        // A second signal means that the user does not want to wait for the last request.
        tokio::spawn(async move {
            signals.next().await;
            std::process::exit(1);
        });
    };
    web::serve(listener, app, stopped).await.map_err(Failure::work)
}

fn days(n: u32) -> Duration {
    Duration::from_secs(u64::from(n) * 24 * 60 * 60)
}

fn host_token(file: &Path) -> Result<HostToken, Failure> {
    let text = files::text(file)?;
    text.parse().map_err(|why| Failure::input(format_args!("{}: {why}", file.display())))
}

/// A folder that must exist, so that a wrong name is found now and not when a copy is needed.
fn folder(path: &Path) -> Result<PathBuf, Failure> {
    match path.canonicalize() {
        Ok(folder) if folder.is_dir() => Ok(folder),
        _ => Err(Failure::input(format_args!("there is no folder {}: make it first", path.display()))),
    }
}

fn pace(pace: cli::Pace) -> Pace {
    match pace {
        cli::Pace::Usual => Pace::default(),
        cli::Pace::Fast => Pace::NONE,
    }
}

fn database(serve: &Serve) -> Result<Place, Failure> {
    if let Some(place) = &serve.database {
        return Ok(place.clone());
    }
    let path = files::default_database()?;
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).map_err(|why| {
        Failure::work(format_args!(
            "cannot make {}: {why}; name a file with --database PATH",
            folder.display()
        ))
    })?;
    Ok(Place::File(path))
}

/// The requested port; without one, the default port or any free port.
async fn listener(host: IpAddr, port: Option<u16>) -> Result<TcpListener, Failure> {
    let wanted = SocketAddr::new(host, port.unwrap_or(PORT));
    let bound = match TcpListener::bind(wanted).await {
        Err(why) if why.kind() == io::ErrorKind::AddrInUse && port.is_none() => {
            eprintln!("port {PORT} is taken, so another one is used");
            TcpListener::bind(SocketAddr::new(host, 0)).await
        }
        bound => bound,
    };
    bound.map_err(|why| {
        Failure::work(format_args!("cannot listen on {wanted}: {why}; choose another --port, or 0 for any"))
    })
}

fn open(address: SocketAddr) {
    // A server that listens on all addresses is reached here by the name of this machine.
    let here = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    let url = format!("http://{}/", SocketAddr::new(here, address.port()));
    if open::that_detached(&url).is_err() {
        eprintln!("no browser could be opened: go to {url} yourself");
    }
}

/// Ctrl-C, and the signal that the system sends to end programs.
struct Signals {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn listen() -> Result<Self, Failure> {
        use tokio::signal::unix::{SignalKind, signal};
        let hear = |kind| signal(kind).map_err(Failure::work);
        Ok(Self { terminate: hear(SignalKind::terminate())?, interrupt: hear(SignalKind::interrupt())? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
}

#[cfg(not(unix))]
impl Signals {
    fn listen() -> Result<Self, Failure> {
        Ok(Self {})
    }

    async fn next(&mut self) {
        // If the signal cannot be handled, it ends the program, as intended.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
