//! What a guest has played: the profile adds it up, the list finds it, and nobody else can read it.

use crate::client::{Client, server};
use crate::sound::all_between;

/// Plays `n` short games against a bot to their end, and leaves one running.
async fn played(n: u64) -> Client {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    for seed in 0..n {
        let table = ada.open(&["me", "here"], seed).await;
        ada.play(&table, 200).await;
    }
    ada.open(&["me", "bot-cautious"], 99).await;
    ada
}

async fn list(who: &Client, query: &str) -> String {
    who.browser().get(&format!("/matches{query}")).await.ok().text
}

fn n_rows(page: &str) -> usize {
    all_between(page, "<ul class=\"panel matches\">", "</ul>")
        .first()
        .map_or(0, |rows| rows.matches("<li").count())
}

#[tokio::test]
async fn the_list_has_filters_a_search_and_pages() {
    let ada = played(23).await;
    let first = list(&ada, "").await;
    assert_eq!(n_rows(&first), 20, "a page has its limit");
    assert!(
        first.contains("24 matches") && first.contains("rel=\"next\"") && !first.contains("rel=\"prev\"")
    );
    let second = list(&ada, "?page=2").await;
    assert_eq!(n_rows(&second), 4);
    assert!(second.contains("rel=\"prev\"") && !second.contains("rel=\"next\""));
    assert_eq!(n_rows(&list(&ada, "?page=999999").await), 4, "there is no page behind the last one");
    for (query, n) in [
        ("?state=finished", 20),
        ("?state=running", 1),
        ("?with=bots", 1),
        ("?with=people", 0),
        ("?won=no", 0),
        ("?won=yes&page=2", 3),
        ("?game=toy&state=finished&page=2", 3),
        ("?game=new-frontiers", 0),
        ("?q=NO%20SUCH%20NAME", 0),
        ("?q=ada", 20),
        ("?state=nonsense", 20),
    ] {
        assert_eq!(n_rows(&list(&ada, query).await), n, "{query}");
    }
    let searched = list(&ada, "?q=%3Cb%3E&state=running").await;
    assert!(
        searched.contains("value=\"&lt;b&gt;\"") && !searched.contains("<b>&"),
        "what was searched is escaped"
    );
    let odd = ada.browser().get("/matches?page=minus").await;
    assert_eq!(odd.status, 400);
}

#[tokio::test]
async fn a_profile_adds_up_the_own_games_only() {
    let ada = played(3).await;
    let own = ada.browser().get("/profile").await.ok().text;
    let record = all_between(&own, "<section class=\"record\"", "</section>");
    assert_eq!(record.len(), 1);
    assert!(record[0].contains("<dd class=\"num\">3</dd>"), "{}", record[0]);
    assert_eq!(record[0].matches("score-curve").count(), 1);
    assert!(record[0].contains("preserveAspectRatio=\"none\""), "it fills its card");
    let sums = all_between(&own, "<dl class=\"sums\"", "</dl>");
    assert!(sums[0].contains("<dd class=\"num\">3</dd>"), "three games: {}", sums[0]);
    assert!(sums[0].contains("by chance 50 %"), "two seats each: {}", sums[0]);
    assert_eq!(n_rows(&own), 3, "the last matches are listed");
    let bob = Client::stranger_of(&ada);
    let others = bob.browser().get("/profile").await.ok().text;
    assert!(!others.contains("game-record"), "of others nothing is shown");
    assert_eq!(n_rows(&list(&bob, "").await), 0);
}
