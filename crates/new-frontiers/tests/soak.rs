//! Thousands of random games: no piece is ever lost or duplicated, and every tile and power is used.
//!
//! `FERNWEH_SOAK=10000` plays that many games for each variant instead of some hundreds.

mod soak {
    mod coverage;
    mod invariants;

    use engine::Game;
    use engine::testing::soaks;
    use invariants::Invariants;
    use new_frontiers::{Options, State};

    /// No game is longer: about a hundred rounds.
    const LONGEST: usize = 5000;

    /// Games for each way to play.
    #[expect(clippy::disallowed_methods, reason = "an environment variable sets the number of games")]
    fn n_games(usually: u64) -> u64 {
        std::env::var("FERNWEH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(usually)
    }

    /// Games of a variant in which the table is checked after every action. In the further games it is checked after
    /// every [`SELDOM`]th action and at the end: a piece that is lost stays lost.
    const CLOSELY: u64 = 50;
    const SELDOM: u64 = 8;

    /// Random games with these options at each number of seats, the table checked on the way.
    fn soak(options: Options) {
        let mut n_actions = 0_u64;
        for n_seats in 2..=5 {
            for seed in 0..n_games(500) {
                let invariants = Invariants::of(n_seats, &options, seed);
                soaks(n_seats, &options, seed, LONGEST, |state: &State| {
                    n_actions += 1;
                    let is_over = state.awaiting().is_empty();
                    if seed < CLOSELY || is_over || n_actions.is_multiple_of(SELDOM) {
                        invariants.hold(state);
                    }
                });
            }
        }
        println!("{options}: {} games, {n_actions} actions", 4 * n_games(500));
    }

    #[test]
    fn first_game() {
        soak(Options { first_game: true, ..Options::default() });
    }

    #[test]
    fn later_game() {
        soak(Options::default());
    }

    #[test]
    fn with_goals() {
        soak(Options { goals: true, ..Options::default() });
    }
}
