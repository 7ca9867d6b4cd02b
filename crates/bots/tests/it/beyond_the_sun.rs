//! Beyond the Sun: values of states, and how bots play.

use crate::playing::{beats, play, players, twin};
use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, State};
use bots::beyond_the_sun::{Judge, ScoreOnly};
use bots::{Bot, Evaluate, Level, Resting};
use engine::{Game, Quick, Seat, Viewer};

fn judged(table: &Play) -> i64 {
    Judge::default().worth(&table.state().view(Viewer::Seat(Seat(0))), Seat(0))
}

/// The value for the first seat of the table that `lines` describe.
fn worth(lines: &str) -> i64 {
    judged(&Play::deal(lines))
}

#[test]
fn a_point_is_a_thousand() {
    assert_eq!(worth("p1 vp 3") - worth("p1 vp 2"), 1000);
    let score = |lines| ScoreOnly.worth(&Play::deal(lines).state().view(Viewer::Spectator), Seat(0));
    assert_eq!(score("p1 vp 3") - score("p1 vp 2"), 1000);
    assert_eq!(score("p1 ore 9"), score(""), "who looks at the score sees nothing else");
}

#[test]
fn what_others_have_counts_against_one_but_less() {
    let lost = worth("seats 2") - worth("seats 2\np2 vp 1");
    assert!((1..1000).contains(&lost), "{lost}");
    let of_three = worth("seats 3") - worth("seats 3\np2 vp 1");
    assert!((1..lost).contains(&of_three), "{of_three} of one rival among two");
    assert!(worth("p2 removed food 4") < worth(""), "their production as well");
}

#[test]
fn more_of_what_can_be_used_is_better_but_less_and_less() {
    let gain = |of: &str, n: u8| worth(&format!("p1 {of} {n}")) - worth(&format!("p1 {of} {}", n - 1));
    for of in ["ore", "pop"] {
        assert!(gain(of, 2) > 0);
        assert!(gain(of, 30) > 0, "{of} never does harm");
        assert!(gain(of, 30) < gain(of, 2) / 2, "nobody needs 30 {of}");
    }
    assert!(gain("pop", 2) > gain("ore", 2), "BTS-053: a cube costs more than one ore");
}

/// BTS-045, BTS-049: markers off the tracks, and the symbols that become visible.
#[test]
fn production_is_worth_more_the_longer_the_game_lasts() {
    let gain = |round: u8| {
        worth(&format!("round {round}\np1 removed ore 2"))
            - worth(&format!("round {round}\np1 removed ore 1"))
    };
    assert!(gain(1) > gain(12) && gain(12) > 0);
}

#[test]
fn in_the_last_turn_only_points_and_ties_count() {
    let rich = "seats 2\nround 9\nlast-round 9\nturn p2\np1 ore 9 pop 6";
    let poor = "seats 2\nround 9\nlast-round 9\nturn p2";
    let gain = worth(rich) - worth(poor);
    assert!((1..100).contains(&gain), "BTS-089: {gain}");
    assert!(
        worth(&rich.replace("last-round 9", "last-round 12"))
            - worth(&poor.replace("last-round 9", "last-round 12"))
            > 1000
    );
}

/// BTS-113, BTS-081: each technology on the way brings the last one nearer.
#[test]
fn technologies_that_lead_up_count_more_than_their_points() {
    let researched = |slots: &str| worth(&format!("p1 researched {slots}"));
    assert!(researched("I-1 I-2 II-1") - researched("I-1 I-2") > 2000);
    let near = "I-1 I-2 II-1 II-3 III-1";
    assert!(researched(&format!("{near} III-3")) > researched(&format!("{near} III-6")));
}

/// BTS-094, BTS-110: a seat that is close to a technology of level IIII saves up for it.
#[test]
fn what_the_next_step_costs_is_worth_saving() {
    let before = "achievements transcendence\nslot III-1 hivemind-computing\n\
                  p1 researched I-1 I-2 II-1 II-3 III-1 III-3\np1 pop 2";
    let with = |ore: u8| worth(&format!("{before}\np1 ore {ore}"));
    assert!(with(7) - with(6) > with(8) - with(7), "seven are enough");
    let elsewhere = |ore: u8| worth(&format!("p1 pop 2\np1 ore {ore}"));
    assert!(with(7) - with(5) > elsewhere(7) - elsewhere(5), "where nothing waits for it, ore is just ore");
}

/// BTS-071: the longer a game takes, the higher every seat values a claim, even a claim of a rival.
#[test]
fn in_a_long_game_claims_of_others_are_welcome() {
    let gain = |round: u8| {
        let table = format!("seats 2\nachievements empire transcendence\nround {round}");
        worth(&format!("{table}\np2 claimed empire")) - worth(&table)
    };
    assert!(gain(5) < 0, "at first it is a loss");
    assert!(gain(30) > 0 && gain(40) > gain(30));
}

/// BTS-054, BTS-055: if no cube is left to grow, retiring a ship brings one; the cube is worth more than the ship if
/// an achievement needs it.
#[test]
fn a_seat_without_cubes_retires_a_ship() {
    let table = "seats 2\nachievements grand-armada\nround 20\np1 ore 20";
    let gain = |supply: &str| {
        let with = |own: &str| worth(&format!("{table}\np1 supply {supply}\np1 {own}"));
        with("ships sol 4 4 2\np1 pop 1") - with("ships sol 4 4 2 1\np1 pop 0")
    };
    let stuck = gain("0 0 0 0 0 0");
    assert!(stuck > 0);
    assert!(stuck > 2 * gain("2 2 2 2 2 2"), "where cubes grow there is no need to");
}

/// BTS-174: ships at a place where they can colonise are worth more than the same ships at another place.
#[test]
fn ships_want_to_be_where_they_are_of_use() {
    let at = |place: &str| worth(&format!("p2 ships sol 4\np1 ships {place} 2\np1 outpost a1 food"));
    assert!(at("a1") > at("sol"), "strong enough for Alpha Centauri");
    let guild = worth("guild colonists-guild\np1 ships a1 2\np1 outpost a1 food\np1 ore 5");
    assert!(guild > worth("p1 ships a1 2\np1 outpost a1 food\np1 ore 5"), "and an action at hand");
}

/// BTS-155, BTS-158: control is predicted while ships are still moving.
#[test]
fn a_place_that_is_about_to_be_taken_counts() {
    let mut table = Play::deal("seats 2\np2 ships sol 4\np1 ships sol 2");
    table.play("p1 go basic-build-jump\np1 pass");
    let before = judged(&table);
    table.play("p1 jump 2 sol a1");
    assert!(judged(&table) > before);
    let held = worth("seats 2\np2 outpost a1 food\np2 ships a1 2\np1 ships a1 2");
    assert!(held < worth("seats 2\np2 outpost a1 food\np2 ships a1 2\np1 ships a1 3"), "a tie takes nothing");
}

/// BTS-061, BTS-064: an achievement that can be claimed counts almost in full; progress towards it counts, too.
#[test]
fn achievements_draw_towards_them() {
    let colonies = |n: usize| {
        let systems = ["sirius", "ross-128", "wolf-359", "procyon"][..n].join(" ");
        worth(&format!("achievements empire\np1 colonies {systems}"))
            - worth(&format!("achievements polymath\np1 colonies {systems}"))
    };
    assert!(colonies(3) > colonies(1), "nearer is better");
    assert!(colonies(4) > colonies(3) + 1000);
    let gone = "seats 2\nachievements specialist\np2 claimed specialist\np1 colonies";
    let open = "seats 2\nachievements specialist\np1 colonies sirius wolf-359 wolf-1061";
    assert!(
        worth(open) - worth(&open.replace(" wolf-359 wolf-1061", ""))
            > worth(&format!("{gone} sirius wolf-359 wolf-1061")) - worth(&format!("{gone} sirius")),
        "BTS-065"
    );
}

#[test]
fn a_table_rests_between_turns_only() {
    assert!(State::is_rest(Decision::Act));
    assert!(!State::is_rest(Decision::Produce));
    assert!(!State::is_rest(Decision::Jump(2)));
    assert!(!State::is_rest(Decision::Claim));
}

#[test]
fn greedy_beats_score_and_random() {
    beats::<State>(Level::Greedy, Level::Score, 2, [10, 12]);
    beats::<State>(Level::Greedy, Level::Random, 3, [5, 6]);
}

/// BTS-071, BTS-076: the rules let players delay their claims forever; fifteen rounds are usual.
#[test]
fn games_among_equals_end() {
    let rounds = |n_seats: usize, game: u64| {
        let played = play(&mut players::<State>(&vec![Level::Greedy; n_seats], game), "", game, |_, _| {});
        played.view(Viewer::Spectator).round
    };
    let games = (2..=4).flat_map(|n_seats| (0..3).map(move |game| (n_seats, game)));
    let mut lengths: Vec<u16> = games.map(|(n_seats, game)| rounds(n_seats, game)).collect();
    lengths.sort_unstable();
    assert!((12..=18).contains(&lengths[4]), "half of the games take more or less: {lengths:?}");
    assert!(lengths[8] <= 30, "the longest takes twice as long as usual: {lengths:?}");
}

/// BTS-071: deals in which nobody ever claimed the last achievement: all cubes were with technologies and ships, and
/// ore or points could be collected forever.
#[test]
fn games_without_a_free_cube_end() {
    let rounds = |level: Level, seed: u64| {
        let mut luck = Quick::seeded(!seed);
        let mut players = [level.player(luck.word()), level.player(luck.word())];
        play::<State>(&mut players, "", seed, |_, _| {}).view(Viewer::Spectator).round
    };
    assert!(rounds(Level::Greedy, 0x4DFD_32C3_8DE8_980F) <= 30);
    assert!(rounds(Level::Score, 0x5E81_392E_64F0_B837) <= 80);
}

/// A turn contains nothing hidden: in another imagined state that looks the same, a bot makes the same choice.
#[test]
fn bots_know_nothing_but_the_turn() {
    let mut elsewhere = Quick::seeded(4);
    let mut n_turns = 0;
    play(&mut players::<State>(&[Level::Random; 2], 3), "", 3, |turn, _| {
        n_turns += 1;
        if n_turns % 9 != 0 {
            return;
        }
        let twin = twin(turn, elsewhere.word());
        for level in [Level::Random, Level::Score, Level::Greedy] {
            assert_eq!(level.player(8).choose(turn), level.player(8).choose(&twin), "{level}");
        }
    });
    assert!(n_turns > 50, "a whole game");
}

#[test]
fn all_choices_are_legal_in_all_variants() {
    for line in ["expert", "expert display"] {
        let levels = [Level::Greedy, Level::Score, Level::Random];
        let played = play(&mut players::<State>(&levels, 5), line, 5, |turn, action| {
            assert!(turn.legal.contains(&action), "{action} for {:?}", turn.decision);
        });
        assert!(played.outcome().is_some());
    }
}
