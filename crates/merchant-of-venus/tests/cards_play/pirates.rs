//! Every pirate is fought in every way, won and lost.

use merchant_of_venus::Event;
use merchant_of_venus::cards::Pack;
use merchant_of_venus::ids::{Category, Pirate, Stat};
use merchant_of_venus::testing::Play;

#[test]
fn every_pirate_is_fought() {
    let pack = Pack::standard();
    for pirate in Pirate::all() {
        let card = &pack[pirate];
        for stat in Stat::ALL {
            for die in 1..=6_u8 {
                // Laser and shield of 5, a pilot of skill 5 who makes pirates count 2 less.
                let mut play = Play::deal(&format!(
                    "p1 at DES01 laser 5 shield 5 credits 100\np1 pilot qossuth_3b\ntoken DES03 pirate {pirate} 1
                     deck rewards rw_20\nthrows 1+2+3 {die}"
                ));
                play.play(&format!("p1 head DES02\np1 go DES02\np1 go DES03\np1 fight {stat}"));
                if play.offers("p1 accept") {
                    play.play("p1 accept");
                }
                let wins = die + card.modifier.saturating_sub(2) <= 5;
                assert_eq!(play.merchant("p1").wins, u8::from(wins), "{pirate} by {stat} with {die}");
                assert_eq!(play.asked().as_deref(), Some(if wins { "p1" } else { "p2" }));
            }
        }
    }
}

/// Each pirate robs goods of its own category alone.
#[test]
fn every_pirate_robs() {
    let pack = Pack::standard();
    let goods = [
        (Category::Basic, "space_spice"),
        (Category::Premium, "melf_pelts"),
        (Category::Luxury, "voil_silk"),
    ];
    for pirate in Pirate::all() {
        for (category, good) in goods {
            let mut play = Play::deal(&format!(
                "p1 at DES09 credits 100\np1 goods {good}\ntoken DES03 pirate {pirate} 0\nthrows 1+1+1"
            ));
            play.play("p1 head DES01\np1 go DES01\np1 go DES02\np1 go DES03");
            let robbed = pack[pirate].category == category;
            assert_eq!(play.merchant("p1").n_goods(), u8::from(!robbed), "{pirate} and {good}");
            assert_eq!(play.merchant("p1").credits, if robbed { 100 } else { 80 });
        }
    }
}

/// Each pirate can be drawn by the card of its colour.
#[test]
fn every_pirate_is_drawn() {
    for (card, n) in [("en_pi_copper", 4), ("en_pi_silver", 4), ("en_pi_gold", 4)] {
        let mut found = std::collections::BTreeSet::new();
        for which in 0..n {
            let mut play =
                Play::deal(&format!("p1 at DES01\ndeck encounters {card}\nthrows 1+2+3 {which}/{n}"));
            play.play("p1 head DES02\np1 go DES02\np1 go DES03");
            let placed = play.events().iter().find_map(|event| match event {
                Event::PiratePlaced(_, pirate) => Some(*pirate),
                _ => None,
            });
            found.insert(placed.expect("a pirate").id());
        }
        assert_eq!(found.len(), n, "{card}");
    }
}
