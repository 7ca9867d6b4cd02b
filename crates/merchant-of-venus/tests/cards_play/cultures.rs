//! Every culture is discovered, sells its good and buys others.

use engine::Index;
use merchant_of_venus::cards::Pack;
use merchant_of_venus::ids::{Culture, Good, Technology};
use merchant_of_venus::testing::{Play, seat_of};

/// Each culture in the Colony World: First Contact, its credits, its goods and technologies.
#[test]
fn every_culture_is_discovered() {
    let pack = Pack::standard();
    for culture in Culture::all() {
        let mut play = Play::deal(&format!("hide {culture} COL\np1 at COL05 credits 500\nthrows 1+1+1 1"));
        play.play("p1 head COL04\np1 go COL04\np1 go COL-B");
        assert_eq!(
            play.board().system_of(culture).map(merchant_of_venus::ids::System::id),
            Some("COL"),
            "{culture}"
        );
        let card = &pack.contacts[culture.at()];
        assert_eq!(play.board().contact_credits(seat_of("p1"), culture), u32::from(card.credits));
        assert!(play.offers(&format!("p1 buy good {}", culture.good())), "{culture}");
    }
}

/// A pilot without discounts whose home is elsewhere.
pub(super) fn stranger(culture: Culture) -> &'static str {
    if culture.number() == 6 { "qossuth_1" } else { "human_1" }
}

/// Each good is bought at its printed cost.
#[test]
fn every_good_is_bought() {
    let pack = Pack::standard();
    for good in Good::all() {
        let mut play = Play::deal(&format!(
            "culture {} TRP\np1 at TRP-A credits 500\np1 pilot {}",
            good.culture(),
            stranger(good.culture())
        ));
        play.play(&format!("p1 stay\np1 buy good {good}"));
        assert_eq!(play.merchant("p1").credits, 500 - u32::from(pack[good].cost), "{good}");
    }
}

/// Each good is sold to each of its buyers on each of their market tokens, for the price of that state.
#[test]
fn every_good_is_sold_on_every_market() {
    let pack = Pack::standard();
    let mut n = 0;
    for good in Good::all() {
        for buyer in &pack[good].buyers {
            for (top, token) in pack.markets[buyer.at()].iter().enumerate() {
                let order = [top, (top + 1) % 3, (top + 2) % 3].map(|token| token.to_string()).join(" ");
                let mut play = Play::deal(&format!(
                    "culture {buyer} TRP order {order}\np1 at TRP-A credits 0\np1 goods {good}"
                ));
                play.play(&format!("p1 stay\np1 sell {good}"));
                let state = token.of[good.at()].expect("the culture buys it");
                assert_eq!(
                    play.merchant("p1").credits,
                    u32::from(pack[good].resale[state.at()]),
                    "{good} to {buyer}"
                );
                n += 1;
            }
        }
    }
    assert_eq!(n, 3 * 58, "58 pairs of good and buyer");
}

/// Each technology is bought where it is made.
#[test]
fn every_technology_is_bought() {
    let pack = Pack::standard();
    for technology in Technology::all() {
        let card = &pack[technology];
        let mut play = Play::deal(&format!(
            "culture {} TRP\np1 at TRP-A credits 500\np1 pilot {}",
            card.culture,
            stranger(card.culture)
        ));
        play.play(&format!("p1 stay\np1 buy technology {technology}"));
        let merchant = play.merchant("p1");
        assert_eq!(
            (merchant.technologies[technology.at()], merchant.credits),
            (1, 500 - u32::from(card.cost))
        );
        assert_eq!(play.offers(&format!("p1 buy technology {technology}")), card.max == 0, "{technology}");
    }
}
