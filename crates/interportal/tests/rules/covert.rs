//! Institution actions of agents: looking, stealing, destroying (chapter 1.16).

use interportal::agent::Mission;
use interportal::ids::{EventCard, MarketCard, Resource};
use interportal::intrigue::{AgentDecision, AgentEvent, AgentFault};
use interportal::realm::{Held, Make, Stock};
use interportal::state::Phase;
use interportal::testing::{
    Play, build, employ, equip_openly, fight, hold, land, launch, learn, pocket, reseed, tech,
};
use interportal::why::Reason;
use interportal::{Decision, Event, State};

use super::agents::{FAR, ME, YOU, agent, beside, colony, fault, observed, theirs};

/// An agent in the middle, on a colony of the second seat, with a network and Hybrider Krieg.
pub(super) fn hybrid(level: u8, network: u8, change: impl FnOnce(&mut State)) -> Play {
    agent(
        "agent",
        |_| FAR,
        move |state| {
            learn(state, ME, &["hybrid-war"]);
            colony(state, level);
            state.systems[FAR.at()].networks.set(ME, network);
            change(state);
        },
    )
}

fn grieved(play: &Play) -> bool {
    play.events().iter().any(|it| format!("{it:?}").contains("Grievance"))
}

/// X4-447: all fleets and armies of the other player are seen until the end of the round, free of charge.
#[test]
fn x4_447_reconnaissance() {
    use engine::{Game, Viewer};
    let mut play = agent(
        "agent",
        |_| FAR,
        |state| {
            colony(state, 1);
            launch(state, YOU, FAR, "corvette", 2);
            land(state, YOU, FAR, "infantry", 2);
        },
    );
    let seen = |play: &Play| play.state.view(Viewer::Seat(ME)).fleets[YOU];
    assert!(seen(&play).is_none());
    play.play("p1 deed 1 reconnaissance; p1 rival p2");
    let watched = seen(&play).expect("its fleets");
    assert_eq!(watched.berths.of_ships().flatten().count(), 2);
    assert_eq!(watched.troops.army(0).iter().sum::<u8>(), 2, "its armies");
    assert!(play.revealed() && play.accounts(ME)[3] == 60);
    assert!(play.state.view(Viewer::Seat(YOU)).fleets[ME].is_none(), "nobody else sees anything");
    play.until_round(3);
    assert!(seen(&play).is_none(), "until the end of the round");
    let route = agent("diplomat", |_| FAR, |state| state.systems[FAR.at()].route = Some(YOU));
    assert!(route.may(ME, "deed 1 reconnaissance"), "a trade route will do");
}

/// X4-467, X4-468: resources for a culture each, or a card for 5.
#[test]
fn x4_467_theft() {
    let mut play = agent("agent", theirs, |_| {});
    play.state.realms[YOU].accounts = Stock::new(|_| 9);
    play.play("p1 deed 1 theft; p1 steal A 4; p1 steal R 2; p1 enough");
    assert_eq!(play.accounts(ME), [64, 60, 62, 54], "X4-468: 1 culture for each");
    assert_eq!(play.accounts(YOU)[0], 5);
    let mut card = agent("agent", theirs, |state| pocket(state, YOU, &["bm-bounty"]));
    card.play("p1 deed 1 theft; p1 steal-card market");
    assert_eq!(card.accounts(ME)[3], 55);
    let bounty = MarketCard::from_id("bm-bounty").expect("a card");
    assert!(card.may(ME, "play bm-bounty") || card.state.pack[bounty].effect.is_some());
    assert!(card.revealed(), "the thief learns what it is");
}

/// X4R-265: a stolen event card keeps its level.
#[test]
fn x4r_265_a_card_keeps_its_level() {
    let pack = interportal::testing::dealt(2, 1).pack;
    let card = EventCard::all().find(|card| pack[*card].deck.id() == "anomaly").expect("an anomaly");
    let mut play = agent("agent", theirs, |state| {
        hold(state, YOU, Held { card, hex: None, level: 2 });
    });
    play.play("p1 deed 1 theft; p1 steal-card event");
    assert_eq!(play.state.cards_of(ME).find(|it| it.card == card).map(|it| it.level), Some(2));
    assert_eq!(play.state.cards_of(YOU).count(), 0);
}

/// X4-472 to X4-475: a mine with a secret force harms the first unit of another player that comes or goes.
#[test]
fn x4_474_a_mine() {
    let table = || {
        agent(
            "agent",
            |_| FAR,
            |state| {
                learn(state, ME, &["missiles-1"]);
                state.systems[FAR.at()].route = Some(ME);
                launch(state, YOU, beside(), "cruiser", 1);
            },
        )
    };
    let mut play = table();
    play.play("p1 deed 1 mine-main-routes; p1 charge 1");
    assert_eq!(play.accounts(ME)[3], 60, "X4-475: it costs nothing yet");
    assert_eq!(play.state.mines.len(), 1);
    assert!(!play.may(ME, "deed 1 mine-main-routes"), "X4-472: one die in a system");
    play.play("p1 end; p2 pass; p1 pass");
    play.until_economy();
    play.play("p1 pass; p2 pass; p1 pass");
    play.play(&format!("p2 move 1; p2 go {FAR}"));
    assert_eq!(play.decision(), Some(Decision::Agent(AgentDecision::Spring(YOU, FAR))));
    let mut spared = play.clone();
    let culture = play.accounts(ME)[3];
    play.play("p1 spring");
    assert_eq!(culture - play.accounts(ME)[3], 1, "X4-475");
    assert_eq!(play.state.realms[YOU].ships.iter().last().map(|it| it.hull), Some(1), "X4-474: it had 2");
    assert!(play.state.mines.is_empty());
    spared.play("p1 spare");
    assert_eq!(spared.accounts(ME)[3], culture);
    assert!(spared.state.mines.is_empty(), "X4-475: nothing happens, but it is gone");
    let ignorant = agent("agent", |_| FAR, |state| state.systems[FAR.at()].route = Some(ME));
    assert_eq!(
        ignorant.why("p1 agency deed 1 mine-main-routes"),
        Some(Reason::NeedsTech(tech("missiles-1")))
    );
}

/// X4-473: nobody else knows the force of a mine.
#[test]
fn x4_473_the_force_is_secret() {
    use engine::{Game, Viewer};
    let table = |force: u8| {
        let mut play = agent(
            "agent",
            |_| FAR,
            |state| {
                learn(state, ME, &["missiles-1"]);
                state.systems[FAR.at()].route = Some(ME);
            },
        );
        play.play(&format!("p1 deed 1 mine-main-routes; p1 charge {force}"));
        play.state
    };
    let (one, three) = (table(1), table(3));
    assert_eq!(one.view(Viewer::Seat(YOU)), three.view(Viewer::Seat(YOU)));
    assert_ne!(one.view(Viewer::Seat(ME)), three.view(Viewer::Seat(ME)));
}

/// X4-476, X4R-444: a unit with mines clears it safely, and its price is paid.
#[test]
fn x4_476_mines_are_cleared() {
    let mut play = agent(
        "agent",
        |_| FAR,
        |state| {
            learn(state, ME, &["missiles-1"]);
            state.systems[FAR.at()].route = Some(ME);
            interportal::testing::equip(state, YOU, "research-ship", 1, "mines");
            state.realms[YOU].ships[0].at = Some(beside());
        },
    );
    play.play("p1 deed 1 mine-main-routes; p1 charge 3; p1 end; p2 pass; p1 pass");
    play.until_economy();
    play.play("p1 pass; p2 pass; p1 pass");
    let culture = play.accounts(ME)[3];
    play.play(&format!("p2 move ship 1; p2 go {FAR}"));
    assert_eq!(culture - play.accounts(ME)[3], 3);
    assert!(play.state.mines.is_empty() && play.state.realms[YOU].ships[0].hull == 1);
}

/// X4-477: resources of the resource buildings there, as many as their steps.
#[test]
fn x4_477_corruption() {
    let mut play = agent(
        "agent",
        |_| FAR,
        |state| {
            colony(state, 3);
            build(state, YOU, FAR, "resource-building-2", Some(Resource::Food));
            build(state, YOU, FAR, "resource-building-1", Some(Resource::Awe));
            build(state, YOU, FAR, "capacity-building-1", None);
        },
    );
    play.play("p1 deed 1 promote-corruption");
    assert_eq!(play.accounts(ME), [61, 62, 60, 60]);
}

/// X4-478: culture for the level of the own network.
#[test]
fn x4_478_probing() {
    let mut play = agent("agent", |_| FAR, |state| state.systems[FAR.at()].networks.set(ME, 3));
    play.play("p1 deed 1 probe-the-situation");
    assert_eq!(play.accounts(ME)[3], 63);
}

/// X4-479: a civil unit, a watch or a building is destroyed for 3 culture.
#[test]
fn x4_479_sabotage() {
    let table = || {
        let mut play = observed(|state| state.realms[YOU].ships[0].at = Some(FAR));
        play.play("p1 deed 1 sabotage");
        play
    };
    let mut ship = table();
    assert_eq!(ship.legal(ME), ["prey p2 ship 1", "their-watch p2", "raze 1"]);
    ship.play("p1 prey p2 ship 1; p2 let");
    assert_eq!((ship.state.realms[YOU].ships.len(), ship.accounts(ME)[3]), (2, 60 - 3 - 2), "and the watch");
    let mut watch = table();
    watch.play("p1 their-watch p2; p2 let");
    assert_eq!(watch.state.system(FAR).watches[YOU], 0);
    let mut building = table();
    building.play("p1 raze 1; p2 let");
    assert!(building.state.colony_at(FAR).is_some_and(|it| it.buildings.is_empty()));
}

/// X4-264, X4-265, X4-266: destroying a unit with a diplomat brings a sanction level, any number of times in a round.
#[test]
fn x4_265_violated_immunity() {
    let mut play = agent(
        "agent",
        |_| FAR,
        |state| {
            (1..=2).for_each(|variant| equip_openly(state, YOU, "research-ship", variant, "diplomat"));
            state.systems[FAR.at()].networks.set(ME, 1);
            state.realms[YOU].ships[0].at = Some(FAR);
            state.realms[YOU].ships[1].at = Some(FAR);
            equip_openly(state, ME, "research-ship", 2, "agent");
            state.realms[ME].ships[1].make =
                Make::Blueprint(interportal::ids::Ship::from_id("research-ship").expect("it"), 2);
            state.realms[ME].ships[1].at = Some(FAR);
        },
    );
    play.play("p1 deed 1 sabotage; p1 prey p2 ship 1");
    assert_eq!(play.state.realms[ME].sanctions, 1, "X4-265");
    play.play("p1 deed 2 sabotage; p1 prey p2 ship 1");
    assert_eq!(play.state.realms[ME].sanctions, 2, "X4-266");
    let mut plain = agent(
        "agent",
        |_| FAR,
        |state| {
            state.systems[FAR.at()].networks.set(ME, 1);
            state.realms[YOU].ships[0].at = Some(FAR);
        },
    );
    plain.play("p1 deed 1 sabotage; p1 prey p2 ship 1");
    assert_eq!(plain.state.realms[ME].sanctions, 0, "X4-264: only diplomats have immunity");
}

/// X4-260, X4-464 to X4-466, X4R-147: both bid in secret; the attacker must spend more, and all of it is lost.
#[test]
fn x4_465_assassination() {
    let table = |change: fn(&mut State)| {
        let mut play = hybrid(2, 3, |state| {
            employ(state, YOU, "general", 1);
            change(state);
        });
        play.state.realms[YOU].accounts[Resource::Culture] = 10;
        play.state.realms[YOU].office.tokens = Default::default();
        play
    };
    let mut play = table(|_| {});
    play.play("p1 deed 1 assassination; p1 rid general");
    assert_eq!(
        (play.asked(), play.decision()),
        (Some(YOU), Some(Decision::Agent(AgentDecision::Wager(Mission::Assassination, FAR))))
    );
    assert!(grieved(&play), "X4-464: a reason for war");
    play.play("p2 wager 4; p1 wager 5");
    assert!(play.state.realms[YOU].advisors.is_empty(), "X4-466");
    assert_eq!((play.accounts(ME)[3], play.accounts(YOU)[3]), (55, 6), "all that was spent is lost");
    let mut tie = table(|_| {});
    tie.play("p1 deed 1 assassination; p1 rid general; p2 wager 5; p1 wager 5");
    assert_eq!(tie.state.realms[YOU].advisors.len(), 1, "X4R-147: the tie goes to the defender");
    let mut police = table(|state| {
        equip_openly(state, YOU, "research-ship", 1, "police-unit");
        state.realms[YOU].ships[0].at = Some(FAR);
    });
    police.play("p1 deed 1 assassination; p1 rid general; p2 wager 4; p1 wager 6");
    assert_eq!(police.state.realms[YOU].advisors.len(), 1, "X4-465: police adds 2");
    let watched = |wager: u8| {
        let mut play = table(|state| state.systems[FAR.at()].watches.set(YOU, 2));
        play.play("p1 deed 1 assassination; p1 rid general; p2 let");
        play.play(&format!("p2 wager 4; p1 wager {wager}"));
        play.state.realms[YOU].advisors.len()
    };
    assert_eq!([watched(8), watched(9)], [1, 0], "X4-465: each level of a watch adds 2");
    assert!(!hybrid(2, 2, |state| employ(state, YOU, "general", 1)).may(ME, "deed 1 assassination"));
    let ignorant = agent(
        "agent",
        |_| FAR,
        |state| {
            colony(state, 2);
            state.systems[FAR.at()].networks.set(ME, 3);
            employ(state, YOU, "general", 1);
        },
    );
    assert_eq!(
        ignorant.why("p1 agency deed 1 assassination"),
        Some(Reason::NeedsTech(tech("hybrid-war"))),
        "X4-260"
    );
}

/// X4-480, X4-481, X4-482, X4R-141, X4R-251, X4R-348, X4R-349: militia is led against loyal troops and other ground units;
/// who wins has the planet at once, and the surviving rebels are its militia.
#[test]
fn x4_481_rebellion() {
    let risen = |seed: u64, change: fn(&mut State)| {
        let mut play = hybrid(2, 2, |state| {
            change(state);
            reseed(state, seed);
        });
        play.play("p1 deed 1 rebellion");
        play
    };
    let owner = |play: &Play| play.state.colony_at(FAR).expect("a colony").seat;
    let (won, lost): (Vec<_>, Vec<_>) =
        (0..40).map(|seed| risen(seed, |_| {})).partition(|it| owner(it) == ME);
    assert!((20..40).contains(&won.len()), "X4R-348: {} of 40 against loyal troops", won.len());
    let colony = won[0].state.colony_at(FAR).expect("a colony");
    assert_eq!((colony.seat, colony.level, colony.idle), (ME, 1, true));
    let thinned = |play: &Play| play.state.colony_at(FAR).is_some_and(|it| it.militia_lost > 0);
    assert!(won.iter().any(thinned) && lost.iter().all(thinned), "X4R-349");
    assert_eq!(won[0].accounts(ME)[3], 56, "X4-482: 1 for each of four militia");
    assert!(grieved(&won[0]), "X4-480");
    let mut police = hybrid(2, 2, |state| {
        equip_openly(state, YOU, "research-ship", 1, "police-unit");
        state.realms[YOU].ships[0].at = Some(FAR);
    });
    police.state.realms[YOU].office.tokens = Default::default();
    police.play("p1 deed 1 rebellion");
    assert_eq!(police.accounts(ME)[3], 52, "X4R-141: police raises the price of each militia");
    let wars = (0..40).map(|seed| risen(seed, |state| fight(state, YOU, ME, 4)));
    let war = wars.into_iter().find(|play| owner(play) == ME).expect("a victory");
    assert_eq!(war.accounts(ME)[3], 60, "X4-482: 4 pips of weariness");
    assert_eq!(war.state.wars[0].extra[YOU], 2, "X4-481: by the level");
    assert_eq!(owner(&risen(1, |state| land(state, YOU, FAR, "tank", 12))), YOU, "put down");
    assert_eq!(hybrid(2, 1, |_| {}).why("p1 agency deed 1 rebellion"), fault(AgentFault::NeedsNetwork));
}

/// X4-483, X4-484, X4-485, X4R-143: a civil unit, or a fleet in a nebula after reconnaissance, has 1 step less.
#[test]
fn x4_484_disrupted_systems() {
    let table = || {
        agent(
            "agent",
            |_| FAR,
            |state| {
                learn(state, ME, &["hybrid-war"]);
                state.systems[FAR.at()].kind = Some(interportal::ids::Kind::Nebula);
                state.systems[FAR.at()].route = Some(YOU);
                state.realms[YOU].ships[0].at = Some(FAR);
                launch(state, YOU, FAR, "cruiser", 1);
            },
        )
    };
    let mut play = table();
    play.play("p1 deed 1 disrupt-systems");
    assert_eq!(play.why("p1 agency prey p2 1"), fault(AgentFault::NotScouted), "X4-483");
    play.play("p1 prey p2 ship 1");
    assert_eq!(play.accounts(ME)[3], 59, "X4-485: its hull point");
    play.play("p1 end; p2 pass; p1 pass");
    play.until_economy();
    play.play("p1 pass; p2 pass; p1 pass");
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Movement, 0)));
    assert!(!play.may(YOU, "move ship 1") && play.may(YOU, "move ship 2"), "X4-484");
    let mut fleet = table();
    fleet.play("p1 deed 1 reconnaissance; p1 rival p2; p1 deed 1 disrupt-systems; p1 prey p2 1");
    assert_eq!(fleet.accounts(ME)[3], 58, "X4R-143: two hull points of the cruiser");
    fleet.play("p2 pass; p1 pass");
    fleet.until_economy();
    fleet.play("p1 pass; p2 pass; p1 pass");
    assert!(!fleet.may(YOU, "move 1"));
}

/// X4-486, X4-487: a technology of the owner for half its price; the owner loses as much research.
#[test]
fn x4_486_espionage() {
    let mut play = agent(
        "agent",
        |_| FAR,
        |state| {
            colony(state, 1);
            build(state, YOU, FAR, "resource-building-1", Some(Resource::Research));
            learn(state, YOU, &["drives-1", "drives-2"]);
        },
    );
    play.state.realms[YOU].accounts[Resource::Research] = 2;
    let half = i16::from(play.state.pack[tech("drives-1")].cost.research) / 2;
    play.play("p1 deed 1 espionage");
    assert_eq!(play.why("p1 agency copy drives-2"), Some(Reason::NeedsTech(tech("drives-1"))), "X4R-091");
    play.play("p1 copy drives-1");
    assert!(
        play.state.realms[ME].techs.has(tech("drives-1"))
            && !play.state.realms[ME].first.has(tech("drives-1"))
    );
    assert_eq!((60 - play.accounts(ME)[3], play.accounts(YOU)[2]), (half, (2 - half).max(0)), "X4-487");
    let dull = agent(
        "agent",
        |_| FAR,
        |state| {
            interportal::testing::found(state, YOU, FAR, "desert-world", 1);
            learn(state, YOU, &["drives-1"]);
        },
    );
    let printed = interportal::ids::Planet::from_id("desert-world").expect("a planet");
    let yields = dull.state.pack[printed].resources.contains(&Resource::Research);
    assert_eq!(dull.may(ME, "deed 1 espionage"), yields, "only where research is yielded");
}

/// X4-488, X4-489, X4-490: a colony loses a level, or is destroyed.
#[test]
fn x4_489_terror() {
    let mut play = hybrid(2, 2, |state| {
        build(state, YOU, FAR, "capacity-building-1", None);
        build(state, YOU, FAR, "capacity-building-1", None);
    });
    play.play("p1 deed 1 terror-attack");
    assert_eq!((play.state.colony_at(FAR).map(|it| it.level), play.accounts(ME)[3]), (Some(1), 54), "X4-490");
    assert_eq!(play.decision(), Some(Decision::LoseBuilding(FAR)), "X4-489");
    assert!(grieved(&play), "X4-488");
    let mut last = hybrid(1, 2, |state| fight(state, ME, YOU, 1));
    last.play("p1 deed 1 terror-attack");
    assert_eq!(last.state.colony_at(FAR), None);
    assert_eq!(last.state.wars[0].extra[YOU], 1);
}

/// X4-491, X4-492: weariness of a player at war for 5 less it, or a unit that was looked at for twice its price.
#[test]
fn x4_491_subversion() {
    // The Closing phase before adds a pip (X4-168).
    let mut play = hybrid(1, 1, |state| fight(state, YOU, ME, 1));
    play.play("p1 deed 1 subversion; p1 weariness");
    assert_eq!((play.state.wars[0].extra[YOU], play.accounts(ME)[3]), (1, 57), "5 less 2");
    let mut unit = hybrid(1, 1, |state| launch(state, YOU, FAR, "corvette", 1));
    assert!(!unit.may(ME, "deed 1 subversion"), "X4-492: not before it was looked at");
    unit.play("p1 deed 1 reconnaissance; p1 rival p2; p1 deed 1 subversion; p1 prey p2 ship 4");
    assert_eq!((unit.state.realms[YOU].ships.len(), unit.accounts(ME)[3]), (3, 54));
}

/// X4R-442, X4R-443: the last colony stands; who loses the capital has it elsewhere.
#[test]
fn x4r_442_the_last_colony_stands() {
    let table = |second: bool| {
        agent("agent", theirs, move |state| {
            learn(state, ME, &["hybrid-war"]);
            let home = theirs(state);
            state.systems[home.at()].networks.set(ME, 2);
            state.colonies.iter_mut().filter(|it| it.hex == home).for_each(|it| it.level = 1);
            if second {
                colony(state, 2);
            }
        })
    };
    assert_eq!(table(false).why("p1 agency deed 1 terror-attack"), fault(AgentFault::NoTarget));
    assert_eq!(table(false).why("p1 agency deed 1 rebellion"), fault(AgentFault::NoTarget));
    let mut play = table(true);
    let home = theirs(&play.state);
    play.state.colonies.iter_mut().filter(|it| it.hex == home).for_each(|it| it.level = 1);
    play.play("p1 deed 1 terror-attack");
    assert_eq!(play.state.colonies_of(YOU).count(), 1);
    assert_eq!(play.state.realms[YOU].capital, FAR, "X4R-443");
}

/// X4R-148: who is cloaked and undetected gives no reason for war.
#[test]
fn x4r_148_cloaked_agents_leave_no_trace() {
    let table = |cloaked: bool| {
        let mut play = hybrid(2, 2, |_| {});
        play.state.realms[ME].ships[0].course.set(interportal::realm::Mark::Cloaked, cloaked);
        play.play("p1 deed 1 terror-attack");
        grieved(&play)
    };
    assert!(table(false) && !table(true));
}

/// X4-162: the reward of the clans is an institution action with an agent, free of charge.
#[test]
fn x4_162_the_reward_of_the_clans() {
    let mut play = agent("agent", theirs, |_| {});
    play.play("p1 deed 1 promote-corruption; p1 end");
    while play.decision() != Some(Decision::Agent(AgentDecision::Perform)) {
        let seat = play.asked().expect("somebody");
        let calm = ["pass", "end", "stop", "wait", "done", "enough", "stay", "let"];
        let line = calm.into_iter().find(|line| play.may(seat, line)).map(str::to_owned);
        let line = line.unwrap_or_else(|| play.legal(seat)[0].clone());
        play.play(&format!("{seat} {line}"));
    }
    let culture = play.accounts(ME)[3];
    play.state.realms[YOU].accounts[Resource::Awe] = 9;
    play.play("p1 deed 1 theft; p1 steal A 5; p1 enough");
    assert_eq!(play.accounts(ME)[3], culture, "without a price");
    assert!(play.events().iter().any(|it| matches!(it, Event::Agent(AgentEvent::Announced(.., 0)))));
}
