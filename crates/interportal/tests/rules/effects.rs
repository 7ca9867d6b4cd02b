//! Effects that wait for a moment, and bonuses with a procedure of their own (chapters 1.13, 4.7 to 4.9, 4.18, 4.21).

use engine::{Chance, Game, Index, Seat, Viewer};
use interportal::ids::{Advisor, EventCard, Government, Kind, Planet, Wonder};
use interportal::realm::{Held, Recruit, Stock};
use interportal::state::{Built, Phase};
use interportal::testing::{
    Play, berths, build, chart, clear, drawing, fit_out, found, hold, introduce, launch, lay, learn, stack,
    swap_berths,
};
use interportal::why::{Fault, Reason};
use interportal::{Books, Decision, Event, Hex, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
/// Two steps from the home world of the first seat.
const FAR: Hex = Hex::corner(1, 0);
const NEAR: Hex = Hex::corner(2, 0);

fn card(id: &str) -> EventCard {
    EventCard::from_id(id).expect("a card")
}

fn rule(state: &mut State, seat: Seat, id: &str) {
    state.realms[seat].government = Government::from_id(id).expect("a government");
}

/// Everything lies open as nebulae, both are rich, the first research ship is beside the centre.
fn table(change: impl FnOnce(&mut State)) -> Play {
    Play::table(|state| {
        chart(state);
        state.realms[ME].ships[0].at = Some(NEAR);
        for seat in [ME, YOU] {
            state.realms[seat].accounts = Stock::new(|_| 60);
        }
        change(state);
    })
}

fn movement(change: impl FnOnce(&mut State)) -> Play {
    let mut play = table(change);
    play.play("p1 pass; p2 pass");
    play
}

/// X4R-A12: the cartographer earns 2 R for each system that is turned up.
#[test]
fn x4r_115_discoveries_pay() {
    let research = |chosen: u8| {
        let mut play = movement(|state| {
            lay(state, FAR, Kind::Supernova);
            let advisor = Advisor::from_id("cartographer").expect("an advisor");
            state.realms[ME].advisors.push(Recruit { advisor, level: 2, chosen: [chosen, 0] });
        });
        let before = play.accounts(ME)[2];
        play.play("p1 move ship 1; p1 go 1,0");
        play.accounts(ME)[2] - before
    };
    assert_eq!((research(0), research(1)), (0, 2));
}

/// X4R-G18, X4R-303: exploring brings one more card of the same deck into the hand, once a round, without effect.
#[test]
fn x4r_303_the_wave_brings_a_card() {
    let explore = |government: &str| {
        let mut play = movement(|state| {
            rule(state, ME, government);
            lay(state, FAR, Kind::AsteroidField);
            lay(state, Hex::corner(2, 1), Kind::AsteroidField);
            state.realms[ME].ships[1].at = Hex::new(1, 1);
            stack(state, Kind::AsteroidField, &["ore-vein", "ice", "old-mine", "rare-gases"]);
        });
        play.play("p1 move ship 1; p1 go 1,0");
        let first = play.state.view(Viewer::Spectator).n_held[ME].events;
        assert!(play.events().contains(&Event::EventDrawn(ME, FAR, card("ore-vein"))));
        play.play("p1 move ship 2; p1 go 0,2");
        (first, play.state.view(Viewer::Spectator).n_held[ME].events)
    };
    assert_eq!(explore("technocracy"), (0, 0));
    assert_eq!(explore("lobbycracy-wave"), (1, 1), "once a round");
}

/// X4R-079, X4R-P45: who built a route earns 1 A for each foreign craft that uses it, once a round.
#[test]
fn x4r_079_tolls() {
    let toll = |builder: Seat| {
        let mut play = movement(|state| {
            introduce(state, builder, "toll");
            learn(state, ME, &["drives-2"]);
            state.systems[FAR.at()].route = Some(builder);
            state.systems[Hex::CENTRE.at()].group = None;
            state.systems[Hex::CENTRE.at()].route = Some(builder);
        });
        let before = play.accounts(builder)[0];
        play.play("p1 move ship 1; p1 go 1,0");
        let once = play.accounts(builder)[0] - before;
        play.play("p1 go 0,0");
        (once, play.accounts(builder)[0] - before)
    };
    assert_eq!(toll(YOU), (1, 1), "once a round for each craft");
    assert_eq!(toll(ME), (0, 0), "the own ships pay nothing");
}

/// X4-399, X4R-389: what lies in the system that the first sensors discover is drawn as well.
#[test]
fn x4_399_with_its_event() {
    let mut play = table(|state| {
        lay(state, FAR, Kind::AsteroidField);
        stack(state, Kind::AsteroidField, &["ore-vein", "ice"]);
    });
    let before = play.accounts(ME)[0];
    play.play("p1 research sensors-1; p1 at 1,0");
    assert_eq!(play.accounts(ME)[0], before + 4);
    assert_eq!(play.state.cards_of(ME).count(), 1);
}

/// X4-400: one research ship explores its system once more; an anomaly may get a level instead.
#[test]
fn x4_400_once_more() {
    let ready = |kind: Kind, ids: &'static [&'static str]| {
        move |state: &mut State| {
            learn(state, ME, &["sensors-1"]);
            state.systems[NEAR.at()].kind = Some(kind);
            stack(state, kind, ids);
        }
    };
    let mut play = table(ready(Kind::AsteroidField, &["ore-vein", "ice"]));
    let before = play.accounts(ME)[0];
    play.play("p1 research sensors-2");
    assert_eq!(play.accounts(ME)[0], before + 4, "only one of them is in a system with a deck");
    assert_eq!(
        play.state.cards_of(ME).copied().collect::<Vec<_>>(),
        [Held { card: card("ore-vein"), hex: Some(NEAR), level: 1 }]
    );
    let mut choice = table(|state| {
        ready(Kind::AsteroidField, &["ore-vein", "ice"])(state);
        state.realms[ME].ships[1].at = Some(FAR);
    });
    choice.play("p1 research sensors-2");
    assert_eq!(choice.choices(ME, "at"), ["1,0", "2,0"], "a nebula has a deck, too");
    choice.play("p1 at 2,0");
    assert_eq!(choice.state.cards_of(ME).count(), 1);
    let mut deep = table(|state| {
        ready(Kind::Anomaly, &["song-of-the-wave"])(state);
        hold(state, ME, Held { card: card("nox-ruins"), hex: Some(NEAR), level: 1 });
    });
    deep.play("p1 research sensors-2");
    assert_eq!(deep.legal(ME), ["study nox-ruins", "explore"]);
    let mut other = deep.clone();
    let research = deep.accounts(ME)[2];
    deep.play("p1 study nox-ruins");
    assert_eq!((deep.state.cards[0].1.level, deep.accounts(ME)[2]), (2, research), "for nothing");
    other.play("p1 explore");
    assert_eq!(other.state.cards_of(ME).count(), 2, "another anomaly");
}

/// X4-401: with advanced sensors every research ship does so.
#[test]
fn x4_401_all_of_them() {
    let mut play = table(|state| {
        learn(state, ME, &["sensors-1", "sensors-2"]);
        state.systems[NEAR.at()].kind = Some(Kind::AsteroidField);
        state.systems[FAR.at()].kind = Some(Kind::AsteroidField);
        state.realms[ME].ships[1].at = Some(FAR);
        stack(state, Kind::AsteroidField, &["ore-vein", "ice"]);
    });
    let before = play.accounts(ME);
    play.play("p1 research sensors-3");
    let after = play.accounts(ME);
    assert_eq!([after[0] - before[0], after[1] - before[1]], [4, 4]);
}

/// X4-358: 3 A for each ground capacity of own capacity buildings, for buildings at once and without capacity.
#[test]
fn x4_358_a_grant_for_buildings() {
    let mut play = table(|state| {
        let home = state.realms[ME].capital;
        clear(state, home);
        build(state, ME, home, "capacity-building-2", None);
        found(state, ME, FAR, "desert-world", 2);
        learn(state, ME, &["automated-factories"]);
    })
    .with(ME, [0, 60, 60, 60]);
    play.state.realms[ME].spent = [9, 9];
    play.play("p1 research mass-production");
    assert_eq!((play.decision(), play.accounts(ME)[0]), (Some(Decision::Receive), 6));
    let spent = play.state.realms[ME].spent;
    play.play("p1 build capacity-building-1; p1 at 1,0");
    assert_eq!((play.accounts(ME)[0], play.state.realms[ME].spent), (3, spent));
    play.play("p1 done");
    assert_eq!(play.accounts(ME)[0], 0, "the rest is lost");
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Economy, 1)), "one action in all");
    let rich = {
        let mut play = table(|state| learn(state, ME, &["automated-factories"]));
        play.play("p1 research mass-production; p1 done");
        play
    };
    assert_eq!(rich.accounts(ME)[0], table(|_| {}).accounts(ME)[0], "what was there before is there again");
}

/// X4-416: 1 A for each unit, each fitted item and each step of a building.
#[test]
fn x4_416_a_for_what_one_has() {
    let gain = |items: &[&str]| {
        let mut play = table(|state| {
            let sources: Vec<&str> = {
                let all = &state.pack.pack().techs;
                let card = all.iter().find(|it| it.id.id() == "military-industrial-complex").expect("it");
                card.arrows_from.iter().map(|it| it.id()).collect()
            };
            learn(state, ME, &sources);
            fit_out(state, ME, "corvette", items);
        });
        let before = play.accounts(ME)[0];
        play.play("p1 research military-industrial-complex");
        assert!(play.revealed(), "everybody hears how much is fitted");
        play.accounts(ME)[0] - before
    };
    assert_eq!(gain(&[]), 3 + 1, "three ships and a capacity building");
    assert_eq!(gain(&["kinetic-gun"]), 5);
}

/// X4R-PL08: who founds a colony on a relic world draws an anomaly, which is carried out.
#[test]
fn x4r_263_relic_worlds() {
    let mut play = Play::table(|state| {
        chart(state);
        state.systems[FAR.at()].kind = Some(Kind::Planet);
        state.systems[FAR.at()].planet = Planet::from_id("relic-world");
        state.realms[ME].ships[2].at = Some(FAR);
        stack(state, Kind::Anomaly, &["song-of-the-wave"]);
    });
    let before = play.accounts(ME)[2];
    play.play("p1 found");
    assert_eq!(play.accounts(ME)[2], before + 2);
    assert_eq!(
        play.state.cards_of(ME).copied().collect::<Vec<_>>(),
        [Held { card: card("song-of-the-wave"), hex: Some(FAR), level: 1 }]
    );
}

/// X4R-EX9, X4R-263: a wormhole can be studied to level II and to level III, which brings a gate.
#[test]
fn x4r_263_the_levels_of_a_wormhole() {
    let study = |level: u8| {
        let mut play = table(|state| {
            state.systems[NEAR.at()].kind = Some(Kind::Anomaly);
            hold(state, ME, Held { card: card("wormhole"), hex: Some(NEAR), level });
        });
        play.play("p1 study wormhole");
        (play.state.cards[0].1.level, play.state.system(NEAR).gates.has(ME))
    };
    assert_eq!((study(1), study(2)), ((2, false), (3, true)));
    let done = table(|state| hold(state, ME, Held { card: card("wormhole"), hex: Some(NEAR), level: 3 }));
    assert_eq!(done.why("p1 card wormhole"), Some(Reason::Fault(Fault::HighestLevel)));
}

/// X4-341: three times in any mix a watch is erected or raised, or a research ship with police comes.
#[test]
fn x4_341_watches_or_police() {
    let mut play = table(|state| {
        let sources: Vec<&str> = {
            let all = &state.pack.pack().techs;
            let card = all.iter().find(|it| it.id.id() == "celestial-law").expect("it");
            card.arrows_from.iter().map(|it| it.id()).collect()
        };
        learn(state, ME, &sources);
    });
    play.play("p1 research celestial-law");
    assert_eq!(play.decision(), Some(Decision::Use(3)));
    play.play("p1 use; p1 option 1; p1 at 2,0; p1 use; p1 option 2");
    let level = play.state.system(NEAR).watches[ME];
    if play.decision() == Some(Decision::Pick) {
        play.play("p1 at 2,0");
    }
    assert_eq!((level.max(1), play.state.system(NEAR).watches[ME]), (1, 2));
    let ships = play.state.realms[ME].ships.len();
    play.play("p1 use; p1 option 3; p1 buy research-ship 2; p1 at 2,0");
    assert_eq!(play.state.realms[ME].ships.len(), ships + 1);
    assert!(drawing(&play.state, ME, "research-ship", 2).contains(&"police-unit".to_owned()));
}

fn wonder(id: &str) -> usize {
    Wonder::from_id(id).expect("a wonder").at()
}

fn last_stage(id: &str, at: Hex, change: impl FnOnce(&mut State)) -> Play {
    let mut play = table(|state| {
        let home = state.realms[ME].capital;
        clear(state, home);
        build(state, ME, home, "capacity-building-3", None);
        learn(state, ME, &["ships-mk"]);
        state.wonders[wonder(id)] = Some(Built { seat: ME, hex: at, stages: 2 });
        change(state);
    });
    play.play(&format!("p1 stage {id}"));
    play
}

/// X4R-282, X4R-W3: a ring world is a planet of all resources with 4 levels that counts against no state size.
#[test]
fn x4r_w3_ring_world() {
    let play = last_stage("ring-world", NEAR, |_| {});
    assert_eq!(play.state.system(NEAR).planet.map(Planet::id), Some("ring-planet"));
    let mut settled = last_stage("ring-world", NEAR, |state| state.realms[ME].ships[2].at = Some(NEAR));
    settled.until_round(2);
    while settled.decision() != Some(Decision::Found(NEAR)) {
        let seat = settled.asked().expect("somebody");
        let line = if settled.may(seat, "pass") { "pass".to_owned() } else { settled.legal(seat)[0].clone() };
        settled.play(&format!("{seat} {line}"));
    }
    settled.play("p1 found; p1 produce R; p1 plain");
    let books = Books::open(&settled.state, ME);
    assert_eq!(books.state_size().0, 1, "the home world alone");
    assert_eq!(books.max_level(settled.state.colony_at(NEAR).expect("a colony")), 4);
    let kept = last_stage("ring-world", NEAR, |state| found(state, ME, NEAR, "rock-world", 2));
    assert_eq!(kept.state.system(NEAR).planet.map(Planet::id), Some("rock-world"), "it keeps its yield");
    let books = Books::open(&kept.state, ME);
    let colony = kept.state.colony_at(NEAR).expect("a colony");
    assert_eq!((books.state_size().0, books.max_level(colony)), (1, 4));
    let mut kept = kept;
    kept.play("p1 build resource-building-1 C");
    assert!(kept.decision().is_some(), "culture on a world of metals");
}

/// X4R-W5, X4R-300: who has the eye of heaven sees which ships are in which fleet, and nobody else does.
#[test]
fn x4r_w5_eye_of_heaven() {
    let fleets = |state: &mut State| {
        launch(state, YOU, Hex::corner(3, 3), "corvette", 1);
        launch(state, YOU, Hex::corner(2, 3), "cruiser", 1);
        fit_out(state, YOU, "cruiser", &["torpedo"]);
    };
    let play = last_stage("eye-of-heaven", NEAR, fleets);
    assert!(play.revealed(), "what is seen cannot be taken back");
    let seen = |play: &Play, seat: Seat| play.state.view(Viewer::Seat(seat)).fleets[Seat(1 - seat.0)];
    let watched = seen(&play, ME).expect("all fleets");
    assert_eq!(watched.berths.of_ships().collect::<Vec<_>>(), berths(&play.state, YOU));
    assert_eq!(seen(&play, YOU), None);
    assert!(play.state.view(Viewer::Spectator).fleets.iter().all(|(_, fleets)| fleets.is_none()));
    let mut other = play.clone();
    swap_berths(&mut other.state, YOU);
    assert_ne!(seen(&play, ME), seen(&other, ME));
    let world = State::imagine(&play.state.view(Viewer::Seat(ME)), ME, Chance::seeded(5));
    assert_eq!(berths(&world, YOU), berths(&play.state, YOU), "nothing of it is imagined");
    assert_eq!(drawing(&world, YOU, "cruiser", 1), ["torpedo"]);
    let blind = last_stage("dyson-sphere", NEAR, fleets);
    assert_eq!(seen(&blind, ME), None);
}

/// X4R-W5: what another player changes in secret while the eye watches cannot be taken back.
#[test]
fn x4r_w5_changes_are_seen() {
    let revealed = |id: &str| {
        let mut play = last_stage(id, NEAR, |state| {
            launch(state, YOU, Hex::corner(3, 3), "corvette", 2);
        });
        play.play("p1 end; p2 pass; p1 pass; p1 pass; p2 regroup -3,0; p2 shift 4 new");
        play.revealed()
    };
    assert_eq!((revealed("dyson-sphere"), revealed("eye-of-heaven")), (false, true));
}
