//! General conventions, and what is open and what is secret (chapters 1.1 to 1.4, 4.1 and 4.27).

use engine::{Game, Seat, Viewer};
use interportal::ids::{Capacity, EventCard, Government, Group, Kind, Planet, Resource, Tech};
use interportal::realm::{Held, Make, Stock, Vessel};
use interportal::state::Phase;
use interportal::testing::{
    Play, berths, build, chart, clear, dealt, enlist, fit_out, found, fresh, hold, introduce, land, launch,
    lay, learn, pocket, reseed, stack, stack_planets, swap_berths, troops,
};
use interportal::why::{Fault, Reason};
use interportal::{BattleMode, Books, Decision, Event, Hex, Options, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const NEAR: Hex = Hex::corner(2, 0);
const FAR: Hex = Hex::corner(1, 0);

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r).expect("a hex")
}

fn rich(change: impl FnOnce(&mut State)) -> Play {
    Play::table(|state| {
        chart(state);
        for seat in [ME, YOU] {
            state.realms[seat].accounts = Stock::new(|_| 60);
        }
        change(state);
    })
}

fn movement(change: impl FnOnce(&mut State)) -> Play {
    let mut play = rich(change);
    play.play("p1 pass; p2 pass");
    play
}

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
    assert!(shows(|state| state.realms[ME].half_points = 3));
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
        learn(state, YOU, &["political-philosophy"]);
        state.realms[ME].government = Government::from_id("technocracy").expect("one");
        pocket(state, ME, &["bm-data-leak"]);
    });
    let price = Books::open(&play.state, ME).tech_cost(Tech::from_id("political-philosophy").expect("it"));
    assert_eq!(price, 3, "6, 2 less as another player has it, 1 less by the technocracy");
    let before = play.accounts(ME)[2];
    play.play("p1 play bm-data-leak; p1 research political-philosophy");
    assert_eq!(before - play.accounts(ME)[2], 1);
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

/// X4R-039, X4R-041, X4R-040: asteroid fields, anomalies and nebulae do not hinder movement.
#[test]
fn x4r_039_no_hindrance() {
    for kind in [Kind::AsteroidField, Kind::Anomaly, Kind::Nebula, Kind::Storm] {
        let mut play = movement(|state| {
            learn(state, ME, &["drives-2"]);
            state.systems[NEAR.at()].kind = Some(kind);
            reseed(state, 5);
        });
        play.play("p1 move ship 1; p1 go 2,0");
        let goes_on = play.may(ME, "go 1,0");
        assert_eq!(goes_on, kind != Kind::Storm, "{kind}");
    }
    let mut play = movement(|state| {
        lay(state, NEAR, Kind::Anomaly);
        stack(state, Kind::Anomaly, &["song-of-the-wave"]);
    });
    play.play("p1 move ship 1; p1 go 2,0");
    let drawn = Event::EventDrawn(ME, NEAR, EventCard::from_id("song-of-the-wave").expect("it"));
    assert!(play.events().contains(&drawn), "X4R-041: its own deck");
}

/// X4-235, X4R-045: a route may come on a supernova next to own units, at the price of a dangerous system.
#[test]
fn x4r_045_routes_on_supernovae() {
    let price = |kind: Kind| {
        let mut play = rich(|state| {
            learn(state, ME, &["drives-1"]);
            state.systems[FAR.at()].kind = Some(kind);
            state.systems[FAR.at()].route = None;
            state.realms[ME].ships[0].at = Some(NEAR);
            found(state, ME, NEAR, "rock-world", 1);
        });
        play.play("p1 build trade-route");
        let before = play.accounts(ME)[0];
        play.play("p1 at 1,0; p1 done");
        assert_eq!(play.state.system(FAR).route, Some(ME));
        before - play.accounts(ME)[0]
    };
    assert_eq!((price(Kind::Supernova), price(Kind::Storm), price(Kind::Nebula)), (10, 10, 6));
}

/// X4R-046: who is in a storm already suffers nothing more.
#[test]
fn x4r_046_only_on_entering() {
    for seed in 0..30 {
        let mut play = movement(|state| {
            state.systems[NEAR.at()].kind = Some(Kind::BlackHole);
            state.realms[ME].ships[0].at = Some(NEAR);
            launch(state, ME, NEAR, "corvette", 2);
            reseed(state, seed);
        });
        play.until_round(3);
        assert_eq!(play.state.realms[ME].ships.len(), 5, "seed {seed}");
    }
}

/// X4R-047: small craft roll together with their carrier.
#[test]
fn x4r_047_carried_ships() {
    let mut hits = 0;
    for seed in 0..60 {
        let mut play = movement(|state| {
            state.systems[FAR.at()].kind = Some(Kind::BlackHole);
            launch(state, ME, NEAR, "carrier", 1);
            launch(state, ME, NEAR, "fighter", 6);
            reseed(state, seed);
        });
        play.play("p1 move 1; p1 go 1,0; p1 stop");
        let damaged = play.events().iter().filter(|it| matches!(it, Event::Damaged(..))).count();
        assert!(
            damaged <= 1 && play.state.realms[ME].ships.len() == 10,
            "seed {seed}: no fighter rolls alone"
        );
        hits += damaged;
    }
    assert!(hits > 0);
}

/// X4R-312: nothing is built beside hostile neutral units, and nothing in undiscovered systems.
#[test]
fn x4r_312_where_nothing_is_built() {
    let sites = |change: fn(&mut State)| {
        let mut play = rich(|state| {
            learn(state, ME, &["drives-1", "drives-3"]);
            state.realms[ME].ships[0].at = Some(FAR);
            change(state);
        });
        play.play("p1 build artificial-gate");
        play.may(ME, "at 1,0")
    };
    assert!(sites(|_| {}));
    assert!(!sites(|state| state.systems[FAR.at()].group = Group::from_id("pirate-fleet")));
    assert!(!sites(|state| lay(state, FAR, Kind::Nebula)));
}

/// X4-219: a gate needs 1 scap and no slot, at an own research ship or colony.
#[test]
fn x4_219_gates() {
    let mut play = rich(|state| {
        learn(state, ME, &["drives-3"]);
        state.realms[ME].ships[0].at = Some(FAR);
    });
    let spent = play.state.realms[ME].spent;
    play.play("p1 build artificial-gate; p1 at 1,0; p1 done");
    assert!(play.state.system(FAR).gates.has(ME));
    assert_eq!(play.state.realms[ME].spent, [spent[0], spent[1] + 1]);
    assert!(play.state.colony_at(FAR).is_none(), "without a colony, so without a slot");
}

/// X4-218: with the lobby of the gate all gates count as own ones, but not the other way round.
#[test]
fn x4_218_foreign_gates() {
    let goes = |government: &str, owner: Seat| {
        let mut play = movement(|state| {
            state.realms[ME].government = Government::from_id(government).expect("one");
            for at in [NEAR, hex(-1, 0)] {
                state.systems[at.at()].gates.add(owner);
            }
            state.realms[ME].ships[0].at = Some(NEAR);
            state.realms[YOU].ships[0].at = Some(NEAR);
        });
        play.play("p1 move ship 1");
        let mine = play.may(ME, "go -1,0");
        play.play("p1 stop; p1 end; p2 move ship 1");
        (mine, play.may(YOU, "go -1,0"))
    };
    assert_eq!(goes("republic", YOU), (false, true));
    assert_eq!(goes("lobbycracy-gate", YOU), (true, true));
    assert_eq!(goes("lobbycracy-gate", ME), (true, false), "not vice versa");
}

/// X4-138, X4-233, X4-236: a route quickens everybody, whoever built it.
#[test]
fn x4_236_routes_serve_all() {
    let goes_on = |builder: Option<Seat>| {
        let mut play = movement(|state| state.systems[NEAR.at()].route = builder);
        play.play("p1 move ship 1; p1 go 2,0");
        play.may(ME, "go 1,0")
    };
    assert_eq!([None, Some(ME), Some(YOU)].map(goes_on), [false, true, true]);
}

/// X4-238: routes may be built on planets; next to colony and home world a chain connects.
#[test]
fn x4_238_routes_on_planets() {
    let mut play = rich(|state| {
        learn(state, ME, &["drives-1"]);
        found(state, ME, NEAR, "rock-world", 1);
    });
    play.play("p1 build trade-route");
    assert!(play.may(ME, "at 2,0"), "on the colony");
    assert!(!Books::open(&play.state, ME).connected().has(NEAR));
    play.play("p1 at 2,0; p1 done");
    assert!(Books::open(&play.state, ME).connected().has(NEAR), "its own system, next to the home world");
}

/// X4-239: a route cannot be torn down.
#[test]
fn x4_239_routes_stay() {
    let play = rich(|state| {
        let home = state.realms[ME].capital;
        clear(state, home);
        state.systems[home.at()].route = Some(ME);
    });
    assert_eq!(play.why("p1 tear-down"), Some(Reason::Fault(Fault::NothingToRemove)));
}

/// X4-189: a connected colony brings as much A as its level, 1 to 4.
#[test]
fn x4_189_connections() {
    let awe = [1, 2, 3, 4].map(|level| {
        let mut state = dealt(2, 1);
        found(&mut state, ME, NEAR, "garden-world", level);
        state.systems[NEAR.at()].route = Some(ME);
        Books::open(&fresh(&state), ME).income().connections[Resource::Awe]
    });
    assert_eq!(awe, [1, 2, 3, 4]);
}

/// X4-201: an advanced starbase brings 2 scap.
#[test]
fn x4_201_starbases() {
    let scap = |id: &str| {
        let mut state = dealt(2, 1);
        let before = Books::open(&fresh(&state), ME).capacity(Capacity::Space);
        launch(&mut state, ME, NEAR, id, 1);
        Books::open(&fresh(&state), ME).capacity(Capacity::Space) - before
    };
    assert_eq!((scap("starbase"), scap("advanced-starbase")), (1, 2));
}

/// X4-202: a transporter carries 3 ground units, an advanced one 6.
#[test]
fn x4_202_transporters() {
    let loads = |id: &str, n: u8| {
        let mut play = movement(|state| {
            launch(state, ME, hex(3, 0), id, 1);
            land(state, ME, hex(3, 0), "infantry", n);
        });
        play.play("p1 move 1");
        play.may(ME, "load 1")
    };
    assert_eq!([3, 4].map(|n| loads("transporter", n)), [true, false]);
    assert_eq!([6, 7].map(|n| loads("advanced-transporter", n)), [true, false]);
}

/// X4R-201: ground units aboard are lost with their ship.
#[test]
fn x4r_201_lost_with_their_ship() {
    let mut lost = 0;
    for seed in 0..40 {
        let mut play = movement(|state| {
            launch(state, ME, NEAR, "transporter", 1);
            land(state, ME, NEAR, "infantry", 2);
            state.systems[FAR.at()].group = Group::from_id("core-guard");
            reseed(state, seed);
        });
        play.play("p1 move 1; p1 load 1; p1 go 1,0; p1 stop; p1 end; p2 pass; p1 pass");
        while matches!(play.decision(), Some(Decision::Battle(..))) {
            play.play("p1 fight");
        }
        if play.state.realms[ME].fleets[0].is_none() {
            lost += 1;
            assert_eq!(play.state.realms[ME].ground.iter().sum::<u8>(), 0);
            assert!(play.state.realms[ME].armies.iter().all(Option::is_none));
        }
    }
    assert!(lost > 0);
}

/// X4R-272: the galactic centre lies open and is guarded; colonies and their buildings have no place there.
#[test]
fn x4r_272_the_galactic_centre() {
    let state = dealt(4, 1);
    let centre = state.system(Hex::CENTRE);
    assert_eq!((centre.kind, centre.group.map(Group::id)), (Some(Kind::GalacticCentre), Some("core-guard")));
    let mut play = rich(|state| {
        learn(state, ME, &["drives-1", "drives-3", "defence-troops"]);
        state.systems[Hex::CENTRE.at()].group = None;
        state.realms[ME].ships[0].at = Some(Hex::CENTRE);
        launch(state, ME, Hex::CENTRE, "corvette", 1);
        stack_planets(state, &[]);
    });
    for line in ["build trade-route", "build artificial-gate", "buy starbase"] {
        let mut there = play.clone();
        there.play(&format!("p1 {line}"));
        let placed =
            there.may(ME, "at 0,0") || there.events().iter().any(|it| matches!(it, Event::Bought(..)));
        assert!(placed || there.decision().is_some_and(|it| matches!(it, Decision::Pay(_))), "{line}");
    }
    play.play("p1 build capacity-building-1");
    assert!(!play.may(ME, "at 0,0"));
}

/// X4R-345, X4R-177: a Kosme ship controls the galactic centre but does not hold the core.
#[test]
fn x4r_345_kosme_ships_and_the_core() {
    let core = |kosme: bool| {
        let mut play = movement(|state| {
            state.systems[Hex::CENTRE.at()].group = None;
            let kind = interportal::ids::Kosme::from_id("kosme-cruiser").expect("a ship");
            let make = if kosme { Make::Kosme(kind) } else { Make::Standard(Default::default()) };
            let vessel = Vessel { make, hull: 2, ..Vessel::default() };
            interportal::testing::join(state, ME, Hex::CENTRE, vessel);
        });
        let controls = play.state.controller(Hex::CENTRE);
        play.until_round(2);
        (controls, play.state.core)
    };
    assert_eq!(core(true), (Some(ME), None));
    assert_eq!(core(false).0, Some(ME));
}

/// X4R-346, X4R-018: quick battles are proposed.
#[test]
fn x4r_346_quick_battles() {
    assert_eq!(Options::default().battles, BattleMode::Quick);
}

/// X4R-362: ships left behind before the first step can still move, those left behind on the way cannot.
#[test]
fn x4r_362_left_behind() {
    let table = || movement(|state| launch(state, ME, NEAR, "cruiser", 2));
    let mut before = table();
    before.play("p1 move 1; p1 leave 4; p1 go 1,0; p1 stop");
    assert!(before.may(ME, "move 2"));
    let mut after = table();
    after.play("p1 move 1; p1 go 1,0; p1 leave 4; p1 stop");
    assert_eq!(after.why("p1 fleet 2"), Some(Reason::Fault(Fault::HasMoved)));
}

/// X4R-364: an explorer that is lost on entering draws no card.
#[test]
fn x4r_364_lost_explorers() {
    let (mut lost, mut safe) = (0, 0);
    for seed in 0..60 {
        let mut play = movement(|state| {
            lay(state, FAR, Kind::BlackHole);
            state.realms[ME].ships[0].at = Some(NEAR);
            reseed(state, seed);
        });
        play.play("p1 move ship 1; p1 go 1,0");
        let drawn = play.events().iter().any(|it| matches!(it, Event::EventDrawn(..)));
        let first = play.events().iter().position(|it| matches!(it, Event::ShipLost(..)));
        let event = play.events().iter().position(|it| matches!(it, Event::EventDrawn(..)));
        if first.is_some() && event.is_none_or(|event| first < Some(event)) {
            assert!(!drawn, "seed {seed}");
            lost += 1;
        } else {
            safe += usize::from(drawn);
        }
    }
    assert!(lost > 0 && safe > 0, "{lost} lost, {safe} safe");
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

/// X4-154: neutral units and fleets fight in the Battles phase.
#[test]
fn x4_154_battles_in_their_phase() {
    let mut play = movement(|state| {
        state.systems[NEAR.at()].group = Group::from_id("pirate-fleet");
        enlist(state, ME, NEAR, "std-storm-cruiser", 3);
    });
    play.play("p1 pass; p2 pass");
    let at = |wanted: fn(&Event) -> bool| play.events().iter().position(wanted).expect("it happened");
    let (phase, battle) = (
        at(|it| *it == Event::PhaseBegan(Phase::Battles)),
        at(|it| matches!(it, Event::BattleRound(ME, _, 1))),
    );
    assert!(phase < battle);
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
    play.play("p1 exchange A F; p1 dismiss titan; p1 slot 3,0 1");
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
