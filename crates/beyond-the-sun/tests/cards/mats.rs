//! Faction mats of the standard pack against the ledger.

use beyond_the_sun::cards::{MatCard, Pack};
use beyond_the_sun::effect::Ability;
use beyond_the_sun::ids::{Column, Mat};

fn pack() -> &'static Pack {
    Pack::standard()
}

fn mat(id: &str) -> &'static MatCard {
    &pack()[Mat::from_id(id).expect("a known id")]
}

#[test]
fn bts_005_cubes_add_up() {
    for card in &pack().mats {
        let fields: u8 = card.columns.iter().sum();
        for setup in &pack().setups {
            assert_eq!(fields + setup.pop + 1, pack().common.cubes, "{}", card.id);
        }
    }
}

#[test]
fn bts_022_standard_mats_share_their_tracks() {
    let standard: Vec<_> = pack().mats.iter().filter(|card| !card.expert).collect();
    assert_eq!(standard.len(), 4);
    for card in &standard {
        assert_eq!((&card.growth, &card.mine), (&standard[0].growth, &standard[0].mine));
        assert!(card.abilities.is_empty());
    }
    let expert: Vec<_> = pack().mats.iter().filter(|card| card.expert).collect();
    assert!(expert.iter().all(|card| !card.abilities.is_empty()));
    assert_eq!(expert.len(), 6, "two of them belong to the expansion");
}

#[test]
fn bts_045_growth_symbols_are_uncovered_from_the_left() {
    let card = mat("uns-standard");
    let columns = |removed| card.growth(removed).collect::<Vec<_>>();
    assert_eq!(columns(0), [Column::A]);
    assert_eq!(columns(1), [Column::A]);
    assert_eq!(columns(2), [Column::A, Column::B]);
    assert_eq!(columns(8), [Column::A, Column::B, Column::C, Column::D, Column::E]);
}

#[test]
fn bts_049_ore_symbols_are_uncovered_from_the_left() {
    assert_eq!([0, 1, 2, 3, 8].map(|removed| mat("uns-standard").ore(removed)), [1, 1, 2, 2, 5]);
    assert_eq!([0, 1, 2, 3, 8].map(|removed| mat("belt-expert").ore(removed)), [1, 2, 2, 3, 6]);
}

#[test]
fn bts_053_bts_055_bts_057_exchanges() {
    let trade = pack().common.trade;
    assert_eq!(pack().code.show(trade.ore_to_pop).to_string(), "3 ore: supply>pop");
    assert_eq!(pack().code.show(trade.ship_to_pop).to_string(), "1 ore: ship>pop");
    assert_eq!(pack().code.show(trade.pop_to_ore).to_string(), "1 recall: gain 1 ore");
}

#[test]
fn bts_082_bts_137_bts_138_points_of_automation() {
    let card = mat("uns-standard");
    assert_eq!(pack().common.automation_levels, 7);
    let vp = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10].map(|markers| card.automation_vp(markers));
    assert_eq!(vp, [0, 0, 1, 1, 2, 2, 3, 5, 6, 8]);
}

#[test]
fn bts_211_sol_reacts_to_three_exchanges() {
    let ability = mat("uns-expert").abilities[0].ability;
    assert!(matches!(ability, Ability::OnTrades(3, _)), "{ability:?}");
}

#[test]
fn bts_212_nishida_reacts_to_the_last_marker() {
    let ability = &mat("nishida-expert").abilities[1];
    assert!(matches!(ability.ability, Ability::OnLastMarker(_)) && ability.unlock.is_none());
}

#[test]
fn bts_198_sol_takes_its_start_population_from_column_b() {
    assert_eq!(pack().code.show(mat("uns-standard").setup).to_string(), "2x(supply>pop from B)");
}
