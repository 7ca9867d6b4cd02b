//! Interportal: two bots that are behind share a victory, and a beaten enemy is finished.

use crate::interportal::turn_at;
use bots::{Bot, Level};
use engine::{Game, Seat, Seats};
use interportal::council::Victory;
use interportal::hex::Hex;
use interportal::ids::Resource;
use interportal::realm::Stock;
use interportal::testing::{self, Play};
use interportal::warfare::{Pact, Warfare};
use interportal::{Action, Motion, State};

const SEATS: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

/// Three players with these half points, all of whom can put bills; only the first two have something to spend.
fn race(half_points: [u8; 3]) -> Play {
    let mut play = Play::of(3, |state| {
        testing::market(state, &[]);
        testing::meet(state);
        for (seat, half) in SEATS.into_iter().zip(half_points) {
            testing::learn(state, seat, &["jurisprudence", "political-philosophy"]);
            state.realms[seat].booked[0] = half;
        }
    });
    play.until_round(2);
    for seat in &SEATS[..2] {
        play = play.with(*seat, [5, 5, 5, 20]);
    }
    play.with(SEATS[2], [0; 4])
}

/// Bots play until the game is over or this round begins; what they did.
fn played(play: &mut Play, until: u8) -> Vec<(Seat, Action)> {
    let mut bots = SEATS.map(|seat| Level::Greedy.player::<State>(u64::from(seat.0)));
    let mut done = Vec::new();
    while play.asked().is_some() && play.state.round < until {
        let turn = turn_at(play);
        let action = bots[usize::from(turn.seat.0)].choose(&turn);
        done.push((turn.seat, action));
        play.play(&format!("{} {action}", turn.seat));
    }
    done
}

fn offers(done: &[(Seat, Action)]) -> bool {
    done.iter().any(|(_, it)| matches!(it, Action::Warfare(Warfare::Offer(Pact::Alliance, _))))
}

/// X4R-133, X4R-135: the two who are behind offer and accept an alliance, have their federation recognised, and win together.
#[test]
fn two_who_are_behind_win_as_a_federation() {
    let mut play = race([17, 17, 26]);
    let done = played(&mut play, 4);
    assert!(offers(&done), "{done:?}");
    assert!(done.iter().any(|(_, it)| *it == Action::Warfare(Warfare::Accept)));
    assert!(done.iter().any(|(_, it)| matches!(it, Action::Motion(Motion::Put(_)))));
    let mut both = Seats::only(SEATS[0]);
    both.add(SEATS[1]);
    assert_eq!(play.state.council.federation(SEATS[0]), Some(both));
    // What the two have saved until their federation has enough points.
    for seat in &SEATS[..2] {
        play = play.with(*seat, [60; 4]);
    }
    play = play.with(SEATS[2], [0; 4]);
    played(&mut play, 8);
    assert_eq!(play.state.council.victory, Some(Victory::Federation(both)));
    let places = play.state.outcome().expect("it is over").places;
    assert_eq!(places.as_slice(), [1, 1, 3]);
}

/// X4R-135: nobody shares a victory who can win alone, or while nobody is about to win.
#[test]
fn nobody_shares_a_victory_without_need() {
    for half_points in [[24, 24, 26], [4, 4, 10]] {
        let mut play = race(half_points);
        assert!(!offers(&played(&mut play, 3)), "{half_points:?}");
    }
}

/// X4R-250, X4R-287: the last colony of the last enemy is taken, which wins at once.
#[test]
fn a_beaten_enemy_is_finished() {
    let (me, you) = (SEATS[0], SEATS[1]);
    let here = Hex::new(1, 0).expect("a hex");
    let mut play = Play::table(|state: &mut State| {
        testing::chart(state);
        testing::meet(state);
        state.realms[you].ships.clear();
        *state = testing::unmanned(state, you);
        testing::found(state, you, here, "garden-world", 1);
        let colonies = state.colonies;
        state.colonies = colonies.iter().copied().filter(|it| it.seat == me || it.hex == here).collect();
        state.realms[you].capital = here;
        let beside = Hex::new(2, 0).expect("a hex");
        testing::launch(state, me, beside, "transporter", 2);
        testing::land(state, me, beside, "infantry", 5);
        state.realms[me].accounts = Stock::new(|_| 20);
        state.realms[me].accounts[Resource::Culture] = 40;
        state.realms[you].accounts = Stock::new(|_| 5);
    });
    let mut bot = Level::Greedy.player::<State>(1);
    while play.asked().is_some() && play.state.round < 4 {
        let turn = turn_at(&play);
        let least = |action: &&Action| matches!(action, Action::Pass | Action::End | Action::Done);
        let calm = turn.legal.iter().find(least).copied().unwrap_or(turn.legal[0]);
        let action = if turn.seat == me { bot.choose(&turn) } else { calm };
        play.play(&format!("{} {action}", turn.seat));
    }
    assert!(play.state.is_out(you));
    assert_eq!(play.state.outcome().expect("it is over").places.as_slice(), [1, 2]);
}
