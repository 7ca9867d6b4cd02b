//! Thousands of random games: no piece is ever lost or duplicated, and every kind of component is used.
//!
//! `FERNWEH_SOAK=10000` plays that many games for each number of players instead of some hundreds.

mod choosing;

mod soak {
    mod coverage;
    mod invariants;

    use engine::testing::soaks;
    use engine::{Game, Viewer};
    use merchant_of_venus::{Options, State};

    /// No game is longer: thirty rounds of four.
    const LONGEST: usize = 20_000;

    /// Games for each number of players.
    #[expect(clippy::disallowed_methods, reason = "an environment variable sets the number of games")]
    fn n_games(usually: u64) -> u64 {
        std::env::var("FERNWEH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(usually)
    }

    /// Games of a variant in which the table is checked after every action. In the further games it is checked after
    /// every [`SELDOM`]th action and at the end: a piece that is lost stays lost.
    const CLOSELY: u64 = 20;
    const SELDOM: u64 = 8;

    /// Random games with these options at each number of players, the table checked on the way.
    fn soak(options: &Options) {
        let mut n_actions = 0_u64;
        for n_seats in 1..=4 {
            for seed in 0..n_games(150) {
                let mut last_round = 0;
                soaks(n_seats, options, seed, LONGEST, |state: &State| {
                    n_actions += 1;
                    let is_over = state.awaiting().is_empty();
                    if seed < CLOSELY || is_over || n_actions.is_multiple_of(SELDOM) {
                        invariants::hold(state);
                    }
                    if is_over {
                        last_round = state.view(Viewer::Spectator).board.round;
                    }
                });
                assert_eq!(last_round, 30, "seed {seed}: a game has thirty rounds");
            }
        }
        println!("{options}: {} games, {n_actions} actions", 4 * n_games(150));
    }

    #[test]
    fn dealt_pilots() {
        soak(&Options::default());
    }

    #[test]
    fn chosen_pilots() {
        soak(&Options { choose_pilots: true, ..Options::default() });
    }

    /// MV-018, MV-137: with encounter markers and spaceport contracts.
    #[test]
    fn contracts_and_markers() {
        soak(&Options { contracts_and_markers: true, ..Options::default() });
    }
}
