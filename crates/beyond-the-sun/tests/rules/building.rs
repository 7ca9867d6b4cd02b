//! BTS-135 to BTS-148: automating, building and upgrading.

use beyond_the_sun::cards::{Pack, PackRef};
use beyond_the_sun::ids::{Place, Sort};
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Decision, Event, Marker, Options, Reason};

/// BTS-135: the leftmost marker of the track moves to the automation track, and production rises.
#[test]
fn bts_135_automating() {
    let mut play = Play::deal("p1 removed ore 1");
    play.play("p1 go basic-research-1\np1 research I-4");
    let tableau = play.tableau("p1");
    assert_eq!((tableau.removed, tableau.automated), ([0, 2], [0, 2, 0]));
    assert!(play.events().contains(&Event::Automated(seat_of("p1"), Marker::Of(Sort::Ore))));
    play.play("p1 mine");
    assert_eq!(play.goods("p1").0, 1 + 2, "a second symbol is visible now");
}

/// BTS-136: from an empty track a substitute is automated; no claim comes of it.
#[test]
fn bts_136_substitutes_are_automated() {
    let mut play = Play::deal("achievements empire transcendence polymath specialist\np1 removed ore 8");
    play.play("p1 go basic-research-1\np1 research I-4");
    let tableau = play.tableau("p1");
    assert_eq!((tableau.removed, tableau.automated), ([0, 8], [0, 8, 1]), "the food track stays as it is");
    assert!(play.events().contains(&Event::Automated(seat_of("p1"), Marker::Substitute)));
    assert!(play.board().achievements.iter().all(|achieved| achieved.claims.is_empty()));
}

/// BTS-137, BTS-138: markers beyond the seventh level are still placed and worth 1 VP each.
#[test]
fn bts_137_bts_138_beyond_the_seventh_level() {
    let mut play = Play::deal("achievements empire transcendence polymath specialist\np1 removed ore 7");
    assert_eq!((play.tableau("p1").n_automated(), play.sheet("p1").automation), (7, 5));
    play.play("p1 go basic-research-1\np1 research I-4");
    assert_eq!((play.tableau("p1").n_automated(), play.sheet("p1").automation), (8, 6));
}

/// BTS-140: the cube named, population or supply, becomes a ship of the level named.
#[test]
fn bts_140_cubes_become_ships() {
    let table = "slot III-1 android-armada\np1 researched I-1 III-1\np1 ore 4 pop 1\np1 ships";
    let mut play = Play::deal(table);
    play.play("p1 go narrow-beam-lasers");
    assert_eq!(
        (play.ships("p1"), play.goods("p1").1, play.tableau("p1").n_supply()),
        (vec!["sol 2".to_owned()], 0, 17)
    );
    let mut play = Play::deal(table);
    play.play("p1 go android-armada");
    assert_eq!(
        (play.ships("p1"), play.goods("p1").1, play.tableau("p1").supply[0]),
        (vec!["sol 4".to_owned()], 1, 3)
    );
}

/// BTS-141: ships are built on Sol and on controlled shipyards, nowhere else.
#[test]
fn bts_141_shipyards() {
    let table = "p1 ships a1 1 yard-right 1\np1 outpost a1 food\np1 outpost yard-left food\np2 outpost yard-right ore\np2 ships yard-right 1";
    let mut play = Play::deal(table);
    play.play("p1 go basic-build-jump\np1 do");
    assert_eq!(play.offered("p1", "build"), ["sol", "yard-left"]);
    for place in ["a1", "yard-right", "deep-space", "b1"] {
        assert_eq!(play.why_not("p1", &format!("place {place}")), Some(Reason::NoShipyard), "{place}");
    }
    play.play("p1 build yard-left");
    assert_eq!(play.ships("p1"), ["a1 1", "yard-left 1", "yard-right 1"], "no ship is needed there");
}

/// BTS-142: several ships may be split over several places.
#[test]
fn bts_142_ships_may_be_split() {
    let mut play = Play::deal(
        "guild architects-guild\nslot IV-2 megafleet-construction\np1 researched III-3 III-4\np1 ore 8
        p1 outpost yard-left food\np1 outpost yard-right ore\np1 ships",
    );
    play.play("p1 go architects-guild\np1 research IV-2\np1 build yard-left");
    assert_eq!(play.offered("p1", "build"), ["sol", "yard-left", "yard-right"], "a fresh choice");
    play.play("p1 build sol");
    assert_eq!(play.ships("p1"), ["sol 2", "yard-left 2"]);
}

/// BTS-143: after a ship is built at a place that the player does not control, control is checked and the bonus
/// given.
#[test]
fn bts_143_building_at_places_of_others() {
    let text = "[[tech]]\nid = \"advanced-robotics\"\nactions = [ { spaces = 1, effect = \"supply>ship2 @any; jump 1\" } ]\n\n[[mat]]\nid = \"belt-standard\"\nsetup = \"gain 3 ore\"";
    let pack = Pack::with("mine.toml", text).expect("a good override");
    let options = Options { pack: PackRef::new(pack), ..Options::default() };
    let mut play = Play::set_up(2, &options, 3);
    // Both take Advanced Robotics in their first turns.
    for _ in 0..2 {
        let seat = play.asked().expect("asked");
        let slot = play
            .board()
            .slots
            .iter()
            .position(|it| it.is_some_and(|it| it.to_string() == "advanced-robotics"));
        let slot = slot.expect("a level I technology") + 1;
        play.play(&format!(
            "{seat} go basic-research-1{}",
            if play.offers(&format!("{seat} go basic-research-1")) { "" } else { " 2" }
        ));
        play.play(&format!("{seat} research I-{slot}\n{seat} mine"));
    }
    let seat = play.asked().expect("asked");
    play.play(&format!("{seat} go advanced-robotics"));
    assert_eq!(
        play.offered(&seat, "build"),
        ["sol", "deep-space", "a1", "a2", "b1", "yard-top"],
        "any place"
    );
    play.play(&format!("{seat} build yard-top"));
    assert_eq!(play.decision(), Some(Decision::PlaceOutpost(Place::YardTop)), "before the jump");
    play.play(&format!("{seat} outpost yard-top food"));
    assert_eq!(
        (play.outposts(&seat), play.decision()),
        (vec!["yard-top food".to_owned()], Some(Decision::Jump(1)))
    );
}

/// BTS-144, BTS-145: chosen ships rise by the levels named, at most to level 4, each once.
#[test]
fn bts_144_bts_145_upgrades() {
    let table = "slot III-1 hyperdrive-boosters\np1 researched III-1\np1 ships sol 1 3 deep-space 4";
    let mut play = Play::deal(table);
    play.play("p1 go hyperdrive-boosters");
    assert_eq!(play.legal_of("p1"), ["upgrade 1 sol", "upgrade 3 sol", "done"]);
    assert_eq!(play.why_not("p1", "ship 4 deep-space"), Some(Reason::HighestLevel));
    play.play("p1 upgrade 1 sol");
    assert_eq!(play.legal_of("p1"), ["upgrade 3 sol", "done"], "the same ship is not raised twice");
    play.play("p1 upgrade 3 sol");
    assert_eq!(play.ships("p1"), ["sol 2 4", "deep-space 4"]);
    assert_eq!(play.decision(), Some(Decision::Jump(4)));
    let mut play = Play::deal("slot II-1 modular-fleet-r\np1 researched II-1\np1 ore 1\np1 ships sol 3");
    play.play("p1 go modular-fleet-r\np1 pass\np1 do\np1 upgrade 3 sol");
    assert_eq!(play.ships("p1"), ["sol 4"], "two levels end at level 4");
}

/// BTS-144: single levels may be put on the same ship again.
#[test]
fn bts_144_single_levels() {
    let mut play = Play::deal(
        "slot II-2 supply-base\nslot II-3 data-brokers\np1 researched II-3\nslot III-3 hyperdrive-boosters
        guild scholars-guild\np1 ore 5\np1 ships sol 1 1",
    );
    play.play("p1 go scholars-guild\np1 research III-3");
    assert_eq!(play.offered("p1", "upgrade"), ["1 sol", "2 sol"], "the first level made no difference");
    play.play("p1 upgrade 2 sol\np1 upgrade 3 sol");
    assert_eq!(play.ships("p1"), ["sol 1 4"]);
}

/// BTS-146: ships of others are never among them.
#[test]
fn bts_146_own_ships_only() {
    let mut play = Play::deal(
        "slot III-1 hyperdrive-boosters\np1 researched III-1\np1 ships sol 1\np2 ships sol 2 a1 1",
    );
    play.play("p1 go hyperdrive-boosters");
    assert_eq!(play.offered("p1", "upgrade"), ["1 sol"]);
    play.play("p1 upgrade 1 sol");
    assert_eq!(play.ships("p2"), ["sol 2", "a1 1"]);
}

/// BTS-147: without ships below level 4 the upgrade is skipped and the rest is carried out.
#[test]
fn bts_147_upgrades_that_are_impossible() {
    let mut play = Play::deal("slot III-1 hyperdrive-boosters\np1 researched III-1\np1 ships sol 4 4");
    play.play("p1 go hyperdrive-boosters");
    assert_eq!(play.decision(), Some(Decision::Jump(4)));
    let mut play = Play::deal("slot III-1 hyperdrive-boosters\np1 researched III-1\np1 ships sol 4 1");
    play.play("p1 go hyperdrive-boosters\np1 upgrade 1 sol");
    assert_eq!(play.decision(), Some(Decision::Jump(4)), "one of two is enough");
}

/// BTS-148: control is checked after the upgrade and again after the jumps.
#[test]
fn bts_148_control_after_the_upgrade_and_after_the_jumps() {
    let mut play = Play::deal(
        "slot II-1 supply-base\np1 researched II-1\nplace a1 sirius\nplace a2 ross-128
        p1 ships a1 1 sol 1\np2 ships a1 1\np2 outpost a1 ore",
    );
    play.play("p1 go supply-base\np1 upgrade 1 a1\np1 done");
    assert_eq!((play.outposts("p1"), play.outposts("p2").len()), (vec!["a1 ore".to_owned()], 0));
    assert_eq!(
        (play.goods("p1").0, play.decision()),
        (1, Some(Decision::Jump(2))),
        "the bonus comes before the jumps"
    );
    play.play("p1 jump 2 a1 sol\np1 jump 1 sol a2");
    assert_eq!(play.outposts("p1"), ["a2 food"]);
    assert_eq!(
        (play.outposts("p2"), play.goods("p2").0),
        (vec!["a1 ore".to_owned()], 1),
        "p2 has it back, with its bonus"
    );
}
