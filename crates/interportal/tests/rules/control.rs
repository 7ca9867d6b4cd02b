//! Control of systems, blockades and discovery of players (X4-069, X4-149 to X4-153, X4R-176 to X4R-181, X4R-302).

use engine::{Chance, Game, Seat, Seats, Viewer};
use interportal::realm::{Mark, Stock};
use interportal::state::{Named, War};
use interportal::testing::{Play, berths, chart, found, launch, learn};
use interportal::why::{Fault, Reason};
use interportal::{Books, Event, Hex, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r).expect("a hex")
}

fn movement(change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::table(|state| {
        chart(state);
        for seat in [ME, YOU] {
            state.realms[seat].accounts = Stock::new(|_| 50);
        }
        change(state);
    });
    play.play("p1 pass; p2 pass");
    play
}

fn named(play: &Play) -> Vec<(Seat, u16)> {
    play.state.named.iter().map(|named: &Named| (named.seat, named.hull)).collect()
}

/// X4-149, X4R-176, X4R-302: who meets a fleet of another player names hull points, and so does the other.
#[test]
fn x4r_302_naming_hull() {
    let mut play = movement(|state| {
        launch(state, ME, hex(1, 0), "cruiser", 2);
        launch(state, YOU, hex(0, 1), "battleship", 1);
    });
    assert_eq!(named(&play), []);
    play.play("p1 move 1; p1 go 0,1");
    assert!(play.revealed());
    assert_eq!(named(&play), [(ME, 4), (YOU, 3)]);
    assert!(play.events().contains(&Event::HullNamed(YOU, hex(0, 1), 3)));
    assert_eq!(play.state.controller(hex(0, 1)), Some(ME), "X4-150: most hull points");
    play.play("p1 leave 4; p1 stop");
    assert_eq!(named(&play), [(ME, 4), (YOU, 3)], "the sum of all ships there, in whatever fleet");
    assert!(!play.revealed(), "nothing new is said");
}

/// X4-150, X4R-177: in a tie nobody controls; without fleets the owner of the colony does.
#[test]
fn x4_150_control() {
    let play = movement(|state| {
        launch(state, ME, hex(0, 1), "cruiser", 1);
        launch(state, YOU, hex(0, 1), "cruiser", 1);
        found(state, YOU, hex(0, 2), "rock-world", 1);
        launch(state, YOU, hex(1, 1), "starbase", 1);
    });
    assert_eq!(play.state.controller(hex(0, 1)), None, "a tie");
    assert_eq!(play.state.controller(hex(0, 2)), Some(YOU), "its colony");
    assert_eq!(play.state.controller(hex(1, 1)), Some(YOU), "starbases count");
    assert_eq!(play.state.controller(hex(-1, 0)), None);
    assert_eq!(play.state.controller(hex(3, 0)), Some(ME));
}

/// X4-151, X4-152, X4R-309, X4R-365: the controlling player blockades what others have there, without using an action.
#[test]
fn x4_151_blockades() {
    let mut play = movement(|state| {
        launch(state, ME, hex(-3, 0), "cruiser", 1);
        launch(state, ME, hex(0, 1), "cruiser", 1);
    });
    assert_eq!(play.choices(ME, "blockade"), ["-3,0"]);
    assert_eq!(play.why("p1 system 0,1"), Some(Reason::Fault(Fault::NothingToRegroup)));
    let before = Books::open(&play.state, YOU).income().net();
    play.play("p1 blockade -3,0");
    let after = Books::open(&play.state, YOU).income().net();
    assert_ne!(before, after, "X4-152");
    assert!(play.choices(ME, "blockade").is_empty(), "X4R-365: once in a phase");
    let weak = movement(|state| {
        launch(state, ME, hex(-3, 0), "cruiser", 1);
        launch(state, YOU, hex(-3, 0), "battleship", 1);
    });
    assert!(weak.choices(ME, "blockade").is_empty(), "X4R-309: somebody else controls the system");
    play.play("p1 move 1; p1 go -2,0");
    assert_eq!(play.state.system(hex(-3, 0)).blockade, None, "X4R-180: control is lost");
    assert_eq!(Books::open(&play.state, YOU).income().net(), before);
}

/// X4-510: only fleets blockade: a starbase controls a system, but it declares nothing and holds no blockade.
#[test]
fn x4_510_blockades_by_fleets() {
    let mut play = movement(|state| {
        launch(state, ME, hex(-3, 0), "starbase", 1);
        launch(state, ME, hex(-3, 0), "cruiser", 1);
    });
    play.play("p1 blockade -3,0; p1 move 1; p1 go -2,0");
    assert!(play.events().contains(&Event::BlockadeEnded(ME, hex(-3, 0))), "the fleet has left");
    assert_eq!(play.state.controller(hex(-3, 0)), Some(ME), "the starbase is there");
    let play = movement(|state| {
        launch(state, ME, hex(-3, 0), "starbase", 1);
        launch(state, ME, hex(-3, 0), "cruiser", 1);
        let fleet = state.realms[ME].fleets[0].as_mut().expect("a fleet");
        fleet.course.set(Mark::Cloaked, true);
    });
    assert_eq!(play.state.controller(hex(-3, 0)), Some(ME), "the starbase is there");
    assert!(play.choices(ME, "blockade").is_empty(), "a cloaked fleet does not count");
}

/// X4R-180: a stronger fleet that comes ends a blockade.
#[test]
fn x4r_180_a_blockade_is_broken() {
    let mut play = movement(|state| {
        launch(state, ME, hex(-3, 0), "cruiser", 1);
        launch(state, YOU, hex(-2, 0), "cruiser", 1);
    });
    play.play("p1 blockade -3,0; p1 pass; p2 move 1; p2 go -3,0");
    assert!(play.events().contains(&Event::BlockadeEnded(ME, hex(-3, 0))));
    assert_eq!(play.state.system(hex(-3, 0)).blockade, None, "a tie: nobody controls");
}

/// X4-153: at war the fleet that does not control must stop; X4R-176: at peace it passes.
#[test]
fn x4_153_stopping() {
    let meeting = |war: bool| {
        movement(|state| {
            learn(state, ME, &["drives-2"]);
            launch(state, ME, hex(1, 0), "corvette", 1);
            launch(state, YOU, hex(0, 1), "cruiser", 1);
            if war {
                let (attackers, defenders) = (Seats::only(ME), Seats::only(YOU));
                state.wars.push(War { attackers, defenders, ..War::default() });
            }
        })
    };
    let mut play = meeting(false);
    play.play("p1 move 1; p1 go 0,1; p1 go 0,2");
    let mut play = meeting(true);
    play.play("p1 move 1; p1 go 0,1");
    assert_eq!(play.why("p1 system 0,2"), Some(Reason::Fault(Fault::MoveEnded)));
}

/// X4-069, X4-070, X4R-314: players discover each other by being in adjacent systems, and learn whom the other knows.
#[test]
fn x4_069_discovery_of_players() {
    let mut play = movement(|state| {
        learn(state, ME, &["drives-2"]);
        state.realms[ME].ships[0].at = Some(hex(0, 0));
    });
    assert!(play.state.realms[ME].discovered.is_empty());
    play.play("p1 move ship 1; p1 go -1,0");
    assert!(play.state.realms[ME].discovered.is_empty());
    play.play("p1 go -2,0");
    assert_eq!(play.state.realms[ME].discovered, Seats::only(YOU));
    assert_eq!(play.state.realms[YOU].discovered, Seats::only(ME));
    let play = Play::of(3, |state| {
        state.realms[ME].discovered.add(Seat(2));
        let home = state.realms[YOU].capital;
        launch(state, ME, home, "corvette", 1);
    });
    assert!(play.state.realms[YOU].discovered.has(Seat(2)), "X4-070");
}

/// X4R-302: a world that a seat imagines has every sum that was named, and a ship in each fleet.
#[test]
fn x4r_302_imagined_fleets_meet_named_sums() {
    let mut play = movement(|state| {
        for (place, ships) in [
            (hex(0, 1), [("battleship", 1), ("corvette", 2)]),
            (hex(0, 2), [("carrier", 1), ("destroyer", 1)]),
            (hex(1, 1), [("titan", 1), ("corvette", 3)]),
        ] {
            ships.into_iter().for_each(|(ship, n)| launch(state, YOU, place, ship, n));
        }
        launch(state, ME, hex(0, 1), "corvette", 1);
        launch(state, ME, hex(0, 2), "corvette", 1);
    });
    assert_eq!(named(&play), [(ME, 1), (YOU, 5), (ME, 1), (YOU, 6)]);
    play.play("p1 pass");
    let view = play.state.view(Viewer::Seat(ME));
    let mut others = 0;
    for seed in 0..200 {
        let world = State::imagine(&view, ME, Chance::seeded(seed));
        let crews = berths(&world, YOU);
        let hull = |fleet: u8| -> u8 {
            let ships = world.realms[YOU].ships.iter().zip(&crews);
            ships.filter(|(_, berth)| **berth == Some(fleet)).map(|(vessel, _)| vessel.hull).sum()
        };
        assert_eq!([hull(0), hull(1)], [5, 6], "seed {seed}");
        assert!(hull(2) > 0, "seed {seed}");
        others += usize::from(crews != berths(&play.state, YOU));
    }
    assert!(others > 50, "who is where stays a secret: {others}");
}
