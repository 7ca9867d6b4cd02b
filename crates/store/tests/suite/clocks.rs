//! Clocks of seats and vacations. Time passes only when a test says so: `NOW` never changes.

use store::{
    Append, Claim, Clock, Error, Event, Expired, Handover, NewMatch, NewSeat, Sitter, Status, Store, Terms,
    Time, Timeout,
};

use crate::setup::{act, scratch, take_back, waiting};

const NOW: i64 = 1000;
const DAY: i64 = 86_400;
const LIVE: Time = Time::Live { seconds: 6000, step: 100 };

/// A table of ada and bob; ada is asked first.
fn table(id: &str, time: Time, timeout: Timeout) -> NewMatch {
    let mut new = waiting(id);
    let bob = Sitter::Guest("bob".into());
    new.seats[1] = NewSeat { sitter: bob, name: Some("Bob".into()), invite: format!("{id}-1"), asked: false };
    let terms = Terms { clock: Some(Clock { time, timeout }), ..Terms::default() };
    NewMatch { terms, running: true, at: NOW, ..new }
}

/// An act at a table with a clock; `asked` are the seats that are asked next.
fn turn(id: &str, version: u64, n_actions: usize, asked: u32) -> Append {
    Append { asked: Some(asked), at: NOW, ..act(id, version, n_actions, 1) }
}

/// The seconds that the seats have left, to a hundred seconds: at a server real time passes, too, but never more than
/// five seconds between two steps of a test.
async fn left(store: &Store, id: &str) -> Vec<i64> {
    let left = store.time_left(id, NOW).await.unwrap();
    left.iter().map(|left| (left.ms + 50_000) / 100_000 * 100).collect()
}

async fn runs(store: &Store, id: &str) -> Vec<bool> {
    store.time_left(id, NOW).await.unwrap().iter().map(|left| left.runs).collect()
}

fn timed_out(id: &str, version: u64, bot: Option<&str>) -> Handover {
    Handover {
        match_id: id.into(),
        expect_version: version,
        seat: 0,
        guest: "ada".into(),
        event: Event::TimedOut,
        bot: bot.map(Into::into),
        by: "Ada".into(),
        at: NOW,
    }
}

#[tokio::test]
async fn a_clock_runs_while_its_seat_is_asked() {
    let s = scratch().await;
    s.store.begin_serving(NOW).await.unwrap();
    s.store.create_match(table("a", LIVE, Timeout::Bot)).await.unwrap();
    assert_eq!((left(&s.store, "a").await, runs(&s.store, "a").await), (vec![6000, 6000], vec![true, false]));
    s.store.pass(NOW, 1000).await.unwrap();
    assert_eq!(left(&s.store, "a").await, [5000, 6000]);
    s.store.append(turn("a", 0, 0, 0b10)).await.unwrap();
    assert_eq!((left(&s.store, "a").await, runs(&s.store, "a").await), (vec![5100, 6000], vec![false, true]));
    s.store.pass(NOW, 2000).await.unwrap();
    assert_eq!(left(&s.store, "a").await, [5100, 4000]);
    s.store.append(turn("a", 1, 1, 0b11)).await.unwrap();
    s.store.pass(NOW, 100).await.unwrap();
    assert_eq!(left(&s.store, "a").await, [5000, 3900], "both are asked, and bob's turn goes on");
    let terms = s.store.load("a").await.unwrap().unwrap().listing.terms;
    assert_eq!(terms.clock, Some(Clock { time: LIVE, timeout: Timeout::Bot }));
}

#[tokio::test]
async fn an_undo_gives_nobody_time() {
    let s = scratch().await;
    s.store.begin_serving(NOW).await.unwrap();
    s.store.create_match(table("a", LIVE, Timeout::Bot)).await.unwrap();
    s.store.pass(NOW, 1000).await.unwrap();
    s.store.append(turn("a", 0, 0, 0b10)).await.unwrap();
    s.store.undo(store::Undo { asked: Some(0b01), at: NOW, ..take_back("a", 1, 0) }).await.unwrap();
    assert_eq!((left(&s.store, "a").await, runs(&s.store, "a").await), (vec![5000, 6000], vec![true, false]));
}

#[tokio::test]
async fn only_time_in_which_a_server_serves_is_counted() {
    let s = scratch().await;
    s.store.begin_serving(NOW).await.unwrap();
    s.store.create_match(table("a", LIVE, Timeout::Bot)).await.unwrap();
    s.store.pass(NOW, 1000).await.unwrap();
    s.store.close().await;
    let store = s.again().await;
    // Hours later by the clock of the machine; at a server its own clock counts, and no second has passed there.
    let later = NOW + 20_000;
    store.begin_serving(later).await.unwrap();
    assert_eq!(store.expired(later, 9).await, Ok(vec![]));
    let left = store.time_left("a", later).await.unwrap();
    assert!((4_980_000..=5_000_000).contains(&left[0].ms) && left[0].runs, "{left:?}");
}

#[tokio::test]
async fn a_long_pause_between_two_beats_is_cut() {
    let s = scratch().await;
    s.store.begin_serving(NOW).await.unwrap();
    s.store.create_match(table("a", LIVE, Timeout::Bot)).await.unwrap();
    s.store.tick(NOW + 4000).await.unwrap();
    assert_eq!(s.store.expired(NOW + 4000, 9).await, Ok(vec![]));
    let left = s.store.time_left("a", NOW + 4000).await.unwrap();
    assert!(left[0].ms >= 5_980_000, "the machine slept: {left:?}");
}

#[tokio::test]
async fn a_seat_whose_time_is_out_gets_a_bot() {
    let s = scratch().await;
    s.store.begin_serving(NOW).await.unwrap();
    s.store.create_match(table("a", LIVE, Timeout::Bot)).await.unwrap();
    assert_eq!(
        s.store.hand_over(timed_out("a", 0, Some("greedy"))).await,
        Err(Error::Taken("seat")),
        "not yet"
    );
    s.store.pass(NOW, 6010).await.unwrap();
    let expired = vec![Expired { match_id: "a".into(), seat: 0 }];
    assert_eq!(s.store.expired(NOW, 9).await, Ok(expired));
    assert_eq!(s.store.hand_over(timed_out("a", 7, Some("greedy"))).await, Err(Error::Stale { current: 0 }));
    assert_eq!(s.store.hand_over(timed_out("a", 0, Some("greedy"))).await, Ok(1));
    let listing = s.store.load("a").await.unwrap().unwrap().listing;
    let ada = &listing.seats[0];
    assert_eq!((ada.sitter.clone(), ada.resigned, ada.timed_out), (Sitter::Bot("greedy".into()), true, true));
    assert_eq!((listing.status, ada.owner.clone()), (Status::Running, None));
    assert_eq!((s.store.expired(NOW, 9).await, runs(&s.store, "a").await), (Ok(vec![]), vec![false, false]));
    assert_eq!(s.store.chat_since("a", 0, 9).await.unwrap()[0].saying.event, Some(Event::TimedOut));
}

#[tokio::test]
async fn a_table_can_end_when_time_is_out() {
    let s = scratch().await;
    s.store.begin_serving(NOW).await.unwrap();
    s.store.create_match(table("a", LIVE, Timeout::Close)).await.unwrap();
    s.store.pass(NOW, 6010).await.unwrap();
    assert_eq!(s.store.hand_over(timed_out("a", 0, None)).await, Ok(1));
    let listing = s.store.load("a").await.unwrap().unwrap().listing;
    assert_eq!((listing.status, listing.seats[0].timed_out), (Status::Closed, true));
    assert_eq!(listing.seats[0].sitter, Sitter::Guest("ada".into()));
    assert_eq!(s.store.expired(NOW, 9).await, Ok(vec![]));
}

#[tokio::test]
async fn who_acts_in_the_last_moment_is_in_time() {
    let s = scratch().await;
    s.store.begin_serving(NOW).await.unwrap();
    s.store.create_match(table("a", LIVE, Timeout::Bot)).await.unwrap();
    s.store.pass(NOW, 6010).await.unwrap();
    s.store.append(turn("a", 0, 0, 0b10)).await.unwrap();
    assert_eq!(s.store.expired(NOW, 9).await, Ok(vec![]));
    assert_eq!(s.store.hand_over(timed_out("a", 1, Some("greedy"))).await, Err(Error::Taken("seat")));
    assert_eq!(left(&s.store, "a").await, [100, 6000]);
}

#[tokio::test]
async fn a_table_that_waits_costs_no_time() {
    let s = scratch().await;
    s.store.begin_serving(NOW).await.unwrap();
    let terms = Terms { clock: Some(Clock { time: LIVE, timeout: Timeout::Bot }), ..Terms::default() };
    s.store.create_match(NewMatch { terms, at: NOW, ..waiting("a") }).await.unwrap();
    s.store.pass(NOW, 7000).await.unwrap();
    s.store.take_seat("a", Claim::Invite("a-1".into()), "bob", "Bob", NOW).await.unwrap();
    assert_eq!(runs(&s.store, "a").await, [false, false]);
    s.store.start("a", NOW).await.unwrap();
    assert_eq!((left(&s.store, "a").await, runs(&s.store, "a").await), (vec![6000, 6000], vec![true, false]));
}

#[tokio::test]
async fn a_bot_that_stands_in_stops_the_clock_and_the_end_stops_all() {
    let s = scratch().await;
    s.store.begin_serving(NOW).await.unwrap();
    s.store.create_match(table("a", LIVE, Timeout::Bot)).await.unwrap();
    s.store.pass(NOW, 1000).await.unwrap();
    let change = |event, version, bot: Option<&str>| Handover { event, ..timed_out("a", version, bot) };
    s.store.hand_over(change(Event::StandIn, 0, Some("greedy"))).await.unwrap();
    s.store.pass(NOW, 1000).await.unwrap();
    assert_eq!(
        (left(&s.store, "a").await, runs(&s.store, "a").await),
        (vec![5000, 6000], vec![false, false])
    );
    s.store.hand_over(change(Event::Returned, 1, None)).await.unwrap();
    assert_eq!(runs(&s.store, "a").await, [true, false]);
    s.store.append(Append { outcome: Some("over".into()), ..turn("a", 2, 0, 0) }).await.unwrap();
    s.store.pass(NOW, 90000).await.unwrap();
    assert_eq!((s.store.expired(NOW, 9).await, runs(&s.store, "a").await), (Ok(vec![]), vec![false, false]));
}

#[tokio::test]
async fn a_vacation_stops_clocks_of_days_and_no_others() {
    let s = scratch().await;
    s.store.begin_serving(NOW).await.unwrap();
    s.store.create_match(table("d", Time::Days(3), Timeout::Bot)).await.unwrap();
    s.store.create_match(table("l", LIVE, Timeout::Bot)).await.unwrap();
    s.store.pass(NOW, 600).await.unwrap();
    s.store.go_on_vacation("ada", NOW + 5 * DAY, NOW).await.unwrap();
    assert_eq!(s.store.go_on_vacation("ada", NOW + DAY, NOW + 1).await, Err(Error::Taken("vacation")));
    assert_eq!(
        (runs(&s.store, "d").await, runs(&s.store, "l").await),
        (vec![false, false], vec![true, false])
    );
    assert_eq!(s.store.time_left("d", NOW).await.unwrap()[0].vacation, Some(NOW + 5 * DAY));
    s.store.pass(NOW, 4 * DAY).await.unwrap();
    assert_eq!(left(&s.store, "d").await[0], 3 * DAY - 600);
    assert_eq!(s.store.vacations_over(NOW + 5 * DAY - 1).await, Ok(vec![]), "it is not over yet");
    assert_eq!(s.store.vacations_over(NOW + 5 * DAY).await, Ok(vec!["ada".to_owned()]));
    assert_eq!(s.store.end_vacation("ada", NOW + 5 * DAY).await, Ok(true));
    assert_eq!(s.store.end_vacation("ada", NOW + 5 * DAY).await, Ok(false), "another node was first");
    assert_eq!((s.store.vacation("ada").await, runs(&s.store, "d").await), (Ok(None), vec![true, false]));
    assert_eq!(s.store.vacations("ada", 0).await, Ok(vec![(NOW, NOW + 5 * DAY)]));
}

#[tokio::test]
async fn who_is_asked_on_vacation_has_all_days_afterwards() {
    let s = scratch().await;
    s.store.begin_serving(NOW).await.unwrap();
    s.store.create_match(table("a", Time::Days(3), Timeout::Bot)).await.unwrap();
    s.store.go_on_vacation("bob", NOW + 9 * DAY, NOW).await.unwrap();
    s.store.append(turn("a", 0, 0, 0b10)).await.unwrap();
    s.store.pass(NOW, 5 * DAY).await.unwrap();
    assert_eq!((left(&s.store, "a").await[1], runs(&s.store, "a").await), (3 * DAY, vec![false, false]));
    s.store.end_vacation("bob", NOW + DAY).await.unwrap();
    s.store.end_vacation("bob", NOW + 2 * DAY).await.unwrap();
    assert_eq!(runs(&s.store, "a").await, [false, true]);
    assert_eq!(s.store.vacations("bob", 0).await, Ok(vec![(NOW, NOW + DAY)]), "back early");
    assert_eq!(s.store.vacations("bob", NOW + 1).await, Ok(vec![]));
}
