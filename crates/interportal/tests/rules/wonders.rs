//! Wonders, cards that are played from the hand, and what ships keep or get back (chapters 4.13, 4.18, 4.21).

use super::tables::{hex, with_accounts};
use engine::{Chance, Game, Seat, Viewer};
use interportal::ids::{Capacity, EventCard, Group, Resource, Ship, Wonder};
use interportal::realm::Held;
use interportal::state::{Built, Phase};
use interportal::testing::{
    Play, build, clear, drawing, enlist, equip, fit_out, hold, launch, learn, pocket, reseed,
};
use interportal::why::{Fault, Reason};
use interportal::{Books, Decision, Event, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn rich(change: impl FnOnce(&mut State)) -> Play {
    with_accounts(90, change)
}

fn movement(change: impl FnOnce(&mut State)) -> Play {
    let mut play = rich(change);
    play.play("p1 pass; p2 pass");
    play
}

fn wonder(id: &str) -> Wonder {
    Wonder::from_id(id).expect("a wonder")
}

/// X4R-280, X4R-281: one stage a round for 8 A, 4 R, 3 C and 3 scap, with the technology, where the player controls.
#[test]
fn x4r_281_stages_of_wonders() {
    let table = |state: &mut State| {
        let home = state.realms[ME].capital;
        clear(state, home);
        build(state, ME, home, "capacity-building-3", None);
        learn(state, ME, &["ships-mk"]);
    };
    let without = rich(|_| {});
    assert!(matches!(without.why("p1 wonder dyson-sphere"), Some(Reason::NeedsTech(_))));
    let mut play = rich(table);
    let before = play.accounts(ME);
    play.play("p1 stage dyson-sphere 3,0");
    assert_eq!(play.accounts(ME), [before[0] - 8, before[1], before[2] - 4, before[3] - 3]);
    assert_eq!(play.state.realms[ME].spent[Capacity::Space as usize], 3);
    assert_eq!(play.why("p1 wonder dyson-sphere"), Some(Reason::Fault(Fault::OncePerRound)));
    assert_eq!(play.why("p1 wonder ring-world"), Some(Reason::Fault(Fault::OncePerRound)), "of any wonder");
    let built = play.state.wonders[0].expect("begun");
    assert_eq!((built.seat, built.stages), (ME, 1));
}

/// X4-177, X4R-280, X4R-W1: the last stage brings 3 points and the effect; nobody else builds the same wonder.
#[test]
fn x4_177_a_wonder_is_completed() {
    let table = |stages: u8| {
        rich(|state| {
            let home = state.realms[ME].capital;
            clear(state, home);
            build(state, ME, home, "capacity-building-3", None);
            learn(state, ME, &["ships-mk"]);
            learn(state, YOU, &["ships-mk"]);
            let built = Built { seat: ME, hex: home, stages };
            state.wonders[engine::Index::at(wonder("dyson-sphere"))] = Some(built);
        })
    };
    let mut play = table(1);
    let income = Books::open(&play.state, ME).income().net();
    play.play("p1 stage dyson-sphere; p1 end");
    assert_eq!(play.state.realms[ME].half_points(), 0, "one is missing");
    assert!(!play.may(YOU, "stage dyson-sphere"));
    assert_eq!(play.why("p2 wonder dyson-sphere"), Some(Reason::Fault(Fault::Taken)));
    let mut play = table(2);
    play.play("p1 stage dyson-sphere");
    assert_eq!(play.state.realms[ME].half_points(), 6);
    let now = Books::open(&play.state, ME).income().net();
    assert_eq!(now[Resource::Awe], income[Resource::Awe] + 10, "X4R-W1");
    assert_eq!(play.why("p1 wonder dyson-sphere"), Some(Reason::Fault(Fault::InForce)));
}

/// X4R-282: a stage that is not continued is not lost, and a fleet of another player at peace changes nothing.
#[test]
fn x4r_282_nothing_is_lost() {
    let mut play = rich(|state| {
        let home = state.realms[ME].capital;
        learn(state, ME, &["ships-mk"]);
        clear(state, home);
        build(state, ME, home, "capacity-building-3", None);
        launch(state, YOU, home, "titan", 1);
        let built = Built { seat: ME, hex: home, stages: 1 };
        state.wonders[engine::Index::at(wonder("dyson-sphere"))] = Some(built);
    });
    assert_eq!(play.state.controller(play.state.realms[ME].capital), Some(YOU));
    play.until_round(4);
    play.until_economy();
    let built = |play: &Play| play.state.wonders[0].map(|built| (built.seat, built.stages));
    assert_eq!(built(&play), Some((ME, 1)));
    let mut play = play.with(ME, [90, 90, 90, 90]);
    while play.asked() != Some(ME) {
        play.play("p2 pass");
    }
    play.play("p1 stage dyson-sphere");
    assert_eq!(built(&play), Some((ME, 2)), "rounds later it goes on where it stopped");
}

/// X4R-282: a wonder without a colony stays with its builder, also while another player controls the system.
#[test]
fn x4r_282_nobody_takes_it_over() {
    let at = hex(1, 0);
    let mut play = rich(|state| {
        let home = state.realms[ME].capital;
        for seat in [ME, YOU] {
            learn(state, seat, &["ships-mk"]);
            let home = state.realms[seat].capital;
            clear(state, home);
            build(state, seat, home, "capacity-building-3", None);
        }
        assert_ne!(home, at);
        launch(state, YOU, at, "titan", 1);
        state.realms[YOU].ships[0].at = Some(at);
        let built = Built { seat: ME, hex: at, stages: 2 };
        state.wonders[engine::Index::at(wonder("dyson-sphere"))] = Some(built);
    });
    assert_eq!(play.state.controller(at), Some(YOU));
    play.play("p1 pass");
    assert_eq!(play.why("p2 wonder dyson-sphere"), Some(Reason::Fault(Fault::Taken)));
    let sites = play.choices(YOU, "stage ring-world");
    assert!(!sites.is_empty() && !sites.contains(&at.to_string()), "{sites:?}: one wonder a system");
    play.until_round(2);
    play.until_economy();
    let mut play = play.with(ME, [90, 90, 90, 90]);
    while play.asked() != Some(ME) {
        play.play("p2 pass");
    }
    play.play("p1 stage dyson-sphere");
    assert_eq!(play.state.wonders[0].map(|built| (built.seat, built.stages)), Some((ME, 3)));
    assert_eq!(play.state.realms[ME].half_points(), 6, "X4-177: the points are its builder's");
}

fn held(id: &str) -> Held {
    Held { card: EventCard::from_id(id).expect("an event"), hex: None, level: 1 }
}

/// X4R-EN6, X4R-261: a dark current gives one fleet or unit 2 steps more, without using an action.
#[test]
fn x4r_en6_dark_current() {
    let mut play = movement(|state| hold(state, ME, held("dark-current")));
    let mut plain = play.clone();
    plain.play("p1 move ship 1");
    let Some(Decision::Move(_, steps)) = plain.decision() else { panic!("{:?}", plain.decision()) };
    play.play("p1 use-card dark-current ship 1; p1 move ship 1");
    assert!(matches!(play.decision(), Some(Decision::Move(_, n)) if n == steps + 2));
    assert!(play.state.cards_of(ME).next().is_none(), "X4R-262: it is spent");
    assert!(!play.may(ME, "use-card dark-current ship 2"));
}

/// X4R-EN7: a hidden path takes a civil unit to any discovered safe system, where its movement ends.
#[test]
fn x4r_en7_hidden_path() {
    let mut play = movement(|state| hold(state, ME, held("hidden-path")));
    play.play("p1 use-card hidden-path; p1 at -2,0; p1 ship 1");
    assert_eq!(play.state.realms[ME].ships[0].at, Some(hex(-2, 0)));
    assert!(!play.may(ME, "move ship 1"));
    assert!(play.may(ME, "move ship 2"));
}

/// X4R-BM17, X4R-303, X4R-384: the secret archive brings two event cards that nobody else sees.
#[test]
fn x4r_bm17_secret_archive() {
    let mut play = rich(|state| pocket(state, ME, &["bm-secret-archive"]));
    play.play("p1 play bm-secret-archive");
    assert!(play.events().contains(&Event::EventsTaken(ME, 2)));
    let mine = play.state.view(Viewer::Seat(ME));
    assert_eq!(mine.hand.map(|hand| hand.events.len()), Some(2));
    assert_eq!(play.state.view(Viewer::Seat(YOU)).n_held[ME].events, 2);
    assert!(play.state.cards_of(ME).next().is_none(), "they are not carried out");
}

/// X4-059: the ship of an expedition does not move any more in this round.
#[test]
fn x4_059_the_ship_stays_beyond_the_rim() {
    let mut play = rich(|_| {});
    play.until_round(2);
    play.play("p2 pass; p1 cabinet expedition-research");
    let goal = play.choices(ME, "at")[0].clone();
    play.play(&format!("p1 at {goal}; p1 ship 1; p1 end; p1 pass; p2 pass; p1 pass; p2 pass"));
    assert!(matches!(play.decision(), Some(Decision::Act(Phase::Movement, _))));
    assert!(!play.may(ME, "move ship 1"));
    assert!(play.may(ME, "move ship 2"));
}

/// X4-262: a salvage module brings back half of the price of a destroyed ship, rounded up.
#[test]
fn x4_262_salvage() {
    let salvaged = |items: &[&str]| {
        let mut play = rich(|state| {
            state.systems[hex(1, 0).at()].group = Group::from_id("core-guard");
            launch(state, ME, hex(1, 0), "destroyer", 1);
            fit_out(state, ME, "destroyer", items);
            reseed(state, 4);
        });
        play.play("p1 pass; p2 pass; p1 pass; p2 pass");
        let mut all = play.events().to_vec();
        while play.may(ME, "fight") {
            play.play("p1 fight");
            all.extend(play.events());
        }
        assert!(all.iter().any(|it| matches!(it, Event::ShipLost(ME, ..))), "it is lost");
        all.into_iter().find_map(|it| match it {
            Event::Salvaged(ME, n) => Some(n),
            _ => None,
        })
    };
    let play = rich(|_| {});
    let price = play.state.pack[Ship::from_id("destroyer").expect("a ship")].cost.awe;
    assert_eq!((salvaged(&[]), salvaged(&["salvage-module"])), (None, Some(price.div_ceil(2))));
}

/// X4R-174: a colony has places for six small craft.
#[test]
fn x4r_174_places_of_a_colony() {
    let may_leave = |n: usize| {
        let mut play = movement(|state| {
            let home = state.realms[ME].capital;
            launch(state, ME, home, "fighter", n);
            launch(state, ME, hex(2, 0), "corvette", 1);
            state.realms[ME].fleets[1].as_mut().expect("a fleet").hex = home;
        });
        play.play("p1 move 2");
        play.may(ME, "go 2,0")
    };
    assert_eq!((may_leave(6), may_leave(7)), (true, false));
}

/// X4R-225, X4R-385: units with repair restore hull points in their system each round, for nothing.
#[test]
fn x4r_225_repair_on_the_way() {
    let mended = |repairer: &str| {
        let mut play = rich(|state| {
            launch(state, ME, hex(1, 0), "carrier", 1);
            launch(state, ME, hex(1, 0), repairer, 1);
            state.realms[ME].ships[3].hull = 2;
        });
        play.until_round(2).until_economy();
        play.state.realms[ME].ships[3].hull
    };
    // The first Economy phase mends one point, the second another one.
    assert_eq!((mended("cruiser"), mended("advanced-frigate")), (2, 4));
}

/// X4-267: the first meeting with a diplomat brings 3 culture, for the one who has it.
#[test]
fn x4_267_diplomats_meet() {
    let met = |item: Option<&str>| {
        let mut play = movement(|state| {
            learn(state, ME, &["drives-2"]);
            state.realms[ME].ships[0].at = Some(hex(-1, 0));
            item.into_iter().for_each(|item| equip(state, ME, "research-ship", 1, item));
        });
        let before = play.accounts(ME)[3];
        play.play("p1 move ship 1; p1 go -2,0");
        assert!(play.events().contains(&Event::Met(ME, YOU)));
        play.accounts(ME)[3] - before
    };
    assert_eq!((met(None), met(Some("diplomat"))), (0, 3));
}

/// X4R-301: a battle shows the blueprints of the ships in it; they stay known as they were.
#[test]
fn x4r_301_blueprints_are_shown() {
    let mut play = rich(|state| {
        state.systems[hex(1, 0).at()].group = Group::from_id("pirate-fleet");
        launch(state, ME, hex(1, 0), "cruiser", 1);
        fit_out(state, ME, "cruiser", &["torpedo", "heavy-gun", "simple-armour"]);
    });
    let cruiser = Ship::from_id("cruiser").expect("a ship");
    let thought = |play: &Play| {
        let world = State::imagine(&play.state.view(Viewer::Seat(YOU)), YOU, Chance::seeded(1));
        drawing(&world, ME, "cruiser", 1)
    };
    assert!(thought(&play).is_empty());
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    let shown = play.state.realms[ME].shown.get(&play.state.pack, cruiser, 1).expect("shown");
    assert_eq!(
        shown.items().map(|item| item.to_string()).collect::<Vec<_>>(),
        ["torpedo", "heavy-gun", "simple-armour"]
    );
    assert_eq!(thought(&play), ["torpedo", "heavy-gun", "simple-armour"]);
    fit_out(&mut play.state, ME, "cruiser", &["heavy-gun"]);
    assert_eq!(thought(&play), ["torpedo", "heavy-gun", "simple-armour"], "later changes are secret again");
}

/// X4R-K20, X4R-383: a captured ship joins the fleet of its captor; X4R-336: targets are named by their number.
#[test]
fn x4r_383_captured_ships_join() {
    let captured = (0..60).find_map(|seed| {
        let mut play = rich(|state| {
            state.systems[hex(1, 0).at()].group = Group::from_id("pirate-fleet");
            launch(state, ME, hex(1, 0), "advanced-cruiser", 4);
            fit_out(state, ME, "advanced-cruiser", &["light-gun"]);
            reseed(state, seed);
        });
        play.play("p1 pass; p2 pass; p1 pass; p2 pass");
        let mut all = Vec::new();
        while let Some(Decision::Battle(..)) = play.decision() {
            let board = play.choices(ME, "board");
            let line = board.first().map_or("fight".to_owned(), |target| format!("board {target}"));
            play.play(&format!("p1 {line}"));
            all.extend(play.events().iter().copied());
        }
        let caught = all.iter().any(|it| matches!(it, Event::ShipCaptured(ME, ..)));
        caught.then_some(play)
    });
    let play = captured.expect("a ship was captured");
    let corvettes = play.state.realms[ME].ships.iter();
    let corvettes = corvettes.filter(|it| {
        it.make == interportal::realm::Make::Blueprint(Ship::from_id("corvette").expect("a ship"), 1)
    });
    assert!(corvettes.count() >= 1);
    let weak = rich(|state| {
        state.systems[hex(1, 0).at()].group = Group::from_id("pirate-fleet");
        enlist(state, ME, hex(1, 0), "std-pillar-titan", 1);
    });
    assert!(!weak.may(ME, "board 1"));
}

/// X4R-W4: with the jump nexus all own colonies are adjacent for the own units.
#[test]
fn x4r_w4_jump_nexus() {
    let lanes = |id: &str| {
        let mut play = movement(|state| {
            let home = state.realms[ME].capital;
            interportal::testing::found(state, ME, hex(-1, 0), "garden-world", 1);
            let built = Built { seat: ME, hex: home, stages: 3 };
            state.wonders[engine::Index::at(wonder(id))] = Some(built);
        });
        play.play("p1 move ship 1");
        play.may(ME, "go -1,0")
    };
    assert_eq!((lanes("dyson-sphere"), lanes("jump-nexus")), (false, true));
}

/// X4R-EX9: who draws the wormhole names its other end; both systems are adjacent for the own units.
#[test]
fn x4r_ex9_wormhole() {
    use interportal::ids::Kind;
    use interportal::testing::{lay, stack};
    let mut play = movement(|state| {
        lay(state, hex(2, 0), Kind::Anomaly);
        stack(state, Kind::Anomaly, &["wormhole"]);
    });
    play.play("p1 move ship 1; p1 go 2,0");
    assert!(!play.may(ME, "at 2,0"));
    play.play("p1 at -1,0");
    play.until_round(2);
    while let Some(seat) = play.asked() {
        if (seat, play.decision()) == (ME, Some(Decision::Act(Phase::Movement, 0))) {
            break;
        }
        play.play(&format!("{seat} pass"));
    }
    play.play("p1 move ship 1");
    assert!(play.may(ME, "go -1,0"));
}

/// X4-267, X4R-009: whether a diplomat greets tells what is fitted, so a meeting beside a civil ship is never taken back.
#[test]
fn x4_267_a_meeting_without_diplomats_is_no_secret() {
    let mut play = movement(|state| {
        state.realms[ME].ships[0].at = Some(hex(-1, 0));
        state.realms[YOU].ships.iter_mut().for_each(|vessel| vessel.at = Some(hex(-3, 0)));
    });
    assert!(!play.state.realms[ME].discovered.has(YOU));
    play.play("p1 move ship 1; p1 go -2,0");
    assert!(play.state.realms[ME].discovered.has(YOU) && play.revealed());
}
