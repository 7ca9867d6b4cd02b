//! BTA-001 to BTA-017: the table before the first turn of the anarchists.

use super::bta::{anarchists, markers};
use beyond_the_sun::cards::Pack;
use beyond_the_sun::ids::{AnarchistAction, AnarchistEvent, Place, Slot, System, Tech};
use beyond_the_sun::testing::Play;
use beyond_the_sun::{ANARCHISTS, Decision, Options, State, View};
use engine::{Game, Index, Match, Viewer};

/// The options of a line.
fn options(line: &str) -> Options {
    line.parse().expect("options of the solo game")
}

/// Tables before the mat is picked.
fn tables() -> impl Iterator<Item = Play> {
    (0..20).map(|seed| Play::set_up(1, &options("solo=normal"), seed))
}

fn view(play: &Play) -> View {
    play.state().view(Viewer::Spectator)
}

/// BTA-001: one person plays, with the boards and the basics of the two-player game.
#[test]
fn bta_001_the_two_player_set_up() {
    let may = |n: &u8| Match::<State>::new(*n, options("solo=normal"), 1).is_ok();
    assert_eq!((0..=6).filter(may).collect::<Vec<_>>(), [1]);
    for play in tables() {
        assert_eq!(play.state().n_seats(), 1);
        assert_eq!(play.board().map.id(), "side-2");
        assert_eq!(play.board().systems[Place::B2.at()], None, "the small exploration board");
        let spaces = |seats| {
            beyond_the_sun::Holder::from_id("basic-build-jump").map(|it| it.n_spaces(Pack::standard(), seats))
        };
        assert_eq!(spaces(play.board().n_seats()), spaces(2));
    }
}

/// BTA-002: technologies and systems of the expansion may be added; expert mats and leaders stay in the box.
#[test]
fn bta_002_which_modules_fit() {
    let refused = |line: &str| line.parse::<Options>().expect_err(line).to_string();
    assert!(refused("expert solo=normal").contains("standard mats"));
    assert!(refused("solo=hard expert").contains("standard mats"));
    for module in ["leaders", "new-events"] {
        assert!(refused(&format!("solo {module}")).contains("BTA-002"), "{module}");
    }
    let play = Play::set_up(1, &options("solo new-technologies new-systems"), 1);
    let (plain, masks) = (tables().next().expect("a table"), &Pack::standard().masks);
    assert_eq!(
        play.board().techs_in_game().len(),
        plain.board().techs_in_game().len() + masks.new_techs.len()
    );
    assert_eq!(
        play.board().systems_in_game().len(),
        plain.board().systems_in_game().len() + 10,
        "two are taken out"
    );
    for play in tables() {
        let mats = play.offered("p1", "mat");
        assert!(!mats.is_empty() && mats.iter().all(|mat| mat.ends_with("-standard")), "{mats:?}");
    }
}

/// BTA-003, BTA-005: one technology and the systems that need opponents are taken out.
#[test]
fn bta_003_bta_005_cards_are_taken_out() {
    let tech = Tech::from_id("intersystem-diplomacy").expect("a technology");
    let ross = System::from_id("ross-154").expect("a system");
    let removed = Pack::standard().masks.solo_removed_systems;
    let ids: Vec<_> = removed.iter().map(System::id).collect();
    assert_eq!(ids, ["ross-154", "zeta-leporis", "stkm-1-554"]);
    for play in tables() {
        let board = play.board();
        assert!(!board.undealt(2).has(tech) && board.slots.iter().flatten().all(|it| *it != tech));
        assert_eq!(view(&play).n_techs[0], board.undealt(2).len(), "the deck is as large as what is left");
        assert!(board.undealt_systems(beyond_the_sun::ids::SystemDeck::B).without(removed).len() == 10);
        assert!(board.systems.iter().flatten().all(|it| *it != ross));
        assert_eq!(view(&play).n_systems, [10, 10], "12 of each less those on the board and Ross 154");
    }
}

/// BTA-004: on each slot of level II and III an event of the solo game, and none of the others.
#[test]
fn bta_004_events_of_the_solo_game() {
    for play in tables() {
        let slots: Vec<_> = view(&play).events.iter().map(Slot::id).collect();
        let expected: Vec<_> = Slot::all().map(Slot::id).filter(|id| id.starts_with("II")).collect();
        assert_eq!(slots, expected);
    }
    let level = |level| AnarchistEvent::all().filter(|it| Pack::standard()[*it].level == level).count();
    assert_eq!((level(2), level(3)), (6, 6));
}

/// BTA-006: there are no achievements.
#[test]
fn bta_006_no_achievements() {
    assert!(tables().all(|play| play.board().achievements.is_empty()));
}

/// BTA-007, BTA-008: any standard mat, without its special set-up; 2 population, 1 ore and a ship on Sol.
#[test]
fn bta_007_bta_008_a_standard_mat_without_special_set_up() {
    for play in tables() {
        assert_eq!(play.decision(), Some(Decision::PickMat));
        let mats = play.offered("p1", "mat");
        assert_eq!(mats.len(), 4, "{mats:?}");
        for mat in mats {
            let mut play = play.clone();
            let before = play.goods("p1");
            play.play(&format!("p1 mat {mat}"));
            assert_eq!((before, play.tableau("p1").automated), ((1, 2), [0; 3]), "{mat}");
            assert_eq!((play.ships("p1"), play.tableau("p1").n_supply()), (vec!["sol 1".to_owned()], 17));
            assert_eq!(play.board().mat(engine::Seat(0)).id(), mat);
        }
    }
}

/// BTA-009, BTA-011: the anarchists have one ship in Deep Space, and neither mat nor pawn nor goods.
#[test]
fn bta_009_bta_011_the_anarchists() {
    for play in tables() {
        let tableau = play.tableau("p2");
        assert_eq!(play.ships("p2"), ["deep-space 1"]);
        assert_eq!((tableau.seated, tableau.pawn, tableau.n_supply(), tableau.ore), (false, None, 0, 0));
        assert!(tableau.researched.is_empty() && tableau.colonies.is_empty());
        assert_eq!(play.board().controlled(ANARCHISTS).len(), 0);
    }
}

/// BTA-010: a marker on each of the 13 circled fields, the last one included, and none on the field before them.
#[test]
fn bta_010_thirteen_markers() {
    let play = tables().next().expect("a table");
    let fields: Vec<_> = (0..14).map(|field| play.board().markers_on(field)).collect();
    assert_eq!(fields, [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(markers(&play), (13, 0));
}

/// BTA-012: the cards of level I are the deck, face down and shuffled; nothing is discarded yet.
#[test]
fn bta_012_the_first_deck() {
    let mut first = std::collections::BTreeSet::new();
    for mut play in tables() {
        assert_eq!(view(&play).n_anarchist_actions, 4);
        let deck = anarchists(&play).deck();
        assert!(deck.iter().all(|card| Pack::standard()[card].level == 1));
        assert!(anarchists(&play).discards.is_empty() && anarchists(&play).top.is_empty());
        play.play("p1 mat uns-standard");
        first.insert(super::bta::account(&play)[0].clone());
    }
    assert_eq!(first.len(), 4, "each of the four comes first now and then: {first:?}");
}

/// BTA-013: under each event an action card of its level.
#[test]
fn bta_013_action_cards_under_the_events() {
    let level = |level| AnarchistAction::all().filter(|it| Pack::standard()[*it].level == level).count();
    assert_eq!((level(1), level(2), level(3)), (4, 6, 6));
    for play in tables() {
        assert_eq!(view(&play).anarchist_actions, view(&play).events);
    }
    // Whatever the anarchists take off a slot is of the level of that slot.
    for seed in 0..40 {
        let mut play = Play::set_up(1, &options("solo=normal"), seed);
        play.play("p1 mat uns-standard");
        for _ in 0..12 {
            for event in play.events().to_vec() {
                if let beyond_the_sun::Event::Anarchists(beyond_the_sun::Deed::TookCard(slot, card)) = event {
                    assert_eq!(Pack::standard()[slot].level, Pack::standard()[card].level);
                }
            }
            if play.decision() != Some(Decision::Act) {
                break;
            }
            super::bta::idle(&mut play);
        }
    }
}

/// BTA-016: harder with a marker fewer, the leftmost, which lies beside the track.
#[test]
fn bta_016_harder() {
    let play = Play::set_up(1, &options("solo=hard"), 1);
    assert_eq!((markers(&play), play.board().markers_on(1), play.board().markers_on(2)), ((12, 1), 0, 1));
}

/// BTA-017: easier with a second marker on the last field; both must go before the game ends.
#[test]
fn bta_017_easier() {
    let play = Play::set_up(1, &options("solo=easy"), 1);
    assert_eq!((markers(&play), play.board().markers_on(13), play.board().markers_on(1)), ((14, 0), 2, 1));
    let table = "solo easy\nturn p2\nbeside 12\nrows convoy-raid threat +1\ntop convoy-raid convoy-raid";
    let play = Play::deal(&format!("{table}\nmarkers 2"));
    assert_eq!((play.decision(), play.board().markers_on(13)), (Some(Decision::Act), 1), "one is left");
    let play = Play::deal(&format!("{table}\nmarkers 1"));
    assert_eq!((play.decision(), play.asked()), (None, None), "the last one is gone");
}

/// A custom number of markers is the same as the level with that number, and is refused if there are too few markers.
#[test]
fn a_number_of_markers() {
    for (line, is) in
        [("solo", "solo=normal"), ("solo=13", "solo=normal"), ("solo=12", "solo=hard"), ("solo=9", "solo=9")]
    {
        assert_eq!(options(line).to_string(), format!("standard {is}"));
    }
    assert_eq!(markers(&Play::set_up(1, &options("solo=9"), 1)), (9, 4));
    assert_eq!(markers(&Play::set_up(1, &options("solo=16"), 1)), (16, 0));
    for line in ["solo=3", "solo=17", "solo=harder", "solo=", "display solo"] {
        line.parse::<Options>().expect_err(line);
    }
}

/// BTA-014, BTA-015: two technologies of level IIII have another value.
#[test]
fn bta_014_bta_015_cards_that_speak_of_achievements() {
    let solo = |tech: &str| Play::deal(&format!("solo normal\nslot IV-1 {tech}\np1 researched IV-1"));
    assert_eq!(solo("parallel-universe-generator").sheet("p1").level_4, 4);
    let two = Play::deal("seats 2\nslot IV-1 parallel-universe-generator\np1 researched IV-1");
    assert_eq!(two.sheet("p1").level_4, 0, "with others it counts achievements");
    let play = solo("giga-corporations");
    let ignored = &Pack::standard()[Tech::from_id("giga-corporations").expect("a technology")].solo.ignore;
    assert_eq!(ignored.len(), 1, "its first paragraph is void");
    assert!(play.offered("p1", "swap").is_empty());
    // No achievement is in play; even with one the paragraph would not apply.
    let claimed = "slot IV-1 giga-corporations\np1 researched IV-1\nachievements empire\np1 claimed empire";
    assert!(Play::deal(&format!("solo normal\n{claimed}")).offered("p1", "swap").is_empty());
    assert_eq!(Play::deal(&format!("seats 2\n{claimed}")).offered("p1", "swap").len(), 2);
    assert_eq!(play.sheet("p1").level_4, 3, "its second paragraph still scores");
}
