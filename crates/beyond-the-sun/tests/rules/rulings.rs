//! Rulings R10 to R18 and R28 to R31, for open questions of the ledger that no test of a rule covers.

use beyond_the_sun::ids::{Place, SystemDeck, Tech};
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

/// R15 (BTS-122): an event is carried out in turn order from the faction that revealed it.
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

/// R18 (BTS-127): if one card matches, it is placed without a choice; if none does, the slot cannot be researched.
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

/// R28: an ability applies to the piece that unlocks it.
#[test]
fn r28_the_piece_that_unlocks_sets_off() {
    let mut mars = Play::deal("p1 mat martian-expert\np1 removed food 5");
    mars.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a2\np1 done");
    assert_eq!(mars.goods("p1").0, 1, "the sixth marker is the outpost");
    let mut belt =
        Play::deal("p1 mat belt-expert\np1 researched I-2\np1 ore 4\np1 ships a2 2\np1 outpost a2 food");
    belt.play("p1 go terraforming\np1 colonise a2");
    assert_eq!(belt.goods("p1").0, 2, "the first colony");
    let mut nishida = Play::deal("p1 mat nishida-expert");
    nishida.play("p1 go basic-research-1\np1 research I-4");
    assert_eq!(nishida.goods("p1").0, 2, "the first marker: 1 of the ability, 1 of Advanced Robotics");
}

/// R29: the bonus of the place comes first, then the abilities of mat and leader in this order.
#[test]
fn r29_the_order_of_simultaneous_bonuses() {
    let mut play = Play::deal(
        "p1 mat martian-expert\np1 removed food 6\np1 leaders military-investor\nplace a2 sirius\np1 ships sol 1",
    );
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a2\np1 done");
    let due: Vec<_> = play
        .events()
        .iter()
        .filter_map(|it| if let Event::Due(_, cause) = it { Some(*cause) } else { None })
        .collect();
    assert!(matches!(due[..], [Cause::Control(_), Cause::Mat(1), Cause::Leader(_)]), "{due:?}");
    assert_eq!(play.goods("p1").0, 3);
}

/// R31: cards shown for a colony go back under the deck they belong to.
#[test]
fn r31_chartered_cards_go_under_their_own_deck() {
    let gone =
        "luytens-star lalande-21185 procyon groombridge-34 ez-aquarii 61-cygni wolf-359 ross-128 struve-2398";
    let mut play = Play::deal(&format!(
        "guild architects-guild\np1 ore 8\nslot IV-2 colonial-ministry\np1 researched III-3 III-4\np2 colonies {gone}
        deck B tau-ceti gliese-832 gliese-581"
    ));
    let left = |play: &Play| SystemDeck::ALL.map(|deck| play.board().undealt_systems(deck).len());
    let [a, b] = left(&play);
    play.play(
        "p1 go architects-guild\np1 research IV-2\np1 charter gliese-832\np1 marker food\np1 marker ore",
    );
    assert_eq!(left(&play), [a, b - 1], "Sirius under deck A, Tau Ceti under deck B");
}

/// R26 (BTS-085): a ranking pays the best tied rank to all who are tied and skips those after it; nothing counted gets
/// nothing, and of two players the second gets nothing.
#[test]
fn r26_rankings_on_cards() {
    let ranked = |lines: &str| {
        let play = Play::deal(&format!("lasting galactic-census\n{lines}"));
        let seats = if lines.starts_with("seats 2") { &["p1", "p2"][..] } else { &["p1", "p2", "p3"] };
        seats.iter().map(|seat| play.sheet(seat).events).collect::<Vec<_>>()
    };
    assert_eq!(ranked("p1 researched I-1\np2 researched I-1\np3 researched"), [3, 3, 0]);
    assert_eq!(ranked("p1 researched I-1\np2 researched I-1 I-2\np3 researched I-3"), [1, 3, 1]);
    assert_eq!(ranked("p1 researched I-1\np2 researched\np3 researched"), [3, 0, 0], "0 is no second rank");
    assert_eq!(ranked("p1 researched\np2 researched\np3 researched"), [0, 0, 0], "nor the first");
    assert_eq!(ranked("seats 2\np1 researched I-1 I-2\np2 researched I-1"), [3, 0], "two players");
}
