//! A game joins by one line of the list: then it is on every page, and its style sheet goes with its own pages alone.

use crate::client::{Client, config};
use crate::toy::Toy;
use axum::Router;
use store::Store;
use web::pages::assets;
use web::tables::{Games, of};
use web::{App, GAMES, app};

/// All games there are, and one more.
fn with_toy() -> Games {
    Games { playable: [GAMES.playable, &[of::<Toy>()]].concat().leak(), ..GAMES }
}

async fn server() -> Router {
    app(App::new(config(), Store::open_in_memory().await.unwrap(), with_toy()).await.unwrap())
}

async fn read(client: &Client, path: &str) -> String {
    client.get(path).await.ok().text
}

/// A table of `game` for the client and somebody else.
async fn table(client: &Client, game: &str, other: &str) -> String {
    let body = serde_json::json!({ "game": game, "seats": ["me", other], "seed": 5 });
    let opened = client.post_json("/api/tables", &body).await.ok().json();
    format!("/t/{}", opened["table"].as_str().unwrap())
}

#[tokio::test]
async fn one_line_brings_a_game_to_every_page() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let browser = ada.browser();
    let home = read(&browser, "/").await;
    for said in [
        "<h3>Toy</h3>",
        "Seal a stone.",
        "href=\"/new?game=toy\"",
        "id=\"sky-toy\"",
        "url(#sky-toy)",
        ">2–5<",
    ] {
        assert!(home.contains(said), "home lacks {said}");
    }
    let new = read(&browser, "/new?game=toy").await;
    assert!(new.contains("name=\"game\" value=\"toy\" checked"), "it is chosen in the form");
    assert!(new.contains("value=\"bot-cautious\""), "with its own bots");
    assert!(
        read(&browser, "/new").await.contains("name=\"game\" value=\"toy\""),
        "it can be chosen beside others"
    );
    let rules = read(&browser, "/rules/toy").await;
    assert!(rules.contains("id=\"T-001\"") && rules.contains("Seal a stone."), "{rules}");
    assert!(read(&browser, "/cards/toy").await.contains("Stones, not one"));
    for (page, link) in [("/rules", "/rules/toy"), ("/cards/new-frontiers", "/cards/toy")] {
        assert!(read(&browser, page).await.contains(&format!("href=\"{link}\"")), "{page}");
    }
    let games = ada.get("/api/games").await.ok().json();
    let toy = games.as_array().unwrap().iter().find(|game| game["game"] == "toy").expect("programs find it");
    assert_eq!((&toy["title"], &toy["seats"]["most"]), (&"Toy".into(), &5.into()));
    let table = table(&ada, "toy", "bot-blind").await;
    let page = read(&browser, &table).await;
    assert!(page.contains("<main class=\"stage toy\">") && page.contains("<b>Toy · seed 5</b>"), "{page}");
    let replay = read(&browser, &format!("{table}/replay")).await;
    assert!(replay.contains("replay-stage toy"), "{replay}");
    assert!(
        read(&browser, "/").await.contains("<b>Toy</b><small>Round 1"),
        "it stands among one's own tables"
    );
    let sheet = ada.get(&assets::url("toy.css")).await.ok();
    assert_eq!((sheet.text.as_str(), sheet.header("content-type")), (".toy{}", "text/css; charset=utf-8"));
    assert!(sheet.header("cache-control").contains("immutable") && !sheet.header("etag").is_empty());
}

/// A bot whose search fails does not end the match: another bot moves for it.
#[tokio::test]
async fn a_move_comes_although_a_search_fails() {
    let ada = Client::guest(&server().await, "Ada").await;
    let table = table(&ada, "toy", "bot-broken").await;
    ada.settled(table.trim_start_matches("/t/"), 1).await;
    assert!(read(&ada.browser(), &table).await.contains("<main class=\"stage toy\">"), "the table goes on");
}

#[tokio::test]
async fn a_page_loads_the_style_sheet_of_its_own_game_alone() {
    let ada = Client::guest(&server().await, "Ada").await;
    let names: Vec<&str> =
        with_toy().playable.iter().map(|game| game.sheet().expect("each has one").name).collect();
    for (game, own) in with_toy().playable.iter().zip(&names) {
        let table = table(&ada, game.name(), "here").await;
        for path in [table.clone(), format!("{table}/replay")] {
            let page = read(&ada.browser(), &path).await;
            let loaded: Vec<&str> =
                names.iter().copied().filter(|name| page.contains(&assets::url(name))).collect();
            assert_eq!(loaded, [*own], "{path} of {}", game.name());
        }
    }
    for path in ["/", "/new", "/rules", "/rules/new-frontiers/numbered", "/cards/beyond-the-sun", "/profile"]
    {
        let page = read(&ada.browser(), path).await;
        assert!(!names.iter().any(|name| page.contains(&assets::url(name))), "{path} shows no stage");
    }
}

/// What one game's sheet sets is set below the class of its stage, so that no other page could miss it.
#[test]
fn a_shared_sheet_knows_no_stage() {
    for sheet in assets::SHARED.iter().filter(|asset| asset.name.ends_with(".css")) {
        let css = std::str::from_utf8(sheet.bytes).unwrap();
        for game in GAMES.playable {
            let class = format!(".{}", game.stage());
            let is_class =
                |at: usize| !css[at + class.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '-');
            let found = css.match_indices(&class).any(|(at, _)| is_class(at));
            assert!(!found, "{} sets `{class}`: that belongs into the sheet of {}", sheet.name, game.name());
        }
    }
}
