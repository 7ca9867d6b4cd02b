//! Landings and conquest (chapters 1.8, 4.14 and 4.27).

use engine::Seat;
use interportal::duel::Chances;
use interportal::ids::{Building, Ground, WarGoal};
use interportal::siege::{Siege, Troop};
use interportal::testing::{Play, build, embark, enlist, found, is_sound, land, launch, learn, storm};
use interportal::war::{Aim, WarDecision, WarEvent};
use interportal::warfare::Tactic;
use interportal::{Decision, Event, Hex, State, score};

use super::clashes::{hex, meeting, to_economy};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// The first seat besieges a colony of the second with so many infantry aboard.
pub(super) fn siege(
    n_seats: u8,
    seed: u64,
    level: u8,
    infantry: u8,
    change: impl FnOnce(&mut State),
) -> Play {
    meeting(n_seats, seed, |state| {
        found(state, YOU, hex(), "garden-world", level);
        launch(state, ME, hex(), "transporter", 4);
        if infantry > 0 {
            land(state, ME, hex(), "infantry", infantry);
            embark(state, ME, hex());
        }
        change(state);
    })
}

/// Fights a ground battle to its end; everything that happens.
pub(super) fn fight_on(play: &mut Play) -> Vec<Event> {
    let mut events = play.events().to_vec();
    while let (Some(seat), Some(Decision::War(asked))) = (play.asked(), play.decision()) {
        let line = match asked {
            WarDecision::Ground(..) => "tactic infantry",
            WarDecision::PressOn(..) => "press-on",
            _ => break,
        };
        play.play(&format!("{seat} {line}"));
        events.extend(play.events());
    }
    events
}

pub(super) fn has(events: &[Event], event: WarEvent) -> bool {
    events.contains(&Event::War(event))
}

/// X4R-237, X4R-246, X4R-247: with enough infantry the colony falls: a level less, no defences, no militia, no income.
#[test]
fn x4r_246_conquest() {
    let mut play = siege(2, 1, 2, 9, |state| {
        build(state, YOU, hex(), "missile-base", None);
        // A shield that has failed takes no part in the battle.
        build(state, YOU, hex(), "planetary-shield", None);
        state.colonies.iter_mut().filter(|it| it.hex == hex()).for_each(|it| it.shield_lost = 6);
    });
    play.play("p1 invade 1,0");
    assert_eq!(play.decision(), Some(Decision::War(WarDecision::Ground(hex(), 1))));
    let events = fight_on(&mut play);
    assert!(has(&events, WarEvent::Conquered(ME, YOU, hex())));
    let colony = play.state.colony_at(hex()).expect("a colony");
    assert_eq!((colony.seat, colony.founder, colony.level, colony.idle), (ME, YOU, 1, true));
    assert!(colony.buildings.is_empty());
    let ashore = play.state.realms[ME].armies[0].expect("an army");
    assert_eq!((ashore.hex, ashore.aboard()), (hex(), None), "the army stays");
    is_sound(&play.state);
    to_economy(&mut play);
    assert!(play.state.colony_at(hex()).is_some_and(|it| !it.idle && it.militia_lost == 0), "X4R-062");
}

/// X4R-248: a conquered colony is a point while it is held; taken back by its founder it is none.
#[test]
fn x4r_248_points() {
    let points = |play: &Play, seat: Seat| score::half_points(&play.state, seat);
    let mut play = siege(2, 1, 1, 9, |_| {});
    let before = points(&play, ME);
    play.play("p1 invade 1,0");
    fight_on(&mut play);
    assert_eq!(points(&play, ME) - before, 2);
    let mut back = siege(2, 1, 1, 9, |state| {
        state.colonies.iter_mut().filter(|it| it.hex == hex()).for_each(|it| it.founder = ME);
    });
    let before = points(&back, ME);
    back.play("p1 invade 1,0");
    fight_on(&mut back);
    assert_eq!(points(&back, ME), before, "no conquest");
}

/// X4-204, X4R-339, X4R-341: two militia for each level and armies of the owner there defend under one order.
#[test]
fn x4r_341_the_garrison() {
    let mut play = siege(2, 1, 3, 3, |state| land(state, YOU, hex(), "tank", 2));
    play.play("p1 invade 1,0");
    let own = |seat: Seat| play.state.battle.own.iter().filter(|left| left.seat == seat).count();
    assert_eq!((own(ME), own(YOU)), (3, 8), "X4-204: six militia and two tanks");
    let siege = Siege::now(&play.state).expect("a ground battle");
    assert_eq!((siege.hex, siege.attacker, siege.defender, siege.round), (hex(), ME, YOU, 1));
    let unit = |id| Troop::Unit(Ground::from_id(id).expect("a ground unit"));
    let ranks: Vec<_> = siege.ranks(&play.state, YOU).iter().map(|it| (it.troop, it.n)).collect();
    assert_eq!(ranks, [(unit("tank"), 2), (unit("militia"), 6)], "all of a kind stand together");
    play.play("p1 tactic infantry");
    assert_eq!(play.asked(), Some(YOU));
    play.play("p2 tactic vehicles");
    let round = WarEvent::GroundRound(hex(), 1, Tactic::Infantry, Tactic::Vehicles);
    assert!(has(play.events(), round), "X4R-339: both orders are opened together");
}

/// X4R-228: a landing has the same odds before it and in its first round, and they follow from the units on both sides.
#[test]
fn x4r_228_odds_of_a_ground_battle() {
    const RUNS: u32 = 1000;
    let shares = |level: u8, infantry: u8| {
        let mut play = siege(2, 1, level, infantry, |_| {});
        assert_eq!(Siege::chances(&play.state, RUNS, 1), None, "nobody fights yet");
        let before = Chances::of_landing(&play.state, ME, hex(), RUNS, 1);
        play.play("p1 invade 1,0");
        let now = Siege::chances(&play.state, RUNS, 1).expect("a ground battle");
        assert_eq!((now.won + now.lost, now.n_runs), (RUNS, RUNS));
        [before.won, now.won].map(|won| 100 * won / RUNS)
    };
    for (level, infantry) in [(1, 2), (2, 4), (3, 5)] {
        let [before, now] = shares(level, infantry);
        assert!(before.abs_diff(now) <= 6, "{before} % before, {now} % now");
    }
    assert!(shares(1, 9)[1] > 95);
    assert!(shares(3, 1)[1] < 5);
}

/// X4R-414: at most 28 units land at once.
#[test]
fn x4r_414_a_large_landing() {
    let mut play = siege(2, 1, 3, 40, |state| launch(state, ME, hex(), "transporter", 10));
    play.play("p1 invade 1,0");
    let mine = play.state.battle.own.iter().filter(|left| left.seat == ME).count();
    assert_eq!(mine, 28);
    fight_on(&mut play);
    is_sound(&play.state);
}

/// X4R-244: between rounds the attacker may break off; the troops are aboard again, and land once a phase.
#[test]
fn x4r_244_breaking_off() {
    let mut play = siege(2, 2, 3, 4, |_| {});
    play.play("p1 invade 1,0; p1 tactic infantry; p2 tactic infantry");
    assert_eq!(play.decision(), Some(Decision::War(WarDecision::PressOn(hex(), 2))));
    play.play("p1 break-off");
    assert!(has(play.events(), WarEvent::BrokeOff(ME, hex())));
    assert!(play.state.battle.own.is_empty());
    assert_eq!(play.state.colony_at(hex()).map(|it| it.seat), Some(YOU));
    let aboard = play.state.realms[ME].armies.iter().flatten().all(|army| army.aboard().is_some());
    assert!(aboard);
    assert!(!play.may(ME, "invade 1,0"), "X4R-413");
    is_sound(&play.state);
}

/// X4R-237: an army aboard is needed, and no enemy warship there.
#[test]
fn x4r_237_who_can_land() {
    assert!(!siege(2, 1, 1, 0, |_| {}).may(ME, "invade 1,0"));
    assert!(siege(2, 1, 1, 3, |_| {}).may(ME, "invade 1,0"));
    let mut guarded = siege(2, 1, 1, 3, |state| {
        enlist(state, ME, hex(), "std-steel-corvette", 3);
        enlist(state, YOU, hex(), "std-steel-corvette", 1);
    });
    guarded.play("p1 hold");
    assert_eq!(guarded.decision(), Some(Decision::War(WarDecision::Assault)));
    assert!(!guarded.may(ME, "invade 1,0"), "a warship that was left alone");
}

/// X4R-245: a missile base does not hold a colony by itself.
#[test]
fn x4r_245_a_base_alone() {
    let base = Building::from_id("missile-base").expect("a building");
    let stands = |seed: &u64| {
        let mut play = siege(2, *seed, 1, 6, |state| build(state, YOU, hex(), "missile-base", None));
        play.play("p1 invade 1,0");
        let events = fight_on(&mut play);
        has(&events, WarEvent::Conquered(ME, YOU, hex()))
            && !events.contains(&Event::Removed(YOU, base, hex()))
    };
    assert!((0..20).filter(stands).count() > 0, "the colony falls while its base still stands");
}

/// X4-230: a planetary shield keeps invaders off, but for advanced transporters.
#[test]
fn x4_230_the_shield_keeps_off() {
    let shield = |state: &mut State| build(state, YOU, hex(), "planetary-shield", None);
    assert!(!siege(2, 1, 1, 3, shield).may(ME, "invade 1,0"));
    let failed = |state: &mut State| {
        shield(state);
        state.colonies.iter_mut().filter(|it| it.hex == hex()).for_each(|it| it.shield_lost = 6);
    };
    assert!(siege(2, 1, 1, 3, failed).may(ME, "invade 1,0"));
    let advanced = |state: &mut State| {
        shield(state);
        launch(state, ME, hex(), "advanced-transporter", 1);
    };
    assert!(siege(2, 1, 1, 3, advanced).may(ME, "invade 1,0"));
}

/// X4-226, X4-227: the fortress is attacked first, and militia fights as infantry while the colony had one.
#[test]
fn x4_226_the_fortress() {
    for seed in 0..30 {
        let mut play = siege(2, seed, 2, 2, |state| build(state, YOU, hex(), "fortress", None));
        play.play("p1 invade 1,0; p1 tactic infantry; p2 tactic infantry");
        let lost = play.state.colony_at(hex()).map(|it| it.militia_lost);
        assert_eq!(lost, Some(0), "two infantry do not break the fortress in a round");
    }
    let left = |fortified: bool| -> u32 {
        let defenders: &[(&str, u8)] =
            if fortified { &[("militia", 4), ("fortress", 1)] } else { &[("militia", 4)] };
        let attackers = [("tank", 3)];
        (0..200).map(|seed| u32::from(storm(&attackers, defenders, [Tactic::Infantry; 2], 1, seed)[0])).sum()
    };
    assert!(left(true) <= left(false), "militia is no weaker as infantry");
}

/// X4-228, X4R-243: a missile base fires a researched missile in ground battles.
#[test]
fn x4r_243_the_missile_base() {
    let left = |tech: bool| -> usize {
        let survivors = |seed: u64| {
            let mut play = siege(2, seed, 1, 6, |state| {
                build(state, YOU, hex(), "missile-base", None);
                if tech {
                    learn(state, YOU, &["missiles-1", "missiles-2", "missiles-3"]);
                }
            });
            play.play("p1 invade 1,0; p1 tactic infantry; p2 tactic infantry");
            let infantry = Ground::from_id("infantry").expect("infantry");
            usize::from(play.state.realms[ME].ground[engine::Index::at(infantry)])
        };
        (0..60).map(survivors).sum()
    };
    assert!(left(true) < left(false));
}

/// X4-209, X4R-242: with the order support drones help others to hit instead of attacking.
#[test]
fn x4_209_drones_help() {
    let lost = |attackers: &[(&str, u8)], tactic: Tactic| -> u32 {
        let fight = |seed| 12 - storm(attackers, &[("tank", 12)], [tactic, Tactic::Infantry], 1, seed)[1];
        (0..300).map(|seed| u32::from(fight(seed))).sum()
    };
    let alone = lost(&[("heavy-infantry", 3)], Tactic::Vehicles);
    let helped = lost(&[("heavy-infantry", 3), ("war-drones", 3)], Tactic::Support);
    assert!(helped > alone, "{helped} with help, {alone} without");
}

/// X4-210: supporting air force is out of reach of ground units.
#[test]
fn x4_210_air_force_out_of_reach() {
    for seed in 0..60 {
        let [left, _] = storm(
            &[("air-force", 1)],
            &[("heavy-infantry", 6)],
            [Tactic::Support, Tactic::Vehicles],
            3,
            seed,
        );
        assert_eq!(left, 1);
    }
    let shot = (0..60).filter(|seed| {
        let fought = [Tactic::Infantry, Tactic::Vehicles];
        storm(&[("air-force", 1)], &[("heavy-infantry", 6)], fought, 3, *seed)[0] == 0
    });
    assert!(shot.count() > 0, "but not while it attacks");
}

/// X4-205: with the order support heavy infantry repairs a damaged fortress.
#[test]
fn x4_205_field_repair() {
    let left = |tactic: Tactic| -> u32 {
        let defenders = [("fortress", 1), ("heavy-infantry", 3)];
        let fight = |seed| storm(&[("infantry", 5)], &defenders, [Tactic::Infantry, tactic], 3, seed);
        (0..200).map(|seed| u32::from(fight(seed)[1])).sum()
    };
    assert!(left(Tactic::Support) > left(Tactic::Infantry), "the fortress shields them longer");
}

/// X4-193, X4-192, X4R-160: conquest fulfils the goals that are about it.
#[test]
fn x4_192_goals_of_conquest() {
    for id in ["goal-free", "goal-reconquest"] {
        let mut play = siege(2, 1, 1, 9, |state| {
            let goal = WarGoal::from_id(id).expect("a goal");
            state.wars[0].aims.push(Aim { goal, hex: Some(hex()), ..Aim::default() });
            state.colonies.iter_mut().filter(|it| it.hex == hex()).for_each(|it| it.founder = ME);
        });
        play.play("p1 invade 1,0");
        fight_on(&mut play);
        assert!(play.state.wars[0].aims[0].met, "{id}");
    }
    let mut play = siege(2, 1, 1, 9, |state| {
        let goal = WarGoal::from_id("goal-reconquest").expect("a goal");
        state.wars[0].aims.push(Aim { goal, hex: Some(hex()), ..Aim::default() });
    });
    play.play("p1 invade 1,0");
    fight_on(&mut play);
    assert!(!play.state.wars[0].aims[0].met, "another player's colony is not taken back");
}

/// X4R-249: who loses the capital has another one; who takes a home world back has it as capital again.
#[test]
fn x4r_249_capitals() {
    let mut play = siege(2, 1, 2, 9, |state| state.realms[YOU].capital = hex());
    play.play("p1 invade 1,0");
    fight_on(&mut play);
    let capital = play.state.realms[YOU].capital;
    assert!(capital != hex() && play.state.colony_at(capital).is_some_and(|it| it.seat == YOU));
    let far = Hex::corner(2, 3);
    let mut two = siege(2, 1, 2, 9, |state| {
        found(state, YOU, far, "garden-world", 3);
        state.colonies.iter_mut().filter(|it| it.seat == YOU && it.home).for_each(|it| it.level = 1);
        state.realms[YOU].capital = hex();
    });
    two.play("p1 invade 1,0");
    fight_on(&mut two);
    assert_eq!(two.state.realms[YOU].capital, far, "the colony of the highest level");
    let mut back = siege(2, 1, 2, 9, |state| {
        let colony = state.colonies.iter_mut().find(|it| it.hex == hex()).expect("a colony");
        (colony.founder, colony.home) = (ME, true);
    });
    back.play("p1 invade 1,0");
    fight_on(&mut back);
    assert_eq!(back.state.realms[ME].capital, hex());
}

/// X4-353, X4R-100: at war each capacity building duplicates one military unit a round, for its full capacity.
#[test]
fn x4_353_war_economy() {
    let table = |war: bool| {
        Play::of(2, |state| {
            let home = state.realms[ME].capital;
            learn(state, ME, &["war-economy", "defence-troops"]);
            build(state, ME, home, "capacity-building-1", None);
            state.realms[ME].accounts = interportal::realm::Stock::new(|_| 50);
            if war {
                interportal::testing::fight(state, YOU, ME, 1);
            }
        })
    };
    let infantry = engine::Index::at(Ground::from_id("infantry").expect("infantry"));
    let mut play = table(true);
    let capacity = |play: &Play| play.state.realms[ME].spent.iter().map(|n| u32::from(*n)).sum::<u32>();
    play.play("p1 buy infantry");
    while play.decision() != Some(Decision::War(WarDecision::Duplicate(play.state.realms[ME].capital))) {
        let line = play.legal(ME).remove(0);
        play.play(&format!("p1 {line}"));
    }
    let spent = capacity(&play);
    play.play("p1 duplicate");
    assert_eq!(play.state.realms[ME].ground[infantry], 2);
    assert_eq!(capacity(&play), spent + 1, "the full capacity");
    let calm = table(false);
    let mut calm = calm;
    calm.play("p1 buy infantry");
    assert!(!matches!(calm.decision(), Some(Decision::War(_))), "only in war");
}
