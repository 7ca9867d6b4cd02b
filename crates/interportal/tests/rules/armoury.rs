//! Crews, protection and modulators on the tactical map (chapters 1.10 and 1.12).

use interportal::testing::{Play, on_turn, reseed, soldier, station, weaken};
use interportal::{Event, TacticalEvent};

use super::devices::duel;
use super::tactical::dummy;
use super::weapons::units;

const SEEDS: u64 = 120;

/// A target that a shot does not destroy, with such protection.
fn titan(protection: &str) -> String {
    units(1, "titan", "emergency-weapon", protection)
}

/// All runs of these lines: the hits of what was fired, and what is left of the target.
fn runs(play: &Play, lines: &str) -> Vec<(u8, [u8; 3])> {
    let run = |seed: u64| {
        let mut play = play.clone();
        reseed(&mut play.state, seed);
        play.play(lines);
        let hits = play.events().iter().filter_map(|event| match event {
            Event::Tactical(TacticalEvent::Fired(_, _, _, hits, _)) => Some(*hits),
            _ => None,
        });
        (hits.sum(), soldier(&play.state, 2).left)
    };
    (0..SEEDS).map(run).collect()
}

fn hits(play: &Play, lines: &str) -> u32 {
    runs(play, lines).into_iter().map(|(hits, _)| u32::from(hits)).sum()
}

/// X4-273, X4R-333: a veteran crew rolls one die that misses again, and no second one in the same round.
#[test]
fn x4_273_veterans_on_the_map() {
    let both = "p1 fire 1 at 2; p1 fire 2 at 2";
    let with = |crew: &str| hits(&duel("cruiser", &format!("heavy-gun heavy-gun {crew}"), &titan("")), both);
    let (plain, veterans) = (with(""), with("veteran-crew"));
    // Two dice at 4+; of four throws three have a die that misses, and half of these hit then.
    let n = SEEDS as u32;
    assert!((n * 8 / 10..=n * 12 / 10).contains(&plain), "{plain} of {n}");
    assert!((n * 12 / 10..=n * 155 / 100).contains(&veterans), "{veterans} of {n}");
}

/// X4-274: a frequency modulator adds 1 to the rolls of energy weapons, and to no others.
#[test]
fn x4_274_modulators_on_the_map() {
    let with = |weapon: &str, more: &str| {
        hits(&duel("cruiser", &format!("{weapon} {more}"), &titan("")), "p1 fire 1 at 2")
    };
    assert!(with("concave-gun", "frequency-modulator") > with("concave-gun", "") + 10);
    assert_eq!(with("heavy-gun", "frequency-modulator"), with("heavy-gun", ""));
}

/// X4-242, X4-245: at the start of its turn a unit gets 1 point of its shield back, or all of its armour.
#[test]
fn x4_242_what_comes_back() {
    let after = |items: &str| {
        let mut play = duel("battleship", items, &dummy());
        let full = soldier(&play.state, 1).full;
        weaken(&mut play.state, 1, [0, 0, 1]);
        on_turn(&mut play.state, 1, 2);
        (soldier(&play.state, 1).left, full)
    };
    assert_eq!(after("").0, [0, 0, 1]);
    assert_eq!(after("shield-capacitors").0, [1, 0, 1]);
    let (left, full) = after("regenerative-armour");
    assert_eq!(left, [0, full[1], 1]);
    assert!(full[1] >= 2, "X4-245: two points of armour more");
}

/// X4-243: a hit on an absorption shield takes all of it and nothing else.
#[test]
fn x4_243_absorption_on_the_map() {
    let struck = |protection: &str| {
        let play = duel("cruiser", "heavy-gun", &titan(protection));
        let mut play = play;
        let full = soldier(&play.state, 2).full;
        weaken(&mut play.state, 2, [1, full[1], full[2]]);
        let hit = runs(&play, "p1 fire 1 at 2").into_iter().find(|(hits, _)| *hits == 1);
        (hit.expect("a hit").1, full)
    };
    let (left, full) = struck("absorption-shield");
    assert_eq!(left, [0, full[1], full[2]], "the second point of damage is lost");
    let (left, full) = struck("");
    assert_eq!(left, [0, full[1] - 1, full[2]]);
}

/// X4-246, X4R-K24: while the shield of an untouchable unit holds, attacks from close range hit it only with a 6.
#[test]
fn x4_246_gravity_on_the_map() {
    let with = |protection: &str, shield: u8| {
        let mut play = duel("cruiser", "storm-torpedoes", &titan(protection));
        let [_, armour, hull] = soldier(&play.state, 2).full;
        weaken(&mut play.state, 2, [shield, armour, hull]);
        hits(&play, "p1 fire 1 at 2")
    };
    assert!(with("gravity-shield", 1) * 3 < with("", 1), "{} and {}", with("gravity-shield", 1), with("", 1));
    assert_eq!(with("gravity-shield", 0), with("", 0), "the shield is down");
}

/// X4-241, X4-244: heavy armour lets through 1 point of each projectile hit; silk-steel armour adds 1 point to both layers.
#[test]
fn x4_241_armour_on_the_map() {
    // X4R-040: the nebula halves shields, so a cruiser has none of its own here.
    let full = |protection: &str| {
        let other = units(1, "cruiser", "emergency-weapon", protection);
        soldier(&duel("cruiser", "heavy-gun", &other).state, 2).full
    };
    let [shield, armour, hull] = full("");
    assert_eq!(full("silk-steel-armour"), [shield + 1, armour + 1, hull]);
    assert_eq!(full("heavy-armour"), [shield, armour + 1, hull]);
    let lost = |protection: &str| {
        let play = duel("cruiser", "heavy-gun", &titan(protection));
        let full: u8 = soldier(&play.state, 2).full.iter().sum();
        let hit = runs(&play, "p1 fire 1 at 2").into_iter().find(|(hits, _)| *hits == 1).expect("a hit");
        full - hit.1.iter().sum::<u8>()
    };
    assert_eq!([lost(""), lost("heavy-armour")], [2, 1]);
}

/// X4R-333, X4R-A06: what a player has for whichever unit is one die a round, of the first unit that misses.
#[test]
fn x4r_333_one_die_for_the_whole_side() {
    const RUNS: u64 = 400;
    let hits = |level: u8, both: bool| -> u64 {
        let mut play = super::tactical::arena(&titan(""), |state| {
            super::tactical::fleet(state, 2, "cruiser", "heavy-gun");
            super::abilities::recruit(state, super::tactical::ME, "admiral", level, 0);
        });
        for (unit, place, facing) in [(1, (4, 3), 0), (2, (6, 3), 3), (3, (5, 3), 3)] {
            station(&mut play.state, unit, place, facing);
        }
        on_turn(&mut play.state, 1, 1);
        let run = |seed: u64| {
            let mut play = play.clone();
            reseed(&mut play.state, seed);
            let mut events = play.play("p1 fire 1 at 3").events().to_vec();
            if both {
                play.play("p1 end-turn");
                events.extend(play.play("p1 fire 1 at 3").events());
            }
            let own = events.iter().filter_map(|event| match event {
                Event::Tactical(TacticalEvent::Fired(it, _, _, hits, _)) if it.owner.is_some() => Some(*hits),
                _ => None,
            });
            u64::from(own.sum::<u8>())
        };
        (0..RUNS).map(run).sum()
    };
    let gain = |both: bool| hits(2, both).saturating_sub(hits(1, both));
    let (one, two) = (gain(false), gain(true));
    assert!(one > RUNS / 10, "{one} more hits in {RUNS} runs");
    // A miss of the second unit is thrown again only if the first one had none: less than for each unit by itself.
    assert!((one..one * 8 / 5).contains(&two), "{two} more hits with two units, {one} with one");
}
