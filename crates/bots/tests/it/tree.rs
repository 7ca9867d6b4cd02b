//! The tree search: honest about what is hidden, reproducible, and stronger than what it is built on.

use crate::blind_bag::{Action, Referee, closed};
use crate::playing::{play, players, twin};
use bots::net::{Learned, Net};
use bots::{Bot, Depth, Graded, Level, Tree};
use engine::{Match, Quick};
use new_frontiers::State;

fn choice(n_worlds: u32, seed: u64) -> Action {
    let depth = Depth { n_worlds, ..Depth::of(2000) };
    Tree::seeded(Referee, depth, seed).choose(&closed(seed))
}

/// A search that deals anew for every descent cannot guess the colour, so it leaves the bag closed.
#[test]
fn an_honest_search_does_not_open_the_bag() {
    for seed in 0..20 {
        assert_eq!(choice(0, seed), Action::Leave, "seed {seed}");
    }
}

/// In a single dealt world the guess is always right: this is the mistake that the other test would notice.
#[test]
fn a_clairvoyant_search_takes_the_trap() {
    let n_trapped = (0..20).filter(|seed| choice(1, *seed) == Action::Open).count();
    assert!(n_trapped >= 6, "{n_trapped} of 20; where the throw wins in this world, leaving is as good");
}

/// A tree of so many descents on a network that has learned nothing: what holds here does not depend on weights.
fn tree(n_descents: u32, seed: u64) -> Tree<Learned> {
    Tree::seeded(Learned::new(Net::for_game::<State>(1)), Depth::of(n_descents), seed)
}

#[test]
fn a_tree_knows_nothing_but_the_turn() {
    let (mut elsewhere, mut n_hidden) = (Quick::seeded(4), 0);
    play(&mut players::<State>(&[Level::Random; 3], 3), "goals", 3, |turn, _| {
        let twin = twin(turn, elsewhere.word());
        n_hidden += u32::from(turn.view.n_stack > 0);
        assert_eq!(tree(20, 8).choose(turn), tree(20, 8).choose(&twin));
    });
    assert!(n_hidden > 0, "something was hidden, or this shows nothing");
}

#[test]
fn a_search_counts_every_descent() {
    let mut n_asked = 0;
    play(&mut players::<State>(&[Level::Random; 2], 1), "", 1, |turn, _| {
        if turn.legal.len() > 1 && n_asked < 12 {
            n_asked += 1;
            let found = tree(60, 1).search(turn);
            assert_eq!(found.len(), turn.legal.len());
            let n_visits: u32 = found.iter().map(|found| found.n_visits).sum();
            // A search may end early, but only when nothing can change any more.
            let most = found.iter().map(|found| found.n_visits).max().expect("something was tried");
            assert!(n_visits == 60 || 2 * most > n_visits + 1, "{n_visits} visits, {most} of them for one");
            assert!(found.iter().all(|found| (0.0..=1.0).contains(&found.value)));
            assert_eq!(found, tree(60, 1).search(turn), "the same seed finds the same");
        }
    });
    assert_eq!(n_asked, 12);
}

/// Who asks can end a search: at once there is an answer from one descent, later the same one as without an end.
#[test]
fn a_search_ends_when_it_is_told_to() {
    let table = Match::<State>::new(2, Default::default(), 1).expect("two can play");
    let seat = table.awaiting().iter().next().expect("somebody is asked");
    let turn = table.turn(seat).expect("asked");
    let tree = || Tree::seeded(State::learned().expect("a network"), Depth::of(60), 1);
    let n_visits = |goes_on: &dyn Fn() -> bool| -> u32 {
        tree().search_while(&turn, goes_on).iter().map(|found| found.n_visits).sum()
    };
    assert_eq!(n_visits(&|| false), 1);
    let asked = std::cell::Cell::new(0);
    assert_eq!(
        n_visits(&|| {
            asked.set(asked.get() + 1);
            asked.get() < 10
        }),
        10
    );
    assert!(turn.legal.contains(&tree().choose_while(&turn, &|| false)));
    assert_eq!(tree().choose_while(&turn, &|| true), tree().choose(&turn));
}
