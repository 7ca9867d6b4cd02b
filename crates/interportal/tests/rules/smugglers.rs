//! Smuggling: goods, pips and networks (X4-452 to X4-460).

use interportal::agent::Mission;
use interportal::ids::{Capacity, Resource};
use interportal::intrigue::{AgentDecision, AgentFault};
use interportal::service::Cargo;
use interportal::testing::{Play, equip_openly, learn};
use interportal::{Books, Decision, Hex, State};

use super::agents::{FAR, ME, YOU, agent, beside, colony, fault};

fn home(state: &State) -> Hex {
    state.realms[ME].capital
}

/// The ship with goods is in the middle at the end of the Movement phase, on a colony of this level.
fn goods(level: u8, gold: bool, change: impl FnOnce(&mut State)) -> Play {
    let mut play = agent(
        "agent",
        |_| FAR,
        |state| {
            learn(state, ME, &["strategic-infiltration"]);
            if level > 0 {
                colony(state, level);
            }
            change(state);
        },
    );
    play.state.realms[ME].service.cargoes.push(Cargo { ship: 0, gold });
    play.play("p1 pass; p2 pass");
    play.until_economy();
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    play.with(ME, [60, 60, 60, 60])
}

/// X4-452, X4-453: on an own planet, for 3 culture, a bronze cube is put on the ship.
#[test]
fn x4_453_goods_are_loaded() {
    let mut play = agent("agent", home, |_| {});
    play.play("p1 deed 1 smuggling");
    let service = play.state.realms[ME].service;
    assert_eq!(
        (service.cargo(0), play.accounts(ME)[3]),
        (Some(Cargo { ship: 0, gold: false }), 57),
        "X4-452"
    );
    assert_eq!(service.record.illegal, 1, "it is illegal");
    let abroad = agent("agent", |_| FAR, |state| colony(state, 1));
    assert_eq!(abroad.why("p1 agency deed 1 smuggling"), fault(AgentFault::WrongPlace));
    assert!(play.state.realms[ME].service.done.iter().any(|it| it.mission == Mission::Smuggling));
}

/// X4-454, X4-455: a first part brings 3 A for each level, costs the owner capacity, and the cube becomes golden.
#[test]
fn x4_455_a_first_part() {
    let mut play = goods(2, false, |_| {});
    assert_eq!(play.decision(), Some(Decision::Agent(AgentDecision::Smuggle(FAR))), "X4-454");
    let pool = |play: &Play| Capacity::ALL.map(|it| Books::open(&play.state, YOU).capacity(it));
    let before = pool(&play);
    play.play("p1 smuggle 1");
    assert_eq!(play.accounts(ME)[0], 66);
    assert_eq!(play.state.realms[ME].service.cargo(0).map(|it| it.gold), Some(true));
    assert_eq!(pool(&play), before.map(|n| n - 1), "X4-455");
    play.until_round(3);
    play.until_economy();
    assert_eq!(pool(&play), before.map(|n| n - 1), "in the coming Economy phase");
    play.until_round(4);
    assert_eq!(pool(&play), before, "and no longer");
}

/// X4-456, X4-457, X4-458: all of it brings 6 A for each level, twice that with a golden cube, and leaves pips.
#[test]
fn x4_457_a_flood_of_goods() {
    let mut play = goods(2, false, |_| {});
    let pool = |play: &Play| Books::open(&play.state, YOU).capacity(Capacity::Ground);
    let before = pool(&play);
    play.play("p1 smuggle 2");
    assert_eq!((play.accounts(ME)[0], play.state.colony_at(FAR).map(|it| it.pips)), (72, Some(2)));
    assert_eq!(before - pool(&play), 2, "X4-458: each pip lowers capacity");
    assert!(play.state.realms[ME].service.cargoes.is_empty());
    let mut gold = goods(2, true, |_| {});
    assert_eq!(gold.why("p1 agency smuggle 1"), fault(AgentFault::WrongCube), "X4-456");
    gold.play("p1 smuggle 2");
    assert_eq!((gold.accounts(ME)[0], gold.state.colony_at(FAR).map(|it| it.pips)), (84, Some(4)));
    let full = goods(2, false, |state| {
        state.colonies.iter_mut().filter(|it| it.hex == FAR).for_each(|it| it.pips = 1);
    });
    assert_eq!(full.why("p1 agency smuggle 2"), fault(AgentFault::PipsThere), "X4-458");
}

/// X4-458: the owner removes pips for 2 A each.
#[test]
fn x4_458_pips_are_removed() {
    let mut play = super::tables::rich(|state| {
        colony(state, 2);
        state.colonies.iter_mut().filter(|it| it.hex == FAR).for_each(|it| it.pips = 3);
    });
    play.play("p1 pass");
    let before = play.accounts(YOU)[0];
    play.play(&format!("p2 clear-pips {FAR} 2"));
    assert_eq!((before - play.accounts(YOU)[0], play.state.colony_at(FAR).map(|it| it.pips)), (4, Some(1)));
}

/// X4-459: a network comes there or beside, with a golden cube by two levels.
#[test]
fn x4_459_a_network_of_smugglers() {
    let mut play = goods(1, true, |_| {});
    play.play(&format!("p1 smuggle 3; p1 at {FAR}"));
    assert_eq!(play.state.system(FAR).networks[ME], 2);
    assert!(play.state.realms[ME].service.cargoes.is_empty());
    let mut own = goods(0, false, |state| state.systems[FAR.at()].networks.set(ME, 1));
    assert_eq!(own.legal(ME), ["smuggle 3", "keep-cargo"], "on an own network only that");
    let beside = beside();
    own.play(&format!("p1 smuggle 3; p1 at {beside}"));
    assert_eq!(own.state.system(beside).networks[ME], 1);
}

/// X4-460: outside of colonies police takes the goods and 3 A, with a golden cube 6.
#[test]
fn x4_460_police_takes_the_goods() {
    for (gold, fine) in [(false, 3), (true, 6)] {
        let mut play = agent(
            "agent",
            |_| FAR,
            |state| {
                equip_openly(state, YOU, "research-ship", 1, "police-unit");
                state.realms[YOU].ships[0].at = Some(FAR);
            },
        );
        play.state.realms[ME].service.cargoes.push(Cargo { ship: 0, gold });
        let before = play.accounts(YOU)[0];
        play.play("p1 pass");
        assert_eq!((60 - play.accounts(ME)[0], play.accounts(YOU)[0] - before), (fine, fine));
        assert!(play.state.realms[ME].service.cargoes.is_empty());
    }
    let mut colony_there = agent(
        "agent",
        |_| FAR,
        |state| {
            colony(state, 1);
            equip_openly(state, YOU, "research-ship", 1, "police-unit");
            state.realms[YOU].ships[0].at = Some(FAR);
        },
    );
    colony_there.state.realms[ME].service.cargoes.push(Cargo { ship: 0, gold: false });
    colony_there.play("p1 pass");
    assert_eq!(colony_there.state.realms[ME].service.cargoes.len(), 1, "not on a colony");
    assert_eq!(colony_there.state.realms[ME].accounts[Resource::Awe], 60);
}
