//! MV-101 to MV-107: encounter cards.

use super::token;
use engine::Index;
use merchant_of_venus::ids::{Culture, Encounter};
use merchant_of_venus::testing::{Play, seat_of};
use merchant_of_venus::{Decision, Event, Reason, Token};

fn drawn(card: &str, more: &str) -> Play {
    let mut play = Play::deal(&format!("p1 at DES01\ndeck encounters {card}\n{more}"));
    play.play("p1 head DES02\np1 go DES02\np1 go DES03");
    play
}

/// MV-101: entering draws a card, which reveals something new.
#[test]
fn mv_101_a_card_is_drawn() {
    let play = drawn("en_ev_comet", "throws 1+2+3 4");
    assert!(play.revealed());
    assert_eq!(play.board().turn.points, 4 + 4);
    assert_eq!(play.board().discards.to_vec(), [Encounter::from_id("en_ev_comet").expect("a card")]);
}

/// MV-102: a token replaces the encounter, and is resolved at once.
#[test]
fn mv_102_tokens() {
    assert_eq!(token(&drawn("en_tg3", "throws 1+2+3"), "DES03"), Token::Telegate(3));
    assert_eq!(token(&drawn("en_blue", "throws 1+2+3"), "DES03"), Token::Blue);
    let rock = drawn("en_asteroid", "throws 1+2+3");
    assert_eq!(token(&rock, "DES03"), Token::Asteroid);
    assert!(rock.offers("p1 land"));
    let pirate = drawn("en_pi_gold", "throws 1+2+3");
    assert!(matches!(token(&pirate, "DES03"), Token::Pirate(_, 0)));
    assert!(matches!(pirate.decision(), Some(Decision::Fight(_))));
    let card = Encounter::from_id("en_pi_gold").expect("a card");
    assert_eq!(pirate.board().unseen[card.at()], 2, "the card is out of the game");
}

/// MV-103: a card can end the turn.
#[test]
fn mv_103_the_turn_ends() {
    let play = drawn("en_ev_ion", "p1 shield 1\nthrows 1+2+3 2");
    assert_eq!((play.asked().as_deref(), play.ship("p1")), (Some("p2"), "DES03"));
    let passed = drawn("en_ev_ion", "p1 shield 1\nthrows 1+2+3 1");
    assert_eq!((passed.asked().as_deref(), passed.merchant("p1").fame), (Some("p1"), 1));
}

/// MV-104: Production brings all goods of a known culture to its market; of an unknown one nothing.
#[test]
fn mv_104_production() {
    let culture = Culture::numbered(3).expect("a culture");
    let produce = |more: &str| drawn("en_production", &format!("{more}\nthrows 1+2+3 2/14"));
    let play = produce("culture 3 TRP\np2 goods space_spice\nsupply space_spice 4");
    assert_eq!((play.board().supply[2], play.board().offers[2][2]), (0, 5 + 4));
    assert!(play.events().contains(&Event::Produced(culture, 4)));
    assert!(produce("").events().contains(&Event::Produced(culture, 0)));
    assert_eq!(play.board().production.len(), 13);
}

/// MV-105: a title goes to the leader, and later to a player who has more.
#[test]
fn mv_105_titles() {
    let title = Encounter::from_id("en_ti_port_baron").expect("a title");
    let mut play =
        drawn("en_ti_port_baron", "culture 3 COL\np2 at COL-B credits 500\nport ICE01 p1\nthrows 1+2+3");
    assert!(play.merchant("p1").titles.has(title));
    play.idle_until(|board| board.turn.seat == seat_of("p2"));
    play.play("p2 stay\np2 build COL04");
    assert!(play.merchant("p1").titles.has(title), "a draw changes nothing");
    let mut play = drawn("en_ti_port_baron", "culture 3 COL\np2 at COL-B credits 500\nthrows 1+2+3");
    assert!(play.merchant("p1").titles.has(title), "nobody has any: it goes to the player who drew it");
    play.idle_until(|board| board.turn.seat == seat_of("p2"));
    play.play("p2 stay\np2 build COL04");
    assert!(play.merchant("p2").titles.has(title) && !play.merchant("p1").titles.has(title));
}

/// MV-106: intel lies in the row, can be bought by anybody, and goes back after use.
#[test]
fn mv_106_intel() {
    let card = Encounter::from_id("en_in_wire").expect("intel");
    let play = drawn("en_in_wire", "throws 1+2+3");
    assert!(play.board().row.has(card));
    let mut play = Play::deal("culture 3 TRP order 0 1 2\nrow en_in_wire en_in_freight\np1 credits 60");
    assert_eq!(play.offered("intel"), ["intel en_in_wire", "intel en_in_freight"]);
    play.play("p1 intel en_in_wire");
    assert!(play.offered("intel").is_empty(), "one a turn");
    let mut kept = play.clone();
    kept.idle_to_round(2);
    assert_eq!(kept.asked().as_deref(), Some("p1"));
    assert!(kept.offered("intel").is_empty(), "one at a time, in a later turn, too");
    assert_eq!(kept.why_not("p1", "card en_in_freight"), Some(Reason::AlreadyDone));
    play.play("p1 use en_in_wire\np1 system TRP");
    assert_eq!((play.board().markets[2], play.merchant("p1").credits), ([1, 2, 0], 50));
    assert!(play.board().row.has(card) && play.merchant("p1").intel.is_none());
}

/// MV-107: Archaeology pays for relics, or lets the player search for one.
#[test]
fn mv_107_archaeology() {
    let play = drawn("en_archaeology", "p1 credits 0\np1 rewards rw_01 rw_02 rw_09\nthrows 1+2+3");
    assert_eq!((play.merchant("p1").credits, play.merchant("p1").fame), (60, 1), "two relics");
    let mut play = drawn("en_archaeology", "p1 credits 20\ndeck rewards rw_01\nthrows 1+2+3");
    play.play("p1 yes");
    assert_eq!((play.merchant("p1").credits, play.merchant("p1").rewards.len()), (0, 1));
    let mut play = drawn("en_archaeology", "p1 credits 20\ndeck rewards rw_09\nthrows 1+2+3");
    play.play("p1 yes");
    assert_eq!((play.merchant("p1").rewards.len(), play.board().rewards_left.len()), (0, 24), "no relic");
    let play = drawn("en_archaeology", "p1 credits 19\nthrows 1+2+3");
    assert_eq!(play.decision(), Some(Decision::Move), "nothing to pay with");
    for rewards in ["", "rw_09"] {
        let play =
            drawn("en_archaeology", &format!("p1 credits 20\ndeck rewards_only {rewards}\nthrows 1+2+3"));
        assert_eq!(play.decision(), Some(Decision::Move), "no relic lies face down: {rewards}");
    }
}

/// MV-101, D-33: the discards are shuffled when the deck is empty; without any card nothing happens.
#[test]
fn mv_101_the_discards_come_back() {
    let mut play = Play::deal("p1 at DES01\np2 at DES01\ndeck encounters_only en_ev_comet\nthrows 1+2+3 1");
    play.play("p1 head DES02\np1 go DES02\np1 go DES03\np1 go DES04\np1 go DES05\np1 land");
    assert_eq!((play.board().unseen.iter().sum::<u8>(), play.board().discards.len()), (0, 1));
    play.throws("1+2+3 6").play("p2 head DES02\np2 go DES02\np2 go DES03");
    assert_eq!((play.board().turn.points, play.board().discards.len()), (4 + 6, 1), "the same card again");
    let mut none = Play::deal("p1 at DES01\ndeck encounters_only\nthrows 1+2+3");
    none.play("p1 head DES02\np1 go DES02\np1 go DES03\np1 go DES04");
    assert_eq!(none.board().turn.points, 3);
}
