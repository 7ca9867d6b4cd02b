//! Secret routes, police against underground actions, and things that are given up (X4-032, X4-039 to X4-041, X4R-350).

use engine::Seat;
use interportal::action::Unit;
use interportal::ids::{Government, Group, Kind, Ship};
use interportal::state::Phase;
use interportal::testing::{Play, chart, equip_openly, launch, unmanned};
use interportal::why::{Fault, Reason};
use interportal::{Books, Decision, Event, Hex, State};

use super::politics::second_round;

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
/// Next to the home world of the first seat.
const NEAR: Hex = Hex::corner(2, 0);

/// The first seat has named a unit for secret routes.
fn slipping(craft: &str, change: impl FnOnce(&mut State)) -> Play {
    let mut play = second_round(|state| {
        chart(state);
        change(state);
    });
    play.play(&format!("p1 underground secret-routes free; p1 move {craft}"));
    play
}

fn fault(fault: Fault) -> Option<Reason> {
    Some(Reason::Fault(fault))
}

/// X4-039, X4-041: a civil unit goes to an adjacent discovered system at once, for 5 A.
#[test]
fn x4_039_a_civil_unit() {
    let mut play = second_round(chart);
    play.play("p1 underground secret-routes free");
    assert_eq!(play.decision(), Some(Decision::PickCraft));
    assert_eq!(play.legal(ME), ["move ship 1", "move ship 2", "move ship 3"]);
    play.play("p1 move ship 1");
    assert_eq!(play.decision(), Some(Decision::PickSystem));
    assert_eq!(play.why("p1 system 1,0"), fault(Fault::TooFar));
    play.play("p1 at 2,0");
    assert_eq!(play.state.realms[ME].ships[0].at, Some(NEAR));
    assert_eq!((play.accounts(ME)[0], play.state.realms[ME].office.tokens.total()), (55, 0));
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Politics, 1)), "X4-031: an action of the turn");
    assert!(!play.revealed(), "civil units are open");
    let hidden = second_round(|state| state.systems[NEAR.at()].kind = Some(Kind::Nebula));
    let mut hidden = hidden.clone();
    hidden.play("p1 underground secret-routes free; p1 move ship 1");
    assert_eq!(hidden.legal(ME), ["at 2,0"]);
    let undiscovered = NEAR.neighbours().find(|it| it.distance(hidden.state.realms[ME].capital) == 1);
    let undiscovered = undiscovered.expect("another neighbour of the home world");
    assert_eq!(hidden.why(&format!("p1 system {undiscovered}")), fault(Fault::Undiscovered));
    assert_eq!(second_round(|_| {}).why("p1 underground secret-routes"), fault(Fault::NoSite));
}

/// X4-040: once per round for each unit, and its movement ends there.
#[test]
fn x4_040_once_and_no_further() {
    let mut play = second_round(|state| {
        chart(state);
        state.realms[ME].government = Government::from_id("technocracy").expect("a government");
    });
    play.play(
        "p1 underground secret-routes free; p1 move ship 1; p1 at 2,0; p1 underground secret-routes treaty",
    );
    assert_eq!(play.legal(ME), ["move ship 2", "move ship 3"]);
    assert_eq!(play.why("p1 ship 1"), fault(Fault::HasMoved));
    play.play("p1 move ship 2; p1 at 2,0; p2 pass; p1 pass; p1 pass; p2 pass");
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Movement, 0)));
    assert_eq!(play.choices(ME, "move"), ["ship 3"]);
    assert_eq!(play.why("p1 ship 2"), fault(Fault::HasMoved));
    play.until_round(3);
    play.play("p2 pass; p1 pass; p2 pass; p1 pass");
    assert_eq!((play.decision(), play.asked()), (Some(Decision::Act(Phase::Movement, 0)), Some(YOU)));
    play.play("p2 pass");
    assert_eq!(play.choices(ME, "move"), ["ship 1", "ship 2", "ship 3"], "in the next round it moves again");
}

/// X4-040: the move causes no battle: neither with neutral units nor with an enemy at war.
#[test]
fn x4_040_no_battle() {
    let group = |id: &'static str| {
        move |state: &mut State| {
            launch(state, ME, state.realms[ME].capital, "corvette", 1);
            state.systems[NEAR.at()].group = Group::from_id(id);
        }
    };
    assert_eq!(slipping("ship 1", group("pirate-fleet")).why("p1 system 2,0"), fault(Fault::CausesBattle));
    assert!(
        slipping("ship 1", group("sleeping-guardians")).may(ME, "at 2,0"),
        "they leave civil units alone"
    );
    assert_eq!(slipping("1", group("sleeping-guardians")).why("p1 system 2,0"), fault(Fault::CausesBattle));
    let war = |at_war: bool| {
        slipping("ship 1", |state| {
            launch(state, YOU, NEAR, "corvette", 1);
            if at_war {
                let side = |seat: Seat| {
                    [seat].into_iter().fold(engine::Seats::NONE, |mut all, it| {
                        all.add(it);
                        all
                    })
                };
                let war = interportal::state::War {
                    attackers: side(YOU),
                    defenders: side(ME),
                    ..interportal::state::War::default()
                };
                state.wars.push(war);
            }
        })
    };
    assert_eq!(war(true).why("p1 system 2,0"), fault(Fault::CausesBattle));
    assert!(war(false).may(ME, "at 2,0"), "in peace nobody fights");
}

/// X4-041, X4R-391: 5 A for each hull point of a fleet as it is now, carried ships too, less the network at the goal.
#[test]
fn x4_041_the_price_of_a_fleet() {
    let table = |level: u8| {
        slipping("1", |state| {
            let home = state.realms[ME].capital;
            state.realms[ME].accounts = interportal::realm::Stock::new(|_| 90);
            launch(state, ME, home, "carrier", 1);
            launch(state, ME, home, "fighter", 2);
            state.systems[NEAR.at()].networks.set(ME, level);
            // A network elsewhere does not help.
            state.systems[home.at()].networks.set(ME, 3);
        })
    };
    let mut play = table(0);
    play.play("p1 at 2,0");
    assert_eq!(play.accounts(ME)[0], 60 - 5 * (4 + 2));
    assert!(play.revealed(), "the price tells the hull points");
    assert_eq!(play.state.realms[ME].fleets[0].map(|marker| marker.hex), Some(NEAR));
    let mut play = table(2);
    play.state.realms[ME].ships[3].hull = 1;
    play.play("p1 at 2,0");
    assert_eq!(play.accounts(ME)[0], 60 - (5 * 3 - 2), "a damaged carrier");
    let poor = table(0).with(ME, [29, 0, 0, 0]);
    let need = Reason::TooExpensive { resource: interportal::ids::Resource::Awe, need: 30, have: 29 };
    assert_eq!(poor.why("p1 system 2,0"), Some(need));
}

/// X4-144, X4R-391: what cannot move of its own does not take secret routes, nor what would be left without a place.
#[test]
fn x4r_391_movement_of_its_own() {
    let mut play = second_round(|state| {
        chart(state);
        let home = state.realms[ME].capital;
        state.realms[ME].accounts = interportal::realm::Stock::new(|_| 90);
        launch(state, ME, home, "fighter", 1);
        launch(state, ME, NEAR, "starbase", 1);
    });
    play.play("p1 underground secret-routes free");
    assert_eq!(play.legal(ME), ["move ship 1", "move ship 2", "move ship 3"]);
    assert_eq!(play.why("p1 fleet 1"), fault(Fault::NoMovement));
}

/// X4R-042, X4R-391: a storm at the goal is entered like any other.
#[test]
fn x4r_391_dangers() {
    let lost = (0..40).filter(|seed| {
        let mut play = slipping("ship 1", |state| state.systems[NEAR.at()].kind = Some(Kind::Storm));
        interportal::testing::reseed(&mut play.state, *seed);
        play.play("p1 at 2,0");
        play.state.realms[ME].ships.len() == 2
    });
    let lost = lost.count();
    assert!((1..=20).contains(&lost), "{lost} of 40, expected 7");
}

/// A table where police of a seat is on its way in a system.
fn policed(police: Seat, at: Hex) -> Play {
    second_round(|state| {
        chart(state);
        equip_openly(state, police, "research-ship", 1, "police-unit");
        state.realms[police].ships[0].at = Some(at);
        state.systems[NEAR.at()].networks.set(ME, 1);
    })
}

/// X4-032: police of others in the target system makes each underground action 6 A dearer, own police does not.
#[test]
fn x4_032_police() {
    let home = second_round(|_| {}).state.realms[ME].capital;
    let paid = |police: Seat, at: Hex, script: &str| {
        let mut play = policed(police, at);
        play.play(script);
        60 - play.accounts(ME)[0]
    };
    let routes = "p1 underground secret-routes free; p1 move ship 2; p1 at 2,0";
    assert_eq!((paid(YOU, NEAR, routes), paid(ME, NEAR, routes)), (5 - 1 + 6, 5 - 1));
    assert_eq!(paid(YOU, home, routes), 4, "the goal counts, not the start");
    let witnesses = "p1 underground hire-witnesses free; p1 at 2,0";
    assert_eq!((paid(YOU, NEAR, witnesses), paid(YOU, home, witnesses)), (6 - 1 + 6, 6 - 1));
    let smuggling = format!("p1 underground smuggling-network free; p1 at {home}");
    assert_eq!((paid(YOU, home, &smuggling), paid(YOU, NEAR, &smuggling)), (9, 3));
    assert_eq!(paid(YOU, home, "p1 underground pay-off-pirates free"), 3, "it is used on no system");
    let poor = policed(YOU, NEAR).with(ME, [10, 0, 0, 0]);
    let mut poor = poor;
    poor.play("p1 underground hire-witnesses free");
    assert!(!poor.may(ME, "at 2,0"), "11 A");
}

/// X4-449: a network has level 3 at most.
#[test]
fn x4_449_the_highest_level() {
    let table = |level: u8| {
        let mut play = second_round(|state| {
            let home = state.realms[ME].capital;
            state.systems[home.at()].networks.set(ME, level);
        });
        let home = play.state.realms[ME].capital;
        assert_eq!(play.may(ME, "underground smuggling-network free"), level < 3, "level {level}");
        if level < 3 {
            play.play(&format!("p1 underground smuggling-network free; p1 at {home}"));
            assert_eq!(play.state.system(home).networks[ME], level + 1);
        }
    };
    (0..=3).for_each(table);
}

/// X4R-350, X4R-392: civil units, networks and watches are given up for nothing, without an action.
#[test]
fn x4r_350_giving_up() {
    let mut play = second_round(|state| {
        state.systems[NEAR.at()].networks.set(ME, 2);
        state.systems[Hex::CENTRE.at()].watches.set(ME, 4);
    });
    let before = play.accounts(ME);
    play.play("p1 abandon");
    assert_eq!(play.decision(), Some(Decision::Abandon));
    assert_eq!(play.legal(ME), ["ship 1", "ship 2", "ship 3", "abandon-network 2,0", "abandon-watch 0,0"]);
    play.play("p1 abandon-network 2,0; p1 abandon; p1 abandon-watch 0,0");
    assert_eq!(play.events().last(), Some(&Event::Watch(ME, Hex::CENTRE, 0)));
    let level = |hex: Hex| (play.state.system(hex).networks[ME], play.state.system(hex).watches[ME]);
    assert_eq!((level(NEAR), level(Hex::CENTRE)), ((0, 0), (0, 0)));
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Politics, 0)), "no action");
    play.play("p1 pass; p2 pass");
    assert_eq!(Books::open(&play.state, ME).upkeep().units, 1, "X4-120");
    play.play("p1 abandon; p1 ship 3");
    let colony_ship = Ship::from_id("colony-ship").expect("a ship");
    assert_eq!(play.events(), [Event::Abandoned(ME, Unit::Ship(colony_ship, 1))]);
    assert_eq!((play.state.realms[ME].ships.len(), Books::open(&play.state, ME).upkeep().units), (2, 0));
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Economy, 0)), "in the Economy phase, too");
    assert_eq!(before, [60, 60, 60, 60]);
    play.play("p1 pass; p2 pass");
    assert!(!play.may(ME, "abandon"), "X4R-392: not in the Movement phase");
    let none = second_round(|state| {
        state.realms[ME].ships.clear();
        *state = unmanned(state, ME);
    });
    assert_eq!(none.why("p1 abandon"), fault(Fault::NothingToAbandon));
}
