//! BTS-207 to BTS-209, BTS-213 to BTS-216: the Dyson sphere and private technologies.

use beyond_the_sun::Reason;
use beyond_the_sun::testing::{Play, seat_of};

/// BTS-207: the card under the sphere is not a place: no ship gets there and nobody controls it.
#[test]
fn bts_207_the_sphere_is_no_place() {
    let mut play = Play::deal(
        "guild scholars-guild\nslot II-1 plasma-cannon\np1 researched II-1\np1 ore 5 pop 2\nevent III-1 dyson-sphere-mk-i
        deck B gliese-832 tau-ceti\ndeck 3 capital-ship mercenary-fleet",
    );
    let before = play.board().places();
    play.play("p1 go scholars-guild\np1 research III-1");
    let dyson = play.board().dyson.map(|dyson| dyson.system.to_string());
    assert_eq!(dyson.as_deref(), Some("gliese-832"));
    assert_eq!(play.board().places(), before, "no place has joined the board");
    assert!(play.board().systems.iter().flatten().all(|system| system.to_string() != "gliese-832"));
    let mut play = Play::deal(
        "dyson gliese-832\nslot II-1 letters-of-marque\np1 researched II-1\np1 ships a1 1 b1 1 deep-space 1",
    );
    play.play("p1 go letters-of-marque");
    let jumps = play.offered("p1", "jump");
    assert!(
        jumps.iter().all(|jump| before.iter().any(|place| jump.ends_with(&format!(" {place}")))),
        "{jumps:?}"
    );
}

/// BTS-208, BTS-209: its action gives card and bonus without markers; the event is removed and the pawn moves beside
/// the basics.
#[test]
fn bts_208_bts_209_taking_the_sphere() {
    let mut play = Play::deal("dyson gliese-876\np1 ore 8 pop 1\np2 ore 8");
    play.play("p1 go dyson-sphere-mk-i");
    assert_eq!(play.colonies("p1"), ["gliese-876"]);
    assert_eq!(play.tableau("p1").colonies[0].markers, [None, None]);
    assert_eq!((play.goods("p1").0, play.tableau("p1").automated), (3, [0, 1, 0]), "the colonise bonus");
    assert_eq!(play.tableau("p1").removed, [0, 1], "one marker automated, none on the card");
    assert_eq!((play.board().dyson, play.tableau("p1").pawn), (None, None));
    play.play("p1 mine");
    assert!(!play.offers("p2 go dyson-sphere-mk-i"), "there is nothing left");
    play.play("p2 go basic-recruit\np2 mine\np3 go basic-recruit\np3 mine");
    assert!(
        play.offers("p1 go basic-build-jump") && play.offers("p1 go basic-research-1"),
        "it moves normally"
    );
    let play = Play::deal("dyson gliese-876\np1 ore 7");
    assert_eq!(
        play.why_not("p1", "space dyson-sphere-mk-i"),
        Some(Reason::TooLittleOre { need: 8, have: 7 })
    );
}

/// The colonising of Procyon by p1, up to the choice of the technology.
fn procyon() -> Play {
    let mut play = Play::deal(
        "place a1 procyon\np1 ships a1 3\np1 outpost a1 food\np1 researched I-2\np1 ore 4 pop 1
        deck 2 plasma-cannon data-brokers stellar-cartography supply-base\np2 pop 3 ore 9\np2 researched I-1 I-2",
    );
    play.play("p1 go terraforming\np1 colonise a1\np1 marker food");
    play
}

/// BTS-213, BTS-214: a private technology takes no cube and lies on no slot; its bonus comes at once.
#[test]
fn bts_213_bts_214_no_cube_but_the_bonus() {
    let mut play = procyon();
    assert_eq!(
        play.legal_of("p1"),
        ["choose stellar-cartography", "choose plasma-cannon", "choose data-brokers"]
    );
    play.play("p1 choose plasma-cannon");
    assert_eq!((play.goods("p1").1, play.tableau("p1").researched.len()), (1, 1), "no cube is placed");
    let private: Vec<_> = play.tableau("p1").private.iter().map(|tech| tech.to_string()).collect();
    assert_eq!((private, play.ships("p1")), (vec!["plasma-cannon".to_owned()], vec!["sol 3".to_owned()]));
    assert!(play.board().slots.iter().flatten().all(|tech| tech.to_string() != "plasma-cannon"));
    let mut play = Play::deal(
        "place b2 wise-0855-0714\np1 ships b2 4 1\np1 outpost b2 ore\np1 researched I-2\np1 ore 4 pop 1
        deck 3 capital-ship transdimensional-ai mercenary-fleet",
    );
    play.play("p1 go terraforming\np1 colonise b2\np1 choose capital-ship");
    assert_eq!(
        (play.ships("p1"), play.sheet("p1").private),
        (vec!["sol 4".to_owned()], 3),
        "a level III one from WISE"
    );
}

/// BTS-214, BTS-216: only the owner uses its actions; nobody else can research, copy or choose it.
#[test]
fn bts_214_bts_216_only_the_owner_uses_it() {
    let table = "p1 private recursive-simulation\nslot II-3 data-brokers\np1 researched I-2\np1 ore 3 pop 2
        slot III-3 quantum-data-exchange\np2 researched I-1 I-2 III-3\np2 ore 9 pop 3\np2 private plasma-cannon";
    let play = Play::deal(table);
    assert!(play.offers("p1 go recursive-simulation"));
    assert_eq!(play.why_not("p1", "space plasma-cannon"), Some(Reason::NotResearched));
    let mut play = Play::deal(&format!("turn p2\n{table}"));
    assert_eq!(play.why_not("p2", "space recursive-simulation"), Some(Reason::NotResearched));
    play.play("p2 go quantum-data-exchange");
    assert!(!play.offers("p2 copy recursive-simulation"), "though its action contains research");
    let open = table.replace("p1 private recursive-simulation", "slot II-1 recursive-simulation");
    let mut play = Play::deal(&format!("turn p2\n{open}"));
    play.play("p2 go quantum-data-exchange");
    assert!(play.offers("p2 copy recursive-simulation"), "on a slot it can be copied");
    let mut play = procyon();
    play.play("p1 choose plasma-cannon\np1 mine\np2 go basic-research-2\np2 research II-1");
    let shown: Vec<_> = play.board().shown.iter().map(|tech| tech.to_string()).collect();
    assert!(!shown.iter().any(|id| id == "plasma-cannon"), "it is out of the deck: {shown:?}");
}

/// BTS-215: it scores by its level, and counts as a technology.
#[test]
fn bts_215_it_scores_by_its_level() {
    let play = Play::deal("p1 private plasma-cannon capital-ship\np1 researched I-1");
    assert_eq!((play.sheet("p1").private, play.sheet("p1").level_1), (2 + 3, 1));
    assert_eq!(play.board().count(seat_of("p1"), beyond_the_sun::effect::Count::Tech), 3);
}

/// BTS-216: it is not a prerequisite.
#[test]
fn bts_216_it_is_no_prerequisite() {
    let mut play = Play::deal(
        "guild scholars-guild\np1 private plasma-cannon\nslot II-3 data-brokers\np1 researched II-3\np1 ore 5 pop 2",
    );
    play.play("p1 go scholars-guild");
    assert_eq!(play.offered("p1", "research"), ["III-3"]);
}
