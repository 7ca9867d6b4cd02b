//! Merchant of Venus through the real server: every page of whole matches, and nothing hidden on any of them.

use crate::client::Client;
use crate::new_frontiers::server;
use crate::secrecy::{seeds_that_look_alike, seen};
use crate::sound::{self, all_between, page, plain, things};
use axum::http::Method;
use engine::{Match, Quick, Viewer};
use merchant_of_venus::{State, View};

async fn open(host: &Client, seats: &[&str], options: &str, seed: u64) -> String {
    sound::open(host, "merchant-of-venus", seats, options, seed).await
}

/// Things that are always on the table, so that they can always be asked about.
const LYING: [&str; 6] = ["space ", "site ", "system ", "good ", "passenger ", "dial "];

/// Every legal action is a choice with words; every piece has one id; every thing can be asked about.
async fn check(ada: &Client, table: &str, seat: &str, lang: &str) {
    let page = page(ada, table, seat, lang).await;
    let legal = ada.legal(table, seat).await;
    sound::check(&page, &legal);
    sound::check_previews(&page, &legal);
    for course in all_between(&page, " data-course=\"", "\"") {
        let first = course.split(';').next().unwrap();
        assert!(legal.iter().any(|line| line == first), "{course} begins with something legal");
    }
    let things = things(ada, table, seat).await;
    for thing in things.lines().filter(|thing| LYING.iter().any(|start| thing.starts_with(start))) {
        let asked = thing.replace(' ', "%20").replace('~', "%7E");
        let is_asked = page.contains(&format!("thing={asked}\""))
            || page.contains(&format!("thing={}\"", thing.replace(' ', "%20")));
        // A site next to the ship, or with a spaceport on it, is asked about as the space it is.
        let as_space =
            thing.strip_prefix("site ").is_some_and(|id| page.contains(&format!("thing=space%20{id}\"")));
        assert!(is_asked || as_space, "`{thing}` can be asked about");
    }
    assert!(!page.contains("mv-log-") && !page.contains(">mv-"), "everything is said in words");
}

/// Asks about everything at once; everything that cannot be done has a reason, in the reader's language.
async fn ask_about_everything(ada: &Client, table: &str, seat: &str, lang: &str) {
    let things = things(ada, table, seat).await;
    for thing in things.lines() {
        let path = format!("/t/{table}/why?seat={seat}&thing={}", thing.replace(' ', "%20"));
        let answer = ada.browser().send(Method::GET, &path, &[("accept-language", lang)], "").await.ok().text;
        assert!(!plain(&answer).is_empty() && !answer.contains("mv-why"), "{thing}: {answer}");
    }
}

/// What a merchant does instead of staying; with random actions the ship would hardly move.
fn choose(legal: &[String], luck: &mut Quick) -> String {
    let eager: Vec<&String> =
        legal.iter().filter(|line| !matches!(line.as_str(), "stay" | "done" | "cargo")).collect();
    match eager.len() {
        0 => legal[luck.below(legal.len())].clone(),
        n if luck.below(4) > 0 => eager[luck.below(n)].clone(),
        _ => legal[luck.below(legal.len())].clone(),
    }
}

async fn play(ada: &Client, table: &str, seed: u64) {
    let mut luck = Quick::seeded(seed);
    for n in 0.. {
        assert!(n < 4000, "a game ends");
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let Some(seat) = facts["awaiting"][0].as_str().map(str::to_owned) else { return };
        let lang = if n % 2 == 0 { "de" } else { "en" };
        if n % 17 == 0 {
            check(ada, table, &seat, lang).await;
        }
        if n % 300 == 60 {
            ask_about_everything(ada, table, &seat, lang).await;
        }
        let legal = ada.legal(table, &seat).await;
        let line = choose(&legal, &mut luck);
        ada.act(table, &seat, &line).await.ok();
    }
}

#[tokio::test]
async fn one_to_three_play_to_the_end_on_sound_pages() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    for (n_seats, options) in [(1_usize, ""), (2, "chosen-pilots"), (3, "contracts-and-markers")] {
        let mut seats = vec!["me"];
        seats.resize(n_seats, "here");
        let table = open(&ada, &seats, options, n_seats as u64).await;
        play(&ada, &table, 5 + n_seats as u64).await;
        let over = ada.browser().get(&format!("/t/{table}")).await.ok().text;
        assert!(over.contains("data-state=\"over\""));
        let sheet = all_between(&over, "<table class=\"score\">", "</table>");
        let body = all_between(sheet[0], "<tbody>", "</tbody>");
        assert_eq!(body[0].matches("<tr>").count(), 10, "fame comes from ten places");
        assert_eq!(over.contains("class=\"verdict\""), n_seats == 1, "who plays alone is told how it went");
        crate::words::check_the_end(&ada, &table).await;
        let replay = ada.browser().get(&format!("/t/{table}/replay?n=20")).await.ok().text;
        assert!(replay.contains("data-n=\"20\"") && replay.contains("class=\"score\""));
        assert!(replay.contains("id=\"galaxy\""), "the map is there as well");
    }
}

/// MV-017, MV-018, MV-020: First Contact cards, decks and markers are hidden, and all viewers see the same.
#[tokio::test]
async fn tables_that_differ_in_what_lies_face_down_look_the_same() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let bob = Client::guest(&router, "Bob").await;
    for options in ["", "contracts-and-markers"] {
        let key = |view: View| format!("{:?}{:?}{:?}", view.first, view.waiting, view.merchants);
        let (one, two) = seeds_that_look_alike(40_000, |seed| dealt(options, seed), key);
        let mut tables = Vec::new();
        for seed in [one, two] {
            let table = open(&ada, &["me", "open"], options, seed).await;
            bob.join(&table, &ada).await;
            tables.push(table);
        }
        for (left, right) in seen(&ada, &tables[0]).await.into_iter().zip(seen(&ada, &tables[1]).await) {
            assert_eq!(left, right);
        }
    }
}

/// MV-018, MV-137: markers lie on the map and the switch says what they are; goals show how far they are met (MV-174).
#[tokio::test]
async fn mv_018_markers_and_goals_on_the_page() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let form = ada.browser().get("/new?game=merchant-of-venus").await.ok().text;
    assert!(form.contains("contracts-and-markers"));
    let counts = |seed: &u64| {
        let view = dealt("contracts-and-markers", *seed).view(Viewer::Spectator);
        view.merchants[engine::Seat(0)].missions[0].mission.id() == "ms_20"
    };
    let seed = (0..).find(counts).unwrap();
    // Two people at two devices: no curtain is needed.
    let table = open(&ada, &["me", "open"], "contracts-and-markers", seed).await;
    Client::guest(&router, "Bob").await.join(&table, &ada).await;
    let page = page(&ada, &table, "p1", "en").await;
    let in_the_key = page.matches("class=\"mkr\" x=\"10\" y=\"10\"").count();
    assert!(in_the_key > 0, "the key names them");
    assert_eq!(
        page.matches("class=\"mkr\"").count() - in_the_key,
        24 + 1,
        "one on each encounter space and its sample"
    );
    assert!(
        page.contains(" while this card lies before you.")
            && page.contains("0 of 1. All counts, from the start of the game.")
    );
    let marker = format!("/t/{table}/why?seat=p1&thing=site%20COL04");
    let answer = ada.browser().get(&marker).await.ok().text;
    assert!(!plain(&answer).is_empty());
    let plain_table = open(&ada, &["me", "here"], "", seed).await;
    assert!(!sound::page(&ada, &plain_table, "p1", "en").await.contains("class=\"mkr\""));
}

fn dealt(options: &str, seed: u64) -> Match<State> {
    Match::new(2, options.parse().unwrap(), seed).unwrap()
}

/// MV-053, MV-064: after the roll every space within reach has a course on the map; each of its steps is an ordinary
/// action and can be undone until something is decided.
#[tokio::test]
async fn mv_064_a_course_is_flown_step_by_step_and_taken_back() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let (table, course) = with_a_course(&ada).await;
    let steps: Vec<&str> = course.split(';').collect();
    let before = page(&ada, &table, "p1", "en").await;
    for step in &steps[..2] {
        ada.act(&table, "p1", step).await.ok();
    }
    let after = page(&ada, &table, "p1", "en").await;
    assert_ne!(all_between(&before, "data-ship=\"", "\""), all_between(&after, "data-ship=\"", "\""));
    assert!(after.contains("data-undo"), "and the last step can be taken back");
    let rest = steps[2..].join(";");
    assert!(after.contains(&format!("data-course=\"{rest}\"")), "the rest of it is still on the map: {rest}");
}

/// A table after a roll, and a course of more than three steps on which nothing is decided.
pub(crate) async fn with_a_course(ada: &Client) -> (String, String) {
    for seed in 0..20 {
        let table = open(ada, &["me", "here"], "", seed).await;
        for _ in 0..12 {
            let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
            let seat = facts["awaiting"][0].as_str().unwrap().to_owned();
            let legal = ada.legal(&table, &seat).await;
            if seat == "p1" && legal.iter().any(|line| line.starts_with("go ")) {
                let page = page(ada, &table, "p1", "en").await;
                let courses = all_between(&page, " data-course=\"", "\"");
                let sure = all_between(&page, " data-sure=\"", "\"");
                let safe = courses.iter().zip(sure).find(|(course, sure)| {
                    let n = course.split(';').count();
                    n > 3 && *sure == n.to_string()
                });
                if let Some((course, _)) = safe {
                    return (table, (*course).to_owned());
                }
            }
            let line = legal.iter().find(|line| line.starts_with("head ")).unwrap_or(&legal[0]);
            ada.act(&table, &seat, line).await.ok();
        }
    }
    panic!("no table has a safe course");
}

/// A hint names the plan behind the best choice and behind two others, with what their stops bring, and the chances.
#[tokio::test]
async fn a_hint_tells_plans() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "here"], "", 3).await;
    let mut n_hints = 0;
    for _ in 0..80 {
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let Some(seat) = facts["awaiting"][0].as_str().map(str::to_owned) else { break };
        let legal = ada.legal(&table, &seat).await;
        if legal.len() == 1 {
            ada.act(&table, &seat, &legal[0]).await;
            continue;
        }
        let hint =
            ada.get(&format!("/api/tables/{table}/hint?seat={seat}")).await.ok().json()["hint"].clone();
        let line = hint["line"].as_str().unwrap().to_owned();
        assert!((0..=100).contains(&hint["chance"].as_i64().unwrap()), "{hint}");
        let others: Vec<&str> =
            hint["others"].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
        if legal.len() > 3 && line.starts_with("head ") {
            let reason = hint["reason"].as_str().unwrap();
            assert!(reason.starts_with("Plan: ") && reason.contains(" credits a round."), "{hint}");
            assert!(
                others.len() == 2 && others.iter().all(|it| it.contains(" %") && it.contains('(')),
                "{hint}"
            );
            let german = [("accept-language", "de")];
            let page = format!("/t/{table}/hint?as={seat}");
            let words = ada.browser().send(Method::GET, &page, &german, "").await.ok().text;
            assert!(words.contains("Siegchance: ") && words.contains(" Credits je Runde"), "{words}");
            n_hints += 1;
        }
        if n_hints == 3 {
            return;
        }
        ada.act(&table, &seat, &line).await;
    }
    panic!("only {n_hints} hints about where to fly");
}
