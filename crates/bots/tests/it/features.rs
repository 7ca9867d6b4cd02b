//! What networks read: named one by one, the same list at every table, and nothing that is hidden.

use crate::playing::{play, players};
use bots::net::{Block, Featured, Gradient, Names, Net, Sample, Sink, Writer};
use bots::{Graded, Judged, Level};
use engine::{Chance, Dealer, Game, Log, Quick, Seat, Viewer};

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
    assert!(n_turns > 50, "a whole game, not {n_turns} turns");
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
    blind::<BeyondTheSun>(1, "solo=easy", Level::Random);
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

/// Every seat reads the same in all states that look the same to it, whether it is asked or not.
fn seen_alike<G: Judged + Featured>(n_seats: usize, line: &str) {
    let options: G::Options = line.parse().unwrap_or_else(|_| panic!("options {line}"));
    let (mut luck, mut legal) = (Quick::seeded(5), Vec::new());
    let mut state = G::new(n_seats as u8, &options, Dealer::seeded(9));
    for n in 0.. {
        let Some(asked) = state.awaiting().iter().next() else { break };
        for seat in (0..n_seats as u8).map(Seat).filter(|_| n % 11 == 0) {
            let view = state.view(Viewer::Seat(seat));
            for seed in 0..3 {
                let world = G::imagine(&view, seat, Chance::seeded(seed));
                let (imagined, seen) = (Seen::of(&world, seat), Seen::of(&state, seat));
                let differs = imagined.first_difference(&seen);
                assert_eq!(differs, None, "{seat}, decision {n} of {} {line}", G::NAME);
            }
        }
        legal.clear();
        state.legal(asked, &mut legal);
        assert!(legal.len() <= G::MOST_ACTIONS, "{} legal actions in decision {n} of {line}", legal.len());
        state.apply(asked, legal[luck.below(legal.len())], &mut Log::silent());
    }
}

/// What a seat reads of a state: block, place and value of each input that is not 0.
#[derive(Default)]
struct Seen {
    block: Option<Block>,
    inputs: Vec<Input>,
    names: Vec<(Option<Block>, String)>,
}

type Input = (Option<Block>, usize, f32);

impl Seen {
    fn of<G: Featured>(state: &G, seat: Seat) -> Self {
        let mut seen = Self::default();
        state.seen_by(seat, &mut Writer::new(&mut seen));
        seen
    }

    /// The first input that one of the two has and the other has not, by name.
    fn first_difference(&self, other: &Self) -> Option<(Input, &str)> {
        let mut all = self.inputs.iter().chain(&other.inputs);
        let input = all.find(|input| !(self.inputs.contains(input) && other.inputs.contains(input)))?;
        let of_block = self.names.iter().filter(|(block, _)| *block == input.0);
        Some((*input, of_block.map(|(_, name)| name.as_str()).nth(input.1)?))
    }
}

impl Sink for Seen {
    fn begin(&mut self, block: Block) {
        self.block = Some(block);
    }

    fn put(&mut self, at: usize, value: f32) {
        self.inputs.push((self.block, at, value));
    }

    fn name(&mut self, width: usize, name: impl Fn(usize) -> String) {
        self.names.extend((0..width).map(|at| (self.block, name(at))));
    }
}

#[test]
fn no_seat_reads_what_it_cannot_see() {
    seen_alike::<new_frontiers::State>(2, "");
    seen_alike::<new_frontiers::State>(4, "goals");
    seen_alike::<BeyondTheSun>(3, ALL_MODULES);
    seen_alike::<MerchantOfVenus>(2, "contracts-and-markers");
    seen_alike::<interportal::State>(3, "");
}

/// NFG-009: the network itself reads the kept goal of the state that it is asked about, and no seat but its keeper may.
#[test]
fn a_kept_goal_is_read_by_its_keeper_alone() {
    let play = new_frontiers::testing::Play::deal("goals keeper p2 conscription");
    let reads = |seat| Seen::of(play.state(), Seat(seat)).inputs.len();
    assert!(reads(1) > reads(0), "the keeper reads more than the others");
}

#[test]
fn inputs_of_interportal_have_names_of_their_own() {
    named::<interportal::State>(&[(2, ""), (4, ""), (6, "")]);
}
