//! How fast the rules of each game are: `cargo bench -p sim`. It also counts allocations.

use divan::{AllocProfiler, Bencher};

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// Every figure for every game of the list.
macro_rules! benches {
    (playable: [$($game:ident)*], coming: [$($soon:ident)*]) => {
        #[divan::bench(types = [$(::$game::State),*], args = [2, 3, 4])]
        fn games<G: of::Measured>(bencher: Bencher<'_, '_>, n_seats: u8) {
            of::games::<G>(bencher, n_seats);
        }

        #[divan::bench(types = [$(::$game::State),*])]
        fn set_up<G: of::Measured>() -> G {
            of::set_up()
        }

        #[divan::bench(types = [$(::$game::State),*])]
        fn copy<G: of::Measured>(bencher: Bencher<'_, '_>) {
            of::copy::<G>(bencher);
        }

        #[divan::bench(types = [$(::$game::State),*])]
        fn view<G: of::Measured>(bencher: Bencher<'_, '_>) {
            of::view::<G>(bencher);
        }

        #[divan::bench(types = [$(::$game::State),*])]
        fn imagine<G: of::Measured>(bencher: Bencher<'_, '_>) {
            of::imagine::<G>(bencher);
        }

        #[divan::bench(types = [$(::$game::State),*])]
        fn snapshot<G: of::Measured>(bencher: Bencher<'_, '_>) {
            of::snapshot::<G>(bencher);
        }

        #[divan::bench(types = [$(::$game::State),*])]
        fn reload<G: of::Measured>(bencher: Bencher<'_, '_>) {
            of::reload::<G>(bencher);
        }

        #[divan::bench(types = [$(::$game::State),*])]
        fn undo<G: of::Measured>(bencher: Bencher<'_, '_>) {
            of::undo::<G>(bencher);
        }

        #[divan::bench(types = [$(::$game::State),*])]
        fn why_not<G: of::Measured>(bencher: Bencher<'_, '_>) {
            of::why_not::<G>(bencher);
        }
    };
}

games::each!(benches);

/// What is measured of one game.
mod of {
    use divan::counter::ItemsCount;
    use divan::{Bencher, black_box};
    use engine::{Chance, Dealer, Game, Log, Match, Quick, Saved, Seat, Viewer};

    /// A game to measure.
    pub(super) trait Measured: Game + Copy {}

    impl<G: Game + Copy> Measured for G {}

    /// Many different games in one run, so that the processor cannot learn one by heart.
    const N_GAMES: u64 = 64;

    /// Plays `N_GAMES` random games and counts the decisions.
    fn play<G: Measured>(n_seats: u8, legal: &mut Vec<G::Action>) -> usize {
        let options = G::Options::default();
        let mut luck = Quick::seeded(1);
        let mut n_decisions = 0;
        for game in 0..N_GAMES {
            let mut state = G::new(n_seats, &options, Dealer::seeded(game));
            while let Some(seat) = state.awaiting().iter().next() {
                legal.clear();
                state.legal(seat, legal);
                let action = legal[luck.below(legal.len())];
                state.apply(seat, action, &mut Log::silent());
                n_decisions += 1;
            }
            black_box(&state);
        }
        n_decisions
    }

    /// Whole random games: listing what is legal, choosing, doing it. The items are decisions.
    pub(super) fn games<G: Measured>(bencher: Bencher<'_, '_>, n_seats: u8) {
        let mut legal = Vec::with_capacity(128);
        let n_decisions = play::<G>(n_seats, &mut legal);
        bencher.counter(ItemsCount::new(n_decisions)).bench_local(|| play::<G>(n_seats, &mut legal));
    }

    /// Setting a game up for four.
    pub(super) fn set_up<G: Measured>() -> G {
        G::new(4, &G::Options::default(), Dealer::seeded(black_box(7)))
    }

    /// A random match of four, played to its end or to the first position after `least` actions that `fits`.
    fn position<G: Measured>(least: usize, fits: impl Fn(&Match<G>) -> bool) -> Match<G> {
        let mut luck = Quick::seeded(3);
        let mut played = Match::<G>::new(4, G::Options::default(), 5).expect("four can play");
        while let Some(seat) = played.awaiting().iter().next() {
            if played.actions().len() >= least && fits(&played) {
                break;
            }
            let legal = played.legal(seat);
            played.act(seat, legal[luck.below(legal.len())]).expect("legal");
        }
        played
    }

    /// How many actions a random match of four has.
    fn length<G: Measured>() -> usize {
        position::<G>(usize::MAX, |_| true).actions().len()
    }

    fn middle<G: Measured>() -> Match<G> {
        position(length::<G>() / 2, |_| true)
    }

    fn last_actor<G: Measured>(played: &Match<G>) -> Seat {
        played.actions().last().expect("something was done").0
    }

    /// The state behind the view of somebody at a table in the middle of a game.
    fn imagined<G: Measured>(played: &Match<G>) -> G {
        G::imagine(&played.view(Viewer::Seat(Seat(0))), Seat(0), Chance::seeded(1))
    }

    /// A copy of a state, as search makes it for every line it tries.
    pub(super) fn copy<G: Measured>(bencher: Bencher<'_, '_>) {
        let state = imagined::<G>(&middle());
        bencher.bench_local(|| *black_box(&state));
    }

    /// What a seat sees.
    pub(super) fn view<G: Measured>(bencher: Bencher<'_, '_>) {
        let played = middle::<G>();
        bencher.bench_local(|| played.view(black_box(Viewer::Seat(Seat(0)))));
    }

    /// A world that looks like a view.
    pub(super) fn imagine<G: Measured>(bencher: Bencher<'_, '_>) {
        let view = middle::<G>().view(Viewer::Seat(Seat(0)));
        bencher.bench_local(|| G::imagine(black_box(&view), Seat(0), Chance::seeded(1)));
    }

    /// The state as bytes for the database.
    pub(super) fn snapshot<G: Measured>(bencher: Bencher<'_, '_>) {
        let played = middle::<G>();
        bencher.bench_local(|| black_box(&played).snapshot());
    }

    /// A whole game from its lines of text. The items are actions.
    pub(super) fn reload<G: Measured>(bencher: Bencher<'_, '_>) {
        let saved: Saved = position::<G>(usize::MAX, |_| true).saved();
        bencher
            .counter(ItemsCount::new(saved.actions.len()))
            .bench_local(|| Match::<G>::restore(black_box(&saved)).expect("it was saved a moment ago"));
    }

    /// Taking back the last action late in a game.
    pub(super) fn undo<G: Measured>(bencher: Bencher<'_, '_>) {
        let played =
            position::<G>(length::<G>() * 3 / 4, |played| played.can_undo(last_actor(played)).is_ok());
        let seat = last_actor(&played);
        played.can_undo(seat).expect("a position late in the game where the last action can be taken back");
        bencher.with_inputs(|| played.clone()).bench_local_values(|mut played| {
            black_box(played.undo(seat)).expect("it can be taken back");
            played
        });
    }

    /// Every reason why something is not possible now, as the page may ask for it.
    pub(super) fn why_not<G: Measured>(bencher: Bencher<'_, '_>) {
        let played = middle::<G>();
        let seat = played.awaiting().iter().next().expect("the game goes on");
        let things = played.things(seat);
        bencher
            .counter(ItemsCount::new(things.len()))
            .bench_local(|| things.iter().filter(|thing| played.why_not(seat, **thing).is_some()).count());
    }
}
