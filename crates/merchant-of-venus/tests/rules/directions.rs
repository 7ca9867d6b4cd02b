//! MV-047 to MV-053: staying, direction and roll.

use merchant_of_venus::testing::Play;
use merchant_of_venus::{Decision, Reason};

/// MV-047: staying leads to business at a landing place and ends the turn elsewhere.
#[test]
fn mv_047_staying() {
    let mut play = Play::deal("culture 3 TRP\np1 at TRP-A");
    play.play("p1 stay");
    assert_eq!(play.decision(), Some(Decision::Trade));
    let mut play = Play::deal("p1 at DES05");
    play.play("p1 stay");
    assert_eq!(play.asked().as_deref(), Some("p2"), "an asteroid is no place for business");
}

/// MV-048: a drive is switched off before the direction is declared, and for the whole turn.
#[test]
fn mv_048_drives_are_switched_first() {
    let mut play = Play::deal("p1 drive red_drive\nthrows 1+2+3");
    assert!(play.offers("p1 switch off red_drive"));
    let mut off = play.clone();
    play.play("p1 head GB~COL.1");
    assert!(play.offered("switch").is_empty());
    play.play("p1 go GB~COL.1");
    assert_eq!(play.board().turn.points, 6, "a red space is skipped");
    off.play("p1 switch off red_drive\np1 head GB~COL.1\np1 go GB~COL.1");
    assert_eq!(off.board().turn.points, 5);
}

/// MV-049: the first step goes to the declared space.
#[test]
fn mv_049_direction_is_binding() {
    let mut play = Play::deal("throws 1+2+3");
    assert_eq!(play.offered("head"), ["head BIO~GB.3", "head GB~COL.1", "head NEB11"]);
    play.play("p1 head BIO~GB.3");
    assert_eq!(play.offered("go"), ["go BIO~GB.3"]);
    assert!(matches!(play.why_not("p1", "space NEB11"), Some(Reason::OtherHeading(_))));
}

/// MV-050, MV-051: dice are thrown only with the declaration; their sum is the speed.
#[test]
fn mv_050_mv_051_the_roll() {
    let mut play = Play::deal("throws 2+4+6");
    assert!(play.board().turn.dice.is_empty());
    play.play("p1 head NEB11");
    assert!(play.revealed(), "dice show something new");
    assert_eq!((play.board().turn.dice.to_vec(), play.board().turn.points), (vec![2, 4, 6], 12));
}

/// MV-052: the dice stay until the next turn.
#[test]
fn mv_052_dice_stay() {
    let mut play = Play::deal("culture 3 BIO\np1 at BIO12\nthrows 1+2+3");
    play.play("p1 head BIO01\np1 go BIO01\np1 go BIO-S\np1 land");
    assert_eq!(play.board().turn.dice.len(), 3);
    play.play("p1 done");
    assert!(play.board().turn.dice.is_empty());
}

/// MV-053: after the roll the ship must move.
#[test]
fn mv_053_must_move() {
    let mut play = Play::deal("throws 1+2+3");
    play.play("p1 head BIO~GB.3");
    assert!(!play.offers("p1 stay") && !play.offers("p1 land"));
    assert_eq!(play.why_not("p1", "stay"), Some(Reason::MustMove));
    assert_eq!(play.why_not("p1", "land"), Some(Reason::MustMove));
}
