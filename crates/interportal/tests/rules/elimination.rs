//! Players who are out, and who is left (chapters 1.8 and 4.14).

use engine::Seat;
use interportal::ids::Resource;
use interportal::testing::{is_sound, launch, unmanned};
use interportal::war::{Aim, WarEnd, WarEvent};
use interportal::{Hex, State, score};

use super::clashes::hex;
use super::landings::{fight_on, has, siege};
use super::wars::both;

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const THIRD: Seat = Seat(2);

/// The second seat has nothing but the colony that is besieged.
fn last_stand(state: &mut State) {
    state.realms[YOU].ships.clear();
    *state = unmanned(state, YOU);
    let colonies = state.colonies;
    state.colonies = colonies.iter().copied().filter(|it| it.seat != YOU || it.hex == hex()).collect();
    state.realms[YOU].capital = hex();
}

/// X4R-250, X4R-343, X4R-344: without colonies and colony ships a player is out: wars end, turns go on without it.
#[test]
fn x4r_250_elimination() {
    let mut play = siege(3, 1, 1, 9, |state| {
        last_stand(state);
        state.wars[0].die = 2;
    });
    play.play("p1 invade 1,0");
    let events = fight_on(&mut play);
    assert!(has(&events, WarEvent::Eliminated(YOU)));
    assert!(has(&events, WarEvent::Ended(ME, YOU, WarEnd::Fallen)), "X4R-343");
    assert!(play.state.is_out(YOU) && play.state.wars.is_empty());
    is_sound(&play.state);
    for _ in 0..200 {
        let Some(seat) = play.asked() else { break };
        assert_ne!(seat, YOU, "nobody waits for who is out");
        let lines = play.legal(seat);
        let calm = ["pass", "end", "done", "bid 0", "votes 0", "war-on", "hold"];
        let line = calm.iter().find(|it| lines.contains(&(**it).to_string()));
        let line = line.map_or_else(|| lines[0].clone(), |it| (*it).to_string());
        play.play(&format!("{seat} {line}"));
    }
    assert!(play.state.round > 2);
}

/// X4R-162, X4R-343: who is conquered pays the victor for each goal of the war before the rest is lost.
#[test]
fn x4r_343_the_conquered_pays() {
    let mut play = siege(3, 1, 1, 9, |state| {
        last_stand(state);
        state.realms[YOU].accounts[Resource::Culture] = 3;
        state.wars[0].aims.push(Aim { hex: Some(hex()), ..Aim::default() });
    });
    play.play("p1 invade 1,0");
    let events = fight_on(&mut play);
    assert!(has(&events, WarEvent::Eliminated(YOU)));
    assert!(has(&events, WarEvent::Reparation(YOU, ME, 3)), "what it has: {events:?}");
    assert_eq!(play.state.realms[YOU].accounts[Resource::Culture], 0);
}

/// X4R-250: a player without colonies who has a colony ship is still in.
#[test]
fn x4r_250_a_colony_ship_is_enough() {
    let mut play = siege(3, 1, 1, 9, |state| {
        last_stand(state);
        launch(state, YOU, Hex::corner(2, 3), "colony-ship", 1);
    });
    play.play("p1 invade 1,0");
    let events = fight_on(&mut play);
    assert!(has(&events, WarEvent::Conquered(ME, YOU, hex())));
    assert!(!play.state.is_out(YOU) && play.state.colonies_of(YOU).next().is_none());
}

/// X4R-343: the marker of the first player goes to the next player who is still in.
#[test]
fn x4r_343_the_marker() {
    let mut play = siege(3, 1, 1, 9, |state| {
        last_stand(state);
        state.first = YOU;
    });
    play.play("p1 invade 1,0");
    let events = fight_on(&mut play);
    assert!(has(&events, WarEvent::Eliminated(YOU)));
    // The third player has it, and gives it to the next one with the new round.
    assert_eq!((play.state.round, play.state.first), (2, ME));
}

/// X4R-287, X4R-343: who is left alone wins at once; who is out comes last.
#[test]
fn x4r_287_the_last_one() {
    let mut play = siege(2, 1, 1, 9, last_stand);
    play.play("p1 invade 1,0");
    fight_on(&mut play);
    let outcome = score::outcome(&play.state).expect("it is over");
    assert_eq!([outcome.places[ME], outcome.places[YOU]], [1, 2]);
    for federated in [true, false] {
        let mut play = siege(3, 1, 1, 9, |state| {
            last_stand(state);
            if federated {
                state.council.federations.push(both(ME, THIRD));
            }
        });
        play.play("p1 invade 1,0");
        fight_on(&mut play);
        assert_eq!(score::outcome(&play.state).is_some(), federated, "a federation that is left wins, too");
    }
}
