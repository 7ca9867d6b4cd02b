//! NF-001 to NF-011: what is in the box.

use engine::{Game, Index, Match, Refused};
use new_frontiers::cards::{Chip, Pack, Side};
use new_frontiers::ids::{Development, Home, Kind, Tile, World};
use new_frontiers::testing::Play;
use new_frontiers::{Action, Options, State};
use std::collections::BTreeSet;

const FIRST_GAME: fn() -> Options = || Options { first_game: true, ..Options::default() };

/// NF-001: two, three, four or five can play, nobody alone and no six.
#[test]
fn nf_001_for_two_to_five_players() {
    for n_seats in 2..=5 {
        let table = Match::<State>::new(n_seats, FIRST_GAME(), 1).expect("a table");
        assert_eq!(table.n_seats(), n_seats);
    }
    for wanted in [0, 1, 6] {
        let refused = Match::<State>::new(wanted, FIRST_GAME(), 1).err();
        assert_eq!(refused, Some(Refused::Seats { wanted, least: 2, most: 5 }));
    }
}

/// NF-002: eight mats with two sides are sixteen different home colonies.
#[test]
fn nf_002_eight_mats_with_two_homes_each() {
    let pack = Pack::standard();
    let sides: BTreeSet<(u8, Side)> = Home::all().map(|home| (pack[home].mat, pack[home].side)).collect();
    let expected: BTreeSet<_> = (1..=8).flat_map(|mat| [(mat, Side::A), (mat, Side::B)]).collect();
    assert_eq!(sides, expected);
    let names: BTreeSet<_> = Home::all().map(|home| &pack[home].colony.name.en).collect();
    assert_eq!(names.len(), 16);
}

/// NF-003: goods in the supply and on homes are 19 blue, 17 brown, 13 green and 11 yellow, at every count.
#[test]
fn nf_003_sixty_goods() {
    for (n_seats, seed) in (2..=5).flat_map(|n| (0..8).map(move |seed| (n, seed))) {
        let play = Play::set_up(n_seats, &FIRST_GAME(), seed);
        let mut goods = play.board().goods;
        for (seat, empire) in play.board().empires.iter() {
            let on_home = play.colonies(&seat.to_string());
            let kind = on_home[0].split_once('*').map(|(_, kind)| Kind::from_id(kind).expect("a kind"));
            kind.into_iter().for_each(|kind| goods[kind.at()] += 1);
            assert_eq!(empire.goods.len(), u8::from(kind.is_some()));
        }
        assert_eq!(goods, [19, 17, 13, 11]);
    }
}

/// NF-004: there are sixty colonists, and the largest table uses them all.
#[test]
fn nf_004_sixty_colonists() {
    let play = Play::set_up(5, &FIRST_GAME(), 1);
    let on_homes: u8 = play.board().empires.iter().map(|(_, empire)| empire.colonies().len()).sum();
    assert_eq!(play.board().colonists + on_homes, 60);
    assert_eq!(Pack::standard().limits.colonist_pieces, 60);
}

/// NF-005: 56 development tiles, 8 large and 48 small, all of which five players put out.
#[test]
fn nf_005_fifty_six_developments() {
    let play = Play::set_up(5, &FIRST_GAME(), 1);
    let board = play.board();
    let tiles = |large: bool| -> u8 {
        board
            .faces
            .iter()
            .filter(|face| board.pack[*face].large == large)
            .map(|face| board.stock[face.at()])
            .sum()
    };
    assert_eq!((tiles(true), tiles(false)), (8, 48));
    assert_eq!(board.stock.iter().sum::<u8>(), 56, "nothing lies on the boards that is not face up");
    let small = |face: &Development| !board.pack[*face].large && board.pack[*face].first_game;
    assert_eq!(Development::all().filter(small).count(), 16);
}

/// NF-006: sixty worlds, all of them in the bag at the start.
#[test]
fn nf_006_sixty_worlds_in_one_bag() {
    for n_seats in 2..=5 {
        let play = Play::set_up(n_seats, &FIRST_GAME(), 1);
        assert_eq!(play.bag(), World::all().map(World::id).collect::<Vec<_>>());
        assert_eq!(play.bag().len(), 60);
    }
}

/// NF-007: seven action tiles; Isolation and Goals are the two sides of one.
#[test]
fn nf_007_seven_action_tiles() {
    let pack = Pack::standard();
    let numbers: BTreeSet<u8> = Tile::ALL.iter().map(|tile| pack[*tile].tile).collect();
    assert_eq!(numbers, (1..=7).collect());
    assert_eq!(pack[Tile::Isolation].tile, pack[Tile::Goals].tile);
    assert_eq!((pack[Tile::Isolation].side, pack[Tile::Goals].side), (Some(Side::A), Some(Side::B)));
    assert_eq!(Play::deal("seats 2").legal_of("p1").len(), 7);
}

/// NF-008: 25 ones, 7 fives and 8 tens of points; ones and fives fill the largest pool exactly.
#[test]
fn nf_008_point_chips() {
    let pack = Pack::standard();
    let chips = [(1, 25), (5, 7), (10, 8)].map(|(value, count)| Chip { value, count });
    assert_eq!(pack.chips.vp, chips);
    let in_pool: u16 = chips[..2].iter().map(|chip| u16::from(chip.value) * u16::from(chip.count)).sum();
    assert_eq!(Play::set_up(5, &FIRST_GAME(), 1).board().vp_pool, in_pool);
}

/// NF-009: the credit chips are worth 160, yet more than that can be held and earned.
#[test]
fn nf_009_credit_chips_do_not_limit_credits() {
    let chips = &Pack::standard().chips.credits;
    assert_eq!(chips, &[(1, 40), (5, 8), (10, 8)].map(|(value, count)| Chip { value, count }));
    let in_box: u16 = chips.iter().map(|chip| u16::from(chip.value) * u16::from(chip.count)).sum();
    assert_eq!(in_box, 160);
    let mut play = Play::deal("p1 credits 160\np2 credits 999");
    play.play("p1 select retreat_into_isolation");
    assert_eq!(play.empire("p1").credits, 162);
}

/// NF-010: two discs for each of five colours; never more of a colour are on the order track.
#[test]
fn nf_010_two_discs_in_each_of_five_colours() {
    let limits = &Pack::standard().limits;
    assert_eq!((limits.player_colours, limits.discs_per_player), (5, 2));
    for n_seats in 2..=5 {
        let play = Play::set_up(n_seats, &FIRST_GAME(), 1);
        for seat in play.board().empires.seats() {
            let n_discs = play.board().discs.iter().filter(|disc| **disc == seat).count();
            assert_eq!(n_discs, if n_seats == 2 { 2 } else { 1 }, "the other disc only marks the mat");
        }
    }
}

/// NF-011: eight goals and five stockpile boards stay in the box: in no game can goals be set.
#[test]
fn nf_011_goals_stay_in_the_box() {
    let limits = &Pack::standard().limits;
    assert_eq!((limits.goal_tiles, limits.stockpile_boards), (8, 5));
    for n_seats in 2..=5 {
        let mut legal = Vec::new();
        engine::testing::soaks(n_seats, &FIRST_GAME(), 1, 2000, |state: &State| {
            legal.clear();
            state.awaiting().iter().for_each(|seat| state.legal(seat, &mut legal));
            assert!(!legal.contains(&Action::Select(Tile::Goals)));
        });
    }
}
