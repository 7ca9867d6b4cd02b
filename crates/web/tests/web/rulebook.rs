//! The rulebook over HTTP: its pages, its links, its search, and the way from "Why not?" to a paragraph.

use crate::client::{Client, config};
use axum::Router;
use axum::http::Method;
use std::collections::BTreeSet;
use store::Store;
use web::i18n::Lang;
use web::rulebook::Rulebook;
use web::{App, GAMES, app};

async fn server() -> Router {
    app(App::new(config(), Store::open_in_memory().await.unwrap(), GAMES).await.unwrap())
}

async fn read(client: &Client, lang: &str, path: &str) -> String {
    client.send(Method::GET, path, &[("accept-language", lang)], "").await.ok().text
}

/// The values of an attribute, in order.
fn values<'t>(html: &'t str, attribute: &str) -> Vec<&'t str> {
    html.split(&format!(" {attribute}=\"")).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test]
async fn every_page_of_every_rulebook_is_shown_in_both_languages() {
    let router = server().await;
    let ada = Client::first_visit(&router).await;
    for game in GAMES.playable {
        for lang in Lang::ALL {
            let Some(book) = Rulebook::read(*game, lang) else { continue };
            let mut paths: BTreeSet<String> = BTreeSet::new();
            for page in &book.pages {
                let path = book.href(page);
                let html = read(&ada, lang.code(), &path).await;
                assert!(html.contains(&format!("<html lang=\"{}\"", lang.code())), "{path}");
                assert_eq!(html.matches("<h1").count(), 1, "{path}");
                assert!(!html.contains("{{") && !html.contains("<!--picture"), "{path} shows its notation");
                let ids = values(&html, "id");
                let different: BTreeSet<&str> = ids.iter().copied().collect();
                assert_eq!(ids.len(), different.len(), "{path} has an id twice");
                paths.insert(path);
            }
            let first = read(&ada, lang.code(), &format!("/rules/{}", game.name())).await;
            let listed = values(&first, "href").into_iter().filter(|href| paths.contains(*href)).count();
            assert!(listed >= paths.len(), "the contents of {} list every page", game.name());
            let index = read(&ada, lang.code(), &format!("/rules/{}/index", game.name())).await;
            for term in book.terms() {
                assert!(index.contains(&format!("href=\"{}\"", term.href)), "{}", term.word);
            }
        }
    }
}

/// The rulebook of Beyond the Sun calls the boards as the table does.
#[test]
fn the_boards_are_called_as_on_the_table() {
    let game = GAMES.playable.iter().find(|game| game.name() == "beyond-the-sun").expect("the game");
    let book = Rulebook::read(*game, Lang::En).expect("its rulebook");
    let sections = book.pages.iter().flat_map(|page| &page.sections);
    let words: String =
        sections.flat_map(|section| [section.title.as_str(), " ", section.text.as_str(), " "]).collect();
    for name in ["technology board", "exploration board"] {
        assert!(words.contains(name), "{name}");
    }
    for name in ["technology tree", "the tree", "The tree", "the map", "The map"] {
        assert!(!words.contains(name), "{name}");
    }
}

#[tokio::test]
async fn the_search_works_without_and_with_scripts() {
    let ada = Client::first_visit(&server().await).await;
    let page = read(&ada, "en", "/rules/new-frontiers?q=strength").await;
    assert!(page.contains("href=\"/rules/new-frontiers/settle#military\""), "the form alone finds it");
    let hits = read(&ada, "de", "/rules/new-frontiers/find?q=verteidigung").await;
    assert!(hits.contains("<mark>Verteidigung</mark>") && !hits.contains("<html"), "{hits}");
    let none = read(&ada, "en", "/rules/new-frontiers/find?q=%3Cb%3Exyzzy").await;
    assert!(none.contains("Nothing found"), "{none}");
}

#[tokio::test]
async fn a_rule_leads_to_its_paragraph() {
    let ada = Client::first_visit(&server().await).await;
    let rule = ada.get("/rules/new-frontiers/rule/NF-093").await;
    assert_eq!(rule.header("location"), "/rules/new-frontiers/settle#NF-093");
    let settle = read(&ada, "en", "/rules/new-frontiers/settle").await;
    assert!(settle.contains("id=\"NF-093\""), "the paragraph has the address");
    assert_eq!(ada.get("/rules/new-frontiers/rule/NF-999").await.status, 404);
    assert_eq!(ada.get("/rules/new-frontiers/nowhere").await.status, 404);
}

#[tokio::test]
async fn why_not_ends_in_the_rulebook() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let more = serde_json::json!({ "game": "new-frontiers", "options": "first-game" });
    let table = ada.open_as(&["me", "here"], &more).await;
    let path = format!("/t/{table}/why?seat=p1&thing=development%20galactic_federation");
    let why = ada.browser().get(&path).await.ok().text;
    let link = values(&why, "href").into_iter().find(|href| href.starts_with("/rules/")).expect("a link");
    assert!(link.contains('#'), "{link}");
    ada.get(link.split('#').next().unwrap()).await.ok();
}

#[tokio::test]
async fn learn_leads_to_guided_games_rulebooks_and_cards() {
    let ada = Client::first_visit(&server().await).await;
    let learn = read(&ada, "en", "/rules").await;
    for game in GAMES.playable {
        assert!(learn.contains(&format!("href=\"/rules/{}\"", game.name())), "{}", game.name());
        assert!(learn.contains(&format!("href=\"/cards/{}\"", game.name())), "{}", game.name());
    }
    let n_lessons: usize = GAMES.playable.iter().map(|game| game.lessons().len()).sum();
    assert_eq!(learn.matches("action=\"/guide\"").count(), n_lessons);
}

/// What is said about sources and gaps is for those who work on the rules.
#[tokio::test]
async fn the_numbered_rules_say_nothing_about_their_sources() {
    let ada = Client::first_visit(&server().await).await;
    for game in GAMES.playable {
        let page = read(&ada, "en", &format!("/rules/{}/numbered", game.name())).await;
        assert!(page.contains("class=\"rule\""), "{}", game.name());
        for word in ["id=\"gaps\"", "(reading", "(inference", "Spielvorbereitung)</li>"] {
            assert!(!page.contains(word), "{} says {word}", game.name());
        }
    }
}
