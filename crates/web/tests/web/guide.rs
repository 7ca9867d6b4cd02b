//! The guided game over HTTP: an ordinary table whose bot follows the script while the learner does.

use crate::client::{Client, FORM, config};
use axum::Router;
use axum::http::Method;
use store::Store;
use web::lesson::Lesson;
use web::{App, Config, GAMES, app};

async fn server(config: Config) -> Router {
    app(App::new(config, Store::open_in_memory().await.unwrap(), GAMES).await.unwrap())
}

fn lesson() -> &'static Lesson {
    GAMES.playable[0].lesson().unwrap()
}

/// Starts a guided game in a browser and gives its table.
async fn start(ada: &Client) -> String {
    start_of(ada, "new-frontiers").await
}

async fn start_of(ada: &Client, game: &str) -> String {
    let answer = ada.browser().send(Method::POST, "/guide", &[FORM], &format!("game={game}")).await;
    assert_eq!(answer.status.as_u16(), 303, "{}", answer.text);
    answer.header("location").strip_prefix("/t/").unwrap().to_owned()
}

/// Waits until the learner is asked, because bots act at their own speed.
async fn until_asked(ada: &Client, table: &str) {
    for _ in 0..1000 {
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        if facts["awaiting"].as_array().unwrap().iter().any(|seat| seat == "p1") {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    panic!("the learner is never asked");
}

async fn page(ada: &Client, table: &str) -> String {
    ada.browser().get(&format!("/t/{table}")).await.ok().text
}

#[tokio::test]
async fn a_program_can_play_the_lesson_as_any_other_table() {
    let ada = Client::guest(&server(config()).await, "Ada").await;
    let mut n_played = 0;
    for (game, lesson) in
        GAMES.playable.iter().flat_map(|game| game.lessons().iter().map(move |lesson| (game, lesson)))
    {
        n_played += 1;
        let table = start_of(&ada, &format!("{}&lesson={}", game.name(), lesson.name)).await;
        for step in lesson.steps.iter().filter(|step| step.seat == lesson.learner) {
            until_asked(&ada, &table).await;
            let page = page(&ada, &table).await;
            assert!(page.contains("id=\"coach\""), "the guide speaks before `{}`", step.line);
            assert_eq!(page.matches("class=\"choice\"").count(), 1, "and one thing is lit");
            let legal = ada.legal(&table, "p1").await;
            assert!(legal.contains(&step.line), "a program may do anything legal: {legal:?}");
            ada.act(&table, "p1", &step.line).await.ok();
        }
        until_asked(&ada, &table).await;
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        assert_eq!(facts["actions"], lesson.moves().count(), "the bot has followed");
        let last = page(&ada, &table).await;
        let new_game = format!("/new?game={}", game.name());
        assert!(last.contains("id=\"coach\"") && last.contains(&new_game), "the last words");
        assert!(last.matches("class=\"choice\"").count() > 1, "everything is free");
    }
    assert!(n_played >= 8, "{n_played} lessons");
}

/// A lesson in a prepared position: its moves are made, it is named after the lesson, and it leads to the next one.
#[tokio::test]
async fn a_prepared_lesson_begins_in_its_position() {
    let ada = Client::guest(&server(config()).await, "Ada").await;
    let game = GAMES.find("interportal").unwrap();
    let names: Vec<&str> = game.lessons().iter().map(|lesson| lesson.name.as_str()).collect();
    assert_eq!(names, ["first", "war", "council", "agents", "tactics"]);
    for lesson in game.lessons().iter().filter(|lesson| lesson.is_prepared()) {
        let table = start_of(&ada, &format!("interportal&lesson={}", lesson.name)).await;
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        assert_eq!(facts["actions"], lesson.given.len());
        let title = web::i18n::say(web::i18n::Lang::En, &lesson.title, &[]);
        assert_eq!(facts["name"], format!("Ada: {title}"));
        let page = page(&ada, &table).await;
        let goals = format!("Goal 1 of {}", lesson.chapters().len());
        assert!(page.contains(&goals) && page.contains("data-show"), "{}", lesson.name);
        let undo = ada.post(&format!("/api/tables/{table}/undo?version={}", facts["version"])).await;
        assert_ne!(undo.status.as_u16(), 200, "what was given cannot be undone");
        let again = ada.browser().post(&format!("/t/{table}/again")).await;
        let second = again.header("location").strip_prefix("/t/").unwrap().to_owned();
        let plain = ada.get(&format!("/api/tables/{second}")).await.ok().json();
        assert_eq!((&plain["name"], &plain["actions"]), (&"Ada against bots".into(), &0.into()));
    }
    let none = ada.browser().send(Method::POST, "/guide", &[FORM], "game=interportal&lesson=tea").await;
    assert_eq!(none.status.as_u16(), 404);
}

/// The page "Learn" has a button for each lesson, with its length; home and rulebook lead there.
#[tokio::test]
async fn the_lessons_are_found_with_their_length() {
    let ada = Client::guest(&server(config()).await, "Ada").await;
    let learn = ada.browser().get("/rules").await.ok().text;
    for (game, lesson) in
        GAMES.playable.iter().flat_map(|game| game.lessons().iter().skip(1).map(move |lesson| (game, lesson)))
    {
        let button = format!("value=\"{}\">", lesson.name);
        let offer = offers(&learn).into_iter().find(|offer| offer.contains(&button));
        assert!(offer.is_some_and(|offer| offer.contains(game.name())), "{}", lesson.name);
        assert!(learn.contains(&format!("{} minutes", lesson.minutes)), "{}", lesson.name);
        let list = format!("/rules#lessons-{}", game.name());
        for path in ["/".to_owned(), format!("/rules/{}", game.name())] {
            assert!(ada.browser().get(&path).await.ok().text.contains(&list), "{path}");
        }
    }
}

#[tokio::test]
async fn a_learner_who_leaves_the_script_plays_alone() {
    let ada = Client::guest(&server(config()).await, "Ada").await;
    let table = start(&ada).await;
    ada.act(&table, "p1", "select send_diplomatic_envoys").await.ok();
    until_asked(&ada, &table).await;
    let page = page(&ada, &table).await;
    assert!(!page.contains("id=\"coach\"") && !page.contains(&format!("/t/{table}/guide")));
    assert!(page.matches("class=\"choice\"").count() > 1);
}

#[tokio::test]
async fn the_guide_speaks_to_the_learner_alone_and_tells_no_seed() {
    let server = server(config()).await;
    let (ada, bob) = (Client::guest(&server, "Ada").await, Client::guest(&server, "Bob").await);
    let table = start(&ada).await;
    let watched = page(&bob, &table).await;
    assert!(!watched.contains("id=\"coach\""), "who watches is not guided");
    let seed = lesson().seed.to_string();
    let facts = ada.get(&format!("/api/tables/{table}")).await.ok();
    assert!(facts.json()["seed"].is_null(), "{}", facts.text);
    let text = page(&ada, &table).await;
    assert!(!text.contains(&format!("\"{seed}\"")) && !text.contains(&format!(">{seed}<")));
    let told = ada.browser().get(&format!("/t/{table}/text")).await.text;
    assert!(!told.contains(&format!("seed {seed}")), "the seed comes at the end: {told}");
}

#[tokio::test]
async fn the_guide_is_switched_for_one_table() {
    let ada = Client::guest(&server(config()).await, "Ada").await;
    let table = start(&ada).await;
    let browser = ada.browser();
    let path = format!("/t/{table}/guide");
    for (word, speaks) in [("off", false), ("on", true)] {
        let headers = [FORM, ("x-fernweh", "fragment")];
        let answer = browser.send(Method::POST, &path, &headers, &format!("guide={word}")).await.ok();
        assert_eq!(answer.text.contains("id=\"coach\""), speaks, "{word}");
        let cookie = answer.header("set-cookie");
        assert!(cookie.starts_with(&format!("guide={word};")), "{cookie}");
        assert!(cookie.contains(&format!("Path=/t/{table};")) && cookie.contains("SameSite=Lax"), "{cookie}");
    }
}

#[tokio::test]
async fn what_else_could_be_chosen_is_explained() {
    let ada = Client::guest(&server(config()).await, "Ada").await;
    let table = start(&ada).await;
    let why = |thing: &str| format!("/t/{table}/why?seat=p1&thing={thing}");
    let things = ada.get(&format!("/api/tables/{table}/things?seat=p1")).await.ok().text;
    let thing = things.lines().find(|thing| thing.contains("settle")).unwrap().replace(' ', "%20");
    let answer = ada.browser().get(&why(&thing)).await.ok().text;
    assert!(answer.contains("other-way") && answer.contains("value=\"off\""), "{answer}");
    ada.act(&table, "p1", "select develop").await.ok();
    until_asked(&ada, &table).await;
    let answer = ada.browser().get(&why(&thing)).await.ok().text;
    assert!(!answer.contains("other-way"), "there is no guide any more: {answer}");
}

/// The next table deals other cards and has no guide, so it is not called a first game.
#[tokio::test]
async fn a_guided_game_played_again_is_a_plain_table() {
    let ada = Client::guest(&server(config()).await, "Ada").await;
    let name_of = async |table: &str| {
        ada.get(&format!("/api/tables/{table}")).await.ok().json()["name"].as_str().unwrap().to_owned()
    };
    for game in ["new-frontiers", "beyond-the-sun", "merchant-of-venus"] {
        let table = start_of(&ada, game).await;
        assert_eq!(name_of(&table).await, "Ada: first game");
        let again = ada.browser().post(&format!("/t/{table}/again")).await;
        let second = again.header("location").strip_prefix("/t/").unwrap().to_owned();
        assert_eq!(name_of(&second).await, "Ada against bots");
        assert!(!page(&ada, &second).await.contains("id=\"coach\""));
        let third = ada.browser().post(&format!("/t/{second}/again")).await;
        let third = third.header("location").strip_prefix("/t/").unwrap().to_owned();
        assert_eq!(name_of(&third).await, "Ada against bots", "a plain table keeps its name");
    }
}

/// A missing technology is named, not described by its place.
#[tokio::test]
async fn what_a_technology_builds_on_is_named() {
    let ada = Client::guest(&server(config()).await, "Ada").await;
    let table = start_of(&ada, "beyond-the-sun").await;
    let script = GAMES.find("beyond-the-sun").unwrap().lesson().unwrap();
    for step in script.steps.iter().take_while(|step| !step.line.starts_with("research II")) {
        if step.seat == script.learner {
            until_asked(&ada, &table).await;
            ada.act(&table, "p1", &step.line).await.ok();
        }
    }
    let answer = ada.browser().get(&format!("/t/{table}/why?seat=p1&thing=slot%20II-3")).await.ok().text;
    assert!(answer.contains("First research Narrow Beam Lasers") && answer.contains("BTS-113"), "{answer}");
}

/// The forms of a page that start guided games.
fn offers(page: &str) -> Vec<&str> {
    let forms = page.split("action=\"/guide\"").skip(1);
    forms.filter_map(|rest| rest.split("</form>").next()).collect()
}

#[tokio::test]
async fn the_first_page_offers_the_guided_game_of_every_game_that_has_one() {
    let ada = Client::guest(&server(config()).await, "Ada").await;
    let home = ada.browser().get("/").await.ok().text;
    for game in GAMES.playable.iter().filter(|game| game.lesson().is_some()) {
        let button = format!("name=\"game\" value=\"{}\"", game.name());
        let n = offers(&home).iter().filter(|offer| offer.contains(&button)).count();
        assert!(n >= 2, "{} stands on its card and among the first steps, not {n} times", game.name());
    }
}

/// With other tiles, or other options for every table, the script would not fit.
#[tokio::test]
async fn a_host_with_other_options_offers_no_guide() {
    let options = vec![("new-frontiers".to_owned(), "goals".to_owned())];
    let server = server(Config { options, ..config() }).await;
    let ada = Client::guest(&server, "Ada").await;
    for path in ["/new?game=new-frontiers", "/rules/new-frontiers"] {
        assert!(!ada.browser().get(path).await.ok().text.contains("\"/guide\""), "{path}");
    }
    let home = ada.browser().get("/").await.ok().text;
    assert!(offers(&home).iter().all(|offer| !offer.contains("new-frontiers")));
    let answer = ada.browser().send(Method::POST, "/guide", &[FORM], "game=new-frontiers").await;
    assert_eq!(answer.status.as_u16(), 404);
}
