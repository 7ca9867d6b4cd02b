//! The worked examples on the exploration board: Ellen's jumps and Heidi's colony.

use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Event, Marker, Reason};
use engine::Seat;

/// Ellen is p1, Frank p2, Georg p3. Sirius and Tau Ceti are two jumps apart.
const ELLEN: &str = "
    place a1 sirius
    place a2 barnards-star
    place b1 tau-ceti
    slot II-1 letters-of-marque
    p1 researched I-1 II-1
    p1 ships a2 2 a1 3
    p1 outpost a2 food
    p1 outpost a1 ore
    p2 ships b1 2
    p2 outpost b1 ore
    p3 ships a1 1 yard-right 2
    p3 outpost yard-right ore";

/// EX-07 (BTS-151, BTS-156 to BTS-160, BTS-164 to BTS-169): Ellen's jumps.
#[test]
fn ex_07_ellens_jumps() {
    let mut play = Play::deal(ELLEN);
    play.play(
        "p1 go letters-of-marque
        p1 jump 2 a2 yard-right
        p1 jump 3 a1 deep-space",
    );
    assert_eq!(
        play.outposts("p1"),
        ["a1 ore", "a2 food"],
        "nothing is checked before the moving is finished"
    );
    play.play("p1 jump 3 deep-space b1\np1 done");
    assert_eq!(
        (play.asked().as_deref(), play.legal_of("p1")),
        (Some("p1"), vec!["outpost b1 food".to_owned(), "outpost b1 ore".to_owned()])
    );
    assert_eq!(play.tableau("p2").removed, [0, 0], "Frank's outpost is back on his ore track");
    assert_eq!(play.tableau("p1").removed, [1, 0], "and so is Ellen's of Sirius");

    play.play("p1 outpost b1 food");
    assert_eq!(play.outposts("p1"), ["a2 food", "b1 food"], "Barnard's Star stays hers");
    assert_eq!(
        play.outposts("p3"),
        ["a1 ore", "yard-right ore"],
        "Georg has Sirius, and a tie keeps the yard"
    );
    assert_eq!(play.decision(), Some(Decision::MoveSupply(1)), "the bonus of Tau Ceti, Ellen's first");
    assert_eq!(play.offered("p1", "shift"), ["B A", "C A", "D A", "E A"]);
    assert_eq!(play.tableau("p3").ore, 0);
    play.play("p1 shift E A");
    assert_eq!(play.tableau("p1").supply, [5, 4, 3, 3, 2, 0]);
    assert_eq!(play.tableau("p3").ore, 1, "the bonus of Sirius, in Ellen's turn");
    assert_eq!(play.tableau("p1").ore, 2, "and 2 ore for the place taken from Frank");
    assert_eq!(play.tableau("p1").removed, [2, 0]);
}

/// EX-07 (BTS-160): with all her ships gone and nobody else there, a place stays hers.
#[test]
fn ex_07_a_place_without_ships_stays() {
    let mut play = Play::deal(ELLEN);
    play.play("p1 go letters-of-marque\np1 jump 2 a2 yard-right\np1 done");
    assert_eq!(play.outposts("p1"), ["a1 ore", "a2 food"]);
    assert!(!play.events().iter().any(|event| matches!(event, Event::LostControl(..))));
}

/// EX-08 (BTS-174 to BTS-187): Heidi colonises Kapteyn's Star.
#[test]
fn ex_08_heidi_colonises() {
    let mut play = Play::deal(
        "place a1 lalande-21185
        place a2 barnards-star
        place b1 kapteyns-star
        deck B epsilon-indi
        p1 researched I-2
        p1 ore 4
        p1 supply 2 3 3 3 3
        p1 ships a1 1 a2 2 b1 2 2 4 1
        p1 outpost a1 ore
        p1 outpost b1 ore
        p2 ships a2 3
        p2 outpost a2 food",
    );
    play.play("p1 go terraforming");
    assert_eq!(play.legal_of("p1"), ["colonise b1"]);
    assert_eq!(play.why_not("p1", "place a1"), Some(Reason::TooWeak { need: 3, have: 1 }));
    assert_eq!(play.why_not("p1", "place a2"), Some(Reason::NotControlled));
    assert_eq!(play.why_not("p1", "place yard-left"), Some(Reason::NotASystem));

    play.play("p1 colonise b1\np1 spend 2\np1 spend 2");
    assert!(!play.revealed(), "ships may be chosen anew until the card is taken");
    assert_eq!(play.tableau("p1").supply, [3, 4, 3, 3, 3, 0], "first the last field of B, then A");
    assert_eq!(play.legal_of("p1"), ["spend 1", "spend 4", "done"], "more may be spent");
    play.play("p1 done");
    assert!(play.revealed());
    assert_eq!(play.ships("p1"), ["deep-space 1 4", "a1 1", "a2 2"]);
    assert_eq!(play.colonies("p1"), ["kapteyns-star"]);
    assert_eq!(play.system("b1").as_deref(), Some("epsilon-indi"), "read out before the bonus");
    assert_eq!(play.outposts("p1"), ["a1 ore"], "a colony is no longer controlled");
    assert_eq!(play.legal_of("p1"), ["marker food", "marker ore"]);

    play.play("p1 marker food");
    let markers = play.tableau("p1").colonies[0].markers;
    let of = |word| Marker::Of(beyond_the_sun::ids::Sort::from_id(word).expect("a sort"));
    assert_eq!(markers, [Some(of("ore")), Some(of("food"))]);
    assert_eq!(play.legal_of("p1"), ["do", "pass"], "the bonus may be left");
    play.play("p1 do");
    assert_eq!(play.ships("p1"), ["deep-space 1 4 4", "a1 1", "a2 2"]);
    assert_eq!(play.tableau("p1").supply, [2, 4, 3, 3, 3, 0]);
    assert_eq!(play.board().controller(beyond_the_sun::ids::Place::A2), Some(Seat(1)));
}
