//! Why not: every space, good, card and place has an answer with its rule.

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

/// MV-046: nobody but the one who is asked can do anything.
#[test]
fn mv_046_not_your_turn() {
    let play = Play::deal("");
    assert_eq!(play.why_not("p2", "stay"), Some(Reason::NotYourTurn(seat_of("p1"))));
    assert!(play.legal_of("p2").is_empty());
}
