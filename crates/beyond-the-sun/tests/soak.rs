//! Thousands of random games: nothing is ever lost or doubled.
//!
//! `FERNWEH_SOAK=10000` plays that many games for each way to play in place of some hundreds.

mod soak {
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
    fn soak(options: Options, usually: u64) {
        let mut n_actions = 0_u64;
        for n_seats in 2..=4 {
            for seed in 0..n_games(usually) {
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
        println!("{options}: {} games, {n_actions} actions", 3 * n_games(usually));
    }

    /// Every pair of modules, and every module with and without expert mats and display, in some of these.
    const COMBINATIONS: [&str; 7] = [
        "expert display leaders new-factions new-technologies new-events new-systems",
        "standard leaders",
        "expert new-factions new-events",
        "standard display new-technologies new-systems",
        "expert new-technologies",
        "standard leaders new-events new-systems",
        "expert display leaders new-factions",
    ];

    /// BTL-006: all modules combine freely.
    #[test]
    fn modules_of_the_expansion() {
        for line in COMBINATIONS {
            soak(line.parse().expect("a combination that fits"), 30);
        }
    }

    /// Any two modules, and any module and any variant, are played together and apart.
    #[test]
    fn combinations_cover_all_pairs() {
        let words =
            ["expert", "display", "leaders", "new-factions", "new-technologies", "new-events", "new-systems"];
        let has = |line: &str, word: &str| line.split(' ').any(|it| it == word);
        for (n, one) in words.iter().enumerate() {
            for other in &words[n + 1..] {
                for (with, and) in [(true, true), (true, false), (false, true), (false, false)] {
                    // BTL-021.
                    if *one == "expert" && *other == "new-factions" && !with && and {
                        continue;
                    }
                    let fits = |line: &&&str| has(line, one) == with && has(line, other) == and;
                    assert!(COMBINATIONS.iter().any(|line| fits(&line)), "{one} {with}, {other} {and}");
                }
            }
        }
    }

    #[test]
    fn standard_mats() {
        soak(Options::default(), 200);
    }

    #[test]
    fn expert_mats() {
        soak(Options { expert: true, ..Options::default() }, 200);
    }

    #[test]
    fn with_the_display() {
        soak(Options { expert: true, display: true, ..Options::default() }, 200);
    }
}
