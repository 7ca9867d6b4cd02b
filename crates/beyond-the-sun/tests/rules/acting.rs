//! BTS-034 to BTS-042: the cost of an action, where actions are printed, and that an action must change something.

use beyond_the_sun::ids::Basic;
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Decision, Event, Reason};

/// BTS-034: an action that cannot be paid or carried out may not be chosen.
#[test]
fn bts_034_actions_out_of_reach() {
    let play = Play::deal("p1 ore 1 pop 0\np1 researched I-1 I-2\np1 ships sol 1");
    assert_eq!(play.offered("p1", "go"), ["basic-build-jump", "basic-build-jump 2", "basic-recruit"]);
    let why = |space: &str| play.why_not("p1", &format!("space {space}"));
    assert_eq!(why("basic-research-1"), Some(Reason::TooLittlePopulation { need: 1, have: 0 }));
    assert_eq!(why("basic-research-2"), Some(Reason::TooLittleOre { need: 2, have: 1 }));
    assert_eq!(why("narrow-beam-lasers"), Some(Reason::TooLittlePopulation { need: 1, have: 0 }));
    assert_eq!(why("terraforming"), Some(Reason::TooLittleOre { need: 4, have: 1 }));
    let play = Play::deal("p1 ore 9 pop 2\np1 researched I-2");
    assert_eq!(play.why_not("p1", "space terraforming"), Some(Reason::NothingToColonise));
    let play = Play::deal("p1 researched I-1 I-2 I-3 I-4");
    assert_eq!(play.why_not("p1", "space basic-research-1"), Some(Reason::NothingToResearch));
}

/// BTS-035: exactly two spaces of the basics cost 1 ore more, on top of the action.
#[test]
fn bts_035_two_spaces_cost_one_more() {
    for n_seats in 2..=4 {
        let board = *Play::deal(&format!("seats {n_seats}")).board();
        let extra: Vec<u8> = Basic::all()
            .flat_map(|basic| board.pack[basic].spaces(n_seats).to_vec())
            .filter(|it| *it > 0)
            .collect();
        assert_eq!(extra, [1, 1], "{n_seats} players");
    }
    let play = Play::deal("p1 ore 0");
    assert!(play.offers("p1 go basic-research-1"));
    assert_eq!(
        play.why_not("p1", "space basic-research-1 2"),
        Some(Reason::OtherPrice { printed: 0, extra: 1, off: 0, have: 0 })
    );
    let mut play = Play::deal("p1 ore 3\np1 researched I-1\nslot II-1 plasma-cannon");
    play.play("p1 go basic-research-2 2");
    assert_eq!(play.goods("p1").0, 0, "1 ore more than the 2 of the action");
    let play = Play::deal("p1 ore 2\np1 researched I-1\nslot II-1 plasma-cannon");
    assert!(play.offers("p1 go basic-research-2"));
    assert_eq!(
        play.why_not("p1", "space basic-research-2 2"),
        Some(Reason::OtherPrice { printed: 2, extra: 1, off: 0, have: 2 }),
        "the sum is told where the price is not the printed one"
    );
}

/// BTS-036: guilds and an event that stays carry action spaces of their own.
#[test]
fn bts_036_guilds_and_events_carry_spaces() {
    let table = "p1 ore 8 pop 3\np1 ships a2 2\np1 outpost a2 food";
    let play = Play::deal(table);
    assert!(!play.offers("p1 go colonists-guild") && !play.offers("p1 go dyson-sphere-mk-i"));
    let play = Play::deal(&format!("guild colonists-guild\ndyson gliese-832\n{table}"));
    assert!(play.offers("p1 go colonists-guild") && play.offers("p1 go dyson-sphere-mk-i"));
}

/// BTS-038, BTS-039: the part before the colon is paid in full before the effect begins.
#[test]
fn bts_038_bts_039_costs_come_first() {
    let mut play = Play::deal("p1 ore 1 pop 1\np1 researched I-1");
    play.play("p1 go narrow-beam-lasers\np1 jump 2 sol a1\np1 done\np1 outpost a1 food");
    let me = seat_of("p1");
    let at = |event: &dyn Fn(&Event) -> bool| play.events().iter().position(event);
    let paid = at(&|event| *event == Event::Paid(me, 1)).expect("1 ore is paid");
    let built =
        at(&|event| matches!(event, Event::Built(seat, 2, _) if *seat == me)).expect("a ship is built");
    let jumped = at(&|event| matches!(event, Event::Jumped(..))).expect("a ship jumps");
    assert!(paid < built && built < jumped);

    let colony = "p1 researched I-2\nplace a1 sirius\np1 ships a1 3\np1 outpost a1 ore";
    let play = Play::deal(&format!("p1 ore 3 pop 0\n{colony}"));
    assert!(!play.offers("p1 go terraforming"), "the 2 ore of the colony cannot be spent beforehand");
    assert_eq!(play.why_not("p1", "space terraforming"), Some(Reason::TooLittleOre { need: 4, have: 3 }));
}

/// BTS-040: a researched technology without a space offers nothing.
#[test]
fn bts_040_no_space_no_action() {
    let play = Play::deal("p1 ore 9 pop 5\np1 researched I-3");
    let basics = ["basic-research-1", "basic-research-1 2", "basic-research-2", "basic-research-2 2"];
    let more = ["basic-build-jump", "basic-build-jump 2", "basic-recruit"];
    assert_eq!(play.offered("p1", "go"), [&basics[..], &more[..]].concat());
}

/// BTS-041: a space that research has brought can be used from the next own turn on.
#[test]
fn bts_041_new_spaces_from_the_next_turn_on() {
    let mut play = Play::deal("seats 2");
    play.play("p1 go basic-research-1\np1 research I-4");
    assert_eq!(play.decision(), Some(Decision::Produce));
    assert_eq!(
        play.why_not("p1", "space advanced-robotics"),
        Some(Reason::AskedSomethingElse(Decision::Produce))
    );
    play.play("p1 mine");
    assert_eq!(
        play.why_not("p2", "space advanced-robotics"),
        Some(Reason::NotResearched),
        "p2 has no cube there"
    );
    play.play("p2 go basic-recruit\np2 mine");
    assert!(play.offers("p1 go advanced-robotics"));
}

/// BTS-042: an action of jumps alone must leave some ship at another place.
#[test]
fn bts_042_an_action_must_change_something() {
    let table = "slot II-1 letters-of-marque\np1 researched II-1\np1 pop 0\np1 ships sol 1";
    let mut play = Play::deal(table);
    play.play("p1 go letters-of-marque");
    assert!(!play.offers("p1 done"), "nothing has moved yet");
    assert_eq!(play.why_not("p1", "done"), Some(Reason::Mandatory));
    play.play("p1 jump 1 sol a2\np1 jump 1 a2 sol");
    assert!(!play.offers("p1 done"), "the ship is back where it was");
    play.play("p1 jump 1 sol a2");
    assert!(play.offers("p1 done"));
    assert!(!play.offers("p1 jump 1 a2 sol"), "the last jump may not undo all");
    let play = Play::deal("slot II-1 letters-of-marque\np1 researched II-1\np1 pop 0\np1 ships");
    assert!(!play.offers("p1 go letters-of-marque"));
    assert_eq!(play.why_not("p1", "space letters-of-marque"), Some(Reason::NothingWouldChange));
}

/// BTS-042: one part that changes something is enough.
#[test]
fn bts_042_a_part_is_enough() {
    let mut play = Play::deal("slot II-1 stellar-cartography\np1 researched II-1\np1 ships sol 1");
    play.play("p1 go stellar-cartography\np1 done");
    assert_eq!((play.goods("p1").0, play.ships("p1")), (2, vec!["sol 1".to_owned()]));
    let mut play = Play::deal("p1 ships");
    play.play("p1 go basic-build-jump");
    assert_eq!(play.ships("p1"), ["sol 1"], "without a ship on the board building is all there is to do");
    assert_eq!(play.decision(), Some(Decision::Jump(2)));
    assert!(play.offers("p1 done"));
}
