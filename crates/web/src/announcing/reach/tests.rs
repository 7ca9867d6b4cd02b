//! Requests to receivers that the tests start themselves. The certificate is made for these tests and good for a hundred
//! years.

use super::*;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};

const CERTIFICATE: &[u8] = include_bytes!("test.cert.der");
const KEY: &[u8] = include_bytes!("test.key.der");

fn here() -> Vec<Network> {
    vec!["127.0.0.1".parse().unwrap()]
}

fn roots() -> RootCertStore {
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from(CERTIFICATE)).unwrap();
    roots
}

/// A receiver that answers one request with this text, and gives the request.
async fn receiver(answer: String, is_tls: bool) -> (u16, tokio::task::JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(KEY));
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![CertificateDer::from(CERTIFICATE)], key)
        .unwrap();
    let task = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.unwrap();
        if is_tls {
            match TlsAcceptor::from(Arc::new(config)).accept(stream).await {
                Ok(stream) => speak(stream, &answer).await,
                Err(error) => error.to_string(),
            }
        } else {
            speak(stream, &answer).await
        }
    });
    (port, task)
}

async fn speak(mut stream: impl AsyncRead + AsyncWrite + Unpin, answer: &str) -> String {
    let (mut text, mut buffer) = (String::new(), [0; 4096]);
    while !text.ends_with("body") {
        let n = stream.read(&mut buffer).await.unwrap();
        text.push_str(std::str::from_utf8(&buffer[..n]).unwrap());
    }
    // A sender that has read enough may be gone.
    let _ = stream.write_all(answer.as_bytes()).await;
    let _ = stream.flush().await;
    text
}

fn ok() -> String {
    "HTTP/1.1 204 No Content\r\n\r\n".to_owned()
}

async fn post(reach: &Reach, address: &str) -> Result<StatusCode, Unreachable> {
    reach.post(address, HeaderMap::new(), b"body".to_vec()).await
}

#[tokio::test]
async fn a_request_goes_to_its_path_with_its_host() {
    let (port, received) = receiver(ok(), false).await;
    let sent = post(&Reach::new(here()), &format!("http://127.0.0.1:{port}/a/b?c=d#e")).await;
    assert_eq!(sent, Ok(StatusCode::NO_CONTENT));
    let text = received.await.unwrap().to_lowercase();
    assert!(text.starts_with("post /a/b?c=d http/1.1\r\n"), "{text}");
    assert!(
        text.contains(&format!("\r\nhost: 127.0.0.1:{port}\r\n")) && text.contains("content-length: 4"),
        "{text}"
    );
}

#[tokio::test]
async fn a_certificate_must_be_trusted_and_for_that_name() {
    let (port, received) = receiver(ok(), true).await;
    let reach = Reach::trusting(here(), roots());
    assert_eq!(post(&reach, &format!("https://127.0.0.1:{port}/")).await, Ok(StatusCode::NO_CONTENT));
    assert!(received.await.unwrap().contains("body"));

    let (port, _received) = receiver(ok(), true).await;
    let strict = Reach::new(here());
    let refused = post(&strict, &format!("https://127.0.0.1:{port}/")).await;
    assert!(
        matches!(refused, Err(Unreachable::Failed(why)) if why.contains("certificate")),
        "nobody vouches for it"
    );

    let (port, _received) = receiver(ok(), false).await;
    assert!(post(&reach, &format!("https://127.0.0.1:{port}/")).await.is_err(), "it does not speak TLS");
}

#[tokio::test]
async fn nothing_is_sent_into_a_private_network() {
    let reach = Reach::new(vec![]);
    for private in [
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest",
        "https://0x7f000001/",
        "https://localhost/",
    ] {
        assert_eq!(reach.check(private).await, Err(Unreachable::Private), "{private}");
        assert_eq!(post(&reach, private).await, Err(Unreachable::Private), "{private}");
    }
    assert_eq!(reach.check("http://9.9.9.9/").await, Err(Unreachable::NotHttps), "in the open");
    assert_eq!(reach.check("ftp://9.9.9.9/").await, Err(Unreachable::NotHttps));
    assert!(reach.check("https://9.9.9.9:8443/x").await.is_ok());
    let long = format!("https://9.9.9.9/{}", "x".repeat(LONGEST));
    for bad in ["", "nonsense", "https://", "https://ada:secret@9.9.9.9/", &long] {
        assert_eq!(reach.check(bad).await, Err(Unreachable::NoAddress), "{bad}");
    }
}

#[tokio::test]
async fn a_redirection_is_not_followed_and_an_answer_has_a_size() {
    let moved = "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n".to_owned();
    let (port, _received) = receiver(moved, false).await;
    let reach = Reach::new(here());
    assert_eq!(post(&reach, &format!("http://127.0.0.1:{port}/")).await, Ok(StatusCode::FOUND));

    let endless = format!("HTTP/1.1 200 OK\r\nX: {}\r\n\r\n", "x".repeat(64 * 1024));
    let (port, _received) = receiver(endless, false).await;
    let refused = post(&reach, &format!("http://127.0.0.1:{port}/")).await;
    assert!(matches!(refused, Err(Unreachable::Failed(_))), "{refused:?}");
}

/// The patience of the test is shorter than that of a server: nobody waits ten seconds for a test.
#[tokio::test]
async fn who_does_not_answer_is_given_up() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let reach = Reach { patience: Duration::from_millis(50), ..Reach::new(here()) };
    let address = format!("http://{}/", listener.local_addr().unwrap());
    assert_eq!(post(&reach, &address).await, Err(Unreachable::Failed("no answer in time".into())));
}

/// Many receivers close the connection at once; none of their answers may be lost.
#[tokio::test]
async fn an_answer_before_the_end_of_the_connection_counts() {
    let reach = Reach::new(here());
    for n in 0..50 {
        let (port, _received) =
            receiver("HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n".to_owned(), false).await;
        assert_eq!(post(&reach, &format!("http://127.0.0.1:{port}/")).await, Ok(StatusCode::GONE), "{n}");
    }
}
