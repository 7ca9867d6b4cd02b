//! Galactic goals at a table: face-down goals stay hidden, and the track shows what happens.

use crate::client::Client;
use crate::new_frontiers::{open_dealt, server};
use crate::secrecy::seen;
use axum::Router;
use engine::{Game, Match, Seat, Viewer};
use new_frontiers::State;
use new_frontiers::cards::Yield;

const OPTIONS: &str = "first-game goals";
const GOALS: &str = "select set_galactic_goals";

/// What shows nobody anything new.
const QUIET: [&str; 5] =
    ["pass", "select develop", "select produce", "select trade_consume", "select send_diplomatic_envoys"];

/// Something quiet to do, until the second seat can set goals.
fn quiet_line(seat: Seat, legal: &[String]) -> Option<String> {
    let find = |line: &str| legal.iter().find(|legal| *legal == line);
    if seat == Seat(1) && find(GOALS).is_some() {
        return None;
    }
    Some(QUIET.into_iter().find_map(find).unwrap_or(&legal[0]).clone())
}

fn lines(game: &Match<State>, seat: Seat) -> Vec<String> {
    game.legal(seat).iter().map(ToString::to_string).collect()
}

/// A game up to the moment when the second seat has drawn goals.
fn drawn(seed: u64) -> Match<State> {
    let mut game = Match::<State>::new(2, OPTIONS.parse().unwrap(), seed).unwrap();
    loop {
        let seat = game.awaiting().iter().next().unwrap();
        let Some(line) = quiet_line(seat, &lines(&game, seat)) else { break };
        game.act(seat, line.parse().unwrap()).unwrap();
    }
    game.act(Seat(1), GOALS.parse().unwrap()).unwrap();
    game
}

/// Whether Produce can put a good on a home, so that the keeper of a goal is asked before it (NFG-016).
fn has_goods(game: &Match<State>) -> bool {
    let board = game.view(Viewer::Spectator).board;
    let mut homes = board.empires.iter().filter_map(|(_, empire)| empire.home);
    homes.any(|home| board.pack[home].colony.yields != Yield::None)
}

/// Two seeds that look the same to the first seat, which begins, and where the second draws other goals.
fn twins() -> (u64, u64) {
    let mut known: Vec<(u64, <State as Game>::View, Vec<String>)> = Vec::new();
    let begun = |game: &Match<State>| game.actions()[0].0 == Seat(0) && has_goods(game);
    for game in (0..4000).map(drawn).filter(begun) {
        let seed = game.saved().seed;
        let (view, goals) = (game.view(Viewer::Seat(Seat(0))), lines(&game, Seat(1)));
        let alike = |(_, other, theirs): &&(u64, _, Vec<String>)| {
            *other == view && goals.iter().all(|goal| !theirs.contains(goal))
        };
        if let Some((other, ..)) = known.iter().find(alike) {
            return (*other, seed);
        }
        known.push((seed, view, goals));
    }
    panic!("no two seeds look alike to the first seat");
}

struct Pair {
    ada: Client,
    bob: Client,
    tables: [String; 2],
}

impl Pair {
    async fn open(router: &Router, (one, two): (u64, u64)) -> Self {
        let (ada, bob) = (Client::guest(router, "Ada").await, Client::guest(router, "Bob").await);
        let mut tables = [one, two].map(|seed| seed.to_string());
        for table in &mut tables {
            *table = open_dealt(&ada, &["me", "open"], OPTIONS, table.parse().unwrap()).await;
            bob.join(table, &ada).await;
        }
        Self { ada, bob, tables }
    }

    fn client(&self, seat: &str) -> &Client {
        if seat == "p1" { &self.ada } else { &self.bob }
    }

    /// Who is asked, and what they may do, at each of the tables.
    async fn asked(&self) -> (String, [Vec<String>; 2]) {
        let facts = self.ada.get(&format!("/api/tables/{}", self.tables[0])).await.ok().json();
        let seat = facts["awaiting"][0].as_str().unwrap().to_owned();
        let [one, two] = &self.tables;
        let client = self.client(&seat);
        let legal = [client.legal(one, &seat).await, client.legal(two, &seat).await];
        (seat, legal)
    }

    async fn act(&self, seat: &str, lines: [&str; 2]) {
        for (table, line) in self.tables.iter().zip(lines) {
            self.client(seat).act(table, seat, line).await.ok();
        }
    }

    /// Fails if the first seat, or a spectator, can distinguish the tables.
    async fn check_alike(&self, when: &str) {
        let [one, two] = &self.tables;
        for (left, right) in seen(&self.ada, one).await.into_iter().zip(seen(&self.ada, two).await) {
            assert_eq!(left, right, "{when}");
        }
    }
}

/// NFG-009: only their owner knows drawn and kept goals, and only the server the order of the stack.
#[tokio::test]
async fn tables_that_differ_in_goals_face_down_look_the_same() {
    let pair = Pair::open(&server().await, twins()).await;
    let legal = loop {
        let (seat, legal) = pair.asked().await;
        pair.check_alike("before").await;
        let which = if seat == "p1" { Seat(0) } else { Seat(1) };
        match quiet_line(which, &legal[0]) {
            Some(line) => pair.act(&seat, [&line, &line]).await,
            None => break legal,
        }
    };
    assert_eq!(legal[0], legal[1]);
    pair.act("p2", [GOALS, GOALS]).await;
    let (seat, legal) = pair.asked().await;
    assert_eq!((seat.as_str(), legal[0].len()), ("p2", 3));
    assert!(legal[0].iter().all(|line| !legal[1].contains(line)), "other goals were drawn: {legal:?}");
    pair.check_alike("drawn").await;
    // Of eight goals six were drawn and three are stockpile goals: at one table at least one can be kept.
    let stockpile = |legal: &[String]| {
        let stores = ["keep exploration", "keep stockpile_resources", "keep trade_taxes"];
        legal.iter().find(|line| stores.contains(&line.as_str())).unwrap_or(&legal[2]).clone()
    };
    pair.act("p2", [&stockpile(&legal[0]), &stockpile(&legal[1])]).await;
    pair.check_alike("kept").await;
    let (_, legal) = pair.asked().await;
    pair.act("p2", [&legal[0][1], &legal[1][0]]).await;
    pair.check_alike("put under the stack").await;

    // NFG-016: the owner is asked before Produce with any goal; the first seat draws in the next round.
    let mut is_asked_to_reveal = false;
    for _ in 0..60 {
        let (seat, legal) = pair.asked().await;
        if legal[0][0].starts_with("keep") {
            assert!(is_asked_to_reveal);
            assert_ne!(legal[0], legal[1], "the test can fail");
            return;
        }
        pair.check_alike("until one draws oneself").await;
        if seat == "p1" && legal[0].iter().any(|line| line == GOALS) {
            pair.act("p1", [GOALS, GOALS]).await;
            continue;
        }
        is_asked_to_reveal |= legal.iter().any(|legal| legal.iter().any(|line| line == "reveal"));
        let line = quiet_line(Seat(0), &legal[0]).unwrap();
        pair.act(&seat, [&line, &line]).await;
    }
    panic!("the first seat can never set goals");
}

/// The seed is in no answer while goals are face down, and the lines of others are hidden.
#[tokio::test]
async fn goals_keep_the_match_secret_until_the_end() {
    const SEED: u64 = 987_654_321_012_345;
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open_dealt(&ada, &["me", "here"], OPTIONS, SEED).await;
    for _ in 0..6 {
        for (path, text) in seen(&ada, &table).await {
            assert!(!text.contains(&SEED.to_string()) && !text.contains(&format!("{SEED:x}")), "{path}");
        }
        ada.get(&format!("/api/tables/{table}/text")).await.refused(403, "still-running");
        ada.play(&table, 3).await;
    }
    let page = ada.browser().get(&format!("/t/{table}")).await.ok().text;
    assert!(page.contains("Pass the device to"), "who shares a device passes it on");
}

/// What a page says under the track of discs, and which disc has not finished.
fn track(page: &str) -> (String, Option<usize>, usize) {
    let order = page.split("<ol>").nth(1).unwrap();
    let discs: Vec<&str> = order.split("</ol>").next().unwrap().split("<li").skip(1).collect();
    let classes: Vec<&str> = discs.iter().map(|disc| disc.split('"').nth(1).unwrap()).collect();
    let seats: Vec<&&str> = classes.iter().filter(|class| **class != "gap").collect();
    let line = order.split("<p>").nth(1).unwrap().split("</p>").next().unwrap().to_owned();
    let half = seats.iter().position(|class| class.split(' ').any(|word| word == "half"));
    (line, half, seats.iter().filter(|class| class.split(' ').any(|word| word == "done")).count())
}

/// NFG-005, NFG-016: the track follows Set Galactic Goals step by step.
#[tokio::test]
async fn nfg_005_the_track_says_who_sets_goals() {
    let router = server().await;
    let pair = Pair::open(&router, twins()).await;
    let look = async |client: &Client| {
        track(&client.browser().get(&format!("/t/{}", pair.tables[0])).await.ok().text)
    };
    let mut n_selected = 0;
    loop {
        let (seat, legal) = pair.asked().await;
        let which = if seat == "p1" { Seat(0) } else { Seat(1) };
        let Some(line) = quiet_line(which, &legal[0]) else { break };
        pair.act(&seat, [&line, &line]).await;
        n_selected += usize::from(line.starts_with("select"));
    }
    assert_eq!(look(&pair.ada).await, ("Bob selects.".into(), None, n_selected), "before");
    pair.act("p2", [GOALS, GOALS]).await;
    // Bob's disc has moved up past Ada's, which has selected already.
    let half = Some(n_selected - 1);
    assert_eq!(look(&pair.ada).await, ("Bob looks for a goal.".into(), half, n_selected));
    assert_eq!(look(&pair.bob).await, ("You look for a goal.".into(), half, n_selected));
    for _ in 0..2 {
        let (_, legal) = pair.asked().await;
        pair.act("p2", [&legal[0][0], &legal[1][0]]).await;
    }
    let (seat, legal) = pair.asked().await;
    assert!(legal[0].iter().any(|line| line == "select produce"), "{legal:?}");
    pair.act(&seat, ["select produce"; 2]).await;
    let name = if seat == "p1" { "Ada" } else { "Bob" };
    let half = Some(n_selected + 1);
    let told = format!("{name} selected. Bob may turn a goal up first.");
    assert_eq!(look(&pair.ada).await, (told, half, n_selected + 1), "the keeper is asked");
    let told = format!("{name} selected. You may turn your goal up first.");
    assert_eq!(look(&pair.bob).await, (told, half, n_selected + 1));
}
