//! NF-176 to NF-182: what is limited, what is open, and what never passes between players.

use engine::{BySeat, Game, Match, Quick, Seat, Viewer};
use new_frontiers::ids::{Tile, World};
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Board, Decision, Event, Options, Reason, State, query};

/// Plays random games of every size and passes on each step: the table before, the events, the table after.
fn watch(mut each: impl FnMut(&Board, &[Event], &Board)) {
    for n_seats in 2..=5 {
        for seed in 0..50 {
            let options = Options { first_game: u64::is_multiple_of(seed, 3), ..Options::default() };
            let mut luck = Quick::seeded(seed);
            let mut m = Match::<State>::new(n_seats, options, seed).expect("two to five can play");
            let mut before = m.view(Viewer::Spectator).board;
            while let Some(seat) = m.awaiting().iter().next() {
                assert_eq!(m.awaiting().len(), 1, "never are two asked at once");
                let legal = m.legal(seat);
                let log = m.act(seat, legal[luck.below(legal.len())]).expect("legal");
                let events: Vec<_> = log.seen_by(Viewer::Spectator).copied().collect();
                let after = m.view(Viewer::Spectator).board;
                each(&before, &events, &after);
                before = after;
            }
        }
    }
}

/// NF-176: the supply limits colonists: tiles and powers give only as many as there are.
#[test]
fn nf_176_colonists_end_with_the_supply() {
    let mut play = Play::deal("supply colonists 0\np1 home luyten_garrison\np1 colonies emigrant_port*");
    play.play("p1 select trade_consume\np1 pass");
    assert_eq!((play.empire("p1").colonists, play.empire("p1").credits), (0, 1), "the credit comes alone");
    play.play("p2 select settle");
    assert_eq!(play.empire("p2").colonists, 0, "nor is there one for the selector");
}

/// NF-176: the supply limits goods: a windfall world that is settled without supply stays empty.
#[test]
fn nf_176_goods_end_with_the_supply() {
    let mut play = Play::deal("supply rare 0\np1 credits 1\np1 explored shattered_moon");
    play.play("p1 select settle\np1 settle shattered_moon");
    assert_eq!(play.colonies("p1"), ["shattered_moon", "home"]);
    assert_eq!(play.board().goods[1], 0);
}

/// NF-176: the copies on the boards limit developments, and the bag limits worlds.
#[test]
fn nf_176_tiles_end_with_their_copies() {
    let mut play = Play::deal("seats 2\np1 credits 9\np2 credits 9");
    play.play("p1 select develop\np1 develop space_marines");
    assert_eq!(play.why_not("p2", "development space_marines"), Some(Reason::BoughtOut));
    let mut play = Play::deal("bag comet_zone iron_hills");
    play.play("p1 select explore");
    assert_eq!(play.layout(), ["iron_hills", "comet_zone"]);
    play.play("p1 take comet_zone\np2 take iron_hills");
    assert_eq!(play.decision(), Some(Decision::Select), "nothing is left for p3 or for the bonus");
}

/// NF-177: credits never run out, however many chips the box has.
#[test]
fn nf_177_credits_are_unlimited() {
    let mut play = Play::deal("p1 credits 500\np2 credits 700");
    play.play("p1 select retreat_into_isolation");
    assert_eq!(play.empire("p1").credits, 502);
}

/// NF-178: everybody sees the credits and points of everybody at all times.
#[test]
fn nf_178_credits_and_points_are_public() {
    let play = Play::deal("p1 credits 5 vp 7\np2 credits 1 vp 3\np3 credits 8");
    let viewers = (0..3).map(|n| Viewer::Seat(Seat(n))).chain([Viewer::Spectator]);
    for viewer in viewers {
        let view = play.state().view(viewer);
        let seen = view.empires.map(|_, empire| (empire.credits, empire.vp));
        assert_eq!(seen.as_slice(), [(5, 7), (1, 3), (8, 0)], "{viewer:?}");
    }
}

/// NF-179: chips are worth their number and changing them is not an action: points are in the pool or with the
/// players, and the reserve is used only when the pool is empty, in the last round.
#[test]
fn nf_179_the_reserve_is_for_the_last_round() {
    let mut reserve_was_needed = false;
    watch(|before, _, after| {
        let n_seats = after.empires.n_seats();
        let held: u16 = after.empires.iter().map(|(_, empire)| empire.vp).sum();
        let dealt = u16::from(after.pack.setup(usize::from(n_seats)).vp_pool);
        assert!(held + after.vp_pool >= dealt, "no point is lost");
        if held + after.vp_pool > dealt {
            reserve_was_needed = true;
            assert_eq!(after.vp_pool, 0, "the pool is emptied first");
        }
        if before.vp_pool == 0 {
            assert_eq!(before.round, after.round, "there is no round after that");
        }
    });
    assert!(reserve_was_needed, "the games show it");
}

/// NF-180: nothing passes from player to player: tiles go only from a player to the table, and an event of the owner
/// reports every credit, point, colonist and good.
#[test]
fn nf_180_nothing_changes_hands() {
    let mut books = Books::default();
    watch(|before, events, after| {
        for (seat, empire) in before.empires.iter() {
            let tiles = empire.explored.or(empire.settled);
            for (other, now) in after.empires.iter().filter(|(other, _)| *other != seat) {
                assert!(now.explored.or(now.settled).and(tiles).is_empty(), "{seat} gave {other} a world");
            }
            let kept = after.empires[seat].developments;
            assert!(empire.developments.without(kept).is_empty(), "{seat} lost a development");
        }
        books.check(before, events, after);
    });
    assert!(books.n_replaced > 0 && books.n_discarded > 0, "the games show what is rare");
}

/// What each seat owns, computed from events alone.
#[derive(Default)]
struct Books {
    goods_owed: i32,
    n_replaced: usize,
    n_discarded: usize,
}

impl Books {
    fn check(&mut self, before: &Board, events: &[Event], after: &Board) {
        let mut sum = before.empires.map(|_, empire| holdings(empire));
        for event in events {
            book(&mut sum, before, *event);
        }
        let now = after.empires.map(|_, empire| holdings(empire));
        for (seat, expected) in sum.iter() {
            assert_eq!(now[seat][..3], expected[..3], "{seat}: credits, points, colonists after {events:?}");
        }
        // A power is paid with one good at a time, so the events lag behind until all goods are given.
        let total = |sum: &BySeat<[i32; 4]>| sum.iter().map(|(_, sum)| sum[3]).sum::<i32>();
        self.goods_owed += total(&now) - total(&sum);
        assert!(self.goods_owed >= 0, "a good vanished: {events:?}");
        if after.underway().is_none() {
            assert_eq!(self.goods_owed, 0, "a good came from nowhere: {events:?}");
        }
        self.n_replaced += events.iter().filter(|event| matches!(event, Event::Replaced(..))).count();
        self.n_discarded += events.iter().filter(|event| matches!(event, Event::DiscardedFor(..))).count();
    }
}

fn holdings(empire: &new_frontiers::Empire) -> [i32; 4] {
    let (credits, vp) = (i32::from(empire.credits), i32::from(empire.vp));
    [credits, vp, i32::from(empire.colonists), i32::from(empire.goods.len())]
}

fn book(sum: &mut BySeat<[i32; 4]>, before: &Board, event: Event) {
    let pack = &before.pack;
    let colonists = |world: World| i32::from(pack[world].colonists);
    let (seat, [credits, vp, people, goods]) = match event {
        Event::Gained(seat, gains, _) => {
            (seat, [i32::from(gains.credits), i32::from(gains.vp), i32::from(gains.colonists), 0])
        }
        Event::Developed(seat, _, cost) => (seat, [-i32::from(cost), 0, 0, 0]),
        Event::TookColonists(seat, n) => (seat, [0, 0, i32::from(n), 0]),
        Event::SettledFor(seat, world, cost) => (seat, [-i32::from(cost), 0, -colonists(world), 0]),
        Event::Conquered(seat, world, _) => (seat, [0, 0, -colonists(world), 0]),
        Event::DiscardedFor(seat, _, _) => (seat, [0, 0, 0, -1]),
        Event::Replaced(seat, old, new) => {
            let empire = &before.empires[seat];
            let spare = i32::from(query::card(pack, empire, old).colonists) - colonists(new);
            (seat, [0, 0, spare, -i32::from(empire.goods.has(old))])
        }
        Event::Produced(seat, ..) => (seat, [0, 0, 0, 1]),
        Event::Sold(seat, _, price) => (seat, [i32::from(price), 0, 0, -1]),
        Event::Consumed(seat, _, n) => (seat, [0, 0, 0, -i32::from(n)]),
        _ => return,
    };
    for (have, more) in sum[seat].iter_mut().zip([credits, vp, people, goods]) {
        *have += more;
    }
}

/// NF-181: Explore and Develop go strictly in player order, since what one takes is gone for the next.
#[test]
fn nf_181_explore_and_develop_in_player_order() {
    let mut play = Play::deal("order p2 p3 p1\nbag comet_zone iron_hills spice_world cradle_seas");
    play.play("p2 select explore\np2 take comet_zone");
    assert_eq!(play.asked().as_deref(), Some("p3"));
    assert!(!play.offers("p3 take comet_zone"));
    play.play("p3 take iron_hills\np1 take spice_world\np2 take cradle_seas");

    let mut play = Play::deal("seats 2\norder p2 p1\np1 credits 9\np2 credits 9");
    play.play("p2 select develop");
    assert!(play.offers("p2 develop space_marines"));
    play.play("p2 develop space_marines");
    assert_eq!(play.asked().as_deref(), Some("p1"));
    assert!(!play.offers("p1 develop space_marines"));
}

/// NF-182: players execute every action one after the other, the selector first, so that later players can react. Two
/// players are never asked at the same time.
#[test]
fn nf_182_one_player_after_the_other() {
    let mut seen = [0; Tile::ALL.len()];
    watch(|before, events, after| {
        let (Some(was), Some(is)) = (before.underway(), after.underway()) else { return };
        if was.tile == is.tile && was.order == is.order {
            assert!(was.n_begun <= is.n_begun, "nobody's turn comes back");
            seen[is.tile as usize] += 1;
        }
        let mut turn = 0;
        for event in events {
            let settled = match event {
                Event::TookColonists(seat, _) | Event::SettledFor(seat, ..) | Event::Sold(seat, ..) => seat,
                _ => continue,
            };
            let place = is.order.iter().position(|seat| seat == settled).expect("everybody is in the order");
            assert!(place >= turn, "in player order");
            turn = place;
        }
    });
    for tile in [Tile::Settle, Tile::TradeConsume, Tile::Explore, Tile::Develop] {
        assert!(seen[tile as usize] > 100, "{tile} was seen");
    }
    let mut play = Play::deal("order p3 p1 p2\np1 colonists 1 credits 2\np1 explored iron_hills");
    play.play("p3 select settle");
    for (seat, line) in [("p3", "p3 colonists"), ("p1", "p1 settle iron_hills"), ("p2", "p2 colonists")] {
        assert_eq!(play.state().awaiting().len(), 1);
        assert_eq!(play.asked(), Some(seat_of(seat).to_string()));
        play.play(line);
    }
}
