//! Lines of Consume, against every stock of up to three goods of each kind.

use super::card::{Card, gains, kinds, more, number, purse, times};
use super::cards_with;
use engine::Quick;
use new_frontiers::Decision;
use new_frontiers::testing::Play;

pub(super) fn claims(line: &str) -> bool {
    line.starts_with("consume:")
}

/// Colonies of each kind without any Trade or Consume line.
const STOCK: [[&str; 3]; 4] = [
    ["artist_settlement", "devolved_uplift_race", "gem_cutters_moon"],
    ["iron_hills", "shattered_moon", "comet_zone"],
    ["cradle_seas", "swarm_nest", "deep_space_symbionts"],
    ["alien_curio_vault", "alien_seed_reactor", "silent_alien_terraces"],
];

fn stocks() -> impl Iterator<Item = [usize; 4]> {
    (0..256).map(|n| [n & 3, n >> 2 & 3, n >> 4 & 3, n >> 6])
}

/// What a line takes from a stock and gives for it: for each kind the smallest and the largest number of goods, then
/// the total, then the gains. `None` if it cannot be used.
struct Use {
    least: [usize; 4],
    most: [usize; 4],
    total: usize,
    gains: [i32; 3],
}

fn used(line: &str, have: [usize; 4]) -> Option<Use> {
    let (takes, gives) = line.strip_prefix("consume: ")?.split_once(" -> ")?;
    let all: usize = have.iter().sum();
    let n_kinds = have.iter().filter(|n| **n > 0).count();
    let one_each = have.map(|n| n.min(1));
    if takes == "nothing" {
        return Some(Use { least: [0; 4], most: [0; 4], total: 0, gains: gains(gives) });
    }
    if let Some(rest) = takes.strip_prefix("up to ") {
        let (n, what) = rest.split_once(' ')?;
        let n: usize = n.parse().ok()?;
        let each = gains(gives.strip_suffix(" each")?);
        let (most, total) = match what {
            "any" => (have, n.min(all)),
            "different" => (one_each, n.min(n_kinds)),
            kind => (only(kind, have), n.min(have[place(kind)])),
        };
        let gains = times(each, total as i32);
        return (total > 0).then_some(Use { least: [0; 4], most, total, gains });
    }
    if let Some(n) = takes.strip_suffix(" different") {
        let total: usize = n.parse().ok()?;
        let gains = gains(gives);
        return (total <= n_kinds).then_some(Use { least: [0; 4], most: one_each, total, gains });
    }
    let (mut least, mut any) = ([0; 4], 0);
    for part in takes.split(" + ") {
        let (n, what) = part.split_once(' ')?;
        let n: usize = n.parse().ok()?;
        if what == "any" { any += n } else { least[place(what)] += n }
    }
    let total = least.iter().sum::<usize>() + any;
    let enough = least.iter().zip(have).all(|(n, have)| *n <= have) && total <= all;
    let most = if any > 0 { have } else { least };
    enough.then(|| Use { least, most, total, gains: gains(gives) })
}

fn place(kind: &str) -> usize {
    kinds().iter().position(|word| *word == kind).expect("a kind")
}

fn only(kind: &str, have: [usize; 4]) -> [usize; 4] {
    std::array::from_fn(|at| if at == place(kind) { have[at] } else { 0 })
}

/// p1 has the card and these goods; another player selects, and p1 sells nothing in Trade.
fn consuming(card: &Card, have: [usize; 4], more: &str) -> Play {
    let goods: Vec<_> = STOCK.iter().zip(have).flat_map(|(colonies, n)| &colonies[..n]).collect();
    let goods: Vec<_> = goods.into_iter().map(|colony| format!("{colony}*")).collect();
    let colonies = if goods.is_empty() { String::new() } else { format!("p1 colonies {}", goods.join(" ")) };
    let mut play = Play::deal(&format!("order p2 p1 p3\n{}\n{colonies}\n{more}", card.dealt()));
    play.play("p2 select trade_consume");
    if play.decision() == Some(Decision::Trade) {
        play.play("p1 pass");
    }
    play
}

fn stock(play: &Play) -> [usize; 4] {
    let colonies = play.colonies("p1");
    kinds().map(|kind| colonies.iter().filter(|colony| colony.ends_with(&format!("*{kind}"))).count())
}

/// Every such line with every stock: it takes the goods that it names, chosen by the owner where there is a choice,
/// and gives what it says. If it cannot be used, nothing happens.
#[test]
fn every_stock() {
    let simple = |line: &str| claims(line) && line.contains(" -> ");
    let mut luck = Quick::seeded(5);
    for (card, lines) in cards_with(simple) {
        let [line] = &lines[..] else { panic!("{} has several: {lines:?}", card.id) };
        for have in stocks() {
            let mut play = consuming(&card, have, "");
            while play.decision().is_some_and(|decision| matches!(decision, Decision::Spend(_))) {
                let legal = play.legal_of("p1");
                play.play(&format!("p1 {}", legal[luck.below(legal.len())]));
            }
            let left = stock(&play);
            let gone: [usize; 4] = std::array::from_fn(|at| have[at] - left[at]);
            let at = format!("{}: `{line}` with {have:?}", card.id);
            assert_eq!(play.decision(), Some(Decision::Select), "{at}");
            match used(line, have) {
                None => assert_eq!((gone, purse(&play)), ([0; 4], [0; 3]), "{at}"),
                Some(Use { least, most, total, gains }) => {
                    assert_eq!(gone.iter().sum::<usize>(), total, "{at}");
                    for kind in 0..4 {
                        assert!((least[kind]..=most[kind]).contains(&gone[kind]), "{at}: {gone:?} are gone");
                    }
                    assert_eq!(purse(&play), gains, "{at}");
                }
            }
        }
    }
}

/// Selling one more good: any good at its printed price, or none; without goods the player is not asked.
#[test]
fn selling_one_more() {
    let prices = [1, 2, 3, 4];
    for (card, _) in cards_with(|line| line == "consume: may sell 1 at base price") {
        for have in stocks() {
            let mut play = consuming(&card, have, "");
            if have == [0; 4] {
                assert_eq!(play.decision(), Some(Decision::Select));
                continue;
            }
            assert_eq!(play.decision(), Some(Decision::SellMore));
            let mut kept = play.clone();
            kept.play("p1 pass");
            assert_eq!((stock(&kept), purse(&kept)), (have, [0; 3]));
            let kind = have.iter().rposition(|n| *n > 0).expect("a good");
            play.play(&format!("p1 sell {}", STOCK[kind][0]));
            assert_eq!(purse(&play), [prices[kind], 0, 0], "{}", card.id);
            assert_eq!(play.decision(), Some(Decision::Select));
        }
    }
}

/// Points for each good consumed by another power, and more with one other tile.
#[test]
fn points_for_goods_consumed() {
    for (card, lines) in cards_with(|line| line.contains(" vp per good consumed")) {
        let (each, bonus) = (number(&lines[0], "consume: +"), number(&lines[0], "consumed, +"));
        let (each, bonus) = (each.expect("points"), bonus.expect("points"));
        let other = lines[0].split(" vp with ").nth(1).expect("a tile");
        for n_goods in 0..=3 {
            // Festival World takes up to two goods, for a point each.
            let n_consumed = n_goods.min(2);
            for with in [false, true] {
                let tile = if with { format!("p1 developments {other}") } else { String::new() };
                let festival = format!("p1 colonies festival_world\n{tile}");
                let mut play = consuming(&card, [0, n_goods, 0, 0], &festival);
                while let Some(Decision::Consume | Decision::Spend(_)) = play.decision() {
                    let line = play.legal_of("p1")[0].clone();
                    play.play(&format!("p1 {line}"));
                }
                // The Salon's own point.
                let of_other = if with { 1 + bonus } else { 0 };
                let expected = n_consumed as i32 * (1 + each) + of_other;
                assert_eq!(more([0; 3], purse(&play)), [0, expected, 0], "{n_goods} goods, {with}");
            }
        }
    }
}
