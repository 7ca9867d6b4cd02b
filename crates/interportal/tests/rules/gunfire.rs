//! Weapons, tokens and equipment on the tactical map (chapters 1.10 to 1.12, 4.13 and 4.15).

use interportal::ids::{Equipment, Protection, Weapon};
use interportal::testing::{Play, battlefield, launch, on_turn, reseed, soldier, station, tokens, weaken};
use interportal::{Decision, Event, Reason, TacticalDecision, TacticalEvent, TacticalFault};

use super::tactical::{ME, arena, dummy, fight_out, fleet, here, meeting};
use super::weapons::units;

fn fault(fault: TacticalFault) -> Option<Reason> {
    Some(Reason::Tactical(fault))
}

/// One own unit and one neutral unit in these hexes; it is the own unit's turn.
fn duel(hull: &str, items: &str, other: &str, places: [(u8, u8); 2], facings: [u8; 2]) -> Play {
    let mut play = arena(other, |state| fleet(state, 1, hull, items));
    station(&mut play.state, 1, places[0], facings[0]);
    station(&mut play.state, 2, places[1], facings[1]);
    on_turn(&mut play.state, 1, 1);
    play
}

/// What is missing from a unit.
fn missing(play: &Play, number: u8) -> u8 {
    if !play.state.tactics.is_on() {
        return u8::MAX;
    }
    let unit = soldier(&play.state, number);
    unit.full.iter().sum::<u8>() - unit.left.iter().sum::<u8>()
}

/// X4R-210: every weapon fires once, in range, not backwards; missiles and point defence fire all round.
#[test]
fn x4r_210_arcs_and_ranges() {
    let play = duel("cruiser", "heavy-gun torpedo", &dummy(), [(4, 3), (5, 3)], [0, 3]);
    assert!(play.may(ME, "fire 1 at 2") && play.may(ME, "fire 2 at 2") && play.may(ME, "volley 2"));
    let play = duel("cruiser", "heavy-gun torpedo", &dummy(), [(4, 3), (6, 3)], [0, 3]);
    assert!(!play.may(ME, "fire 1 at 2") && play.may(ME, "fire 2 at 2"), "ranges 1 and 2");
    let play = duel("cruiser", "heavy-gun torpedo", &dummy(), [(4, 3), (5, 3)], [3, 3]);
    assert!(!play.may(ME, "fire 1 at 2") && play.may(ME, "fire 2 at 2"), "backwards");
    assert_eq!(play.why("p1 field unit 3"), play.why("p1 field unit 9"), "nobody is there");
    let play = duel("cruiser", "heavy-gun auto-cannons", &dummy(), [(4, 3), (5, 3)], [3, 3]);
    assert!(play.may(ME, "fire 2 at 2"), "point defence fires all round");
    let mut play = duel(
        "cruiser",
        "heavy-gun heavy-gun",
        &units(1, "titan", "emergency-weapon", ""),
        [(4, 3), (5, 3)],
        [0, 3],
    );
    play.play("p1 fire 1 at 2");
    assert!(!play.may(ME, "fire 1 at 2") && play.may(ME, "fire 2 at 2"), "each once");
}

/// X4R-194, X4R-197: asteroids block guns but not missiles; a line between two hexes needs one of them free.
#[test]
fn x4r_194_asteroids_and_lines_of_fire() {
    let aim = |items: &str, to: (u8, u8), rocks: &[(u8, u8)]| {
        let mut play = duel("cruiser", items, &dummy(), [(4, 3), to], [0, 3]);
        tokens(&mut play.state, rocks, &[], None);
        play.may(ME, "fire 1 at 2")
    };
    assert!(aim("light-gun", (6, 3), &[]) && !aim("light-gun", (6, 3), &[(5, 3)]));
    assert!(aim("torpedo", (6, 3), &[(5, 3)]), "missiles need no line");
    // (4,3) to (6,4) runs between (5,3) and (5,4).
    assert!(aim("light-gun", (6, 4), &[(5, 3)]) && aim("light-gun", (6, 4), &[(5, 4)]));
    assert!(!aim("light-gun", (6, 4), &[(5, 3), (5, 4)]));
    let flown = |hull: &str, line: &str| {
        let mut play = duel(hull, "", &dummy(), [(4, 3), (8, 0)], [0, 3]);
        tokens(&mut play.state, &[(5, 3)], &[], None);
        play.play(line);
        missing(&play, 1)
    };
    assert_eq!([flown("cruiser", "p1 fly 5,3 0"), flown("cruiser", "p1 fly 6,3 0")], [1, 1]);
    assert_eq!(flown("corvette", "p1 fly 5,3"), 0, "small ships pass");
}

/// X4R-195: nobody enters the planet, and no gun fires through it.
#[test]
fn x4r_195_planet() {
    let mut play = duel("cruiser", "light-gun torpedo", &dummy(), [(4, 3), (6, 3)], [0, 3]);
    tokens(&mut play.state, &[], &[], Some((5, 3)));
    assert_eq!(play.why("p1 field hex 5,3"), fault(TacticalFault::Occupied));
    assert!(!play.may(ME, "fire 1 at 2") && play.may(ME, "fire 2 at 2"));
}

/// X4-284, X4-285, X4-286: mines are laid outside of the zones, hit who flies through them, and spare small ships.
#[test]
fn x4_285_mines() {
    let mut play = meeting(interportal::ids::Kind::Nebula, &dummy(), |state| {
        fleet(state, 1, "frigate", "mines");
    });
    assert_eq!(play.decision(), Some(Decision::Tactical(TacticalDecision::Mine(here(), 4))));
    assert_eq!(play.why("p1 field hex 1,3"), fault(TacticalFault::InZone));
    play.play("p1 mine 4,3; p1 mine 4,2");
    assert_eq!(play.why("p1 field hex 4,3"), fault(TacticalFault::Occupied));
    play.play("p1 mine 4,4; p1 mine 4,5");
    assert_eq!(battlefield(&play.state).mines.len(), 4, "four tokens for each item");
    let flown = |hull: &str, line: &str| {
        let mut play = duel(hull, "improved-armour", &dummy(), [(4, 3), (8, 0)], [0, 3]);
        tokens(&mut play.state, &[], &[(5, 3)], None);
        play.play(line);
        (missing(&play, 1), battlefield(&play.state).mines.len())
    };
    assert_eq!(flown("advanced-battleship", "p1 fly 5,3 0"), (5, 0), "3 points and 2 of the hull");
    assert_eq!(flown("destroyer", "p1 fly 6,3 0"), (3, 0), "on the way");
    assert_eq!(flown("corvette", "p1 fly 5,3"), (0, 1));
}

/// X4-287: a unit with mines removes those within three hexes instead of attacking.
#[test]
fn x4_287_clearing_mines() {
    let mut play = duel("frigate", "light-gun mines", &dummy(), [(4, 3), (6, 3)], [0, 3]);
    tokens(&mut play.state, &[], &[(5, 3), (7, 3), (8, 3)], None);
    assert!(play.may(ME, "fire 1 at 2"));
    play.play("p1 sweep");
    assert_eq!(battlefield(&play.state).mines, [interportal::Cell::new(8, 3).expect("a hex")]);
    assert!(!play.may(ME, "fire 1 at 2"), "that was its attack");
    let plain = duel("frigate", "light-gun", &dummy(), [(4, 3), (6, 3)], [0, 3]);
    assert_eq!(plain.why("p1 field sweep"), fault(TacticalFault::NoMines));
}

/// X4-296, X4-297: stabilisers are switched before the battle, or instead of an attack; then the unit stays and fires further.
#[test]
fn x4_296_stabilisers() {
    let mut play = arena(&dummy(), |state| fleet(state, 1, "cruiser", "light-gun stabilisers"));
    assert!(play.may(ME, "switch stabilisers 1") && play.may(ME, "ready"), "X4R-198: in the approach stage");
    let mut other = play.clone();
    play.play("p1 switch stabilisers 1");
    station(&mut play.state, 1, (4, 3), 0);
    station(&mut play.state, 2, (7, 3), 3);
    on_turn(&mut play.state, 1, 1);
    assert_eq!(play.why("p1 field hex 5,3"), fault(TacticalFault::Steady));
    assert!(play.may(ME, "fire 1 at 2"), "range 2 and 1 more");
    other.play("p1 ready");
    station(&mut other.state, 1, (4, 3), 0);
    station(&mut other.state, 2, (7, 3), 3);
    on_turn(&mut other.state, 1, 1);
    assert!(other.may(ME, "fly 5,3 0") && !other.may(ME, "fire 1 at 2"));
    other.play("p1 switch stabilisers 1");
    assert_eq!(battlefield(&other.state).round, 2, "that was its attack, and it does not move any more");
}

/// X4-254: a broadside fires to the sides only, at one target on each.
#[test]
fn x4_254_broadside() {
    let mut play =
        arena(&units(3, "titan", "emergency-weapon", ""), |state| fleet(state, 1, "battleship", "broadside"));
    station(&mut play.state, 1, (4, 3), 0);
    for (number, place) in [(2, (6, 3)), (3, (4, 5)), (4, (4, 1))] {
        station(&mut play.state, number, place, 3);
    }
    on_turn(&mut play.state, 1, 1);
    assert!(!play.may(ME, "fire 1 at 2"), "not ahead");
    play.play("p1 fire 1 at 3");
    assert!(play.may(ME, "fire 1 at 4") && !play.may(ME, "fire 1 at 3"));
    play.play("p1 fire 1 at 4");
    assert!(!play.may(ME, "fire 1 at 4") && !play.may(ME, "fire 1 at 3"));
}

/// X4-252, X4R-K17: a line of fire hits all enemies in a straight line of hexes, up to an asteroid.
#[test]
fn x4_252_line_of_fire() {
    let table = |items: &str, rocks: &[(u8, u8)]| {
        let mut play =
            arena(&units(3, "frigate", "light-gun", ""), |state| fleet(state, 1, "battleship", items));
        station(&mut play.state, 1, (3, 3), 0);
        for (number, column) in [(2, 4), (3, 5), (4, 6)] {
            station(&mut play.state, number, (column, 3), 3);
        }
        tokens(&mut play.state, rocks, &[], None);
        on_turn(&mut play.state, 1, 1);
        play
    };
    let harm = |items: &str, rocks: &[(u8, u8)]| {
        let mut hit = [0; 3];
        for seed in 0..60 {
            let mut play = table(items, rocks);
            reseed(&mut play.state, seed);
            play.play("p1 beam 1 to 0");
            for (n, hit) in (2..=4).zip(&mut hit) {
                *hit += u32::from(missing(&play, n) > 0);
            }
        }
        hit
    };
    let free = harm("mass-accelerator", &[]);
    assert!(free[0] > free[1] && free[1] > free[2] && free[2] > 0, "each is harder to hit: {free:?}");
    let blocked = harm("mass-accelerator", &[(5, 3)]);
    assert!(blocked[0] > 0 && blocked[1] == 0 && blocked[2] == 0, "{blocked:?}");
    let colossal = harm("ure-beam", &[(5, 3)]);
    assert!(colossal[2] > 0, "size X goes through asteroids: {colossal:?}");
    assert_eq!(table("mass-accelerator", &[]).why("p1 field facing 3"), fault(TacticalFault::Behind));
}

/// X4R-212: an attack from behind hits better.
#[test]
fn x4r_212_attack_from_behind() {
    let face = |facing: u8| {
        let play = duel("cruiser", "heavy-gun", &dummy(), [(4, 3), (5, 3)], [0, facing]);
        play.state.aim(1, 2).expect("an aim").face
    };
    assert_eq!(face(0) + 1, face(3), "its rear is towards the cruiser");
}

/// X4R-K23: ships of class US and smaller do not come next to a unit with repulsion.
#[test]
fn x4r_k23_repulsion() {
    let play =
        duel("corvette", "", &units(1, "advanced-carrier", "convex-gun", ""), [(4, 3), (6, 3)], [0, 3]);
    assert!(!play.may(ME, "fly 5,3") && play.may(ME, "fly 4,2"));
    let play = duel("cruiser", "", &units(1, "advanced-carrier", "convex-gun", ""), [(4, 3), (6, 3)], [0, 3]);
    assert!(play.may(ME, "fly 5,3 0"), "larger ones do");
}

/// X4R-K20: boarding needs a neighbour without shield and takes the place of the attack.
#[test]
fn x4r_k20_boarding() {
    let table = |left: [u8; 3]| {
        let mut play = duel(
            "cruiser",
            "heavy-gun boarding-party",
            &units(1, "frigate", "light-gun", ""),
            [(4, 3), (5, 3)],
            [0, 3],
        );
        weaken(&mut play.state, 2, left);
        play
    };
    assert!(!table([1, 0, 1]).may(ME, "storm 2"));
    let caught = (0..60).filter(|seed| {
        let mut play = table([0, 0, 1]);
        reseed(&mut play.state, *seed);
        play.play("p1 storm 2");
        play.events().iter().any(|it| matches!(it, Event::Tactical(TacticalEvent::Captured(_))))
    });
    assert!((15..55).contains(&caught.count()));
}

/// X4-277, X4-276: a hologram field keeps a unit from attacking and makes it harder to hit.
#[test]
fn x4_277_hologram_field() {
    let other = units(1, "cruiser", "heavy-gun heavy-gun", "");
    let mut play = duel("destroyer", "light-gun hologram-field", &other, [(4, 3), (5, 3)], [0, 3]);
    let face = |play: &Play| {
        let mut state = play.state;
        on_turn(&mut state, 2, 1);
        state.aim(1, 1).expect("an aim").face
    };
    let before = face(&play);
    let mut flown = play.clone();
    play.play("p1 switch hologram 1");
    assert!(!play.may(ME, "fire 1 at 2") && !play.may(ME, "switch hologram 1"));
    assert_eq!(face(&play), before + 1, "1 harder to hit");
    assert!(flown.may(ME, "switch hologram 1"));
    flown.play("p1 fly 4,3 1");
    assert!(!flown.may(ME, "switch hologram 1"), "at the start of its turn alone");
}

/// X4R-453, X4R-K21: at the end of its turn a unit with repair mends itself or its neighbour.
#[test]
fn x4r_453_repair() {
    let mut play = arena(&dummy(), |state| fleet(state, 2, "frigate", "logistics-centre"));
    station(&mut play.state, 1, (0, 0), 0);
    station(&mut play.state, 2, (0, 1), 0);
    weaken(&mut play.state, 2, [0, 1, 1]);
    on_turn(&mut play.state, 1, 1);
    play.play("p1 end-turn");
    assert_eq!(soldier(&play.state, 2).left[2], 2, "its neighbour has mended it");
}

/// X4-301, X4R-451, X4R-454: near a jammer no equipment works, but jammers do.
#[test]
fn x4_301_jammers() {
    let tac = |away: u8| {
        let other = units(1, "frigate", "emergency-weapon", "jammer");
        let mut play = duel("destroyer", "manoeuvring-thrusters", &other, [(0, 3), (away, 3)], [0, 3]);
        // The neutral frigate switches its jammer on when more equipment of the enemy is near.
        play.play("p1 end-turn");
        play.choices(ME, "fly").iter().any(|line| line.starts_with("3,3"))
    };
    assert!(tac(8) && !tac(4));
    let other = units(1, "frigate", "emergency-weapon", "jammer");
    let mut play = duel("destroyer", "light-gun jammer", &other, [(0, 3), (3, 3)], [0, 3]);
    play.play("p1 switch jammer 1; p1 end-turn");
    assert!(play.may(ME, "switch jammer 1"), "a jammer does not stop another one");
}

/// Every weapon harms something on the map, or marks it (X4R-K16).
#[test]
fn x4r_211_every_weapon_fires() {
    for weapon in Weapon::all() {
        let hit = |it: &Event| matches!(it, Event::Tactical(TacticalEvent::Fired(_, card, _, 1.., _)) if *card == Some(weapon));
        let id = weapon.id();
        let items = if id == "emergency-weapon" { "" } else { id };
        let targets = [("cruiser", "light-gun"), ("frigate", "light-gun"), ("bomber", "bombs")];
        let harmed = targets.into_iter().any(|(hull, gun)| {
            let place = if id == "broadside" { (4, 5) } else { (5, 3) };
            let play = duel("battleship", items, &units(1, hull, gun, ""), [(4, 3), place], [0, 3]);
            let line = if play.may(ME, "beam 1 to 0") { "beam 1 to 0" } else { "fire 1 at 2" };
            let fired = |seed: u64| {
                let mut play = play.clone();
                reseed(&mut play.state, seed);
                play.play(&format!("p1 {line}"));
                play.events().iter().any(hit)
            };
            play.may(ME, line) && (0..40).any(fired)
        });
        assert!(harmed, "{weapon} never hits");
    }
}

/// Every item is carried through whole battles, on both sides.
#[test]
fn x4_259_every_item_fights() {
    let items =
        Equipment::all().map(|it| it.id().to_owned()).chain(Protection::all().map(|it| it.id().to_owned()));
    for item in items {
        let group = format!(
            "{}, {}",
            units(2, "cruiser", "torpedo light-gun", &item),
            units(3, "bomber", "bombs", "")
        );
        let mut play = arena(&group, |state| {
            fleet(state, 2, "battleship", &format!("focus-beam broadside {item}"));
            fleet(state, 1, "carrier", &item);
            launch(state, ME, here(), "fighter", 4);
        });
        let events = fight_out(&mut play);
        let ended = events.iter().any(|it| matches!(it, Event::Tactical(TacticalEvent::Ended(_))));
        assert!(ended, "{item}");
    }
}
