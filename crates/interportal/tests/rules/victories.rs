//! Battles won: what goals, advisors and policies make of them, and starbases that fight (chapters 4.7, 4.9, 4.13).

use engine::Seat;
use interportal::ids::{Advisor, Goal, Government, Group};
use interportal::realm::{Make, Recruit, Stock, Vessel};
use interportal::testing::{Play, chart, enlist, fit_out, introduce, launch, reseed};
use interportal::{Decision, Event, Hex, State};

use super::weapons::{altered, units};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r).expect("a hex")
}

fn goal(id: &str) -> Goal {
    Goal::from_id(id).expect("a goal")
}

fn rule(state: &mut State, id: &str) {
    state.realms[ME].government = Government::from_id(id).expect("a government");
}

/// Pirates in so many systems, each beside two titans of the first seat; all battles of the round are fought.
fn victories(n: usize, change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::table(|state| {
        chart(state);
        for seat in [ME, YOU] {
            state.realms[seat].accounts = Stock::new(|_| 50);
        }
        for at in [hex(1, 0), hex(0, 1), hex(-1, 1)].into_iter().take(n) {
            state.systems[at.at()].group = Group::from_id("pirate-fleet");
            enlist(state, ME, at, "std-pillar-titan", 2);
        }
        change(state);
        reseed(state, 1);
    });
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    fight(&mut play);
    play
}

/// Fights on until nobody is asked about a battle.
fn fight(play: &mut Play) {
    while matches!(play.decision(), Some(Decision::Battle(..) | Decision::PickBattle)) {
        let line = play.legal(ME)[0].clone();
        play.play(&format!("p1 {line}"));
    }
}

/// X4R-112, X4R-Z08, X4R-Z19: goals count the battles won under their government.
#[test]
fn x4r_112_goals_count_battles() {
    let met = |n: usize, government: &str, id: &str| {
        let play = victories(n, |state| rule(state, government));
        play.state.realms[ME].goals.has(goal(id))
    };
    let fire = |n| met(n, "military-directorate", "goal-baptism-of-fire");
    assert_eq!((fire(1), fire(2)), (false, true), "two against neutral units");
    let three = |n| met(n, "stratocracy", "goal-three-victories");
    assert_eq!((three(2), three(3)), (false, true), "three of any sort");
}

/// X4R-112: battles under another government do not count.
#[test]
fn x4r_112_a_new_government_begins_at_nothing() {
    let mut play = victories(1, |state| {
        rule(state, "technocracy");
        interportal::testing::learn(state, ME, &["political-philosophy", "polymorphic-cabinet"]);
    });
    assert_eq!(play.state.realms[ME].office.victories.all, 1);
    while play.decision().is_some_and(|it| it.rule() != "X4R-291") || play.asked() != Some(ME) {
        let seat = play.asked().expect("somebody");
        let line = play.legal(seat)[0].clone();
        play.play(&format!("{seat} {line}"));
    }
    play.state.realms[ME].accounts = Stock::new(|_| 50);
    play.play("p1 government military-directorate");
    assert_eq!(play.state.realms[ME].office.victories.all, 0);
}

/// X4R-Z32: a battle in which an own Kosme ship took part.
#[test]
fn x4r_112_a_battle_won_with_a_kosme_ship() {
    let kosme = |with: bool| {
        let play = victories(1, |state| {
            rule(state, "lobbycracy-kosme");
            if with {
                let make = Make::Kosme(interportal::ids::Kosme::from_id("kosme-battleship").expect("a ship"));
                let vessel = Vessel { make, hull: 3, ..Vessel::default() };
                interportal::testing::join(state, ME, hex(1, 0), vessel);
            }
        });
        play.state.realms[ME].goals.has(goal("goal-kosme-victory"))
    };
    assert_eq!((kosme(false), kosme(true)), (false, true));
}

fn gained(play: &Play) -> i16 {
    play.accounts(ME)[0]
}

/// X4R-115, X4R-A15, X4R-P36: the war herald earns 3 A for each battle won; holy war pays for players alone.
#[test]
fn x4r_115_who_earns_by_victories() {
    let with = |change: fn(&mut State)| {
        let play = victories(1, change);
        (gained(&play), play.accounts(ME)[3])
    };
    let plain = with(|_| {});
    let herald = with(|state| {
        let advisor = Advisor::from_id("war-herald").expect("an advisor");
        state.realms[ME].advisors.push(Recruit { advisor, level: 2, chosen: [1, 0] });
    });
    assert_eq!(herald.0, plain.0 + 3);
    let holy = with(|state| introduce(state, ME, "holy-war"));
    assert_eq!(holy.1, plain.1 - 2, "its upkeep and nothing else: neutral units are no players");
}

/// X4-200, X4R-185, X4R-388: a starbase fights neutral units, alone or beside a fleet; it cannot leave (X4R-337).
#[test]
fn x4r_185_starbases_fight() {
    let meeting = |fleet: usize, seed: u64| {
        let mut play = Play::table(|state| {
            chart(state);
            state.systems[hex(1, 0).at()].group = Group::from_id("core-guard");
            launch(state, ME, hex(1, 0), "starbase", 1);
            launch(state, ME, hex(1, 0), "battleship", fleet);
            reseed(state, seed);
        });
        play.play("p1 pass; p2 pass; p1 pass; p2 pass");
        play
    };
    let alone = meeting(0, 1);
    let fought =
        alone.events().iter().any(|it| matches!(it, Event::BattleRound(ME, at, 1) if *at == hex(1, 0)));
    assert!(fought, "alone");
    let together = (0..20).map(|seed| meeting(2, seed)).find(|play| play.may(ME, "retreat"));
    let mut play = together.expect("a battle that goes on");
    let Some(Decision::Battle(_, round)) = play.decision() else { panic!("a battle") };
    play.play("p1 retreat");
    assert!(play.state.realms[ME].fleets[0].is_some_and(|fleet| fleet.hex != hex(1, 0)));
    if play.state.realms[ME].ships.iter().any(|vessel| vessel.at == Some(hex(1, 0))) {
        assert_eq!(play.decision(), Some(Decision::Battle(hex(1, 0), round)), "the starbase fights on");
        assert!(!play.may(ME, "retreat"));
    }
    fight(&mut play);
    assert_eq!(play.state.round, 2);
}

/// A starbase, alone or beside a battleship, and neutral units that do not fire; up to round 8, or to the question in
/// which the fleet can withdraw.
fn stand_off(n_battleships: usize) -> (Play, Vec<Event>) {
    let mut state = altered(&units(2, "titan", "", ""), "");
    chart(&mut state);
    state.first = ME;
    launch(&mut state, ME, hex(1, 0), "starbase", 1);
    launch(&mut state, ME, hex(1, 0), "battleship", n_battleships);
    fit_out(&mut state, ME, "starbase", &["emergency-weapon"]);
    reseed(&mut state, 1);
    let mut play = Play::begun(state);
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    let mut events = play.events().to_vec();
    while n_battleships == 0 && matches!(play.decision(), Some(Decision::Battle(..))) {
        play.play("p1 fight");
        events.extend(play.events());
    }
    (play, events)
}

fn has_base(play: &Play) -> bool {
    play.state.realms[ME].ships.iter().any(|vessel| vessel.at == Some(hex(1, 0)))
}

/// X4R-388, X4R-188, X4R-189: a starbase that is the weaker side after round 8 is destroyed, though it is whole.
#[test]
fn x4r_388_a_starbase_cannot_withdraw() {
    let (play, events) = stand_off(0);
    let rounds = events.iter().filter(|it| matches!(it, Event::BattleRound(ME, ..))).count();
    assert_eq!(rounds, 8);
    assert!(!events.iter().any(|it| matches!(it, Event::Damaged(ME, ..) | Event::BattleLost(..))));
    assert!(events.iter().any(|it| matches!(it, Event::ShipLost(ME, ..))) && !has_base(&play));
}

/// X4R-388, X4R-337: when its fleet withdraws, it fights on alone, with the hull points that it has left.
#[test]
fn x4r_388_a_starbase_fights_on_alone() {
    let (mut play, _) = stand_off(1);
    assert_eq!(play.decision(), Some(Decision::Battle(hex(1, 0), 2)));
    play.play("p1 retreat");
    assert!(play.state.realms[ME].fleets[0].is_some_and(|fleet| fleet.hex != hex(1, 0)) && has_base(&play));
    assert_eq!(play.decision(), Some(Decision::Battle(hex(1, 0), 2)), "nothing was fought in between");
    assert!(!play.may(ME, "retreat"));
    play.play("p1 fight");
    assert!(play.events().contains(&Event::BattleRound(ME, hex(1, 0), 2)));
}
