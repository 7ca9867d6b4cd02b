//! The levels that every game has; games without a network have them, too.

use bots::{Judged, Level, Player, Rank};

#[test]
fn games_without_a_network_have_the_same_levels() {
    type Other = beyond_the_sun::State;
    assert!(Other::ranked(Rank::Hard, 1).is_none());
    assert!(matches!(Level::EASY.player::<Other>(1), Player::Score(_)));
    assert!(matches!(Level::NORMAL.player::<Other>(1), Player::Greedy(_)));
    assert!(matches!(Level::HARD.player::<Other>(1), Player::Search(_)));
    assert!(matches!(Level::EXPERT.player::<Other>(1), Player::Search(_)));
}
