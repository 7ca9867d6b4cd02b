//! NF-024 to NF-034: the players' order, credits, mats and homes at the start.

use engine::{Index, Seat};
use new_frontiers::cards::{Colour, Side, Yield};
use new_frontiers::ids::Home;
use new_frontiers::testing::Play;
use new_frontiers::{Decision, Options};
use std::collections::{BTreeMap, BTreeSet};

fn first(n_seats: u8, seed: u64) -> Play {
    Play::set_up(n_seats, &Options { first_game: true, ..Options::default() }, seed)
}

fn later(n_seats: u8, seed: u64) -> Play {
    Play::set_up(n_seats, &Options::default(), seed)
}

/// The players in the order of their first discs.
fn order(play: &Play) -> Vec<Seat> {
    let mut order = Vec::new();
    for disc in play.board().discs.iter() {
        if !order.contains(disc) {
            order.push(*disc);
        }
    }
    order
}

/// Lets everybody choose the first side offered.
fn choose_homes(play: &mut Play) {
    while play.decision() == Some(Decision::ChooseHome) {
        let seat = play.asked().expect("someone chooses");
        let line = format!("{seat} {}", play.legal_of(&seat)[0]);
        play.play(&line);
    }
}

/// NF-024: all orders of players are equally likely.
#[test]
fn nf_024_order_is_random() {
    let mut orders: BTreeMap<Vec<Seat>, u32> = BTreeMap::new();
    for seed in 0..1200 {
        *orders.entry(order(&first(3, seed))).or_default() += 1;
    }
    assert_eq!(orders.len(), 6);
    assert!(orders.values().all(|n| (140..=260).contains(n)), "{orders:?}");
}

/// NF-025: with three to five players each has one disc on the track; space 1 stays empty.
#[test]
fn nf_025_one_disc_each_from_space_two() {
    for n_seats in 3..=5 {
        let play = first(n_seats, 5);
        assert_eq!(play.board().discs.len(), usize::from(n_seats));
        assert_eq!(order(&play).len(), usize::from(n_seats));
        let spaces = &play.board().pack.setup(usize::from(n_seats)).disc_spaces;
        assert_eq!(*spaces, (2..=n_seats + 1).collect::<Vec<u8>>());
    }
}

/// NF-026: two players have two discs each, taking turns on spaces 2 to 5.
#[test]
fn nf_026_two_players_have_two_discs_each() {
    let mut starts = BTreeSet::new();
    for seed in 0..20 {
        let play = first(2, seed);
        let [a, b] = order(&play)[..] else { panic!("two players") };
        assert_eq!(play.board().discs[..], [a, b, a, b]);
        starts.insert(a);
    }
    assert_eq!(starts.len(), 2);
    assert_eq!(first(2, 0).board().pack.setup(2).disc_spaces, [2, 3, 4, 5]);
}

/// The start credits of the players, in their order.
fn credits(play: &Play) -> Vec<u16> {
    order(play).iter().map(|seat| play.board().empires[*seat].credits).collect()
}

/// NF-027: everybody starts with 3 credits, unless a later place gives one more.
#[test]
fn nf_027_three_credits_for_the_early_places() {
    for (n_seats, n_early) in [(2, 1), (3, 2), (4, 2), (5, 3)] {
        assert!(credits(&first(n_seats, 4))[..n_early].iter().all(|credits| *credits == 3));
    }
}

/// NF-028: the last in order has 4 credits, however many play.
#[test]
fn nf_028_the_last_in_order_has_one_more() {
    for n_seats in 2..=5 {
        assert_eq!(credits(&first(n_seats, 4)).last(), Some(&4));
    }
}

/// NF-029: with four or five players the last but one has 4 credits too, with fewer not.
#[test]
fn nf_029_so_has_the_last_but_one_of_four_or_five() {
    for (n_seats, expected) in [(2, 3), (3, 3), (4, 4), (5, 4)] {
        assert_eq!(credits(&first(n_seats, 4))[usize::from(n_seats) - 2], expected);
    }
}

/// NFD-01: start credits by place in the order, regardless of the seat.
#[test]
fn nfd_01_start_credits_by_place() {
    for (n_seats, expected) in [(2, &[3, 4][..]), (3, &[3, 3, 4]), (4, &[3, 3, 4, 4]), (5, &[3, 3, 3, 4, 4])]
    {
        for play in (0..10).flat_map(|seed| [first(n_seats, seed), later(n_seats, seed)]) {
            assert_eq!(credits(&play), expected);
        }
    }
}

/// NF-030: mats are dealt at random and no two players have the same.
#[test]
fn nf_030_mats_are_dealt_at_random() {
    let mut of_p1: BTreeMap<u8, u32> = BTreeMap::new();
    for seed in 0..800 {
        let play = first(5, seed);
        let mats: BTreeSet<u8> = play.board().empires.iter().map(|(_, empire)| empire.mat).collect();
        assert_eq!(mats.len(), 5);
        *of_p1.entry(play.empire("p1").mat).or_default() += 1;
    }
    assert!(of_p1.keys().copied().eq(1..=8));
    assert!(of_p1.values().all(|n| (60..=145).contains(n)), "{of_p1:?}");
}

/// NF-031: in the first game everybody plays the marked side of the mat.
#[test]
fn nf_031_first_game_uses_the_marked_side() {
    for seed in 0..20 {
        let play = first(5, seed);
        assert_eq!(play.decision(), Some(Decision::Select), "nobody chooses a side");
        for (_, empire) in play.board().empires.iter() {
            let home = &play.board().pack[empire.home.expect("a home")];
            assert_eq!((home.mat, home.side), (empire.mat, Side::A));
        }
    }
}

/// NF-032: in later games everybody, in player order, chooses a side of the mat that was dealt.
#[test]
fn nf_032_sides_are_chosen_in_player_order() {
    for (n_seats, seed) in (2..=5).flat_map(|n| (0..6).map(move |seed| (n, seed))) {
        let mut play = later(n_seats, seed);
        for (place, seat) in order(&play).into_iter().enumerate() {
            assert_eq!((play.decision(), play.asked()), (Some(Decision::ChooseHome), Some(seat.to_string())));
            let mat = play.board().empires[seat].mat;
            let sides: Vec<_> = Home::all().filter(|home| play.board().pack[*home].mat == mat).collect();
            assert_eq!(
                play.legal_of(&seat.to_string()),
                sides.iter().map(|home| format!("home {home}")).collect::<Vec<_>>()
            );
            let chosen = sides[place % 2];
            play.play(&format!("{seat} home {chosen}"));
            assert_eq!(play.board().empires[seat].home, Some(chosen));
        }
        assert_eq!(play.decision(), Some(Decision::Select));
        assert_eq!(play.asked(), Some(order(&play)[0].to_string()));
    }
}

/// NF-033: each home takes its colonist out of the supply when its side is chosen.
#[test]
fn nf_033_each_home_takes_a_colonist() {
    let mut play = later(4, 1);
    for moved_in in 1..=4 {
        let seat = play.asked().expect("someone chooses");
        let line = format!("{seat} {}", play.legal_of(&seat)[0]);
        play.play(&line);
        assert_eq!(play.board().colonists, 48 - moved_in);
        assert_eq!(play.empire(&seat).colonists, 0, "it stands on the home, not among those that wait");
    }
}

/// NFD-02: 22, 33, 44 or 55 colonists are left at the first selection, and none waits on a mat.
#[test]
fn nfd_02_colonists_at_the_first_selection() {
    for (n_seats, left) in [(2, 22), (3, 33), (4, 44), (5, 55)] {
        let mut chosen = later(n_seats, 1);
        choose_homes(&mut chosen);
        for play in [first(n_seats, 1), chosen] {
            assert_eq!(play.decision(), Some(Decision::Select));
            assert_eq!(play.board().colonists, left);
            assert!(play.board().empires.iter().all(|(_, empire)| empire.colonists == 0));
        }
    }
}

/// NF-034: a windfall home starts with a good of its colour from the supply, every other home without.
#[test]
fn nf_034_windfall_homes_start_with_a_good() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let mut chosen = later(4, seed);
        choose_homes(&mut chosen);
        for play in [first(4, seed), chosen] {
            let mut goods = [19, 17, 13, 11];
            for (seat, empire) in play.board().empires.iter() {
                let home = &play.board().pack.pack()[empire.home.expect("a home")].colony;
                let good = match (home.yields, home.colour) {
                    (Yield::Windfall, Colour::Kind(kind)) => {
                        goods[kind.at()] -= 1;
                        format!("home*{kind}")
                    }
                    _ => "home".to_owned(),
                };
                assert_eq!(play.colonies(&seat.to_string()), [good], "{}", home.id);
                seen.insert(home.id);
            }
            assert_eq!(play.board().goods, goods);
        }
    }
    for home in ["alpha_centauri", "ross_collective", "gliese_gene_vault", "old_earth", "sirius_freeport"] {
        assert!(seen.contains(home), "{home} was dealt");
    }
}
