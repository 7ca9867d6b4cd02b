//! The Closing phase (chapter 1.6), investors (2.18, 4.21), the core and the end of the game (4.22).

use engine::{Game, Seat};
use interportal::affair::Criterion;
use interportal::ids::{Government, Group, Investor, PlanetaryEvent, Resource, VpSource};
use interportal::realm::{Held, Recruit};
use interportal::testing::{Play, build, found, hold, introduce, land, launch, learn};
use interportal::{Books, Decision, Event, Hex, Length, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const FAR: Hex = Hex::corner(2, 0);

/// A table for two that is changed by hand, up to its first Closing phase.
fn closed(change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::table(change);
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    play
}

fn investor(id: &str) -> Investor {
    Investor::from_id(id).expect("an investor group")
}

/// The groups whose request a seat met, and those whose milestone it reached, in the last script.
fn met(play: &Play, seat: Seat) -> (Vec<&'static str>, Vec<&'static str>) {
    let requests = play.events().iter().filter_map(|event| match event {
        Event::RequestMet(who, group) if *who == seat => Some(group.id()),
        _ => None,
    });
    let milestones = play.events().iter().filter_map(|event| match event {
        Event::MilestoneReached(who, group) if *who == seat => Some(group.id()),
        _ => None,
    });
    (requests.collect(), milestones.collect())
}

/// X4-156, X4R-342: the story of the phase: points first, then investors, the market, the core and the marker.
#[test]
fn x4_156_steps_in_order() {
    let play = closed(|state| introduce(state, ME, "dogma"));
    let mut play = play;
    let story = |event: &Event| match event {
        Event::Points(..) => Some("points"),
        Event::RequestMet(..) => Some("request"),
        Event::MarketCard(_) => Some("market"),
        Event::Core(_) => Some("core"),
        Event::Marker(_) => Some("marker"),
        Event::RoundBegan(_) => Some("round"),
        _ => None,
    };
    let before: Vec<&str> = play.events().iter().filter_map(story).collect();
    assert_eq!(before, ["points", "points", "request"], "the reward is a choice");
    assert_eq!(play.decision(), Some(Decision::Elect), "X4-161");
    play.play("p1 option 2");
    let after: Vec<&str> = play.events().iter().filter_map(story).collect();
    assert_eq!(after, ["market", "marker", "round"]);
}

/// X4-160, X4R-057, X4R-278: request Form is for a colony of level 2 that is no home world; it raises a colony.
#[test]
fn x4_160_form_raises_a_colony() {
    assert_eq!(met(&closed(|_| {}), ME).0, Vec::<&str>::new(), "X4R-057: home worlds have level 2");
    let mut play = closed(|state| found(state, ME, FAR, "garden-world", 2));
    assert_eq!(met(&play, ME).0, ["investor-form"]);
    assert_eq!(
        (play.decision(), play.legal(ME)),
        (Some(Decision::Improve), vec!["at 3,0".into(), "at 2,0".into()])
    );
    play.play("p1 at 2,0");
    assert_eq!(play.state.colony_at(FAR).map(|colony| colony.level), Some(3));
    assert!(play.state.requests.has(investor("investor-form")));
}

/// X4-159, X4R-276: all who meet a request in the first such Closing phase are paid, later ones are not.
#[test]
fn x4r_276_together_or_never() {
    let table = |state: &mut State| {
        found(state, ME, FAR, "garden-world", 2);
        found(state, YOU, Hex::corner(2, 3), "garden-world", 2);
    };
    let mut play = closed(table);
    assert_eq!((met(&play, ME).0.len(), met(&play, YOU).0.len()), (1, 1));
    play.play("p1 at 2,0");
    assert_eq!(play.asked(), Some(YOU), "one after the other");
    let mut late = closed(|state| {
        table(state);
        state.requests.add(investor("investor-form"));
    });
    assert_eq!(met(&late, ME).0, Vec::<&str>::new());
    late.play("");
    assert_eq!(late.state.round, 2);
}

/// X4-166, X4-180, X4R-279, X4R-342: milestones are a point each for good, and count from the next check on.
#[test]
fn x4_166_milestones_are_points() {
    let play = closed(|state| {
        let advisor = interportal::ids::Advisor::from_id("general").expect("an advisor");
        state.realms[ME].advisors.push(Recruit { advisor, level: 2, chosen: [0, 0] });
        state.realms[ME].accounts[Resource::Culture] = 40;
        state.requests.add(investor("investor-soul"));
    });
    assert_eq!(met(&play, ME).1, ["investor-soul"]);
    assert_eq!(play.state.realms[ME].half_points(), 2);
    let points = play.events().iter().position(|event| *event == Event::Points(ME, 0));
    let source = VpSource::from_id("vp-milestone").expect("a source");
    let booked = play.events().iter().position(|event| *event == Event::Booked(ME, source, 2));
    assert!(points < booked && points.is_some(), "X4R-342: after the check");
    assert!(play.state.milestones.has(investor("investor-soul")));
}

/// X4R-278, X4R-279: milestone Form needs four slotted buildings on a colony of level 4; Tor three connections.
#[test]
fn x4r_278_milestone_of_form() {
    let reached = |n: usize| {
        let play = closed(|state| {
            state.requests.add(investor("investor-form"));
            found(state, ME, FAR, "garden-world", 4);
            build(state, ME, FAR, "centre", None);
            (1..n).for_each(|_| build(state, ME, FAR, "fortress", None));
        });
        met(&play, ME).1
    };
    assert_eq!(reached(3), Vec::<&str>::new());
    assert_eq!(reached(4), ["investor-form"]);
}

/// X4-164: request Tor places up to two routes for nothing.
#[test]
fn x4_164_gate_places_routes() {
    let mut play = closed(|state| {
        found(state, ME, FAR, "garden-world", 1);
        state.systems[FAR.at()].route = Some(ME);
    });
    assert_eq!(met(&play, ME).0, ["investor-gate"]);
    assert_eq!(play.decision(), Some(Decision::Use(2)));
    play.play("p1 use");
    let home = play.state.realms[ME].capital;
    assert_eq!(play.state.system(home).route, Some(ME));
    assert_eq!(play.accounts(ME)[0], 14 + 1, "the connected colony yields, the route costs nothing");
}

/// X4-165, X4R-091: request Welle is one available technology for nothing, along the arrows.
#[test]
fn x4_165_wave_researches() {
    let mut play = closed(|state| {
        for id in ["time-fold", "old-library"] {
            let card = interportal::ids::EventCard::from_id(id).expect("a card");
            hold(state, ME, Held { card, hex: None, level: 1 });
        }
    });
    assert_eq!(met(&play, ME).0, ["investor-wave"]);
    assert!(play.may(ME, "research drives-1") && !play.may(ME, "research drives-2"));
    assert_eq!(play.why("p1 tech drives-2").map(|reason| reason.rule()), Some("X4-106"));
    play.play("p1 research drives-1");
    assert!(play.state.realms[ME].techs.has(interportal::testing::tech("drives-1")));
    let tech = interportal::testing::tech("drives-1");
    assert!(play.events().contains(&Event::Researched(ME, tech, 0, true)), "for nothing, and first");
}

/// X4-163, X4R-274: a military ship in the centre is duplicated there; other ships are not meant.
#[test]
fn x4_163_kosme_duplicates() {
    let mut play = closed(|state| {
        state.systems[Hex::CENTRE.at()].group = None;
        launch(state, ME, Hex::CENTRE, "corvette", 1);
        launch(state, ME, FAR, "destroyer", 1);
    });
    assert_eq!(met(&play, ME).0, ["investor-kosme"]);
    assert_eq!(play.legal(ME), ["buy corvette"]);
    play.play("p1 buy corvette");
    assert_eq!(play.state.realms[ME].ships.len(), 3 + 2 + 1);
    assert_eq!(interportal::testing::berths(&play.state, ME)[5], Some(0), "in the same fleet");
}

/// X4-173, X4-179, X4R-273: who controls the centre with a military ship holds the core: a point and 2 culture.
#[test]
fn x4r_273_the_core() {
    let holder = |mine: usize, yours: usize| {
        let play = closed(|state| {
            state.requests.add(investor("investor-kosme"));
            state.systems[Hex::CENTRE.at()].group = None;
            launch(state, ME, Hex::CENTRE, "corvette", mine);
            launch(state, YOU, Hex::CENTRE, "corvette", yours);
        });
        play.state.core
    };
    assert_eq!((holder(0, 0), holder(1, 0), holder(1, 2), holder(2, 2)), (None, Some(ME), Some(YOU), None));
    let mut guarded = closed(|state| {
        state.requests.add(investor("investor-kosme"));
        launch(state, ME, Hex::CENTRE, "corvette", 2);
    });
    guarded.until_round(2);
    assert_eq!(guarded.state.core, None, "X4R-272: the guard is still there");
    let play = closed(|state| {
        state.requests.add(investor("investor-kosme"));
        state.systems[Hex::CENTRE.at()].group = None;
        launch(state, ME, Hex::CENTRE, "corvette", 1);
    });
    let books = Books::open(&play.state, ME);
    assert_eq!((books.half_points(), books.votes()), (2, 2 + 1));
    assert!(play.events().contains(&Event::Core(Some(ME))));
    let place = |is: fn(&Event) -> bool| play.events().iter().position(is);
    let [market, core, marker] = [
        place(|it| matches!(it, Event::MarketCard(_))),
        place(|it| matches!(it, Event::Core(_))),
        place(|it| matches!(it, Event::Marker(_))),
    ];
    assert!(market.is_some() && market < core && core < marker, "X4-173: {market:?}, {core:?}, {marker:?}");
}

/// X4R-273, X4R-177: watches alone do not hold the core, and nobody holds it beside neutral units.
#[test]
fn x4r_273_ships_without_guards() {
    let play = closed(|state| {
        state.requests.add(investor("investor-kosme"));
        state.systems[Hex::CENTRE.at()].group = None;
        state.systems[Hex::CENTRE.at()].watches.set(ME, 2);
    });
    assert_eq!(play.state.core, None, "no military ship");
    let mut met = 0;
    for seed in 0..60 {
        let mut play = closed(|state| {
            state.requests.add(investor("investor-kosme"));
            state.systems[Hex::CENTRE.at()].group = Group::from_id("sleeping-guardians");
            state.realms[ME].accounts = interportal::realm::Stock::new(|_| 90);
            launch(state, ME, Hex::CENTRE, "carrier", 5);
            interportal::testing::reseed(state, seed);
        });
        while play.may(ME, "fight") {
            play.play("p1 fight");
        }
        let guarded = play.state.system(Hex::CENTRE).group.is_some();
        let there = play.state.realms[ME].fleets.iter().flatten().any(|fleet| fleet.hex == Hex::CENTRE);
        if guarded && there {
            assert_eq!(play.state.core, None, "seed {seed}: they are still there");
            met += 1;
        }
    }
    assert!(met > 0);
}

/// X4-171: planetary events that wait for the Closing phase act then: quakes destroy a building on a roll of 1.
#[test]
fn x4_171_planetary_events() {
    let mut lost = 0;
    for seed in 0..60 {
        let mut state = interportal::testing::dealt(2, seed);
        found(&mut state, ME, FAR, "rock-world", 2);
        build(&mut state, ME, FAR, "fortress", None);
        let event = PlanetaryEvent::from_id("quakes").expect("an event");
        let colony = state.colonies.iter_mut().find(|colony| colony.hex == FAR).expect("a colony");
        colony.events.push(interportal::state::Happened::of(event, 0, false));
        state.requests.add(investor("investor-form"));
        let mut play = Play::begun(state);
        play.until_round(2);
        lost += usize::from(play.state.colony_at(FAR).expect("a colony").buildings.is_empty());
    }
    assert!((2..=22).contains(&lost), "about one in six: {lost}");
}

/// X4-016, X4R-112, X4R-317, X4-181: goals of the own government, looked at when a phase ends; two are a point.
#[test]
fn x4r_112_goals() {
    let play = closed(|state| {
        state.realms[ME].government = Government::from_id("technocracy").expect("a government");
        let techs: Vec<&str> = interportal::ids::Tech::ids().iter().copied().step_by(5).take(10).collect();
        learn(state, ME, &techs);
        learn(state, YOU, &techs);
    });
    let goals: Vec<&str> = play.state.realms[ME].goals.iter().map(interportal::ids::Goal::id).collect();
    assert_eq!(goals, ["goal-ten-technologies"]);
    assert_eq!(play.state.realms[YOU].goals.len(), 0, "X4-016: only with that government");
    assert_eq!(play.state.realms[ME].half_points(), 0);
    let play = closed(|state| {
        state.realms[ME].government = Government::from_id("technocracy").expect("a government");
        let techs: Vec<&str> = interportal::ids::Tech::ids().iter().copied().step_by(5).take(10).collect();
        learn(state, ME, &techs);
        state.realms[ME].first = state.realms[ME].techs;
    });
    assert_eq!((play.state.realms[ME].goals.len(), play.state.realms[ME].half_points()), (2, 2), "X4-181");
}

/// X4-178, X4R-093: the last technology of an area brings a point for good.
#[test]
fn x4r_093_a_finished_area() {
    let area: Vec<&str> = {
        let state = interportal::testing::dealt(2, 1);
        let first = state.pack.techs[0].area;
        state.pack.techs.iter().filter(|card| card.area == first).map(|card| card.id.id()).collect()
    };
    let (last, rest) = area.split_last().expect("technologies");
    let mut early = Play::table(|state| learn(state, ME, &rest[1..])).with(ME, [0, 0, 60, 0]);
    early.play(&format!("p1 research {}", rest[0]));
    assert_eq!(early.state.realms[ME].half_points(), 0, "one is missing");
    let mut play = Play::table(|state| {
        learn(state, ME, rest);
        learn(state, YOU, &[last]);
    })
    .with(ME, [0, 0, 60, 0]);
    play.play(&format!("p1 research {last}"));
    assert_eq!(play.state.realms[ME].half_points(), 2);
    assert!(play.events().iter().any(|event| matches!(event, Event::Booked(ME, _, 2))));
}

/// X4R-283: a short game needs 10 points.
#[test]
fn x4r_283_short_games() {
    let over = |length: Length, half_points: u8| {
        let play = closed(|state| {
            state.length = length;
            state.realms[ME].booked[0] = half_points;
        });
        play.state.outcome().is_some()
    };
    assert_eq!([over(Length::Short, 19), over(Length::Short, 20)], [false, true]);
    assert_eq!([over(Length::Standard, 29), over(Length::Standard, 30)], [false, true]);
    assert_eq!([over(Length::Long, 39), over(Length::Long, 40)], [false, true]);
}

fn tied(change: impl FnOnce(&mut State)) -> Play {
    let mut play = closed(|state| {
        state.realms.seats().for_each(|seat| state.realms[seat].booked[0] = 30);
        launch(state, ME, state.realms[ME].capital, "corvette", 1);
        let home = state.realms[YOU].capital;
        build(state, YOU, home, "resource-building-3", Some(Resource::Culture));
        state.realms[ME].accounts[Resource::Culture] = 10;
        state.realms[YOU].accounts[Resource::Culture] = 0;
        change(state);
    });
    play.state.realms[ME].accounts[Resource::Culture] = 11;
    play.state.realms[YOU].accounts[Resource::Culture] = 4;
    play
}

/// X4-158, X4R-285, X4R-372: equal winners vote: own votes and bought ones, for military or economic; then the other criterion.
#[test]
fn x4r_285_a_tie_is_voted_on() {
    let mut play = tied(|_| {});
    assert_eq!((play.asked(), play.decision()), (Some(ME), Some(Decision::BuyVotes)));
    assert_eq!(play.choices(ME, "votes"), ["0", "1", "2"], "5 culture a vote");
    let mut rich = play.clone();
    rich.state.realms[ME].accounts[Resource::Culture] = 200;
    assert_eq!(rich.choices(ME, "votes").len(), 21, "X4R-372: at most 20");
    let mut even = play.clone();
    play.play("p1 votes 1; p1 decide military");
    assert_eq!(play.accounts(ME)[3], 11 - 5, "X4-088: a vote is paid when it is bought");
    assert_eq!(
        play.decision(),
        Some(Decision::Decide),
        "X4R-304: who cannot pay is not asked how many to buy"
    );
    play.play("p2 decide economic");
    assert!(play.events().contains(&Event::Decided(Criterion::Military)));
    assert_eq!(play.state.outcome().map(|outcome| outcome.winners().has(ME)), Some(true));
    even.play("p1 votes 0; p1 decide economic; p2 decide economic");
    let outcome = even.state.outcome().expect("the game is over");
    assert_eq!((outcome.places[ME], outcome.places[YOU]), (2, 1), "the higher income");
    let mut split = tied(|_| {});
    split.play("p1 votes 0; p1 decide economic; p2 decide military");
    assert_eq!(split.state.criterion, Some(Criterion::Military), "a tie of votes means military");
    assert_eq!(split.accounts(ME)[3], 11);
}

/// X4R-285: more points decide before any vote, and if all is equal the victory is shared.
#[test]
fn x4r_285_more_points_need_no_vote() {
    let play = closed(|state| {
        state.realms[ME].booked[0] = 30;
        state.realms[YOU].booked[0] = 31;
    });
    assert_eq!(play.asked(), None);
    assert_eq!(play.state.outcome().map(|outcome| outcome.winners().has(YOU)), Some(true));
    let mut shared = closed(|state| {
        state.realms.seats().for_each(|seat| state.realms[seat].booked[0] = 30);
    });
    shared.play("p1 votes 0; p1 decide military; p2 votes 0; p2 decide military");
    let winners = shared.state.outcome().map(|outcome| outcome.winners().len());
    assert_eq!(winners, Some(2));
}

/// X4-172: what nobody owns is not asked about, and ground units alone hold no core.
#[test]
fn x4r_273_needs_a_ship() {
    let play = closed(|state| {
        state.systems[Hex::CENTRE.at()].group = None;
        land(state, ME, Hex::CENTRE, "infantry", 3);
    });
    assert_eq!(play.state.core, None);
    assert_eq!((play.state.round, play.state.first), (2, YOU), "X4-172");
}
