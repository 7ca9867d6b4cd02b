//! What others see of an address that somebody shares: a title, a sentence, a picture, and no secret.

use crate::client::{Client, server};
use crate::merchant_of_venus::all_between;
use axum::http::Method;

async fn shared(table: &str, who: &Client, lang: &str) -> Vec<String> {
    let page =
        who.send(Method::GET, &format!("/t/{table}"), &[("accept-language", lang)], "").await.ok().text;
    let head = all_between(&page, "<head>", "</head>")[0].to_owned();
    let value = |name: &str| {
        let found = all_between(&head, &format!("<meta property=\"og:{name}\" content=\""), "\"");
        found.first().map_or(String::new(), |text| (*text).to_owned())
    };
    ["title", "description", "image", "url"].map(value).into()
}

#[tokio::test]
async fn a_shared_table_tells_who_plays_and_who_has_won() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let stranger = Client::stranger(&router);
    let table = ada.open(&["me", "here"], 3).await;
    for (lang, word) in [("en", "is being played here"), ("de", "Hier wird")] {
        let [title, text, image, url] = &shared(&table, &stranger, lang).await[..] else { panic!("{lang}") };
        assert!(title.contains("Ada") && text.contains(word) && text.contains("Ada"), "{title}: {text}");
        assert_eq!(*url, format!("http://table.test/t/{table}"));
        let path = image.strip_prefix("http://table.test").expect("a whole address");
        let (parts, bytes) = stranger.exchange(Method::GET, path, &[], "").await;
        assert_eq!(parts.headers["content-type"], "image/png");
        assert!(bytes.len() < 200_000, "small enough for every chat");
        let side = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
        assert_eq!((side(16), side(20)), (1200, 630));
    }
    ada.play(&table, 200).await;
    let over = &shared(&table, &stranger, "en").await[1];
    assert!(over.contains("points"), "{over}");
}

/// A table whose name is HTML stays a name.
#[tokio::test]
async fn what_is_shared_is_escaped() {
    let router = server().await;
    let ada = Client::guest(&router, "<b>\"Ada\"").await;
    let table = ada.open(&["me", "here"], 3).await;
    let page = Client::stranger(&router).get(&format!("/t/{table}")).await.ok().text;
    let head = all_between(&page, "<head>", "</head>")[0];
    assert!(head.contains("&lt;b&gt;&quot;Ada&quot;") && !head.contains("<b>"), "{head}");
}
