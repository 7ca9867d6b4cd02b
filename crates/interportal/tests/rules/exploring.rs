//! Exploring (chapters 1.4, 4.3, 4.18 and 4.27): tiles, planets, events, sensors.

use engine::{Chance, Game, Seat, Viewer};
use interportal::ids::{EventCard, Group, Kind, Planet};
use interportal::realm::{Held, Mark, Stock};
use interportal::state::Phase;
use interportal::testing::{
    Play, chart, equip, found, hold, launch, lay, learn, reseed, stack, stack_planets, tile,
};
use interportal::why::{Fault, Reason};
use interportal::{Books, Decision, Event, Hex, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
/// Two steps from both home worlds.
const FAR: Hex = Hex::corner(1, 0);

fn card(id: &str) -> EventCard {
    EventCard::from_id(id).expect("a card")
}

fn planet(id: &str) -> Option<Planet> {
    Planet::from_id(id)
}

/// The first ship of the first seat, a research ship, stands next to an undiscovered system of this kind.
fn expedition(kind: Kind, change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::table(|state| {
        chart(state);
        lay(state, FAR, kind);
        state.realms[ME].ships[0].at = Hex::new(2, 0);
        for seat in [ME, YOU] {
            state.realms[seat].accounts = Stock::new(|_| 20);
        }
        change(state);
    });
    play.play("p1 pass; p2 pass");
    play
}

fn event(kind: Kind, ids: &[&str]) -> Play {
    let mut play = expedition(kind, |state| {
        learn(state, ME, &["drives-2"]);
        stack(state, kind, ids);
    });
    play.play("p1 move ship 1; p1 go 1,0");
    play
}

fn gained(play: &Play) -> [i16; 4] {
    let mut sum = [0; 4];
    for event in play.events() {
        if let Event::Gained(ME, resource, n) = event {
            sum[*resource as usize] += n;
        }
    }
    sum
}

/// X4-145, X4R-048, X4R-261, X4R-303: entering turns the tile, ends the movement and carries out an event of its deck,
/// which stays in hand for all to see.
#[test]
fn x4_145_exploring() {
    let play = event(Kind::AsteroidField, &["ore-vein", "ice"]);
    assert!(play.revealed());
    assert_eq!(play.state.system(FAR).kind, Some(Kind::AsteroidField));
    assert_eq!(play.state.realms[ME].ships[0].at, Some(FAR));
    assert_eq!(gained(&play), [4, 0, 0, 0], "X4R-EA2");
    let held = Held { card: card("ore-vein"), hex: Some(FAR), level: 1 };
    assert_eq!(play.state.cards_of(ME).copied().collect::<Vec<_>>(), [held]);
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Movement, 1)), "a step was left, but it stops");
}

/// X4-146: the card of a dangerous system goes under its deck.
#[test]
fn x4_146_under_the_deck() {
    let play = event(Kind::Storm, &["flotsam", "eye-of-the-storm"]);
    if play.state.realms[ME].ships[0].at == Some(FAR) {
        assert_eq!(gained(&play), [3, 0, 0, 0], "X4R-ES4");
        assert!(play.state.cards_of(ME).next().is_none());
        assert_eq!(interportal::testing::n_cards(&play.state).1[3], 2);
    }
}

/// X4R-048, X4R-063: a planet tile draws a planet card, which may be turned down once.
#[test]
fn x4r_063_planets() {
    let mut play = expedition(Kind::Planet, |state| {
        stack_planets(state, &["garden-world", "ice-world", "desert-world"]);
    });
    play.play("p1 move ship 1; p1 go 1,0");
    let garden = planet("garden-world").expect("a planet");
    assert_eq!(play.decision(), Some(Decision::PlacePlanet(FAR, garden)));
    play.play("p1 return-planet");
    assert_eq!(play.state.system(FAR).planet, planet("ice-world"));
    assert_eq!(play.state.realms[ME].returned, Some(garden));
    let mut kept = expedition(Kind::Planet, |state| {
        stack_planets(state, &["garden-world", "ice-world"]);
        state.realms[ME].returned = planet("rock-world");
    });
    kept.play("p1 move ship 1; p1 go 1,0");
    assert_eq!(kept.state.system(FAR).planet, Some(garden), "at most one returned planet");
}

/// X4R-313: with an empty planet deck it is a rock world; with an empty deck of events nothing is drawn.
#[test]
fn x4r_313_empty_decks() {
    let mut play = expedition(Kind::Planet, |state| stack_planets(state, &[]));
    play.play("p1 move ship 1; p1 go 1,0");
    assert_eq!(play.state.system(FAR).planet, planet("rock-world"));
}

/// X4-147, X4R-049: no neutral units next to a home world; the card goes under its deck and the next is drawn.
#[test]
fn x4_147_not_next_to_home_worlds() {
    let mut play = Play::table(|state| {
        chart(state);
        lay(state, Hex::new(2, 0).expect("a hex"), Kind::AsteroidField);
        stack(state, Kind::AsteroidField, &["pirates", "ice"]);
    });
    play.play("p1 pass; p2 pass; p1 move ship 1; p1 go 2,0");
    assert!(play.events().contains(&Event::EventPutBack(card("pirates"))));
    assert_eq!(gained(&play), [0, 4, 0, 0], "X4R-EA3");
    let far = event(Kind::AsteroidField, &["pirates"]);
    let group = far.state.system(FAR).group.map(Group::id);
    assert_eq!(group, Some("pirate-fleet"), "X4R-EA1: elsewhere they come");
}

/// X4-148, X4R-050, X4R-262: three cards bring a planet in place of the tile; they go to the discards.
#[test]
fn x4_148_a_planet_for_three_cards() {
    let mut play = expedition(Kind::Storm, |state| {
        stack_planets(state, &["ocean-world"]);
        for id in ["ore-vein", "ice", "rare-gases", "old-mine"] {
            hold(state, ME, Held { card: card(id), hex: None, level: 1 });
        }
    });
    play.play("p1 move ship 1; p1 go 1,0");
    assert_eq!(play.decision(), Some(Decision::Explore(FAR)));
    play.play("p1 discover-planet; p1 discard ore-vein; p1 discard ice");
    assert_eq!(play.why("p1 card ice"), Some(Reason::Fault(Fault::NotInHand)));
    play.play("p1 discard rare-gases");
    assert_eq!(play.state.system(FAR).kind, Some(Kind::Planet));
    assert_eq!(play.state.system(FAR).planet, planet("ocean-world"));
    assert_eq!(play.state.cards_of(ME).count(), 1);
    assert_eq!(*play.state.discards[0], [card("ore-vein"), card("ice")]);
}

/// X4R-044: a supernova that is turned up is not entered, and the movement is over.
#[test]
fn x4r_044_a_supernova_is_found() {
    let mut play = expedition(Kind::Supernova, |state| learn(state, ME, &["drives-2"]));
    play.play("p1 move ship 1; p1 go 1,0");
    assert_eq!(play.state.system(FAR).kind, Some(Kind::Supernova));
    assert_eq!(play.state.realms[ME].ships[0].at, Hex::new(2, 0));
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Movement, 1)));
}

/// X4R-EA4: a choice between resources and a ship there.
#[test]
fn x4r_ea4_wreck_field() {
    let mut play = event(Kind::AsteroidField, &["wreck-field"]);
    assert_eq!(play.decision(), Some(Decision::Elect));
    play.play("p1 option 2");
    let realm = &play.state.realms[ME];
    assert_eq!(realm.fleets[0].map(|marker| marker.hex), Some(FAR));
    assert_eq!(realm.ships.len(), 4);
}

/// X4R-EA5: while a research ship is where the old mine is, it yields 1 A.
#[test]
fn x4r_ea5_old_mine() {
    let mut play = event(Kind::AsteroidField, &["old-mine"]);
    let income = |play: &Play| Books::open(&play.state, ME).income().net()[interportal::ids::Resource::Awe];
    let with = income(&play);
    play.state.realms[ME].ships[0].at = Hex::new(2, 0);
    assert_eq!(income(&play), with - 1);
}

/// X4R-EN8, X4R-ES5: the explorer stays where it is in the next round.
#[test]
fn x4r_en8_held_back() {
    let mut play = event(Kind::Nebula, &["ion-veil"]);
    assert_eq!(gained(&play), [0, 0, 3, 0]);
    assert!(play.state.realms[ME].ships[0].course.is(Mark::Held));
    play.until_round(2);
    while play.decision().is_some_and(|it| !matches!(it, Decision::Act(Phase::Movement, 0))) {
        let seat = play.asked().expect("somebody");
        play.play(&format!("{seat} pass"));
    }
    let seat = play.asked().expect("somebody");
    if seat != ME {
        play.play(&format!("{seat} pass"));
    }
    assert_eq!(play.why("p1 ship 1"), Some(Reason::Fault(Fault::HasMoved)));
}

/// X4R-EN5: two tiles are looked at, and one of them may be turned up; what was seen stays in mind.
#[test]
fn x4r_en5_sensor_echo() {
    let near = [Hex::new(1, -1), Hex::new(0, 1)].map(|hex| hex.expect("a hex"));
    let mut play = expedition(Kind::Nebula, |state| {
        stack(state, Kind::Nebula, &["sensor-echo"]);
        lay(state, near[0], Kind::Anomaly);
        lay(state, near[1], Kind::Storm);
    });
    play.play("p1 move ship 1; p1 go 1,0; p1 at 1,-1");
    assert!(play.events().contains(&Event::Seen(near[0], Kind::Anomaly)));
    let view = play.state.view(Viewer::Seat(ME));
    for seed in 0..20 {
        let world = State::imagine(&view, ME, Chance::seeded(seed));
        assert_eq!(tile(&world, near[0]), Kind::Anomaly, "it knows that");
    }
    play.play("p1 at 0,1; p1 use; p1 at 0,1");
    assert_eq!(play.state.system(near[1]).kind, Some(Kind::Storm));
    assert_eq!(play.state.system(near[0]).kind, None);
}

/// X4R-EA8: a network of level 1 comes where the card was drawn.
#[test]
fn x4r_ea8_hidden_post() {
    let mut play = event(Kind::AsteroidField, &["hidden-post"]);
    play.play("p1 at 1,0");
    assert_eq!(play.state.system(FAR).networks[ME], 1);
}

/// X4R-EX10, X4R-051, X4R-366: a rift destroys the explorer on a 1; of a fleet the owner names the ship.
#[test]
fn x4r_ex10_rift() {
    let play = event(Kind::Anomaly, &["rift"]);
    let lost = play.state.realms[ME].ships.len() == 2;
    assert_eq!(gained(&play), if lost { [0; 4] } else { [0, 0, 5, 0] });
    let mut named = 0;
    for n in 0..20 {
        let mut play = expedition(Kind::Anomaly, |state| {
            stack(state, Kind::Anomaly, &["rift"]);
            (0..n).for_each(|_| launch(state, YOU, Hex::corner(3, 1), "corvette", 1));
            launch(state, ME, Hex::corner(2, 0), "cruiser", 1);
            launch(state, ME, Hex::corner(2, 0), "corvette", 1);
            reseed(state, n);
        });
        play.play("p1 move 1; p1 go 1,0");
        if play.decision() == Some(Decision::PickShip) {
            assert_eq!(play.choices(ME, "ship"), ["4", "5"]);
            play.play("p1 ship 5; p1 stop");
            assert_eq!(play.state.realms[ME].ships.len(), 4);
            named += 1;
        }
    }
    assert!(named > 0, "a 1 was rolled");
}

/// X4R-ES1: off course, the explorer is in an adjacent safe system.
#[test]
fn x4r_es1_off_course() {
    for seed in 0..6 {
        let mut play = expedition(Kind::Storm, |state| {
            stack(state, Kind::Storm, &["off-course"]);
            launch(state, ME, Hex::corner(2, 0), "battleship", 1);
            reseed(state, seed);
        });
        play.play("p1 move 1; p1 go 1,0; p1 stop");
        let place = play.state.realms[ME].fleets[0].map(|marker| marker.hex).expect("a fleet");
        assert_eq!(place.distance(FAR), 1);
        assert!(place != Hex::CENTRE, "the core guard is not safe");
    }
}

/// X4R-ES2, X4R-EB1: every ship there rolls, of every owner.
#[test]
fn x4r_eb1_event_horizon() {
    let (mut destroyed, mut damaged) = (0, 0);
    for seed in 0..12 {
        let mut play = expedition(Kind::BlackHole, |state| {
            stack(state, Kind::BlackHole, &["event-horizon"]);
            launch(state, ME, Hex::corner(2, 0), "battleship", 2);
            launch(state, ME, Hex::corner(2, 0), "corvette", 2);
            reseed(state, seed);
        });
        play.play("p1 move 1; p1 go 1,0");
        destroyed += play.events().iter().filter(|it| matches!(it, Event::ShipLost(..))).count();
        damaged += play.events().iter().filter(|it| matches!(it, Event::Damaged(.., 1))).count();
    }
    assert!(destroyed > 0 && damaged > 0, "{destroyed} destroyed, {damaged} damaged by 1");
}

/// X4-292: with sensors a unit looks at a system once before exploring it; only its owner learns what it is.
#[test]
fn x4_292_sensors() {
    let blind = {
        let mut play = expedition(Kind::Planet, |_| {});
        play.play("p1 move ship 1");
        play
    };
    assert!(blind.choices(ME, "look").is_empty());
    let mut play = expedition(Kind::Planet, |state| equip(state, ME, "research-ship", 1, "sensors"));
    play.play("p1 move ship 1; p1 look 1,0");
    assert!(play.revealed());
    assert_eq!(play.state.system(FAR).kind, None);
    assert!(play.choices(ME, "look").is_empty(), "once");
    assert!(play.may(ME, "go 1,0") && play.may(ME, "stop"), "then it decides");
}

/// X4-294, X4-397, X4R-303: with improved sensors two events are drawn and one is carried out; the other stays secret in hand.
#[test]
fn x4_294_improved_sensors() {
    let two = |kind: Kind, ids: &[&str]| {
        let mut play = expedition(kind, |state| {
            equip(state, ME, "research-ship", 1, "sensors");
            learn(state, ME, &["sensors-2"]);
            stack(state, kind, ids);
        });
        play.play("p1 move ship 1; p1 go 1,0");
        play
    };
    let mut play = two(Kind::AsteroidField, &["ice", "ore-vein"]);
    assert_eq!(play.choices(ME, "carry-out"), ["ice", "ore-vein"]);
    play.play("p1 carry-out ore-vein");
    assert_eq!((play.state.cards_of(ME).count(), gained(&play)), (1, [4, 0, 0, 0]));
    assert_eq!(play.state.view(Viewer::Spectator).n_held[ME].events, 1);
    let mut misty = two(Kind::Nebula, &["rare-gases", "stray-convoy"]);
    misty.play("p1 carry-out rare-gases");
    let view = misty.state.view(Viewer::Seat(YOU));
    let world = State::imagine(&view, YOU, Chance::seeded(1));
    assert_eq!(world.view(Viewer::Seat(YOU)).n_cards, view.n_cards, "the hidden card is of no other deck");
    let wild = two(Kind::AsteroidField, &["ice", "pirates"]);
    assert_eq!(wild.choices(ME, "carry-out"), ["pirates"]);
    assert_eq!(wild.why("p1 card ice"), Some(Reason::Fault(Fault::NeutralsFirst)));
}

/// X4-399: who researches sensors first discovers a system next to an own research ship.
#[test]
fn x4_399_the_first_sensors() {
    let mut play = Play::table(|state| {
        lay(state, Hex::corner(2, 0), Kind::AsteroidField);
        state.realms[ME].accounts = Stock::new(|_| 30);
    });
    play.play("p1 research sensors-1");
    assert_eq!(play.choices(ME, "at"), ["2,0", "2,1", "3,-1"]);
    play.play("p1 at 2,0");
    assert_eq!(play.state.system(Hex::corner(2, 0)).kind, Some(Kind::AsteroidField));
}

/// X4R-EX11: a star chart discovers two systems within two steps, without their events; the second level brings a planet
/// card in hand, the third an expedition.
#[test]
fn x4r_ex11_star_chart() {
    let hidden = [Hex::new(1, 1), Hex::new(0, 2)].map(|hex| hex.expect("a hex"));
    let mut play = expedition(Kind::Anomaly, |state| {
        stack(state, Kind::Anomaly, &["star-chart"]);
        hidden.iter().for_each(|hex| lay(state, *hex, Kind::AsteroidField));
        stack_planets(state, &["ocean-world", "ice-world", "rock-world"]);
    });
    play.play("p1 move ship 1; p1 go 1,0");
    assert_eq!(play.decision(), Some(Decision::PickSystem));
    assert_eq!(play.choices(ME, "at"), ["1,1", "0,2"]);
    play.play("p1 at 1,1; p1 at 0,2");
    assert!(hidden.iter().all(|hex| play.state.system(*hex).kind == Some(Kind::AsteroidField)));
    assert_eq!(play.state.cards_of(ME).count(), 1, "no event of theirs");
    let studied = |level: u8| {
        let mut play = Play::table(|state| {
            chart(state);
            state.realms[ME].ships[0].at = Some(FAR);
            stack_planets(state, &["ocean-world", "ice-world", "rock-world"]);
            hold(state, ME, Held { card: card("star-chart"), hex: Some(FAR), level });
            state.realms[ME].accounts = Stock::new(|_| 30);
        });
        play.play("p1 study star-chart");
        play
    };
    assert_eq!(studied(1).state.realms[ME].returned, planet("ocean-world"), "take-planet");
    let mut far = studied(2);
    assert_eq!(far.decision(), Some(Decision::PickSystem));
    let goals = far.choices(ME, "at");
    far.play(&format!("p1 at {}; p1 ship 2", goals[0]));
    let found: Hex = goals[0].parse().expect("a hex");
    assert_eq!((found.distance(Hex::CENTRE), far.state.system(found).planet), (4, planet("ocean-world")));
    assert_eq!(far.state.realms[ME].ships[1].at, Some(found), "expedition");
}

/// X4R-060: a planet that another player controls cannot be settled.
#[test]
fn x4r_060_controlled_planets() {
    let play = Play::table(|state| {
        found(state, YOU, Hex::corner(2, 3), "rock-world", 1);
        chart(state);
        state.systems[FAR.at()].kind = Some(Kind::Planet);
        state.systems[FAR.at()].planet = planet("garden-world");
        state.realms[ME].ships[2].at = Some(FAR);
        launch(state, YOU, FAR, "corvette", 1);
    });
    assert_eq!(play.decision().map(|it| it.rule()), Some("X4R-291"), "nobody is asked to found");
}
