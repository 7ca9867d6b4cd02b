//! Every law card in force (chapter 4.10).

use engine::Seat;
use interportal::ids::{Group, Law, MarketCard, Resource, Tech};
use interportal::notation::Permission;
use interportal::state::Passed;
use interportal::testing::{
    Play, build, chart, clear, enlist, fight, found, fresh, launch, learn, market, meet,
};
use interportal::{Books, CouncilFault, Event, Hex, Reason, State};

use super::agents::{agent, theirs};
use super::treaties::council;

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const FAR: Hex = Hex::corner(2, 0);

/// The same table with a law in force and without it.
fn both(id: &str, change: impl Fn(&mut State)) -> [Play; 2] {
    [true, false].map(|active| {
        Play::table(|state| {
            chart(state);
            meet(state);
            change(state);
            if active {
                let law = Law::from_id(id).expect("a law");
                state.laws.push(Passed { law, seat: YOU });
            }
        })
    })
}

/// What the books say with a law and without it.
fn read<T>(plays: &[Play; 2], of: impl Fn(&Books<'_>) -> T) -> [T; 2] {
    [&plays[0], &plays[1]].map(|play| of(&Books::open(&play.state, ME)))
}

fn income(plays: &[Play; 2], resource: Resource) -> i16 {
    let [with, without] = read(plays, |books| books.income().net()[resource]);
    with - without
}

/// X4R-L07, X4R-L20, X4R-L21, X4R-L25, X4R-L26: what changes income and upkeep.
#[test]
fn x4r_125_laws_of_income() {
    let fleets = both("disarmament", |state| launch(state, ME, FAR, "cruiser", 2));
    assert_eq!(income(&fleets, Resource::Food), 0, "class HS");
    let titans = both("disarmament", |state| {
        let home = state.realms[ME].capital;
        launch(state, ME, home, "battleship", 3);
    });
    assert_eq!(income(&titans, Resource::Food), -3, "X4R-L07: large ships cost more");
    let heritage =
        [2, 3].map(|level| both("cultural-heritage", |state| found(state, ME, FAR, "garden-world", level)));
    assert_eq!(heritage.map(|plays| income(&plays, Resource::Culture)), [0, 1], "X4R-L20");
    let tax = both("tax-reform", |_| {});
    assert_eq!((income(&tax, Resource::Awe), income(&tax, Resource::Culture)), (2, -1), "X4R-L21");
    let farms = both("environmental-protection", |state| {
        let home = state.realms[ME].capital;
        clear(state, home);
        build(state, ME, home, "resource-building-1", Some(Resource::Food));
    });
    assert_eq!(income(&farms, Resource::Food), 1, "X4R-L25");
    let embassy = both("law-of-legation", |state| {
        let theirs = state.realms[YOU].capital;
        build(state, ME, theirs, "embassy", None);
    });
    assert!(income(&embassy, Resource::Food) > 0, "X4R-L26: no upkeep");
}

/// X4R-L08, X4R-L09, X4R-L10, X4R-L11, X4R-L13, X4R-L24, X4R-L29: what changes prices.
#[test]
fn x4r_125_laws_of_prices() {
    use interportal::action::{Fitting, Unit};
    use interportal::ids::{Building, Ship, Weapon};
    use interportal::notation::Item;
    let ship = |id: &str| Unit::Ship(Ship::from_id(id).expect("a ship"), 1);
    let awe = |plays: &[Play; 2], unit: Unit| {
        let home = plays[0].state.realms[ME].capital;
        read(plays, |books| books.unit_quote(unit, home).awe)
    };
    let [with, without] = awe(&both("freedom-of-arms", |_| {}), ship("cruiser"));
    assert_eq!(with + 1, without, "X4R-L08");
    let [with, without] = awe(&both("settlement-aid", |_| {}), ship("colony-ship"));
    assert_eq!(with + 2, without, "X4R-L13");
    let route = Building::from_id("trade-route").expect("a route");
    let lanes = both("free-trade-lanes", |_| {});
    let [with, without] = read(&lanes, |books| books.building_quote(route, None, FAR).awe);
    assert_eq!(with, without.saturating_sub(2), "X4R-L09");
    let customs = both("customs-barriers", |state| {
        state.realms[ME].ratios = interportal::realm::Ratios::all(2);
    });
    let ratio = read(&customs, |books| books.ratio(Resource::Food, Resource::Awe));
    assert_eq!(ratio, [3, 2], "X4R-L10");
    let known = Tech::from_id("jurisprudence").expect("a technology");
    let accord = both("knowledge-accord", |state| learn(state, YOU, &["jurisprudence"]));
    let [with, without] = read(&accord, |books| books.tech_cost(known));
    assert_eq!(with + 2, without, "X4R-L11");
    let heavy = Weapon::all().find(|it| {
        let size = accord[0].state.pack[*it].size;
        matches!(size, interportal::ids::Size::L | interportal::ids::Size::X)
    });
    let item = Fitting::from(Item::Weapon(heavy.expect("a heavy weapon")));
    let [with, without] = read(&both("arms-control", |_| {}), |books| books.fit_quote(item.item()).awe);
    assert_eq!(with, without + 3, "X4R-L24");
    let growth = both("population-policy", |state| found(state, ME, FAR, "garden-world", 2));
    let [with, without] = [&growth[0], &growth[1]].map(|play| {
        let colony = play.state.colony_at(FAR).expect("a colony");
        Books::open(&play.state, ME).raise_cost(colony).expect("a price")
    });
    assert_eq!(with, without.saturating_sub(2).max(1), "X4R-L29");
}

/// X4R-L12: who buys what others have researched pays the first researcher.
#[test]
fn x4r_l12_patent_law() {
    let [mut play, _] = both("patent-law", |state| {
        learn(state, YOU, &["drives-1"]);
        state.realms[YOU].first.add(Tech::from_id("drives-1").expect("a technology"));
        state.realms[ME].accounts = interportal::realm::Stock::new(|_| 90);
    });
    let (mine, yours) = (play.accounts(ME)[0], play.accounts(YOU)[0]);
    play.play("p1 research drives-1");
    assert_eq!((play.accounts(ME)[0], play.accounts(YOU)[0]), (mine - 1, yours + 1));
}

/// X4R-L14, X4R-L23, X4R-L25: what laws forbid, with the reason.
#[test]
fn x4r_125_laws_that_forbid() {
    let forbidden = Some(Reason::Council(CouncilFault::Forbidden));
    let rich = |state: &mut State| state.realms[ME].accounts = interportal::realm::Stock::new(|_| 90);
    let [with, without] = both("settlement-freeze", rich);
    assert_eq!(with.why("p1 unit colony-ship"), forbidden, "X4R-L14");
    assert!(without.may(ME, "buy colony-ship") && !with.may(ME, "buy colony-ship"));
    let [mut with, without] = both("black-market-ban", |state| {
        rich(state);
        market(state, &["bm-bounty"]);
    });
    assert_eq!(with.why("p1 market bm-bounty"), forbidden, "X4R-L23");
    assert!(without.may(ME, "auction bm-bounty"));
    with.until_round(2);
    assert_eq!(*with.state.market, [MarketCard::from_id("bm-bounty").expect("a card")], "no card is drawn");
    let [with, without] = both("environmental-protection", |state| {
        rich(state);
        let home = state.realms[ME].capital;
        clear(state, home);
        build(state, ME, home, "resource-building-2", Some(Resource::Food));
        let techs: Vec<&str> = Tech::all().map(Tech::id).collect();
        learn(state, ME, &techs);
    });
    assert!(!with.may(ME, "upgrade resource-building-3"), "X4R-L25");
    assert!(without.may(ME, "upgrade resource-building-3"));
}

/// X4R-L19, X4R-L22, X4R-L28: what happens at a moment.
#[test]
fn x4r_125_laws_that_act() {
    let [mut with, mut without] = both("pirate-hunt", |state| {
        market(state, &[]);
        let near = Hex::new(1, 0).expect("a hex");
        state.systems[near.at()].group = Group::from_id("pirate-fleet");
        enlist(state, ME, near, "std-pillar-titan", 3);
    });
    let hunt = |play: &mut Play| {
        let mut gained = 0;
        while play.asked().is_some() && play.state.round < 2 {
            let seat = play.asked().expect("a seat");
            let calm = ["pass", "end", "stop", "wait", "done", "fight"];
            let line = calm.into_iter().find(|line| play.may(seat, line)).map(str::to_owned);
            let line = line.unwrap_or_else(|| play.legal(seat)[0].clone());
            play.play(&format!("{seat} {line}"));
            let five = Event::Gained(ME, Resource::Awe, 5);
            gained += play.events().iter().filter(|event| **event == five).count();
        }
        gained
    };
    assert_eq!(hunt(&mut with), hunt(&mut without) + 1, "X4R-L19");
    let [fund, none] = both("galactic-fund", |_| {});
    assert!(fund.may(ME, "produce R"), "X4R-L22: {:?}", fund.legal(ME));
    assert!(!none.may(ME, "produce R"));
    let debts = both("state-guarantee", |state| {
        let home = state.realms[ME].capital;
        launch(state, ME, home, "battleship", 12);
        state.realms[ME].accounts = interportal::realm::Stock::new(|_| 0);
    });
    let owed = |play: &Play| play.state.realms[ME].debts[Resource::Food];
    assert!(owed(&debts[1]) > 1, "{} owed", owed(&debts[1]));
    assert_eq!(owed(&debts[0]), owed(&debts[1]) / 2, "X4R-L28");
}

/// X4R-L16: with freedom of information everybody may look without a character.
#[test]
fn x4r_125_freedom_of_information() {
    let allowed = both("freedom-of-information", |_| {});
    let [with, without] = read(&allowed, |books| books.is_allowed(Permission::ReconWithoutCharacter));
    assert!(with && !without);
}

/// X4R-L15: illegal actions of agents cost 2 culture more, others do not.
#[test]
fn x4r_125_the_agents_act() {
    let price = |line: &str, law: bool| {
        let mut play = agent("agent", theirs, |state| {
            if law {
                state.laws.push(Passed { law: Law::from_id("agents-act").expect("a law"), seat: YOU });
            }
        });
        play.play(line);
        60 - play.accounts(ME)[3]
    };
    let theft = "p1 deed 1 theft; p1 steal A 1; p1 enough";
    assert_eq!([price(theft, false), price(theft, true)], [1, 3]);
    assert_eq!(price("p1 deed 1 promote-corruption", true), 0, "that is legal");
}

/// X4R-L17: a war without reason needs a stake of at least 10.
#[test]
fn x4r_125_outlawry_of_war() {
    let least = |law: bool| {
        let mut play = council(3, |_| {});
        if law {
            play.state.laws.push(Passed { law: Law::from_id("outlawry-of-war").expect("a law"), seat: YOU });
        }
        play.state = fresh(&play.state);
        play.play("p1 war p2");
        play.choices(ME, "stake").first().cloned()
    };
    assert_eq!([least(false), least(true)], [Some("3".to_owned()), Some("10".to_owned())]);
}

/// X4R-L18: the die of a war counts 1 pip less for attackers, never less than none, and as much as before for defenders.
#[test]
fn x4r_125_war_bonds() {
    let upkeep = |die: u8, attacks: bool| {
        let [one, other] = if attacks { [ME, YOU] } else { [YOU, ME] };
        let plays = both("war-bonds", |state| fight(state, one, other, die));
        read(&plays, |books| books.upkeep().wars)
    };
    assert_eq!([upkeep(3, true), upkeep(1, true), upkeep(0, true)], [[2, 3], [0, 1], [0, 0]]);
    assert_eq!(upkeep(4, false), [2, 2]);
}
