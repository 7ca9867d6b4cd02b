//! Hull points are named anew whenever something there changes, wherever the loss comes from (X4R-302).

use engine::Seat;
use interportal::ids::Kind;
use interportal::realm::Stock;
use interportal::testing::{Play, chart, enlist, fit_out, is_sound, land, launch, learn, reseed};
use interportal::{Event, Hex};

use super::agents::{self, agent};
use super::clashes::{self, meeting};
use super::tables::{hex, movement};
use super::weapons::{altered, here, units};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const THIRD: Seat = Seat(2);

/// The hull points that a seat has named in a system; what all have named is true.
fn named(play: &Play, seat: Seat, hex: Hex) -> Option<u16> {
    is_sound(&play.state);
    play.state.named.iter().find(|it| (it.seat, it.hex) == (seat, hex)).map(|it| it.hull)
}

fn told(play: &Play, seat: Seat, hex: Hex, hull: u16) -> bool {
    play.events().contains(&Event::HullNamed(seat, hex, hull))
}

/// X4R-042, X4R-043, X4R-302: what a storm or a black hole takes is named at once.
#[test]
fn x4r_302_damage_on_the_way() {
    let at = hex(1, 0);
    for (kind, lost) in [(Kind::Storm, 1), (Kind::BlackHole, 2)] {
        let mut hits = 0;
        for seed in 0..40 {
            let mut play = movement(|state| {
                state.systems[at.at()].kind = Some(kind);
                launch(state, ME, hex(2, 0), "titan", 1);
                launch(state, YOU, at, "battleship", 1);
                reseed(state, seed);
            });
            let whole = play.state.realms[ME].ships.last().map_or(0, |vessel| u16::from(vessel.hull));
            play.play("p1 move 1; p1 go 1,0; p1 stop");
            let damaged = play.events().iter().any(|it| matches!(it, Event::Damaged(..)));
            let hull = if damaged { whole - lost } else { whole };
            assert_eq!(named(&play, ME, at), Some(hull), "{kind:?}, seed {seed}");
            hits += u32::from(damaged);
        }
        assert!(hits > 0, "{kind:?}");
    }
}

/// X4-474, X4R-302: a mine.
#[test]
fn x4r_302_damage_by_mines() {
    let far = agents::FAR;
    let mut play = agent(
        "agent",
        |_| far,
        |state| {
            learn(state, ME, &["missiles-1"]);
            state.systems[far.at()].route = Some(ME);
            launch(state, ME, far, "battleship", 1);
            launch(state, YOU, agents::beside(), "cruiser", 1);
        },
    );
    play.play("p1 deed 1 mine-main-routes; p1 charge 1; p1 end; p2 pass; p1 pass");
    play.until_economy();
    play.play("p1 pass; p2 pass; p1 pass");
    play.play(&format!("p2 move 1; p2 go {far}"));
    assert_eq!(named(&play, YOU, far), Some(2));
    play.play("p1 spring");
    assert_eq!(named(&play, YOU, far), Some(1));
    assert!(told(&play, YOU, far, 1));
}

/// X4-507, X4R-177, X4R-302: a watch counts its level, so shots at it change what its owner has named.
#[test]
fn x4r_302_shots_at_watches() {
    let at = clashes::hex();
    let mut lowered = 0;
    for seed in 0..20 {
        let mut play = meeting(2, seed, |state| {
            enlist(state, ME, at, "std-arrow-destroyer", 4);
            state.systems[at.at()].watches.set(YOU, 3);
        });
        assert_eq!(named(&play, YOU, at), Some(3));
        play.play("p1 raid watch 1,0 p2");
        let level = u16::from(play.state.system(at).watches[YOU]);
        assert_eq!(named(&play, YOU, at), Some(level).filter(|level| *level > 0), "seed {seed}");
        lowered += u32::from((1..3).contains(&level));
    }
    assert!(lowered > 0, "a watch that is only lower");
}

/// X4R-202, X4R-302: who withdraws from a battle at once leaves the sums of those who stay true, its own damage too.
#[test]
fn x4r_302_declined_battles() {
    let at = clashes::hex();
    for seed in 0..12 {
        let mut play = meeting(3, seed, |state| {
            enlist(state, ME, at, "std-arrow-destroyer", 4);
            enlist(state, YOU, at, "std-storm-cruiser", 3);
            enlist(state, THIRD, at, "std-arrow-destroyer", 1);
        });
        play.play("p1 fight; p2 decline");
        assert_eq!(named(&play, YOU, at), None, "seed {seed}");
        assert!(named(&play, ME, at).is_some() && named(&play, THIRD, at).is_some());
    }
}

/// X4-213, X4R-302: guns on a planet fire at fleets that stay.
#[test]
fn x4r_302_space_defence() {
    let mut damaged = 0;
    for seed in 0..20 {
        let play = super::assaults::siege(seed, &["nox-bombs"], |state| {
            land(state, YOU, clashes::hex(), "anti-orbital-gun", 3);
            state.systems[clashes::hex().at()].watches.set(YOU, 1);
        });
        let hit = play.events().iter().any(|it| matches!(it, Event::Damaged(ME, ..)));
        let hull = named(&play, ME, clashes::hex());
        damaged += u32::from(hit && hull.is_some());
    }
    assert!(damaged > 0, "some are hit and stay");
}

/// X4R-K21, X4R-302: what is mended in a battle against neutral units is named, too, where another player looks on.
#[test]
fn x4r_302_mended_in_battle() {
    let mut state = altered(&units(1, "titan", "", ""), "");
    chart(&mut state);
    state.first = ME;
    for seat in [ME, YOU] {
        state.realms[seat].accounts = Stock::new(|_| 50);
    }
    launch(&mut state, ME, here(), "advanced-frigate", 1);
    launch(&mut state, ME, here(), "battleship", 1);
    state.systems[here().at()].watches.set(YOU, 2);
    fit_out(&mut state, ME, "advanced-frigate", &[]);
    let battleship = state.realms[ME].ships.len() - 1;
    state.realms[ME].ships[battleship].hull = 1;
    let mut play = Play::begun(state);
    let before = named(&play, ME, here()).expect("named");
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    let hull = play.state.realms[ME].ships[battleship].hull;
    assert!(hull > 1, "it was mended");
    assert!(named(&play, ME, here()) > Some(before));
}
