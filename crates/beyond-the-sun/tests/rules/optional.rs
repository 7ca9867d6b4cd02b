//! BTS-190 to BTS-198: what is mandatory and what is not, substitutes, and cubes that go back.

use beyond_the_sun::ids::Place;
use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Marker, Reason};

/// BTS-190: costs and effects are carried out in full; what cannot be carried out cannot be chosen.
#[test]
fn bts_190_effects_are_mandatory() {
    let table = "slot II-1 human-experiments\np1 researched II-1\np1 pop 1\np1 ships sol 1";
    let mut play = Play::deal(table);
    assert!(play.offers("p1 go human-experiments"));
    play.play("p1 go human-experiments");
    assert_eq!(play.tableau("p1").pop, 0, "without ore the second option is the only one, and it is paid");
    let mut play = Play::deal(&format!("{table}\np1 ore 1"));
    play.play("p1 go human-experiments");
    assert_eq!(play.legal_of("p1"), ["option a", "option b"], "one of them must be carried out");
    assert_eq!(play.why_not("p1", "pass"), Some(Reason::Mandatory));
    let mut play = Play::deal(
        "slot III-1 cerebral-implants\nslot II-1 plasma-cannon\np1 researched I-1 III-1\np1 ore 3\np1 pop 0",
    );
    play.play("p1 go cerebral-implants");
    assert_eq!(
        play.decision(),
        Some(Decision::Research(2)),
        "the recruit researches: there is no stopping in between"
    );
    assert_eq!(play.why_not("p1", "done"), Some(Reason::Mandatory));
}

/// BTS-190: an option that cannot be carried out is closed.
#[test]
fn bts_190_options_that_cannot_be_carried_out() {
    let mut play = Play::deal("slot II-4 mass-cloning-r\np1 researched II-4\np1 pop 1 ore 1");
    play.play("p1 go mass-cloning-r");
    assert_eq!(play.legal_of("p1"), ["option a", "option b"]);
    assert_eq!(play.why_not("p1", "option c"), Some(Reason::CannotBeCarriedOut), "2 ore are missing");
}

/// BTS-191: the player is asked about optional effects and may skip them.
#[test]
fn bts_191_optional_effects() {
    let table = "slot II-4 orbital-hydroponics\np1 researched II-4\np1 ore 2\np1 pop 0";
    let mut play = Play::deal(table);
    play.play("p1 go orbital-hydroponics");
    assert_eq!(
        (play.decision(), play.legal_of("p1")),
        (Some(Decision::ChooseOrPass), vec!["do".to_owned(), "pass".to_owned()])
    );
    play.play("p1 pass");
    assert_eq!((play.goods("p1"), play.tableau("p1").automated), ((2, 1), [0, 0, 0]), "grown, not automated");
    let mut play = Play::deal(table);
    play.play("p1 go orbital-hydroponics\np1 do");
    assert_eq!((play.goods("p1"), play.tableau("p1").automated), ((0, 1), [1, 0, 0]));
}

/// BTS-192: jumps are optional one by one, all of them where the action has changed something already.
#[test]
fn bts_192_jumps_are_optional() {
    let mut play = Play::deal("slot II-1 plasma-cannon\np1 researched II-1\np1 ore 2");
    play.play("p1 go plasma-cannon");
    assert_eq!(play.decision(), Some(Decision::Jump(3)));
    play.play("p1 done");
    assert_eq!((play.decision(), play.ships("p1")), (Some(Decision::Produce), vec!["sol 1 3".to_owned()]));
}

/// BTS-193: upgrades without fitting ships are skipped.
#[test]
fn bts_193_upgrades_without_ships() {
    let mut play = Play::deal("slot II-1 human-experiments\np1 researched II-1\np1 pop 1\np1 ships sol 4");
    play.play("p1 go human-experiments");
    assert_eq!(play.decision(), Some(Decision::Jump(1)), "no upgrade is asked for");
}

/// BTS-194: an effect that converts supply may be forgone when none is left.
#[test]
fn bts_194_conversions_without_supply() {
    let mut play = Play::deal("p1 supply 0 0 0 0 0\np1 pop 1\np1 ships");
    play.play("p1 go basic-research-1\np1 research I-1");
    assert_eq!(
        play.decision(),
        Some(Decision::Produce),
        "no supply and no population left: the bonus is forgone"
    );
    let mut play = Play::deal("p1 supply 0 0 0 0 0\np1 pop 2\np1 ships");
    play.play("p1 go basic-research-1\np1 research I-1");
    assert_eq!(play.legal_of("p1"), ["build sol", "pass"]);
    let mut play = Play::deal("p1 supply 0 0 0 0 0\np1 pop 2");
    play.play("p1 go basic-research-1\np1 research I-3");
    assert_eq!(
        (play.goods("p1").1, play.tableau("p1").automated),
        (1, [1, 0, 0]),
        "two recruits are forgone"
    );
}

/// BTS-195: a substitute stays though markers of the sort are there again.
#[test]
fn bts_195_substitutes_are_not_exchanged() {
    let mut play = Play::deal(
        "turn p2\np1 removed food 7\np1 outpost a2 food\np1 outpost yard-left food\np2 ships sol 1",
    );
    assert_eq!(play.outposts("p1"), ["a2 food", "yard-left substitute"]);
    play.play("p2 go basic-build-jump\np2 pass\np2 jump 1 sol a2\np2 done");
    assert_eq!(
        (play.outposts("p1"), play.tableau("p1").removed),
        (vec!["yard-left substitute".to_owned()], [7, 0])
    );
}

/// BTS-196: a substitute taken back goes on no track and may be used again.
#[test]
fn bts_196_substitutes_come_back_beside_the_mat() {
    let mut play = Play::deal(
        "turn p2\nfirst p2\np1 removed food 8\np1 outpost a2 food\np1 ships sol 2\np2 ships sol 1",
    );
    assert_eq!(play.outposts("p1"), ["a2 substitute"]);
    play.play("p2 go basic-build-jump\np2 pass\np2 jump 1 sol a2\np2 done\np2 mine");
    assert_eq!((play.outposts("p1").len(), play.tableau("p1").removed), (0, [8, 0]), "the track stays empty");
    play.play("p3 go basic-recruit\np3 mine\np1 go basic-build-jump 2\np1 pass\np1 jump 2 sol a2\np1 done");
    let marker = play.board().outposts[Place::A2 as usize].map(|outpost| outpost.marker);
    assert_eq!(marker, Some(Marker::Substitute));
}

/// BTS-197, BTS-198: whatever column cubes were taken from, they come back from right to left.
#[test]
fn bts_197_bts_198_cubes_return_from_the_right() {
    let mut play = Play::deal("p1 pop 4\np1 supply 4 2 3 3 3\np1 researched I-4");
    play.play("p1 go advanced-robotics\np1 trade\np1 sell\np1 sell\np1 sell");
    assert_eq!(play.tableau("p1").supply, [5, 4, 3, 3, 3, 0], "B first, then above column A");
    let table = "guild scholars-guild\nslot II-4 orbital-hydroponics\nslot III-4 android-rights-movement\np1 researched II-4
        p1 ore 5 pop 4\np1 supply 1 4 3 3 3";
    let mut play = Play::deal(table);
    play.play("p1 go scholars-guild\np1 research III-4");
    assert_eq!(play.tableau("p1").supply, [2, 4, 3, 3, 3, 0], "the recall of the guild has gone to A");
    assert_eq!(play.legal_of("p1"), ["shift E A"], "the rightmost cube, to a column with room");
    play.play("p1 shift E A\np1 shift E A\np1 trade\np1 sell");
    assert_eq!(play.tableau("p1").supply, [4, 4, 3, 3, 2, 0], "the next cube fills the gap at the right");
}
