//! Rulings R10 to R18 where the ledger leaves a question open, as far as no test of a rule has them already.

use beyond_the_sun::ids::{Place, Tech};
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Cause, Decision, Event, Reason};

/// The table after p1 has made these jumps with Letters of Marque and declared their end.
fn jumped(lines: &str, jumps: &[&str]) -> Play {
    let mut play = Play::deal(&format!("slot II-1 letters-of-marque\np1 researched II-1\n{lines}"));
    play.play("p1 go letters-of-marque");
    jumps.iter().for_each(|jump| {
        play.play(&format!("p1 jump {jump}"));
    });
    play.play("p1 done");
    play
}

/// R10 (BTS-155, BTS-159): a departure that breaks a tie gives the place to the single strongest fleet.
#[test]
fn r10_a_tie_is_broken_by_a_departure() {
    let play = jumped("p1 ships a2 2\np2 ships a2 2\np3 ships a2 1", &["2 a2 sol"]);
    assert_eq!(play.board().controller(Place::A2), Some(seat_of("p2")), "nobody had it before");
    let play = jumped("p1 ships sol 1\np2 ships a2 2\np3 ships a2 2", &["1 sol a2"]);
    assert_eq!(play.board().controller(Place::A2), None, "still tied");
}

/// R12 (BTS-172): the active faction has its bonus first, then the others clockwise.
#[test]
fn r12_the_active_faction_first() {
    let table =
        "place a1 sirius\nplace a2 ross-128\nplace b2 groombridge-34\np1 ships a1 2 b2 2\np1 outpost a1 ore
        p1 outpost b2 ore\np2 ships b2 1\np3 ships a1 1";
    let play = jumped(table, &["2 a1 deep-space", "2 deep-space a2", "2 b2 deep-space"]);
    let due = play.events().iter().filter_map(|event| match event {
        Event::Due(seat, Cause::Control(system)) => Some(format!("{seat} {system}")),
        _ => None,
    });
    assert_eq!(due.collect::<Vec<_>>(), ["p1 ross-128", "p2 groombridge-34", "p3 sirius"]);
}

/// R13, R14 (BTS-186): a bonus within a bonus is finished first; an impossible part is skipped, the rest goes on.
#[test]
fn r13_r14_bonuses_in_full_and_in_order() {
    let mut play = Play::deal(
        "place a2 sirius\np1 ships sol 1\np1 ore 2\np1 researched I-1\nslot II-1 stellar-cartography",
    );
    play.play("p1 go basic-research-2\np1 research II-1\np1 jump 1 sol a2");
    assert_eq!((play.goods("p1").0, play.decision()), (1, Some(Decision::Produce)));
    let mut play =
        Play::deal("p1 pop 1\np1 supply 0 0 0 0 0\np1 ore 2\np1 researched I-1\nslot II-1 supply-base");
    play.play("p1 go basic-research-2\np1 research II-1");
    assert_eq!(
        (play.goods("p1"), play.ships("p1")),
        ((1, 0), vec!["sol 1".to_owned()]),
        "no ship, but the ore"
    );
}

/// R15 (BTS-122): an event goes round in turn order from the one who turned it up.
#[test]
fn r15_events_go_round_from_the_active_faction() {
    let mut play = Play::deal(
        "turn p2\np2 ore 2\np2 researched I-1\nevent II-1 scramble-for-the-stars\ndeck 2 plasma-cannon letters-of-marque",
    );
    play.play("p2 go basic-research-2\np2 research II-1");
    for seat in ["p2", "p3", "p1"] {
        assert_eq!((play.asked().as_deref(), play.decision()), (Some(seat), Some(Decision::Jump(2))));
        play.play(&format!("{seat} done"));
    }
    assert_eq!(play.asked().as_deref(), Some("p2"), "who goes on with the card");
}

/// Every level II technology of the decks that is military at the left, but those named.
fn military_but(left: &[&str]) -> String {
    let pack = Play::deal("").board().pack;
    let military = pack.masks.of_type[beyond_the_sun::ids::Type::Military as usize];
    let ids = military.and(pack.masks.level[2]).and(pack.masks.base_techs).iter().map(Tech::id);
    ids.filter(|id| !left.contains(id)).collect::<Vec<_>>().join(" ")
}

/// R18 (BTS-127): with one match left it is placed without a choice; with none the slot is out of reach.
#[test]
fn r18_too_few_cards_of_the_type() {
    let table = "p1 ore 2 pop 1\np1 researched I-1 I-3";
    let mut play = Play::deal(&format!("{table}\np2 private {}", military_but(&["plasma-cannon"])));
    play.play("p1 go basic-research-2\np1 research II-1");
    assert_eq!(
        (play.tech("II-1").as_deref(), play.decision()),
        (Some("plasma-cannon"), Some(Decision::Produce))
    );
    let mut play = Play::deal(&format!("{table}\np2 private {}", military_but(&[])));
    play.play("p1 go basic-research-2");
    assert_eq!(play.offered("p1", "research"), ["II-4"]);
    assert_eq!(play.why_not("p1", "slot II-1"), Some(Reason::NoCardLeft));
}
