//! Nothing hidden leaves the server, not even by its length.

use crate::client::{Client, on, server};
use crate::toy::Toy;
use engine::{Game, Match, Seat, Viewer};
use std::collections::BTreeMap;
use store::Store;

/// Two seeds that deal the first seat the same hand and the second seat different ones.
fn twins() -> (u64, u64) {
    let deal = |seed: u64| Match::<Toy>::new(2, <Toy as Game>::Options::default(), seed).unwrap();
    let mut seen: Vec<(u64, <Toy as Game>::View)> = Vec::new();
    for seed in 0..20_000 {
        let dealt = deal(seed);
        let view = dealt.view(Viewer::Seat(Seat(0)));
        if let Some((other, _)) = seen.iter().find(|(_, old)| *old == view)
            && deal(*other).view(Viewer::Seat(Seat(1))) != dealt.view(Viewer::Seat(Seat(1)))
        {
            return (*other, seed);
        }
        seen.push((seed, view));
    }
    panic!("no two seeds look alike to the first seat");
}

/// Two of the first `n` seeds whose tables look the same to strangers, but not after the same actions: something that lies face
/// down differs. `key` is quick to compare, and the same where the views are.
pub(crate) fn seeds_that_look_alike<G: Game>(
    n: u64,
    dealt: impl Fn(u64) -> Match<G>,
    key: impl Fn(G::View) -> String,
) -> (u64, u64) {
    let view = |seed: u64| dealt(seed).view(Viewer::Spectator);
    let mut known = BTreeMap::new();
    for seed in 0..n {
        if let Some(other) = known.insert(key(view(seed)), seed)
            && view(other) == view(seed)
            && differ_later(dealt(other), dealt(seed))
        {
            return (other, seed);
        }
    }
    panic!("no two seeds look alike");
}

/// Whether the same actions lead to tables that look different.
fn differ_later<G: Game>(mut left: Match<G>, mut right: Match<G>) -> bool {
    for _ in 0..200 {
        let Some(seat) = left.awaiting().iter().next() else { return false };
        let legal = left.legal(seat);
        let action = legal[legal.len() / 2];
        if left.act(seat, action).is_err() || right.act(seat, action).is_err() {
            return true;
        }
        if left.view(Viewer::Spectator) != right.view(Viewer::Spectator) {
            return true;
        }
    }
    false
}

/// Everything that the first seat and a stranger can fetch, without the names that differ by chance.
pub(crate) async fn seen(ada: &Client, table: &str) -> Vec<(String, String)> {
    let stranger = Client::stranger_of(ada);
    let thing = ada.get(&format!("/api/tables/{table}/things?seat=p1")).await.ok().text;
    let thing = thing.lines().next().unwrap().replace(' ', "%20");
    let mut answers = Vec::new();
    let api =
        ["", "/view", "/view?seat=p1", "/legal", "/things?seat=p1", "/log", "/at?n=0", "/at?n=1", "/chat"];
    for path in api {
        answers.push((path.to_owned(), ada.get(&format!("/api/tables/{table}{path}")).await));
        if !path.contains("seat") {
            answers.push((
                format!("stranger {path}"),
                stranger.get(&format!("/api/tables/{table}{path}")).await,
            ));
        }
    }
    let why = format!("/api/tables/{table}/why?seat=p1&thing={thing}");
    answers.push(("why".into(), ada.get(&why).await));
    answers.push(("hint".into(), ada.get(&format!("/api/tables/{table}/hint?seat=p1")).await));
    let pages = [
        "",
        "/fragment",
        "/fragment?then=1",
        "?then=2",
        "/hint",
        "/seats/p2",
        "/plain",
        "/plain/hint",
        "/plain/seats/p2",
        "/replay",
        "/replay/at?n=0",
        "/replay/at?n=1",
        "/text",
    ];
    for path in pages {
        answers.push((format!("page {path}"), ada.browser().get(&format!("/t/{table}{path}")).await));
    }
    // A seed that the host chose is not secret, and here the tables differ in it.
    let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
    let seed = facts["seed"].as_str().unwrap_or("no seed was chosen").to_owned();
    let mut texts = Vec::new();
    for path in [format!("/api/tables/{table}/events"), format!("/t/{table}/events")] {
        texts.push((path.replace(table, "TABLE"), ada.browser().first_news(&path).await));
    }
    for (path, answer) in answers {
        let mut headers: Vec<String> = answer
            .headers
            .iter()
            .filter(|(name, _)| *name != "set-cookie" && *name != "content-length")
            .map(|(name, value)| format!("{name}: {value:?}"))
            .collect();
        headers.sort();
        let text = format!("{}\n{}\n{}", answer.status, headers.join("\n"), answer.text);
        let mut text = text.replace(table, "TABLE");
        for words in ["\"seed\":\"", "seed ", "seed: "] {
            text = text.replace(&format!("{words}{seed}"), "SEED");
        }
        texts.push((path, text));
    }
    texts
}

#[tokio::test]
async fn what_differs_only_in_secret_looks_the_same() {
    let (one, two) = twins();
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let bob = Client::guest(&router, "Bob").await;
    let mut tables = Vec::new();
    for seed in [one, two] {
        let table = ada.open(&["me", "open"], seed).await;
        bob.join(&table, &ada).await;
        tables.push(table);
    }
    let theirs = [bob.legal(&tables[0], "p2").await, bob.legal(&tables[1], "p2").await];
    assert_ne!(theirs[0], theirs[1], "the hidden hands differ");
    assert_eq!(seen(&ada, &tables[0]).await, seen(&ada, &tables[1]).await, "before the first action");

    // Bob seals another stone at each table, which is not visible until both are opened.
    for (table, line) in tables.iter().zip([&theirs[0][0], &theirs[1][3]]) {
        bob.act(table, "p2", line).await.ok();
    }
    assert_eq!(seen(&ada, &tables[0]).await, seen(&ada, &tables[1]).await, "after a secret action");

    let line = ada.legal(&tables[0], "p1").await[0].clone();
    for table in &tables {
        ada.act(table, "p1", &line).await.ok();
    }
    assert_ne!(
        seen(&ada, &tables[0]).await,
        seen(&ada, &tables[1]).await,
        "opened, they may differ: the test can fail"
    );
}

/// While a match runs, a seed that nobody chose is in no answer to anybody.
#[tokio::test]
async fn the_seed_stays_secret_until_the_end() {
    let store = Store::open_in_memory().await.unwrap();
    let router = on(store.clone()).await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open_as(&["me", "here"], &serde_json::json!({})).await;
    let seed = store.load(&table).await.unwrap().unwrap().seed;
    let hex = format!("{:x}", seed.parse::<u64>().unwrap());
    let tells = |answers: &[(String, String)]| {
        answers.iter().find(|(_, text)| text.contains(&seed) || text.contains(&hex)).cloned()
    };
    for _ in 0..15 {
        assert_eq!(tells(&seen(&ada, &table).await), None);
        let text = ada.get(&format!("/api/tables/{table}/text")).await;
        text.refused(403, "still-running");
        ada.play(&table, 1).await;
    }
    for path in ["/", "/replays", "/api/tables?list=mine", "/api/tables?list=open", "/api/status"] {
        let text = ada.get(path).await.ok().text;
        assert_eq!(tells(&[(path.into(), text)]), None);
    }
    ada.play(&table, 100).await;
    let text = ada.get(&format!("/t/{table}/text")).await.ok();
    assert!(text.text.contains(&format!("seed {seed}")), "then everybody may check it: {}", text.text);
    assert!(text.header("content-disposition").contains(&format!("{table}.txt")));
}

/// A request that names a seat does not get its secrets.
#[tokio::test]
async fn nobody_looks_through_another_s_eyes() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open(&["me", "open"], 3).await;
    let bob = Client::guest(&router, "Bob").await;
    bob.join(&table, &ada).await;
    for path in
        ["view?seat=p2", "legal?seat=p2", "log?seat=p2", "at?n=0&seat=p2", "things?seat=p2", "hint?seat=p2"]
    {
        ada.get(&format!("/api/tables/{table}/{path}")).await.refused(403, "not-your-seat");
        Client::stranger(&router)
            .get(&format!("/api/tables/{table}/{path}"))
            .await
            .refused(403, "not-your-seat");
    }
    ada.get(&format!("/api/tables/{table}/why?seat=p2&thing=pile")).await.refused(403, "not-your-seat");
    assert_eq!(ada.browser().get(&format!("/t/{table}/why?seat=p2&thing=pile")).await.status, 403);
}
