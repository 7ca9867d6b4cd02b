//! BTS-173 to BTS-189: colonising a system.

use beyond_the_sun::ids::Sort;
use beyond_the_sun::ids::{Place, System};
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Cause, Decision, Event, Marker, Reason};

/// The choice of a system by the action of Android Inspector (4 ore).
fn colonising(lines: &str) -> Play {
    let mut play =
        Play::deal(&format!("slot II-6 android-inspector\np1 researched II-6\np1 ore 4 pop 0\n{lines}"));
    play.play("p1 go android-inspector");
    assert_eq!(play.decision(), Some(Decision::Colonise));
    play
}

/// The markers on the last colony of p1.
fn markers(play: &Play) -> [Option<Marker>; 2] {
    play.tableau("p1").colonies.last().expect("a colony").markers
}

const FOOD: Option<Marker> = Some(Marker::Of(Sort::Food));
const ORE: Option<Marker> = Some(Marker::Of(Sort::Ore));

/// BTS-173: shipyards, Sol and Deep Space cannot be colonised.
#[test]
fn bts_173_systems_only() {
    let play = colonising(
        "p1 ships sol 4 deep-space 4 yard-left 4 a2 2\np1 outpost yard-left food\np1 outpost a2 food",
    );
    assert_eq!(play.legal_of("p1"), ["colonise a2"]);
    for place in ["sol", "deep-space", "yard-left"] {
        assert_eq!(play.why_not("p1", &format!("place {place}")), Some(Reason::NotASystem), "{place}");
    }
}

/// BTS-174: control and the strength asked for are both needed.
#[test]
fn bts_174_control_and_strength() {
    let play = colonising(
        "p1 ships a2 2 a1 4 b1 1 2\np1 outpost a2 food\np1 outpost b1 food\np2 outpost a1 food\np2 ships a1 4",
    );
    assert_eq!(play.legal_of("p1"), ["colonise a2"]);
    assert_eq!(play.why_not("p1", "place a1"), Some(Reason::NotControlled));
    assert_eq!(play.why_not("p1", "place b1"), Some(Reason::TooWeak { need: 4, have: 3 }));
    let play = Play::deal(
        "slot II-6 android-inspector\np1 researched II-6\np1 ore 4\np1 ships b1 3\np1 outpost b1 food",
    );
    assert!(!play.offers("p1 go android-inspector"));
    assert_eq!(play.why_not("p1", "space android-inspector"), Some(Reason::NothingToColonise));
}

/// BTS-175: ships of others do not matter.
#[test]
fn bts_175_ships_of_others_do_not_matter() {
    let mut play = colonising("p1 ships a2 2\np1 outpost a2 food\np2 ships a2 2\np3 ships a2 1 1");
    play.play("p1 colonise a2");
    assert_eq!(play.colonies("p1"), ["barnards-star"]);
}

/// BTS-176, BTS-177: the player chooses ships worth at least the strength; more may be taken, and the excess is lost.
#[test]
fn bts_176_bts_177_ships_of_choice() {
    let table = "p1 ships b1 1 2 2 4\np1 outpost b1 ore\np1 supply 0 0 0 0 0";
    let mut play = colonising(table);
    play.play("p1 colonise b1");
    assert_eq!(
        (play.decision(), play.legal_of("p1")),
        (Some(Decision::SpendShips(4)), ["spend 1", "spend 2", "spend 4"].map(str::to_owned).to_vec())
    );
    assert_eq!(play.why_not("p1", "done"), Some(Reason::Mandatory), "not before the strength is there");
    play.play("p1 spend 2\np1 spend 2");
    assert_eq!(play.legal_of("p1"), ["spend 1", "spend 4", "done"], "enough, but more may follow");
    play.play("p1 done\np1 marker food\np1 pass");
    assert_eq!((play.tableau("p1").n_supply(), play.ships("p1")), (2, vec!["deep-space 1 4".to_owned()]));
    let mut play = colonising(table);
    play.play("p1 colonise b1\np1 spend 1\np1 spend 4\np1 done\np1 marker food\np1 pass");
    assert_eq!(
        (play.tableau("p1").n_supply(), play.ships("p1")),
        (2, vec!["deep-space 2 2".to_owned()]),
        "5 for 4"
    );
}

/// BTS-177: without an exact combination more is taken.
#[test]
fn bts_177_no_exact_combination() {
    let mut play = colonising("p1 ships a2 3\np1 outpost a2 food\np1 supply 0 0 0 0 0");
    play.play("p1 colonise a2");
    assert_eq!(play.ships("p1").len(), 0, "the only ship, for strength 2");
    assert_eq!(
        (play.goods("p1").1, play.tableau("p1").n_supply()),
        (1, 0),
        "its cube is supply, and recruited by the bonus"
    );
}

/// BTS-178: the cubes fill supply columns from the right and then lengthen column A.
#[test]
fn bts_178_ships_become_supply() {
    let after = |supply: &str| {
        let mut play = colonising(&format!("p1 ships b2 2 3\np1 outpost b2 ore\np1 supply {supply}"));
        play.play("p1 colonise b2");
        play.tableau("p1").supply
    };
    assert_eq!(after("4 4 3 3 1"), [4, 4, 3, 3, 3, 0]);
    assert_eq!(after("2 3 3 3 3"), [3, 4, 3, 3, 3, 0]);
    assert_eq!(after("4 4 3 3 3"), [6, 4, 3, 3, 3, 0]);
}

/// BTS-179: all ships left there, own ones included, move to Deep Space.
#[test]
fn bts_179_ships_are_expelled() {
    let mut play =
        colonising("p1 ships a2 2 1\np1 outpost a2 food\np2 ships a2 1 deep-space 3\np3 ships a2 2");
    play.play("p1 colonise a2\np1 spend 2\np1 done");
    assert_eq!(
        ["p1", "p2", "p3"].map(|seat| play.ships(seat)),
        [["deep-space 1"], ["deep-space 1 3"], ["deep-space 2"]]
    );
    assert!(play.events().iter().any(|event| {
        matches!(event, Event::Expelled(seat, 2, spot) if *seat == seat_of("p3") && spot.place == Place::A2)
    }));
}

/// BTS-180, BTS-183, BTS-184: the card goes to the owner with its outpost, and a second marker of choice joins it.
#[test]
fn bts_180_bts_183_bts_184_two_markers() {
    for (sort, expected, removed) in [("food", [ORE, FOOD], [1, 1]), ("ore", [ORE, ORE], [0, 2])] {
        let mut play = colonising("p1 ships a1 2\np1 outpost a1 ore");
        play.play("p1 colonise a1");
        assert_eq!(play.legal_of("p1"), ["marker food", "marker ore"], "Alpha Centauri has both");
        play.play(&format!("p1 marker {sort}"));
        assert_eq!((play.colonies("p1"), markers(&play)), (vec!["alpha-centauri".to_owned()], expected));
        assert_eq!(play.tableau("p1").removed, removed);
    }
    let mut play = colonising("p1 ships a2 2\np1 outpost a2 food");
    play.play("p1 colonise a2");
    assert_eq!(
        (markers(&play), play.tableau("p1").removed),
        ([FOOD, FOOD], [2, 0]),
        "one sort leaves no choice"
    );
}

/// BTS-183: without an own outpost on the card both markers come from the tracks: Stealth Terraformers colonise a system
/// that nobody controls.
#[test]
fn bts_183_two_markers_without_an_outpost() {
    let mut play = Play::deal(
        "slot III-3 stealth-terraformers-r\np1 researched III-3\np1 ore 4\np1 ships sol 2\np2 ships a2 2\ndeck A wolf-359",
    );
    play.play("p1 go stealth-terraformers-r\np1 jump 2 sol a2\np1 done");
    assert!(play.outposts("p1").is_empty(), "both are equally strong");
    play.play("p1 colonise a2");
    assert_eq!((markers(&play), play.tableau("p1").removed), ([FOOD, FOOD], [2, 0]));
}

/// BTS-181: the top card of the same deck fills the place, open to all.
#[test]
fn bts_181_a_new_system_comes() {
    let mut play = colonising("p1 ships a2 2\np1 outpost a2 food\ndeck A wolf-359 procyon\ndeck B tau-ceti");
    play.play("p1 colonise a2");
    assert_eq!(play.system("a2").as_deref(), Some("wolf-359"));
    assert!(play.revealed());
    let wolf = System::from_id("wolf-359").expect("a known id");
    assert!(play.events().contains(&Event::Discovered(Place::A2, wolf)));
    assert_eq!(play.board().controller(Place::A2), None);
    let mut play = colonising("p1 ships b2 2 3\np1 outpost b2 ore\ndeck A wolf-359\ndeck B tau-ceti");
    play.play("p1 colonise b2");
    assert_eq!(play.system("b2").as_deref(), Some("tau-ceti"), "of deck B on a B place");
}

/// BTS-182: from the other deck if the own one is empty; with both empty the place stays empty.
#[test]
fn bts_182_empty_decks() {
    let a = "sirius luytens-star lalande-21185 procyon groombridge-34 ez-aquarii 61-cygni wolf-359 ross-128 struve-2398";
    let b = "wise-0855-0714 ross-154 tau-ceti epsilon-eridani van-maanens-star gliese-581 lacaille-9352 epsilon-indi gliese-832 luyten-726-8";
    let table = format!("p1 ships a2 2\np1 outpost a2 food\ndeck B tau-ceti\np2 colonies {a}");
    let mut play = colonising(&table);
    play.play("p1 colonise a2");
    assert_eq!(play.system("a2").as_deref(), Some("tau-ceti"), "deck A is through");
    let mut play = colonising(&format!("{table}\np3 colonies {b}").replace("deck B tau-ceti\n", ""));
    play.play("p1 colonise a2");
    assert_eq!(play.system("a2"), None);
    assert!(play.events().contains(&Event::NothingDiscovered(Place::A2)));
}

/// BTS-185: with no marker of the sort left the second marker is a substitute.
#[test]
fn bts_185_substitutes_on_colonies() {
    let mut play = colonising("p1 ships a2 2\np1 removed food 7\np1 outpost a2 food");
    play.play("p1 colonise a2");
    assert_eq!((markers(&play), play.tableau("p1").removed), ([FOOD, Some(Marker::Substitute)], [8, 0]));
    assert_eq!(play.board().last_round, None);
}

/// BTS-186: the colonise bonus is carried out at once and in full.
#[test]
fn bts_186_the_colonise_bonus() {
    let mut play = colonising("p1 ships b2 2 3\np1 outpost b2 ore");
    play.play("p1 colonise b2");
    let gliese = System::from_id("gliese-876").expect("a known id");
    assert!(play.events().contains(&Event::Due(seat_of("p1"), Cause::Colonise(gliese))));
    assert_eq!(
        (play.goods("p1").0, play.tableau("p1").automated),
        (3, [0, 1, 0]),
        "1 ore automated and 3 ore"
    );
    assert_eq!(play.tableau("p1").removed, [0, 3], "outpost, second marker and automation");
}

/// BTS-187: jumps of the bonus may lead to the new system.
#[test]
fn bts_187_jumps_to_the_new_system() {
    let mut play =
        colonising("place a2 luytens-star\np1 ships a2 2 sol 1\np1 outpost a2 food\ndeck A sirius");
    play.play("p1 colonise a2\np1 jump 1 sol a2");
    assert_eq!(
        (play.system("a2").as_deref(), play.outposts("p1")),
        (Some("sirius"), vec!["a2 ore".to_owned()])
    );
    assert_eq!(play.goods("p1").0, 1, "with its take-control bonus");
}

/// BTS-188: a colony is not controlled.
#[test]
fn bts_188_colonies_are_not_controlled() {
    let mut play = colonising("p1 ships a2 2\np1 outpost a2 food");
    assert_eq!(play.sheet("p1").outposts, 1);
    play.play("p1 colonise a2");
    assert_eq!((play.outposts("p1").len(), play.sheet("p1").outposts, play.sheet("p1").colonies), (0, 0, 3));
}
