//! Pages and files are sent compressed to clients that accept it.

use crate::client::Client;
use crate::new_frontiers::server;
use axum::http::Method;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, VARY};
use axum::http::response::Parts;
use flate2::read::GzDecoder;
use std::io::Read;
use web::pages::assets;

async fn sent(client: &Client, path: &str, accepted: Option<&str>) -> (Parts, Vec<u8>) {
    let headers: Vec<_> = accepted.map(|accepted| (ACCEPT_ENCODING.as_str(), accepted)).into_iter().collect();
    let (parts, body) = client.exchange(Method::GET, path, &headers, "").await;
    assert!(parts.status.is_success(), "{path}: {}", parts.status);
    (parts, body)
}

fn unpacked(coding: &str, mut bytes: &[u8]) -> String {
    let mut text = Vec::new();
    match coding {
        "br" => brotli::BrotliDecompress(&mut bytes, &mut text).unwrap(),
        _ => _ = GzDecoder::new(bytes).read_to_end(&mut text).unwrap(),
    }
    String::from_utf8(text).unwrap()
}

#[tokio::test]
async fn a_page_is_compressed_only_for_clients_that_accept_it() {
    let router = server().await;
    let client = Client::first_visit(&router).await;
    let body = serde_json::json!({ "game": "merchant-of-venus", "seats": ["me", "here"], "seed": 1 });
    let opened = Client::guest(&router, "Ada").await.post_json("/api/tables", &body).await.ok();
    let table = opened.json()["table"].as_str().unwrap().to_owned();
    let paths = [
        "/".to_owned(),
        format!("/t/{table}"),
        format!("/t/{table}/fragment"),
        "/api/games".to_owned(),
        assets::url("base.css"),
        assets::url("table.js"),
        assets::url("icons.svg"),
    ];
    for path in &paths {
        let (plain, text) = sent(&client, path, None).await;
        assert_eq!(plain.headers.get(CONTENT_ENCODING), None, "{path}");
        let text = String::from_utf8(text).unwrap();
        for accepted in ["gzip, deflate", "gzip, deflate, br, zstd"] {
            let (packed, bytes) = sent(&client, path, Some(accepted)).await;
            let coding = packed.headers[CONTENT_ENCODING].to_str().unwrap();
            // What is sent after every move is compressed in the way that takes the least time.
            let best = accepted.contains("br") && !path.ends_with("/fragment");
            assert_eq!(coding, if best { "br" } else { "gzip" }, "{path}");
            assert!(
                packed
                    .headers
                    .get_all(VARY)
                    .iter()
                    .flat_map(|names| names.to_str().unwrap().split(", "))
                    .any(|name| name == ACCEPT_ENCODING.as_str()),
                "caches know that there are several versions of {path}"
            );
            assert!(bytes.len() * 2 < text.len(), "{path}: {} of {} bytes are left", bytes.len(), text.len());
            assert_eq!(unpacked(coding, &bytes), text, "{path}");
        }
        let (unasked, _) = sent(&client, path, Some("gzip;q=0")).await;
        assert_eq!(unasked.headers.get(CONTENT_ENCODING), None, "{path} for those who cannot unpack");
    }
}

#[tokio::test]
async fn what_is_small_stays_as_it_is() {
    let client = Client::stranger(&server().await);
    let (small, body) = sent(&client, "/healthz", Some("gzip")).await;
    assert_eq!((small.headers.get(CONTENT_ENCODING), &body[..]), (None, &b"ok\n"[..]));
}
