//! How the SMTP server of the host is reached. The certificate is the one of the tests of webhooks, for `127.0.0.1`; nobody
//! trusts it who was not told to.

use super::*;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::sync::Arc;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};

#[test]
fn a_server_is_read_and_its_password_never_printed() {
    let server = MailServer::new("smtps://ada:s3cret@mail.example.org", "Fernweh <f@example.org>").unwrap();
    assert!(!format!("{server:?}").contains("s3cret"));
    assert!(server.connect("https://games.example.org").is_some());
    assert_eq!(MailServer::new("mail.example.org", "f@example.org"), Err(NoMailServer::Server));
    assert_eq!(MailServer::new("smtp://mail.example.org", "nobody"), Err(NoMailServer::From));
}

const CERTIFICATE: &[u8] = include_bytes!("../reach/test.cert.der");

/// The certificate as it stands in a file.
fn certificate() -> String {
    format!("-----BEGIN CERTIFICATE-----\n{}\n-----END CERTIFICATE-----\n", STANDARD.encode(CERTIFICATE))
}

/// When a connection is encrypted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Encrypted {
    Never,
    FromTheStart,
    AfterTheGreeting,
}

/// A server at this address that speaks with one client and tells what it was told, line by line. `|` stands where the
/// connection became encrypted.
async fn post(address: &str, when: Encrypted) -> (u16, JoinHandle<String>) {
    let listener = TcpListener::bind((address, 0)).await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(&include_bytes!("../reach/test.key.der")[..]));
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![CertificateDer::from(CERTIFICATE)], key)
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let told = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut told = String::new();
        if when != Encrypted::FromTheStart {
            let _ = stream.write_all(b"220 post.test\r\n").await;
            told = speak(&mut stream, when == Encrypted::AfterTheGreeting).await;
        }
        if when == Encrypted::Never || when == Encrypted::AfterTheGreeting && !told.contains("STARTTLS") {
            return told;
        }
        let Ok(mut stream) = acceptor.accept(stream).await else { return told + "refused" };
        if when == Encrypted::FromTheStart {
            let _ = stream.write_all(b"220 post.test\r\n").await;
        }
        told + "|" + &speak(&mut stream, false).await
    });
    (port, told)
}

/// Answers until the client ends, or until it wants to begin with encryption.
async fn speak(stream: impl AsyncRead + AsyncWrite, is_encryption_offered: bool) -> String {
    let (read, mut write) = tokio::io::split(stream);
    let (mut lines, mut told, mut is_mail) = (BufReader::new(read).lines(), String::new(), false);
    while let Ok(Some(line)) = lines.next_line().await {
        told += &line;
        told.push('\n');
        let answer = match line.split(' ').next() {
            _ if is_mail && line != "." => continue,
            Some("EHLO") if is_encryption_offered => "250-post.test\r\n250 STARTTLS\r\n",
            Some("EHLO") => "250-post.test\r\n250 AUTH PLAIN LOGIN\r\n",
            Some("STARTTLS") => "220 go on\r\n",
            Some("AUTH") => "235 welcome\r\n",
            Some("DATA") => "354 go on\r\n",
            _ => "250 ok\r\n",
        };
        is_mail = line == "DATA";
        // A client that has heard enough may be gone.
        let _ = write.write_all(answer.as_bytes()).await;
        if line == "STARTTLS" {
            break;
        }
    }
    told
}

async fn send(url: &str, certificate: Option<&str>) -> Result<(), String> {
    let server = MailServer::new(url, "Fernweh <f@example.org>").unwrap();
    let server = match certificate {
        Some(certificate) => server.known_by(certificate).unwrap(),
        None => server,
    };
    let to = Mailbox::new(None, "ada@example.org".parse().unwrap());
    let message = Message::builder().from(server.from.clone()).to(to).subject("Your turn");
    let smtp = server.connect("https://games.example.org").unwrap();
    smtp.send(message.body("Hello".to_owned()).unwrap()).await.map(drop).map_err(|error| error.to_string())
}

/// Who answers in the place of the server learns neither the password nor the mail.
#[tokio::test]
async fn a_mail_server_must_encrypt_and_be_trusted() {
    let (port, told) = post("127.0.0.1", Encrypted::FromTheStart).await;
    assert!(send(&format!("smtps://ada:s3cret@127.0.0.1:{port}"), None).await.is_err());
    assert_eq!(told.await.unwrap(), "refused", "its certificate is not trusted");

    let (port, told) = post("127.0.0.1", Encrypted::Never).await;
    assert!(send(&format!("smtp://ada:s3cret@127.0.0.1:{port}?tls=required"), None).await.is_err());
    let told = told.await.unwrap();
    assert!(told.starts_with("EHLO"), "{told}");
    assert!(!told.contains("AUTH") && !told.contains("MAIL"), "it does not offer encryption: {told}");

    let (port, told) = post("127.0.0.1", Encrypted::Never).await;
    // Where the host has asked for nothing else, the same server gets the mail: the test can fail.
    let _ = send(&format!("smtp://ada:s3cret@127.0.0.1:{port}"), None).await;
    let told = told.await.unwrap();
    assert!(told.contains("AUTH") || told.contains("MAIL"), "{told}");
}

#[tokio::test]
async fn a_mail_is_sent_encrypted_to_a_server_that_is_known() {
    for (when, url) in [
        (Encrypted::FromTheStart, "smtps://ada:s3cret@127.0.0.1:PORT"),
        (Encrypted::AfterTheGreeting, "smtp://ada:s3cret@127.0.0.1:PORT?tls=required"),
    ] {
        let (port, told) = post("127.0.0.1", when).await;
        send(&url.replace("PORT", &port.to_string()), Some(&certificate())).await.unwrap();
        let told = told.await.unwrap();
        let (open, encrypted) = told.split_once('|').unwrap();
        assert!(!open.contains("AUTH") && !open.contains("MAIL"), "{when:?}: {told}");
        assert_eq!(open.is_empty(), when == Encrypted::FromTheStart, "{when:?}: {told}");
        for word in ["AUTH PLAIN", "MAIL FROM:<f@example.org>", "RCPT TO:<ada@example.org>", "Hello"] {
            assert!(encrypted.contains(word), "{when:?}: {word} in {told}");
        }
    }
}

/// The certificate is trusted, but it is for another address.
#[tokio::test]
async fn a_mail_server_has_the_name_of_its_certificate() {
    for (when, url) in [
        (Encrypted::FromTheStart, "smtps://ada:s3cret@127.0.0.2:PORT"),
        (Encrypted::AfterTheGreeting, "smtp://ada:s3cret@127.0.0.2:PORT?tls=required"),
    ] {
        let (port, told) = post("127.0.0.2", when).await;
        assert!(send(&url.replace("PORT", &port.to_string()), Some(&certificate())).await.is_err());
        let told = told.await.unwrap();
        assert!(told.ends_with("refused") && !told.contains("AUTH"), "{told}");
    }
}

#[test]
fn a_certificate_is_for_a_server_that_encrypts() {
    let known =
        |url: &str, text: &str| MailServer::new(url, "f@example.org").unwrap().known_by(text).map(drop);
    let (broken, none) = ("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", "a key");
    for url in ["smtps://mail.example.org", "smtp://mail.example.org?tls=required"] {
        assert_eq!(known(url, &certificate()), Ok(()));
        assert_eq!(known(url, broken), Err(NoMailServer::Certificate));
        assert_eq!(known(url, none), Err(NoMailServer::Certificate));
    }
    for url in ["smtp://mail.example.org", "smtp://mail.example.org?tls=opportunistic"] {
        assert_eq!(known(url, &certificate()), Err(NoMailServer::Unencrypted));
    }
}
