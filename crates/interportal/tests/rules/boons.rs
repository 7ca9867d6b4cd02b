//! What technologies change for good, and further bonuses of their first researchers (chapter 1.13).

use engine::{Index, Seat};
use interportal::action::Unit;
use interportal::ids::{Advisor, Building, Government, Ground, Investor, Kind, Resource, Standard, Tech};
use interportal::notation::ActionKind;
use interportal::realm::{Recruit, Stock};
use interportal::testing::{
    Play, advisor_hand, advisors, build, chart, clear, dealt, drawing, found, fresh, introduce, launch,
    learn, stack,
};
use interportal::{Books, Decision, Hex, State};

const ME: Seat = Seat(0);
const FAR: Hex = Hex::corner(2, 0);

/// The technologies whose arrows lead to one.
fn sources(id: &str) -> Vec<&'static str> {
    let pack = interportal::cards::Pack::standard();
    pack[Tech::from_id(id).expect("a technology")].arrows_from.iter().map(|it| it.id()).collect()
}

/// The first seat is rich and has researched this technology, before anybody else.
fn researched(id: &str, change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::table(|state| {
        chart(state);
        learn(state, ME, &sources(id));
        change(state);
    })
    .with(ME, [60, 60, 60, 60]);
    play.play(&format!("p1 research {id}"));
    play
}

/// A number of the books without and with a technology.
fn difference<T>(id: &str, change: impl Fn(&mut State), number: impl Fn(&Books<'_>) -> T) -> (T, T) {
    let count = |known: bool| {
        let mut state = dealt(2, 1);
        change(&mut state);
        if known {
            learn(&mut state, ME, &[id]);
        }
        let state = fresh(&state);
        number(&Books::open(&state, ME))
    };
    (count(false), count(true))
}

fn home(state: &State) -> Hex {
    state.realms[ME].capital
}

fn n_troops(play: &Play, id: &str) -> u8 {
    play.state.realms[ME].ground[Ground::from_id(id).expect("a unit").at()]
}

/// X4-321: policies cost 1 culture less.
#[test]
fn x4_321_efficient_bureaucracy() {
    let two = |state: &mut State| ["academies", "mission"].iter().for_each(|id| introduce(state, ME, id));
    assert_eq!(difference("efficient-bureaucracy", two, |books| books.upkeep().policies), (4, 2));
}

/// X4-332: advisors cost 1 culture less, and their levels 3 resources less.
#[test]
fn x4_332_excellence_initiative() {
    let one = |state: &mut State| {
        let advisor = Advisor::from_id("treasurer").expect("an advisor");
        state.realms[ME].advisors.push(Recruit { advisor, level: 1, chosen: [0, 0] });
    };
    assert_eq!(difference("excellence-initiative", one, |books| books.upkeep().advisors), (3, 2));
    let price = |techs: &[&str]| {
        let mut play = super::politics::second_round(|state| {
            one(state);
            learn(state, ME, techs);
            state.requests.add(Investor::from_id("investor-soul").expect("a group"));
        });
        let before = play.accounts(ME)[0];
        play.play("p1 promote treasurer 1");
        before - play.accounts(ME)[0]
    };
    assert_eq!((price(&[]), price(&["excellence-initiative"])), (10, 7));
}

/// X4-328: resource buildings yield 1 more, those of food do not.
#[test]
fn x4_328_exotic_mining() {
    let built = |resource: Resource| {
        move |state: &mut State| {
            let home = home(state);
            build(state, ME, home, "resource-building-1", Some(resource));
        }
    };
    let income = |resource: Resource| {
        difference("exotic-mining", built(resource), move |books| books.income().buildings[resource])
    };
    assert_eq!([Resource::Awe, Resource::Research, Resource::Culture].map(income), [(2, 3); 3]);
    assert_eq!(income(Resource::Food), (2, 2));
}

/// X4-133: a resource building yields 2, 4 or 6.
#[test]
fn x4_133_steps_of_resource_buildings() {
    let yields = ["resource-building-1", "resource-building-2", "resource-building-3"].map(|id| {
        let mut state = dealt(2, 1);
        let home = home(&state);
        build(&mut state, ME, home, id, Some(Resource::Culture));
        Books::open(&fresh(&state), ME).income().buildings[Resource::Culture]
    });
    assert_eq!(yields, [2, 4, 6]);
}

/// X4-334, X4R-097: capacity buildings lower prices where they stand by their steps, never below 1.
#[test]
fn x4_334_advanced_exploitation() {
    let building = |id: &str| Building::from_id(id).expect("a building");
    let prices = |known: bool| {
        let mut state = dealt(2, 1);
        let home = home(&state);
        clear(&mut state, home);
        build(&mut state, ME, home, "capacity-building-2", None);
        build(&mut state, ME, home, "capacity-building-1", None);
        found(&mut state, ME, FAR, "rock-world", 2);
        if known {
            learn(&mut state, ME, &["advanced-exploitation"]);
        }
        let state = fresh(&state);
        let books = Books::open(&state, ME);
        let ship = Unit::Standard(Standard::from_id("std-prism-cruiser").expect("a ship"));
        let fortress = building("resource-building-2");
        [
            books.building_quote(fortress, None, home).awe,
            books.building_quote(fortress, None, FAR).awe,
            books.building_quote(building("resource-building-1"), None, home).awe,
            books.unit_quote(ship, home).awe,
        ]
    };
    assert_eq!((prices(false), prices(true)), ([6, 6, 3, 10], [3, 6, 1, 7]), "both of the system add up");
}

/// X4-335, X4-360, X4-362: free buildings of one's choice.
#[test]
fn x4_360_a_free_building() {
    let mut play = researched("advanced-exploitation", |state| learn(state, ME, &["automated-factories"]));
    assert_eq!(play.choices(ME, "build"), ["capacity-building-1", "capacity-building-2"], "X4-335");
    let before = play.accounts(ME)[0];
    play.play("p1 build capacity-building-2");
    assert_eq!(play.accounts(ME)[0], before);
    let any = researched("metropolises", |_| {});
    assert!(any.may(ME, "build capacity-building-1") && any.may(ME, "build resource-building-1 F"));
    let mut second = researched("multipolar-economy", |state| {
        let home = home(state);
        clear(state, home);
        build(state, ME, home, "centre", None);
        found(state, ME, FAR, "rock-world", 2);
    });
    second.play("p1 at 2,0");
    let centres = second.state.colony_at(FAR).expect("a colony").buildings.len();
    assert_eq!(centres, 1, "X4-361, X4-362: a second centre");
}

/// X4-338, X4-340, X4-344, X4-349, X4-381, X4-406: political actions that technologies add.
#[test]
fn x4_338_political_actions() {
    let added = |id: &str| {
        let (without, with) =
            difference(id, |_| {}, |books| ActionKind::ALL.map(|kind| books.actions(kind, 0)));
        let more = ActionKind::ALL.into_iter().zip(without.into_iter().zip(with));
        more.filter(|(_, (before, after))| after > before).map(|(kind, _)| kind).collect::<Vec<_>>()
    };
    assert_eq!(added("secret-service"), [ActionKind::Institution]);
    assert_eq!(added("celestial-law"), [ActionKind::Law]);
    assert_eq!(added("hybrid-war"), [ActionKind::Institution]);
    assert_eq!(added("interportal-community"), [ActionKind::Treaty]);
    assert_eq!(added("jurisprudence"), [ActionKind::Law]);
    assert_eq!(added("deep-contacts"), [ActionKind::Treaty]);
    assert!(added("robotronics").is_empty());
}

/// X4-344, X4-345: networks reach level 4, and one of the own ones does at once.
#[test]
fn x4_345_a_strong_network() {
    assert_eq!(difference("hybrid-war", |_| {}, |books| books.highest(false)), (3, 4));
    let mut play = researched("hybrid-war", |state| {
        state.systems[FAR.at()].networks.set(ME, 1);
        let home = home(state);
        state.systems[home.at()].networks.set(ME, 2);
    });
    assert_eq!(play.choices(ME, "at"), ["2,0", "3,0"]);
    play.play("p1 at 2,0");
    assert_eq!(play.state.system(FAR).networks[ME], 4);
}

/// X4-346: connected colonies rise for less food, by the steps of connected capacity buildings.
#[test]
fn x4_346_hypercommunication() {
    let cost = |known: bool, route: bool| {
        let mut state = dealt(2, 1);
        found(&mut state, ME, FAR, "garden-world", 1);
        if route {
            state.systems[FAR.at()].kind = Some(Kind::Planet);
            state.systems[FAR.at()].route = Some(ME);
        }
        if known {
            learn(&mut state, ME, &["hypercommunication"]);
        }
        let state = fresh(&state);
        let books = Books::open(&state, ME);
        books.raise_cost(state.colony_at(FAR).expect("a colony"))
    };
    assert_eq!([cost(false, true), cost(true, false), cost(true, true)], [Some(10), Some(10), Some(9)]);
}

/// X4-349: votes cost 4 culture in place of 5.
#[test]
fn x4_349_cheaper_votes() {
    assert_eq!(difference("interportal-community", |_| {}, |books| i32::from(books.vote_cost())), (5, 4));
}

/// X4-359: colonies of level 3 have 1 slot more, those of level 4 have 2 more.
#[test]
fn x4_359_metropolises() {
    let slots = |level: u8| {
        let founded = move |state: &mut State| found(state, ME, FAR, "rock-world", level);
        difference("metropolises", founded, |books| {
            let colony =
                interportal::state::Colony { seat: ME, hex: FAR, level, founder: ME, ..Default::default() };
            books.slots(&colony)
        })
    };
    assert_eq!([1, 2, 3, 4].map(slots), [(1, 1), (2, 2), (3, 4), (4, 6)]);
}

/// X4-412, X4-020: three policies, with perfected governance four.
#[test]
fn x4_412_a_fourth_policy() {
    assert_eq!(difference("perfected-governance", |_| {}, |books| i32::from(books.policy_limit())), (3, 4));
}

/// X4-415: standardised ships cost less by their class where a capacity building stands.
#[test]
fn x4_415_military_industrial_complex() {
    let price = |ship: &'static str, building: bool| {
        let table = move |state: &mut State| {
            let home = home(state);
            if !building {
                clear(state, home);
            }
        };
        difference("military-industrial-complex", table, move |books| {
            let ship = Unit::Standard(Standard::from_id(ship).expect("a ship"));
            books.unit_quote(ship, Hex::corner(3, 0)).awe
        })
    };
    assert_eq!(price("std-light-corvette", true), (4, 3));
    assert_eq!(price("std-crown-battleship", true), (22, 18));
    assert_eq!(price("std-crown-battleship", false), (22, 22));
}

/// X4-331, X4R-104: an advisor of one's choice comes into the hand.
#[test]
fn x4_331_an_advisor_of_choice() {
    let mut play = researched("council-of-experts", |state| {
        advisors(state, &["admiral", "general", "spymaster"], &["treasurer", "city-planner"]);
    });
    assert_eq!(play.decision(), Some(Decision::KeepAdvisor));
    assert!(play.may(ME, "keep treasurer") && play.may(ME, "keep admiral"), "deck and display");
    play.play("p1 keep admiral");
    assert_eq!(advisor_hand(&play.state, ME).map(Advisor::id), Some("admiral"));
    assert_eq!((play.state.advisors.len(), interportal::testing::n_cards(&play.state).3[0]), (2, 2));
}

/// X4-333: veteran crews for one blueprint, for nothing.
#[test]
fn x4_333_veteran_crews() {
    let mut play = researched("excellence-initiative", |state| learn(state, ME, &["ships-ks", "ships-us"]));
    assert_eq!(play.decision(), Some(Decision::ChooseBlueprint));
    let before = play.accounts(ME)[0];
    play.play("p1 refit destroyer");
    assert_eq!(drawing(&play.state, ME, "destroyer", 1), ["veteran-crew"]);
    assert_eq!((play.accounts(ME)[0], play.decision().map(|it| it.rule())), (before, Some("X4R-291")));
}

/// X4-314: all items that better drives unlock are fitted as one likes, for nothing.
#[test]
fn x4_314_fitted_freely() {
    let mut play = researched("drives-2", |state| learn(state, ME, &["ships-ks", "ships-us", "ships-hs"]));
    let before = play.accounts(ME)[0];
    let mut fitted = Vec::new();
    for _ in 0..6 {
        let lines = play.legal(ME);
        let wanted =
            ["choose rotation-drive", "refit destroyer", "choose tritium-injection", "refit cruiser"];
        let line = wanted.iter().find(|line| lines.contains(&(**line).to_owned()) && !fitted.contains(*line));
        let Some(line) = line else { break };
        play.play(&format!("p1 {line}"));
        fitted.push(*line);
    }
    let all = [drawing(&play.state, ME, "destroyer", 1), drawing(&play.state, ME, "cruiser", 1)].concat();
    assert!(
        !all.is_empty() && all.iter().all(|id| id == "rotation-drive" || id == "tritium-injection"),
        "{all:?}"
    );
    assert_eq!(play.accounts(ME)[0], before);
}

/// X4-339, X4-382: free research ships with an agent or with police.
#[test]
fn x4_339_free_characters() {
    let mut agent = researched("secret-service", |_| {});
    agent.play("p1 buy research-ship 2");
    assert_eq!(drawing(&agent.state, ME, "research-ship", 2), ["agent"]);
    assert_eq!(agent.state.realms[ME].ships.len(), 4);
    let mut police = researched("jurisprudence", |_| {});
    police.play("p1 buy research-ship");
    assert_eq!(drawing(&police.state, ME, "research-ship", 1), ["police-unit"]);
}

/// X4-352: a gun and drones come into an army.
#[test]
fn x4_352_troops() {
    let play = researched("invasion-tactics", |_| {});
    assert_eq!((n_troops(&play, "anti-orbital-gun"), n_troops(&play, "war-drones")), (1, 1));
    assert_eq!(play.state.realms[ME].armies.iter().flatten().count(), 1, "one army");
}

/// X4-354, X4R-089: a copy of an own military unit costs nothing but its upkeep.
#[test]
fn x4_354_a_copy() {
    let mut play = researched("war-economy", |state| {
        let home = home(state);
        launch(state, ME, home, "cruiser", 1);
    });
    assert_eq!(play.decision(), Some(Decision::Pick));
    assert!(!play.may(ME, "buy research-ship"), "no civil ship");
    let upkeep = |play: &Play| Books::open(&play.state, ME).upkeep().units;
    let (before, units) = (play.accounts(ME)[0], upkeep(&play));
    play.play("p1 buy cruiser");
    assert_eq!((play.accounts(ME)[0], play.state.realms[ME].ships.len()), (before, 5));
    assert_eq!(upkeep(&play), units + 1, "X4R-089");
}

/// X4-366, X4-368, X4-370, X4-413: governments and a policy for nothing.
#[test]
fn x4_366_free_governments() {
    let offered = |id: &str| {
        let play = researched(id, |state| learn(state, ME, &["political-philosophy"]));
        play.choices(ME, "government")
    };
    let first = {
        let play = researched("political-philosophy", |_| {});
        play.choices(ME, "government")
    };
    assert_eq!(first.len(), 6, "X4-366: all of tier I: {first:?}");
    assert!(first.contains(&"republic".to_owned()));
    let second = offered("political-vision");
    assert!(second.len() == 6 && second.contains(&"empire".to_owned()), "X4-368: {second:?}");
    let other = {
        let play = researched("polymorphic-cabinet", |state| {
            learn(state, ME, &["political-philosophy"]);
            state.realms[ME].government = Government::from_id("republic").expect("one");
        });
        play.choices(ME, "government")
    };
    assert!(!other.contains(&"republic".to_owned()) && other.contains(&"theocracy".to_owned()), "X4-370");
    let mut policy = researched("perfected-governance", |state| {
        state.realms[ME].government = Government::from_id("technocracy").expect("one");
    });
    let before = policy.accounts(ME)[3];
    policy.play("p1 policy academies");
    assert_eq!((policy.accounts(ME)[3], policy.state.realms[ME].policies.len()), (before, 1), "X4-413");
}

/// X4-365, X4-367: the first opens governments of tier I and special ones, the second those of tier II.
#[test]
fn x4_365_tiers() {
    let offered = |techs: &[&str], id: &str| {
        let play = super::politics::second_round(|state| learn(state, ME, techs));
        play.may(ME, &format!("government {id}"))
    };
    let (philosophy, vision) = ("political-philosophy", "political-vision");
    assert_eq!(["republic", "clan-government", "empire"].map(|id| offered(&[], id)), [false; 3]);
    assert_eq!(
        ["republic", "clan-government", "empire"].map(|id| offered(&[philosophy], id)),
        [true, true, false]
    );
    assert!(offered(&[philosophy, vision], "empire"));
}

/// X4-374, X4-378, X4-395: one of the items just unlocked for nothing, as with energy weapons.
#[test]
fn x4_374_free_items() {
    for (tech, item, hull) in [
        ("projectile-weapons-2", "heavy-gun", "cruiser"),
        ("missiles-1", "missile-launcher", "corvette"),
        ("protection-1", "simple-shield", "cruiser"),
    ] {
        let mut play = researched(tech, |state| learn(state, ME, &["ships-ks", "ships-us", "ships-hs"]));
        assert_eq!(play.decision(), Some(Decision::ChooseItem), "{tech}");
        let before = play.accounts(ME)[0];
        play.play(&format!("p1 choose {item}; p1 refit {hull}; p1 done"));
        assert_eq!(drawing(&play.state, ME, hull, 1), [item]);
        assert_eq!(play.accounts(ME)[0], before);
    }
}

/// X4-403: a network of level 1 in any system that is discovered.
#[test]
fn x4_403_a_network_anywhere() {
    let mut play = researched("strategic-infiltration", |_| {});
    assert_eq!(play.decision(), Some(Decision::Pick));
    play.play("p1 at -2,0");
    assert_eq!(play.state.system(Hex::new(-2, 0).expect("a hex")).networks[ME], 1);
}

/// X4R-092: a technology that a card brings for nothing counts as researched first.
#[test]
fn x4r_092_free_research_brings_the_bonus() {
    use interportal::ids::EventCard;
    use interportal::realm::Held;
    let mut play = Play::table(|state| {
        chart(state);
        state.systems[FAR.at()].kind = Some(Kind::Anomaly);
        state.realms[ME].ships[0].at = Some(FAR);
        stack(state, Kind::Anomaly, &["song-of-the-wave"]);
        let card = EventCard::from_id("rift").expect("a card");
        interportal::testing::hold(state, ME, Held { card, hex: Some(FAR), level: 2 });
        state.realms[ME].accounts = Stock::new(|_| 40);
    });
    play.play("p1 study rift; p1 research drives-1");
    assert!(play.state.realms[ME].first.has(Tech::from_id("drives-1").expect("it")));
    assert_eq!(play.decision(), Some(Decision::Place), "X4-312: a free route");
}
