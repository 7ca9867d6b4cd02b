//! Many requests at once: one commit for all that wait, and a failed request affects only itself.

use store::{Append, Error, Result, Saying, Store};
use tokio::task::JoinSet;

use crate::setup::{act, assert_sound, running, scratch, snapshot, take_back};

/// Sends all requests before the writer runs, so that they share its batches: on one thread nothing else runs until
/// this waits.
async fn at_once(store: &Store, acts: Vec<Append>) -> Vec<Result<u64>> {
    let mut waiting = JoinSet::new();
    for (i, act) in acts.into_iter().enumerate() {
        let store = store.clone();
        waiting.spawn(async move { (i, store.append(act).await) });
    }
    let mut answers = waiting.join_all().await;
    answers.sort_by_key(|(i, _)| *i);
    answers.into_iter().map(|(_, answer)| answer).collect()
}

async fn tables(store: &Store, n: usize) -> Vec<String> {
    let ids: Vec<String> = (0..n).map(|i| format!("t{i}")).collect();
    for id in &ids {
        store.create_match(running(id)).await.unwrap();
    }
    ids
}

#[tokio::test]
async fn a_stale_act_fails_alone() {
    let s = scratch().await;
    let ids = tables(&s.store, 5).await;
    let mut acts: Vec<_> = ids.iter().map(|id| act(id, 0, 0, 2)).collect();
    acts[1].expect_version = 4;
    acts[3].match_id = "nowhere".into();
    let answers = at_once(&s.store, acts).await;
    let (stale, gone) = (Err(Error::Stale { current: 0 }), Err(Error::NotFound("table")));
    assert_eq!(answers, [Ok(1), stale, Ok(1), gone, Ok(1)]);
    for (id, version) in ids.iter().zip([1, 0, 1, 0, 1]) {
        assert_eq!(assert_sound(&s.store, id).await, version);
    }
}

#[tokio::test]
async fn of_a_double_click_one_counts() {
    let s = scratch().await;
    let ids = tables(&s.store, 3).await;
    let acts = [0, 1, 1, 1, 2].map(|i: usize| act(&ids[i], 0, 0, 1)).to_vec();
    let answers = at_once(&s.store, acts).await;
    assert_eq!((&answers[0], &answers[4]), (&Ok(1), &Ok(1)));
    let good = answers[1..4].iter().filter(|answer| **answer == Ok(1)).count();
    let stale = answers[1..4].iter().filter(|answer| **answer == Err(Error::Stale { current: 1 })).count();
    assert_eq!((good, stale), (1, 2), "{answers:?}");
    assert_eq!(assert_sound(&s.store, &ids[1]).await, 1);
}

#[tokio::test]
async fn an_act_the_database_refuses_fails_alone() {
    let s = scratch().await;
    let ids = tables(&s.store, 4).await;
    let mut acts: Vec<_> = ids.iter().map(|id| act(id, 0, 0, 3)).collect();
    acts[2].fixed = 4;
    let answers = at_once(&s.store, acts).await;
    assert!(matches!(answers[2], Err(Error::Other(_))), "more actions fixed than there are: {answers:?}");
    for (i, id) in ids.iter().enumerate() {
        assert_eq!(answers[i].is_ok(), i != 2);
        assert_eq!(assert_sound(&s.store, id).await, u64::from(i != 2));
    }
    assert_eq!(s.store.load(&ids[2]).await.unwrap().unwrap().snapshot, snapshot(0, 0));
}

#[tokio::test]
async fn changes_of_every_kind_share_a_commit() {
    let s = scratch().await;
    let ids = tables(&s.store, 4).await;
    s.store.append(act("t3", 0, 0, 2)).await.unwrap();
    let saying = Saying { seat: None, name: "Bob".into(), text: "hi".into(), event: None, at: 1 };
    let answers = tokio::join!(
        s.store.append(act(&ids[0], 0, 0, 1)),
        s.store.create_match(running("t0")),
        s.store.say("t1", saying),
        s.store.append(act(&ids[1], 0, 0, 2)),
        s.store.look("bob", "t9", 1),
        s.store.undo(take_back("t3", 1, 1)),
        s.store.append(act(&ids[2], 7, 0, 1)),
    );
    let (taken, gone, stale) =
        (Error::Taken("table name"), Error::NotFound("table"), Error::Stale { current: 0 });
    assert_eq!(answers, (Ok(1), Err(taken), Ok(1), Ok(1), Err(gone), Ok(2), Err(stale)));
    for (id, version) in ids.iter().zip([1, 1, 0, 2]) {
        assert_eq!(assert_sound(&s.store, id).await, version);
    }
    assert_eq!(s.store.chat_since("t1", 0, 9).await.unwrap().len(), 1);
}

/// All clients act at every table; a client with an outdated version reads the table again, until all have acted as
/// often as they wanted.
pub(crate) async fn many_tables(store: Store) {
    const N_TABLES: usize = 12;
    const N_ACTS: u64 = 25;
    tables(&store, N_TABLES).await;
    let mut playing = JoinSet::new();
    for player in 0..3 * N_TABLES {
        let (store, id) = (store.clone(), format!("t{}", player % N_TABLES));
        playing.spawn(async move {
            let mut n_done = 0;
            while n_done < N_ACTS {
                let seen = store.load(&id).await.unwrap().unwrap();
                let act = act(&id, seen.listing.version, seen.actions.len(), 1 + player % 3);
                match store.append(act).await {
                    Ok(version) => {
                        assert_eq!(version, seen.listing.version + 1);
                        n_done += 1;
                    }
                    Err(Error::Stale { current }) => assert!(current > seen.listing.version),
                    Err(other) => panic!("{other}"),
                }
            }
        });
    }
    playing.join_all().await;
    for i in 0..N_TABLES {
        assert_eq!(assert_sound(&store, &format!("t{i}")).await, 3 * N_ACTS);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_tables_at_once() {
    let s = scratch().await;
    many_tables(s.store.clone()).await;
}
