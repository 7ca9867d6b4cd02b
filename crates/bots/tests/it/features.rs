//! What networks read: named one by one, the same list at every table, and nothing that is hidden.

use crate::playing::{play, players};
use bots::net::{Featured, Gradient, Names, Net, Sample};
use bots::{Graded, Judged, Level};
use engine::{Chance, Dealer, Game};

type BeyondTheSun = beyond_the_sun::State;
type MerchantOfVenus = merchant_of_venus::State;

const ALL_MODULES: &str = "expert display leaders new-factions new-technologies new-events new-systems";

/// All tables list the same names, no name stands twice, and the file of the weights is small enough.
fn named<G: Featured>(tables: &[(u8, &str)]) {
    let names = |(n_seats, line): (u8, &str)| {
        let options: G::Options = line.parse().unwrap_or_else(|_| panic!("options {line}"));
        Names::of(&G::new(n_seats, &options, Dealer::seeded(1)))
    };
    let first = names(tables[0]);
    for table in tables {
        let other = names(*table);
        assert!(other.table == first.table && other.seat == first.seat, "{table:?}");
    }
    for block in [&first.table, &first.seat] {
        let mut sorted = block.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), block.len(), "a name stands twice");
    }
    assert!(2 * Net::for_game::<G>(1).weights().len() < 299_000, "the file would be too large");
}

/// Two imagined states that look the same to a seat have the same inputs, at all decisions of a game.
fn blind<G: Judged + Graded>(n_seats: usize, line: &str, level: Level) {
    let mut n_turns = 0;
    play(&mut players::<G>(&vec![level; n_seats], 3), line, 3, |turn, _| {
        n_turns += 1;
        if n_turns % 7 != 0 {
            return;
        }
        let sample = |seed| Sample::of(&G::imagine(&turn.view, turn.seat, Chance::seeded(seed)));
        let first = sample(0);
        for seed in 1..4 {
            assert!(sample(seed) == first, "turn {n_turns} of {line}");
        }
    });
    assert!(n_turns > 50, "a whole game");
}

#[test]
fn inputs_of_beyond_the_sun_have_names_of_their_own() {
    named::<BeyondTheSun>(&[(2, ""), (3, "expert"), (4, ALL_MODULES), (2, "leaders"), (1, "solo=normal")]);
}

#[test]
fn inputs_of_merchant_of_venus_have_names_of_their_own() {
    named::<MerchantOfVenus>(&[(2, ""), (1, ""), (4, "chosen-pilots contracts-and-markers")]);
}

#[test]
fn inputs_of_beyond_the_sun_show_nothing_hidden() {
    blind::<BeyondTheSun>(3, ALL_MODULES, Level::Random);
    blind::<BeyondTheSun>(1, "solo=normal", Level::Random);
}

#[test]
fn inputs_of_merchant_of_venus_show_nothing_hidden() {
    blind::<MerchantOfVenus>(2, "contracts-and-markers", Level::Random);
    blind::<MerchantOfVenus>(1, "", Level::Random);
}

/// A player alone has a chance of victory, which training moves towards the result.
#[test]
fn a_player_alone_can_win_or_lose() {
    let state = BeyondTheSun::new(1, &"solo=normal".parse().expect("options"), Dealer::seeded(4));
    let net = Net::for_game::<BeyondTheSun>(2);
    let chance = net.judge(&state).chances[0];
    assert!(chance > 0.0 && chance < 1.0, "{chance}");
    let slope = |won: f32| {
        let mut sample = Sample::of(&state);
        sample.won[0] = won;
        let gradient = Gradient::of(&net, [&sample]);
        // The last two weights are the biases of the chance and of the points.
        (f64::from(gradient.slopes()[net.weights().len() - 2]), sample.loss(&net).chances)
    };
    let ((victory, lost_by_victory), (defeat, lost_by_defeat)) = (slope(1.0), slope(0.0));
    assert!((victory - f64::from(chance - 1.0)).abs() < 1e-5, "{victory}");
    assert!((defeat - f64::from(chance)).abs() < 1e-5, "{defeat}");
    assert!((lost_by_victory + f64::from(chance).ln()).abs() < 1e-3, "{lost_by_victory}");
    assert!((lost_by_defeat + f64::from(1.0 - chance).ln()).abs() < 1e-3, "{lost_by_defeat}");
}
