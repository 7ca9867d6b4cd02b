//! Diplomats on home worlds of others, and embassies (X4-214, X4-215, X4-268, X4-350, X4R-397).

use engine::Seat;
use interportal::ids::{Capacity, Resource};
use interportal::testing::{Play, build, clear, dealt, equip_openly, found, fresh, is_sound, launch, learn};
use interportal::why::{Fault, Reason};
use interportal::{Books, Decision, Hex, State};

use super::tables::rich;

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const NEAR: Hex = Hex::corner(2, 0);

/// Research ships of the first seat carry diplomats; one after the other is in these systems.
fn send(state: &mut State, at: &[Hex]) {
    (1..=2).for_each(|variant| equip_openly(state, ME, "research-ship", variant, "diplomat"));
    for (ship, hex) in at.iter().enumerate() {
        state.realms[ME].ships[ship].at = Some(*hex);
    }
}

/// The first seat knows the embassy and has the capacity for one; its diplomat is there.
fn table(at: impl Fn(&State) -> Hex, change: impl FnOnce(&mut State)) -> Play {
    rich(|state| {
        let home = state.realms[ME].capital;
        clear(state, home);
        build(state, ME, home, "capacity-building-3", None);
        learn(state, ME, &["interportal-community"]);
        let hex = at(state);
        send(state, &[hex]);
        change(state);
    })
}

fn theirs(state: &State) -> Hex {
    state.realms[YOU].capital
}

/// The buildings on the home world of the second seat, with their owners.
fn buildings(play: &Play) -> Vec<(Seat, &'static str)> {
    let colony = play.state.colony_at(theirs(&play.state)).expect("a home world");
    colony.buildings.iter().map(|standing| (standing.seat, standing.building.id())).collect()
}

/// X4-214, X4R-397: an embassy comes to a colony of another player where the own diplomat is.
#[test]
fn x4_214_an_embassy_is_built() {
    let mut play = table(theirs, |_| {});
    let (before, food) = (play.accounts(ME), Books::open(&play.state, ME).upkeep().buildings);
    play.play("p1 build embassy");
    while matches!(play.decision(), Some(Decision::Pay(_))) {
        play.play("p1 done");
    }
    assert_eq!(buildings(&play), [(YOU, "capacity-building-1"), (ME, "embassy")]);
    assert_eq!(before[0] - play.accounts(ME)[0], 6);
    assert_eq!(play.state.realms[ME].spent[Capacity::Ground as usize], 3);
    assert_eq!(Books::open(&play.state, ME).upkeep().buildings, food + 2, "X4-186: the builder pays upkeep");
    is_sound(&play.state);
    assert_eq!(play.why("p1 building embassy"), Some(Reason::Fault(Fault::NoSite)), "one on a colony");
    play.play("p1 end; p2 tear-down");
    let hex = theirs(&play.state);
    assert_eq!(play.legal(YOU), [format!("slot {hex} 1")], "only own buildings");
    play.play(&format!("p2 slot {hex} 1; p2 end; p1 tear-down; p1 slot {hex} 1"));
    assert_eq!(buildings(&play), []);
}

/// X4-214, X4R-397: without a diplomat there, on an own colony or without a free slot nothing can be built.
#[test]
fn x4_214_where_no_embassy_comes() {
    let why = |at: &dyn Fn(&State) -> Hex, change: &dyn Fn(&mut State)| {
        table(at, change).why("p1 building embassy")
    };
    let none = Some(Reason::Fault(Fault::NoSite));
    assert_eq!(why(&theirs, &|_| {}), None);
    assert_eq!(why(&|_| NEAR, &|_| {}), none, "nobody lives there");
    assert_eq!(why(&|state| state.realms[ME].capital, &|_| {}), none, "the own home world");
    assert_eq!(why(&|_| NEAR, &|state| found(state, YOU, NEAR, "garden-world", 1)), None, "any colony");
    let agent = |state: &mut State| equip_openly(state, ME, "research-ship", 1, "agent");
    assert_eq!(why(&theirs, &agent), none, "an agent is no diplomat");
    let full = |state: &mut State| {
        let hex = theirs(state);
        build(state, YOU, hex, "resource-building-1", Some(Resource::Food));
    };
    assert_eq!(why(&theirs, &full), Some(Reason::Fault(Fault::NoSlot)));
    assert!(!table(theirs, full).may(ME, "build embassy"));
}

fn votes(n_seats: u8, change: impl FnOnce(&mut State)) -> u8 {
    let mut state = dealt(n_seats, 1);
    change(&mut state);
    Books::open(&fresh(&state), ME).votes()
}

/// X4-268: a diplomat on the home world of another player is a vote, two with an embassy there, once for each player.
#[test]
fn x4_268_votes_of_diplomats() {
    let home = |state: &State, seat: u8| state.realms[Seat(seat)].capital;
    assert_eq!(votes(3, |state| send(state, &[])), 2, "the level of the home world");
    assert_eq!(votes(3, |state| send(state, &[home(state, 1)])), 3);
    assert_eq!(votes(3, |state| send(state, &[home(state, 1), home(state, 1)])), 3, "once per player");
    let both = |state: &mut State| {
        let homes = [home(state, 1), home(state, 2)];
        send(state, &homes);
    };
    assert_eq!(votes(3, both), 4);
    let colony = |state: &mut State| {
        found(state, YOU, NEAR, "garden-world", 1);
        send(state, &[NEAR]);
    };
    assert_eq!(votes(3, colony), 2, "no home world");
    let embassy = |diplomat: bool| {
        votes(3, |state| {
            let hex = home(state, 1);
            build(state, ME, hex, "embassy", None);
            send(state, &[if diplomat { hex } else { NEAR }]);
        })
    };
    assert_eq!((embassy(true), embassy(false)), (4, 2));
    let plain = votes(3, |state| {
        let hex = home(state, 1);
        launch(state, ME, hex, "research-ship", 1);
    });
    assert_eq!(plain, 2, "a research ship without a diplomat");
}

/// X4-215: an embassy is a vote for every 10 of culture income.
#[test]
fn x4_215_votes_of_an_embassy() {
    let count = |n_buildings: usize| {
        let mut state = dealt(2, 1);
        let (home, theirs) = (state.realms[ME].capital, theirs(&state));
        (0..n_buildings).for_each(|_| {
            build(&mut state, ME, home, "resource-building-3", Some(Resource::Culture));
        });
        let income = Books::open(&fresh(&state), ME).income().net()[Resource::Culture];
        let before = Books::open(&fresh(&state), ME).votes();
        build(&mut state, ME, theirs, "embassy", None);
        (income / 10, Books::open(&fresh(&state), ME).votes() - before)
    };
    let counts: Vec<_> = [0, 3, 6].map(count).into_iter().collect();
    for (tens, more) in &counts {
        assert_eq!(*tens, i16::from(*more), "{counts:?}");
    }
    assert!(counts[0].1 == 0 && counts[2].1 > counts[1].1 && counts[1].1 > 0, "{counts:?}");
}

/// X4-350: who researches it first erects an embassy for nothing, where a diplomat is.
#[test]
fn x4_350_the_first_embassy() {
    let researched = |diplomat: bool| {
        let mut play = rich(|state| {
            learn(state, ME, &["diplomatic-corps"]);
            let hex = if diplomat { theirs(state) } else { NEAR };
            send(state, &[hex]);
        });
        let before = play.accounts(ME)[0];
        play.play("p1 research interportal-community");
        assert_eq!((play.accounts(ME)[0], play.state.realms[ME].spent), (before, [0, 0]), "X4R-096");
        buildings(&play).contains(&(ME, "embassy"))
    };
    assert_eq!((researched(true), researched(false)), (true, false));
}
