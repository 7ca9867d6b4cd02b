//! Institution actions of diplomats (chapter 1.15).

use interportal::agent::{Agent, Mission, Pressure};
use interportal::hex::Hex;
use interportal::ids::{Advisor, AlwaysLaw, Group, Resource};
use interportal::intrigue::{AgentDecision, AgentEvent, AgentFault};
use interportal::realm::Mark;
use interportal::state::Phase;
use interportal::testing::{Play, build, clear, employ, fight, launch, learn, stir, tech};
use interportal::war::WarFault;
use interportal::why::Reason;
use interportal::{Books, Decision, Event, State};

use super::agents::{FAR, ME, NEAR, YOU, agent, beside, colony, fault, theirs};

fn diplomat(at: impl Fn(&State) -> Hex, change: impl FnOnce(&mut State)) -> Play {
    agent("diplomat", at, |state| {
        learn(state, ME, &["deep-contacts", "interportal-community"]);
        change(state);
    })
}

/// X4-437, X4R-X10: a dialogue brings the level of the colony in culture and 1 to its owner, twice that with an embassy.
#[test]
fn x4_437_dialogue() {
    let mut play = diplomat(|_| FAR, |state| colony(state, 3));
    let before = play.accounts(YOU)[3];
    play.play("p1 deed 1 dialogue");
    assert_eq!((play.accounts(ME)[3], play.accounts(YOU)[3]), (63, before + 1));
    let mut embassy = diplomat(
        |_| FAR,
        |state| {
            colony(state, 3);
            build(state, ME, FAR, "embassy", None);
        },
    );
    let before = embassy.accounts(YOU)[3];
    embassy.play("p1 deed 1 dialogue");
    assert_eq!((embassy.accounts(ME)[3], embassy.accounts(YOU)[3]), (66, before + 2), "doubled");
    assert_eq!(diplomat(|_| NEAR, |_| {}).why("p1 agency deed 1 dialogue"), fault(AgentFault::WrongPlace));
}

/// X4-427, X4-428: neutral units in the same or an adjacent system change sides for twice their price, all of them.
#[test]
fn x4_428_neutral_units_are_recruited() {
    let pirates = |state: &mut State| state.systems[FAR.at()].group = Group::from_id("pirate-fleet");
    let beside = beside();
    let mut play = diplomat(|_| beside, pirates);
    assert_eq!(play.state.realms[ME].ships.len(), 3);
    play.play(&format!("p1 deed 1 recruit-away; p1 at {FAR}; p1 neutrals"));
    assert_eq!(play.accounts(ME)[3], 60 - 12, "two corvettes of 3 A");
    assert_eq!(play.state.system(FAR).group, None);
    let corvettes = play.state.realms[ME].ships.iter().filter(|it| it.at.is_none()).count();
    assert_eq!(corvettes, 2);
    assert!(play.state.realms[ME].fleets.iter().flatten().any(|marker| marker.hex == FAR));
    assert_eq!(diplomat(|_| NEAR, pirates).why("p1 agency deed 1 recruit-away"), fault(AgentFault::NoTarget));
    let being = |state: &mut State| state.systems[NEAR.at()].group = Group::from_id("space-being");
    assert_eq!(diplomat(|_| NEAR, being).why("p1 agency deed 1 recruit-away"), fault(AgentFault::NoTarget));
    let ignorant = agent("diplomat", |_| beside, pirates);
    assert_eq!(
        ignorant.why("p1 agency deed 1 recruit-away"),
        Some(Reason::NeedsTech(tech("deep-contacts"))),
        "X4-427"
    );
}

/// X4R-258: recruited neutral units are own ships at once and cost upkeep from the next round on; pirates that are paid
/// off count as own ships for control.
#[test]
fn x4r_258_recruited_units() {
    let beside = beside();
    let mut play = diplomat(
        |_| beside,
        |state| {
            state.systems[FAR.at()].group = Group::from_id("pirate-fleet");
            // Corvettes cost food by threes.
            launch(state, ME, NEAR, "corvette", 2);
        },
    );
    let units = |play: &Play| Books::open(&play.state, ME).upkeep().units;
    let before = units(&play);
    play.play(&format!("p1 deed 1 recruit-away; p1 at {FAR}; p1 neutrals"));
    assert_eq!(play.state.controller(FAR), Some(ME), "they count as own ships");
    assert_eq!(units(&play), before, "no upkeep in this round");
    while !matches!(play.decision(), Some(Decision::Act(Phase::Movement, _))) {
        let seat = play.asked().expect("a turn");
        let line = if play.may(seat, "pass") { "pass" } else { "end" };
        play.play(&format!("{seat} {line}"));
    }
    assert_eq!(units(&play), before + 1, "four corvettes cost food from now on");
    let mut paid =
        diplomat(|_| beside, |state| state.systems[FAR.at()].group = Group::from_id("pirate-fleet"));
    assert_eq!(paid.state.controller(FAR), None);
    paid.state.paid.push((FAR, ME, false));
    assert_eq!(paid.state.controller(FAR), Some(ME), "paid pirates count, too");
    launch(&mut paid.state, YOU, FAR, "corvette", 3);
    stir(&mut paid.state);
    paid.play("p1 pass");
    let named = |seat| paid.state.named.iter().find(|it| it.hex == FAR && it.seat == seat).map(|it| it.hull);
    let corvette = paid.state.realms[YOU].ships.iter().last().map_or(0, |it| u16::from(it.hull));
    assert_eq!((named(ME), named(YOU)), (Some(2 * corvette), Some(3 * corvette)));
    assert_eq!(paid.state.controller(FAR), Some(YOU), "three against two");
}

/// X4-429: a unit of a war-weary player comes over if the blind offer suffices; a surplus is lost.
#[test]
fn x4_429_a_unit_of_a_weary_player() {
    let table = |die: u8| {
        diplomat(
            |_| FAR,
            move |state| {
                launch(state, YOU, FAR, "corvette", 2);
                // The Closing phase before adds a pip (X4-168).
                if let Some(die) = die.checked_sub(1) {
                    fight(state, YOU, ME, die);
                }
            },
        )
    };
    let mut play = table(3);
    play.play(&format!("p1 deed 1 recruit-away; p1 at {FAR}; p1 prey p2 1; p1 charge 6"));
    let fleet = |play: &Play, seat| play.state.realms[seat].ships.iter().filter(|it| it.at.is_none()).count();
    assert_eq!((fleet(&play, ME), fleet(&play, YOU), play.accounts(ME)[3]), (1, 1, 54));
    let mut short = table(3);
    short.play(&format!("p1 deed 1 recruit-away; p1 at {FAR}; p1 prey p2 1; p1 charge 5"));
    assert_eq!((fleet(&short, ME), short.accounts(ME)[3]), (0, 55), "too little, and it is lost");
    assert!(short.events().iter().any(|it| matches!(it, Event::Agent(AgentEvent::NobodyCame(..)))));
    let mut calm = table(2);
    calm.play(&format!("p1 deed 1 recruit-away; p1 at {FAR}; p1 prey p2 1; p1 charge 4"));
    assert_eq!(fleet(&calm, ME), 0, "a corvette costs 3, the weariness is 2");
    let mut alone = table(0);
    alone.play("p1 deed 1 recruit-away");
    assert_eq!(alone.legal(ME), ["neutrals"], "nobody is weary, only the guard of the core is near");
}

/// X4-430, X4-431, X4-432: an ability of an advisor works for the actor in this round, for half its price.
#[test]
fn x4_431_bribery() {
    let table = |level: u8| diplomat(theirs, move |state| employ(state, YOU, "voice-of-the-okima", level));
    assert_eq!(table(1).why("p1 agency deed 1 bribery"), fault(AgentFault::Forbidden), "never the voice");
    let id = Advisor::all().find(|it| it.id() != "voice-of-the-okima").expect("another").id();
    let mut play = diplomat(theirs, |state| employ(state, YOU, id, 1));
    let advisor = Advisor::from_id(id).expect("an advisor");
    let price = play.state.pack[advisor].cost;
    let total: i16 = Resource::ALL.into_iter().map(|it| i16::from(price[it])).sum();
    play.play(&format!("p1 deed 1 bribery; p1 bribe {id} 1"));
    assert_eq!(play.accounts(ME)[3], 60 - total / 2, "X4-432");
    let bribed = play.state.realms[ME].service.bribed.expect("an ability");
    assert_eq!((bribed.seat, bribed.advisor, bribed.level), (YOU, advisor, 1));
    assert!(play.state.is_bribed(YOU, advisor, 1));
    play.until_round(3);
    assert_eq!(play.state.realms[ME].service.bribed, None, "only in this round");
    assert!(!diplomat(|_| FAR, |state| colony(state, 1)).may(ME, "deed 1 bribery"), "X4-430: a home world");
}

/// X4-431: the ability works for the actor and not for its owner; abilities that work once cannot be bought.
#[test]
fn x4_431_a_bribed_ability() {
    let mut play = diplomat(theirs, |state| employ(state, YOU, "chief-scientist", 3));
    let research = |play: &Play, seat| Books::open(&play.state, seat).income().net()[Resource::Research];
    let before = [ME, YOU].map(|seat| research(&play, seat));
    play.play("p1 deed 1 bribery");
    assert!(play.may(ME, "bribe chief-scientist 2"), "it works all the time");
    assert!(!play.may(ME, "bribe chief-scientist 3"), "it works once");
    play.play("p1 bribe chief-scientist 1");
    let after = [ME, YOU].map(|seat| research(&play, seat));
    assert_eq!([after[0] - before[0], after[1] - before[1]], [2, -2]);
}

/// X4-433 to X4-436, X4R-149, X4R-445: the ship goes onto the board of the other player, and comes back.
#[test]
fn x4_434_an_ambassador() {
    let table = || {
        diplomat(theirs, |state| {
            let home = theirs(state);
            clear(state, home);
            build(state, ME, home, "embassy", None);
            colony(state, 2);
        })
    };
    let mut play = table();
    play.play("p1 deed 1 appoint-ambassador");
    let service = play.state.realms[ME].service;
    assert_eq!((service.envoys[1], play.state.realms[ME].ships.len()), (1, 2), "X4-434");
    assert!(play.state.agents(ME).any(|it| it == Agent::Envoy(YOU)));
    assert!(play.may(ME, "deed envoy p2 dialogue"), "X4-435: a diplomat wherever the embassy is");
    let mut back = table();
    back.play("p1 deed 1 appoint-ambassador; p1 end; p1 enough; p2 pass");
    back.play("p1 deed envoy p2 appoint-ambassador");
    assert_eq!((back.state.realms[ME].service.envoys[1], back.state.realms[ME].ships.len()), (0, 3));
    assert_eq!(back.state.realms[ME].ships[2].at, Some(theirs(&back.state)));
    let second = diplomat(theirs, |state| {
        build(state, ME, theirs(state), "embassy", None);
        state.realms[ME].service.envoys[1] = 1;
    });
    assert_eq!(second.why("p1 agency deed 1 appoint-ambassador"), fault(AgentFault::HasEnvoy), "X4-436");
    let none = diplomat(theirs, |_| {});
    assert_eq!(none.why("p1 agency deed 1 appoint-ambassador"), fault(AgentFault::WrongPlace), "X4-433");
}

/// X4-435: with an ambassador embassies can be built on all planets of that player.
#[test]
fn x4_435_embassies_everywhere() {
    let table = |envoy: u8| {
        let mut play = super::tables::rich(|state| {
            let home = state.realms[ME].capital;
            clear(state, home);
            build(state, ME, home, "capacity-building-3", None);
            learn(state, ME, &["interportal-community"]);
            colony(state, 2);
            let theirs = theirs(state);
            clear(state, theirs);
            build(state, ME, theirs, "embassy", None);
            state.realms[ME].service.envoys[1] = envoy;
        });
        play.until_economy();
        play.may(ME, "build embassy")
    };
    assert!(!table(0));
    assert!(table(1));
}

/// X4R-149: an ambassador goes home when the last embassy with that player is lost.
#[test]
fn x4r_149_the_last_embassy() {
    let mut play = agent(
        "agent",
        |_| FAR,
        |state| {
            colony(state, 2);
            build(state, YOU, FAR, "embassy", None);
            state.colonies.iter_mut().for_each(|it| {
                if it.hex == FAR {
                    it.seat = ME;
                }
            });
            // The second seat has its ambassador with the first; a third party is not needed.
            state.realms[YOU].service.envoys[0] = 1;
            state.systems[FAR.at()].networks.set(ME, 1);
        },
    );
    if play.asked() == Some(YOU) {
        play.play("p2 enough");
    }
    play.play("p1 deed 1 sabotage; p1 raze 1");
    assert_eq!(play.state.realms[YOU].service.envoys[0], 0);
    let home = play.state.realms[YOU].capital;
    assert_eq!(play.state.realms[YOU].ships.iter().last().and_then(|it| it.at), Some(home));
}

/// X4-438, X4-439, X4-440: two cubes on the war card are a reason for war, on a treaty card they force the treaty.
#[test]
fn x4_440_pressure() {
    let mut play = diplomat(theirs, |_| {});
    play.play("p1 deed 1 exert-pressure; p1 press war");
    assert_eq!(play.accounts(ME)[3], 58, "X4-438");
    assert_eq!(play.state.realms[ME].service.cubes[1].on(Pressure::War), 1, "X4-439");
    let with_embassy = |state: &mut State| {
        let home = theirs(state);
        clear(state, home);
        build(state, ME, home, "embassy", None);
    };
    let mut reason = diplomat(theirs, with_embassy);
    reason.play("p1 deed 1 exert-pressure; p1 press war");
    assert_eq!(reason.state.realms[ME].service.cubes[1].on(Pressure::War), 0, "used up");
    let grieved = |it: &Event| format!("{it:?}").contains("Grievance");
    assert!(reason.events().iter().any(grieved), "X4-440");
    let mut treaty = diplomat(theirs, with_embassy);
    treaty.play("p1 deed 1 exert-pressure; p1 press trade");
    assert_eq!((treaty.state.treaties.len(), treaty.accounts(ME)[3]), (1, 57), "X4-440: all of it is paid");
    assert!(treaty.state.treaties[0].partners.has(ME) && treaty.state.treaties[0].partners.has(YOU));
}

/// X4R-152: a forced treaty can be cancelled only after three rounds.
#[test]
fn x4r_152_a_forced_treaty_lasts() {
    let mut play = diplomat(theirs, |state| {
        let home = theirs(state);
        clear(state, home);
        build(state, ME, home, "embassy", None);
    });
    play.play("p1 deed 1 exert-pressure; p1 press trade");
    let (forced, begun) = (Some(Reason::War(WarFault::Forced)), play.state.round);
    for later in 0..3 {
        play.state.round = begun + later;
        assert_eq!(play.why("p1 warfare cancel trade-treaty p2"), forced, "round {later} of it");
    }
    play.state.round = begun + 3;
    assert_ne!(play.why("p1 warfare cancel trade-treaty p2"), forced);
    assert_eq!(play.state.treaties.len(), 1, "it lasts until it is cancelled");
}

/// X4-441, X4R-152: cubes stay until they are used or their owner removes them.
#[test]
fn x4_441_an_own_cube_is_removed() {
    let mut play = diplomat(theirs, |_| {});
    assert_eq!(play.state.realms[ME].service.cubes[1].on(Pressure::Trade), 0);
    play.state.realms[YOU].service.cubes[0] = {
        let mut other = diplomat(theirs, |_| {});
        other.play("p1 deed 1 exert-pressure; p1 press trade");
        other.until_round(3);
        other.state.realms[ME].service.cubes[1]
    };
    assert_eq!(play.state.realms[YOU].service.cubes[0].on(Pressure::Trade), 1, "X4R-152: it stays");
    play.play("p1 deed 1 exert-pressure; p1 unpress trade");
    assert_eq!(play.state.realms[YOU].service.cubes[0].on(Pressure::Trade), 0);
}

/// X4-442: at war pressure raises the war weariness, twice with an embassy.
#[test]
fn x4_442_pressure_at_war() {
    let mut play = diplomat(theirs, |state| fight(state, ME, YOU, 2));
    play.play("p1 deed 1 exert-pressure");
    assert_eq!(play.legal(ME), ["weariness"]);
    play.play("p1 weariness");
    assert_eq!(play.state.wars[0].extra[YOU], 1);
    assert_eq!(play.state.weariness(YOU), 2, "X4R-164: half of two pips and one more");
}

/// X4-445, X4-446: cubes of the other player on always-laws come and go, two at once with an embassy.
#[test]
fn x4_446_vote_battle() {
    let law = AlwaysLaw::from_id("sanction").expect("a law");
    let mut play = diplomat(theirs, |_| {});
    play.play("p1 deed 1 vote-battle; p1 cube sanction");
    assert_eq!(play.state.realms[ME].service.cubes[1].on_law(law), 1);
    let mut two = diplomat(theirs, |state| {
        let home = theirs(state);
        clear(state, home);
        build(state, ME, home, "embassy", None);
    });
    two.play("p1 deed 1 vote-battle; p1 cube sanction");
    assert_eq!(two.state.realms[ME].service.cubes[1].on_law(law), 2, "doubled");
    assert!(!diplomat(|_| FAR, |state| colony(state, 1)).may(ME, "deed 1 vote-battle"), "X4-445");
}

/// X4-406, X4-461 to X4-463: small ships go underground from network to network, cheaper from a strong one.
#[test]
fn x4_462_going_underground() {
    let far = Hex::corner(2, 3);
    let table = |level: u8| {
        agent(
            "agent",
            |_| NEAR,
            move |state| {
                state.systems[NEAR.at()].networks.set(ME, level);
                state.systems[far.at()].networks.set(ME, u8::from(level > 0));
            },
        )
    };
    assert_eq!(table(0).why("p1 agency deed 1 go-underground"), fault(AgentFault::WrongPlace), "X4-461");
    let mut play = table(1);
    play.play(&format!("p1 deed 1 go-underground; p1 move ship 1; p1 at {far}"));
    assert_eq!(play.state.realms[ME].ships[0].at, Some(far), "X4-462");
    assert_eq!(play.accounts(ME)[3], 60 - (4 / 2 - 1), "X4-463: half of four systems, less the level");
    assert!(play.state.realms[ME].ships[0].course.is(Mark::Held), "it moves no more in this round");
    let contact = diplomat(|_| FAR, |_| {});
    assert!(contact.may(ME, "deed 1 go-underground"), "X4-406: a diplomat stands on a network of its own");
    assert!(!agent("diplomat", |_| FAR, |_| {}).may(ME, "deed 1 go-underground"));
}

/// X4-407: the first researcher of Tiefenkontakte goes underground with each ship free of charge.
#[test]
fn x4_407_a_bonus_for_every_ship() {
    let mut play = super::tables::rich(|state| {
        (1..=2).for_each(|it| interportal::testing::equip_openly(state, ME, "research-ship", it, "agent"));
        learn(state, ME, &["interportal-community"]);
        let home = state.realms[ME].capital;
        state.systems[home.at()].networks.set(ME, 1);
        state.systems[FAR.at()].networks.set(ME, 1);
    });
    play.play("p1 research deep-contacts");
    assert_eq!(play.decision(), Some(Decision::Agent(AgentDecision::Perform)));
    let culture = play.accounts(ME)[3];
    play.play(&format!("p1 deed 1 go-underground; p1 move ship 1; p1 at {FAR}"));
    assert_eq!((play.state.realms[ME].ships[0].at, play.accounts(ME)[3]), (Some(FAR), culture));
    assert!(play.may(ME, "deed 2 go-underground") && !play.may(ME, "deed 1 go-underground"), "once per ship");
    play.play("p1 enough");
    assert!(matches!(play.decision(), Some(Decision::Act(..))));
    assert_eq!(
        play.state.realms[ME].service.done.iter().filter(|it| it.mission == Mission::GoUnderground).count(),
        1
    );
}
