//! Thousands of random games: nothing is ever lost or doubled.
//!
//! `FERNWEH_SOAK=10000` plays that many games for each way to play in place of some hundreds.

mod soak {
    mod anarchists;
    mod coverage;
    mod invariants;

    use beyond_the_sun::{Options, State};
    use engine::Game;
    use engine::testing::soaks;

    /// No game is longer.
    const LONGEST: usize = 50_000;

    /// Games for each way to play.
    #[expect(clippy::disallowed_methods, reason = "how long to soak is for whoever runs the tests to say")]
    fn n_games(usually: u64) -> u64 {
        std::env::var("FERNWEH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(usually)
    }

    /// Random games with these options at each number of seats, the table checked after every action.
    fn soak(options: Options) {
        let (mut n_actions, mut n_played) = (0_u64, 0);
        for n_seats in State::seats(&options) {
            for seed in 0..n_games(200) {
                n_played += 1;
                let at = format!("{n_seats} seats, {options}, seed {seed}");
                soaks(n_seats, &options, seed, LONGEST, |state: &State| {
                    n_actions += 1;
                    invariants::hold(state, &at);
                    if state.outcome().is_some() {
                        invariants::scores(state, &at);
                    }
                });
            }
        }
        println!("{options}: {n_played} games, {n_actions} actions");
    }

    #[test]
    fn standard_mats() {
        soak(Options::default());
    }

    #[test]
    fn expert_mats() {
        soak(Options { expert: true, ..Options::default() });
    }

    #[test]
    fn with_the_display() {
        soak(Options { expert: true, display: true, ..Options::default() });
    }

    #[test]
    fn against_the_anarchists() {
        for line in ["solo=easy", "solo=normal", "solo=hard", "solo=16"] {
            soak(line.parse().expect("options of the solo game"));
        }
    }
}
