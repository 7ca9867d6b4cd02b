//! How the SMTP server of the host is reached. The certificate is the one of the tests of webhooks; nobody trusts it.

use super::*;
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

/// A server that speaks with one client and tells what it was told.
async fn post(is_tls: bool) -> (u16, JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(&include_bytes!("../reach/test.key.der")[..]));
    let certificate = CertificateDer::from(&include_bytes!("../reach/test.cert.der")[..]);
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .unwrap();
    let told = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.unwrap();
        if !is_tls {
            return speak(stream).await;
        }
        match TlsAcceptor::from(Arc::new(config)).accept(stream).await {
            Ok(stream) => speak(stream).await,
            Err(_) => "refused".to_owned(),
        }
    });
    (port, told)
}

async fn speak(stream: impl AsyncRead + AsyncWrite) -> String {
    let (read, mut write) = tokio::io::split(stream);
    let (mut lines, mut told) = (BufReader::new(read).lines(), String::new());
    // A client that has heard enough may be gone.
    let _ = write.write_all(b"220 post.test\r\n").await;
    while let Ok(Some(line)) = lines.next_line().await {
        let answer = match line.split(' ').next() {
            Some("EHLO") => "250-post.test\r\n250 AUTH PLAIN LOGIN\r\n",
            Some("AUTH") => "235 welcome\r\n",
            Some("DATA") => "354 go on\r\n",
            _ => "250 ok\r\n",
        };
        told += &line;
        told.push('\n');
        let _ = write.write_all(answer.as_bytes()).await;
    }
    told
}

async fn send(url: &str) -> Result<(), String> {
    let server = MailServer::new(url, "Fernweh <f@example.org>").unwrap();
    let to = Mailbox::new(None, "ada@example.org".parse().unwrap());
    let message = Message::builder().from(server.from.clone()).to(to).subject("Your turn");
    let smtp = server.connect("https://games.example.org").unwrap();
    smtp.send(message.body("Hello".to_owned()).unwrap()).await.map(drop).map_err(|error| error.to_string())
}

/// Who answers in the place of the server learns neither the password nor the mail.
#[tokio::test]
async fn a_mail_server_must_encrypt_and_be_trusted() {
    let (port, told) = post(true).await;
    assert!(send(&format!("smtps://ada:s3cret@127.0.0.1:{port}")).await.is_err());
    assert_eq!(told.await.unwrap(), "refused", "its certificate is not trusted");

    let (port, told) = post(false).await;
    assert!(send(&format!("smtp://ada:s3cret@127.0.0.1:{port}?tls=required")).await.is_err());
    let told = told.await.unwrap();
    assert!(told.starts_with("EHLO"), "{told}");
    assert!(!told.contains("AUTH") && !told.contains("MAIL"), "it does not offer encryption: {told}");

    let (port, told) = post(false).await;
    // Where the host has asked for nothing else, the same server gets the mail: the test can fail.
    let _ = send(&format!("smtp://ada:s3cret@127.0.0.1:{port}")).await;
    let told = told.await.unwrap();
    assert!(told.contains("AUTH") || told.contains("MAIL"), "{told}");
}
