//! Income, upkeep, capacity and prices (chapters 1.3 and 4.5).

use engine::{BySeat, Dealer, Seat, Seats};
use interportal::cards::{Pack, PackRef};
use interportal::ids::{
    Advisor, Capacity, Deed, EventCard, Government, Law, PlanetaryEvent, Resource, Wonder,
};
use interportal::notation::Quantity;
use interportal::realm::{Granted, Held, Recruit};
use interportal::state::{Built, Happened, Passed, Treaty, War};
use interportal::testing::{
    build, clear, dealt, found, fresh, hire, hold, introduce, land, launch, learn, tech,
};
use interportal::{Books, Hex, HexSet, Options, State, deal};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn income(state: &State, resource: Resource) -> i16 {
    Books::open(&fresh(state), ME).income().net()[resource]
}

fn colony(state: &mut State, hex: Hex) -> &mut interportal::state::Colony {
    state.colonies.iter_mut().find(|colony| colony.hex == hex).expect("a colony there")
}

/// X4-100, X4R-071: with too many planets every second income is left out, beginning at once.
#[test]
fn x4r_071_too_many_planets() {
    let mut state = dealt(2, 1);
    for hex in Hex::ring(1).take(4) {
        found(&mut state, ME, hex, "garden-world", 1);
    }
    assert_eq!(Books::open(&fresh(&state), ME).state_size(), (5, 4));
    let skipped = [0, 1, 2, 3].map(|phases| {
        state.realms[ME].excess = phases;
        Books::open(&fresh(&state), ME).is_income_skipped()
    });
    assert_eq!(skipped, [true, false, true, false]);
    introduce(&mut state, ME, "crown-land");
    state.realms[ME].excess = 0;
    assert!(!Books::open(&fresh(&state), ME).is_income_skipped());
}

/// X4-101, X4-152, X4R-082: a blockaded system gives neither income nor capacity; X4R-247: nor a fresh conquest.
#[test]
fn x4_101_blockade() {
    let mut state = dealt(2, 1);
    let home = state.realms[ME].capital;
    build(&mut state, ME, home, "resource-building-1", Some(Resource::Culture));
    state.systems[home.at()].blockade = Some(YOU);
    let counted = fresh(&state);
    let books = Books::open(&counted, ME);
    assert_eq!(Resource::ALL.map(|it| books.income().net()[it]), [0, -3, 0, 0], "upkeep stays");
    assert_eq!([Capacity::Ground, Capacity::Space].map(|it| books.capacity(it)), [0, 0]);
    state.systems[home.at()].blockade = None;
    colony(&mut state, home).idle = true;
    assert_eq!(Books::open(&fresh(&state), ME).income().planets[Resource::Awe], 0, "X4R-247");
}

/// X4R-076: gcap from levels and capacity buildings, scap from the capital, capacity buildings and starbases.
#[test]
fn x4r_076_capacity() {
    let mut state = dealt(2, 1);
    let (home, hex) = (state.realms[ME].capital, Hex::corner(2, 0));
    let pools = |state: &State| {
        [Capacity::Ground, Capacity::Space].map(|it| Books::open(&fresh(state), ME).capacity(it))
    };
    found(&mut state, ME, hex, "rock-world", 3);
    assert_eq!(pools(&state), [6, 2]);
    build(&mut state, ME, hex, "capacity-building-3", None);
    assert_eq!(pools(&state), [9, 5]);
    launch(&mut state, ME, hex, "starbase", 1);
    assert_eq!(pools(&state), [9, 6], "X4-200");
    colony(&mut state, home).pips = 2;
    assert_eq!(pools(&state), [7, 4], "X4-458");
    introduce(&mut state, ME, "contract-work");
    assert_eq!(pools(&state), [9, 4], "each of two capacity buildings");
}

/// X4R-077: a chain of routes from the capital; X4-152: blockades break it, and so do neutral units.
#[test]
fn x4r_077_connection() {
    let mut state = dealt(2, 1);
    let line: Vec<Hex> = (0..=2).rev().map(|q| Hex::new(q, 0).expect("a hex")).collect();
    let far = Hex::new(-1, 0).expect("a hex");
    found(&mut state, ME, far, "ice-world", 1);
    line.iter().for_each(|hex| state.systems[hex.at()].route = Some(ME));
    assert!(Books::open(&fresh(&state), ME).connected().is_empty(), "the core guard stands in the way");
    state.systems[Hex::CENTRE.at()].group = None;
    assert_eq!(Books::open(&fresh(&state), ME).connected(), HexSet::only(far));
    state.systems[line[1].at()].blockade = Some(YOU);
    assert!(Books::open(&fresh(&state), ME).connected().is_empty());
    state.systems[line[1].at()].blockade = None;
    state.systems[line[0].at()].route = None;
    assert!(Books::open(&fresh(&state), ME).connected().is_empty(), "the chain must touch the capital");
}

/// X4R-075, X4R-130: governments, policies, advisors, laws, wonders, the core and sanctions.
#[test]
fn x4r_075_all_sources() {
    let mut state = dealt(2, 1);
    let start = Resource::ALL.map(|it| income(&state, it));
    assert_eq!(start, [4, 2, 3, 3]);
    state.realms[ME].government = Government::from_id("theocracy").expect("a government");
    introduce(&mut state, ME, "dogma");
    assert_eq!(income(&state, Resource::Culture), 3 + 1 - 1, "X4-021: 2 for the policy, 1 less by dogma");
    let advisor = Advisor::from_id("treasurer").expect("an advisor");
    state.realms[ME].advisors.push(Recruit { advisor, level: 3, chosen: [0, 0] });
    assert_eq!(income(&state, Resource::Awe), 4 + 3 + 1, "+3, and 1 for 10 A on the account");
    state.realms[ME].accounts[Resource::Awe] = 99;
    assert_eq!(income(&state, Resource::Awe), 4 + 3 + 5, "at most 5");
    assert_eq!(income(&state, Resource::Culture), 3 - 3, "X4-027");
    state.laws.push(Passed { law: Law::from_id("tax-reform").expect("a law"), seat: YOU });
    assert_eq!([income(&state, Resource::Awe), income(&state, Resource::Culture)], [14, -1]);
    state.core = Some(ME);
    assert_eq!(income(&state, Resource::Culture), 1, "X4R-273");
    state.realms[ME].sanctions = 2;
    assert_eq!(income(&state, Resource::Awe), 12, "X4R-130");
    let sphere = Wonder::from_id("dyson-sphere").expect("a wonder");
    state.wonders[engine::Index::at(sphere)] = Some(Built { seat: ME, hex: Hex::CENTRE, stages: 2 });
    assert_eq!(income(&state, Resource::Awe), 12);
    state.wonders[engine::Index::at(sphere)] = Some(Built { seat: ME, hex: Hex::CENTRE, stages: 3 });
    assert_eq!(income(&state, Resource::Awe), 22);
    state.realms[ME].granted.push(Granted { quantity: Quantity::IncomeA, by: 2 });
    assert_eq!(income(&state, Resource::Awe), 24, "X4-057");
}

/// Planetary events: per level, by choice, until paid, and while a level is reached.
#[test]
fn x4r_075_planetary_events() {
    let hex = Hex::corner(2, 0);
    let mut state = dealt(2, 1);
    found(&mut state, ME, hex, "garden-world", 2);
    let before = Resource::ALL.map(|it| income(&state, it));
    let mut gained = |event: &str, option: u8, paid: bool, level: u8| {
        let event = PlanetaryEvent::from_id(event).expect("an event");
        colony(&mut state, hex).events = [Happened::of(event, option, paid)].into_iter().collect();
        colony(&mut state, hex).level = level;
        let food = i16::from(level) - 2;
        let gained = Resource::ALL.map(|it| income(&state, it) - before[it as usize]);
        [gained[0], gained[1] - food, gained[2], gained[3]]
    };
    assert_eq!(gained("rich-veins", 0, false, 2), [2, 0, 0, 0]);
    assert_eq!(gained("native-fauna", 0, false, 2), [0, 0, 0, 0]);
    assert_eq!(gained("native-fauna", 1, false, 2), [0, 0, 0, 1]);
    assert_eq!(gained("plague", 0, false, 2), [0, -2, 0, 0]);
    assert_eq!(gained("plague", 0, true, 2), [0, 0, 0, 0]);
    assert_eq!(gained("toxic-spores", 0, false, 2), [0, 0, 0, 0]);
    assert_eq!(gained("toxic-spores", 0, false, 3), [0, 0, 2, 0]);
}

/// X4-327: a research ship on an asteroid field brings 2 A, one per system; cards held work where they say so.
#[test]
fn x4_327_mining_and_cards() {
    let mut state = dealt(2, 1);
    let hex = Hex::corner(2, 3);
    state.systems[hex.at()].kind = Some(interportal::ids::Kind::AsteroidField);
    learn(&mut state, ME, &["exotic-mining"]);
    assert_eq!(income(&state, Resource::Awe), 4);
    launch(&mut state, ME, hex, "research-ship", 2);
    assert_eq!(income(&state, Resource::Awe), 6);
    let mut misty = state;
    misty.systems[hex.at()].kind = Some(interportal::ids::Kind::Nebula);
    let research = income(&misty, Resource::Research) - income(&state, Resource::Research);
    assert_eq!((income(&misty, Resource::Awe), research), (4, 2), "on a nebula 2 research");
    let held = |card: &str, level: u8| Held {
        card: EventCard::from_id(card).expect("a card"),
        hex: Some(hex),
        level,
    };
    hold(&mut state, ME, held("old-mine", 0));
    assert_eq!(income(&state, Resource::Awe), 7);
    hold(&mut state, YOU, held("living-metal", 3));
    assert_eq!(income(&state, Resource::Awe), 7);
    hold(&mut state, ME, held("living-metal", 2));
    assert_eq!(income(&state, Resource::Awe), 7, "level 3 is not reached");
    hold(&mut state, ME, held("crystal-forest", 3));
    assert_eq!(income(&state, Resource::Food), 2 + 2 - 1, "four research ships cost 1");
}

/// X4-216: an embassy brings culture for treaties and own laws; X4-186: it costs food.
#[test]
fn x4_216_embassy() {
    let mut state = dealt(3, 1);
    let theirs = state.realms[YOU].capital;
    build(&mut state, ME, theirs, "embassy", None);
    assert_eq!((income(&state, Resource::Culture), income(&state, Resource::Food)), (3, 0));
    let mut partners = Seats::only(ME);
    partners.add(YOU);
    let kind = Deed::from_id("trade-treaty").expect("a treaty");
    state.treaties.push(Treaty { kind, partners, ..Treaty::default() });
    state.treaties.push(Treaty { kind, partners, ..Treaty::default() });
    state.laws.push(Passed { law: Law::from_id("agents-act").expect("a law"), seat: ME });
    state.laws.push(Passed { law: Law::from_id("pirate-hunt").expect("a law"), seat: YOU });
    assert_eq!(income(&state, Resource::Culture), 3 + 3);
    let other = state.realms[Seat(2)].capital;
    let mut two = state;
    build(&mut two, ME, other, "embassy", None);
    assert_eq!(income(&two, Resource::Culture), 3 + 2 * 3, "for each embassy");
    state.laws.push(Passed { law: Law::from_id("law-of-legation").expect("a law"), seat: YOU });
    assert_eq!(income(&state, Resource::Food), 2, "embassies have no upkeep");
}

/// X4-077: mercenaries cost twice their upkeep, at least 1; X4-187: anti-orbital guns 2; X4R-L07: disarmament.
#[test]
fn x4_077_units() {
    let mut state = dealt(2, 1);
    let home = state.realms[ME].capital;
    let units = |state: &State| Books::open(&fresh(state), ME).upkeep().units;
    assert_eq!(units(&state), 1, "X4-120: the colony ship");
    hire(&mut state, ME, home, "std-light-corvette");
    assert_eq!(units(&state), 2);
    hire(&mut state, ME, home, "std-prism-cruiser");
    assert_eq!(units(&state), 4);
    land(&mut state, ME, home, "anti-orbital-gun", 2);
    assert_eq!(units(&state), 8);
    launch(&mut state, ME, home, "battleship", 1);
    assert_eq!(units(&state), 11);
    state.laws.push(Passed { law: Law::from_id("disarmament").expect("a law"), seat: YOU });
    assert_eq!(units(&state), 12, "GS and larger, and military");
    introduce(&mut state, ME, "total-mobilisation");
    assert_eq!(units(&state), 9);
}

/// X4-186, X4-363, X4-383: buildings by step, cheaper with technologies but not below 1, food buildings free.
#[test]
fn x4_186_buildings() {
    let mut state = dealt(2, 1);
    let home = state.realms[ME].capital;
    clear(&mut state, home);
    let food = |state: &State| Books::open(&fresh(state), ME).upkeep().buildings;
    assert_eq!(food(&state), 0);
    build(&mut state, ME, home, "resource-building-3", Some(Resource::Awe));
    build(&mut state, ME, home, "resource-building-1", Some(Resource::Research));
    build(&mut state, ME, home, "resource-building-3", Some(Resource::Food));
    build(&mut state, ME, home, "capacity-building-2", None);
    assert_eq!(food(&state), 3 + 1 + 2);
    learn(&mut state, ME, &["optimised-city-planning", "robotronics"]);
    assert_eq!(food(&state), 2 + 1 + 1);
}

/// X4-509: 1 food for every two levels of a watch, none with the policy.
#[test]
fn x4_509_watches() {
    let mut state = dealt(2, 1);
    for (hex, level) in Hex::ring(1).zip([3, 4, 1]) {
        state.systems[hex.at()].watches.set(ME, level);
    }
    assert_eq!(Books::open(&fresh(&state), ME).upkeep().watches, 1 + 2);
    introduce(&mut state, ME, "heavens-watch");
    assert_eq!(Books::open(&fresh(&state), ME).upkeep().watches, 0);
}

/// X4R-164 and cards on war: extra pips count for one alone; what an enemy's herald adds.
#[test]
fn x4r_164_war_weariness() {
    let mut state = dealt(2, 1);
    let extra = BySeat::new(2, |seat| if seat == YOU { 3 } else { 0 });
    let (attackers, defenders) = (Seats::only(ME), Seats::only(YOU));
    state.wars.push(War { attackers, defenders, die: 2, extra, ..War::default() });
    let wars = |state: &State, seat| Books::open(&fresh(state), seat).upkeep().wars;
    assert_eq!((wars(&state, ME), wars(&state, YOU)), (2, 2));
    introduce(&mut state, ME, "martial-law");
    assert_eq!(wars(&state, ME), 1);
    let advisor = Advisor::from_id("war-herald").expect("an advisor");
    state.realms[ME].advisors.push(Recruit { advisor, level: 3, chosen: [0, 1] });
    assert_eq!((wars(&state, ME), wars(&state, YOU)), (0, 3));
}

/// X4-109, X4R-094: 2 less once another player has it, never less than 2; cards change both.
#[test]
fn x4r_094_technologies() {
    let mut state = dealt(2, 1);
    let cost = |state: &State, id: &str| Books::open(&fresh(state), ME).tech_cost(tech(id));
    assert_eq!((cost(&state, "refineries"), cost(&state, "ships-mk")), (9, 30));
    learn(&mut state, YOU, &["refineries", "drives-1"]);
    assert_eq!((cost(&state, "refineries"), cost(&state, "drives-1")), (7, 4));
    introduce(&mut state, ME, "open-knowledge");
    assert_eq!((cost(&state, "refineries"), cost(&state, "drives-1")), (5, 2));
    state.realms[ME].government = Government::from_id("noocracy").expect("a government");
    assert_eq!(cost(&state, "ships-mk"), 28);
}

/// X4R-284, X4-174, X4-182: what is held now is counted now.
#[test]
fn x4r_284_points_that_are_counted() {
    let mut state = dealt(2, 1);
    let theirs = state.realms[YOU].capital;
    let points = |state: &State| Books::open(&fresh(state), ME).half_points();
    assert_eq!(points(&state), 0);
    colony(&mut state, theirs).seat = ME;
    assert_eq!(points(&state), 8, "an enemy home world, and not a conquered colony besides");
    found(&mut state, ME, Hex::corner(2, 0), "garden-world", 1);
    colony(&mut state, Hex::corner(2, 0)).founder = YOU;
    assert_eq!(points(&state), 10);
    state.core = Some(ME);
    state.realms[ME].booked[0] = 3;
    assert_eq!(points(&state), 15);
    assert_eq!(
        Books::open(&fresh(&state), ME).income().planets[Resource::Research],
        3 + 2,
        "X4R-249: no flat yield for a conqueror"
    );
}

/// X4-097, X4-099, X4R-072: accounts rise by the income and stop at 0; what is missing is the debt.
#[test]
fn x4r_072_debts() {
    let mut state = dealt(2, 1);
    let home = state.realms[ME].capital;
    let stock = |stock: interportal::realm::Stock| Resource::ALL.map(|resource| stock[resource]);
    let counted = fresh(&state);
    let books = Books::open(&counted, ME);
    assert_eq!((stock(books.accounts_after_income()), stock(books.debts())), ([14, 8, 9, 9], [0; 4]));
    launch(&mut state, ME, home, "titan", 3);
    let counted = fresh(&state);
    let books = Books::open(&counted, ME);
    assert_eq!(income(&state, Resource::Food), -10);
    assert_eq!((stock(books.accounts_after_income()), stock(books.debts())), ([14, 0, 9, 9], [0, 4, 0, 0]));
    state.laws.push(Passed { law: Law::from_id("state-guarantee").expect("a law"), seat: YOU });
    assert_eq!(stock(Books::open(&fresh(&state), ME).debts()), [0, 2, 0, 0], "X4R-L28");
    for hex in Hex::ring(1).take(4) {
        found(&mut state, ME, hex, "rock-world", 1);
    }
    let counted = fresh(&state);
    let books = Books::open(&counted, ME);
    assert_eq!(
        (stock(books.accounts_after_income()), stock(books.debts())),
        ([10, 6, 6, 6], [0; 4]),
        "X4R-071"
    );
}

/// X4R-067, X4R-068: ratios of the bank, changed by policies, advisors, laws and a crash, never better than 2:1.
#[test]
fn x4r_067_exchange() {
    use interportal::ids::Crisis;
    let mut state = dealt(2, 1);
    let ratio = |state: &State, one, other| Books::open(&fresh(state), ME).ratio(one, other);
    let (awe, food, research) = (Resource::Awe, Resource::Food, Resource::Research);
    assert_eq!(ratio(&state, awe, food), 4);
    introduce(&mut state, ME, "open-markets");
    state.realms[ME].ratios.set(awe, research, 2);
    assert_eq!((ratio(&state, awe, food), ratio(&state, research, awe)), (3, 2), "X4-062: down to 2:1");
    let advisor = Advisor::from_id("minister-of-agriculture").expect("an advisor");
    state.realms[ME].advisors.push(Recruit { advisor, level: 3, chosen: [0, 0] });
    assert_eq!(
        (ratio(&state, awe, food), ratio(&state, food, research)),
        (2, 2),
        "the three pairs with food"
    );
    assert_eq!(ratio(&state, research, Resource::Culture), 3);
    state.laws.push(Passed { law: Law::from_id("customs-barriers").expect("a law"), seat: YOU });
    assert_eq!((ratio(&state, awe, food), ratio(&state, awe, research)), (3, 3));
    state.crisis = Crisis::from_id("crisis-crash");
    assert_eq!(ratio(&state, research, Resource::Culture), 5);
}

/// X4R-067: no ratio is better than 2:1, whatever a card takes off.
#[test]
fn x4r_067_never_below_two() {
    let text = "[[policy]]\nid = \"open-markets\"\neffect = \"mod ratio -3\"\n";
    let pack = Pack::with("mine.toml", text).unwrap_or_else(|errors| panic!("{errors}"));
    let options = Options { pack: PackRef::new(pack), ..Options::default() };
    let mut state = deal(2, &options, Dealer::seeded(1));
    introduce(&mut state, ME, "open-markets");
    assert_eq!(Books::open(&fresh(&state), ME).ratio(Resource::Awe, Resource::Food), 2);
}
