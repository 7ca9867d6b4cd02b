//! The laws, for every way to play.

use engine::testing::conforms;
use new_frontiers::{Options, State};

#[test]
fn laws() {
    for seats in 2..=5 {
        for first_game in [true, false] {
            conforms::<State>(seats, &Options { first_game, ..Options::default() }, 0..10, 3000);
        }
    }
}
