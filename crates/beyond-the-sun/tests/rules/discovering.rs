//! BTS-121 to BTS-134: events, the search for a card, and immediate bonuses.

use beyond_the_sun::cards::Pack;
use beyond_the_sun::ids::{EventId, Set, Tech, Type};
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Cause, Decision, Event, Reason};
use engine::{Game, Viewer};

/// The right-hand types of the level I slots are military, commerce, economy and science from top to bottom.
const READY: &str = "p1 ore 2 pop 2\np1 researched I-1 I-2";

fn tech(id: &str) -> Tech {
    Tech::from_id(id).expect("a known id")
}

/// Plays the research of a level II slot up to the first question.
fn research(lines: &str, slot: &str) -> Play {
    let mut play = Play::deal(&format!("{READY}\n{lines}"));
    play.play(&format!("p1 go basic-research-2\np1 research {slot}"));
    play
}

/// The deck of a level from the top down.
fn deck(play: &Play, level: usize) -> Vec<String> {
    let json = serde_json::to_value(play.state()).expect("a state can be written");
    let cards = json["hidden"]["techs"][level - 2].as_array().expect("a deck is a list").clone();
    cards.iter().rev().map(|card| card.as_str().expect("an id").to_owned()).collect()
}

/// BTS-121: the event comes after the cube and before the card, and only for an unknown technology.
#[test]
fn bts_121_cube_then_event_then_card() {
    let play = research("event II-1 asteroid-rush\ndeck 2 plasma-cannon letters-of-marque", "II-1");
    let me = seat_of("p1");
    let rush = EventId::from_id("asteroid-rush").expect("a known id");
    let at = |event: &dyn Fn(&Event) -> bool| play.events().iter().position(event).expect("it happened");
    let cube = at(&|event| matches!(event, Event::Researched(..)));
    let event = at(&|event| *event == Event::EventTurned(me, rush));
    let ore = at(&|event| matches!(event, Event::Gained(..)));
    let shown = at(&|event| matches!(event, Event::ShowedTechs(..)));
    assert!(cube < event && event < ore && ore < shown);
    let play = research("event II-1 asteroid-rush\nslot II-1 plasma-cannon", "II-1");
    assert!(!play.events().iter().any(|event| matches!(event, Event::EventTurned(..))), "a known technology");
}

/// BTS-122: an event applies to the factions in its text and is discarded, or stays if it says so.
#[test]
fn bts_122_events_concern_all() {
    let mut play = research("event II-1 bumper-harvest\ndeck 2 plasma-cannon letters-of-marque", "II-1");
    assert_eq!(["p1", "p2", "p3"].map(|seat| play.goods(seat).1), [2 - 1 + 1, 3, 3]);
    assert!(play.board().lasting.is_empty() && play.board().laid.is_empty());
    play.play("p1 choose plasma-cannon\np1 mine");
    assert!(play.state().view(Viewer::Spectator).events.is_empty(), "it is gone");
    let table = "guild scholars-guild\np1 ore 5 pop 2\nslot II-1 plasma-cannon\np1 researched II-1";
    let mut play =
        Play::deal(&format!("{table}\nevent III-1 galactic-census\ndeck 3 capital-ship mercenary-fleet"));
    play.play("p1 go scholars-guild\np1 research III-1\np1 option b\np2 option b\np3 option a");
    let lasting: Vec<_> = play.board().lasting.iter().map(|event| event.to_string()).collect();
    assert_eq!(lasting, ["galactic-census"]);
}

/// BTS-123: the card comes from the deck of the level, at level IIII as well, which has no events.
#[test]
fn bts_123_a_card_of_the_level() {
    let mut play = research("deck 2 plasma-cannon letters-of-marque", "II-1");
    let before = play.state().view(Viewer::Spectator).n_techs;
    play.play("p1 choose letters-of-marque");
    assert_eq!(play.tech("II-1").as_deref(), Some("letters-of-marque"));
    let after = play.state().view(Viewer::Spectator).n_techs;
    assert_eq!(after, [before[0] + 1, before[1], before[2]], "one of the two shown goes back");
    let mut play = Play::deal(
        "guild architects-guild\np1 ore 8 pop 1\nslot III-3 capital-ship\nslot III-4 mercenary-fleet
        p1 researched III-3 III-4\ndeck 4 megafleet-construction galactic-empire",
    );
    play.play("p1 go architects-guild\np1 research IV-2");
    assert_eq!(play.legal_of("p1"), ["choose megafleet-construction", "choose galactic-empire"]);
    play.play("p1 choose galactic-empire");
    assert_eq!(play.tech("IV-2").as_deref(), Some("galactic-empire"));
}

/// BTS-124: one prerequisite, or two of the same type, fix the type.
#[test]
fn bts_124_the_type_is_fixed() {
    let play = research("deck 2 data-brokers plasma-cannon letters-of-marque", "II-1");
    assert!(play.events().contains(&Event::Sought(seat_of("p1"), Type::Military)));
    let play = research("deck 2 data-brokers plasma-cannon supply-base", "II-3");
    assert!(
        play.events().contains(&Event::Sought(seat_of("p1"), Type::Commerce)),
        "the type at the right of I-2"
    );
    let mut play = Play::deal(
        "guild scholars-guild\np1 ore 5 pop 2\nslot II-2 plasma-cannon\nslot II-3 human-experiments
        p1 researched II-2 II-3\ndeck 3 capital-ship mercenary-fleet",
    );
    play.play("p1 go scholars-guild\np1 research III-2");
    assert_eq!(
        play.decision(),
        Some(Decision::ChooseTech(beyond_the_sun::ids::Slot::from_id("III-2").expect("a slot")))
    );
    assert!(
        play.events().contains(&Event::Sought(seat_of("p1"), Type::Military)),
        "both are military at the right"
    );
}

/// BTS-125: of two types the researcher names one before a card is shown.
#[test]
fn bts_125_one_of_two_types() {
    let mut play =
        research("deck 2 stellar-cartography plasma-cannon data-brokers letters-of-marque", "II-2");
    assert_eq!(play.legal_of("p1"), ["seek military", "seek commerce"]);
    assert!(play.board().shown.is_empty(), "nothing is shown yet");
    play.play("p1 seek commerce");
    assert_eq!(play.legal_of("p1"), ["choose stellar-cartography", "choose data-brokers"]);
}

/// BTS-126: on a slot with two of three prerequisites only the types of researched ones may be named.
#[test]
fn bts_126_types_of_researched_prerequisites() {
    let table =
        "guild architects-guild\np1 ore 8 pop 1\nslot III-1 capital-ship\nslot III-2 metahuman-chambers
        slot III-3 quantum-data-exchange";
    let seek = |researched: &str| {
        let mut play = Play::deal(&format!("{table}\np1 researched {researched}"));
        play.play("p1 go architects-guild\np1 research IV-1");
        play.offered("p1", "seek")
    };
    assert_eq!(seek("III-1 III-2"), ["science", "military"]);
    assert_eq!(seek("III-1 III-3"), ["military", "commerce"]);
    assert_eq!(seek("III-1 III-2 III-3"), ["science", "military", "commerce"]);
}

/// BTS-127, BTS-128: cards are shown one by one until two have the type, hybrids counting for both of theirs.
#[test]
fn bts_127_bts_128_until_two_match() {
    let play = research(
        "deck 2 orbital-hydroponics probe-swarms data-brokers plasma-cannon letters-of-marque",
        "II-1",
    );
    let shown: Vec<_> = play.board().shown.iter().map(|tech| tech.to_string()).collect();
    assert_eq!(shown, ["probe-swarms", "orbital-hydroponics", "plasma-cannon", "data-brokers"]);
    assert_eq!(
        play.legal_of("p1"),
        ["choose probe-swarms", "choose plasma-cannon"],
        "science and military is a match"
    );
    assert_eq!(
        play.why_not("p1", "tech data-brokers"),
        Some(Reason::AskedSomethingElse(play.decision().expect("asked")))
    );
}

/// BTS-129: one of the two is put on the slot.
#[test]
fn bts_129_one_of_the_two() {
    for choice in ["plasma-cannon", "letters-of-marque"] {
        let mut play = research("deck 2 plasma-cannon letters-of-marque", "II-1");
        play.play(&format!("p1 choose {choice}"));
        assert_eq!(play.tech("II-1").as_deref(), Some(choice));
        assert!(
            play.events()
                .iter()
                .any(|event| matches!(event, Event::PutTech(_, _, put) if *put == tech(choice)))
        );
    }
}

/// BTS-130: the rest goes under the deck in random order; the deck itself stays as it was.
#[test]
fn bts_130_the_rest_goes_under_the_deck() {
    let aside = ["orbital-hydroponics", "data-brokers", "generation-ships", "android-inspector"];
    let mut play = research(&format!("deck 2 {} plasma-cannon letters-of-marque", aside.join(" ")), "II-1");
    let left = deck(&play, 2);
    assert_eq!(left.len(), 16 - 6);
    play.play("p1 choose plasma-cannon");
    assert!(!play.revealed() && play.board().shown.is_empty(), "face down");
    let after = deck(&play, 2);
    assert_eq!(after[..left.len()], left[..], "the cards on top keep their order");
    let under = after[left.len()..].to_vec();
    let in_order = [&aside[..], &["letters-of-marque"]].concat();
    let reversed: Vec<_> = in_order.iter().rev().copied().collect();
    assert!(under != in_order && under != reversed, "{under:?}");
    let sorted = |mut cards: Vec<String>| {
        cards.sort();
        cards
    };
    assert_eq!(sorted(under), sorted(in_order.iter().map(|id| (*id).to_owned()).collect()));
}

/// BTS-131: what the types of the base game are about.
#[test]
fn bts_131_what_types_are_about() {
    let pack = Pack::standard();
    for card in pack.techs.iter().filter(|card| card.set == Set::Base) {
        let actions = card.actions.iter().map(|action| pack.code.show(action.effect).to_string());
        let text = actions.chain([pack.code.show(card.immediate).to_string()]).collect::<Vec<_>>().join("; ");
        for (word, kind) in [
            ("automate ore", Type::Science),
            ("automate food", Type::Economy),
            ("upgrade", Type::Military),
            ("colonise", Type::Commerce),
        ] {
            assert!(!text.contains(word) || card.types.has(kind), "{}: {text}", card.id);
        }
    }
}

/// BTS-132, BTS-134: the boxed bonus is carried out once, at once; the rest of the card is not.
#[test]
fn bts_132_bts_134_the_immediate_bonus_alone() {
    let mut play = Play::deal("p1 ore 0");
    play.play("p1 go basic-research-1\np1 research I-4");
    let me = seat_of("p1");
    let due = play
        .events()
        .iter()
        .filter(|event| **event == Event::Due(me, Cause::Immediate(tech("advanced-robotics"))));
    assert_eq!(due.count(), 1);
    assert_eq!(
        (play.goods("p1").0, play.tableau("p1").automated),
        (1, [0, 1, 0]),
        "not the 3 ore of its action"
    );
    play.play("p1 mine\np2 go basic-recruit\np2 mine\np3 go basic-recruit\np3 mine");
    let before = play.goods("p1").0;
    play.play("p1 go advanced-robotics");
    assert_eq!(
        (play.goods("p1").0 - before, play.tableau("p1").automated),
        (3, [0, 1, 0]),
        "not the bonus again"
    );
}

/// BTS-133: every faction that researches the technology later gets the bonus, too.
#[test]
fn bts_133_later_factions_get_the_bonus() {
    let mut play = research("deck 2 plasma-cannon letters-of-marque\np2 ore 3\np2 researched I-1", "II-1");
    play.play("p1 choose plasma-cannon\np1 mine");
    assert_eq!((play.ships("p1"), play.ships("p2")), (vec!["sol 1 3".to_owned()], vec!["sol 1".to_owned()]));
    play.play("p2 go basic-research-2 2\np2 research II-1");
    assert_eq!(play.ships("p2"), ["sol 1 3"]);
}
