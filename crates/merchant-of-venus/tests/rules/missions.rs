//! MV-172 to MV-178: missions.

use merchant_of_venus::ids::{Source, System};
use merchant_of_venus::testing::Play;
use merchant_of_venus::{Decision, Reason};

/// From next to the base onto it.
const LAND: &str = "p1 head GB\np1 go GB\np1 land";

fn source(id: &str) -> Source {
    Source::from_id(id).expect("a component")
}

/// MV-172, MV-173: a mission with a destination is completed at a landing place there, if its condition is met.
#[test]
fn mv_172_mv_173_destination() {
    let mut play = Play::deal("culture 3 TRP\np1 at TRP-A shield 2\np1 missions ms_01\ndeck rewards rw_20");
    assert!(!play.offers("p1 complete ms_01"), "after movement");
    play.play("p1 stay\np1 complete ms_01");
    assert!(play.merchant("p1").done.iter().any(|mission| mission.id() == "ms_01"));
    let mut weak = Play::deal("culture 3 TRP\np1 at TRP-A shield 1\np1 missions ms_01");
    weak.play("p1 stay");
    let missing = Reason::GoalOpen { goal: source("ms_01"), have: 1, want: 2 };
    assert_eq!(weak.why_not("p1", "card ms_01"), Some(missing));
    let mut away = Play::deal("culture 3 COL\np1 at COL-A shield 2\np1 missions ms_01");
    away.play("p1 stay");
    assert_eq!(
        away.why_not("p1", "card ms_01"),
        Some(Reason::LandAt(System::from_id("TRP").expect("a system")))
    );
    let early = Play::deal("culture 3 TRP\np1 at TRP-A shield 2\np1 missions ms_01");
    assert_eq!(early.why_not("p1", "card ms_01"), Some(Reason::AfterMovement));
}

/// MV-174: without a destination only the condition counts, at any time of the own turn.
#[test]
fn mv_174_no_destination() {
    let mut play =
        Play::deal("p1 at BIO01\np1 technologies jammer fuzzy_dice\np1 missions ms_23\ndeck rewards rw_20");
    play.play("p1 complete ms_23");
    assert_eq!(play.decision(), Some(Decision::Start));
    let mut flyby =
        Play::deal("p1 at MOO~SNO.3 shield 0\np1 missions ms_15\ndeck rewards rw_20\nthrows 1+1+1 6");
    flyby.play("p1 head SNO01\np1 go SNO01");
    assert_eq!(flyby.decision(), Some(Decision::Declare), "the turn ended there, by a failed test");
    flyby.play("p1 complete ms_15");
    assert_eq!(flyby.sheet("p1").missions, 12);
}

/// MV-174: costs are paid on completion, and without them there is none.
#[test]
fn mv_174_costs() {
    let mut play = Play::deal(
        "culture 3 DES\np1 at DES-A\np1 goods space_spice mulch_wine\np1 missions ms_02\ndeck rewards rw_20",
    );
    play.play("p1 stay\np1 complete ms_02");
    assert_eq!(play.decision(), Some(Decision::GiveGood));
    play.play("p1 give mulch_wine");
    assert_eq!((play.merchant("p1").n_goods(), play.merchant("p1").done.len()), (1, 1));
    let mut play = Play::deal("culture 3 POL\np1 at POL-A credits 30\np1 missions ms_09\ndeck rewards rw_20");
    play.play("p1 stay\np1 complete ms_09");
    assert_eq!(play.merchant("p1").credits, 0);
    let mut poor = Play::deal("culture 3 POL\np1 at POL-A credits 29\np1 missions ms_09");
    poor.play("p1 stay");
    assert!(poor.offered("complete").is_empty());
}

/// MV-175: a reward and a new mission.
#[test]
fn mv_175_reward_and_replacement() {
    let mut play = Play::deal(
        "p1 technologies jammer fuzzy_dice\np1 missions ms_23\ndeck rewards rw_20\ndeck missions ms_07",
    );
    play.play("p1 complete ms_23");
    assert!(play.revealed());
    let open: Vec<_> = play.merchant("p1").missions.iter().map(|open| open.mission.id()).collect();
    assert_eq!((open, play.merchant("p1").rewards.len()), (vec!["ms_07"], 1));
}

/// MV-176: 60 credits at the base, once.
#[test]
fn mv_176_second_mission() {
    let mut play = Play::deal("p1 at BIO~GB.3 credits 59\np1 missions ms_05\nthrows 1+2+3");
    play.play(LAND);
    let reason = Reason::TooExpensive { need: 60, have: 59, printed: 60 };
    assert_eq!(play.why_not("p1", "second_mission"), Some(reason));
    let mut stayed = Play::deal("p1 credits 60\np1 missions ms_05");
    stayed.play("p1 stay");
    assert_eq!(stayed.why_not("p1", "second_mission"), Some(Reason::NotLanded));
    let mut away = Play::deal("culture 3 TRP\np1 at TRP-A credits 100");
    away.play("p1 stay");
    assert_eq!(away.why_not("p1", "second_mission"), Some(Reason::WrongPlace));
}

/// MV-177, D-40: 5 fame at once, and it is not a buy action.
#[test]
fn mv_177_fame() {
    let mut play = Play::deal("p1 at BIO~GB.3 credits 60\nthrows 1+2+3");
    play.play(LAND).play("p1 second mission");
    assert_eq!((play.merchant("p1").fame, play.board().turn.n_buys), (5, 0));
}

/// MV-178: of two, either first; each is replaced.
#[test]
fn mv_178_any_order() {
    let mut play = Play::deal(
        "p1 technologies jammer fuzzy_dice\np1 goods voil_silk voil_silk space_spice space_spice
         p1 missions ms_23 ms_18\ndeck rewards rw_20 rw_01\ndeck missions ms_07 ms_08",
    );
    assert_eq!(play.offered("complete"), ["complete ms_23", "complete ms_18"]);
    play.play("p1 complete ms_18\np1 complete ms_23");
    assert_eq!((play.merchant("p1").missions.len(), play.merchant("p1").done.len()), (2, 2));
}

/// MV-174, D-59: deeds count from when the card came into play.
#[test]
fn mv_174_deeds_since() {
    let mut play = Play::deal(
        "p1 credits 0\np1 passengers pa_02 pa_03\np1 missions ms_20\ndeck rewards rw_20\ndeck missions ms_05",
    );
    play.play("p1 stay");
    assert!(play.offered("complete").is_empty());
    play.play("p1 drop pa_02\np1 complete ms_20");
    let mut late =
        Play::deal("p1 at BIO~GB.3 credits 60\np1 passengers pa_02 pa_03\ndeck missions ms_20\nthrows 1+2+3");
    late.play(LAND).play("p1 drop pa_02\np1 second mission");
    assert!(late.offered("complete").is_empty(), "delivered before");
    let missing = Reason::GoalOpen { goal: source("ms_20"), have: 0, want: 1 };
    assert_eq!(late.why_not("p1", "card ms_20"), Some(missing));
    late.play("p1 drop pa_03");
    assert_eq!(late.offered("complete"), ["complete ms_20"]);
}
