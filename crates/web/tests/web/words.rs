//! Texts in the reader's language: names of tables, levels of bots, sentences at the end, and no repetitions.

use crate::client::{Client, FORM, config};
use crate::new_frontiers::{open_dealt, server};
use axum::extract::Request;
use axum::http::header::HOST;
use axum::http::{HeaderValue, Method};
use axum::middleware::map_request;
use store::Store;
use web::{App, Config, GAMES, app};

/// What a reader of `lang` gets.
async fn read(client: &Client, path: &str, lang: &str) -> String {
    client.send(Method::GET, path, &[("accept-language", lang)], "").await.ok().text
}

/// The words of a piece of a page, without tags.
fn words(html: &str) -> Vec<String> {
    let mut text = String::new();
    let mut in_tag = false;
    for letter in html.chars() {
        match letter {
            '<' => in_tag = true,
            '>' => {
                in_tag = false;
                text.push(' ');
            }
            _ if !in_tag => text.push(letter),
            _ => {}
        }
    }
    text.split_whitespace().map(str::to_owned).collect()
}

/// Repetitions: a sentence of several words, or a word with its colon, twice in a row.
fn doubled(html: &str) -> Option<String> {
    let words = words(html);
    let bare: Vec<&str> = words.iter().map(|word| word.trim_end_matches(['.', '!', ','])).collect();
    let is_said = |at: usize, n: usize| {
        bare.get(at..at + n) == bare.get(at + n..at + 2 * n)
            && (n > 2 || n == 1 && bare[at].ends_with(':') && bare[at].len() > 1)
    };
    let mut places = (1..=6).flat_map(|n| (0..bare.len()).map(move |at| (at, n)));
    let (at, n) = places.find(|(at, n)| at + 2 * n <= bare.len() && is_said(*at, *n))?;
    Some(words[at..at + 2 * n].join(" "))
}

#[test]
fn what_is_said_twice_is_found() {
    assert_eq!(
        doubled("<b>The game is over</b> <b>The game is over.</b>").as_deref(),
        Some("The game is over The game is over.")
    );
    assert_eq!(doubled("<b>Siedeln:</b> Siedeln: Stärke +2").as_deref(), Some("Siedeln: Siedeln:"));
    assert_eq!(doubled("Settle: worlds cost 1 less. 2 2 2"), None);
}

/// The texts of a finished game, for the tests that play one.
pub(crate) async fn check_the_end(ada: &Client, table: &str) {
    let browser = ada.browser();
    for lang in ["en", "de"] {
        let end = read(&browser, &format!("/t/{table}/replay/at?n=999999"), lang).await;
        let told = end
            .split("class=\"tell-say\"")
            .nth(1)
            .and_then(|rest| rest.split("</p>").next())
            .unwrap_or_default();
        assert!(!told.is_empty(), "{end}");
        assert_eq!(doubled(told), None, "the last moment of a replay");
        for page in [read(&browser, &format!("/t/{table}"), lang).await, end] {
            assert!(!page.contains("last-round"), "no round comes after the end");
            let told = page.split("class=\"tell-say\"").nth(1).and_then(|rest| rest.split("</p>").next());
            for near in
                ["ends after this round", "one more round", "endet nach dieser Runde", "noch eine Runde"]
            {
                assert!(!told.unwrap_or_default().contains(near), "{told:?}");
            }
        }
    }
}

#[tokio::test]
async fn nothing_on_a_card_is_said_twice() {
    let router = server().await;
    let ada = Client::first_visit(&router).await;
    for game in GAMES.playable {
        for lang in ["en", "de"] {
            let cards = read(&ada, &format!("/cards/{}", game.name()), lang).await;
            let said = words(&cards);
            let twice = said.windows(2).find(|two| two[0].ends_with(':') && two[0] == two[1]);
            assert_eq!(twice, None, "{} in {lang}", game.name());
        }
    }
}

#[tokio::test]
async fn nothing_in_a_popover_is_said_twice() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open_dealt(&ada, &["me", "here"], "first-game", 7).await;
    let things = ada.get(&format!("/api/tables/{table}/things?seat=p1")).await.ok().text;
    for thing in things.lines() {
        let path = format!("/t/{table}/why?seat=p1&thing={}", thing.replace(' ', "%20"));
        assert_eq!(doubled(&read(&ada.browser(), &path, "de").await), None, "{thing}");
    }
}

#[tokio::test]
async fn a_table_is_called_in_the_language_of_each_reader() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let german = [FORM, ("accept-language", "de")];
    let form = "game=new-frontiers&players=2&seat-1=me&seat-2=open&public=1&name=";
    let opened = ada.browser().send(Method::POST, "/tables", &german, form).await;
    let table = opened.header("location").to_owned();
    let quick = ada.browser().send(Method::POST, "/quick", &german, "game=new-frontiers").await;
    let guided = ada.browser().send(Method::POST, "/guide", &german, "game=new-frontiers").await;
    let daily = ada.browser().send(Method::POST, "/daily", &german, "game=beyond-the-sun").await;
    for (opened, english, german) in [
        (&opened, "Ada’s table", "Tisch von Ada"),
        (&quick, "Ada against bots", "Ada gegen Bots"),
        (&guided, "Ada: first game", "Ada: erste Partie"),
        (&daily, "Beyond the Sun: challenge of", "Beyond the Sun: Aufgabe vom"),
    ] {
        assert_eq!(opened.status, 303, "{}", opened.text);
        for (lang, name) in [("en", english), ("de", german)] {
            for path in [opened.header("location"), "/"] {
                assert!(read(&ada.browser(), path, lang).await.contains(name), "{path} says “{name}”");
            }
        }
    }
    let bob = Client::first_visit(&router).await;
    assert!(read(&bob, "/", "en").await.contains("Ada’s table"), "in the list of open tables");
    let id = table.strip_prefix("/t/").expect("a table");
    let facts = ada.get(&format!("/api/tables/{id}")).await.ok().json();
    assert_eq!(facts["name"], "Ada’s table", "programs read it, too");
    let listed = ada.get("/api/tables?list=open").await.ok().json();
    assert_eq!(listed[0]["name"], "Ada’s table");
}

#[tokio::test]
async fn a_name_that_was_given_stays() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let form = "game=new-frontiers&players=2&seat-1=me&seat-2=open&name=Freitag";
    let table = ada.browser().post_form("/tables", form).await.header("location").to_owned();
    assert!(read(&ada.browser(), &table, "en").await.contains("Freitag"));
}

/// The bot that `/new` calls by this label.
fn bot_called<'a>(page: &'a str, label: &str) -> Option<&'a str> {
    page.split("value=\"bot-").skip(1).find_map(|rest| {
        let (word, rest) = rest.split_once('"')?;
        let shown = rest.split("</label>").next()?;
        words(&format!("<i {shown}")).contains(&label.to_owned()).then_some(word)
    })
}

/// Easy and hard mean the same in every game whose pages offer them.
#[tokio::test]
async fn a_level_means_the_same_in_every_game() {
    let router = server().await;
    let ada = Client::first_visit(&router).await;
    for (game, easy, (label, strong)) in [
        ("new-frontiers", "easy", ("Hard", "hard")),
        ("beyond-the-sun", "easy", ("Hard", "hard")),
        ("merchant-of-venus", "easy", ("Hard", "hard")),
        ("interportal", "easy", ("Hard", "hard")),
    ] {
        let page = read(&ada, &format!("/new?game={game}"), "en").await;
        assert_eq!(bot_called(&page, "Easy"), Some(easy), "{game}");
        assert_eq!(bot_called(&page, label), Some(strong), "{game}");
        let levels =
            page.split("class=\"strengths\"").nth(1).and_then(|rest| rest.split("</section>").next());
        let levels = levels.unwrap_or_else(|| panic!("{game} says what its bots can do"));
        let n_bots = GAMES.find(game).map_or(0, |it| it.bots().len());
        let lines: Vec<&str> = levels.split("<dd>").skip(1).collect();
        assert_eq!(lines.len(), n_bots, "{game}");
        assert!(lines.iter().all(|line| words(line).len() > 5), "{game}: {lines:?}");
    }
    let page = read(&ada, "/new?game=merchant-of-venus", "de").await;
    assert_eq!((bot_called(&page, "Schwer"), bot_called(&page, "Meister")), (Some("hard"), Some("expert")));
}

#[tokio::test]
async fn playing_at_once_begins_with_the_set_up_for_a_first_game() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let quick = ada.browser().post_form("/quick", "game=new-frontiers").await;
    let table = quick.header("location").strip_prefix("/t/").expect("a table").to_owned();
    // With the full set-up everybody chooses a home first.
    for _ in 0..500 {
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        if facts["awaiting"].as_array().is_some_and(|seats| seats.contains(&"p1".into())) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let legal = ada.legal(&table, "p1").await;
    assert!(!legal.is_empty() && legal.iter().all(|line| !line.starts_with("home ")), "{legal:?}");
}

/// A waiting table of a server that listens on `host`, as the host of the table reads it.
async fn waiting_room(origin: &str, host: [u8; 4], lang: &str) -> String {
    let store = Store::open_in_memory().await.unwrap();
    let config = Config { origin: Some(origin.to_owned()), host: host.into(), ..config() };
    // A server that knows its address answers under no other name, but always on its own computer.
    let here = map_request(|mut request: Request| async {
        request.headers_mut().insert(HOST, HeaderValue::from_static("localhost"));
        request
    });
    let router = app(App::new(config, store, GAMES).await.unwrap()).layer(here);
    let ada = Client::guest(&router, "Ada").await;
    let table = open_dealt(&ada, &["me", "open"], "", 1).await;
    read(&ada.browser(), &format!("/t/{table}"), lang).await
}

#[tokio::test]
async fn an_invitation_says_when_it_opens_on_this_computer_only() {
    let closed = waiting_room("http://127.0.0.1:7467", [127, 0, 0, 1], "en").await;
    assert!(
        closed.contains("on this computer only") && closed.contains("--host 0.0.0.0"),
        "how to change that"
    );
    let german = waiting_room("http://localhost:7467", [127, 0, 0, 1], "de").await;
    assert!(german.contains("nur auf diesem Rechner") && german.contains("--host 0.0.0.0"));
    let open = waiting_room("http://127.0.0.1:7467", [0, 0, 0, 0], "en").await;
    assert!(open.contains("on this computer only") && open.contains("--origin") && !open.contains("--host"));
    let reachable = waiting_room("http://192.168.1.5:7467", [0, 0, 0, 0], "en").await;
    assert!(reachable.contains("http://192.168.1.5:7467/t/") && !reachable.contains("on this computer only"));
}

#[tokio::test]
async fn turn_notices_can_be_switched_on() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open_dealt(&ada, &["me", "open"], "first-game", 1).await;
    let bob = Client::guest(&router, "Bob").await;
    bob.join(&table, &ada).await;
    let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
    let is_adas = facts["awaiting"][0] == "p1";
    let (asked, waits) = if is_adas { (&ada, &bob) } else { (&bob, &ada) };
    let offer = "<button class=\"btn\" type=\"button\" data-tell=\"on\"";
    let path = format!("/t/{table}");
    let (asked, waits) =
        (read(&asked.browser(), &path, "en").await, read(&waits.browser(), &path, "en").await);
    assert!(waits.contains(offer), "offered to a player who waits for a person");
    assert!(!asked.contains(offer), "nobody waits for themselves");
    for page in [asked, waits] {
        assert!(page.contains("data-setting=\"tell\""), "in the settings of every table");
    }
    let against_bots = open_dealt(&ada, &["me", "bot-greedy"], "first-game", 1).await;
    assert!(
        !read(&ada.browser(), &format!("/t/{against_bots}"), "en").await.contains(offer),
        "bots take no time"
    );
}

/// "Played: No" is what nobody would say.
#[tokio::test]
async fn a_choice_that_does_nothing_is_not_played() {
    let router = server().await;
    let ada = Client::first_visit(&router).await;
    let page = read(&ada, "/", "en").await;
    assert!(page.contains("\"js-retry-in\":"));
}
