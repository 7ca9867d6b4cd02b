//! Ratings follow from the rated results, and from nothing else.

use std::collections::BTreeMap;

use store::{
    Append, Clock, Event, Handover, NewMatch, NewSeat, Sitter, Skill, Store, Terms, Time, Timeout, rate,
};

use crate::setup::{act, scratch, waiting};

/// A rated table of these guests, and of bots whose names begin with `bot:`.
fn table(id: &str, players: &[&str]) -> NewMatch {
    let seat = |(n, player): (usize, &&str)| NewSeat {
        sitter: match player.strip_prefix("bot:") {
            Some(bot) => Sitter::Bot(bot.into()),
            None => Sitter::Guest((*player).into()),
        },
        name: Some(player.to_uppercase()),
        invite: format!("{id}-{n}"),
        asked: n == 0,
    };
    let clock = Some(Clock { time: Time::Days(3), timeout: Timeout::Bot });
    let terms = Terms { clock, rated: true, ..Terms::default() };
    let seats = players.iter().enumerate().map(seat).collect();
    NewMatch { terms, seats, running: true, ..waiting(id) }
}

fn end(id: &str, version: u64, places: &[u8]) -> Append {
    let (outcome, asked) = (Some("over".into()), Some(0));
    Append { outcome, asked, places: Some(places.to_vec()), ..act(id, version, 0, 1) }
}

async fn play(store: &Store, id: &str, players: &[&str], places: &[u8]) {
    store.create_match(table(id, players)).await.unwrap();
    store.append(end(id, 0, places)).await.unwrap();
}

async fn points(store: &Store) -> Vec<(String, i64, u32, u32)> {
    let ladder = store.ladder("new-frontiers", 9).await.unwrap();
    ladder.into_iter().map(|it| (it.player, it.points, it.n_games, it.n_won)).collect()
}

#[tokio::test]
async fn a_finished_rated_game_moves_its_players() {
    let s = scratch().await;
    play(&s.store, "a", &["ada", "bob", "bot:easy"], &[1, 2, 3]).await;
    let ladder = points(&s.store).await;
    let who: Vec<&str> = ladder.iter().map(|it| it.0.as_str()).collect();
    assert_eq!(who, ["ada", "bob", "bot:easy"], "the best first, and bots are on it");
    assert!(ladder[0].1 > 1500 && ladder[2].1 < ladder[1].1, "{ladder:?}");
    assert_eq!((ladder[0].2, ladder[0].3, ladder[1].3), (1, 1, 0));
    let ada = s.store.ratings_of("ada").await.unwrap();
    assert_eq!((ada.len(), ada[0].game.as_str(), ada[0].name.as_str()), (1, "new-frontiers", "ADA"));
    assert_eq!(s.store.n_rated_above("new-frontiers", ada[0].points).await, Ok(0));
    assert_eq!(s.store.n_rated_above("new-frontiers", 0).await, Ok(3));
    assert_eq!(s.store.ladder("toy", 9).await, Ok(vec![]), "each game has its own");
}

#[tokio::test]
async fn what_is_not_rated_or_not_finished_counts_nothing() {
    let s = scratch().await;
    let mut plain = table("a", &["ada", "bob"]);
    plain.terms.rated = false;
    s.store.create_match(plain).await.unwrap();
    s.store.append(end("a", 0, &[1, 2])).await.unwrap();
    s.store.create_match(table("b", &["ada", "bob"])).await.unwrap();
    s.store.append(Append { asked: Some(1), ..act("b", 0, 0, 1) }).await.unwrap();
    let stale = s.store.append(end("b", 0, &[1, 2])).await;
    assert!(stale.is_err(), "a stale end changes nothing");
    assert_eq!(
        (s.store.ladder("new-frontiers", 9).await, s.store.ratings_of("ada").await),
        (Ok(vec![]), Ok(vec![]))
    );
}

/// Who leaves a rated game plays it to its end: a bot plays for the rating of the person.
#[tokio::test]
async fn who_leaves_is_rated_all_the_same() {
    let s = scratch().await;
    s.store.create_match(table("a", &["ada", "bob"])).await.unwrap();
    let resign = Handover {
        match_id: "a".into(),
        expect_version: 0,
        seat: 0,
        guest: "ada".into(),
        event: Event::Resigned,
        bot: Some("easy".into()),
        by: "Ada".into(),
        at: 500,
    };
    s.store.hand_over(resign).await.unwrap();
    s.store.append(end("a", 1, &[2, 1])).await.unwrap();
    let who: Vec<String> = points(&s.store).await.into_iter().map(|it| it.0).collect();
    assert_eq!(who, ["bob", "ada"]);
}

#[tokio::test]
async fn ratings_are_reproducible_from_the_results() {
    let s = scratch().await;
    let tables: [(&[&str], &[u8]); 5] = [
        (&["ada", "bob", "bot:easy"], &[1, 2, 3]),
        (&["bob", "ada"], &[1, 1]),
        (&["cy", "bot:easy", "bot:easy"], &[2, 1, 3]),
        (&["ada", "cy", "bob"], &[3, 1, 2]),
        (&["bob", "ada"], &[2, 1]),
    ];
    for (n, (players, places)) in tables.iter().enumerate() {
        play(&s.store, &format!("t{n}"), players, places).await;
    }
    s.store.remove_match("t0").await.unwrap();
    let mut skills: BTreeMap<String, Skill> = BTreeMap::new();
    let results = s.store.rated_results("new-frontiers").await.unwrap();
    for n in 1..=5 {
        let seats: Vec<_> = results.iter().filter(|result| result.n == n).collect();
        let players: Vec<(String, Skill)> = seats
            .iter()
            .map(|seat| (seat.player.clone(), skills.get(&seat.player).copied().unwrap_or_default()))
            .collect();
        let places: Vec<u8> = seats.iter().map(|seat| seat.place).collect();
        skills.extend(rate(&players, &places));
    }
    let kept = s.store.ladder("new-frontiers", 9).await.unwrap();
    let kept: BTreeMap<String, Skill> = kept.into_iter().map(|it| (it.player, it.skill)).collect();
    assert_eq!(kept, skills);
}

#[tokio::test]
async fn results_at_once_are_counted_one_after_the_other() {
    let s = scratch().await;
    for id in ["a", "b", "c", "d"] {
        s.store.create_match(table(id, &["ada", "bob"])).await.unwrap();
    }
    let ends = tokio::join!(
        s.store.append(end("a", 0, &[1, 2])),
        s.store.append(end("b", 0, &[1, 2])),
        s.store.append(end("c", 0, &[2, 1])),
        s.store.append(end("d", 0, &[1, 2])),
    );
    assert_eq!(ends, (Ok(1), Ok(1), Ok(1), Ok(1)));
    let ladder = points(&s.store).await;
    assert_eq!((ladder[0].0.as_str(), ladder[0].2, ladder[0].3), ("ada", 4, 3));
    let numbers: Vec<u64> =
        s.store.rated_results("new-frontiers").await.unwrap().iter().map(|it| it.n).collect();
    assert_eq!(numbers, [1, 1, 2, 2, 3, 3, 4, 4]);
}
