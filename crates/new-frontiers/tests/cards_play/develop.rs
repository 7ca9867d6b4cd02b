//! Lines of Develop: discounts and gains after buying.

use super::card::{PLAIN_HOME, gains, more, number, purse};
use super::cards_with;
use new_frontiers::testing::Play;

pub(super) fn claims(line: &str) -> bool {
    line.starts_with("develop:") || line.starts_with("after develop:")
}

/// Developments to buy, with their printed cost; of each size one more than the cards under test.
const WARES: [(&str, bool, i32); 4] = [
    ("drop_ships", false, 5),
    ("imperium_arms_factory", false, 4),
    ("mining_league", true, 9),
    ("imperium_lords", true, 9),
];

/// What `ware` costs p1, who did not select Develop: the smallest number of credits for which it is offered.
fn price(table: &str, ware: &str) -> i32 {
    let offered = |credits: &i32| {
        let mut play = Play::deal(&format!("order p2 p1 p3\n{table}\np1 credits {credits}\nface {ware}"));
        play.play("p2 select develop\np2 pass");
        play.offers(&format!("p1 develop {ware}"))
    };
    (0..20).find(offered).expect("nothing costs more than 9")
}

/// A discount lowers the price by its number, for every development or for large ones.
#[test]
fn discounts() {
    for (card, lines) in cards_with(claims) {
        for (ware, large, cost) in WARES.iter().filter(|(ware, ..)| *ware != card.id) {
            let counts = |line: &&String| *large || !line.ends_with(" for large");
            let less: i32 =
                lines.iter().filter(counts).filter_map(|line| number(line, "develop: cost -")).sum();
            assert_eq!(price(&card.dealt(), ware), cost - less, "{ware} with {}", card.id);
        }
    }
    assert_eq!(price(&format!("p1 home {PLAIN_HOME}"), "drop_ships"), 5, "without any");
}

/// A gain after buying is added; a player who buys nothing gains nothing.
#[test]
fn after_buying() {
    for (card, lines) in cards_with(claims) {
        let expected: Vec<_> =
            lines.iter().filter_map(|line| line.strip_prefix("after develop: gain ")).map(gains).collect();
        for (line, expected) in [("p1 develop prefab_habitats", expected), ("p1 pass", Vec::new())] {
            let less: i32 = lines.iter().filter_map(|line| number(line, "develop: cost -")).sum();
            let less = if lines.iter().any(|line| line.ends_with("for large")) { 0 } else { less };
            let paid = if line == "p1 pass" { 0 } else { 2 - less };
            let mut play = Play::deal(&format!("order p2 p1 p3\n{}\np1 credits 9", card.dealt()));
            play.play("p2 select develop\np2 pass");
            let before = purse(&play);
            play.play(line);
            let mut sum = [-paid, 0, 0];
            expected.iter().for_each(|gains| sum = std::array::from_fn(|i| sum[i] + gains[i]));
            assert_eq!(more(before, purse(&play)), sum, "{}: {line}", card.id);
        }
    }
}
