//! `fernweh` as a server: how it starts, what it answers, how it ends.
#![cfg(unix)]

use super::guard::Guard;
use super::{Ran, fernweh, run};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// A server that was started and has printed its address.
pub(super) struct Server {
    pub(super) child: Child,
    out: BufReader<ChildStdout>,
    /// For example `127.0.0.1:7467`.
    pub(super) address: String,
    /// Present until the server is ended in order.
    guard: Option<Guard>,
}

impl Server {
    pub(super) fn start(arguments: &[&str], data: &Path) -> Self {
        Self::started(fernweh().args(arguments), data)
    }

    pub(super) fn started(command: &mut Command, data: &Path) -> Self {
        let mut child = command
            .arg("--no-open")
            .env("XDG_DATA_HOME", data)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let guard = Some(Guard::of(&child).expect("a shell"));
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut server = Self { child, out, address: String::new(), guard };
        let mut line = String::new();
        server.out.read_line(&mut line).expect("a line");
        let address = line.trim_end().strip_prefix("listening on http://");
        server.address = address.unwrap_or_else(|| panic!("`{line}` does not say where")).to_owned();
        server
    }

    pub(super) fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a timeout");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address)
            .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    /// Sends a signal and waits for the end.
    pub(super) fn stop(mut self, signal: &str) -> Ran {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(sent.expect("kill is there").success());
        let (mut out, mut err) = (String::new(), String::new());
        self.out.read_to_string(&mut out).expect("text");
        self.child.stderr.take().expect("a pipe").read_to_string(&mut err).expect("text");
        Ran { code: self.child.wait().expect("it ends").code(), out, err }
    }
}

impl Drop for Server {
    /// A server that no test has ended ends with its test. One that has ended already cannot be killed.
    fn drop(&mut self) {
        self.guard = None;
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_server_ends_with_the_test_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(&["--port", "0"], folder.path());
    // This is what the system does when the program is killed.
    drop(server.guard.as_mut().expect("it is watched").input.take());
    assert_eq!(server.child.wait().expect("it ends").code(), None, "it was killed");
}

#[test]
fn it_serves_until_it_is_told_to_stop() {
    for signal in ["-TERM", "-INT"] {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("games.db");
        let server =
            Server::start(&["--port", "0", "--database", &database.display().to_string()], folder.path());
        let health = server.get("/healthz");
        assert!(health.starts_with("HTTP/1.1 200 OK\r\n"), "{health}");
        assert!(server.get("/").contains("<html"), "and there are pages");
        // A browser that keeps its connection open does not prevent the server from ending.
        let idle = TcpStream::connect(&server.address).expect("it listens");
        let ended = server.stop(signal);
        assert_eq!(
            (ended.code, ended.out.as_str(), ended.err.as_str()),
            (Some(0), "", ""),
            "one line and no more"
        );
        drop(idle);
        let left: Vec<_> =
            std::fs::read_dir(folder.path()).expect("a folder").flatten().map(|f| f.file_name()).collect();
        assert!(
            !left.iter().any(|name| name.to_string_lossy().ends_with("-wal")),
            "closed in order: {left:?}"
        );
    }
}

/// Regardless of what clients do.
#[test]
fn it_ends_while_clients_keep_it_waiting() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(&["--port", "0"], folder.path());
    let sent = |text: &str| {
        let mut stream = TcpStream::connect(&server.address).expect("it listens");
        stream.write_all(text.as_bytes()).expect("sent");
        stream
    };
    let _held = [
        sent("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "),
        sent("POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{"),
        sent("GET / HTTP/1.1\r\nHost: x\r\n\r\n"),
        sent(""),
    ];
    let mut guest = sent("POST /api/guests HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    let mut answer = String::new();
    guest.read_to_string(&mut answer).expect("an answer");
    let token = answer.split("\"token\":\"").nth(1).expect("a token").split('"').next().expect("its end");
    let body = r#"{"game":"new-frontiers","seats":["me","here"]}"#;
    let mut opening = sent(&format!(
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    ));
    answer.clear();
    opening.read_to_string(&mut answer).expect("an answer");
    let table = answer.split("\"table\":\"").nth(1).expect("a table").split('"').next().expect("its end");
    let mut events = sent(&format!("GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n"));
    assert!(events.read(&mut [0; 64]).expect("a head") > 0);

    let sent = Command::new("kill").args(["-TERM", &server.child.id().to_string()]).status();
    assert!(sent.expect("kill is there").success());
    // A busy machine may be slow; a server that waits for its clients would never end.
    for _ in 0..600 {
        if let Some(status) = server.child.try_wait().expect("a child") {
            assert_eq!(status.code(), Some(0));
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    server.child.kill().expect("killed");
    panic!("it waits for its clients");
}

/// More connections from one address than the system has descriptors for, and another person at the same address.
#[test]
fn those_who_keep_it_waiting_lock_nobody_out() {
    web::raise_descriptor_limit();
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 1024; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_fernweh"), "--port", "0"]);
    let server = Server::started(command.env_remove("FERNWEH_LOG"), folder.path());
    let hold = |text: &str| -> Vec<TcpStream> {
        let each = |_| {
            let mut stream = TcpStream::connect(&server.address).expect("it listens");
            // A connection that was closed to make room receives nothing.
            let _ = stream.write_all(text.as_bytes());
            stream
        };
        (0..1100).map(each).collect()
    };
    for text in ["GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", "", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"] {
        let held = hold(text);
        assert!(server.get("/healthz").starts_with("HTTP/1.1 200"), "{text}");
        assert!(server.get("/").contains("<html"), "{text}");
        drop(held);
    }
    let ended = server.stop("-TERM");
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "not a word about descriptors");
}

#[test]
fn the_database_is_kept_in_the_data_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&["--port", "0"], folder.path());
    assert!(folder.path().join("fernweh/fernweh.db").exists());
    assert_eq!(server.stop("-TERM").code, Some(0));
}

#[test]
fn a_taken_port_is_not_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    // If it is taken already, the test is even stricter.
    let _held = TcpListener::bind("127.0.0.1:7467");
    let server = Server::start(&[], folder.path());
    assert!(!server.address.ends_with(":7467"));
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200"));
    let ended = server.stop("-TERM");
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), "port 7467 is taken, so another one is used\n"));

    let database = folder.path().join("other.db").display().to_string();
    let refused = run(&["--port", "7467", "--no-open", "--database", &database]).badly(1);
    assert!(refused.starts_with("cannot listen on 127.0.0.1:7467: "), "{refused}");
    assert!(refused.ends_with("choose another --port, or 0 for any"), "{refused}");
}

#[test]
fn two_servers_do_not_share_a_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.db").display().to_string();
    let server = Server::start(&["--port", "0", "--database", &database], folder.path());
    let second = run(&["--port", "0", "--no-open", "--database", &database]).badly(1);
    assert!(
        second.starts_with(&database) && second.contains("another fernweh is using this database"),
        "{second}"
    );
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200"), "the first goes on");
    assert_eq!(server.stop("-TERM").code, Some(0));
}

#[test]
fn a_database_that_cannot_be_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let foreign = folder.path().join("notes.txt");
    std::fs::write(&foreign, "my notes ".repeat(100)).expect("written");
    let refused = run(&["--port", "0", "--no-open", "--database", &foreign.display().to_string()]).badly(1);
    assert!(refused.contains("is not a Fernweh database and was left as it is"), "{refused}");
    let nowhere = run(&["--port", "0", "--no-open", "--database", "/nowhere/games.db"]).badly(1);
    assert!(nowhere.contains("/nowhere"), "{nowhere}");
    let bad_host = run(&["--host", "somewhere"]).badly(2);
    assert!(bad_host.contains("invalid value 'somewhere'"), "{bad_host}");
}

/// A guest with a table of two seats, the second of them open: the name of the table, and the invitation.
pub(super) fn opened(server: &Server) -> (String, String) {
    let post = |path: &str, more: &str, body: &str| {
        let mut stream = TcpStream::connect(&server.address).expect("it listens");
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{more}Content-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    };
    let between = |text: &str, before: &str| {
        text.split(before).nth(1).expect("it is there").split('"').next().expect("its end").to_owned()
    };
    let token = between(&post("/api/guests", "", ""), "\"token\":\"");
    let bearer = format!("Authorization: Bearer {token}\r\n");
    let body = r#"{"game":"new-frontiers","seats":["me","open"]}"#;
    let table = between(&post("/api/tables", &bearer, body), "\"table\":\"");
    let mut stream = TcpStream::connect(&server.address).expect("it listens");
    write!(stream, "GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{bearer}\r\n")
        .expect("sent");
    let mut facts = String::new();
    stream.read_to_string(&mut facts).expect("an answer");
    (table, between(&facts, "\"invite\":\""))
}

#[test]
fn the_access_log_tells_no_secret() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&["--port", "0", "--access-log"], folder.path());
    let (table, invite) = opened(&server);
    assert!(server.get(&format!("/t/{table}/join/{invite}")).starts_with("HTTP/1.1 200"));
    server.get("/link/a-secret-link?x=a-secret-query");
    server.get(&format!("/t/{}", "z".repeat(5000)));
    let log = server.stop("-TERM").err;
    assert!(log.contains("/t/{id}/join/{invite}") && log.contains(&table), "{log}");
    assert!(
        log.contains("/link/{secret}") && log.contains("status=200") && log.contains("127.0.0.1"),
        "{log}"
    );
    assert!(log.lines().all(|line| line.len() < 300), "whatever is asked for, a line is short");
    for secret in [invite.as_str(), "a-secret-link", "a-secret-query"] {
        assert!(!log.contains(secret), "{secret} in\n{log}");
    }
}

#[test]
fn a_database_in_use_is_copied_exported_and_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let server = Server::start(&["--port", "0", "--database", &at("games.db")], folder.path());
    let (table, _) = opened(&server);
    let said = run(&["backup", &at("copy.db"), "--database", &at("games.db")]).well();
    assert!(said.starts_with("copied ") && said.contains("copy.db ("), "{said}");
    let exported = run(&["export", &table, "--database", &at("games.db")]).well();
    assert!(exported.starts_with("game new-frontiers\n"), "{exported}");
    let again = run(&["backup", &at("copy.db"), "--database", &at("games.db")]).badly(1);
    assert!(again.contains("is already there and was left as it is"), "{again}");
    let in_use = run(&["restore", &at("copy.db"), "--database", &at("games.db")]).badly(1);
    assert!(in_use.starts_with("nothing was restored: another fernweh is using this database"), "{in_use}");
    assert_eq!(server.stop("-TERM").code, Some(0));

    let said = run(&["restore", &at("copy.db"), "--database", &at("games.db")]).well();
    assert!(said.contains("games.db.replaced"), "{said}");
    assert_eq!(run(&["export", &table, "--database", &at("games.db")]).well(), exported);
    let missing = run(&["restore", &at("none.db"), "--database", &at("other.db")]).badly(1);
    assert!(missing.contains("there is no file"), "{missing}");
    assert!(
        run(&["backup", &at("x.db"), "--database", &at("other.db")])
            .badly(2)
            .contains("there is no database")
    );
}

#[test]
fn settings_are_checked_before_anything_starts() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(at("token"), "short").expect("written");
    let weak =
        run(&["--no-open", "--port", "0", "--database", &at("a.db"), "--host-token-file", &at("token")])
            .badly(2);
    assert!(weak.contains("token: a host token has at least 20"), "{weak}");
    let nowhere =
        run(&["--no-open", "--port", "0", "--database", &at("a.db"), "--backups", &at("none")]).badly(2);
    assert!(nowhere.contains("there is no folder"), "{nowhere}");
    std::fs::write(at("fernweh.toml"), "port = 0\ndatabase = 7.5\n").expect("written");
    let wrong = run(&["--no-open", "--settings", &at("fernweh.toml")]).badly(2);
    assert!(wrong.contains("fernweh.toml: database: expected a text or a whole number"), "{wrong}");
    assert!(!folder.path().join("a.db").exists(), "nothing was made");
}

#[test]
fn settings_of_notices_are_checked_before_anything_starts() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(at("key"), "short").expect("written");
    let (database, key) = (at("a.db"), at("key"));
    let refused = |more: &[&str]| {
        let start = ["--no-open", "--port", "0", "--database", &database];
        run(&[&start[..], more].concat()).badly(2)
    };
    let hook = "https://example.org/hook";
    assert!(refused(&["--webhook", hook]).contains("--webhook and --webhook-key-file need each other"));
    let weak = refused(&["--webhook", hook, "--webhook-key-file", &key]);
    assert!(weak.contains("key: a key needs at least 20"), "{weak}");
    let server = "smtps://ada:s3cret@mail.example.org";
    assert!(refused(&["--mail-server", server]).contains("--mail-server, --mail-from and --origin"));
    let mail = [
        "--origin",
        "https://games.example.org",
        "--mail-server",
        "mail.example.org",
        "--mail-from",
        "f@example.org",
    ];
    assert!(refused(&mail).contains("e-mail: write the server as smtps://"));
    let from = ["--origin", "https://games.example.org", "--mail-server", server, "--mail-from", "nobody"];
    let why = refused(&from);
    assert!(why.contains("e-mail: write the sender as") && !why.contains("s3cret"), "{why}");
    let known = ["--mail-from", "f@example.org", "--mail-certificate", &key];
    let why =
        refused(&[&["--origin", "https://games.example.org", "--mail-server", server][..], &known].concat());
    assert!(why.contains("key: the file has no certificate") && !why.contains("s3cret"), "{why}");
    assert!(refused(&known[2..]).contains("--mail-server, --mail-from and --origin"));
    assert!(refused(&["--notice-network", "10.0.0.0/99"]).contains("write an address such as"));
    assert!(!folder.path().join("a.db").exists(), "nothing was made");
}
