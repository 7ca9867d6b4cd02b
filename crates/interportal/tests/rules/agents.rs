//! Characters and their institution actions in general (chapter 1.14, X4-093 to X4-095).

use engine::Seat;
use interportal::agent::Mission;
use interportal::hex::Hex;
use interportal::intrigue::{AgentDecision, AgentFault};
use interportal::notation::ActionKind;
use interportal::state::Phase;
use interportal::testing::{Play, build, chart, equip_openly, found, learn};
use interportal::why::Reason;
use interportal::{Decision, State};

use super::politics::second_round;

pub(super) const ME: Seat = Seat(0);
pub(super) const YOU: Seat = Seat(1);
/// A system between the players.
pub(super) const FAR: Hex = Hex::corner(1, 1);
/// Next to the home world of the first seat.
pub(super) const NEAR: Hex = Hex::corner(2, 0);

/// A system next to it, which is not the galactic centre.
pub(super) fn beside() -> Hex {
    FAR.neighbours().find(|hex| *hex != Hex::CENTRE && hex.distance(NEAR) > 1).expect("a neighbour")
}

/// The home world of the second seat.
pub(super) fn theirs(state: &State) -> Hex {
    state.realms[YOU].capital
}

/// The first seat is on turn in the Politics phase of round 2; its first research ship carries this, and is there.
pub(super) fn agent(item: &str, at: impl Fn(&State) -> Hex, change: impl FnOnce(&mut State)) -> Play {
    second_round(|state| {
        chart(state);
        equip_openly(state, ME, "research-ship", 1, item);
        state.realms[ME].discovered.add(YOU);
        state.realms[YOU].discovered.add(ME);
        let hex = at(state);
        state.realms[ME].ships[0].at = Some(hex);
        change(state);
    })
}

/// A colony of the second seat in the middle of the map.
pub(super) fn colony(state: &mut State, level: u8) {
    found(state, YOU, FAR, "garden-world", level);
}

/// An agent with a network on such a colony, which has a building and a watch of level 2.
pub(super) fn observed(change: impl FnOnce(&mut State)) -> Play {
    agent(
        "agent",
        |_| FAR,
        |state| {
            colony(state, 2);
            build(state, YOU, FAR, "capacity-building-1", None);
            state.systems[FAR.at()].networks.set(ME, 1);
            state.systems[FAR.at()].watches.set(YOU, 2);
            change(state);
        },
    )
}

pub(super) fn fault(fault: AgentFault) -> Option<Reason> {
    Some(Reason::Agent(fault))
}

/// X4-093, X4-095, X4-419: each character has one action of its own in a round, which costs no institution action.
#[test]
fn x4_419_one_action_of_its_own() {
    let mut play = agent("diplomat", theirs, |_| {});
    let before = play.state.realms[ME].office.tokens;
    play.play("p1 deed 1 dialogue");
    assert_eq!(play.state.realms[ME].office.tokens, before, "X4-093: its own action costs nothing");
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Politics, 1)), "X4R-142: an action of the turn");
    assert!(play.state.realms[ME].service.done.iter().any(|it| it.mission == Mission::Dialogue));
    let plain = agent("agent", theirs, |_| {});
    assert!(!plain.may(ME, "deed 1 dialogue"), "X4-095: each kind has its own actions");
    assert!(plain.may(ME, "deed 1 promote-corruption"));
}

/// X4-094, X4-420, X4-421: a further one costs an institution or free action, and differs from all before it.
#[test]
fn x4_420_a_further_action() {
    let mut play = agent("agent", theirs, |_| {});
    assert_eq!(play.state.realms[ME].office.tokens.of(ActionKind::Free), 1);
    play.play("p1 deed 1 promote-corruption");
    assert_eq!(play.why("p1 agency deed 1 promote-corruption"), fault(AgentFault::DoneAlready), "X4-421");
    play.play("p1 deed 1 reconnaissance; p1 rival p2");
    assert_eq!(play.state.realms[ME].office.tokens.total(), 0, "X4-420: paid with a free action");
    let mut poor = agent("agent", theirs, |_| {});
    poor.play("p1 sell free; p1 deed 1 promote-corruption; p2 pass");
    let reason = poor.why("p1 agency deed 1 theft");
    assert_eq!(reason, Some(Reason::NoPoliticalAction(ActionKind::Institution)), "X4-094");
}

/// X4R-145: a ship with an agent and a diplomat has an action of each kind.
#[test]
fn x4r_145_two_characters_aboard() {
    let mut play = agent("agent", theirs, |state| {
        let ship = interportal::ids::Ship::from_id("research-ship").expect("a hull");
        interportal::testing::fit_out(state, ME, ship.id(), &["agent", "diplomat"]);
        interportal::testing::disclose(state, ME, ship.id(), 1);
    });
    play.play("p1 sell free; p1 deed 1 dialogue; p2 pass");
    assert!(play.may(ME, "deed 1 promote-corruption"), "the agent has not acted");
    play.play("p1 deed 1 promote-corruption");
    let reason = play.why("p1 agency deed 1 theft");
    assert_eq!(reason, Some(Reason::NoPoliticalAction(ActionKind::Institution)));
}

/// X4-422, X4-402: networks need Strategische Infiltration, watches need Rechtslehre.
#[test]
fn x4_422_technologies_are_needed() {
    let play = agent("agent", |_| FAR, |_| {});
    let tech = interportal::testing::tech;
    let needs = |id: &str| Some(Reason::NeedsTech(tech(id)));
    assert_eq!(play.why("p1 agency deed 1 build-network"), needs("strategic-infiltration"));
    let police = agent("police-unit", |_| FAR, |_| {});
    assert_eq!(police.why("p1 agency deed 1 erect-watch"), needs("jurisprudence"));
    assert_eq!(police.why("p1 agency deed 1 detect-network"), needs("strategic-infiltration"));
    let able = agent("agent", |_| FAR, |state| learn(state, ME, &["strategic-infiltration"]));
    assert!(able.may(ME, "deed 1 build-network"), "X4-402");
}

/// X4-423, X4-448, X4-451: a network is placed in a system, costs culture for each level, and stays.
#[test]
fn x4_451_a_network_is_built() {
    let mut play = agent("agent", |_| FAR, |state| learn(state, ME, &["strategic-infiltration"]));
    play.play("p1 deed 1 build-network");
    assert_eq!((play.state.system(FAR).networks[ME], play.accounts(ME)[3]), (1, 59), "X4-448");
    play.state.realms[ME].ships[0].at = Some(NEAR);
    play.play("p1 end; p2 pass; p1 pass");
    assert_eq!(play.state.system(FAR).networks[ME], 1, "X4-423: it stays when the ship leaves");
    let mut second = agent(
        "agent",
        |_| FAR,
        |state| {
            learn(state, ME, &["strategic-infiltration"]);
            state.systems[FAR.at()].networks.set(ME, 2);
        },
    );
    second.play("p1 deed 1 build-network");
    assert_eq!((second.state.system(FAR).networks[ME], second.accounts(ME)[3]), (3, 57), "X4-451");
    let full = agent(
        "agent",
        |_| FAR,
        |state| {
            learn(state, ME, &["strategic-infiltration"]);
            state.systems[FAR.at()].networks.set(ME, 3);
        },
    );
    assert_eq!(full.why("p1 agency deed 1 build-network"), fault(AgentFault::HighestLevel));
}

/// X4-450: building a network is the only illegal action of the round in its system, unless the seat controls it.
#[test]
fn x4_450_alone_in_the_system() {
    let table = |fleet: bool| {
        let mut play = agent(
            "agent",
            |_| FAR,
            |state| {
                learn(state, ME, &["strategic-infiltration"]);
                colony(state, 2);
                if fleet {
                    interportal::testing::launch(state, ME, FAR, "corvette", 1);
                }
            },
        );
        play.play("p1 deed 1 theft; p1 steal A 1; p1 enough");
        play
    };
    assert_eq!(table(false).why("p1 agency deed 1 build-network"), fault(AgentFault::OnlyIllegal));
    assert!(table(true).may(ME, "deed 1 build-network"), "it controls the system");
}

/// X4-424, X4-425, X4-426: the character is in the system, or within the range of a network, whose level counts less.
#[test]
fn x4_425_the_range_of_a_network() {
    let at = |level: u8, hex: Hex| {
        agent(
            "agent",
            |_| hex,
            |state| {
                colony(state, 1);
                state.systems[FAR.at()].networks.set(ME, level);
            },
        )
    };
    let beside = beside();
    assert_eq!(
        at(0, beside).why("p1 agency deed 1 promote-corruption"),
        fault(AgentFault::WrongPlace),
        "X4-424"
    );
    assert!(at(0, FAR).may(ME, "deed 1 promote-corruption"));
    assert!(at(1, beside).may(ME, "deed 1 promote-corruption"), "X4-425");
    assert!(at(2, NEAR).may(ME, "deed 1 promote-corruption"), "two systems away");
    assert!(!at(1, NEAR).may(ME, "deed 1 promote-corruption"), "too far for level 1");
    let sabotage = |level: u8, hex: Hex| {
        let play = agent(
            "agent",
            |_| hex,
            |state| {
                colony(state, 1);
                interportal::testing::build(state, YOU, FAR, "capacity-building-1", None);
                state.systems[FAR.at()].networks.set(ME, level);
            },
        );
        play.why("p1 agency deed 1 sabotage")
    };
    assert_eq!(sabotage(1, FAR), None);
    assert_eq!(sabotage(1, beside), fault(AgentFault::NeedsNetwork), "X4-426: it counts 1 lower");
    assert_eq!(sabotage(2, beside), None);
}

/// X4R-151: a network that an intelligence agreement shares counts for range.
#[test]
fn x4r_151_shared_networks() {
    let table = |treaty: bool| {
        agent(
            "agent",
            |_| FAR,
            |state| {
                state.systems[FAR.at()].networks.set(YOU, 2);
                if treaty {
                    interportal::testing::ally(state, ME, YOU, "intelligence-agreement");
                }
            },
        )
    };
    assert!(!table(false).may(ME, "deed 1 probe-the-situation"));
    let mut play = table(true);
    play.play("p1 deed 1 probe-the-situation");
    assert_eq!(play.accounts(ME)[3], 62);
    assert_eq!(play.state.system(FAR).networks[YOU], 2, "it is not used up");
}

/// X4-289, X4-504, X4R-140: police of others adds 2 culture to every action there, a watch its pips to illegal ones.
#[test]
fn x4_289_police_makes_it_dearer() {
    let table = |police: usize, watch: u8| {
        let mut play = agent(
            "agent",
            |_| FAR,
            |state| {
                colony(state, 2);
                (1..=2).for_each(|variant| equip_openly(state, YOU, "research-ship", variant, "police-unit"));
                (0..police).for_each(|ship| state.realms[YOU].ships[ship].at = Some(FAR));
                state.systems[FAR.at()].watches.set(YOU, watch);
            },
        );
        play.state.realms[YOU].office.tokens = Default::default();
        play
    };
    let legal = |mut play: Play| {
        play.play("p1 deed 1 promote-corruption");
        60 - play.accounts(ME)[3]
    };
    assert_eq!(
        [legal(table(0, 0)), legal(table(1, 0)), legal(table(2, 0))],
        [0, 2, 4],
        "X4-289: also if it is free"
    );
    assert_eq!(legal(table(0, 3)), 0, "X4-504: watches count for illegal ones alone");
    let mut illegal = table(1, 0);
    illegal.play("p1 deed 1 theft; p1 steal A 1; p1 enough");
    assert_eq!(illegal.accounts(ME)[3], 57, "1 and 2");
    let mut watched = table(0, 3);
    watched.play("p1 deed 1 theft; p1 steal A 1; p1 enough");
    assert_eq!(watched.decision(), Some(Decision::Agent(AgentDecision::Arrest(ME, Mission::Theft, FAR))));
    assert_eq!(watched.accounts(ME)[3], 56, "X4R-140: 1 and the pips");
}

/// X4R-441: eight institution actions in a round.
#[test]
fn x4r_441_eight_in_a_round() {
    let mut play = agent("agent", theirs, |_| {});
    let hex = theirs(&play.state);
    for n in 0..8 {
        assert!(play.may(ME, "deed 1 promote-corruption"), "after {n}");
        let mission = Mission::ALL[usize::from(n == 7)];
        let errand = interportal::service::Errand {
            agent: interportal::agent::Agent::Watch(hex),
            mission,
            ..Default::default()
        };
        play.state.realms[ME].service.done.push(errand);
    }
    assert_eq!(play.why("p1 agency deed 1 promote-corruption"), fault(AgentFault::TooManyErrands));
}

/// X4R-142: reactions are no action of a turn.
#[test]
fn x4r_142_reactions_are_no_actions() {
    let play = agent("police-unit", theirs, |_| {});
    assert!(!play.legal(ME).iter().any(|line| line.ends_with("arrest") || line.ends_with("forge-evidence")));
    let mut turn = observed(|_| {});
    turn.play("p1 deed 1 sabotage; p1 raze 1; p2 arrest; p2 wager 0; p1 wager 9");
    assert_eq!(
        (turn.asked(), turn.decision()),
        (Some(ME), Some(Decision::Act(Phase::Politics, 1))),
        "the turn goes on with its second action"
    );
    turn.play("p1 end");
    assert_eq!(
        turn.decision(),
        Some(Decision::Act(Phase::Politics, 0)),
        "the arrest was none of its actions"
    );
}
