//! Equipment on the tactical map: E-war, command and squadron centres, decoys, magazines, analysers, cloaks (chapter 1.12).

use interportal::testing::{Play, launch, on_turn, reseed, soldier, station, weaken};
use interportal::{Decision, Event, TacticalDecision, TacticalEvent};

use super::tactical::{ME, arena, dummy, fleet, here, meeting};
use super::weapons::units;

/// A target that many hits do not destroy.
fn target(equipment: &str) -> String {
    units(1, "titan", "emergency-weapon", equipment)
}

/// One own unit next to one neutral unit; it is the own unit's turn.
pub(super) fn duel(hull: &str, items: &str, other: &str) -> Play {
    let mut play = arena(other, |state| fleet(state, 1, hull, items));
    station(&mut play.state, 1, (4, 3), 0);
    station(&mut play.state, 2, (5, 3), 3);
    on_turn(&mut play.state, 1, 1);
    play
}

/// Hits and damage of everything that was fired, in all of these runs.
fn fired(play: &Play, lines: &str) -> (u32, u32) {
    let mut sum = (0, 0);
    for seed in 0..120 {
        let mut play = play.clone();
        reseed(&mut play.state, seed);
        play.play(lines);
        for event in play.events() {
            if let Event::Tactical(TacticalEvent::Fired(_, _, _, hits, lost)) = event {
                sum = (sum.0 + u32::from(*hits), sum.1 + u32::from(*lost));
            }
        }
    }
    sum
}

/// X4-269, X4-270: at the start of its turn an E-war centre picks an enemy, once; 2 or more takes an action from it.
#[test]
fn x4_269_e_war_on_the_map() {
    let table = duel("cruiser", "light-gun e-war-centre", &dummy());
    assert!(table.may(ME, "disrupt 2"));
    assert!(!duel("cruiser", "light-gun", &dummy()).may(ME, "disrupt 2"), "not without a centre");
    let mut n_won = 0;
    for seed in 0..60 {
        let mut play = table.clone();
        reseed(&mut play.state, seed);
        play.play("p1 disrupt 2");
        let won = |it: &Event| matches!(it, Event::Tactical(TacticalEvent::Disrupted(_, _, true)));
        n_won += u32::from(play.events().iter().any(won));
        assert!(!play.may(ME, "disrupt 2"), "once a turn");
    }
    assert!((40..60).contains(&n_won), "3 or more at distance 1: {n_won}");
}

/// X4-278, X4-279: a command centre names a target; small and medium ships hit it twice with a 6.
#[test]
fn x4_279_command_on_the_map() {
    let table = |hull: &str, named: bool| {
        let mut play = arena(&target(""), |state| {
            fleet(state, 1, "battleship", "focus-beam command-centre");
            fleet(state, 1, hull, "kinetic-gun");
        });
        let own: Vec<u8> = (1..=2).collect();
        let is_large = |number: u8| soldier(&play.state, number).weapons.len() > 2;
        let (large, small) = if is_large(own[0]) { (1, 2) } else { (2, 1) };
        station(&mut play.state, large, (4, 2), 0);
        station(&mut play.state, small, (4, 3), 0);
        station(&mut play.state, 3, (5, 3), 3);
        on_turn(&mut play.state, large, 1);
        if named {
            play.play("p1 command 3");
            assert!(!play.may(ME, "command 3"), "once a turn");
        }
        on_turn(&mut play.state, small, 1);
        fired(&play, "p1 fire 1 at 3").0
    };
    assert!(table("destroyer", true) > table("destroyer", false), "HE against the named target");
    assert_eq!(table("cruiser", true), table("cruiser", false), "class US and smaller only");
}

/// X4-299: fighters within three hexes of an own squadron centre hit 1 better.
#[test]
fn x4_299_squadrons_on_the_map() {
    let face = |items: &str, away: u8| {
        let frigate = units(1, "frigate", "emergency-weapon", "");
        let mut play = arena(&frigate, |state| {
            fleet(state, 1, "carrier", items);
            launch(state, ME, here(), "bomber", 1);
            interportal::testing::fit_out(state, ME, "bomber", &["bombs"]);
        });
        let is_small = |number: u8| soldier(&play.state, number).facing.is_none();
        let (carrier, small) = if is_small(1) { (2, 1) } else { (1, 2) };
        station(&mut play.state, carrier, (7 - away, 0), 0);
        station(&mut play.state, small, (7, 0), 0);
        station(&mut play.state, 3, (8, 0), 3);
        on_turn(&mut play.state, small, 1);
        play.state.aim(1, 3).expect("an aim").face
    };
    assert_eq!(face("squadron-centre", 3) + 1, face("", 3), "in reach");
    assert_eq!(face("squadron-centre", 4), face("", 4), "out of reach");
}

/// X4-282: a macro magazine gives one missile weapon one die more, once in a round.
#[test]
fn x4_282_magazine_on_the_map() {
    let table = |items: &str| duel("battleship", items, &target(""));
    let launchers = "missile-launcher missile-launcher";
    let (more, less) = (table(&format!("{launchers} macro-magazine")), table(launchers));
    let first = [&more, &less].map(|play| fired(play, "p1 fire 1 at 2").0);
    assert!(first[0] > first[1] + 20, "{first:?}");
    let both = [&more, &less].map(|play| fired(play, "p1 fire 1 at 2; p1 fire 2 at 2").0);
    let second = [both[0] - first[0], both[1] - first[1]];
    assert!(second[0] < second[1] + 20, "the second weapon has no more: {second:?}");
}

/// X4-291: after a hit into the hull the next projectile hit of the round takes 1 hull point more.
#[test]
fn x4_291_analyser_on_the_map() {
    let table = |items: &str| {
        let mut play = duel("battleship", items, &target(""));
        let hull = soldier(&play.state, 2).full[2];
        weaken(&mut play.state, 2, [0, 0, hull]);
        play
    };
    let lines = "p1 fire 1 at 2; p1 fire 2 at 2";
    let more = fired(&table("heavy-gun heavy-gun weak-point-analyser"), lines);
    let less = fired(&table("heavy-gun heavy-gun"), lines);
    assert_eq!(more.0, less.0, "as many hits");
    assert!(more.1 > less.1, "{} points and {}", more.1, less.1);
}

/// X4-309, X4R-332: decoys take off the first hit of point defence against missiles.
#[test]
fn x4_309_decoys_on_the_map() {
    let guarded = units(1, "battleship", "auto-cannons", "");
    let hits = |items: &str| fired(&duel("destroyer", items, &guarded), "p1 fire 1 at 2");
    let (with, without) = (hits("torpedo decoys"), hits("torpedo"));
    assert!(with.1 > without.1, "{with:?} and {without:?}");
}

/// X4-306, X4-307: a cloaked unit decides to join, cannot be attacked before its first attack, and hits 2 better with it.
#[test]
fn x4_307_cloak_on_the_map() {
    let table = |items: &str| {
        let mut play = meeting(interportal::ids::Kind::Nebula, &target(""), |state| {
            fleet(state, 1, "destroyer", items);
            fleet(state, 1, "cruiser", "heavy-gun");
        });
        let joins = matches!(play.decision(), Some(Decision::Tactical(TacticalDecision::Join(..))));
        if joins {
            play.play("p1 take-part");
        }
        while matches!(play.decision(), Some(Decision::Tactical(TacticalDecision::Deploy(..)))) {
            play.play("p1 line-up");
        }
        let is_light = |number: u8| soldier(&play.state, number).class == interportal::ids::Class::Us;
        let (light, heavy) = if is_light(1) { (1, 2) } else { (2, 1) };
        station(&mut play.state, light, (4, 3), 0);
        station(&mut play.state, heavy, (0, 0), 0);
        station(&mut play.state, 3, (5, 3), 3);
        (play, light, joins)
    };
    let aim = |items: &str| {
        let (mut play, light, _) = table(items);
        on_turn(&mut play.state, light, 1);
        (play.state.aim(1, 3).expect("an aim").face, soldier(&play.state, light).cloaked)
    };
    assert!(table("light-gun cloak").2 && !table("light-gun").2, "X4-306");
    let (cloaked, open) = (aim("light-gun cloak"), aim("light-gun"));
    assert!(cloaked.1 && !open.1);
    assert!(cloaked.0 < open.0, "{cloaked:?} and {open:?}");
    let (mut play, light, _) = table("light-gun cloak");
    on_turn(&mut play.state, light, 1);
    play.play("p1 end-turn");
    let shot_at = |play: &Play| {
        let at = |it: &Event| matches!(it, Event::Tactical(TacticalEvent::Fired(_, _, it, ..)) if it.number == light);
        play.events().iter().any(at)
    };
    assert!(!shot_at(&play), "nobody fires at it");
    let (mut play, light, _) = table("light-gun cloak");
    on_turn(&mut play.state, light, 1);
    play.play("p1 fire 1 at 3; p1 end-turn");
    assert!(!soldier(&play.state, light).cloaked, "from its first attack on it can be attacked");
}

/// X4-271: E-war is 1 harder for each hex of distance and for every two points of shield that are left.
#[test]
fn x4_271_harder_from_afar() {
    let won = |away: u8, shield: u8| {
        let mut table = duel("cruiser", "light-gun e-war-centre", &target(""));
        station(&mut table.state, 2, (4 + away, 3), 3);
        let [_, armour, hull] = soldier(&table.state, 2).full;
        weaken(&mut table.state, 2, [shield, armour, hull]);
        let succeeds = |seed: &u64| {
            let mut play = table.clone();
            reseed(&mut play.state, *seed);
            play.play("p1 disrupt 2");
            let won = |it: &Event| matches!(it, Event::Tactical(TacticalEvent::Disrupted(_, _, true)));
            play.events().iter().any(won)
        };
        (0..120).filter(succeeds).count()
    };
    // The same dice each time: on 3+, 4+, 5+.
    let (near, far, further) = (won(1, 0), won(2, 0), won(3, 0));
    assert!(near > far + 10 && far > further + 10 && further > 10, "{near}, {far}, {further} of 120");
    assert_eq!([won(1, 1), won(1, 2), won(1, 3), won(1, 4)], [near, far, far, further]);
    assert_eq!(won(4, 2), 0, "nobody rolls a 7");
}
