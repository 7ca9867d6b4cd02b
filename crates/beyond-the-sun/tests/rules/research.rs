//! BTS-112 to BTS-120: which technology may be researched, and the cube beside it.

use beyond_the_sun::Reason;
use beyond_the_sun::ids::Slot;
use beyond_the_sun::testing::Play;

/// The reason that another slot must come first.
fn missing(slot: &str) -> Option<Reason> {
    Some(Reason::MissingPrerequisite(Slot::from_id(slot).expect("a slot")))
}

/// The choice of slots by an open Scholars' Guild (level III) or Architects' Guild (IIII) with these cubes.
fn choosing(guild: &str, lines: &str) -> Play {
    let mut play = Play::deal(&format!("guild {guild}\np1 ore 8 pop 3\n{lines}"));
    play.play(&format!("p1 go {guild}"));
    play
}

/// BTS-112: any slot of the level that is not researched yet and whose prerequisites are met.
#[test]
fn bts_112_slots_of_the_level() {
    let mut play = Play::deal("p1 ore 2\np1 researched I-1 I-2 I-4 II-3\nslot II-3 data-brokers");
    play.play("p1 go basic-research-2");
    assert_eq!(play.offered("p1", "research"), ["II-1", "II-2", "II-6"]);
    assert_eq!(play.why_not("p1", "slot II-3"), Some(Reason::AlreadyResearched));
    assert_eq!(play.why_not("p1", "slot I-3"), Some(Reason::OtherLevel(2)));
    assert_eq!(
        play.why_not("p1", "slot III-3"),
        Some(Reason::OtherLevel(2)),
        "though its prerequisite is met"
    );
    assert_eq!(play.why_not("p1", "slot II-4"), missing("I-3"));
}

/// BTS-113: the technologies joined to the slot must have an own cube; cubes of others do not help.
#[test]
fn bts_113_own_prerequisites() {
    let mut play = Play::deal("p1 ore 2\np1 researched I-4\np2 researched I-1 I-2 I-3 I-4");
    play.play("p1 go basic-research-2");
    assert_eq!(play.offered("p1", "research"), ["II-6"]);
    assert_eq!(play.why_not("p1", "slot II-1"), missing("I-1"));
    assert_eq!(play.why_not("p1", "slot II-5"), missing("I-3"));
}

/// BTS-114: level I has no prerequisite.
#[test]
fn bts_114_level_one_is_open_to_all() {
    let mut play = Play::deal("");
    play.play("p1 go basic-research-1");
    assert_eq!(play.offered("p1", "research"), ["I-1", "I-2", "I-3", "I-4"]);
}

/// BTS-115: with two prerequisites both are needed.
#[test]
fn bts_115_both_prerequisites() {
    let slots = "slot II-3 data-brokers\nslot II-2 plasma-cannon";
    let play = choosing("scholars-guild", &format!("{slots}\np1 researched II-3"));
    assert_eq!(play.offered("p1", "research"), ["III-3"]);
    assert_eq!(play.why_not("p1", "slot III-2"), missing("II-2"));
    let play = choosing("scholars-guild", &format!("{slots}\np1 researched II-3 II-2"));
    assert_eq!(play.offered("p1", "research"), ["III-2", "III-3"]);
}

/// BTS-116: of three prerequisites at level IIII any two suffice.
#[test]
fn bts_116_two_of_three() {
    let slots = "slot III-1 capital-ship\nslot III-2 mercenary-fleet\nslot III-3 transdimensional-ai\nslot III-4 metahuman-chambers";
    for pair in ["III-1 III-2", "III-1 III-3", "III-2 III-3"] {
        let play = choosing("architects-guild", &format!("{slots}\np1 researched {pair}"));
        assert_eq!(play.offered("p1", "research"), ["IV-1"], "{pair}");
    }
    let play = choosing("architects-guild", &format!("{slots}\np1 researched III-3 III-4"));
    assert_eq!(play.offered("p1", "research"), ["IV-2"], "one of three is too little for IV-1 and IV-3");
    assert_eq!(play.why_not("p1", "slot IV-1"), missing("III-1"));
    assert_eq!(play.why_not("p1", "slot IV-3"), missing("III-5"));
}

/// BTS-117: if only known technologies may be researched, the others cannot be chosen.
#[test]
fn bts_117_known_technologies_only() {
    let table =
        "slot II-1 recursive-simulation\nslot II-3 data-brokers\np1 ore 1 pop 2\np1 researched I-1 I-2 II-1";
    let mut play = Play::deal(table);
    play.play("p1 go recursive-simulation");
    assert_eq!(play.offered("p1", "research"), ["II-3"]);
    assert_eq!(play.why_not("p1", "slot II-2"), Some(Reason::NotFaceUp));
    let play = Play::deal(&table.replace("slot II-3 data-brokers\n", ""));
    assert!(!play.offers("p1 go recursive-simulation"));
    assert_eq!(play.why_not("p1", "space recursive-simulation"), Some(Reason::NothingToResearch));
}

/// BTS-118: the cube is an available population cube and lies beside the slot from then on.
#[test]
fn bts_118_a_cube_beside_the_slot() {
    let mut play = Play::deal("p1 pop 2");
    play.play("p1 go basic-research-1\np1 research I-4");
    let tableau = play.tableau("p1");
    assert_eq!((tableau.pop, tableau.n_supply()), (1, 17), "from population, not from supply");
    assert!(tableau.researched.has(Slot::from_id("I-4").expect("a slot")));
}

/// BTS-119: cubes of others never block; any number of factions research the same technology.
#[test]
fn bts_119_cubes_never_block() {
    let mut play = Play::deal("seats 4\np2 researched I-4\np3 researched I-4\np4 researched I-4");
    play.play("p1 go basic-research-1\np1 research I-4");
    let slot = Slot::from_id("I-4").expect("a slot");
    assert!(play.board().tableaus.iter().all(|(_, tableau)| tableau.researched.has(slot)));
}
