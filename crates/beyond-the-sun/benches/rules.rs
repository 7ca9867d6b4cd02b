//! How fast the rules are: `cargo bench -p beyond-the-sun`. Allocations are counted along the way.

use beyond_the_sun::{Action, Options, State};
use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};
use engine::{Chance, Dealer, Game, Match, Quick, Saved, Seat, Silent, Viewer};

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// Many different games in one run, so that the processor cannot learn one by heart.
const N_GAMES: u64 = 64;

/// Plays `N_GAMES` random games and counts the decisions.
fn play(n_seats: u8, legal: &mut Vec<Action>) -> usize {
    let options = Options::default();
    let mut luck = Quick::seeded(1);
    let mut n_decisions = 0;
    for game in 0..N_GAMES {
        let mut state = State::new(n_seats, &options, Dealer::seeded(game));
        while let Some(seat) = state.awaiting().iter().next() {
            legal.clear();
            state.legal(seat, legal);
            let action = legal[luck.below(legal.len())];
            state.apply(seat, action, &mut Silent);
            n_decisions += 1;
        }
        black_box(&state);
    }
    n_decisions
}

/// Whole random games: listing what is legal, choosing, doing it. The items are decisions.
#[divan::bench(args = [2, 3, 4])]
fn games(bencher: Bencher<'_, '_>, n_seats: u8) {
    let mut legal = Vec::with_capacity(128);
    let n_decisions = play(n_seats, &mut legal);
    bencher.counter(ItemsCount::new(n_decisions)).bench_local(|| play(n_seats, &mut legal));
}

/// Setting a game up for four.
#[divan::bench]
fn set_up() -> State {
    State::new(4, &Options::default(), Dealer::seeded(black_box(7)))
}

/// A random match of four, played to its end or to the first position after `least` actions that `fits`.
fn position(least: usize, fits: impl Fn(&Match<State>) -> bool) -> Match<State> {
    let mut luck = Quick::seeded(3);
    let mut played = Match::<State>::new(4, Options::default(), 5).expect("four can play");
    while let Some(seat) = played.awaiting().iter().next() {
        if played.actions().len() >= least && fits(&played) {
            break;
        }
        let legal = played.legal(seat);
        played.act(seat, legal[luck.below(legal.len())]).expect("legal");
    }
    played
}

fn middle() -> Match<State> {
    position(300, |_| true)
}

fn last_actor(played: &Match<State>) -> Seat {
    played.actions().last().expect("something was done").0
}

/// The state behind the view of somebody at a table in the middle of a game.
fn imagined(played: &Match<State>) -> State {
    State::imagine(&played.view(Viewer::Seat(Seat(0))), Seat(0), Chance::seeded(1))
}

/// A copy of a state, as search makes it for every line it tries.
#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    let state = imagined(&middle());
    bencher.bench_local(|| *black_box(&state));
}

/// What a seat sees.
#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let played = middle();
    bencher.bench_local(|| played.view(black_box(Viewer::Seat(Seat(0)))));
}

/// A world that looks like a view.
#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let view = middle().view(Viewer::Seat(Seat(0)));
    bencher.bench_local(|| State::imagine(black_box(&view), Seat(0), Chance::seeded(1)));
}

/// The state as bytes for the database.
#[divan::bench]
fn snapshot(bencher: Bencher<'_, '_>) {
    let played = middle();
    bencher.bench_local(|| black_box(&played).snapshot());
}

/// A whole game from its lines of text. The items are actions.
#[divan::bench]
fn reload(bencher: Bencher<'_, '_>) {
    let saved: Saved = position(usize::MAX, |_| true).saved();
    bencher
        .counter(ItemsCount::new(saved.actions.len()))
        .bench_local(|| Match::<State>::restore(black_box(&saved)).expect("it was saved a moment ago"));
}

/// Taking back the last action late in a game.
#[divan::bench]
fn undo(bencher: Bencher<'_, '_>) {
    let played = position(400, |played| played.can_undo(last_actor(played)).is_ok());
    let seat = last_actor(&played);
    played.can_undo(seat).expect("a position late in the game where the last action can be taken back");
    bencher.with_inputs(|| played.clone()).bench_local_values(|mut played| {
        black_box(played.undo(seat)).expect("it can be taken back");
        played
    });
}

/// Every reason why something is not possible now, as the page may ask for it.
#[divan::bench]
fn why_not(bencher: Bencher<'_, '_>) {
    let played = middle();
    let seat = played.awaiting().iter().next().expect("the game goes on");
    let things = played.things(seat);
    bencher
        .counter(ItemsCount::new(things.len()))
        .bench_local(|| things.iter().filter(|thing| played.why_not(seat, **thing).is_some()).count());
}
