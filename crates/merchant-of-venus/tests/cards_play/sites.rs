//! A merchant spaceport is built on every site and closes its city.

use engine::Index;
use merchant_of_venus::cards::Pack;
use merchant_of_venus::ids::Site;
use merchant_of_venus::query::Kind;
use merchant_of_venus::testing::{Play, seat_of};

#[test]
fn every_site_is_built() {
    let pack = Pack::standard();
    for site in Site::all() {
        let card = &pack[site];
        let mut play = Play::deal(&format!("culture 3 {}\np1 at {} credits 200", card.system, card.from));
        play.play(&format!("p1 stay\np1 build {site}"));
        assert_eq!((play.ship("p1"), play.merchant("p1").credits), (site.id(), 0));
        assert_eq!(play.board().ports[site.at()], Some(seat_of("p1")));
        assert_eq!(play.board().kind(card.from) == Kind::Asteroid, card.ruins_from, "{site}");
        if !card.ruins_from {
            play.idle_until(|board| board.turn.seat == seat_of("p1") && board.round == 2);
            assert!(!play.offers(&format!("p1 head {}", card.from)), "the way down from {site} is closed");
        }
    }
}
