//! Several nodes at one database: of two acts one counts, each hears of the others, and claims pass on.

use store::{Append, Ban, Banned, Claim, Error, News, Saying, Stand};

use crate::cluster::{execute, is_executed};
use crate::setup::{act, assert_sound, running, scratch, waiting};

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_nodes_that_act_at_once_one_wins() {
    let s = scratch().await;
    let two = s.node("two").await;
    s.store.create_match(running("a")).await.unwrap();
    for version in 0..50 {
        let act = act("a", version, version as usize, 1);
        let (one, other) = tokio::join!(s.store.append(act.clone()), two.append(act));
        let stale = Err(Error::Stale { current: version + 1 });
        assert!((one == Ok(version + 1) && other == stale) || (other == Ok(version + 1) && one == stale));
    }
    assert_eq!(assert_sound(&two, "a").await, 50);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn lines_of_chat_from_several_nodes_are_numbered_one_after_the_other() {
    let s = scratch().await;
    let two = s.node("two").await;
    s.store.create_match(running("a")).await.unwrap();
    let saying = Saying { seat: None, name: "Ada".into(), text: "hi".into(), event: None, at: 1 };
    for n in 0..20 {
        let (one, other) = tokio::join!(s.store.say("a", saying.clone()), two.say("a", saying.clone()));
        let mut numbers = [one.unwrap(), other.unwrap()];
        numbers.sort_unstable();
        assert_eq!(numbers, [2 * n + 1, 2 * n + 2]);
    }
}

/// A minute may end in between: then twice as much is counted, and no more.
#[tokio::test]
async fn nodes_count_together() {
    let s = scratch().await;
    let two = s.node("two").await;
    let (ada, here) = (("ada".to_owned(), 2), ("here".to_owned(), 20));
    let mut n_counted = 0;
    for node in [&s.store, &two, &s.store, &two, &s.store] {
        match node.tally(&[ada.clone(), here.clone()]).await.unwrap() {
            None => n_counted += 1,
            Some(seconds) => assert!((1..=60).contains(&seconds), "{seconds}"),
        }
    }
    assert!((2..=4).contains(&n_counted), "{n_counted}");
    assert_eq!(two.tally(&[("bob".to_owned(), 2), here]).await, Ok(None), "others are not held up");
    s.store.forget_tallies().await.unwrap();
}

#[tokio::test]
async fn a_node_hears_what_the_others_do() {
    let s = scratch().await;
    let two = s.node("two").await;
    let mut heard = two.listen();
    assert_eq!(heard.next().await, News::Missed, "what was told before");
    s.store.create_match(waiting("a")).await.unwrap();
    two.create_match(running("own")).await.unwrap();
    two.append(act("own", 0, 0, 1)).await.unwrap();
    s.store.take_seat("a", Claim::Invite("a-1".into()), "bob", "Bob", 1).await.unwrap();
    assert_eq!(heard.next().await, News::Seats { id: "a".into() }, "and nothing of its own");
    s.store.start("a", 2).await.unwrap();
    assert_eq!(heard.next().await, News::Seats { id: "a".into() });
    s.store.append(act("a", 0, 0, 1)).await.unwrap();
    assert_eq!(heard.next().await, News::Moved { id: "a".into(), version: 1 });
    let saying = Saying { seat: None, name: "Ada".into(), text: "hi".into(), event: None, at: 1 };
    s.store.say("a", saying).await.unwrap();
    assert_eq!(heard.next().await, News::Said { id: "a".into(), n: 1 });
    s.store.ban(Ban { who: Banned::Guest("eve".into()), note: String::new(), at: 1 }).await.unwrap();
    assert_eq!(heard.next().await, News::Host);
}

#[tokio::test]
async fn a_burst_of_news_arrives_completely() {
    let s = scratch().await;
    let two = s.node("two").await;
    let mut heard = two.listen();
    assert_eq!(heard.next().await, News::Missed);
    s.store.create_match(running("a")).await.unwrap();
    for version in 0..600 {
        s.store.append(act("a", version, version as usize, 1)).await.unwrap();
    }
    for version in 1..=600 {
        assert_eq!(heard.next().await, News::Moved { id: "a".into(), version });
    }
}

#[tokio::test]
async fn who_lost_the_connection_is_told_to_ask() {
    let s = scratch().await;
    let two = s.node("two").await;
    let mut heard = two.listen();
    assert_eq!(heard.next().await, News::Missed);
    s.store.create_match(running("a")).await.unwrap();
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
        WHERE datname = current_database() AND query LIKE 'LISTEN%'";
    execute(&s.address, cut);
    s.store.append(Append { lines: vec![(0, "settle 0".into())], ..act("a", 0, 0, 1) }).await.unwrap();
    assert_eq!(heard.next().await, News::Missed, "and nothing that was told meanwhile counts");
    let ids = ["a".to_owned(), "gone".to_owned()];
    let stand = Stand { id: "a".into(), version: 1, n_taken: 1, n_said: 0 };
    assert_eq!(two.stands(&ids).await.unwrap(), [stand]);
}

/// What was in progress fails, and nothing after that.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nobody_gets_a_connection_that_was_cut() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    let mut requests = tokio::task::JoinSet::new();
    for _ in 0..40 {
        let store = s.store.clone();
        requests.spawn(async move { (store.load("a").await, store.stands(&["a".to_owned()]).await) });
    }
    while let Some(answer) = requests.join_next().await {
        let (record, stands) = answer.unwrap();
        assert!(record.unwrap().is_some() && stands.unwrap().len() == 1);
    }
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    execute(&s.address, cut);
    // A server needs longer to come back.
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    for version in 0..20 {
        assert_eq!(s.store.append(act("a", version, version as usize, 1)).await, Ok(version + 1));
        assert_eq!(s.store.beat().await, Ok(()));
    }
}

/// A node stands still in the middle of a change: here a program that holds the row of a table for long.
#[tokio::test]
async fn nobody_waits_long_for_a_node_that_stands_still() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    let address = s.address.clone();
    let hold = "BEGIN; SELECT 1 FROM matches WHERE id = 'a' FOR UPDATE; SELECT pg_sleep(600)";
    let held = std::thread::spawn(move || is_executed(&address, hold));
    let is_held = "DO $$ BEGIN WHILE NOT EXISTS (SELECT 1 FROM pg_stat_activity \
        WHERE datname = current_database() AND wait_event = 'PgSleep') LOOP \
        PERFORM pg_stat_clear_snapshot(); PERFORM pg_sleep(0.01); END LOOP; END $$";
    execute(&s.address, is_held);
    assert_eq!(s.store.append(act("a", 0, 0, 1)).await, Err(Error::Busy));
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
        WHERE datname = current_database() AND wait_event = 'PgSleep'";
    execute(&s.address, end);
    assert!(!held.join().unwrap(), "it was ended");
    assert_eq!(s.store.append(act("a", 0, 0, 1)).await, Ok(1));
}

#[tokio::test]
async fn one_node_at_a_time_plays_the_bots_of_a_table() {
    let s = scratch().await;
    let two = s.node("two").await;
    s.store.beat().await.unwrap();
    two.beat().await.unwrap();
    assert_eq!(s.store.claim("a").await, Ok(true));
    assert_eq!(s.store.claim("a").await, Ok(true), "again, it is its own");
    assert_eq!(two.claim("a").await, Ok(false));
    assert_eq!(two.claim("b").await, Ok(true), "another table is another matter");
    s.store.release("a").await.unwrap();
    assert_eq!(two.claim("a").await, Ok(true));
    s.store.release("a").await.unwrap();
    assert_eq!(s.store.claim("a").await, Ok(false), "nobody gives up what another has");
}

#[tokio::test]
async fn the_claims_of_a_node_that_is_gone_pass_on() {
    let s = scratch().await;
    let two = s.node("two").await;
    s.store.beat().await.unwrap();
    two.beat().await.unwrap();
    assert_eq!(s.store.claim("a").await, Ok(true));
    assert_eq!(two.orphans(9).await.unwrap(), [""; 0]);
    // The clock of the server decides; the test does not wait for it.
    execute(&s.address, "UPDATE nodes SET alive_until = clock_timestamp() WHERE node = 'one'");
    assert_eq!(two.orphans(9).await.unwrap(), ["a"]);
    assert_eq!(two.claim("a").await, Ok(true));
    assert_eq!(two.orphans(9).await.unwrap(), [""; 0]);
    s.store.beat().await.unwrap();
    assert_eq!(s.store.claim("a").await, Ok(false), "who comes back waits");
    two.close().await;
    assert_eq!(s.store.claim("a").await, Ok(true), "a node that ends leaves its claims at once");
}
