//! Prices, limits and ways out of institution actions (chapters 1.14 to 1.17 and 4.11).

use interportal::Hex;
use interportal::ids::{Advisor, EventCard, Group, Resource, Ship};
use interportal::intrigue::{AgentDecision, AgentFault};
use interportal::realm::{Held, Make};
use interportal::service::Cargo;
use interportal::testing::{Play, build, employ, equip_openly, federate, fight, hold, launch, learn, tech};
use interportal::{Decision, State};

use super::agents::{FAR, ME, NEAR, YOU, agent, beside, colony, fault, theirs};

/// The second research ship of the first seat carries police and is in the middle.
fn own_police(state: &mut State) {
    equip_openly(state, ME, "research-ship", 2, "police-unit");
    state.realms[ME].ships[1].make = Make::Blueprint(Ship::from_id("research-ship").expect("a hull"), 2);
    state.realms[ME].ships[1].at = Some(FAR);
}

/// X4R-140: own police and own watches make nothing dearer.
#[test]
fn x4r_140_own_police_costs_nothing() {
    let table = || {
        agent(
            "agent",
            |_| FAR,
            |state| {
                colony(state, 2);
                own_police(state);
                state.systems[FAR.at()].watches.set(ME, 3);
            },
        )
    };
    let mut legal = table();
    legal.play("p1 deed 1 promote-corruption");
    assert_eq!(legal.accounts(ME)[3], 60);
    let mut illegal = table();
    illegal.play("p1 deed 1 theft; p1 steal A 1; p1 enough");
    assert_eq!(illegal.accounts(ME)[3], 59, "1 for 1 A");
}

/// X4-496: what has no consequences for anybody cannot be blamed on others.
#[test]
fn x4_496_nothing_to_forge() {
    let mut play = agent(
        "agent",
        |_| FAR,
        |state| {
            colony(state, 2);
            own_police(state);
            learn(state, ME, &["strategic-infiltration"]);
        },
    );
    play.play("p1 deed 1 build-network");
    let asked = matches!(play.decision(), Some(Decision::Agent(AgentDecision::Forge(..))));
    assert!(!asked && play.state.system(FAR).networks[ME] == 1, "nobody is a victim of a network");
}

/// Another unit comes to an agent of the first seat.
fn alarmed(change: impl FnOnce(&mut State)) -> Play {
    let mut play = agent(
        "agent",
        |_| FAR,
        |state| {
            state.realms[YOU].ships[0].at = Some(beside());
            change(state);
        },
    );
    play.play("p1 pass; p2 pass");
    play.until_economy();
    play.play("p1 pass; p2 pass; p1 pass");
    let mut play = play.with(ME, [60, 60, 60, 60]);
    play.play(&format!("p2 move ship 1; p2 go {FAR}"));
    play
}

/// X4-470: nobody escapes to neutral units or to enemies.
#[test]
fn x4_470_where_agents_escape_to() {
    let choices = |play: &Play| -> Vec<Hex> {
        play.choices(ME, "flee ").iter().map(|line| line.parse().expect("a system")).collect()
    };
    let open = choices(&alarmed(|_| {}));
    assert!(open.len() > 2 && !open.contains(&Hex::CENTRE), "the guard of the centre is there: {open:?}");
    let (one, other) = (open[0], open[1]);
    let left: Vec<Hex> = open.iter().copied().filter(|it| *it != one && *it != other).collect();
    let closed = alarmed(|state| {
        state.systems[one.at()].group = Group::from_id("pirate-fleet");
        launch(state, YOU, other, "corvette", 1);
        fight(state, ME, YOU, 1);
    });
    assert_eq!(choices(&closed), left);
    let peace = alarmed(|state| launch(state, YOU, other, "corvette", 1));
    assert!(choices(&peace).contains(&other), "who is at peace is no enemy");
}

/// X4-471, X4R-140: police of others makes an escape dearer.
#[test]
fn x4_471_an_escape_from_police() {
    let mut play = alarmed(|state| {
        equip_openly(state, YOU, "research-ship", 2, "police-unit");
        state.realms[YOU].ships[1].make = Make::Blueprint(Ship::from_id("research-ship").expect("a hull"), 2);
        state.realms[YOU].ships[1].at = Some(FAR);
    });
    let refuge = play.choices(ME, "flee ")[0].clone();
    play.play(&format!("p1 flee {refuge}"));
    assert_eq!(play.accounts(ME)[3], 60 - 1 - 2, "its hull point and the police");
}

/// X4-474: a mine harms who leaves its system as well.
#[test]
fn x4_474_a_mine_behind_a_ship() {
    let mut play = agent(
        "agent",
        |_| FAR,
        |state| {
            learn(state, ME, &["missiles-1"]);
            state.systems[FAR.at()].route = Some(ME);
            launch(state, YOU, FAR, "cruiser", 1);
        },
    );
    play.play("p1 deed 1 mine-main-routes; p1 charge 1; p1 end; p2 pass; p1 pass");
    play.until_economy();
    play.play("p1 pass; p2 pass; p1 pass");
    play.play(&format!("p2 move 1; p2 go {}", beside()));
    assert_eq!(play.decision(), Some(Decision::Agent(AgentDecision::Spring(YOU, FAR))));
}

/// X4R-441: two mines and three ships with goods.
#[test]
fn x4r_441_mines_and_goods() {
    let mines = |n: usize| {
        let mut play = agent(
            "agent",
            |_| FAR,
            |state| {
                learn(state, ME, &["missiles-1"]);
                state.systems[FAR.at()].route = Some(ME);
            },
        );
        [beside(), NEAR].into_iter().take(n).for_each(|hex| play.state.mines.push((hex, ME)));
        play.why("p1 agency deed 1 mine-main-routes")
    };
    assert_eq!([mines(1), mines(2)], [None, fault(AgentFault::NoMorePieces)]);
    let goods = |n: u8| {
        let mut play = agent("agent", |state| state.realms[ME].capital, |_| {});
        (1..=n).for_each(|ship| play.state.realms[ME].service.cargoes.push(Cargo { ship, gold: false }));
        play.why("p1 agency deed 1 smuggling")
    };
    assert_eq!([goods(2), goods(3)], [None, fault(AgentFault::NoMorePieces)]);
}

/// X4-502: a patrol takes no fleet with more hull points than its watch has levels left.
#[test]
fn x4_502_too_large_for_a_patrol() {
    let mut play = agent(
        "police-unit",
        |_| FAR,
        |state| {
            learn(state, ME, &["jurisprudence"]);
            state.systems[FAR.at()].watches.set(ME, 3);
            state.systems[NEAR.at()].watches.set(ME, 1);
            launch(state, ME, FAR, "cruiser", 2);
        },
    );
    play.play(&format!("p1 deed 1 patrol; p1 at {NEAR}"));
    assert_eq!(play.legal(ME), ["enough"], "two levels are left for four hull points");
}

/// X4-432: half the price of an ability, rounded down.
#[test]
fn x4_432_half_a_price() {
    let pack = interportal::testing::dealt(2, 1).pack;
    let total = |it: Advisor| -> i16 {
        Resource::ALL.into_iter().map(|resource| i16::from(pack[it].cost[resource])).sum()
    };
    let odd = Advisor::all().find(|it| total(*it) % 2 == 1 && it.id() != "voice-of-the-okima");
    let advisor = odd.expect("an odd price");
    let mut play = agent("diplomat", theirs, |state| {
        learn(state, ME, &["deep-contacts"]);
        employ(state, YOU, advisor.id(), 1);
    });
    play.play(&format!("p1 deed 1 bribery; p1 bribe {} 1", advisor.id()));
    assert_eq!(play.accounts(ME)[3], 60 - total(advisor) / 2);
}

/// X4-487: the owner of a technology loses half its price in research.
#[test]
fn x4_487_what_espionage_costs_its_victim() {
    let mut play = agent(
        "agent",
        |_| FAR,
        |state| {
            colony(state, 1);
            build(state, YOU, FAR, "resource-building-1", Some(Resource::Research));
            learn(state, YOU, &["drives-1"]);
        },
    );
    play.state.realms[YOU].accounts[Resource::Research] = 30;
    let half = i16::from(play.state.pack[tech("drives-1")].cost.research) / 2;
    play.play("p1 deed 1 espionage; p1 copy drives-1");
    assert!(half > 0);
    assert_eq!(play.accounts(YOU)[2], 30 - half);
}

/// X4-467: an event card that is stolen changes hands, for 5 culture.
#[test]
fn x4_467_a_stolen_event_card() {
    let mut play = agent("agent", theirs, |state| {
        let card = EventCard::from_id("ore-vein").expect("a card");
        hold(state, YOU, Held { card, hex: None, level: 0 });
    });
    assert!(!play.may(ME, "steal-card market"));
    play.play("p1 deed 1 theft");
    assert!(!play.may(ME, "steal-card market"), "there is none");
    play.play("p1 steal-card event");
    let holders: Vec<_> = play.state.cards.iter().map(|(seat, held)| (*seat, held.card.id())).collect();
    assert_eq!((holders, play.accounts(ME)[3]), (vec![(ME, "ore-vein")], 55));
}

/// X4-430, X4-445, X4-477, X4R-134: members of the own federation are no targets of bribery, vote battles and corruption.
#[test]
fn x4_477_not_in_the_own_federation() {
    let may = |item: &str, line: &str, member: bool| {
        let play = agent(item, theirs, |state| {
            learn(state, ME, &["deep-contacts"]);
            employ(state, YOU, "general", 1);
            if member {
                federate(state, ME, YOU);
            }
        });
        play.may(ME, line)
    };
    for (item, line) in [
        ("diplomat", "deed 1 bribery"),
        ("diplomat", "deed 1 vote-battle"),
        ("agent", "deed 1 promote-corruption"),
    ] {
        assert_eq!([may(item, line, false), may(item, line, true)], [true, false], "{line}");
    }
}
