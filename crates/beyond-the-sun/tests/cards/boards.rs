//! Boards, set-up numbers and scoring numbers of the standard pack against the ledger.

use beyond_the_sun::cards::{Pack, PlaceKind, Revealed};
use beyond_the_sun::ids::{Basic, Guild, Place, Side, Slot, SystemDeck};
use engine::Index;

fn pack() -> &'static Pack {
    Pack::standard()
}

fn show(basic: &str) -> String {
    let basic = Basic::from_id(basic).expect("a known id");
    pack().code.show(pack()[basic].effect).to_string()
}

#[test]
fn bts_006_four_levels() {
    let slots = |level| Slot::all().filter(|slot| pack()[*slot].level == level).count();
    assert_eq!([1, 2, 3, 4].map(slots), [4, 6, 6, 3]);
    assert_eq!(pack().tech_board.columns.len(), 5, "the basics and four levels");
}

#[test]
fn bts_113_bts_114_prerequisites_lie_one_level_to_the_left() {
    for slot in Slot::all() {
        let card = &pack()[slot];
        assert_eq!(card.needs.is_empty(), card.level == 1, "{slot}");
        assert!(card.needs.iter().all(|need| pack()[need].level + 1 == card.level), "{slot}");
    }
}

#[test]
fn bts_115_bts_116_one_two_or_two_of_three() {
    for slot in Slot::all() {
        let card = &pack()[slot];
        let both = (card.needs.len(), card.need);
        assert!(matches!(both, (0, 0) | (1, 1) | (2, 2)) || card.level == 4 && both == (3, 2), "{slot}");
    }
    assert!(Slot::all().any(|slot| pack()[slot].needs.len() == 3));
}

#[test]
fn bts_014_bts_016_places_of_both_sides() {
    for side in Side::ALL {
        let board = &pack()[side];
        let of = |deck| board.places.iter().filter(|place| place.deck == Some(deck)).count();
        assert_eq!(of(SystemDeck::A), 2, "{side}");
        assert_eq!(of(SystemDeck::B), if side == Side::Two { 1 } else { 2 });
        let kinds = |kind| board.places.iter().filter(|place| place.kind == kind).count();
        assert_eq!((kinds(PlaceKind::Sol), kinds(PlaceKind::DeepSpace)), (1, 1));
        assert_eq!(kinds(PlaceKind::Yard), if side == Side::Two { 1 } else { 2 });
        assert!(board.yards.and(board.systems).is_empty());
    }
}

#[test]
fn bts_017_lines_lead_both_ways() {
    for side in Side::ALL {
        let board = &pack()[side];
        for place in Place::ALL {
            for other in board.neighbours[place.at()].iter() {
                assert!(board.neighbours[other.at()].has(place), "{side}: {place} and {other}");
            }
        }
        assert!(board.neighbours[Place::X1.at()].is_empty(), "events join their systems in play");
    }
}

#[test]
fn bts_019_shipyards_have_specialisations() {
    for side in Side::ALL {
        for yard in pack()[side].yards.iter() {
            assert!(!pack()[side].spec[yard.at()].is_empty(), "{side}: {yard}");
        }
    }
}

#[test]
fn bts_093_to_096_basic_actions() {
    assert_eq!(show("basic-research-1"), "research 1", "BTS-093");
    assert_eq!(show("basic-research-2"), "2 ore: research 2", "BTS-094");
    assert_eq!(show("basic-build-jump"), "?(pop>ship1); jump 2", "BTS-095");
    assert_eq!(show("basic-recruit"), "supply>pop; gain 1 ore", "BTS-096");
}

#[test]
fn bts_031_the_lowest_basic_action_is_unlimited() {
    let unlimited: Vec<_> = Basic::all().filter(|basic| pack()[*basic].unlimited).map(Basic::id).collect();
    assert_eq!(unlimited, ["basic-recruit"]);
}

#[test]
fn bts_035_two_spaces_of_the_basics_cost_one_more_ore() {
    for players in 2..=4 {
        let extra: Vec<u8> = pack()
            .basics
            .iter()
            .flat_map(|card| card.spaces(players))
            .copied()
            .filter(|ore| *ore > 0)
            .collect();
        assert_eq!(extra, [1, 1], "{players} players");
    }
}

#[test]
fn bts_097_spaces_with_four_players() {
    let spaces: Vec<_> = pack().basics.iter().map(|card| card.spaces(4).len()).collect();
    assert_eq!(spaces, [3, 2, 2, 0]);
}

#[test]
fn bts_008_guilds_offer_the_higher_levels() {
    let reveals: u8 = Guild::all().fold(0, |levels, guild| levels | pack()[guild].action.reveals);
    assert_eq!(reveals & (1 << 3 | 1 << 4), 1 << 3 | 1 << 4);
    let basics = pack().basics.iter().flat_map(|card| pack().code.options(card.effect));
    let basics = basics.fold(0, |levels, choice| levels | choice.unknown_levels);
    assert_eq!(basics, 1 << 1 | 1 << 2, "the basics research levels I and II only");
}

#[test]
fn bts_010_one_event_for_each_slot() {
    let slots = |level| Slot::all().filter(|slot| pack()[*slot].level == level).count();
    assert_eq!([2, 3].map(slots), [usize::from(pack().deal.events_per_level); 2]);
}

#[test]
fn bts_012_achievements_in_play() {
    assert_eq!((pack().deal.achievements_a, pack().deal.achievements_b), (1, 1));
}

#[test]
fn bts_071_markers_that_trigger_the_end() {
    assert_eq!([2, 3, 4].map(|players| pack().setup(players).end_markers), [3, 3, 4]);
}

#[test]
fn bts_127_two_matching_cards() {
    assert_eq!(pack().deal.matches, 2);
}

#[test]
fn bts_077_to_087_points() {
    let score = pack().score;
    assert_eq!(score.tech, [0, 1, 2, 3, 0], "BTS-077, BTS-078, BTS-079");
    assert_eq!(score.private_tech, [0, 0, 2, 3, 0], "BTS-080");
    assert_eq!((score.outpost, score.majority), (1, 1), "BTS-084, BTS-087");
    assert_eq!(score.majority_places.iter().collect::<Vec<_>>(), [Place::Sol, Place::DeepSpace], "BTS-087");
    for card in pack().techs.iter().filter(|card| card.level < 4) {
        assert_eq!(card.vp, score.tech[usize::from(card.level)], "{}", card.id);
    }
}

#[test]
fn display_rows_of_the_variant() {
    let rows = pack().deal.display.map(|row| (row.level, row.revealed));
    assert_eq!(rows, [(2, Revealed::SetUp), (3, Revealed::Trigger), (4, Revealed::Trigger)]);
}
