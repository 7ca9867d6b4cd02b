//! Raids, bombardment and titans after the battles (chapters 4.12, 4.14 and 4.27).

use engine::Seat;
use interportal::ids::{Building, Government, Group, Kind};
use interportal::testing::{ally, build, chart, enlist, fit_out, found, fresh, land, launch, troops};
use interportal::war::{WarDecision, WarEvent, WarFault};
use interportal::warfare::Prey;
use interportal::{Decision, Event, Hex, Reason, State};

use super::clashes::{fight, hex, meeting, to_economy};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn peace(state: &mut State) {
    state.wars.clear();
    enlist(state, ME, hex(), "std-arrow-destroyer", 4);
}

fn assault() -> Option<Decision> {
    Some(Decision::War(WarDecision::Assault))
}

fn why(fault: WarFault) -> Option<Reason> {
    Some(Reason::War(fault))
}

fn at(hex: Hex) -> usize {
    hex.at()
}

/// X4R-169, X4R-179, X4-237: a raid on a trade route in peace destroys it, gives a reason for war, and brings a sanction.
#[test]
fn x4r_169_a_raid_on_a_route() {
    let mut play = meeting(2, 1, |state| {
        peace(state);
        state.systems[at(hex())].route = Some(YOU);
    });
    assert_eq!((play.asked(), play.decision()), (Some(ME), assault()));
    play.play("p1 raid route 1,0 p2");
    assert_eq!(play.state.system(hex()).route, None);
    assert_eq!(play.state.realms[ME].sanctions, 1);
    let reason = play.state.reasons(YOU, ME).next().map(|it| (it.reason.id().to_string(), it.hex));
    assert_eq!(reason, Some(("wr-raid".to_string(), hex())));
}

/// X4-220, X4R-179: in war a gate is destroyed without a roll, and nobody is sanctioned.
#[test]
fn x4_220_a_gate_in_war() {
    let mut play = meeting(2, 1, |state| {
        enlist(state, ME, hex(), "std-arrow-destroyer", 1);
        state.systems[at(hex())].gates.add(YOU);
    });
    play.play("p1 raid gate 1,0 p2");
    assert!(!play.state.system(hex()).gates.has(YOU));
    assert!(play.events().contains(&Event::War(WarEvent::Wrecked(YOU, Prey::Gate, hex()))));
    assert_eq!((play.state.realms[ME].sanctions, play.state.grievances.len()), (0, 0));
}

/// X4-507, X4R-178, X4R-413: each point of damage takes a level of a watch; at 0 it is gone. It is fired at once a phase.
#[test]
fn x4r_178_watches() {
    let mut gone = 0;
    for seed in 0..20 {
        let mut play = meeting(2, seed, |state| {
            enlist(state, ME, hex(), "std-arrow-destroyer", 4);
            state.systems[at(hex())].watches.set(YOU, 3);
        });
        play.play("p1 raid watch 1,0 p2");
        let level = play.state.system(hex()).watches[YOU];
        assert!(level <= 3);
        gone += usize::from(level == 0);
        if level > 0 {
            assert!(!play.may(ME, "raid watch 1,0 p2"), "X4R-413");
        }
    }
    assert!(gone > 0, "four destroyers are enough for a watch now and then");
}

/// X4R-169, X4R-182: civil ships that are attacked withdraw on 3 or more, or are destroyed.
#[test]
fn x4r_169_civil_ships() {
    let mut results = [0, 0];
    for seed in 0..30 {
        let mut play = meeting(2, seed, |state| {
            peace(state);
            state.realms[YOU].ships[0].at = Some(hex());
        });
        let before = play.state.realms[YOU].ships.len();
        play.play("p1 raid ships 1,0 p2");
        results[before - play.state.realms[YOU].ships.len()] += 1;
        let stays = play.state.realms[YOU].ships.iter().any(|ship| ship.at == Some(hex()));
        assert!(!stays, "it is gone in any case");
    }
    assert!(results[0] > results[1] && results[1] > 0, "{results:?}");
}

/// X4R-412: what a fleet guards is fought for first; the winner may attack it then.
#[test]
fn x4r_412_guarded() {
    let mut play = meeting(2, 3, |state| {
        peace(state);
        state.systems[at(hex())].route = Some(YOU);
        enlist(state, YOU, hex(), "std-steel-corvette", 1);
    });
    play.play("p1 raid route 1,0 p2");
    assert_eq!(play.state.system(hex()).route, Some(YOU), "not yet");
    let clash = Event::War(WarEvent::Clash(ME, YOU, hex()));
    assert!(play.events().contains(&clash), "X4R-186: the raider attacks");
    fight(&mut play);
    assert_eq!(play.decision(), assault());
    play.play("p1 raid route 1,0 p2");
    assert_eq!(play.state.system(hex()).route, None);
}

/// X4R-412: allies are not attacked, and nobody is asked where there is nothing to attack.
#[test]
fn x4r_412_allies() {
    let play = meeting(2, 1, |state| {
        peace(state);
        state.systems[at(hex())].route = Some(YOU);
        ally(state, ME, YOU, "alliance");
    });
    assert_ne!(play.decision(), assault());
}

/// A colony of the second seat besieged by ships with such weapons.
pub(super) fn siege(
    seed: u64,
    weapons: &[&str],
    change: impl FnOnce(&mut State),
) -> interportal::testing::Play {
    meeting(2, seed, |state| {
        found(state, YOU, hex(), "garden-world", 2);
        launch(state, ME, hex(), "battleship", 3);
        fit_out(state, ME, "battleship", weapons);
        change(state);
    })
}

/// X4R-232, X4R-233, X4R-062: bombs kill militia, once a phase; in the next Economy phase it is full again.
#[test]
fn x4r_233_bombs_on_militia() {
    let mut killed = 0;
    for seed in 0..20 {
        let mut play = siege(seed, &["nox-bombs", "nox-bombs"], |_| {});
        play.play("p1 bombard units 1,0");
        killed += play.state.colony_at(hex()).map_or(0, |colony| colony.militia_lost);
        assert_eq!(play.why("p1 system 1,0"), why(WarFault::Struck));
        to_economy(&mut play);
        assert_eq!(play.state.colony_at(hex()).map(|colony| colony.militia_lost), Some(0));
    }
    assert!(killed > 0);
}

/// X4R-233: without such a weapon there is no bombardment.
#[test]
fn x4r_233_needs_weapons() {
    let play = siege(1, &["light-gun"], |_| {});
    assert!(!play.may(ME, "bombard units 1,0"));
}

/// X4-227: all damage goes to the fortress before anything else is hit.
#[test]
fn x4_227_the_fortress_first() {
    for seed in 0..20 {
        let mut play = siege(seed, &["nox-bombs"], |state| build(state, YOU, hex(), "fortress", None));
        play.play("p1 bombard units 1,0");
        let colony = play.state.colony_at(hex()).expect("a colony");
        let stands = !colony.buildings.is_empty();
        assert!(
            !stands || colony.militia_lost == 0,
            "three hits at most, and the fortress has 3 hull points"
        );
    }
}

/// X4-229, X4-231, X4R-236: the planetary shield takes all hits first and stays lost.
#[test]
fn x4_229_the_planetary_shield() {
    let mut lost = 0;
    for seed in 0..20 {
        let shielded = |state: &mut State| build(state, YOU, hex(), "planetary-shield", None);
        let mut play = siege(seed, &["nox-bombs", "nox-bombs"], shielded);
        play.play("p1 bombard buildings 1,0");
        let colony = *play.state.colony_at(hex()).expect("a colony");
        assert_eq!((colony.militia_lost, colony.buildings.len()), (0, 1), "X4R-233");
        assert_eq!(play.state.shield(&colony), 6 - colony.shield_lost);
        lost += colony.shield_lost;
        to_economy(&mut play);
        let later = play.state.colony_at(hex()).expect("a colony");
        assert_eq!(later.shield_lost, colony.shield_lost, "X4-231: it is not repaired");
    }
    assert!(lost > 0);
}

/// X4-212, X4R-340: with this order defence buildings and guns against ships are hit, units are not.
#[test]
fn x4_212_guns_and_bases() {
    let mut hit = [0, 0];
    for seed in 0..40 {
        let mut play = siege(seed, &["nox-bombs", "nox-bombs"], |state| {
            build(state, YOU, hex(), "missile-base", None);
            land(state, YOU, hex(), "anti-orbital-gun", 1);
        });
        play.play("p1 bombard buildings 1,0");
        let colony = play.state.colony_at(hex()).expect("a colony");
        assert_eq!(colony.militia_lost, 0);
        hit[0] += usize::from(colony.buildings.is_empty());
        hit[1] += usize::from(troops(&play.state, YOU, 0).iter().all(|n| *n == 0));
        assert!(colony.buildings.is_empty() || hit[1] == hit[1].min(hit[0]), "bases are hit first");
    }
    assert!(hit[0] > 0);
}

/// X4R-252, X4R-253: a titan takes a level, or the whole colony at level 1; the planet stays.
#[test]
fn x4r_252_a_titan_razes() {
    let table = |level: u8| {
        meeting(2, 1, |state| {
            found(state, YOU, hex(), "garden-world", level);
            launch(state, ME, hex(), "titan", 1);
        })
    };
    let mut play = table(2);
    play.play("p1 raze 1,0");
    assert_eq!(play.state.colony_at(hex()).map(|colony| colony.level), Some(1));
    let mut play = table(1);
    play.play("p1 raze 1,0");
    assert_eq!(play.state.colony_at(hex()), None);
    let system = play.state.system(hex());
    assert!(system.planet.is_some() && system.kind == Some(Kind::Planet));
    assert!(play.events().contains(&Event::War(WarEvent::Destroyed(ME, YOU, hex()))));
}

/// X4R-252: or two buildings, defences first; not while the shield holds.
#[test]
fn x4r_252_a_titan_demolishes() {
    let table = |defence: &str| {
        meeting(2, 1, |state| {
            found(state, YOU, hex(), "garden-world", 3);
            build(state, YOU, hex(), defence, None);
            build(state, YOU, hex(), "capacity-building-1", None);
            build(state, YOU, hex(), "capacity-building-2", None);
            launch(state, ME, hex(), "titan", 1);
        })
    };
    let mut play = table("fortress");
    play.play("p1 demolish 1,0");
    let left = play.state.colony_at(hex()).expect("a colony").buildings.iter().map(|it| it.building);
    let left: Vec<Building> = left.collect();
    assert_eq!(left.iter().map(|it| it.id()).collect::<Vec<_>>(), ["capacity-building-1"]);
    let shielded = table("planetary-shield");
    assert!(!shielded.may(ME, "demolish 1,0") && !shielded.may(ME, "raze 1,0"));
}

/// A table in the Politics phase of the second round with pirates in a system.
fn paid(change: impl FnOnce(&mut State)) -> interportal::testing::Play {
    let mut play = super::treaties::council(2, |_| {});
    play.state.systems[at(hex())].group = Group::from_id("pirate-fleet");
    chart(&mut play.state);
    change(&mut play.state);
    play.state = fresh(&play.state);
    play.with(ME, [50, 50, 50, 50])
}

/// X4-042, X4-043, X4R-259: paid pirates go one step, fight others, destroy routes without a sanction, and are neutral
/// again in the next round.
#[test]
fn x4_042_paid_pirates() {
    let to = hex().neighbours().find(|it| it.distance(Hex::CENTRE) == 2).expect("a system");
    let mut play = paid(|state| state.systems[at(to)].route = Some(YOU));
    play.play("p1 underground pay-off-pirates free; p1 at 1,0");
    assert_eq!(play.state.paid.iter().copied().collect::<Vec<_>>(), [(hex(), ME, false)]);
    let drive = format!("drive 1,0 {to}");
    for _ in 0..30 {
        let Some(seat) = play.asked() else { break };
        if seat == ME && play.may(ME, &drive) {
            break;
        }
        let lines = play.legal(seat);
        let calm = ["pass", "end", "done"].map(str::to_string);
        let line = calm.iter().find(|it| lines.contains(it)).unwrap_or(&lines[0]).clone();
        play.play(&format!("{seat} {line}"));
    }
    play.play(&format!("p1 {drive}"));
    assert_eq!(play.state.system(hex()).group, None);
    assert!(play.state.system(to).group.is_some());
    assert!(!play.may(ME, &format!("drive {to} 1,0")), "one step a round");
    let raid = format!("raid route {to} p2");
    for _ in 0..30 {
        let Some(seat) = play.asked() else { break };
        if seat == ME && play.may(ME, &raid) {
            break;
        }
        let lines = play.legal(seat);
        let calm = ["pass", "end", "done"].map(str::to_string);
        let line = calm.iter().find(|it| lines.contains(it)).unwrap_or(&lines[0]).clone();
        play.play(&format!("{seat} {line}"));
    }
    play.play(&format!("p1 {raid}"));
    assert_eq!(play.state.system(to).route, None);
    assert_eq!((play.state.realms[ME].sanctions, play.state.grievances.len()), (0, 0));
    to_economy(&mut play);
    assert!(play.state.round == 2 || play.state.paid.is_empty());
}

/// X4-044: under the clan government pirates cannot be paid, only called.
#[test]
fn x4_044_the_clan() {
    let mut play = paid(|state| {
        state.realms[YOU].government = Government::from_id("clan-government").expect("a government");
    });
    play.play("p1 underground pay-off-pirates free");
    assert!(play.state.paid.is_empty());
    assert!(!play.may(ME, "at 1,0"));
}

/// X4-213, X4R-234: guns fire at enemy fleets that stay without a battle; fleets that cannot attack them withdraw.
#[test]
fn x4_213_guns_drive_fleets_off() {
    let table = |seed: u64, weapons: &[&str]| {
        siege(seed, weapons, |state| land(state, YOU, hex(), "anti-orbital-gun", 3))
    };
    let stays = |play: &interportal::testing::Play| {
        play.state.realms[ME].fleets.iter().flatten().any(|marker| marker.hex == hex())
    };
    assert!(!stays(&table(1, &["light-gun"])), "X4-213");
    let whole = interportal::score::hull_points(&siege(1, &["nox-bombs"], |_| {}).state, ME);
    let mut damaged = 0;
    for seed in 0..20 {
        let play = table(seed, &["nox-bombs"]);
        assert!(stays(&play), "bombs can attack the guns");
        damaged += usize::from(interportal::score::hull_points(&play.state, ME) < whole);
    }
    assert!(damaged > 0, "X4R-234");
}
