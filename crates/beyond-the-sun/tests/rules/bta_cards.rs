//! BTA-064 to BTA-067: action cards with special rules.

use super::bta::{account, anarchists, done, idle, moved, own_turn};
use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Reason};

/// BTA-064: no action colonises for one turn; the space says why.
#[test]
fn bta_064_no_colonise_actions() {
    let table = "p1 ships a1 2\np1 outpost a1 food\np1 researched I-2\np1 ore 9 pop 2";
    assert!(own_turn(table).offers("p1 go terraforming"));
    let play = own_turn(&format!("{table}\nban colonise"));
    assert!(!play.offers("p1 go terraforming") && !play.offers("p1 go terraforming 2"));
    assert_eq!(play.why_not("p1", "space terraforming"), Some(Reason::Forbidden));
    let mut play = moved(&format!("{table}\np1 ore 20\ntop anti-immigration-policy"));
    assert!(anarchists(&play).bans.colonise && !play.offers("p1 go terraforming"));
    idle(&mut play);
    while play.decision() != Some(Decision::Act) {
        let first = play.legal_of("p1")[0].clone();
        play.play(&format!("p1 {first}"));
    }
    assert!(!anarchists(&play).bans.colonise, "for one turn only");
}

/// BTA-064, OQ-28: no action researches level II or III; level I, other options and bonuses stay allowed.
#[test]
fn bta_064_no_research_actions() {
    let table = "guild scholars-guild\nslot II-3 data-brokers\np1 researched I-1 I-2 II-3\np1 ore 20 pop 5";
    let free = own_turn(table);
    assert!(free.offers("p1 go basic-research-2") && free.offers("p1 go scholars-guild"));
    let mut play = own_turn(&format!("{table}\nban research"));
    assert_eq!(play.why_not("p1", "space basic-research-2"), Some(Reason::Forbidden));
    assert!(!play.offers("p1 go scholars-guild") && play.offers("p1 go basic-research-1"));
    play.play("p1 go data-brokers\np1 done");
    assert_eq!(
        (play.decision(), play.goods("p1").0),
        (Some(Decision::Produce), 22),
        "its other option is taken"
    );
    // A take-control bonus is not an action.
    let bonus =
        "place a1 cd-69-2001\nslot II-3 data-brokers\np1 researched I-2\np1 ore 3 pop 2\nban research";
    let mut play = own_turn(bonus);
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a1\np1 done");
    let sorts = play.offered("p1", "outpost");
    if let Some(sort) = sorts.first() {
        play.play(&format!("p1 outpost {sort}"));
    }
    play.play("p1 do");
    assert_eq!(play.offered("p1", "research"), ["II-3"]);
    let play = moved("top anti-research-movement");
    assert!(anarchists(&play).bans.research);
}

/// BTA-064: the Anti-Research Movement forbids levels II and III only; level IIII may be researched.
#[test]
fn bta_064_level_iiii_is_not_forbidden() {
    let table = "guild architects-guild scholars-guild\nslot III-1 capital-ship\nslot III-2 android-armada
        slot IV-1 galactic-hq\np1 researched II-1 III-1 III-2 III-3 III-4\np1 ore 20 pop 5\nban research";
    let mut play = own_turn(table);
    assert_eq!(play.why_not("p1", "space scholars-guild"), Some(Reason::Forbidden));
    assert!(play.offers("p1 go architects-guild"));
    play.play("p1 go architects-guild\np1 research IV-1");
    assert_eq!(play.goods("p1").0, 12);
    let early = own_turn("guild architects-guild\np1 ore 20 pop 5\nban research");
    let reason = early.why_not("p1", "space architects-guild");
    assert_eq!(reason, Some(Reason::NothingToResearch), "not forbidden, but too early");
}

/// BTA-065: one jump in the whole turn, regardless of what grants it.
#[test]
fn bta_065_one_jump() {
    let mut play = moved("top hyperspace-blockade\np1 ships sol 1 1\np1 pop 2 ore 2");
    assert_eq!(anarchists(&play).bans.jumps, Some(1));
    play.play("p1 go basic-build-jump\np1 pass");
    assert_eq!(play.decision(), Some(Decision::Jump(1)), "one of two");
    play.play("p1 jump 1 sol a2");
    assert_eq!((play.decision(), anarchists(&play).bans.jumps), (Some(Decision::Produce), Some(0)));
    // The jumps of an immediate bonus are limited as well.
    let mut play = own_turn("ban jumps 1\np1 pop 2");
    play.play("p1 go basic-research-1\np1 research I-2");
    assert_eq!(play.decision(), Some(Decision::Jump(1)));
    let mut play = own_turn("ban jumps 0\np1 pop 2");
    play.play("p1 go basic-research-1\np1 research I-2");
    assert_eq!(play.decision(), Some(Decision::Produce), "none is left");
    // A system that needs a jump first can no longer be colonised.
    let far = "slot II-3 stealth-terraformers-r\np1 researched II-3\np1 ships sol 4\np1 ore 9";
    assert!(own_turn(far).offers("p1 go stealth-terraformers-r"));
    assert!(!own_turn(&format!("{far}\nban jumps 0")).offers("p1 go stealth-terraformers-r"));
}

/// The technology that any level II puts on II-2, between military and commerce.
fn schism(deck: &str) -> Option<String> {
    let play = Play::deal(&format!(
        "solo normal\nturn p2\ntop schism-of-science\np2 researched I-1 I-2 II-1 II-3\nslot II-1 plasma-cannon
        slot II-3 data-brokers\np2 ships deep-space 1\nrows schism-of-science research 2 any\ndeck 2 {deck}"
    ));
    play.tech("II-2")
}

/// BTA-066: any level II on an unknown space between two types: a card of either type is allowed.
#[test]
fn bta_066_either_of_two_types() {
    assert_eq!(schism("orbital-hydroponics modular-fleet-r").as_deref(), Some("modular-fleet-r"), "military");
    assert_eq!(
        schism("orbital-hydroponics android-inspector").as_deref(),
        Some("android-inspector"),
        "commerce"
    );
}

/// BTA-067: the card put on the deck from the technology just researched is drawn and carried out at once.
#[test]
fn bta_067_drawn_at_once() {
    let play = moved(
        "top systemic-corruption\nslot II-1 plasma-cannon\nslot II-3 data-brokers\np2 researched I-1
        plot II-1 pirate-squadron\nrows pirate-squadron ship 4",
    );
    assert_eq!(done(&play), ["research 2 any known", "draw-card", "ship 4"]);
    let account = account(&play);
    let at = |line: &str| account.iter().position(|it| it.starts_with(line)).expect(line);
    assert!(at("TookCard") < at("drew pirate-squadron (open)"));
    assert_eq!(account.last().map(String::as_str), Some("Discarded(2)"));
    let none = moved(
        "top systemic-corruption\np2 researched I-1\nrows systemic-corruption research 2 any known > ship 1",
    );
    assert!(account_of(&none).contains("NoneKnown"), "only face-up ones");
}

fn account_of(play: &Play) -> String {
    account(play).join("\n")
}
