//! The captain of Merchant of Venus: it tries the trader's best choices and asks a network.

use crate::playing::{play, players, twin};
use bots::merchant_of_venus::{Captain, Foresight};
use bots::net::{Learned, Net};
use bots::{Bot, Level};
use merchant_of_venus::State;

fn captain(foresight: Foresight) -> Captain {
    Captain::seeded(Learned::new(Net::for_game::<State>(3)), foresight, 5)
}

/// Every tenth turn of the first hundred of a game of traders.
fn each_tenth(mut each: impl FnMut(&engine::Turn<State>)) {
    let mut n_turns = 0;
    play(&mut players::<State>(&[Level::Search; 2], 3), "", 3, |turn, _| {
        n_turns += 1;
        if n_turns % 10 == 0 && n_turns <= 100 {
            each(turn);
        }
    });
    assert!(n_turns >= 100);
}

#[test]
fn a_captain_with_one_candidate_is_the_trader() {
    let one = Foresight { n_candidates: 1, n_worlds: 2, n_turns: 1 };
    each_tenth(|turn| {
        let traded = Level::Search.player(5).choose(turn);
        assert_eq!(captain(one).choose(turn), traded);
    });
}

/// The same turn gets the same choice, whatever is hidden.
#[test]
fn a_captain_knows_nothing_but_the_turn() {
    let some = Foresight { n_candidates: 3, n_worlds: 2, n_turns: 1 };
    each_tenth(|turn| {
        let chosen = captain(some).choose(turn);
        assert!(turn.legal.contains(&chosen));
        assert_eq!(chosen, captain(some).choose(&twin(turn, 9)));
    });
}
