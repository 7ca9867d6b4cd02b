//! Lines of Trade, and goods that cannot be sold.

use super::card::{kinds, number, purse};
use super::cards_with;
use new_frontiers::testing::Play;

pub(super) fn claims(line: &str) -> bool {
    line.starts_with("trade:") || line == "property: untradable"
}

/// A good of each kind on a colony without any Trade or Consume line, and its price.
pub(super) const GOODS: [(&str, i32); 4] =
    [("artist_settlement", 1), ("iron_hills", 2), ("cradle_seas", 3), ("alien_curio_vault", 4)];

/// A sale brings the price of its kind and what the lines add for that kind.
#[test]
fn sales() {
    for (card, lines) in cards_with(claims) {
        for ((colony, price), kind) in GOODS.into_iter().zip(kinds()) {
            let added: i32 = lines
                .iter()
                .filter(|line| line.split_once(" vs ").is_none_or(|(_, only)| only == kind))
                .filter_map(|line| number(line, "trade: +"))
                .sum();
            let mut play = Play::deal(&format!("order p2 p1 p3\n{}\np1 colonies {colony}*", card.dealt()));
            play.play(&format!("p2 select trade_consume\np1 sell {colony}"));
            assert_eq!(purse(&play), [price + added, 0, 0], "{} sells {kind}", card.id);
        }
    }
}

/// A player who sells nothing gains nothing from any of these lines.
#[test]
fn no_sale_no_credits() {
    for (card, _) in cards_with(claims) {
        let mut play = Play::deal(&format!("order p2 p1 p3\n{}", card.dealt()));
        play.play("p2 select trade_consume");
        assert_eq!(purse(&play), [0; 3], "{}", card.id);
    }
}

/// A good on such a colony cannot be sold, regardless of its kind.
#[test]
fn untradable_goods() {
    let mut n_cards = 0;
    for (card, _) in cards_with(|line| line == "property: untradable") {
        for kind in kinds() {
            let mut play = Play::deal(&format!("order p2 p1 p3\np1 colonies {}*{kind}", card.id));
            play.play("p2 select trade_consume");
            assert!(play.board().underway().is_none(), "nothing to sell, nothing to ask");
            assert_eq!(play.empire("p1").goods.len(), 1);
            n_cards += 1;
        }
    }
    assert_eq!(n_cards, 4);
}
