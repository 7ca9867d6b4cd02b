//! Crises, one by one (chapters 1.6 step 3, 4.20).

use engine::{Game, Index, Seat};
use interportal::ids::{Crisis, Group, Kind, VpSource};
use interportal::testing::{
    Play, build, chart, clear, found, land, launch, learn, market, reseed, stack_planets, strike,
};
use interportal::{Books, CouncilDecision, CouncilEvent, CouncilFault, Decision, Event, Hex, Reason, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const FAR: Hex = Hex::corner(2, 0);

/// A table for two with crises, where nothing else disturbs.
fn table(change: impl FnOnce(&mut State)) -> Play {
    Play::table(|state| {
        state.crises = true;
        market(state, &[]);
        chart(state);
        change(state);
    })
}

fn begun(play: &Play) -> Vec<Crisis> {
    let crisis = |event: &Event| match event {
        Event::Council(CouncilEvent::Crisis(crisis)) => Some(*crisis),
        _ => None,
    };
    play.events().iter().filter_map(crisis).collect()
}

fn id(crisis: Crisis) -> &'static str {
    crisis.id()
}

/// Gives half points that stay.
fn award(state: &mut State, n: u8) {
    let source = VpSource::all().last().expect("a source");
    state.realms[ME].booked[source.at()] += n;
}

/// X4-167, X4R-270: with 5 points or 5 colonies on average a crisis is rolled; without crises as a variant never.
#[test]
fn x4_167_when_crises_come() {
    let closing = |change: &dyn Fn(&mut State)| {
        let mut play = table(change);
        play.play("p1 pass; p2 pass; p1 pass; p2 pass");
        begun(&play).len()
    };
    assert_eq!(closing(&|_| {}), 0);
    assert_eq!(closing(&|state| award(state, 9)), 0);
    assert_eq!(closing(&|state| award(state, 10)), 1);
    let colonies = |n: usize| {
        move |state: &mut State| {
            let free: Vec<Hex> = Hex::within(2).filter(|hex| state.colony_at(*hex).is_none()).collect();
            free.into_iter().skip(1).take(n).for_each(|hex| found(state, YOU, hex, "desert-world", 1));
        }
    };
    assert_eq!((closing(&colonies(7)), closing(&colonies(8))), (0, 1), "10 colonies of two players");
    let calm = |state: &mut State| {
        award(state, 10);
        state.crises = false;
    };
    assert_eq!(closing(&calm), 0);
}

/// X4R-270, X4R-271: each crisis comes once, one at a time; after all six none comes.
#[test]
fn x4r_270_each_once() {
    let mut play = table(|state| award(state, 10));
    let mut all: Vec<&str> = Vec::new();
    while let Some(seat) = play.asked() {
        let was = play.state.crisis;
        let calm = ["pass", "end", "stop", "wait", "done", "retreat"];
        let line = calm.into_iter().find(|line| play.may(seat, line)).map(str::to_owned);
        let line = line.unwrap_or_else(|| play.legal(seat)[0].clone());
        play.play(&format!("{seat} {line}"));
        for crisis in begun(&play) {
            assert!(was.is_none(), "X4R-271: one at a time");
            all.push(id(crisis));
        }
    }
    let n = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!((all.len(), n > 3), (n, true), "{all:?}");
    assert!(play.state.outcome().is_some());
}

/// X4R-CR1: no colony rises; food for all colonies or a level of one; 12 research end it.
#[test]
fn x4r_cr1_great_plague() {
    let mut play = table(|state| {
        strike(state, "crisis-great-plague");
        state.realms[ME].accounts = interportal::realm::Stock::new(|_| 40);
    });
    assert_eq!(play.decision(), Some(Decision::Council(CouncilDecision::Plague(1))));
    let food = play.accounts(ME)[1];
    let mut lowered = play.clone();
    let home = play.state.realms[ME].capital;
    let level = play.state.colony_at(home).expect("a colony").level;
    play.play("p1 treat");
    assert_eq!(play.accounts(ME)[1], food - 1);
    if level > 1 {
        lowered.play(&format!("p1 at {home}"));
        assert_eq!(lowered.state.colony_at(home).map(|it| it.level), Some(level - 1));
    }
    while play.decision() == Some(Decision::Council(CouncilDecision::Plague(1))) {
        play.play("p2 treat");
    }
    let forbidden = Some(Reason::Council(CouncilFault::Forbidden));
    assert_eq!(play.why(&format!("p1 system {home}")), forbidden, "no colony can be raised");
    play.until_round(2);
    let seat = play.asked().expect("a seat");
    let mut play = play.with(seat, [0, 40, 40, 40]);
    play.play(&format!("{seat} cure 5; {seat} cure 7"));
    assert_eq!(play.state.crisis, None, "12 research end it");
}

/// X4R-CR2: a pirate fleet for each player; routes beside them connect nothing; it lasts while one of them lives.
#[test]
fn x4r_cr2_tide_of_pirates() {
    let mut play = table(|state| {
        for hex in Hex::within(1) {
            state.systems[hex.at()].kind = Some(Kind::AsteroidField);
            state.systems[hex.at()].group = None;
        }
        strike(state, "crisis-tide-of-pirates");
    });
    let marked = play.state.council.trouble.marked;
    assert_eq!(marked.len(), 2, "as many as players");
    for hex in marked.iter() {
        assert_eq!(play.state.system(*hex).group, Group::from_id("pirate-fleet"));
    }
    marked.iter().for_each(|hex| play.state.systems[hex.at()].group = None);
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    assert_eq!(play.state.crisis, None, "none of them is left");
}

/// X4R-CR2: a trade route next to the pirates does not connect a colony.
#[test]
fn x4r_cr2_routes_are_cut_off() {
    let connected = |pirates: bool| {
        let play = table(|state| {
            let home = state.realms[ME].capital;
            let next = home.neighbours().find(|hex| state.is_on_map(*hex)).expect("a neighbour");
            let beyond = next.neighbours().find(|it| state.is_on_map(*it) && it.distance(home) == 2);
            let beyond = beyond.expect("a system");
            found(state, ME, beyond, "desert-world", 1);
            state.systems[next.at()].route = Some(ME);
            if pirates {
                strike(state, "crisis-tide-of-pirates");
                let marked = state.council.trouble.marked;
                for hex in marked.iter() {
                    state.systems[hex.at()].group = None;
                }
                let near = next.neighbours().find(|it| *it != home && *it != beyond).expect("a system");
                state.systems[near.at()].group = Group::from_id("pirate-fleet");
                state.council.trouble.marked = [near].into_iter().collect();
            }
        });
        Books::open(&play.state, ME).income().net()[interportal::ids::Resource::Awe]
    };
    assert!(connected(false) > connected(true));
}

/// X4R-CR3: exchange ratios are 2 worse, AWE buildings yield 1 less.
#[test]
fn x4r_cr3_crash() {
    use interportal::ids::Resource::{Awe, Food};
    let play = |crash: bool| {
        table(|state| {
            if crash {
                strike(state, "crisis-crash");
            }
        })
    };
    let ratio = |play: &Play| Books::open(&play.state, ME).ratio(Food, Awe);
    assert_eq!(ratio(&play(true)), ratio(&play(false)) + 2);
}

/// X4R-CR4, X4R-398: the swarm appears, moves towards the player with most points, ravages colonies, and goes after 5 rounds.
#[test]
fn x4r_cr4_nox_invasion() {
    let mut play = table(|state| {
        award(state, 4);
        state.systems[Hex::CENTRE.at()].group = None;
        strike(state, "crisis-nox-invasion");
    });
    let swarm = |play: &Play| play.state.council.trouble.marked.first().copied();
    assert_eq!(swarm(&play), Some(Hex::CENTRE));
    assert_eq!(play.state.system(Hex::CENTRE).group, Group::from_id("nox-swarm"));
    let home = play.state.realms[ME].capital;
    let level = play.state.colony_at(home).expect("a home").level;
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    let near = swarm(&play).expect("the swarm");
    assert_eq!(near.distance(home), Hex::CENTRE.distance(home) - 1, "one system nearer");
    assert_eq!(play.state.system(Hex::CENTRE).group, None);
    play.until_round(6);
    assert!(play.state.colony_at(home).expect("a home").level < level, "it ravages the colony");
    play.until_round(7);
    assert_eq!(play.state.crisis, None, "5 rounds");
    assert!(Hex::all().all(|hex| play.state.system(hex).group != Group::from_id("nox-swarm")));
}

/// X4R-CR5: after two rounds the marked system is a supernova: units and colonies are gone, a trade route stays.
#[test]
fn x4r_cr5_dying_star() {
    let mut play = table(|state| {
        for hex in Hex::within(2).filter(|hex| *hex != FAR) {
            let kind = state.system(hex).kind;
            if kind != Some(Kind::HomeWorld) {
                state.systems[hex.at()].kind = Some(Kind::GalacticCentre);
            }
        }
        found(state, ME, FAR, "desert-world", 1);
        state.systems[FAR.at()].kind = Some(Kind::Planet);
        state.systems[FAR.at()].route = Some(ME);
        launch(state, ME, FAR, "corvette", 1);
        land(state, ME, FAR, "infantry", 2);
        stack_planets(state, &["garden-world"]);
        strike(state, "crisis-dying-star");
    });
    assert_eq!(*play.state.council.trouble.marked, [FAR]);
    let ships = play.state.realms[ME].ships.len();
    play.until_round(3);
    assert_eq!(play.state.system(FAR).kind, Some(Kind::Supernova));
    assert!(play.state.colony_at(FAR).is_none() && play.state.system(FAR).planet.is_none());
    assert_eq!(play.state.realms[ME].ships.len(), ships - 1);
    assert_eq!(play.state.realms[ME].ground.iter().map(|n| u32::from(*n)).sum::<u32>(), 0);
    assert_eq!(play.state.system(FAR).route, Some(ME), "the route stays");
    assert_eq!(play.state.crisis, None);
}

/// X4R-CR6: machines rise on the planet with three capacity steps or more; without ground units they win.
#[test]
fn x4r_cr6_machine_uprising() {
    let risen = |troops: u8, robots: bool| {
        table(|state| {
            let home = state.realms[ME].capital;
            clear(state, home);
            build(state, ME, home, "capacity-building-3", None);
            if troops > 0 {
                land(state, ME, home, "tank", troops);
            }
            if robots {
                learn(state, ME, &["robotronics"]);
            }
            reseed(state, 1);
            strike(state, "crisis-machine-uprising");
        })
    };
    let buildings = |play: &Play| {
        let home = play.state.realms[ME].capital;
        play.state.colony_at(home).expect("a home").buildings.len()
    };
    assert_eq!(buildings(&risen(0, false)), 0, "all capacity buildings are destroyed");
    assert_eq!(buildings(&risen(12, true)), 1, "an army holds the planet");
    assert_eq!(risen(0, false).state.crisis, None, "it is over at once");
    let small = table(|state| {
        let home = state.realms[ME].capital;
        clear(state, home);
        build(state, ME, home, "capacity-building-2", None);
        strike(state, "crisis-machine-uprising");
    });
    assert_eq!(buildings(&small), 1, "fewer than 3 steps");
}
