//! An analysis is kept by match, weights and nodes, and goes with its table.

use store::{Analysed, Append, Error};

use crate::setup::{act, running, scratch};

fn analysed(weights: u64, nodes: u32, body: &str) -> Analysed {
    Analysed { weights, nodes, body: body.into() }
}

#[tokio::test]
async fn an_analysis_is_kept_by_match_weights_and_nodes() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    let early = s.store.keep_analysis("a", analysed(7, 2000, "too early")).await;
    assert_eq!(early, Err(Error::NotFound("finished table")), "nobody analyses a running match");
    s.store.append(Append { outcome: Some("ada".into()), ..act("a", 0, 0, 1) }).await.unwrap();
    s.store.keep_analysis("a", analysed(7, 2000, "one")).await.unwrap();
    s.store.keep_analysis("a", analysed(7, 20_000, "deep")).await.unwrap();
    s.store.keep_analysis("a", analysed(u64::MAX, 2000, "other")).await.unwrap();
    s.store.keep_analysis("a", analysed(7, 2000, "two")).await.unwrap();
    let read = async |id: &str, weights: u64, nodes: u32| s.store.analysis(id, weights, nodes).await.unwrap();
    assert_eq!(read("a", 7, 2000).await.as_deref(), Some("two"), "the last one counts");
    assert_eq!(read("a", 7, 20_000).await.as_deref(), Some("deep"));
    assert_eq!(read("a", u64::MAX, 2000).await.as_deref(), Some("other"));
    assert_eq!(read("a", 8, 2000).await, None);
    assert_eq!(read("b", 7, 2000).await, None);
    s.store.remove_match("a").await.unwrap();
    assert_eq!(read("a", 7, 2000).await, None, "it goes with its table");
}
