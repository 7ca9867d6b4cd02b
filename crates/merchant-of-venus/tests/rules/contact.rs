//! MV-113 to MV-121: landing and First Contact.

use merchant_of_venus::ids::{Culture, System};
use merchant_of_venus::testing::{Play, seat_of};
use merchant_of_venus::{Decision, Event};

const LAND: &str = "p1 head BIO01\np1 go BIO01\np1 go BIO-S\np1 land";

/// Discovers the culture of the Biosphere, by default number 13.
fn discovered(more: &str) -> (Play, Culture) {
    let mut play = Play::deal(&format!("p1 at BIO12 credits 300\n{more}"));
    play.play(LAND);
    let system = System::from_id("BIO").expect("a system");
    let found = play.events().iter().find_map(|event| match event {
        Event::Discovered(_, at, culture) if *at == system => Some(*culture),
        _ => None,
    });
    (play, found.expect("a First Contact"))
}

/// MV-113, MV-114: landing leads on; the last point elsewhere does not.
#[test]
fn mv_113_mv_114_the_end_of_movement() {
    let (play, _) = discovered("throws 1+2+3 1");
    assert_eq!(play.decision(), Some(Decision::Trade));
    let mut play = Play::deal("p1 at TRP~DES.1\nthrows 1+1+1");
    play.play("p1 head TRP~DES.2\np1 go TRP~DES.2\np1 go TRP~DES.3\np1 go TRP~DES.4");
    assert_eq!(play.asked().as_deref(), Some("p2"));
}

/// MV-115, MV-116: the card is turned up for all, once.
#[test]
fn mv_115_mv_116_discovery() {
    let (play, culture) = discovered("throws 1+2+3 1");
    assert!(play.revealed());
    assert_eq!(play.board().system_of(culture).map(System::id), Some("BIO"));
    let mut again = Play::deal("culture 3 BIO\np1 at BIO12\nthrows 1+2+3");
    again.play(LAND);
    assert!(!again.events().iter().any(|event| matches!(event, Event::Discovered(..))));
}

/// MV-117: the market tokens lie in an order that chance chose, open to all.
#[test]
fn mv_117_market_stack() {
    let order = |die: u8| {
        let (play, culture) = discovered(&format!("throws 1+2+3 {die}"));
        play.board().markets[usize::from(culture.number() - 1)]
    };
    assert_eq!((order(1), order(4), order(6)), ([0, 1, 2], [1, 2, 0], [2, 1, 0]));
}

/// MV-118: passengers that waited for the culture can be taken at once.
#[test]
fn mv_118_waiting_passengers() {
    let (_, culture) = discovered("throws 1+2+3 1");
    let pack = merchant_of_venus::cards::Pack::standard();
    let passenger =
        pack.passengers.iter().find(|card| card.from == Some(culture)).expect("somebody lives there");
    let id = passenger.id.get_ref();
    let (play, _) = discovered(&format!("waiting {id} {culture}\nthrows 1+2+3 1"));
    assert!(play.offers(&format!("p1 take {id}")));
}

/// MV-119: goods and technologies come into the system.
#[test]
fn mv_119_goods_and_technologies() {
    let (play, culture) = discovered("throws 1+2+3 1");
    let place = usize::from(culture.number() - 1);
    assert_eq!(play.board().offers[place][place], play.board().pack[culture.good()].count);
    assert_eq!(play.board().supply[place], 0);
    assert!(play.board().tech_offers[place].iter().any(|n| *n > 0));
}

/// MV-120, MV-128: credits on the card pay at this culture before cash does.
#[test]
fn mv_120_mv_128_credits_on_the_card() {
    let (mut play, culture) = discovered("throws 1+2+3 1");
    let good = culture.good();
    let credits = u32::from(play.board().pack.contacts[usize::from(culture.number() - 1)].credits);
    assert_eq!(play.board().contact_credits(seat_of("p1"), culture), credits);
    let cost = u32::from(play.board().pack[good].cost);
    play.play(&format!("p1 buy good {good}"));
    let paid = cost.saturating_sub(credits);
    assert_eq!(play.merchant("p1").credits, 300 - paid);
    assert_eq!(play.board().contact_credits(seat_of("p1"), culture), credits.saturating_sub(cost));
}

/// MV-121: three buy and three sell actions in all.
#[test]
fn mv_121_three_and_three() {
    let (mut play, culture) = discovered("p1 credits 2000\nthrows 1+2+3 1");
    for _ in 0..3 {
        play.play(&format!("p1 buy good {}", culture.good()));
    }
    assert!(play.offered("buy").is_empty());
}
