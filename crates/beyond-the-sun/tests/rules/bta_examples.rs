//! The worked examples of the solo booklet.

use super::bta::{account, done, moved};
use beyond_the_sun::{Decision, Event, Marker};

/// The card of EX-17, on a table where its third section finds only level I.
fn example_card(lines: &str) -> beyond_the_sun::testing::Play {
    moved(&format!("top disinformation-campaign\n{lines}"))
}

/// EX-17: an action card with three sections is carried out (BTA-024).
#[test]
fn ex_17_an_action_card() {
    // Section 1: two ships move to the target; section 2: the threat rises; section 3: what is possible first.
    let play = example_card("p2 ships deep-space 1 2 1\np2 researched I-4");
    assert_eq!(done(&play), ["jump 2", "threat +1", "research 2 science"]);
    assert_eq!(play.ships("p2"), ["deep-space 1", "a1 1 2"]);
    // The outpost took the first marker, the second section the next.
    assert_eq!(super::bta::markers(&play), (11, 1));
    // Without a ship in Deep Space, a ship is placed there instead.
    let play = example_card("");
    assert_eq!(done(&play), ["ship 2", "threat +1", "research 1 science"]);
    assert_eq!((play.ships("p2"), play.tableau("p2").researched.len()), (vec!["deep-space 2".to_owned()], 1));
    // Economy before science, level II before level I.
    let play = example_card("p2 researched I-3 I-4\nslot II-4 orbital-hydroponics");
    assert_eq!(done(&play)[2], "research 2 economy");
    let play = example_card("p2 researched I-4\nslot II-6 bio-synaptic-network");
    assert_eq!(done(&play)[2], "research 2 science", "known technologies are researched, too");
    let play = example_card("p2 researched I-4 II-6\nslot II-6 bio-synaptic-network");
    assert_eq!(done(&play)[2], "research 1 economy", "the last one that is left");
}

/// EX-18: a whole turn of the anarchists (BTA-024, BTA-039, BTA-043, BTA-054, BTA-060).
///
/// The example's spaces are B = III-3, C = III-4 and D = III-6, all after commerce; A = III-1 is after military.
#[test]
fn ex_18_an_anarchist_turn() {
    let mut play = moved(
        "top schism-of-science\nmarkers 9\nplace a1 ez-aquarii\np2 ships deep-space 1 2
        slot II-1 plasma-cannon\nslot II-3 data-brokers\nslot II-4 supply-base\nslot II-6 android-inspector
        slot III-6 hyperdrive-boosters\np2 researched I-2 I-3 I-4 II-3 II-4 II-6
        event III-3 broken-seal\nplot III-3 reign-of-terror\ndeck 3 capital-ship quantum-data-exchange",
    );
    let account_so_far = account(&play);
    assert_eq!(
        account_so_far[1..4],
        ["row 1", "not colonise: NothingControlled", "did jump 1"],
        "colonise fails, the jump is made, +1 threat is ignored"
    );
    assert_eq!(play.ships("p2"), ["deep-space 1", "a1 2"], "the strongest ship goes to EZ Aquarii");
    assert_eq!(super::bta::markers(&play), (8, 0), "the leftmost marker is the outpost");
    assert_eq!(
        play.board().outposts.iter().flatten().map(|it| it.marker).collect::<Vec<_>>(),
        [Marker::Threat]
    );
    let rest = &account_so_far[account_so_far.iter().position(|line| line == "row 2").expect("row 2")..];
    assert_eq!(rest[1], "not research 3 economy: TypeNotShown(Economy)");
    assert_eq!(rest[2], "not research 3 military: MissingPrerequisite(III-1, II-1)");
    assert_eq!(rest[3], "did research 3 commerce");
    assert!(rest[4].starts_with("PreferredUnknown"), "D drops out: {rest:?}");
    assert_eq!(play.decision(), Some(Decision::AnarchistsResearch(3)));
    assert_eq!(play.offered("p1", "research"), ["III-3", "III-4"], "B or C");
    play.play("p1 research III-3");
    assert_eq!(play.tech("III-3").as_deref(), Some("quantum-data-exchange"), "the first commerce card");
    assert_eq!(super::bta::markers(&play), (7, 1), "the event's section of theirs");
    assert!(play.events().iter().any(|event| matches!(event, Event::OpenedGuild(_))), "and its guild");
    let top: Vec<_> = super::bta::anarchists(&play).top.iter().map(|card| card.id()).collect();
    assert_eq!(
        (top, play.decision()),
        (vec!["reign-of-terror"], Some(Decision::Act)),
        "then it is your turn"
    );
}
