//! BTS-199, BTS-203 to BTS-206, BTS-210 to BTS-212: what the rulebook clarifies of single cards.

use beyond_the_sun::ids::{Place, System};
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Cause, Decision, Event, Reason};

/// Where the pawn of a seat stands.
fn pawn(play: &Play, seat: &str) -> Option<String> {
    play.tableau(seat).pawn.map(|space| space.to_string())
}

/// BTS-199: all three upgrades of Modular Fleet are optional; it may be used for its 3 jumps alone.
#[test]
fn bts_199_modular_fleet_for_its_jumps() {
    for card in ["modular-fleet", "modular-fleet-r"] {
        let mut play =
            Play::deal(&format!("slot II-1 {card}\np1 researched II-1\np1 ore 3 pop 1\np1 ships sol 1"));
        play.play(&format!("p1 go {card}"));
        for _ in 0..3 {
            assert_eq!(play.legal_of("p1"), ["do", "pass"], "{card}");
            play.play("p1 pass");
        }
        assert_eq!((play.decision(), play.goods("p1")), (Some(Decision::Jump(3)), (3, 1)), "{card}");
        assert!(!play.offers("p1 done"), "something must change");
        play.play("p1 jump 1 sol a2\np1 done");
        assert_eq!(play.ships("p1"), ["a2 1"], "{card}");
    }
}

/// BTS-203: the Colonial Ministry draws what deck A lacks from deck B.
#[test]
fn bts_203_missing_cards_come_from_deck_b() {
    let table = "guild architects-guild\np1 ore 8\nslot IV-2 colonial-ministry\np1 researched III-3 III-4";
    let mut play = Play::deal(&format!("{table}\ndeck A sirius wolf-359 procyon"));
    play.play("p1 go architects-guild\np1 research IV-2");
    assert_eq!(play.offered("p1", "charter"), ["sirius", "procyon", "wolf-359"]);
    let gone =
        "luytens-star lalande-21185 procyon groombridge-34 ez-aquarii 61-cygni wolf-359 ross-128 struve-2398";
    let mut play = Play::deal(&format!("{table}\np2 colonies {gone}\ndeck B tau-ceti gliese-832 gliese-581"));
    play.play("p1 go architects-guild\np1 research IV-2");
    assert_eq!(
        play.offered("p1", "charter"),
        ["sirius", "tau-ceti", "gliese-832"],
        "one card of deck A was left"
    );
    play.play("p1 charter gliese-832\np1 marker food\np1 marker ore");
    assert_eq!((play.colonies("p1"), play.tableau("p1").removed), (vec!["gliese-832".to_owned()], [1, 1]));
    assert!(play.board().shown_systems.is_empty());
}

/// BTS-204: Lalande 21185 gives growth, ore production and trade, in this order.
#[test]
fn bts_204_lalande() {
    let mut play = Play::deal(
        "place a1 lalande-21185\np1 ships a1 3\np1 outpost a1 ore\np1 researched I-2\np1 ore 4 pop 0",
    );
    play.play("p1 go terraforming\np1 colonise a1");
    let at = |event: Event| play.events().iter().position(|it| *it == event).expect("it happened");
    let me = seat_of("p1");
    assert!(at(Event::Grew(me, 1)) < at(Event::Mined(me, 2)), "the two markers on the colony count already");
    assert_eq!((play.decision(), play.goods("p1")), (Some(Decision::Trade), (2, 1)));
    play.play("p1 sell\np1 done");
    assert_eq!(
        (play.goods("p1"), play.decision()),
        ((3, 0), Some(Decision::Produce)),
        "and the phase is still to come"
    );
}

/// BTS-205: the owner of Ross 154 pushes a pawn aside and takes its space, under the usual rules.
#[test]
fn bts_205_ross_154() {
    let table = "p2 pawn basic-research-1\np3 pawn narrow-beam-lasers\np2 researched I-1";
    let play = Play::deal(table);
    assert_eq!(play.why_not("p1", "space basic-research-1"), Some(Reason::Occupied(seat_of("p2"))));
    let mut play = Play::deal(&format!("{table}\np1 colonies ross-154"));
    assert_eq!(
        play.why_not("p1", "space narrow-beam-lasers"),
        Some(Reason::NotResearched),
        "the usual rules hold"
    );
    play.play("p1 go basic-research-1\np1 research I-4\np1 mine");
    assert_eq!(pawn(&play, "p1").as_deref(), Some("basic-research-1"));
    assert!(play.tableau("p2").pushed);
    assert_eq!(play.why_not("p2", "space basic-research-1"), Some(Reason::Occupied(seat_of("p1"))));
    let mut play = Play::deal(&format!("{table}\np1 colonies ross-154"));
    play.play("p1 go basic-research-1\np1 research I-4\np1 mine\np2 go basic-recruit\np2 mine");
    assert!(!play.tableau("p2").pushed, "it stands somewhere else now");
}

/// BTS-206: ships in the museum are out of play: they neither move nor rise nor count.
#[test]
fn bts_206_the_museum() {
    let mut play = Play::deal(
        "guild scholars-guild\nslot II-1 plasma-cannon\np1 researched II-1\np1 ore 5 pop 2\nevent III-1 spacecraft-museum
        deck 3 capital-ship mercenary-fleet\np1 ships sol 4 a2 1\np1 outpost a2 food\np2 ships a2 1\np3 ships",
    );
    play.play("p1 go scholars-guild\np1 research III-1\np1 do");
    assert_eq!(play.offered("p1", "museum"), ["4 sol", "1 a2"]);
    play.play("p1 museum 1 a2");
    assert_eq!(play.outposts("p2"), ["a2 food"], "control is checked");
    play.play("p2 pass");
    assert_eq!(play.decision().map(|it| it.rule()), Some("BTS-129"), "p3 has no ship to give");
    assert_eq!((play.tableau("p1").museum, play.ships("p1")), ([1, 0, 0, 0], vec!["sol 4".to_owned()]));
    assert_eq!((play.sheet("p1").events, play.sheet("p2").events), (1, 0));
    assert_eq!(play.board().count(seat_of("p1"), beyond_the_sun::effect::Count::Strength), 4);
}

/// BTS-210: the Specialist counts printed specialisations, shipyards included, not markers.
#[test]
fn bts_210_the_specialist() {
    let after = |lines: &str| {
        let mut play = Play::deal(&format!("achievements empire transcendence polymath specialist\n{lines}"));
        play.play("p1 go basic-recruit\np1 mine");
        play.offered("p1", "claim")
    };
    let places = "p1 outpost a1 ore\np1 outpost a2 food\np1 outpost yard-left food\np1 outpost b1 ore";
    assert_eq!(
        after(&format!("{places}\np1 colonies ross-128")),
        ["specialist"],
        "five with food, two of them under ore"
    );
    assert!(after(&format!("{places}\np1 colonies wolf-359")).is_empty(), "an ore colony is none of them");
    assert!(
        after(&places.replace("yard-left food", "yard-right ore").replacen(
            "p1",
            "p1 colonies ross-128\np1",
            1
        ))
        .is_empty()
    );
}

/// BTS-211: three exchanges in the production phase trigger ability A of the United Nations.
#[test]
fn bts_211_three_exchanges() {
    let table = "p1 mat uns-expert\np1 removed food 2\np1 pop 4\np1 ships sol 1";
    let mut play = Play::deal(table);
    play.play("p1 go basic-recruit\np1 trade\np1 sell\np1 retire 1 sol\np1 sell\np1 done");
    assert_eq!(
        (play.decision(), play.legal_of("p1")),
        (Some(Decision::Automate), vec!["automate food".to_owned(), "automate ore".to_owned()])
    );
    play.play("p1 automate ore");
    assert_eq!((play.tableau("p1").automated, play.asked().as_deref()), ([2, 1, 0], Some("p2")));
    let mut play = Play::deal(table);
    play.play("p1 go basic-recruit\np1 trade\np1 sell\np1 sell\np1 done");
    assert_eq!(play.asked().as_deref(), Some("p2"), "two are too few");
    let mut play = Play::deal(
        "p1 mat uns-expert\np1 removed food 2\nplace a1 lalande-21185\np1 ships a1 3\np1 outpost a1 ore\np1 researched I-2\np1 ore 4 pop 4",
    );
    play.play("p1 go terraforming\np1 colonise a1\np1 sell\np1 sell\np1 sell\np1 done");
    assert_eq!(play.decision(), Some(Decision::Produce), "a trade that is a bonus does not count");
}

/// BTS-212: Nishida's ability B comes after all system bonuses when taking control removes the last marker.
#[test]
fn bts_212_the_last_marker() {
    let mut play = Play::deal("p1 mat nishida-expert\np1 removed ore 7\nplace a1 sirius\np1 ships sol 1");
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a1\np1 done");
    let sirius = System::from_id("sirius").expect("a known id");
    let at = |event: Event| play.events().iter().position(|it| *it == event).expect("it happened");
    let me = seat_of("p1");
    assert!(at(Event::Due(me, Cause::Control(sirius))) < at(Event::Due(me, Cause::Mat(1))));
    assert_eq!((play.goods("p1").0, play.tableau("p1").vp), (1 + 2, 2));
    assert_eq!(play.board().controller(Place::A1), Some(me));
    let mut play = Play::deal(
        "p1 mat nishida-expert\np1 removed ore 6\nplace a1 sirius\np1 ships a1 3\np1 outpost a1 ore\np1 researched I-2\np1 ore 4",
    );
    play.play("p1 go terraforming\np1 colonise a1");
    let at = |event: Event| play.events().iter().position(|it| *it == event).expect("it happened");
    assert!(at(Event::Due(me, Cause::Colonise(sirius))) < at(Event::Due(me, Cause::Mat(1))));
    assert_eq!((play.goods("p1").0, play.tableau("p1").vp), (2 + 2, 2));
    let mut play = Play::deal("p1 mat nishida-expert\np1 removed ore 7\np1 pop 1");
    play.play("p1 go basic-research-1\np1 research I-4");
    let at = |event: Event| play.events().iter().position(|it| *it == event).expect("it happened");
    assert!(at(Event::Due(me, Cause::Mat(0))) < at(Event::Due(me, Cause::Mat(1))), "ability A, then B");
    assert_eq!((play.goods("p1").0, play.tableau("p1").vp), (1 + 1 + 2, 2));
}

/// BTS-212: each track is rewarded once in the game, even if markers return to it and leave again.
#[test]
fn bts_212_once_for_each_track() {
    let mut play = Play::deal(
        "seats 2\np1 mat nishida-expert\np1 removed ore 7\nplace a1 sirius\np1 ships sol 1 1\np2 ships sol 2",
    );
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a1\np1 done\np1 mine");
    assert_eq!(play.tableau("p1").vp, 2);
    play.play("p2 go basic-recruit\np2 mine\np1 go basic-research-1\np1 research I-3\np1 mine");
    assert_eq!(play.tableau("p1").vp, 2, "a food marker more changes nothing");
    play.play("p2 go basic-build-jump\np2 pass\np2 jump 2 sol a1\np2 done\np2 mine");
    assert_eq!(play.tableau("p1").removed[1], 7, "one is back");
    play.play("p1 go basic-research-1 2\np1 research I-4");
    assert_eq!((play.tableau("p1").removed[1], play.tableau("p1").vp), (8, 2), "and gone again");
}
