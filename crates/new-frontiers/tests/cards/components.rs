//! Pieces, set-up numbers and tiles of the standard pack against the ledger.

use new_frontiers::cards::{Chip, CreditSupply, DevelopmentCard, Pack, Points, Side, Yield};
use new_frontiers::effect::{Bonus, Gains, Good, Power};
use new_frontiers::ids::{Development, Home, Kind, Phase, Tile, World};

fn pack() -> &'static Pack {
    Pack::standard()
}

fn by_players<T>(of: impl Fn(usize) -> T) -> [T; 4] {
    [2, 3, 4, 5].map(of)
}

fn fronts(large: bool) -> impl Iterator<Item = &'static DevelopmentCard> {
    pack().developments.iter().filter(move |card| card.large == large && card.face == 1)
}

#[test]
fn nf_001_two_to_five_players() {
    assert_eq!(pack().meta.players, [2, 5]);
    assert_eq!(by_players(|n| pack().setup(n).players), [2, 3, 4, 5]);
}

#[test]
fn nf_002_eight_mats_with_two_homes() {
    assert_eq!(pack().limits.empire_mats, 8);
    assert_eq!(pack().homes.len(), 16);
    for mat in 1..=8 {
        let sides: Vec<_> =
            pack().homes.iter().filter(|home| home.mat == mat).map(|home| home.side).collect();
        assert_eq!(sides, [Side::A, Side::B], "mat {mat}");
    }
}

#[test]
fn nf_003_goods() {
    assert_eq!(Kind::ALL.map(|kind| pack()[kind].count), [19, 17, 13, 11]);
}

#[test]
fn nf_004_colonists() {
    assert_eq!(pack().limits.colonist_pieces, 60);
}

#[test]
fn nf_005_development_tiles() {
    assert_eq!(fronts(true).count(), 8);
    assert_eq!(fronts(false).count() * usize::from(pack().limits.small_stack_size), 48);
    assert_eq!(pack().limits.development_tiles, 56);
}

#[test]
fn nf_006_worlds() {
    assert_eq!(pack().worlds.len(), 60);
    assert_eq!(World::COUNT, 60);
}

#[test]
fn nf_007_seven_action_tiles_one_of_them_two_sided() {
    assert_eq!(Tile::ALL.map(|tile| pack()[tile].tile), [1, 1, 2, 3, 4, 5, 6, 7]);
    let sides = Tile::ALL.map(|tile| pack()[tile].side);
    assert_eq!(sides[..2], [Some(Side::A), Some(Side::B)]);
    assert!(sides[2..].iter().all(Option::is_none));
}

#[test]
fn nf_008_point_chips() {
    let chips = [(1, 25), (5, 7), (10, 8)].map(|(value, count)| Chip { value, count });
    assert_eq!(pack().chips.vp, chips);
}

#[test]
fn nf_009_nf_177_credit_chips_without_limit() {
    let chips = [(1, 40), (5, 8), (10, 8)].map(|(value, count)| Chip { value, count });
    assert_eq!(pack().chips.credits, chips);
    assert_eq!(pack().limits.credits, CreditSupply::Unlimited);
}

#[test]
fn nf_010_discs() {
    assert_eq!((pack().limits.player_colours, pack().limits.discs_per_player), (5, 2));
}

#[test]
fn nf_011_goals_and_stockpiles() {
    assert_eq!((pack().goals.len(), pack().limits.stockpile_boards), (8, 5));
}

#[test]
fn nf_012_first_game_faces() {
    let first: Vec<_> = Development::all()
        .filter(|face| pack()[*face].first_game && !pack()[*face].fixed)
        .map(Development::id)
        .collect();
    expect_test::expect![[r#"
        survey_team mining_robots alien_monument terraforming_specialists investment_credits terraforming_robots drop_ships trade_league free_trade_association mining_league new_galactic_order alien_tech_institute pan_galactic_league imperium_lords frontier_settlers galactic_federation"#]]
    .assert_eq(&first.join(" "));
}

#[test]
fn nf_013_eight_large_developments_for_any_number() {
    assert_eq!(by_players(|n| pack().setup(n).large_tiles), [8; 4]);
}

#[test]
fn nf_014_copies_of_small_developments() {
    assert_eq!(by_players(|n| pack().setup(n).copies_per_small_stack), [1, 2, 2, 3]);
}

#[test]
fn nf_015_nf_016_only_the_right_columns_are_flipped() {
    for card in fronts(false) {
        assert_eq!(card.fixed, card.place.column <= 2, "{}", card.id);
    }
    assert_eq!(fronts(false).filter(|card| card.fixed).count(), 8);
    assert!(fronts(true).all(|card| !card.fixed));
}

#[test]
fn nf_019_points_in_the_pool() {
    assert_eq!(by_players(|n| pack().setup(n).vp_pool), [24, 36, 48, 60]);
    let small: u16 = pack().chips.vp[..2].iter().map(|chip| u16::from(chip.value * chip.count)).sum();
    assert_eq!(small, 60, "ones and fives are just enough for five players");
}

#[test]
fn nf_020_tens_are_the_reserve() {
    assert_eq!(pack().chips.vp_reserve_value, 10);
}

#[test]
fn nf_021_colonists_in_the_supply() {
    assert_eq!(by_players(|n| pack().setup(n).colonist_pool), [24, 36, 48, 60]);
}

#[test]
fn nf_025_nf_026_discs_on_the_track() {
    assert_eq!(pack().setup(2).disc_owner, [0, 1, 0, 1]);
    assert_eq!(pack().setup(2).disc_spaces, [2, 3, 4, 5]);
    for n in 3..=5 {
        assert_eq!(pack().setup(n).disc_owner, (0..n as u8).collect::<Vec<_>>());
        assert_eq!(pack().setup(n).disc_spaces, (2..2 + n as u8).collect::<Vec<_>>());
    }
}

#[test]
fn nf_027_to_nf_029_start_credits() {
    let credits = by_players(|n| pack().setup(n).start_credits.clone());
    assert_eq!(credits, [vec![3, 4], vec![3, 3, 4], vec![3, 3, 4, 4], vec![3, 3, 3, 4, 4]]);
}

#[test]
fn nf_031_side_a_is_for_the_first_game() {
    assert!(pack().homes.iter().all(|home| home.first_game == (home.side == Side::A)));
}

#[test]
fn nf_033_one_colonist_on_each_home() {
    assert!(pack().homes.iter().all(|home| home.colony.colonists == 1));
    assert_eq!(pack().limits.colonists_per_home, 1);
}

#[test]
fn nf_037_selections_in_a_round() {
    assert_eq!(by_players(|n| pack().setup(n).selections_per_round), [4, 3, 4, 5]);
}

#[test]
fn nf_048_nf_053_large_developments_cost_nine() {
    for card in &pack().developments {
        assert_eq!(card.large, card.cost == 9, "{}", card.id);
        assert!((1..=9).contains(&card.cost), "{}", card.id);
    }
    assert_eq!((pack().limits.small_spaces, pack().limits.large_spaces), (1, 2));
}

#[test]
fn nf_055_nf_056_development_spaces() {
    assert_eq!(pack().limits.light_development_spaces, 10);
    assert_eq!(pack().ends.development_spaces, 11);
}

#[test]
fn nf_058_question_marks_on_large_developments() {
    for card in &pack().developments {
        assert_eq!(card.large, matches!(card.points, Points::Scored(_)), "{}", card.id);
    }
}

#[test]
fn nf_059_every_action_has_powers() {
    for phase in Phase::ALL {
        assert!(!pack().masks.worlds_with[phase as usize].is_empty(), "{phase}");
        assert!(!pack().masks.developments_with[phase as usize].is_empty(), "{phase}");
    }
}

#[test]
fn nf_076_nf_084_worlds_laid_out_and_held() {
    assert_eq!((pack().limits.explore_layout, pack().limits.worlds_held), (7, 9));
}

#[test]
fn nf_098_nf_099_nf_154_ends() {
    let ends = pack().ends;
    assert_eq!((ends.colonies, ends.colonists_left, ends.vp_pool_left), (8, 4, 0));
}

#[test]
fn nf_134_goods_suffice_for_every_world() {
    for kind in Kind::ALL {
        let n_homes =
            pack().homes.iter().filter(|home| home.colony.colour == new_frontiers::cards::Colour::Kind(kind));
        let in_play = n_homes.map(|home| home.mat).collect::<std::collections::BTreeSet<_>>().len();
        let joker = 1;
        let n_colonies = pack().masks.kind[kind as usize].len() as usize + in_play.min(5) + joker;
        assert!(usize::from(pack()[kind].count) >= n_colonies, "{kind}: {n_colonies} colonies");
    }
}

#[test]
fn nf_140_prices() {
    assert_eq!(Kind::ALL.map(|kind| pack()[kind].price), [1, 2, 3, 4]);
}

/// NF-041, NF-049, NF-075, NF-078, NF-087, NF-127, NF-128, NF-137, NF-155, NFG-004 to NFG-007: what the selector gets.
#[test]
fn bonuses() {
    let gain = |credits, vp, colonists| Gains { credits, vp, colonists };
    let bonus = |tile: Tile| pack()[tile].bonus.as_slice();
    assert_eq!(bonus(Tile::Isolation), [Bonus::Gain(gain(2, 0, 0))]);
    assert_eq!(bonus(Tile::Goals), [Bonus::MoveUp, Bonus::Gain(gain(1, 0, 0)), Bonus::DrawGoals]);
    assert_eq!(bonus(Tile::Develop), [Bonus::Power(Power::DevelopCost(1))]);
    assert_eq!(bonus(Tile::Explore), [Bonus::PickOneMore]);
    assert_eq!(bonus(Tile::Settle), [Bonus::Power(Power::SettleGain(gain(0, 0, 1)))]);
    assert_eq!(bonus(Tile::Produce), [Bonus::TakeTileCredits, Bonus::Power(Power::Windfall(Good::Any))]);
    assert_eq!(bonus(Tile::TradeConsume), [Bonus::Gain(gain(0, 1, 0))]);
    assert_eq!(bonus(Tile::Envoys), [Bonus::Gain(gain(0, 1, 0)), Bonus::MoveFirst]);
}

#[test]
fn nf_045_three_tiles_have_no_action() {
    let idle: Vec<_> = Tile::ALL.into_iter().filter(|tile| !pack()[*tile].everyone).collect();
    assert_eq!(idle, [Tile::Isolation, Tile::Goals, Tile::Envoys]);
}

#[test]
fn nf_131_only_produce_gathers_credits() {
    let credits = Tile::ALL.map(|tile| pack()[tile].credit_if_unchosen);
    assert_eq!(credits, [0, 0, 0, 0, 0, 1, 0, 0]);
}

/// The tiles whose values the rulebook gives (G2).
#[test]
fn g2_tiles_of_the_rulebook() {
    let development = |id: &str| &pack()[Development::from_id(id).expect("a known id")];
    let values =
        |id: &str| (development(id).cost, &development(id).points, development(id).powers.as_slice());
    let gain = |credits, colonists| Gains { credits, vp: 0, colonists };
    assert_eq!(values("space_marines"), (2, &Points::Printed(1), [Power::Military(2)].as_slice()));
    let colonist = [Power::ExploreGain(gain(0, 1))];
    assert_eq!(values("homesteading_pioneers"), (3, &Points::Printed(2), colonist.as_slice()));
    assert_eq!(values("investment_credits"), (3, &Points::Printed(2), [Power::DevelopCost(1)].as_slice()));

    let symbionts = &pack()[World::from_id("deep_space_symbionts").expect("a known id")];
    assert_eq!((symbionts.value, &symbionts.points), (3, &Points::Printed(1)));
    assert_eq!(symbionts.powers, [Power::AfterDevelop(gain(1, 0))]);
    let outpost = &pack()[World::from_id("rebel_outpost").expect("a known id")];
    assert_eq!((outpost.military, outpost.value, &outpost.points), (true, 5, &Points::Printed(5)));
    let centauri = &pack()[Home::from_id("alpha_centauri").expect("a known id")].colony;
    assert_eq!(
        (centauri.value, &centauri.points, centauri.yields),
        (2, &Points::Printed(0), Yield::Windfall)
    );
}

#[test]
fn ids_are_places_in_the_pack() {
    for world in World::all() {
        assert_eq!((pack()[world].id, World::from_id(world.id())), (world.id(), Some(world)));
    }
    for home in Home::all() {
        assert_eq!((pack()[home].colony.id, Home::from_id(home.id())), (home.id(), Some(home)));
    }
    for face in Development::all() {
        assert_eq!((pack()[face].id, Development::from_id(face.id())), (face.id(), Some(face)));
    }
    for tile in Tile::ALL {
        assert_eq!(Tile::from_id(tile.id()), Some(tile));
    }
    assert_eq!(World::from_id("old_earth"), None, "a home is no world");
}

#[test]
fn ids_are_words_in_json_and_one_byte_in_the_database() {
    let world = World::from_id("spice_world").expect("a known id");
    let json = serde_json::to_string(&world).expect("an id can be written");
    assert_eq!(json, r#""spice_world""#);
    assert_eq!(serde_json::from_str::<World>(&json).expect("and read"), world);
    let error = serde_json::from_str::<World>(r#""spicy_world""#).expect_err("no such world");
    assert_eq!(error.to_string(), "there is no World spicy_world");

    let bytes = postcard::to_stdvec(&world).expect("an id can be written");
    assert_eq!(bytes.len(), 1);
    assert_eq!(postcard::from_bytes::<World>(&bytes).expect("and read"), world);
    postcard::from_bytes::<World>(&[60]).expect_err("there are only 60 worlds");
}
