//! Connections to a PostgreSQL server that accepts none without encryption.

use std::net::TcpListener;
use std::process::Child;

use store::{Error, Store};

use crate::cluster;
use crate::setup::{act, running};

/// Makes a server with a certificate for `localhost` of its own making, at the port `$1`.
const SERVE: &str = r#"
port=$1
chmod 755 "$folder"
{
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE -keyout key.pem -out own.pem
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE -keyout other.key -out other.pem
} >log 2>&1 || complain
chmod 644 own.pem other.pem
printf 'local all all trust\nhostssl all all 127.0.0.1/32 trust\n' >data/pg_hba.conf
serve -c listen_addresses=127.0.0.1 -c port="$port" -c ssl=on -c ssl_cert_file="$folder/own.pem" \
  -c ssl_key_file="$folder/key.pem" -c shared_buffers=16MB
"#;

/// A running server; it ends with this value, because its input is closed then.
struct Encrypted {
    folder: String,
    port: u16,
    script: Child,
}

impl Encrypted {
    fn start() -> Self {
        // The system gives a port that nobody uses; it is free again as soon as the listener is dropped.
        let port = TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr()).expect("a port").port();
        let (folder, script) = cluster::start(SERVE, &[&port.to_string()]);
        Self { folder, port, script }
    }

    /// An address with these parameters; `{folder}` in them is the folder of the server.
    fn address(&self, host: &str, parameters: &str) -> String {
        let parameters = parameters.replace("{folder}", &self.folder);
        format!("postgres://fernweh@{host}:{}/postgres?{parameters}", self.port)
    }

    async fn refused(&self, host: &str, parameters: &str) -> Error {
        Store::connect(&self.address(host, parameters), "one").await.unwrap_err()
    }
}

impl Drop for Encrypted {
    fn drop(&mut self) {
        drop(self.script.stdin.take());
        let _ = self.script.wait();
    }
}

#[tokio::test]
async fn a_server_is_reached_by_tls_and_must_have_the_right_certificate() {
    let server = Encrypted::start();
    let verified = server.address("localhost", "sslmode=verify-full&sslrootcert={folder}/own.pem");
    let store = Store::connect(&verified, "one").await.expect("the certificate is the right one");
    store.create_match(running("a")).await.unwrap();
    assert_eq!(store.append(act("a", 0, 0, 1)).await, Ok(1));
    assert_eq!(store::load_from(&verified, "a").await.unwrap().unwrap().actions.len(), 1);
    store.close().await;

    let required = server.address("127.0.0.1", "sslmode=require");
    Store::connect(&required, "one").await.expect("encrypted, with any certificate").close().await;

    let plain = server.refused("127.0.0.1", "sslmode=disable").await;
    assert!(matches!(plain, Error::Refused(_)), "{plain:?}");
    for (host, parameters) in [
        ("localhost", "sslmode=verify-full&sslrootcert={folder}/other.pem"),
        ("localhost", "sslmode=verify-full"),
        ("127.0.0.1", "sslmode=verify-full&sslrootcert={folder}/own.pem"),
    ] {
        let error = server.refused(host, parameters).await;
        assert!(matches!(error, Error::NotTrusted(_)), "{host} {parameters}: {error:?}");
    }
}
