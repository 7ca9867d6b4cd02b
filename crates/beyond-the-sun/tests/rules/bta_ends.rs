//! BTA-068 to BTA-073: how a solo game ends.

use super::bta::{account, anarchists, idle, moved, own_turn};
use beyond_the_sun::anarchists::Ending;
use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Event};

/// BTA-068: the game ends at once when the last marker leaves the track; their turn is not finished.
#[test]
fn bta_068_the_last_marker() {
    let play = moved("rows convoy-raid threat +1 / ship 4\ntop convoy-raid\nmarkers 1");
    assert_eq!((play.asked(), play.ships("p2").len()), (None, 0), "the second section is not carried out");
    assert_eq!(anarchists(&play).ended, Some(Ending::Threat));
    assert_eq!(play.events().last(), Some(&Event::Ended));
    let play = moved("rows convoy-raid threat +1 / ship 4\ntop convoy-raid\nmarkers 2");
    assert_eq!((play.decision(), play.ships("p2").len()), (Some(Decision::Act), 1), "one is left");
}

/// BTA-068, OQ-16: a place that they get in the player's own turn can take the last marker and end the game.
#[test]
fn bta_068_in_the_own_turn() {
    let table = "p1 ships a1 2\np1 outpost a1 food\np2 ships a1 1\np1 ore 5 pop 2";
    let mut play = own_turn(&format!("{table}\nmarkers 1"));
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 2 a1 sol\np1 done");
    assert_eq!((play.asked(), play.outposts("p2").len()), (None, 1), "production is not played");
    let mut play = own_turn(&format!("{table}\nmarkers 2"));
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 2 a1 sol\np1 done");
    assert_eq!(play.decision(), Some(Decision::Produce));
}

/// The end of a turn with these achievements.
fn ended(lines: &str) -> Option<Ending> {
    let mut play = own_turn(lines);
    idle(&mut play);
    let ended = anarchists(&play).ended;
    assert_eq!(ended.is_some(), play.asked().is_none());
    ended
}

/// BTA-069: the turn is finished, then the game ends: no turn of the anarchists follows.
#[test]
fn bta_069_after_the_own_turn() {
    let mut play = own_turn("p1 colonies sirius tau-ceti wolf-359 procyon\np1 ore 1");
    play.play("p1 go basic-recruit");
    assert_eq!(play.decision(), Some(Decision::Produce), "the turn goes on");
    play.play("p1 mine");
    assert_eq!((play.asked(), account(&play)), (None, vec!["BroughtEnd(Player(0))".to_owned()]));
    assert!(play.goods("p1").0 > 1, "and production counts");
}

/// BTA-070: four colonies.
#[test]
fn bta_070_four_colonies() {
    assert_eq!(ended("p1 colonies sirius tau-ceti wolf-359 procyon"), Some(Ending::Player(0)));
    assert_eq!(ended("p1 colonies sirius tau-ceti wolf-359\nrows convoy-raid ship 1\ntop convoy-raid"), None);
}

/// BTA-071: two technologies of level III and three colonies.
#[test]
fn bta_071_level_three_and_three_colonies() {
    let techs = "slot III-1 capital-ship\nslot III-2 mercenary-fleet\np1 researched III-1 III-2";
    let quiet = "rows convoy-raid ship 1\ntop convoy-raid";
    assert_eq!(ended(&format!("{techs}\np1 colonies sirius tau-ceti wolf-359")), Some(Ending::Player(1)));
    assert_eq!(ended(&format!("{techs}\np1 colonies sirius tau-ceti\n{quiet}")), None);
    let one = "slot III-1 capital-ship\np1 researched III-1";
    assert_eq!(ended(&format!("{one}\np1 colonies sirius tau-ceti wolf-359\n{quiet}")), None);
}

/// BTA-072: one technology of level IIII and two colonies.
#[test]
fn bta_072_level_four_and_two_colonies() {
    let tech = "slot IV-1 giga-corporations\np1 researched IV-1";
    let quiet = "rows convoy-raid ship 1\ntop convoy-raid";
    assert_eq!(ended(&format!("{tech}\np1 colonies sirius tau-ceti")), Some(Ending::Player(2)));
    assert_eq!(ended(&format!("{tech}\np1 colonies sirius\n{quiet}")), None);
    assert_eq!(ended(&format!("p1 colonies sirius tau-ceti\n{quiet}")), None);
}

/// BTA-073: colonies of the anarchists do not end it.
#[test]
fn bta_073_not_by_their_colonies() {
    let play: Play =
        moved("p2 colonies sirius tau-ceti wolf-359 procyon\nrows convoy-raid ship 1\ntop convoy-raid");
    assert_eq!((play.decision(), anarchists(&play).ended), (Some(Decision::Act), None));
    let quiet = "rows convoy-raid ship 1\ntop convoy-raid";
    assert_eq!(ended(&format!("p2 colonies sirius tau-ceti wolf-359 procyon\n{quiet}")), None);
}
