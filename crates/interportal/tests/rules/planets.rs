//! Guns on planets in space battles, and weapons that fire at them (chapters 4.13 and 4.14).

use engine::{Index, Seat};
use interportal::ids::{Ground, Ship};
use interportal::testing::{
    Play, battlefield, build, fit_out, found, land, launch, learn, on_turn, soldier, station,
};
use interportal::war::{WarDecision, WarFault};
use interportal::{BattleMode, Decision, Reason, State, TacticalDecision};

use super::clashes::{hex, meeting};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// The first seat attacks a colony of the second with bombs; both have ships that last.
fn siege(seed: u64, weapon: &str, change: impl FnOnce(&mut State)) -> Play {
    let mut play = meeting(2, seed, |state| {
        launch(state, ME, hex(), "battleship", 4);
        launch(state, YOU, hex(), "battleship", 1);
        fit_out(state, ME, "battleship", &[weapon]);
        fit_out(state, YOU, "battleship", &["emergency-weapon"]);
        found(state, YOU, hex(), "garden-world", 2);
        change(state);
    });
    play.play("p1 fight");
    if matches!(play.decision(), Some(Decision::War(WarDecision::Decline(_)))) {
        play.play("p2 stand");
    }
    play
}

fn n_guns(play: &Play) -> u8 {
    play.state.realms[YOU].ground[Ground::from_id("anti-orbital-gun").expect("a gun").at()]
}

fn n_bases(play: &Play) -> usize {
    let colony = play.state.colony_at(hex()).expect("a colony");
    colony.buildings.iter().filter(|it| it.building.id() == "missile-base").count()
}

fn shield_lost(play: &Play) -> u8 {
    play.state.colony_at(hex()).expect("a colony").shield_lost
}

/// Orders of both until this round comes.
fn until(play: &mut Play, wanted: u8) {
    while let Some(Decision::War(WarDecision::Orders(_, round))) = play.decision() {
        if round >= wanted {
            return;
        }
        let seat = play.asked().expect("a player");
        play.play(&format!("{seat} fight"));
    }
}

fn why(fault: WarFault) -> Option<Reason> {
    Some(Reason::War(fault))
}

/// X4R-235, X4R-458: in a quick battle bombs fire at missile bases and guns instead of ships, as soon as they reach the planet.
#[test]
fn x4r_235_bombs_in_a_quick_battle() {
    let (mut hit, mut idle) = (0, 0);
    for seed in 0..12 {
        let table = || {
            let mut play = siege(seed, "nox-bombs", |state| {
                land(state, YOU, hex(), "anti-orbital-gun", 2);
                build(state, YOU, hex(), "missile-base", None);
            });
            until(&mut play, 3);
            play
        };
        let mut play = table();
        assert_eq!((n_guns(&play), n_bases(&play)), (2, 1));
        play.play("p1 suppress; p2 fight");
        hit += 2 - n_guns(&play) + 1 - n_bases(&play) as u8;
        let mut calm = table();
        calm.play("p1 fight; p2 fight");
        idle += 2 - n_guns(&calm) + 1 - n_bases(&calm) as u8;
    }
    assert!(hit > 4, "{hit} guns and bases in twelve battles");
    assert_eq!(idle, 0, "without the order nobody fires at them");
}

/// X4R-235: the planetary shield comes first.
#[test]
fn x4r_235_the_shield_first() {
    let mut lost = 0;
    for seed in 0..12 {
        let mut play = siege(seed, "nox-bombs", |state| {
            land(state, YOU, hex(), "anti-orbital-gun", 2);
            build(state, YOU, hex(), "planetary-shield", None);
        });
        until(&mut play, 3);
        play.play("p1 suppress; p2 fight");
        lost += shield_lost(&play);
        let holds = play.state.shield(play.state.colony_at(hex()).expect("a colony")) > 0;
        assert!(!holds || n_guns(&play) == 2, "guns are safe behind the shield");
    }
    assert!(lost > 0, "the shield is hit");
}

/// X4R-235: only weapons with Bombardierung that reach the planet, and only at guns of the defender.
#[test]
fn x4r_235_what_is_needed() {
    let guns = |state: &mut State| land(state, YOU, hex(), "anti-orbital-gun", 2);
    let mut play = siege(1, "nox-bombs", guns);
    until(&mut play, 2);
    assert_eq!(play.why("p1 warfare suppress"), why(WarFault::NoWeapon), "bombs reach 1");
    let mut light = siege(1, "light-gun", guns);
    until(&mut light, 3);
    assert_eq!(light.why("p1 warfare suppress"), why(WarFault::NoWeapon));
    let mut bare = siege(1, "nox-bombs", |_| {});
    until(&mut bare, 3);
    assert_eq!(bare.why("p1 warfare suppress"), why(WarFault::NoGoal));
    until(&mut play, 3);
    assert!(play.may(ME, "suppress"));
    play.play("p1 fight");
    assert!(!play.may(YOU, "suppress"), "the defender has nothing to fire at");
}

/// The same on the tactical map, after all units have been placed.
fn arena(seed: u64, weapon: &str, change: impl FnOnce(&mut State)) -> Play {
    let mut play = siege(seed, weapon, |state| {
        state.battles = BattleMode::Tactical;
        change(state);
    });
    while let Some(Decision::Tactical(TacticalDecision::Deploy(..) | TacticalDecision::Face(..))) =
        play.decision()
    {
        let seat = play.asked().expect("a player");
        play.play(&format!("{seat} line-up"));
    }
    play
}

/// The numbers of the units of a seat.
fn units(play: &Play, seat: Seat) -> Vec<u8> {
    let field = battlefield(&play.state);
    let all = (1..=5).filter_map(|number| field.soldier(number).filter(|it| it.owner == Some(seat)));
    all.map(|it| it.number).collect()
}

/// Puts the ships of the attacker in a row in this column, and that of the defender far away from them.
fn line_up(play: &mut Play, column: u8) {
    for (row, number) in (1..).zip(units(play, ME)) {
        station(&mut play.state, number, (column, row), 0);
    }
    let defender = units(play, YOU)[0];
    station(&mut play.state, defender, (4, 6), 3);
}

/// Everybody ends every turn until the next round begins.
fn pass_round(play: &mut Play) {
    let round = battlefield(&play.state).round;
    while let (Some(seat), Some(Decision::Tactical(asked))) = (play.asked(), play.decision()) {
        if battlefield(&play.state).round > round {
            return;
        }
        match asked {
            TacticalDecision::Choose(..) => {
                let next = play.choices(seat, "act").remove(0);
                play.play(&format!("{seat} act {next}"))
            }
            _ => play.play(&format!("{seat} end-turn")),
        };
    }
}

fn points(play: &Play, seat: Seat) -> u32 {
    let left = |number: &u8| soldier(&play.state, *number).left.iter().map(|it| u32::from(*it)).sum::<u32>();
    units(play, seat).iter().map(left).sum()
}

/// X4R-234: on the tactical map guns and missile bases fire from the planet token all round, at enemies in range only.
#[test]
fn x4r_234_guns_on_the_tactical_map() {
    let harm = |column: u8, change: &dyn Fn(&mut State)| -> [u32; 2] {
        let mut sum = [0, 0];
        for seed in 0..8 {
            let mut play = arena(seed, "emergency-weapon", |state| change(state));
            line_up(&mut play, column);
            let before = [ME, YOU].map(|seat| points(&play, seat));
            pass_round(&mut play);
            for (place, seat) in [ME, YOU].into_iter().enumerate() {
                sum[place] += before[place] - points(&play, seat);
            }
        }
        sum
    };
    let guns = |state: &mut State| land(state, YOU, hex(), "anti-orbital-gun", 3);
    let bases = |state: &mut State| {
        learn(state, YOU, &["missiles-1"]);
        build(state, YOU, hex(), "missile-base", None);
    };
    assert_eq!(harm(7, &|_| {}), [0, 0], "without guns nothing fires");
    let [own, theirs] = harm(7, &guns);
    assert!(own > 0, "guns hit the attacker");
    assert_eq!(theirs, 0, "they never hit their own side");
    assert_eq!(harm(0, &guns)[0], 0, "out of range");
    assert!(harm(7, &bases)[0] > 0, "missile bases fire as well");
}

/// X4R-235, X4R-458: damage lasts for the battle; on the tactical map a weapon with Bombardierung in range of the planet token fires at the guns, once.
#[test]
fn x4r_235_bombs_on_the_tactical_map() {
    let table = |seed: u64, column: u8, shield: bool| {
        let mut play = arena(seed, "nox-bombs", |state| {
            land(state, YOU, hex(), "anti-orbital-gun", 2);
            if shield {
                build(state, YOU, hex(), "planetary-shield", None);
            }
        });
        let number = units(&play, ME)[0];
        station(&mut play.state, number, (column, 3), 0);
        on_turn(&mut play.state, number, 1);
        play
    };
    let again = |play: &mut Play| {
        let number = units(play, ME)[0];
        on_turn(&mut play.state, number, 1);
        play.play("p1 bomb 1 at 8,3");
    };
    assert!(!table(1, 5, false).may(ME, "bomb 1 at 8,3"), "out of range");
    let (mut hit, mut lost) = (0, 0);
    for seed in 0..24 {
        let mut play = table(seed, 7, false);
        play.play("p1 bomb 1 at 8,3");
        assert!(!play.may(ME, "bomb 1 at 8,3"), "each weapon fires once");
        (0..3).for_each(|_| again(&mut play));
        hit += 2 - n_guns(&play);
        let mut shielded = table(seed, 7, true);
        shielded.play("p1 bomb 1 at 8,3");
        assert_eq!(n_guns(&shielded), 2, "the shield comes first");
        lost += u32::from(shield_lost(&shielded));
    }
    assert!(hit > 0 && lost > 0, "{hit} guns, {lost} points of shields");
    let mut bare = arena(1, "nox-bombs", |_| {});
    let number = units(&bare, ME)[0];
    station(&mut bare.state, number, (7, 3), 0);
    on_turn(&mut bare.state, number, 1);
    assert!(!bare.may(ME, "bomb 1 at 8,3"), "there is nothing to fire at");
}

/// X4R-450: in a battle between players each side has room for 13 units; the others are there afterwards.
#[test]
fn x4r_450_two_sides_on_the_map() {
    let play = arena(1, "focus-beam", |state| {
        launch(state, ME, hex(), "corvette", 16);
        launch(state, YOU, hex(), "corvette", 14);
    });
    let field = battlefield(&play.state);
    let n = |seat: Seat| field.units.iter().filter(|unit| unit.owner == Some(seat)).count();
    assert_eq!((n(ME), n(YOU)), (13, 13));
    assert!(play.state.realms[ME].ships.len() >= 20, "nobody is lost by staying out");
}

/// X4R-461: no blueprint has more than eight weapons or eight pieces of equipment.
#[test]
fn x4r_461_eight_weapons() {
    let state = interportal::testing::dealt(2, 1);
    for ship in Ship::all() {
        let card = &state.pack[ship];
        let n_weapons = card.slot_sets.iter().map(|set| set.iter().map(|it| it.n).sum::<u8>()).max();
        assert!(n_weapons.unwrap_or(0) <= 8 && card.eq <= 8, "{ship}");
    }
}
