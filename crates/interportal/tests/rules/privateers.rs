//! Privateers (chapters 4.12 and 4.27).

use engine::{Chance, Game, Quick, Seat, Viewer};
use interportal::ids::{Group, Resource};
use interportal::realm::Stock;
use interportal::state::Phase;
use interportal::testing::{
    Play, chart, enlist, equip, found, introduce, land, launch, learn, look_at, reseed,
};
use interportal::war::{WarDecision, WarEvent, WarFault};
use interportal::warfare::Prey;
use interportal::{Decision, Event, Hex, Reason, State};

use super::tables::hex;

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const THIRD: Seat = Seat(2);

/// The Movement phase of three players at peace; the first one has a fleet at 1,0 and letters of marque.
fn table(change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::of(3, |state| {
        chart(state);
        for seat in [ME, YOU, THIRD] {
            state.realms[seat].accounts = Stock::new(|_| 50);
        }
        introduce(state, ME, "letters-of-marque");
        enlist(state, ME, hex(1, 0), "std-arrow-destroyer", 3);
        change(state);
        reseed(state, 1);
    });
    while matches!(play.decision(), Some(Decision::Act(Phase::Economy, _))) {
        let seat = play.asked().expect("a turn");
        play.play(&format!("{seat} pass"));
    }
    play
}

/// The fleet becomes a privateer and stays.
fn hoisted(change: impl FnOnce(&mut State)) -> Play {
    let mut play = table(change);
    play.play("p1 move 1; p1 hoist; p1 stop");
    play
}

/// Everybody passes until somebody is asked for something else.
fn pass(play: &mut Play) {
    while let (Some(seat), Some(Decision::Act(Phase::Movement, _))) = (play.asked(), play.decision()) {
        let line = if play.may(seat, "pass") { "pass" } else { "end" };
        play.play(&format!("{seat} {line}"));
    }
}

fn assault() -> Option<Decision> {
    Some(Decision::War(WarDecision::Assault))
}

fn why(fault: WarFault) -> Option<Reason> {
    Some(Reason::War(fault))
}

/// Whether a viewer sees a fleet of the first seat at a place.
fn sees(play: &Play, viewer: Viewer, at: Hex) -> bool {
    let view = play.state.view(viewer);
    let shown = view.realms[ME].fleets.iter().flatten().any(|marker| marker.hex == at);
    assert_ne!(shown, view.privateers.contains(&at), "it is there for everybody, with its owner or without");
    shown
}

/// X4R-166: with the policy a fleet becomes a privateer at the start of its move, until the next Movement phase.
#[test]
fn x4r_166_at_the_start_of_a_move() {
    let mut play = table(|_| {});
    play.play("p1 move 1");
    assert!(play.may(ME, "hoist"));
    let mut late = play.clone();
    late.play("p1 go 2,0");
    assert!(!late.may(ME, "hoist"), "only at the start");
    play.play("p1 hoist");
    assert!(play.events().contains(&Event::War(WarEvent::Privateers(hex(1, 0)))));
    play.play("p1 go 2,0");
    assert!(play.events().contains(&Event::War(WarEvent::PrivateersMoved(hex(1, 0), hex(2, 0)))));
    play.play("p1 stop");
    let is = |play: &Play| play.state.realms[ME].fleets[0].is_some_and(|it| it.is_privateer());
    assert!(is(&play));
    play.until_round(2);
    assert!(is(&play), "it stays so");
    while !matches!(play.decision(), Some(Decision::Act(Phase::Movement, _))) {
        let seat = play.asked().expect("a turn");
        let line = ["pass", "end", "done"].into_iter().find(|it| play.may(seat, it)).expect("a way on");
        play.play(&format!("{seat} {line}"));
    }
    assert!(!is(&play), "until the next Movement phase");
    let mut without = table(|state| state.realms[ME].policies.clear());
    without.play("p1 move 1");
    assert_eq!(without.why("p1 warfare hoist"), why(WarFault::NoPrivateers), "X4R-P15");
    let mut laden = table(|state| {
        land(state, ME, hex(1, 0), "infantry", 1);
        interportal::testing::embark(state, ME, hex(1, 0));
    });
    laden.play("p1 move 1");
    assert_eq!(laden.why("p1 warfare hoist"), why(WarFault::NoPrivateers), "X4R-459: no army aboard");
}

/// X4R-166: the owner is shown to nobody but who looks at that player's fleets.
#[test]
fn x4r_166_the_owner_is_a_secret() {
    let mut play = hoisted(|_| {});
    let all = [Viewer::Spectator, Viewer::Seat(YOU), Viewer::Seat(THIRD)];
    assert!(sees(&play, Viewer::Seat(ME), hex(1, 0)));
    assert!(all.into_iter().all(|viewer| !sees(&play, viewer, hex(1, 0))));
    look_at(&mut play.state, YOU, ME);
    assert!(sees(&play, Viewer::Seat(YOU), hex(1, 0)), "Aufklärung");
    assert!(!sees(&play, Viewer::Seat(THIRD), hex(1, 0)));
}

/// X4R-459: everybody sees who moves privateers; once they have stopped, nothing on the table tells whose they are: two
/// players who went to each other's place leave the same table behind.
#[test]
fn x4r_459_who_moved_is_seen_and_then_no_longer() {
    let (one, other) = (hex(2, 0), hex(1, 1));
    let all = [Viewer::Spectator, Viewer::Seat(YOU)];
    let sailed = |places: [Hex; 2]| {
        let mut play = table(|state| {
            introduce(state, THIRD, "letters-of-marque");
            enlist(state, THIRD, hex(1, 0), "std-arrow-destroyer", 3);
        });
        for (seat, to) in [ME, THIRD].into_iter().zip(places) {
            while play.asked() != Some(seat) {
                let waiting = play.asked().expect("a turn");
                let line = if play.may(waiting, "pass") { "pass" } else { "end" };
                play.play(&format!("{waiting} {line}"));
            }
            play.play(&format!("{seat} move 1; {seat} hoist; {seat} go {to}"));
            for viewer in all {
                let fleets = play.state.view(viewer).realms[seat].fleets;
                assert!(fleets.iter().flatten().any(|it| it.hex == to && it.is_privateer()), "it moves");
            }
            play.play(&format!("{seat} stop"));
        }
        play.state
    };
    let (there, crossed) = (sailed([one, other]), sailed([other, one]));
    for viewer in all {
        assert_eq!(there.view(viewer).privateers.len(), 2);
        assert_eq!(there.view(viewer), crossed.view(viewer), "{viewer:?}");
    }
    assert_ne!(there.view(Viewer::Seat(ME)), crossed.view(Viewer::Seat(ME)), "the own ones are known");
}

/// X4R-459: table, log and story name nobody: no event of a turn of privateers tells whose they are, but for what their
/// owner is paid (X4R-P38).
#[test]
fn x4r_459_nobody_is_named() {
    let mut play = table(|state| {
        introduce(state, ME, "privateering");
        state.systems[hex(2, 0).at()].route = Some(YOU);
        state.systems[hex(2, 0).at()].watches.set(THIRD, 1);
    });
    let names = |event: &Event| format!("{event:?}").contains("Seat(0)");
    play.play("p1 move 1");
    for line in ["hoist", "go 2,0", "blockade 2,0", "stop"] {
        play.play(&format!("p1 {line}"));
        let told: Vec<&Event> = play.events().iter().filter(|it| names(it)).collect();
        assert!(told.is_empty(), "{line}: {told:?}");
    }
    assert!(!sees(&play, Viewer::Seat(YOU), hex(2, 0)));
    pass(&mut play);
    for line in ["plunder route 2,0 p2", "plunder watch 2,0 p3"] {
        play.play(&format!("p1 {line}"));
        let told: Vec<&Event> =
            play.events().iter().filter(|it| matches!(it, Event::War(_)) && names(it)).collect();
        assert!(told.is_empty(), "{line}: {told:?}");
    }
    assert!(!sees(&play, Viewer::Seat(THIRD), hex(2, 0)), "the plunder does not tell it either");
}

/// X4R-166: worlds that a player imagines look the same, with any owner of the privateers.
#[test]
fn x4r_166_imagined_owners() {
    let play = hoisted(|state| {
        introduce(state, THIRD, "letters-of-marque");
        enlist(state, THIRD, hex(-1, 0), "std-arrow-destroyer", 2);
    });
    let view = play.state.view(Viewer::Seat(YOU));
    let mut owners = [0; 3];
    for seed in 0..30 {
        let world = State::imagine(&view, YOU, Chance::seeded(seed));
        assert_eq!(world.view(Viewer::Seat(YOU)), view);
        for seat in [ME, YOU, THIRD] {
            let fleets = world.realms[seat].fleets.iter().flatten();
            owners[usize::from(seat.0)] += fleets.filter(|it| it.is_privateer()).count();
        }
    }
    assert_eq!(owners.iter().sum::<usize>(), 30);
    assert_eq!(owners[1], 0, "the own fleets are known");
}

/// X4R-166: improved sensors in the same system tell whose they are.
#[test]
fn x4r_166_sensors() {
    let table = |techs: &'static [&str]| {
        hoisted(move |state| {
            learn(state, YOU, techs);
            launch(state, YOU, hex(1, 0), "frigate", 1);
            equip(state, YOU, "frigate", 1, "sensors");
        })
    };
    assert!(!sees(&table(&[]), Viewer::Seat(YOU), hex(1, 0)), "sensors alone do not");
    let play = table(&["sensors-1", "sensors-2"]);
    assert!(sees(&play, Viewer::Seat(YOU), hex(1, 0)));
    assert!(!sees(&play, Viewer::Seat(THIRD), hex(1, 0)));
}

/// X4R-167, X4R-168, X4R-P38: in peace privateers destroy routes, gates and civil ships of anybody, without a reason for
/// war and without a sanction.
#[test]
fn x4r_167_plunder() {
    let mut play = hoisted(|state| {
        introduce(state, ME, "privateering");
        state.systems[hex(1, 0).at()].route = Some(YOU);
        state.systems[hex(1, 0).at()].gates.add(THIRD);
        found(state, THIRD, hex(1, 0), "garden-world", 1);
    });
    pass(&mut play);
    assert_eq!((play.asked(), play.decision()), (Some(ME), assault()));
    assert_eq!(play.legal(ME), ["plunder route 1,0 p2", "plunder gate 1,0 p3", "done"], "never a colony");
    let before = play.accounts(ME)[Resource::Awe as usize];
    play.play("p1 plunder route 1,0 p2");
    assert_eq!(play.state.system(hex(1, 0)).route, None);
    assert!(play.events().contains(&Event::War(WarEvent::Plundered(YOU, Prey::Route, hex(1, 0)))));
    assert_eq!(play.accounts(ME)[Resource::Awe as usize], before + 2, "X4R-P38");
    play.play("p1 plunder gate 1,0 p3");
    assert_eq!((play.state.realms[ME].sanctions, play.state.grievances.len()), (0, 0), "X4R-168");
}

/// X4R-167: what a fleet of its owner guards is left alone, and regular fleets are.
#[test]
fn x4r_167_guarded() {
    let mut play = hoisted(|state| {
        state.systems[hex(1, 0).at()].route = Some(YOU);
        state.systems[hex(1, 0).at()].gates.add(THIRD);
        enlist(state, YOU, hex(1, 0), "std-steel-corvette", 1);
    });
    pass(&mut play);
    let plunders = play.choices(ME, "plunder");
    assert_eq!(plunders, ["gate 1,0 p3"], "the route is guarded, a fleet is no prey");
}

/// X4R-167, X4R-178: a watch is fired at once in a phase.
#[test]
fn x4r_167_watches() {
    let mut play = hoisted(|state| state.systems[hex(1, 0).at()].watches.set(YOU, 1));
    pass(&mut play);
    play.play("p1 plunder watch 1,0 p2");
    let hit = |it: &Event| {
        matches!(it, Event::War(WarEvent::Wrecked(YOU, Prey::Watch, _) | WarEvent::WatchHit(YOU, ..)))
    };
    assert!(play.events().iter().any(hit));
    assert!(!play.may(ME, "plunder watch 1,0 p2"));
}

/// X4R-168: privateers blockade trade routes only, and nobody has a reason for war; control is not needed (X4R-459).
#[test]
fn x4r_168_blockade() {
    let mut play = table(|state| {
        found(state, YOU, hex(1, 0), "garden-world", 1);
        enlist(state, YOU, hex(1, 0), "std-crown-battleship", 1);
    });
    play.play("p1 move 1; p1 hoist");
    assert!(!play.may(ME, "blockade 1,0"), "a colony is not blockaded");
    let mut play = table(|state| state.systems[hex(1, 0).at()].route = Some(YOU));
    play.play("p1 move 1; p1 hoist; p1 blockade 1,0");
    assert!(play.state.closed.contains(&hex(1, 0)) && play.state.system(hex(1, 0)).blockade.is_none());
    assert!(play.events().contains(&Event::War(WarEvent::RouteClosed(hex(1, 0), true))));
    assert!(play.state.grievances.is_empty(), "X4R-168");
    play.play("p1 go 2,0");
    assert!(play.state.closed.is_empty(), "it ends when they leave");
}

/// X4R-168, X4R-460: who controls the system may attack privateers in peace; then everybody knows whose they are.
#[test]
fn x4r_168_hunting() {
    let mut play = hoisted(|state| enlist(state, YOU, hex(1, 0), "std-crown-battleship", 2));
    assert_eq!(play.state.controller(hex(1, 0)), Some(YOU), "X4R-459: privateers do not count");
    pass(&mut play);
    assert_eq!((play.asked(), play.decision()), (Some(YOU), assault()));
    assert_eq!(play.legal(YOU), ["hunt 1,0", "done"]);
    play.play("p2 hunt 1,0");
    assert!(play.events().contains(&Event::War(WarEvent::Unmasked(ME, hex(1, 0)))));
    assert!(play.events().contains(&Event::War(WarEvent::Clash(YOU, ME, hex(1, 0)))));
    assert!(sees(&play, Viewer::Seat(THIRD), hex(1, 0)));
    assert_eq!((play.state.realms[YOU].sanctions, play.state.grievances.len()), (0, 0));
    let mut calm = hoisted(|state| enlist(state, YOU, hex(1, 0), "std-crown-battleship", 2));
    pass(&mut calm);
    calm.play("p2 done");
    assert!(!sees(&calm, Viewer::Seat(THIRD), hex(1, 0)), "regular fleets that do not attack are left alone");
}

/// X4R-460: everybody with the policy is asked, since nobody sees whose privateers are there.
#[test]
fn x4r_460_who_is_asked() {
    let mut play = hoisted(|state| {
        introduce(state, THIRD, "letters-of-marque");
        state.systems[hex(1, 0).at()].route = Some(YOU);
    });
    pass(&mut play);
    play.play("p1 done");
    assert_eq!((play.asked(), play.decision()), (Some(THIRD), assault()));
    assert_eq!(play.legal(THIRD), ["done"]);
}

/// X4R-167, X4R-460: beside hostile neutral units privateers fight, and are fleets of their owner again.
#[test]
fn x4r_460_neutral_units() {
    let mut play = table(|_| {});
    play.play("p1 move 1; p1 hoist");
    play.state.systems[hex(1, 0).at()].group = Group::from_id("pirate-fleet");
    play.play("p1 stop");
    pass(&mut play);
    assert!(play.events().contains(&Event::War(WarEvent::Unmasked(ME, hex(1, 0)))));
    assert!(play.state.realms[ME].fleets[0].is_none_or(|it| !it.is_privateer()));
}

/// X4R-459: privateers do not regroup, and new ships do not join them.
#[test]
fn x4r_459_on_their_own() {
    let mut play = table(|state| enlist(state, ME, hex(2, 0), "std-steel-corvette", 2));
    play.play("p1 move 1; p1 hoist");
    assert!(play.choices(ME, "leave").is_empty() && play.choices(ME, "take").is_empty());
    play.play("p1 stop");
    assert_eq!(play.why("p1 system 1,0"), why(WarFault::Privateers), "no regrouping beside them");
    play.play("p1 move 2; p1 go 1,0");
    assert!(play.choices(ME, "join").is_empty());
}

/// X4R-166, X4R-304: who is asked, what can be chosen and what is seen depend on nothing that is hidden, however the game
/// goes on with privateers on the map.
#[test]
fn x4r_166_nothing_leaks() {
    let mut n_hidden = 0;
    for seed in 0..6 {
        let mut play = table(|state| {
            introduce(state, THIRD, "letters-of-marque");
            enlist(state, THIRD, hex(1, 0), "std-steel-corvette", 2);
            enlist(state, YOU, hex(1, 0), "std-steel-corvette", 5);
            state.systems[hex(1, 0).at()].route = Some(YOU);
            state.systems[hex(2, 0).at()].gates.add(YOU);
        });
        let mut luck = Quick::seeded(seed);
        for _ in 0..160 {
            let Some(seat) = play.asked() else { break };
            let legal = play.legal(seat);
            let hoists = legal.iter().find(|it| *it == "hoist" || it.starts_with("move 1"));
            let line = hoists.unwrap_or(&legal[luck.below(legal.len())]).clone();
            play.play(&format!("{seat} {line}"));
            for viewer in [ME, YOU, THIRD] {
                let view = play.state.view(Viewer::Seat(viewer));
                n_hidden += view.privateers.len();
                let world = State::imagine(&view, viewer, Chance::seeded(seed));
                assert_eq!(world.view(Viewer::Seat(viewer)), view, "{viewer} after `{seat} {line}`");
                assert_eq!(world.awaiting(), play.state.awaiting(), "{viewer} after `{seat} {line}`");
                if play.asked() == Some(viewer) {
                    let (mut real, mut imagined) = (Vec::new(), Vec::new());
                    play.state.legal(viewer, &mut real);
                    world.legal(viewer, &mut imagined);
                    assert_eq!(real, imagined, "{viewer} after `{seat} {line}`");
                }
            }
        }
    }
    assert!(n_hidden > 100, "privateers are met: {n_hidden}");
}
