//! What units on the tactical map do to each other beside their own attacks (chapters 4.13 and 4.15).

use engine::Seat;
use interportal::ids::Kind;
use interportal::testing::{
    Play, battlefield, found, launch, on_turn, reseed, soldier, station, thin, weaken,
};
use interportal::{BattleMode, Cell, Decision, Event, TacticalDecision, TacticalEvent};

use super::clashes;
use super::tactical::{ME, arena, dummy, fleet, here, meeting};
use super::weapons::units;

const YOU: Seat = Seat(1);

/// All points of a unit.
fn left(play: &Play, number: u8) -> u8 {
    soldier(&play.state, number).left.iter().sum()
}

/// X4R-K13: area damage hits every other unit near the target, also of the side that attacks.
#[test]
fn x4r_k13_area_damage_spares_nobody() {
    let mut hit = [0; 3];
    for seed in 0..40 {
        let mut play = arena(&units(3, "battleship", "emergency-weapon", ""), |state| {
            fleet(state, 1, "cruiser", "artillery-torpedo");
            launch(state, ME, here(), "battleship", 1);
        });
        let cruiser = number(&play, |it| it.attacks && it.initiative > 1);
        let friend = number(&play, |it| it.attacks && it.number != cruiser);
        let enemies: Vec<u8> =
            battlefield(&play.state).units.iter().filter(|it| !it.attacks).map(|it| it.number).collect();
        station(&mut play.state, cruiser, (3, 3), 0);
        station(&mut play.state, enemies[0], (6, 3), 3);
        station(&mut play.state, friend, (5, 3), 0);
        station(&mut play.state, enemies[1], (7, 3), 3);
        station(&mut play.state, enemies[2], (8, 6), 3);
        on_turn(&mut play.state, cruiser, 1);
        reseed(&mut play.state, seed);
        let before = [friend, enemies[1], enemies[2]].map(|it| left(&play, it));
        play.play(&format!("p1 fire 1 at {}", enemies[0]));
        let now = [friend, enemies[1], enemies[2]].map(|it| left(&play, it));
        for ((hit, before), now) in hit.iter_mut().zip(before).zip(now) {
            *hit += u32::from(before > now);
        }
    }
    assert!(hit[0] > 0 && hit[1] > 0, "both neighbours of the target are hit: {hit:?}");
    assert_eq!(hit[2], 0, "not who is further away");
}

fn number(play: &Play, is: impl Fn(&interportal::battlefield::Soldier) -> bool) -> u8 {
    battlefield(&play.state).units.iter().find(|it| is(it)).expect("a unit").number
}

/// X4R-K06: fleet defence protects own units within its range and none beyond.
#[test]
fn x4r_k06_range_of_fleet_defence() {
    let stopped = |away: u8| {
        let mut n = 0;
        for seed in 0..20 {
            let guard = units(1, "cruiser", "lightning-fleet-defence", "");
            let group = format!("{}, {guard}", units(1, "battleship", "emergency-weapon", ""));
            let mut play = arena(&group, |state| fleet(state, 1, "cruiser", "volcano-launcher"));
            let attacker = number(&play, |it| it.attacks);
            let target = number(&play, |it| !it.attacks && it.class == interportal::ids::Class::Gs);
            let guard = number(&play, |it| !it.attacks && it.number != target);
            station(&mut play.state, attacker, (3, 3), 0);
            station(&mut play.state, target, (4, 3), 3);
            station(&mut play.state, guard, (4 + away, 3), 3);
            on_turn(&mut play.state, attacker, 1);
            reseed(&mut play.state, seed);
            play.play(&format!("p1 fire 1 at {target}"));
            let event = |it: &Event| matches!(it, Event::Tactical(TacticalEvent::Intercepted(..)));
            n += usize::from(play.events().iter().any(event));
        }
        n
    };
    assert!(stopped(2) > 0, "within two hexes");
    assert_eq!(stopped(3), 0, "three hexes are too far");
}

/// X4R-453: a unit with repair restores armour if no hull is missing.
#[test]
fn x4r_453_armour_is_mended() {
    let mut play = arena(&dummy(), |state| fleet(state, 2, "battleship", "logistics-centre"));
    station(&mut play.state, 1, (0, 0), 0);
    station(&mut play.state, 2, (0, 1), 0);
    let full = soldier(&play.state, 2).full;
    assert!(full[1] > 0, "{full:?}");
    weaken(&mut play.state, 2, [full[0], full[1] - 1, full[2]]);
    on_turn(&mut play.state, 1, 1);
    play.play("p1 end-turn");
    assert_eq!(soldier(&play.state, 2).left, full);
}

/// X4R-042, X4R-043: in a storm weapons reach two hexes, in a black hole units move one hex less.
#[test]
fn x4r_042_storms_and_black_holes_on_the_map() {
    let table = |kind: Kind| {
        let mut play = meeting(kind, &dummy(), |state| fleet(state, 1, "cruiser", "artillery-torpedo"));
        while matches!(play.decision(), Some(Decision::Tactical(TacticalDecision::Deploy(..)))) {
            play.play("p1 line-up");
        }
        station(&mut play.state, 1, (2, 3), 0);
        station(&mut play.state, 2, (5, 3), 3);
        on_turn(&mut play.state, 1, 1);
        let ways = play.choices(ME, "fly");
        let furthest = ways.iter().filter_map(|line| {
            let to: Cell = line.split(' ').next()?.parse().ok()?;
            Some(to.distance(Cell::new(2, 3)?))
        });
        (play.may(ME, "fire 1 at 2"), furthest.max())
    };
    let (open, steps) = table(Kind::Nebula);
    let steps = steps.expect("a way");
    assert!(open && steps > 1, "{steps}");
    assert_eq!(table(Kind::Storm), (false, Some(steps)));
    assert_eq!(table(Kind::BlackHole), (true, Some(steps - 1)));
}

/// X4R-219: what is in the hangar of a destroyed carrier is lost with it.
#[test]
fn x4r_219_lost_with_the_carrier() {
    let lost = (0..40).any(|seed| {
        let mut play = arena(&units(2, "battleship", "heavy-gun heavy-gun", ""), |state| {
            launch(state, ME, here(), "carrier", 1);
            launch(state, ME, here(), "fighter", 4);
            launch(state, ME, here(), "titan", 1);
        });
        let carrier = number(&play, |it| it.attacks && it.full[2] == 4);
        let stack = number(&play, |it| it.attacks && it.n > 1);
        let others: Vec<u8> =
            battlefield(&play.state).units.iter().filter(|it| !it.attacks).map(|it| it.number).collect();
        station(&mut play.state, carrier, (3, 3), 0);
        station(&mut play.state, stack, (2, 3), 0);
        station(&mut play.state, others[0], (4, 3), 3);
        station(&mut play.state, others[1], (4, 2), 3);
        thin(&mut play.state, stack, 2);
        on_turn(&mut play.state, stack, 2);
        play.play(&format!("p1 dock {carrier}"));
        weaken(&mut play.state, carrier, [0, 0, 1]);
        reseed(&mut play.state, seed);
        let mut events = Vec::new();
        for _ in 0..20 {
            let Some(Decision::Tactical(asked)) = play.decision() else { break };
            let line = match asked {
                TacticalDecision::Choose(..) => format!("act {}", play.choices(ME, "act")[0]),
                _ => "end-turn".to_owned(),
            };
            play.play(&format!("p1 {line}"));
            events.extend(play.events().iter().filter_map(|it| match it {
                Event::Tactical(TacticalEvent::Destroyed(unit)) => Some(unit.number),
                _ => None,
            }));
            if events.contains(&carrier) {
                assert!(events.contains(&stack), "its craft are lost, too");
                return true;
            }
        }
        false
    });
    assert!(lost, "the carrier is destroyed in one of forty battles");
}

/// X4R-193, X4R-450: the planet of a defender's colony is in the middle of the last column; a battle between players has
/// room for 13 units of each side.
#[test]
fn x4r_193_battles_between_players() {
    let table = |owner: Seat| {
        let mut play = clashes::meeting(2, 1, |state| {
            state.battles = BattleMode::Tactical;
            found(state, owner, clashes::hex(), "garden-world", 1);
            launch(state, ME, clashes::hex(), "battleship", 15);
            launch(state, YOU, clashes::hex(), "battleship", 1);
        });
        play.play("p1 fight");
        if play.may(YOU, "stand") {
            play.play("p2 stand");
        }
        play
    };
    let play = table(YOU);
    let map = battlefield(&play.state);
    assert_eq!(map.planet, Cell::new(8, map.rows / 2));
    assert_eq!(map.units.iter().filter(|it| it.attacks).count(), 13);
    assert_eq!(battlefield(&table(ME).state).planet, None, "the colony of the attacker is no token");
}

/// X4R-K20: the boarding party of the target takes dice from that of the attacker.
#[test]
fn x4r_k20_a_defended_ship() {
    let markers = |defence: &str| {
        let mut n = 0;
        for seed in 0..30 {
            let mut play = arena(&units(1, "frigate", "light-gun", defence), |state| {
                fleet(state, 1, "cruiser", "boarding-party");
            });
            station(&mut play.state, 1, (4, 3), 0);
            station(&mut play.state, 2, (5, 3), 3);
            let full = soldier(&play.state, 2).full;
            weaken(&mut play.state, 2, [0, 0, full[2]]);
            on_turn(&mut play.state, 1, 1);
            reseed(&mut play.state, seed);
            play.play("p1 storm 2");
            n += play.events().iter().fold(0, |sum, it| match it {
                Event::Tactical(TacticalEvent::Stormed(.., markers)) => sum + u32::from(*markers),
                _ => sum,
            });
        }
        n
    };
    assert!(markers("") > 0);
    assert_eq!(markers("boarding-party"), 0, "one party against one");
}
