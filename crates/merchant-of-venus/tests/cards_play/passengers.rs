//! Every passenger is taken at the start and dropped off at the destination.

use merchant_of_venus::cards::Pack;
use merchant_of_venus::ids::{Culture, Passenger};
use merchant_of_venus::testing::Play;

#[test]
fn every_passenger_travels() {
    let pack = Pack::standard();
    for passenger in Passenger::all() {
        let card = &pack[passenger];
        let place = |culture: Option<Culture>, system: &str| match culture {
            Some(culture) => {
                (format!("culture {culture} {system}"), format!("{system}-A"), culture.to_string())
            }
            None => (String::new(), "GB".to_owned(), "base".to_owned()),
        };
        let (from, start, waits) = place(card.from, "TRP");
        let mut play = Play::deal(&format!("{from}\nwaiting {passenger} {waits}\np1 at {start}"));
        play.play(&format!("p1 stay\np1 take {passenger}"));
        assert!(play.merchant("p1").passengers.has(passenger));
        let (to, end, _) = place(card.to, "COL");
        let mut play = Play::deal(&format!("{to}\np1 at {end} credits 0\np1 passengers {passenger}"));
        play.play(&format!("p1 stay\np1 drop {passenger}"));
        let merchant = play.merchant("p1");
        assert_eq!(merchant.credits, u32::from(card.fare), "{passenger}");
        assert_eq!(
            i32::from(merchant.fame) - i32::from(merchant.infamy),
            i32::from(card.fame),
            "{passenger}"
        );
    }
}
