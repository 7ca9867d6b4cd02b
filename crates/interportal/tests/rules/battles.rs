//! Quick battles against neutral units (chapters 4.13, 4.17 and 4.27).

use engine::Seat;
use interportal::attack::{Attack, Modifier};
use interportal::ids::Group;
use interportal::realm::{Mark, Stock};
use interportal::testing::{Play, chart, enlist, launch, reseed};
use interportal::why::{Fault, Reason};
use interportal::{Decision, Event, Hex, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r).expect("a hex")
}

/// A fleet of the first seat meets a group at 1,0; everybody has passed the Movement phase.
pub(super) fn meeting(group: &str, seed: u64, change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::table(|state| {
        chart(state);
        for seat in [ME, YOU] {
            state.realms[seat].accounts = Stock::new(|_| 50);
        }
        state.systems[hex(1, 0).at()].group = Group::from_id(group);
        change(state);
        reseed(state, seed);
    });
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    play
}

/// Fights on to the end.
fn fight(play: &mut Play) -> bool {
    let mut won = play.events().iter().any(|it| matches!(it, Event::BattleWon(ME, ..)));
    while matches!(play.decision(), Some(Decision::Battle(..))) {
        play.play("p1 fight");
        won |= play.events().iter().any(|it| matches!(it, Event::BattleWon(ME, ..)));
    }
    won
}

fn wins(group: &str, ship: &str, n: usize) -> usize {
    let won = |seed: &u64| fight(&mut meeting(group, *seed, |state| enlist(state, ME, hex(1, 0), ship, n)));
    (0..60).filter(won).count()
}

/// X4R-185, X4R-228, X4R-335, X4R-N01, X4R-N04: who wins how often, near the figures of chapter 4.28.
#[test]
fn x4r_228_odds() {
    let arrows = wins("pirate-fleet", "std-arrow-destroyer", 2);
    assert!(arrows >= 57, "{arrows} of 60, expected all");
    let corvettes = wins("pirate-fleet", "std-steel-corvette", 3);
    assert!((42..=60).contains(&corvettes), "{corvettes} of 60, expected 54");
    let one = wins("core-guard", "std-steel-corvette", 1);
    assert!(one == 0, "{one} of 60: a corvette alone has no chance against the core guard");
}

/// X4R-257, X4R-190, X4R-260: a fleet fights, a destroyed group is gone and pays its reward.
#[test]
fn x4r_260_reward() {
    let mut play = meeting("pirate-fleet", 1, |state| enlist(state, ME, hex(1, 0), "std-pillar-titan", 2));
    let reward = |play: &Play| -> i16 {
        let gained = play.events().iter().filter_map(|it| match it {
            Event::Gained(ME, _, n) => Some(n),
            _ => None,
        });
        gained.sum()
    };
    let mut gained = reward(&play);
    while matches!(play.decision(), Some(Decision::Battle(..))) {
        play.play("p1 fight");
        gained += reward(&play);
    }
    assert_eq!(play.state.system(hex(1, 0)).group, None);
    assert_eq!(gained, 4, "X4R-N01: 4 A");
    assert!(play.state.neutrals.is_empty());
}

/// X4R-N03, X4R-257: sleeping guardians leave civil ships alone.
#[test]
fn x4r_n03_sleeping_guardians() {
    let play = meeting("sleeping-guardians", 1, |state| state.realms[ME].ships[0].at = Some(hex(1, 0)));
    assert_eq!(play.state.realms[ME].ships[0].at, Some(hex(1, 0)));
    assert_eq!(play.state.round, 2, "nothing was fought");
}

/// X4R-222, X4R-231, X4R-337: from the second round on a fleet may withdraw; it then stays there for a round.
#[test]
fn x4r_231_retreat() {
    let mut play = meeting("core-guard", 3, |state| launch(state, ME, hex(1, 0), "battleship", 3));
    assert_eq!(play.decision(), Some(Decision::Battle(hex(1, 0), 2)), "round 1 is fought at once");
    play.play("p1 retreat");
    let fleet = play.state.realms[ME].fleets[0].expect("a fleet");
    assert_eq!(fleet.hex, hex(2, 0), "X4R-368: nearest to the capital");
    assert!(fleet.course.is(Mark::Held));
    assert_eq!(play.state.system(hex(1, 0)).group, Group::from_id("core-guard"));
    let stuck = meeting("core-guard", 3, |state| {
        launch(state, ME, hex(1, 0), "battleship", 3);
        for next in hex(1, 0).neighbours() {
            state.systems[next.at()].group = Group::from_id("pirate-fleet");
        }
    });
    assert_eq!(stuck.why("p1 retreat"), Some(Reason::Fault(Fault::NoRefuge)), "X4R-183");
}

/// X4R-224, X4R-260: lost hull points stay lost, of ships and of neutral units.
#[test]
fn x4r_260_neutral_units_do_not_heal() {
    let found = (0..40).find_map(|seed| {
        let mut play =
            meeting("core-guard", seed, |state| enlist(state, ME, hex(1, 0), "std-storm-cruiser", 2));
        while matches!(play.decision(), Some(Decision::Battle(_, 2..=4))) {
            play.play("p1 fight");
        }
        if !play.may(ME, "retreat") {
            return None;
        }
        play.play("p1 retreat");
        let hulls = play.state.neutrals.iter().find(|it| it.hex == hex(1, 0))?.hulls;
        (hulls[..3].iter().sum::<u8>() < 5).then_some(hulls)
    });
    let hulls = found.expect("a damaged core guard");
    let mut again = meeting("core-guard", 9, |state| {
        state.neutrals.push(interportal::state::Neutral { hex: hex(1, 0), hulls });
        enlist(state, ME, hex(1, 0), "std-steel-corvette", 1);
    });
    fight(&mut again);
    let left = again.state.neutrals.iter().find(|it| it.hex == hex(1, 0)).expect("still there").hulls;
    assert!(left.iter().zip(hulls).all(|(now, then)| *now <= then), "nobody was repaired");
}

/// X4R-187: a battle has eight rounds at most.
#[test]
fn x4r_187_eight_rounds() {
    let long = (0..60).filter(|seed| {
        let mut play =
            meeting("sleeping-guardians", *seed, |state| launch(state, ME, hex(1, 0), "carrier", 2));
        let mut last = 1;
        while let Some(Decision::Battle(_, round)) = play.decision() {
            last = round;
            play.play("p1 fight");
        }
        assert!(last <= 8);
        last == 8
    });
    assert!(long.count() > 1, "some battles last as long");
}

/// X4R-189, X4R-378: after the eighth round the fleet withdraws if it has fewer hull points or as many; neutral units
/// stay in any case.
#[test]
fn x4r_189_the_weaker_side_withdraws() {
    let (mut fewer, mut as_many, mut more) = (0, 0, 0);
    for (seed, n) in (0..300).flat_map(|seed| [(seed, 1), (seed, 2), (seed, 3)]) {
        let mut play =
            meeting("sleeping-guardians", seed, |state| launch(state, ME, hex(1, 0), "carrier", n));
        while matches!(play.decision(), Some(Decision::Battle(_, 1..=7))) {
            play.play("p1 fight");
        }
        if !matches!(play.decision(), Some(Decision::Battle(_, 8))) {
            continue;
        }
        play.play("p1 fight");
        let own: u8 = play.state.realms[ME].ships.iter().filter(|it| it.at.is_none()).map(|it| it.hull).sum();
        let theirs = play.state.neutrals.iter().find(|it| it.hex == hex(1, 0));
        let theirs: u8 = theirs.map_or(0, |it| it.hulls.iter().sum());
        if own == 0 || theirs == 0 {
            continue;
        }
        assert!(play.state.system(hex(1, 0)).group.is_some(), "X4R-378");
        let fleet = play.state.realms[ME].fleets[0].expect("a fleet");
        assert_eq!(fleet.hex == hex(1, 0), own > theirs, "seed {seed}: {own} against {theirs}");
        match own.cmp(&theirs) {
            std::cmp::Ordering::Less => fewer += 1,
            std::cmp::Ordering::Equal => as_many += 1,
            std::cmp::Ordering::Greater => more += 1,
        }
    }
    assert!(fewer > 0 && as_many > 0 && more > 0, "all were met: {fewer}, {as_many}, {more}");
}

/// The attacks of a round that was fought last.
fn attacks(play: &Play) -> Vec<Attack> {
    let attack = |it: &Event| match it {
        Event::Attacked(attack) => Some(*attack),
        _ => None,
    };
    play.events().iter().filter_map(attack).collect()
}

/// X4R-211, X4R-212, X4R-213: each attack is told with the number that is needed as a sum, its dice, and what it changed.
#[test]
fn x4r_212_attacks_are_told_as_sums() {
    let (mut n_modified, mut n_hurt, mut n_missed) = (0, 0, 0);
    for seed in 0..30 {
        let mut play =
            meeting("core-guard", seed, |state| enlist(state, ME, hex(1, 0), "std-storm-cruiser", 2));
        while matches!(play.decision(), Some(Decision::Battle(..))) {
            play.play("p1 fight");
            for it in attacks(&play) {
                let sum: i8 = it.needs.parts().map(|(_, n)| n).sum();
                let further = it.needs.modifiers[Modifier::Further as usize];
                let face = it.needs.printed as i8 - (sum - further).clamp(-3, 3) - further;
                assert_eq!(it.needs.face, face.clamp(2, 6) as u8, "{it:?}");
                assert_eq!(it.hex, hex(1, 0));
                assert!(it.by.owner.is_some() != it.target.owner.is_some(), "one side at the other: {it:?}");
                let n_hits = it.dice.iter().filter(|die| **die >= it.needs.face).count() as u8;
                assert!(it.hits >= n_hits && it.stopped <= it.hits, "{it:?}");
                let [before, after] = it.left;
                assert!(before.iter().zip(after).all(|(before, after)| after <= *before), "{it:?}");
                n_modified += u32::from(it.needs.parts().next().is_some());
                n_hurt += u32::from(before != after);
                n_missed += u32::from(it.hits == 0);
                assert!(it.hits > it.stopped || before == after, "who is not hit loses nothing: {it:?}");
            }
        }
    }
    assert!(n_modified > 0 && n_hurt > 0 && n_missed > 0, "{n_modified}, {n_hurt}, {n_missed}");
}

/// X4R-336: a fleet that is told to aim at a unit fires at that one with every weapon that may hit it.
#[test]
fn x4r_336_attacks_go_to_the_named_target() {
    let mut play = meeting("core-guard", 3, |state| enlist(state, ME, hex(1, 0), "std-storm-cruiser", 3));
    // Its guns reach the guard once the distance is short enough.
    let own = loop {
        play.play("p1 at 3");
        let own: Vec<Attack> = attacks(&play).into_iter().filter(|it| it.by.owner == Some(ME)).collect();
        if !own.is_empty() {
            break own;
        }
    };
    let first = own.first().expect("the fleet fires");
    assert_eq!((first.target.owner, first.target.number), (None, 3));
}
