//! Tables that meet the entries of the pack that games at random hardly ever meet; see `coverage.rs`.

use engine::{Seat, Seats};
use interportal::ids::{
    EventCard, Government, Group, Kind, Kosme, Law, Planet, PlanetaryEvent, Policy, Wonder,
};
use interportal::realm::{Held, Make, Stock, Vessel};
use interportal::state::{Built, Passed, Treaty};
use interportal::testing::{
    Play, build, chart, clear, dealt, drawn, enlist, equip_openly, found, hold, introduce, join, launch, lay,
    learn, pocket, reseed, stack,
};
use interportal::warfare::Pact;
use interportal::{Decision, Hex, State};

use super::coverage::{Met, note, note_event, note_items};

const ME: Seat = Seat(0);
const FAR: Hex = Hex::corner(2, 0);

/// Notes what happened since the last script.
fn noted(play: &Play, met: &mut Met) {
    play.events().iter().for_each(|event| note_event(met, *event));
}

/// Everybody does nothing until the next round; all that happens is noted.
fn go_on(play: &mut Play, met: &mut Met) {
    let round = play.state.round;
    while let Some(seat) = play.asked().filter(|_| play.state.round == round) {
        let calm = ["pass", "end", "stop", "wait", "done", "plain", "fight"];
        let line = calm.into_iter().find(|line| play.may(seat, line)).map(str::to_owned);
        let line = line.unwrap_or_else(|| play.legal(seat)[0].clone());
        play.play(&format!("{seat} {line}"));
        noted(play, met);
    }
}

/// A rich table that is changed by hand.
fn rich(change: impl FnOnce(&mut State)) -> Play {
    Play::table(|state| {
        chart(state);
        state.realms[ME].accounts = Stock::new(|_| 90);
        change(state);
        reseed(state, 1);
    })
}

/// X4-104: an event of the planet is drawn at each level, when its colony is founded or raised.
fn planetary_events(met: &mut Met) {
    for event in PlanetaryEvent::all() {
        let mut play = Play::table(|state| {
            let level = match state.pack[event].deck.id() {
                "planetary-1" => 0,
                "planetary-2" => 1,
                _ => 2,
            };
            if level == 0 {
                state.systems[FAR.at()].kind = Some(Kind::Planet);
                state.systems[FAR.at()].planet = Planet::from_id("garden-world");
                state.realms[ME].ships[2].at = Some(FAR);
            } else {
                found(state, ME, FAR, "garden-world", level);
                let first = interportal::state::Happened::default();
                let colony = state.colonies.iter_mut().find(|colony| colony.hex == FAR).expect("a colony");
                (0..level).for_each(|_| colony.events.push(first));
            }
            drawn(state, event);
            state.realms[ME].accounts = Stock::new(|_| 90);
        });
        if play.may(ME, "found") {
            play.play("p1 found; p1 event");
        } else {
            play.play("p1 raise 2,0");
        }
        noted(&play, met);
        go_on(&mut play, met);
    }
}

/// A government, and a table on which its goal is met when a phase ends.
fn goals(met: &mut Met) {
    let near = [Hex::new(1, 0), Hex::new(0, 1), Hex::new(-1, 1)].map(|hex| hex.expect("a hex"));
    let rim: Vec<Hex> = Hex::within(2).filter(|hex| hex.distance(Hex::CENTRE) == 2).collect();
    let pack = dealt(2, 1).pack;
    let card = |deck: &str, place: usize| {
        let mut cards = EventCard::all().filter(|card| pack[*card].deck.id() == deck);
        cards.nth(place).expect("a card")
    };
    let mut ruled = |government: &str, change: &dyn Fn(&mut State)| {
        let mut play = rich(|state| {
            state.realms[ME].government = Government::from_id(government).expect("a government");
            change(state);
        });
        go_on(&mut play, met);
        // What holds from the start is met before anybody is asked.
        play.state.realms[ME].goals.iter().for_each(|goal| note(met, "goal", goal.id()));
    };
    let fights = |n: usize| {
        move |state: &mut State| {
            for at in near.into_iter().take(n) {
                state.systems[at.at()].group = Group::from_id("pirate-fleet");
                enlist(state, ME, at, "std-pillar-titan", 2);
            }
        }
    };
    let lands = |n: usize, level: u8| {
        let rim = rim.clone();
        move |state: &mut State| {
            let free = rim.iter().filter(|hex| state.colony_at(**hex).is_none());
            let free: Vec<Hex> = free.copied().take(n).collect();
            free.into_iter().for_each(|hex| found(state, ME, hex, "garden-world", level));
        }
    };
    ruled("military-directorate", &fights(2));
    ruled("stratocracy", &fights(3));
    ruled("empire", &lands(6, 1));
    ruled("monarchy", &lands(4, 1));
    ruled("monarchy", &|state| {
        let home = state.realms[ME].capital;
        build(state, ME, home, "centre", None);
        let colony = state.colonies.iter_mut().find(|colony| colony.hex == home);
        colony.expect("a home world").level = 4;
    });
    ruled("republic", &|state| {
        let mut partners = Seats::only(ME);
        partners.add(Seat(1));
        let treaty = Treaty { kind: Pact::TradeTreaty.deed(), partners, ..Treaty::default() };
        (0..3).for_each(|_| state.treaties.push(treaty));
    });
    ruled("federal-democracy", &lands(4, 3));
    ruled("trade-league", &|state| {
        lands(4, 1)(state);
        Hex::within(3).for_each(|hex| state.systems[hex.at()].route = Some(ME));
    });
    ruled("hierocracy", &|state| {
        Policy::all().take(4).for_each(|policy| introduce(state, ME, policy.id()));
    });
    ruled("lobbycracy-heaven", &|state| {
        rim.iter().take(3).for_each(|hex| state.systems[hex.at()].watches.set(ME, 1));
    });
    ruled("clan-government", &|state| {
        rim.iter().take(5).for_each(|hex| state.systems[hex.at()].networks.set(ME, 3));
    });
    ruled("clan-government", &|state| state.realms[ME].service.record.illegal = 3);
    ruled("republic", &|state| state.realms[ME].service.record.laws = 1);
    ruled("lobbycracy-heaven", &|state| state.realms[ME].service.record.arrests = 1);
    ruled("federal-democracy", &|state| {
        Law::all().take(2).for_each(|law| state.laws.push(Passed { law, seat: ME }));
    });
    ruled("empire", &|state| {
        lands(1, 1)(state);
        state.colonies.last_mut().expect("a colony").founder = Seat(1);
    });
    ruled("lobbycracy-kosme", &|state| {
        state.systems[Hex::CENTRE.at()].group = Group::from_id("core-guard");
        enlist(state, ME, Hex::CENTRE, "std-pillar-titan", 5);
        let make = Make::Kosme(Kosme::from_id("kosme-battleship").expect("a ship"));
        join(state, ME, Hex::CENTRE, Vessel { make, hull: 3, ..Vessel::default() });
    });
    ruled("lobbycracy-wave", &|state| {
        for place in 0..6 {
            hold(state, ME, Held { card: card("anomaly", place), hex: None, level: 3 });
        }
    });
}

/// X4-214: an embassy needs a diplomat who has gone to another player.
fn embassy(met: &mut Met) {
    let mut play = rich(|state| {
        let (home, theirs) = (state.realms[ME].capital, state.realms[Seat(1)].capital);
        clear(state, home);
        build(state, ME, home, "capacity-building-3", None);
        learn(state, ME, &["interportal-community"]);
        equip_openly(state, ME, "research-ship", 1, "diplomat");
        state.realms[ME].ships[0].at = Some(theirs);
    });
    play.play("p1 build embassy");
    noted(&play, met);
    while play.decision().is_some_and(|it| matches!(it, Decision::Pay(_))) {
        play.play("p1 done");
        noted(&play, met);
    }
}

/// X4R-EB4: an event of black holes, which few ships reach.
fn black_hole(met: &mut Met) {
    let mut play = rich(|state| {
        lay(state, Hex::corner(1, 0), Kind::BlackHole);
        stack(state, Kind::BlackHole, &["time-dilation"]);
        learn(state, ME, &["drives-2"]);
        state.realms[ME].ships[0].at = Some(FAR);
    });
    play.play("p1 pass; p2 pass; p1 move ship 1; p1 go 1,0");
    noted(&play, met);
}

/// X4R-BM14, X4R-W3, X4-252: a card for damaged fleets, the planet of a ring, and the guns of titans.
fn pieces(met: &mut Met) {
    let mut play = rich(|state| {
        let home = state.realms[ME].capital;
        launch(state, ME, home, "cruiser", 1);
        state.realms[ME].ships.last_mut().expect("a cruiser").hull = 1;
        pocket(state, ME, &["bm-emergency-repair"]);
    });
    play.play("p1 pass; p2 pass; p1 play bm-emergency-repair; p1 repair 1");
    noted(&play, met);
    let mut play = rich(|state| {
        let ring = Wonder::from_id("ring-world").expect("a wonder");
        let home = state.realms[ME].capital;
        clear(state, home);
        build(state, ME, home, "capacity-building-3", None);
        learn(state, ME, &["ships-mk"]);
        state.wonders[engine::Index::at(ring)] = Some(Built { seat: ME, hex: FAR, stages: 2 });
    });
    play.play("p1 stage ring-world");
    noted(&play, met);
    for (tech, item) in [("energy-weapons-3", "ure-beam"), ("projectile-weapons-3", "planet-breaker")] {
        let mut play = rich(|state| learn(state, ME, &["ships-mk", tech]));
        play.play(&format!("p1 refit titan set 2; p1 fit {item} 1"));
        while play.decision().is_some_and(|it| matches!(it, Decision::Pay(_))) {
            play.play("p1 done");
        }
        note_items(met, &play.state, ME);
    }
}

/// All of them.
pub(super) fn all(met: &mut Met) {
    planetary_events(met);
    goals(met);
    embassy(met);
    black_hole(met);
    pieces(met);
}
