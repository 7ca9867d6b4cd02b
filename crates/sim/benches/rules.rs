//! How fast the rules of each game are: `cargo bench -p sim`. It also counts allocations.

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};
use engine::{Chance, Dealer, Game, Log, Match, Quick, Saved, Seat, Viewer};

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

type Nf = new_frontiers::State;
type Bts = beyond_the_sun::State;
type Mv = merchant_of_venus::State;

/// A game to measure.
trait Measured: Game + Copy {
    /// After this many actions a game of four is in the middle.
    const MIDDLE: usize;
    /// Actions after which it is late.
    const LATE: usize;
}

impl Measured for Nf {
    const MIDDLE: usize = 80;
    const LATE: usize = 120;
}

impl Measured for Bts {
    const MIDDLE: usize = 300;
    const LATE: usize = 400;
}

impl Measured for Mv {
    const MIDDLE: usize = 200;
    const LATE: usize = 300;
}

/// Many different games in one run, so that the branch predictor cannot learn a single game.
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
#[divan::bench(types = [Nf, Bts, Mv], args = [2, 3, 4])]
fn games<G: Measured>(bencher: Bencher<'_, '_>, n_seats: u8) {
    let mut legal = Vec::with_capacity(128);
    let n_decisions = play::<G>(n_seats, &mut legal);
    bencher.counter(ItemsCount::new(n_decisions)).bench_local(|| play::<G>(n_seats, &mut legal));
}

/// Setting a game up for four.
#[divan::bench(types = [Nf, Bts, Mv])]
fn set_up<G: Measured>() -> G {
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

fn middle<G: Measured>() -> Match<G> {
    position(G::MIDDLE, |_| true)
}

fn last_actor<G: Measured>(played: &Match<G>) -> Seat {
    played.actions().last().expect("something was done").0
}

/// The state behind a seat's view in the middle of a game.
fn imagined<G: Measured>(played: &Match<G>) -> G {
    G::imagine(&played.view(Viewer::Seat(Seat(0))), Seat(0), Chance::seeded(1))
}

/// A copy of a state, as a search makes it for every action that it tries.
#[divan::bench(types = [Nf, Bts, Mv])]
fn copy<G: Measured>(bencher: Bencher<'_, '_>) {
    let state = imagined::<G>(&middle());
    bencher.bench_local(|| *black_box(&state));
}

/// What a seat sees.
#[divan::bench(types = [Nf, Bts, Mv])]
fn view<G: Measured>(bencher: Bencher<'_, '_>) {
    let played = middle::<G>();
    bencher.bench_local(|| played.view(black_box(Viewer::Seat(Seat(0)))));
}

/// An imagined state for a view.
#[divan::bench(types = [Nf, Bts, Mv])]
fn imagine<G: Measured>(bencher: Bencher<'_, '_>) {
    let view = middle::<G>().view(Viewer::Seat(Seat(0)));
    bencher.bench_local(|| G::imagine(black_box(&view), Seat(0), Chance::seeded(1)));
}

/// The state as bytes for the database.
#[divan::bench(types = [Nf, Bts, Mv])]
fn snapshot<G: Measured>(bencher: Bencher<'_, '_>) {
    let played = middle::<G>();
    bencher.bench_local(|| black_box(&played).snapshot());
}

/// A whole game from its lines of text. The items are actions.
#[divan::bench(types = [Nf, Bts, Mv])]
fn reload<G: Measured>(bencher: Bencher<'_, '_>) {
    let saved: Saved = position::<G>(usize::MAX, |_| true).saved();
    bencher
        .counter(ItemsCount::new(saved.actions.len()))
        .bench_local(|| Match::<G>::restore(black_box(&saved)).expect("it was saved a moment ago"));
}

/// Undo of the last action late in a game.
#[divan::bench(types = [Nf, Bts, Mv])]
fn undo<G: Measured>(bencher: Bencher<'_, '_>) {
    let played = position::<G>(G::LATE, |played| played.can_undo(last_actor(played)).is_ok());
    let seat = last_actor(&played);
    played.can_undo(seat).expect("a position late in the game where the last action can be taken back");
    bencher.with_inputs(|| played.clone()).bench_local_values(|mut played| {
        black_box(played.undo(seat)).expect("it can be taken back");
        played
    });
}

/// Every reason why something is not possible now, as the page may ask for it.
#[divan::bench(types = [Nf, Bts, Mv])]
fn why_not<G: Measured>(bencher: Bencher<'_, '_>) {
    let played = middle::<G>();
    let seat = played.awaiting().iter().next().expect("the game goes on");
    let things = played.things(seat);
    bencher
        .counter(ItemsCount::new(things.len()))
        .bench_local(|| things.iter().filter(|thing| played.why_not(seat, **thing).is_some()).count());
}

/// Every space within reach of a merchant's ship, as the page shows it.
#[divan::bench]
fn reach(bencher: Bencher<'_, '_>) {
    let played = position::<Mv>(Mv::MIDDLE, |played| played.view(Viewer::Spectator).turn.points > 8);
    let view = played.view(Viewer::Spectator);
    bencher.bench_local(|| merchant_of_venus::query::reach(black_box(&view)).len());
}
