//! Items that lie open, staff headquarters, and prices in A or in culture (X4-298, X4-RC08, X4R-390).

use engine::Seat;
use interportal::action::Unit;
use interportal::ids::{Advisor, Ship};
use interportal::realm::Recruit;
use interportal::testing::{Play, drawing, equip, equip_openly, fresh, launch, learn};
use interportal::{Books, Decision, Event, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn ship(id: &str) -> Ship {
    Ship::from_id(id).expect("a ship")
}

/// The second seat has passed; the first has these technologies.
fn alone(techs: &[&str]) -> Play {
    let mut play = Play::table(|state| {
        learn(state, ME, techs);
        state.first = YOU;
    })
    .with(ME, [90, 0, 0, 20]);
    play.play("p2 pass");
    play
}

/// The items that everybody knows to be in a blueprint of the first seat.
fn shown(play: &Play, id: &str) -> Vec<String> {
    let shown = play.state.realms[ME].shown.get(play.state.pack.pack(), ship(id), 1);
    shown.map_or_else(Vec::new, |drawing| drawing.items().map(|item| item.to_string()).collect())
}

/// X4R-390: who fits a character or overwrites it shows the blueprint; other items stay secret.
#[test]
fn x4r_390_characters_lie_open() {
    let mut play = alone(&["jurisprudence", "secret-service", "terraforming", "ships-us"]);
    play.play("p1 refit research-ship; p1 fit police-unit 1; p1 done");
    assert!(play.revealed());
    assert_eq!(play.events().last(), Some(&Event::BlueprintShown(ME, ship("research-ship"), 1)));
    assert_eq!(shown(&play, "research-ship"), ["police-unit"]);
    play.play("p1 refit research-ship; p1 fit agent 1; p1 done");
    assert_eq!(shown(&play, "research-ship"), ["agent"], "the agent takes its slot");
    play.play("p1 refit research-ship; p1 fit salvage-module 1");
    assert!(shown(&play, "research-ship").iter().all(|item| item != "agent"), "everybody sees it go");
    play.play("p1 refit destroyer");
    let line = play.legal(ME).into_iter().find(|line| line.starts_with("fit salvage-module"));
    play.play(&format!("p1 {}", line.expect("it fits")));
    assert_eq!(drawing(&play.state, ME, "destroyer", 1), ["salvage-module"]);
    assert!(shown(&play, "destroyer").is_empty() && !play.revealed(), "X4R-301");
}

fn price(state: &State, id: &str) -> u8 {
    let state = fresh(state);
    Books::open(&state, ME).unit_quote(Unit::Ship(ship(id), 1), state.realms[ME].capital).awe
}

/// X4-298: a ship with staff headquarters costs 1 A less for each rank of its class, at least 1.
#[test]
fn x4_298_the_price() {
    let mut play = alone(&["economic-centre", "ships-hs"]);
    let before = price(&play.state, "cruiser");
    play.play("p1 refit cruiser");
    let line = play.legal(ME).into_iter().find(|line| line.starts_with("fit staff-headquarters"));
    play.play(&format!("p1 {}", line.expect("it fits")));
    assert_eq!(price(&play.state, "cruiser"), before - 3, "a main combat ship has rank 3");
    assert_eq!(shown(&play, "cruiser"), ["staff-headquarters"], "X4R-390: the price tells it");
    let saved = |id: &str| {
        let mut state = play.state;
        let before = price(&state, id);
        equip_openly(&mut state, ME, id, 1, "staff-headquarters");
        (before, price(&state, id))
    };
    let (before, after) = saved("destroyer");
    assert_eq!(before - after, 2, "a support ship has rank 2");
    let (before, after) = saved("battleship");
    assert_eq!(before - after, 4);
    assert_eq!(saved("research-ship"), (3, 2), "a small one has rank 1");
    let advisor = Advisor::from_id("master-shipwright").expect("an advisor");
    play.state.realms[ME].advisors.push(Recruit { advisor, level: 1, chosen: [0, 0] });
    let mut state = play.state;
    assert_eq!(price(&state, "colony-ship"), 4);
    equip_openly(&mut state, ME, "colony-ship", 1, "staff-headquarters");
    assert_eq!(price(&state, "colony-ship"), 1, "rank 4, but at least 1");
    let mut state = play.state;
    equip(&mut state, ME, "destroyer", 1, "staff-headquarters");
    assert_eq!(
        price(&state, "destroyer"),
        price(&play.state, "destroyer"),
        "only what everybody knows counts"
    );
}

/// X4-298: upkeep of more than 1 falls by 1 for each ship; upkeep of 1 or less stays.
#[test]
fn x4_298_the_upkeep() {
    let upkeep = |id: &str, n: usize, staff: bool| {
        let mut state = interportal::testing::dealt(2, 1);
        let base = Books::open(&fresh(&state), ME).upkeep().units;
        let home = state.realms[ME].capital;
        launch(&mut state, ME, home, id, n);
        if staff {
            equip_openly(&mut state, ME, id, 1, "staff-headquarters");
        }
        Books::open(&fresh(&state), ME).upkeep().units - base
    };
    assert_eq!((upkeep("battleship", 2, false), upkeep("battleship", 2, true)), (6, 4));
    assert_eq!((upkeep("carrier", 1, false), upkeep("carrier", 1, true)), (2, 1));
    assert_eq!((upkeep("cruiser", 2, false), upkeep("cruiser", 2, true)), (2, 2), "it is 1 each");
    assert_eq!((upkeep("destroyer", 4, false), upkeep("destroyer", 4, true)), (2, 2), "1 for two");
}

/// X4-298: a blueprint holds staff headquarters once.
#[test]
fn x4_298_not_stackable() {
    let mut play = alone(&["economic-centre", "ships-us"]);
    play.play("p1 refit frigate");
    let fits = |play: &Play| play.choices(ME, "fit staff-headquarters");
    assert!(fits(&play).len() > 1);
    let slot = fits(&play)[0].clone();
    play.play(&format!("p1 fit staff-headquarters {slot}"));
    assert!(!play.may(ME, "refit frigate"), "nothing else is known that could be fitted");
}

/// X4-RC08: agents, diplomats, boarding parties and veteran crews are paid in A or in culture.
#[test]
fn x4_rc08_culture_in_place_of_awe() {
    let mut play = alone(&["secret-service", "excellence-initiative", "ships-ks"]);
    play.play("p1 refit research-ship; p1 fit agent 1");
    assert_eq!(play.decision(), Some(Decision::Pay(2)));
    assert_eq!(play.legal(ME), ["spend gcap", "spend scap", "pay C", "done"]);
    let mut by_awe = play.clone();
    by_awe.play("p1 done");
    assert_eq!((by_awe.accounts(ME)[0], by_awe.accounts(ME)[3]), (88, 20));
    play.play("p1 spend gcap; p1 pay C");
    assert_eq!((play.accounts(ME)[0], play.accounts(ME)[3]), (90, 19));
    assert_eq!(play.state.realms[ME].spent, [0, 0], "capacity lowers prices in A alone (X4R-298)");
    assert!(play.events().contains(&Event::FittedForCulture(ME, 1)));
    assert_eq!(drawing(&play.state, ME, "research-ship", 1), ["agent"]);
    play.play("p1 refit corvette");
    let line = play.legal(ME).into_iter().find(|line| line.starts_with("fit veteran-crew"));
    play.play(&format!("p1 {}; p1 pay C", line.expect("it fits")));
    assert_eq!(play.accounts(ME)[3], 16);
}

/// X4-RC08: who has no A pays with culture, who has no culture with A.
#[test]
fn x4_rc08_one_of_both_is_enough() {
    let mut poor = alone(&["secret-service"]).with(ME, [0, 0, 0, 1]);
    poor.play("p1 refit research-ship; p1 fit agent 1");
    assert!(!poor.may(ME, "done") && poor.may(ME, "pay C"));
    let none = alone(&["secret-service"]).with(ME, [0, 0, 0, 0]);
    assert!(!none.may(ME, "refit research-ship"));
    let mut rich = alone(&["secret-service"]).with(ME, [9, 0, 0, 0]);
    rich.play("p1 refit research-ship; p1 fit agent 1");
    assert!(rich.may(ME, "done") && !rich.may(ME, "pay C"));
    let mut police = alone(&["jurisprudence"]);
    police.play("p1 refit research-ship; p1 fit police-unit 1");
    assert!(!police.may(ME, "pay C"), "its price is in A alone");
}
