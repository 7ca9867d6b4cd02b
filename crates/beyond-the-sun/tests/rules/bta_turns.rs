//! BTA-018 to BTA-026: turns of the anarchists, and how an action card is carried out.

use super::bta::{account, anarchists, done, idle, moved, own_turn};
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Decision, Event, Options};

/// Whose turns began, in order.
fn turns(play: &Play) -> Vec<String> {
    let turns = play.events().iter().filter_map(|event| match event {
        Event::TurnBegan(seat) => Some(seat.to_string()),
        _ => None,
    });
    turns.collect()
}

/// BTA-018: the anarchists take the first turn, then both alternate.
#[test]
fn bta_018_the_anarchists_begin() {
    let options: Options = "solo=normal".parse().expect("options");
    let mut play = Play::set_up(1, &options, 2);
    play.play("p1 mat uns-standard");
    assert_eq!(turns(&play)[0], "p2");
    while play.decision() != Some(Decision::Act) {
        let first = play.legal_of("p1")[0].clone();
        play.play(&format!("p1 {first}"));
    }
    let mut play = own_turn("rows convoy-raid ship 1\ntop convoy-raid");
    idle(&mut play);
    assert_eq!(turns(&play), ["p2", "p1"], "one turn of theirs between two of the player");
    assert_eq!((play.board().turn, play.board().round), (seat_of("p1"), 2));
}

/// BTA-019: they draw one card and carry it out.
#[test]
fn bta_019_one_card_a_turn() {
    let play = moved("rows convoy-raid ship 3\ntop convoy-raid pirate-squadron");
    assert_eq!(account(&play), ["drew convoy-raid (open)", "row 1", "did ship 3", "Discarded(1)"]);
    assert_eq!(play.ships("p2"), ["deep-space 3"]);
}

/// BTA-020: an empty deck is made of the discard pile, when a card must be drawn and not before.
#[test]
fn bta_020_the_discards_become_the_deck() {
    let all = "disinformation-campaign recruitment-drive smuggled-blueprints wildcat-strikes";
    let rows: String = all.split(' ').map(|card| format!("rows {card} ship 1\n")).collect();
    let play = moved(&format!("{rows}discards {all}"));
    assert_eq!(account(&play)[0], "Reshuffled(4)");
    assert_eq!((anarchists(&play).discards.len(), anarchists(&play).deck().len()), (1, 3));
    let play = moved(&format!("discards {all}\nrows convoy-raid ship 1\ntop convoy-raid"));
    assert_eq!((anarchists(&play).discards.len(), anarchists(&play).deck().len()), (5, 0), "not yet");
    let play = moved("draws wildcat-strikes\ndiscards recruitment-drive\nrows wildcat-strikes ship 1");
    assert_eq!(account(&play)[0], "drew wildcat-strikes", "there is a deck");
}

/// BTA-021: all cards of a turn are discarded together at its end, so none of them comes twice in it.
#[test]
fn bta_021_discarded_together() {
    let play = moved(
        "rows convoy-raid draw-card\nrows wildcat-strikes draw-card\nrows recruitment-drive ship 1
        rows smuggled-blueprints ship 1\nrows disinformation-campaign ship 1\ntop convoy-raid
        discards recruitment-drive smuggled-blueprints disinformation-campaign",
    );
    let account = account(&play);
    assert_eq!(account[3], "drew wildcat-strikes");
    assert_eq!(account[6], "Reshuffled(3)", "neither of the two cards drawn is among them: {account:?}");
    assert_eq!(account.last().map(String::as_str), Some("Discarded(3)"));
    assert_eq!((anarchists(&play).discards.len(), anarchists(&play).drawn.len()), (3, 0));
}

/// BTA-022: the player's turn has its phases, but there is nothing to claim.
#[test]
fn bta_022_nothing_to_claim() {
    let mut play = own_turn("p1 colonies sirius tau-ceti\np1 removed food 8 ore 8\np1 ore 9 pop 6");
    play.play("p1 go basic-recruit");
    assert_eq!(play.decision(), Some(Decision::Produce));
    play.play("p1 mine");
    assert!(!play.events().iter().any(|event| matches!(event, Event::Claimed(..))));
    assert_eq!(turns(&play)[0], "p2");
}

/// BTA-023: sections from top to bottom.
#[test]
fn bta_023_from_top_to_bottom() {
    let play = moved("rows convoy-raid ship 3 / ship 1 / ship 2\ntop convoy-raid");
    assert_eq!(done(&play), ["ship 3", "ship 1", "ship 2"]);
    let built = play.events().iter().filter_map(|event| match event {
        Event::Built(_, level, _) => Some(*level),
        _ => None,
    });
    assert_eq!(built.collect::<Vec<_>>(), [3, 1, 2]);
}

/// BTA-024: in a section the first effect that is possible ends it.
#[test]
fn bta_024_the_first_that_is_possible() {
    let row = "rows convoy-raid colonise > jump 1 > threat +1\ntop convoy-raid";
    let play = moved(&format!("{row}\np2 ships deep-space 2"));
    assert_eq!(done(&play), ["jump 1"]);
    assert!(account(&play).contains(&"not colonise: NothingControlled".to_owned()));
    let play = moved(row);
    assert_eq!(done(&play), ["threat +1"]);
    let play = moved(&format!("{row}\np2 ships a1 2 deep-space 1\np2 outpost a1"));
    assert_eq!(
        (done(&play), play.colonies("p2")),
        (vec!["colonise".to_owned()], vec!["alpha-centauri".to_owned()])
    );
}

/// BTA-025: one jump of several is enough for a jump effect to be carried out.
#[test]
fn bta_025_one_jump_is_enough() {
    let play = moved("rows convoy-raid jump 3 > ship 4\ntop convoy-raid\np2 ships deep-space 1");
    assert_eq!((done(&play), play.ships("p2")), (vec!["jump 3".to_owned()], vec!["a1 1".to_owned()]));
}

/// BTA-026: a section of which nothing is possible does nothing, and the next one follows.
#[test]
fn bta_026_a_section_in_vain() {
    let play = moved("rows convoy-raid colonise > jump 2 / ship 1\ntop convoy-raid");
    let account = account(&play);
    assert_eq!(
        account[1..5],
        ["row 1", "not colonise: NothingControlled", "not jump 2: NoShipInDeepSpace", "RowFailed"]
    );
    assert_eq!((done(&play), play.ships("p2")), (vec!["ship 1".to_owned()], vec!["deep-space 1".to_owned()]));
}
