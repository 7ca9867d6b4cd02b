//! NFG-001 to NFG-003: what the variant adds to the table.

use engine::{Game, Viewer};
use new_frontiers::ids::Goal;
use new_frontiers::testing::Play;
use new_frontiers::{Decision, Options, Stockpile};

fn table(n_seats: u8, goals: bool, seed: u64) -> Play {
    Play::set_up(n_seats, &Options { first_game: true, goals, ..Options::default() }, seed)
}

/// What the first to select may select.
fn tiles(play: &Play) -> Vec<String> {
    assert_eq!(play.decision(), Some(Decision::Select));
    play.legal_of(&play.asked().expect("somebody selects"))
}

/// NFG-001, NF-018: one tile has two sides: Isolation in the base game, Goals in the variant, never both.
#[test]
fn nfg_001_goals_replace_isolation() {
    for n_seats in 2..=5 {
        let (with, without) = (tiles(&table(n_seats, true, 1)), tiles(&table(n_seats, false, 1)));
        let (goals, isolation) = ("select set_galactic_goals", "select retreat_into_isolation");
        assert_eq!((with.len(), without.len()), (7, 7));
        assert!(with.iter().any(|tile| tile == goals) && !with.iter().any(|tile| tile == isolation));
        assert!(without.iter().any(|tile| tile == isolation) && !without.iter().any(|tile| tile == goals));
        let others = |tiles: &[String]| -> Vec<String> {
            tiles.iter().filter(|tile| *tile != goals && *tile != isolation).cloned().collect()
        };
        assert_eq!(others(&with), others(&without), "the other six are the same");
    }
}

/// NFG-001: the variant is one word of the options.
#[test]
fn nfg_001_an_option() {
    for first_game in [true, false] {
        let with = Options { first_game, goals: true, ..Options::default() };
        let without = Options { goals: false, ..with };
        assert_eq!(with.to_string(), format!("{without} goals"));
        assert_eq!(with.to_string().parse(), Ok(with));
        assert_eq!(without.to_string().parse(), Ok(without));
    }
}

/// NFG-002, NF-011: every player has an empty stockpile; in the base game there are none.
#[test]
fn nfg_002_everybody_has_a_stockpile() {
    for n_seats in 2..=5 {
        let play = table(n_seats, true, 3);
        let goals = play.board().goals.expect("the variant");
        assert_eq!(goals.stockpiles.as_slice(), vec![Stockpile::default(); usize::from(n_seats)]);
        assert_eq!(table(n_seats, false, 3).board().goals, None);
    }
}

/// NFG-003: all eight goals are in a face-down stack: nobody sees one, nobody keeps one, none is face up.
#[test]
fn nfg_003_eight_goals_face_down() {
    let play = table(4, true, 5);
    let goals = play.board().goals.expect("the variant");
    assert_eq!((goals.open.len(), goals.keeper), (0, None));
    let seats = play.board().empires.seats().map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        let view = play.state().view(viewer);
        assert_eq!((view.n_stack, view.n_drawn, view.drawn.len(), view.kept), (8, 0, 0, None), "{viewer:?}");
    }
    assert_eq!(table(4, false, 5).state().view(Viewer::Spectator).n_stack, 0);
}

/// The goals that the first selector of a fresh table draws, the top one first.
fn drawn(seed: u64) -> Vec<String> {
    let mut play = table(3, true, seed);
    let seat = play.asked().expect("somebody selects");
    play.play(&format!("{seat} select set_galactic_goals"));
    play.legal_of(&seat)
}

/// NFG-003: the stack is shuffled: every goal comes into each of the first three places about equally often,
/// and the same seed shuffles the same way.
#[test]
fn nfg_003_shuffled() {
    let n_games = 240;
    let mut n_at = vec![[0; 3]; Goal::COUNT];
    for seed in 0..n_games {
        let goals = drawn(seed);
        assert_eq!(goals, drawn(seed));
        for (place, line) in goals.iter().enumerate() {
            let at = Goal::all().position(|goal| *line == format!("keep {goal}")).expect("a goal");
            n_at[at][place] += 1;
        }
    }
    // 30 are expected; 6 standard deviations are 31.
    for (goal, places) in Goal::all().zip(&n_at) {
        assert!(places.iter().all(|n| (8..=60).contains(n)), "{goal}: {places:?}");
    }
}
