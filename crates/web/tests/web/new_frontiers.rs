//! The real game through the real server: a whole match over the interface, and every page of it.

use crate::client::{Client, config};
use crate::sound;
use axum::Router;
use axum::http::Method;
use engine::{Match, Quick, Seat};
use new_frontiers::State;
use new_frontiers::cards::Pack;
use store::Store;
use web::{App, Config, GAMES, app};

pub(crate) async fn server() -> Router {
    let store = Store::open_in_memory().await.unwrap();
    app(App::new(config(), store, GAMES).await.unwrap())
}

async fn open(host: &Client, seats: &[&str], options: &str) -> String {
    open_dealt(host, seats, options, 7).await
}

pub(crate) async fn open_dealt(host: &Client, seats: &[&str], options: &str, seed: u64) -> String {
    sound::open(host, "new-frontiers", seats, options, seed).await
}

/// Plays at random to the end; after every action the pages of all seats can be drawn.
pub(crate) async fn play(ada: &Client, table: &str, seed: u64, draw_every: usize) {
    let mut luck = Quick::seeded(seed);
    for n in 0.. {
        assert!(n < 2000, "a game ends");
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let awaiting = facts["awaiting"].as_array().unwrap();
        let Some(seat) =
            (!awaiting.is_empty()).then(|| awaiting[luck.below(awaiting.len())].as_str().unwrap())
        else {
            return;
        };
        if n % draw_every == 0 {
            let lang = if n % (2 * draw_every) == 0 { "de" } else { "en" };
            let headers = [("accept-language", lang), ("x-fernweh", "fragment")];
            let browser = ada.browser();
            let page = browser
                .send(Method::GET, &format!("/t/{table}/fragment?as={seat}"), &headers, "")
                .await
                .ok()
                .text;
            let legal = ada.legal(table, seat).await;
            for line in &legal {
                assert!(page.contains(&format!("value=\"{line}\"")), "`{line}` is offered on the page");
            }
            assert_eq!(page.matches("class=\"choice\"").count(), legal.len());
            let things = ada.get(&format!("/api/tables/{table}/things?seat={seat}")).await.ok().text;
            for thing in things.lines().take(3) {
                let thing = thing.replace(' ', "%20");
                browser
                    .send(Method::GET, &format!("/t/{table}/why?seat={seat}&thing={thing}"), &headers, "")
                    .await
                    .ok();
            }
        }
        let legal = ada.legal(table, seat).await;
        let line = &legal[luck.below(legal.len())];
        ada.act(table, seat, line).await.ok();
    }
}

/// Replays a match text with its head, its actions and the rules alone.
fn played_again(text: &str) -> String {
    let head = |word: &str| text.lines().find_map(|line| line.strip_prefix(word)).unwrap().to_owned();
    let mut played = Match::<State>::new(
        head("seats ").parse().unwrap(),
        head("options ").parse().unwrap(),
        head("seed ").parse().unwrap(),
    )
    .unwrap();
    for line in text.split("\n\n").nth(1).unwrap().lines() {
        let (seat, action) = line.split_once(' ').unwrap();
        let seat = Seat(seat[1..].parse::<u8>().unwrap() - 1);
        played.act(seat, action.parse().unwrap()).unwrap();
    }
    serde_json::to_value(played.outcome()).unwrap().to_string()
}

/// The scrubber has a tick for every round, and the turning points lead to moments of the game.
fn check_marks(replay: &str) {
    let n_rounds = replay.matches("<path class=\"r\"").count();
    assert!(n_rounds >= 5, "{n_rounds} rounds are marked");
    let turns = replay.split("<ul class=\"tp\">").nth(1).and_then(|rest| rest.split("</ul>").next()).unwrap();
    assert!((1..=6).contains(&turns.matches("<li").count()), "{turns}");
    assert!(turns.contains("the end was certain"), "{turns}");
    assert_eq!(turns.matches("replay?n=").count(), turns.matches("<li").count());
}

#[tokio::test]
async fn two_to_five_play_to_the_end_and_watch_it_again() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    for n_seats in 2..=5 {
        let mut seats = vec!["me"];
        seats.resize(n_seats, "here");
        let table = open(&ada, &seats, if n_seats % 2 == 0 { "first-game" } else { "" }).await;
        play(&ada, &table, n_seats as u64, 25).await;
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        assert_eq!(facts["outcome"]["points"].as_array().unwrap().len(), n_seats);

        let over = ada.browser().get(&format!("/t/{table}")).await.ok().text;
        assert!(over.contains("data-state=\"over\"") && over.contains("Watch the replay"));
        let replay = ada.browser().get(&format!("/t/{table}/replay?n=10")).await.ok().text;
        assert!(replay.contains("data-n=\"10\"") && replay.contains("<svg"), "{replay}");
        check_marks(&replay);
        let last = facts["actions"].as_u64().unwrap();
        let end = ada.browser().get(&format!("/t/{table}/replay/at?n=999999")).await.ok().text;
        assert!(end.contains(&format!("data-n=\"{last}\"")));
        assert!(replay.contains("class=\"score\""), "the final sheet is there at every moment");
        let text = ada.get(&format!("/t/{table}/text")).await.ok().text;
        let is_action = |line: &&str| line.starts_with('p') && line.as_bytes()[1].is_ascii_digit();
        assert_eq!(text.lines().filter(is_action).count() as u64, last);
        assert_eq!(played_again(&text), facts["outcome"].to_string(), "the text leads to the same result");
        crate::words::check_the_end(&ada, &table).await;
        assert!(ada.get("/replays").await.ok().text.contains(&format!("/t/{table}/replay")));
    }
    let profile = ada.browser().get("/profile").await.ok().text;
    assert!(profile.contains('4'), "four games were played");
}

#[tokio::test]
async fn a_quick_table_is_two_clicks_from_the_first_move() {
    let router = server().await;
    let ada = Client::first_visit(&router).await;
    let home = ada.get("/").await.ok().text;
    assert!(home.contains("action=\"/quick\""));
    for option in home.split("name=\"option\" value=\"").skip(1) {
        let option = option.split('"').next().unwrap();
        let quick = ada.post_form("/quick", &format!("game=new-frontiers&option={option}")).await;
        assert_eq!(quick.status, 303, "the first page offers what the game knows: {option}: {}", quick.text);
    }
    let quick = ada.post_form("/quick", "game=new-frontiers").await;
    assert_eq!(quick.status, 303, "{}", quick.text);
    let table = quick.header("location").to_owned();
    for _ in 0..500 {
        if ada.get(&table).await.ok().text.contains("class=\"choice\"") {
            let hint = ada.get(&format!("{table}/hint")).await.ok().text;
            assert!(hint.contains("data-hint-act") && hint.contains("Chance to win: "), "{hint}");
            let home = ada.get("/").await.ok().text;
            assert!(home.contains(&table), "it is among my tables");
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("the person is never asked");
}

/// A hint tells the chance of the best choice and of two others, in both languages; where there is nothing to choose
/// from, the page offers none.
#[tokio::test]
async fn a_hint_tells_chances_and_is_offered_only_where_there_is_a_choice() {
    // Enough descents to look at three choices.
    let config = Config { search_nodes: 400, ..config() };
    let store = Store::open_in_memory().await.unwrap();
    let router = app(App::new(config, store, GAMES).await.unwrap());
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "me"], "").await;
    let (mut n_single, mut n_hints, mut n_lines) = (0, 0, 0);
    for _ in 0..400 {
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let Some(seat) = facts["awaiting"][0].as_str() else { break };
        let legal = ada.legal(&table, seat).await;
        let page = ada.browser().get(&format!("/t/{table}/fragment?as={seat}")).await.ok().text;
        assert_eq!(page.contains("data-hint="), legal.len() > 1, "{legal:?}");
        n_single += u32::from(legal.len() == 1);
        if legal.len() > 3 && (n_hints < 2 || n_lines == 0) {
            n_hints += 1;
            let path = format!("/api/tables/{table}/hint?seat={seat}");
            let hint = ada.get(&path).await.ok().json()["hint"].clone();
            assert!(legal.iter().any(|line| hint["line"] == **line), "{hint}");
            assert!((0..=100).contains(&hint["chance"].as_i64().unwrap()), "{hint}");
            let others = hint["others"].as_array().unwrap();
            assert!(
                others.len() == 2 && others.iter().all(|it| it.as_str().unwrap().contains(" %")),
                "{hint}"
            );
            // A choice that shows something hidden has no line, because nobody knows what comes then.
            let follows = hint["follows"].as_str();
            assert!(follows.is_none_or(|line| line.starts_with("Then probably: ")), "{hint}");
            n_lines += u32::from(follows.is_some());
            let german = [("accept-language", "de")];
            let page = format!("/t/{table}/hint?as={seat}");
            let words = ada.browser().send(Method::GET, &page, &german, "").await.ok().text;
            assert!(words.contains("Siegchance: "), "{words}");
            assert_eq!(words.contains("Danach wahrscheinlich: "), follows.is_some(), "{words}");
        }
        if n_single > 0 && n_hints >= 2 && n_lines > 0 {
            return;
        }
        ada.act(&table, seat, &legal[legal.len() / 2]).await;
    }
    panic!("{n_single} questions with one answer, {n_hints} hints, {n_lines} lines");
}

#[tokio::test]
async fn every_page_of_the_site_is_there_in_both_languages() {
    let router = server().await;
    let ada = Client::first_visit(&router).await;
    for path in [
        "/",
        "/new",
        "/new?game=new-frontiers",
        "/replays",
        "/profile",
        "/rules",
        "/rules/new-frontiers",
        "/rules/new-frontiers/numbered",
        "/cards/new-frontiers",
    ] {
        let mut texts = Vec::new();
        for lang in ["en", "de"] {
            let page = ada.send(Method::GET, path, &[("accept-language", lang)], "").await.ok().text;
            assert!(page.contains(&format!("<html lang=\"{lang}\"")), "{path}");
            assert_eq!(page.matches("<h1").count(), 1, "{path}");
            texts.push(page);
        }
        assert_ne!(texts[0], texts[1], "{path} is translated");
    }
    assert_eq!(ada.get("/rules/chess").await.status, 404);
    assert_eq!(ada.get("/cards/chess").await.status, 404);
    let refused = ada.post_form("/tables", "game=new-frontiers&players=1&seat-1=me").await;
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("choose 2 to 5"), "the form comes back and says why");
}

/// Everything but the bag is open: all seats and spectators get the same bytes, written once.
#[tokio::test]
async fn an_open_game_looks_the_same_to_all() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "here", "here", "here"], "first-game").await;
    ada.play(&table, 20).await;
    let view = |text: String| text.split("\"view\":").nth(1).unwrap().to_owned();
    let watched = view(Client::stranger(&router).get(&format!("/api/tables/{table}/view")).await.ok().text);
    for seat in ["p1", "p2", "p3", "p4"] {
        assert_eq!(view(ada.view(&table, seat).await), watched);
    }
    let text = ada.get(&format!("/api/tables/{table}/text")).await.ok().text;
    assert!(!text.contains("seed"), "the seed stays secret: {text}");
    assert_eq!(text.lines().filter(|line| line.starts_with('p')).count(), 20, "the actions do not");
    let page = ada.browser().get(&format!("/t/{table}")).await.ok().text;
    assert!(
        page.contains("data-state=\"choose\""),
        "who shares a device needs no curtain: nothing is hidden"
    );
}

/// NF-031: who chooses a side of the mat sees both homes as tiles, and both are lit.
#[tokio::test]
async fn the_sides_of_a_mat_lie_on_the_table_while_one_is_chosen() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "here"], "").await;
    let lines = ada.legal(&table, "p1").await;
    assert_eq!(lines.len(), 2, "{lines:?}");
    let page = ada.browser().get(&format!("/t/{table}?as=p1")).await.ok().text;
    for line in lines {
        let key = line.replace(' ', "-");
        let tile = page.split("<button ").find(|it| it.contains(&format!(" id=\"{key}\"")));
        assert!(tile.is_some_and(|it| it.contains("is-lit")), "{key} is no lit tile: {tile:?}");
        // One chooses by what they do: it stands there in sentences, and not only in the popover.
        let why =
            ada.get(&format!("/api/tables/{table}/why?thing={}&seat=p1", line.replace(' ', "%20"))).await;
        let lines = why.ok().json()["about"]["lines"].as_array().expect("sentences").clone();
        for (sentence, tile) in lines.iter().zip(tile.iter().cycle()) {
            let said = sentence[1].as_str().expect("a sentence");
            assert!(tile.contains(said), "{key} does not say “{said}”: {tile}");
        }
    }
    assert!(page.contains("data-open-pane=\"map\""), "a phone opens the pane on which they lie");
}

/// The strip below the seats tells everybody what was just done.
#[tokio::test]
async fn the_last_turn_is_told_to_everybody() {
    let router = server().await;
    let (ada, bob) = (Client::guest(&router, "Ada").await, Client::guest(&router, "Bob").await);
    let table = open(&ada, &["me", "open"], "first-game").await;
    bob.join(&table, &ada).await;
    let told = |page: String| {
        let say = page.split("<p class=\"tell-say\"").nth(1).and_then(|rest| rest.split("</p>").next());
        say.unwrap_or_default().to_owned()
    };
    let path = format!("/t/{table}/fragment");
    assert!(told(ada.browser().get(&path).await.ok().text).contains("Nothing has happened yet"));
    let first = ada.get(&format!("/api/tables/{table}")).await.ok().json()["awaiting"][0].clone();
    let (mover, other) = if first == "p1" { (&ada, &bob) } else { (&bob, &ada) };
    mover.act(&table, first.as_str().unwrap(), "select develop").await.ok();
    for reader in [mover, other] {
        let told = told(reader.browser().get(&path).await.ok().text);
        assert!(told.contains("selects <b>Develop</b>"), "{told}");
    }
}

/// A match with other components uses their names.
#[tokio::test]
async fn the_log_speaks_the_words_of_the_pack() {
    let text = "[[action]]\nid = \"develop\"\nname = { en = \"Raise Towers\", de = \"Türme bauen\" }\n\
        [[world]]\nid = \"spice_world\"\ncost = 7";
    let pack = Pack::with("mine.toml", text).unwrap();
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "here"], &format!("first-game pack={:016x}", pack.fingerprint())).await;
    let first = ada.get(&format!("/api/tables/{table}")).await.ok().json()["awaiting"][0].clone();
    ada.act(&table, first.as_str().unwrap(), "select develop").await.ok();
    let page = ada.browser().get(&format!("/t/{table}")).await.ok().text;
    assert!(page.contains("selects <b>Raise Towers</b>"), "{page}");
    assert!(!page.contains("<b>Develop</b>"));
}

/// A pack may come from somebody else: its words are text on every page.
#[tokio::test]
async fn words_of_a_pack_are_no_markup() {
    const NAME: &str = "<script>steal(1)</script>";
    let named = |kind: &str, id: &str| {
        format!("[[{kind}]]\nid = \"{id}\"\nname = {{ en = \"{NAME}\", de = \"{NAME}\" }}\n")
    };
    // Packs that differ only in names count as one, so that a match may go on after a name was corrected.
    let text = [named("action", "develop"), named("world", "spice_world") + "cost = 9"].concat();
    let pack = Pack::with("theirs.toml", &text).unwrap();
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "here"], &format!("first-game pack={:016x}", pack.fingerprint())).await;
    let first = ada.get(&format!("/api/tables/{table}")).await.ok().json()["awaiting"][0].clone();
    ada.act(&table, first.as_str().unwrap(), "select develop").await.ok();
    for path in ["", "/fragment", "/log", "/plain", "/replay", "/hint"] {
        let page = ada.browser().get(&format!("/t/{table}{path}")).await.ok().text;
        assert!(!page.contains("<script>steal"), "{path}: {page}");
        let is_board = matches!(path, "" | "/fragment" | "/plain");
        assert!(!is_board || page.contains("&lt;script&gt;steal(1)&lt;/script&gt;"), "{path}: {page}");
    }
}
