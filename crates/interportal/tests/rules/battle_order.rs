//! The order of several battles (X4R-184, X4R-394).

use engine::Seat;
use interportal::ids::Group;
use interportal::realm::Stock;
use interportal::testing::{Play, chart, enlist, is_sound};
use interportal::{Decision, Event, Hex, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r).expect("a hex")
}

/// Pirates stand at 1,0 and at 0,1; the first seat has the marker and everybody has passed the Movement phase.
fn meeting(change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::table(|state| {
        chart(state);
        for seat in [ME, YOU] {
            state.realms[seat].accounts = Stock::new(|_| 50);
        }
        for at in [hex(1, 0), hex(0, 1)] {
            state.systems[at.at()].group = Group::from_id("pirate-fleet");
        }
        change(state);
    });
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    play
}

/// Titans, so that pirates are destroyed soon.
fn titans(state: &mut State, seat: Seat, at: Hex) {
    enlist(state, seat, at, "std-pillar-titan", 2);
}

/// Who fought where, in this order, with all battles fought to the end.
fn fought(play: &mut Play, choices: &[&str]) -> Vec<(Seat, Hex)> {
    let mut fought = Vec::new();
    let mut choices = choices.iter();
    loop {
        for event in play.events() {
            if let Event::BattleRound(seat, hex, 1) = event {
                fought.push((*seat, *hex));
            }
        }
        is_sound(&play.state);
        let line = match (play.asked(), play.decision()) {
            (Some(seat), Some(Decision::Battle(..))) => format!("{seat} fight"),
            (Some(ME), Some(Decision::PickBattle)) => format!("p1 {}", choices.next().expect("a choice")),
            _ => break,
        };
        play.play(&line);
    }
    assert_eq!(choices.next(), None, "every choice was asked for");
    fought
}

/// X4R-184: the player with the marker names the battles one after the other, also those of others; one is not asked for.
#[test]
fn x4r_184_the_start_player_chooses() {
    let table = || {
        meeting(|state| {
            titans(state, ME, hex(1, 0));
            titans(state, YOU, hex(0, 1));
        })
    };
    let mut play = table();
    assert_eq!((play.asked(), play.decision()), (Some(ME), Some(Decision::PickBattle)));
    let mut lines = play.legal(ME);
    lines.sort();
    assert_eq!(lines, ["battle 0,1 p2", "battle 1,0 p1"]);
    assert_eq!(fought(&mut play, &["battle 0,1 p2"]), [(YOU, hex(0, 1)), (ME, hex(1, 0))]);
    assert_eq!(fought(&mut table(), &["battle 1,0 p1"]), [(ME, hex(1, 0)), (YOU, hex(0, 1))]);
    let mut single = meeting(|state| titans(state, ME, hex(1, 0)));
    assert!(!matches!(single.decision(), Some(Decision::PickBattle)));
    assert_eq!(fought(&mut single, &[]), [(ME, hex(1, 0))]);
}

/// X4R-184, X4R-394: battles of one system come before those of another.
#[test]
fn x4r_394_system_by_system() {
    let mut play = meeting(|state| {
        // A corvette alone loses, so the pirates are still there.
        enlist(state, YOU, hex(1, 0), "std-steel-corvette", 1);
        titans(state, ME, hex(1, 0));
        titans(state, ME, hex(0, 1));
    });
    let mut lines = play.legal(ME);
    lines.sort();
    assert_eq!(lines, ["battle 0,1 p1", "battle 1,0 p1", "battle 1,0 p2"]);
    let order = fought(&mut play, &["battle 1,0 p2"]);
    let expected = [(YOU, hex(1, 0)), (ME, hex(1, 0)), (ME, hex(0, 1))];
    assert_eq!(order, expected, "the other system comes last, without a question");
}

/// X4R-184: a battle whose neutral units another player has destroyed is not fought.
#[test]
fn x4r_184_nothing_left_to_fight() {
    let mut play = meeting(|state| {
        titans(state, ME, hex(1, 0));
        enlist(state, YOU, hex(1, 0), "std-steel-corvette", 1);
    });
    assert_eq!(fought(&mut play, &["battle 1,0 p1"]), [(ME, hex(1, 0))]);
}
