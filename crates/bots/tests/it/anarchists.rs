//! Beyond the Sun solo against the anarchists: values of states, and how bots play.

use beyond_the_sun::testing::Play;
use beyond_the_sun::{Options, State, solo_result};
use bots::beyond_the_sun::Judge;
use bots::{Bot, Evaluate, Level};
use engine::{Dealer, Game, Log, Seat, Turn, Viewer};

/// The value for the player of the table that `lines` describe.
fn worth(lines: &str) -> i64 {
    let play = Play::deal(&format!("solo normal\n{lines}"));
    Judge::default().worth(&play.state().view(Viewer::Seat(Seat(0))), Seat(0))
}

#[test]
fn what_the_anarchists_have_counts_in_full() {
    assert_eq!(worth("p1 vp 3") - worth("p1 vp 2"), 1000);
    assert_eq!(worth("") - worth("p2 researched I-1"), 1000, "a technology of theirs is a point");
    assert!(worth("") > worth("markers 12"), "markers are points and time");
    assert!(
        worth("p2 ships a1 1\np2 outpost a1") > worth("p2 ships a1 2\np2 outpost a1"),
        "they may colonise"
    );
    assert!(worth("") > worth("p2 ships deep-space 3"));
}

#[test]
fn a_victory_in_hand_is_taken() {
    let table = "solo normal\np1 colonies sirius tau-ceti wolf-359 procyon\np1 ore 1\nrows convoy-raid ship 1\ntop convoy-raid";
    let end = |lines: &str| {
        let mut play = Play::deal(&format!("{table}\n{lines}"));
        play.play("p1 go basic-recruit\np1 mine");
        let result = solo_result(play.board()).expect("a solo game");
        (result.victory, Judge::default().worth(&play.state().view(Viewer::Seat(Seat(0))), Seat(0)))
    };
    let (won, victory) = end("");
    let (lost, defeat) =
        end("p2 colonies ross-128 gliese-832 gliese-876 kapteyns-star\np2 outpost a1\nmarkers 2");
    assert!(won && !lost && victory - defeat > 40_000, "{victory} {defeat}");
}

/// Victories in this many games.
fn victories(bot: Level, n_games: u64) -> usize {
    let options: Options = "solo=easy".parse().expect("options of the solo game");
    let won = |seed: &u64| {
        let mut state = State::new(1, &options, Dealer::seeded(*seed));
        let mut player = bot.player::<State>(!seed);
        while let Some(seat) = state.awaiting().iter().next() {
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let decision = state.decision(seat).expect("who is awaited is asked something");
            let turn = Turn { seat, view: state.view(Viewer::Seat(seat)), decision, legal };
            let action = player.choose(&turn);
            state.apply(seat, action, &mut Log::silent());
        }
        !state.outcome().expect("it is over").winners().is_empty()
    };
    (0..n_games).filter(won).count()
}

#[test]
fn the_evaluation_beats_the_anarchists_and_chance_does_not() {
    assert_eq!(victories(Level::Random, 40), 0);
    assert!(victories(Level::Greedy, 12) >= 2);
}
