//! Arrests, forged evidence, political support, escape plans and orders (X4-443, X4-469, X4-495, X4-498, X4R-440).

use engine::{Game, Seat};
use interportal::agent::{Mission, Order};
use interportal::hex::Hex;
use interportal::ids::{EventCard, Government, Resource};
use interportal::intrigue::{AgentDecision, AgentEvent, AgentFault};
use interportal::notation::ActionKind;
use interportal::realm::Held;
use interportal::testing::{Play, build, chart, clear, equip_openly, hold, learn, market, pocket};
use interportal::{Decision, Event, State};

use super::agents::{FAR, ME, YOU, agent, beside, colony, fault, observed, theirs};

/// An agent on a colony of the second seat, which has police there.
fn watched(change: impl FnOnce(&mut State)) -> Play {
    let mut play = agent(
        "agent",
        |_| FAR,
        |state| {
            colony(state, 2);
            equip_openly(state, YOU, "research-ship", 1, "police-unit");
            state.realms[YOU].ships[0].at = Some(FAR);
            change(state);
        },
    );
    play.state.realms[YOU].accounts[Resource::Culture] = 10;
    play.state.realms[YOU].accounts[Resource::Awe] = 10;
    play
}

fn steals(play: &mut Play) {
    play.play("p1 deed 1 theft; p1 steal A 5; p1 enough");
}

/// X4-498, X4-500, X4-501: both bid; if the police wins, the action is prevented and the ship is at home.
#[test]
fn x4_501_an_arrest() {
    let mut play = watched(|_| {});
    steals(&mut play);
    assert_eq!(
        (play.asked(), play.decision()),
        (Some(YOU), Some(Decision::Agent(AgentDecision::Arrest(ME, Mission::Theft, FAR))))
    );
    play.play("p2 arrest");
    assert_eq!(play.state.realms[YOU].office.tokens.total(), 0, "X4-498: an institution or free action");
    play.play("p2 wager 3; p1 wager 3");
    assert_eq!(play.accounts(YOU)[0], 10, "X4-501: prevented; the police adds 1 (X4-500)");
    let home = play.state.realms[ME].capital;
    assert_eq!(play.state.realms[ME].ships[0].at, Some(home));
    assert_eq!((play.accounts(ME)[3], play.accounts(YOU)[3]), (60 - 7 - 3, 7), "price and bids are lost");
    let mut tie = watched(|_| {});
    steals(&mut tie);
    tie.play("p2 arrest; p2 wager 3; p1 wager 4");
    assert_eq!(tie.accounts(YOU)[0], 5, "X4R-147: a tie is no arrest");
    assert!(tie.events().iter().any(|it| matches!(it, Event::Agent(AgentEvent::Slipped(..)))));
    let mut legal = watched(|_| {});
    legal.play("p1 deed 1 promote-corruption");
    assert!(matches!(legal.decision(), Some(Decision::Act(..))), "only what is illegal");
}

/// X4-499, X4-505, X4R-146: a watch arrests without an institution action, once per round.
#[test]
fn x4_499_a_watch_arrests() {
    let table = || {
        let mut play = observed(|state| {
            state.realms[ME].government = Government::from_id("technocracy").expect("a government");
        });
        play.state.realms[YOU].office.tokens = Default::default();
        play.state.realms[YOU].accounts[Resource::Culture] = 0;
        play.state.realms[YOU].accounts[Resource::Awe] = 10;
        play
    };
    let mut play = table();
    steals(&mut play);
    play.play("p2 arrest");
    play.play("p1 wager 1");
    assert_eq!(play.accounts(YOU)[0], 10, "X4-505: two levels against 1");
    play.state.realms[ME].ships[0].at = Some(FAR);
    play.play("p1 deed 1 sabotage; p1 raze 1");
    assert!(!matches!(play.decision(), Some(Decision::Agent(AgentDecision::Arrest(..)))), "X4R-146: once");
}

/// X4R-007: everybody with police there is asked, clockwise, one after the other.
#[test]
fn x4r_007_one_after_the_other() {
    let mut play = Play::of(3, |state| {
        state.first = Seat(2);
        market(state, &[]);
        chart(state);
        equip_openly(state, ME, "research-ship", 1, "agent");
        state.realms[ME].ships[0].at = Some(FAR);
        colony(state, 2);
        for seat in [YOU, Seat(2)] {
            equip_openly(state, seat, "research-ship", 1, "police-unit");
            state.realms[seat].ships[0].at = Some(FAR);
        }
    });
    play.until_round(2);
    let mut play = play.with(ME, [60, 60, 60, 60]).with(YOU, [9, 9, 9, 9]).with(Seat(2), [9, 9, 9, 9]);
    steals(&mut play);
    assert_eq!(play.asked(), Some(YOU));
    play.play("p2 arrest; p2 wager 0; p1 wager 5");
    assert_eq!(play.asked(), Some(Seat(2)), "the first arrest failed");
    play.play("p3 let");
    assert_eq!(play.accounts(YOU)[0], 4, "then it is carried out");
}

/// X4R-304, X4R-440: who has neither an action nor a free watch is not asked, nor who does not want to be.
#[test]
fn x4r_440_orders() {
    let mut play = watched(|_| {});
    play.state.realms[YOU].office.tokens = Default::default();
    steals(&mut play);
    assert_eq!(play.asked(), Some(ME), "X4R-304: without an action there is no arrest");
    let mut ordered = agent("police-unit", theirs, |_| {});
    assert!(ordered.may(ME, "order arrests off") && !ordered.may(ME, "order arrests on"));
    ordered.play("p1 order arrests off");
    assert!(ordered.state.realms[ME].service.leaves_out(Order::Arrests));
    assert_eq!(
        ordered.why("p1 agency order arrests on"),
        fault(AgentFault::ChangedAlready),
        "once in a phase"
    );
    let mut quiet = watched(|_| {});
    let set = ordered.state.realms[ME].service;
    quiet.state.realms[YOU].service = set;
    steals(&mut quiet);
    assert_eq!(quiet.asked(), Some(ME), "nobody waits");
    assert_eq!(quiet.accounts(YOU)[0], 5);
}

/// X4-495, X4-496, X4-497: own police puts the blame on another player and lowers what foreign police costs.
#[test]
fn x4_496_forged_evidence() {
    let table = || {
        let mut play = Play::of(3, |state| {
            state.first = Seat(2);
            market(state, &[]);
            chart(state);
            learn(state, ME, &["hybrid-war"]);
            equip_openly(state, ME, "research-ship", 1, "agent");
            equip_openly(state, ME, "research-ship", 2, "police-unit");
            let hull = interportal::ids::Ship::from_id("research-ship").expect("a hull");
            state.realms[ME].ships[1].make = interportal::realm::Make::Blueprint(hull, 2);
            state.realms[ME].ships[0].at = Some(FAR);
            state.realms[ME].ships[1].at = Some(FAR);
            equip_openly(state, YOU, "research-ship", 1, "police-unit");
            state.realms[YOU].ships[0].at = Some(FAR);
            colony(state, 2);
            state.systems[FAR.at()].networks.set(ME, 2);
        });
        play.until_round(2);
        let mut play = play.with(ME, [60, 60, 60, 60]);
        play.state.realms[YOU].office.tokens = Default::default();
        play
    };
    let mut play = table();
    play.state.realms[ME].office.tokens.grant(ActionKind::Institution, 1);
    play.play("p1 deed 1 terror-attack");
    assert_eq!(play.decision(), Some(Decision::Agent(AgentDecision::Forge(Mission::TerrorAttack, FAR))));
    assert_eq!(play.legal(ME), ["forge p3", "honest"], "another player than the victim");
    let mut honest = play.clone();
    play.play("p1 forge p3");
    let grievance = |play: &Play| {
        let all = play.events().iter().map(|it| format!("{it:?}"));
        all.filter(|it| it.contains("Grievance")).collect::<Vec<_>>().join("")
    };
    assert!(grievance(&play).contains("Seat(2)"), "X4-496: {}", grievance(&play));
    assert_eq!(
        play.state.realms[ME].office.tokens.of(ActionKind::Institution),
        0,
        "X4-495: 1 and 1 for the police"
    );
    assert_eq!(play.accounts(ME)[3], 60 - 6 - 1, "X4-497: of 2 for the police 1 is left");
    honest.play("p1 honest");
    assert!(grievance(&honest).contains("Seat(0)"));
    assert_eq!(honest.accounts(ME)[3], 60 - 6 - 2);
    let mut poor = table();
    poor.state.realms[ME].office.tokens = Default::default();
    poor.play("p1 deed 1 terror-attack");
    assert!(!matches!(poor.decision(), Some(Decision::Agent(AgentDecision::Forge(..)))), "X4-495");
}

/// X4R-BM02: forged papers prevent an arrest and a reason for war.
#[test]
fn x4r_bm02_forged_papers() {
    let mut play = watched(|state| pocket(state, ME, &["bm-forged-papers"]));
    steals(&mut play);
    assert_eq!(play.legal(ME), ["papers", "honest"]);
    play.play("p1 papers");
    assert_eq!((play.asked(), play.accounts(YOU)[0]), (Some(ME), 5), "nobody arrests");
}

/// X4-443, X4-444, X4R-150, X4R-319: before the first turn of a player its guests may give it something.
#[test]
fn x4_443_political_support() {
    let table = |envoy: u8| {
        let mut play = agent(
            "agent",
            |_| FAR,
            |state| {
                equip_openly(state, YOU, "research-ship", 1, "diplomat");
                let home = state.realms[ME].capital;
                state.realms[YOU].ships[0].at = Some(home);
                clear(state, home);
                build(state, YOU, home, "embassy", None);
                state.realms[YOU].service.envoys[0] = envoy;
                pocket(state, YOU, &["bm-bounty"]);
            },
        );
        assert_eq!(play.state.round, 2);
        play.until_round(3);
        play.until_round(3);
        play
    };
    // In round 3 the second seat begins; the first is supported before its first turn.
    let mut play = table(0);
    play.play("p2 sell free; p2 end");
    assert_eq!(
        play.decision(),
        Some(Decision::Agent(AgentDecision::Support(ME))),
        "X4R-319: the card is left"
    );
    let mut play = table(0);
    play.play("p2 pass");
    assert_eq!(
        (play.asked(), play.decision()),
        (Some(YOU), Some(Decision::Agent(AgentDecision::Support(ME)))),
        "X4-443"
    );
    let before = play.state.realms[ME].office.tokens.of(ActionKind::Free);
    play.play("p2 give free; p2 slip bm-bounty");
    assert_eq!(play.state.realms[ME].office.tokens.of(ActionKind::Free), before + 1, "X4R-150");
    assert_eq!(play.asked(), Some(ME), "nothing is left to give");
    assert!(play.may(ME, "play bm-bounty") || !play.legal(ME).is_empty(), "X4-444");
    assert!(!table(0).legal(YOU).iter().any(|line| line.starts_with("fund")));
    let mut envoy = table(1);
    envoy.state.realms[YOU].accounts[Resource::Awe] = 8;
    envoy.play("p2 pass; p2 fund 8");
    assert_eq!(envoy.accounts(YOU)[0], 0, "X4-444: an ambassador gives A as well");
}

/// X4-444: political actions of every kind, event cards and market cards are given; A only with an ambassador.
#[test]
fn x4_444_what_is_given() {
    let table = |envoy: u8| {
        let mut play = agent(
            "agent",
            |_| FAR,
            |state| {
                equip_openly(state, YOU, "research-ship", 1, "diplomat");
                let home = state.realms[ME].capital;
                state.realms[YOU].ships[0].at = Some(home);
                clear(state, home);
                build(state, YOU, home, "embassy", None);
                state.realms[YOU].service.envoys[0] = envoy;
                pocket(state, YOU, &["bm-bounty"]);
                let card = EventCard::from_id("ore-vein").expect("a card");
                hold(state, YOU, Held { card, hex: None, level: 0 });
            },
        );
        play.until_round(3);
        play.state.realms[YOU].accounts[Resource::Awe] = 8;
        play.play("p2 pass");
        assert_eq!(play.decision(), Some(Decision::Agent(AgentDecision::Support(ME))));
        play
    };
    let mut play = table(0);
    assert!(play.choices(YOU, "fund").is_empty(), "no A without an ambassador");
    assert!(!table(1).choices(YOU, "fund").is_empty());
    let tokens = play.choices(YOU, "give");
    assert!(!tokens.is_empty(), "political actions");
    play.play("p2 hand-over ore-vein");
    let holders: Vec<_> =
        play.state.cards.iter().map(|(seat, held)| (*seat, held.card.id().to_string())).collect();
    assert_eq!(holders, [(ME, "ore-vein".to_string())], "the card changes hands");
    play.play("p2 slip bm-bounty");
    let market = |play: &Play, seat| play.state.view(engine::Viewer::Seat(seat)).n_held[seat].market;
    assert_eq!((market(&play, ME), market(&play, YOU)), (1, 0));
}

/// X4-469, X4-470, X4-471: an agent and other units withdraw when a unit of another player comes.
#[test]
fn x4_469_an_escape_plan() {
    let table = || {
        let mut play = agent(
            "agent",
            |_| FAR,
            |state| {
                state.realms[YOU].ships[0].at = Some(beside());
                state.realms[ME].ships[1].at = Some(FAR);
                state.systems[FAR.at()].networks.set(ME, 2);
            },
        );
        play.play("p1 pass; p2 pass");
        play.until_economy();
        play.play("p1 pass; p2 pass; p1 pass");
        let mut play = play.with(ME, [60, 60, 60, 60]);
        play.play(&format!("p2 move ship 1; p2 go {FAR}"));
        play
    };
    let mut play = table();
    assert_eq!(
        (play.asked(), play.decision()),
        (Some(ME), Some(Decision::Agent(AgentDecision::Escape(YOU, FAR))))
    );
    let refuge: Hex = play.choices(ME, "flee")[0].parse().expect("a system");
    play.play(&format!("p1 flee {refuge}"));
    assert_eq!((play.state.realms[ME].ships[0].at, play.accounts(ME)[3]), (Some(refuge), 59), "X4-471");
    assert_eq!(play.decision(), Some(Decision::Agent(AgentDecision::Bring(refuge))), "X4-470");
    play.play("p1 bring ship 2");
    assert_eq!((play.state.realms[ME].ships[1].at, play.accounts(ME)[3]), (Some(refuge), 58));
    let mut network = table();
    network.play(&format!("p1 flee-network {refuge}"));
    assert_eq!((network.state.system(FAR).networks[ME], network.state.system(refuge).networks[ME]), (0, 2));
    assert_eq!(network.accounts(ME)[3], 58, "X4-471: its level");
    let mut stays = table();
    stays.play("p1 stay");
    assert_eq!((stays.state.realms[ME].ships[0].at, stays.asked()), (Some(FAR), Some(YOU)));
}
