//! BTL-016 to BTL-020, BTL-026, BTL-029, BTL-031, BTL-032, BTL-039 to BTL-041, BTL-046, BTL-047: political leaders.

use beyond_the_sun::ids::{Slot, Tech};
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Decision, Event, Reason};

/// The slot on which a technology of level I lies.
fn slot(play: &Play, tech: &str) -> Slot {
    let tech = Tech::from_id(tech).expect("a technology");
    Slot::all().zip(play.board().slots).find(|(_, it)| *it == Some(tech)).expect("it is in play").0
}

/// BTL-016: an unlimited leader is an action space like any other: free, and the pawn must have moved there.
#[test]
fn btl_016_the_pawn_must_move_to_a_leader() {
    let mut play = Play::deal("seats 2\np1 leaders inventor\np1 ore 4\nachievements polymath");
    play.play("p1 go inventor\np1 option b\np1 mine");
    assert_eq!((play.tableau("p1").automated, play.goods("p1").0), ([0, 1, 0], 5));
    play.play("p2 go basic-recruit\np2 mine");
    assert!(!play.offers("p1 go inventor"));
    assert_eq!(play.why_not("p1", "space inventor"), Some(Reason::StandingThere));
    play.play("p1 go basic-recruit\np1 mine\np2 go basic-recruit\np2 mine");
    assert!(play.offers("p1 go inventor"), "again and again");
}

/// BTL-017: the action of a leader is private, and no effect copies it.
#[test]
fn btl_017_actions_of_leaders_are_private() {
    let mut play = Play::deal(
        "slot III-1 quantum-data-exchange\np1 researched III-1\np1 leaders completionist\np2 leaders inventor\np1 ore 3",
    );
    assert!(play.offers("p1 go completionist"));
    assert!(!play.offers("p1 go inventor"));
    assert_eq!(play.why_not("p1", "space inventor"), Some(Reason::NotYourLeader));
    play.play("p1 go quantum-data-exchange");
    let copied = play.offered("p1", "copy");
    assert!(copied.contains(&"basic-research-1".to_owned()) && !copied.contains(&"completionist".to_owned()));
}

/// BTL-018: each use takes a token; with none left the effect is gone.
#[test]
fn btl_018_a_token_for_each_use() {
    let table = "p1 leaders settler\np1 ore 9\np1 ships a2 2 a1 2\np1 outpost a2 food\np1 outpost a1 food";
    let mut play = Play::deal(&format!("{table}\np1 tokens settler 1\ndeck A wolf-359"));
    play.play("p1 go settler\np1 colonise a2");
    assert_eq!((play.tableau("p1").retinue.tokens, play.goods("p1").0), ([0, 0], 7));
    let play = Play::deal(&format!("{table}\np1 tokens settler 0"));
    assert!(!play.offers("p1 go settler"));
    assert_eq!(play.why_not("p1", "space settler"), Some(Reason::NoTokenLeft));
    assert_eq!(play.why_not("p1", "leader settler"), Some(Reason::NoTokenLeft));
    let play = Play::deal("p1 leaders settler\np1 ships a2 2\np1 outpost a2 food\np1 ore 1");
    assert_eq!(play.why_not("p1", "space settler"), Some(Reason::TooLittleOre { need: 2, have: 1 }));
}

/// BTL-019, BTL-020, EX-15: leaders score what their text says, and the symbol is not counted again.
#[test]
fn btl_019_btl_020_ex_15_scores_of_leaders() {
    for (leaders, table, expected) in [
        ("astrobotanist", "", 2),
        ("astrochemist", "", 2),
        ("astrobotanist terraformer", "p1 colonies sirius", 4),
        ("logistician", "p1 outpost a1 food\np1 outpost yard-left ore", 2),
        ("investor", "p1 credit used", -1),
        ("investor", "", 0),
    ] {
        let play = Play::deal(&format!("p1 leaders {leaders}\n{table}"));
        assert_eq!(play.sheet("p1").leaders, expected, "{leaders} with {table}");
    }
}

/// BTL-029: with both tracks empty the Inventor automates a third marker and one of the two bonuses is chosen.
#[test]
fn btl_029_the_inventor_with_empty_tracks() {
    let table = "p1 leaders inventor\np1 ore 1\np1 removed food 8 ore 8";
    for (option, goods) in [("a", (0, 3)), ("b", (1, 2))] {
        let mut play = Play::deal(table);
        play.play("p1 go inventor");
        assert_eq!(play.legal_of("p1"), ["option a", "option b"]);
        play.play(&format!("p1 option {option}"));
        assert_eq!((play.tableau("p1").automated, play.goods("p1")), ([8, 8, 1], goods), "option {option}");
    }
}

/// BTL-031: a ship that the Scholar's technology brings is not a start ship.
#[test]
fn btl_031_the_ship_of_the_scholar_is_no_start_ship() {
    for away in [false, true] {
        let (mut play, me) = Play::drafted("martian-expert", ["scholar", "terraformer"]);
        let supply = play.tableau(&me).n_supply();
        play.play(&format!("{me} set-up scholar"));
        assert_eq!(play.offered(&me, "research").len(), 4, "any technology of level I");
        play.play(&format!("{me} research {}", slot(&play, "narrow-beam-lasers")));
        assert_eq!(play.tableau(&me).n_supply(), supply - 2, "the cube and the ship come from supply");
        assert_eq!((play.ships(&me), play.decision()), (vec!["sol 1 2".to_owned()], Some(Decision::Jump(1))));
        // The set-up of the mat raises the start ship at its present place.
        play.play(&format!("{me} {}", if away { "jump 1 sol a2" } else { "done" }));
        let expected =
            if away { vec!["sol 2".to_owned(), "a2 2".to_owned()] } else { vec!["sol 2 2".to_owned()] };
        while play.asked().as_ref() == Some(&me) && play.ships(&me) != expected {
            let action = play.legal_of(&me)[0].clone();
            play.play(&format!("{me} {action}"));
        }
        assert_eq!(play.ships(&me), expected, "away {away}");
    }
}

/// BTL-032: the upgrade of the Genius Engineer comes before the bonus of the technology, and control is checked.
#[test]
fn btl_032_the_upgrade_is_checked_at_once() {
    let table = "guild scholars-guild\nslot II-1 plasma-cannon\nslot III-1 capital-ship\np1 researched II-1
        p1 leaders genius-engineer\np1 ships a2 1\np2 ships a2 1\np2 outpost a2 food\np1 pop 4";
    let mut play = Play::deal(&format!("{table}\np1 ore 6"));
    play.play("p1 go scholars-guild\np1 research III-1");
    assert_eq!(play.legal_of("p1"), ["do", "pass"]);
    assert_eq!(play.ships("p1"), ["a2 1"], "the bonus has to wait");
    play.play("p1 do");
    assert_eq!(play.outposts("p1"), ["a2 food"], "control is taken before the ship of the bonus");
    assert_eq!(
        (play.ships("p1"), play.decision()),
        (vec!["sol 4".to_owned(), "a2 2".to_owned()], Some(Decision::Jump(1)))
    );
    let taken = play.events().iter().position(|it| matches!(it, Event::TookControl(..)));
    let built = play.events().iter().position(|it| matches!(it, Event::Built(..)));
    assert!(taken < built, "{:?}", play.events());
    let mut play = Play::deal(&format!("{table}\np1 ore 5"));
    play.play("p1 go scholars-guild\np1 research III-1");
    assert_eq!(play.legal_of("p1"), ["do", "pass"], "the upgrade costs nothing");
    let mut play =
        Play::deal("p1 leaders genius-engineer\np1 ore 4\np1 researched I-1\nslot II-1 plasma-cannon");
    play.play("p1 go basic-research-2\np1 research II-1");
    assert_eq!(play.decision(), Some(Decision::Produce), "not for level II");
    let mut play = Play::deal(
        "guild architects-guild\nslot IV-1 zero-point-reactor\np1 researched III-1 III-2 III-3\np1 leaders genius-engineer
        p1 ore 9 pop 4\np1 ships sol 1",
    );
    play.play("p1 go architects-guild\np1 research IV-1");
    assert_eq!(play.legal_of("p1"), ["do", "pass"], "for level IIII, too");
    play.play("p1 do");
    assert_eq!(play.goods("p1").0, 1);
}

/// The table of Frank before his action.
fn frank() -> Play {
    Play::deal(
        "modules new-technologies new-systems leaders
        p1 leaders opportunist terraformer
        p1 colonies sirius luytens-star
        p1 researched I-1 I-2 I-3
        slot II-3 terranova-cruisers
        deck 2 android-inspector data-brokers
        place a1 tz-arietis
        place b1 cd-69-2001
        p1 ships a1 3 yard-left 2
        p1 outpost a1 food
        p1 outpost yard-left food
        p1 ore 6 pop 4",
    )
}

/// EX-13 (BTL-018, BTL-039, BTL-041, BTL-048, BTL-059, BTL-060): Frank's leaders.
#[test]
fn ex_13_btl_039_btl_041_franks_leaders() {
    let mut play = frank();
    assert_eq!(play.sheet("p1").leaders, 4, "two colonies");
    play.play("p1 go basic-research-2\np1 research II-2\np1 seek commerce\np1 choose android-inspector");
    assert_eq!((play.tableau("p1").automated, play.decision()), ([1, 0, 0], Some(Decision::Jump(1))));
    play.play("p1 jump 2 yard-left b1");
    assert_eq!(play.outposts("p1"), ["a1 food", "b1 ore", "yard-left food"]);
    play.play("p1 do\np1 research II-3");
    assert!(
        play.tableau("p1").retinue.marked.iter().any(|it| it.id() == "cd-69-2001"),
        "a marker for the use"
    );
    play.play("p1 build sol\np1 done");
    assert_eq!(play.decision(), Some(Decision::ActAgain));
    assert_eq!(
        play.offered("p1", "go"),
        ["android-inspector", "terranova-cruisers"],
        "either of the new ones"
    );
    play.play("p1 go android-inspector\np1 colonise a1");
    assert_eq!(play.goods("p1").0, 0, "at its normal cost of 4");
    assert_eq!((play.colonies("p1").len(), play.sheet("p1").leaders), (3, 6), "the maximum of Terraformer");
    assert_eq!(play.tableau("p1").retinue.tokens, [1, 0], "one more use");
    assert_eq!(play.tableau("p1").pawn.map(|it| it.to_string()).as_deref(), Some("android-inspector"));
    assert_eq!(play.decision(), Some(Decision::Produce), "once in a turn");
}

/// BTL-039, BTL-041: the space must be free, and its technology researched in this turn.
#[test]
fn btl_039_btl_041_a_free_space_of_a_new_technology() {
    let research =
        "p1 leaders opportunist\np1 ore 9 pop 4\np1 ships a2 2\np1 outpost a2 food\np1 researched I-4";
    let mut play = Play::deal(research);
    play.play("p1 go basic-research-1\np1 research I-2\np1 done");
    assert_eq!(play.offered("p1", "go"), ["terraforming", "terraforming 2"], "not Advanced Robotics");
    assert_eq!(play.why_not("p1", "space advanced-robotics"), Some(Reason::NotNow));
    play.play("p1 done");
    assert_eq!(
        (play.decision(), play.tableau("p1").retinue.tokens),
        (Some(Decision::Produce), [2, 0]),
        "it may be left out"
    );
    let mut play = Play::deal(&format!("{research}\np2 pawn terraforming"));
    play.play("p1 go basic-research-1\np1 research I-2\np1 done");
    assert_eq!(play.offered("p1", "go"), ["terraforming 2"]);
    let mut play = Play::deal(&format!("{research}\np1 tokens opportunist 0"));
    play.play("p1 go basic-research-1\np1 research I-2\np1 done");
    assert_eq!(play.decision(), Some(Decision::Produce), "without a token");
    let mut play = Play::deal(&format!(
        "{research}\np1 colonies ross-154\np2 pawn terraforming\np3 pawn terraforming 2"
    ));
    play.play("p1 go basic-research-1\np1 research I-2\np1 done");
    assert_eq!(play.decision(), Some(Decision::Produce), "no pawn is pushed aside for it");
}

/// BTL-040: it is an action, so what makes actions cheaper counts, and so does a recall paid as ore.
#[test]
fn btl_040_the_additional_action_is_an_action() {
    let table = "p1 leaders opportunist\np1 pop 4\np1 ships a2 2\np1 outpost a2 food";
    let mut play = Play::deal(&format!("{table}\np1 ore 0\np1 colonies lp-944-020"));
    play.play("p1 go basic-research-1\np1 research I-2\np1 done");
    assert_eq!(
        play.offered("p1", "go"),
        ["terraforming", "terraforming 2"],
        "2 ore of the bonus, 2 less to pay"
    );
    play.play("p1 go terraforming");
    assert_eq!(play.goods("p1").0, 0);
    let mut play =
        Play::deal(&format!("{table}\np1 ore 2\nslot III-4 android-rights-movement\np1 researched III-4"));
    play.play("p1 go basic-research-1\np1 research I-2\np1 done\np1 go terraforming 2");
    assert_eq!(play.legal_of("p1"), ["pay population", "pay ore"]);
}

/// BTL-046: the ship of the Overachiever on Sol is not a start ship.
#[test]
fn btl_046_the_ship_of_the_overachiever_is_no_start_ship() {
    let (mut play, me) = Play::drafted("martian-expert", ["overachiever", "guerrilla-tactician"]);
    play.play(&format!("{me} set-up overachiever"));
    assert_eq!(
        (play.ships(&me), play.decision()),
        (vec!["sol 1 2".to_owned()], Some(Decision::KeepAchievement))
    );
    let kept = play.offered(&me, "keep");
    assert_eq!(kept.len(), 2);
    play.play(&format!("{me} keep {}", kept[0]));
    play.play(&format!("{me} set-up guerrilla-tactician"));
    assert_eq!(
        play.ships(&me)[0],
        "sol 2 2+",
        "the tile lies under the start ship, which the mat has raised"
    );
}

/// BTL-026, OQ-29: the private achievement is claimed like others but never brings the end.
#[test]
fn btl_026_a_private_achievement_does_not_bring_the_end() {
    let table = "p1 leaders overachiever\np1 goal grand-armada\nachievements empire transcendence polymath
        p2 claimed empire\np2 claimed transcendence\np1 ships sol 4 4 4";
    let mut play = Play::deal(table);
    play.play("p1 go basic-recruit\np1 mine");
    assert_eq!(play.legal_of("p1"), ["claim grand-armada"], "mandatory like any claim");
    play.play("p1 claim grand-armada");
    assert_eq!(play.board().last_round, None, "two markers count");
    assert!(play.events().contains(&Event::ClaimedPrivately(
        seat_of("p1"),
        play.board().tableaus[seat_of("p1")].retinue.goal.expect("a goal").card,
        3
    )));
    assert_eq!((play.sheet("p1").achievements, play.sheet("p1").leaders), (3, 1));
    play.play("p2 go basic-recruit\np2 mine\np3 go basic-recruit\np3 mine\np1 go basic-research-1\np1 research I-4\np1 mine");
    assert_eq!(play.asked().as_deref(), Some("p2"), "once");
}

/// BTL-047, EX-16: the private achievement and its extra VP are repeated by the Parallel Universe Generator.
#[test]
fn btl_047_ex_16_the_generator_repeats_the_private_achievement() {
    let table = "p1 leaders overachiever\np1 goal grand-armada\nachievements empire transcendence
        slot IV-1 parallel-universe-generator\np1 researched IV-1\np1 claimed transcendence\np1 ships sol 4 4 4";
    let mut play = Play::deal(table);
    assert_eq!(play.sheet("p1").level_4, 5, "Transcendence alone");
    play.play("p1 go basic-recruit\np1 mine\np1 claim grand-armada");
    let sheet = play.sheet("p1");
    assert_eq!((sheet.achievements + sheet.leaders, sheet.level_4), (9, 9), "4 VP more, and 4 again");
    let others = Play::deal(&format!("{table}\nturn p2\np2 ships sol 4 4 4"));
    let mut others = others;
    others.play("p2 go basic-recruit\np2 mine");
    assert_eq!(others.asked().as_deref(), Some("p3"), "nobody else may claim it");
}
