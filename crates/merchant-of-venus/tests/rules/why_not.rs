//! "Why not?": every space, good, card and place has an answer with its rule.

use engine::Game;
use merchant_of_venus::ids::{Equipment, Good, Passenger, Site, Source, Space, System, Technology};
use merchant_of_venus::testing::{Play, seat_of};
use merchant_of_venus::{Reason, Thing};

/// Every reason names a rule of the ledger.
fn has_rule(reason: Reason) -> bool {
    reason.rule().starts_with("MV-")
}

/// MV-064: for each of the 268 spaces there is a reason or a legal step.
#[test]
fn mv_064_every_space() {
    let mut play = Play::deal("p1 at BIO12\nthrows 1+2+3");
    play.play("p1 head BIO01\np1 go BIO01");
    let mut n_open = 0;
    for space in Space::all() {
        match play.state().why_not(seat_of("p1"), Thing::Space(space)) {
            Some(reason) => assert!(has_rule(reason), "{space}: {reason:?}"),
            None => n_open += 1,
        }
    }
    assert_eq!(n_open, 2, "BIO-S and BIO02");
}

/// MV-138: for each good, technology and piece of equipment in a market, too.
#[test]
fn mv_138_everything_in_a_market() {
    let mut play = Play::deal("culture 5 TRP\np1 at TRP-A credits 70\np1 goods space_spice");
    play.play("p1 stay");
    let things = Good::all()
        .map(Thing::Good)
        .chain(Technology::all().map(|it| Thing::Card(Source::Technology(it))))
        .chain(Equipment::all().map(|it| Thing::Card(Source::Equipment(it))))
        .chain(Passenger::all().map(Thing::Passenger))
        .chain(Site::all().map(Thing::Site))
        .chain(System::all().map(Thing::System));
    let open: Vec<String> = things
        .filter(|thing| match play.state().why_not(seat_of("p1"), *thing) {
            Some(reason) => {
                assert!(has_rule(reason), "{thing}: {reason:?}");
                false
            }
            None => true,
        })
        .map(|thing| thing.to_string())
        .collect();
    assert_eq!(open, ["good space_spice", "good finest_dust", "card drilling_license", "card laser_step"]);
}

/// MV-046: only the seat that is asked can do anything.
#[test]
fn mv_046_not_your_turn() {
    let play = Play::deal("");
    assert_eq!(play.why_not("p2", "stay"), Some(Reason::NotYourTurn(seat_of("p1"))));
    assert!(play.legal_of("p2").is_empty());
}

/// MV-128: a forecast shows what an action brings, without results of dice.
#[test]
fn mv_128_forecasts() {
    use engine::Viewer;
    let mut play = Play::deal("culture 3 TRP\np1 at TRP-A credits 100\nthrows 1+2+3");
    let forecast = |play: &Play, action: &str| {
        let view = play.state().view(Viewer::Seat(seat_of("p1")));
        view.forecast(seat_of("p1"), action.parse().expect("an action"))
    };
    let head = forecast(&play, "head TRP01");
    assert!(head.reveals && head.events.is_empty() && head.points == 0);
    play.play("p1 stay");
    let buy = forecast(&play, "buy good space_spice");
    assert_eq!((buy.credits, buy.goods, buy.reveals), (-30, 1, false));
}

/// MV-064: reach includes every line and ends at cities.
#[test]
fn mv_064_reach() {
    use merchant_of_venus::query::reach;
    let mut play = Play::deal("p1 at COL06\nthrows 1+1+1");
    play.play("p1 head COL05");
    let reached: Vec<(&str, u8, bool)> =
        reach(play.board()).iter().map(|to| (to.space.id(), to.points, to.can_land)).collect();
    assert_eq!(reached, [("COL03", 0, false), ("COL04", 1, false), ("COL05", 2, false)]);
    let mut play = Play::deal("p1 at COL06\nthrows 1+1+2");
    play.play("p1 head COL05");
    assert!(reach(play.board()).iter().any(|to| to.space.id() == "COL-B" && to.points == 0 && to.can_land));
}
