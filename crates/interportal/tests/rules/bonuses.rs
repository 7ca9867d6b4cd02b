//! What the first researcher of a technology receives (chapter 1.13), and what cards of a colony do at once.

use engine::Seat;
use interportal::ids::{Ground, Kind, Planet, PlanetaryEvent, Resource};
use interportal::testing::{Play, build, drawn, found, introduce, learn};
use interportal::why::{Fault, Reason};
use interportal::{Books, Decision, Hex, State};

const ME: Seat = Seat(0);
const FAR: Hex = Hex::corner(2, 0);

/// A table on which this seat can research whatever it knows the sources of.
fn table(techs: &[&str], change: impl FnOnce(&mut State)) -> Play {
    let play = Play::table(|state| {
        learn(state, ME, techs);
        change(state);
    });
    play.with(ME, [0, 0, 40, 0])
}

fn buildings(play: &Play, hex: Hex) -> Vec<&'static str> {
    let colony = play.state.colony_at(hex).expect("a colony");
    colony.buildings.iter().map(|standing| standing.building.id()).collect()
}

/// X4-108, X4-312, X4R-096: the first researcher of drives builds a route for nothing; the second does not.
#[test]
fn x4_312_a_free_route() {
    let mut play = table(&[], |_| {}).with(Seat(1), [0, 0, 40, 0]);
    let home = play.state.realms[ME].capital;
    play.play("p1 research drives-1; p1 end; p2 research drives-1");
    assert_eq!(play.state.system(home).route, Some(ME), "only the home world is a place for it");
    assert_eq!((play.accounts(ME)[0], play.state.realms[ME].spent), (0, [0, 0]), "X4R-096");
    let theirs = play.state.realms[Seat(1)].capital;
    assert_eq!(play.state.system(theirs).route, None);
}

/// X4-318, X4-343, X4-380: free upgrades of buildings that fit; without one the bonus is lost.
#[test]
fn x4_318_free_upgrades() {
    let mut play = table(&[], |_| {});
    play.play("p1 research refineries");
    assert_eq!(play.decision().map(|it| it.rule()), Some("X4R-291"), "no resource building stands: lost");
    play.play("p1 research automated-factories");
    assert_eq!((play.decision(), play.legal(ME)), (Some(Decision::Improve), vec!["slot 3,0 1".to_owned()]));
    play.play("p1 slot 3,0 1; p2 pass; p1 research high-industry; p1 slot 3,0 1");
    assert_eq!(buildings(&play, play.state.realms[ME].capital), ["capacity-building-3"], "X4-343");
    let mut play = table(&[], |state| {
        let home = state.realms[ME].capital;
        build(state, ME, home, "resource-building-1", Some(Resource::Food));
    });
    play.play("p1 research refineries");
    assert_eq!(play.why("p1 slot 3,0 1"), Some(Reason::Fault(Fault::NothingToUpgrade)));
    play.play("p1 slot 3,0 2");
    assert_eq!(buildings(&play, play.state.realms[ME].capital)[1], "resource-building-2", "X4-380");
}

/// X4-322, X4-337, X4-364, X4-385: resources for what one has.
#[test]
fn x4_322_resources() {
    let gained = |tech: &str, change: fn(&mut State)| {
        let mut play = Play::table(|state| {
            let sources = state.pack.techs.iter().find(|card| card.id.id() == tech).expect("a technology");
            let sources: Vec<&str> = sources.arrows_from.iter().map(|it| it.id()).collect();
            learn(state, ME, &sources);
            change(state);
        })
        .with(ME, [0, 0, 40, 0]);
        play.play(&format!("p1 research {tech}"));
        let accounts = play.accounts(ME);
        (accounts[0], accounts[3])
    };
    assert_eq!(gained("efficient-bureaucracy", |state| introduce(state, ME, "dogma")), (0, 4));
    assert_eq!(gained("advanced-construction", |_| {}), (6, 0), "half of 3 + 3 + 5, rounded up");
    let built = |state: &mut State| {
        let home = state.realms[ME].capital;
        build(state, ME, home, "resource-building-3", Some(Resource::Awe));
        build(state, ME, home, "capacity-building-2", None);
    };
    assert_eq!(gained("optimised-city-planning", built), (4, 0), "X4-364");
    assert_eq!(gained("robotronics", built), (2, 0), "X4-385");
}

/// X4-320, X4-329, X4-391: free ships, of one's choice where several are meant.
#[test]
fn x4_391_free_ships() {
    let mut play = table(&[], |_| {});
    play.play("p1 research ships-ks");
    assert_eq!(play.decision(), Some(Decision::Receive));
    assert_eq!(play.choices(ME, "buy"), ["fighter", "fighter 2", "bomber", "bomber 2", "corvette"]);
    play.play("p1 buy corvette");
    assert_eq!((play.state.realms[ME].ships.len(), play.accounts(ME)[0]), (4, 0));
    play.play("p1 research diplomatic-corps; p1 buy research-ship 2");
    assert_eq!(play.state.realms[ME].ships.len(), 5, "X4-320");
    let mut play = table(&["refineries"], |state| {
        for hex in [Hex::new(2, 0), Hex::new(3, -1)].into_iter().flatten() {
            state.systems[hex.at()].kind = Some(Kind::AsteroidField);
        }
    });
    play.play("p1 research exotic-mining");
    assert_eq!((play.decision(), play.legal(ME).len()), (Some(Decision::Use(2)), 2));
    play.play("p1 use; p1 buy research-ship; p1 at 2,0; p1 done");
    assert_eq!(play.state.realms[ME].ships[3].at, Hex::new(2, 0), "X4-329");
    assert_eq!(play.decision().map(|it| it.rule()), Some("X4R-291"));
}

/// X4-316, X4-405, X4-418: free buildings need a legal place.
#[test]
fn x4_405_free_buildings() {
    let mut play = table(&[], |_| {});
    play.play("p1 research terraforming; p1 build resource-building-1 C");
    assert_eq!(buildings(&play, play.state.realms[ME].capital).len(), 2, "X4-405");
    let mut play = table(&["refineries"], |_| {});
    play.play("p1 research economic-centre");
    assert_eq!(buildings(&play, play.state.realms[ME].capital)[1], "centre", "X4-418: the only free slot");
    let mut play = table(&["drives-2"], |_| {});
    play.play("p1 research drives-3; p1 use");
    assert!(play.state.system(play.state.realms[ME].capital).gates.has(ME), "X4-316");
    assert_eq!(play.decision(), Some(Decision::Use(1)));
}

/// X4-348, X4-356: state size and levels.
#[test]
fn x4_356_levels_and_state_size() {
    let mut play = table(&["drives-1"], |state| found(state, ME, FAR, "garden-world", 1));
    play.play("p1 research mass-administration");
    assert_eq!(play.legal(ME), ["at 2,0"], "from level 1 to 2");
    assert_eq!(play.why("p1 system 3,0"), Some(Reason::Fault(Fault::HighestLevel)));
    play.play("p1 at 2,0");
    assert_eq!(play.state.colony_at(FAR).map(|colony| (colony.level, colony.raised)), Some((2, true)));
    play.play("p1 research hypercommunication");
    assert_eq!(Books::open(&play.state, ME).state_size().1, 4 + 1 + 1, "X4-355, X4-348");
}

/// X4-409, X4-411: ground units into an army, or a starbase instead.
#[test]
fn x4_411_troops_or_a_starbase() {
    let mut play = table(&[], |_| {});
    play.play("p1 research defence-troops");
    assert_eq!(play.legal(ME), ["option 1", "option 2"]);
    let mut base = play.clone();
    play.play("p1 option 1");
    let n = |play: &Play, id: &str| {
        play.state.realms[ME].ground[engine::Index::at(Ground::from_id(id).expect("a unit"))]
    };
    assert_eq!((n(&play, "infantry"), n(&play, "tank")), (1, 1));
    assert_eq!(buildings(&play, play.state.realms[ME].capital)[1], "fortress");
    base.play("p1 option 2");
    assert_eq!(n(&base, "infantry"), 0);
    let last = base.state.realms[ME].ships.last().copied().expect("a starbase");
    assert_eq!(last.at, Some(base.state.realms[ME].capital));
    play.play("p1 research combined-arms");
    assert_eq!(["artillery", "air-force", "heavy-infantry"].map(|id| n(&play, id)), [1, 1, 1], "X4-409");
}

fn founded(planet: &str, event: &str) -> Play {
    let mut play = Play::table(|state| {
        state.systems[FAR.at()].kind = Some(Kind::Planet);
        state.systems[FAR.at()].planet = Planet::from_id(planet);
        state.realms[ME].ships[2].at = Some(FAR);
        drawn(state, PlanetaryEvent::from_id(event).expect("an event"));
    });
    play.play("p1 found; p1 event");
    play
}

/// X4-104: what a planetary event does at once, with its choice; what is chosen stays.
#[test]
fn x4_104_events_act_at_once() {
    assert_eq!(founded("garden-world", "quiet-world").accounts(ME)[3], 9 + 3);
    let mut play = founded("garden-world", "native-fauna");
    let mut other = play.clone();
    play.play("p1 option 1");
    assert_eq!(play.accounts(ME)[1], 8 + 4);
    other.play("p1 option 2");
    let culture = |play: &Play| Books::open(&play.state, ME).income().net()[Resource::Culture];
    assert_eq!((culture(&play), culture(&other)), (3, 4));
    let mut poor = founded("garden-world", "natives");
    poor.state.realms[ME].accounts[Resource::Culture] = 3;
    let reason = Reason::TooExpensive { resource: Resource::Culture, need: 4, have: 3 };
    assert_eq!(poor.why("p1 option 1"), Some(reason));
    poor.play("p1 option 2");
    assert_eq!(poor.accounts(ME)[0], 14 + 3);
}

/// X4R-PL05: a rock world brings 3 A once, when its colony is founded.
#[test]
fn x4r_052_rock_worlds_pay_once() {
    assert_eq!(founded("rock-world", "hot-core").accounts(ME)[0], 14 + 3);
}

/// X4-104: a colony that is played with events draws card II when it reaches level 2.
#[test]
fn x4_104_event_two_at_level_two() {
    let mut play = founded("garden-world", "hot-core");
    play.until_round(2).until_economy();
    while play.asked() == Some(Seat(1)) {
        play.play("p2 pass");
    }
    play.state.realms[ME].accounts[Resource::Food] = 30;
    play.play("p1 raise 2,0");
    let events = &play.state.colony_at(FAR).expect("a colony").events;
    assert_eq!(play.state.pack[events[1].event].deck.id(), "planetary-2");
}
