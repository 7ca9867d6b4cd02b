//! BTA-051 to BTA-063: the anarchists research.

use super::bta::{account, anarchists, done, idle, moved};
use beyond_the_sun::effect::Plot;
use beyond_the_sun::ids::Slot;
use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Event, Reason};
use engine::{Game, Viewer};

/// A card that researches, on this table.
fn researched(row: &str, lines: &str) -> Play {
    moved(&format!("rows convoy-raid {row}\ntop convoy-raid\n{lines}"))
}

/// The slots with a cube of the anarchists.
fn cubes(play: &Play) -> Vec<&'static str> {
    play.tableau("p2").researched.iter().map(Slot::id).collect()
}

/// BTA-051: the technology of level I of a type, once.
#[test]
fn bta_051_level_one_of_a_type() {
    for (kind, slot) in [("military", "I-1"), ("commerce", "I-2"), ("economy", "I-3"), ("science", "I-4")] {
        let play = researched(&format!("research 1 {kind}"), "");
        assert_eq!(cubes(&play), [slot]);
    }
    let play = researched("research 1 economy > ship 1", "p2 researched I-3");
    assert!(account(&play).iter().any(|line| line.starts_with("not research 1 economy: AlreadyResearched")));
    assert_eq!(done(&play), ["ship 1"]);
}

/// BTA-052: any technology of level I: the player chooses one they do not have.
#[test]
fn bta_052_any_level_one() {
    let mut play = researched("research 1 any", "p2 researched I-2");
    assert_eq!(play.decision(), Some(Decision::AnarchistsResearch(1)));
    assert_eq!(play.offered("p1", "research"), ["I-1", "I-3", "I-4"]);
    assert_eq!(play.why_not("p1", "slot I-2"), Some(Reason::NotTheirs));
    play.play("p1 research I-4");
    assert_eq!(cubes(&play), ["I-2", "I-4"]);
    let play = researched("research 1 any", "p2 researched I-1 I-2 I-3");
    assert_eq!(cubes(&play), ["I-1", "I-2", "I-3", "I-4"], "nothing to choose");
    let play = researched("research 1 any > ship 1", "p2 researched I-1 I-2 I-3 I-4");
    assert_eq!(done(&play), ["ship 1"]);
}

/// BTA-053: the text of technologies, the immediate bonus included, does not concern them.
#[test]
fn bta_053_no_immediate_bonus() {
    let play = researched("research 1 commerce", "p1 ore 3");
    assert_eq!((cubes(&play), play.decision(), play.goods("p1").0), (vec!["I-2"], Some(Decision::Act), 3));
    assert!(!play.events().iter().any(|event| matches!(event, Event::Due(..) | Event::Gained(..))));
    let play = researched("research 2 military", "p2 researched I-1\ndeck 2 plasma-cannon");
    assert_eq!((play.tech("II-1").as_deref(), play.ships("p2").len()), (Some("plasma-cannon"), 0));
}

/// BTA-054: the type at the right of a prerequisite, all prerequisites, and not researched yet.
#[test]
fn bta_054_which_spaces_qualify() {
    let play = researched("research 2 military", "p2 researched I-1");
    assert_eq!(cubes(&play), ["I-1", "II-1"], "II-2 lacks I-2");
    let play = researched("research 2 military > ship 1", "p2 researched I-2");
    assert!(account(&play)[2].contains("MissingPrerequisite(II-1, I-1)"), "{:?}", account(&play));
    let play = researched("research 2 military > ship 1", "p2 researched I-1 II-1");
    assert!(account(&play)[2].contains("MissingPrerequisite(II-2, I-2)"), "{:?}", account(&play));
    let play = researched("research 3 military > ship 1", "p2 researched II-1\nslot II-1 generation-ships");
    assert!(account(&play)[2].contains("TypeNotShown(Military)"), "{:?}", account(&play));
    let play = researched("research 3 economy", "p2 researched II-1\nslot II-1 generation-ships");
    assert_eq!(cubes(&play), ["II-1", "III-1"]);
    let skips = "slot II-2 data-brokers\np2 researched I-1\nslot II-1 plasma-cannon";
    let play = researched("research 2 commerce > ship 1", skips);
    assert_eq!(done(&play), ["ship 1"], "known or not, all prerequisites are needed");
}

/// BTA-055: unknown technologies first; of several the player chooses.
#[test]
fn bta_055_unknown_ones_first() {
    let table = "p2 researched I-1 I-2\nslot II-1 plasma-cannon";
    let play = researched("research 2 military", table);
    assert_eq!(cubes(&play), ["I-1", "I-2", "II-2"], "II-1 is known");
    assert!(account(&play).iter().any(|line| line.starts_with("PreferredUnknown")));
    let mut play = researched("research 2 military", "p2 researched I-1 I-2");
    assert_eq!(play.decision(), Some(Decision::AnarchistsResearch(2)));
    assert_eq!(play.offered("p1", "research"), ["II-1", "II-2"]);
    play.play("p1 research II-1");
    assert_eq!(cubes(&play), ["I-1", "I-2", "II-1"]);
    let both = "p2 researched I-1 I-2\nslot II-1 plasma-cannon\nslot II-2 letters-of-marque";
    let play = researched("research 2 military", both);
    assert_eq!(play.offered("p1", "research"), ["II-1", "II-2"], "of known ones, too");
}

/// BTA-056: of which type the card on the space is does not matter.
#[test]
fn bta_056_the_card_may_be_of_another_type() {
    let play = researched("research 2 military", "p2 researched I-1\nslot II-1 generation-ships");
    assert_eq!(cubes(&play), ["I-1", "II-1"]);
}

/// BTA-057: a cube of theirs at the left of the space.
#[test]
fn bta_057_a_cube() {
    let play = researched("research 2 military", "p2 researched I-1\np1 researched I-1");
    assert_eq!((cubes(&play).len(), play.tableau("p1").researched.len()), (2, 1));
    let told = |event: &Event| matches!(event, Event::Researched(seat, _, None) if seat.0 == 1);
    assert!(play.events().iter().any(told));
}

/// BTA-058: the event's section of theirs, with the guild it opens; a known technology has none.
#[test]
fn bta_058_the_event_is_carried_out() {
    let play =
        researched("research 2 military", "p2 researched I-1\nevent II-1 leaked-archives\np1 pop 2 ore 2");
    assert_eq!((play.goods("p1"), play.board().guilds.len()), ((1, 1), 1));
}

/// BTA-059: cards are revealed until one shows the type; the others go under the deck.
#[test]
fn bta_059_until_one_fits() {
    let table = "p2 researched I-1\ndeck 2 orbital-hydroponics supply-base modular-fleet-r";
    let before = Play::deal("solo normal").state().view(Viewer::Spectator).n_techs[0];
    let play = researched("research 2 military", table);
    assert_eq!(play.tech("II-1").as_deref(), Some("supply-base"), "military is its second type");
    let shown = play.events().iter().find_map(|event| match event {
        Event::ShowedTechs(_, techs) => Some(techs.len()),
        _ => None,
    });
    assert_eq!((shown, play.state().view(Viewer::Spectator).n_techs[0]), (Some(2), before - 1));
    let mut last = researched("research 2 military", table);
    let n = usize::from(before) - 1;
    last.play("p1 go basic-recruit\np1 mine");
    assert!(n > 0 && last.board().undealt(2).iter().any(|tech| tech.id() == "orbital-hydroponics"));
}

/// BTA-060: for known and unknown technologies alike the action card goes on top of the deck.
#[test]
fn bta_060_the_action_card_goes_on_top() {
    for slot in ["", "slot II-1 plasma-cannon\n"] {
        let table =
            format!("{slot}p2 researched I-1\nplot II-1 pirate-squadron\nrows pirate-squadron ship 4");
        let mut play = researched("research 2 military", &table);
        let top: Vec<_> = anarchists(&play).top.iter().map(|card| card.id()).collect();
        assert_eq!(top, ["pirate-squadron"]);
        idle(&mut play);
        assert_eq!(account(&play)[0], "drew pirate-squadron (open)", "it is drawn next");
    }
}

/// BTA-061: the player sees that card, and no other of the deck.
#[test]
fn bta_061_the_top_card_is_open() {
    let play = researched("research 2 military", "p2 researched I-1\nplot II-1 pirate-squadron");
    let view = play.state().view(Viewer::Seat(engine::Seat(0)));
    assert_eq!(view.board.anarchists.map(|it| it.top.len()), Some(1));
    assert_eq!(view.n_anarchist_actions, 4, "the cards of level I below it lie face down");
    assert!(view.anarchists_next().is_some());
}

/// BTA-062: on an empty deck the card alone is the deck; the discards stay where they are.
#[test]
fn bta_062_alone_on_an_empty_deck() {
    let all = "disinformation-campaign recruitment-drive smuggled-blueprints wildcat-strikes";
    let table =
        format!("p2 researched I-1\nplot II-1 pirate-squadron\nrows pirate-squadron ship 1\ndiscards {all}");
    let mut play = researched("research 2 military", &table);
    assert_eq!((anarchists(&play).top.len(), anarchists(&play).deck().len()), (1, 0));
    assert_eq!(anarchists(&play).discards.len(), 5);
    idle(&mut play);
    assert_eq!(account(&play)[0], "drew pirate-squadron (open)", "nothing is shuffled");
}

/// BTA-063: level IIII is not for them.
#[test]
fn bta_063_never_level_four() {
    assert!("research 4 any".parse::<Plot>().is_err() && "research 3 any".parse::<Plot>().is_ok());
    let table = "p2 researched III-1 III-2 III-3\nslot III-1 capital-ship\nslot III-2 mercenary-fleet";
    let play = researched("research 3 military > ship 1", table);
    assert_eq!(done(&play), ["ship 1"]);
}
