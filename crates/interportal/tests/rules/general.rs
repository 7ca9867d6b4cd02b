//! General conventions, and what is open and what is secret (chapters 1.1 to 1.4, 4.1 and 4.27).

use super::tables::{hex, movement, rich};
use engine::{Game, Seat, Viewer};
use interportal::ids::{Capacity, EventCard, Government, Group, Kind, Planet, Resource, Tech};
use interportal::realm::{Held, Stock};
use interportal::state::Phase;
use interportal::testing::{
    Play, berths, build, chart, clear, dealt, fit_out, found, fresh, hold, introduce, land, launch, learn,
    pocket, reseed, swap_berths, troops,
};
use interportal::{BattleMode, Books, Decision, Hex, Options, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const NEAR: Hex = Hex::corner(2, 0);
const FAR: Hex = Hex::corner(1, 0);

/// X4-010: a free action serves as any kind.
#[test]
fn x4_010_free_actions() {
    let play = super::politics::second_round(|state| {
        learn(state, ME, &["political-philosophy"]);
        state.systems[NEAR.at()].networks.set(ME, 1);
    });
    assert_eq!(play.state.realms[ME].office.tokens.total(), 1, "one free action and no other");
    assert!(play.may(ME, "government technocracy") && play.may(ME, "advisors"), "as a government action");
    assert!(play.may(ME, "underground hire-witnesses free"), "as any kind");
    assert!(!play.may(ME, "underground hire-witnesses law"));
}

/// X4-011: government, underground and cabinet actions need no discovered players.
#[test]
fn x4_011_without_discovered_players() {
    let play = super::politics::second_round(|state| learn(state, ME, &["political-philosophy"]));
    assert!(play.state.realms[ME].discovered.is_empty());
    for line in
        ["government technocracy", "underground smuggling-network free", "cabinet aid", "cabinet gift"]
    {
        assert!(play.may(ME, line), "{line}");
    }
}

/// X4-096, X4-098, X4R-327: income comes first and for all at once, then foundings, then the rotation.
#[test]
fn x4_096_steps_of_the_economy() {
    let mut play = Play::table(|state| {
        chart(state);
        state.systems[NEAR.at()].kind = Some(Kind::Planet);
        state.systems[NEAR.at()].planet = Planet::from_id("garden-world");
        state.realms[ME].ships[2].at = Some(NEAR);
    });
    assert_eq!(play.decision(), Some(Decision::Found(NEAR)));
    assert_eq!([play.accounts(ME), play.accounts(YOU)], [[14, 8, 9, 9]; 2], "X4-098: both have their income");
    play.play("p1 wait");
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Economy, 0)));
}

/// X4-113: 1 gcap for each level of a colony, 1 scap for the home world.
#[test]
fn x4_113_capacity_of_colonies() {
    let mut state = dealt(2, 1);
    let home = state.realms[ME].capital;
    clear(&mut state, home);
    let pools = |state: &State| Capacity::ALL.map(|it| Books::open(&fresh(state), ME).capacity(it));
    assert_eq!(pools(&state), [2, 1]);
    found(&mut state, ME, NEAR, "rock-world", 3);
    assert_eq!(pools(&state), [5, 1]);
}

/// X4-116, X4-118, X4R-015, X4R-330: research and colony ships are civil and lie open, alone; warships are in fleets.
#[test]
fn x4_116_civil_ships_lie_open() {
    let mut play = rich(|state| {
        learn(state, ME, &["ships-ks"]);
        let home = state.realms[ME].capital;
        build(state, ME, home, "capacity-building-3", None);
    });
    play.play(
        "p1 buy research-ship; p1 done; p1 buy colony-ship; p1 done; p2 pass; p1 buy corvette; p1 done",
    );
    let realm = &play.state.realms[ME];
    let at: Vec<Option<Hex>> = realm.ships.iter().skip(3).map(|vessel| vessel.at).collect();
    assert_eq!(at, [Some(hex(3, 0)), Some(hex(3, 0)), None]);
    assert_eq!(berths(&play.state, ME)[3..], [None, None, Some(0)]);
    assert_eq!(realm.fleets.iter().flatten().count(), 1, "only the corvette has a fleet");
}

/// X4-117, X4R-009, X4R-300: the owner knows the own fleets, armies, cards and blueprints; others do not.
#[test]
fn x4r_009_secrets() {
    let table = || {
        let mut state = dealt(2, 1);
        launch(&mut state, ME, hex(3, 0), "corvette", 1);
        launch(&mut state, ME, hex(2, 0), "cruiser", 1);
        land(&mut state, ME, hex(3, 0), "infantry", 1);
        pocket(&mut state, ME, &["bm-propaganda"]);
        state
    };
    let differs = |change: fn(&mut State)| {
        let (one, mut other) = (table(), table());
        change(&mut other);
        let views = [&one, &other].map(|state| state.view(Viewer::Seat(YOU)));
        let own = [&one, &other].map(|state| state.view(Viewer::Seat(ME)));
        (own[0] != own[1], views[0] != views[1])
    };
    assert_eq!(differs(|state| swap_berths(state, ME)), (true, false), "fleets");
    assert_eq!(differs(|state| fit_out(state, ME, "cruiser", &["torpedo"])), (true, false), "blueprints");
    assert_eq!(differs(|state| state.realms[ME].accounts[Resource::Awe] = 3), (true, true), "X4R-010");
    let hand = table().view(Viewer::Seat(ME)).hand.expect("a hand");
    assert_eq!(hand.berths.of_ships().collect::<Vec<_>>(), berths(&table(), ME), "X4-117");
    assert_eq!(hand.troops.army(0), troops(&table(), ME, 0));
    assert!(table().view(Viewer::Spectator).hand.is_none());
    assert_eq!(table().view(Viewer::Spectator).n_held[ME].market, 1, "X4R-010: how many cards");
}

/// X4R-010: what lies open is in everybody's view.
#[test]
fn x4r_010_open_to_all() {
    let shows = |change: fn(&mut State)| {
        let (one, mut other) = (dealt(2, 1), dealt(2, 1));
        change(&mut other);
        one.view(Viewer::Spectator) != other.view(Viewer::Spectator)
    };
    assert!(shows(|state| learn(state, ME, &["drives-1"])));
    assert!(shows(|state| introduce(state, ME, "dogma")));
    assert!(shows(|state| state.realms[ME].government = Government::from_id("republic").expect("one")));
    assert!(shows(|state| found(state, ME, NEAR, "rock-world", 1)));
    assert!(shows(|state| state.systems[NEAR.at()].networks.set(ME, 1)));
    assert!(shows(|state| state.systems[NEAR.at()].watches.set(ME, 1)));
    assert!(shows(|state| state.realms[ME].ships[0].at = Some(NEAR)));
    assert!(shows(|state| state.realms[ME].booked[0] = 3));
    assert!(!shows(|_| {}));
}

/// X4R-004: the same seed throws the same dice, and all six faces come alike.
#[test]
fn x4r_004_fair_dice_from_a_seed() {
    let enter = |seed: u64| {
        let mut play = movement(|state| {
            state.systems[FAR.at()].kind = Some(Kind::Storm);
            state.realms[ME].ships[0].at = Some(NEAR);
            reseed(state, seed);
        });
        play.play("p1 move ship 1; p1 go 1,0");
        play
    };
    assert_eq!(enter(3).state, enter(3).state);
    let ones = (0..240).filter(|seed| enter(*seed).state.realms[ME].ships.len() == 2).count();
    assert!((24..=58).contains(&ones), "{ones} of 240, expected 40: a 1 costs the only hull point");
}

/// X4R-003: half of a price is rounded down.
#[test]
fn x4r_003_rounded_down() {
    let mut play = rich(|state| {
        learn(state, YOU, &["council-of-experts"]);
        pocket(state, ME, &["bm-data-leak"]);
    });
    let price = Books::open(&play.state, ME).tech_cost(Tech::from_id("council-of-experts").expect("it"));
    assert_eq!(price, 7, "9, 2 less as another player has it");
    let before = play.accounts(ME)[2];
    play.play("p1 play bm-data-leak; p1 research council-of-experts");
    assert_eq!(before - play.accounts(ME)[2], 3);
}

/// X4R-011, X4R-070: the home world is a colony like others, for goals and for the state size.
#[test]
fn x4r_011_the_home_world_is_a_colony() {
    let met = |n: usize| {
        let mut play = rich(|state| {
            state.realms[ME].government = Government::from_id("monarchy").expect("one");
            Hex::ring(1).take(n).for_each(|hex| found(state, ME, hex, "garden-world", 1));
        });
        assert_eq!(usize::from(Books::open(&play.state, ME).state_size().0), n + 1);
        play.play("p1 pass; p2 pass");
        play.state.realms[ME].goals.len()
    };
    assert_eq!((met(3), met(4)), (0, 1), "five colonies");
}

/// X4R-013: a player who can act may pass, which is final for the phase.
#[test]
fn x4r_013_passing() {
    let mut play = rich(|_| {});
    assert!(play.legal(ME).len() > 10 && play.may(ME, "pass"));
    play.play("p1 pass; p2 research drives-1; p2 at -3,0");
    assert_eq!((play.asked(), play.decision()), (Some(YOU), Some(Decision::Act(Phase::Economy, 1))));
    play.play("p2 end");
    assert_eq!(play.asked(), Some(YOU), "the other is not asked again");
}

/// X4R-346, X4R-018: quick battles are proposed.
#[test]
fn x4r_346_quick_battles() {
    assert_eq!(Options::default().battles, BattleMode::Quick);
}

/// X4R-371: bids go up to 100 A; who has none is not asked.
#[test]
fn x4r_371_bids() {
    let mut play = rich(|state| interportal::testing::market(state, &["bm-propaganda"]));
    play.state.realms[ME].accounts[Resource::Awe] = 150;
    play.state.realms[YOU].accounts[Resource::Awe] = 0;
    play.play("p1 auction bm-propaganda");
    let most = play.choices(ME, "bid").iter().filter_map(|n| n.parse::<u8>().ok()).max();
    assert_eq!(most, Some(100));
    assert!(play.legal(YOU).is_empty());
    play.play("p1 bid 2");
    assert_eq!(play.state.view(Viewer::Spectator).n_held[ME].market, 1, "and nobody else was asked");
}

/// X4R-373: a sold card goes to the discards of its deck.
#[test]
fn x4r_373_sold_cards() {
    let card = EventCard::from_id("ore-vein").expect("a card");
    let mut play = super::politics::second_round(|state| hold(state, ME, Held { card, hex: None, level: 1 }));
    play.play("p1 analyse ore-vein");
    assert_eq!(*play.state.discards[0], [card]);
}

/// X4R-329: who has nothing left stays in the game and is asked.
#[test]
fn x4r_329_nothing_left() {
    let mut play = rich(|state| {
        state.realms[YOU].accounts = Stock::default();
        state.realms[YOU].ships = Default::default();
        *state = interportal::testing::unmanned(state, YOU);
    });
    play.play("p1 pass");
    assert_eq!(play.asked(), Some(YOU));
    play.until_round(3);
    assert!(!play.state.is_over());
}

/// X4R-074: an object removed for a debt costs nothing from the next income on.
#[test]
fn x4r_074_removed_objects() {
    let mut play = Play::table(|state| {
        let home = state.realms[ME].capital;
        launch(state, ME, home, "titan", 3);
        state.realms[ME].accounts = Stock::default();
    });
    let before = Books::open(&play.state, ME).upkeep().units;
    play.play("p1 dismiss titan; p1 slot 3,0 1");
    assert_eq!(before - Books::open(&play.state, ME).upkeep().units, 4);
    assert!(play.legal(ME).contains(&"pass".to_owned()), "it acts as usual");
}

/// X4R-072, X4R-328: a debt in culture is covered by policies and advisors, each for twice its upkeep.
#[test]
fn x4r_072_policies_for_culture() {
    let mut play = Play::table(|state| {
        ["dogma", "mission", "civil-rights"].iter().for_each(|id| introduce(state, ME, id));
        let advisor = interportal::ids::Advisor::from_id("general").expect("an advisor");
        let recruit = interportal::realm::Recruit { advisor, level: 1, chosen: [0, 0] };
        state.realms[ME].advisors.push(recruit);
        let master = interportal::ids::Advisor::from_id("admiral").expect("an advisor");
        state.realms[ME].advisors.push(interportal::realm::Recruit {
            advisor: master,
            level: 3,
            chosen: [0, 0],
        });
        state.realms[ME].accounts = Stock::default();
        let home = state.realms[ME].capital;
        state.systems[home.at()].blockade = Some(YOU);
        launch(state, YOU, home, "cruiser", 1);
        state.realms[ME].ships = Default::default();
        *state = interportal::testing::unmanned(state, ME);
        clear(state, home);
    });
    let Some(Decision::Owe(Resource::Culture, debt)) = play.decision() else {
        panic!("{:?}", play.decision())
    };
    assert!(play.may(ME, "give-up mission") && play.may(ME, "release general"), "{:?}", play.legal(ME));
    assert!(!play.may(ME, "release admiral"), "X4R-315");
    play.play("p1 release general");
    assert_eq!(play.decision(), Some(Decision::Owe(Resource::Culture, debt - 6)));
    assert_eq!(play.state.realms[ME].advisors.len(), 1);
    play.play("p1 give-up mission");
    assert_eq!(play.state.realms[ME].policies.len(), 2);
}

/// X4R-129: there are five sanction levels at most.
#[test]
fn x4r_129_five_levels() {
    let play = Play::table(|state| {
        let home = state.realms[ME].capital;
        state.systems[home.at()].blockade = Some(YOU);
        launch(state, YOU, home, "cruiser", 1);
        state.realms[ME].sanctions = 5;
        state.realms[ME].accounts = Stock::new(|it| if it == Resource::Awe { 0 } else { 3 });
    });
    assert_eq!(play.state.realms[ME].sanctions, 5);
    assert_eq!(play.accounts(ME)[0], 0, "what was missing is forgiven");
}

/// X4R-114: sixteen advisors, one each; levels are paid in the resource of the advisor.
#[test]
fn x4r_114_advisors() {
    let price = |id: &str| {
        let mut play = super::politics::second_round(|state| {
            let advisor = interportal::ids::Advisor::from_id(id).expect("an advisor");
            let recruit = interportal::realm::Recruit { advisor, level: 1, chosen: [0, 0] };
            state.realms[ME].advisors.push(recruit);
            state.requests.add(interportal::ids::Investor::from_id("investor-soul").expect("a group"));
        });
        let before = play.accounts(ME);
        play.play(&format!("p1 promote {id} 1"));
        let after = play.accounts(ME);
        [0, 1, 2, 3].map(|at| before[at] - after[at])
    };
    assert_eq!(price("chief-scientist"), [0, 0, 10, 0]);
    assert_eq!(price("master-shipwright"), [10, 0, 0, 0]);
    assert_eq!(price("spymaster"), [0, 0, 0, 11]);
    let state = dealt(3, 4);
    assert_eq!(state.advisors.len() + interportal::testing::n_cards(&state).3[0], 16);
}

/// X4-124, X4-244: an item serves all ships of its blueprint at once, also those built before.
#[test]
fn x4_124_all_ships_of_the_blueprint() {
    use interportal::testing::skirmish;
    let shields = |item: &[&str]| {
        let mut state = dealt(2, 1);
        state.systems[NEAR.at()].kind = Some(Kind::AsteroidField);
        state.systems[NEAR.at()].group = Group::from_id("pirate-fleet");
        launch(&mut state, ME, NEAR, "cruiser", 2);
        fit_out(&mut state, ME, "cruiser", item);
        let [own, _] = skirmish(&state, ME, NEAR, 0, None, 1);
        own.left
    };
    assert_eq!(shields(&[]), [[1, 1, 2]; 2]);
    assert_eq!(shields(&["simple-shield"]), [[2, 1, 2]; 2]);
    assert_eq!(shields(&["silk-steel-armour"]), [[2, 2, 2]; 2], "X4-244");
}
