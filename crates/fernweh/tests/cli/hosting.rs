//! What the log of a server tells about its host.

use super::serving::{Server, opened};
use std::io::{Read, Write};
use std::net::TcpStream;

const TOKEN: &str = "a-token-of-the-host-0123456789";

/// Sends a form; the whole answer.
fn post(server: &Server, path: &str, cookie: &str, form: &str) -> String {
    let mut stream = TcpStream::connect(&server.address).expect("it listens");
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
        form.len()
    )
    .expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[test]
fn the_audit_log_says_what_the_host_did_and_no_secret() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(at("token"), TOKEN).expect("written");
    let arguments = ["--port", "0", "--host-token-file", &at("token"), "--backups", &at(".")];
    let server = Server::start(&arguments, folder.path());
    let (table, invite) = opened(&server);
    let wrong = post(&server, "/host/enter", "", "token=a-wrong-token");
    assert!(wrong.starts_with("HTTP/1.1 401"), "{wrong}");
    let entered = post(&server, "/host/enter", "", &format!("token={TOKEN}"));
    let cookie =
        entered.split("set-cookie: host=").nth(1).expect("a cookie").split(';').next().expect("its end");
    let host = format!("host={cookie}");
    for (path, form, status) in [
        ("/host/notice", "text=Restart+at+noon", 303),
        ("/host/ban", "kind=guest&who=eve-0123", 303),
        ("/host/ban", "kind=address&who=everybody", 400),
        ("/host/lift", "kind=guest&who=eve-0123", 303),
        ("/host/close", &format!("table={table}"), 303),
        ("/host/backup", "", 303),
        ("/host/leave", "", 303),
    ] {
        let answer = post(&server, path, &host, form);
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{path}: {answer}");
    }
    let log = server.stop("-TERM").err;
    for (said, n) in [
        ("a wrong host token was entered", 1),
        ("the host has entered", 1),
        ("the host tells everybody", 1),
        ("Restart at noon", 1),
        ("the host refuses somebody", 1),
        ("the host allows somebody again", 1),
        ("eve-0123", 2),
        ("the host closed a table", 1),
        (&table, 1),
        ("the database was copied", 1),
        ("the host has left", 1),
        ("everybody\"", 0),
        ("127.0.0.1", 8),
    ] {
        assert_eq!(log.matches(said).count(), n, "{said} in\n{log}");
    }
    for secret in [TOKEN, "a-wrong-token", cookie, invite.as_str()] {
        assert!(!log.contains(secret), "{secret} in\n{log}");
    }
}
