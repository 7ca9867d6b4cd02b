//! What the tests of all games check on a page: choices with words, ids that are unique, names that are not empty.

use crate::client::Client;
use axum::http::Method;
use std::collections::BTreeSet;

/// Opens a table of a game.
pub(crate) async fn open(host: &Client, game: &str, seats: &[&str], options: &str, seed: u64) -> String {
    let body = serde_json::json!({ "game": game, "seats": seats, "seed": seed, "options": options });
    host.post_json("/api/tables", &body).await.ok().json()["table"].as_str().unwrap().to_owned()
}

/// The table as the page of `seat` fetches it after a move.
pub(crate) async fn page(ada: &Client, table: &str, seat: &str, lang: &str) -> String {
    let headers = [("accept-language", lang), ("x-fernweh", "fragment")];
    let path = format!("/t/{table}/fragment?as={seat}");
    ada.browser().send(Method::GET, &path, &headers, "").await.ok().text
}

/// Words without their tags.
pub(crate) fn plain(html: &str) -> String {
    web::without_tags(html).trim().to_owned()
}

/// The text between `start` and `end`, at every occurrence.
pub(crate) fn all_between<'a>(text: &'a str, start: &str, end: &str) -> Vec<&'a str> {
    text.split(start).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

/// Everything that `seat` can ask about.
pub(crate) async fn things(ada: &Client, table: &str, seat: &str) -> String {
    ada.get(&format!("/api/tables/{table}/things?seat={seat}")).await.ok().text
}

/// Every legal action is a choice with words, in its order; every piece has one id, and what is lit is there; no name is
/// empty.
pub(crate) fn check(page: &str, legal: &[String]) {
    let buttons = all_between(page, "<button class=\"choice\"", "</button>");
    assert_eq!(buttons.len(), legal.len());
    for (line, button) in legal.iter().zip(buttons) {
        assert!(button.contains(&format!("value=\"{line}\"")), "`{line}` is offered in its order");
        let words = button.split_once('>').map_or("", |(_, inside)| inside);
        assert!(!plain(words).is_empty(), "`{line}` has a label");
        assert!(!button.contains("data-confirm=\"\""), "`{line}` has a verb");
    }
    let mut ids = BTreeSet::new();
    for id in all_between(page, " id=\"", "\"") {
        assert!(ids.insert(id), "the id {id} is there twice");
    }
    for group in all_between(page, " data-group=\"", "\"") {
        assert!(ids.contains(group), "{group} is lit, and nothing has that id");
    }
    let empty = ["aria-label=\"\"", "<b></b>", "<span class=\"name\"></span>"];
    assert!(empty.iter().all(|empty| !page.contains(empty)), "no name is empty");
}

/// Every legal action says what it does before it is confirmed.
pub(crate) fn check_previews(page: &str, legal: &[String]) {
    for line in legal {
        let preview = format!("<template data-preview-for=\"{line}\"");
        assert!(page.contains(&preview), "`{line}` says what it does");
    }
}
