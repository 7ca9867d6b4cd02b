//! Many random games for each number of seats and each length: no piece is lost, no dead end, every game ends in time.
//!
//! `FERNWEH_SOAK=2000` plays that many games for each number of seats and each length in place of one.

mod soak {
    mod affairs;
    mod coverage;
    mod deeds;
    mod fights;
    mod late;
    mod prepared;

    use engine::Seat;
    use engine::testing::soaks;
    use interportal::ids::Capacity;
    use interportal::testing::is_sound;
    use interportal::{BattleMode, Books, Length, Options, State};

    /// More actions than any game has.
    const LONGEST: usize = 60_000;

    /// Games for each number of seats.
    #[expect(clippy::disallowed_methods, reason = "the length of a soak is set from outside")]
    fn n_games(usual: u64) -> u64 {
        std::env::var("FERNWEH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
    }

    /// X4-111: an action spends no more capacity than there is.
    fn spends_what_is_left(before: &State, now: &State) {
        for seat in (0..now.n_players()).map(Seat) {
            for capacity in Capacity::ALL {
                let spent = |state: &State| state.realms[seat].spent[capacity as usize];
                let pool = |state: &State| Books::open(state, seat).capacity(capacity);
                let most = pool(before).max(pool(now));
                assert!(
                    spent(now) <= spent(before).max(most),
                    "{seat} in round {}: {} of {most} are spent",
                    now.round,
                    spent(now)
                );
            }
        }
    }

    /// X4R-286: random games of this length with two to six seats, the table checked after every action.
    fn soak(length: Length, battles: BattleMode) {
        let options = Options { length, battles, crises: length != Length::Standard, ..Options::default() };
        let (mut n_actions, mut last) = (0_u64, 0);
        for n_seats in 2..=6 {
            for seed in 0..n_games(1) {
                let mut before: Option<State> = None;
                soaks(n_seats, &options, seed, LONGEST, |state: &State| {
                    n_actions += 1;
                    before.replace(*state).into_iter().for_each(|before| spends_what_is_left(&before, state));
                    last = state.round.max(last);
                    assert!(state.round <= state.pack.end.round_limit, "{n_seats} seats, seed {seed}");
                    is_sound(state);
                });
            }
        }
        println!("{options}: {} games, {n_actions} actions, rounds up to {last}", 5 * n_games(1));
    }

    #[test]
    fn short() {
        soak(Length::Short, BattleMode::Quick);
    }

    #[test]
    fn standard() {
        soak(Length::Standard, BattleMode::Quick);
    }

    #[test]
    fn long() {
        soak(Length::Long, BattleMode::Quick);
    }

    /// X4R-018: the same with battles on the tactical map.
    #[test]
    fn tactical() {
        soak(Length::Standard, BattleMode::Tactical);
    }
}
