//! MV-201 to MV-213: race technologies of cultures 8 to 14.

use super::n_technologies;
use engine::{Game, Known, Seat, Viewer};
use merchant_of_venus::testing::{Play, seat_of};
use merchant_of_venus::{Decision, Event};

/// MV-201: any number of passengers in the tanks, big ones too.
#[test]
fn mv_201_stasis_tanks() {
    let mut play = Play::deal(
        "waiting pa_08 base\nwaiting pa_09 base\nwaiting pa_18 base\np1 technologies stasis_tanks
         p1 goods voil_silk voil_silk voil_silk",
    );
    play.play("p1 stay\np1 take pa_08\np1 take pa_09\np1 take pa_18");
    assert_eq!(play.merchant("p1").passengers.len(), 3);
}

/// MV-202: after moving, once a turn, with a player on the same space.
#[test]
fn mv_202_jammer() {
    let mut play = Play::deal(
        "p1 at TRP~JUN.1\np2 at TRP~JUN.4\np1 technologies jammer\np1 missions ms_05\np2 missions ms_20\nthrows 1+1+1",
    );
    play.play("p1 head TRP~JUN.2\np1 go TRP~JUN.2\np1 go TRP~JUN.3\np1 go TRP~JUN.4");
    assert_eq!(play.decision(), Some(Decision::EndOfMove));
    play.play("p1 use jammer\np1 swap p2 ms_05 ms_20");
    let open = |seat: &str| play.merchant(seat).missions[0].mission.id();
    assert_eq!((open("p1"), open("p2"), play.asked().as_deref()), ("ms_20", "ms_05", Some("p2")));
    let mut alone = Play::deal(
        "p1 at TRP~JUN.1\np2 at GB\np1 technologies jammer\np1 missions ms_05\np2 missions ms_20\nthrows 1+1+1",
    );
    alone.play("p1 head TRP~JUN.2\np1 go TRP~JUN.2\np1 go TRP~JUN.3\np1 go TRP~JUN.4");
    assert_eq!(alone.asked().as_deref(), Some("p2"));
}

/// MV-202: a player who stays has also finished the movement phase.
#[test]
fn mv_202_jammer_after_staying() {
    let table = "p1 technologies jammer\np1 missions ms_05\np2 missions ms_20";
    for space in ["GB", "TRP~JUN.1"] {
        let mut play = Play::deal(&format!("p1 at {space}\np2 at {space}\n{table}"));
        play.play("p1 stay");
        assert_eq!(play.decision(), Some(Decision::EndOfMove), "{space}");
        play.play("p1 use jammer\np1 swap p2 ms_05 ms_20");
        assert_eq!(play.merchant("p1").missions[0].mission.id(), "ms_20");
    }
}

/// MV-202, D-63: deeds done before the exchange count for neither mission.
#[test]
fn mv_202_jammer_restarts_deeds() {
    let mut play = Play::deal(
        "p1 at TRP~JUN.1\np2 at TRP~JUN.1\np1 technologies jammer\np1 missions ms_05\np2 missions ms_20
         tally p1 deliver 3",
    );
    play.play("p1 stay\np1 use jammer\np1 swap p2 ms_05 ms_20");
    assert_eq!(play.merchant("p1").missions[0].since, 3);
    assert_eq!(play.asked().as_deref(), Some("p2"), "three passengers of before complete nothing");
}

/// MV-203: 3 fame for each completed mission.
#[test]
fn mv_203_jammer_fame() {
    assert_eq!(Play::deal("p1 technologies jammer\np1 done ms_01").sheet("p1").technologies, 3);
}

/// MV-204, MV-206: only the owner sees the two First Contact cards, which may change places, and the top encounter
/// card.
#[test]
fn mv_204_mv_206_data_probe() {
    let mut play =
        Play::deal("culture 10 POL\np1 technologies data_probe\ndeck encounters en_blue\nthrows 1+2+3");
    play.play("p1 head BIO~GB.3\np1 use data_probe\np1 system TRP\np1 system COL");
    let told: Vec<_> = play.said().iter().filter(|(known, _)| *known == Known::Only(Seat(0))).collect();
    assert_eq!(told.len(), 2, "only p1 hears what they are");
    let view = |viewer| play.state().view(viewer).known;
    let mine = view(Viewer::Seat(Seat(0)));
    assert_eq!(mine.iter().flatten().count(), 3, "two looked at, one discovered");
    assert_eq!(view(Viewer::Seat(Seat(1))).iter().flatten().count(), 1);
    let (trp, col) = (mine[1], mine[2]);
    let mut play = play.clone();
    play.play("p1 yes");
    let swapped = play.state().view(Viewer::Seat(Seat(0))).known;
    assert_eq!((swapped[1], swapped[2]), (col, trp));
    play.play("p1 yes");
    assert_eq!(play.decision(), Some(Decision::TopOrUnder));
    assert_eq!(
        play.state().view(Viewer::Seat(Seat(0))).top.map(merchant_of_venus::ids::Encounter::id),
        Some("en_blue")
    );
    assert_eq!(play.state().view(Viewer::Seat(Seat(1))).top, None);
    play.play("p1 top");
    assert_eq!(n_technologies(&play, "p1", "data_probe"), 0);
}

/// MV-204: a card put under the deck is not drawn next.
#[test]
fn mv_204_under_the_deck() {
    let mut play = Play::deal(
        "p1 at DES01\np1 technologies data_probe\ndeck encounters en_asteroid en_blue\nthrows 1+2+3",
    );
    play.play("p1 head DES02\np1 use data_probe\np1 done\np1 yes\np1 under\np1 go DES02\np1 go DES03");
    assert_eq!(super::token(&play, "DES03"), merchant_of_venus::Token::Blue);
}

/// MV-204: the two cards are different ones.
#[test]
fn mv_204_no_card_twice() {
    let mut play = Play::deal("culture 10 POL\np1 technologies data_probe\nthrows 1+2+3");
    play.play("p1 head BIO~GB.3\np1 use data_probe\np1 system TRP");
    assert!(!play.offers("p1 system TRP") && play.offers("p1 system COL"));
}

/// MV-205: one probe a turn, and any number owned.
#[test]
fn mv_205_one_a_turn() {
    let mut play = Play::deal("culture 10 POL\np1 technologies data_probe data_probe\nthrows 1+2+3");
    play.play("p1 head BIO~GB.3\np1 use data_probe\np1 done\np1 no");
    assert_eq!(n_technologies(&play, "p1", "data_probe"), 1);
    assert!(!play.offers("p1 use data_probe"));
    assert!(matches!(play.why_not("p1", "card data_probe"), Some(merchant_of_venus::Reason::UsedUp(_))));
}

/// MV-207: two dice of fame at the end.
#[test]
fn mv_207_fuzzy_dice() {
    let mut play = Play::deal("round 30\np1 at BIO01\np2 at BIO01\np1 technologies fuzzy_dice\nthrows 3 6");
    play.play("p1 stay\np2 stay");
    assert_eq!(play.sheet("p1").dice, 9);
    assert!(
        play.events()
            .iter()
            .any(|event| matches!(event, Event::FinalRoll(seat, _, 9) if *seat == seat_of("p1")))
    );
}

/// MV-209: the Variable Shield adds its die for the turn; lowering takes from the dial.
#[test]
fn mv_209_variable_shield() {
    let mut play = Play::deal("p1 at TRP06 shield 1\np1 technologies variable_shield\nthrows 1+2+3 5");
    play.play("p1 head TRP07\np1 power variable_shield 3\np1 go TRP07");
    assert!(matches!(play.decision(), Some(Decision::LowerOrEnd(_))), "5 is more than 1 + 3");
    play.play("p1 lower");
    assert_eq!(play.merchant("p1").dials[1], 0);
}

/// MV-210: Zen pays for every passenger, by shuttle too.
#[test]
fn mv_210_zen_by_shuttle() {
    let mut play = Play::deal(
        "culture 3 COL\np1 at COL06 credits 0\np1 technologies shuttle zen_paint_job\np1 passengers pa_10
         throws 3+2+1 1 1",
    );
    play.play("p1 head COL05\np1 power shuttle 3\np1 use shuttle\np1 drop pa_10");
    assert_eq!(play.merchant("p1").credits, 160 + 20);
}

/// MV-212: the Variable Laser helps against pirates as well.
#[test]
fn mv_212_variable_laser_in_fights() {
    let mut play = Play::deal(
        "p1 at DES01 laser 1\np1 technologies variable_laser\ntoken DES03 pirate pi_g6 0\ndeck rewards rw_20
         throws 1+2+6 1",
    );
    play.play("p1 head DES02\np1 power variable_laser 6\np1 go DES02\np1 go DES03\np1 fight laser");
    assert_eq!((play.merchant("p1").wins, play.asked().as_deref()), (1, Some("p1")), "1 + 6 against 7");
}

/// MV-213: a used probe can be bought again at its culture.
#[test]
fn mv_213_bought_again() {
    let mut play =
        Play::deal("culture 10 BIO\np1 at BIO12 credits 100\np1 technologies data_probe\nthrows 1+2+3");
    play.play("p1 head BIO01\np1 use data_probe\np1 done\np1 no\np1 go BIO01\np1 go BIO-S\np1 land");
    assert!(play.offers("p1 buy technology data_probe"));
}
