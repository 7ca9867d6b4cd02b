//! The expansion and the solo game of Beyond the Sun through the real server.

use crate::beyond_the_sun::{open, play};
use crate::client::Client;
use crate::new_frontiers::server;
use crate::sound::{all_between, page, plain};
use axum::http::Method;

const ALL: &str = "expert leaders new-factions new-technologies new-events new-systems";

/// The lines of the final sheet, each with its name first.
async fn sheet(ada: &Client, table: &str) -> Vec<String> {
    let over = ada.browser().get(&format!("/t/{table}")).await.ok().text;
    assert!(over.contains("data-state=\"over\""));
    let sheet = all_between(&over, "<table class=\"score\">", "</table>");
    all_between(sheet[0], "<tr", "</tr>").into_iter().map(|row| plain(&format!("<tr{row}"))).collect()
}

/// The report of the anarchists' second turn.
async fn told(ada: &Client, table: &str) -> String {
    loop {
        let page = page(ada, table, "p1", "en").await;
        if page.contains("class=\"did\"") {
            return plain(all_between(&page, "class=\"account\"", "id=\"panel-log\"")[0]);
        }
        let line = ada.legal(table, "p1").await[0].clone();
        ada.act(table, "p1", &line).await.ok();
    }
}

/// BTL-006: modules alone and together, played to the end on valid pages.
#[tokio::test]
async fn games_with_leaders_are_played_to_the_end() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    for (n_seats, options) in [(2_usize, "leaders"), (3, ALL)] {
        let mut seats = vec!["me"];
        seats.resize(n_seats, "here");
        let table = open(&ada, &seats, options, 40 + n_seats as u64).await;
        play(&ada, &table, n_seats as u64).await;
        let rows = sheet(&ada, &table).await;
        assert!(rows.iter().any(|row| row.starts_with("Leaders and predictions")), "{rows:?}");
    }
}

/// BTL-008 to BTL-010: both rows lie open; what is taken stays to be seen, and the other colour cannot be taken twice.
#[tokio::test]
async fn btl_010_the_draft_shows_both_rows_and_who_picks() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "here"], "leaders", 3).await;
    let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
    let seat = facts["awaiting"][0].as_str().unwrap().to_owned();
    let draft = page(&ada, &table, &seat, "en").await;
    let rows = all_between(&draft, "data-board=\"draft-", "</div>");
    assert_eq!(rows.len(), 2);
    assert!(
        rows.iter().all(|row| row.matches("class=\"tile big leader").count() == 4),
        "two more than players"
    );
    let first = ada.legal(&table, &seat).await[0].clone();
    ada.act(&table, &seat, &first).await.ok();
    let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
    let next = facts["awaiting"][0].as_str().unwrap().to_owned();
    assert_ne!(next, seat);
    let draft = page(&ada, &table, &next, "en").await;
    assert!(draft.contains("id=\"taken-"), "a taken leader stays in the row");
    let second = ada.legal(&table, &next).await[0].clone();
    ada.act(&table, &next, &second).await.ok();
    // The start player picks twice in a row (BTL-010).
    let taken = second.trim_start_matches("leader ");
    let draft = page(&ada, &table, &next, "en").await;
    let own = format!("thing=leader%20{taken}");
    assert!(draft.contains(&own));
    let others: Vec<String> =
        all_between(&draft, "id=\"leader-", "\"").iter().map(|id| (*id).to_owned()).collect();
    let legal = ada.legal(&table, &next).await;
    let colour_taken =
        others.iter().find(|id| !legal.contains(&format!("leader {id}")) && *id != taken).unwrap();
    let why = format!("/t/{table}/why?seat={next}&thing=leader%20{colour_taken}");
    let answer = ada.browser().get(&why).await.ok().text;
    assert!(answer.contains("You have one of this colour"), "{answer}");
}

/// BTA-018 to BTA-078: a solo game to its end; the report of the anarchists is on the page, and both sides are on the
/// sheet.
#[tokio::test]
async fn a_game_alone_is_played_to_the_end() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    for (options, seed) in [("solo=normal", 7), ("solo=5 new-technologies new-systems", 8)] {
        let table = open(&ada, &["me"], options, seed).await;
        let before = page(&ada, &table, "p1", "en").await;
        assert!(!plain(&before).contains("Their last turn"), "they have not had one");
        let mat = ada.legal(&table, "p1").await[0].clone();
        ada.act(&table, "p1", &mat).await.ok();
        let start = page(&ada, &table, "p1", "en").await;
        assert!(start.contains("data-board=\"threat\"") && start.contains("class=\"steps\""));
        // BTA-018: their first turn is reported step by step like any other.
        let first = start.split("data-key=\"last-0\"").nth(1).expect("the account of their last turn");
        let first = plain(&first[..first.find("</ol>").expect("its end")]);
        assert!(first.contains("The anarchists draw") && first.contains("They carry out"), "{first}");
        assert!(start.contains("class=\"aimed-at\""), "where they will jump to is marked");
        assert!(!start.contains("data-board=\"achievements\""), "there are none (BTA-022)");
        let next = told(&ada, &table).await;
        assert!(next.contains("The anarchists draw") && next.contains("They carry out"), "{next}");
        play(&ada, &table, seed).await;
        let rows = sheet(&ada, &table).await;
        // The first row is that of the towers.
        assert!(rows[1].contains("Ada") && rows[1].contains("Anarchists"), "{rows:?}");
        assert!(rows.iter().any(|row| row.starts_with("Threat track")), "{rows:?}");
        assert!(rows.last().unwrap().starts_with("Difference"), "{rows:?}");
        let replay = ada.browser().get(&format!("/t/{table}/replay?n=9")).await.ok().text;
        assert!(replay.contains("data-n=\"9\"") && replay.contains("data-board=\"threat\""));
        let profile = ada.browser().get("/profile").await.ok().text;
        assert!(profile.contains("Against the anarchists"), "the result is kept with its level");
    }
    check_the_profile(&ada).await;
}

/// The profile of somebody who has played twice, alone: the sums count these games too, and each is called a victory or
/// a defeat, as there is no place.
async fn check_the_profile(ada: &Client) {
    let words = [
        ("en", "2 alone", ["Victory", "Defeat"], "Place "),
        ("de", "2 allein", ["Sieg", "Niederlage"], "Platz "),
    ];
    for (lang, alone, results, place) in words {
        let path = "/profile";
        let profile = ada.browser().send(Method::GET, path, &[("accept-language", lang)], "").await.ok().text;
        let sums = all_between(&profile, "<dl class=\"sums\"", "</dl>");
        assert!(sums[0].contains("<dd class=\"num\">2</dd>") && sums[0].contains(alone), "{}", sums[0]);
        let chips = all_between(&profile, "<span class=\"chip\">", "</span>");
        let n = chips.iter().filter(|chip| results.iter().any(|it| chip.contains(it))).count();
        assert_eq!(n, 2, "{chips:?}");
        assert!(!chips.iter().any(|chip| chip.contains(place)), "{chips:?}");
    }
}

/// BTL-021, BTA-002: options that cannot be combined are refused with the reason, in the reader's language.
#[tokio::test]
async fn what_does_not_go_together_is_refused_in_words() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await.browser();
    let refused = |form: &'static str, lang: &'static str| {
        let ada = &ada;
        async move {
            let headers = [("content-type", "application/x-www-form-urlencoded"), ("accept-language", lang)];
            let answer = ada.send(Method::POST, "/tables", &headers, form).await;
            let why = all_between(&answer.text, "role=\"alert\">", "</p>").first().map(|it| plain(it));
            (answer.status, why.unwrap_or_default())
        }
    };
    let two = "game=beyond-the-sun&players=2&seat-1=me&seat-2=here";
    let (status, why) =
        refused("game=beyond-the-sun&players=2&seat-1=me&seat-2=here&option=new-factions", "de").await;
    assert!(status == 422 && why.contains("Neue Fraktionen") && why.contains("Expertenfraktionen"), "{why}");
    let (status, why) =
        refused("game=beyond-the-sun&players=1&seat-1=me&level=solo%3Dnormal&option=leaders", "en").await;
    assert!(status == 422 && why.contains("Leaders") && why.contains("two and more"), "{why}");
    let (status, why) =
        refused("game=beyond-the-sun&players=1&seat-1=me&level=solo%3D&number=40", "en").await;
    assert!(status == 422 && why.contains("4 to 16"), "{why}");
    let opened = ada.post_form("/tables", &format!("{two}&option=new-factions&option=expert")).await;
    assert_eq!(opened.status, 303);
    let alone = "game=beyond-the-sun&players=1&seat-1=me&option=new-systems";
    for level in ["level=solo%3Dhard", "level=solo%3D&number=9"] {
        assert_eq!(ada.post_form("/tables", &format!("{alone}&{level}")).await.status, 303);
    }
    let form = ada.get("/new?game=beyond-the-sun").await.ok().text;
    assert!(form.contains("data-needs=\"expert\"") && form.contains("value=\"solo=normal\" checked"));
    assert_eq!(form.matches("data-not-alone").count(), 5, "expert, display and three modules");
}

/// The daily challenge is a solo game, and its table of results says what the results mean.
#[tokio::test]
async fn the_anarchists_are_the_challenge_of_the_day() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let browser = ada.browser();
    let today = browser.get("/daily").await;
    let address = today.header("location").to_owned();
    assert!(address.starts_with("/daily/beyond-the-sun/"), "{address}");
    let day = browser.get(&address).await.ok().text;
    assert!(plain(&day).contains("Against the anarchists"), "what is played");
    let begun = browser.post_form("/daily", "game=beyond-the-sun").await;
    let table = begun.header("location").trim_start_matches("/t/").to_owned();
    play(&ada, &table, 11).await;
    let day = browser.get(&address).await.ok().text;
    let rows = all_between(&day, "<tr class=\"is-own\"", "</tr>");
    assert_eq!(rows.len(), 1, "one result, one's own");
    let verdicts = beyond_the_sun::cards::Pack::standard().solo.results.iter().map(|line| &line.name.en);
    assert!(verdicts.into_iter().any(|verdict| rows[0].contains(verdict.as_str())), "{}", rows[0]);
}

/// The card browser has the leaders and the cards of the solo game.
#[tokio::test]
async fn cards_of_the_expansion_can_be_read() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await.browser();
    let cards = ada.get("/cards/beyond-the-sun").await.ok().text;
    let pack = beyond_the_sun::cards::Pack::standard();
    let names = beyond_the_sun::ids::Leader::all().map(|it| &pack[it].name.en);
    for name in names.chain(pack.solo.actions.iter().map(|card| &card.name.en)) {
        let name = name.replace('&', "&amp;");
        assert!(cards.contains(&name), "{name}");
    }
}
