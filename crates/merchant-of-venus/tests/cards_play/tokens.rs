//! Every telegate leads to every other, every production token produces.

use engine::Index;
use merchant_of_venus::Token;
use merchant_of_venus::ids::Culture;
use merchant_of_venus::testing::Play;

#[test]
fn every_telegate_leads_to_every_other() {
    for from in 1..=6 {
        for to in (1..=6).filter(|to| *to != from) {
            let mut play = Play::deal(&format!(
                "p1 at DES01\ntoken DES03 telegate {from}\ntoken JUN05 telegate {to}\nthrows 1+2+3 {to}"
            ));
            play.play("p1 head DES02\np1 go DES02\np1 go DES03\np1 jump");
            assert_eq!(play.ship("p1"), "JUN05", "{from} to {to}");
        }
    }
}

#[test]
fn every_telegate_card_places_its_gate() {
    for number in 1..=6 {
        let mut play = Play::deal(&format!("p1 at DES01\ndeck encounters en_tg{number}\nthrows 1+2+3"));
        play.play("p1 head DES02\np1 go DES02\np1 go DES03");
        assert_eq!(play.board().telegate(number).map(merchant_of_venus::ids::Space::id), Some("DES03"));
        assert!(play.board().tokens.contains(&Token::Telegate(number)));
    }
}

#[test]
fn every_production_token_produces() {
    for (number, culture) in Culture::all().enumerate() {
        let good = culture.good();
        let mut play = Play::deal(&format!(
            "culture {culture} TRP\nsupply {good} 3\np1 at DES01\ndeck encounters en_production\nthrows 1+2+3 {number}/14"
        ));
        let before = play.board().offers[culture.at()][good.at()];
        play.play("p1 head DES02\np1 go DES02\np1 go DES03");
        assert_eq!(play.board().offers[culture.at()][good.at()], before + 3, "{culture}");
        assert_eq!(play.board().supply[good.at()], 0);
    }
}
