//! Whole matches as text, replayed to their result: one for every way in which the game can end.

mod choosing;
#[path = "matches/format.rs"]
mod format;
#[path = "../../engine/tests/recorded/mod.rs"]
mod recorded;

use choosing::{Leaning, choose};
use engine::{Game, Match, Outcome, Quick};
use format::{FORMAT, ending};
use new_frontiers::{Options, State};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A way to end: the file that shows it, the table on which it is searched for, and how it is recognised.
struct Way {
    name: &'static str,
    n_seats: u8,
    first_game: bool,
    leaning: Leaning,
    shown: fn(&str, &Outcome) -> bool,
}

/// NF-165 (a) to (d), each alone; NF-174 and NF-175.
const WAYS: [Way; 6] = [
    Way {
        name: "developments",
        n_seats: 3,
        first_game: true,
        leaning: Leaning::Builder,
        shown: |ending, _| ending == "developments",
    },
    Way {
        name: "colonies",
        n_seats: 4,
        first_game: false,
        leaning: Leaning::Settler,
        shown: |ending, _| ending == "colonies",
    },
    Way {
        name: "colonists",
        n_seats: 2,
        first_game: false,
        leaning: Leaning::Hoarder,
        shown: |ending, _| ending == "colonists",
    },
    Way {
        name: "points",
        n_seats: 5,
        first_game: true,
        leaning: Leaning::Merchant,
        shown: |ending, _| ending == "points",
    },
    Way {
        name: "tie-broken",
        n_seats: 2,
        first_game: true,
        leaning: Leaning::Even,
        shown: |_, outcome| outcome.winners().len() == 1 && n_best(outcome) == 2,
    },
    Way {
        name: "shared-victory",
        n_seats: 3,
        first_game: false,
        leaning: Leaning::Even,
        shown: |_, outcome| outcome.winners().len() == 2 && n_best(outcome) == 2,
    },
];

/// How many have the most points.
fn n_best(outcome: &Outcome) -> usize {
    let best = outcome.points.as_slice().iter().max();
    outcome.points.as_slice().iter().filter(|points| Some(*points) == best).count()
}

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/matches");
const OF_BOTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/matches/bots");

/// Every match in the folder leads to the result that it contains, and is written exactly as it was read.
#[test]
fn recorded_matches_come_to_their_results() {
    let matches = recorded::texts(FOLDER);
    assert!(matches.len() >= WAYS.len());
    for (name, text) in matches {
        let (m, _) = FORMAT.played(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert!(m.outcome().is_some(), "{name}: it is not over");
        assert_eq!(FORMAT.written(&m), text, "{name}: it is not in the form of a writer");
    }
}

/// Matches played by the strongest bots lead to the recorded result and states. There are some for each number of
/// players and each set-up. A program in `crates/bots/examples` writes them.
#[test]
fn matches_of_bots_come_to_every_state() {
    let mut tables = BTreeMap::new();
    let mut texts = BTreeSet::new();
    for (name, text) in recorded::texts(OF_BOTS) {
        let m = recorded::comes_to_its_states(&FORMAT, &name, &text);
        *tables.entry((m.n_seats(), m.options().to_string())).or_insert(0) += 1;
        assert!(texts.insert(text), "{name}: it is there twice");
    }
    assert!(texts.len() >= 40, "{tables:?}");
    for n_seats in 2..=5 {
        for options in ["first-game", "later-game", "first-game goals", "later-game goals"] {
            assert!(
                tables.get(&(n_seats, options.to_owned())).is_some_and(|n| *n >= 2),
                "{n_seats} {options}"
            );
        }
    }
}

/// NF-165, NF-174, NF-175: there is a match for each way the game can end. `UPDATE=1` looks for new ones.
#[test]
fn every_way_to_end_has_a_match() {
    for way in WAYS {
        let path = Path::new(FOLDER).join(way.name).with_extension("txt");
        if std::env::var_os("UPDATE").is_some() {
            // Another test may be reading at this moment: it must find the old match or the new one, never half of
            // one.
            let new = path.with_extension("new");
            fs::write(&new, FORMAT.written(&found(&way))).expect("the match is written");
            fs::rename(&new, &path).expect("the match is put in place");
        }
        let text = fs::read_to_string(&path)
            .unwrap_or_else(|_| panic!("{} is missing: run the test with UPDATE=1", path.display()));
        let (m, _) = FORMAT.played(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let outcome = m.outcome().expect("it is over");
        let reason = ending(&m);
        assert!((way.shown)(&reason, &outcome), "{}: {reason}, {outcome:?}", way.name);
    }
}

/// The first match from seed 1 on that ends in this way.
fn found(way: &Way) -> Match<State> {
    let options = Options { first_game: way.first_game, ..Options::default() };
    for seed in 1..100_000 {
        let mut m = Match::<State>::new(way.n_seats, options, seed).expect("two to five can play");
        let mut luck = Quick::seeded(seed);
        while let Some(seat) = m.awaiting().iter().next() {
            let action = choose(&m, seat, way.leaning, &mut luck);
            m.act(seat, action).expect("legal");
        }
        let outcome = m.outcome().expect("it is over");
        if (way.shown)(&ending(&m), &outcome) {
            return m;
        }
    }
    panic!("no seed ends by {}", way.name);
}

/// An error in a text is reported with its line.
#[test]
fn faults_name_their_line() {
    let text = recorded::text(FOLDER, "developments");
    recorded::faults_name_their_line(&FORMAT, &text);
    let first = text.lines().nth(6).expect("an action");
    let points = text.lines().find(|line| line.starts_with("points")).expect("points");
    let n_points = text.lines().position(|line| line == points).expect("a line") + 1;
    let rules = format!("rules {}\n", State::RULES);
    let cases = [
        ("game new-frontiers", "game chess", "line 1: expected the game new-frontiers".to_owned()),
        (&rules, "", "`rules` is missing".to_owned()),
        ("seats 3", "seats 9", "9 players cannot play this: choose 2 to 5".to_owned()),
        ("seats 3", "seats three", "line 3: `three` is no such number".to_owned()),
        ("seed ", "seats 3\nseed ", "line 5: `seats` comes twice".to_owned()),
        (first, "p9 select explore", "line 7: expected a seat such as `p1`".to_owned()),
        (first, "hurry up", "line 7: expected a seat such as `p1`".to_owned()),
        (points, "points 1 2 3", format!("line {n_points}: expected points 1 2 3, found {}", &points[7..])),
        (points, "", "the match is over, but `points` is missing".to_owned()),
        (points, "p1 select explore", format!("line {n_points}: `p1` is out of place")),
    ];
    for (from, to, fault) in cases {
        assert!(text.contains(from), "`{from}`");
        let found = FORMAT.played(&text.replacen(from, to, 1)).map(|_| ());
        assert_eq!(found, Err(fault), "`{from}` made `{to}`");
    }
    let seat = first.split(' ').next().expect("a seat");
    let illegal = text.replacen(first, &format!("{seat} develop space_marines"), 1);
    let fault = FORMAT.played(&illegal).map(|_| ()).expect_err("nothing was selected");
    assert!(fault.starts_with("line 7: `develop space_marines` of "), "{fault}");
}

/// A match of other rules is replayed nevertheless; if it leads to another state, the fault mentions the rules.
#[test]
fn other_rules() {
    let text = recorded::text(FOLDER, "colonies");
    let head = format!("rules {}", State::RULES);
    let old = text.replacen(&head, "rules 0", 1);
    assert!(old != text && FORMAT.played(&old).is_ok());
    let fault = FORMAT.played(&old.replacen("points ", "points 1", 1)).map(|_| ()).expect_err("other points");
    let said = format!("the match was played with rules 0, these are rules {}", State::RULES);
    assert!(fault.ends_with(&said), "{fault}");
}

/// A running match has no result; comments and empty lines are ignored.
#[test]
fn running_matches_and_comments() {
    let rules = State::RULES;
    let text = format!(
        "# to be continued\ngame new-frontiers\nseed 9\nrules {rules}\nseats 2\noptions first-game\n"
    );
    let (m, _) = FORMAT.played(&text).expect("a match that has just begun");
    assert_eq!((m.n_seats(), m.actions().len()), (2, 0));
    let seat = m.awaiting().iter().next().expect("somebody selects");
    let more = format!("{text}\r\n{seat} select retreat_into_isolation\r\n\n# that was it\n");
    let (m, _) = FORMAT.played(&more).expect("one action");
    assert_eq!(m.actions().len(), 1);
    let early = format!("{more}points 1 2\n");
    assert_eq!(FORMAT.played(&early).map(|_| ()), Err("line 11: the match is not over".to_owned()));
}
