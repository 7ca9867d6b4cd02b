//! How fast the star map of Merchant of Venus is: `cargo bench -p sim --bench merchant_of_venus`.

use divan::{Bencher, black_box};
use engine::{Game, Match, Quick, Viewer};
use merchant_of_venus::State;

fn main() {
    divan::main();
}

/// Every space within reach of a merchant's ship, as the page shows it.
#[divan::bench]
fn reach(bencher: Bencher<'_, '_>) {
    let mut luck = Quick::seeded(3);
    let mut played = Match::<State>::new(4, <State as Game>::Options::default(), 5).expect("four can play");
    while let Some(seat) = played.awaiting().iter().next() {
        if played.actions().len() >= 200 && played.view(Viewer::Spectator).turn.points > 8 {
            break;
        }
        let legal = played.legal(seat);
        played.act(seat, legal[luck.below(legal.len())]).expect("legal");
    }
    let view = played.view(Viewer::Spectator);
    bencher.bench_local(|| merchant_of_venus::query::reach(black_box(&view)).len());
}
