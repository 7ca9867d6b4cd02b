//! BTL-001 to BTL-006, BTL-021 to BTL-025: what is in the box, and which parts a game uses.

use beyond_the_sun::cards::{Kind, Pack, sheet};
use beyond_the_sun::ids::{Colour, EventId, Leader, Mat, Module, Place, Set, System, SystemDeck, Tech, Tile};
use beyond_the_sun::testing::Play;
use beyond_the_sun::words::Lang;
use beyond_the_sun::{Decision, Options};
use engine::{Bits, Index};
use std::collections::BTreeSet;

fn with(modules: &[Module], seed: u64) -> Play {
    Play::set_up(4, &Options::with(modules.iter().copied()), seed)
}

/// The technologies of a level in the deck and on the board.
fn techs(play: &Play, level: u8) -> Bits<Tech> {
    play.board().undealt(level).or(play.board().slots.iter().flatten().copied().collect())
}

/// BTL-001: 10 political and 10 military leaders, the tiles, and three prediction cards.
#[test]
fn btl_001_leaders_and_tiles() {
    let pack = Pack::standard();
    for colour in Colour::ALL {
        assert_eq!(pack.leaders.iter().filter(|card| card.colour == colour).count(), 10, "{colour}");
    }
    assert_eq!(Leader::COUNT, 20);
    let counts = Tile::ALL.map(|tile| pack[tile].count);
    assert_eq!(counts, [1, 1, 8, 5], "credit, square, round, +1 VP");
    let of = |id: &str| pack[Leader::from_id(id).expect("a leader")].tiles.clone();
    assert_eq!((of("investor"), of("guerrilla-tactician")), (vec![Tile::Credit], vec![Tile::StrengthSquare]));
    assert_eq!(of("orbital-defense-expert"), [Tile::StrengthRound; 8]);
    assert_eq!(pack.predictions.iter().map(|card| card.level).collect::<Vec<_>>(), [2, 3, 4]);
}

/// BTL-002: two expert mats, 8 new and 4 replacement technologies, 4 events, 12 systems.
#[test]
fn btl_002_cards_and_mats() {
    let pack = Pack::standard();
    let mats = Mat::all().filter(|mat| pack[pack[*mat].faction].set == Set::Expansion);
    assert_eq!(mats.map(Mat::id).collect::<Vec<_>>(), ["hivemind-expert", "privateers-expert"]);
    let n_techs = |set| pack.techs.iter().filter(|card| card.set == set).count();
    assert_eq!((n_techs(Set::Expansion), n_techs(Set::Replacement)), (8, 4));
    let n_events =
        |level| pack.events.iter().filter(|card| card.set == Set::Expansion && card.level == level).count();
    assert_eq!((n_events(2), n_events(3)), (2, 2));
    let n_systems =
        |deck| pack.systems.iter().filter(|card| card.set == Set::Expansion && card.deck == deck).count();
    assert_eq!((n_systems(SystemDeck::A), n_systems(SystemDeck::B)), (8, 4));
}

/// BTL-003: solo material is only for one player: with several players every card is as printed.
#[test]
fn btl_003_solo_material_is_for_one_player() {
    let pack = Pack::standard();
    let actions = [1, 2, 3].map(|level| pack.solo.actions.iter().filter(|card| card.level == level).count());
    let events = [2, 3].map(|level| pack.solo.events.iter().filter(|card| card.level == level).count());
    assert_eq!((actions, events, pack.solo.track.n_fields()), ([4, 6, 6], [6, 6], 13));
    let play = with(&Module::ALL, 2);
    let systems: Bits<System> = SystemDeck::ALL
        .into_iter()
        .fold(play.board().systems.iter().flatten().copied().collect(), |all: Bits<System>, deck| {
            all.or(play.board().undealt_systems(deck))
        });
    let removed = System::all().filter(|system| pack[*system].solo_removed);
    assert_eq!(removed.filter(|system| systems.has(*system)).count(), 3);
    let removed: Vec<Tech> = Tech::all().filter(|tech| pack[*tech].solo_removed).collect();
    assert!(!removed.is_empty() && removed.iter().all(|tech| techs(&play, pack[*tech].level).has(*tech)));
    let changed = Tech::all().find(|tech| pack[*tech].solo.vp.is_some()).expect("a card with other VP alone");
    let slot = if pack[changed].level == 4 { "IV-1" } else { "III-1" };
    let dealt = Play::deal(&format!("slot {slot} {changed}\np1 researched {slot}"));
    let sheet = dealt.sheet("p1");
    assert_eq!(sheet.level_4, i32::from(pack[changed].vp), "its VP are the printed ones");
}

/// BTL-004: cards of the expansion bear a `*`, replacements a `£`.
#[test]
fn btl_004_marks_of_the_expansion() {
    let page = sheet(Lang::En);
    let row = |name: &str| page.lines().any(|line| line.starts_with(&format!("| {name} |")));
    assert!(
        row("Charged Railguns *") && row("Mass Cloning £") && row("CD-69 2001 *") && row("Plasma Cannon")
    );
}

/// BTL-005: replacements are in every game and the cards they stand for in none.
#[test]
fn btl_005_replacements_in_every_game() {
    let pairs = [
        ("mass-cloning", 2),
        ("modular-fleet", 2),
        ("spacetime-anomaly-studies", 2),
        ("stealth-terraformers", 3),
    ];
    for modules in [&[][..], &Module::ALL[..]] {
        let play = with(modules, 5);
        for (id, level) in pairs {
            let tech = |id: &str| Tech::from_id(id).expect("a technology");
            let cards = techs(&play, level);
            assert!(!cards.has(tech(id)) && cards.has(tech(&format!("{id}-r"))), "{id} with {modules:?}");
        }
    }
}

/// BTL-006: every module can be used without the others, and expert mats stay optional with leaders.
#[test]
fn btl_006_modules_combine_freely() {
    for modules in (0..32).map(Bits::<Module>::of_word) {
        for mats in ["standard", "expert"] {
            let words: Vec<&str> = modules.iter().map(Module::id).collect();
            let line = [&[mats][..], &words].concat().join(" ");
            let read = line.parse::<Options>();
            if mats == "standard" && modules.has(Module::NewFactions) {
                let why = read.expect_err("refused").to_string();
                assert!(why.contains("new-factions") && why.contains("BTL-021"), "{why}");
                continue;
            }
            let options = read.expect("a combination that fits");
            assert_eq!((options.modules, options.to_string()), (modules, line.clone()));
            assert_eq!(Play::set_up(2, &options, 1).board().modules, modules);
        }
    }
    assert!("standard leader".parse::<Options>().is_err(), "a word that is none");
    let plain: Options = "standard".parse().expect("the base game");
    assert_eq!((plain, plain.modules), (Options::default(), Bits::EMPTY));
}

/// BTL-021: with the new factions all six expert mats are there to pick, in reverse turn order.
#[test]
fn btl_021_six_expert_mats() {
    let mut play = with(&[Module::NewFactions], 3);
    let board = play.board();
    let order: Vec<_> = board.clockwise(board.first).map(|seat| seat.to_string()).collect();
    for (n, seat) in order.iter().rev().enumerate() {
        assert_eq!((play.asked().as_ref(), play.decision()), (Some(seat), Some(Decision::PickMat)));
        assert_eq!(play.offered(seat, "mat").len(), 6 - n);
        let mat = play.offered(seat, "mat").pop().expect("a mat");
        play.play(&format!("{seat} mat {mat}"));
    }
    let base = Play::set_up(4, &Options { expert: true, ..Options::default() }, 3);
    let seat = base.asked().expect("a seat");
    assert_eq!(base.offered(&seat, "mat").len(), 4, "without the module the four of the base game");
}

/// BTL-022: new technologies have one type and lie in the decks of their levels.
#[test]
fn btl_022_new_technologies() {
    let pack = Pack::standard();
    let (without, with) = (with(&[], 1), with(&[Module::NewTechnologies], 1));
    for tech in pack.masks.new_techs {
        let card = &pack[tech];
        assert_eq!((card.left.len(), card.right), (1, card.left.first().copied()), "{tech} is no hybrid");
        assert!(techs(&with, card.level).has(tech) && !techs(&without, card.level).has(tech), "{tech}");
    }
    assert_eq!((2..=3).map(|level| techs(&with, level).and(pack.masks.new_techs).len()).sum::<u8>(), 8);
}

/// BTL-023: new events may be dealt, and those with the light border always are.
#[test]
fn btl_023_new_events() {
    let pack = Pack::standard();
    let dealt = |modules: &[Module], seed| -> Bits<EventId> {
        // Imagined states and tables share one deal, so the test finds the events by playing.
        let options = Options::with(modules.iter().copied());
        let state = *Play::set_up(3, &options, seed).state();
        beyond_the_sun::testing::events_on(&state)
    };
    let mut seen = Bits::EMPTY;
    for seed in 0..60 {
        let events = dealt(&[Module::NewEvents], seed);
        assert_eq!(events.len(), 12);
        assert!(pack.masks.light_events.without(events).is_empty(), "seed {seed}");
        seen = seen.or(events);
        assert!(dealt(&[], seed).and(pack.masks.new_events).is_empty());
    }
    assert!(pack.masks.new_events.without(seen).is_empty(), "each of them comes up");
    assert_eq!(pack.masks.light_events.len(), 4);
}

/// BTL-024, BTL-025: two of six start systems lie on the A places, all other cards in the decks.
#[test]
fn btl_024_btl_025_new_systems() {
    let pack = Pack::standard();
    let start = pack.masks.start_systems;
    assert_eq!(start.len(), 6);
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let play = with(&[Module::NewSystems], seed);
        let board = play.board();
        let near: Vec<System> =
            [Place::A1, Place::A2].into_iter().filter_map(|place| board.systems[place.at()]).collect();
        assert!(near.len() == 2 && near.iter().all(|it| start.has(*it)), "seed {seed}");
        seen.extend(near.iter().copied());
        let left = board.undealt_systems(SystemDeck::A);
        assert!(
            start.without(near.iter().copied().collect()).without(left).is_empty(),
            "the others go into deck A"
        );
        assert_eq!((left.len(), board.undealt_systems(SystemDeck::B).len()), (18, 14));
    }
    assert_eq!(seen.len(), 6, "new and old ones alike");
    let base = with(&[], 1);
    assert_eq!(base.board().undealt_systems(SystemDeck::A).len(), 10);
}

fn of_kind(kind: Kind) -> BTreeSet<&'static str> {
    Pack::standard().leaders.iter().filter(|card| card.kinds.contains(&kind)).map(|card| card.id).collect()
}

/// BTL-014, BTL-015, BTL-016, BTL-018, BTL-019: which leaders have which sorts of effects; the pack refuses a card
/// whose effects and kinds disagree.
#[test]
fn btl_014_btl_015_btl_016_btl_018_btl_019_kinds_of_leaders() {
    let set = |ids: &[&'static str]| ids.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(
        of_kind(Kind::SetUp),
        set(&[
            "astrobotanist",
            "astrochemist",
            "fleet-director",
            "scholar",
            "completionist",
            "genius-engineer",
            "guerrilla-tactician",
            "investor",
            "military-investor",
            "smuggler",
            "overachiever",
        ])
    );
    assert_eq!(
        of_kind(Kind::Passive),
        set(&[
            "genius-engineer",
            "guildmaster",
            "guerrilla-tactician",
            "investor",
            "military-investor",
            "orbital-defense-expert",
            "smuggler",
            "overachiever",
        ])
    );
    assert_eq!(of_kind(Kind::Unlimited), set(&["inventor", "completionist", "logistician"]));
    assert_eq!(
        of_kind(Kind::Limited),
        set(&[
            "fleet-director",
            "scholar",
            "hyperlane-navigator",
            "opportunist",
            "prototype-builder",
            "settler"
        ])
    );
    assert_eq!(
        of_kind(Kind::End),
        set(&["astrobotanist", "astrochemist", "logistician", "overachiever", "terraformer"])
    );
}
