//! NF-012 to NF-023: the boards, the supplies and the bag at the start.

use engine::{Chance, Game, Index, Log, Seat, Viewer};
use new_frontiers::ids::{Development, Tile, World};
use new_frontiers::testing::Play;
use new_frontiers::{Action, Colony, Decision, Options, State};
use std::collections::{BTreeMap, BTreeSet};

fn first(n_seats: u8, seed: u64) -> Play {
    Play::set_up(n_seats, &Options { first_game: true, ..Options::default() }, seed)
}

fn later(n_seats: u8, seed: u64) -> Play {
    Play::set_up(n_seats, &Options::default(), seed)
}

/// NF-012: in the first game every stack shows its marked side.
#[test]
fn nf_012_first_game_shows_the_marked_sides() {
    for seed in 0..20 {
        let play = first(3, seed);
        let board = play.board();
        assert_eq!(board.faces.len(), 24);
        assert!(board.faces.iter().all(|face| board.pack[face].first_game), "seed {seed}");
        let open: Vec<_> =
            board.faces.iter().filter(|face| !board.pack[*face].fixed).map(Development::id).collect();
        assert_eq!(
            open,
            [
                "survey_team",
                "mining_robots",
                "alien_monument",
                "terraforming_specialists",
                "investment_credits",
                "terraforming_robots",
                "drop_ships",
                "trade_league",
                "free_trade_association",
                "mining_league",
                "new_galactic_order",
                "alien_tech_institute",
                "pan_galactic_league",
                "imperium_lords",
                "frontier_settlers",
                "galactic_federation",
            ]
        );
    }
}

/// NF-013: eight large developments, one tile each, however many play.
#[test]
fn nf_013_eight_large_developments_one_each() {
    for (n_seats, play) in (2..=5).flat_map(|n| [(n, first(n, 3)), (n, later(n, 3))]) {
        let board = play.board();
        let large: Vec<_> = board.faces.iter().filter(|face| board.pack[*face].large).collect();
        assert_eq!(large.len(), 8);
        assert!(large.iter().all(|face| board.stock[face.at()] == 1), "{n_seats} players");
    }
}

/// NF-014: of each small development 1, 2, 2 or 3 copies lie out for 2, 3, 4 or 5 players.
#[test]
fn nf_014_copies_by_number_of_players() {
    for (n_seats, copies) in [(2, 1), (3, 2), (4, 2), (5, 3)] {
        for play in [first(n_seats, 3), later(n_seats, 3)] {
            let board = play.board();
            let small: Vec<_> = board.faces.iter().filter(|face| !board.pack[*face].large).collect();
            assert_eq!(small.len(), 16);
            assert!(small.iter().all(|face| board.stock[face.at()] == copies), "{n_seats} players");
            let hidden = Development::all().filter(|face| !board.faces.has(*face));
            assert!(hidden.map(|face| board.stock[face.at()]).all(|copies| copies == 0));
        }
    }
}

/// NF-015: in later games a separate coin decides the face of each stack of the two right columns and of each large
/// tile.
#[test]
fn nf_015_a_coin_turns_each_two_sided_stack() {
    const GAMES: usize = 400;
    let mut kept: BTreeMap<&str, usize> = BTreeMap::new();
    let mut mixes = BTreeSet::new();
    for seed in 0..GAMES as u64 {
        let play = later(4, seed);
        let board = play.board();
        assert_eq!(board.faces.len(), 24);
        for face in board.faces.iter().filter(|face| board.pack[*face].first_game && !board.pack[*face].fixed)
        {
            *kept.entry(board.pack.pack()[face].stack.as_str()).or_default() += 1;
        }
        let stacks: BTreeSet<_> =
            board.faces.iter().map(|face| board.pack.pack()[face].stack.as_str()).collect();
        assert_eq!(stacks.len(), 24, "one side of each stack is up");
        mixes.insert(board.faces.word());
    }
    assert_eq!(kept.len(), 16, "eight small stacks and eight large tiles have a coin");
    for (stack, n_kept) in kept {
        assert!((GAMES * 2 / 5..=GAMES * 3 / 5).contains(&n_kept), "stack {stack} kept {n_kept} of {GAMES}");
    }
    assert!(mixes.len() > GAMES * 9 / 10, "coins are tossed one by one, not once for all: {}", mixes.len());
}

/// NF-016: the small stacks outside the two right columns never turn.
#[test]
fn nf_016_left_columns_never_turn() {
    let left = |play: &Play| {
        let board = play.board();
        let left = |face: &Development| !board.pack[*face].large && board.pack[*face].place.column <= 2;
        board.faces.iter().filter(left).map(Development::id).collect::<Vec<_>>()
    };
    let printed = left(&first(3, 0));
    assert_eq!(printed.len(), 8);
    for seed in 0..100 {
        assert_eq!(left(&later(3, seed)), printed);
    }
}

/// NF-017: all seven tiles can be selected first in every deal; selecting one does not remove another.
#[test]
fn nf_017_arrangement_of_tiles_has_no_effect() {
    let offered = first(3, 1).legal_of(&first(3, 1).asked().expect("a start player"));
    assert_eq!(offered.len(), 7);
    for seed in 0..20 {
        let play = first(3, seed);
        let start = play.asked().expect("a start player");
        assert_eq!(play.legal_of(&start), offered);
    }
    for tile in &offered {
        let mut play = Play::deal("p1 colonists 1");
        play.play(&format!("p1 {tile}"));
        while play.decision() != Some(Decision::Select) {
            let seat = play.asked().expect("someone acts");
            let line = format!("{seat} {}", play.legal_of(&seat)[0]);
            play.play(&line);
        }
        let rest: Vec<_> = offered.iter().filter(|other| *other != tile).cloned().collect();
        assert_eq!(play.legal_of("p2"), rest);
    }
}

/// NF-018: without goals the two-sided tile shows Retreat into Isolation.
#[test]
fn nf_018_isolation_is_up_and_goals_are_not() {
    for play in [first(2, 1), first(5, 1)] {
        let start = play.asked().expect("a start player");
        assert!(play.offers(&format!("{start} select retreat_into_isolation")));
        assert!(!play.offers(&format!("{start} select {}", Tile::Goals)));
    }
}

/// NF-019: the pool holds 12 points for each player.
#[test]
fn nf_019_twelve_points_a_player() {
    for (n_seats, points) in [(2, 24), (3, 36), (4, 48), (5, 60)] {
        assert_eq!(first(n_seats, 1).board().vp_pool, points);
        assert_eq!(later(n_seats, 1).board().vp_pool, points);
    }
}

/// NF-020: the tens are a separate reserve: no pool counts them, and they pay what a pool cannot.
#[test]
fn nf_020_tens_are_kept_apart() {
    let play = first(5, 1);
    let chips = &play.board().pack.chips;
    let value = |reserve: bool| -> u16 {
        let of = chips.vp.iter().filter(|chip| (chip.value == chips.vp_reserve_value) == reserve);
        of.map(|chip| u16::from(chip.value) * u16::from(chip.count)).sum()
    };
    assert_eq!((play.board().vp_pool, value(false), value(true)), (60, 60, 80));
    let mut play = Play::deal("supply vp 0");
    play.play("p1 select send_diplomatic_envoys");
    assert_eq!((play.empire("p1").vp, play.board().vp_pool), (1, 0));
}

/// NF-021: the supply has 12 colonists for each player until the homes take theirs.
#[test]
fn nf_021_twelve_colonists_a_player() {
    for (n_seats, colonists) in [(2, 24), (3, 36), (4, 48), (5, 60)] {
        let play = later(n_seats, 1);
        assert_eq!(play.decision(), Some(Decision::ChooseHome));
        assert_eq!(play.board().colonists, colonists, "nobody has moved in yet");
    }
}

/// NF-022: goods and credits are open: spectators see how many there are.
#[test]
fn nf_022_supplies_are_open() {
    let play = Play::deal("seats 2\nsupply rare 3\np2 credits 17 home alpha_centauri*");
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        let view = play.state().view(viewer);
        assert_eq!(view.goods, [19, 2, 13, 11]);
        assert_eq!(view.empires[Seat(1)].credits, 17);
        assert!(view.empires[Seat(1)].goods.has(Colony::HOME));
    }
}

/// NF-023: the contents of the bag can be worked out, the next draw cannot: tables that look the same draw
/// differently, and every world is equally likely.
#[test]
fn nf_023_nobody_knows_what_the_bag_gives() {
    const DRAWS: u64 = 1200;
    let play = first(3, 1);
    let start = play.state().awaiting().iter().next().expect("a start player");
    let view = play.state().view(Viewer::Seat(start));
    let mut times = [0; World::COUNT];
    let mut layouts = BTreeSet::new();
    for seed in 0..DRAWS {
        let mut state = State::imagine(&view, start, Chance::seeded(seed));
        assert_eq!(state.view(Viewer::Seat(start)), view);
        state.apply(start, Action::Select(Tile::Explore), &mut Log::silent());
        state.layout.iter().for_each(|world| times[world.at()] += 1);
        layouts.insert(state.layout.word());
    }
    assert!(layouts.len() as u64 > DRAWS * 99 / 100);
    // 7 of 60 worlds in 1200 layouts: 140 each, with a standard deviation of 11.
    for world in World::all() {
        assert!((90..=190).contains(&times[world.at()]), "{world} was drawn {} times", times[world.at()]);
    }
}

/// NFX-01: the set-up table: copies of small developments, colonists before the homes take theirs, points in
/// the pool; then a colonist for each home.
#[test]
fn nfx_01_setup_table() {
    let row = |play: &Play| {
        let board = play.board();
        let copies: BTreeSet<u8> = board
            .faces
            .iter()
            .filter(|face| !board.pack[*face].large)
            .map(|face| board.stock[face.at()])
            .collect();
        let on_homes: u8 = board.empires.iter().map(|(_, empire)| empire.colonies().len()).sum();
        (copies.into_iter().collect::<Vec<_>>(), board.colonists, on_homes, board.vp_pool)
    };
    for (n_seats, copies, colonists, points) in
        [(2, 1, 24, 24), (3, 2, 36, 36), (4, 2, 48, 48), (5, 3, 60, 60)]
    {
        assert_eq!(row(&later(n_seats, 2)), (vec![copies], colonists, 0, points));
        assert_eq!(row(&first(n_seats, 2)), (vec![copies], colonists - n_seats, n_seats, points));
    }
}
