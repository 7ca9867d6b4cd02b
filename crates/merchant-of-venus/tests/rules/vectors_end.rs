//! MVX-17 to MVX-26: worked examples of technologies, fame and the end.

use super::n_technologies;
use engine::{Game, Index};
use merchant_of_venus::ids::{Culture, Good, Technology};
use merchant_of_venus::testing::{Play, seat_of};

/// MVX-17, MV-192, D-36: the culture after the last buyer, 1 after 14.
#[test]
fn mvx_17_black_market() {
    let play = Play::deal("");
    let buyer = |id: &str| play.board().pack[Good::from_id(id).expect("a good")].black_market.number();
    assert_eq!((buyer("space_spice"), buyer("chicle_liquor")), (8, 1), "buyers 4 to 7; buyers 11 to 14");
    assert_eq!(buyer("impossible_furniture"), 3, "14, then 1 and 2, which buy it anyway");
    let mut play = Play::deal(
        "culture 8 BIO\np1 at BIO12 credits 0\np1 goods space_spice space_spice
         p1 technologies cloaking_field\nthrows 1+2+3",
    );
    play.play(
        "p1 head BIO01\np1 power cloaking_field 1\np1 go BIO01\np1 go BIO-S\np1 land\np1 smuggle space_spice",
    );
    assert_eq!(
        (play.merchant("p1").credits, play.merchant("p1").infamy),
        (80, 2),
        "the price of an active market"
    );
    assert!(!play.offers("p1 smuggle space_spice"), "it was the one sell action");
}

/// MVX-18, MV-152: the higher of 2 and 5 is taken as infamy.
#[test]
fn mvx_18_passenger_overboard() {
    let mut play = Play::deal("p1 at BIO01\np1 passengers pa_02\nthrows 2 5");
    play.play("p1 cargo\np1 throw passenger pa_02");
    assert_eq!((play.merchant("p1").infamy, play.merchant("p1").passengers.len()), (5, 0));
    assert!(!play.board().passengers.contents().iter().any(|it| it.id() == "pa_02"), "out of the game");
}

/// MVX-19, MV-210: 3 and 4 bring 70 on top of the fare.
#[test]
fn mvx_19_zen() {
    let mut play = Play::deal("p1 credits 0\np1 passengers pa_02\np1 technologies zen_paint_job\nthrows 3 4");
    play.play("p1 stay\np1 drop pa_02");
    assert_eq!(play.merchant("p1").credits, 180 + 70);
}

/// MVX-20, MV-184, MV-185: both spoilers on 9 and on 10.
#[test]
fn mvx_20_spoilers() {
    for (throw, fancy, less_fancy) in [("2+3+4", 10, 10), ("2+3+5", 12, 10)] {
        for (spoiler, expected) in [("fancy_spoiler", fancy), ("less_fancy_spoiler", less_fancy)] {
            let mut play = Play::deal(&format!("p1 technologies {spoiler}\nthrows {throw}"));
            play.play("p1 head BIO~GB.3");
            assert_eq!(play.board().turn.points, expected, "{spoiler} on {throw}");
        }
    }
}

/// MVX-21, MV-189, MV-213: 11 and 10 are 21, and the token is on the market of culture 3 again.
#[test]
fn mvx_21_strong_flame() {
    let mut play = Play::deal("culture 3 TRP\np1 technologies strong_flame\nthrows 2+3+6");
    play.play("p1 head BIO~GB.3\np1 use strong_flame");
    assert_eq!((play.board().turn.points, n_technologies(&play, "p1", "strong_flame")), (21, 0));
    let flame = Technology::from_id("strong_flame").expect("a technology");
    let culture = Culture::numbered(3).expect("a culture");
    assert_eq!(play.board().tech_offers[culture.at()][flame.at()], 3);
}

const LAST_ROUND: &str =
    "round 30\nculture 3 TRP\np1 at TRP-A credits 800 fame 10 infamy 3\np2 at TRP-B credits 900
     port DES01 p1\nport DES04 p1\np1 contact 3 50";

/// MVX-22, MV-034 to MV-039: 800, two spaceports and 11 fame are 1310; with a fuzzy double of fours 1580.
#[test]
fn mvx_22_final_conversion() {
    let mut play = Play::deal(LAST_ROUND);
    play.play("p1 stay\np1 done\np2 stay\np2 done");
    let outcome = play.state().outcome().expect("the last turn of the last round");
    assert_eq!(play.sheet("p1").fame(), 11, "10 markers, 4 for the dials, 3 infamy");
    assert_eq!(outcome.points[seat_of("p1")], 1310);

    let mut play = Play::deal(&format!("{LAST_ROUND}\np1 technologies fuzzy_dice\nthrows 4 4"));
    play.play("p1 stay\np1 done\np2 stay\np2 done");
    assert_eq!(play.sheet("p1").fame(), 19);
    assert_eq!(play.state().outcome().expect("over").points[seat_of("p1")], 1580);
}

/// MVX-23, MV-036: fame 4 and infamy 5 disqualify, whatever the cash.
#[test]
fn mvx_23_disqualification() {
    let mut play = Play::deal("round 30\np1 credits 5000 infamy 5\np2 credits 10");
    play.play("p1 stay\np1 done\np2 stay\np2 done");
    let outcome = play.state().outcome().expect("over");
    assert_eq!(play.sheet("p1").fame(), -1);
    assert!(play.sheet("p1").is_disqualified());
    assert_eq!(outcome.places.as_slice(), [2, 1]);
}

/// MVX-24, MV-168, MV-169: two holds and three upgrades are 12 fame and the dials.
#[test]
fn mvx_24_dashboard_fame() {
    let play = Play::deal("p1 holds 2\np1 technologies shuttle market_flux variable_laser");
    let sheet = play.sheet("p1");
    assert_eq!((sheet.holds, sheet.upgrades, sheet.dials), (2 + 4, 2 + 4, 3 + 1));
    assert_eq!(sheet.fame(), 12 + 4);
}

/// MVX-25, MV-203: a Jammer and four completed missions are 12 fame.
#[test]
fn mvx_25_jammer() {
    let play = Play::deal("p1 technologies jammer\np1 done ms_01 ms_02 ms_03 ms_04");
    assert_eq!(play.sheet("p1").technologies, 12);
}

/// MVX-26, MV-176, MV-177: 60 credits for a second mission and 5 fame at once.
#[test]
fn mvx_26_second_mission() {
    let mut play = Play::deal("p1 at BIO~GB.3 credits 100\np1 missions ms_05\nthrows 1+2+3");
    play.play("p1 head GB\np1 go GB\np1 land\np1 second mission");
    let merchant = play.merchant("p1");
    assert_eq!((merchant.credits, merchant.fame, merchant.missions.len()), (40, 5, 2));
    assert!(!play.offers("p1 second mission"), "once");
}
