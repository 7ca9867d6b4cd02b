//! Thousands of random games: no piece is ever lost or duplicated.
//!
//! `FERNWEH_SOAK=10000` plays that many games for each variant instead of some hundreds.

mod soak {
    mod anarchists;
    mod coverage;
    mod invariants;
    mod plots;

    use beyond_the_sun::{Options, State};
    use engine::Game;
    use engine::testing::soaks;

    /// No game is longer.
    const LONGEST: usize = 50_000;

    /// Games for each way to play.
    #[expect(clippy::disallowed_methods, reason = "an environment variable sets the number of games")]
    fn n_games(usually: u64) -> u64 {
        std::env::var("FERNWEH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(usually)
    }

    /// Games of a variant in which the table is checked after every action. In the further games it is checked after
    /// every [`SELDOM`]th action and at the end: a piece that is lost stays lost.
    const CLOSELY: u64 = 20;
    const SELDOM: u64 = 8;

    /// Random games with these options at each number of seats, the table checked on the way.
    fn soak(options: Options, usually: u64) {
        let (mut n_actions, mut n_played) = (0_u64, 0);
        for n_seats in State::seats(&options) {
            for seed in 0..n_games(usually) {
                n_played += 1;
                let at = format!("{n_seats} seats, {options}, seed {seed}");
                soaks(n_seats, &options, seed, LONGEST, |state: &State| {
                    n_actions += 1;
                    let is_over = state.awaiting().is_empty();
                    if seed < CLOSELY || is_over || n_actions.is_multiple_of(SELDOM) {
                        invariants::hold(state, &at);
                    }
                    if is_over {
                        invariants::scores(state, &at);
                    }
                });
            }
        }
        println!("{options}: {n_played} games, {n_actions} actions");
    }

    /// BTL-006: all modules can be combined. The tests play some combinations, so that every pair of modules and
    /// variants occurs both together and separately.
    macro_rules! combinations {
        ($($name:ident $line:literal)*) => {
            const COMBINATIONS: &[&str] = &[$($line),*];

            $(#[test]
            fn $name() {
                soak($line.parse().expect("a combination that fits"), 30);
            })*
        };
    }

    combinations! {
        everything "expert display leaders new-factions new-technologies new-events new-systems"
        leaders_alone "standard leaders"
        factions_and_events "expert new-factions new-events"
        technologies_and_systems "standard display new-technologies new-systems"
        technologies_on_expert_mats "expert new-technologies"
        leaders_events_and_systems "standard leaders new-events new-systems"
        leaders_and_factions "expert display leaders new-factions"
    }

    /// Any two modules, and any module and any variant, are played both together and separately.
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
                    let fits = |line: &&str| has(line, one) == with && has(line, other) == and;
                    assert!(COMBINATIONS.iter().any(fits), "{one} {with}, {other} {and}");
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

    #[test]
    fn against_the_anarchists() {
        for line in
            ["solo=easy", "solo=normal", "solo=hard new-technologies new-systems", "solo=16 new-systems"]
        {
            soak(line.parse().expect("options of the solo game"), 200);
        }
    }
}
