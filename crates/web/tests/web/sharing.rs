//! What others see of an address that somebody shares: a title, a sentence, a picture, and no secret.

use crate::client::{Client, server};
use crate::sound::all_between;
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

/// The picture has the words of the page, says who plays, and changes with the table; strangers get no cookie for it.
#[tokio::test]
async fn a_picture_shows_the_table_in_the_language_of_the_page() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let eve = Client::guest(&router, "Eve").await;
    let table = ada.open(&["me", "here"], 3).await;
    let stranger = Client::stranger(&router);
    let get = async |path: &str| {
        let (parts, bytes) = stranger.exchange(Method::GET, path, &[], "").await;
        assert_eq!(
            (parts.status.as_u16(), &parts.headers["content-type"]),
            (200, &"image/png".parse().unwrap())
        );
        assert!(parts.headers.get("set-cookie").is_none() && bytes.len() < 200_000, "{}", bytes.len());
        (parts.headers["cache-control"].to_str().unwrap().to_owned(), bytes)
    };
    let [english, german] = ["en", "de"].map(|lang| format!("/t/{table}/share.png?lang={lang}"));
    let (kept, first) = get(&english).await;
    assert_eq!(kept, "public, max-age=60");
    assert_ne!(get(&german).await.1, first, "each language has its words");
    assert_eq!(
        get(&format!("{english}&v=7")).await.1,
        first,
        "a number that somebody makes up changes nothing"
    );
    let other = eve.open(&["me", "here"], 3).await;
    assert_ne!(get(&format!("/t/{other}/share.png?lang=en")).await.1, first, "it says who plays");
    let address = shared(&table, &stranger, "en").await[2].clone();
    ada.play(&table, 200).await;
    assert_ne!(shared(&table, &stranger, "en").await[2], address, "another moment has another address");
    let (kept, over) = get(&english).await;
    assert_eq!(kept, "public, max-age=86400");
    assert_ne!(over, first, "the result is shown");
    let (parts, _) = stranger.exchange(Method::GET, "/t/no-such-table/share.png", &[], "").await;
    assert_eq!(parts.status.as_u16(), 404);
}

/// Who plays gets the same picture as who only has the address, so that it shows nothing hidden.
#[tokio::test]
async fn a_picture_is_the_same_for_all() {
    let router = crate::new_frontiers::server().await;
    let ada = Client::guest(&router, "Ada").await;
    for game in ["interportal", "beyond-the-sun", "merchant-of-venus", "new-frontiers"] {
        let body = serde_json::json!({ "game": game, "seats": ["me", "here"], "seed": 3 });
        let answer = ada.post_json("/api/tables", &body).await.ok().json();
        let path = format!("/t/{}/share.png?lang=de", answer["table"].as_str().unwrap());
        let [own, open] = [ada.browser(), Client::stranger(&router)];
        let own = own.exchange(Method::GET, &path, &[], "").await.1;
        assert_eq!(own, open.exchange(Method::GET, &path, &[], "").await.1, "{game}");
        assert!(own.starts_with(b"\x89PNG") && own.len() < 200_000, "{game}: {} bytes", own.len());
    }
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
