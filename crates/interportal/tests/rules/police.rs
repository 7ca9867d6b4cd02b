//! Institution actions of police, watches, contract killing and witnesses (chapter 1.17, X4-033 to X4-038, X4-049).

use interportal::ids::Government;
use interportal::intrigue::{AgentDecision, AgentFault};
use interportal::notation::ActionKind;
use interportal::realm::Mark;
use interportal::testing::{Play, equip_openly, launch, learn};
use interportal::why::Reason;
use interportal::{Decision, State};

use super::agents::{FAR, ME, NEAR, YOU, agent, colony, fault};

fn police(change: impl FnOnce(&mut State)) -> Play {
    agent(
        "police-unit",
        |_| FAR,
        |state| {
            learn(state, ME, &["jurisprudence", "strategic-infiltration"]);
            change(state);
        },
    )
}

/// X4-493, X4-494: a network falls by a level; own police and watch levels make that cheaper.
#[test]
fn x4_493_a_network_is_detected() {
    let table = |watch: u8| {
        police(move |state| {
            state.systems[FAR.at()].networks.set(YOU, 3);
            state.systems[FAR.at()].watches.set(ME, watch);
        })
    };
    let mut play = table(0);
    play.play("p1 deed 1 detect-network; p1 rival p2");
    assert_eq!(
        (play.state.system(FAR).networks[YOU], play.accounts(ME)[3]),
        (2, 58),
        "X4-494: 3 less the police"
    );
    let mut watched = table(2);
    watched.play(&format!("p1 deed watch {FAR} detect-network; p1 rival p2"));
    assert_eq!(
        (watched.state.system(FAR).networks[YOU], watched.accounts(ME)[3]),
        (2, 60),
        "X4R-146: by the watch"
    );
}

/// X4R-144: a network or watch is dealt with where it is.
#[test]
fn x4r_144_in_its_system() {
    let play = agent(
        "police-unit",
        |_| NEAR,
        |state| {
            learn(state, ME, &["strategic-infiltration"]);
            state.systems[FAR.at()].networks.set(YOU, 3);
        },
    );
    assert_eq!(play.why("p1 agency deed 1 detect-network"), fault(AgentFault::NoTarget));
}

/// X4-503, X4-508: a watch rises level by level in one action, each for 1 culture or 2 A, at most to 6.
#[test]
fn x4_503_a_watch_is_erected() {
    let mut play = police(|_| {});
    play.play("p1 deed 1 erect-watch; p1 erect C; p1 erect A; p1 enough");
    assert_eq!(play.state.system(FAR).watches[ME], 2, "X4-508");
    assert_eq!((play.accounts(ME)[0], play.accounts(ME)[3]), (58, 59));
    assert!(matches!(play.decision(), Some(Decision::Act(_, 1))), "one action");
    let mut full = police(|state| state.systems[FAR.at()].watches.set(ME, 5));
    full.play("p1 deed 1 erect-watch; p1 erect C");
    assert_eq!(full.state.system(FAR).watches[ME], 6, "X4-503");
    assert!(matches!(full.decision(), Some(Decision::Act(..))));
    let top = police(|state| state.systems[FAR.at()].watches.set(ME, 6));
    assert_eq!(top.why("p1 agency deed 1 erect-watch"), fault(AgentFault::HighestLevel));
}

/// X4-506: the level of a watch is its hull and counts for control; it can be given up.
#[test]
fn x4_506_a_watch_counts_for_control() {
    let mut play = police(|state| {
        state.systems[FAR.at()].watches.set(ME, 2);
        launch(state, YOU, FAR, "corvette", 1);
    });
    assert_eq!(play.state.controller(FAR), Some(ME));
    play.play(&format!("p1 abandon; p1 abandon-watch {FAR}"));
    assert_eq!(play.state.controller(FAR), Some(YOU));
}

/// X4-506: who controls the system can destroy a watch there, others cannot.
#[test]
fn x4_506_destroyed_through_control() {
    let table = |level: u8| {
        super::clashes::meeting(2, 1, |state| {
            interportal::testing::enlist(state, ME, super::clashes::hex(), "std-arrow-destroyer", 2);
            state.systems[super::clashes::hex().at()].watches.set(YOU, level);
        })
    };
    let mut play = table(1);
    assert!(play.may(ME, "raid watch 1,0 p2"));
    let mut n_left = 1;
    for seed in 0..20 {
        let mut play = play.clone();
        interportal::testing::reseed(&mut play.state, seed);
        play.play("p1 raid watch 1,0 p2");
        n_left = n_left.min(play.state.system(super::clashes::hex()).watches[YOU]);
    }
    assert_eq!(n_left, 0, "it is destroyed");
    play = table(15);
    assert_eq!(play.state.controller(super::clashes::hex()), Some(YOU), "its level counts");
    assert!(!play.may(ME, "raid watch 1,0 p2"));
}

/// X4-505: a watch has sensors: with better ones it detects what is cloaked.
#[test]
fn x4_505_a_watch_has_sensors() {
    let table = |watch: u8| {
        let mut play = police(move |state| {
            learn(state, ME, &["sensors-1", "sensors-2"]);
            state.systems[FAR.at()].watches.set(ME, watch);
        });
        play.state.realms[YOU].ships[0].at = Some(FAR);
        play.state.realms[YOU].ships[0].course.set(Mark::Cloaked, true);
        interportal::testing::stir(&mut play.state);
        play.play("p1 pass").state.realms[YOU].ships[0].course.is(Mark::Cloaked)
    };
    assert!(table(0) && !table(1));
}

/// X4-502: police goes from watch to watch and takes units along, as many hull points as the watch has levels.
#[test]
fn x4_502_patrol() {
    let mut play = police(|state| {
        state.systems[FAR.at()].watches.set(ME, 3);
        state.systems[NEAR.at()].watches.set(ME, 1);
        state.realms[ME].ships[1].at = Some(FAR);
        launch(state, ME, FAR, "cruiser", 1);
    });
    play.play(&format!("p1 deed 1 patrol; p1 at {NEAR}"));
    assert_eq!(play.state.realms[ME].ships[0].at, Some(NEAR));
    assert_eq!(play.decision(), Some(Decision::Agent(AgentDecision::Bring(NEAR))));
    play.play("p1 bring 1");
    assert!(play.state.realms[ME].fleets.iter().flatten().all(|marker| marker.hex == NEAR));
    assert!(matches!(play.decision(), Some(Decision::Act(..))), "1 and 2 hull points are all");
    assert_eq!(play.accounts(ME)[3], 60);
    let alone = police(|state| state.systems[FAR.at()].watches.set(ME, 3));
    assert_eq!(alone.why("p1 agency deed 1 patrol"), fault(AgentFault::NoTarget));
}

/// X4-033, X4-035, X4-036, X4-037, X4-038: a unit with a character is destroyed for 9 A, and nobody arrests.
#[test]
fn x4_035_contract_killing() {
    let table = |item: &str, network: u8| {
        let mut play = agent(
            "agent",
            |_| NEAR,
            |state| {
                equip_openly(state, YOU, "research-ship", 1, item);
                state.realms[YOU].ships[0].at = Some(FAR);
                state.systems[FAR.at()].networks.set(ME, network);
                state.systems[FAR.at()].watches.set(YOU, 2);
            },
        );
        play.play("p1 underground contract-killing free");
        play
    };
    let mut play = table("agent", 0);
    assert_eq!(play.decision(), Some(Decision::Agent(AgentDecision::Kill)));
    play.play("p1 prey p2 ship 1");
    assert_eq!((play.state.realms[YOU].ships.len(), play.accounts(ME)[0]), (2, 51), "X4-038");
    assert!(matches!(play.decision(), Some(Decision::Act(..))), "X4-033: no arrest");
    let mut envoy = table("diplomat", 2);
    envoy.play("p1 prey p2 ship 1");
    let mut covered = envoy.clone();
    envoy.play("p1 bare");
    assert_eq!((envoy.state.realms[ME].sanctions, envoy.accounts(ME)[0]), (1, 51), "X4-036");
    covered.play("p1 cover");
    assert_eq!(
        (covered.state.realms[ME].sanctions, covered.accounts(ME)[0]),
        (0, 47),
        "X4-037, X4-038: 6 less 2"
    );
    let nobody = agent("agent", |_| NEAR, |_| {});
    assert_eq!(nobody.why("p1 underground contract-killing"), Some(Reason::Agent(AgentFault::NoTarget)));
}

/// X4-049, X4-050: a civil ship is an agent for the round, needs no technology, and has no action of its own.
#[test]
fn x4_049_witnesses() {
    let mut play = agent(
        "diplomat",
        |_| NEAR,
        |state| {
            state.realms[ME].government = Government::from_id("technocracy").expect("a government");
            colony(state, 1);
            state.realms[ME].ships[1].at = Some(FAR);
            let hull = interportal::ids::Ship::from_id("research-ship").expect("a hull");
            state.realms[ME].ships[1].make = interportal::realm::Make::Blueprint(hull, 2);
        },
    );
    play.state.realms[ME].office.tokens.grant(ActionKind::Institution, 1);
    play.play("p1 underground hire-witnesses treaty; p1 ship 2");
    assert_eq!(play.accounts(ME)[0], 54);
    assert!(play.may(ME, "deed 2 build-network"), "X4-049: without its technology");
    let before = play.state.realms[ME].office.tokens.of(ActionKind::Institution);
    play.play("p1 deed 2 build-network");
    assert_eq!(play.state.realms[ME].office.tokens.of(ActionKind::Institution), before - 1, "X4-050");
    play.until_round(3);
    assert_eq!(play.state.realms[ME].service.witness, None, "in this round alone");
}

/// X4-340: with Himmlisches Recht police counts twice and a watch as one level higher, for actions of others there.
#[test]
fn x4_340_celestial_law() {
    let price = |police: bool, watch: u8, law: bool| {
        let mut play = agent(
            "agent",
            |_| FAR,
            |state| {
                colony(state, 2);
                equip_openly(state, YOU, "research-ship", 1, "police-unit");
                if police {
                    state.realms[YOU].ships[0].at = Some(FAR);
                }
                state.systems[FAR.at()].watches.set(YOU, watch);
                if law {
                    learn(state, YOU, &["celestial-law"]);
                }
            },
        );
        play.state.realms[YOU].office.tokens = Default::default();
        play.play("p1 deed 1 theft; p1 steal A 1; p1 enough");
        60 - play.accounts(ME)[3]
    };
    assert_eq!([price(true, 0, false), price(true, 0, true)], [1 + 2, 1 + 4]);
    assert_eq!([price(false, 2, false), price(false, 2, true)], [1 + 2, 1 + 3]);
    assert_eq!(price(false, 0, true), 1, "where no watch is, none is higher");
}
