//! The levels that every game has: each is stronger than the one below, and games without a network have them, too.

use crate::playing::{beats, play, players, wins_often};
use beyond_the_sun::State as Factions;
use bots::net::{Header, Net};
use bots::{Depth, Graded, Level, Opened, Player, Ranked, Tree};
use engine::Seat;
use new_frontiers::State;

/// The file of weights judges the game as it is now.
fn fits<G: Graded>(bytes: &[u8]) {
    assert!(bytes.len() <= 300_000, "{} bytes", bytes.len());
    let (header, _) = Net::read::<G>(bytes).expect("train it again if the inputs have changed");
    // It may have been trained with earlier rules: other points of a tile do not change what it reads.
    assert!(header.rules <= G::RULES);
    assert_eq!(Header { notes: Vec::new(), rules: G::RULES, ..header.clone() }, Header::of::<G>());
    for word in ["command", "seed", "rounds", "result"] {
        assert!(header.notes.iter().any(|(note, _)| note == word), "the head does not tell the {word}");
    }
    assert!(G::learned().is_some());
}

#[test]
fn the_networks_fit_their_games() {
    fits::<State>(include_bytes!("../../nets/new-frontiers.net"));
    fits::<Factions>(include_bytes!("../../nets/beyond-the-sun.net"));
}

/// The bots of Beyond the Sun: easy is the evaluation written by hand, and what the network judges beats it.
#[test]
fn normal_beats_easy_in_beyond_the_sun() {
    assert!(matches!(Level::EASY.player::<Factions>(1), Player::Greedy(_)));
    for level in [Level::NORMAL, Level::HARD, Level::EXPERT] {
        assert!(matches!(level.player::<Factions>(1), Player::Ranked(_)), "{level}");
    }
    beats::<Factions>(Level::NORMAL, Level::EASY, 2, [8, 12]);
}

#[test]
fn normal_beats_greedy_and_easy() {
    beats::<State>(Level::NORMAL, Level::Greedy, 2, [28, 40]);
    beats::<State>(Level::NORMAL, Level::EASY, 2, [26, 40]);
}

/// A small tree is enough to beat `greedy` in at least 16 of 20 games.
#[test]
fn a_tree_beats_greedy() {
    let wins = |game: u64| {
        let mine = Seat((game % 2) as u8);
        let mut players = players::<State>(&[Level::Greedy; 2], 1000 * game);
        let learned = State::learned().expect("this version has a network");
        players[usize::from(mine.0)] =
            Player::Ranked(Ranked::Tree(Opened::seeded(Tree::seeded(learned, Depth::of(200), game), game)));
        play(&mut players, "", game, |_, _| {}).outcome().expect("it is over").winners().has(mine)
    };
    wins_often([16, 20], wins);
}

#[test]
fn easy_is_no_blind_chance() {
    beats::<State>(Level::EASY, Level::Random, 2, [27, 30]);
    beats::<State>(Level::EASY, Level::Score, 2, [18, 30]);
}

/// Each of the four levels is a player of the game's own there, not one of the older levels under another name.
#[test]
fn games_without_a_network_have_the_same_levels() {
    for level in [Level::EASY, Level::NORMAL, Level::HARD, Level::EXPERT] {
        assert!(matches!(level.player::<interportal::State>(1), Player::Ranked(_)), "{level:?}");
        assert!(matches!(level.player::<merchant_of_venus::State>(1), Player::Ranked(_)), "{level:?}");
    }
    assert!(matches!(Level::EXPERT.player::<State>(1), Player::Ranked(_)));
}
