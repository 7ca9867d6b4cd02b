//! MV-143 to MV-146: passengers.

use merchant_of_venus::Reason;
use merchant_of_venus::ids::Culture;
use merchant_of_venus::testing::Play;

/// MV-143: any number of passengers can be taken if there is space; it is not a buy action.
#[test]
fn mv_143_coming_aboard() {
    let mut play =
        Play::deal("waiting pa_08 base\nwaiting pa_09 base\nwaiting pa_18 base\np1 goods voil_silk");
    play.play("p1 stay\np1 take pa_08\np1 take pa_09");
    assert_eq!((play.merchant("p1").passengers.len(), play.board().turn.n_buys), (2, 0));
    assert_eq!(play.why_not("p1", "passenger pa_18"), Some(Reason::NoRoom), "a whole hold");
}

/// MV-144, MV-146: the base is a start and a destination.
#[test]
fn mv_144_mv_146_the_base() {
    let mut play = Play::deal("waiting pa_10 base\np1 credits 0\np1 passengers pa_02");
    play.play("p1 stay\np1 drop pa_02\np1 take pa_10");
    assert_eq!(play.merchant("p1").credits, 180);
}

/// MV-145: fare and fame or infamy at the destination; then the passenger is out of the game.
#[test]
fn mv_145_delivery() {
    let mut play = Play::deal("culture 9 TRP\np1 at TRP-A credits 0\np1 passengers pa_11 pa_02");
    play.play("p1 stay");
    assert_eq!(play.why_not("p1", "passenger pa_02"), Some(Reason::OtherDestination(None)));
    play.play("p1 drop pa_11");
    assert_eq!(
        (play.merchant("p1").credits, play.merchant("p1").fame, play.merchant("p1").delivered),
        (90, 3, 1)
    );
    let mut play = Play::deal("culture 2 TRP\np1 at TRP-A credits 0\np1 passengers pa_20");
    play.play("p1 stay\np1 drop pa_20");
    assert_eq!((play.merchant("p1").credits, play.merchant("p1").infamy), (190, 3));
    let place = Culture::numbered(2).expect("a culture").number();
    assert!(play.board().waiting[usize::from(place)].is_empty());
}
